### Keep the Heroes Out! po polsku. Nazwy kart taktyk i zdobyczy stoją przy samych kartach; co karta robi, układa się z jej
### wiersza akcji. Imiona graczy i nazwy kart zostają w mianowniku: „tura gracza Ann”.


## Gramatyka tego katalogu: kto i końcówka czasownika (3. osoba + „sz” daje 2. osobę)

x-who = { $seat_you ->
    [yes] {""}
   *[no] { $seat }
  }
x-s = { $seat_you ->
    [yes] sz
   *[no] {""}
  }
x-with = { $carries ->
    [yes] {" "}{ $token_with }
    [bare] {" "}bez żetonu
   *[no] {""}
  }
x-monsters = { $monsters ->
    [one] { $monsters } potwór
    [few] { $monsters } potwory
   *[many] { $monsters } potworów
  }


## Gra

game-title = Keep the Heroes Out!
game-about = Potwory jednego Lochu trzymają się razem: przetrwajcie dwie fale bohaterów i nie pozwólcie im ukraść skarbu wartego 4.

phase-setup = Przygotowanie
phase-play = Zagrywanie kart
phase-exchange = Wymiana zdobyczy
phase-cleanup = Porządki
phase-raid = Wtargnięcie bohaterów
phase-ending = Koniec tury

level-family = Gra familijna
    .about = Jedna karta Gildii na turę w pierwszej fali, dwie w drugiej; na pierwszą grę.
level-challenge = Wyzwanie
    .about = Dwie karty Gildii na turę; dla graczy, którzy znają grę, i do gry solo.
level-hardcore = Hardcore
    .about = Dwie karty Gildii na turę w pierwszej fali, trzy w drugiej.

joined = { $first } i { $second }
either = { $first } albo { $second }


## Komnaty: nazwa i jej formy w zdaniu

room-treasury = Skarbiec
    .in = w Skarbcu
    .to = do Skarbca
    .from = ze Skarbca
    .acc = Skarbiec
    .does = Połóż tu monetę.
    .short = + moneta
room-sewers = Kanały
    .in = w Kanałach
    .to = do Kanałów
    .from = z Kanałów
    .acc = Kanały
    .does = Połóż tu żabę.
    .short = + żaba
room-workshop = Warsztat
    .in = w Warsztacie
    .to = do Warsztatu
    .from = z Warsztatu
    .acc = Warsztat
    .does = Połóż tu pułapkę.
    .short = + pułapka
room-library = Biblioteka
    .in = w Bibliotece
    .to = do Biblioteki
    .from = z Biblioteki
    .acc = Bibliotekę
    .does = Połóż tu księgę.
    .short = + księga
room-catacombs = Katakumby
    .in = w Katakumbach
    .to = do Katakumb
    .from = z Katakumb
    .acc = Katakumby
    .does = Połóż tu kość.
    .short = + kość
room-forge = Kuźnia
    .in = w Kuźni
    .to = do Kuźni
    .from = z Kuźni
    .acc = Kuźnię
    .does = Odrzuć stąd monetę i zdobądź kartę ekwipunku.
    .short = moneta → ekwip.
room-alchemist = Alchemik
    .in = u Alchemika
    .to = do Alchemika
    .from = od Alchemika
    .acc = Alchemika
    .does = Odrzuć stąd żabę i zdobądź kartę eliksiru.
    .short = żaba → eliksir
room-study = Pracownia
    .in = w Pracowni
    .to = do Pracowni
    .from = z Pracowni
    .acc = Pracownię
    .does = Odrzuć stąd księgę i zdobądź kartę zwoju.
    .short = księga → zwój
room-beast_tamer = Treser Bestii
    .in = u Tresera Bestii
    .to = do Tresera Bestii
    .from = od Tresera Bestii
    .acc = Tresera Bestii
    .does = Odrzuć stąd kość i zdobądź kartę bestii.
    .short = kość → bestia
room-prison = Więzienie
    .in = w Więzieniu
    .to = do Więzienia
    .from = z Więzienia
    .acc = Więzienie
    .does = Raz w swojej turze możesz zaryzykować: odkryj kartę Gildii, zamknij tu jej bohatera i dobierz trzy karty. Mag uwalnia wszystkich.
    .short = ryzyko
room-laboratory = Laboratorium
    .in = w Laboratorium
    .to = do Laboratorium
    .from = z Laboratorium
    .acc = Laboratorium
    .does = Odkryj kartę Gildii; jeśli to bohater, zamknij go w Więzieniu i zdobądź kartę taktyki spośród zdobyczy.
    .short = bohater → taktyka
room-great_builder = Wielki Budowniczy
    .in = u Wielkiego Budowniczego
    .to = do Wielkiego Budowniczego
    .from = od Wielkiego Budowniczego
    .acc = Wielkiego Budowniczego
    .does = Odrzuć stąd od 1 do 3 monet i zbuduj komnatę ze skarbem o tej wartości.
    .short = monety → komnata
    .tile = Budowniczy

icon-bones = kości
icon-eye = oko
icon-hat = kapelusz
icon-swords = miecze
icon-gem = klejnot
icon-special = specjalne


## Klany i ich potwory

clan-dragon = Czerwona Smoczyca
    .skill = usuń wszystkie obrażenia ze smoczycy
    .role = Rozpędza tłumy bohaterów.
clan-witches = Wiedźmy
    .skill = otwórz portal w komnacie z wiedźmą
    .role = Wspierają innych.
clan-spirits = Złośliwe Duszki
    .skill = rusz duszka, także przez ścianę
    .role = Wspierają innych.
clan-imps = Chochliki
    .skill = rusz chochlika
    .role = Wspierają innych.
clan-lizardfolk = Jaszczurowaci
    .skill = jaszczur strzela
    .role = Rozpędzają tłumy bohaterów.
clan-skeletons = Szkielety
    .skill = połóż kość w komnacie ze szkieletem
    .role = Bronią komnat.
clan-gnolls = Gnolle
    .skill = gnoll uderza
    .role = Rozpędzają tłumy bohaterów.
clan-blob = Blob
    .skill = dobierz kartę
    .role = Broni komnat.
clan-rats = Szczury
    .skill = wystaw szczura w komnacie z innym szczurem
    .role = Bronią komnat.

monster-dragon = smoczyca
    .a = smoczyca
    .acc = smoczycę
    .some = { $count ->
        [one] smoczyca
        [few] { $count } smoczyce
       *[many] { $count } smoczyc
      }
monster-witches = wiedźma
    .a = wiedźma
    .acc = wiedźmę
    .some = { $count ->
        [one] wiedźma
        [few] { $count } wiedźmy
       *[many] { $count } wiedźm
      }
monster-spirits = duszek
    .a = duszek
    .acc = duszka
    .some = { $count ->
        [one] duszek
        [few] { $count } duszki
       *[many] { $count } duszków
      }
monster-imps = chochlik
    .a = chochlik
    .acc = chochlika
    .some = { $count ->
        [one] chochlik
        [few] { $count } chochliki
       *[many] { $count } chochlików
      }
monster-lizardfolk = jaszczur
    .a = jaszczur
    .acc = jaszczura
    .some = { $count ->
        [one] jaszczur
        [few] { $count } jaszczury
       *[many] { $count } jaszczurów
      }
