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
shelf-friends-count = Gracze przy stole ze znajomymi
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
