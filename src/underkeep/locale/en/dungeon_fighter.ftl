### Dungeon Fighter in English. The names of cards stand with the cards; what a card does is put together from what is
### printed on it.


## The game

game-title = Dungeon Fighter
game-about = A party throws dice at a target to beat the monsters of a frozen castle. Visit the stall three times, then face the big bad.

phase-setup = Setup
phase-dungeon = Dungeon
phase-combat = Combat
phase-rest = Rest
phase-shopping = Shopping
phase-battle = Big bad battle

difficulty-normal = Normal
    .about = Monsters have their printed life.
difficulty-hard = Hard
    .about = Every monster starts with 2 extra life.
difficulty-infernal = Infernal
    .about = Every monster starts with 4 extra life.

joined = { $first } and { $second }


## Heroes

hero-maryla = Marla
    .gen = Marla
    .dat = Marla
    .acc = Marla
hero-daniel = Daniel
    .gen = Daniel
    .dat = Daniel
    .acc = Daniel
hero-jack = Jack
    .gen = Jack
    .dat = Jack
    .acc = Jack
hero-rysiek = Rick
    .gen = Rick
    .dat = Rick
    .acc = Rick
hero-halina = Halina
    .gen = Halina
    .dat = Halina
    .acc = Halina
hero-bogdan = Bogdan
    .gen = Bogdan
    .dat = Bogdan
    .acc = Bogdan
hero-nobody = nobody
    .gen = nobody
    .dat = nobody
    .acc = nobody


## Dice, colours, templates, types

die-red = the red die
    .acc = the red die
    .ins = the red die
die-green = the green die
    .acc = the green die
    .ins = the green die
die-blue = the blue die
    .acc = the blue die
    .ins = the blue die
die-white = a white die
    .acc = a white die
    .ins = a white die
die-snow = the snow die
    .acc = the snow die
    .ins = the snow die
die-water = the water cubes
    .acc = the water cubes
    .ins = the water cubes

colour-red = red
colour-green = green
colour-blue = blue

template-frost = frost template
    .acc = a frost template
template-weak = weak-point template
    .acc = the weak-point template

type-beast = beast
    .many = beasts
type-humanoid = humanoid
    .many = humanoids
type-undead = undead
    .many = the undead
type-magical = magical creature
    .many = magical creatures


## Throwing techniques

technique-roundhouse = Roundhouse
    .text = Turn around once on your heel and throw as the turn ends.
technique-waterfall = Waterfall
    .text = Lay the die on one end of the waterfall and tip it; the die must fall off the short edge.
technique-pond = Pond
    .text = The die must bounce off the table inside the pond you place.
technique-ice-wall = Ice wall
    .text = The die must touch the ice wall at the edge of the target before it lands; lying on the wall is a miss.
technique-launcher = Launcher
    .text = Lay the die on an unused card and flick the card from below.
technique-thump = Thump
    .text = The die must leave your fist as the fist strikes the table.
technique-slide = Slide
    .text = The die must bounce off the floe you place; that counts as the bounce off the table.
technique-headbutt = Headbutt
    .text = Throw from the top of your head, or let the die touch it.
technique-under-the-table = Under the table
    .text = Make the whole throw from below the table.
technique-weak-hand = Weak hand
    .text = Throw with the hand you do not write with.
technique-secret-x = Secret X
    .text = Throw the die from between the wrists of your crossed hands.
technique-low-profile = Low profile
    .text = Keep your eyes at table level.
technique-blind = Blind
    .text = Throw with your eyes closed.
technique-airborne = Airborne
    .text = Jump and throw while you are in the air.
technique-prayer = Prayer
    .text = Throw the die from between your folded hands.


## Abilities

ability-correction = Correction
    .text = You may pick up the die, ignore the throw and throw again.
ability-favourite-enemy = Favourite Enemy
    .text = On a hit: +4 damage against { $favourite }, +1 against others.
ability-spider-sense = Spider Sense
    .text = On a miss: the hero takes no damage and the monster loses 2 life; weapons do not add.
