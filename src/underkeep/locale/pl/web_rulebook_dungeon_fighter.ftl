### Instrukcja Dungeon Fightera dla graczy. Rozdział ma tytuł, tekst i punkty zasad, na których się opiera.

rulebook-dungeon-fighter-intro = Miecz wymaga ćwiczeń, a magia talentu. Wy macie kości i zamek pełen zmarzniętych potworów, których nikt jeszcze kością nie trafił.

rulebook-dungeon-fighter-win = Jak wygrać
    .text =
        Jesteście drużyną bohaterów i wygrywacie albo przegrywacie razem. Z potworami walczycie, rzucając kośćmi do tarczy. Monety pokonanych trafiają do skrzyni.

        - Po odpowiedniej liczbie komnat są __zakupy__. Po trzecich zakupach przychodzi __wielki zły__.
        - Pokonajcie wielkiego złego, a wygracie.
        - Jeśli w jednej walce ogłuszeni zostaną wszyscy bohaterowie albo zabraknie kości do rzutu w wielkiego złego, przegrywacie.

        Po zwycięstwie liczycie punkty chwały: monety, białe kości i trudność dodają, blizny i martwi bohaterowie odejmują.
    .clauses = DF-15.6, DF-9.3, DF-15.5, DF-13.8, DF-23.1, DF-23.2, DF-23.3
rulebook-dungeon-fighter-big-bads = Jeden z nich czeka na końcu. Nikt nie wie, który.

rulebook-dungeon-fighter-table = Co leży na stole
    .text =
        - __Tarcza__ pośrodku, z sekcjami wartymi od 1 do 5, środkiem wartym 10 i czterema dziurami.
        - __Trzy kości__: czerwona, zielona i niebieska. Wszyscy bohaterowie używają tych samych.
        - __Skrzynia__ drużyny: 2 białe kości oraz 0, 1 albo 2 monety dla dwojga, trojga lub czworga bohaterów.
        - __Twój bohater__ z 9 punktami życia i trzema umiejętnościami, po jednej na kolor.
        - Talie komnat, potworów i ekwipunku. Potwory przychodzą w kolejności poziomów.

        Jeden z bohaterów jest __szefem__ i wybiera drogę. Kto rzuca w walce ostatni, ten jest szefem w następnej rundzie.
    .clauses = DF-1.5, DF-1.6, DF-3.3, DF-3.6, DF-3.11, DF-3.12, DF-8.1, DF-10.5
rulebook-dungeon-fighter-target = Tarcza: pierścienie warte od 1 do 5, środek wart 10, cztery dziury
rulebook-dungeon-fighter-target-parts = Ciemny pierścień na zewnątrz to margines. Kość, która się tam zatrzyma, to pudło, tak samo jak kość w dziurze.

rulebook-dungeon-fighter-round = Runda krok po kroku
    .text =
        1. __Podziemia.__ Szef dobiera dwie komnaty, ogląda je w tajemnicy i wybiera jedną. Potem pojawia się następny potwór. Ma tyle życia, ile mówi karta, i tyle, ile dodają komnata i trudność.
        2. __Walka.__ Zaczyna sąsiad szefa po lewej. Bohaterowie po kolei biorą jedną z kolorowych kości i rzucają, aż potworowi skończy się życie.
        3. __Odpoczynek.__ Monety idą do skrzyni, ogłuszeni wstają.

        Symbole kramika na komnatach mówią, jak daleko zaszliście. Przy __10 lub więcej__ są zakupy, a liczenie zaczyna się od 0.
    .clauses = DF-4.1, DF-5.1, DF-5.2, DF-5.4, DF-5.5, DF-6.1, DF-6.2, DF-6.3, DF-6.9, DF-10.3, DF-10.11, DF-13.7
rulebook-dungeon-fighter-kind-room = Komnata: symbole kramika i to, co robi
rulebook-dungeon-fighter-kind-monster = Potwór: życie, obrażenia, łup

rulebook-dungeon-fighter-throw = Rzut
    .text =
        Zanim kość doleci do tarczy, musi choć raz odbić się od __stołu__. Jeśli potem zatrzyma się na sekcji, jest __trafienie__.

        - Numer sekcji to obrażenia. Środek zadaje 10.
        - Na linii liczy się sekcja, w której leży więcej rogów kości; w razie wątpliwości ta niższa.
        - Broń i umiejętności dodają coś do trafienia.

        __Pudło__ jest wtedy, gdy zabrakło odbicia, gdy kość leży w dziurze, na marginesie lub poza tarczą albo gdy nie udała się technika. Wtedy obrywasz tyle, ile wynoszą obrażenia potwora.

        Gdy wszystkie trzy kości zostały rzucone, wybierz:

        - Weź ze skrzyni __białą kość__ i rzuć nią. Po tym rzucie już jej nie ma.
        - Albo weź trzy kości __z powrotem__. Wcześniej każdy bohater dostaje tyle obrażeń, ile wynosi poziom potwora, i nic temu nie zapobiega.
    .clauses = DF-6.7, DF-7.1, DF-7.2, DF-7.3, DF-7.4, DF-7.5, DF-7.6, DF-7.7, DF-7.8, DF-7.10, DF-7.15, DF-6.12, DF-6.13, DF-11.1
