### Instrukcja gry Keep the Heroes Out! dla graczy. Rozdział ma tytuł, tekst i punkty zasad, na których się opiera.

rulebook-keep-the-heroes-out-intro = Ty tu mieszkasz. Skarby są twoje, pułapki też, a ci, którzy właśnie wyważyli drzwi, nazywają się bohaterami.

rulebook-keep-the-heroes-out-win = Jak wygrać
    .text =
        Jesteście potworami jednego Lochu, każdy gracz ze swoim klanem, i wygrywacie albo przegrywacie __razem__. Nikt nie odpada.

        - Bohaterowie przychodzą jako karty talii Gildii. Gdy talia skończy się __drugi__ raz, wygraliście.
        - Jeśli zostanie skradziony __skarb wart 4__, od razu przegrywacie.

        Wszystko inne może pójść źle. Mogą ukraść inne skarby, wyrzucić potwory, a nawet skrzywdzić żabę.
    .clauses = KHO-1.1, KHO-1.2, KHO-1.3, KHO-19.3, KHO-20.7, KHO-20.8, KHO-20.9
rulebook-keep-the-heroes-out-lose-one = Wystarczy jeden bohater
rulebook-keep-the-heroes-out-lose-three = Trzech bohaterów naraz
rulebook-keep-the-heroes-out-lose-four = Czterech i po grze
rulebook-keep-the-heroes-out-treasures = Liczba to wartość: tylu aktywnych bohaterów potrzeba do kradzieży. Na odwrocie jest napisane, co się wtedy stanie.

rulebook-keep-the-heroes-out-table = Co leży na stole
    .text =
        - __Loch__: komnaty z przejściami. Gdzie dwa przejścia się stykają, jest korytarz. Scenariusz mówi, jakie są komnaty i jakie skarby w nich leżą. Skarb wart 4 leży w Skarbcu.
        - __Twój klan__: jego potwory, umiejętność i 10 kart taktyk. Część potworów zaczyna w Lochu, reszta czeka w Legowisku.
        - __Twoja ręka__: 5 kart z twojej talii.
        - __Rząd Zdobyczy__: 5 odkrytych kart, które można zdobyć.
        - __Talia Gildii__: 16 kart bohaterów i karty scenariusza, zakryte.

        Potwór ma 1 życie; tylko Czerwona Smoczyca ma 5, a Wiedźma 2. Wyrzucony potwór wraca do Legowiska i może przyjść znowu. Zaczyna klan, który ma najmniej potworów.
    .clauses = KHO-4.2, KHO-4.4, KHO-4.5, KHO-4.7, KHO-4.8, KHO-4.9, KHO-4.11, KHO-5.2, KHO-5.7, KHO-6.2, KHO-22.1, KHO-22.2
rulebook-keep-the-heroes-out-map = Cztery komnaty i trzy szczury. Bohaterowie chcą dojść do Skarbca.
rulebook-keep-the-heroes-out-kind-tactic = Karta taktyk
rulebook-keep-the-heroes-out-kind-loot = Karta Zdobyczy
rulebook-keep-the-heroes-out-kind-guild = Karta Gildii
rulebook-keep-the-heroes-out-rats = { $count ->
    [one] 1 szczur
    [few] { $count } szczury
   *[many] { $count } szczurów
  }
rulebook-keep-the-heroes-out-active = { $hero } (do działania)
rulebook-keep-the-heroes-out-exhausted = { $hero } (po działaniu)
rulebook-keep-the-heroes-out-frog = żaba

