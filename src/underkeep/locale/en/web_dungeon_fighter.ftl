### The board of Dungeon Fighter


## Names: heroes, abilities, techniques, dice, places

fighter-phase-setup = Setup
fighter-phase-dungeon = Dungeon
fighter-phase-combat = Combat
fighter-phase-rest = Rest
fighter-phase-shopping = Shopping
fighter-phase-battle = Big bad battle
fighter-difficulty-normal = Normal
fighter-difficulty-hard = Hard
fighter-difficulty-infernal = Infernal
fighter-hero-maryla = Marla
fighter-hero-daniel = Daniel
fighter-hero-jack = Jack
fighter-hero-rysiek = Rick
fighter-hero-halina = Halina
fighter-hero-bogdan = Bogdan
fighter-die-red = the red die
    .ins = the red die
fighter-die-green = the green die
    .ins = the green die
fighter-die-blue = the blue die
    .ins = the blue die
fighter-die-white = a white die
    .ins = a white die
fighter-die-snow = the snow die
    .ins = the snow die
fighter-die-water = the water cubes
    .ins = the water cubes
fighter-colour-red = red
fighter-colour-green = green
fighter-colour-blue = blue
fighter-type-beast = beast
    .many = beasts
fighter-type-humanoid = humanoid
    .many = humanoids
fighter-type-undead = undead
    .many = the undead
fighter-type-magical = magical creature
    .many = magical creatures
fighter-technique-roundhouse = Roundhouse
    .text = Turn around once on your heel and throw as the turn ends.
fighter-technique-waterfall = Waterfall
    .text = Lay the die on one end of the waterfall and tip it; the die must fall off the short edge.
fighter-technique-pond = Pond
    .text = The die must bounce off the table inside the pond you place.
fighter-technique-ice-wall = Ice wall
    .text = The die must touch the ice wall at the edge of the target before it lands; lying on the wall is a miss.
fighter-technique-launcher = Launcher
    .text = Lay the die on an unused card and flick the card from below.
fighter-technique-thump = Thump
    .text = The die must leave your fist as the fist strikes the table.
fighter-technique-slide = Slide
    .text = The die must bounce off the floe you place; that counts as the bounce off the table.
fighter-technique-headbutt = Headbutt
    .text = Throw from the top of your head, or let the die touch it.
fighter-technique-under-the-table = Under the table
    .text = Make the whole throw from below the table.
fighter-technique-weak-hand = Weak hand
    .text = Throw with the hand you do not write with.
fighter-technique-secret-x = Secret X
    .text = Throw the die from between the wrists of your crossed hands.
fighter-technique-low-profile = Low profile
    .text = Keep your eyes at table level.
fighter-technique-blind = Blind
    .text = Throw with your eyes closed.
fighter-technique-airborne = Airborne
    .text = Jump and throw while you are in the air.
fighter-technique-prayer = Prayer
    .text = Throw the die from between your folded hands.
fighter-ability-correction = Correction
    .text = You may pick up the die, ignore the throw and throw again.
fighter-ability-favourite-enemy = Favourite Enemy
    .text = On a hit: +4 damage against { $favourite }, +1 against others.
fighter-ability-spider-sense = Spider Sense
    .text = On a miss: the hero takes no damage and the monster loses 2 life; weapons do not add.
fighter-ability-panacea = Panacea
    .text = Every conscious hero regains 1 life.
fighter-ability-sticky-fingers = Sticky Fingers
    .text = 1 coin goes into the chest.
fighter-ability-self-healing = Self-Healing
    .text = The hero regains 3 life.
fighter-ability-piercing = Piercing
    .text = On a hit: +2 damage.
fighter-ability-whack = Whack
    .text = On a hit: the section counts as 5, even if it is worth more.
fighter-ability-fine-herbs = Fine Herbs
    .text = A hero of your choice regains 2 life, plus 1 for each curio in the discard pile.
fighter-ability-brawler = Brawler
    .text = Once in this fight, when any hero’s die lies on a line, add the sections on both sides (the two highest if more meet).
fighter-ability-catchy-tune = Catchy Tune
    .text = On a hit: +2 damage, and until the end of the fight any hero may throw with a roundhouse for +2 on a hit.
