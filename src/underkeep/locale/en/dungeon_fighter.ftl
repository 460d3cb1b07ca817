### Dungeon Fighter in English. The names of cards stand with the cards; what a card does is put together from what is
### printed on it.


## The game

game-title = Dungeon Fighter
game-about = A party throws dice at a target to beat the monsters of a frozen castle: visit the stall three times, then face the big bad.

phase-setup = Setup
phase-dungeon = Dungeon
phase-combat = Combat
phase-rest = Rest
phase-shopping = Shopping
phase-battle = Big bad battle

difficulty-normal = Normal
    .about = Monsters have the life that is printed.
difficulty-hard = Hard
    .about = Every monster begins with 2 more life.
difficulty-infernal = Infernal
    .about = Every monster begins with 4 more life.

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
    .text = Turn once around on your heel and throw as the turn ends.
technique-waterfall = Waterfall
    .text = Lay the die on the end of the waterfall and tip it; the die must leave over the short edge.
technique-pond = Pond
    .text = The die must bounce off the table inside the pond that you lay down.
technique-ice-wall = Ice wall
    .text = The die must touch the ice wall at the edge of the target before it lands; lying on the wall is a miss.
technique-launcher = Launcher
    .text = Lay the die on an unused card and flick the card from below.
technique-thump = Thump
    .text = The die leaves your fist at the moment at which the fist strikes the table.
technique-slide = Slide
    .text = The die must bounce off the floe that you lay down; that counts as the bounce off the table.
technique-headbutt = Headbutt
    .text = Throw from the top of your head, or let the die touch it.
technique-under-the-table = Under the table
    .text = The whole throw is made from below the table.
technique-weak-hand = Weak hand
    .text = Throw with the hand that you do not write with.
technique-secret-x = Secret X
    .text = Throw the die from between the wrists of your crossed hands.
technique-low-profile = Low profile
    .text = Keep your eyes at the height of the table.
technique-blind = Blind
    .text = Throw with your eyes closed.
technique-airborne = Airborne
    .text = Jump, and throw while you are in the air.
technique-prayer = Prayer
    .text = Throw the die from between your folded hands.


## Abilities

ability-correction = Correction
    .text = You may pick the die up, forget the throw and throw again.
ability-favourite-enemy = Favourite Enemy
    .text = On a hit: 4 more damage against { $favourite }, 1 more against others.
ability-spider-sense = Spider Sense
    .text = On a miss: no damage for the hero, 2 damage to the monster; weapons do not add.
ability-panacea = Panacea
    .text = Every conscious hero regains 1 life.
ability-sticky-fingers = Sticky Fingers
    .text = 1 coin goes into the chest.
ability-self-healing = Self-Healing
    .text = The hero regains 3 life.
ability-piercing = Piercing
    .text = On a hit: 2 more damage.
ability-whack = Whack
    .text = On a hit: the section counts as 5, even if it is worth more.
ability-fine-herbs = Fine Herbs
    .text = A hero of your choice regains 2 life, and 1 more for each curio in the discard pile.
ability-brawler = Brawler
    .text = Once in this fight, when the die of any hero lies on a line, add the sections on both sides (the two highest, if more meet).
ability-catchy-tune = Catchy Tune
    .text = On a hit: 2 more damage, and until the end of the fight every hero may throw with a roundhouse for 2 more on a hit.
ability-camouflage = Camouflage
    .text = On a hit: as much more damage as the room has stall symbols; 3 more against the big bad.


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
result-failed = without the technique { $techniques }
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
text-technique = Every throw of the fight must use the technique { $technique }.
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
text-freebie = Turn up the top card of the stall and give it to a hero.
text-water = The three water cubes join the coloured dice for this fight; they are thrown together, and one of them counts.
text-snow = The snow die joins the coloured dice for this fight; deep snow on a miss saves the hero from damage.
text-icebergs = Before the fight { $count ->
    [one] 1 iceberg is
   *[other] { $count } icebergs are
  } put into holes of the target; each one touched costs the monster 1 life and is taken away.
text-frost = Before the fight { $count ->
    [one] a frost template is tossed
   *[other] { $count } frost templates are tossed
  } onto the target, each worth 0 and with a hole.
