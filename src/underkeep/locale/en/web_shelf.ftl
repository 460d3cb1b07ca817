### The shelf of games in the lobby, and the page of each game.

shelf-title = Games
shelf-play-hint = { $game } with bots.
shelf-play-again-hint = { $game } with the settings of last time.

## A game in a few words. $range is the number of players such as 2–6, $count the last of them.
shelf-players = { $count ->
    [one] { $range } player
   *[other] { $range } players
  }
shelf-minutes = { $range } min
shelf-weight-light = few rules
shelf-weight-medium = some rules
shelf-weight-heavy = many rules

## The page of a game
shelf-learn = Learn
shelf-friends = With friends
shelf-friends-count = Players at the table with friends
shelf-practice = Practice
shelf-write = Write a page
shelf-links = More about { $game }
shelf-more = More options
shelf-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
shelf-last-time = As last time: { $settings }
shelf-linked = From the link: { $settings }
shelf-usual = Default settings

## The daily challenge. $date is a day such as 19 November.
daily-title = Daily challenge, { $date }
daily-once = Everybody gets the same cards and plays once, without undo.
daily-play = Play today’s challenge
daily-continue = Continue
daily-replay = Watch your game again
daily-score = { $count ->
    [one] Your score: { $points } point
   *[other] Your score: { $points } points
  }
daily-no-score = Given up: no score today.
daily-next = { $hours ->
    [0] Next challenge in { $minutes } min
   *[other] Next challenge in { $hours } h { $minutes } min
  }
daily-today = Today
daily-yesterday = Yesterday
daily-people = { $count ->
    [0] {""}
    [one] { $count } player
   *[other] { $count } players
  }
daily-nobody = No scores yet. Set the first one!
daily-place = Place
daily-name = Player
daily-points = Points
daily-result = { $count ->
    [one] Place { $place } of { $count } so far.
   *[other] Place { $place } of { $count }.
  }
daily-ranking = Ranking
