### Koniec gry: liczby i dorobek osoby

ending-deciding = Zobacz, co rozstrzygnęło
ending-last-fight = Zobacz ostatnią walkę
ending-last-raid = Zobacz ostatnie wtargnięcie
ending-watch-last = Zobacz ostatni wyczyn: { $name }
ending-kills = Kto kogo pokonał
ending-kills-other = Bez udziału kart
ending-own-figures = Twoja gra
ending-all-figures = Wszyscy razem
ending-achievements = Osiągnięcia
ending-best-room = Najgroźniejsza komnata
ending-best-room-kills = { $name }, { $count ->
    [one] { $count } bohater
    [few] { $count } bohaterów
   *[many] { $count } bohaterów
  }
ending-by-round = runda po rundzie
ending-by-turn = tura po turze
ending-by-fight = walka po walce
ending-ordinary-game = Zagraj zwykłą grę
ending-details = Szczegóły
ending-record = { $games ->
    [one] Pierwsza gra
    [few] { $games } gry
   *[many] { $games } gier
  }{ $wins ->
    [0] { "" }
    [one] , { $wins } wygrana
    [few] , { $wins } wygrane
   *[many] , { $wins } wygranych
  }{ $streak ->
    [0] .
    [1] .
   *[many] , { $streak } z rzędu.
  }
ending-to-record = Moje statystyki

curve-souls = Dusze
curve-wounds = Rany
curve-treasures = Skarby w Lochu
curve-heroes = Bohaterowie w Lochu
curve-life = Życie

figure-souls = Dusze
figure-wounds = Rany
figure-kills = Pokonani bohaterowie
figure-epic_kills = Pokonani legendarni bohaterowie
figure-super-boss-monster-epic_kills = Pokonani legendarni bohaterowie
figure-survivors = Bohaterowie, którzy przeżyli
figure-lured = Zwabieni bohaterowie
figure-rooms = Zbudowane komnaty
figure-spells = Rzucone czary
figure-abilities = Użyte zdolności
figure-negated = Powstrzymane efekty
figure-minions = Wysłane Sługusy
figure-market = Karty z Rynku
figure-summoned = Wezwani do podziemi
figure-rounds = Rundy
figure-loot = Zebrane Zdobycze
figure-moves = Ruchy
figure-defended = Odparte ataki
figure-monsters_lost = Utracone potwory
figure-turns = Tury
figure-treasures = Ocalone skarby
figure-treasures_lost = Utracone skarby
figure-trap_kills = Ofiary pułapek
figure-damage = Zadane obrażenia
figure-throws = Rzuty
figure-hits = Trafienia
figure-misses = Pudła
figure-ultra_criticals = Trafienia ultrakrytyczne
figure-stunned = Ogłuszenia
figure-fights = Walki
figure-glory = Chwała
figure-died = Polegli bohaterowie
figure-dungeon-fighter-kills = Pokonane potwory
figure-dungeon-fighter-wounds = Utracone życie

record-about = Gry rozegrane do końca, także w roli gościa. Nikt inny tego nie widzi. Na wspólnym urządzeniu liczą się tylko gry, w których wszyscy wygrywają lub przegrywają razem. Gry, w których pomógł bot, nie dają osiągnięć.
record-games = gry
record-wins = wygrane
record-streak = wygrane z rzędu
record-best-streak = najdłuższa seria
record-achievements = osiągnięcia
record-of = { $done } z { $all }
record-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
  }
record-characters = Według postaci
record-character = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  }
record-bests = Najlepsze wyniki w jednej grze

achievement-new = Nowe!
achievement-boss-monster-throne = Niech żyje boss
    .about = Wygraj grę.
achievement-boss-monster-flawless = Ani zadrapania
    .about = Pokonaj bohatera i wygraj, nie mając na końcu ran.
achievement-boss-monster-close-call = O włos
    .about = Wygraj z czterema ranami.
achievement-boss-monster-reaper = Ponure żniwa
    .about = Pokonaj ośmiu bohaterów w jednej grze.
achievement-boss-monster-favourite-room = Specjalność zakładu
    .about = Pokonaj czterech bohaterów w tej samej komnacie.
achievement-boss-monster-epic-hunter = Legendarna klapa
    .about = Pokonaj trzech legendarnych bohaterów w jednej grze.
achievement-boss-monster-spellbinder = Mistrz czarów
    .about = Rzuć pięć czarów i wygraj.
achievement-super-boss-monster-crown = Korona miasta
    .about = Wygraj z innymi bossami.
achievement-super-boss-monster-flawless = Tron bez skazy
    .about = Pokonaj bohatera, wygraj z innymi bossami i nie miej na końcu ran.
achievement-super-boss-monster-reaper = Superżniwa
    .about = Pokonaj ośmiu bohaterów w jednej grze.
achievement-super-boss-monster-overseer = Nadzorca
    .about = Wyślij do pracy dziesięciu Sługusów w jednej grze.
achievement-super-boss-monster-merchant = Stały klient
    .about = Weź dwanaście kart z Rynku w jednej grze.
achievement-super-boss-monster-lone-boss = Boss sam w domu
    .about = Zbierz osiem dusz w grze solo.
achievement-keep-the-heroes-out-keepers = Bohaterom wstęp wzbroniony
    .about = Wygraj grę.
achievement-keep-the-heroes-out-nothing-lost = Ani grosza
    .about = Wygraj bez utraty skarbu.
achievement-keep-the-heroes-out-bare-shelves = Puste półki
    .about = Wygraj z najwyżej dwoma skarbami.
achievement-keep-the-heroes-out-bouncer = Na bramce
    .about = Pokonaj swoim klanem dwunastu bohaterów w jednej grze.
achievement-keep-the-heroes-out-trapper = Uwaga, stopień
    .about = Niech pułapki pokonają czterech bohaterów w jednej grze.
achievement-keep-the-heroes-out-hardcore = Żelazna brama
    .about = Wygraj na poziomie hardcore.
achievement-dungeon-fighter-champions = Pechowy dzień zła
    .about = Pokonaj wielkiego złego.
achievement-dungeon-fighter-unshaken = Wciąż na nogach
    .about = Wygraj bez ogłuszonego bohatera.
achievement-dungeon-fighter-bullseye = W sam środek
    .about = Zadaj trafienie ultrakrytyczne.
achievement-dungeon-fighter-slayer = Ostatnie słowo
    .about = Dobij własnoręcznie cztery potwory.
achievement-dungeon-fighter-steady-hand = Pewna ręka
    .about = Traf w trzech rzutach na cztery; rzutów musi być co najmniej osiem.
achievement-dungeon-fighter-hard-way = Trudniejszą drogą
    .about = Wygraj na trudnym lub piekielnym poziomie.
