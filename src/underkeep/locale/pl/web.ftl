### Słowa stołu w przeglądarce. To, co dotyczy przebiegu gry, przychodzi z serwera.


## Shell: wszędzie

shell-title = Underkeep
shell-nav = Strony
shell-skip = Do treści
shell-loading = Zapalamy pochodnie…
shell-close = Zamknij
shell-share = Udostępnij
shell-copied = Skopiowano
shell-copy-failed = Skopiuj ręcznie
shell-language = Język
shell-settings = Ustawienia
shell-rules = Zasady
shell-cards = Karty
shell-learn = Nauka
shell-guest = Gość
shell-error-unknown = Stało się coś nieoczekiwanego. Spróbuj jeszcze raz.
shell-error-network = Serwer nie odpowiada. Czy masz połączenie z siecią?
shell-error-missing = Nic tu nie ma albo to miejsce jest prywatne.
shell-error-busy = Trochę za szybko. Weź oddech i spróbuj jeszcze raz.
shell-error-server = Serwer się potknął. Spróbuj ponownie za chwilę.

error-title = Ślepy zaułek
error-missing = Nic tu nie ma albo to miejsce jest prywatne.
error-joke-1 = Tu kończy się mapa. Resztę ktoś zjadł.
error-joke-2 = Inni śmiałkowie byli tu przed tobą. Zostały po nich tylko buty.
error-joke-3 = Zapadnia! Na szczęście jest drabina.
error-retry = Spróbuj ponownie
error-home = Z powrotem do wejścia


## Shell: kim jestem

account-title = Moje imię
account-name = Twoje imię przy stole
account-name-hint = Do gry nie trzeba konta. To imię widzą inni.
account-rename = Zapisz imię
account-other = Także na innych urządzeniach
account-new = Nowe konto
account-have = Mam już konto
account-keep = Załóż konto
account-keep-hint = Nazwa i hasło, żeby wszędzie odnaleźć swoje stoły. Bez adresu e‑mail.
account-sign-in = Zaloguj się
account-sign-in-hint = Podaj nazwę i hasło wybrane wcześniej.
account-account = Nazwa konta
account-password = Hasło
account-signed-in = Zalogowane konto: { $account }.
account-sign-out = Wyloguj się


## Lobby

lobby-motto = Buduj podziemia. Wab bohaterów. Kolekcjonuj dusze.
lobby-play-now = Zagraj teraz
lobby-play-now-hint = Jedno kliknięcie i siedzisz naprzeciw bota.
lobby-new-table = Nowy stół
lobby-my-tables = Moje stoły
lobby-open-tables = Otwarte stoły
lobby-no-mine = Nie masz jeszcze stołu. Krzesła stygną.
lobby-no-open = Nikt nie czeka. Zostań gospodarzem, o którym wszyscy mówią.
lobby-finished = { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
   *[many] { $count } skończonych gier
  }
lobby-fan = Nieoficjalny projekt fanowski, niezwiązany z wydawcami gier; nie używa ich grafik ani tekstów.
lobby-open-seat = wolne miejsce
lobby-open-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-look = Obejrzyj
lobby-continue = Graj dalej
lobby-join = Dołącz
lobby-watch = Patrz
lobby-status-open = czeka na graczy
lobby-status-playing = gra trwa
lobby-status-over = gra skończona
lobby-game = Gra
lobby-players = Liczba graczy
lobby-seats = Kto gdzie siedzi
lobby-seat = Miejsce { $n }
lobby-bot = Siła bota na miejscu { $n }
lobby-seat-name = Imię gracza na miejscu { $n }
lobby-player = Gracz { $n }
lobby-seat-me = Ja
lobby-seat-person = Znajomy, przez link
lobby-seat-bot = Bot
lobby-seat-open = Ktokolwiek
lobby-seat-person-hint = Dostaniesz link do wysłania.
lobby-seat-open-hint = Kto pierwszy, ten lepszy.
lobby-hot-seat = Jeden ekran
lobby-hot-seat-hint = Kilka osób gra na zmianę na tym urządzeniu.
lobby-more = Zestawy, warianty, tempo i zegar
lobby-pace = Tempo
lobby-pace-slow = Wolno
lobby-pace-normal = Zwyczajnie
lobby-pace-fast = Szybko
lobby-pace-instant = Natychmiast
lobby-pace-hint = Jak szybko chodzą bohaterowie i jak długo myślą boty.
lobby-clock = Zegar
lobby-clock-none = Bez limitu
lobby-clock-live = 5 minut i 30 sekund na każde pytanie
lobby-clock-days = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
  }
