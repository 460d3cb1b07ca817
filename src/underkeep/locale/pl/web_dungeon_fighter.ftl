### Plansza Dungeon Fighter


## Nazwy: bohaterowie, umiejętności, techniki, kości, miejsca

fighter-phase-setup = Przygotowanie
fighter-phase-dungeon = Podziemia
fighter-phase-combat = Walka
fighter-phase-rest = Odpoczynek
fighter-phase-shopping = Zakupy
fighter-phase-battle = Batalia
fighter-difficulty-normal = Zwykły
fighter-difficulty-hard = Trudny
fighter-difficulty-infernal = Piekielny
fighter-hero-maryla = Maryla
fighter-hero-daniel = Daniel
fighter-hero-jack = Jack
fighter-hero-rysiek = Rysiek
fighter-hero-halina = Halina
fighter-hero-bogdan = Bogdan
fighter-die-red = czerwona kość
    .ins = czerwoną kością
fighter-die-green = zielona kość
    .ins = zieloną kością
fighter-die-blue = niebieska kość
    .ins = niebieską kością
fighter-die-white = biała kość
    .ins = białą kością
fighter-die-snow = kość śnieżna
    .ins = kością śnieżną
fighter-die-water = kostki wody
    .ins = kostkami wody
fighter-colour-red = czerwony
fighter-colour-green = zielony
fighter-colour-blue = niebieski
fighter-type-beast = bestia
    .many = bestiom
fighter-type-humanoid = humanoid
    .many = humanoidom
fighter-type-undead = nieumarły
    .many = nieumarłym
fighter-type-magical = istota magiczna
    .many = istotom magicznym
fighter-technique-roundhouse = Z półobrotu
    .text = Obróć się na pięcie dookoła i rzuć, gdy tylko skończysz obrót.
fighter-technique-waterfall = Z siłą wodospadu
    .text = Połóż kość na końcu wodospadu i przechyl go; kość musi spaść przez krótszą krawędź.
fighter-technique-pond = Do sadzawki
    .text = Połóż sadzawkę; kość musi odbić się od stołu wewnątrz niej.
fighter-technique-ice-wall = Mur jest twój
    .text = Zanim kość wyląduje, musi dotknąć lodowego muru przy krawędzi tarczy; kość leżąca na murze to pudło.
fighter-technique-launcher = Wyrzutnia
    .text = Połóż kość na nieużywanej karcie i podbij kartę od spodu.
fighter-technique-thump = Łup
    .text = Kość musi wylecieć z pięści, gdy pięść uderza w stół.
fighter-technique-slide = Poślizg
    .text = Połóż krę; kość musi się od niej odbić, a to liczy się jako odbicie od stołu.
fighter-technique-headbutt = Z bańki
    .text = Rzuć z czubka głowy albo dotknij kości głową w czasie rzutu.
fighter-technique-under-the-table = Spod stołu
    .text = Cały rzut wykonaj poniżej blatu.
fighter-technique-weak-hand = Słabsza ręka
    .text = Rzuć tą ręką, którą nie piszesz.
fighter-technique-secret-x = Sekretny cios X
    .text = Rzuć kością trzymaną między nadgarstkami skrzyżowanych rąk.
fighter-technique-low-profile = Niski profil
    .text = Trzymaj oczy na wysokości blatu.
fighter-technique-blind = Na ślepo
    .text = Rzuć z zamkniętymi oczami.
fighter-technique-airborne = Z powietrza
    .text = Podskocz i rzuć, będąc w powietrzu.
fighter-technique-prayer = Z modlitwy
    .text = Rzuć kością trzymaną w dłoniach złożonych jak do modlitwy.
fighter-ability-correction = Poprawka
    .text = Możesz podnieść kość, unieważnić rzut i rzucić jeszcze raz.
fighter-ability-favourite-enemy = Ulubiony wróg
    .text = Przy trafieniu: +4 obrażenia przeciw { $favourite }, +1 przeciw innym.
fighter-ability-spider-sense = Pajęcze zmysły
    .text = Przy pudle: bohater nie otrzymuje obrażeń, a potwór traci 2 punkty życia; broń nic nie dodaje.
fighter-ability-panacea = Panaceum
    .text = Każdy przytomny bohater odzyskuje 1 punkt życia.
fighter-ability-sticky-fingers = Lepkie rączki
    .text = Do skrzyni trafia 1 moneta.
