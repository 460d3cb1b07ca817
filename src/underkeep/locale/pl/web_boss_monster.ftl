### Plansza Boss Monster

board-table = Stół
board-round = Runda { $round }
board-round-none = Przed pierwszą rundą
board-flag-dungeon = podziemia: { $name }
board-flag-room = podziemia: { $name }, komnata { $place }
board-phases = Fazy rundy
board-phase-setup = Przygotowanie
board-phase-beginning = Dociąganie
board-phase-build = Budowa
board-phase-reveal = Odkrycie
board-phase-bait = Przynęta
board-phase-adventure = Przygody
board-phase-ending = Koniec
board-order = Kolejność gry według PD
board-xp = { $xp } PD
board-turn = teraz gra
board-your-turn = twoja tura

board-town = Miasto
board-town-empty = W mieście nie ma nikogo.
board-goes = do gracza { $name }
board-goes-you = do ciebie
board-stays = zostaje
board-stays-tie = remis: zostaje
board-stays-nothing = nic nie znajduje: zostaje
board-stays-shunned = nie w tej rundzie
board-offer = { $name } { $count }
board-dies = zginie w { $place }. komnacie
board-dies-somewhere = zginie
board-reaches = dotrze do bossa z życiem { $health }
board-barred = nie może wejść
board-turns-back = wróci do miasta
board-later = wejdzie w następnej rundzie
board-next-up = wchodzi następny
board-health = życie { $health }
board-health-of = życie { $health } (na karcie { $printed })
board-worth = { $worth ->
    [one] liczy się za 1
   *[other] liczy się za { $worth }
  }

board-decks = Talie
board-deck-rooms = Komnaty
board-deck-spells = Czary
board-deck-heroes = Bohaterowie
board-deck-epics = Legendy
board-deck-legends = Legendy
board-deck-left = { $cards ->
    [0] pusta
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
  }
board-discard-cards = { $cards ->
    [0] Stos odrzuconych kart jest pusty.
    [one] Stos odrzuconych kart: { $cards } karta
    [few] Stos odrzuconych kart: { $cards } karty
   *[many] Stos odrzuconych kart: { $cards } kart
  }
board-discard-short = Odrzucone
board-searched = W talii
board-stack-cards = Komnata { $place }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
board-souls-of = Dusze gracza { $name }
board-wounds-of = Rany gracza { $name }

board-name-you = { $name } (ty)
board-souls = { $souls ->
    [one] { $souls } dusza
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }
board-wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }
board-souls-goal = dusze: { $souls } z { $goal }
board-wounds-limit = rany: { $wounds } z { $limit }
board-hand-rooms = { $rooms ->
    [one] { $rooms } karta komnaty
    [few] { $rooms } karty komnat
   *[many] { $rooms } kart komnat
  }
board-hand-spells = { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
  }
board-hand-size = Na ręce: { board-hand-rooms }, { board-hand-spells }
board-hand = Twoja ręka
board-hand-of = Ręka gracza { $name }
board-hand-empty = bez kart
board-hand-known = znane: { $cards }
board-damage = obrażenia { $damage }
board-damage-total = Obrażenia { $damage }
board-damage-sum = suma obrażeń komnat: { $damage }
board-treasure = Skarby
board-treasure-none = brak
board-treasure-leads = { $treasure }: { $count }, najwięcej
board-treasure-count = { $treasure }: { $count }
board-cleric = kapłan
board-fighter = wojownik
board-mage = mag
board-thief = złodziej
board-explorer = odkrywca
board-classless = bez klasy
board-letter-cleric = K
board-letter-fighter = W
board-letter-mage = M
board-letter-thief = Z
board-letter-explorer = O
board-builds-left = { $builds ->
    [one] buduje…
    [few] buduje… (jeszcze { $builds } komnaty)
   *[many] buduje… (jeszcze { $builds } komnat)
  }