lobby-private = Prywatny
lobby-private-hint = Widzą go tylko osoby z linkiem.
lobby-make = Nakryj do stołu


## Shell: stół przed rozpoczęciem

waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
waiting-ready = Wszyscy są. Zaczynamy?
waiting-owner = Wszyscy są. Grę rozpoczyna gospodarz.
waiting-free = dla każdego
waiting-invited = dla znajomego z linkiem
waiting-here = na miejscu
waiting-sit = Usiądź tu
waiting-copy-seat = Kopiuj link do miejsca
waiting-copy-watch = Kopiuj link dla widzów
waiting-link-hint = Wyślij każdemu znajomemu link do jednego miejsca. Kto go otworzy, ten tam siada.
waiting-change = Zmień miejsce { $n }
waiting-change-short = Zmień…
waiting-to-bot = bot
waiting-to-open = ktokolwiek
waiting-to-person = osoba z nowym linkiem
waiting-hand-over = Uczyń gospodarzem
waiting-start = Rozpocznij grę
waiting-fill-bots = Uzupełnij botami
waiting-leave = Odejdź od stołu
waiting-close = Zamknij stół
waiting-closed = Ten stół został zamknięty.
waiting-seal = Zapieczętowane tasowanie
waiting-seal-hint = Ziarno wszystkich tasowań jest ustalone; oto jego odcisk (SHA-256). Po grze ziarno zostanie ujawnione i każdy może sprawdzić, że nic nie zmieniono.


## Shell: pytanie

prompt-title = Na co czeka stół
prompt-you = Ty
prompt-over = Gra jest skończona.
prompt-nothing = Chwileczkę…
prompt-offline = Nie masz połączenia z siecią. Plansza zostaje, jak była; nic nie zginęło.
prompt-reconnecting = Połączenie przerwane. Próbujemy je odzyskać; nic nie zginęło.
prompt-sending = Wysyłanie…
prompt-confirm = Potwierdź albo cofnij.
prompt-where = Teraz wybierz gdzie.
prompt-where-for = { $what }: teraz wybierz gdzie.
prompt-click-lit = Kliknij coś, co świeci.
prompt-clause = Co mówią zasady
prompt-dont-ask = Nie pytaj więcej
prompt-do-it = Mimo to zrób
prompt-back = Cofnij
prompt-list = { $count ->
    [one] Jedyna możliwość
    [few] Wszystkie { $count } możliwości
   *[many] Wszystkie możliwości ({ $count })
  }
prompt-list-title = Wszystko, co możesz zrobić
prompt-suggest = Zaproponuj
prompt-suggest-how = Decyduje { $name }. Kliknij, co proponujesz.
prompt-suggested = { $name } proponuje: { $what }
prompt-suggested-mine = Proponujesz: { $what }. To samo kliknięcie wycofuje propozycję.
prompt-by = propozycja: { $names }


## Shell: obok pytania

controls-title = Postoje i cofanie
stops-title = Pytaj mnie
stops-smart = gdy to ważne
stops-smart-hint = Zwyczajnie: zanim bohater wejdzie, gdy rozstrzyga się jego los i zawsze, gdy ktoś mierzy w ciebie.
stops-all = gdy mogę coś zrobić
stops-all-hint = Wszędzie, gdzie masz coś do zagrania.
stops-full = zawsze
stops-full-hint = Przy każdej okazji, także gdy nic nie masz, żeby móc blefować.
stops-more = Kiedy mnie pytać…
stops-panel-title = Kiedy mnie pytać
stops-panel-hint = Co znaczy „gdy to ważne”. Wyłącz to, co dla ciebie ważne nie jest.
stops-panel-full = Wybrane jest pytanie zawsze. Te przełączniki liczą się w dwóch pozostałych ustawieniach.
stops-panel-always = (zawsze)
stops-flags = Chorągiewki na planszy
stops-flags-hint = Chorągiewka przy fazie, podziemiach albo komnacie mówi, że gra ma tam pytać albo nie pytać, bez względu na okazję. Widzisz ją tylko ty. To samo robi prawy przycisk myszy.
stops-flags-set = Ustaw chorągiewki na planszy
stops-flags-clear = { $count ->
    [one] Usuń chorągiewkę
    [few] Usuń wszystkie { $count } chorągiewki
   *[many] Usuń wszystkie { $count } chorągiewek
  }
