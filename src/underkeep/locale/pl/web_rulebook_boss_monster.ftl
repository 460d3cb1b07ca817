### Instrukcja Boss Monstera dla graczy. Rozdział ma tytuł, tekst i punkty zasad, na których się opiera.

rulebook-boss-monster-intro = Gdzieś tam bohater pakuje lampę, miecz i o wiele za dużo pewności siebie. Ty jesteś tym, co czeka na końcu korytarza.

rulebook-boss-monster-win = Jak wygrać
    .text =
        Jesteś bossem. Budujesz podziemia, wabisz do nich bohaterów skarbami i patrzysz, jak daleko zajdą.

        - Bohater, który zginie w twoich podziemiach, to __1 dusza__. Bohater, który do ciebie dojdzie, zadaje __1 ranę__. Legendarni bohaterowie liczą się podwójnie.
        - Wygrywasz, gdy masz __10 dusz__ i mniej niż 5 ran.
        - Z __5 ranami__ przegrywasz, nawet jeśli masz też 10 dusz.

        Jedno i drugie sprawdza się dopiero po zakończeniu rundy. Jeśli wygrało kilku graczy, decyduje największa liczba dusz pomniejszona o rany; jeśli i ona jest równa, wygrywa boss z najmniejszą liczbą PD.
    .clauses = BM-1.19, BM-1.33, BM-21.1, BM-21.2, BM-21.3, BM-21.4, BM-21.5
rulebook-boss-monster-ten-souls = 10 dusz: wygrywasz
rulebook-boss-monster-five-wounds = 5 ran: przegrywasz
rulebook-boss-monster-bosses = Dostajesz losowego bossa. PD w lewym dolnym rogu mówią, kto jest pierwszy.

rulebook-boss-monster-table = Co leży na stole
    .text =
        Twoje podziemia to rząd komnat, który kończy się na bossie. Bohaterowie wchodzą z lewej i idą w prawo.

        - Pośrodku są __miasto__, w którym czekają bohaterowie, oraz talie: komnaty, czary, typowi i legendarni bohaterowie.
        - Każdy dociąga __5 kart komnat i 2 czary__. Cztery komnaty i dwa czary leżą odkryte na stosie kart odrzuconych.
        - Jeśli co najmniej cztery komnaty na twojej ręce są wypaśne albo co najmniej cztery mają ten sam skarb, możesz wtasować rękę z powrotem i dociągnąć nową.
        - Przed pierwszą rundą możesz położyć obok bossa jedną typową komnatę. Pierwsze komnaty odkrywa się jednocześnie.
    .clauses = BM-1.26, BM-1.28, BM-1.30, BM-2.3, BM-2.6, BM-2.8, BM-2.11, BM-2.14, BM-2.15
rulebook-boss-monster-part = Podziemia, w których zajęte są trzy z pięciu miejsc.
rulebook-boss-monster-part-entrance = Wejście: tu ustawiają się zwabieni bohaterowie
rulebook-boss-monster-part-first = Pierwsza komnata
rulebook-boss-monster-part-next = Następna komnata
rulebook-boss-monster-part-last = Ostatnia komnata, obok bossa
rulebook-boss-monster-part-boss = Boss. Jego skarb też się liczy. Obok niego leżą dusze i rany

rulebook-boss-monster-cards = Karty
    .text =
        Każda __komnata__ ma liczbę na czerwonym polu, czyli obrażenia, które zadaje bohaterowi, oraz znaki skarbów. Jest komnatą potworów albo komnatą pułapek. Wypaśne komnaty mają złoty brzeg.

        Także __bohater__ ma znak skarbu: to, co kocha najbardziej. Liczba przy sercu to jego życie.

        Są cztery rodzaje skarbów, a każdy ma swoich bohaterów: kapłanów, wojowników, magów i złodziei.

        Teksty komnat działają na trzy sposoby:

        - __Przez cały czas__: tekst działa, dopóki komnata jest widoczna.
        - __Kiedy zbudujesz tę komnatę__: raz, po odkryciu.
        - __Zniszcz tę komnatę__ albo inna cena: możesz jej użyć zawsze wtedy, gdy wolno rzucić czar.
    .clauses = BM-1.11, BM-1.13, BM-1.14, BM-1.18, BM-1.38, BM-1.39
rulebook-boss-monster-kind-room = Komnata z dwoma skarbami wojownika
rulebook-boss-monster-kind-hero = Złodziej, który ma 6 życia
rulebook-boss-monster-kind-epic = Legendarny złodziej: 2 dusze albo 2 rany

