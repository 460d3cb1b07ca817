### The words that belong to no game: the table in the terminal, replays, lists.


## Cards

card-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  }
card-ruling = Ruling:
card-rules = Rules:
design-own = Underkeep’s own design, not part of the printed game.
design-partly-own = Part of the printed game, but some of its details here are Underkeep’s own.
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
ui-unknown = Unknown command: { $word }. Type ? for all commands.
ui-decision-of = { $name }:
ui-log = What happened
ui-earlier = { $count ->
    [one] … and 1 line before that (l: the whole log)
   *[other] … and { $count } lines before that (l: the whole log)
  }
ui-redraw = Press Enter to see the table again.
ui-hand-over = { $name } is next. Hand over the keyboard; { $name } presses Enter.
ui-passing = Auto-passing until the end of this phase, except in your own turn.
ui-cannot-pass = You cannot pass here; choose an option.
ui-nothing-to-undo = You have nothing to undo.
ui-undo-irreversible = You cannot undo that: a die has been thrown since.
ui-undone = Your last answer is undone.
ui-resign-sure = Really give up? Type yes to confirm.
ui-resign-not = The game goes on.
ui-resign-together = You cannot give up alone in this game; q saves it and quits.
ui-language = The language is now English.
ui-seat-unknown = There is no player called { $name }; the players are { $names }.


## Saving

ui-saved = Saved in { $path }
ui-resume = Continue with: underkeep play --resume { $path }
ui-not-saved = { $reason }
ui-offer-save = Type s (or s FILE) to save the record; Enter quits.
ui-offer-next-game = Type n for the next game of the series, s (or s FILE) to save the record of this one; Enter quits.
ui-replay-it = Watch the replay with: underkeep replay { $path }


## The end

ui-game-over = The game is over
ui-result = Result
ui-seed = This was seed { $seed }.
ui-score-first = Your first score with { $name }.
ui-score-new = New best with { $name }! Before: { $score }.
ui-score-same = Equals your best with { $name }.
ui-score-best = Your best with { $name } is { $score }.
ui-scores = Best scores on this machine: { $contest }
ui-scores-none = Not played yet: { $names }.


## Help

ui-welcome = Type ? for short rules and all commands; ? and a name explains a card.
ui-help-title = What you can type
ui-help-number = choose the option with this number
ui-help-enter = draw the table again
ui-help-pass = pass until the end of this phase, except in my own turn
ui-help-hand = your hand with the full card texts
ui-help-card = explain a card (part of its name is enough) or the card of option 3
ui-help-rule = a clause of the rules, or the clauses with a word in them
ui-help-log = the whole log
ui-help-discard = what has been discarded
ui-help-view = everything in front of you, or of another player
ui-help-undo = undo your last answer, and what bots have answered since
ui-help-save = save the game, in the usual folder or in a file
ui-help-quit = save and quit
ui-help-resign = give up
ui-help-language = switch to Polish (lang en: to English)
ui-card-unknown = There is no card or rule called { $words }.
ui-cards-several = Several cards match:
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