fighter-ability-camouflage = Camouflage
    .text = On a hit: +1 damage for each stall symbol of the room; +3 against the big bad.
fighter-place-section = section { $section }
fighter-place-centre = the centre
fighter-place-hole = in a hole
fighter-place-margin = on the margin
fighter-place-off = off the target
fighter-place-frost = on the frost
fighter-place-frost-hole = in the hole of the frost
fighter-place-weak-point = on the weak point
fighter-place-ice-wall = on the ice wall
fighter-place-iceberg = on an iceberg


## The throw: aiming and watching

throw-title = The throw
throw-aim = Aim
throw-surface = The table. Pull back and let go, or use the arrow keys, plus and minus, and Enter.
throw-watching = The table. Enter shows the throw again.
throw-watching-practice = The table. Enter takes the die for another throw.
throw-practice = Practice: nothing counts
throw-others = Another player is aiming.
throw-waiting = The die is in the air…
throw-flat = Flat view from above
throw-axis-direction = Direction
throw-axis-speed = Force
throw-axis-elevation = Height
throw-axis-spin = Spin
throw-axis-side = Side
throw-axis-hand-left = Left hand
throw-axis-hand-right = Right hand
throw-axis-tilting = Tipping time
throw-axis-height = Hand
throw-axis-pond-around = Angle
throw-axis-pond-away = Distance
throw-axis-floe-around = Angle
throw-axis-floe-away = Distance
throw-axis-ice-wall-around = Angle
throw-axis-waterfall-around = Angle
throw-axis-waterfall-away = Distance
throw-axis-waterfall-turn = Faces
throw-value-speed = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } m/s
throw-value-time = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
throw-value-degrees = { $value }°
throw-value-millimetres = { $value } mm
throw-value-side = { $value }°, { $way }
throw-value-straight = straight
throw-value-left = { $value }° left
throw-value-right = { $value }° right
throw-value-level = level
throw-value-up = { $value }° up
throw-value-down = { $value }° down
throw-value-no-spin = none
throw-value-backspin = { $value } backspin
throw-value-topspin = { $value } topspin
throw-value-below = { $value } mm below
throw-value-above = { $value } mm above
throw-compass-0 = north
throw-compass-1 = north-east
throw-compass-2 = east
throw-compass-3 = south-east
throw-compass-4 = south
throw-compass-5 = south-west
throw-compass-6 = west
throw-compass-7 = north-west
throw-bounce-near = First bounce: on the table, near the target.
throw-bounce-short = First bounce: on the table, far from the target.
throw-bounce-target = First bounce: on the target. A miss: the table must come first.
throw-bounce-none = The die would miss the table.
throw-let-go = Throw
throw-toss = Toss
throw-close-eyes = Close your eyes
throw-start-roundhouse = Start the turn
throw-start-launcher = Bend the card
throw-start-thump = Raise the fist
throw-start-headbutt = Start nodding
throw-jump = Jump
throw-steady = Calm throws: no timing, but the hand shakes more
throw-hint-pull = Pull back on the table and let go: the further, the harder.
throw-hint-tilt = Move the waterfall closer to the target, then drag down to tip it.
throw-steady-short = Calm throws
throw-guide = Guide
throw-guide-about = How much of the die’s path you see while you aim
throw-guide-long = long (easy)
throw-guide-short = short
throw-guide-none = none (hard)
throw-left-handed = I write with my left hand
throw-dark = Your eyes are closed. Aim by feel.
throw-hint-dark = Close your eyes first.
throw-hint-hand = Start on the bright half: the side of your weak hand.
throw-hint-hands = Put two fingers on the table, or hold F and K, and let go of both at once.
throw-meter-roundhouse = Let go right after the turn
throw-meter-airborne = Let go before you land
throw-meter-launcher = Let go at the deepest bend
throw-meter-thump = Let go when the fist strikes
throw-meter-headbutt = Let go at the deepest nod
throw-watch = Watch
throw-again = Replay
throw-slow = Slow motion
throw-above = From above
throw-moment = Moment of the flight
throw-once-more = Throw again
throw-target-rings = The target has a centre, rings worth 5 to 1 from inside out, and four holes.
throw-target-patches = The target has a centre, 28 patches in four bands around it, and four holes.
throw-lies = { $what }: { $where }.
throw-where = { $place }, { $way }, { $distance } cm from the centre
throw-seen-middle = in the middle
throw-seen-near = on your side
throw-seen-near-left = on your side on the left
throw-seen-left = on the left
throw-seen-far-left = on the far side on the left
throw-seen-far = on the far side
throw-seen-far-right = on the far side on the right
throw-seen-right = on the right
throw-seen-near-right = on your side on the right
throw-spot-table = on the table
throw-spot-off = off the table
throw-iceberg = An iceberg
throw-template-frost = The frost
throw-template-weak-point = The weak point
throw-piece-pond = The pond
throw-piece-floe = The floe
throw-piece-ice-wall = The ice wall
throw-piece-waterfall = The waterfall
throw-hit = Hit: { $where }
throw-miss = Miss: { $where }
throw-line = On the line of { $sections }
throw-dry = No bounce off the table first
throw-failed = Not done: { $technique }
throw-icebergs = { $count ->
    [one] 1 iceberg touched
   *[other] { $count } icebergs touched
  }
