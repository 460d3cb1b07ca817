### The `underkeep` command: its help, and what its subcommands print.


## The whole

cli-about =
    Underkeep is a home for dungeon board games: play them in the terminal, let bots play them, study them.

      underkeep play                          a first game of Boss Monster against a bot
      underkeep play --seats Ann=human,Ben=human,greedy
      underkeep cards dragon                  the cards with "dragon" in their name or wording
      underkeep COMMAND --help                what a command does, with examples
cli-commands = commands
cli-number = { $number }
cli-not-a-number = “{ $text }” is not a whole number
cli-internal-error = This is an error in Underkeep itself ({ $what }). Please report it with what the same command prints after UNDERKEEP_TRACEBACK=1.

help-version = show the version of the program and exit
help-lang = en or pl (default: UNDERKEEP_LANG, else the language of your system, else English)
help-game = which game (default: boss-monster)
help-no-color = no colours (the variable NO_COLOR does the same)


## What stands for a value in the help

word-command = COMMAND
word-lang = LANG
word-game = game
word-seats = SEATS
word-seat = SEAT
word-players = PLAYERS
word-bots = BOTS
word-set = SET
word-seed = SEED
word-file = FILE
word-file-or-url = FILE_OR_URL
word-seal = SEAL
word-folder = FOLDER
word-path = PATH
word-scenario = SCENARIO
word-depth = DEPTH
word-words = words
word-kind = KIND
word-deck = DECK
word-preset = PRESET
word-treasure = TREASURE


## The words of argparse; what begins with % is filled in by it

argparse-usage = usage:{" "}
argparse-arguments = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-expected-one = expected one argument
argparse-expected-at-most-one = expected at most one argument
argparse-expected-at-least-one = expected at least one argument
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-no-value = ignored explicit argument %r
argparse-not-with = not allowed with argument %s
argparse-one-of = one of the arguments %s is required
argparse-unknown = unrecognized arguments: %s


## play

cli-play = play in the terminal: against bots, or several people at one screen
    .about =
        Play a game in the terminal: against bots, or several people at one screen.

        Before every question you see the table and what has happened since your last answer. Your options are
        numbered: type a number, or ? for help. `? dragon` explains a card, u undoes your last answer, p passes until the
        phase is over, q saves and quits. A game that is interrupted is saved automatically.

        examples:
          underkeep play                                       you against the greedy bot, with the first set
          underkeep play --players 4 --sets BMR,TNL            you against three bots, with both sets
          underkeep play --seats you,greedy,random             name the bots yourself
          underkeep play --seats Ann=human,Ben=human           two people at one keyboard, each sees only their own hand
          underkeep play --deck kids --lang pl                 the simple ready deck, in Polish
          underkeep play --preset all-minibosses               a combination that the guide recommends
          underkeep play --variant hard --variant machinations two variants at once
          underkeep play keep-the-heroes-out                   one clan alone against the heroes
          underkeep play keep-the-heroes-out --players 3 --scenario rent --level challenge
          underkeep play keep-the-heroes-out --seats Ann=human,Ben=human --chronicle tenants --vote
          underkeep play dungeon-fighter                       alone with two heroes; you type your throws in numbers
          underkeep play dungeon-fighter --seats you,skilled,clumsy --heroes jack,maryla --difficulty hard
          underkeep play dungeon-fighter --throws companion    you throw real dice and type what they did
          underkeep play --resume game.ukeep                   continue a saved game
help-play-seats = who plays, separated by commas: you, a bot, or NAME=human and NAME=BOT
help-play-players = the number of players; seats that --seats does not name get the usual bot: greedy, in Dungeon Fighter skilled
help-preset = a recommended combination of sets; `underkeep games` lists them
help-play-seed = the same seed and the same answers give the same game
help-play-resume = continue a saved game
help-play-stops = smart: you are not asked when you can only pass; all: you are always asked (default: smart)


## games

