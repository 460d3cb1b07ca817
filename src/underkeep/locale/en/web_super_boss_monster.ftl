### The board of Super Boss Monster: what it adds to that of Boss Monster

board-phase-town = Town
board-phase-minion = Minions
board-order-turns = Order of play, from the first player clockwise
board-need = needs { $need } of its treasure here
board-town-full = makes way: the town is full
board-no-place = no free location: to the Tavern!
board-town-free = free
board-town-wants = needs { $need }
board-stays-few = needs more: stays
board-stays-short = needs { $need }, has { $has }: stays
board-first-player = first player
board-locations = Key locations
board-location-temple = Temple
board-location-stadium = Stadium
board-location-library = Library
board-location-hideout = Hideout
board-location-landing-pad = Landing Pad
board-location-tavern = Tavern
board-special-temple = take
board-special-stadium = draw
board-special-library = swap
board-special-hideout = +2
board-special-landing-pad = mix
board-trained = { $name } ({ $place }, comes out with { $health })
board-minions-there = minions: { $names }
board-market = Market
board-stunned = stunned
board-action = action space
board-minion = your minion’s place
board-why-stunned = stunned: no damage
board-why-stunned-from = stunned: no damage ({ $card })
board-why-last = { $more } as the last room
board-space-temple-treasure = Temple: one cleric treasure
board-space-temple-special = Temple: a card left on the market
board-space-temple-summon = Temple: send out the hero (+2 health)
board-space-stadium-treasure = Stadium: one fighter treasure
board-space-stadium-special = Stadium: draw a room card
board-space-stadium-summon = Stadium: send out the hero (+2 health)
board-space-library-treasure = Library: one mage treasure
board-space-library-special = Library: draw a spell, then discard a spell
board-space-library-summon = Library: send out the hero (+2 health)
board-space-hideout-treasure = Hideout: one thief treasure
board-space-hideout-special = Hideout: +2 damage for your last room
board-space-hideout-summon = Hideout: send out the hero (+2 health)
board-space-landing-pad-treasure = Landing Pad: one explorer treasure
board-space-landing-pad-special = Landing Pad: shuffle the rooms of one stack
board-space-landing-pad-summon = Landing Pad: send out the hero (+2 health)
board-space-tavern-summon = Tavern: send out the topmost hero (−2 health)

## What may decide the game soon. $you says whether it is the reader's own seat.

board-tavern-solo = { $free ->
    [0] The next hero pushed here ends the game
    [one] Only 1 place is free; then a hero here ends the game
   *[other] Ends the game when all places are full ({ $free } are free)
}
board-warning-tavern-now = Next round a hero has only the Tavern left, and the game ends!
board-warning-tavern = { $free ->
    [0] After the next round no place in the city is free.
    [one] After the next round only one place in the city is free.
   *[other] After the next round { $free } places in the city are free.
}
board-warning-last-round = This is the last round: the deck has no more heroes.
board-warning-last-round-next = The next round is the last.
board-warning-city-wounds-now = Your fifth wound is on its way: the game would end with this round.
board-warning-city-wounds = One more wound, and the round is your last.
board-warning-city-souls-now = { $you ->
    [yes] You could have { $goal } souls this round and end the game.
   *[no] { $name } could have { $goal } souls this round and end the game.
}
board-warning-city-souls = { $you ->
    [yes] { $left ->
        [one] You need one more soul to end the game.
       *[other] You need { $left } more souls to end the game.
    }
   *[no] { $left ->
        [one] { $name } needs one more soul to end the game.
       *[other] { $name } needs { $left } more souls to end the game.
    }
}

### How the game is won, at the first table of a player.

goal-super-boss-monster = A hero who dies in your dungeon is a soul, one who reaches you is a wound. The most souls minus wounds win.