stops-flags-mode = Klikaj chorągiewki na planszy: pytaj tu, nie pytaj tu, jak zwykle.
stops-flags-done = Gotowe
flag-stop = pytaj mnie tutaj
flag-skip = nie pytaj mnie tutaj
flag-none = jak zwykle
flag-at = { $place }: { $flag }
pass-hint = Często pasujesz. Czy stół ma pytać tylko wtedy, gdy to ważne? Zmienisz to w każdej chwili obok pytania.
pass-hint-yes = Tylko gdy to ważne
pass-hint-no = Pytaj dalej
until-title = Pasuj aż…
until-hint = Kończy się od razu, gdy coś wymierzono w ciebie.
until-hero = ten bohater skończy
until-turn = skończy się ta tura
until-my-turn = nadejdzie moja tura
until-phase = skończy się faza
until-banner = Pasujesz, aż: { $what }
hold = Czekaj
hold-hint = Zapytaj mnie przy najbliższej okazji, bez względu na moje postoje.
ahead = Pas z góry
ahead-hint = Spasuj za mnie, chyba że ktoś wcześniej coś zrobi.
undo = Cofnij
undo-hint = Cofnij moją ostatnią odpowiedź. Jeśli dotyczy to innych, zostaną zapytani.
undo-turn = Cofnij turę
undo-turn-hint = Cofnij wszystko od początku mojej tury.
shared = Jeden ekran: widać to, co mogą widzieć wszyscy.
watching = Patrzysz: widzisz to, co wolno widzieć każdemu.
bot-plays-for-me = Za ciebie gra bot.
bot-give-back = Już jestem
missed = { $count ->
    [one] Podczas twojej nieobecności zdarzyła się jedna rzecz.
    [few] Podczas twojej nieobecności zdarzyły się { $count } rzeczy.
   *[many] Podczas twojej nieobecności zdarzyło się { $count } rzeczy.
  }
missed-replay = Pokaż
notices-ask = Czy dać znać, gdy nadejdzie twoja kolej, a patrzysz gdzie indziej?
notices-yes = Tak, proszę
notices-no = Nie, dziękuję
narrator-name = Dziadek Rynna
narrator-next = Dalej
narrator-back = Wstecz
narrator-done = Jasne
narrator-again = Powtórz
wish-title = Prośba o cofnięcie
wish-asks = { $name } prosi o cofnięcie.
wish-left = Zostało { $seconds } s.
wish-agree = Zgadzam się
wish-refuse = Nie zgadzam się
wish-mine = Czekamy na zgodę: { $names } ({ $seconds } s).
wish-others = { $name } prosi o cofnięcie i czeka na innych.


## Shell: gracze, połączenie, tytuły

players-title = Gracze
players-you = ty
players-out = poza grą
players-bot = bot
players-away = nieobecny
players-reconnecting = łączy się
players-ready = gotowe
players-acting = odpowiada teraz
players-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
players-help = Pomóż
players-help-time = Daj więcej czasu
players-help-answer = Bot odpowie ten jeden raz
players-help-bot = Dalej gra bot
players-help-end = Zakończ bez wyniku
line-title = Połączenie
line-connecting = łączenie
line-connected = połączono
line-slow = wolne łącze
line-reconnecting = ponowne łączenie
line-offline = brak sieci
line-ended = rozłączono
line-lost = Utracono połączenie.
title-my-turn = Twoja kolej
title-waiting = Myśli { $name }
title-over = Koniec
table-board = Plansza


## Shell: dziennik, czat, menu

log-title = Dziennik
log-search = Szukaj
log-about = O kim
log-everybody = wszyscy
log-empty = Jeszcze nic się nie stało. Ciesz się ciszą.
log-nothing-found = Niczego takiego nie ma.
log-undone = Cofnięte:
log-copy = Kopiuj jako tekst
chat-title = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-text = Powiedz coś
chat-watchers = Gracze przeczytają to po zakończeniu gry.
chat-send = Powiedz
chat-mute = ukryj
chat-unmute = { $count ->
    [one] Pokaż { $count } ukrytą osobę
    [few] Pokaż { $count } ukryte osoby
   *[many] Pokaż { $count } ukrytych osób
  }
