### Poczekalnia: otwieranie stołów, zajmowanie miejsc, konta, linki.

## Imiona

lobby-guest-first = Senny, Chytry, Wesoły, Głodny, Ponury, Dzielny, Cichy, Puszysty, Uprzejmy, Roztargniony, Pracowity, Zrzędliwy, Ciekawski, Tajemniczy, Szczęśliwy, Zakurzony
lobby-guest-last = Goblin, Troll, Ork, Szkielet, Smok, Nietoperz, Mimik, Kobold, Golem, Wampir, Ghul, Chochlik, Wilkołak, Bazyliszek, Gremlin, Minotaur
lobby-former-player = Dawny gracz
lobby-reserved-names = Underkeep, System, Serwer, Stół, Komunikat, Operator, Admin, Administrator, Moderator
lobby-bot-names = Grzmotek, Mortezja, Ozzik, Kolczyk, Weksa, Siarkoń, Lochomir, Niksara, Gobert, Skarn, Zaklętka, Marzanna

## Boty

lobby-bot-random = Losowy
    .about = Wybiera na chybił trafił; dobry na początek, żeby się rozejrzeć.
lobby-bot-greedy = Zachłanny
    .about = Patrzy o krok naprzód i bierze to, co teraz wydaje się najlepsze; solidny przeciwnik.
lobby-bot-skilled = Wprawna ręka
    .about = Myśli naprzód, dobrze celuje i trafia dwa razy na trzy.
lobby-bot-legend = Legenda
    .about = Myśli naprzód i trafia cztery razy na pięć.
lobby-bot-average = Przeciętna ręka
    .about = Myśli naprzód; co drugi zwykły rzut trafia.
lobby-bot-clumsy = Niezdara
    .about = Ma dobre chęci, ale dwa rzuty na trzy idą bokiem.

## Boss Monster

boss-monster-star_heroes = Bohaterowie z gwiazdką
    .about = Bohaterowie z dodatków z własnymi sztuczkami; każdy zastępuje podobnego z gry podstawowej.
boss-monster-more_ordinary = Więcej zwykłych bohaterów
    .about = Sześć osób bez Twardego Lądowania: druga gra podstawowa dokłada więcej bohaterów zwykłych niż legendarnych.

## Super Boss Monster

## Keep the Heroes Out!

## Wojownicy podziemi

## Co nie jest możliwe

lobby-no-table = Nie ma takiego stołu albo jest prywatny: poproś o link.
lobby-no-game = Nie ma tu gry „{ $name }”.
lobby-no-decks = W grze { $name } nie buduje się własnych talii.
lobby-no-pages = Do gry { $name } nie można pisać stron.
lobby-no-page = Nie ma takiej strony; może autor ją usunął.
lobby-not-your-page = Ta strona należy do kogoś innego; skopiuj ją do swoich stron, żeby ją zmienić.
lobby-page-too-long = Strona może mieć najwyżej { $most } znaków.
lobby-page-empty = Strona musi mieć jakiś tekst.
lobby-too-many-pages = Masz { $most } stron, a więcej mieć nie można; najpierw którąś usuń.
lobby-page-unnamed = Strona bez nazwy
lobby-no-practice = W grze { $name } nie ma stołu treningowego.
lobby-no-rules = Zasad gry „{ $name }” tu nie spisano.
lobby-no-address = Pod tym adresem nic nie ma.
lobby-no-method = Pod tym adresem nie da się tego zrobić.
lobby-bad-request = Nie udało się zrozumieć tego żądania.
lobby-bad-request-at = Nie udało się zrozumieć tego żądania: sprawdź { $where }.
lobby-too-large = To za dużo naraz: najwięcej { $most } KB.
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
lobby-who-are-you = Jeszcze się nie znamy: otwórz najpierw stronę główną, żeby dostać imię.
lobby-own-mistake = Serwer popełnił błąd; o ile wie, nic się nie zmieniło. Spróbuj ponownie.