monster-skeletons = szkielet
    .a = szkielet
    .acc = szkielet
    .some = { $count ->
        [one] szkielet
        [few] { $count } szkielety
       *[many] { $count } szkieletów
      }
monster-gnolls = gnoll
    .a = gnoll
    .acc = gnolla
    .some = { $count ->
        [one] gnoll
        [few] { $count } gnolle
       *[many] { $count } gnolli
      }
monster-blob = blob
    .a = blob
    .acc = bloba
    .some = { $count ->
        [one] blob
        [few] { $count } bloby
       *[many] { $count } blobów
      }
monster-rats = szczur
    .a = szczur
    .acc = szczura
    .some = { $count ->
        [one] szczur
        [few] { $count } szczury
       *[many] { $count } szczurów
      }


## Bohaterowie

class-warrior = wojownik
    .a = wojownik
    .the = wojownik
    .acc = wojownika
    .gen = wojowników
    .many = wojownicy
    .all = wszyscy wyczerpani wojownicy
    .some = { $count ->
        [1] wojownik
        [2] dwaj wojownicy
        [3] trzej wojownicy
        [4] czterej wojownicy
       *[other] pięciu wojowników
      }
    .ability = Odrzuca dwa zasoby z komnaty.
class-rogue = łotrzyca
    .a = łotrzyca
    .the = łotrzyca
    .acc = łotrzycę
    .gen = łotrzyc
    .many = łotrzyce
    .all = wszystkie wyczerpane łotrzyce
    .some = { $count ->
        [1] łotrzyca
        [2] dwie łotrzyce
        [3] trzy łotrzyce
        [4] cztery łotrzyce
       *[other] pięć łotrzyc
      }
    .ability = Rozbraja pułapkę w komnacie.
class-archer = łuczniczka
    .a = łuczniczka
    .the = łuczniczka
    .acc = łuczniczkę
    .gen = łuczniczek
    .many = łuczniczki
    .all = wszystkie wyczerpane łuczniczki
    .some = { $count ->
        [1] łuczniczka
        [2] dwie łuczniczki
        [3] trzy łuczniczki
        [4] cztery łuczniczki
       *[other] pięć łuczniczek
      }
    .ability = Strzela do potwora w sąsiedniej komnacie; jeśli potwory są w kilku, to w tej najbliżej Skarbca.
class-mage = mag
    .a = mag
    .the = mag
    .acc = maga
    .gen = magów
    .many = magowie
    .all = wszyscy wyczerpani magowie
    .some = { $count ->
        [1] mag
        [2] dwaj magowie
        [3] trzej magowie
        [4] czterej magowie
       *[other] pięciu magów
      }
    .ability = W Więzieniu: uwalnia wszystkich.
class-champion = czempion
    .a = czempion
    .the = czempion
    .acc = czempiona
    .gen = czempionów
    .many = czempioni
    .all = wyczerpany czempion
    .some = { $count ->
        [1] czempion
        [2] dwaj czempioni
        [3] trzej czempioni
        [4] czterej czempioni
       *[other] pięciu czempionów
      }
    .ability = Trafia dwa potwory, a przy rabowaniu liczy się za dwóch bohaterów.

hurt = { $thing } (obrażenia: { $harm })


## Żetony

token-frog = żaba
    .acc = żabę
    .with = z żabą
    .some = { $count ->
        [one] żabę
        [few] { $count } żaby
       *[many] { $count } żab
      }
token-coin = moneta
    .acc = monetę
    .with = z monetą
    .some = { $count ->
        [one] monetę
        [few] { $count } monety
       *[many] { $count } monet
      }
token-bone = kość
    .acc = kość
    .with = z kością
    .some = { $count ->
        [one] kość
        [few] { $count } kości
       *[many] { $count } kości
      }
token-book = księga
    .acc = księgę
    .with = z księgą
    .some = { $count ->
        [one] księgę
        [few] { $count } księgi
       *[many] { $count } ksiąg
      }
token-trap = pułapka
    .acc = pułapkę
    .with = z pułapką
    .some = { $count ->
        [one] pułapkę
        [few] { $count } pułapki
       *[many] { $count } pułapek
      }


## Karty

kind-tactic = karta taktyki
kind-loot = karta zdobyczy
kind-hero = karta Gildii
kind-event = karta scenariusza
kind-treasure = skarb
kind-tile = komnata
kind-clan = karty klanów
cards-clan = { x-monsters }, życie { $health }; na początku { $first }, komnaty: { $rooms }. Umiejętność, za jedną aktywację: { $skill }.
cards-loot = Zdobycze: { $kind }
cards-hero = Karty Gildii
cards-event = Karty scenariuszy
cards-treasure = Skarby
cards-tile = Komnaty
unknown-card = karta
unknown-treasure = skarb wart { $value }

loot-equipment = ekwipunek
loot-potion = eliksir
loot-scroll = zwój
loot-beast = bestia
loot-none = taktyka

symbol-cauldron = Kocioł
symbol-ledger = Księga rachunkowa
symbol-quake = Wstrząs
symbol-moon = Księżyc
symbol-lute = Lutnia
symbol-hammer = Młot
symbol-storm = Burza
symbol-crown = Korona

effect-curse = Klątwa
    .text = Każdy gracz odrzuca kartę.
effect-losses = Straty
    .text = Z komnaty znika jeden zasób, jeśli jakiś tam jest.
effect-prisoner = Więzień
    .text = Odkrywa się kartę Gildii, a jej bohater trafia do Więzienia.
effect-regeneration = Regeneracja
    .text = Wszyscy bohaterowie w komnacie znów są aktywni.
effect-failure = Porażka
    .text = Przegrywacie.

name-hero-card = { $class } ({ $icon })
name-treasure = skarb wart { $value }: { $effect }

about-tactic = taktyka, klan: { $clan }
about-loot = zdobycz, { $kind }
about-hero = karta Gildii
about-event = karta scenariusza
about-treasure = skarb wart { $value }
about-tile = komnata, rodzaj: { $icon }

text-hero = { $hero_a } pojawia się w każdej z komnat: { $rooms } ({ $icon }). { $ability }
text-event = Działanie tej karty podaje scenariusz.
text-tile = Aktywacja: { $does }
text-prison = { $does }


## Na co karta pozwala graczowi

action-move = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
  }
action-melee = { $count ->
    [one] { $count } atak wręcz
    [few] { $count } ataki wręcz
   *[many] { $count } ataków wręcz
  }
action-ranged = { $count ->
    [one] { $count } atak dystansowy
    [few] { $count } ataki dystansowe
   *[many] { $count } ataków dystansowych
  }
action-activate = { $count ->
    [one] { $count } aktywacja
    [few] { $count } aktywacje
   *[many] { $count } aktywacji
  }
action-draw = { $count ->
    [one] dobierz kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
  }
action-trap = { $count ->
    [one] połóż pułapkę
    [few] połóż { $count } pułapki
   *[many] połóż { $count } pułapek
  }
action-defend = { $count ->
    [one] reakcja: powstrzymaj atak w komnacie z twoim potworem
   *[other] reakcja: powstrzymaj atak w komnacie z twoim potworem (obrażenia: { $count })
  }
action-portal = { $count ->
    [one] otwórz portal
    [few] otwórz { $count } portale
   *[many] otwórz { $count } portali
  }
