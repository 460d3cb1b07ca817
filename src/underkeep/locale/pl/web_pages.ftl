### Strony, które piszą gracze

pages-about = Napisz albo wklej stronę. Sprawdzamy ją w trakcie pisania i nic z niej nie jest wykonywane. Zapisz ją, żeby zagrać ze znajomymi i udostępnić link.
pages-mine = Twoje strony
pages-new = Nowa strona
pages-text = Tekst strony
pages-save = Zapisz
pages-saved = Zapisano
pages-play = Zagraj
pages-copy = Skopiuj do moich stron
pages-share = Skopiuj link
pages-delete = Usuń
pages-delete-really = Usuń na zawsze
pages-keep = Zostaw
pages-by = autor strony: { $name }
pages-checking = Sprawdzanie…
pages-good = Bez błędów. Na tej stronie można grać.
pages-mistakes = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[many] { $count } błędów
  }
pages-mistakes-first = Na stronie z błędami nie można grać.
pages-before = Ostatnia wersja bez błędów:
pages-line = Wiersz { $line }
