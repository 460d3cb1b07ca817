### Poczekalnia: otwieranie stołów, zajmowanie miejsc, konta, linki.

## Imiona

lobby-guest-first = Senny, Chytry, Wesoły, Głodny, Ponury, Dzielny, Cichy, Puszysty, Uprzejmy, Roztargniony, Pracowity, Zrzędliwy, Ciekawski, Tajemniczy, Szczęśliwy, Zakurzony
lobby-guest-last = Goblin, Troll, Ork, Szkielet, Smok, Nietoperz, Mimik, Kobold, Golem, Wampir, Ghul, Chochlik, Wilkołak, Bazyliszek, Gremlin, Minotaur
lobby-former-player = Dawny gracz
lobby-reserved-names = Underkeep, System, Serwer, Stół, Komunikat, Operator, Admin, Administrator, Moderator
lobby-bot-names = Grzmotek, Mortezja, Ozzik, Kolczyk, Weksa, Siarkoń, Lochomir, Niksara, Gobert, Skarn, Zaklętka, Marzanna

## Boty

lobby-bot-random = Nowicjusz
    .about = Wybiera opcje losowo; dobry na pierwsze gry.
lobby-bot-greedy = Weteran
    .about = Patrzy o krok naprzód i wybiera to, co wygląda najlepiej.
lobby-bot-skilled = Wprawna ręka
    .about = Myśli naprzód, dobrze celuje i trafia dwa razy na trzy.
lobby-bot-legend = Legenda
    .about = Myśli naprzód i trafia cztery razy na pięć.
lobby-bot-average = Przeciętna ręka
    .about = Myśli naprzód; co drugi zwykły rzut trafia.
lobby-bot-clumsy = Niezdara
    .about = Ma dobre chęci, ale dwa rzuty na trzy pudłuje.

## Boss Monster

boss-monster-star_heroes = Bohaterowie z gwiazdką
    .about = Bohaterowie z dodatków z własnymi sztuczkami; każdy zastępuje podobnego z gry podstawowej.
boss-monster-more_ordinary = Więcej typowych bohaterów
    .about = Dla sześciu osób bez Twardego Lądowania: druga gra podstawowa dokłada więcej bohaterów typowych niż legendarnych.

## Super Boss Monster

## Keep the Heroes Out!

## Wojownicy podziemi

## Co nie jest możliwe

lobby-no-table = Nie ma takiego stołu albo jest prywatny: poproś o link.
lobby-no-game = Nie ma tu gry „{ $name }”.
lobby-friends-many = Jedno z was ma już { $most } znajomych i więcej się nie zmieści. Najpierw usuń kogoś z listy.
lobby-no-daily = Ta gra nie ma wyzwania dnia.
lobby-no-decks = Do gry { $name } nie można układać własnych talii.
lobby-no-pages = Do gry { $name } nie można pisać stron.
lobby-no-page = Nie ma takiej strony; może autor ją usunął.
lobby-not-your-page = Ta strona należy do kogoś innego; skopiuj ją do swoich stron, żeby ją zmienić.
lobby-page-too-long = Strona może mieć najwyżej { $most } znaków.
lobby-page-empty = Strona jest pusta.
lobby-too-many-pages = Masz już { $most } stron, czyli maksimum; najpierw usuń którąś.
lobby-page-unnamed = Strona bez nazwy
lobby-no-practice = W grze { $name } nie ma stołu treningowego.
lobby-no-rules = Nie ma tu zasad gry „{ $name }”.
lobby-no-address = Pod tym adresem nic nie ma.
lobby-no-method = Pod tym adresem nie da się tego zrobić.
lobby-bad-request = Nie udało się zrozumieć tego żądania.
lobby-bad-request-at = Nie udało się zrozumieć tego żądania: sprawdź { $where }.
lobby-too-large = Za dużo danych: najwyżej { $most } KB.
lobby-too-fast = Za dużo żądań; odczekaj chwilę i spróbuj ponownie.
lobby-too-many-tables = { $most ->
    [one] Masz już { $most } otwarty stół; najpierw go dokończ albo zamknij.
    [few] Masz już { $most } otwarte stoły; najpierw dokończ albo zamknij któryś z nich.
   *[many] Masz już { $most } otwartych stołów; najpierw dokończ albo zamknij któryś z nich.
  }
lobby-practice-busy = Zbyt wiele osób teraz ćwiczy; odczekaj chwilę i rzuć jeszcze raz.
lobby-too-many-sockets = Za dużo otwartych połączeń; zamknij kilka okien i spróbuj ponownie.
lobby-no-storage = Serwer nie może teraz odczytać bazy danych; spróbuj ponownie za chwilę.
lobby-foreign = To żądanie przyszło z obcej strony i nie zostało wykonane.
lobby-who-are-you = Nie masz jeszcze imienia: otwórz najpierw stronę główną.
lobby-own-mistake = Serwer popełnił błąd; o ile wie, nic się nie zmieniło. Spróbuj ponownie.