rulebook-dungeon-fighter-bounce = Najpierw stół, potem tarcza: trafienie.
rulebook-dungeon-fighter-no-bounce = Prosto w tarczę: pudło, choćby najpiękniejsze.

rulebook-dungeon-fighter-eye = Oko
    .text =
        Na zwykłych kościach oko jest na dwóch z sześciu ścianek. Jeśli jest na wierzchu, __musisz__ użyć umiejętności tego koloru, niezależnie od tego, czy jest trafienie, czy pudło.

        - Umiejętność, która wymaga trafienia albo pudła, działa tylko wtedy.
        - Oko na __białej__ kości uruchamia jedną dowolną twoją umiejętność.
        - Oko w __środku__ tarczy to trafienie ultrakrytyczne: potwór znika od razu, nawet wielki zły.

        Niebieska umiejętność to specjalność twojego bohatera.
    .clauses = DF-1.7, DF-8.1, DF-8.2, DF-8.3, DF-8.4, DF-8.5, DF-8.7
rulebook-dungeon-fighter-eyes = Oko uruchamia umiejętność swojego koloru. Białe znaczy: wybierz.

rulebook-dungeon-fighter-techniques = Techniki
    .text =
        Komnaty, potwory i broń mówią, jak rzucać. Jeśli komnata i potwór chcą czegoś różnego, robisz jedno i drugie w jednym rzucie. Ta sama technika dwa razy to nadal jedna. Czego nie udało się zrobić, to daje pudło.

        Broń jest dobrowolna. Przed każdym rzutem mówisz, której używasz: dodaje obrażenia do trafienia, ale wymaga swojej techniki.
    .clauses = DF-16.5, DF-17.1, DF-18.1, DF-18.2, DF-18.3, DF-18.4, DF-14.4, DF-6.5

rulebook-dungeon-fighter-rest = Ogłuszenie, blizny, odpoczynek
    .text =
        Bohater z 0 życia jest __ogłuszony__ i nie bierze dalej udziału w walce. Podczas odpoczynku dostaje __bliznę__: wybiera kolor, którego umiejętność będzie zablokowana, i traci 2 punkty z maksimum życia. Potem ma znów pełne życie.

        - Maksimum spada z 9 do 7, 5 i 3. Bohater ogłuszony po raz czwarty umiera na śmierć.
        - Bohaterowie, którzy nie zostali ogłuszeni, mają tyle życia, ile mieli. Odpoczynek nikogo więcej nie leczy.
        - Łup potwora idzie do skrzyni. Jeśli ostatni cios zostawiłby mu __−3 lub mniej__, jest 1 moneta więcej.
        - Bohaterowie mogą wymieniać się ekwipunkiem, ale tylko teraz.
    .clauses = DF-9.1, DF-9.4, DF-9.5, DF-9.6, DF-9.7, DF-9.8, DF-10.1, DF-10.3, DF-10.9, DF-10.12

rulebook-dungeon-fighter-shopping = Zakupy
    .text =
        Odkryjcie o dwie karty więcej, niż jest bohaterów. Za wszystko płaci skrzynia.

        - __Ekwipunek__ kosztuje tyle, ile mówi karta, i trafia do bohatera, który ma na niego miejsce. Co zostawicie, to przepada.
        - __Leczenie__: każda moneta daje każdemu bohaterowi 1 punkt życia.
        - __Biała kość__ kosztuje 2 monety. W skrzyni mieści się dziewięć.

        Bohater nosi najwyżej 2 bronie, 1 pancerz i 2 kurioza.
    .clauses = DF-13.1, DF-13.2, DF-13.3, DF-13.4, DF-13.5, DF-11.2, DF-14.2, DF-14.5, DF-14.6, DF-14.8
rulebook-dungeon-fighter-kind-weapon = Broń: więcej obrażeń za technikę
rulebook-dungeon-fighter-kind-armour = Pancerz: raz na walkę, po pudle
rulebook-dungeon-fighter-kind-curio = Kuriozum: raz i po nim
rulebook-dungeon-fighter-kind-rarity = Rarytas: należy do całej drużyny

