### Słowa stołu w przeglądarce. To, co dotyczy przebiegu gry, przychodzi z serwera.


## Shell: wszędzie

shell-title = Underkeep
shell-nav = Strony
shell-skip = Przejdź do treści
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
lobby-own-page = Twoja własna strona.
lobby-page-by = Autor strony: { $name }.
shell-practice = Stół treningowy
shell-learn = Nauka
shell-guest = Gość
shell-error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
shell-offline = Nie masz połączenia. W zainstalowanej aplikacji działają karty, zasady i nauka; gry wymagają serwera.
shell-error-network = Serwer nie odpowiada. Czy masz połączenie z siecią?
shell-error-missing = Nic tu nie ma albo to miejsce jest prywatne.
shell-error-busy = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
shell-error-server = Błąd serwera. Spróbuj ponownie za chwilę.

error-title = Ślepy zaułek
error-missing = Nic tu nie ma albo to miejsce jest prywatne.
error-joke-1 = Tu kończy się mapa. Resztę ktoś zjadł.
error-joke-2 = Inni śmiałkowie byli tu przed tobą. Zostały po nich tylko buty.
error-joke-3 = Zapadnia! Na szczęście jest drabina.
error-retry = Spróbuj ponownie
error-home = Na stronę główną


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
account-keep-hint = Nazwa i hasło, żeby odnaleźć swoje stoły na każdym urządzeniu. Bez adresu e‑mail.
account-sign-in = Zaloguj się
account-sign-in-hint = Podaj nazwę i hasło wybrane wcześniej.
account-account = Nazwa konta
account-password = Hasło
account-signed-in = Zalogowane konto: { $account }.
account-forgotten = Nie pamiętasz hasła?
account-forgotten-sent = Jeśli to konto ma potwierdzony adres, link został tam wysłany.
account-forgotten-hint = Nie pamiętasz? Osoba, która prowadzi ten serwer, może dać ci link do nowego hasła.
account-more = Hasło, urządzenia, powiadomienia, moje dane
account-sign-out = Wyloguj się


## Lobby

lobby-motto = Buduj podziemia. Wab bohaterów. Kolekcjonuj dusze.
lobby-play-now = Zagraj teraz
lobby-my-tables = Moje stoły
lobby-waiting = { $count ->
    [one] Twoja kolej w { $count } grze
    [few] Twoja kolej w { $count } grach
   *[many] Twoja kolej w { $count } grach
  }
lobby-open-tables = Otwarte stoły
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
lobby-watch = Oglądaj
lobby-status-open = czeka na graczy
lobby-status-playing = gra trwa
lobby-status-frozen = zamrożona: ten serwer ma inne zasady
lobby-status-over = gra skończona
lobby-game = Gra
lobby-players = Liczba graczy
lobby-preset = Polecane zestawienie
lobby-preset-none = Własny wybór
lobby-preset-hint = Poleca je poradnik; wszystko można jeszcze zmienić.
lobby-left-out = { $count ->
    [one] Która karta
    [few] Które karty
   *[many] Które karty
  }
lobby-seats = Kto gdzie siedzi
lobby-seat = Miejsce { $n }
lobby-bot = Poziom bota na miejscu { $n }
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
lobby-pace-normal = Normalnie
lobby-pace-fast = Szybko
lobby-pace-instant = Natychmiast
lobby-pace-hint = Jak szybko widać zdarzenia i jak długo myślą boty.
lobby-clock = Zegar
lobby-clock-none = Bez limitu
lobby-clock-live = 5 minut + 30 sekund na każde pytanie
lobby-clock-days = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
  }
lobby-private = Prywatny
lobby-private-hint = Widzą go tylko osoby z linkiem.
lobby-make = Utwórz stół


## Własne rekordy

record-title = Moje statystyki
scores-title = Moje rekordy
scores-of = Moje rekordy: { $game }


## Shell: stół przed rozpoczęciem

## Znajomi
friends-title = Znajomi
friends-hint = Wyślij swój link: osoby, które go przyjmą, zobaczą tutaj twoje otwarte stoły, a ty ich stoły. Bez konta.
friends-copy = Skopiuj link dla znajomych
friends-code = Kod QR linku dla znajomych
friends-remove = Usuń z listy
friends-remove-one = Usuń: { $name }
friends-keep = Zostaw
friends-invitations = Zaproszenia
friends-invites = Zaprasza: { $name }

