# Super Boss Monster on the form of a new table.

super-boss-monster-sets = Inne zestawy
    .about = Ich komnaty, czary, przedmioty i bossowie dołączają do kart Super Boss Monster. Pięć i sześć osób potrzebuje Twardego Lądowania. W grze solo karty, które bez przeciwnika nic nie robią, zostają w pudełku; dziennik je wymienia.
super-boss-monster-sets-in-base = Gry podstawowe
super-boss-monster-sets-in-expansions = Dodatki
super-boss-monster-sets-in-packs = Małe zestawy
super-boss-monster-heroes = Bohaterowie
    .about = Zestaw, z którego pochodzą bohaterowie; w grze solo zawsze Super Boss Monster.
super-boss-monster-heroes-none = Super Boss Monster
    .about = Bohaterowie z Super Boss Monster; niektórzy idą wprost do kluczowej lokacji.
super-boss-monster-heroes-other = Tylko jeśli ten zestaw też jest wybrany.
super-boss-monster-variants = Warianty
    .about = Inne sposoby gry.
super-boss-monster-variants-challenge = Wyzwanie
    .about = Dla jednej osoby: bohaterowie w mieście potrzebują 2, 3, 4 i 5 skarbów zamiast 1, 2, 3 i 4.

daily-about = Zagraj samotnie przeciw miastu. Wynik: dusze minus rany.
