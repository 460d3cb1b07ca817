### The rulebooks for players: what all of them share, and the list of them.

rulebook-of = { $game }: how to play
rulebook-how = How to play
rulebook-list = Each game has two books. One explains it with pictures and an example. The other has every rule, clause by clause, for arguments.
rulebook-reference = All rules, clause by clause
rulebook-play = Play
rulebook-print = Print
rulebook-detail = Rules in detail:
rulebook-you = You
rulebook-anna = Anna
rulebook-damage = { $damage } damage
rulebook-left = { $left } left
rulebook-entrance = Entrance
rulebook-dies = dies: { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
  }
rulebook-arrives = arrives: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
