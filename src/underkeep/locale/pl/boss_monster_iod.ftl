### Boss Monster: Implements of Destruction, an expansion with items (IOD): Polish names and wordings, by card id.
### An item has two sides: `.text` is what a boss can do with it, `.carried` what it does for the hero who carries it.


## Bosses

iod-mortessa = Mortessa
    .text = Od awansu raz na rundę, gdy w Twoich podziemiach zginie bohater z przedmiotem, weź do ręki dowolną kartę ze stosu odrzuconych kart.
iod-general-gnash = Generał Zgrzyt
    .text = Od awansu, dopóki masz odkryty przedmiot, ostatnia komnata w Twoich podziemiach ma +2 do obrażeń.
iod-archivist-quill = Archiwista Gęsie Pióro
    .text = Od awansu możesz mieć dwa odkryte przedmioty zamiast jednego.
iod-fingers-mcgraw = Lepki Zygmunt
    .text = Awans: weź przedmiot, odkryty lub zakryty, z obszaru punktacji przeciwnika i połóż go odkrytego na swoim. Jeśli masz już odkryty przedmiot, zakryj go.
iod-bivan-the-all-seeing = Wszystkowidzący Bivan
    .text = Od awansu raz w każdej fazie budowy możesz podejrzeć wierzchnią kartę talii przedmiotów. Jeśli ma skarb Twojego bossa, możesz ją pokazać i dociągnąć kartę komnaty. Potem zostaw ją na wierzchu albo połóż na spodzie talii.


## Items

iod-censer-of-sanctity = Kadzielnica świętości
    .text = Wskaż bohatera w swoich podziemiach lub przed ich wejściem: do końca rundy nie może on być celem czarów i zdolności przeciwników.
    .carried = Pierwszy w każdej rundzie czar, którego celem jest ten bohater, nie ma efektu.
iod-blessed-bandages = Święte bandaże
    .text = Weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
    .carried = Za każdym razem, gdy ten bohater przejdzie komnatę, odzyskuje 1 życie.
iod-bell-of-banishing = Dzwon odpędzania
    .text = Bohater przed wejściem do dowolnych podziemi wraca do miasta.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, ich ostatnia komnata potworów zostaje dezaktywowana do końca rundy.
iod-martyrs-mantle = Płaszcz męczennika
    .text = Gdy w tej rundzie w Twoich podziemiach zginie następny bohater, dociągnij czar.
    .carried = Jeśli ten bohater zginie, następny bohater, który w tej rundzie wejdzie do Twoich podziemi, ma do końca rundy +3 do życia.
iod-siege-hammer = Młot oblężniczy
    .text = Zniszcz komnatę w swoich podziemiach: dezaktywuj do końca rundy komnatę w podziemiach przeciwnika.
    .carried = Gdy ten bohater przejdzie pierwszą komnatę Twoich podziemi, zostaje ona zniszczona.
iod-tower-shield = Tarcza jak wrota
    .text = Komnata w dowolnych podziemiach ma do końca rundy −3 do obrażeń.
    .carried = Każda komnata zadaje temu bohaterowi o 1 obrażenie mniej.
iod-war-horn = Róg bojowy
    .text = W fazie budowy: wojownik z miasta idzie przed wejście do dowolnych podziemi.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, każdy bohater przed ich wejściem ma do końca rundy +1 do życia.
iod-executioners-axe = Katowski topór
    .text = Bohater w komnacie potworów w Twoich podziemiach otrzymuje 4 obrażenia.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, na koniec rundy niszczysz jedną ze swoich komnat.
iod-wand-of-wild-magic = Różdżka dzikiej magii
    .text = Rzuć kostką: bohater w dowolnych podziemiach otrzymuje tyle obrażeń.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, rzuć kostką: ma on do końca rundy o tyle więcej życia.
iod-mirror-cloak = Lustrzany płaszcz
    .text = Weź do ręki ze stosu odrzuconych kart czar zagrany przez Ciebie w tej rundzie.
    .carried = Pierwsza komnata, która miałaby zadać temu bohaterowi co najmniej 3 obrażenia, nie zadaje mu żadnych.
