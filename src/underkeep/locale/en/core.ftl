### The words that belong to no game: the table in the terminal, replays, lists.


## Cards

card-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  }
card-ruling = Ruling:
card-rules = Rules:
design-own = Underkeep's own design, not part of the printed game.
design-partly-own = Part of the printed game, but some of its details here are Underkeep's own.
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }


## Asking

ui-person = Player
ui-answer = Your answer
ui-where = { $what } …
ui-where-hint = number, Enter goes back
ui-answer-hint = number, ? for help
ui-number = Type a number from 1 to { $most }, or ? for help.
ui-unknown = { $word } is not a command here; ? shows what there is.
ui-decision-of = { $name }:
ui-log = What happened
ui-earlier = { $count ->
    [one] … and 1 line before that (l: the whole log)
   *[other] … and { $count } lines before that (l: the whole log)
  }
ui-redraw = Press Enter to see the table again.
ui-hand-over = It is { $name }'s turn to answer. Hand over the keyboard; { $name } presses Enter.
ui-passing = Passing for you until this phase is over, except in your own turn.
ui-cannot-pass = Passing is not possible here; this question needs an answer.
ui-nothing-to-undo = You have not answered anything yet that could be taken back.
ui-undo-irreversible = A die has been thrown since then, and nobody throws twice: that stands.
ui-undone = Your last answer is taken back.
ui-resign-sure = Do you really want to give up? Type yes to do so.
ui-resign-not = Then the game goes on.
ui-resign-together = In this game nobody gives up alone; q saves it and leaves.
ui-language = From now on in English.
ui-seat-unknown = There is no seat called { $name }; there are { $names }.


## Saving

ui-saved = Saved in { $path }
ui-resume = Play on with: underkeep play --resume { $path }
ui-not-saved = { $reason }
ui-offer-save = Type s (or s FILE) to keep the record; Enter leaves.
ui-offer-next-game = Type n for the next game of the series, s (or s FILE) to keep the record of this one; Enter leaves.
ui-replay-it = Look at it again with: underkeep replay { $path }


## The end

ui-game-over = The game is over
ui-result = Result
ui-seed = This was seed { $seed }.
ui-score-first = Your first score with { $name }.
ui-score-new = A new best with { $name }! Until now: { $score }.
ui-score-same = As good as your best with { $name }.
ui-score-best = Your best with { $name } is { $score }.
ui-scores = Best scores on this machine: { $contest }
ui-scores-none = Not played yet: { $names }.


## Help

ui-welcome = Type ? for the rules in short and for everything that can be typed; ? and a name explains a card.
ui-help-title = What you can type
ui-help-number = choose the option with this number
ui-help-enter = draw the table again
ui-help-pass = pass now, and pass for me until this phase is over; my own turn is still asked
ui-help-hand = your hand with the full wordings
ui-help-card = explain a card (part of its name is enough) or the card of option 3
ui-help-rule = a clause of the rules, or the clauses with a word in them
ui-help-log = the whole log
ui-help-discard = what has been discarded
ui-help-view = everything that lies in front of you, or of somebody else
ui-help-undo = take back your last answer, and what bots have answered since
ui-help-save = save the game, in the usual folder or in a file
ui-help-quit = save and leave
ui-help-resign = give up
ui-help-language = speak Polish (or lang en: English)
ui-card-unknown = Neither a card nor a rule goes by { $words }.
ui-cards-several = Several cards fit:
ui-clause-unknown = There is no clause { $clause }.
ui-clauses-more = { $count ->
    [one] … and 1 more clause
   *[other] … and { $count } more clauses
  }
ui-rules-missing = The rules are not part of this installation.


## Replays

replay-at = Answer { $number } of { $total }
replay-next = Next: { $name } – { $words }
replay-end = The record ends here.
replay-keys = Enter forward · b back · r next round · a number jumps there · l log · q quit


## Lists of games

games-players = Players: { $players }
games-sets = Sets (--sets)
games-decks = Ready decks (--deck)
games-presets = Presets (--preset)
games-variants = Variants (--variant)
games-bots = Bots (--seats)
