### Errors: what is wrong, in one sentence, and what would be right. The errors of a game are in its own message file.


## Hints, appended to a sentence

error-did-you-mean = {" "}(did you mean { $name }?)
error-known = {" "}(known: { $names })
error-and = { $first } and { $second }


## Games, languages, files

error-no-game = There is no game called “{ $name }”{ $hint }.
error-added-game-broken = The game “{ $name }” of another package is left out, because it cannot be loaded ({ $reason }); mend it, or remove it with pip uninstall.
error-added-game-taken = The game “{ $name }” of another package is left out, because there is a game called “{ $taken }” already; give it another name.
error-no-capability = { $game } has no { $part }; choose a game that has it.
error-no-picture = This game draws no pictures; its positions can be written as scenarios.
error-no-terminal-board = { $game } has no board for the terminal; it can be played from Python.
error-player-count = { $players ->
    [one] { $game } is for { $least } to { $most } players, not for one.
   *[other] { $game } is for { $least } to { $most } players, not for { $players }.
  }
error-setup-choice = { $field } cannot be “{ $value }”{ $hint }.
error-unknown-move = There is no move “{ $words }” in this game (known: { $moves }).
error-unknown-card = There is no card called “{ $name }”{ $hint }.
error-unknown-path = There is nothing under “{ $path }”{ $hint }.
error-no-language = There is no language called “{ $name }”{ $hint }.
error-in-file = { $file }:{ $line }: { $sentence }


## At the table

error-over-no-answer = The game is over: there is nothing to answer.
error-scripted-chance = Chance cannot bring “{ $words }” now, only: { $options }.
error-not-offered = { $count ->
    [one] { $option } is not the only option of seat { $seat }.
   *[other] { $option } is not among the { $count } options of seat { $seat }.
  }
error-resign-not-playing = Seat { $seat } cannot give up: it is not playing.
error-resign-together = Nobody can give up alone here: all players win or lose together.
error-resign-last = Seat { $seat } cannot give up: all others have, so the game is won.
error-no-beginning-undo = This table does not remember its beginning, so nothing can be undone.
error-no-beginning-replay = This table does not remember its beginning, so it cannot be replayed.
error-undo-count = { $there ->
    [one] There is { $there } answer to undo, not { $wanted }.
   *[other] There are { $there } answers to undo, not { $wanted }.
  }
error-replay-mismatch-at = The record does not match the game at answer { $number }: { $reason }
error-replay-mismatch-between = The record does not match the game between answers { $first } and { $last }: the position is not the recorded one.
error-no-sampling = This view cannot deal worlds; ask for it with observe(seat, for_sampling=True).


## Bots

error-no-bot = There is no bot called “{ $name }”{ $hint }.
error-no-bot-nor-person = There is no bot called “{ $name }”{ $hint }; for a person of that name write { $entry }=human.
error-over-no-bot = The game is over: there is nothing to ask a bot.
error-no-policy = The bot greedy cannot play { $game } yet; choose the bot random.


## Saved games

error-not-a-save = This is not a saved Underkeep game; such a file begins with the letters UKEEP.
error-newer-format = This game was saved by a newer Underkeep (format { $saved }, here { $here }); update to open it.
error-cut-short = This saved game is incomplete or damaged; try an earlier copy of the file.
error-card-missing = This game uses the card { $key }, which this version of Underkeep does not have.
error-damaged-inside = This saved game is damaged: the file is complete, but its contents make no sense.
error-other-rules = This game was saved under { $age ->
    [newer] newer
   *[older] older
  } rules of { $game } (version { $saved }, here { $here }), so it cannot be continued here; install the version of Underkeep it was saved with.
error-played-with-rules = This game was played with rules { $saved }, and this program has rules { $here }, so it cannot be continued here. Everything played so far is kept.
error-not-saved = The game could not be saved in { $path }: { $reason }.
error-no-shuffle-proof = { $path } is not the shuffle proof of a table; open /api/tables/…/fair of that table and save it.
error-shuffle-proof-private = There is no table at { $address }, or it is private: open that address in your browser, save the page, and verify the file.
error-shuffle-proof-refused = The server refused { $address } (code { $code }).
error-shuffle-proof-no-server = No server answers at { $address }.
error-not-read = { $path } cannot be read: { $reason }.
error-not-text = { $path } is not a text; write it in UTF-8.
error-reason = { $code ->
    [ENOENT] no such file or directory
    [EACCES] permission denied
    [EPERM] operation not permitted
    [EISDIR] is a directory
    [ENOTDIR] not a directory
    [EROFS] read-only file system
    [ENOSPC] no space left on device
    [ENAMETOOLONG] file name too long
   *[other] { $words }
  }


## The command

error-no-command = There is no command called “{ $name }”{ $hint }.
error-unknown-option = { $command } does not know “{ $word }”{ $hint }.
error-no-account = There is no account called “{ $name }”.
error-no-report = There is no report { $id }: “underkeep accounts reports” lists them.
error-days = { $option } takes a number of days from 0 to 36500, not { $number }.
error-arguments = { $what }; see `{ $command } --help`.
error-at-least-one = { $option } must be at least 1, not { $number }.
error-no-choice = { $game } has no { $what } to choose{ $hint }.
error-no-preset = There is no preset called “{ $name }”{ $hint }; those of { $game } are { $names }.
error-no-presets = { $game } has no presets.
error-no-such-set = There is no set called “{ $name }”{ $hint }.
error-no-such-kind = There is no kind of card called “{ $name }”{ $hint }; the kinds are { $kinds }.
error-game-without-kind = { $game } has no kind of card called “{ $name }”{ $hint }; its kinds are { $kinds }.
error-no-card-fits = No card matches; try fewer words, or `underkeep cards` for all of them.
error-no-such-seat = There was no player called “{ $name }” at this table{ $hint }.
error-too-many-seats = { $named ->
    [one] --seats names { $named } seat, but --players says { $players }; use only one of the two.
   *[other] --seats names { $named } seats, but --players says { $players }; use only one of the two.
  }
error-saved-seats = { $seats ->
    [one] The saved game has { $seats } seat, but --seats names { $named }.
   *[other] The saved game has { $seats } seats, but --seats names { $named }.
  }
error-long-name = { $most ->
    [one] The name “{ $name }” is too long; it can have at most { $most } letter.
   *[other] The name “{ $name }” is too long; it can have at most { $most } letters.
  }
error-same-name = Two seats are called “{ $name }”; give each its own name.
error-game-name = “{ $name }” cannot be the name of a game: it begins with a small letter and has small letters, digits and single hyphens only, for instance lost-mine.
error-game-name-taken = “{ $name }” is taken: a game or a Python module of this name exists already; choose another name.
error-folder-exists = { $path } already exists; choose another name or another --directory.
error-not-written = { $path } cannot be written: { $reason }.