chat-off = Czat jest wyłączony. Nareszcie spokój.
chat-on = Czat
menu-title = Menu
menu-report = Kopiuj grę jako tekst
menu-resign = Poddaj się
menu-leave = Niech bot gra za mnie
menu-leave-sure = Na pewno oddać miejsce botowi?
menu-end = Zakończ tę grę
menu-end-sure = Na pewno zakończyć grę?
menu-resign-sure = Na pewno się poddajesz?
text-title = Stół jako tekst
text-now = Teraz
text-last = Co się ostatnio stało
text-copy = Kopiuj jako tekst


## Shell: z bliska

zoom-why = Dlaczego różni się od nadruku
zoom-other-language = In English
zoom-rulings = Rozstrzygnięcia
zoom-clauses = Zasady:
zoom-ask = Kiedy pytać mnie o tę kartę
zoom-always = Zawsze pytaj
zoom-never = Nigdy nie pytaj
zoom-pin = Kliknij albo naciśnij Z, żeby zostało.


## Shell: jeden ekran, koniec

anyone-title = Ktoś coś?
anyone-text = Kto chce coś zrobić, bierze urządzenie.
anyone-no-one = Nikt
handover-title = Oddaj urządzenie: { $name }
handover-text = To, co teraz, widzi tylko { $name }.
handover-hold = Przytrzymaj: tu { $name }
handover-hint = Przytrzymaj przycisk przez chwilę, żeby zobaczyć swoje karty.
over-title = Koniec gry
over-you-won = Wygrana jest twoja!
over-won = { $count ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
  }
over-victory = Zwycięstwo!
over-defeat = Porażka
over-no-result = Gra bez wyniku
over-winner = wygrana
over-rematch = Zagraj jeszcze raz
over-to-rematch = Do rewanżu
over-to-sequel = Do następnej gry
over-replay = Powtórka
over-share = Kopiuj link do powtórki
over-lobby = Do lobby
over-look = Obejrzyj planszę
over-seed = Tajne ziarno:
over-seal = Zapieczętowane od początku:
over-seal-what = Ten odcisk (SHA-256) tajnego ziarna i tego, w co grano, był na stole od początku. Ziarno rozstrzyga o wszystkich tasowaniach, więc nikt, nawet serwer, nie mógł ich po drodze zmienić.
over-seal-chosen = Tasowanie wybrano przy zakładaniu stołu, więc nie było czego pieczętować.
over-verify = Sprawdź to samodzielnie:
over-verify-file = potrzebne dane w pliku


## Shell: ustawienia i klawisze

settings-title = Ustawienia
settings-speed = Animacje
settings-speed-off = Bez animacji
settings-theme = Kolory
settings-theme-system = jak w systemie
settings-theme-light = pergamin
settings-theme-dark = blask pochodni
settings-text = Litery
settings-text-normal = zwykłe
settings-text-large = duże
settings-text-huge = wielkie
settings-stops = Pytaj mnie o reakcję
settings-confirm = Potwierdzaj pojedyncze kliknięcia
settings-confirm-touch = na dotyk
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-warn-again = Znów ostrzegaj mnie przed pomyłkami
settings-sound = Dźwięki
settings-notices = Daj znać, gdy nadejdzie moja kolej, a patrzę gdzie indziej
keys-title = Klawisze
keys-space = Spacja
keys-tab = po wszystkim, co można wybrać
keys-arrows = do następnej rzeczy, która świeci
keys-shift-arrows = do następnej karty, świecącej lub nie
keys-enter = wybierz
keys-esc = cofnij, zamknij, przestań pasować
keys-numbers = wybierz przycisk z numerem
keys-list = lista wszystkich możliwości
keys-pass = pas
keys-end = skończ turę, nic nie robiąc
keys-yes-no = tak, nie
keys-until = pasuj aż…
keys-ctrl = przytrzymaj: pytaj mnie wszędzie
keys-hold = czekaj, chcę coś zrobić
keys-undo = cofnij (z Shift: cofnij turę)
keys-zoom = obejrzyj kartę z bliska
keys-log = dziennik
keys-chat = czat
keys-text = stół jako tekst
keys-help = te klawisze


## Shell: powtórka, zasady, karty, nauka

