### Boss Monster: Krypta Złoczyńców (VOV): Polish names and wordings, by card id.


## Bosses

vov-baroness-blight = Baronowa Zaraza
    .text = Od awansu raz na rundę, gdy w Twojej komnacie z minibossem zginie bohater, wybrany przeciwnik odrzuca losową kartę z ręki.
vov-warlord-krunch = Watażka Chrup
    .text = Od awansu każda Twoja komnata z minibossem ma +1 do obrażeń.
vov-the-puppetmage = Magionetkarz
    .text = Od awansu raz na rundę, gdy zagrasz czar, który nie zostanie zanegowany, możesz za darmo rozwinąć jednego ze swoich minibossów o poziom (ale nie takiego, który przybył lub został zdegradowany w tej rundzie).
vov-madame-midas = Madame Midas
    .text = Awans: zyskujesz 2 monety za każdego swojego minibossa i 1 monetę za każdą swoją komnatę, która ma co najmniej dwa symbole skarbów.
vov-admiral-void = Admirał Próżnia
    .text = Od awansu raz na rundę, gdy odsłonisz komnatę, zyskujesz monetę i kładziesz na tej komnacie żeton +1.


## Rooms

vov-reliquary-of-rogues = Relikwiarz rzezimieszków
    .text = Kiedy zbudujesz tę komnatę, zyskujesz monetę za każdego przeciwnika, który ma więcej dusz od Ciebie.
vov-choir-of-banshees = Chór banshee
    .text = Raz na rundę zapłać monetę: wybrany przeciwnik odrzuca z ręki losową kartę komnaty.
vov-sepulcher-of-sins = Grobowiec grzechów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz wziąć do ręki dowolną kartę minibossa ze stosu odrzuconych kart.
vov-ossuary-throne = Tron z kości
    .text = Kiedy zbudujesz tę komnatę, możesz zapłacić 2 monety, aby wyleczyć ranę zadaną przez typowego bohatera.
vov-villains-gym = Siłownia złoczyńców
    .text = Za każdym razem, gdy rozwiniesz minibossa, połóż na tej komnacie żeton +1, chyba że leżą na niej już trzy.
vov-ogre-toll-bridge = Ogrze myto
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, zyskujesz monetę.
vov-bloodsport-pit = Krwawa arena
    .text = Raz na rundę zapłać monetę: do końca rundy ta komnata ma +2 do obrażeń.
vov-warlords-bunker = Bunkier watażki
    .text = Sąsiednie komnaty z minibossem mają +1 do obrażeń.
vov-hexagon-of-hexes = Heksagon klątw
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, możesz zapłacić monetę, aby dociągnąć czar.
vov-gremlin-switchboard = Centralka gremlinów
    .text = Raz w fazie budowy odrzuć czar: rozwiń za darmo jednego ze swoich minibossów o poziom (ale nie takiego, który przybył lub został zdegradowany w tej rundzie).
vov-crystal-oubliette = Kryształowy karcer
    .text = Kiedy bohater wejdzie do tej komnaty, rzuć kością. Dopóki ten bohater w niej jest, komnata ma dodatkowe obrażenia równe wynikowi rzutu.
vov-sorcerers-study = Gabinet czarnoksiężnika
    .text = Raz na rundę, gdy zagrasz czar, który nie zostanie zanegowany, połóż na tej komnacie żeton +1.
vov-pawn-shop = Lombard
    .text = Raz na rundę odrzuć kartę komnaty: zyskujesz monetę, a jeśli to karta minibossa – 3 monety.
vov-greased-stairs = Wysmarowane schody
    .text = Zniszcz tę komnatę: jeden bohater, który się w niej znajduje, cofa się do poprzedniej komnaty i wchodzi do niej jeszcze raz.
vov-vault-door = Drzwi do skarbca
    .text = Kiedy zbudujesz tę komnatę, możesz położyć na niej jedną lub dwie swoje monety. Za każdą leżącą na niej monetę ma ona dodatkowy symbol skarbu dla złodziei.
vov-guild-of-cutthroats = Gildia oprychów
    .text = Raz na rundę zapłać 2 monety: wyeliminuj w tej komnacie bohatera, który ma najwyżej 4 punkty życia.
vov-salvage-yard = Szrot
    .text = Kiedy zbudujesz tę komnatę, zyskujesz monetę za każdą zasłoniętą komnatę w swoich podziemiach, ale najwyżej 3.
vov-alien-zoo = Zoo dla obcych
    .text = Kiedy odsłonisz tę komnatę, zyskujesz 2 monety.
vov-tractor-beam = Promień ściągający
    .text = Raz w fazie budowy zapłać monetę: wybrany odkrywca z miasta przenosi się przed wejście do Twoich podziemi.
vov-mothership-hangar = Hangar statku-matki
    .text = Nie płacisz za odkrywanych minibossów.
vov-crusaders-brig = Ciupa krzyżowca
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, a komnata nie ma minibossa, możesz przenieść do niej jednego ze swoich minibossów. Zachowuje on poziom i nie może się znaleźć obok innego minibossa.
vov-rune-forge = Kuźnia run
    .text = Raz na rundę zapłać monetę: połóż żeton +1 na jednej ze swoich komnat z minibossem.
vov-shady-emporium = Podejrzany sklepik
    .text = Raz na rundę zapłać 2 monety: dociągnij dwie karty komnat albo czar.
vov-smugglers-port = Port przemytników
    .text = Zniszcz tę komnatę: zyskujesz monetę i jeszcze jedną za każdego swojego minibossa.
vov-star-chapel = Gwiezdna kaplica
    .text = Kiedy odsłonisz tę komnatę, weź do ręki dowolną kartę ze stosu odrzuconych kart.


## Minibosses

vov-lady-bramble = Lady Jeżyna
    .level1 = Ta komnata zadaje legendarnym bohaterom o 1 obrażenie więcej.
    .level2 = Raz na rundę, gdy bohater opuści tę komnatę żywy, otrzymuje 1 obrażenie.
    .level3 = Bohater, który znajduje się w tej komnacie, jeszcze raz otrzymuje jej obrażenia.
vov-grimjaw = Ponury Kieł
    .level1 = Ta komnata ma +1 do obrażeń.
    .level2 = Przeciwnicy nie mogą zniszczyć ani dezaktywować tej komnaty.
    .level3 = Wybrana komnata bezpośrednio obok tej zadaje do końca rundy podwójne obrażenia.
vov-professor-plasma = Profesor Plazma
    .level1 = Raz na rundę, gdy zagrasz czar, połóż na tej komnacie żeton +1, jeśli leży na niej mniej niż dwa.
    .level2 = Ta komnata ma dodatkowy symbol skarbu dla magów.
    .level3 = Dociągnij dwa czary, a następnie odrzuć czar.
vov-silkfinger = Jedwabny Palec
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla złodziei.
    .level2 = Raz na rundę, gdy w tej komnacie zginie bohater, zabierz monetę wybranemu przeciwnikowi.
    .level3 = Zabierz losową kartę z ręki wybranego przeciwnika.
vov-pyrrhus = Pyrrus
    .level1 = Gdy bohater wchodzi do tej komnaty, każdy bohater przy wejściu do Twoich podziemi otrzymuje 1 obrażenie.
    .level2 = Ta komnata ma +1 do obrażeń.
    .level3 = Wybrany bohater, który znajduje się w Twoich podziemiach, otrzymuje 1–6 obrażeń.
vov-nightcap = Szlafmyca
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla kapłanów.
    .level2 = Raz na rundę w fazie budowy: wybrany bohater w mieście nie zostanie w tej rundzie zwabiony.
    .level3 = Wybrany bohater przy wejściu do dowolnych podziemi nie wchodzi do nich w tej rundzie.
vov-boulderdash = Lawinek
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla wojowników.
    .level2 = Dopóki jest to pierwsza komnata Twoich podziemi, ma +2 do obrażeń.
    .level3 = Bohater, który znajduje się w tej komnacie, otrzymuje 6 obrażeń, a komnata zostaje zniszczona.
vov-echo = Echo
    .level1 = Raz na rundę, gdy zadziała zdolność tej komnaty, możesz wykonać ją drugi raz bez ponoszenia kosztu.
    .level2 = Ta komnata ma dodatkowo wszystkie skarby komnaty leżącej bezpośrednio na prawo od niej.
    .level3 = Użyj zdolności 3. poziomu innego minibossa w grze, jakby należała do Echa.
vov-zap-9 = Zap-9
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla odkrywców. Jeśli w grze nie ma odkrywców, ma zamiast tego +1 do obrażeń.
    .level2 = Wypaśne komnaty bezpośrednio obok tej mają +1 do obrażeń.
    .level3 = Wybrana zasłonięta komnata w dowolnych podziemiach przenosi się na wierzch swojego stosu i zostaje odsłonięta.
vov-old-greasy = Stary Smar
    .level1 = Gdy rozwijasz tego minibossa, dociągnij kartę komnaty.
    .level2 = Raz na rundę, gdy inna komnata w Twoich podziemiach zostanie zniszczona, zyskujesz 2 monety.
    .level3 = Możesz od razu zbudować na tej komnacie komnatę z ręki.


## Spells

vov-hostile-takeover = Wrogie przejęcie
    .text = Zapłać monetę: wybrany miniboss w dowolnych podziemiach spada o jeden poziom.
vov-payday = Dzień wypłaty
    .text = Zyskujesz monetę i jeszcze jedną za każdego swojego minibossa.
vov-villainous-monologue = Monolog złoczyńcy
    .text = Bohater, który znajduje się w Twoich podziemiach, jeszcze raz otrzymuje obrażenia komnaty, w której stoi.
vov-henchman-swap = Zamiana pachołków
    .text = Jeden z Twoich minibossów przenosi się do innej Twojej komnaty; jeśli ktoś już tam jest, zamieniają się miejscami. Zachowują poziomy i mogą znaleźć się obok siebie.
vov-grand-scheme = Wielki plan
    .text = Rozwiń jednego ze swoich minibossów o jeden lub dwa poziomy, płacąc monetę za każdy. W fazie budowy tej rundy nadal możesz rozwinąć minibossa.