rulebook-boss-monster-round = Runda krok po kroku
    .text =
        W każdej fazie zaczyna boss, który ma najwięcej PD.

        1. __Początek.__ Do miasta przychodzi tylu bohaterów, ilu jest graczy. Potem każdy dociąga kartę komnaty.
        2. __Budowa.__ Gracze po kolei mogą położyć po jednej zakrytej komnacie. Gdy wszyscy skończą, komnaty odkrywa się naraz. Wtedy bossowie awansują i działają teksty „kiedy zbudujesz”.
        3. __Przynęta.__ Każdy bohater z miasta idzie tam, gdzie jest najwięcej skarbów jego rodzaju.
        4. __Przygody.__ Bohaterowie stojący u wejść po kolei przechodzą przez podziemia, każdy osobno.
        5. __Koniec.__ Efekty rundy się kończą, obrócone komnaty wracają do pionu i być może ktoś właśnie wygrał.

        Gdy skończą się typowi bohaterowie, przychodzą legendarni. Mają więcej życia i nie gubią się po drodze.
    .clauses = BM-4.1, BM-4.2, BM-4.6, BM-4.8, BM-4.12, BM-6.1, BM-6.24, BM-6.26, BM-20.1

rulebook-boss-monster-build = Budowanie
    .text =
        W rundzie kładziesz najwyżej jedną kartę i mówisz, gdzie. Do odkrycia pozostaje ona zakryta.

        - __Typową komnatę__ kładziesz na lewym końcu podziemi albo na dowolnej swojej komnacie.
        - __Wypaśną komnatę__ kładziesz tylko na komnacie, z którą ma wspólny skarb.
        - Podziemia mają najwyżej __pięć miejsc__. Potem budujesz na tym, co już masz.
        - Komnata pod inną nie bierze udziału w grze, dopóki nie zostanie odsłonięta: nie ma obrażeń, skarbów ani tekstu.

        Gdy po raz pierwszy masz pięć widocznych komnat, twój boss __awansuje__: raz w grze, zaraz po odkryciu.
    .clauses = BM-6.3, BM-6.7, BM-6.8, BM-6.9, BM-6.10, BM-6.12, BM-6.19, BM-1.16, BM-7.1, BM-7.2
rulebook-boss-monster-fits = Wypaśna komnata i ta pod nią mają skarb maga.
rulebook-boss-monster-fits-not = Na dole są tylko skarby wojownika: tak nie wolno.

rulebook-boss-monster-bait = Kto dokąd idzie
    .text =
        Rozpatruje się bohaterów w mieście po kolei, od tego, który czeka najdłużej. Dla każdego z nich gracze liczą znaki jego skarbu na wszystkich widocznych komnatach i na bossie.

        - Bohatera wabi __największa__ liczba znaków.
        - Jeśli największa liczba jest w dwóch podziemiach __równa__, bohater zostaje w mieście. W następnej rundzie wybiera znowu.
        - Jeśli __nikt__ nie ma jego skarbu, też zostaje.

        W tej fazie niczego nie można zagrać. Skarbami trzeba było się zająć podczas budowy.
    .clauses = BM-8.1, BM-8.2, BM-8.5, BM-8.6, BM-8.7, BM-8.12, BM-8.15
rulebook-boss-monster-in-town = W mieście
rulebook-boss-monster-goes = Idzie
rulebook-boss-monster-to-you = do ciebie
rulebook-boss-monster-to-anna = do Anny
rulebook-boss-monster-stays = nigdzie
rulebook-boss-monster-bait-picture = Podziemia są te z przykładu. Nikt nie ma niczego dla maga.

rulebook-boss-monster-example = Przykład: dwóch bohaterów, jedna dusza
    .text =
        Twój boss to <bmr-cleopatra> (850 PD). Anna gra bossem <bmr-draculord> (900 PD), więc zaczyna.

        __Anna.__ <bmr-charles-the-young> przyszedł po świeczniki. Ma 6 życia. <bmr-specters-sanctum> zabiera mu 2, <bmr-open-grave> zabiera 2. Z 2 punktami życia puka do drzwi Drakulorda. Anna odnosi ranę i musi wysłuchać opowieści o jego nowej diecie.

        __Ty.__ <bmr-kins-klauski-mad-conquistador> także ma 6 życia. <bmr-dizzygas-hallway> zadaje 1 obrażenie i dodaje 2 następnej komnacie, jeśli jest ona pułapką. Jest: <bmr-bottomless-pit> zadaje 1 + 2 = 3. Zostają mu 2, a <bmr-jackpot-stash> zadałby tylko 1.

        W każdej komnacie jest po obrażeniach chwila na czary. Dlatego, gdy jest jeszcze w czeluści, rzucasz na ostatnią komnatę czar <bmr-annihilator>: 1 + 3 = 4. Bohater wchodzi, dostaje 4 obrażenia i ginie. Masz duszę.

        Można było też zniszczyć czeluść i zabić go na miejscu. Ale to jedna komnata mniej, a o dobrą czeluść dziś trudno.
    .clauses = BM-9.1, BM-9.2, BM-9.8, BM-9.9, BM-9.12, BM-9.13, BM-9.19, BM-9.20, BM-5.7