iod-tome-of-unmaking = Księga rozpadu
    .text = Twoje typowe komnaty pułapek mają do końca rundy +1 do obrażeń.
    .carried = Typowe komnaty pułapek nie zadają temu bohaterowi obrażeń.
iod-orb-of-scrying = Kula jasnowidzenia
    .text = Obejrzyj karty na rękach wszystkich przeciwników i wskaż jeden z ich czarów: zostaje odrzucony.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, pokazujesz karty z ręki, a przeciwnik o najwyższych PD może wskazać wśród nich czar, który odrzucasz.
iod-lockpicks-of-legend = Legendarne wytrychy
    .text = W fazie budowy: komnata w dowolnych podziemiach nie ma do końca rundy skarbów.
    .carried = Ten bohater pomija pierwszą komnatę z co najmniej dwoma symbolami skarbów.
iod-smoke-bomb = Bomba dymna
    .text = Bohater z Twoich podziemi wraca przed wejście, na koniec kolejki, z otrzymanymi obrażeniami.
    .carried = Gdy obrażenia po raz pierwszy miałyby zabić tego bohatera w Twoich podziemiach, idzie on dalej z 1 życiem.
iod-grappling-hook = Hak z liną
    .text = Zamień miejscami dwie komnaty w dowolnych podziemiach.
    .carried = Gdy ten bohater przejdzie drugą komnatę Twoich podziemi, trafia od razu do ostatniej.
iod-loaded-dice = Lewe kości
    .text = Rzuć kostką: do końca rundy komnata w dowolnych podziemiach ma tę liczbę zamiast wydrukowanych obrażeń.
    .carried = Za każdym razem, gdy ten bohater wejdzie do komnaty, rzuć kostką: jeśli wypadnie 5 lub 6, komnata nie zadaje mu obrażeń.
iod-blaster-pistol = Pistolet blasterowy
    .text = Bohater przed wejściem do dowolnych podziemi otrzymuje 3 obrażenia.
    .carried = Gdy ten bohater wejdzie do Twoich podziemi, losowa komnata zostaje dezaktywowana do końca rundy.
iod-jetpack = Plecak odrzutowy
    .text = Bohater w Twoich podziemiach cofa się do poprzedniej komnaty i wchodzi do niej jeszcze raz.
    .carried = Ten bohater pomija pierwszą wypaśną komnatę.
iod-translator-chip = Czip tłumacza
    .text = W fazie budowy wybierz rodzaj skarbu: do końca rundy Twoje skarby odkrywców liczą się także jako skarby tego rodzaju.
    .carried = Ten bohater idzie do podziemi, które mają najwięcej skarbów wszystkich rodzajów łącznie; w razie remisu zostaje w mieście.
iod-stasis-pod = Kapsuła hibernacyjna
    .text = Bohater przed wejściem do dowolnych podziemi nie wchodzi do nich w tej rundzie.
    .carried = Gdy ten bohater po raz pierwszy miałby wejść do Twoich podziemi, czeka przed wejściem do następnej rundy. Odtąd ma +4 do życia.
iod-potion-of-giant-growth = Eliksir wielkoluda
    .text = Komnata potworów w dowolnych podziemiach zadaje do końca rundy dwa razy tyle obrażeń.
    .carried = Ten bohater ma +3 do życia.
iod-cursed-idol = Przeklęty bożek
    .text = Każdy przeciwnik odrzuca z ręki jedną wybraną przez siebie kartę.
    .carried = Jeśli ten bohater przejdzie Twoje podziemia, odrzucasz z ręki wybraną kartę komnaty i wybrany czar.
iod-escape-rope = Lina ratunkowa
    .text = Bohater z Twoich podziemi wraca do miasta.
    .carried = Jeśli ten bohater miałby zginąć w ostatniej komnacie Twoich podziemi, wraca zamiast tego do miasta, a ten przedmiot trafia zakryty na Twój obszar punktacji.
iod-doom-gauntlet = Rękawica zagłady
    .text = Komnata w dowolnych podziemiach ma do końca rundy +3 do obrażeń.
    .carried = Każda komnata, którą przejdzie ten bohater, ma do końca rundy −1 do obrażeń.