action-place = połóż { $tokens }
action-spend = odrzuć { $tokens }
action-summon = { $count ->
    [one] przychodzi tam potwór z twojego legowiska
   *[other] przychodzi tam do { $count } potworów z twojego legowiska
  }
action-ambush = { $count ->
    [one] potwór z twojego legowiska przychodzi { $rooms_to }
   *[other] do { $count } potworów z twojego legowiska przychodzi { $rooms_to }
  }
action-reinforce = obejrzyj 3 karty z wierzchu swojej talii i weź te, na których jest { $action }
action-horde = wszystkie twoje potwory w jednej komnacie, każdy: { $action }

each-move = ruch
each-melee = atak wręcz
each-ranged = atak dystansowy
each-activate = aktywacja
each-draw = karta
each-trap = pułapka
each-defend = obrona
each-portal = portal

line-arrow = { $first }; jeśli to zrobisz: { $then }
line-or = { $first }. Albo: { $second }


## Karty scenariusza

page-health = { $class }: { $health ->
    [one] { $health } punkt życia
    [few] { $health } punkty życia
   *[many] { $health } punktów życia
  }.
check-token = { $number ->
    [one] { $room_in } leży { $token }
   *[other] { $room_in } leży { $token } (co najmniej { $number })
  }
check-heroes = { $number ->
    [one] { $room_in } stoi bohater
   *[other] { $room_in } stoi co najmniej { $number } bohaterów
  }
check-monster_health = { $number ->
    [one] potwory { $room_in } mają razem co najmniej { $number } punkt życia
    [few] potwory { $room_in } mają razem co najmniej { $number } punkty życia
   *[many] potwory { $room_in } mają razem co najmniej { $number } punktów życia
  }
check-rooms_built = { $number ->
    [one] Loch ma co najmniej { $number } komnatę
    [few] Loch ma co najmniej { $number } komnaty
   *[many] Loch ma co najmniej { $number } komnat
  }
check-treasures = { $number ->
    [one] w Lochu jest skarb
    [few] w Lochu są co najmniej { $number } skarby
   *[many] w Lochu jest co najmniej { $number } skarbów
  }
check-portals = { $number ->
    [one] w Lochu jest ukończony portal
    [few] w Lochu są co najmniej { $number } ukończone portale
   *[many] w Lochu jest co najmniej { $number } ukończonych portali
  }
check-champion_in_play = w Lochu jest czempion
place-stage = w komnacie ze sceną
place-stage-to = do komnaty ze sceną
place-stage-from = z komnaty ze sceną

does-remove = { $room_in } odrzuca się { $tokens }
does-each_player_discards = { $number ->
    [one] każdy gracz odrzuca kartę
    [few] każdy gracz odrzuca { $number } karty
   *[many] każdy gracz odrzuca { $number } kart
  }
does-steal_lowest = skarb o najniższej wartości opuszcza Loch
does-reactivate_class = { $all } i wszyscy bohaterowie w tych samych komnatach znów są aktywni
does-reactivate_room = wszyscy bohaterowie { $room_in } znów są aktywni
does-summon = { $hero_a } przychodzi { $room_to }
does-remove_hero = { $number ->
    [one] wybrany przez was bohater { $room_from } opuszcza Loch
   *[other] { $number } wybranych przez was bohaterów { $room_from } opuszcza Loch
  }
does-kill_exhausted = { $number ->
    [one] wybrany przez was wyczerpany bohater opuszcza Loch
   *[other] { $number } wybranych przez was wyczerpanych bohaterów opuszcza Loch
  }
does-event = { $mark ->
    [rubble] gruz zamyka wybrany przez was korytarz
    [flood] woda zalewa { $room_acc }
   *[stage] scena trafia { $room_to }
  }
does-event_next = scena rusza do następnej komnaty
does-event_path = { $mark ->
    [flood] woda zalewa następną komnatę na swojej drodze
   *[stage] scena trafia do pierwszej komnaty na swojej drodze
  }
does-champion_enter = czempion przychodzi { $room_to }
does-champion_restore = czempion odzyskuje siły i znów jest aktywny
does-win = wygrywacie grę
does-lose = przegrywacie grę
does-nothing = nic się nie dzieje
card-if = Jeśli { $check }: { $then }. W przeciwnym razie: { $otherwise }.
card-if-only = Jeśli { $check }: { $then }.
card-always = { $then }.


## Co się dzieje

event-clan-chosen = { x-who } wybiera{ x-s } klan: { $clan }.
event-laboratory-stocked = Laboratorium: karty taktyk klanu { $clan } trafiają do talii zdobyczy.
event-turn-began = Tura { $turn }: { $seat_you ->
    [yes] twoja kolej
   *[no] kolej gracza { $seat }
  }.
event-phase-began = { $phase ->
    [exchange] Wymiana zdobyczy
    [raid] Bohaterowie wdzierają się do Lochu
   *[other] Zaczyna się następna faza
  }
event-card-played = { x-who } zagrywa{ x-s } kartę { $card }.
event-card-drawn = { x-who } dobiera{ x-s }: { $card }.
event-card-discarded = { x-who } odrzuca{ x-s }: { $card }.
event-deck-shuffled = { $seat_you ->
    [yes] Twoja talia jest pusta: odrzucone karty tworzą nową.
   *[no] Talia gracza { $seat } jest pusta: odrzucone karty tworzą nową.
  }
event-reinforced = { $taken ->
    [yes] { x-who } bierze{ x-s } jako posiłki: { $card }.
   *[no] { x-who } szuka{ x-s } posiłków i odrzuca{ x-s }: { $card }.
  }
reinforced = { x-who } szuka{ x-s } posiłków i bierze{ x-s }: { $card }; na stos odrzuconych kart { $count ->
    [one] trafia
   *[other] trafiają
  }: { $dropped }.
event-monster-placed = { $count ->
    [one] { $monsters } przychodzi z legowiska { $room_to }.
    [few] { $monsters } przychodzą z legowiska { $room_to }.
   *[many] { $monsters } przychodzi z legowiska { $room_to }.
  }
event-monster-moved = { $monsters } { $count ->
    [one] idzie
    [few] idą
   *[many] idzie
  } { $way ->
    [portal] przez portale { $origin_from } { $room_to }
    [wall] przez ścianę { $origin_from } { $room_to }
   *[corridor] { $origin_from } { $room_to }
  }{ $carries ->
    [yes] {" "}i { $count ->
        [one] niesie
        [few] niosą
       *[many] niesie
      } { $tokens }
   *[no] {""}
  }.
event-monster-hurt = { $monster_a } { $room_in } ma teraz obrażenia: { $harm } z { $health }.
event-monster-gone = { $monster_a } { $room_in } wraca do legowiska.
event-dragon-healed = Smoczyca liże rany: wszystkie obrażenia znikają.
event-token-placed = { $room_in } położono { $tokens }.
event-token-lost = { $room_in } odrzucono { $tokens }.
event-portal-finished = { $room_in } stoi ukończony portal.
event-loot-gained = { x-who } zdobywa{ x-s } { $room_in } kartę { $card }; trafia ona na stos odrzuconych kart.
crafted = { x-who } odrzuca{ x-s } { $room_in } { $tokens } i zdobywa{ x-s } kartę { $card }; trafia ona na stos odrzuconych kart.
event-loot-shown = Nowe wśród zdobyczy: { $card }.
event-loot-replaced = Na spód talii zdobyczy: { $card }.
event-room-built = { $coins ->
    [one] Za monetę Wielki Budowniczy dokłada { $room_acc } ze skarbem wartym { $coins }.
    [few] Za { $coins } monety Wielki Budowniczy dokłada { $room_acc } ze skarbem wartym { $coins }.
   *[many] Za { $coins } monet Wielki Budowniczy dokłada { $room_acc } ze skarbem wartym { $coins }.
  }
