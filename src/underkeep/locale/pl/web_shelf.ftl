### Półka z grami w lobby i strona każdej gry.

shelf-title = Gry
shelf-play-hint = { $game } z botami.
shelf-play-again-hint = { $game } z ustawieniami z ostatniego razu.

## Gra w kilku słowach. $range to liczba graczy, na przykład 2–6, a $count jej koniec.
shelf-players = { $count ->
    [one] { $range } gracz
    [few] { $range } graczy
   *[many] { $range } graczy
  }
shelf-minutes = { $range } min
shelf-weight-light = mało zasad
shelf-weight-medium = trochę zasad
shelf-weight-heavy = dużo zasad

## Strona gry
shelf-learn = Nauka
shelf-friends = Ze znajomymi
shelf-friends-count = Liczba graczy przy stole ze znajomymi
shelf-practice = Trening
shelf-write = Napisz stronę
shelf-links = Więcej o grze { $game }
shelf-more = Więcej opcji
shelf-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
shelf-last-time = Jak ostatnio: { $settings }
shelf-linked = Z linku: { $settings }
shelf-usual = Ustawienia domyślne

## Wyzwanie dnia. $date to dzień, na przykład 19 listopada.
daily-title = Wyzwanie dnia, { $date }
daily-once = Wszyscy dostają te same karty i grają raz, bez cofania.
daily-play = Zagraj w wyzwanie dnia
daily-continue = Graj dalej
daily-replay = Obejrzyj swoją grę
daily-score = { $count ->
    [one] Twój wynik: { $points } punkt
    [few] Twój wynik: { $points } punkty
    [many] Twój wynik: { $points } punktów
   *[other] Twój wynik: { $points } punktu
  }
daily-no-score = Gra poddana: dziś bez wyniku.
daily-next = { $hours ->
    [0] Następne wyzwanie za { $minutes } min
   *[other] Następne wyzwanie za { $hours } godz. { $minutes } min
  }
daily-today = Dziś
daily-yesterday = Wczoraj
daily-people = { $count ->
    [0] {""}
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
daily-nobody = Nikt jeszcze nie zagrał. Ustanów pierwszy wynik!
daily-place = Miejsce
daily-name = Gracz
daily-points = Punkty
daily-result = { $count ->
    [one] Na razie miejsce { $place } z { $count }.
   *[other] Miejsce { $place } z { $count }.
  }
daily-ranking = Ranking