ability-panacea = Panacea
    .text = Every conscious hero regains 1 life.
ability-sticky-fingers = Sticky Fingers
    .text = 1 coin goes into the chest.
ability-self-healing = Self-Healing
    .text = The hero regains 3 life.
ability-piercing = Piercing
    .text = On a hit: +2 damage.
ability-whack = Whack
    .text = On a hit: the section counts as 5, even if it is worth more.
ability-fine-herbs = Fine Herbs
    .text = A hero of your choice regains 2 life, plus 1 for each curio in the discard pile.
ability-brawler = Brawler
    .text = Once in this fight, when any hero’s die lies on a line, add the sections on both sides (the two highest if more meet).
ability-catchy-tune = Catchy Tune
    .text = On a hit: +2 damage, and until the end of the fight any hero may throw with a roundhouse for +2 on a hit.
ability-camouflage = Camouflage
    .text = On a hit: +1 damage for each stall symbol of the room; +3 against the big bad.


## Where a die lies

place-section = section { $section }
place-centre = the centre
place-hole = in a hole
place-margin = on the margin
place-off = off the target
place-frost = on the frost
place-frost-hole = in the hole of the frost
place-weak-point = on the weak point
place-ice-wall = on the ice wall
place-iceberg = on an iceberg
result = { $hit ->
    [yes] hit, { $where }
   *[no] miss, { $where }
  }
result-line = on the line of { $sections }
result-eye = an eye
result-snow = deep snow
result-dry = no bounce off the table first
result-failed = { $count ->
    [one] without the technique { $techniques }
   *[other] without the techniques { $techniques }
  }
quoted-technique = { $technique }
reason-corners = { $count ->
    [one] 1 corner
   *[other] { $count } corners
  } { $section ->
    [0] on the margin or outside
    [10] in the centre
   *[other] in section { $section }
  }
reason-bounces = { $count ->
    [one] bounced once
   *[other] bounced { $count } times
  }
cube = cube { $number }: { $result }


## Cards

unknown-card = an unknown card
kind-hero = Hero
kind-room = Room
kind-monster = Monster
kind-big-bad = Big bad
kind-weapon = Weapon
kind-armour = Armour
kind-curio = Curio
kind-rarity = Rarity

about-hero = Hero · { $life } life · carries { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
  }, { $armours ->
    [one] 1 piece of armour
   *[other] { $armours } pieces of armour
  } and { $curios ->
    [one] 1 curio
   *[other] { $curios } curios
  }
about-room = Room · { $stalls ->
    [one] 1 stall symbol
   *[other] { $stalls } stall symbols
  }
about-monster = Monster, level { $level } · { $type } · { $life } life · damage { $damage } · loot { $loot }
about-big-bad = Big bad · { $type } · { $life } life · damage { $damage }
about-weapon = Weapon · +{ $bonus } · price { $price }
about-armour = Armour · price { $price }
about-curio = Curio · price { $price }
about-rarity = Rarity · price { $price }

text-ability = { $ability } ({ $colour }): { $text }
text-technique = Every throw in this fight needs the technique { $technique }.
text-tough = The monster has { $life } more life.
text-coins = { $coins ->
    [one] 1 coin goes into the chest.
   *[other] { $coins } coins go into the chest.
  }
text-white = { $dice ->
    [one] 1 white die goes into the chest.
   *[other] { $dice } white dice go into the chest.
  }
text-heals-all = Every hero regains { $life } life.
text-heals-one = A hero of your choice regains { $life } life.
text-freebie = Reveal the top card of the stall deck and give it to a hero.
text-water = The three water cubes join the coloured dice for this fight; throw them together, and one of them counts.
text-snow = The snow die joins the coloured dice for this fight; deep snow on a miss saves the hero from damage.
text-icebergs = Before the fight, { $count ->
    [one] place 1 iceberg in a hole
   *[other] place { $count } icebergs in holes
  } of the target; each one touched costs the monster 1 life and is removed.
