### The generic board, for games without a board of their own.

generic-table = The table
generic-you = you
generic-turn = to play
generic-out = out of the game
generic-empty = empty
generic-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
generic-hidden = { $count ->
    [one] hidden card
   *[other] { $count } hidden cards
  }
generic-top = on top: { $card }