replay-title = Powtórka
replay-eyes = Oczami
replay-eyes-watcher = widza
replay-eyes-all = kogoś, kto widzi wszystko
replay-start = Początek
replay-answer = Chwila gry
replay-at = { $at } z { $last }
replay-first = początek
replay-back = wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = naprzód
replay-last = koniec
replay-round = runda
replay-round-n = runda { $round }
replay-link = Kopiuj link do tej chwili
replay-link-later = Link zadziała, gdy gra się skończy.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
rules-chapters = Rozdziały
rules-copy = Kopiuj link
rules-nothing = Zasady o tym milczą. Czyli zabronione albo pyszne.
cards-search = Szukaj kart
cards-kind = Rodzaj
cards-set = Zestaw
cards-all-kinds = Każdy rodzaj
cards-all-sets = Każdy zestaw
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
cards-nothing = Nie ma takiej karty. Może ma ją goblin.
cards-boss = Bossowie
cards-room = Komnaty
cards-spell = Czary
cards-hero = Bohaterowie
cards-epic = Legendarni bohaterowie
cards-tactic = Taktyki
cards-loot = Zdobycze
cards-event = Karty scenariusza
cards-treasure = Skarby
cards-tile = Komnaty
learn-title = Naucz się grać
learn-intro = Wystarczy pięć minut. Jesteś potworem na końcu podziemi.
learn-1 = Buduj
learn-1-text = W każdej rundzie kładziesz zakrytą komnatę; potem wszyscy odkrywają naraz. Komnaty zadają obrażenia i mają skarby.
learn-2 = Wab
learn-2-text = Każdy bohater idzie tam, gdzie jest najwięcej skarbów, które lubi. Przy remisie zostaje w mieście.
learn-3 = Przetrwaj
learn-3-text = Bohater przechodzi przez wszystkie twoje komnaty. Jeśli zginie, zdobywasz jego duszę; jeśli dojdzie do ciebie, odnosisz ranę.
learn-4 = Wygraj
learn-4-text = Dziesięć dusz daje zwycięstwo. Pięć ran i odpadasz. W międzyczasie zaskakują czary i komnaty.
learn-tutorial = Pierwsza gra, która sama się objaśnia
learn-play = Zagraj z botem


## Plansza Boss Monster

board-table = Stół
board-round = Runda { $round }
board-round-none = Przed pierwszą rundą
board-flag-dungeon = podziemia: { $name }
board-flag-room = podziemia: { $name }, komnata { $place }
board-phases = Fazy rundy
board-phase-setup = Przygotowanie
board-phase-beginning = Dobieranie
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
board-pile-close = Zamknij
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
board-damage-sum = obrażenia wszystkich komnat razem: { $damage }
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
    [one] może jeszcze położyć { $builds } komnatę
    [few] może jeszcze położyć { $builds } komnaty
   *[many] może jeszcze położyć { $builds } komnat
  }
board-placed = komnata już położona
board-level-up = po awansie
board-unknown-boss = boss jeszcze nieznany
board-boss-of = Boss gracza { $name }
board-out = poza grą
board-leaving = rezygnuje z gry
board-seat-barred = w tej rundzie zamknięte dla bohaterów
board-seat-denied = w tej rundzie nie wygra dzięki duszom
board-seat-doubled = w tej rundzie skarby komnat liczą się podwójnie
board-seat-party = wchodzący bohaterowie mają w tej rundzie +{ $health } do życia
board-seat-crushed = wszystkie komnaty mają w tej rundzie { $damage } do obrażeń
board-winner = zwycięstwo

board-dungeon-path = Podziemia od wejścia do bossa
board-dungeon-empty = nie ma jeszcze komnat
board-entrance = Wejście
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
board-used = zdolność użyta w tej rundzie
board-gift = od gracza { $name }
board-token = żeton { $token }
board-why-token = { $more } dzięki żetonowi
board-why-boost = { $more } w tej rundzie
board-why-dungeon = { $more } dla wszystkich komnat w tej rundzie
board-why-own = { $more } według własnego tekstu
board-why-help = { $more } dzięki karcie { $card }
board-why-fountain = w tej rundzie bez obrażeń
board-why-floor = nigdy poniżej 0
board-open-strip = Pokaż podziemia gracza { $name }
board-close-strip = Schowaj podziemia gracza { $name }

board-waiting = Czekające efekty
board-waiting-first = zadziała pierwszy
board-waiting-you-first = Możesz zareagować przed nimi.
board-waiting-line = { $card }, gracz { $name }
board-waiting-on = { $card }, gracz { $name }, cel: { $targets }
board-casting = Rzucany czar
board-no-building = W tej rundzie nikt już nie może budować.
board-casts = { $name } rzuca czar
board-negates = { $name } neguje
board-unknown-card = nieznana karta
board-unknown-room = karta komnaty
board-unknown-spell = czar
board-tie = remis


## Rysunki: co mówią znaki i obrazki

