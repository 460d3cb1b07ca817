### The board of Boss Monster

board-table = The table
board-round = Round { $round }
board-round-none = Before the first round
board-flag-dungeon = { $name }’s dungeon
board-flag-room = { $name }’s dungeon, room { $place }
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
board-barred = cannot enter
board-turns-back = goes back to town
board-later = enters next round
board-next-up = enters next
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
board-deck-legends = Legends
board-deck-left = { $cards ->
    [0] empty
    [one] 1 card left
   *[other] { $cards } cards left
  }
board-discard-cards = { $cards ->
    [0] The discard pile is empty.
    [one] Discard pile: 1 card
   *[other] Discard pile: { $cards } cards
  }
board-discard-short = Discards
board-searched = In the deck
board-stack-cards = Room { $place }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-souls-of = { $name }’s souls
board-wounds-of = { $name }’s wounds

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
board-hand-of = { $name }’s hand
board-hand-empty = no cards
board-hand-known = known: { $cards }
board-damage = damage { $damage }
board-damage-total = Damage { $damage }
board-damage-sum = total damage of all rooms: { $damage }
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
    [one] building…
   *[other] building… ({ $builds } rooms left)
  }
board-placed = ready
board-level-up = levelled up
board-unknown-boss = boss not yet known
board-boss-of = { $name }’s boss
board-out = out of the game
board-won = wins the game
board-changes-damage = damage
board-changes-souls = souls
board-changes-wounds = wounds
board-changes-rooms = rooms
board-resigned = gives up
board-enters = { $you ->
    [yes] into your dungeon
   *[no] into { $name }’s dungeon
}
board-leaving = has given up
board-seat-barred = closed to heroes this round
board-seat-denied = cannot win by souls this round
board-seat-doubled = room treasure counts twice this round
board-seat-party = heroes who enter have { $health } more health this round
board-seat-crushed = all rooms have { $damage } damage this round
board-winner = has won

board-dungeon-path = Dungeon from entrance to boss
board-dungeon-empty = no rooms yet
board-entrance = Entrance
board-entrance-count = { $heroes ->
    [one] 1 hero at the entrance
   *[other] { $heroes } heroes at the entrance
  }
board-entrance-of = At { $name }’s entrance
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
board-why-token = { $more } from a token
board-why-boost = { $more } this round
board-why-boost-from = { $more } this round ({ $card })
board-why-dungeon = { $more } for all rooms here this round
board-why-dungeon-from = { $more } for all rooms here this round ({ $card })
board-why-own = { $more } from its own text
board-why-help = { $more } from another card
board-why-help-from = { $more } from { $card }
board-why-fountain = no damage this round
board-why-fountain-from = no damage this round ({ $card })
board-why-floor = never below 0
board-open-strip = Show { $name }’s dungeon
board-close-strip = Hide { $name }’s dungeon

board-waiting = Waiting effects
board-waiting-first = resolves first
board-waiting-you-first = You may respond first.
board-waiting-line = { $name }’s { WITHOUT_ARTICLE($card) }
board-waiting-on = { $name }’s { WITHOUT_ARTICLE($card) }, on { $targets }
board-casting = Being cast
board-no-building = No more building this round.
board-casts = { $you ->
    [yes] You cast
   *[no] { $name } casts
}
board-negates = { $you ->
    [yes] You negate
   *[no] { $name } negates
}
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
board-items-of = { $name }’s face-down items
board-items-down = { $items ->
    [one] 1 item face-down
   *[other] { $items } items face-down
  }
board-items-in-town = Items that no hero carries
board-item-new = usable from next round on
board-estate = Item won
board-carries = carries { $item }
board-ward = only { $name } can target it
board-held = does not enter this round
board-miniboss = miniboss { $name } (level { $level })
board-miniboss-idle = does nothing now
board-miniboss-raw = no promotion this round
board-miniboss-unpaid = miniboss { $name } wants to move in
board-portable = portable
board-exchanged = shows the treasure of another room
board-why-roused = { $more } for all monster rooms here this round
board-why-roused-from = { $more } for all monster rooms here this round ({ $card })
board-why-drilled = { $more } for ordinary rooms of this type this round
board-why-drilled-from = { $more } for ordinary rooms of this type this round ({ $card })
board-why-doubled = { $more } from doubling
board-why-doubled-from = { $more } from doubling ({ $card })
board-seat-safe = cannot lose by wounds this round
board-seat-taxed = every spell costs a coin this round
board-seat-skipped = heroes pass over the first room this round
board-seat-unmoved = abilities of rooms and minibosses do not affect heroes this round
board-seat-unzoned = may build advanced rooms on any room this round
board-seat-roused = monster rooms have { $damage } damage this round
board-seat-legacy = the next hero who enters has { $health } more health
board-seat-forfeits = { $rooms ->
    [one] must destroy a room at the end of the round
   *[other] must destroy { $rooms } rooms at the end of the round
  }
board-seat-extra = more treasure this round: { $treasure }
board-seat-guise = has the ability of { $boss }

## What may decide the game soon. $you says whether it is the reader's own seat.

board-warnings = Look ahead
board-warning-wounds-now = { $you ->
    [yes] You could be out this round.
   *[no] { $name } could be out this round.
}
board-warning-wounds = { $you ->
    [yes] One more wound and you are out.
   *[no] One more wound and { $name } is out.
}
board-warning-souls-now = { $you ->
    [yes] You could win this round.
   *[no] { $name } could win this round.
}
board-warning-souls = { $you ->
    [yes] { $left ->
        [one] You need one more soul to win.
       *[other] You need { $left } more souls to win.
    }
   *[no] { $left ->
        [one] { $name } needs one more soul to win.
       *[other] { $name } needs { $left } more souls to win.
    }
}
board-warning-deck-empty = No more heroes come to town.
board-warning-deck-last = { $count ->
    [one] The last hero comes next round.
   *[other] The last { $count } heroes come next round.
}
board-warning-epics = { $count ->
    [one] One ordinary hero is left; then the epic heroes come.
   *[other] { $count } ordinary heroes are left; then the epic heroes come.
}
board-warning-legends = { $count ->
    [one] One ordinary hero is left; then the legendary heroes come.
   *[other] { $count } ordinary heroes are left; then the legendary heroes come.
}

### How the game is won, at the first table of a player.

goal-boss-monster = Lure heroes into your dungeon and kill them: 10 souls win the game, 5 wounds lose it.