lobby-name-empty = Imię musi mieć przynajmniej jeden widoczny znak.
lobby-name-nul = Imię nie może zawierać znaku NUL (o kodzie 0).
lobby-name-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  }.
lobby-name-brackets = Imię nie może zawierać znaków ⟦ i ⟧; stół oznacza nimi karty.
lobby-name-reserved = Imię { $name } jest zastrzeżone; wybierz inne.
lobby-name-taken = Konto { $name } już istnieje; wybierz inne imię.
lobby-has-account = Masz już konto { $name }; aby założyć inne, najpierw się wyloguj.
lobby-password-short = Hasło musi mieć co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
   *[many] { $least } znaków
  }.
lobby-password-long = Hasło może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  }.
lobby-wrong-password = Imię albo hasło jest nieprawidłowe.
lobby-wrong-old-password = To nie jest hasło twojego konta.
lobby-no-account = Jesteś gościem: najpierw załóż konto.
lobby-no-account-link = Ten link już nie działa: jest ważny jeden raz i przez jeden dzień. Poproś o nowy.
lobby-no-mail = Ten serwer nie wysyła e-maili; o link do nowego hasła poproś osobę, która go prowadzi.
lobby-mail-failed = Nie udało się wysłać e-maila; sprawdź adres albo spróbuj później.
lobby-bad-email = To nie jest adres e-mail: zapisz go jak anna@example.org.
lobby-no-confirmed-address = E-maile idą tylko na potwierdzony adres: najpierw dodaj go do swojego konta.
lobby-bad-time-zone = Serwer nie zna tej strefy czasowej: podaj nazwę taką jak Europe/Warsaw.
lobby-bad-quiet-hours = Godziny ciszy zaczynają się i kończą o pewnej minucie dnia, od 0 do 1439.
lobby-no-push = Ten serwer nie wysyła powiadomień; osoba, która go prowadzi, może je zainstalować przez pip install 'underkeep[push]'.
lobby-bad-push-endpoint = Serwer nie wysyła powiadomień pod ten adres: musi zaczynać się od https i być publiczny.
lobby-bad-push-key = Klucze tej subskrypcji są niekompletne; wyłącz ją i włącz ponownie.
lobby-no-mails-link = Ten link nie działa: skopiuj go w całości albo wyłącz e-maile na stronie swojego konta.
lobby-no-person = Nie ma takiej osoby.
lobby-not-yourself = To ty; wybierz inną osobę.
lobby-blocked = Nie możesz usiąść przy stole tej osoby.
lobby-report-long = Powód może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  } i nie może zawierać znaku NUL.

lobby-owner-only = Może to zrobić tylko gospodarz.
lobby-players-only = Mogą to zrobić tylko gracze przy tym stole.
lobby-not-your-eyes = Dopóki gra trwa, możesz ją oglądać tylko ze swojego miejsca.
lobby-not-shared-eyes = Ten link pokazuje grę tylko tak, jak ją udostępniono; aby zobaczyć inny widok, poproś o inny link.
lobby-no-replay = Ten link do powtórki nie działa: jest niekompletny albo pokazywane miejsce zajął inny gracz. Poproś o nowy.
lobby-replay-later = Ta gra jeszcze trwa. Powtórkę będzie można tu obejrzeć, gdy się skończy.
lobby-replay-closed = Stół zamknięto przed końcem gry, więc nie ma powtórki do udostępnienia.
lobby-is-open = Gra jeszcze się nie zaczęła.
lobby-is-playing = Gra już trwa.
lobby-is-over = Gra się skończyła.
lobby-is-closed = Stół jest zamknięty.
lobby-no-seat = Nie ma miejsca numer { $number }; są od 0 do { $most }.
lobby-sits-already = Siedzisz już przy tym stole.
lobby-seat-taken = To miejsce jest zajęte.
lobby-seat-by-link = To miejsce czeka na gracza, który ma do niego link.
lobby-nobody-sits-there = Na tym miejscu nie ma gracza, który mógłby zostać gospodarzem.

