### Boss Monster: Lost Levels (LST): Polish names and wordings, by card id.


## Bosses

lst-the-glitch = Glicz
    .text = Awans: wybierz dwie komnaty w dowolnych podziemiach. Dopóki obie są widoczne, wymieniają się nadrukowanymi symbolami skarbów.


## Rooms

lst-minus-world = Świat minusowy
    .text = Gdy bohater po raz pierwszy w rundzie opuści tę komnatę żywy, cofa się do poprzedniej komnaty i wchodzi do niej jeszcze raz; jeśli takiej nie ma, wchodzi jeszcze raz do tej.
lst-debug-chamber = Komora debugowania
    .text = Kiedy zbudujesz tę komnatę, obejrzyj trzy wierzchnie karty talii komnat. Możesz wziąć jedną z nich do ręki; pozostałe odłóż w dowolnej kolejności.
lst-unfinished-level = Niedokończony poziom
    .text = Ta komnata ma +1 do obrażeń, dopóki w Twoich podziemiach jest mniej niż pięć widocznych komnat.
lst-hidden-block = Ukryty blok
    .text = Kiedy odsłonisz tę komnatę, dociągnij kartę komnaty i czar, a następnie odrzuć kartę z ręki.
