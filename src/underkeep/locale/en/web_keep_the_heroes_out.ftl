### The board of Keep the Heroes Out!

keep-language = en
keep-table = The table
keep-map = The dungeon
keep-unknown-card = unknown card

keep-room-treasury = Treasury
keep-room-sewers = Sewers
keep-room-workshop = Workshop
keep-room-library = Library
keep-room-catacombs = Catacombs
keep-room-forge = Forge
keep-room-alchemist = Alchemist
keep-room-study = Study
keep-room-beast_tamer = Beast Tamer
keep-room-prison = Prison
keep-room-laboratory = Laboratory
keep-room-great_builder = Great Builder
keep-does-treasury = place a coin here
keep-does-sewers = place a frog here
keep-does-workshop = place a trap here
keep-does-library = place a book here
keep-does-catacombs = place a bone here
keep-does-forge = discard a coin from here, gain equipment
keep-does-alchemist = discard a frog from here, gain a potion
keep-does-study = discard a book from here, gain a scroll
keep-does-beast_tamer = discard a bone from here, gain a beast
keep-does-prison = gamble once a turn: lock up a hero and draw cards
keep-does-laboratory = lock up a hero, gain a tactics card
keep-does-great_builder = discard coins from here to build
keep-kind-bones = crossed bones
keep-kind-eye = mystic eye
keep-kind-hat = hat
keep-kind-swords = swords
keep-kind-gem = gem
keep-kind-special = special
keep-distance = { $count ->
    [one] 1 corridor from the Treasury
   *[other] { $count } corridors from the Treasury
  }
keep-distance-none = the heroes’ goal
keep-doors = Corridors to
keep-path = Heroes charge to
keep-rubble-to = corridor closed by rubble: { $room }
keep-rubble = Rubble
keep-corridor = Corridor
keep-flooded = flooded: no action, no traps
keep-stage = the stage is here
keep-treasure = treasure { $value }
keep-portal-unfinished = unfinished portal
keep-portal-finished = portal
keep-monsters = Monsters
keep-heroes = Heroes
keep-active = { $hero ->
   *[other] active
  }
keep-exhausted = { $hero ->
   *[other] exhausted
  }
keep-health = { $health } health
keep-health-of = { $left } of { $health } health
keep-needs = { $count ->
    [one] 1 hero steals the treasure
   *[other] { $count } heroes steal the treasure
  }
keep-inspires = a new hero would wake { $count }
keep-will-wake = Asleep. If another hero comes in:
keep-will-attack = will attack { $target }
keep-will-steal = will steal the treasure worth { $value }
keep-will-wait = will fall asleep: the treasure needs { $value } heroes
keep-will-stay = will stay and fall asleep
keep-will-trap = will fall into a trap
keep-needs-short = needs { $count }
keep-inspires-short = would wake { $count }
keep-room-open = Open this room
keep-room-choose = Choose room
keep-room-empty = This room is empty.

keep-clan-dragon = Red Dragon
    .one = dragon
    .acc = the dragon
    .skill = remove all damage from the dragon
keep-clan-witches = Witches
    .one = witch
    .acc = a witch
    .skill = open a portal in a room with a witch
keep-clan-spirits = Poltergeists
    .one = poltergeist
    .acc = a poltergeist
    .skill = move a poltergeist, even through a wall
keep-clan-imps = Imps
    .one = imp
    .acc = an imp
    .skill = move an imp
keep-clan-lizardfolk = Lizardfolk
    .one = lizard
    .acc = a lizard
    .skill = a lizard shoots
keep-clan-skeletons = Skeletons
    .one = skeleton
    .acc = a skeleton
    .skill = place a bone in a room with a skeleton
keep-clan-gnolls = Gnolls
    .one = gnoll
    .acc = a gnoll
    .skill = a gnoll strikes
keep-clan-blob = Blob
    .one = blob
    .acc = a blob
    .skill = draw a card
keep-clan-rats = Rats
    .one = rat
    .acc = a rat
    .skill = place a rat in a room with another rat
keep-hero-warrior = warrior
    .short = Wa
    .ability = discards 2 resources where it appears
keep-hero-rogue = rogue
    .short = Ro
    .ability = disarms a trap where it appears
keep-hero-archer = archer
    .short = Ar
    .ability = shoots at a monster in an adjacent room, closest to the Treasury first
keep-hero-mage = mage
    .short = Ma
    .ability = frees everybody if summoned to the Prison
keep-hero-champion = champion
    .short = Ch
    .ability = hits twice and counts as two
keep-token-frog = { $count ->
    [one] 1 frog
   *[other] { $count } frogs
  }
keep-token-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
keep-token-bone = { $count ->
    [one] 1 bone
   *[other] { $count } bones
  }
keep-token-book = { $count ->
    [one] 1 book
   *[other] { $count } books
  }
keep-token-trap = { $count ->
    [one] 1 trap
   *[other] { $count } traps
  }
keep-symbol-cauldron = Cauldron
keep-symbol-ledger = Ledger
keep-symbol-quake = Quake
keep-symbol-moon = Moon
keep-symbol-lute = Lute
keep-symbol-hammer = Hammer
keep-symbol-storm = Storm
keep-symbol-crown = Crown

keep-act-move = move
keep-act-melee = melee
keep-act-ranged = ranged attack
keep-act-activate = activate
keep-act-draw = draw
keep-act-trap = place a trap
keep-act-defend = defend
keep-act-portal = open a portal
keep-act-place = place { $token }
keep-act-discard = discard { $token }
keep-act-summon = { $count ->
    [one] 1 monster comes here
   *[other] { $count } monsters come here
  }