fighter-ability-self-healing = Samoleczenie
    .text = Bohater odzyskuje 3 punkty życia.
fighter-ability-piercing = Przebicie
    .text = Przy trafieniu: +2 obrażenia.
fighter-ability-whack = Rąbnięcie
    .text = Przy trafieniu: sekcja liczy się jako 5, nawet jeśli jest warta więcej.
fighter-ability-fine-herbs = Niezłe ziółka
    .text = Wybrany bohater odzyskuje 2 punkty życia i po 1 za każde kuriozum na stosie kart odrzuconych.
fighter-ability-brawler = Zabijaka
    .text = Raz w tej walce, gdy kość dowolnego bohatera leży na linii, dodaj sekcje po obu stronach (dwie najwyższe, jeśli styka się więcej).
fighter-ability-catchy-tune = Chwytliwa melodia
    .text = Przy trafieniu: +2 obrażenia, a do końca walki każdy bohater może rzucać z półobrotu za +2 przy trafieniu.
fighter-ability-camouflage = Kamuflaż
    .text = Przy trafieniu: +1 obrażenie za każdy symbol kramika komnaty; +3 przeciw wielkiemu złemu.
fighter-place-section = sekcja { $section }
fighter-place-centre = środek tarczy
fighter-place-hole = dziura
fighter-place-margin = margines
fighter-place-off = poza tarczą
fighter-place-frost = zmarzlina
fighter-place-frost-hole = dziura w zmarzlinie
fighter-place-weak-point = słaby punkt
fighter-place-ice-wall = na lodowym murze
fighter-place-iceberg = na górze lodowej


## Rzut: celowanie i oglądanie

