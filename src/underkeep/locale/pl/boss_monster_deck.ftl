# Kreator talii Boss Monster.

## Rodzaje kart jako nagłówki

own-room = Komnaty
own-miniboss = Minibossowie
own-spell = Czary
own-boss = Bossowie
own-hero = Bohaterowie
own-item = Przedmioty
own-text = Talia do Boss Monster. W każdym wierszu jest liczba, karta i jej zestaw; wiersze z # to uwagi.


## Co powinno być w równowadze

own-part-rooms = Komnaty
own-part-treasure = Skarby na komnatach
own-part-types = Rodzaje komnat
own-part-spells = Czary
own-part-bosses = Bossowie
own-part-heroes = Bohaterowie
own-part-classes = Bohaterowie według klas
own-part-items = Przedmioty
own-part-whole = Cała talia
own-part-left-out = Karty poza grą

own-bar-ordinary = typowe
own-bar-advanced = wypaśne
own-bar-minibosses = minibossowie
own-bar-common = typowi
own-bar-epic = legendarni
own-bar-monsters = potwory
own-bar-traps = pułapki
own-bar-build = faza budowy
own-bar-adventure = faza przygód
own-bar-both = obie fazy
own-bar-universal = dla każdego
own-bar-cleric = kapłan
own-bar-fighter = wojownik
own-bar-mage = mag
own-bar-thief = złodziej
own-bar-explorer = odkrywca


## Warto wiedzieć

own-note-bosses = W talii nie ma bossów: rozdaje się wszystkich z jej zestawów.
own-note-heroes = W talii nie ma bohaterów: grają ci z zestawu { $set }.
own-note-coins = W grze są monety i minibossowie, bo są karty z RMB lub VOV.
own-note-items = W grze są przedmioty.


## Co mogłoby być lepiej

own-warn-rooms = { $rooms ->
    [0] Brak komnat; zestaw podstawowy ma ich około 75.
    [one] { $rooms } komnata szybko się skończy; zestaw podstawowy ma ich około 75.
    [few] { $rooms } komnaty szybko się skończą; zestaw podstawowy ma ich około 75.
   *[many] { $rooms } komnat szybko się skończy; zestaw podstawowy ma ich około 75.
  }
own-warn-advanced = { $many ->
    [many] Dużo wypaśnych komnat: { $advanced } na { $ordinary } typowych. Poradnik zaleca 2 na każde 5 lub 6, tutaj około { $wanted }.
   *[few] Mało wypaśnych komnat: { $advanced } na { $ordinary } typowych. Poradnik zaleca 2 na każde 5 lub 6, tutaj około { $wanted }.
  }
own-warn-treasure = { $rare ->
    [yes] Rzadki skarb, { $treasure }: liczba komnat { $count }, a zwykle jest ich { $usual }. Doświadczeni gracze robią tak celowo.
   *[no] Częsty skarb, { $treasure }: liczba komnat { $count }, a zwykle jest ich { $usual }.
  }
own-warn-types = Komnaty potworów: { $monsters }, komnaty pułapek: { $traps }. Jednych i drugich powinno być mniej więcej tyle samo.
own-warn-spells = { $spells ->
    [0] Brak czarów; zestaw podstawowy ma ich około 30.
    [one] { $spells } czar szybko się skończy; zestaw podstawowy ma ich około 30.
    [few] { $spells } czary szybko się skończą; zestaw podstawowy ma ich około 30.
   *[many] { $spells } czarów szybko się skończy; zestaw podstawowy ma ich około 30.
  }
own-warn-bosses = { $rare ->
    [yes] Mało bossów, { $treasure }: { $count }, a zwykle jest ich { $usual }.
   *[no] Dużo bossów, { $treasure }: { $count }, a zwykle jest ich { $usual }.
  }
own-warn-heroes = Dla { $players } graczy: { $ordinary } typowych i { $epic } legendarnych bohaterów z klasą; poradnik zaleca { $wanted_ordinary } i { $wanted_epic }.
own-warn-classes = { $rare ->
    [yes] Mało bohaterów, { $treasure }: { $count }, a zwykle jest ich { $usual }.
   *[no] Dużo bohaterów, { $treasure }: { $count }, a zwykle jest ich { $usual }.
  }
own-warn-health = { $rare ->
    [yes] Słabi bohaterowie, { $treasure }: razem { $count } życia, a zwykle jest { $usual }.
   *[no] Silni bohaterowie, { $treasure }: razem { $count } życia, a zwykle jest { $usual }.
  }
own-warn-items = Karty z THK lub IOD potrzebują przedmiotów, ale w talii ich nie ma.


## Talia w słowach

own-name = Własna talia
own-about = komnaty: { $rooms }, czary: { $spells }


## Co jest nie tak

error-own-copies = { $copies ->
    [one] Jest { $copies } egzemplarz karty { $card }, a talia wymienia { $listed }.
    [few] Są { $copies } egzemplarze karty { $card }, a talia wymienia { $listed }.
   *[many] Jest { $copies } egzemplarzy karty { $card }, a talia wymienia { $listed }.
  }
error-own-card = Żadna karta nie ma klucza „{ $name }”{ $hint }.
error-own-set = Wiersz { $line }: nie ma zestawu „{ $set }” (są: { $sets }).
error-own-line = Wiersz { $line }: nie ma karty „{ $name }”{ $hint }.
error-own-several = Wiersz { $line }: kartę „{ $name }” ma kilka zestawów; napisz, o który chodzi: { $sets }.
error-own-few = { $kind ->
    [room] Dla { $players } graczy talia musi mieć co najmniej { $needed } kart komnat; ta ma { $cards }.
    [spell] Dla { $players } graczy talia musi mieć co najmniej { $needed } czarów; ta ma { $cards }.
   *[hero] Dla { $players } graczy talia musi mieć co najmniej { $needed } bohaterów; ta ma { $cards }.
  }
error-deck-code = Ten kod talii jest błędny: jakaś litera jest zła, brakuje litery albo kod powstał dla innych kart. Skopiuj go jeszcze raz, od BM1 do końca.
error-deck-code-card = Ten kod talii zawiera kartę z zestawu { $set }, której ta wersja Underkeep nie ma. Zaktualizuj Underkeep albo ułóż talię jeszcze raz bez tej karty.
error-own-what = Nie ma gotowej talii ani pliku „{ $name }”{ $hint }; kod zaczyna się od BM1.