event-guild-card-turned = { $why ->
    [raid] Karta Gildii: { $card }.
    [gamble] Ryzyko odkrywa kartę: { $card }.
    [laboratory] Laboratorium odkrywa kartę: { $card }.
   *[treasure] Skarb odkrywa kartę Gildii: { $card }.
  }{ $nothing ->
    [yes] {" "}Nic się nie dzieje.
   *[no] {""}
  }
event-hero-summoned = { $hero_a } przychodzi { $room_to }.
heroes-summoned = Karta Gildii: { $card }. { $coming }.
hero-comes = { $hero_a } przychodzi { $room_to }
event-class-reactivated = W rezerwie nie ma już { $hero_gen }: { $heroes } w Lochu i wszyscy w ich komnatach wracają do akcji.
event-hero-reactivated = Znów w akcji { $room_in }: { $heroes }.
event-hero-hurt = { $alive ->
    [yes] { $by ->
        [melee] { $hero } { $room_in } obrywa w zwarciu; życie: { $left }.
        [ranged] { $hero } { $room_in } obrywa z dystansu; życie: { $left }.
       *[trap] { $hero } wpada { $room_in } w pułapkę; życie: { $left }.
      }
   *[no] { $by ->
        [melee] { $hero } { $room_in } pada od ciosu.
        [ranged] { $hero } { $room_in } pada od strzału.
       *[trap] { $hero } wpada { $room_in } w pułapkę i pada.
      }
  }
event-hero-gone = { $hero } { $room_in } opuszcza Loch.
event-hero-imprisoned = { $hero } trafia do Więzienia i się wyczerpuje.
event-prison-broken = { $hero } otwiera cele: wszyscy w Więzieniu są wolni.
event-ability-used = { $class ->
    [warrior] { $hero } plądruje { $room_acc }.
   *[rogue] { $hero } rozbraja pułapkę { $room_in }.
  }
plundered = { $hero } plądruje { $room_acc } i niszczy { $tokens }.
event-hero-inspires = { $hero } { $room_in } inspiruje. Znów w akcji: { $inspired }.
event-hero-attacks = { $hero } { $shot ->
    [yes] ostrzeliwuje
   *[no] atakuje
  } { $monster_acc } { $room_in }{ $outcome ->
    [gone] {" "}i odsyła { $clan ->
        [dragon] ją
        [witches] ją
       *[other] go
      } do legowiska
    [hurt] : obrażenia { $harm } z { $health }
   *[open] {""}
  }.
event-defended = { x-who } broni{ x-s } kartą { $card }: bez obrażeń.
event-heroes-wait = { $heroes ->
    [one] Aktywny bohater { $room_in } czeka: { $needed ->
        [0] dalej nie ma drogi.
       *[other] skarb wymaga { $needed } bohaterów.
      }
   *[other] { $heroes } aktywnych bohaterów { $room_in } czeka: { $needed ->
        [0] dalej nie ma drogi.
       *[other] skarb wymaga { $needed } bohaterów.
      }
  }
event-heroes-charge = { $heroes ->
    [one] Bohater nic nie znajduje { $origin_in } i szarżuje { $room_to }
   *[other] { $heroes } bohaterów nic nie znajduje { $origin_in } i szarżuje { $room_to }
  }{ $there ->
    [yes] .
   *[no] , bliżej Skarbca.
  }
charged-on = { $heroes ->
    [one] Bohater nic nie znajduje { $origin_in } i szarżuje przez { $via } { $room_to }.
   *[other] { $heroes } bohaterów nic nie znajduje { $origin_in } i szarżuje przez { $via } { $room_to }.
  }
event-treasure-stolen = Bohaterowie kradną skarb wart { $value } { $room_from }. { $effect }: { $text }
event-treasure-taken = Skarb wart { $value } znika { $room_from }.
event-scenario-card = Karta scenariusza: { $card }. { $what }
event-page-spoke = { $when }. { $what }
page-trigger-0 = Zaczyna się druga fala
page-trigger-1 = Pojawił się bohater
page-trigger-2 = Skradziono skarb
page-trigger-3 = Tura się kończy
scenario-holds = czy { $check }? Tak: { $what }.
scenario-fails = czy { $check }? Nie: { $what }.
event-mark-placed = { $mark ->
    [rubble] Gruz zamyka korytarz { $corridor }.
    [flood] Woda zalewa { $room_acc }.
   *[stage] Scena stoi teraz { $room_in }.
  }
event-mark-gone = { $mark ->
    [rubble] Korytarz { $corridor } jest odgruzowany.
    [flood] Woda ustępuje { $room_from }.
   *[stage] Scena znika { $room_from }.
  }
event-champion-restored = Czempion { $room_in } odzyskuje siły i znów jest aktywny.
event-wave-began = Zaczyna się fala { $wave }: wszystkie karty Gildii tworzą nową talię.
event-voted = { x-who } głosuje{ x-s }: { $choice }.
voted = Głosy: { $votes }.
vote-cast = { $seat } – { $choice }
vote-treasure = skarb wart { $value }
event-game-won = { $beaten ->
    [yes] Talia Gildii skończyła się po raz drugi: Loch ocalony!
   *[no] Scenariusz wygrany, a z nim Loch!
  }
event-game-lost = { $stolen ->
    [yes] Skarb wart 4 ginie { $room_from }: Loch stracony.
   *[no] Scenariusz przegrany, a z nim Loch.
  }


## O co się pyta

ask-choose-clan = Wybierz swój klan.
ask-lend-clan = Który wolny klan pożycza Laboratorium swoje karty taktyk?
ask-first-monster = Wystaw swoje pierwsze potwory (zostało: { $left }): w której komnacie?
ask-play = { $cards ->
    [0] { $gamble ->
        [yes] Nie masz kart na ręce: zaryzykuj albo przejdź do wymiany zdobyczy.
       *[no] Nie masz kart na ręce: przejdź do wymiany zdobyczy.
      }
   *[other] { $gamble ->
        [yes] Twoja tura: zagraj kartę, zaryzykuj albo przejdź do wymiany zdobyczy.
       *[no] Twoja tura: zagraj kartę albo przejdź do wymiany zdobyczy.
      }
  }
ask-act = { $card }, do wykorzystania: { $rest }
ask-horde = { $card }: co robi następny potwór ({ $monster } { $room_in })? { $left ->
    [0] To już ostatni.
   *[other] Po nim jeszcze { $left }.
  }
ask-summon = Wystawiasz kolejnego potwora z legowiska? { $most ->
    [0] {""}
    [2] Karta pozwala jeszcze na jednego.
   *[other] Karta pozwala łącznie na { $most }.
  }
ask-exchange = { $cards ->
    [0] Nie masz kart na ręce, więc nie wymienisz zdobyczy{ $gamble ->
        [yes] : zaryzykuj albo przejdź do wtargnięcia bohaterów.
       *[no] .
      }
   *[other] Wymiana zdobyczy: odrzuć kartę, żeby wymienić zdobycze, albo przejdź do wtargnięcia bohaterów.
  }