art-cleric = Kapłan
art-fighter = Wojownik
art-mage = Mag
art-thief = Złodziej
art-explorer = Odkrywca
art-damage = Obrażenia
art-health = Życie
art-xp = PD
art-monster = Komnata potworów
art-trap = Komnata pułapek
art-advanced = Wypaśna
art-build = Faza budowy
art-adventure = Faza przygód
art-epic = Legendarny bohater
art-dark = Mroczny bohater
art-changed = teraz { $now }, na karcie { $printed }
art-banner = Warownia pod gwiazdami: idą do niej bohaterowie, a pod ziemią czekają duch, szlam i król szkieletów
art-empty-table = Pusty stół w świetle pochodni
art-lost-hero = Bohater z mapą, który skręcił nie tam, gdzie trzeba
art-walking = Bohater w drodze


## Plansza Keep the Heroes Out!

keep-language = pl
keep-table = Stół
keep-map = Loch
keep-unknown-card = nieznana karta

keep-room-treasury = Skarbiec
keep-room-sewers = Kanały
keep-room-workshop = Warsztat
keep-room-library = Biblioteka
keep-room-catacombs = Katakumby
keep-room-forge = Kuźnia
keep-room-alchemist = Alchemik
keep-room-study = Pracownia
keep-room-beast_tamer = Treser Bestii
keep-room-prison = Więzienie
keep-room-laboratory = Laboratorium
keep-room-great_builder = Wielki Budowniczy
keep-does-treasury = połóż tu monetę
keep-does-sewers = połóż tu żabę
keep-does-workshop = połóż tu pułapkę
keep-does-library = połóż tu księgę
keep-does-catacombs = połóż tu kość
keep-does-forge = odrzuć stąd monetę, zdobądź ekwipunek
keep-does-alchemist = odrzuć stąd żabę, zdobądź eliksir
keep-does-study = odrzuć stąd księgę, zdobądź zwój
keep-does-beast_tamer = odrzuć stąd kość, zdobądź bestię
keep-does-prison = raz w turze zaryzykuj: bohater trafia za kraty, a ty dobierasz karty
keep-does-laboratory = bohater trafia za kraty, a ty zdobywasz kartę taktyki
keep-does-great_builder = odrzuć stąd monety, by budować
keep-kind-bones = skrzyżowane kości
keep-kind-eye = mistyczne oko
keep-kind-hat = kapelusz
keep-kind-swords = miecze
keep-kind-gem = klejnot
keep-kind-special = specjalne
keep-distance = { $count ->
    [one] 1 korytarz od Skarbca
    [few] { $count } korytarze od Skarbca
   *[many] { $count } korytarzy od Skarbca
  }
keep-distance-none = tu chcą dotrzeć bohaterowie
keep-doors = Korytarze
keep-path = Bohaterowie idą dalej
keep-rubble-to = gruz w korytarzu: { $room }
keep-rubble = Gruz
keep-corridor = Korytarz
keep-flooded = zalana: bez akcji i pułapek
keep-stage = tu stoi scena
keep-treasure = skarb { $value }
keep-portal-unfinished = niedokończony portal
keep-portal-finished = portal
keep-monsters = Potwory
keep-heroes = Bohaterowie
keep-active = { $hero ->
    [rogue] aktywna
    [archer] aktywna
   *[other] aktywny
  }
keep-exhausted = { $hero ->
    [rogue] wyczerpana
    [archer] wyczerpana
   *[other] wyczerpany
  }
keep-health = życie { $health }
keep-health-of = życie { $left } z { $health }
keep-needs = { $count ->
    [one] trzeba 1 bohatera
   *[other] trzeba { $count } bohaterów
  }
keep-inspires = zainspiruje { $count }
keep-needs-short = trzeba { $count }
keep-inspires-short = inspiruje { $count }
keep-room-open = Obejrzyj tę komnatę z bliska
keep-room-choose = Ta komnata
keep-room-empty = Nikogo tu nie ma, niczego też nie.

keep-clan-dragon = Czerwona Smoczyca
    .one = smoczyca
    .skill = usuń wszystkie obrażenia ze smoczycy
keep-clan-witches = Wiedźmy
    .one = wiedźma
    .skill = otwórz portal w komnacie z wiedźmą
keep-clan-spirits = Złośliwe Duszki
    .one = duszek
    .skill = rusz duszka, także przez ścianę
keep-clan-imps = Chochliki
    .one = chochlik
    .skill = rusz chochlika
keep-clan-lizardfolk = Jaszczurowaci
    .one = jaszczur
    .skill = strzel jaszczurem