text-frost = Before the fight, toss { $count ->
    [one] a frost template onto the target: it is worth 0 and has a hole.
   *[other] { $count } frost templates onto the target: each is worth 0 and has a hole.
  }
text-careless = Careless: a die in a section worth 1 may be thrown again.
text-mad = Mad: each hit wakes the next technique ({ $techniques }).
text-big-bad = The coloured dice cannot be recovered; when no die is left, the party loses.
text-weapon = +{ $bonus } damage on a hit if you throw with the technique { $technique }.
text-armour = Once per fight, when you miss:
text-spares = no damage.
text-prevents = { $damage } less damage.
text-deals = The monster loses { $damage } life.
text-again = ignore the miss and throw the die again.
text-toss-frost = Toss { $count ->
    [one] a frost template
   *[other] both frost templates
  } onto the target.
text-when-missed = When the active hero misses: no damage.
text-toss-weak = Toss the weak-point template onto the target.
text-sums = When the die lies on a line: add the sections on both sides.
text-curio = Then discard this card.
text-revives = On your turn, discard this: every stunned hero gets up with { $life } life and no scar.
text-ultra = When your die lies in the centre without an eye, discard this: the hit is ultra-critical.
text-purse = { $coins ->
    [one] Whenever shopping begins, 1 coin goes into the chest.
   *[other] Whenever shopping begins, { $coins } coins go into the chest.
  }


## Options

option-pass = { $kind ->
    [flee] Stay and fight
    [toss-again] Leave it there
    [die] No dice left
    [careless] Keep the throw
    [correction] Keep the throw
    [again] Keep the throw
    [ability] Skip the ability (+1 experience)
    [upgrade-use] Keep the upgrade
    [trophy] Discard it
    [trade] Done trading
    [buy] Close the stall
    [accept] That’s right
    [accept-turn] That’s right
    [accept-table] That’s right
    [accept-off] That’s right
    [accept-lies] That’s right
    [accept-covers] That’s right
    [report-line] No other section
   *[other] Pass
  }
option-resign = { $seat } resigns
option-choose-hero = { $hero }: { $abilities }
option-choose-fighter = { $kind ->
    [boss] { $fighter }
   *[other] { $fighter } ({ $life } of { $most } life)
  }
option-choose-room = { $card }
option-flee = Run for it
option-place-iceberg = Hole { $hole }
option-take-die = { $die_kind ->
    [white] Take a white die ({ $white } in the chest)
   *[other] Take { $die_acc }
  }
option-recover = Recover the coloured dice: every hero loses { $damage } life
option-declare = { $weapons ->
    [none] Use nothing
   *[other] Use { $weapons }
  }
option-throw = { $result ->
    [none] Throw
   *[other] Throw: { $result }
  }
option-toss = Toss
option-toss-again = Toss it again
option-pick-cube = Cube { $number }: { $result }
option-throw-again = Throw again
option-use-ability = { $ability } ({ $colour }): { $text }
option-use-card = Use { $card }
option-use-token = Use the Brawler: add both sections
option-choose-colour = { $colour } ({ $ability })
option-take-trophy = Keep it as a trophy
option-give = { $card } for { $fighter_acc }
option-swap = { $giver }’s { WITHOUT_ARTICLE($card) } for { $taker }’s { WITHOUT_ARTICLE($other) }
    .what = { $giver }’s { WITHOUT_ARTICLE($card) }
option-buy = { $team ->
    [yes] Buy { $card } for the team ({ $price })
   *[no] Buy { $card } for { $fighter_acc } ({ $price })
  }
    .what = Buy { $card } ({ $price })
option-buy-die = Buy a white die for 2 coins
option-buy-life = 1 life for every hero for 1 coin
option-report = { $yes ->
    [yes] Yes
   *[no] No
  }
option-stopped = { $where }
option-also-in = { $section ->
    [10] The centre too
   *[other] Section { $section } too
  }
