### Plansza Keep the Heroes Out!

keep-language = pl
keep-table = Stół
keep-map = Loch
keep-unknown-card = nieznana karta

keep-room-treasury = Skarbiec
keep-room-sewers = Kanały
keep-room-workshop = Warsztat
keep-room-library = Biblioteka
keep-room-catacombs = Katakumby
keep-room-forge = Kuźnia
keep-room-alchemist = Alchemik
keep-room-study = Pracownia
keep-room-beast_tamer = Treser Bestii
keep-room-prison = Więzienie
keep-room-laboratory = Laboratorium
keep-room-great_builder = Wielki Budowniczy
keep-does-treasury = połóż tu monetę
keep-does-sewers = połóż tu żabę
keep-does-workshop = połóż tu pułapkę
keep-does-library = połóż tu księgę
keep-does-catacombs = połóż tu kość
keep-does-forge = odrzuć stąd monetę, zdobądź ekwipunek
keep-does-alchemist = odrzuć stąd żabę, zdobądź eliksir
keep-does-study = odrzuć stąd księgę, zdobądź zwój
keep-does-beast_tamer = odrzuć stąd kość, zdobądź bestię
keep-does-prison = raz w turze zaryzykuj: zamknij bohatera i dobierz karty
keep-does-laboratory = zamknij bohatera, zdobądź kartę taktyki
keep-does-great_builder = odrzuć stąd monety, by budować
keep-kind-bones = skrzyżowane kości
keep-kind-eye = mistyczne oko
keep-kind-hat = kapelusz
keep-kind-swords = miecze
keep-kind-gem = klejnot
keep-kind-special = specjalne
keep-distance = { $count ->
    [one] 1 korytarz od Skarbca
    [few] { $count } korytarze od Skarbca
   *[many] { $count } korytarzy od Skarbca
  }
keep-distance-none = cel bohaterów
keep-doors = Korytarze
keep-path = Kierunek szarży
keep-rubble-to = korytarz zamknięty gruzem: { $room }
keep-rubble = Gruz
keep-corridor = Korytarz
keep-flooded = zalana: bez akcji i pułapek
keep-stage = tu stoi scena
keep-treasure = skarb { $value }
keep-portal-unfinished = nieukończony portal
keep-portal-finished = portal
keep-monsters = Potwory
keep-heroes = Bohaterowie
keep-active = { $hero ->
    [rogue] aktywna
    [archer] aktywna
   *[other] aktywny
  }
keep-exhausted = { $hero ->
    [rogue] wyczerpana
    [archer] wyczerpana
   *[other] wyczerpany
  }
keep-health = życie { $health }
keep-health-of = życie { $left } z { $health }
keep-needs = { $count ->
    [one] 1 bohater kradnie skarb
   *[other] { $count } bohaterów kradnie skarb
  }
keep-inspires = nowy bohater obudzi { $count }
keep-will-wake = Śpi. Gdy wejdzie inny bohater:
keep-will-attack = zaatakuje { $target }
keep-will-steal = ukradnie skarb o wartości { $value }
keep-will-wait = zaśnie: { $value ->
    [one] skarb wymaga 1 bohatera
   *[other] skarb wymaga { $value } bohaterów
  }
keep-will-stay = zostanie i zaśnie
keep-will-trap = wpadnie w pułapkę
keep-needs-short = { $count ->
    [one] 1 kradnie
   *[other] { $count } kradną
  }
keep-inspires-short = obudzi { $count }
keep-room-open = Otwórz tę komnatę
keep-room-choose = Wybierz komnatę
keep-room-empty = Ta komnata jest pusta.

keep-clan-dragon = Czerwona Smoczyca
    .one = smoczyca
    .acc = smoczycę
    .skill = usuń wszystkie obrażenia ze smoczycy
keep-clan-witches = Wiedźmy
    .one = wiedźma
    .acc = wiedźmę
    .skill = otwórz portal w komnacie z wiedźmą
keep-clan-spirits = Złośliwe Duszki
    .one = duszek
    .acc = duszka
    .skill = rusz duszka, także przez ścianę
keep-clan-imps = Chochliki
    .one = chochlik
    .acc = chochlika
    .skill = rusz chochlika
keep-clan-lizardfolk = Jaszczurowaci
    .one = jaszczur
    .acc = jaszczura
    .skill = jaszczur strzela
keep-clan-skeletons = Szkielety
    .one = szkielet
    .acc = szkielet
    .skill = połóż kość w komnacie ze szkieletem
keep-clan-gnolls = Gnolle
    .one = gnoll
    .acc = gnolla
    .skill = gnoll uderza
