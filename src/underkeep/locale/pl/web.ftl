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
shell-deck = Kreator talii
shell-pages = Pisz własne strony
lobby-own-page = Strona, którą piszesz.
lobby-page-by = Autor strony: { $name }.
shell-practice = Stół treningowy
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

account-page-title = Moje konto
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
account-forgotten = Nie pamiętam hasła
account-forgotten-sent = Jeśli to konto ma potwierdzony adres, link jest już w drodze.
account-forgotten-hint = Nie pamiętasz? Osoba, która prowadzi ten serwer, może dać ci link do nowego hasła.
account-more = Hasło, urządzenia, powiadomienia, moje dane
account-sign-out = Wyloguj się


## Lobby

lobby-motto = Buduj podziemia. Wab bohaterów. Kolekcjonuj dusze.
lobby-play-now = Zagraj teraz
lobby-play-now-hint = Jedno kliknięcie i siedzisz naprzeciw bota.
lobby-new-table = Nowy stół
lobby-my-tables = Moje stoły
lobby-waiting = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
  }
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
lobby-status-frozen = zamrożona: inne zasady niż na tym serwerze
lobby-status-over = gra skończona
lobby-game = Gra
lobby-players = Liczba graczy
lobby-preset = Polecane zestawienie
lobby-preset-none = Własny wybór
lobby-preset-hint = To, co poleca poradnik; wszystko można jeszcze zmienić.
lobby-left-out = { $count ->
    [one] Która karta
    [few] Które karty
   *[many] Które karty
  }
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


## Własne rekordy

record-title = Mój dorobek
scores-title = Moje rekordy
scores-of = Moje rekordy: { $game }


## Shell: stół przed rozpoczęciem

before-start-open-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
before-start-ready = Wszyscy są. Zaczynamy?
before-start-owner = Wszyscy są. Grę rozpoczyna gospodarz.
before-start-free = dla każdego
before-start-invited = dla znajomego z linkiem
before-start-here = na miejscu
before-start-sit = Usiądź tu
before-start-copy-seat = Kopiuj link do miejsca
before-start-copy-watch = Kopiuj link dla widzów
before-start-link-hint = Wyślij każdemu znajomemu link do jednego miejsca. Kto go otworzy, ten tam siada.
before-start-change = Zmień miejsce { $n }
before-start-change-short = Zmień…
before-start-to-bot = bot
before-start-to-open = ktokolwiek
before-start-to-person = osoba z nowym linkiem
before-start-change-owner = Uczyń gospodarzem
before-start-button = Rozpocznij grę
before-start-fill-bots = Uzupełnij botami
before-start-leave = Odejdź od stołu
before-start-close = Zamknij stół
before-start-closed = Ten stół został zamknięty.
shuffle-proof = Zapieczętowane tasowanie
shuffle-proof-hint = Ziarno wszystkich tasowań jest ustalone; oto jego odcisk (SHA-256). Po grze ziarno zostanie ujawnione i każdy może sprawdzić, że nic nie zmieniono.


## Shell: pytanie

prompt-title = Na co czeka stół
prompt-you = Ty
frozen-no-board = Planszę rysowała inna wersja Underkeep i nie da się jej tu pokazać. Przebieg gry jest w dzienniku.
prompt-over = Gra jest skończona.
prompt-nothing = Chwileczkę…
prompt-watch = Patrz…
prompt-choose = Wybierz jedno z tych działań albo cofnij.
prompt-away = Przy stole nie ma teraz gracza { $name }; gra czeka.
prompt-skip = Pomiń
prompt-for-you = Dla ciebie: { $changes }
prompt-offline = Nie masz połączenia z siecią. Plansza zostaje, jak była; nic nie zginęło.
prompt-reconnecting = Połączenie przerwane. Próbujemy je odzyskać; nic nie zginęło.
prompt-sending = Wysyłanie…
prompt-confirm = Potwierdź albo cofnij.
prompt-where = Teraz wybierz gdzie.
prompt-where-for = { $what }: teraz wybierz gdzie.
prompt-click-lit = { $touch ->
    [yes] Dotknij czegoś, co świeci.
   *[no] Kliknij coś, co świeci.
  }
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
prompt-suggest-how = Decyduje { $name }. { $touch ->
    [yes] Dotknij tego, co proponujesz.
   *[no] Kliknij, co proponujesz.
  }