option-more-in = { $section ->
    [0] Equal or unclear
    [10] The centre
   *[other] Section { $section }
  }
option-shows = { $face ->
    [eye] An eye
    [snow] Deep snow
   *[other] { $die_kind ->
        [snow] Neither
       *[other] No eye
      }
  }
option-correct = Correct the report


## Questions

ask-hero = Which hero do you play?
ask-boss = Who is the first boss?
ask-path = You lead: which way?{ $solo ->
    [yes] {""}
   *[no] {" "}Only you see these rooms.
  }
ask-freebie = Freebie: who gets { $card }?
ask-flee = Impossible! { $monster } and the room demand { $required } at once. Running costs every hero { $level } life, and all must agree. Run?
ask-iceberg = Choose a hole for the next iceberg.
ask-toss = Toss { $template_acc } onto the target ({ $fighter }).
ask-toss-again = A { $template } is already on the target. Leave it or toss it again?
ask-die = { $ready ->
    [0] No coloured dice left. What does { $fighter } do? ({ $monster }: { $monster_life } life)
   *[other] Which die does { $fighter } throw? ({ $monster }: { $monster_life } life, damage { $damage })
  }
ask-declare = What does { $fighter } use for this throw?
ask-throw = { $required ->
    [none] { $fighter } throws { $die_acc }.
   *[other] { $fighter } throws { $die_acc } with: { $required }.
  }
ask-cube = Which water cube counts?
ask-careless = { $monster } is careless: keep this throw ({ $result }) or throw again?
ask-correction = Correction: keep this throw ({ $result }) or throw again?
ask-again = { $result }. Throw again?
ask-ability = An eye! Which ability does { $fighter } use?
ask-upgrade-use = No eye. Does { $fighter } spend the upgrade?
ask-herbs = Who gets the fine herbs?
ask-heal = Who regains life?
ask-curio = Does { $fighter } use a curio now?
ask-react = { $result }. Does { $fighter } respond?
ask-scar = { $fighter } gets a scar. Which colour?
ask-trophy = Beaten: { $card }. Does { $fighter } keep it?
ask-trade = Trade equipment?
ask-upgrade = { $fighter } is promoted. Which colour gets the upgrade?
ask-buy = The chest holds { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }. What do you buy?
ask-accept = Report: { $result }. Correct?
ask-accept-turn = Report: the { $template } turned too little and is tossed again. Correct?
ask-accept-table = Report: the { $template } touches the table, which costs 1 life. Correct?
ask-accept-off = Report: the { $template } missed the target and is tossed again. Correct?
ask-accept-lies = Report: the { $template } lies on the target. Correct?
ask-accept-covers = Report: the { $template } lies on the target and covers dice, which are removed. Correct?
ask-report-technique = { $technique }: was it done? { $text }
ask-report-bounce = Did the die bounce off the table, outside the target, before it touched the target?
ask-report-iceberg = Did the die touch the iceberg in hole { $hole }?
ask-report-iceberg-others = Did one of the other two cubes touch the iceberg in hole { $hole }?
ask-report-place = Where did the die stop?
ask-report-line = Is it on a line? Which other section is it in?
ask-report-more = Which section holds more of its corners?
ask-report-shows = What does the die show?
ask-report-turned = Did the template make at least half a turn in the air?
ask-report-table = Does the template touch the table?
ask-report-target = Does the template lie on the target?
ask-report-covers = Does the template lie on a die (number { $number }, { $die })?