rulebook-dungeon-fighter-example = Przykład: cztery kości i bałwan
    .text =
        Grają Daniel, Maryla i Jack; szefem jest Jack. W skrzyni są 1 moneta i 2 białe kości. Jack wybiera kartę <df-snow-ladys-strongroom>: 2 monety idą do skrzyni, razem jest ich 3, a potwór dostaje 3 życia więcej. To <df-half-melted-snowman>, 8 + 3 = 11 życia. Zaczyna Daniel, sąsiad szefa po lewej.

        1. Daniel bierze czerwoną. Kość odbija się i zatrzymuje na 3. Bałwanowi zostaje 8.
        2. Maryla bierze zieloną i trafia w 1. Bałwan jest nieuważny, więc kością, która leży na 1, można rzucić jeszcze raz. Rzuca i trafia w 4. Zostają mu 4.
        3. Dla Jacka jest tylko niebieska. Wpada do dziury i pokazuje oko. To pudło: Jack traci 1 z 9 punktów życia. Ale oko i tak się liczy, a jego niebieska umiejętność kładzie na potworze żeton zabijaki: jeden bohater może go użyć, gdy kość leży na linii.
        4. Wszystkie trzy kości są zużyte. Daniel może je wziąć z powrotem za 1 obrażenie dla każdego bohatera albo sięgnąć po białą. Bierze białą, a ta staje na linii między 2 a 3. Daniel używa żetonu: 2 + 3 = 5 obrażeń. Bałwan ma −1 i jest głównie na dywanie.

        __Odpoczynek.__ −1 to nie −3, więc dodatkowej monety nie ma. Łup to 1: teraz są 4 monety i 1 biała kość. Daniel rzucał ostatni i jest szefem.
    .clauses = DF-3.12, DF-5.2, DF-5.5, DF-6.1, DF-6.12, DF-7.4, DF-7.8, DF-8.2, DF-8.31, DF-10.1, DF-10.3, DF-10.5, DF-17.2
rulebook-dungeon-fighter-example-target = Cztery rzuty. Blada kość to pierwsza próba Maryli.
rulebook-dungeon-fighter-throw-column = Rzut
rulebook-dungeon-fighter-result = Wynik
rulebook-dungeon-fighter-monster-life = Bałwan
rulebook-dungeon-fighter-throw-1 = Sekcja 3
rulebook-dungeon-fighter-throw-2 = Sekcja 1, jeszcze raz: sekcja 4
rulebook-dungeon-fighter-throw-3 = Dziura, oko: pudło, ale umiejętność działa
rulebook-dungeon-fighter-throw-4 = Linia 2/3 z żetonem: 5

rulebook-dungeon-fighter-forgotten = O tym się zapomina
    .text =
        - Oko liczy się także przy pudle.
        - Kolor kości możesz wybrać, ale dopóki jest jakaś kolorowa, nie wolno rzucać białą.
        - Wzięcie kości z powrotem rani __wszystkich__ i żaden pancerz nie pomoże. W walce z wielkim złym jest zabronione.
        - Blizna blokuje umiejętność, a nie kość. Tym kolorem nadal wolno rzucać.
        - Leczenie nie budzi ogłuszonego bohatera, chyba że tak napisano.
        - Kość przesunięta przez późniejszy rzut niczego już nie zmienia.
        - Pancerz działa raz w walce i po odpoczynku znów jest gotowy.
        - Dwie karty o tej samej nazwie to dla bohatera o jedną za dużo.
        - Makieta (zmarzlina, słaby punkt) to nowa sekcja; kość w dziurze zmarzliny to pudło, a kość na zmarzlinie to trafienie za 0.
    .clauses = DF-8.2, DF-6.4, DF-6.13, DF-6.14, DF-8.6, DF-8.9, DF-6.11, DF-14.5, DF-14.3, DF-19.8, DF-19.10

rulebook-dungeon-fighter-sets = Wielki zły, trudność i warianty
    .text =
        - __Wielki zły__ nie ma komnaty ani łupu. Rzucone kości nie wracają: zostają tylko białe i specjalne. Warto kilka odłożyć.
        - __Trudność__: na trudnym poziomie każdy potwór ma 2 życia więcej, na piekielnym 4. Rosną za to punkty chwały: 5, 15 albo 25.
        - __Ballady i awanse__: bohaterowie zdobywają doświadczenie za dobicie potwora i za oczy, których nie mogą albo nie chcą użyć. Trzy punkty dają ulepszenie. Zakupy wymagają wtedy 11 symboli kramika.
        - __W pojedynkę__ grasz dwojgiem bohaterów.
        - __Pięcioro lub sześcioro bohaterów__ wymaga bohaterów z drugiego pudełka. Reszta gry się nie zmienia.
    .clauses = DF-15.2, DF-15.4, DF-3.9, DF-3.10, DF-23.3, DF-20.1, DF-20.3, DF-20.4, DF-20.6, DF-21.1, DF-22.1, DF-22.4, DF-22.5
