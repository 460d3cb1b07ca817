### The deck builder

deck-about = Choose cards from all sets. The bars show the balance that the guide recommends, with its advice beside them. The choice is yours.
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
    [one] { $count } tip.
   *[other] { $count } tips.
  }
deck-balanced = Well balanced.
deck-balance = Balance
deck-play = Play with this deck
deck-table = Create table
deck-copy = Copy code
deck-paste = Code or card list
deck-open = Open
deck-empty = Clear
deck-treasure = Treasure
deck-all-treasures = All treasures
deck-cleric = Cleric
deck-fighter = Fighter
deck-mage = Mage
deck-thief = Thief
deck-explorer = Explorer
deck-only-mine = Only cards in my deck
deck-in = { $count } in the deck
deck-all = { $count ->
    [one] Add the card shown
   *[other] Add all { $count } shown
  }
deck-none = Remove all shown
deck-less = One fewer { $card }
deck-more = One more { $card }, { $count } of { $copies } in the deck