wait-hero = { $player } chooses a hero.
wait-boss = { $player } chooses the first boss.
wait-path = { $player } looks at two rooms and picks one.
wait-freebie = { $player } chooses who gets { $card }.
wait-flee = { $player } considers running from { $monster }.
wait-iceberg = { $player } places icebergs.
wait-toss = { $player } tosses { $template_acc }.
wait-toss-again = { $player } may toss the template again.
wait-die = { $player } chooses a die for { $fighter_acc }.
wait-declare = { $player } chooses what { $fighter } uses.
wait-throw = { $player } throws { $die_acc } for { $fighter_acc }.
wait-cube = { $player } picks a water cube.
wait-careless = { $player } may throw again.
wait-correction = { $player } may throw again.
wait-again = { $player } may throw again.
wait-ability = { $player } chooses an ability for { $fighter_acc }.
wait-upgrade-use = { $player } may spend an upgrade.
wait-herbs = { $player } hands out herbs.
wait-heal = { $player } chooses who regains life.
wait-curio = { $player } may use a curio.
wait-react = { $player } may respond to the throw.
wait-scar = { $player } chooses a colour for { $fighter }’s scar.
wait-trophy = { $player } may keep a trophy.
wait-trade = { $player } trades equipment.
wait-upgrade = { $player } promotes { $fighter_acc }.
wait-buy = { $player } goes shopping.
wait-accept = { $player } checks the report.
wait-accept-turn = { $player } checks the report.
wait-accept-table = { $player } checks the report.
wait-accept-off = { $player } checks the report.
wait-accept-lies = { $player } checks the report.
wait-accept-covers = { $player } checks the report.
wait-report-technique = { $player } reports the throw.
wait-report-bounce = { $player } reports the throw.
wait-report-iceberg = { $player } reports the throw.
wait-report-iceberg-others = { $player } reports the throw.
wait-report-place = { $player } reports the throw.
wait-report-line = { $player } reports the throw.
wait-report-more = { $player } reports the throw.
wait-report-shows = { $player } reports the throw.
wait-report-turned = { $player } reports the toss.
wait-report-table = { $player } reports the toss.
wait-report-target = { $player } reports the toss.
wait-report-covers = { $player } reports the toss.


## What happens

event-hero-chosen = { $hero } joins the party.
event-boss-chosen = { $fighter } is the boss.
event-round-began = Round { $round } begins.
event-phase-began = { $phase }.
event-path-seen = { $known ->
    [yes] { $fighter } looks at two rooms: { $one } and { $other }.
   *[no] { $fighter } looks at two rooms.
  }
event-room-entered = The party enters { $card }.
event-rooms-shuffled = The discarded rooms are shuffled under the deck.
event-monsters-shuffled = The beaten monsters are back for another fight.
event-monster-appeared = { $loot ->
    [0] The big bad awaits: { $card } ({ $life } life)!
   *[other] A monster bars the way: { $card } ({ $life } life, loot { $loot }).
  }
event-fled = The party runs from { $card }.
event-coins-gained = { $why ->
    [overkill] Overkill!
    [loot] Loot:
   *[other] {""}
  } { $coins ->
    [one] 1 coin goes into the chest.
   *[other] { $coins } coins go into the chest.
  }
event-white-gained = { $dice ->
    [one] A white die goes into the chest.
   *[other] { $dice } white dice go into the chest.
  }
event-special-dice = { $die_kind ->
    [water] The water cubes join the dice of this fight.
   *[other] The snow die joins the dice of this fight.
  }
event-iceberg-placed = An iceberg stands in hole { $hole }.
event-iceberg-gone = The iceberg in hole { $hole } is gone.
event-freebie = { $kept ->
    [yes] { $fighter_there ->
        [yes] { $fighter } gets { $card } for free.
       *[no] The team gets { $card } for free.
      }
   *[no] Nobody can carry { $card }; it is discarded.
  }
event-turn-began = It is { $fighter }’s turn.
event-die-taken = { $fighter } takes { $die_acc }.
event-recovered = { $fighter } recovers the coloured dice; every conscious hero loses { $damage } life.
event-declared = { $fighter } uses { $card }.
event-roundhoused = { $fighter } dances to the tune: roundhouse!
event-thrown = { $number ->
    [0] { $fighter_there ->
        [no] You throw { $die_acc }
       *[yes] { $fighter } throws { $die_acc }
      }: { $result }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
      }.
   *[other] { $fighter_there ->
        [no] Water cube { $number }
       *[yes] { $fighter }’s water cube { $number }
      }: { $result }.
  }
