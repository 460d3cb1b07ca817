### Kreator talii

deck-about = Wybierz karty ze wszystkich zestawów. Paski pokazują równowagę, którą zaleca poradnik, a obok są jego rady. Wybór należy do ciebie.
deck-yours = Twoja talia
deck-counts = { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
  }, { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
  }.
deck-players = Liczba graczy: { $players }.
deck-advice = { $count ->
    [one] { $count } rada.
    [few] { $count } rady.
   *[many] { $count } rad.
  }
deck-balanced = Dobrze wyważona.
deck-balance = Równowaga
deck-play = Zagraj tą talią
deck-table = Utwórz stół
deck-copy = Kopiuj kod
deck-paste = Kod lub lista kart
deck-open = Otwórz
deck-empty = Wyczyść
deck-treasure = Skarb
deck-all-treasures = Wszystkie skarby
deck-cleric = Kapłan
deck-fighter = Wojownik
deck-mage = Mag
deck-thief = Złodziej
deck-explorer = Odkrywca
deck-only-mine = Tylko karty z mojej talii
deck-in = w talii: { $count }
deck-all = { $count ->
    [one] Dodaj pokazaną kartę
    [few] Dodaj wszystkie { $count } pokazane
   *[many] Dodaj wszystkie { $count } pokazanych
  }
deck-none = Usuń pokazane
deck-less = { $card }: o jedną mniej
deck-more = { $card }: o jedną więcej, w talii { $count } z { $copies }