throw-shows-eye = An eye!
throw-shows-snow = Deep snow
throw-way-roundhouse =
    .how = Your view turns around once as soon as you start. Let go right after the turn, within a third of a second.
    .steady = You turn at your own pace.
throw-way-waterfall =
    .how = Drag the lower edge of the waterfall to move it. Drag anywhere else to tip it: drag further for a steeper slope, faster for a faster die.
throw-way-pond =
    .how = Drag the pond to where the die should bounce.
throw-way-ice-wall =
    .how = Drag the wall along the edge of the target. The die must touch it first, and must not stay on it.
throw-way-launcher =
    .how = Hold to bend the card and let go at the deepest bend.
    .steady = You flick the card at your own pace.
throw-way-thump =
    .how = Drag the fist down to the red line as hard as you can, without braking. With keys: let go when it strikes.
    .steady = Your fist comes down at your own pace.
throw-way-slide =
    .how = Drag the floe to where the die should bounce off it.
throw-way-headbutt =
    .how = The die lies on your head. Nod, and let go at the deepest nod.
    .steady = You nod at your own pace.
throw-way-under-the-table =
    .how = Your hand and your eyes are below the table. Throw upwards, over the edge.
throw-way-weak-hand =
    .how = Left and right are swapped, and the hand wanders. On a touch screen, start on the bright half.
throw-way-secret-x =
    .how = Hold with both hands: two fingers, or F and K. Let go of both at once.
    .steady = You open both hands at your own pace.
throw-way-low-profile =
    .how = Your eyes are at table level. No guide shows the die’s path.
throw-way-blind =
    .how = Take one look and close your eyes. Then aim by feel.
throw-way-airborne =
    .how = Jump, and let go before you land.
    .steady = You throw from the top of the jump.
throw-way-prayer =
    .how = Pull with both hands, at once or one after the other, equally hard. Uneven pulls turn the throw.
throw-way-toss =
    .name = The toss
    .how = Flick the template with your thumb. It must turn over in the air and land on the target.


## Signs on the cards

fighter-sign-level = Level { $level }
fighter-sign-life = Life: { $count }
fighter-sign-damage = Damage on a miss: { $count }
fighter-sign-loot = Loot: { $count }
fighter-sign-stalls = Stall symbols: { $count }
fighter-sign-price = Price: { $count }
fighter-sign-bonus = +{ $count } damage on a hit
fighter-sign-weapons = Weapon slots: { $count }
fighter-sign-armours = Armour slots: { $count }
fighter-sign-curios = Curio slots: { $count }
fighter-sign-coins = Coins for the chest: { $count }
fighter-sign-white = White dice for the chest: { $count }
fighter-sign-heals = Life regained: { $count }
fighter-sign-freebie = Freebie: a card from the stall
fighter-sign-tough = Tough going: +{ $count } life for the monster
fighter-sign-water = Water cubes
fighter-sign-snow = Snow die
fighter-sign-icebergs = { $count ->
    [one] 1 iceberg
   *[other] { $count } icebergs
  }