board-placed = gotowe
board-level-up = po awansie
board-unknown-boss = boss jeszcze nieznany
board-boss-of = Boss gracza { $name }
board-out = poza grą
board-won = wygrywa
board-changes-damage = obrażenia
board-changes-souls = dusze
board-changes-wounds = rany
board-changes-rooms = komnaty
board-resigned = poddaje się
board-enters = { $you ->
    [yes] do twoich podziemi
   *[no] do podziemi gracza { $name }
}
board-leaving = rezygnuje z gry
board-seat-barred = w tej rundzie zamknięte dla bohaterów
board-seat-denied = w tej rundzie nie wygra dzięki duszom
board-seat-doubled = w tej rundzie skarby komnat liczą się podwójnie
board-seat-party = wchodzący bohaterowie mają w tej rundzie +{ $health } do życia
board-seat-crushed = komnaty w tej rundzie: { $damage } do obrażeń
board-winner = zwycięstwo

board-dungeon-path = Podziemia od wejścia do bossa
board-dungeon-empty = nie ma jeszcze komnat
board-entrance = Wejście
board-entrance-count = { $heroes ->
    [one] 1 bohater przy wejściu
    [few] { $heroes } bohaterowie przy wejściu
    [many] { $heroes } bohaterów przy wejściu
   *[other] { $heroes } bohatera przy wejściu
  }
board-entrance-of = Przy wejściu gracza { $name }
board-inside = w środku
board-inside-room = w { $place }. komnacie
board-new-place = nowe miejsce
board-room-monster = komnata potworów
board-room-trap = komnata pułapek
board-room-advanced = wypaśna
board-under = { $cards ->
    [one] pod spodem { $cards } karta
    [few] pod spodem { $cards } karty
   *[many] pod spodem { $cards } kart
  }
board-under-which = pod spodem: { $cards }
board-face-down = zakryta
board-secret = inni tego nie widzą
board-asleep = w tej rundzie nieaktywna
board-silenced = w tej rundzie bez zdolności
board-bare = w tej rundzie bez skarbów
board-fountain = w tej rundzie nie zadaje obrażeń
board-used = zdolność zużyta
board-gift = od gracza { $name }
board-token = żeton { $token }
board-why-sum = Obrażenia: { $sum }
board-why-token = { $more } dzięki żetonowi
board-why-boost = { $more } w tej rundzie
board-why-boost-from = { $more } w tej rundzie ({ $card })
board-why-dungeon = { $more } dla wszystkich komnat w tej rundzie
board-why-dungeon-from = { $more } dla wszystkich komnat w tej rundzie ({ $card })
board-why-own = { $more } z własnego tekstu
board-why-help = { $more } dzięki innej karcie
board-why-help-from = { $more } dzięki karcie { $card }
board-why-fountain = w tej rundzie bez obrażeń
board-why-fountain-from = w tej rundzie bez obrażeń ({ $card })
board-why-floor = nigdy poniżej 0
board-open-strip = Pokaż podziemia gracza { $name }
board-close-strip = Ukryj podziemia gracza { $name }

board-waiting = Czekające efekty
board-waiting-first = zadziała pierwszy
board-waiting-you-first = Możesz najpierw zareagować.
board-waiting-line = { $card }, gracz { $name }
board-waiting-on = { $card }, gracz { $name }, cel: { $targets }
board-casting = Rzucany czar
board-no-building = Koniec budowania w tej rundzie.
board-casts = { $you ->
    [yes] Rzucasz czar
   *[no] { $name } rzuca czar
}
board-negates = { $you ->
    [yes] Negujesz
   *[no] { $name } neguje
}
board-unknown-card = nieznana karta
board-unknown-room = karta komnaty
board-unknown-spell = czar

board-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
board-coins-on = na niej { board-coins }
board-pot = Garniec
board-pot-about = garniec z monetami
board-deck-items = Przedmioty
board-items = Przedmioty
board-items-of = Zakryte przedmioty: { $name }
board-items-down = { $items ->
    [one] { $items } zakryty przedmiot
    [few] { $items } zakryte przedmioty
   *[many] { $items } zakrytych przedmiotów
  }