keep-clan-skeletons = Szkielety
    .one = szkielet
    .skill = połóż kość w komnacie ze szkieletem
keep-clan-gnolls = Gnolle
    .one = gnoll
    .skill = uderz gnollem
keep-clan-blob = Blob
    .one = blob
    .skill = dobierz kartę
keep-clan-rats = Szczury
    .one = szczur
    .skill = wystaw szczura w komnacie z innym szczurem
keep-hero-warrior = wojownik
    .short = Wo
    .ability = odrzuca 2 zasoby tam, gdzie się pojawi
keep-hero-rogue = łotrzyca
    .short = Ło
    .ability = rozbraja pułapkę tam, gdzie się pojawi
keep-hero-archer = łuczniczka
    .short = Łu
    .ability = strzela do następnej komnaty w stronę Skarbca
keep-hero-mage = mag
    .short = Ma
    .ability = w Więzieniu uwalnia wszystkich
keep-hero-champion = czempion
    .short = Cz
    .ability = uderza dwa razy i liczy się za dwóch
keep-token-frog = { $count ->
    [one] 1 żaba
    [few] { $count } żaby
   *[many] { $count } żab
  }
keep-token-coin = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
  }
keep-token-bone = { $count ->
    [one] 1 kość
   *[other] { $count } kości
  }
keep-token-book = { $count ->
    [one] 1 księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
  }
keep-token-trap = { $count ->
    [one] 1 pułapka
    [few] { $count } pułapki
   *[many] { $count } pułapek
  }
keep-symbol-cauldron = Kocioł
keep-symbol-ledger = Księga rachunkowa
keep-symbol-quake = Wstrząs
keep-symbol-moon = Księżyc
keep-symbol-lute = Lutnia
keep-symbol-hammer = Młot
keep-symbol-storm = Burza
keep-symbol-crown = Korona

keep-act-move = ruch
keep-act-melee = atak wręcz
keep-act-ranged = atak dystansowy
keep-act-activate = aktywacja
keep-act-draw = dobranie karty
keep-act-trap = położenie pułapki
keep-act-defend = obrona
keep-act-portal = otwarcie portalu
keep-act-place = do komnaty: { $token }
keep-act-discard = z komnaty: { $token }
keep-act-summon = { $count ->
    [one] przychodzi tu 1 potwór
    [few] przychodzą tu { $count } potwory
   *[many] przychodzi tu { $count } potworów
  }
keep-act-ambush = zasadzka: najwyżej { $count } w komnatach ze znakiem: { $kind }
keep-act-reinforce = posiłki: { $inner }
keep-act-horde = wszystkie z jednej komnaty: { $inner }
keep-act-then = a potem
keep-act-or = albo

keep-phases = Fazy tury
keep-phase-setup = Przygotowanie
keep-phase-play = Zagrywanie
keep-phase-exchange = Zdobycze
keep-phase-cleanup = Porządki
keep-phase-raid = Wtargnięcie
keep-phase-ending = Koniec
keep-level-family = Gra familijna
keep-level-challenge = Wyzwanie
keep-level-hardcore = Hardcore
keep-wave = Fala { $wave } z 2
keep-per-turn = { $count ->
    [one] 1 karta Gildii na turę
    [few] { $count } karty Gildii na turę
   *[many] { $count } kart Gildii na turę
  }
keep-turn-of = tura { $turn }: { $name }
keep-turn-short = Tura { $turn }
keep-raid-left = { $count ->
    [one] jeszcze 1 karta Gildii
    [few] jeszcze { $count } karty Gildii
   *[many] jeszcze { $count } kart Gildii
  }
keep-page = Strona Księgi Lochów
keep-page-open = Zasady tej strony
keep-difficulty = Trudność { $stars } z 5
keep-reserve = W rezerwie
keep-portals-left = { $count ->
    [one] 1 portal
    [few] { $count } portale
   *[many] { $count } portali
  }
keep-lent = Karty dla Laboratorium
keep-over-won = Bohaterowie zostali za drzwiami!
keep-over-lost = Skarb wart 4 przepadł.

keep-guild = Gildia Bohaterów
keep-guild-left = { $count ->
    [0] Talia Gildii jest pusta
    [one] 1 karta w talii Gildii
    [few] { $count } karty w talii Gildii
   *[many] { $count } kart w talii Gildii
  }