fighter-sign-frost = { $count ->
    [one] 1 frost template
   *[other] { $count } frost templates
  }
fighter-sign-prevents = { $count } less damage
fighter-sign-spares = No damage
fighter-sign-deals = The monster loses { $count } life
fighter-sign-again = Throw again
fighter-sign-sums = Both sections of a line count
fighter-sign-weak-point = Weak-point template
fighter-sign-revives = Stunned heroes get up
fighter-sign-ultra = Ultra-critical hit
fighter-sign-careless = Careless
fighter-sign-mad = Mad


## The table

fighter-table = The table
fighter-game = Game status
fighter-tab-now = Now
fighter-tab-table = The whole table
fighter-unknown-card = unknown card
fighter-none = none
fighter-phases = Phases
fighter-round = Round { $round }
fighter-difficulty = Difficulty
fighter-ballads = ballads and promotions
fighter-companion = real dice
fighter-companion-about = Throw real dice at a real target and report the results here.
fighter-stalls = Stall symbols in visited rooms: { $count } of { $wanted }. Then shopping { $shop } of { $shops }.
fighter-shops-over = All shopping is done.
fighter-decks = Left in the decks: { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  }, { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  }, { $stall ->
    [one] 1 stall card
   *[other] { $stall } stall cards
  }.
fighter-next-level = Next monster: level { $level }.
fighter-piles = Piles
fighter-pile-visited = Visited rooms
fighter-pile-beaten = Beaten monsters
fighter-pile-discard = Discard pile
fighter-over-won = The big bad is beaten.
fighter-over-lost = The party has lost.
fighter-room = Room
fighter-room-plain = Nothing special here.
fighter-room-stalls = { $count ->
    [one] 1 stall symbol
   *[other] { $count } stall symbols
  }