ask-replace-loot = { $chosen ->
    [0] Która zdobycz trafia na spód talii?
   *[other] Na spód talii: { $cards }. Coś jeszcze?
  }
ask-defend = { $shot ->
    [yes] { $hero } ostrzeliwuje { $monster_acc } { $room_in }.
   *[no] { $hero } atakuje { $monster_acc } { $room_in }.
  } Bronisz?
ask-discard = Każdy gracz odrzuca kartę. Wybierz swoją.
ask-take-tactic = Laboratorium: którą kartę taktyki bierzesz spośród zdobyczy?
ask-pay-builder = Wielki Budowniczy: ile monet płacisz? Nowa komnata dostanie skarb o tej wartości.
ask-choose-project = Wielki Budowniczy: którą komnatę budujesz?
ask-choose-site = Gdzie budujesz { $room_acc } i jak obracasz kafelek?
ask-finish-portal = Wielki Budowniczy: który portal kończysz za monetę?
ask-before-card = { $raid ->
    [0] Koniec wtargnięcia. Zaryzykujesz przed końcem tury?
    [one] Została jedna karta Gildii w tej turze. Zaryzykujesz przed nią?
   *[other] Karty Gildii do końca tury: { $raid }. Zaryzykujesz przed następną?
  }
ask-summon-where = { $left ->
    [one] W rezerwie jest już tylko jedna postać tej klasy ({ $class }): w której komnacie się pojawia? Za drugą komnatę { $heroes } w Lochu wracają do akcji.
   *[other] Przychodzi { $hero_a }: do której komnaty?
  }
ask-next-room = W której komnacie mają teraz działać bohaterowie?
ask-plunder = Wojownik plądruje { $room_acc }: który zasób przepada?
ask-archer-target = Łuczniczka strzela do sąsiedniej komnaty: którego potwora trafia?
ask-hero-attack = Bohaterowie atakują { $room_in }: kto trafia którego potwora?
ask-champion-second = Czempion uderza drugi raz: którego potwora trafia?
ask-exhaust-thief = Bohaterowie kradną skarb { $room_in }: kto się wyczerpuje?
ask-steal-which = Bohaterowie kradną { $room_in }: który skarb najpierw?
ask-losses = Straty { $room_in }: który zasób przepada?
ask-lose-treasure = Skarb o najniższej wartości opuszcza Loch: który?
ask-charge-to = { $known ->
    [yes] Bohaterowie szarżują { $origin_from }: wybierz jedną z najkrótszych dróg.
   *[no] Bohaterowie szarżują dalej: wybierz jedną z najkrótszych dróg.
  }
ask-first-in = Pułapki { $room_in }: kto wchodzi pierwszy?
ask-remove-hero = Który bohater opuszcza Loch?
ask-choose-mark = Która komnata dostaje żeton wydarzenia?
ask-choose-rubble = Który korytarz zamyka gruz?
ask-chance = Która karta Gildii jest na wierzchu?
ask-vote = Głosowanie. { $question }{ $votes ->
    [none] {""}
   *[other] {" "}Dotąd: { $votes }.
  }
vote = { $seat }: { $option }


## Na kogo czeka stół

wait-choose-clan = { $player } wybiera klan.
wait-lend-clan = { $player } wybiera klan, który pożyczy karty Laboratorium.
wait-first-monster = { $player } wystawia pierwsze potwory.
wait-play = { $player } zagrywa karty.
wait-act = { $player } zagrywa kartę { $card }.
wait-horde = { $player } zagrywa kartę { $card }.
wait-summon = { $player } sprowadza potwory z legowiska.
wait-exchange = { $player } może wymienić zdobycze.
wait-replace-loot = { $player } wymienia zdobycze.
wait-defend = { $shot ->
    [yes] { $hero } ostrzeliwuje { $monster_acc } { $room_in }: { $player } może bronić.
   *[no] { $hero } atakuje { $monster_acc } { $room_in }: { $player } może bronić.
  }
wait-discard = { $player } odrzuca kartę.
wait-take-tactic = { $player } wybiera kartę taktyki w Laboratorium.
wait-pay-builder = { $player } płaci Wielkiemu Budowniczemu.
wait-choose-project = { $player } wybiera komnatę do budowy.
wait-choose-site = { $player } wybiera miejsce na nową komnatę.
wait-finish-portal = { $player } wybiera portal do ukończenia.
wait-before-card = { $player } może zaryzykować przed następną kartą Gildii.
wait-summon-where = { $player } decyduje, gdzie pojawi się ostatni bohater z rezerwy.
wait-next-room = { $player } decyduje, w której komnacie działają teraz bohaterowie.
wait-plunder = { $player } decyduje, co zniszczy wojownik.
wait-archer-target = { $player } decyduje, którego potwora trafi łuczniczka.
wait-hero-attack = { $player } decyduje, którego potwora trafią bohaterowie.
wait-champion-second = { $player } decyduje, którego potwora jeszcze trafi czempion.
wait-exhaust-thief = { $player } decyduje, kto się wyczerpie przy kradzieży.
wait-steal-which = { $player } decyduje, który skarb zginie najpierw.
wait-losses = { $player } decyduje, który zasób przepada.
wait-lose-treasure = { $player } decyduje, który skarb opuści Loch.
wait-charge-to = { $player } decyduje, którędy szarżują bohaterowie.
wait-first-in = { $player } decyduje, kto pierwszy wejdzie w pułapki.
wait-remove-hero = { $player } decyduje, który bohater opuści Loch.
wait-choose-mark = { $player } decyduje, która komnata dostanie żeton wydarzenia.
wait-choose-rubble = { $player } decyduje, który korytarz zamknie gruz.
wait-chance = Decyduje przypadek.
wait-vote = { $player } głosuje. { $question }


## Co można odpowiedzieć

confirm-idle-card = { $card } nic teraz nie zrobi. Ta karta daje: { $does } Zagrać ją mimo to?
option-pass = { $kind ->
    [play] Przejdź do wymiany zdobyczy
    [act] Zakończ tę kartę
    [horde] Nic nie rób
    [summon] Wystarczy potworów
    [exchange] Przejdź do wtargnięcia bohaterów
    [replace-loot] Gotowe
    [defend] Nie broń
    [before-card] Nie ryzykuj
   *[other] Spasuj
  }
option-resign = { $seat } rezygnuje
option-choose-clan = { $clan }: { x-monsters }, życie { $health }, na początek { $first } ({ $rooms }); umiejętność: { $skill }
    .short = { $clan }
option-choose-room = { $room }
option-choose-room-next = { $room }: { $step }
    .short = { $room }
option-choose-hero = { $hero } { $room_in }{ $active ->
    [yes] {""}
   *[no] {" "}(bez sił)
  }
option-choose-monster = { $monster_a } { $room_in }
option-choose-card = { $card }
option-choose-card-treasure = Skarb wart { $value } { $room_in }
option-choose-card-tile = { $room }
option-choose-token = { $token }
option-choose-corridor = { $corridor }
option-attack = { $hero } atakuje { $monster_acc }
    .what = { $hero } atakuje
    .where = { $monster_acc }
option-play-card = Zagraj kartę { $card }: { $does }
    .short = Zagraj kartę { $card }
option-gamble = { $cards ->
    [one] Zaryzykuj: odkryj kartę Gildii; bohater trafia do Więzienia; dobierz kartę
    [few] Zaryzykuj: odkryj kartę Gildii; bohater trafia do Więzienia; dobierz { $cards } karty
   *[many] Zaryzykuj: odkryj kartę Gildii; bohater trafia do Więzienia; dobierz { $cards } kart
  }
option-pay-with = Odrzuć kartę { $card }
option-defend-with = Broń kartą { $card }{ $more ->
    [none] {""}
   *[other] {" "}({ $more })
  }
option-move = Rusz { $monster_acc } { $origin_from } { $room_to }{ x-with }
    .what = Rusz { $monster_acc } { $origin_from }
    .where = { $room_to }{ x-with }
option-strike = Uderz { $hero_acc } { $room_in }
option-shoot = Ostrzelaj { $hero_acc } { $room_in }
option-use-room = Aktywuj { $room_acc }: połóż { $token_acc }
option-use-room-card = Aktywuj { $room_acc }: odrzuć { $token_acc }, zdobądź kartę { $card }
    .what = Aktywuj { $room_acc }: odrzuć { $token_acc }
    .where = i zdobądź kartę { $card }
option-use-room-laboratory = Aktywuj Laboratorium: odkryj kartę Gildii dla Więzienia i zdobądź kartę taktyki
option-use-room-builder = { $finishing ->
    [yes] Aktywuj Wielkiego Budowniczego: ukończ portal za monetę
   *[no] Aktywuj Wielkiego Budowniczego: zbuduj komnatę
  }
option-use-skill = Umiejętność: { $skill }
    .what = Użyj umiejętności klanu
    .where = { $skill }
option-use-skill-room = Umiejętność: { $clan ->
    [witches] otwórz portal { $room_in }
    [skeletons] połóż kość { $room_in }
   *[rats] wystaw szczura { $room_in }
  }
    .what = Użyj umiejętności klanu
    .where = { $room_in }
option-use-skill-hero = Umiejętność: { $clan ->
    [lizardfolk] ostrzelaj { $hero_acc } { $room_in }
   *[gnolls] uderz { $hero_acc } { $room_in }
  }
    .what = Użyj umiejętności klanu
    .where = { $hero_acc } { $room_in }
option-use-skill-move = Umiejętność: rusz { $monster_acc } { $origin_from } { $room_to }{ x-with }
    .what = Użyj umiejętności klanu
    .where = { $monster_acc } { $origin_from } { $room_to }{ x-with }
option-finish-portal = Ukończ portal { $room_in }
option-clear-rubble = Odgruzuj korytarz { $corridor }
option-drain = Osusz { $room_acc }
option-draw = Dobierz kartę
option-lay-trap = Połóż pułapkę { $room_in }
option-open-portal = Otwórz portal { $room_in }
option-place-token = Połóż { $token_acc } { $room_in }
option-spend = Odrzuć { $token_acc } { $room_from }
option-summon = { $monster_a } przychodzi { $room_to }
    .what = { $monster_a } przychodzi z legowiska
    .where = { $room_to }
option-reinforce = Szukaj posiłków: { $action }
option-horde = { $monsters } { $room_in }, każdy: { $action }
option-pay-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
option-site = { $beside }, przejścia: { $passages }; korytarze: { $corridors }
    .what = { $beside }
    .where = przejścia: { $passages }; korytarze: { $corridors }

beside-north = Nad komnatą { $room }
beside-east = Na prawo od komnaty { $room }
beside-south = Pod komnatą { $room }
beside-west = Na lewo od komnaty { $room }
side-north = góra
side-east = prawo
side-south = dół
side-west = lewo

## Co bohaterowie robią teraz w komnacie

step-ability = { $hero } używa zdolności swojej klasy
step-check = { $count ->
    [one] { $who } sprawdza komnatę
   *[other] { $who } sprawdzają komnatę
  }{ $traps ->
    [0] {""}
    [one] {" "}(1 pułapka)
   *[other] {" "}(pułapki: { $traps })
  }
step-inspire = { $resting ->
    [0] { $count ->
        [one] { $who } szykuje się do działania
       *[other] { $who } szykują się do działania
      }
    [one] { $count ->
        [one] { $who } inspiruje wyczerpanego bohatera
       *[other] { $who } inspirują wyczerpanego bohatera
      }
   *[other] { $count ->
        [one] { $who } inspiruje wyczerpanych ({ $resting })
       *[other] { $who } inspirują wyczerpanych ({ $resting })
      }
  }
step-attack = { $count ->
    [one] { $who } atakuje
   *[other] { $who } atakują
  }
step-loot = { $count ->
    [one] { $who } kradnie skarb wart { $value }
   *[other] { $who } kradną skarb wart { $value }
  }
step-wait = { $count ->
    [one] { $who } czeka: skarb wymaga { $value } bohaterów
   *[other] { $who } czekają: skarb wymaga { $value } bohaterów
  }
step-charge = { $count ->
    [one] { $who } szarżuje { $rooms_to }
   *[other] { $who } szarżują { $rooms_to }
  }


## Jak to się skończyło

ending-won = { $turns ->
    [one] Obrona trwała { $turns } turę: obie fale odparte, a skarb wart 4 jest bezpieczny.
    [few] Obrona trwała { $turns } tury: obie fale odparte, a skarb wart 4 jest bezpieczny.
   *[many] Obrona trwała { $turns } tur: obie fale odparte, a skarb wart 4 jest bezpieczny.
  }
ending-lost = W turze { $turn }, w fali { $wave }, bohaterowie ukradli { $room_from } skarb wart 4; { $left ->
    [0] talia Gildii tej fali była już pusta
    [one] w talii Gildii tej fali została { $left } karta
    [few] w talii Gildii tej fali zostały { $left } karty
   *[many] w talii Gildii tej fali zostało { $left } kart
  }.
ending-won-early = { $turns ->
    [one] Po { $turns } turze scenariusz jest wygrany, a skarb wart 4 bezpieczny.
   *[other] Po { $turns } turach scenariusz jest wygrany, a skarb wart 4 bezpieczny.
  }
ending-lost-early = W turze { $turn }, w fali { $wave }, scenariusz został przegrany; { $left ->
    [0] talia Gildii tej fali była już pusta
    [one] w talii Gildii tej fali została { $left } karta
    [few] w talii Gildii tej fali zostały { $left } karty
   *[many] w talii Gildii tej fali zostało { $left } kart
  }.
score-treasures = Skarby w Lochu: { $treasures }
score-heroes = Bohaterowie w Lochu: { $heroes }
score-player = { $seat } ({ $clan }): potwory w Lochu: { $there } z { $monsters }


## Stół w terminalu

table-wave = fala { $wave } z { $waves }
table-turn = tura { $turn }
table-guild = Talia Gildii { $deck }
table-raid = { $phase ->
    [raid] wtargnięcie: jeszcze { $raid ->
        [one] { $raid } karta
        [few] { $raid } karty
       *[many] { $raid } kart
      }
   *[other] { $raid ->
        [one] { $raid } karta na turę
        [few] { $raid } karty na turę
       *[many] { $raid } kart na turę
      }
  }
