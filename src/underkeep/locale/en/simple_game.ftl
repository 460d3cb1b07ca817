### The texts that all simple games share. A message of the game with the same id takes precedence.


## Cards

simple-card-value = { $kind }, value { $value }
simple-unknown-card = a hidden card


## Asking, telling, ending

simple-wait = { $player } decides.
option-pass = Pass
event-turn-began = { $seat_you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
  }
event-player-resigned = { $seat_you ->
    [yes] You give up.
   *[no] { $seat } gives up.
  }
simple-ending = { $you ->
    [yes] You win with { x-points }.
   *[no] { $winners ->
        [one] { $names } wins with { x-points }.
       *[other] { $names } win together with { x-points } each.
      }
  }
x-points = { $score ->
    [one] 1 point
   *[other] { $score } points
  }


## The table in the terminal

simple-score = { $name }: { x-points }
simple-you = you
simple-out = out of the game
simple-pile = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
simple-top = on top: { $card }
simple-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
  }
simple-die = [{ $value }]
help-round = Your options are numbered; type a number.
help-table = The common cards and numbers come first, then those of each player. The arrow marks the player whose turn it is.
help-letters = Cards that you do not know are only counted.
help-example = card