cli-games = list the games, their sets, variants and bots
    .about =
        List all games and what you can choose for each: sets, ready decks, variants and bots.

        examples:
          underkeep games
          underkeep games --lang pl
games-you = you


## cards

cli-cards = search the cards, or show one with its wording and its rules
    .about =
        Search the cards, or show one with its wording and the rules that govern it.

        Words are looked up in names, wordings and the line about a card, in English and in Polish. A single match, or a
        card with exactly this name, is shown in full; otherwise the matches are listed.

        examples:
          underkeep cards dragon                     all cards that have to do with dragons
          underkeep cards "Dark Altar"               one card, with its wording and rules
          underkeep cards --set TNL --kind hero      all heroes of a set
          underkeep cards --treasure CC destroy      rooms with two cleric symbols that destroy something
          underkeep cards --kind clan                the cards of all clans of Keep the Heroes Out!
          underkeep cards --kind dragon              the cards of one clan
          underkeep cards --game dungeon-fighter --kind weapon
          underkeep cards --own --set SBM            cards of Underkeep’s own design in a set
          underkeep cards --lang pl komnat*          in Polish
help-cards-words = words in the name, the wording or the line about the card; all must be there
help-cards-game = only the cards of this game
help-cards-set = only this set, such as BMR
help-cards-kind = only cards of this kind; the kinds of each game are listed below
cards-kinds = kinds of cards:
help-cards-treasure = only cards with these symbols, by letter: C F M T E
help-cards-own = only cards that are wholly or partly Underkeep’s own design


## deck

cli-deck = show a deck of Boss Monster and its balance, or turn it into a code or a text
    .about =
        Decks of Boss Monster: the ready ones, all cards of some sets, or one of your own.

        A deck of your own is a text file with a line for each card, such as "2 Goblin Armory (BMR)". The command counts
        it and says what the guide would do differently; that is only advice, and you may play it as it is. A short code
        stands for the whole deck: send it to others, or play with it.

        examples:
          underkeep deck                             the ready decks
          underkeep deck official                    one of them: its balance and its code
          underkeep deck --sets BMR,POP --text > my-deck.txt
          underkeep deck my-deck.txt                 your own deck, counted
          underkeep deck my-deck.txt --code          only its code
          underkeep deck CODE --text                 the cards of a code
          underkeep play --deck CODE
help-deck-deck = the name of a ready deck, a code, or a file with a deck
help-deck-sets = all cards of these sets, separated by commas, as a first deck
help-deck-code = print only the code
help-deck-text = print the deck as text, a line for each card

deck-own = A deck of your own: underkeep deck --sets BMR --text > my-deck.txt
deck-players = Players: { $players }
deck-balanced = Balanced as the guide recommends.
deck-code = Code:


## book

cli-book = list the pages of the Dungeon Book, or check and draw one
    .about =
        The Dungeon Book of Keep the Heroes Out!: its pages, or one of them with its map, its rules and its cards.

        A page of your own is a file; docs/dungeon-book.md shows how to write one. The command checks and draws it: rooms
        are boxes, arrows are the corridors through which heroes charge, ═ and ║ other corridors, ▒ rubble. If something
        is wrong, the command says what, and its exit code is 2.

        examples:
          underkeep book                         all built-in pages
          underkeep book siege                   one of them
          underkeep book my-cellar.toml          a page of your own, checked and drawn
          underkeep play keep-the-heroes-out --scenario my-cellar.toml
help-book-page = a file with a page, or the name of a built-in page (default: list the built-in pages)
help-book-players = the number of players for the numbers on its cards (2)

book-difficulty = difficulty { $difficulty }
book-chronicle = Chronicle { $name }: { $pages }
book-fits = No mistakes: underkeep play keep-the-heroes-out --scenario { $page }


## replay

