### The board of Boss Monster

board-table = The table
board-round = Round { $round }
board-round-none = Before the first round
board-flag-dungeon = the dungeon of { $name }
board-flag-room = the dungeon of { $name }, room { $place }
board-phases = Phases of the round
board-phase-setup = Setup
board-phase-beginning = Draw
board-phase-build = Build
board-phase-reveal = Reveal
board-phase-bait = Bait
board-phase-adventure = Adventure
board-phase-ending = End
board-order = Order of play, by XP
board-xp = { $xp } XP
board-turn = acts now
board-your-turn = your turn

board-town = Town
board-town-empty = Nobody is in town.
board-goes = to { $name }
board-goes-you = to you
board-stays = stays
board-stays-tie = a tie: stays
board-stays-nothing = finds nothing: stays
board-stays-shunned = not this round
board-offer = { $name } { $count }
board-dies = dies in room { $place }
board-dies-somewhere = dies
board-reaches = reaches the boss with { $health }
board-barred = may not go in
board-turns-back = goes back to town
board-later = goes in next round
board-next-up = goes in next
board-health = { $health } health
board-health-of = { $health } health (printed { $printed })
board-worth = { $worth ->
    [one] counts 1
   *[other] counts { $worth }
  }

board-decks = Decks
board-deck-rooms = Rooms
board-deck-spells = Spells
board-deck-heroes = Heroes
board-deck-epics = Epics
board-deck-left = { $cards ->
    [0] empty
    [one] 1 card left
   *[other] { $cards } cards left
  }
board-discard-cards = { $cards ->
    [0] The discard pile is empty.
    [one] The discard pile: 1 card
   *[other] The discard pile: { $cards } cards
  }
board-discard-short = Discards
board-searched = In the deck
board-stack-cards = Room { $place }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-souls-of = Souls of { $name }
board-wounds-of = Wounds of { $name }

board-name-you = { $name } (you)
board-souls = { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
  }
board-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
board-souls-goal = { $souls } of { $goal } souls
board-wounds-limit = { $wounds } of { $limit } wounds
board-hand-rooms = { $rooms ->
    [one] 1 room card
   *[other] { $rooms } room cards
  }
board-hand-spells = { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
  }
board-hand-size = In hand: { board-hand-rooms }, { board-hand-spells }
board-hand = Your hand
board-hand-of = Hand of { $name }
board-hand-empty = no cards
board-hand-known = known: { $cards }
board-damage = damage { $damage }
board-damage-total = Damage { $damage }
board-damage-sum = damage of all rooms together: { $damage }
board-treasure = Treasure
board-treasure-none = none
board-treasure-leads = { $treasure }: { $count }, the most
board-treasure-count = { $treasure }: { $count }
board-cleric = cleric
board-fighter = fighter
board-mage = mage
board-thief = thief
board-explorer = explorer
board-classless = classless
board-letter-cleric = C
board-letter-fighter = F
board-letter-mage = M
board-letter-thief = T
board-letter-explorer = E
board-builds-left = { $builds ->
    [one] may still place 1 room
   *[other] may still place { $builds } rooms
  }
board-placed = has placed a room
board-level-up = levelled up
board-unknown-boss = a boss, not yet known
board-boss-of = Boss of { $name }
board-out = out of the game
board-won = wins the game
board-changes-damage = damage
board-changes-souls = souls
board-changes-wounds = wounds
board-changes-rooms = rooms
board-resigned = gives up
board-enters = into the dungeon of { $name }
board-leaving = has given up
board-seat-barred = closed to heroes this round
board-seat-denied = cannot win by souls this round
board-seat-doubled = room treasure counts twice this round
board-seat-party = heroes who go in have { $health } more health this round
board-seat-crushed = all rooms have { $damage } damage this round
board-winner = has won

board-dungeon-path = Dungeon from entrance to boss
board-dungeon-empty = no rooms yet
board-entrance = Entrance
board-entrance-count = { $heroes ->
    [one] 1 hero at the entrance
   *[other] { $heroes } heroes at the entrance
  }
board-entrance-of = At the entrance of { $name }
board-inside = inside
board-inside-room = in room { $place }
board-new-place = new place
board-room-monster = monster room
board-room-trap = trap room
board-room-advanced = advanced
board-under = { $cards ->
    [one] 1 card under it
   *[other] { $cards } cards under it
  }
board-under-which = under it: { $cards }
board-face-down = face-down
board-secret = others cannot see this
board-asleep = inactive this round
board-silenced = no ability this round
board-bare = no treasure this round
board-fountain = deals no damage this round
board-used = ability used this round
board-gift = placed by { $name }
board-token = token { $token }
board-why-sum = Damage: { $sum }
board-why-token = { $more } by a token
board-why-boost = { $more } this round
board-why-boost-from = { $more } this round ({ $card })
board-why-dungeon = { $more } for all rooms here this round
board-why-dungeon-from = { $more } for all rooms here this round ({ $card })
board-why-own = { $more } by its own text
board-why-help = { $more } from another card
board-why-help-from = { $more } from { $card }
board-why-fountain = no damage this round
board-why-fountain-from = no damage this round ({ $card })
board-why-floor = never below 0
board-open-strip = Show the dungeon of { $name }
board-close-strip = Hide the dungeon of { $name }

board-waiting = Waiting effects
board-waiting-first = resolves first
board-waiting-you-first = You may act first.
board-waiting-line = { $card } of { $name }
board-waiting-on = { $card } of { $name }, on { $targets }
board-casting = Being cast
board-no-building = Nobody may build any more this round.
board-casts = { $name } casts
board-negates = { $name } negates
board-unknown-card = an unknown card
board-unknown-room = a room card
board-unknown-spell = a spell

board-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
board-coins-on = { board-coins } on it
board-pot = Pot
board-pot-about = the pot of coins
board-deck-items = Items
board-items = Items
board-items-of = Items of { $name }, face-down
board-items-down = { $items ->
    [one] 1 item face-down
   *[other] { $items } items face-down
  }
board-items-in-town = Items that nobody carries
board-item-new = can be used from the next round on
board-estate = Item won
board-carries = carries { $item }
board-ward = only { $name } can aim at it
board-held = does not go in this round
board-miniboss = miniboss { $name } (level { $level })
board-miniboss-idle = does nothing now
board-miniboss-raw = cannot rise this round
board-miniboss-unpaid = miniboss { $name } wants to move in
board-portable = portable
board-exchanged = shows the treasure of another room
board-why-roused = { $more } for all monster rooms here this round
board-why-roused-from = { $more } for all monster rooms here this round ({ $card })
board-why-drilled = { $more } for ordinary rooms of this type this round
board-why-drilled-from = { $more } for ordinary rooms of this type this round ({ $card })
board-why-doubled = { $more } because it is doubled
board-why-doubled-from = { $more } because it is doubled ({ $card })
board-seat-safe = cannot be beaten by wounds this round
board-seat-taxed = every spell costs a coin this round
board-seat-skipped = heroes pass over the first room this round
board-seat-unmoved = rooms and minibosses do not affect heroes by their texts this round
board-seat-unzoned = may build advanced rooms on any room this round
board-seat-roused = monster rooms have { $damage } damage this round
board-seat-legacy = the next hero who goes in has { $health } more health
board-seat-forfeits = { $rooms ->
    [one] has to destroy a room at the end of the round
   *[other] has to destroy { $rooms } rooms at the end of the round
  }
board-seat-extra = more treasure this round: { $treasure }
board-seat-guise = has the ability of { $boss }