text-careless = Careless: a die in a section worth 1 may be thrown again.
text-mad = Mad: each hit wakes the next technique: { $techniques }.
text-big-bad = The coloured dice cannot be recovered; when no die is left, the party loses.
text-weapon = { $bonus } more damage on a hit if you throw with the technique { $technique }.
text-armour = Once in a fight, when you miss:
text-spares = no damage.
text-prevents = { $damage } less damage.
text-deals = The monster loses { $damage } life.
text-again = throw the die again and forget the miss.
text-toss-frost = Toss { $count ->
    [one] a frost template
   *[other] both frost templates
  } onto the target.
text-when-missed = When the active hero misses: no damage.
text-toss-weak = Toss the weak-point template onto the target.
text-sums = When the die lies on a line: add the sections on both sides.
text-curio = Then discard this card.
text-revives = In your own turn, discard this: every stunned hero stands up with { $life } life and gets no scar.
text-ultra = When your die lies on the centre without an eye, discard this: the hit is ultra-critical.
text-purse = { $coins ->
    [one] At the beginning of every shopping 1 coin goes into the chest.
   *[other] At the beginning of every shopping { $coins } coins go into the chest.
  }


## Options

option-pass = { $kind ->
    [flee] Stay and fight
    [toss-again] Leave it where it is
    [die] There is no die left
    [careless] Keep the throw
    [correction] Keep the throw
    [again] Keep the throw
    [ability] Do without the ability (1 experience)
    [upgrade-use] Keep the upgrade
    [trophy] Put it on the discard pile
    [trade] Everybody keeps what they have now
    [buy] Close the stall
    [accept] That is how it was
    [accept-turn] That is how it was
    [accept-table] That is how it was
    [accept-off] That is how it was
    [accept-lies] That is how it was
    [accept-covers] That is how it was
    [report-line] In no other section
   *[other] Pass
  }
option-resign = { $seat } gives up
option-choose-hero = { $hero }: { $abilities }
option-choose-fighter = { $kind ->
    [boss] { $fighter }
   *[other] { $fighter } ({ $life } of { $most } life)
  }
option-choose-room = { $card }
option-flee = Run for it
option-place-iceberg = Hole { $hole }
option-take-die = { $die_kind ->
    [white] Take a white die from the chest ({ $white } there)
   *[other] Take { $die_acc }
  }
option-recover = Recover the coloured dice; every hero loses { $damage } life
option-declare = { $weapons ->
    [none] Use nothing
   *[other] Use { $weapons }
  }
option-throw = { $result ->
    [none] Throw
   *[other] Throw: { $result }
  }
option-toss = Toss
option-toss-again = Take it off and toss it again
option-pick-cube = Cube { $number }: { $result }
option-throw-again = Throw again
option-use-ability = { $ability } ({ $colour }): { $text }
option-use-card = Use { $card }
option-use-token = Use the Brawler: add the sections on both sides of the line
option-choose-colour = { $colour } ({ $ability })
option-take-trophy = Keep the card as a trophy
option-give = { $card } for { $fighter_acc }
option-swap = { $card } of { $giver_gen } for { $other } of { $taker_gen }
option-buy = { $team ->
    [yes] Buy { $card } for the team ({ $price })
   *[no] Buy { $card } for { $fighter_acc } ({ $price })
  }
option-buy-die = Buy a white die (2)
option-buy-life = 1 life for every hero (1)
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
    [0] Nobody can tell
    [10] The centre
   *[other] Section { $section }
  }
option-shows = { $face ->
    [eye] An eye
    [snow] Deep snow
   *[other] Neither
  }
option-correct = Correct the report


## Questions

ask-hero = Which hero do you play?
ask-boss = Who is the first boss?
ask-path = You are the boss: which way? Only you see these rooms.
ask-freebie = Free of charge: who gets { $card }?
ask-flee = Impossible! Monster ({ $monster }) and room demand at once: { $required }. Everybody who runs loses { $level } life; the team runs only if all agree. Do you run?
ask-iceberg = Into which hole does the next iceberg go?
ask-toss = Toss { $template_acc } onto the target ({ $fighter }).
ask-toss-again = A template of this kind is on the target already ({ $template }). Leave it there, or toss it again?
ask-die = { $ready ->
    [0] No coloured die is left. How does { $fighter } go on? ({ $monster }: { $monster_life } life)
   *[other] Which die does { $fighter } throw? ({ $monster }: { $monster_life } life, damage { $damage })
  }
ask-declare = What does { $fighter } use with this throw?
ask-throw = { $required ->
    [none] { $fighter } throws { $die_acc }.
   *[other] { $fighter } throws { $die_acc } with: { $required }.
  }