cli-replay = step through a saved game, or print its log
    .about =
        Step through a saved game, or print its log.

        Without options you walk through the record answer by answer: Enter goes forward, b back, r to the next round, a
        number jumps to that answer, l prints the log so far, q quits. You see what a spectator saw; --seat shows what a
        player saw, and --open turns every card face-up.

        examples:
          underkeep replay game.ukeep
          underkeep replay game.ukeep --log                the whole log, to read or keep
          underkeep replay game.ukeep --to 40 --seat Ann   the table after 40 answers, as Ann saw it
help-replay-file = a saved game
help-replay-to = print the table after N answers and quit
help-replay-log = print the log (up to --to, if given) and quit
help-replay-seat = show the view of this player: a name, or a number from 1
help-replay-open = show every card
help-replay-lang = en or pl (default: the language of the record)


## verify

cli-verify = check that the shuffles of a game on a server were fair
    .about =
        Check that the shuffles of a game on a server were fair.

        Every table shows a seal from the start: the SHA-256 of a secret seed together with what is played. After the
        game the secret is published. This command checks that it matches the seal, that the game was dealt with the seed
        that comes from it, and that the recorded answers lead from there to the published result. The exit code is 0 if
        everything is right, 1 if something is wrong, and 2 if it cannot be checked, or not yet.

        examples:
          underkeep verify https://play.example/table/V1StGXR8      a table that everyone may see
          underkeep verify fair.json                                 what /api/tables/…/fair answered
          underkeep verify fair.json --seal 3f9a…                    with the seal that you wrote down at the start
help-verify-file = the address of a table, or the file that was saved from it
help-verify-seal = the seal that you saw at the start of the game

verify-running = The game is not over, so its seed is still secret. The seal is { $seal }: write it down and come back after the game.
verify-running-chosen = The game is not over. The shuffles were chosen when the table was created, so there is no secret and no seal.
verify-no-seal = There is no seal, because the shuffles were chosen when the table was created.
verify-seal-holds = The seal matches: the seed and what was played give { $seal }.
verify-seal-broken = The seal does not match: the seed and what was played do not give { $seal }.
verify-noted-holds = It is the seal that you wrote down.
verify-noted-broken = It is not the seal that you wrote down.
verify-seed-holds = The cards were dealt with the seed that comes from the secret ({ $seed }).
verify-seed-broken = The cards were dealt with { $seed }, not with the seed that comes from the secret.
verify-chosen-holds = The shuffles were chosen when the table was created (seed { $seed }), and the game was dealt with that seed.
verify-chosen-broken = The shuffles were chosen when the table was created (seed { $seed }), but the game was dealt with another seed.
verify-other-rules = Played with rules { $saved }, but this program has rules { $here }: the version of Underkeep that played the game can check the rest.
verify-record-broken = The record of the game cannot be read. { $why }
verify-replay-stuck = The game does not follow from the seed: answer { $number } was not possible. { $why }
verify-replay-holds = { $number ->
    [one] The game follows from it: { $number } answer leads to the published result
   *[other] The game follows from it: { $number } answers lead to the published result
  } ({ $count ->
    [0] no winner
   *[other] won by { $names }
  }).
verify-replay-broken = The game does not follow from it: after { $number ->
    [one] { $number } answer
   *[other] { $number } answers
  } the result is not the published one.
verify-holds = Everything is right.
verify-broken = Something is wrong.


## simulate

cli-simulate = let bots play many games and sum them up
    .about =
        Let bots play many games and sum them up.

        Game number N has the seed SEED + N, and the bots change seats from game to game. With --verify the contract is
        checked at every question: views that hide what they should, saves, copies, replays, every option taken, possible
        worlds, cards in one place each. That takes some thirty times as long as playing at random; --verify 16 saves
        three quarters of it.

        examples:
          underkeep simulate boss-monster --players greedy,random --games 400
          underkeep simulate boss-monster --players random,random,greedy,random --games 3000 --sets BMR,TNL --jobs 4
          underkeep simulate boss-monster --games 500 --variant hard --variant machinations --seed 1 --verify
