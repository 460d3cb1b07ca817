### Instrukcja Super Boss Monstera dla graczy. Rozdział ma tytuł, tekst i punkty zasad, na których się opiera.

rulebook-super-boss-monster-intro = Branża podziemi się rozrosła. Jest teraz miasto z Rynkiem, Karczmą i godzinami otwarcia, a ty masz personel: jednego Sługusa.

rulebook-super-boss-monster-win = Jak wygrać
    .text =
        Budujesz podziemia, wabisz do nich bohaterów i zbierasz ich dusze. Ci, którzy do ciebie dojdą, zostawiają rany.

        - Twój wynik to __dusze pomniejszone o rany__. Wygrywa najwyższy wynik.
        - Typowy bohater to 1 dusza albo 1 rana, legendarny to 2.
        - Gra kończy się po rundzie, w której ktoś ma __10 dusz__ (ran się nie odejmuje) albo w której talię Miasta opuścił ostatni bohater.
        - Rany nigdy nie wykluczają z gry. Psują tylko wynik i humor.

        Przy równym najwyższym wyniku wygrywa boss, który ma więcej PD.
    .clauses = SBM-1.7, SBM-13.9, SBM-13.14, SBM-14.1, SBM-14.4, SBM-14.5, SBM-14.6, SBM-14.7
rulebook-super-boss-monster-score = Dziesięć dusz kończy grę. To jeszcze nie znaczy, że ją wygrywa.
rulebook-super-boss-monster-bosses = Dostajesz dwóch bossów i zatrzymujesz jednego.

rulebook-super-boss-monster-table = Co leży na stole
    .text =
        Pośrodku jest miasto, a w nim trzy rzędy:

        - __Miasto__ na górze: po jednym polu na gracza. Tu czekają nowi bohaterowie.
        - __Kluczowe lokacje__: Świątynia, Stadion, Biblioteka, Kryjówka i Karczma, z polami akcji dla Sługusów.
        - __Rynek__ na dole: w każdej rundzie 1 czar i tyle komnat, ilu jest graczy.

        Przed tobą są twoje podziemia: rząd komnat, a na jego prawym końcu boss. Masz jednego Sługusa, 5 kart komnat i 2 czary. Przed pierwszą rundą możesz położyć obok bossa jedną typową komnatę. Zaczyna boss, który ma najwięcej PD, a znacznik pierwszego gracza po każdej rundzie wędruje dalej.
    .clauses = SBM-3.1, SBM-3.2, SBM-3.3, SBM-3.11, SBM-4.4, SBM-4.5, SBM-4.6, SBM-4.7, SBM-4.10, SBM-5.4
rulebook-super-boss-monster-town-row = Miasto
rulebook-super-boss-monster-city = Miasto z przykładu, dla dwóch graczy. Przekreślonych pól nie można teraz użyć: lokacja z bohaterem pozwala tylko go wysłać.
rulebook-super-boss-monster-space-treasure = +1 skarb w tej rundzie
rulebook-super-boss-monster-space-temple = Weź kartę, która została na Rynku
rulebook-super-boss-monster-space-stadium = Dociągnij komnatę
rulebook-super-boss-monster-space-library = Dociągnij czar, odrzuć czar
rulebook-super-boss-monster-space-hideout = Ostatnia komnata: +2 obrażenia
rulebook-super-boss-monster-space-summon = Wyślij bohatera (+2 życia)
rulebook-super-boss-monster-space-tavern = Wyślij bohatera z wierzchu (−2 życia)