board-items-in-town = Przedmioty, których nikt nie niesie
board-item-new = do użycia od następnej rundy
board-estate = Zdobyty przedmiot
board-carries = niesie przedmiot { $item }
board-ward = tylko { $name } może go wskazać
board-held = nie wejdzie w tej rundzie
board-miniboss = miniboss { $name } (poziom { $level })
board-miniboss-idle = teraz nic nie robi
board-miniboss-raw = w tej rundzie się nie rozwija
board-miniboss-unpaid = miniboss { $name } chce się wprowadzić
board-portable = przenośna
board-exchanged = pokazuje skarby innej komnaty
board-why-roused = { $more } dla komnat potworów w tej rundzie
board-why-roused-from = { $more } dla komnat potworów w tej rundzie ({ $card })
board-why-drilled = { $more } dla typowych komnat tego rodzaju w tej rundzie
board-why-drilled-from = { $more } dla typowych komnat tego rodzaju w tej rundzie ({ $card })
board-why-doubled = { $more } z podwojenia
board-why-doubled-from = { $more } z podwojenia ({ $card })
board-seat-safe = w tej rundzie nie przegra przez rany
board-seat-taxed = w tej rundzie każdy czar kosztuje monetę
board-seat-skipped = w tej rundzie bohaterowie omijają pierwszą komnatę
board-seat-unmoved = w tej rundzie zdolności komnat i minibossów nie działają na bohaterów
board-seat-unzoned = w tej rundzie może budować wypaśne komnaty na każdej komnacie
board-seat-roused = komnaty potworów w tej rundzie: { $damage } do obrażeń
board-seat-legacy = następny wchodzący bohater ma +{ $health } do życia
board-seat-forfeits = { $rooms ->
    [one] na koniec rundy musi zniszczyć komnatę
    [few] na koniec rundy musi zniszczyć { $rooms } komnaty
   *[many] na koniec rundy musi zniszczyć { $rooms } komnat
  }
board-seat-extra = dodatkowe skarby w tej rundzie: { $treasure }
board-seat-guise = ma zdolność bossa { $boss }

## Co może wkrótce rozstrzygnąć grę. $you mówi, czy chodzi o miejsce czytającego.

board-warnings = Co nadchodzi
board-warning-wounds-now = { $you ->
    [yes] Możesz odpaść w tej rundzie.
   *[no] { $name } może odpaść w tej rundzie.
}
board-warning-wounds = { $you ->
    [yes] Jeszcze jedna rana i odpadasz.
   *[no] Jeszcze jedna rana i { $name } odpada.
}
board-warning-souls-now = { $you ->
    [yes] Możesz wygrać w tej rundzie.
   *[no] { $name } może wygrać w tej rundzie.
}
board-warning-souls = { $you ->
    [yes] { $left ->
        [one] Do zwycięstwa brakuje ci jednej duszy.
        [few] Do zwycięstwa brakuje ci { $left } dusz.
       *[many] Do zwycięstwa brakuje ci { $left } dusz.
    }
   *[no] { $left ->
        [one] { $name } potrzebuje jeszcze jednej duszy do zwycięstwa.
        [few] { $name } potrzebuje jeszcze { $left } dusz do zwycięstwa.
       *[many] { $name } potrzebuje jeszcze { $left } dusz do zwycięstwa.
    }
}
board-warning-deck-empty = Do miasta nie przyjdzie już żaden bohater.
board-warning-deck-last = { $count ->
    [one] W następnej rundzie przyjdzie ostatni bohater.
    [few] W następnej rundzie przyjdzie ostatnich { $count } bohaterów.
   *[many] W następnej rundzie przyjdzie ostatnich { $count } bohaterów.
}
board-warning-epics = { $count ->
    [one] Został jeden zwykły bohater, potem przyjdą legendarni.
    [few] Zostało { $count } zwykłych bohaterów, potem przyjdą legendarni.
   *[many] Zostało { $count } zwykłych bohaterów, potem przyjdą legendarni.
}
board-warning-legends = { $count ->
    [one] Został jeden zwykły bohater, potem przyjdą legendarni.
    [few] Zostało { $count } zwykłych bohaterów, potem przyjdą legendarni.
   *[many] Zostało { $count } zwykłych bohaterów, potem przyjdą legendarni.
}

### How the game is won, at the first table of a player.

goal-boss-monster = Zwabiaj bohaterów do podziemi i zabijaj: 10 dusz daje zwycięstwo, 5 ran porażkę.
