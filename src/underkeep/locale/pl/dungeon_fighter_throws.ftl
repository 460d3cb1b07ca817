# Co może być nie tak z rzutem w Wojownikach podziemi.

throw-side = Strona stołu
throw-direction = Kierunek (w dziesiątych częściach stopnia)
throw-speed = Prędkość (w milimetrach na sekundę)
throw-elevation = Uniesienie (w dziesiątych częściach stopnia)
throw-spin = Podkręcenie (w dziesiątych częściach radiana na sekundę)
throw-place = Położenie elementu (w milimetrach od środka tarczy)
throw-turn = Obrót elementu (w stopniach)
throw-feat = Liczba dla techniki { $name }
throw-piece-pond = sadzawka
throw-piece-floe = kra
throw-piece-wall = lodowy mur
throw-piece-waterfall = wodospad

error-throw-engine = Kości nie polecą: brakuje silnika fizyki. Zainstaluj go poleceniem: pip install "underkeep[dice]", albo rzucajcie prawdziwymi kośćmi (rzuty: companion).
error-throw-target = Nie ma tarczy „{ $name }” (są: { $known }).
error-throw-die = Nie ma kości „{ $name }” (są: { $known }).
error-throw-dice-set = Nie ma zestawu kości „{ $name }” (są: { $known }).
error-throw-template = Nie ma makiety „{ $name }” (są: { $known }).
error-throw-technique = Nie ma techniki rzutu „{ $name }”.
error-throw-whole = { $what }: potrzebna jest liczba całkowita, a nie { $value }.
error-throw-range = { $what }: dozwolone są wartości od { $least } do { $most }, a nie { $value }.
error-throw-feat = W tym rzucie liczba dla „{ $name }” jest niepotrzebna albo podano ją dwa razy.
error-throw-only-a-toss = Makietę tylko się podrzuca: nie kładź elementów i nie używaj technik.
error-throw-piece-unknown = Nie ma elementu krajobrazu „{ $name }”.
error-throw-piece-extra = W tym rzucie ten element jest niepotrzebny albo podano go dwa razy: { $piece }.
error-throw-piece-missing = Do tego rzutu na stole musi się znaleźć: { $piece }.
error-throw-piece-table = To złe miejsce (element: { $piece }); kładzie się go na stole, poza tarczą.
error-throw-wall = Lodowy mur musi stać na stole, przy krawędzi tarczy, ale nie na niej.
error-throw-waterfall = Dolna krawędź wodospadu musi być od { $near } do { $far } mm od środka tarczy.
error-throw-piece-overlap = Dwa elementy leżą w tym samym miejscu: { $piece } i { $other }.
error-practice-table = Nie można odczytać stołu treningowego: { $where } nie zgadza się ze stroną o protokole.
error-practice-hole = Góra lodowa musi stać w jednej z dziur { $known }, a nie w { $hole }.
error-practice-many = Kości na stole treningowym może być najwyżej { $most }, a jest { $count }.
error-practice-templates = Makiet na stole treningowym może być najwyżej { $most }, każda w swoim miejscu.
error-practice-lying = Kość { $number } nie leży na stole treningowym: ma złe położenie.