help-simulate-players = the bots, one for each seat (greedy,random)
help-simulate-games = how many games (100)
help-simulate-seed = the seed of the first game (1)
help-simulate-jobs = how many processes (all cores)
help-simulate-keep-seats = the bots do not change seats
help-simulate-verify = check the contract at every question (with N, the costly parts of it at one question in N)

simulate-playing = playing
simulate-bot = bot
simulate-wins = wins
simulate-share = win %
simulate-interval = 95 % sure
simulate-seat = seat { $seat }
simulate-score = score
simulate-seeds = seeds { $first } to { $last }
simulate-games = { $games ->
    [one] { $games } game in { $seconds } s, { $speed } per second
   *[other] { $games } games in { $seconds } s, { $speed } per second
  }
simulate-length = { $rounds } rounds and { $decisions } decisions per game
simulate-verified = { $every ->
    [1] the contract was checked at every question
   *[other] the contract was checked at every question, its costly parts at one in { $every }
  }
simulate-failures = { $games ->
    [one] { $games } game could not be played to the end:
   *[other] { $games } games could not be played to the end:
  }
simulate-failure = { $game }, seed { $seed }, after answer { $answer }: { $what }
simulate-more = and { $games } more


## check

cli-check = run scenarios: positions, moves and what must hold
    .about =
        Run scenarios and report what is wrong.

        The exit code is 0 if everything is right, 1 if a scenario fails (with --strict also if a clause or a card has
        none), and 2 if something cannot be read. Errors in files are reported in English.

        examples:
          underkeep check tests/scenarios                         all scenarios below a folder
          underkeep check my-case.yaml --show                     what was answered and what happened
          underkeep check tests/scenarios --coverage docs/rules   the clauses that no scenario proves
help-check-paths = a scenario (*.yaml), or a folder of them
help-check-coverage = list the clauses of this folder without a scenario
help-check-cards = list the cards with an ability and no scenario
help-check-show = print every answer and event of each scenario
help-check-strict = fail also if --coverage or --cards lists something
help-check-quiet = print only what is wrong

check-summary = { $passed ->
    [one] { $passed } scenario passed
   *[other] { $passed } scenarios passed
  }, { $failed } failed{ $unread ->
    [0] {""}
   *[other] , { $unread } could not be read
  }
check-unreadable = unreadable
check-unknown = Scenarios name clauses that do not exist: { $clauses }.
check-needless = Listed as untested, but proved by a scenario: { $clauses }.
check-stale = untested.toml: { $clause } is not proved by { $test }, which is not there or does not name the clause.
check-missing = Clauses without a scenario:
check-coverage = { $proved } of { $needed } clauses have a scenario; { $excused } need none.
check-cards = Cards of { $set } ({ $game }) without a scenario:


## new-game

cli-new-game = create a small new game to play and change
    .about =
        Create the folder of a new game: a distribution of its own with cards, rules, texts in English and Polish, and
        tests. You can play it at once, in the terminal and in the browser; docs/new-game.md shows how to change it.

        examples:
          underkeep new-game torchlight
          underkeep new-game lost-mine --directory ~/games
help-new-game-name = the name of the game: small letters, digits and hyphens, for instance lost-mine
help-new-game-directory = where the folder of the game is created (default: the current folder)
new-game-written = Created: { $path }
new-game-next = Next:
word-name = NAME


## perft

cli-perft = count the positions that can be reached from a scenario
    .about =
        Count what can be reached from a position.

        A path is one way to answer DEPTH questions, counting only questions with at least two options.

        example:
          underkeep perft tests/scenarios/boss-monster/opening.yaml 3
help-perft-scenario = the file with the position; its moves are played first
help-perft-depth = how many answers deep
help-perft-divide = print the number for each first move too
help-perft-positions = count the different positions at the end too

perft-paths = { $paths ->
    [one] depth { $depth }: { $paths } path in { $seconds } s
   *[other] depth { $depth }: { $paths } paths in { $seconds } s
  }
perft-ended = { $games ->
    [one] { $games } game ended on the way
   *[other] { $games } games ended on the way
  }
perft-positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } different positions
  }