keep-guild-seen = { $count ->
    [0] W tej fali nic jeszcze nie odkryto.
    [one] W tej fali odkryto 1 kartę.
    [few] W tej fali odkryto { $count } karty.
   *[many] W tej fali odkryto { $count } kart.
  }
keep-guild-open = Co zostało w talii Gildii
keep-guild-last = Odkryta ostatnio
keep-guild-gambled = ryzyko w tej turze wykorzystane
keep-loot-row = Zdobycze
keep-loot-cards = { $count ->
    [one] Odkryta 1 karta
    [few] Odkryte { $count } karty
   *[many] Odkryte { $count } kart
  }
keep-loot-deck = { $count ->
    [0] Talia zdobyczy jest pusta.
    [one] 1 karta w talii zdobyczy.
    [few] { $count } karty w talii zdobyczy.
   *[many] { $count } kart w talii zdobyczy.
  }
keep-projects = Projekty Wielkiego Budowniczego
keep-projects-open = { $count ->
    [one] Odkryty 1 projekt
    [few] Odkryte { $count } projekty
   *[many] Odkryte { $count } projektów
  }
keep-plans = { $count ->
    [one] 1 plan w stosie
    [few] { $count } plany w stosie
   *[many] { $count } planów w stosie
  }

keep-no-clan = wybiera klan
keep-choose-clan = Wybierz klan
keep-clan-numbers = { $monsters ->
    [one] 1 potwór
    [few] { $monsters } potwory
   *[many] { $monsters } potworów
  }, życie { $health }
keep-in-lair = w legowisku { $count } z { $of }
keep-in-deck = { $count ->
    [one] 1 karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
keep-lair = Legowisko
keep-deck = Talia
keep-skill = Umiejętność klanu
keep-hand = { $count ->
    [0] Brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
keep-hand-of = { $name }: { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
keep-area = { $count ->
    [one] 1 karta zagrana w tej turze
    [few] { $count } karty zagrane w tej turze
   *[many] { $count } kart zagranych w tej turze
  }
keep-discard = { $count ->
    [0] Brak odrzuconych kart
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
  }
keep-discard-of = { $name }: { $count ->
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
  }
keep-discard-short = Odrzucone
keep-played-short = Zagrane
keep-playing = Zagrywana karta
keep-playing-left = Zostało
keep-close = Zamknij

keep-carry = Zabrać coś ze sobą?
keep-carry-nothing = Nic
keep-turn-tile = Obróć kafelek
keep-site = Miejsce pod budowę
keep-hints = Podpowiedzi
keep-hints-about = Pokaż drogi bohaterów i co by zrobili

keep-why-turn = Zaczyna się tura
keep-why-wave = Nowa fala: wszystkie karty Gildii są tasowane
keep-why-guild = Wtargnięcie: odkrywa się kartę Gildii
keep-why-gamble = Ryzyko: odkrywa się kartę Gildii
keep-why-laboratory = Laboratorium: odkrywa się kartę Gildii
keep-why-prisoner = Tył skarbu: odkrywa się kartę Gildii
keep-why-scenario = Karta scenariusza
keep-why-summon = Krok 1: pojawia się bohater, gotów do akcji
keep-why-plunder = Krok 2: zdolność wojownika
keep-why-disarm = Krok 2: zdolność łotrzycy
keep-why-shot = Krok 2: zdolność łuczniczki
keep-why-break = Krok 2: mag w Więzieniu uwalnia wszystkich
keep-why-trap = Krok 3: kto wchodzi, wpada w pułapki
keep-why-caught = Krok 3: kto pojawia się w Więzieniu, zostaje w nim
keep-why-inspire = Krok 4: kto wchodzi, inspiruje wyczerpanych
keep-why-attack = Krok 5: jest tu potwór, więc bohater atakuje
keep-why-defend = Ktoś w komnacie się broni
keep-why-loot = Krok 6: nie ma potwora, a na skarb bohaterów wystarczy
keep-why-wait = Krok 7: nie ma potwora, ale na skarb bohaterów za mało
keep-why-charge = Krok 8: nie ma tu ani potwora, ani skarbu
keep-why-none-left = W rezerwie nie ma już nikogo z tej klasy
keep-why-again = Bohaterowie wracają do akcji
keep-why-gone = Bohater opuszcza Loch
keep-why-lair = Potwór wraca do legowiska
keep-why-hurt = Potwór jest ranny
keep-why-mark = Scenariusz zmienia Loch
keep-why-won = Talia Gildii skończyła się po raz drugi
keep-why-lost = Skradziono skarb wart 4
