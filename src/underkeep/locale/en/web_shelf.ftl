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
