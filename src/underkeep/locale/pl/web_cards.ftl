### Karty gry w przeglądarce, także w kreatorze talii

cards-search = Szukaj kart
cards-kind = Rodzaj
cards-set = Zestaw
cards-all-kinds = Każdy rodzaj
cards-all-sets = Każdy zestaw
cards-own = Tylko autorskie karty Underkeep
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
cards-nothing = Nie ma takiej karty. Może ma ją goblin.
card-kind-boss = Bossowie
card-kind-room = Komnaty
card-kind-miniboss = Minibossowie
card-kind-item = Przedmioty
card-kind-spell = Czary
card-kind-hero = Bohaterowie
card-kind-epic-hero = Legendarni bohaterowie
card-kind-tactic = Taktyki
card-kind-loot = Zdobycze
card-kind-event = Karty scenariusza
card-kind-treasure = Skarby
card-kind-tile = Komnaty
card-kind-monster = Potwory
card-kind-big-bad = Wielcy źli
card-kind-weapon = Broń
card-kind-armour = Pancerze
card-kind-curio = Kurioza
card-kind-rarity = Rarytasy