fighter-monster = Monster
fighter-big-bad = Big bad
fighter-no-monster = No monster here.
fighter-damage = damage { $damage }
fighter-loot = Loot: { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
fighter-careless = Careless
fighter-careless-about = A die in a section worth 1 may be thrown again.
fighter-awake = Demands
fighter-asleep = Still asleep: a hit wakes the next one
fighter-asleep-one = asleep
fighter-token-tune = Throw with a roundhouse for +2 damage on a hit.
fighter-token-brawler = Once, when a die lies on a line, add the sections on both sides.
fighter-demands = The throw needs
fighter-with-eye = With an eye: { $ability }. { $text }
fighter-eye-about = An ability with a red, green or blue bar works when the die of that colour shows its eye.
fighter-dice = Dice
fighter-ready = Ready
fighter-in-hand = In hand
fighter-lying = On the table
fighter-in-chest = in the chest: { $count }
fighter-die-at-ready = ready to throw
fighter-die-at-hand = in hand
fighter-die-at-lying = already thrown
fighter-die-short-ready = ready
fighter-die-short-hand = in hand
fighter-die-short-lying = thrown
fighter-letter-red = R
fighter-letter-green = G
fighter-letter-blue = B
fighter-letter-white = W
fighter-letter-snow = S
fighter-letter-water = 3
fighter-templates = On the target
fighter-template-frost = frost
fighter-template-weak-point = weak point
fighter-icebergs = { $count ->
    [one] An iceberg stands in hole { $holes }
   *[other] Icebergs stand in the holes { $holes }
  }
fighter-hit = Hit
fighter-miss = Miss
fighter-on-line = on the line of { $sections }
fighter-shows-eye = shows an eye
fighter-shows-snow = shows deep snow
fighter-dry = did not bounce off the table first
fighter-failed = { $count ->
    [one] without the technique: { $techniques }
   *[other] without the techniques: { $techniques }
  }
fighter-touched = { $count ->
    [one] touched 1 iceberg
   *[other] touched { $count } icebergs
  }
fighter-chest = Chest
fighter-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
fighter-white = { $count ->
    [one] 1 white die
   *[other] { $count } white dice
  }
fighter-supply = Left in the supply
fighter-path = Two ways
fighter-path-secret = Only the boss sees these rooms.
fighter-stall = The stall
fighter-stall-empty = Sold out.
fighter-stall-also = Also for sale: a white die for { $price } coins, and 1 life for every hero for 1 coin.
fighter-middle-heroes = Who goes in?
fighter-middle-path = Which way?
fighter-middle-stall = The stall is open
fighter-middle-gift = Freebie
fighter-target = The target
fighter-no-hero = No hero yet.
fighter-life = { $life } of { $most } life
fighter-boss = boss
fighter-boss-about = The boss picks the way and settles every doubt.
fighter-active = throws now
fighter-unfold = Show all of { $name }
fighter-fold = Show { $name } in one line
fighter-stunned = stunned
fighter-dead = dead
fighter-scars = Scars
fighter-scarred = covered by a scar
fighter-upgrade-ready = upgraded
fighter-upgrade-spent = upgrade spent
fighter-xp = XP
fighter-experience = Experience { $count } of { $most }
fighter-gear = Equipment
fighter-no-gear = No equipment.
fighter-turned = used in this fight
fighter-declared = used with this throw
fighter-trophies = Trophies
fighter-reports = reports
fighter-throws-now = { $hero } throws { $die }.
fighter-tosses-now = Tossed onto the target: { $template }.
fighter-toss-lies = It lies on the target.
fighter-toss-turn = It barely turned: toss again.
fighter-toss-table = It touches the table: that hurts. Toss again.
fighter-toss-off = Off the target: toss again.
fighter-why-room = The party goes on
fighter-why-monster = A monster bars the way
fighter-why-fled = Run!
fighter-why-freebie = Freebie
fighter-why-overkill = Overkill!
fighter-why-special = Special dice for this fight
fighter-why-recovered = The coloured dice return, and every hero is hurt
fighter-why-again = That throw does not count
fighter-why-eye = An eye activates an ability
fighter-why-upgrade = An upgrade replaces the eye
fighter-why-brawler = Both sides of the line count
fighter-why-weak-point = Right on the weak point: half its life gone
fighter-why-woke = The hit wakes another technique
fighter-why-stunned = Out of life: stunned until the fight ends
fighter-why-revived = Back on their feet
fighter-why-scar = Being stunned leaves a scar
fighter-why-stall = Enough symbols: the stall opens
fighter-title-fight = The fight begins: { $value } life
fighter-title-big-bad = The big bad: { $value } life. Beat it and you win!
fighter-title-beaten = Beaten!
fighter-title-stunned = Stunned: out of this fight
fighter-title-scar = A scar covers the { $value ->
    [red] red
    [green] green
   *[blue] blue
} ability
fighter-title-ballad = Fit for a ballad: experience { $value } of 3
fighter-title-promoted = Promoted: the { $value ->
    [red] red
    [green] green
   *[blue] blue
} ability is upgraded
fighter-title-died = Dead for good
fighter-shout-ultra = Ultra-critical!
fighter-shout-won = Victory!
fighter-shout-lost = Defeat


## The practice table

practice-title = Practice table
practice-about = Throw as often as you like: the same hand, the same dice and the same physics as in a game, but nothing counts and nothing is saved.
practice-what = { $die }, { $technique }
practice-die = Die or template
practice-die-cube = Six-sided die
practice-die-pyramid = Four-sided die
practice-die-snow = Snow die
practice-die-water = Three water cubes
practice-die-frost = Frost template
practice-die-weak-point = Weak-point template
practice-target = Target
practice-target-rings = Rings
practice-target-patches = Patches
practice-icebergs = Icebergs
practice-stay = Thrown dice stay on the table
practice-tidy = Clear the table
practice-techniques = Techniques
practice-techniques-about = Choose one or more: a throw must meet them all.
practice-technique = Technique
practice-plain = Plain throw
practice-toss = Template toss
practice-plain-about = The die must bounce off the table before it reaches the target.
practice-tally = Hits
practice-forget = Reset
practice-none = No throws yet.
practice-hits = Hits
practice-of = { $hits } of { $throws } ({ $percent }%)
practice-last = Last ten
practice-last-of = { $hits } of the last { $throws } were hits

### How the game is won, at the first table of a player.

goal-dungeon-fighter = Together, fight your way to the big bad and beat it. If all heroes are stunned in one fight, you lose.
