### Własne rekordy: strona i koniec gry

scores-about = Liczą się tylko gry dograne do końca bez pomocy bota. Nikt inny tego nie widzi.
scores-none = jeszcze nie grano
scores-play = Zagraj
scores-count = { $done } z { $all }
scores-nothing = { $game } nie zapisuje wyników.
scores-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
scores-worth = { $said } ({ $title })
scores-new = Nowy rekord!
scores-first = Twój pierwszy wynik
scores-same = Wyrównany rekord
scores-best = Twój rekord
scores-before = dotąd { $result }