rulebook-keep-the-heroes-out-turn = Twoja tura krok po kroku
    .text =
        1. __Zagraj karty.__ Zagrywasz z ręki tyle kart, ile chcesz, po jednej. Wykonaj, co mówi karta, zanim zagrasz następną.
        2. __Wymień Zdobycze.__ Za kartę z ręki możesz wymienić od 1 do 5 kart w rzędzie Zdobyczy, ile razy chcesz.
        3. __Posprzątaj.__ Zagrane karty idą na twój stos kart odrzuconych. Dobierasz do 5 kart. Zachowane karty zostają na ręce.
        4. __Wtargnięcie bohaterów.__ Odkrywa się karty Gildii, jedną po drugiej: jedną, dwie albo trzy, zależnie od trudności i fali.
        5. __Następny gracz.__ Turę przejmuje gracz po lewej.

        Każda tura kończy się wtargnięciem. Przy czterech graczach są cztery wtargnięcia w rundzie.
    .clauses = KHO-7.1, KHO-7.2, KHO-7.3, KHO-7.6, KHO-7.8, KHO-7.9, KHO-7.11, KHO-7.12, KHO-15.1

rulebook-keep-the-heroes-out-actions = Co potrafią karty
    .text =
        Akcje karty wykonujesz w dowolnej kolejności i dzielisz między swoje potwory, jak chcesz. Niewykorzystane przepadają, gdy kończysz kartę.

        - __Ukośnik__ znaczy: wybierz jedną stronę.
        - __Strzałka__ znaczy: po wykonaniu tego, co po lewej, możesz za darmo wykonać to, co po prawej.
        - __Horda__ znaczy: robią to wszystkie twoje potwory w jednej komnacie, każdy raz.

        Bohaterowie mają 1 życie, chyba że napisano inaczej. Jedno trafienie odsyła bohatera do domu.

        __Obrony__ nie zagrywa się w swojej turze. Gdy bohater atakuje w komnacie, w której stoi twój potwór, odrzucasz tę kartę: 1 obrażenie mniej. Pomaga to także potworom innych graczy w tej komnacie.
    .clauses = KHO-8.1, KHO-8.2, KHO-9.1, KHO-9.2, KHO-9.3, KHO-9.4, KHO-9.6, KHO-9.7, KHO-9.11, KHO-9.12, KHO-9.19, KHO-9.22, KHO-9.24, KHO-9.26, KHO-9.27
rulebook-keep-the-heroes-out-act-move = Ruch: jeden potwór idzie do sąsiedniej komnaty i może zabrać jeden zasób albo jedną pułapkę.
rulebook-keep-the-heroes-out-act-melee = Atak wręcz: 1 obrażenie dla bohatera w tej samej komnacie.
rulebook-keep-the-heroes-out-act-ranged = Atak dystansowy: 1 obrażenie dla bohatera o jeden korytarz dalej.
rulebook-keep-the-heroes-out-act-activate = Aktywacja: użyj komnaty albo umiejętności klanu lub ukończ portal.
rulebook-keep-the-heroes-out-act-draw = Dobieranie: weź kartę. Możesz ją od razu zagrać.
rulebook-keep-the-heroes-out-act-trap = Pułapka: połóż ją w komnacie z twoim potworem.
rulebook-keep-the-heroes-out-act-defend = Obrona: reakcja, 1 obrażenie mniej.
rulebook-keep-the-heroes-out-act-portal = Portal: potwory przechodzą między komnatami z portalami. Bohaterowie nie.
rulebook-keep-the-heroes-out-act-ambush = Zasadzka: potwory przychodzą z Legowiska do podanych komnat.
rulebook-keep-the-heroes-out-act-reinforce = Posiłki: obejrzyj 3 karty swojej talii i weź te, które mają podaną akcję.
rulebook-keep-the-heroes-out-act-horde = Horda: wszystkie twoje potwory w jednej komnacie.

rulebook-keep-the-heroes-out-rooms = Komnaty, zasoby i Zdobycze
    .text =
        Za aktywację i z potworem w komnacie cztery komnaty dają zasób, a cztery inne go zabierają: zamieniają monetę, żabę, księgę albo kość na kartę Zdobyczy z rzędu.

        Zasób musi leżeć __w tej komnacie__, która go zabiera, więc ktoś musi go tam zanieść. Karta Zdobyczy idzie na twój stos kart odrzuconych i jest twoja do końca gry.

        - __Warsztat__ daje pułapkę. Bohater, który wchodzi do komnaty z pułapką, dostaje 1 obrażenie, a pułapka znika.
        - W __Więzieniu__ możesz raz w swojej turze zaryzykować, bez potwora i bez aktywacji: odkrywasz kartę Gildii. Bohater z karty zostaje uwięziony, a ty dobierasz 3 karty. Ale mag uwalnia wszystkich.
        - __Laboratorium__ i __Wielki Budowniczy__ pojawiają się w późniejszych scenariuszach.
    .clauses = KHO-10.1, KHO-10.2, KHO-10.3, KHO-10.4, KHO-11.7, KHO-11.8, KHO-12.1, KHO-12.3, KHO-12.4, KHO-12.7, KHO-13.1, KHO-14.1
