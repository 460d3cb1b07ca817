# Keep the Heroes Out! on the form of a new table.

keep-the-heroes-out-scenario = Scenariusz
    .about = Strona Księgi Lochów: mapa, skarby i zasady specjalne.
keep-the-heroes-out-level = Poziom
    .about = Ile kart Gildii odkrywa się w każdej turze.
keep-the-heroes-out-level-family = Gra familijna
    .about = Jedna karta na turę w pierwszej fali, dwie w drugiej: na pierwszą grę.
keep-the-heroes-out-level-challenge = Wyzwanie
    .about = Dwie karty na turę w obu falach.
keep-the-heroes-out-level-hardcore = Hardcore
    .about = Dwie karty na turę, potem trzy.
keep-the-heroes-out-chronicle = Kronika
    .about = Cztery scenariusze po kolei, od pierwszego; talie zachowują zdobycze.
keep-the-heroes-out-chronicle-none = Bez kroniki: jedna gra
    .about = Kronika to cztery scenariusze po kolei, w których talie zachowują zdobycze.
keep-the-heroes-out-chronicle-tenants = Lokatorzy Wzgórza
    .about = Żaby dla gospodyni, Dzień czynszu, Zawał, Szkoła wieczorowa.
keep-the-heroes-out-chronicle-trouble = Kłopoty w podziemiach
    .about = Koncert o północy, Uczeń alchemika, W budowie, Wysoka woda.
keep-the-heroes-out-chronicle-guild-war = Wojna z Gildią
    .about = Czempion gildii, Ucieczka z więzienia, Firma się rozwija, Oblężenie Głębokiej Twierdzy.
keep-the-heroes-out-chronicle-neighbours = Dobrzy sąsiedzi
    .about = Parapetówka, Wezwijcie hydraulika, Targi pułapek, Tylne wyjście.
keep-the-heroes-out-homebrew = Autorskie zdobycze
    .about = Dodaje do talii zdobyczy karty Underkeep i jego współtwórców.
keep-the-heroes-out-voting = Głosowanie nad wspólnymi decyzjami
    .about = W przeciwnym razie ostatnie słowo ma aktywny gracz.

daily-about = Jedna strona Księgi Lochów, jeden klan. Wynik: 1 punkt za każdego pokonanego bohatera, a po wygranej 20 punktów i 1 za każdy ocalony skarb.