invite-title = Zaproś znajomych
invite-hint = Każdy, kto otworzy ten link, może zająć wolne miejsce i się przywitać. Gra zacznie się, gdy wszyscy będą gotowi albo gdy ją zaczniesz.
invite-copy = Skopiuj zaproszenie
invite-show-code = Kod QR
invite-hide-code = Ukryj kod QR
invite-code = Kod QR zaproszenia
invite-address = Link zaproszenia
before-start-open-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
before-start-all-ready = Wszyscy mają miejsca. Gra zacznie się, gdy wszyscy będą gotowi.
before-start-i-am-ready = Mogę zaczynać
before-start-is-ready = gotowość ✓
before-start-not-ready = jeszcze nie
before-start-ready = Wszyscy są. Zaczynamy?
before-start-owner = Wszyscy są. Grę rozpoczyna gospodarz.
before-start-free = dla każdego
before-start-invited = dla znajomego z linkiem
before-start-here = na miejscu
before-start-sit = Usiądź tu
before-start-copy-seat = Kopiuj link do miejsca
before-start-copy-watch = Kopiuj link dla widzów
before-start-link-hint = Wyślij każdemu znajomemu link do jednego miejsca. Kto go otworzy, zajmuje to miejsce.
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
shuffle-proof = Uczciwe tasowanie ✓
shuffle-proof-hint = Tajne ziarno wszystkich tasowań jest ustalone; oto jego odcisk (SHA-256). Po grze ziarno zostanie ujawnione i każdy może je sprawdzić.


## Shell: pytanie

prompt-title = Na co czeka stół
prompt-you = Ty
frozen-no-board = Planszę rysowała inna wersja Underkeep i nie da się jej tu pokazać. Przebieg gry jest w dzienniku.
prompt-over = Gra jest skończona.
prompt-nothing = Chwileczkę…
prompt-watch = Patrz…
prompt-choose = Wybierz opcję albo wróć.
prompt-away = Gracza { $name } nie ma przy stole; gra czeka.
prompt-skip = Pomiń
prompt-for-you = Dla ciebie: { $changes }
prompt-offline = Nie masz połączenia z siecią. Plansza zostaje, jak była; nic nie zginęło.
prompt-reconnecting = Utracono połączenie. Łączymy ponownie… Nic nie zginęło.
prompt-sending = Wysyłanie…
prompt-confirm = Potwierdź albo wróć.
prompt-where = Teraz wybierz, gdzie.
prompt-where-for = Wybierz podświetlony cel: { $what }
prompt-click-lit = Wybierz podświetloną kartę lub miejsce.
prompt-clause = Co mówią zasady
prompt-dont-ask = Nie pytaj więcej
prompt-do-it = Tak, zrób to
prompt-back = Wróć
prompt-list = { $count ->
    [one] Jedyna opcja
    [2] Obie opcje
    [few] Wszystkie { $count } opcje
   *[many] Wszystkie opcje ({ $count })
  }
prompt-list-title = Wszystkie twoje opcje
prompt-suggest = Zaproponuj
prompt-suggest-how = Decyduje { $name }. { $touch ->
    [yes] Dotknij tego, co proponujesz.
   *[no] Kliknij, co proponujesz.
  }
prompt-suggested = { $name } proponuje: { $what }
prompt-suggested-mine = Proponujesz: { $what }. { $touch ->
    [yes] Dotknij tego
   *[no] Kliknij to
  } ponownie, żeby wycofać.
prompt-by = propozycja: { $names }


## Shell: obok pytania