lobby-name-empty = Imię musi mieć przynajmniej jedną literę, cyfrę albo znak, który widać.
lobby-name-nul = Imię nie może zawierać znaku NUL (o kodzie 0).
lobby-name-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  }.
lobby-name-brackets = Imię nie może zawierać znaków ⟦ i ⟧; stół oznacza nimi karty.
lobby-name-reserved = Imię { $name } można by wziąć za głos samego stołu; wybierz inne.
lobby-name-taken = Konto { $name } ma już ktoś inny; wybierz inne imię.
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
lobby-no-account-link = Ten link już nie działa: jest ważny raz i przez jeden dzień. Poproś o nowy.
lobby-no-mail = Ten serwer nie wysyła listów; o link do nowego hasła poproś osobę, która go prowadzi.
lobby-mail-failed = Nie udało się wysłać listu; sprawdź adres albo spróbuj później.
lobby-bad-email = To nie jest adres e-mail: zapisz go jak anna@example.org.
lobby-no-confirmed-address = Listy idą tylko na potwierdzony adres: najpierw zapisz go przy swoim koncie.
lobby-bad-time-zone = Serwer nie zna tej strefy czasowej: podaj nazwę taką jak Europe/Warsaw.
lobby-bad-quiet-hours = Cisza zaczyna się i kończy o pewnej minucie dnia, od 0 do 1439.
lobby-no-push = Ten serwer nie wysyła powiadomień; osoba, która go prowadzi, może je zainstalować przez pip install 'underkeep[push]'.
lobby-bad-push-endpoint = Serwer nie wysyła powiadomień pod ten adres: musi zaczynać się od https i być publiczny.
lobby-bad-push-key = Klucze tej subskrypcji są niekompletne; wyłącz ją i włącz ponownie.
lobby-no-mails-link = Ten link nie działa: skopiuj go w całości albo wyłącz listy na stronie swojego konta.
lobby-no-person = Nie ma tam żadnej osoby.
lobby-not-yourself = To ty; wybierz inną osobę.
lobby-blocked = Nie możesz usiąść przy stole tej osoby.
lobby-report-long = Powód może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  } i nie może zawierać znaku NUL.

lobby-owner-only = Może to zrobić tylko właściciel stołu.
lobby-players-only = Mogą to zrobić tylko osoby siedzące przy stole.
lobby-not-your-eyes = Dopóki gra trwa, możesz ją oglądać tylko ze swojego miejsca.
lobby-not-shared-eyes = Ten link pokazuje grę tylko tak, jak ją udostępniono; jeśli chcesz ją zobaczyć oczami kogoś innego, poproś o inny link.
lobby-no-replay = Ten link do powtórki nie działa: czegoś w nim brakuje albo miejsce, z którego ją pokazywał, zajął ktoś inny. Poproś o nowy.
lobby-replay-later = Ta gra jeszcze trwa. Powtórkę będzie można tu obejrzeć, gdy się skończy.
lobby-replay-closed = Stół zamknięto przed końcem gry, więc nie ma powtórki do udostępnienia.
lobby-is-open = Gra jeszcze się nie zaczęła.
lobby-is-playing = Gra już trwa.
lobby-is-over = Gra jest skończona.
lobby-is-closed = Stół jest zamknięty.
lobby-no-seat = Nie ma miejsca numer { $number }; są od 0 do { $most }.
lobby-sits-already = Siedzisz już przy tym stole.
lobby-seat-taken = Ktoś już tam siedzi.
lobby-seat-by-link = To miejsce czeka na kogoś, kto ma do niego link.
lobby-nobody-sits-there = Nikt tam nie siedzi, więc nie ma komu przekazać stołu.

lobby-seats = Stół ma od 1 do { $most } miejsc.
lobby-bad-seat = Miejsce może być moje (me), dla osoby (person), dla bota (bot) albo otwarte (open), a nie „{ $name }”{ $hint }.
lobby-one-seat-each = Kilka miejsc dla siebie można mieć tylko przy stole na jednym ekranie.
lobby-no-bot = Nie ma bota „{ $name }”{ $hint }.
lobby-no-choice = W tej grze nie wybiera się niczego o nazwie „{ $name }”{ $hint }.
lobby-bad-choice = To, co wybrano dla „{ $name }”, nie pasuje.
lobby-bad-pace = Nie ma tempa „{ $name }”{ $hint }.
lobby-bad-clock = „{ $name }” to nie zegar: wybierz none, live albo dni od 1d do 14d.
lobby-bad-seed = Ziarno to liczba całkowita od 0 do 9223372036854775807.
lobby-seed-with-others = Ziarno można wybrać tylko tam, gdzie nie grają inni ludzie.
lobby-chosen-seed = Tasowanie wybrano przy zakładaniu tego stołu, więc ktoś może znać wszystkie zakryte karty; siadaj tylko, jeśli się na to godzisz.
lobby-tutorial-alone = Pierwsza partia z objaśnieniami jest dla jednej osoby; nikt więcej nie może usiąść.
lobby-leave-instead = To twoje własne miejsce: jeśli nie chcesz grać dalej, odejdź od stołu.
lobby-no-sequel = Po tej grze nic nie następuje: nie jest skończona albo nie należy do serii, która ma dalszy ciąg.
lobby-no-lesson = Ta gra nie ma jeszcze pierwszej partii z objaśnieniami.

## Listy

mail-reset = Nowe hasło do Underkeep
    .text =
        Ktoś poprosił o nowe hasło do konta { $account }.

        Wejdź na ten link, żeby je wybrać. Jest ważny raz, przez jeden dzień:
        { $link }

        Jeśli to nie ty, nic nie rób: stare hasło pozostaje ważne.
mail-confirm = Potwierdź swój adres w Underkeep
    .text =
        Konto { $account } chce używać tego adresu, żeby dostać link, gdy zapomnisz hasła, a na życzenie także listy o grach.

        Wejdź na ten link, żeby go potwierdzić. Jest ważny raz, przez jeden dzień:
        { $link }

        Jeśli to nie ty, nic nie rób: adres nie zostanie wtedy zapisany.

mail-turn = { $game }: twoja kolej
    .text =
        Czeka na ciebie gra:

        { $games }

        Aby nie dostawać więcej listów o swoich grach, otwórz ten link:
        { $off }
mail-turns = { $count ->
        [one] { $count } gra czeka na ciebie
        [few] { $count } gry czekają na ciebie
       *[many] { $count } gier czeka na ciebie
    }
    .text =
        { $count ->
            [one] { $count } gra czeka na ciebie:
            [few] { $count } gry czekają na ciebie:
           *[many] { $count } gier czeka na ciebie:
        }

        { $games }

        Aby nie dostawać więcej listów o swoich grach, otwórz ten link:
        { $off }

## Powiadomienia

turn-title = { $game }: twoja kolej
turn-several = { $count ->
        [one] { $count } gra czeka na ciebie
        [few] { $count } gry czekają na ciebie
       *[many] { $count } gier czeka na ciebie
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
    .text = Może jest w nim literówka albo właściciel stołu utworzył nowy. Poproś o nowy link.
page-seat-taken = Ktoś już tam siedzi
    .text = Każdy link jest dla jednej osoby, a ten został już użyty. Jeśli to ty, tylko na innym urządzeniu, poproś właściciela stołu o nowy link.
page-invited = Zaproszenie do stołu
    .text = Zagraj w przeglądarce w planszówkę o podziemiach: bez konta i bez instalowania czegokolwiek.
page-invited-button = Usiądź do stołu
page-chosen-seed = Tasowanie przy tym stole zostało wybrane
    .text = Kto założył ten stół, wybrał ziarno tasowania, więc może znać każdą zakrytą kartę i wszystko, co zostanie dobrane. Nie ma pieczęci, bo nie ma tajemnicy.
page-chosen-seed-accept = Godzę się na to, że tasowanie zostało wybrane.
page-mails-off = Koniec listów o twoich grach
    .text = Chwileczkę: listy są właśnie wyłączane. Jeśli nic się nie dzieje, naciśnij przycisk.
page-mails-off-button = Wyłącz listy
page-mails-are-off = Listy są wyłączone
    .text = Nie dostaniesz więcej listów o swoich grach. Możesz je znów włączyć na stronie swojego konta.
page-not-built = Stół nie jest jeszcze zbudowany
    .text = Serwer działa, ale część dla przeglądarki nie została zbudowana. W folderze Underkeep wpisz:
