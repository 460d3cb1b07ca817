### Boss Monster: Twarde Lądowanie (CRL): Polish names and wordings, by card id.


## Bosses

crl-imperiatrix = Imperatryks
    .text = Od awansu każda Twoja komnata ma +1 do obrażeń za każdy symbol skarbu dla odkrywców, który się na niej znajduje.
crl-klonos = Klonos
    .text = Awans: wybierz bossa przeciwnika. Odtąd Klonos ma także zdolność awansu tamtego bossa; zdolność jednorazowa działa od razu. Nieważne, co stanie się później z tamtym bossem.
crl-mando = Mando
    .text = Awans: w podziemiach każdego przeciwnika możesz przenieść jedną zasłoniętą komnatę na wierzch jej stosu. Komnata liczy się jako odsłonięta.


## Rooms

crl-alien-excavator = Koparka obcych
    .text = Kiedy zbudujesz tę komnatę, możesz przenieść zasłoniętą komnatę w swoich podziemiach na wierzch jej stosu. Komnata liczy się jako odsłonięta.
crl-alien-ooze = Szlam z kosmosu
    .text = Ta komnata ma +1 do obrażeń, dopóki masz inną komnatę ze skarbem dla odkrywców.
crl-decoy-garden = Ogród na wabia
    .text = Kiedy zbudujesz tę komnatę, ma ona do końca rundy dwa dodatkowe symbole skarbu dla odkrywców.
crl-frostman-lander = Lądownik lodoludów
    .text = Odrzuć tę kartę z ręki: dezaktywuj do końca rundy wypaśną komnatę w dowolnych podziemiach.
crl-invasion-swarm = Rój najeźdźców
    .text = Sąsiednie komnaty mają +1 do obrażeń.
crl-reactor-core = Rdzeń reaktora
    .text = Ta komnata ma +1 do obrażeń za każdą wypaśną komnatę w Twoich podziemiach.
crl-digicron-library = Cyfrobiblioteka
    .text = Kiedy zbudujesz tę komnatę, a masz inną wypaśną komnatę, dociągnij 2 czary.
crl-hypercube = Hipersześcian
    .text = Tę komnatę można zbudować na dowolnej komnacie, bez pasującego skarbu.
crl-the-omega-42 = Omega 42
    .text = Raz na rundę odrzuć kartę wypaśnej komnaty: zadziała efekt „kiedy zbudujesz” lub „kiedy odsłonisz” jednej z Twoich komnat.
crl-crash-site = Miejsce katastrofy
    .text = Kiedy odsłonisz tę komnatę, weź do ręki dowolną kartę wypaśnej komnaty ze stosu odrzuconych kart.
crl-caged-gundarf = Gundarf w klatce
    .text = Kiedy odsłonisz tę komnatę, zadaje ona do końca rundy podwójne obrażenia.
crl-celestial-map = Mapa nieba
    .text = Kiedy odsłonisz tę komnatę, dociągnij czar, a następnie komnata zostaje zniszczona.
crl-darkling-lair = Leże mroczniaków
    .text = Kiedy odsłonisz tę komnatę, wybrany bohater w Twoich podziemiach lub przy wejściu do nich otrzymuje 3 obrażenia.


## Spells

crl-finish-him = Wykończ go!
    .text = Wybierz jedno: wyeliminuj w dowolnych podziemiach bohatera, który ma najwyżej 2 punkty życia; albo – jeśli inny gracz ma więcej dusz od Ciebie – bohater, który w tej rundzie przeszedł podziemia przeciwnika, trafia zakryty na Twój obszar punktacji.
crl-essence-transfer = Transfer esencji
    .text = Wybrany bohater w podziemiach przeciwnika ma do końca rundy +1 do życia za każdą Twoją ranę.
crl-healing-tank = Zbiornik leczniczy
    .text = Jeśli w tej rundzie nie zwabiono do Twoich podziemi żadnego bohatera, wylecz ranę zadaną przez typowego bohatera.
crl-meteorite = Meteoryt
    .text = Wybrana komnata w dowolnych podziemiach ma do końca rundy dodatkowy symbol skarbu dla odkrywców.
crl-not-dead-yet = Jeszcze żyję!
    .text = Każdy bohater w Twoich podziemiach i przy wejściu do nich otrzymuje 1 obrażenie za każdą Twoją ranę.


## Ordinary heroes

crl-the-prince = Książę
    .text = W fazie przynęty idzie do podziemi, które mają łącznie najmniej skarbów wszystkich rodzajów (z symbolem bossa). W razie remisu zostaje w mieście.
crl-crash-dodgers = Ekipa Kraksa
crl-corbin-crickton = Corbin Crickton
crl-tmatha = T'Matha
crl-lindo-callari = Lindo Callari
crl-doug-oshibe-ace-pilot = Doug O'Shibe, as przestworzy
crl-guy-the-redrobe = Guy Czerwonoszaty


## Epic heroes

crl-andromeda-james = Andromeda James
crl-morgan-fragman = Morgan Fragman
crl-banzai-barb = Basia Banzai
crl-aliff = Aliff
crl-the-king = Król
    .text = W fazie przynęty idzie do podziemi, które mają łącznie najwięcej skarbów wszystkich rodzajów (z symbolem bossa). W razie remisu zostaje w mieście.