throw-title = Rzut
throw-aim = Celowanie
throw-surface = Stół. Pociągnij do siebie i puść albo użyj strzałek, plusa i minusa oraz klawisza Enter.
throw-watching = Stół. Enter pokazuje rzut jeszcze raz.
throw-watching-practice = Stół. Enter przygotowuje następny rzut.
throw-practice = Trening: nic się nie liczy
throw-others = Celuje inny gracz.
throw-waiting = Kość jest w powietrzu…
throw-flat = Płaski widok z góry
throw-axis-direction = Kierunek
throw-axis-speed = Siła
throw-axis-elevation = Wysokość
throw-axis-spin = Podkręcenie
throw-axis-side = Strona
throw-axis-hand-left = Lewa ręka
throw-axis-hand-right = Prawa ręka
throw-axis-tilting = Przechylanie
throw-axis-height = Ręka
throw-axis-pond-around = Kąt
throw-axis-pond-away = Odległość
throw-axis-floe-around = Kąt
throw-axis-floe-away = Odległość
throw-axis-ice-wall-around = Kąt
throw-axis-waterfall-around = Kąt
throw-axis-waterfall-away = Odległość
throw-axis-waterfall-turn = Obrót
throw-value-speed = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } m/s
throw-value-time = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
throw-value-degrees = { $value }°
throw-value-millimetres = { $value } mm
throw-value-side = { $value }°, { $way }
throw-value-straight = prosto
throw-value-left = { $value }° w lewo
throw-value-right = { $value }° w prawo
throw-value-level = poziomo
throw-value-up = { $value }° w górę
throw-value-down = { $value }° w dół
throw-value-no-spin = brak
throw-value-backspin = { $value } wstecz
throw-value-topspin = { $value } w przód
throw-value-below = { $value } mm poniżej
throw-value-above = { $value } mm powyżej
throw-compass-0 = północ
throw-compass-1 = północny wschód
throw-compass-2 = wschód
throw-compass-3 = południowy wschód
throw-compass-4 = południe
throw-compass-5 = południowy zachód
throw-compass-6 = zachód
throw-compass-7 = północny zachód
throw-bounce-near = Pierwsze odbicie: od stołu, blisko tarczy.
throw-bounce-short = Pierwsze odbicie: od stołu, daleko od tarczy.
throw-bounce-target = Pierwsze odbicie: od tarczy. Pudło: najpierw musi być stół.
throw-bounce-none = Kość nie dotknie stołu.
throw-let-go = Rzuć
throw-toss = Podrzuć
throw-close-eyes = Zamknij oczy
throw-start-roundhouse = Zacznij obrót
throw-start-launcher = Wygnij kartę
throw-start-thump = Unieś pięść
throw-start-headbutt = Zacznij kiwać głową
throw-jump = Skocz
throw-steady = Spokojne rzuty: bez pilnowania czasu, ale ręka bardziej drży
throw-hint-pull = Pociągnij po stole do siebie i puść: im dalej, tym mocniej.
throw-hint-tilt = Przysuń wodospad do tarczy, a potem przeciągnij w dół, żeby go przechylić.
throw-steady-short = Spokojne rzuty
throw-guide = Podpowiedź
throw-guide-about = Jaką część toru kości widzisz podczas celowania
throw-guide-long = długa (łatwo)
throw-guide-short = krótka
throw-guide-none = brak (trudno)
throw-left-handed = Piszę lewą ręką
throw-dark = Masz zamknięte oczy. Celuj na wyczucie.
throw-hint-dark = Najpierw zamknij oczy.
throw-hint-hand = Zacznij na jasnej połowie: to strona twojej słabszej ręki.
throw-hint-hands = Połóż na stole dwa palce albo przytrzymaj F i K, a potem puść jednocześnie.
throw-meter-roundhouse = Puść tuż po obrocie
throw-meter-airborne = Puść przed lądowaniem
throw-meter-launcher = Puść, gdy karta jest najmocniej wygięta
throw-meter-thump = Puść, gdy pięść uderza w stół
throw-meter-headbutt = Puść w najniższym punkcie
throw-watch = Oglądanie
throw-again = Powtórka
throw-slow = Zwolnione tempo
throw-above = Z góry
throw-moment = Chwila lotu
throw-once-more = Rzuć jeszcze raz
throw-target-rings = Tarcza ma środek, pierścienie warte od 5 do 1, licząc od środka, i cztery dziury.
throw-target-patches = Tarcza ma środek, 28 pól w czterech pasach wokół niego i cztery dziury.
throw-lies = { $what }: { $where }.
throw-where = { $place }, { $way }, { $distance } cm od środka
throw-seen-middle = pośrodku
throw-seen-near = po twojej stronie
throw-seen-near-left = po twojej stronie, na lewo
throw-seen-left = po lewej
throw-seen-far-left = po drugiej stronie, na lewo
throw-seen-far = po drugiej stronie
throw-seen-far-right = po drugiej stronie, na prawo
throw-seen-right = po prawej
throw-seen-near-right = po twojej stronie, na prawo
throw-spot-table = na stole
throw-spot-off = poza stołem
throw-iceberg = Góra lodowa
throw-template-frost = Zmarzlina
throw-template-weak-point = Słaby punkt
throw-piece-pond = Sadzawka
throw-piece-floe = Kra
throw-piece-ice-wall = Lodowy mur
throw-piece-waterfall = Wodospad
throw-hit = Trafienie: { $where }
throw-miss = Pudło: { $where }
throw-line = Na linii { $sections }
throw-dry = Bez odbicia od stołu
throw-failed = Niewykonane: { $technique }
throw-icebergs = { $count ->
    [one] Dotknięto 1 góry lodowej
   *[other] Dotknięto { $count } gór lodowych
  }
throw-shows-eye = Oko!
throw-shows-snow = Kopny śnieg
throw-way-roundhouse =
    .how = Gdy zaczniesz, obraz obróci się raz dookoła. Puść tuż po obrocie, w ciągu jednej trzeciej sekundy.
    .steady = Obracasz się we własnym tempie.
throw-way-waterfall =
    .how = Chwyć wodospad przy dolnej krawędzi, by go przesunąć. Przeciągnij w dół gdzie indziej, by go przechylić: im dalej, tym stromiej, im szybciej, tym prędzej poleci kość.
throw-way-pond =
    .how = Przeciągnij sadzawkę tam, gdzie kość ma się odbić.
throw-way-ice-wall =
    .how = Przesuń mur wzdłuż krawędzi tarczy. Kość musi go najpierw dotknąć i nie może na nim zostać.
throw-way-launcher =
    .how = Przytrzymaj, by wygiąć kartę, i puść, gdy jest wygięta najmocniej.
    .steady = Podbijasz kartę we własnym tempie.
throw-way-thump =
    .how = Pociągnij pięść w dół do czerwonej linii, jak najmocniej i bez hamowania. Na klawiaturze: puść, gdy uderza.
    .steady = Pięść opada we własnym tempie.
throw-way-slide =
    .how = Przeciągnij krę tam, gdzie kość ma się odbić.
throw-way-headbutt =
    .how = Kość leży na twojej głowie. Kiwnij i puść w najniższym punkcie.
    .steady = Kiwasz głową we własnym tempie.
throw-way-under-the-table =
    .how = Twoja ręka i oczy są poniżej blatu. Rzucaj w górę, ponad krawędzią.
throw-way-weak-hand =
    .how = Lewo i prawo są zamienione, a ręka błądzi. Na ekranie dotykowym zacznij na jasnej połowie.
throw-way-secret-x =
    .how = Trzymaj obiema rękami: dwoma palcami albo klawiszami F i K. Puść jednocześnie.
    .steady = Otwierasz obie ręce we własnym tempie.
throw-way-low-profile =
    .how = Twoje oczy są na wysokości blatu. Toru kości nie widać.
throw-way-blind =
    .how = Spójrz raz i zamknij oczy. Potem celuj na wyczucie.
throw-way-airborne =
    .how = Skocz i puść przed lądowaniem.
    .steady = Rzucasz w najwyższym punkcie skoku.
throw-way-prayer =
    .how = Ciągnij obiema rękami, naraz albo jedną po drugiej, równie mocno. Nierówne ręce skręcają rzut.
throw-way-toss =
    .name = Rzut makietą
    .how = Podrzuć makietę kciukiem. Musi obrócić się w powietrzu i spaść na tarczę.


## Znaki na kartach

fighter-sign-level = Poziom { $level }
fighter-sign-life = Życie: { $count }
fighter-sign-damage = Obrażenia przy pudle: { $count }
fighter-sign-loot = Łup: { $count }
fighter-sign-stalls = Symbole kramika: { $count }
fighter-sign-price = Cena: { $count }
fighter-sign-bonus = Obrażenia przy trafieniu: +{ $count }
fighter-sign-weapons = Miejsce na broń: { $count }
fighter-sign-armours = Miejsce na pancerz: { $count }
fighter-sign-curios = Miejsce na kurioza: { $count }
fighter-sign-coins = Monety do skrzyni: { $count }
fighter-sign-white = Białe kości do skrzyni: { $count }
fighter-sign-heals = Odzyskane życie: { $count }
fighter-sign-freebie = Darmówka: karta z kramika
fighter-sign-tough = Ciężka przeprawa: życie potwora +{ $count }
fighter-sign-water = Kostki wody
fighter-sign-snow = Kość śnieżna
fighter-sign-icebergs = { $count ->
    [one] { $count } góra lodowa
    [few] { $count } góry lodowe
   *[many] { $count } gór lodowych
  }
fighter-sign-frost = { $count ->
    [one] { $count } makieta zmarzliny
    [few] { $count } makiety zmarzliny
   *[many] { $count } makiet zmarzliny
  }
fighter-sign-prevents = Obrażenia mniejsze o { $count }
fighter-sign-spares = Bez obrażeń
fighter-sign-deals = { $count ->
    [one] Potwór traci { $count } punkt życia
    [few] Potwór traci { $count } punkty życia
   *[many] Potwór traci { $count } punktów życia
  }
fighter-sign-again = Rzut jeszcze raz
fighter-sign-sums = Liczą się obie sekcje przy linii
fighter-sign-weak-point = Makieta słabego punktu
fighter-sign-revives = Ogłuszeni bohaterowie wstają
fighter-sign-ultra = Trafienie ultrakrytyczne
fighter-sign-careless = Nieuważny
fighter-sign-mad = Szalony


## Stół

fighter-table = Stół
fighter-game = Stan gry
fighter-tab-now = Teraz
fighter-tab-table = Cały stół
fighter-unknown-card = nieznana karta
fighter-none = brak
fighter-phases = Fazy
fighter-round = Runda { $round }
fighter-difficulty = Poziom trudności
fighter-ballads = ballady i awanse
fighter-companion = prawdziwe kości
fighter-companion-about = Rzucajcie prawdziwymi kośćmi do prawdziwej tarczy i podawajcie tu wyniki.
fighter-stalls = Symbole kramika w odwiedzonych komnatach: { $count } z { $wanted }. Potem zakupy { $shop } z { $shops }.
fighter-shops-over = Po wszystkich zakupach.
fighter-decks = W taliach zostało: { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
  }, { $monsters ->
    [one] { $monsters } potwór
    [few] { $monsters } potwory
   *[many] { $monsters } potworów
  }, { $stall ->
    [one] { $stall } karta kramika
    [few] { $stall } karty kramika
   *[many] { $stall } kart kramika
  }.
fighter-next-level = Następny potwór: poziom { $level }.
fighter-piles = Stosy
fighter-pile-visited = Odwiedzone komnaty
fighter-pile-beaten = Pokonane potwory
fighter-pile-discard = Karty odrzucone
fighter-over-won = Wielki zły pokonany.
fighter-over-lost = Drużyna przegrała.
fighter-room = Komnata
fighter-room-plain = Nic szczególnego.
fighter-room-stalls = { $count ->
    [one] { $count } symbol kramika
    [few] { $count } symbole kramika
   *[many] { $count } symboli kramika
  }
fighter-monster = Potwór
fighter-big-bad = Wielki zły
fighter-no-monster = Nie ma tu potwora.
fighter-damage = obrażenia { $damage }
fighter-loot = Łup: { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
  }
fighter-careless = Nieuważny
fighter-careless-about = Kość, która leży w sekcji wartej 1, można rzucić jeszcze raz.
fighter-awake = Wymaga
fighter-asleep = Jeszcze śpią: trafienie budzi następną
fighter-asleep-one = śpi
fighter-token-tune = Rzut z półobrotu: +2 obrażenia przy trafieniu.
fighter-token-brawler = Raz, gdy kość leży na linii, dodaj sekcje po obu jej stronach.
fighter-demands = Techniki tego rzutu
fighter-with-eye = Z okiem: { $ability }. { $text }
fighter-eye-about = Umiejętność z czerwonym, zielonym lub niebieskim paskiem działa, gdy kość w tym kolorze pokaże oko.
fighter-dice = Kości
fighter-ready = Do rzutu
fighter-in-hand = W ręce
fighter-lying = Na stole
fighter-in-chest = w skrzyni: { $count }
fighter-die-at-ready = czeka na rzut
fighter-die-at-hand = w ręce
fighter-die-at-lying = już rzucona
fighter-die-short-ready = czeka
fighter-die-short-hand = w ręce
fighter-die-short-lying = rzucona
fighter-letter-red = C
fighter-letter-green = Z
fighter-letter-blue = N
fighter-letter-white = B
fighter-letter-snow = Ś
fighter-letter-water = 3
fighter-templates = Na tarczy
fighter-template-frost = zmarzlina
fighter-template-weak-point = słaby punkt
fighter-icebergs = { $count ->
    [one] Góra lodowa stoi w dziurze { $holes }
   *[other] Góry lodowe stoją w dziurach { $holes }
  }
fighter-hit = Trafienie
fighter-miss = Pudło
fighter-on-line = na linii { $sections }
fighter-shows-eye = pokazuje oko
fighter-shows-snow = pokazuje kopny śnieg
fighter-dry = bez wcześniejszego odbicia od stołu
fighter-failed = { $count ->
    [one] bez techniki: { $techniques }
   *[other] bez technik: { $techniques }
  }
fighter-touched = { $count ->
    [one] dotknęła { $count } góry lodowej
   *[other] dotknęła { $count } gór lodowych
  }
fighter-chest = Skrzynia
fighter-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
  }
fighter-white = { $count ->
    [one] { $count } biała kość
    [few] { $count } białe kości
   *[many] { $count } białych kości
  }
fighter-supply = W zapasach zostało
fighter-path = Dwie ścieżki
fighter-path-secret = Te komnaty widzi tylko szef.
fighter-stall = Kramik
fighter-stall-empty = Wszystko sprzedane.
fighter-stall-also = Można też kupić białą kość za { $price } monety i 1 punkt życia dla każdego bohatera za 1 monetę.
fighter-middle-heroes = Kto wchodzi?
fighter-middle-path = Którędy?
fighter-middle-stall = Kramik otwarty
fighter-middle-gift = Darmówka
fighter-target = Tarcza
fighter-no-hero = Jeszcze bez bohatera.
fighter-life = życie { $life } z { $most }
fighter-boss = szef
fighter-boss-about = Szef wybiera ścieżkę i rozstrzyga wszystkie wątpliwości.
fighter-active = teraz rzuca
fighter-unfold = Pokaż wszystko o postaci { $name }
fighter-fold = Pokaż postać { $name } w jednej linii
fighter-stunned = ogłuszenie
fighter-dead = nie żyje
fighter-scars = Blizny
fighter-scarred = zakryta blizną
fighter-upgrade-ready = ulepszona
fighter-upgrade-spent = ulepszenie zużyte
fighter-xp = PD
fighter-experience = Doświadczenie { $count } z { $most }
fighter-gear = Ekwipunek
fighter-no-gear = Bez ekwipunku.
fighter-turned = zużyte w tej walce
fighter-declared = w użyciu przy tym rzucie
fighter-trophies = Trofea
fighter-reports = raportuje
fighter-throws-now = { $hero } rzuca { $die }.
fighter-tosses-now = Na tarczę leci makieta: { $template }.
fighter-toss-lies = Leży na tarczy.
fighter-toss-turn = Prawie się nie obróciła: jeszcze raz.
fighter-toss-table = Dotyka stołu: to boli. Jeszcze raz.
fighter-toss-off = Obok tarczy: jeszcze raz.
fighter-why-room = Drużyna idzie dalej
fighter-why-monster = Drogę zastępuje potwór
fighter-why-fled = W nogi!
fighter-why-freebie = Darmówka
fighter-why-overkill = Ale urwał!
fighter-why-special = Kości specjalne na tę walkę
fighter-why-recovered = Kolorowe kości wracają, a wszyscy tracą życie
fighter-why-again = Ten rzut się nie liczy
fighter-why-eye = Oko uruchamia umiejętność
fighter-why-upgrade = Ulepszenie zastępuje oko
fighter-why-brawler = Liczą się obie strony linii
fighter-why-weak-point = Prosto w słaby punkt: połowa życia znika
fighter-why-woke = Trafienie budzi kolejną technikę
fighter-why-stunned = Koniec życia: ogłuszenie do końca walki
fighter-why-revived = Znów na nogach
fighter-why-scar = Po ogłuszeniu zostaje blizna
fighter-why-stall = Dość symboli: otwiera się kramik
fighter-title-fight = Walka się zaczyna: życie { $value }
fighter-title-big-bad = Wielki zły: życie { $value }. Pokonajcie go, a wygracie!
fighter-title-beaten = Pokonany!
fighter-title-stunned = Ogłuszenie: koniec tej walki
fighter-title-scar = Blizna zakrywa { $value ->
    [red] czerwoną
    [green] zieloną
   *[blue] niebieską
} umiejętność
fighter-title-ballad = Temat na balladę: doświadczenie { $value } z 3
fighter-title-promoted = Awans: ulepszona { $value ->
    [red] czerwona
    [green] zielona
   *[blue] niebieska
} umiejętność
fighter-title-died = Koniec na zawsze
fighter-shout-ultra = Ultrakrytyczne!
fighter-shout-won = Zwycięstwo!
fighter-shout-lost = Porażka


## Stół treningowy

practice-title = Stół treningowy
practice-about = Rzucaj, ile chcesz: ta sama ręka, te same kości i ta sama fizyka co w grze, ale nic się nie liczy ani nie zapisuje.
practice-what = { $die }, { $technique }
practice-die = Kość lub makieta
practice-die-cube = Kość sześciościenna
practice-die-pyramid = Kość czworościenna
practice-die-snow = Kość śnieżna
practice-die-water = Trzy kostki wody
practice-die-frost = Makieta zmarzliny
practice-die-weak-point = Makieta słabego punktu
practice-target = Tarcza
practice-target-rings = Pierścienie
practice-target-patches = Łaty
practice-icebergs = Góry lodowe
practice-stay = Rzucone kości zostają na stole
practice-tidy = Sprzątnij stół
practice-techniques = Techniki
practice-techniques-about = Wybierz jedną albo kilka: rzut musi spełnić wszystkie.
practice-technique = Technika
practice-plain = Zwykły rzut
practice-toss = Podrzucenie makiety
practice-plain-about = Zanim kość trafi na tarczę, musi się odbić od stołu.
practice-tally = Trafienia
practice-forget = Wyzeruj
practice-none = Jeszcze bez rzutów.
practice-hits = Trafienia
practice-of = { $hits } z { $throws } ({ $percent }%)
practice-last = Ostatnie dziesięć
practice-last-of = Trafienia w ostatnich rzutach: { $hits } z { $throws }

### How the game is won, at the first table of a player.

goal-dungeon-fighter = Wspólnie przebijcie się do wielkiego złego i pokonajcie go. Gdy w jednej walce wszyscy padną ogłuszeni, przegrywacie.
