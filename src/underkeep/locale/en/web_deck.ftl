### The deck builder

deck-about = Choose cards from all sets. The bars show the balance that the guide asks for; its advice stands beside them, and you may do otherwise.
deck-yours = Your deck
deck-counts = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
  }, { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
  }.
deck-players = Players: { $players }.
deck-advice = { $count ->
    [one] { $count } piece of advice.
   *[other] { $count } pieces of advice.
  }
deck-balanced = Well balanced.
deck-balance = Balance
deck-play = Play with this deck
deck-table = Set up a table
deck-copy = Copy the code
deck-paste = A code, or a list of cards
deck-open = Open
deck-empty = Empty
deck-treasure = Treasure
deck-all-treasures = All treasures
deck-cleric = Cleric
deck-fighter = Fighter
deck-mage = Mage
deck-thief = Thief
deck-explorer = Explorer
deck-only-mine = Only what is in my deck
deck-in = { $count } in the deck
deck-all = { $count ->
    [one] Add the card shown
   *[other] Add all { $count } shown
  }
deck-none = Remove what is shown
deck-less = One { $card } less
deck-more = One { $card } more, { $count } of { $copies } in the deck