rulebook-super-boss-monster-round = Runda krok po kroku
    .text =
        1. __Miasto.__ Uzupełnia się Rynek. Przybywa po jednym bohaterze na gracza. Potem każdy bierze jedną kartę z Rynku i wysyła Sługusa.
        2. __Budowa.__ Gracze po kolei mogą położyć po jednej zakrytej komnacie. Komnaty odkrywa się naraz.
        3. __Sługusy.__ Po kolei każdy Sługus robi to, co mówi jego pole.
        4. __Przynęta.__ Każdy bohater z miasta idzie tam, gdzie jest najwięcej skarbów jego rodzaju.
        5. __Przygoda.__ Po kolei bohaterowie stojący u wejść przechodzą przez podziemia.

        Potem kończą się efekty rundy, Sługusy wracają do domu, a znacznik pierwszego gracza przechodzi dalej.
    .clauses = SBM-5.1, SBM-5.2, SBM-6.1, SBM-8.1, SBM-11.1, SBM-12.1, SBM-13.1, SBM-14.2, SBM-14.3

rulebook-super-boss-monster-town = Miasto pęka w szwach
    .text =
        Nowy bohater zajmuje pierwsze wolne pole miasta od lewej. Jeśli takiego nie ma, wypycha bohatera, który stoi __najbardziej z lewej__; pozostali się przesuwają, a nowy staje na prawym końcu.

        - Wypchnięty bohater idzie do lokacji swojego skarbu: kapłan do Świątyni, wojownik na Stadion, mag do Biblioteki, złodziej do Kryjówki.
        - Jeśli ktoś tam już jest, bohater idzie do Karczmy. Karczma pomieści wszystkich; kto wszedł ostatni, leży na wierzchu.
        - Niektórzy bohaterowie idą od razu do swojej lokacji i nikogo nie wypychają.

        Żaden skarb nie wywabi bohatera z lokacji ani z Karczmy. Może go wysłać tylko Sługus.
    .clauses = SBM-6.5, SBM-6.6, SBM-6.7, SBM-6.8, SBM-6.10, SBM-6.11, SBM-12.1

rulebook-super-boss-monster-build = Budowanie i trening
    .text =
        - __Typową komnatę__ kładziesz na lewym końcu podziemi albo na dowolnej swojej komnacie.
        - __Wypaśną komnatę__ kładziesz tylko na komnacie, na której jest jeden z jej skarbów.
        - Miejsc jest najwyżej pięć. Zasłonięta komnata nie bierze udziału w grze.
        - Nie wolno budować na komnacie, na której stoi twój Sługus.

        __Znaczniki__ wzmacniają komnatę: każdy znacznik +1 na stałe dodaje 1 obrażenie. Wracają do zasobów, gdy komnata zostanie zasłonięta albo zniszczona. Premia bez słowa „znacznik” trwa tylko tak długo, jak mówi tekst.

        Gdy pod koniec fazy budowy po raz pierwszy masz pięć odkrytych komnat, twój boss __awansuje__.
    .clauses = SBM-8.2, SBM-8.3, SBM-8.4, SBM-8.5, SBM-8.6, SBM-8.10, SBM-9.2, SBM-15.1, SBM-15.3, SBM-15.6, SBM-16.1
rulebook-super-boss-monster-kind-built = Po zbudowaniu daje znacznik
rulebook-super-boss-monster-kind-action = Ma akcję dla Sługusa
rulebook-super-boss-monster-kind-advanced = Wypaśna: złoty brzeg

rulebook-super-boss-monster-minions = Sługus
    .text =
        Po wzięciu karty stawiasz Sługusa na wolnym polu: w mieście, na swojej komnacie z akcją albo na bossie, jeśli awans dał mu pole. Sługus działa w swojej fazie, po budowie.

        - Lokacja __bez bohatera__ daje skarb na tę rundę albo swoją specjalną akcję.
        - Lokacja __z bohaterem__ pozwala na jedno: wysyłasz go do dowolnych podziemi, swoich albo cudzych. Za fatygę bohater dostaje __+2 życia__.
        - Z __Karczmy__ wysyłasz bohatera z wierzchu, z __−2 życia__. Trunki były tanie.

        Komnaty, na której stoi twój Sługus, nie można zasłonić ani zniszczyć.
    .clauses = SBM-6.14, SBM-6.15, SBM-6.18, SBM-3.7, SBM-7.1, SBM-7.2, SBM-7.3, SBM-9.7, SBM-16.6