table-gamble = { $gambled ->
    [yes] ryzyko wykorzystane
   *[no] można zaryzykować
  }
table-reserve = Rezerwa
table-loot = Zdobycze
table-loot-empty = nic
table-loot-deck = w talii { $deck }
table-projects = Projekty
table-plans = jeszcze { $plans } w stosie
table-you = ty
table-no-clan = jeszcze bez klanu
table-player = legowisko { $lair } · talia { $deck } · odrzucone { $discard }
table-holds = ręka: { $cards }
table-hand = Twoja ręka
table-hand-rest = Na ręce masz też
table-their-hand = Ręka
table-hand-empty = pusta
table-area = Zagrane w tej turze
table-active-hero = { $hero }!
table-tired-hero = ({ $hero })
table-hurt = { $thing } −{ $harm }
table-health = { $thing } { $health }/{ $most }
table-times = { $thing } ×{ $count }
table-treasure = ◆{ $value }
table-portal = portal
table-portal-unfinished = portal…
table-flooded = woda
table-stage = scena
table-closed = Gruz: { $corridors }
table-welcome = Twój klan: { $clan } ({ x-monsters }, życie { $health }). Umiejętność, za jedną aktywację: { $skill }.
table-scenario = { $scenario }: { $premise }
table-scenario-rules = W tym scenariuszu: { $rules }
table-scenario-card = Karta scenariusza { $card } (×{ $copies }): { $text }
table-clan = Klan: { $clan }; umiejętność: { $skill }
table-monsters = Potwory: { $monsters }
table-lair = legowisko
table-discard = Stos odrzuconych kart
table-discard-empty = pusty
table-guild-discard = Karty Gildii odkryte w tej fali
table-guild-left = W talii Gildii są jeszcze


## Pomoc w terminalu

help-goal = Wygrywacie wszyscy razem, gdy talia Gildii skończy się dwa razy, a przegrywacie razem, gdy bohaterowie ukradną ze Skarbca skarb wart 4.
help-round = Tura: zagraj dowolnie wiele kart z ręki; odrzucaj karty, żeby wymienić zdobycze; dobierz do pięciu kart; potem karty Gildii sprowadzają bohaterów. Każdy nowy bohater używa zdolności swojej klasy, wpada w pułapki, podrywa wyczerpanych bohaterów, a potem atakuje potwora w komnacie albo kradnie skarb, jeśli bohaterów jest dość, albo przy nim czeka, albo szarżuje w stronę Skarbca.
help-table = Ramka to komnata: ◆ i liczba to wartość skarbu, ! to aktywny bohater, (…) wyczerpany, −1 obrażenia, smoczyca 3/5 pozostałe życie, portal… portal nieukończony. Strzałki między komnatami pokazują, którędy szarżują bohaterowie, ═ i ║ to korytarze, którymi nie idą, ▒ to gruz.
help-letters = Pod komnatą jest jej rodzaj, do którego odnoszą się karty Gildii i zasadzki.
help-example = wilk


## Co można wybrać na początku gry

setting-scenario = SCENARIUSZ
    .about = nazwa strony Księgi Lochów albo plik z własną stroną (domyślnie: frogs)
setting-level = POZIOM
    .about = family, challenge albo hardcore (domyślnie: family)
setting-clans = KLANY
    .about = klany kolejnych miejsc, po przecinku; gracze bez klanu wybierają go w grze
setting-vote = GŁOSOWANIE
    .about = głosowanie nad wspólnymi decyzjami; inaczej decyduje aktywny gracz
setting-homebrew = AUTORSKIE
    .about = także autorskie zdobycze: karty Underkeep i jego współtwórców
setting-chronicle = KRONIKA
    .about = seria scenariuszy, w której talie zachowują zdobycze; zaczyna się od pierwszego
games-scenarios = Scenariusze (--scenario)
games-levels = Poziomy trudności (--level)
games-clans = Klany (--clans)
games-chronicles = Kroniki (--chronicle)

chronicle-chapter = { $chronicle }, rozdział { $number } z { $count }: { $name }
chronicle-next = Następny rozdział: { $name }
chronicle-once-more = Te same klany jeszcze raz: { $name }


## Co jest nie tak z przygotowaniem gry, scenariuszem, nazwą, ruchem

error-keep-players = { $players ->
    [one] W Keep the Heroes Out! gra od 1 do 6 osób, a nie { $players } osoba.
    [few] W Keep the Heroes Out! gra od 1 do 6 osób, a nie { $players } osoby.
   *[many] W Keep the Heroes Out! gra od 1 do 6 osób, a nie { $players } osób.
  }
error-names = { $names ->
    [one] Podano { $names } imię, a liczba graczy to { $players }; podaj po jednym dla każdego.
    [few] Podano { $names } imiona, a liczba graczy to { $players }; podaj po jednym dla każdego.
   *[many] Podano { $names } imion, a liczba graczy to { $players }; podaj po jednym dla każdego.
  }
error-no-level = Nie ma poziomu trudności „{ $name }”{ $hint }.
error-no-clan = Nie ma klanu „{ $name }”{ $hint }.
error-clan-twice = Klan { $clan } wybrano dwa razy; każdym klanem może grać tylko jedna osoba.
error-clans = { $clans ->
    [one] Wybrano { $clans } klan, a liczba graczy to { $players }; wybierz najwyżej po jednym dla każdego.
    [few] Wybrano { $clans } klany, a liczba graczy to { $players }; wybierz najwyżej po jednym dla każdego.
   *[many] Wybrano { $clans } klanów, a liczba graczy to { $players }; wybierz najwyżej po jednym dla każdego.
  }
error-decks = { $decks ->
    [one] Podano { $decks } zachowaną talię, a liczba graczy to { $players }; podaj po jednej dla każdego.
    [few] Podano { $decks } zachowane talie, a liczba graczy to { $players }; podaj po jednej dla każdego.
   *[many] Podano { $decks } zachowanych talii, a liczba graczy to { $players }; podaj po jednej dla każdego.
  }
error-decks-clans = Zachowane talie należą do klanów: wybierz też klan każdego gracza.
error-no-card = Nie ma karty „{ $name }”{ $hint }.
error-no-room = Nie ma komnaty „{ $name }”{ $hint }.
error-no-player = Nie ma gracza { $seat }; miejsca mają numery od 0 do { $last }.
error-no-path = Pod „{ $path }” nic nie ma{ $hint }.
error-no-part = Pod { $of } nie ma „{ $name }”{ $hint }.
error-no-move = „{ $words }” to nie ruch{ $hint }; ruchy zapisuje się tak: `pass`, `play X`, `gamble`, `move from treasury to sewers with frog`, `strike rogue in forge`, `activate forge for X`, `use skill in treasury`, `summon in sewers`, `defend with X`, `rogue in forge attacks rats`, `choose X`.
error-no-scenario = W Księdze Lochów nie ma scenariusza „{ $name }”{ $hint }.
error-page-line = Wiersz { $line }: { $sentence }
error-scenario-field = Strona nie ma tu pola „{ $name }”{ $hint }.
error-scenario-lacks = Brakuje pola `{ $name }`; zobacz przykład całej strony.
error-scenario-form = Pole `{ $name }` to musi być { $wanted ->
    [int] liczba całkowita
    [str] tekst w cudzysłowie
    [array] lista w nawiasach kwadratowych
    [object] tabela w nawiasach klamrowych, na przykład {"{"} pl = "..." {"}"}
    [bool] `true` albo `false`
   *[other] zapis jak w przykładzie całej strony
  }.
