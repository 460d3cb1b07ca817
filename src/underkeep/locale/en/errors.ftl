### Errors: what is wrong, in one sentence, and what would be right. The errors of a game are in its own message file.


## Hints, appended to a sentence

error-did-you-mean = {" "}(did you mean { $name }?)
error-known = {" "}(known: { $names })
error-and = { $first } and { $second }


## Games, languages, files

error-no-game = There is no game called '{ $name }'{ $hint }.
error-added-game-broken = The game '{ $name }' of another package is left out, because it cannot be loaded ({ $reason }); mend it, or remove it with pip uninstall.
error-added-game-taken = The game '{ $name }' of another package is left out, because there is a game called '{ $taken }' already; give it another name.
error-no-capability = { $game } has no { $part }: this needs a game that has it.
error-no-picture = This game draws no pictures; its positions can be written as scenarios.
error-no-terminal-board = { $game } has no board for the terminal; it can be played from Python.
error-player-count = { $players ->
    [one] { $game } is for { $least } to { $most } players, not for one.
   *[other] { $game } is for { $least } to { $most } players, not for { $players }.
  }
error-setup-choice = { $field } cannot be '{ $value }'{ $hint }.
error-unknown-move = There is no move '{ $words }' in this game (known: { $moves }).
error-unknown-card = There is no card called '{ $name }'{ $hint }.
error-unknown-path = There is nothing under '{ $path }'{ $hint }.
error-no-language = There is no language called '{ $name }'{ $hint }.
error-in-file = { $file }:{ $line }: { $sentence }


## At the table

error-over-no-answer = The game is over: there is nothing to answer.
error-scripted-chance = Chance cannot bring "{ $words }" now, only: { $options }.
error-not-offered = { $count ->
    [one] { $option } is not the only option of seat { $seat }.
   *[other] { $option } is not among the { $count } options of seat { $seat }.
  }
error-resign-not-playing = Seat { $seat } cannot resign: it is not playing.
error-resign-together = Nobody gives up alone here: everybody wins or loses together.
error-resign-last = Seat { $seat } cannot resign: everybody else has, so the game is won.
error-no-beginning-undo = This table does not remember its beginning, so nothing can be taken back.
error-no-beginning-replay = This table does not remember its beginning, so it cannot be replayed.
error-undo-count = { $there ->
    [one] There is { $there } answer to take back, not { $wanted }.
   *[other] There are { $there } answers to take back, not { $wanted }.
  }
error-replay-mismatch-at = The record drifts at answer { $number }: { $reason }
error-replay-mismatch-between = The record drifts between answers { $first } and { $last }: the position is not the one that was recorded.
error-no-sampling = This view cannot deal worlds; ask for it with view(seat, worlds=True).


## Bots

error-no-bot = There is no bot called '{ $name }'{ $hint }.
error-no-bot-nor-person = There is no bot called '{ $name }'{ $hint }; for a person of that name write { $entry }=human.
error-over-no-bot = The game is over: there is nothing to ask a bot.
error-no-policy = The greedy bot has not learnt { $game } yet; let the random bot play it.


## Saved games

error-not-a-save = This is not a saved Underkeep game; such a file begins with the letters UKEEP.
error-newer-format = This game was saved by a newer Underkeep (format { $saved }, here { $here }); update to open it.
error-cut-short = This saved game is cut short or damaged; try an earlier copy of the file.
error-card-missing = This game uses the card { $key }, which this version of Underkeep does not have.
error-damaged-inside = This saved game is damaged: its envelope is whole but its contents make no sense.
error-other-rules = This game was saved under { $age ->
    [newer] newer
   *[older] older
  } rules of { $game } (version { $saved }, here { $here }), so it cannot be played on here; install the version of Underkeep it was saved with.
error-played-with-rules = This game was played with rules { $saved }, and this program has rules { $here }, so it cannot go on here. Everything that was played is kept.
error-not-saved = The game could not be saved in { $path }: { $reason }.
error-no-shuffle-proof = { $path } does not tell of the shuffles of a table; open /api/tables/…/fair of that table and save it.
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

error-no-command = There is no command called '{ $name }'{ $hint }.
error-unknown-option = { $command } does not know '{ $word }'{ $hint }.
error-no-account = There is no account called '{ $name }'.
error-no-report = There is no report { $id }: 'underkeep accounts reports' lists them.
error-days = { $option } takes a number of days from 0 to 36500, not { $number }.
error-arguments = { $what }; `{ $command } --help` shows how it goes.
error-at-least-one = { $option } must be at least 1, not { $number }.
error-no-choice = { $game } has no { $what } to choose{ $hint }.
error-no-preset = There is no preset called '{ $name }'{ $hint }; those of { $game } are { $names }.
error-no-presets = { $game } has no presets.
error-no-such-set = There is no set called '{ $name }'{ $hint }.
error-no-such-kind = There is no kind of card called '{ $name }'{ $hint }; the kinds are { $kinds }.
error-game-without-kind = { $game } has no kind of card called '{ $name }'{ $hint }; its kinds are { $kinds }.
error-no-card-fits = No card fits; try fewer words, or `underkeep cards` for all of them.
error-no-such-seat = Nobody called '{ $name }' sat at this table{ $hint }.
error-too-many-seats = { $named ->
    [one] --seats names { $named } seat, but --players says { $players }; give one of the two.
   *[other] --seats names { $named } seats, but --players says { $players }; give one of the two.
  }
error-saved-seats = { $seats ->
    [one] The saved game has { $seats } seat, but --seats names { $named }.
   *[other] The saved game has { $seats } seats, but --seats names { $named }.
  }
error-long-name = { $most ->
    [one] '{ $name }' is too long for a name at the table; { $most } letter is the most.
   *[other] '{ $name }' is too long for a name at the table; { $most } letters are the most.
  }
error-same-name = Two seats are called '{ $name }'; give each its own name.
error-game-name = '{ $name }' is no name for a game: it begins with a small letter and has small letters, digits and single hyphens only, for instance lost-mine.
error-game-name-taken = '{ $name }' is taken: a game or a Python module of this name exists already; choose another name.
error-folder-exists = { $path } exists already; choose another name or another --directory.
error-not-written = { $path } cannot be written: { $reason }.