rulebook-super-boss-monster-location = Lokacja
rulebook-super-boss-monster-treasure = Skarb
rulebook-super-boss-monster-special = Specjalna akcja
rulebook-super-boss-monster-does-temple = Weź kartę, która została na Rynku
rulebook-super-boss-monster-does-stadium = Dociągnij kartę komnaty
rulebook-super-boss-monster-does-library = Dociągnij czar, potem odrzuć czar
rulebook-super-boss-monster-does-hideout = Twoja ostatnia komnata zadaje w tej rundzie 2 obrażenia więcej
rulebook-super-boss-monster-spaces = Na każdym polu mieści się jeden Sługus.

rulebook-super-boss-monster-heroes = Przynęta i przygoda
    .text =
        Wabi się tylko bohaterów z rzędu miasta, od lewej do prawej. Liczą się znaki ich skarbu: na widocznych komnatach, na bossie i to, co dodały Sługusy i czary.

        - Bohatera wabi największa liczba znaków. Jeśli jest równa w kilku podziemiach albo nikt nie ma żadnego, bohater zostaje.
        - Bohaterowie wysłani przez Sługusy stoją już u wejścia, przed tymi, których zwabiono teraz.

        Bohaterowie wchodzą pojedynczo i idą przez komnaty od lewej do prawej. Obrażenia się sumują. Gdy dorównają życiu bohatera, ginie on na koniec tej komnaty i leży zakryty obok bossa: to dusza. Kto przejdzie wszystkie komnaty, jest raną.
    .clauses = SBM-12.1, SBM-12.2, SBM-12.3, SBM-12.5, SBM-12.6, SBM-12.7, SBM-12.8, SBM-13.2, SBM-13.5, SBM-13.6, SBM-13.7, SBM-13.8

rulebook-super-boss-monster-example = Przykład: prezent dla Anny
    .text =
        Twój boss to <sbm-emperor-dododo> (740 PD), więc zaczynasz. Anna gra bossem <sbm-tick-tock>. W mieście stoją <sbm-brunhild-the-brisk> i <sbm-shadow-sam>.

        __Miasto.__ Przybywa <sbm-ace-ferret>. Miasto jest pełne, więc Brunhilda, wojowniczka, zostaje wypchnięta na Stadion. Przybywa <sbm-king-lik> i wypycha Sama, złodzieja, do Kryjówki. Bierzesz kartę <sbm-goblin-bootcamp> i stawiasz Sługusa na polu Stadionu, które wysyła bohatera. Anna stawia swojego na specjalnym polu Biblioteki.

        __Budowa.__ Budujesz komnatę <sbm-goblin-bootcamp>. Daje ona znacznik +1 komnacie potworów obok: <sbm-minion-arena> zadaje teraz 2.

        __Sługusy.__ Twój Sługus bierze Brunhildę pod ramię. Z 6 + 2 = 8 życia byłby z nią kłopot, więc idzie do Anny. Anna dociąga czar <sbm-overclock> i odrzuca inny.

        __Przynęta.__ Fretka widzi u Anny 4 skarby złodzieja, a u ciebie żadnego. Król Lik widzi u ciebie 5 skarbów wojownika.

        __Przygoda.__ Król Lik ma 4 życia i dostaje 2 i 2 obrażenia. Masz duszę. U Anny Brunhilda traci 2 + 2 + 3 = 7 ze swoich 8 życia i dochodzi: to rana. Fretka też traci 7 i ma jeszcze 1, ale nadal jest w ostatniej komnacie. Anna rzuca czar, 2 obrażenia, i też ma duszę.

        Runda kończy się wynikiem 1 do 0: ty masz 1 duszę, Anna 1 duszę i 1 ranę. Dziękuje za prezent.
    .clauses = SBM-6.6, SBM-6.7, SBM-7.2, SBM-7.3, SBM-7.7, SBM-12.5, SBM-12.8, SBM-13.5, SBM-13.6, SBM-13.10, SBM-14.6