error-scenario-unreadable = { $kind ->
    [array] Lista nie jest zamknięta albo brakuje w niej przecinka; zapisz ją tak: `["study", "forge"]`.
    [braces] Nawias klamrowy nie jest zamknięty albo brakuje w nim przecinka; zapisz go w jednym wierszu, tak: `{"{"} study = 3, forge = 1 {"}"}`.
    [string] Tekst nie ma cudzysłowu na końcu.
    [equals] Po nazwie pola brakuje znaku `=`.
    [twice] To pole ma już wartość; usuń jedną z dwóch.
    [rest] Po wartości jest w tym wierszu coś jeszcze; usuń resztę albo zapisz ją w osobnym wierszu.
    [value] Nie da się tu odczytać wartości; tekst pisze się w cudzysłowie, a liczbę cyframi.
    [header] Nawiasy wokół nazwy tabeli nie są zamknięte; napisz `[[cards]]` albo `[[moments]]`.
    [escape] Ukośnik `\` w tekście trzeba zapisać podwójnie: `\\`.
    [statement] Wiersz musi zaczynać się od nazwy pola, na przykład `difficulty = 1`, albo być tabelą, na przykład `[[cards]]`.
   *[other] To nie jest strona Księgi Lochów; zobacz przykład całej strony.
  }
error-scenario-no-treasury = Scenariusz „{ $scenario }” nie ma Skarbca; wstaw `treasury` do pola grid.
error-scenario-no-four = W Skarbcu scenariusza „{ $scenario }” musi leżeć skarb wart 4; wpisz `treasury = 4` wśród skarbów.
error-scenario-no-room = Scenariusz „{ $scenario }” wymienia komnatę „{ $name }”, której nie ma{ $hint }.
error-scenario-room-missing = Scenariusz „{ $scenario }” wymienia komnatę { $room }, której nie ma w jego polu grid; dołóż jej kafelek albo wymień inną komnatę.
error-scenario-room-twice = Scenariusz „{ $scenario }” ma komnatę { $room } dwa razy; każda komnata to jeden kafelek.
error-scenario-named-twice = Scenariusz „{ $scenario }” wymienia komnatę { $room } dwa razy w `{ $field }`; wystarczy raz.
error-scenario-turns = Scenariusz „{ $scenario }” obraca kafelek w nieznany sposób: „{ $entry }”; ćwierćobroty zapisuje się od `komnata:0` do `komnata:3`.
error-scenario-cut-off = W scenariuszu „{ $scenario }” żadne korytarze nie prowadzą z komnaty { $room } do Skarbca; obróć kafelki tak, żeby przejścia się spotkały.
error-scenario-no-corridor = Scenariusz „{ $scenario }” zamyka korytarz między { $one } a { $other }, którego nie ma; wymień dwie komnaty, których przejścia się spotykają.
error-scenario-value = Scenariusz „{ $scenario }” kładzie w komnacie { $room } skarb wart { $value }; skarby są warte od 1 do 4.
error-scenario-treasures = Scenariusz „{ $scenario }” potrzebuje więcej skarbów wartych { $value }, niż jest w grze; usuń niektóre.
error-scenario-portals = Scenariusz „{ $scenario }” ma więcej portali, niż jest żetonów; może ich być najwyżej { $most }.
error-scenario-mark = Scenariusz „{ $scenario }” wymienia znacznik „{ $name }”, którego nie ma{ $hint }.
error-scenario-no-path = Scenariusz „{ $scenario }” przesuwa znacznik { $mark } po drodze, ale nie wymienia jej komnat; dodaj pole `path`.
error-scenario-heroes = Scenariusz „{ $scenario }” zaczyna z większą liczbą bohaterów klasy { $kind }, niż jest żetonów; może ich być najwyżej pięcioro.
error-scenario-missing = W scenariuszu „{ $scenario }” stoi `missing = "{ $name }"`; jedyne możliwe słowo to `other`.
error-scenario-class = Scenariusz „{ $scenario }” wymienia klasę „{ $name }”, której nie ma{ $hint }.
error-scenario-symbol = Scenariusz „{ $scenario }” ma kartę z symbolem „{ $name }”, którego nie ma{ $hint }.
error-scenario-symbol-twice = Scenariusz „{ $scenario }” objaśnia symbol { $name } dwa razy; każdy symbol ma jedno znaczenie.
error-scenario-copies = Scenariusz „{ $scenario }” ma złą liczbę kart { $name }: { $copies }; mogą być 1 albo 2.
error-scenario-check = W scenariuszu „{ $scenario }” nie da się odczytać warunku „{ $text }”; warunki wyglądają tak: `always`, `token(frog)@alchemist >= 1`, `heroes@prison >= 2`, `rooms_built >= 9`.
error-scenario-effect = W scenariuszu „{ $scenario }” nie da się odczytać efektu „{ $text }”; efekty wyglądają tak: `remove:frog@alchemist*1`, `each_player_discards:1`, `summon:rogue@forge`, `event_path:flood`.
error-scenario-token = Scenariusz „{ $scenario }” wymienia żeton „{ $name }”, którego nie ma{ $hint }.
error-scenario-no-name = Scenariusz „{ $scenario }” nie ma nazwy; wpisz ją w każdym języku: `name = {"{"} en = "...", pl = "..." {"}"}`.
error-scenario-size = Plan scenariusza „{ $scenario }” jest za duży; może mieć najwyżej { $most } wierszy i kolumn.
error-scenario-blocked-twice = Scenariusz „{ $scenario }” zamyka korytarz między { $one } a { $other } dwa razy; wystarczy raz.
error-scenario-events = Scenariusz „{ $scenario }” zaczyna z większą liczbą żetonów wydarzeń, niż ich jest; gruz, znaczniki i czempion mogą razem zająć { $most }.
error-scenario-finishing = W scenariuszu „{ $scenario }” Wielki Budowniczy kończy portale, a ma też plany; usuń `finishing` albo `builder`.
error-scenario-health = Scenariusz „{ $scenario }” daje klasie { $kind } życie { $health }; wpisz liczbę od 1 do { $most }.
error-scenario-difficulty = Scenariusz „{ $scenario }” ma trudność { $difficulty }; wpisz liczbę od 1 do { $most }.
error-scenario-gamble = W scenariuszu „{ $scenario }” ryzyko daje { $cards } kart; wpisz liczbę od 0 do { $most }.
error-scenario-moment = Scenariusz „{ $scenario }” ma efekty w chwili „{ $name }”, której nie ma{ $hint }.
error-scenario-endless = W scenariuszu „{ $scenario }” każdy nowy bohater sprowadzałby bez końca następnego: „{ $text }”; niech w tej chwili stanie się coś innego.
error-scenario-along = Scenariusz „{ $scenario }” przesuwa znacznik w niemożliwy sposób: „{ $text }”; wpisz `event_next:stage` albo `event_path:flood`.
error-no-chronicle = Nie ma kroniki „{ $name }”{ $hint }.
error-not-in-chronicle = Scenariusz „{ $name }” nie należy do kroniki { $chronicle }; wybierz jeden z jej scenariuszy albo zagraj w niego osobno.