event-cube-picked = { $fighter } picks cube { $number }.
event-ignored = { $why ->
    [careless] The monster was not looking: { $fighter } throws again.
    [correction] Correction: { $fighter } throws again.
   *[other] { $fighter } throws again.
  }
event-ability-used = { $upgrade ->
    [yes] { $fighter } spends an upgrade: { $ability }.
   *[no] An eye! { $fighter } uses { $ability }.
  }
event-ability-idle = { $why ->
    [scar] An eye, but a scar covers { $fighter }’s ability.
    [hit] An eye, but { $fighter }’s ability needs a hit.
    [miss] An eye, but { $fighter }’s ability needs a miss.
   *[other] { $fighter } skips the ability.
  }
event-experience-gained = { $fighter } gains experience ({ $total } of 3).
event-card-used = { $fighter } uses { $card }.
event-brawler-used = { $fighter } uses the Brawler: both sections count.
event-ultra-critical = Ultra-critical! { $fighter } annihilates the monster.
event-weak-point-hit = { $fighter } hits the weak point: the monster loses half its life.
event-monster-hurt = { $parts ->
    [yes] The monster loses { $total } life ({ $base }{ $bonus ->
        [0] {""}
       *[other] {""} + { $bonus }
      }{ $icebergs ->
        [0] {""}
       *[other] {""} + { $icebergs } for icebergs
      }) and has { $left } left.
   *[no] The monster loses { $total } life and has { $left } left.
  }
event-monster-fell = Beaten: { $card }. { $fighter } dealt the last blow.
event-technique-woke = The mad monster now also demands: { $technique }.
event-hero-hurt = { $fighter } loses { $damage } life and has { $left } left.
event-hero-spared = { $fighter } takes no damage.
event-hero-healed = { $fighter } regains { $life } life and now has { $left }.
event-hero-stunned = { $fighter } is stunned!
event-hero-revived = { $fighter } gets up again.
event-scarred = { $fighter } gets a scar ({ $colour }).
event-hero-died = { $fighter } has no room for another scar and dies.
event-tossing = { $fighter_there ->
    [no] You toss
   *[yes] { $fighter } tosses
  } { $template_acc }{ $result ->
    [lies] ; it lands on the target.
    [turn] , but it barely turns: toss again.
    [table] , and it touches the table. That hurts: toss again.
   *[other] , but it misses the target: toss again.
  }
event-die-covered = The template covers { $die_acc }, which is removed.
event-template-gone = The { $template } leaves the target.
event-trophy-taken = { $fighter } keeps { $card } as a trophy.
event-handed = { $giver } hands { $card } to { $fighter_dat }.
event-dropped = Nobody takes { $card }; it is discarded.
event-stall-opened = { $count ->
    [one] The stall opens with 1 card.
   *[other] The stall opens with { $count } cards.
  }
event-offered = For sale: { $card }.
event-bought = { $fighter_there ->
    [yes] Bought for { $fighter_acc }: { $card } (price { $price }).
   *[no] Bought for the team: { $card } (price { $price }).
  }
event-die-bought = The team buys a white die; the chest now has { $white }.
event-life-bought = Drinks are on the team: 1 life for each hero.
event-stall-closed = The stall closes ({ $shops } of 3).
event-upgraded = { $fighter } is promoted: upgrade on { $colour }.
event-game-won = The big bad is beaten! { $glory ->
    [one] 1 glory point
   *[other] { $glory } glory points
  }: { $title }.
event-game-lost = { $why ->
    [dice] No die is left: the big bad wins.
   *[other] Nobody is left standing: the party has lost.
  }

ending-won = The big bad is beaten. The party has { $glory ->
    [one] 1 glory point
   *[other] { $glory } glory points
  } and the title: { $title }.
ending-lost = { $why ->
    [dice] The dice ran out against the big bad, who had { $life } life left.
   *[other] All heroes were stunned in round { $round }.
  }