prompt-suggested = { $name } proponuje: { $what }
prompt-suggested-mine = Proponujesz: { $what }. { $touch ->
    [yes] Ponowne dotknięcie
   *[no] To samo kliknięcie
  } wycofuje propozycję.
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
stops-flags-hint = Chorągiewka przy fazie, podziemiach albo komnacie mówi, że gra ma tam pytać albo nie pytać, bez względu na okazję. Widzisz ją tylko ty.{ $touch ->
    [yes] { "" }
   *[no] { " " }To samo robi prawy przycisk myszy.
  }
stops-flags-set = Ustaw chorągiewki na planszy
stops-flags-clear = { $count ->
    [one] Usuń chorągiewkę
    [few] Usuń wszystkie { $count } chorągiewki
   *[many] Usuń wszystkie { $count } chorągiewek
  }
stops-flags-mode = { $touch ->
    [yes] Dotykaj chorągiewek
   *[no] Klikaj chorągiewki
  } na planszy: pytaj tu, nie pytaj tu, jak zwykle.
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
advance-pass = Pas z góry
advance-pass-hint = Spasuj za mnie, chyba że ktoś wcześniej coś zrobi.
undo = Cofnij
undo-hint = Cofnij moją ostatnią odpowiedź. Jeśli dotyczy to innych, zostaną zapytani.
undo-turn = Cofnij turę
undo-turn-hint = Cofnij wszystko od początku mojej tury.
shared = Jeden ekran: widać to, co mogą widzieć wszyscy.
spectating = Patrzysz: widzisz to, co wolno widzieć każdemu.
bot-plays-for-me = Za ciebie gra bot.
bot-give-back = Już jestem
missed = { $count ->
    [one] Podczas twojej nieobecności zdarzyła się jedna rzecz.
    [few] Podczas twojej nieobecności zdarzyły się { $count } rzeczy.
   *[many] Podczas twojej nieobecności zdarzyło się { $count } rzeczy.
  }
missed-replay = Pokaż
notifications-ask = Czy dać znać, gdy nadejdzie twoja kolej, a patrzysz gdzie indziej?
notifications-yes = Tak, proszę
notifications-no = Nie, dziękuję
narrator-name = Dziadek Rynna
narrator-next = Dalej
narrator-back = Wstecz
narrator-done = Jasne
narrator-again = Powtórz
undo-request-title = Prośba o cofnięcie
undo-request-asks = { $name } prosi o cofnięcie.
undo-request-left = Zostało { $seconds } s.
undo-request-more = { $count ->
    [one] i jeszcze jeden wpis
    [few] i jeszcze { $count } wpisy
   *[many] i jeszcze { $count } wpisów
  }
undo-request-agree = Zgadzam się
undo-request-refuse = Nie zgadzam się
undo-request-mine = Czekamy na zgodę: { $names } ({ $seconds } s).
undo-request-others = { $name } prosi o cofnięcie i czeka na innych.
agreement-title = Pytanie do wszystkich graczy
agreement-owner = Gospodarz stołu
agreement-end = { $name } proponuje zakończyć grę bez wyniku.
agreement-bot = { $name } proponuje, by na miejscu { $player } grał bot.
agreement-free = { $name } proponuje, by miejsce { $player } zajęła inna osoba.
agreement-asked = Stanie się tak tylko za zgodą wszystkich ({ $time }).
agreement-others = Wszyscy gracze są pytani o zgodę ({ $time }).
agreement-mine = Czekamy na zgodę: { $names } ({ $time }).
free-seat = Miejsce { $name } jest wolne: możesz grać dalej stąd.
chosen-seed = Wybrane tasowanie
chosen-seed-hint = Kto założył ten stół, wybrał jego tasowanie, więc może znać wszystkie zakryte karty i wszystko, co zostanie dobrane.
chosen-seed-accept = Godzę się na to, że tasowanie zostało wybrane.
chosen-seed-no-seal = Kto założył ten stół, wybrał jego tasowanie, więc może znać wszystkie zakryte karty. Nie ma pieczęci, bo nie ma czego pieczętować.


## Shell: gracze, połączenie, tytuły

players-title = Gracze
players-you = ty
players-out = poza grą
players-bot = bot
players-away = nieobecny
players-reconnecting = łączy się
players-ready = gotowe
players-asked = odpowiada teraz
players-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
players-help = Pomóż
players-help-time = Daj więcej czasu
players-help-answer = Bot odpowie ten jeden raz
players-help-bot = Dalej gra bot
players-help-end = Zakończ bez wyniku
connection-title = Połączenie
connection-connecting = łączenie
connection-connected = połączono
connection-slow = wolne łącze
connection-reconnecting = ponowne łączenie
connection-offline = brak sieci
connection-ended = rozłączono
connection-lost = Utracono połączenie.
title-my-turn = Twoja kolej
title-waiting = Myśli { $name }
title-over = Koniec
table-board = Plansza