keep-clan-blob = Blob
    .one = blob
    .acc = bloba
    .skill = dobierz kartę
keep-clan-rats = Szczury
    .one = szczur
    .acc = szczura
    .skill = wystaw szczura w komnacie z innym szczurem
keep-hero-warrior = wojownik
    .short = Wo
    .ability = odrzuca 2 zasoby tam, gdzie się pojawi
keep-hero-rogue = łotrzyca
    .short = Ło
    .ability = rozbraja pułapkę tam, gdzie się pojawi
keep-hero-archer = łuczniczka
    .short = Łu
    .ability = strzela do potwora w sąsiedniej komnacie, najpierw w tej najbliżej Skarbca
keep-hero-mage = mag
    .short = Ma
    .ability = w Więzieniu uwalnia wszystkich
keep-hero-champion = czempion
    .short = Cz
    .ability = uderza dwa razy i liczy się za dwóch
keep-token-frog = { $count ->
    [one] 1 żaba
    [few] { $count } żaby
   *[many] { $count } żab
  }
keep-token-coin = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
  }
keep-token-bone = { $count ->
    [one] 1 kość
   *[other] { $count } kości
  }
keep-token-book = { $count ->
    [one] 1 księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
  }
keep-token-trap = { $count ->
    [one] 1 pułapka
    [few] { $count } pułapki
   *[many] { $count } pułapek
  }
keep-symbol-cauldron = Kocioł
keep-symbol-ledger = Księga rachunkowa
keep-symbol-quake = Wstrząs
keep-symbol-moon = Księżyc
keep-symbol-lute = Lutnia
keep-symbol-hammer = Młot
keep-symbol-storm = Burza
keep-symbol-crown = Korona

keep-act-move = ruch
keep-act-melee = atak wręcz
keep-act-ranged = atak dystansowy
keep-act-activate = aktywacja
keep-act-draw = dobierz kartę
keep-act-trap = połóż pułapkę
keep-act-defend = obrona
keep-act-portal = otwórz portal
keep-act-place = połóż: { $token }
keep-act-discard = odrzuć: { $token }
keep-act-summon = { $count ->
    [one] przychodzi tu 1 potwór
    [few] przychodzą tu { $count } potwory
   *[many] przychodzi tu { $count } potworów
  }
keep-act-ambush = zasadzka: do { $count } w komnatach: { $kind }
keep-act-reinforce = posiłki: { $inner }
keep-act-horde = wszystkie w komnacie: { $inner }
keep-act-then = a potem
keep-act-or = albo

keep-phases = Fazy tury
keep-phase-setup = Przygotowanie
keep-phase-play = Zagrywanie
keep-phase-exchange = Zdobycze
keep-phase-cleanup = Porządki
keep-phase-raid = Wtargnięcie
keep-phase-ending = Koniec
keep-level-family = Gra familijna
keep-level-challenge = Wyzwanie
keep-level-hardcore = Hardcore
keep-wave = Fala { $wave } z 2
keep-per-turn = { $count ->
    [one] 1 karta Gildii na turę
    [few] { $count } karty Gildii na turę
   *[many] { $count } kart Gildii na turę
  }
keep-turn-of = tura { $turn }: { $name }
keep-turn-short = Tura { $turn }
keep-raid-left = { $count ->
    [one] jeszcze 1 karta Gildii
    [few] jeszcze { $count } karty Gildii
   *[many] jeszcze { $count } kart Gildii
  }
keep-page = Strona Księgi Lochów
keep-page-open = Zasady scenariusza
keep-page-design = Autorski projekt Underkeep, tej strony nie ma w drukowanej księdze.
keep-difficulty = Trudność { $stars } z 5
keep-reserve = W rezerwie
keep-portals-left = { $count ->
    [one] 1 portal
    [few] { $count } portale
   *[many] { $count } portali
  }
keep-lent = Karty dla Laboratorium
keep-over-won = Bohaterowie zostali za drzwiami!
keep-title-lost = Bohaterowie wygrali
keep-over-lost = Loch stracony.

keep-guild = Gildia Bohaterów
keep-guild-left = { $count ->
    [0] Talia Gildii jest pusta
    [one] 1 karta w talii Gildii
    [few] { $count } karty w talii Gildii
   *[many] { $count } kart w talii Gildii
  }
keep-guild-seen = { $count ->
    [0] W tej fali nic jeszcze nie odkryto.
    [one] W tej fali odkryto 1 kartę.
    [few] W tej fali odkryto { $count } karty.
   *[many] W tej fali odkryto { $count } kart.
  }