rulebook-keep-the-heroes-out-trades = Skąd się bierze zasób i do czego służy.

rulebook-keep-the-heroes-out-raid = Co robią bohaterowie
    .text =
        Karta bohatera podaje klasę i znak. W dwóch komnatach z tym znakiem pojawia się po jednym bohaterze tej klasy. Potem krok po kroku:

        1. Bohater raz używa __zdolności__ swojej klasy.
        2. Ranią go __pułapki__ w komnacie, jedna po drugiej.
        3. Wyczerpani bohaterowie w komnacie dostają __inspirację__: znów są aktywni.
        4. __Atak.__ Jeśli jest tam potwór, bohater zadaje jednemu 1 obrażenie i jest wyczerpany.
        5. __Rabunek.__ Jeśli nie ma potwora, a aktywnych bohaterów jest co najmniej tylu, ile wart jest skarb, tylu z nich go kradnie i jest wyczerpanych.
        6. __Czekanie.__ Jeśli jest ich za mało, czekają wyczerpani.
        7. __Szarża.__ Jeśli nie ma ani potwora, ani skarbu, wszyscy biegną do następnej komnaty w stronę Skarbca i zaczynają od kroku 2.

        Gdzie jest wybór, gracze decydują wspólnie. Wyczerpani bohaterowie zostają i nic nie robią, dopóki ktoś ich nie zainspiruje. Tak z trzech samotnych bohaterów robi się kłopot.

        __Karta scenariusza__ ma efekt, który podaje scenariusz.
    .clauses = KHO-15.2, KHO-15.4, KHO-15.5, KHO-16.1, KHO-17.3, KHO-17.4, KHO-17.5, KHO-17.6, KHO-17.7, KHO-17.8, KHO-18.1, KHO-18.3, KHO-21.3
rulebook-keep-the-heroes-out-warrior = Wojownik
    .does = niszczy w komnacie 2 zasoby.
rulebook-keep-the-heroes-out-rogue = Łotrzyca
    .does = rozbraja pułapkę w komnacie, zanim ta ją zrani.
rulebook-keep-the-heroes-out-archer = Łuczniczka
    .does = strzela do potwora w sąsiedniej komnacie: tej z potworami, która jest najbliżej Skarbca.
rulebook-keep-the-heroes-out-mage = Mag
    .does = uwalnia wszystkich bohaterów, jeśli pojawia się w Więzieniu. Gdzie indziej tylko robi mądrą minę.
rulebook-keep-the-heroes-out-classes = Zdolności działają tylko tam, gdzie bohater się pojawia, a nie po szarży.