lobby-seats = Stół ma od 1 do { $most } miejsc.
lobby-bad-seat = Miejsce może być moje (me), dla osoby (person), dla bota (bot) albo otwarte (open), a nie „{ $name }”{ $hint }.
lobby-one-seat-each = Kilka miejsc dla siebie można mieć tylko przy stole na jednym ekranie.
lobby-no-bot = Nie ma bota „{ $name }”{ $hint }.
lobby-no-choice = Ta gra nie ma opcji „{ $name }”{ $hint }.
lobby-bad-choice = Taki wybór dla „{ $name }” nie jest możliwy.
lobby-bad-pace = Nie ma tempa „{ $name }”{ $hint }.
lobby-bad-clock = „{ $name }” to nie zegar: wybierz none, live albo dni od 1d do 14d.
lobby-bad-seed = Ziarno to liczba całkowita od 0 do 9223372036854775807.
lobby-seed-with-others = Ziarno możesz wybrać tylko wtedy, gdy nie grają inni ludzie.
lobby-chosen-seed = Twórca tego stołu wybrał tasowanie i może znać wszystkie zakryte karty; siadaj tylko, jeśli się na to godzisz.
lobby-tutorial-alone = Pierwsza gra z objaśnieniami jest dla jednej osoby; nikt inny nie może usiąść.
lobby-leave-instead = To twoje miejsce: jeśli nie chcesz grać dalej, odejdź od stołu.
lobby-no-sequel = Nie ma następnej gry: ta nie jest skończona albo nie ma serii, która ma dalszy ciąg.
lobby-no-lesson = Ta gra nie ma jeszcze pierwszej partii z objaśnieniami.

## Listy

mail-reset = Nowe hasło do Underkeep
    .text =
        Poproszono o nowe hasło do konta { $account }.

        Otwórz ten link, żeby je wybrać. Jest ważny raz, przez jeden dzień:
        { $link }

        Jeśli to nie ty, nic nie rób: stare hasło pozostaje ważne.
mail-confirm = Potwierdź swój adres w Underkeep
    .text =
        Konto { $account } chce używać tego adresu: do wysłania linku, gdy zapomnisz hasła, a na życzenie także do e-maili o grach.

        Otwórz ten link, żeby potwierdzić adres. Jest ważny raz, przez jeden dzień:
        { $link }

        Jeśli to nie ty, nic nie rób: adres nie zostanie wtedy zapisany.

mail-turn = { $game }: twoja kolej
    .text =
        Czeka na ciebie gra:

        { $games }

        Aby nie dostawać więcej e-maili o swoich grach, otwórz ten link:
        { $off }
mail-turns = { $count ->
        [one] Twoja kolej w { $count } grze
        [few] Twoja kolej w { $count } grach
       *[many] Twoja kolej w { $count } grach
    }
    .text =
        { $count ->
            [one] { $count } gra czeka na ciebie:
            [few] { $count } gry czekają na ciebie:
           *[many] { $count } gier czeka na ciebie:
        }

        { $games }

        Aby nie dostawać więcej e-maili o swoich grach, otwórz ten link:
        { $off }

## Powiadomienia

turn-title = { $game }: twoja kolej
turn-several = { $count ->
        [one] Twoja kolej w { $count } grze
        [few] Twoja kolej w { $count } grach
       *[many] Twoja kolej w { $count } grach
    }
turn-moved = Ostatni ruch: { $name }.
turn-first = Pierwszy ruch należy do ciebie.
turn-people = Przy stole: { $names }.
turn-deadline = Czas kończy się { $time }.

## Strony

page-trouble = To się nie udało
    .text = { $sentence }
page-back = Na stronę główną
page-no-link = Ten link nie działa
    .text = Może jest w nim literówka albo gospodarz utworzył nowy. Poproś o nowy link.
page-seat-taken = To miejsce jest zajęte
    .text = Każdy link jest dla jednej osoby, a ten został już użyty. Jeśli to ty, tylko na innym urządzeniu, poproś gospodarza o nowy link.
page-invited = Zaproszenie do stołu
    .text = Zagraj w przeglądarce w planszówkę o podziemiach: bez konta i bez instalowania czegokolwiek.
page-invited-button = Dołącz do stołu
page-friend = { $name } zaprasza cię do znajomych
    .text = Znajomi widzą w lobby swoje otwarte stoły. Nie potrzebujesz konta.
page-friend-button = Dodaj do znajomych
page-chosen-seed = Tasowanie przy tym stole zostało wybrane
    .text = Twórca tego stołu wybrał ziarno tasowania i może znać każdą zakrytą kartę i wszystko, co zostanie dobrane. Nie ma pieczęci, bo nie ma tajemnicy.
page-chosen-seed-accept = Godzę się na to, że tasowanie zostało wybrane.
page-mails-off = Koniec e-maili o twoich grach
    .text = Chwileczkę: e-maile są właśnie wyłączane. Jeśli nic się nie dzieje, naciśnij przycisk.
page-mails-off-button = Wyłącz e-maile
page-mails-are-off = E-maile są wyłączone
    .text = Nie dostaniesz więcej e-maili o swoich grach. Możesz je znów włączyć na stronie swojego konta.
page-not-built = Część dla przeglądarki nie jest zbudowana
    .text = Serwer działa, ale część dla przeglądarki nie została zbudowana. W folderze Underkeep wpisz:
