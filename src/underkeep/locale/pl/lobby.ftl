### Poczekalnia: otwieranie stołów, zajmowanie miejsc, konta, linki.


## Imiona

lobby-guest-first = Senny, Chytry, Wesoły, Głodny, Ponury, Dzielny, Cichy, Puszysty, Uprzejmy, Roztargniony, Pracowity, Zrzędliwy, Ciekawski, Tajemniczy, Szczęśliwy, Zakurzony
lobby-guest-last = Goblin, Troll, Ork, Szkielet, Smok, Nietoperz, Mimik, Kobold, Golem, Wampir, Ghul, Chochlik, Wilkołak, Bazyliszek, Gremlin, Minotaur
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

boss-monster-preset-official = Oficjalna mieszanka
    .about = Ulubione karty dwóch pierwszych gier podstawowych z bohaterami Następnego poziomu, dla 2–4 osób.
boss-monster-preset-official-six = Oficjalna mieszanka dla 5–6 osób
    .about = Oficjalna mieszanka z Twardym Lądowaniem: długa gra w dużym gronie.
boss-monster-preset-kids = Dla dzieci
    .about = Mieszanka bez krwi, grubszych żartów i zawiłych efektów, dobra także dla początkujących.
boss-monster-preset-base-sets = Wszystkie gry podstawowe
    .about = Komnaty, czary i bossowie z trzech gier podstawowych i bohaterowie z jednej; karty komnat można sprzedawać za monety.
boss-monster-preset-two-base-sets-six = 5–6 osób bez Twardego Lądowania
    .about = Dwie gry podstawowe i wariant dla nieśmiertelnych; druga gra użycza dalszych bohaterów.
boss-monster-preset-crash-landing = Twarde Lądowanie
    .about = Gra podstawowa i odkrywcy z kosmosu, dla 5–6 osób.
boss-monster-preset-crash-landing-items = Twarde Lądowanie z przedmiotami
    .about = Gra podstawowa, odkrywcy i przedmioty z obu dodatków, dla 5–6 osób.
boss-monster-preset-tools = Niezbędnik bohatera
    .about = Gra podstawowa, w której bohaterowie noszą przedmioty.
boss-monster-preset-implements = Narzędzia zagłady
    .about = Gra podstawowa z przedmiotami złych bossów, bez tych dla odkrywców.
boss-monster-preset-items = Wszystkie przedmioty
    .about = Gra podstawowa z przedmiotami z obu dodatków, bez tych dla odkrywców.
boss-monster-preset-minibosses = Minibossowie do każdej gry podstawowej
    .about = Gra podstawowa z Kryptą Złoczyńców, bez kart dla odkrywców.
boss-monster-preset-all-minibosses = Wszyscy minibossowie
    .about = Powstanie Minibossów z Kryptą Złoczyńców; karty komnat można sprzedawać za monety.
boss-monster-preset-villains-six = Złoczyńcy dla 5–6 osób
    .about = Gra podstawowa z Twardym Lądowaniem i Kryptą Złoczyńców.
boss-monster-preset-villains-items-six = Złoczyńcy i przedmioty dla 5–6 osób
    .about = Gra podstawowa z Twardym Lądowaniem, Kryptą Złoczyńców i przedmiotami z obu dodatków.
boss-monster-preset-villains-items = Złoczyńcy i przedmioty
    .about = Gra podstawowa z Kryptą Złoczyńców i przedmiotami z obu dodatków, bez kart dla odkrywców.
boss-monster-sets = Zestawy
    .about = Jakie karty są w grze.
boss-monster-sets-in-base = Gry podstawowe (co najmniej jedna)
boss-monster-sets-in-expansions = Dodatki
boss-monster-sets-in-packs = Małe zestawy
boss-monster-sets-bmr = Boss Monster
    .about = Pierwsza gra podstawowa: 8 bossów oraz komnaty, czary i bohaterowie w sam raz na naukę.
boss-monster-sets-tnl = Następny poziom
    .about = Druga gra podstawowa: 12 bossów, bohaterowie o dwóch klasach i mroczni, podstępniejsze komnaty.
boss-monster-sets-rmb = Powstanie Minibossów
    .about = Trzecia gra podstawowa: monety oraz minibossowie, którzy wprowadzają się do komnat i rozwijają się do 3. poziomu.
boss-monster-sets-crl = Twarde Lądowanie
    .about = Dla najwyżej sześciu osób: odkrywcy, piąty rodzaj skarbu oraz komnaty i bossowie, którzy ich wabią.
boss-monster-sets-thk = Niezbędnik bohatera
    .about = Bohaterowie mają przy sobie przedmioty, które im pomagają; gdy zginą, przedmioty służą twojemu bossowi.
boss-monster-sets-iod = Narzędzia zagłady
    .about = Więcej przedmiotów i bossowie, którzy wiedzą, co z nimi robić.
boss-monster-sets-vov = Krypta Złoczyńców
    .about = Monety i minibossowie do każdej gry podstawowej, a do tego pasujące komnaty i bossowie.
boss-monster-sets-dbm = Papier i Piksele
    .about = Kilka kart z kośćmi i żetonami +1, które zostają na komnatach.
boss-monster-sets-pop = Przenośna moc
    .about = Przenośne komnaty, które można wziąć z powrotem na rękę i zbudować od nowa.
boss-monster-sets-lst = Zaginione poziomy
    .about = Boss i cztery komnaty, których długo nikt nie widział.
boss-monster-sets-kng = Pogromcy królów
    .about = Bohaterowie z gwiazdką i z własnymi sztuczkami; przychodzą tylko wtedy, gdy ich wybierzesz.
boss-monster-sets-sbm = Super Boss Monster
    .about = Miasto z kluczowymi lokacjami i Rynkiem, Sługusy, które działają za ciebie, i znaczniki +1, które wzmacniają komnaty.
boss-monster-star_heroes = Bohaterowie z gwiazdką
    .about = Bohaterowie z dodatków z własnymi sztuczkami; każdy zastępuje podobnego z gry podstawowej.
boss-monster-trade = Sprzedaż kart komnat
    .about = Raz na rundę można odrzucić kartę komnaty za monetę. Potrzebne są monety: Powstanie Minibossów albo Krypta Złoczyńców.
boss-monster-more_ordinary = Więcej zwykłych bohaterów
    .about = Sześć osób bez Twardego Lądowania: druga gra podstawowa dokłada więcej bohaterów zwykłych niż legendarnych.
boss-monster-deck = Talia
    .about = Wszystkie karty zestawów albo gotowa talia.
boss-monster-deck-none = Wszystkie karty
    .about = Każda karta z wybranych zestawów.
boss-monster-deck-official = Oficjalna mieszanka
    .about = Gotowa mieszanka obu gier podstawowych z bohaterami z Następnego poziomu; listy komnat i czarów są stałe.
boss-monster-deck-kids = Dla dzieci
    .about = Gotowa mieszanka bez krwi, grubszych żartów i zawiłych efektów; dobra także dla początkujących.
boss-monster-deck-own = Własna talia
    .about = Jej kod, który zaczyna się od BM1; zestawy wynikają wtedy z jej kart.
boss-monster-variants = Warianty
    .about = Inne sposoby gry.
boss-monster-variants-classic = Klasyczny początek
    .about = Każdy dobiera pięć komnat i dwa czary, a potem odrzuca dwie dowolne z tych siedmiu kart.
boss-monster-variants-hard = Trudny
    .about = Zwykli bohaterowie z 4 punktami zdrowia zostają w domu, więc przychodzą ci twardsi.
boss-monster-variants-i-choose-you = Wybieram cię
    .about = Każdy dostaje dwóch bossów i w tajemnicy zatrzymuje jednego z nich.
boss-monster-variants-machinations = Machinacje
    .about = Kto w rundzie nie zdobył żadnej duszy, może na jej końcu dobrać komnatę albo czar.
boss-monster-variants-endless-lives = Nieskończone życia
    .about = Nikt nie przegrywa przez rany; gdy talie bohaterów się skończą, wygrywa największa liczba dusz minus rany.


## Super Boss Monster

super-boss-monster-sets = Inne zestawy
    .about = Zestawy, których komnaty, czary, przedmioty i bossowie dołączają do kart Super Boss Monster. Pięć i sześć osób potrzebuje Twardego Lądowania. W pojedynkę karty, które bez przeciwnika nic nie robią, zostają w pudełku; dziennik je wymienia.
super-boss-monster-sets-in-base = Gry podstawowe
super-boss-monster-sets-in-expansions = Dodatki
super-boss-monster-sets-in-packs = Małe zestawy
super-boss-monster-heroes = Bohaterowie
    .about = Zestaw, z którego pochodzą bohaterowie; w pojedynkę zawsze Super Boss Monster.
super-boss-monster-heroes-none = Super Boss Monster
    .about = Bohaterowie z Super Boss Monster; niektórzy idą wprost do kluczowej lokacji.
super-boss-monster-heroes-other = Tylko jeśli ten zestaw jest wśród innych zestawów.
super-boss-monster-variants = Warianty
    .about = Inne sposoby gry.
super-boss-monster-variants-challenge = Wyzwanie
    .about = Dla jednej osoby: bohaterowie w mieście chcą 2, 3, 4 i 5 skarbów zamiast 1, 2, 3 i 4.


## Keep the Heroes Out!

keep-the-heroes-out-scenario = Scenariusz
    .about = Strona Księgi Lochów: mapa, skarby i to, co szczególne.
keep-the-heroes-out-level = Poziom
    .about = Ile kart Gildii odkrywa się w każdej turze.
keep-the-heroes-out-level-family = Gra familijna
    .about = Jedna karta na turę w pierwszej fali, dwie w drugiej: na pierwszą grę.
keep-the-heroes-out-level-challenge = Wyzwanie
    .about = Dwie karty na turę w obu falach.
keep-the-heroes-out-level-hardcore = Hardcore
    .about = Dwie karty na turę, potem trzy.
keep-the-heroes-out-chronicle = Kronika
    .about = Cztery scenariusze po kolei, od pierwszego; talie zachowują zdobycze.
keep-the-heroes-out-chronicle-none = Bez kroniki: jedna gra
    .about = Kronika to cztery scenariusze po kolei, w których talie zachowują zdobycze.
keep-the-heroes-out-chronicle-tenants = Lokatorzy Wzgórza
    .about = Żaby dla gospodyni, Dzień czynszu, Zawał, Szkoła wieczorowa.
keep-the-heroes-out-chronicle-trouble = Kłopoty w podziemiach
    .about = Koncert o północy, Uczeń alchemika, W budowie, Wysoka woda.
keep-the-heroes-out-chronicle-guild-war = Wojna z Gildią
    .about = Czempion gildii, Ucieczka z więzienia, Firma się rozwija, Oblężenie Głębokiej Twierdzy.
keep-the-heroes-out-voting = Głosowanie nad wspólnymi decyzjami
    .about = W przeciwnym razie ostatnie słowo ma aktywny gracz.


## Wojownicy podziemi

dungeon-fighter-difficulty = Poziom trudności
    .about = Ile życia mają potwory i ile chwały jest do zdobycia.
dungeon-fighter-difficulty-normal = Zwykły
    .about = Tyle życia, ile wydrukowano; 5 punktów chwały.
dungeon-fighter-difficulty-hard = Hardy
    .about = Każdy potwór ma 2 punkty życia więcej; 15 punktów chwały.
dungeon-fighter-difficulty-infernal = Infernalny
    .about = Każdy potwór ma 4 punkty życia więcej; 25 punktów chwały.
dungeon-fighter-throws = Rzuty
    .about = Czy kości lecą na ekranie, czy na prawdziwym stole.
dungeon-fighter-throws-simulated = Na ekranie
    .about = Celujesz i rzucasz; kości lecą według praw fizyki.
dungeon-fighter-throws-companion = Prawdziwe kości
    .about = Rzucacie prawdziwymi kośćmi do prawdziwej tarczy, a szef opisuje, co zrobiły.
dungeon-fighter-ballads = Ballady i awanse
    .about = Bohaterowie zdobywają doświadczenie i ulepszenia; do kramika potrzeba 11 symboli.
dungeon-fighter-combined = Bohaterowie z obu pudełek
    .about = Dwoje bohaterów więcej do wyboru; przy pięciu i sześciu graczach są zawsze.
dungeon-fighter-boss = Pierwszy szef
    .about = Kto na początku prowadzi drużynę.
dungeon-fighter-boss-random = Losowany
    .about = Pierwszego szefa wskazuje los.
dungeon-fighter-boss-chosen = Wybierany
    .about = Pierwszy gracz mówi, kto to jest.
dungeon-fighter-target = Tarcza
    .about = Jak ułożone są sekcje tarczy.
dungeon-fighter-target-rings = Pierścienie
    .about = Pierścienie warte od 1 do 5, od zewnątrz do środka, i środek tarczy.
dungeon-fighter-target-patches = Łaty
    .about = Wymieszane pola warte od 1 do 5 i środek tarczy.
dungeon-fighter-dice = Kości
    .about = Kształt kolorowych i białych kości.
dungeon-fighter-dice-cubes = Sześcienne
    .about = Sześć ścian, na dwóch oko.
dungeon-fighter-dice-tetrahedra = Czworościenne
    .about = Cztery ściany, na jednej oko.


## Co nie jest możliwe

lobby-no-table = Nie ma takiego stołu albo jest prywatny: poproś o link.
lobby-no-game = Nie ma tu gry „{ $name }”.
lobby-no-decks = W grze { $name } nie buduje się własnych talii.
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
lobby-too-many-sockets = Za dużo otwartych połączeń; zamknij kilka okien i spróbuj ponownie.
lobby-foreign = To żądanie przyszło z obcej strony i nie zostało wykonane.
lobby-who-are-you = Jeszcze się nie znamy: otwórz najpierw stronę główną, żeby dostać imię.
lobby-own-mistake = Serwer popełnił błąd; o ile wie, nic się nie zmieniło. Spróbuj ponownie.

lobby-name-empty = Imię musi mieć przynajmniej jedną literę, cyfrę albo znak, który widać.
lobby-name-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
  }.
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
lobby-no-sequel = Po tej grze nic nie następuje: nie jest skończona albo nie należy do serii, która ma dalszy ciąg.
lobby-no-lesson = Ta gra nie ma jeszcze pierwszej partii z objaśnieniami.


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
page-not-built = Stół nie jest jeszcze zbudowany
    .text = Serwer działa, ale część dla przeglądarki nie została zbudowana. W folderze Underkeep wpisz:
