### Polecenie `underkeep`: jego pomoc i to, co wypisują jego podpolecenia.


## Całość

cli-about =
    Underkeep to dom dla gier planszowych o podziemiach: graj w nie w terminalu, puszczaj w nie boty i badaj je.

      underkeep play                          pierwsza gra w Boss Monster przeciwko botowi
      underkeep play --seats Ann=human,Ben=human,greedy
      underkeep cards smok                    karty ze słowem „smok” w nazwie albo w opisie
      underkeep POLECENIE --help              co robi polecenie, z przykładami
cli-commands = polecenia
cli-number = { $number }
cli-not-a-number = „{ $text }” nie jest liczbą całkowitą
cli-internal-error = To błąd samego Underkeep ({ $what }). Zgłoś go razem z tym, co wypisze to samo polecenie po UNDERKEEP_TRACEBACK=1.

help-version = pokaż wersję programu i zakończ
help-lang = en albo pl (domyślnie: UNDERKEEP_LANG, potem język systemu, potem angielski)
help-game = która gra (domyślnie: boss-monster)
help-no-color = bez kolorów (zmienna NO_COLOR działa tak samo)


## Co w pomocy oznacza wartość

word-command = POLECENIE
word-lang = JĘZYK
word-game = gra
word-seats = MIEJSCA
word-seat = MIEJSCE
word-players = LICZBA
word-bots = BOTY
word-set = ZESTAW
word-seed = ZIARNO
word-file = PLIK
word-file-or-url = PLIK_LUB_URL
word-seal = PIECZĘĆ
word-folder = FOLDER
word-path = ŚCIEŻKA
word-scenario = SCENARIUSZ
word-depth = GŁĘBOKOŚĆ
word-words = słowa
word-kind = RODZAJ
word-deck = TALIA
word-preset = ZESTAWIENIE
word-treasure = SKARB


## Słowa biblioteki argparse; co zaczyna się od %, wypełnia ona sama

argparse-usage = użycie:{" "}
argparse-arguments = argumenty
argparse-options = opcje
argparse-help = pokaż tę pomoc i zakończ
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = brakuje argumentów: %s
argparse-expected-one = trzeba podać jedną wartość
argparse-expected-at-most-one = można podać najwyżej jedną wartość
argparse-expected-at-least-one = trzeba podać co najmniej jedną wartość
argparse-choice = nie można wybrać „%(value)s” (do wyboru: %(choices)s)
argparse-value = „%(value)s” nie pasuje (oczekiwany typ: %(type)s)
argparse-ambiguous = opcja %(option)s jest niejednoznaczna, może oznaczać: %(matches)s
argparse-no-value = ta opcja nie przyjmuje wartości %r
argparse-not-with = nie można łączyć z argumentem %s
argparse-one-of = trzeba podać jeden z argumentów: %s
argparse-unknown = nieznane argumenty: %s


## play

cli-play = graj w terminalu: przeciwko botom albo w kilka osób przy jednym ekranie
    .about =
        Gra w terminalu: przeciwko botom albo w kilka osób przy jednym ekranie.

        Przed każdym pytaniem widać stół i to, co wydarzyło się od twojej ostatniej odpowiedzi. Opcje są
        ponumerowane: wpisz numer albo ?, żeby zobaczyć pomoc. `? smok` objaśnia kartę, u cofa odpowiedź, p pasuje aż do
        końca fazy, q zapisuje i kończy. Przerwana gra zapisuje się sama.

        przykłady:
          underkeep play                                       ty przeciwko botowi greedy, z pierwszym zestawem
          underkeep play --players 4 --sets BMR,TNL            ty przeciwko trzem botom, z oboma zestawami
          underkeep play --seats ty,greedy,random              boty do wyboru
          underkeep play --seats Ann=human,Ben=human           dwie osoby przy jednej klawiaturze, każda widzi tylko swoją rękę
          underkeep play --deck kids --lang pl                 prosta gotowa talia, po polsku
          underkeep play --preset all-minibosses               zestawienie, które poleca poradnik
          underkeep play --variant hard --variant machinations dwa warianty naraz
          underkeep play keep-the-heroes-out                   jeden klan sam przeciwko bohaterom
          underkeep play keep-the-heroes-out --players 3 --scenario rent --level challenge
          underkeep play keep-the-heroes-out --seats Ann=human,Ben=human --chronicle tenants --vote
          underkeep play dungeon-fighter                       w pojedynkę dwojgiem bohaterów; rzuty wpisujesz w liczbach
          underkeep play dungeon-fighter --seats ty,skilled,clumsy --heroes jack,maryla --difficulty hard
          underkeep play dungeon-fighter --throws companion    rzucasz prawdziwymi kośćmi i wpisujesz, co zrobiły
          underkeep play --resume gra.ukeep                    graj dalej w zapisaną grę
help-play-seats = kto gra, po przecinku: ty, bot albo IMIĘ=human i IMIĘ=BOT
help-play-players = liczba graczy; miejsca, których nie wymienia --seats, dostaje zwykły bot: greedy, a w Wojownikach podziemi skilled
help-preset = polecane zestawienie dodatków; ich listę podaje `underkeep games`
help-play-seed = to samo ziarno i te same odpowiedzi dają tę samą grę
help-play-resume = graj dalej w zapisaną grę
help-play-stops = smart: bez pytania, gdy można tylko spasować; all: pytanie za każdym razem (domyślnie: smart)


## games

cli-games = wypisz gry, ich zestawy, warianty i boty
    .about =
        Lista gier i tego, co można w każdej wybrać: zestawy, gotowe talie, warianty i boty.

        przykłady:
          underkeep games
          underkeep games --lang en
games-you = ty


## cards

cli-cards = szukaj kart albo pokaż jedną z jej opisem i zasadami
    .about =
        Szukanie kart albo jedna karta z opisem i zasadami, które jej dotyczą.

        Słowa są wyszukiwane w nazwach, opisach i wierszu o karcie, po polsku i po angielsku. Jedyną pasującą kartę albo
        kartę o dokładnie tej nazwie widać w całości; w przeciwnym razie widać listę.

        przykłady:
          underkeep cards smok                       wszystkie karty, które mają coś wspólnego ze smokami
          underkeep cards "Dark Altar"               jedna karta z opisem i zasadami
          underkeep cards --set TNL --kind hero      wszyscy bohaterowie zestawu
          underkeep cards --treasure CC zniszcz      komnaty z dwoma symbolami kapłana, które coś niszczą
          underkeep cards --kind clan                karty wszystkich klanów gry Keep the Heroes Out!
          underkeep cards --kind dragon              karty jednego klanu
          underkeep cards --game dungeon-fighter --kind weapon
          underkeep cards --own --set SBM            autorskie karty Underkeep z zestawu
          underkeep cards --lang en dragon           po angielsku
help-cards-words = słowa z nazwy, z opisu albo z wiersza o karcie; wszystkie muszą się w nich znaleźć
help-cards-game = tylko karty tej gry
help-cards-set = tylko ten zestaw, na przykład BMR
help-cards-kind = tylko karty tego rodzaju; rodzaje kart każdej gry są na końcu
cards-kinds = rodzaje kart:
help-cards-treasure = tylko karty z tymi symbolami, literami: C kapłan, F wojownik, M mag, T złodziej, E odkrywca
help-cards-own = tylko karty, które w całości lub w części są autorskim projektem Underkeep


## deck

cli-deck = pokaż talię do Boss Monster i jej równowagę albo zamień ją na kod lub tekst
    .about =
        Talie do Boss Monster: gotowe, wszystkie karty wybranych zestawów albo własna.

        Własna talia to plik tekstowy z wierszem dla każdej karty, na przykład „2 Goblin Armory (BMR)”. Polecenie liczy
        karty i mówi, co poradnik zrobiłby inaczej; to tylko rady, grać można i tak. Krótki kod zastępuje całą talię: można
        go wysłać innym albo z nim zagrać.

        przykłady:
          underkeep deck                             gotowe talie
          underkeep deck official                    jedna z nich: jej równowaga i kod
          underkeep deck --sets BMR,POP --text > moja-talia.txt
          underkeep deck moja-talia.txt              własna talia, policzona
          underkeep deck moja-talia.txt --code       tylko jej kod
          underkeep deck KOD --text                  karty, które kryje kod
          underkeep play --deck KOD
help-deck-deck = nazwa gotowej talii, kod albo plik z talią
help-deck-sets = wszystkie karty tych zestawów, oddzielonych przecinkami, jako talia na początek
help-deck-code = wypisz tylko kod
help-deck-text = wypisz talię jako tekst, po wierszu na kartę

deck-own = Własna talia: underkeep deck --sets BMR --text > moja-talia.txt
deck-players = Gracze: { $players }
deck-balanced = Równowaga zgodna z poradnikiem.
deck-code = Kod:


## book

cli-book = wypisz strony Księgi Lochów albo sprawdź i narysuj jedną z nich
    .about =
        Księga Lochów do Keep the Heroes Out!: jej strony albo jedna z nich z mapą, zasadami i kartami.

        Własna strona to plik; jak ją napisać, mówi docs/dungeon-book.md. Polecenie sprawdza ją i rysuje: komnaty to
        ramki, strzałki to korytarze, którymi szarżują bohaterowie, ═ i ║ to inne korytarze, ▒ to gruz. Jeśli coś się nie
        zgadza, polecenie mówi co, a jego kod wyjścia to 2.

        przykłady:
          underkeep book                         wszystkie wbudowane strony
          underkeep book siege                   jedna z nich
          underkeep book moja-piwnica.toml       własna strona, sprawdzona i narysowana
          underkeep play keep-the-heroes-out --scenario moja-piwnica.toml
help-book-page = plik ze stroną albo nazwa wbudowanej strony (domyślnie: lista wbudowanych stron)
help-book-players = liczba graczy, dla której podać liczby z jej kart (2)

book-difficulty = trudność { $difficulty }
book-chronicle = Kronika { $name }: { $pages }
book-fits = Bez błędów: underkeep play keep-the-heroes-out --scenario { $page }


## replay

cli-replay = przejdź przez zapisaną grę albo wypisz jej dziennik
    .about =
        Przejście przez zapisaną grę albo jej dziennik.

        Bez opcji idziesz przez zapis odpowiedź po odpowiedzi: Enter idzie dalej, b wstecz, r do następnej rundy, liczba
        skacze do tej odpowiedzi, l wypisuje dotychczasowy dziennik, q kończy. Widać to, co widział widz; --seat pokazuje
        grę oczami gracza, a --open odkrywa wszystkie karty.

        przykłady:
          underkeep replay gra.ukeep
          underkeep replay gra.ukeep --log                cała historia, do czytania albo zachowania
          underkeep replay gra.ukeep --to 40 --seat Ann   stół po 40 odpowiedziach, oczami gracza Ann
help-replay-file = zapisana gra
help-replay-to = wypisz stół po N odpowiedziach i zakończ
help-replay-log = wypisz dziennik (do --to, jeśli podano) i zakończ
help-replay-seat = pokaż widok tego gracza: imię albo numer, licząc od 1
help-replay-open = pokaż wszystkie karty
help-replay-lang = en albo pl (domyślnie: język zapisu)


## verify

cli-verify = sprawdź, czy tasowanie gry na serwerze było uczciwe
    .about =
        Sprawdzenie, czy tasowanie gry na serwerze było uczciwe.

        Każdy stół od początku pokazuje pieczęć: SHA-256 tajnego ziarna razem z tym, w co się gra. Po grze tajemnica zostaje
        ujawniona. To polecenie sprawdza, czy pasuje ona do pieczęci, czy karty rozdano ziarnem, które z niej wynika, i czy
        zapisane odpowiedzi prowadzą stąd do podanego wyniku. Kod wyjścia to 0, jeśli wszystko się zgadza, 1, jeśli coś się
        nie zgadza, i 2, jeśli nie da się tego sprawdzić albo jest za wcześnie.

        przykłady:
          underkeep verify https://play.example/table/V1StGXR8      stół, który każdy może zobaczyć
          underkeep verify fair.json                                 to, co podało /api/tables/…/fair
          underkeep verify fair.json --seal 3f9a…                    z pieczęcią zapisaną na początku
help-verify-file = adres stołu albo plik, który z niego zapisano
help-verify-seal = pieczęć widziana na początku gry

verify-running = Gra jeszcze trwa, więc jej ziarno jest tajne. Pieczęć to { $seal }: zapisz ją i wróć po grze.
verify-running-chosen = Gra jeszcze trwa. Tasowanie wybrano przy tworzeniu stołu, więc nie ma tajemnicy ani pieczęci.
verify-no-seal = Nie ma pieczęci, bo tasowanie wybrano przy tworzeniu stołu.
verify-seal-holds = Pieczęć się zgadza: ziarno i to, w co grano, dają { $seal }.
verify-seal-broken = Pieczęć się nie zgadza: ziarno i to, w co grano, nie dają { $seal }.
verify-noted-holds = To pieczęć, którą masz zapisaną.
verify-noted-broken = To nie jest pieczęć, którą masz zapisaną.
verify-seed-holds = Karty rozdano ziarnem, które wynika z tajemnicy ({ $seed }).
verify-seed-broken = Karty rozdano ziarnem { $seed }, a nie tym, które wynika z tajemnicy.
verify-chosen-holds = Tasowanie wybrano przy tworzeniu stołu (ziarno { $seed }) i tym ziarnem rozdano grę.
verify-chosen-broken = Tasowanie wybrano przy tworzeniu stołu (ziarno { $seed }), ale grę rozdano innym ziarnem.
verify-other-rules = Grano według zasad w wersji { $saved }, a ten program ma wersję { $here }: resztę może sprawdzić ta wersja Underkeep, w której grano.
verify-record-broken = Nie da się odczytać zapisu gry. { $why }
verify-replay-stuck = Gra nie wynika z ziarna: odpowiedź { $number } nie była możliwa. { $why }
verify-replay-holds = { $number ->
    [one] Gra z niego wynika: { $number } odpowiedź prowadzi do podanego wyniku
    [few] Gra z niego wynika: { $number } odpowiedzi prowadzą do podanego wyniku
   *[many] Gra z niego wynika: { $number } odpowiedzi prowadzi do podanego wyniku
  } ({ $count ->
    [0] bez zwycięzcy
   *[other] zwycięstwo: { $names }
  }).
verify-replay-broken = Gra z niego nie wynika: po { $number ->
    [one] { $number } odpowiedzi
   *[other] { $number } odpowiedziach
  } wynik jest inny niż podany.
verify-holds = Wszystko się zgadza.
verify-broken = Coś się nie zgadza.


## simulate

cli-simulate = daj botom rozegrać wiele gier i podsumuj je
    .about =
        Boty rozgrywają wiele gier, a na końcu widać podsumowanie.

        Gra numer N ma ziarno ZIARNO + N, a boty zmieniają miejsca z gry na grę. Z --verify przy każdym pytaniu sprawdzany
        jest kontrakt: widoki, które ukrywają to, co powinny, zapisy, kopie, powtórki, każdą możliwą odpowiedź, możliwe
        światy i to, czy każda karta jest w jednym miejscu. Trwa to jakieś trzydzieści razy dłużej niż gra losowa;
        --verify 16 oszczędza trzy czwarte tego czasu.

        przykłady:
          underkeep simulate boss-monster --players greedy,random --games 400
          underkeep simulate boss-monster --players random,random,greedy,random --games 3000 --sets BMR,TNL --jobs 4
          underkeep simulate boss-monster --games 500 --variant hard --variant machinations --seed 1 --verify
help-simulate-players = boty, po jednym na każde miejsce (greedy,random)
help-simulate-games = ile gier (100)
help-simulate-seed = ziarno pierwszej gry (1)
help-simulate-jobs = ile procesów (wszystkie rdzenie)
help-simulate-keep-seats = boty nie zmieniają miejsc
help-simulate-verify = sprawdzaj kontrakt przy każdym pytaniu (z N: kosztowne części przy jednym pytaniu na N)

simulate-playing = gramy
simulate-bot = bot
simulate-wins = wygrane
simulate-share = % wygranych
simulate-interval = 95 % pewności
simulate-seat = miejsce { $seat }
simulate-score = wynik
simulate-seeds = ziarna od { $first } do { $last }
simulate-games = { $games ->
    [one] { $games } gra w { $seconds } s, { $speed } na sekundę
    [few] { $games } gry w { $seconds } s, { $speed } na sekundę
   *[many] { $games } gier w { $seconds } s, { $speed } na sekundę
  }
simulate-length = średnio na grę: rundy { $rounds }, decyzje { $decisions }
simulate-verified = { $every ->
    [1] kontrakt sprawdzono przy każdym pytaniu
   *[other] kontrakt sprawdzono przy każdym pytaniu, jego kosztowne części przy jednym na { $every }
  }
simulate-failures = { $games ->
    [one] { $games } gry nie udało się rozegrać do końca:
   *[many] { $games } gier nie udało się rozegrać do końca:
  }
simulate-failure = { $game }, ziarno { $seed }, po odpowiedzi { $answer }: { $what }
simulate-more = i jeszcze { $games }


## check

cli-check = uruchom scenariusze: pozycje, ruchy i to, co musi się zgadzać
    .about =
        Uruchamia scenariusze i mówi, co się nie zgadza.

        Kod wyjścia to 0, jeśli wszystko się zgadza, 1, jeśli jakiś scenariusz zawodzi (z --strict także wtedy, gdy jakiś
        punkt zasad albo karta nie ma żadnego), i 2, jeśli czegoś nie można odczytać. Błędy w plikach są opisane po
        angielsku.

        przykłady:
          underkeep check tests/scenarios                         wszystkie scenariusze w folderze
          underkeep check moj-przypadek.yaml --show               jakie były odpowiedzi i co się wydarzyło
          underkeep check tests/scenarios --coverage docs/rules   punkty zasad, których nie dowodzi żaden scenariusz
help-check-paths = scenariusz (*.yaml) albo folder ze scenariuszami
help-check-coverage = wypisz punkty zasad z tego folderu, które nie mają scenariusza
help-check-cards = wypisz karty ze zdolnością, ale bez scenariusza
help-check-show = wypisz każdą odpowiedź i każde zdarzenie każdego scenariusza
help-check-strict = błąd także wtedy, gdy --coverage albo --cards coś wypisuje
help-check-quiet = wypisz tylko to, co się nie zgadza

check-summary = { $passed ->
    [one] { $passed } scenariusz przeszedł
    [few] { $passed } scenariusze przeszły
   *[many] { $passed } scenariuszy przeszło
  }, { $failed ->
    [one] { $failed } zawiódł
    [few] { $failed } zawiodły
   *[many] { $failed } zawiodło
  }{ $unread ->
    [0] {""}
   *[other] , nie udało się odczytać: { $unread }
  }
check-unreadable = nie do odczytania
check-unknown = Scenariusze wymieniają punkty zasad, których nie ma: { $clauses }.
check-needless = Na liście niesprawdzanych, a jednak ze scenariuszem: { $clauses }.
check-stale = untested.toml: { $test } nie dowodzi { $clause }, bo tego pliku nie ma albo nie wymienia on punktu.
check-missing = Punkty zasad bez scenariusza:
check-coverage = Punkty zasad ze scenariuszem: { $proved } z { $needed }; bez potrzeby: { $excused }.
check-cards = Karty z zestawu { $set } ({ $game }) bez scenariusza:


## new-game

cli-new-game = utwórz nową małą grę, gotową do grania i zmieniania
    .about =
        Tworzy folder nowej gry: osobną dystrybucję z kartami, regułami, tekstami po angielsku i po polsku oraz testami.
        Od razu można w nią grać, w terminalu i w przeglądarce; docs/new-game.md pokazuje, jak ją zmieniać.

        przykłady:
          underkeep new-game torchlight
          underkeep new-game lost-mine --directory ~/gry
help-new-game-name = nazwa gry: małe litery, cyfry i łączniki, na przykład lost-mine
help-new-game-directory = gdzie powstanie folder gry (domyślnie: bieżący folder)
new-game-written = Utworzono: { $path }
new-game-next = Dalej:
word-name = NAZWA


## perft

cli-perft = policz pozycje, do których można dojść ze scenariusza
    .about =
        Liczy, do czego można dojść z danej pozycji.

        Ścieżka to jeden ze sposobów odpowiedzi na GŁĘBOKOŚĆ pytań; liczą się tylko pytania z co najmniej dwiema
        opcjami.

        przykład:
          underkeep perft tests/scenarios/boss-monster/opening.yaml 3
help-perft-scenario = plik z pozycją; najpierw rozgrywane są jej ruchy
help-perft-depth = na ile odpowiedzi w głąb
help-perft-divide = wypisz też liczbę dla każdego pierwszego ruchu
help-perft-positions = policz też różne pozycje na końcu

perft-paths = { $paths ->
    [one] głębokość { $depth }: { $paths } ścieżka w { $seconds } s
    [few] głębokość { $depth }: { $paths } ścieżki w { $seconds } s
   *[many] głębokość { $depth }: { $paths } ścieżek w { $seconds } s
  }
perft-ended = { $games ->
    [one] { $games } gra skończyła się po drodze
    [few] { $games } gry skończyły się po drodze
   *[many] { $games } gier skończyło się po drodze
  }
perft-positions = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } różne pozycje
   *[many] { $positions } różnych pozycji
  }
