### Boss Monster: Tools of Hero-Kind, an expansion with items (THK): Polish names and wordings, by card id.
### An item has two sides: `.text` is what a boss can do with it, `.carried` what it does for the hero who carries it.


## Rooms

thk-burial-mound = Wygodny kurhanik
    .text = Raz na rundę odrzuć dwie karty komnat: odkryj jeden ze swoich zakrytych przedmiotów.
thk-orcish-smithy = Orcza kuźnia
    .text = Raz na rundę, w fazie budowy, daj przedmiot leżący w mieście dowolnemu bohaterowi bez przedmiotu. Skarb nie musi pasować, a bohater może mieć symbol gwiazdy.
thk-artificers-workbench = Warsztat wynalazcy
    .text = Raz na rundę zakryj jeden ze swoich odkrytych przedmiotów, nie używając go: dociągnij czar.
thk-magnetic-ceiling = Sufit magnetyczny
    .text = Raz na rundę, gdy do tej komnaty wejdzie bohater z przedmiotem, możesz, zanim zada ona obrażenia, odebrać mu przedmiot i położyć go zakrytego na swoim obszarze punktacji.


## Spells

thk-excavation = Wykopki
    .text = Wybierz, którą stroną ma odtąd leżeć przedmiot na czyimkolwiek obszarze punktacji. Zdolności przedmiotu, który w ten sposób zakrywasz, nie używa się.


## Items

thk-extra-life = Dodatkowe życie
    .text = W tej rundzie nie możesz przegrać z powodu ran.
    .carried = Jeśli ten bohater miałby zginąć w Twoich podziemiach lub przed ich wejściem, wraca zamiast tego do miasta, a ten przedmiot trafia zakryty na Twój obszar punktacji.
thk-holy-hand-grenade = Święty granat ręczny
    .text = Każdy przeciwnik odrzuca losową kartę komnaty z ręki.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, odrzucasz z ręki dwie losowe karty komnat.
thk-inquisitors-robes = Szaty inkwizytora
    .text = Zniszcz wypaśną komnatę w dowolnych podziemiach.
    .carried = Pierwsza wypaśna komnata, którą przejdzie ten bohater, zostaje zniszczona.
thk-staff-of-healing = Kostur leczenia
    .text = Wylecz jedną ze swoich ran zadanych przez typowego bohatera.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, on i każdy bohater, który wejdzie do nich po nim w tej rundzie, ma do końca rundy +2 do życia.
thk-goblin-suit = Strój goblina
    .text = Twoje typowe komnaty potworów mają do końca rundy +1 do obrażeń.
    .carried = Typowe komnaty potworów nie zadają temu bohaterowi obrażeń.
thk-claws-of-the-berserker = Pazury berserkera
    .text = Dowolny bohater ma do końca rundy +1 do życia za każdą aktywną komnatę potworów w Twoich podziemiach.
    .carried = Ten bohater ma +1 do życia za każdą aktywną komnatę potworów w Twoich podziemiach.
thk-oversized-sword = Miecz bez kompleksów
    .text = Bohater w dowolnych podziemiach ma do końca rundy +5 do życia.
    .carried = Ten bohater ma +5 do życia.
thk-vorpal-blade = Migbłystalny miecz
    .text = Zabij bohatera, który stracił co najmniej połowę życia. Jego dusze zdobywa gracz, w którego podziemiach (lub przed których wejściem) jest bohater, a jeśli bohater jest w mieście, zdobywasz je Ty.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, masz do końca rundy o jedną ranę więcej.
thk-antimagic-lizard = Jaszczurka antymagiczna
    .text = Wybrany przeciwnik odrzuca z ręki losowy czar.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, odrzucasz z ręki dwa losowe czary.
thk-ice-rod = Lodowa różdżka
    .text = Dezaktywuj do końca rundy komnatę w podziemiach przeciwnika.
    .carried = Każda komnata, którą przejdzie ten bohater, zostaje dezaktywowana do końca rundy.
thk-magic-mirror = Magiczne zwierciadło
    .text = Użyj zdolności bossa dowolnego innego odkrytego przedmiotu, gdziekolwiek on leży.
    .carried = Zanim ten bohater wejdzie do pierwszej komnaty, kolejność wszystkich komnat w Twoich podziemiach zostaje na stałe odwrócona.
thk-necronomicon = Necronomicon
    .text = Dociągnij czar.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, każdy z Twoich przeciwników dociąga czar.
thk-bag-of-holding = Worek bez dna
    .text = Weź do ręki ze stosu odrzuconych kart kartę komnaty z co najmniej dwoma symbolami skarbów.
    .carried = Każda komnata z co najmniej dwoma symbolami skarbów, którą przejdzie ten bohater, zostaje zniszczona.
thk-cheat-code = Kod do gry
    .text = Komnata w dowolnych podziemiach nie ma do końca rundy zdolności.
    .carried = Dopóki ten bohater jest w Twoich podziemiach, ich komnaty nie mają zdolności.
thk-ten-foot-pole = Trzymetrowa tyczka
    .text = Dezaktywuj do końca rundy komnatę pułapek w dowolnych podziemiach.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, ich pierwsza komnata pułapek zostaje dezaktywowana do końca rundy.
thk-the-bomb = Bomba
    .text = Zniszcz komnatę w swoich podziemiach: bohater, który się w niej znajduje, otrzymuje 5 obrażeń.
    .carried = Gdy ten bohater wejdzie do ostatniej komnaty Twoich podziemi, zostaje ona zniszczona, zanim cokolwiek się w niej wydarzy.
thk-boots-of-jumping = Buty podskakiwania
    .text = Bohater w dowolnych podziemiach pomija następną komnatę.
    .carried = Po każdej komnacie, którą przejdzie, ten bohater pomija następną.
thk-pet-monster = Oswojony potwór
    .text = Dezaktywuj do końca rundy komnatę potworów w dowolnych podziemiach.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, ich pierwsza komnata potworów zostaje dezaktywowana do końca rundy.
thk-star-of-invulnerability = Gwiazdka nietykalności
    .text = Usuń z gry bohatera, który w tej rundzie przeszedł Twoje podziemia.
    .carried = Pierwsze trzy aktywne komnaty Twoich podziemi nie zadają temu bohaterowi obrażeń.
thk-ring-of-invisibility = Pierścień niewidzialności
    .text = Zaneguj czar, który przeciwnik zagrywa w Twojej części fazy przygód.
    .carried = Dopóki ten bohater jest w Twoich podziemiach lub przed ich wejściem, nie możesz zagrywać czarów.