title-0 = Losers
title-1 = Hopeless optimists
title-2 = Second-league brawlers
title-3 = Budding troublemakers
title-4 = Heroes by mercy
title-5 = Middle-class fighters
title-6 = Slightly better tough guys
title-7 = Almost heroic ballad figures
title-8 = Truly heroic ballad figures
title-9 = Indestructible legends


## What can be chosen for a game

setting-heroes = HEROES
    .about = the heroes around the table, separated by commas; random draws one, players without a hero choose
setting-difficulty = DIFFICULTY
    .about = normal, hard or infernal (default: normal)
setting-ballads = BALLADS
    .about = play with ballads and promotions: experience and upgrades
setting-combined = COMBINED
    .about = play with the heroes of both boxes (five and six players always do)
setting-homebrew = HOMEBREW
    .about = play with homebrew equipment too: cards by Underkeep and its contributors
setting-boss = BOSS
    .about = whether the first boss is random or chosen (default: random)
setting-target = TARGET
    .about = rings or patches (default: rings)
setting-dice = DICE
    .about = cubes or tetrahedra (default: cubes)
setting-throws = THROWS
    .about = simulated; companion for real dice on a real table; made-up for trial runs without physics (default: simulated)
games-heroes = Heroes (--heroes)
games-difficulties = Difficulties (--difficulty)


## What is wrong with a setup, a scenario, a name, a move

error-fighter-players = { $players ->
    [one] Dungeon Fighter is for 1 to 6 players, not for { $players }.
   *[other] Dungeon Fighter is for 1 to 6 players, not for { $players }.
  }
error-names = { $names ->
    [one] There is { $names } name
   *[other] There are { $names } names
  } for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }; write one for each.
error-heroes = { $heroes ->
    [one] There is { $heroes } hero for { $fighters } places; take fewer heroes or more players.
   *[other] There are { $heroes } heroes for { $fighters } places; take fewer heroes or more players.
  }
error-no-hero = There is no hero called “{ $name }”{ $hint }.
error-hero-twice = The hero { $hero } was chosen twice; every hero can be played only once.
error-other-box = The hero { $hero } is from the other box; play with combined boxes, or with five or six players.
error-no-difficulty = There is no difficulty called “{ $name }”{ $hint }.
error-no-boss = The first boss is random or chosen, not “{ $name }”{ $hint }.
error-no-target = There is no target called “{ $name }”{ $hint }.
error-no-dice = There are no dice called “{ $name }”{ $hint }.
error-no-throws = Throws are simulated, companion or made-up, not “{ $name }”{ $hint }.
error-no-card = There is no card called “{ $name }”{ $hint }.
error-several-cards = “{ $name }” could be any of these cards: { $cards }.
error-no-technique = There is no throwing technique “{ $name }”{ $hint }.
error-no-path = Nothing is known under “{ $path }”{ $hint }.
error-no-part = There is no “{ $name }” under { $of }{ $hint }.
error-no-monster = This moment needs a monster: write `monster: Goblin Bobber`, for example.
error-monster-beaten = At this moment the monster must still have life.
error-no-room = This moment needs a room: write `room: Slide`, or `rooms: [Slide]` for the deck.
error-no-big-bad = The battle needs a big bad, and none is left in the deck.
error-many-shops = The stall opens only three times in a game.
error-nobody-stands = At least one hero must be alive and conscious.
error-living-boss = The boss must be a living hero.
error-conscious-active = The active hero must be alive and conscious.
error-no-move = “{ $words }” is not a move{ $hint }; moves look like `pass`, `take blue`, `declare X`, `throw: section 2, eye`, `toss: lies`, `use X`, `use red`, `throw again`, `recover`, `choose X`, `give X to jack`, `buy X for jack`.
error-only-throw = { $toss ->
    [yes] This is the moment to toss a template, and nothing else.
   *[no] This is the moment to throw the die, and nothing else.
  }
error-own-outcome = Answer a throw with the gesture alone; the program finds out where the die comes to rest.
