### Boss Monster: Portable Power (POP): Polish names and wordings, by card id.


## Bosses

pop-mobi = Mobi
    .text = Od awansu wszystkie komnaty w Twoich podziemiach są przenośne.


## Rooms

pop-haunted-snow-globe = Nawiedzona śnieżna kula
    .text = Kiedy zbudujesz tę komnatę, wybrany przeciwnik odrzuca z ręki losowy czar.
pop-traveling-crypt = Wędrowna krypta
    .text = Kiedy zabierzesz tę komnatę z powrotem na rękę, możesz wziąć do ręki dowolną kartę komnaty ze stosu odrzuconych kart, a następnie odrzucić kartę.
pop-war-turtle = Żółw bojowy
    .text = Ta komnata ma +1 do obrażeń, dopóki zasłania inną komnatę.
pop-pocket-arena = Arena kieszonkowa
    .text = Ta komnata ma +1 do obrażeń za każdą inną przenośną komnatę w Twoich podziemiach.
pop-masters-hand = Dłoń mistrza
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, możesz wziąć ją z powrotem na rękę. Bohater idzie dalej do następnej komnaty.
pop-folding-library = Składana biblioteka
    .text = Kiedy zbudujesz tę komnatę, dociągnij czar, a następnie odrzuć kartę z ręki.
pop-spring-loaded-suitcase = Walizka na sprężynie
    .text = Zniszcz tę komnatę: jeden bohater, który się w niej znajduje, otrzymuje 2 obrażenia, zanim ją opuści.
pop-trapdoor-rug = Dywanik z zapadnią
    .text = Kiedy zbudujesz tę komnatę, możesz zabrać z powrotem na rękę inną przenośną komnatę ze swoich podziemi.
pop-caravan-of-cages = Karawana klatek
    .text = Kiedy zabierzesz tę komnatę z powrotem na rękę, odsłonięta pod nią komnata ma do końca rundy +1 do obrażeń.
pop-carpet-of-portals = Dywan portali
    .text = Kiedy zbudujesz tę komnatę, możesz zamienić miejscami dwie komnaty w swoich podziemiach.