ask-cube = Which water cube counts?
ask-careless = { $monster } is careless: keep this throw ({ $result }), or throw again?
ask-correction = Correction: keep this throw ({ $result }), or throw again?
ask-again = { $result }. Do you want to throw again?
ask-ability = An eye! Which ability does { $fighter } use?
ask-upgrade-use = No eye, but an upgrade: does { $fighter } spend it?
ask-herbs = Who gets the fine herbs?
ask-heal = Who regains life?
ask-curio = Does { $fighter } use a curio now?
ask-react = { $result }. Does { $fighter } answer with something?
ask-scar = { $fighter } gets a scar. On which colour?
ask-trophy = Beaten: { $card }. Does { $fighter } keep the card?
ask-trade = Does equipment change hands?
ask-upgrade = { $fighter } is promoted. Which colour gets the upgrade?
ask-buy = The stall is open. { $coins ->
    [one] There is 1 coin in the chest.
   *[other] There are { $coins } coins in the chest.
  }
ask-accept = The report: { $result }. Is that right?
ask-accept-turn = The report: the { $template } turned too little, and is tossed again. Is that right?
ask-accept-table = The report: the { $template } touches the table. That costs 1 life. Is that right?
ask-accept-off = The report: the { $template } missed the target, and is tossed again. Is that right?
ask-accept-lies = The report: the { $template } lies on the target. Is that right?
ask-accept-covers = The report: the { $template } lies on the target and covers dice, which are taken away. Is that right?
ask-report-technique = { $technique }: was it done? { $text }
ask-report-bounce = Did the die bounce off the table, outside the target, before it touched the target?
ask-report-iceberg = Did the die touch the iceberg in hole { $hole }?
ask-report-iceberg-others = Did one of the other two cubes touch the iceberg in hole { $hole }?
ask-report-place = Where did the die stop?
ask-report-line = Does it lie on a line? In which other section is it?
ask-report-more = In which of these sections are more of its corners?
ask-report-shows = What does the die show?
ask-report-turned = Did the template turn by at least half a turn in the air?
ask-report-table = Does the template touch the table?
ask-report-target = Does the template lie on the target?
ask-report-covers = Does the template lie on a die (number { $number }, { $die })?

wait-hero = { $player } chooses a hero.
wait-boss = { $player } says who the first boss is.
wait-path = { $player } looks at two rooms and picks the way.
wait-freebie = { $player } says who gets { $card }.
wait-flee = { $player } considers running from { $monster }.
wait-iceberg = { $player } places icebergs.
wait-toss = { $player } tosses { $template_acc }.
wait-toss-again = { $player } looks at the template on the target.
wait-die = { $player } chooses a die for { $fighter_acc }.
wait-declare = { $player } says what { $fighter } uses.
wait-throw = { $player } throws { $die_acc } for { $fighter_acc }.
wait-cube = { $player } picks a water cube.
wait-careless = { $player } may throw again.
wait-correction = { $player } may throw again.
wait-again = { $player } may throw again.
wait-ability = { $player } chooses an ability of { $fighter_gen }.
wait-upgrade-use = { $player } may spend an upgrade.
wait-herbs = { $player } hands out herbs.
wait-heal = { $player } says who regains life.
wait-curio = { $player } may use a curio.
wait-react = { $player } may answer the throw.
wait-scar = { $player } chooses a place for the scar of { $fighter_gen }.
wait-trophy = { $player } may keep a trophy.
wait-trade = { $player } distributes equipment.
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
event-rooms-shuffled = The rooms that were put aside are shuffled under the deck.
event-monsters-shuffled = The beaten monsters are back for another fight.
event-monster-appeared = A monster bars the way: { $card } ({ $life } life, loot { $loot }).
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
        [yes] { $fighter } gets { $card } free of charge.
       *[no] The team gets { $card } free of charge.
      }
   *[no] Nobody can carry { $card }; it is discarded.
  }
event-turn-began = It is the turn of { $fighter_gen }.
event-die-taken = { $fighter } takes { $die_acc }.
event-recovered = { $fighter } gathers the coloured dice; every conscious hero pays for it with { $damage } life.
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
       *[yes] Water cube { $number } of { $fighter_gen }
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
    [scar] An eye, but a scar covers the ability of { $fighter_gen }.
    [hit] An eye, but the ability of { $fighter_gen } needs a hit.
    [miss] An eye, but the ability of { $fighter_gen } needs a miss.
   *[other] { $fighter } does without the ability.
  }