rulebook-super-boss-monster-walk-you = Twoje podziemia: Król Lik ginie w drugiej komnacie. Trzecia nie ma już nic do roboty.
rulebook-super-boss-monster-walk-anna = Podziemia Anny: dla Fretki 3 obrażenia ostatniej komnaty i jeszcze 2 od czaru.

rulebook-super-boss-monster-spells = Czary
    .text =
        __Młot__ znaczy: w fazie budowy, przed odkryciem. __Topór__ znaczy: w fazie przygody, przed wejściem bohatera i w każdej komnacie po jej obrażeniach. Nowe czary bierze się z Rynku oraz z kart i pól, które tak mówią.

        Każdy może zareagować na wszystko. Czar zagrany __ostatni__ działa __pierwszy__, potem ten przed nim i tak dalej. Czar, którego celu już nie ma, nic nie robi.

        __Ogłuszona__ komnata nie zadaje obrażeń do końca rundy. Jej skarby, tekst i akcja nadal działają.
    .clauses = SBM-10.1, SBM-10.2, SBM-10.3, SBM-10.4, SBM-10.7, SBM-10.8, SBM-10.9, SBM-10.11, SBM-20.14
rulebook-super-boss-monster-spell-build = Podczas budowy
rulebook-super-boss-monster-spell-adventure = Podczas przygody
rulebook-super-boss-monster-spell-both = W obu fazach

rulebook-super-boss-monster-forgotten = O tym się zapomina
    .text =
        - PD decydują o tym, kto zaczyna grę i kto wygrywa przy remisie. Kolejność tur biegnie od pierwszego gracza zgodnie z ruchem wskazówek zegara.
        - Komnaty, którą przyniósł Sługus, nie można zbudować w tej rundzie: budowa już się skończyła.
        - Bohater, którego zamierzasz wysłać, zajmuje lokację aż do fazy Sługusów. Nikt nie użyje jej innych pól.
        - Wysłanie nie jest dobrowolne. Jeśli stoi tam twój Sługus, bohater idzie.
        - +2 życia daje dopiero wysłanie. Bohaterowie, którzy czekają w lokacji, ich nie mają.
        - Rynku nie uzupełnia się między graczami. Ostatni wybiera z tego, co zostało.
        - Odsłonięta komnata nie liczy się jako zbudowana, więc „kiedy zbudujesz” nie działa.
        - Bohaterowie u wejść, w mieście i w lokacjach na koniec nie są nic warci.
    .clauses = SBM-5.2, SBM-6.2, SBM-7.2, SBM-7.4, SBM-7.10, SBM-7.11, SBM-8.11, SBM-14.12, SBM-20.13

rulebook-super-boss-monster-sets = W pojedynkę i z innymi pudełkami
    .text =
        __W pojedynkę.__ W każdej rundzie przybywa trzech bohaterów, a miasto ma cztery pola. Bohatera wabi tylko dość duża liczba jego skarbów: 1 znak na polu najbardziej z lewej, potem 2, 3 i 4. Gra kończy się po piątej ranie, po przyjściu ostatniego legendarnego bohatera albo od razu, gdy bohater musi iść do Karczmy. Wynik ma swój tytuł, od Kobolda po Wielkiego Ostatecznego Mistrza Podziemi.

        __Z innymi pudełkami Boss Monstera.__ Ich bossów, komnaty i czary można wtasować; bohaterowie pochodzą z jednego pudełka. Twarde Lądowanie daje odkrywców i jest potrzebne dla 5 lub 6 graczy. Przedmioty i monety działają jak w swoich pudełkach, z małymi zmianami.
    .clauses = SBM-19.6, SBM-19.10, SBM-19.15, SBM-19.16, SBM-19.17, SBM-19.20, SBM-18.1, SBM-18.2, SBM-18.7, SBM-18.10, SBM-18.17