rulebook-keep-the-heroes-out-example = Przykład: szczury kontra goście
    .text =
        Grasz Szczurami. Trzy stoją w Kanałach. U Tresera Bestii wojownik i łotrzyca czekają na trzeciego bohatera, bo tamtejszy skarb jest wart 3. Masz pięć kart i zagrywasz trzy.

        1. <kho-gnaw-at-everything>: dwie aktywacje. Pierwsza, w Kanałach, kładzie tam żabę. Druga to umiejętność klanu: do szczurów dołącza jeszcze jeden. Teraz są cztery.
        2. <kho-scurry>: każdy szczur w jednej komnacie może się ruszyć. Dwa z czterech biegną do Tresera Bestii, dwa zostają z żabą.
        3. <kho-swarm>: każdy szczur w jednej komnacie gryzie raz. Dwa szczury, dwoje bohaterów i u Tresera Bestii znów jest luźno.

        Sprzątasz: trzy karty idą na stos kart odrzuconych. Dwie zostały na ręce, więc dobierasz trzy.

        __Wtargnięcie.__ To pierwsza fala gry familijnej, więc odkrywa się jedną kartę: <kho-warrior-bones>. Wojownik przychodzi do każdej komnaty ze skrzyżowanymi kośćmi, czyli do Kanałów i do Tresera Bestii.

        - W Kanałach niszczy zasoby, jakie są: żabę, która miała plany. Potem uderza szczura. Szczur wraca do Legowiska, a wojownik jest wyczerpany.
        - U Tresera Bestii nie ma czego niszczyć. Tam wojownik też uderza szczura i jest wyczerpany.

        W każdej komnacie został jeden szczur, a gdzie stoi potwór, tam nikt nie rabuje. Bez twojej wizyty trzeci bohater zainspirowałby dwoje pozostałych i po skarbie.
    .clauses = KHO-5.3, KHO-8.1, KHO-9.1, KHO-9.27, KHO-9.28, KHO-7.8, KHO-15.4, KHO-16.2, KHO-17.4, KHO-17.5, KHO-17.16, KHO-19.11, KHO-20.1
rulebook-keep-the-heroes-out-play-1 = Pierwsza karta
rulebook-keep-the-heroes-out-play-2 = Druga karta
rulebook-keep-the-heroes-out-play-3 = Trzecia karta
rulebook-keep-the-heroes-out-play-4 = Gildia
rulebook-keep-the-heroes-out-map-1 = Przed twoją turą: dwoje wyczerpanych bohaterów czeka.
rulebook-keep-the-heroes-out-map-2 = Po twoich kartach: tu dwa szczury, tam dwa szczury i jedna żaba.
rulebook-keep-the-heroes-out-map-3 = Po wtargnięciu: skarb nadal leży na miejscu.

rulebook-keep-the-heroes-out-forgotten = O tym się zapomina
    .text =
        - Nie musisz zagrywać wszystkich kart. Obrona na ręce działa także w turach innych graczy.
        - Bohater, który atakuje, jest wyczerpany także wtedy, gdy atak obroniono.
        - Wyczerpani bohaterowie nie liczą się przy rabunku. Liczą się znowu, gdy tylko ktoś ich zainspiruje.
        - Pułapka nie działa na bohaterów, którzy już są w komnacie.
        - Jeśli bohater ma się pojawić, a w rezerwie nie ma żetonu jego klasy, wszyscy wyczerpani bohaterowie tej klasy stają się aktywni, a z nimi każdy bohater w ich komnatach.
        - Ataki dystansowe nie działają przez portale.
        - Gdy talia Gildii skończy się pierwszy raz, tasuje się ją i zaczyna się druga fala. Komnaty, bohaterowie i potwory zostają, jak są.
        - Karty odkryte przy ryzyku w Więzieniu też zużywają talię. Ryzyko przybliża koniec, taki albo inny.
    .clauses = KHO-7.3, KHO-9.12, KHO-17.16, KHO-18.3, KHO-11.10, KHO-18.4, KHO-9.3, KHO-20.2, KHO-20.4, KHO-20.6

rulebook-keep-the-heroes-out-sets = Trudność i scenariusze
    .text =
        Liczba kart Gildii w każdej turze:

        - __Gra familijna__: 1 w pierwszej fali, 2 w drugiej. W sam raz na pierwszy raz.
        - __Wyzwanie__: 2 i 2. Także dla jednej osoby.
        - __Hardcore__: 2 i 3.

        Scenariusz decyduje o mapie, skarbach, kartach scenariusza, a czasem o czymś więcej: o powodziach, gruzie, silniejszych bohaterach. Możesz też pisać własne scenariusze. W pięć lub sześć osób też da się grać; tylko dłużej czeka się na turę.
    .clauses = KHO-20.1, KHO-1.1, KHO-21.1, KHO-22.1, KHO-22.3, KHO-22.5