rulebook-boss-monster-walk-anna = Podziemia Anny: 2 + 2 obrażenia nie wystarczą na 6 życia.
rulebook-boss-monster-walk-you = Twoje podziemia: 1 + 3 + 4 obrażenia wystarczą.

rulebook-boss-monster-spells = Czary i kłótnie
    .text =
        Znak na czarze mówi, kiedy wolno go rzucić: __młot__ w fazie budowy, do odkrycia komnat, __topór__ w fazie przygód, oba znaki w obu fazach.

        W fazie przygód jest na to chwila przed wejściem bohatera do podziemi i w każdej komnacie po jej obrażeniach. W tych chwilach __każdy__ może rzucać czary i używać komnat, nie tylko gracz, do którego należą podziemia.

        - Gracz, którego jest tura, działa pierwszy i ile razy chce, a wszystko działa od razu.
        - To, co ogłoszą inni, musi zaczekać. Aktywny gracz może jeszcze zareagować, a potem efekty innych działają w kolejności PD.
        - Czar, który neguje inny czar, działa od razu, niezależnie od tego, kto go rzuca.
        - Cel wybiera się przy rzucaniu. Jeśli celu już nie ma, czar nic nie robi.
    .clauses = BM-1.22, BM-4.3, BM-5.1, BM-5.5, BM-5.7, BM-5.8, BM-5.9, BM-5.16, BM-5.21, BM-5.22
rulebook-boss-monster-spell-build = Podczas budowy
rulebook-boss-monster-spell-adventure = Podczas przygód
rulebook-boss-monster-spell-both = W obu fazach

rulebook-boss-monster-forgotten = O tym się zapomina
    .text =
        - Co rundę dociągasz komnatę, ale __nie czar__. Czary dają tylko karty.
        - Po odkryciu komnat aż do fazy przygód nikt nie może rzucać czarów.
        - Komnaty z ceną, na przykład „zniszcz tę komnatę”, można użyć najwcześniej w fazie przygód tej rundy, w której powstała.
        - Bohater z 0 życia jeszcze nie zginął. Ginie, gdy opuszcza komnatę, więc dodatkowe życie może go uratować.
        - Jeśli komnata, w której stoi bohater, zostanie zniszczona, idzie on dalej. Komnata odsłonięta pod spodem nic mu nie robi.
        - Obrócona (dezaktywowana) komnata nie ma obrażeń, skarbów ani tekstu. Nie można na niej budować ani jej zniszczyć.
        - Leczenie zakrywa ranę. Od tej pory liczy się jako dusze.
        - Zanegowany czar nie został rzucony.
    .clauses = BM-4.12, BM-19.3, BM-5.25, BM-5.27, BM-9.13, BM-9.14, BM-10.7, BM-10.8, BM-11.2, BM-11.5, BM-19.12, BM-5.17

rulebook-boss-monster-sets = Co dodają inne pudełka
    .text =
        Zacznij od jednego zestawu podstawowego. Potem dodawaj po jednej rzeczy.

        - __Następny poziom__: zestaw podstawowy, a w nim mroczni bohaterowie, którzy mają zdolności, i hybrydowi, którzy kochają dwa skarby.
        - __Powstanie Minibossów__: zestaw podstawowy z monetami i minibossami. Zaczynasz z 3 monetami. Miniboss za 1 monetę wprowadza się pod komnatę, a za kolejną rozwija się o poziom.
        - __Twarde Lądowanie__: odkrywcy, czyli piąty skarb, oraz gra dla 5 lub 6 osób. Nikt tam nie przegrywa przez rany, a wygrywa największa liczba dusz pomniejszona o rany.
        - __Niezbędnik bohatera, Narzędzia zagłady__: przedmioty. Bohaterowie noszą je i są silniejsi; jeśli zginą u ciebie, możesz zatrzymać przedmiot i raz go użyć.
        - __Krypta Złoczyńców__: więcej minibossów i monet do każdego zestawu podstawowego.
        - __Przenośna moc__: komnaty, które w fazie budowy możesz wziąć z powrotem na rękę.

        Warianty, takie jak nieskończone życia, tryb trudny albo wybór z dwóch bossów, są w opcjach nowego stołu.
    .clauses = BM-1.1, BM-18.1, BM-18.2, BM-14.1, BM-15.6, BM-15.10, BM-23.1, BM-23.3, BM-16.15, BM-16.19, BM-16.27, BM-17.1, BM-24.4, BM-24.6, BM-24.11
