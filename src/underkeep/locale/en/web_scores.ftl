### Best scores of a person: the page, and the end of a game

scores-about = Only games count that you have played to the end without help from a bot. Nobody else sees this.
scores-none = not played yet
scores-play = Play
scores-count = { $done } of { $all }
scores-nothing = { $game } keeps no scores.
scores-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
scores-worth = { $said } ({ $title })
scores-new = New best!
scores-first = Your first score
scores-same = Equals your best
scores-best = Your best
scores-before = previously { $result }