event-experience-gained = { $fighter } gains experience ({ $total } of 3).
event-card-used = { $fighter } uses { $card }.
event-brawler-used = { $fighter } uses the Brawler: both sections count.
event-ultra-critical = Ultra-critical! { $fighter } annihilates the monster.
event-weak-point-hit = { $fighter } hits the weak point: the monster loses half of its life.
event-monster-hurt = { $parts ->
    [yes] The monster loses { $total } life ({ $base }{ $bonus ->
        [0] {""}
       *[other] {""} + { $bonus }
      }{ $icebergs ->
        [0] {""}
       *[other] {""} + { $icebergs } for icebergs
      }) and has { $left }.
   *[no] The monster loses { $total } life and has { $left }.
  }
event-monster-fell = Beaten: { $card }. The last blow was dealt by { $fighter_acc }.
event-technique-woke = The mad monster now demands: { $technique }.
event-hero-hurt = { $fighter } loses { $damage } life and has { $left }.
event-hero-spared = { $fighter } takes no damage.
event-hero-healed = { $fighter } regains { $life } life and has { $left }.
event-hero-stunned = { $fighter } is stunned!
event-hero-revived = { $fighter } gets up again.
event-scarred = { $fighter } gets a scar ({ $colour }).
event-hero-died = { $fighter } has no place left for a scar and dies.
event-tossing = { $fighter_there ->
    [no] You toss
   *[yes] { $fighter } tosses
  } { $template_acc }{ $result ->
    [lies] ; it lies on the target.
    [turn] , but it hardly turns; once more.
    [table] , and it touches the table; that hurts, and once more.
   *[other] {""} past the target; once more.
  }
event-die-covered = The template lies on { $die_acc }, which is taken away.
event-template-gone = The { $template } is taken off the target.
event-trophy-taken = { $fighter } keeps { $card } as a trophy.
event-handed = { $giver } hands { $card } to { $fighter_dat }.
event-dropped = Nobody takes { $card }; it is discarded.
event-stall-opened = { $count ->
    [one] The stall opens with 1 card.
   *[other] The stall opens with { $count } cards.
  }
event-offered = For sale: { $card }.
event-bought = { $fighter_there ->
    [yes] { $card } for { $fighter_acc }, price { $price }.
   *[no] { $card } for the team, price { $price }.
  }
event-die-bought = A white die is bought; the chest has { $white } now.
event-life-bought = Everybody has a drink on the team: 1 life for each hero.
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
    [dice] The dice ran out against the big bad.
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
    .about = the heroes around the table, separated by commas; random draws one, whoever has none chooses
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
error-no-hero = There is no hero called '{ $name }'{ $hint }.
error-hero-twice = The hero { $hero } was chosen twice; every hero can be played only once.
error-other-box = The hero { $hero } is from the other box; play with combined boxes, or with five or six players.
error-no-difficulty = There is no difficulty called '{ $name }'{ $hint }.
error-no-boss = The first boss is random or chosen, not '{ $name }'{ $hint }.
error-no-target = There is no target called '{ $name }'{ $hint }.
error-no-dice = There are no dice called '{ $name }'{ $hint }.
error-no-throws = Throws are simulated, companion or made-up, not '{ $name }'{ $hint }.
error-no-card = There is no card called '{ $name }'{ $hint }.
error-several-cards = '{ $name }' could be any of these cards: { $cards }.
error-no-technique = There is no throwing technique '{ $name }'{ $hint }.
error-no-path = Nothing is known under '{ $path }'{ $hint }.
error-no-part = There is no '{ $name }' under { $of }{ $hint }.
error-no-monster = This moment needs a monster: write `monster: Goblin Bobber`, for instance.
error-monster-beaten = In this moment the monster must still have life.
error-no-room = This moment needs a room: write `room: Slide`, or `rooms: [Slide]` for the deck.
error-no-big-bad = The battle needs a big bad, and none is left in the deck.
error-many-shops = The stall opens only three times in a game.
error-nobody-stands = At least one hero must be alive and conscious.
error-living-boss = The boss must be a living hero.
error-conscious-active = The active hero must be alive and conscious.
error-no-move = '{ $words }' is not a move{ $hint }; moves look like `pass`, `take blue`, `declare X`, `throw: section 2, eye`, `toss: lies`, `use X`, `use red`, `throw again`, `recover`, `choose X`, `give X to jack`, `buy X for jack`.
error-only-throw = { $toss ->
    [yes] This is the moment to toss a template, and nothing else.
   *[no] This is the moment to throw the die, and nothing else.
  }
error-own-outcome = A throw is answered with the gesture alone; where the die comes to rest is found out here.