keep-guild-open = Karty w talii Gildii
keep-guild-last = Ostatnio odkryta karta Gildii
keep-gamble = Ryzyko
keep-guild-gambled = ryzyko wykorzystane
keep-loot-row = Zdobycze
keep-loot-cards = { $count ->
    [one] 1 odkryta karta
    [few] { $count } odkryte karty
   *[many] { $count } odkrytych kart
  }
keep-loot-deck = { $count ->
    [0] Talia zdobyczy jest pusta.
    [one] 1 karta w talii zdobyczy.
    [few] { $count } karty w talii zdobyczy.
   *[many] { $count } kart w talii zdobyczy.
  }
keep-projects = Projekty Wielkiego Budowniczego
keep-projects-open = { $count ->
    [one] 1 odkryty projekt
    [few] { $count } odkryte projekty
   *[many] { $count } odkrytych projektów
  }
keep-plans = jeszcze { $count } w stosie

keep-no-clan = wybiera klan
keep-choose-clan = Wybierz klan
keep-clan-numbers = { $monsters ->
    [one] 1 potwór
    [few] { $monsters } potwory
   *[many] { $monsters } potworów
  }, życie { $health }
keep-in-lair = w legowisku { $count } z { $of }
keep-in-deck = { $count ->
    [one] 1 karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
keep-lair = Legowisko
keep-deck = Talia
keep-skill = Umiejętność klanu
keep-hand = { $count ->
    [0] Brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
keep-hand-of = { $name }: { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
keep-area = { $count ->
    [one] 1 karta zagrana w tej turze
    [few] { $count } karty zagrane w tej turze
   *[many] { $count } kart zagranych w tej turze
  }
keep-discard = { $count ->
    [0] Brak odrzuconych kart
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
  }
keep-discard-of = { $name }: { $count ->
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
  }
keep-discard-short = Odrzucone
keep-played-short = Zagrane
keep-playing = Zagrywana karta
keep-playing-left = Zostało

keep-carry = Zabrać żeton?
keep-carry-take = Weź: { $token }
keep-carry-nothing = Bez żetonu
keep-turn-tile = Obróć kafelek
keep-site = Plac budowy
keep-hints = Podpowiedzi
keep-hints-about = Pokaż, dokąd idą i co zrobią bohaterowie

keep-changes-treasures = skarby w Lochu
keep-changes-heroes = bohaterowie w Lochu
keep-changes-monsters = twoje potwory w Lochu
keep-why-turn = Zaczyna się tura
keep-why-wave = Nowa fala: wszystkie karty Gildii są tasowane
keep-why-guild = Wtargnięcie: karta Gildii
keep-why-gamble = Ryzyko: karta Gildii
keep-why-laboratory = Laboratorium: karta Gildii
keep-why-prisoner = Skradziony skarb: karta Gildii
keep-why-scenario = Karta scenariusza
keep-why-summon = Krok 1: pojawia się bohater
keep-why-plunder = Krok 2: wojownik plądruje komnatę
keep-why-disarm = Krok 2: łotrzyca rozbraja pułapkę
keep-why-shot = Krok 2: łuczniczka strzela do sąsiedniej komnaty
keep-why-break = Krok 2: mag w Więzieniu uwalnia wszystkich
keep-why-trap = Krok 3: bohater wpada w pułapkę
keep-why-caught = Krok 3: bohater przywołany do Więzienia się wyczerpuje
keep-why-inspire = Krok 4: nowi bohaterowie inspirują wyczerpanych
keep-why-attack = Krok 5: jest tu potwór, więc bohater atakuje
keep-why-defend = Gracz broni potwora
keep-why-loot = Krok 6: brak potwora, dość bohaterów: kradną
keep-why-wait = Krok 7: brak potwora, za mało bohaterów: czekają
keep-why-charge = Krok 8: ani potwora, ani skarbu: szarżują
keep-why-none-left = W rezerwie nie ma już nikogo z tej klasy
keep-why-again = Bohaterowie wracają do akcji
keep-why-gone = Bohater opuszcza Loch
keep-why-lair = Potwór wraca do legowiska
keep-why-hurt = Potwór jest ranny
keep-why-mark = Scenariusz zmienia Loch
keep-why-won = Talia Gildii skończyła się po raz drugi
keep-why-lost = Skradziono skarb wart 4

### How the game is won, at the first table of a player.

goal-keep-the-heroes-out = Wygrywacie razem, gdy przetrwacie dwie fale kart Gildii. Kradzież skarbu wartego 4 to porażka.
