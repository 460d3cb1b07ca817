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
cards-boss = Bossowie
cards-room = Komnaty
cards-miniboss = Minibossowie
cards-item = Przedmioty
cards-spell = Czary
cards-hero = Bohaterowie
cards-epic = Legendarni bohaterowie
cards-tactic = Taktyki
cards-loot = Zdobycze
cards-event = Karty scenariusza
cards-treasure = Skarby
cards-tile = Komnaty
cards-monster = Potwory
cards-big-bad = Wielcy źli
cards-weapon = Broń
cards-armour = Pancerze
cards-curio = Kurioza
cards-rarity = Rarytasy