## Shell: dziennik, czat, menu

log-title = Dziennik
log-rounds = Co zmieniła każda runda
log-round = Runda { $round }
log-round-unchanged = Dla nikogo nic się nie zmieniło.
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
chat-spectators = Gracze przeczytają to po zakończeniu gry.
chat-send = Powiedz
chat-about = Wycisz, zablokuj albo zgłoś: { $name }
chat-about-short = wycisz lub zgłoś…
chat-people = Wyciszone i zablokowane osoby
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
owner-title = Gospodarz
owner-hint = Dopóki gra trwa, wszyscy pozostali muszą się zgodzić.
owner-end = Zakończ grę na dobre
owner-end-ask = Zaproponuj koniec gry
owner-end-sure = Na pewno zakończyć bez wyniku?
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
zoom-pin = { $touch ->
    [yes] Dotknij, żeby zostało.
   *[no] Kliknij albo naciśnij Z, żeby zostało.
  }


## Shell: jeden ekran, koniec

claim-title = Ktoś coś?
claim-text = Kto chce coś zrobić, bierze urządzenie.
claim-none = Nikt
pass-device-title = Oddaj urządzenie: { $name }
pass-device-text = To, co teraz, widzi tylko { $name }.
pass-device-hold = Przytrzymaj: tu { $name }
pass-device-hint = Przytrzymaj przycisk przez chwilę, żeby zobaczyć swoje karty.
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
over-to-next-game = Do następnej gry
over-replay = Powtórka
over-share = Kopiuj link do powtórki
over-lobby = Do lobby
over-look = Obejrzyj planszę
over-seed = Tajne ziarno:
over-shuffle-proof = Zapieczętowane od początku:
over-shuffle-proof-what = Ten odcisk (SHA-256) tajnego ziarna i tego, w co grano, był na stole od początku. Ziarno rozstrzyga o wszystkich tasowaniach, więc nikt, nawet serwer, nie mógł ich po drodze zmienić.
over-shuffle-proof-chosen = Tasowanie wybrano przy zakładaniu stołu, więc nie było czego pieczętować.
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
settings-volume = Głośność
sound-mute = Wycisz dźwięki
settings-notifications = Daj znać, gdy nadejdzie moja kolej, a patrzę gdzie indziej
keys-title = Klawisze
keys-space = Spacja
keys-tab = po wszystkim, co można wybrać
keys-arrows = do następnej rzeczy, która świeci
keys-shift-arrows = do następnej karty, świecącej lub nie
keys-enter = wybierz
keys-esc = cofnij, zamknij, przestań pasować
keys-numbers = wybierz przycisk z numerem
keys-list = lista wszystkich możliwości
keys-pass = pomiń to, co się dzieje; spasuj
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
replay-viewer = Oczami
replay-viewer-spectator = widza
replay-viewer-omniscient = kogoś, kto widzi wszystko
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
learn-title = Naucz się grać


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
art-miniboss = Miniboss
art-price = Kosztuje monetę
art-universal = Dla każdego bohatera
# The words of card texts that have a sign, in all forms.
art-words-damage = obrażenie obrażenia obrażeniu obrażeniem obrażeń obrażeniom obrażeniami obrażeniach
art-words-heart = życie życia życiu życiem
art-words-soul = dusza duszy duszę duszą dusze dusz duszom duszami duszach
art-words-wound = rana rany ranie ranę raną ran ranom ranami ranach
art-words-coin = moneta monety monecie monetę monetą monet monetom monetami monetach
art-words-cleric = kapłan kapłana kapłanem kapłani kapłanów kapłanom
art-words-fighter = wojownik wojownika wojownikiem wojownicy wojowników wojownikom
art-words-mage = mag maga magiem magowie magów magom
art-words-thief = złodziej złodzieja złodziejem złodzieje złodziei złodziejom
art-words-explorer = odkrywca odkrywcy odkrywcę odkrywcą odkrywców odkrywcom
art-portable = Można ją wziąć z powrotem na rękę
art-changed = teraz { $now }, na karcie { $printed }
art-banner = Warownia pod gwiazdami: idą do niej bohaterowie, a pod ziemią czekają duch, szlam i król szkieletów
art-empty-table = Pusty stół w świetle pochodni
art-lost-hero = Bohater z mapą, który skręcił nie tam, gdzie trzeba
art-walking = Bohater w drodze