controls-title = Zatrzymania i cofanie
stops-title = Pytaj mnie
stops-smart = gdy to ważne
stops-smart-hint = Domyślnie: zanim bohater wejdzie, gdy rozstrzyga się jego los i gdy coś wymierzono w ciebie.
stops-all = gdy mogę coś zrobić
stops-all-hint = Zawsze, gdy masz coś do zagrania.
stops-full = zawsze
stops-full-hint = Przy każdej okazji, nawet bez niczego do zagrania, żeby móc blefować.
stops-more = Kiedy mnie pytać…
stops-panel-title = Kiedy mnie pytać
stops-panel-hint = Co znaczy „gdy to ważne”. Wyłącz to, co nie jest dla ciebie ważne.
stops-panel-full = Teraz gra pyta cię zawsze. Te przełączniki działają w dwóch pozostałych ustawieniach.
stops-panel-always = (zawsze)
stops-flags = Chorągiewki na planszy
stops-flags-hint = Chorągiewka przy fazie, podziemiach albo komnacie mówi, czy tam pytać, bez względu na okazję. Widzisz ją tylko ty.{ $touch ->
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
until-title = Pasuj aż…
until-hint = Kończy się od razu, gdy coś wymierzono w ciebie.
until-hero = ten bohater skończy
until-turn = skończy się ta tura
until-my-turn = nadejdzie moja tura
until-phase = skończy się faza
until-banner = Pasujesz, aż: { $what }
hold = Zaczekaj
hold-hint = Zapytaj mnie przy najbliższej okazji, bez względu na moje zatrzymania.
advance-pass = Autopas
advance-pass-hint = Spasuj za mnie, chyba że inny gracz wcześniej coś zrobi.
undo = Cofnij
undo-hint = Cofnij moją ostatnią odpowiedź. Jeśli dotyczy innych, zostaną zapytani.
undo-turn = Cofnij turę
undo-turn-hint = Cofnij wszystko od początku mojej tury.
shared = Jeden ekran: widać to, co mogą widzieć wszyscy gracze.
spectating = Jesteś widzem: widzisz to, co wolno widzieć każdemu.
bot-plays-for-me = Za ciebie gra bot.
bot-give-back = Już jestem
missed = { $count ->
    [one] Ominęło cię jedno zdarzenie.
    [few] Ominęły cię { $count } zdarzenia.
   *[many] Ominęło cię { $count } zdarzeń.
  }
missed-replay = Pokaż
notifications-ask = Powiadamiać, gdy nadejdzie twoja kolej, a ta strona jest ukryta?
notifications-yes = Tak, proszę
notifications-no = Nie, dziękuję
narrator-name = Dziadek Rynna
narrator-next = Dalej
narrator-back = Wstecz
narrator-done = Jasne
narrator-again = Powtórz
narrator-why = Dlaczego?
undo-request-title = Prośba o cofnięcie
undo-request-asks = { $name } prosi o cofnięcie
undo-request-left = (zostało { $seconds } s)
undo-request-more = { $count ->
    [one] i jeszcze jeden wpis
    [few] i jeszcze { $count } wpisy
   *[many] i jeszcze { $count } wpisów
  }
undo-request-agree = Zgadzam się
undo-request-refuse = Nie zgadzam się
undo-request-mine = Czekamy na zgodę: { $names } ({ $seconds } s).
undo-request-others = { $name } prosi o cofnięcie i czeka na innych.
agreement-title = Prośba do wszystkich graczy
agreement-owner = Gospodarz
agreement-end = { $name } proponuje zakończyć grę bez wyniku.
agreement-bot = { $name } proponuje, by za gracza { $player } grał bot.
agreement-free = { $name } proponuje, by miejsce gracza { $player } zajęła inna osoba.
agreement-asked = Muszą się zgodzić wszyscy ({ $time }).
agreement-others = Wszyscy gracze są pytani o zgodę ({ $time }).
agreement-mine = Czekamy na zgodę: { $names } ({ $time }).
free-seat = Miejsce gracza { $name } jest wolne: możesz grać dalej stąd.
daily-mark = Wyzwanie dnia
daily-mark-hint = Dziś wszyscy grają te same karty: raz i bez cofania.
chosen-seed = Wybrane tasowanie
chosen-seed-hint = Twórca tego stołu wybrał tasowanie i może znać wszystkie zakryte karty i wszystko, co zostanie dobrane.
chosen-seed-accept = Godzę się na to, że tasowanie zostało wybrane.
chosen-seed-no-seal = Twórca tego stołu wybrał tasowanie i może znać wszystkie zakryte karty. Nie ma pieczęci, bo nie ma tajemnicy.


## Shell: gracze, połączenie, tytuły

players-title = Gracze
players-you = ty
players-out = poza grą
players-bot = bot
players-away = nieobecny
players-reconnecting = łączy się
players-ready = gotowe
players-asked = decyduje
players-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
players-help = Pomóż
players-help-time = Daj więcej czasu
players-help-answer = Bot odpowie raz
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
log-round-unchanged = Nic się nie zmieniło.
log-search = Szukaj
log-about = Pokaż zdarzenia gracza
log-everybody = wszyscy
log-empty = Jeszcze nic się nie stało. Ciesz się ciszą.
log-nothing-found = Nic nie znaleziono.
log-undone = Cofnięto:
log-copy = Kopiuj jako tekst
chat-title = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-text = Napisz wiadomość
chat-spectators = Gracze przeczytają to po zakończeniu gry.
chat-send = Wyślij
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
owner-hint = Dopóki gra trwa, muszą się zgodzić wszyscy pozostali.
owner-end = Zamknij stół bez wyniku
owner-end-ask = Zaproponuj koniec gry
owner-end-sure = Na pewno zakończyć grę bez wyniku?
text-title = Stół jako tekst
text-now = Teraz
text-last = Ostatnie zdarzenia
text-copy = Kopiuj jako tekst


## Shell: z bliska

zoom-why = Dlaczego różni się od drukowanej karty
zoom-other-language = In English
zoom-rulings = Rozstrzygnięcia
zoom-clauses = Zasady:
zoom-ask = Pytaj mnie o tę kartę
zoom-always = Zawsze pytaj
zoom-never = Nigdy nie pytaj
zoom-pin = { $touch ->
    [yes] Dotknij, żeby przypiąć.
   *[no] Naciśnij Z, żeby przypiąć.
  }


## Shell: jeden ekran, koniec

claim-title = Ktoś chętny?
claim-text = Chcesz coś zrobić? Weź urządzenie.
claim-none = Nikt
pass-device-title = Oddaj urządzenie: { $name }
pass-device-text = Dalej patrzy tylko { $name }.
pass-device-hold = Przytrzymaj: tu { $name }
pass-device-hint = Przytrzymaj przycisk przez chwilę, żeby zobaczyć swoje karty.
over-title = Koniec gry
over-you-won = Wygrywasz!
over-won = { $count ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
  }
over-victory = Zwycięstwo!
over-defeat = Porażka
over-no-result = Gra bez wyniku
over-winner = zwycięstwo
over-score = Wynik
over-score-about = Dusze minus rany
over-rematch = Zagraj jeszcze raz
over-to-rematch = Do rewanżu
over-to-next-game = Do następnej gry
over-replay = Powtórka
over-share = Kopiuj link do powtórki
over-lobby = Do lobby
over-look = Obejrzyj planszę
over-seed = Tajne ziarno:
over-shuffle-proof = Uczciwe tasowanie ✓ Pieczęć:
over-shuffle-proof-what = Ten odcisk (SHA-256) tajnego ziarna i tego, w co grano, było widać od początku. Ziarno rozstrzyga o wszystkich tasowaniach, więc nikt, nawet serwer, nie mógł ich w trakcie gry zmienić.
over-shuffle-proof-chosen = Twórca tego stołu wybrał tasowanie, więc nie było czego pieczętować.
over-verify = Sprawdź to samodzielnie:
over-verify-file = pobierz dowód


## Shell: ustawienia i klawisze

settings-title = Ustawienia
settings-speed = Animacje
settings-speed-off = Bez animacji
settings-theme = Motyw
settings-theme-system = jak w systemie
settings-theme-light = pergamin
settings-theme-dark = blask pochodni
settings-text = Rozmiar tekstu
settings-text-normal = zwykły
settings-text-large = duży
settings-text-huge = wielki
settings-stops = Pytaj mnie o reakcję
settings-confirm = Pytaj o potwierdzenie
settings-confirm-touch = przy dotyku
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-warn-again = Pokazuj znów ostrzeżenia
settings-sound = Dźwięki
settings-volume = Głośność
sound-mute = Wycisz dźwięki
settings-notifications = Powiadom, gdy nadejdzie moja kolej, a ta strona jest ukryta
keys-title = Klawisze
keys-space = Spacja
keys-tab = po kolei przez opcje
keys-arrows = do następnej podświetlonej karty lub miejsca
keys-shift-arrows = do następnej karty, podświetlonej lub nie
keys-enter = wybierz
keys-esc = wróć, zamknij, przestań pasować
keys-numbers = wybierz przycisk z numerem
keys-list = lista wszystkich opcji
keys-pass = pomiń animację; spasuj
keys-end = zakończ turę bez działania
keys-yes-no = tak, nie
keys-until = pasuj aż…
keys-ctrl = przytrzymaj: pytaj mnie wszędzie
keys-hold = zaczekaj: zapytaj mnie przy najbliższej okazji
keys-undo = cofnij (z Shift: cofnij turę)
keys-zoom = powiększ kartę
keys-log = dziennik
keys-chat = czat
keys-text = stół jako tekst
keys-help = te klawisze


## Shell: powtórka, zasady, karty, nauka

replay-title = Powtórka
replay-viewer = Widok
replay-viewer-spectator = widz
replay-viewer-omniscient = wszystkie karty
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
rules-how = Jak grać, z obrazkami
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
art-portable = Można ją zabrać z powrotem na rękę
art-changed = teraz { $now }, na karcie { $printed }
art-banner = Warownia pod gwiazdami: idą do niej bohaterowie, a pod ziemią czekają duch, szlam i król szkieletów
art-empty-table = Pusty stół w świetle pochodni
art-lost-hero = Bohater z mapą, który skręcił nie tam, gdzie trzeba
art-walking = Bohater w drodze