keep-act-ambush = ambush: up to { $count } into rooms with { $kind }
keep-act-reinforce = reinforcements: { $inner }
keep-act-horde = all in one room: { $inner }
keep-act-then = then
keep-act-or = or

keep-phases = Phases of the turn
keep-phase-setup = Setup
keep-phase-play = Play cards
keep-phase-exchange = Loot
keep-phase-cleanup = Cleanup
keep-phase-raid = Raid
keep-phase-ending = End
keep-level-family = Family
keep-level-challenge = Challenge
keep-level-hardcore = Hardcore
keep-wave = Wave { $wave } of 2
keep-per-turn = { $count ->
    [one] 1 Guild card a turn
   *[other] { $count } Guild cards a turn
  }
keep-turn-of = turn { $turn }: { $name }
keep-turn-short = Turn { $turn }
keep-raid-left = { $count ->
    [one] 1 Guild card to come
   *[other] { $count } Guild cards to come
  }
keep-page = Page of the Dungeon Book
keep-page-open = Scenario rules
keep-page-design = Underkeep’s own design, not a page of the printed book.
keep-difficulty = Difficulty { $stars } of 5
keep-reserve = In the reserve
keep-portals-left = { $count ->
    [one] 1 portal
   *[other] { $count } portals
  }
keep-lent = Cards for the Laboratory
keep-over-won = You have kept the heroes out!
keep-title-lost = The heroes have won
keep-over-lost = The dungeon is lost.

keep-guild = Heroes’ Guild
keep-guild-left = { $count ->
    [0] The Guild deck is empty
    [one] 1 card in the Guild deck
   *[other] { $count } cards in the Guild deck
  }
keep-guild-seen = { $count ->
    [0] No cards turned up in this wave.
    [one] 1 card turned up in this wave.
   *[other] { $count } cards turned up in this wave.
  }
keep-guild-open = Cards left in the Guild deck
keep-guild-last = Last Guild card
keep-gamble = Gamble
keep-guild-gambled = gambled this turn
keep-loot-row = Loot
keep-loot-cards = { $count ->
    [one] 1 face-up card
   *[other] { $count } face-up cards
  }
keep-loot-deck = { $count ->
    [0] The loot deck is empty.
    [one] 1 card in the loot deck.
   *[other] { $count } cards in the loot deck.
  }
keep-projects = Projects of the Great Builder
keep-projects-open = { $count ->
    [one] 1 face-up project
   *[other] { $count } face-up projects
  }
keep-plans = { $count } more in the stack

keep-no-clan = chooses a clan
keep-choose-clan = Choose a clan
keep-clan-numbers = { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  }, { $health } health
keep-in-lair = { $count } of { $of } in the lair
keep-in-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
keep-lair = Lair
keep-deck = Deck
keep-skill = Clan skill
keep-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
keep-hand-of = { $name }: { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
keep-area = { $count ->
    [one] 1 card played this turn
   *[other] { $count } cards played this turn
  }
keep-discard = { $count ->
    [0] No discarded cards
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }
keep-discard-of = { $name }: { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
  }
keep-discard-short = Discards
keep-played-short = Played
keep-playing = Now playing
keep-playing-left = Still to use

keep-carry = Carry a token?
keep-carry-take = Take: { $token }
keep-carry-nothing = Without a token
keep-turn-tile = Turn the tile
keep-site = Building site
keep-hints = Hints
keep-hints-about = Show where heroes go and what they will do

keep-changes-treasures = treasures in the dungeon
keep-changes-heroes = heroes in the dungeon
keep-changes-monsters = your monsters in the dungeon
keep-why-turn = A turn begins
keep-why-wave = A new wave: all Guild cards are shuffled
keep-why-guild = Raid: a Guild card
keep-why-gamble = Gamble: a Guild card
keep-why-laboratory = Laboratory: a Guild card
keep-why-prisoner = Stolen treasure: a Guild card
keep-why-scenario = A scenario card
keep-why-summon = Step 1: a hero appears
keep-why-plunder = Step 2: the warrior plunders the room
keep-why-disarm = Step 2: the rogue disarms a trap
keep-why-shot = Step 2: the archer shoots into an adjacent room
keep-why-break = Step 2: a mage in the Prison frees everybody
keep-why-trap = Step 3: the hero steps into a trap
keep-why-caught = Step 3: a hero summoned to the Prison is exhausted
keep-why-inspire = Step 4: new heroes inspire exhausted ones
keep-why-attack = Step 5: a monster is here, so the hero attacks
keep-why-defend = A player defends
keep-why-loot = Step 6: no monster, enough heroes: they steal
keep-why-wait = Step 7: no monster, too few heroes: they wait
keep-why-charge = Step 8: no monster, no treasure: they charge
keep-why-none-left = No hero of this class is left in the reserve
keep-why-again = Heroes become active again
keep-why-gone = A hero leaves the dungeon
keep-why-lair = A monster goes back to its lair
keep-why-hurt = A monster is hurt
keep-why-mark = The scenario changes the dungeon
keep-why-won = The Guild deck has run out twice
keep-why-lost = The treasure worth 4 was stolen

### How the game is won, at the first table of a player.

goal-keep-the-heroes-out = You all win together if you outlast the Guild deck twice. If the treasure worth 4 is stolen, you lose.
