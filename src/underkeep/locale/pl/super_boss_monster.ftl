### Super Boss Monster po polsku: to, co dodaje do słów Boss Monstera albo mówi inaczej.


## Gramatyka tego katalogu

x-minion = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  }


## Nazwy rzeczy

game-title = Super Boss Monster
game-about = Wysyłaj Sługusa w miasto, wzmacniaj komnaty i zwab do podziemi bohaterów z zatłoczonego miasta.

phase-beginning = Faza miasta
phase-minion = Faza Sługusów
phase-adventure = Faza przygody

about-hero = { $epic ->
    [yes] legendarny bohater
   *[no] bohater
  }, { $class }, życie { $health }
spell-adventure = faza przygody
spell-both = faza budowy i faza przygody

location-temple = Świątynia
location-stadium = Stadion
location-library = Biblioteka
location-hideout = Kryjówka
location-landing-pad = Lądowisko
location-tavern = Karczma

space-temple-treasure = jeden skarb dla kapłanów
space-temple-special = karta, która została na Rynku
space-temple-summon = bohater rusza w drogę (+2 do życia)
space-stadium-treasure = jeden skarb dla wojowników
space-stadium-special = karta komnaty z talii
space-stadium-summon = bohater rusza w drogę (+2 do życia)
space-library-treasure = jeden skarb dla magów
space-library-special = czar z talii, potem odrzuć jeden
space-library-summon = bohater rusza w drogę (+2 do życia)
space-hideout-treasure = jeden skarb dla złodziei
space-hideout-special = +2 do obrażeń ostatniej komnaty
space-hideout-summon = bohater rusza w drogę (+2 do życia)
space-landing-pad-treasure = jeden skarb dla odkrywców
space-landing-pad-special = tasowanie jednego stosu komnat
space-landing-pad-summon = bohater rusza w drogę (+2 do życia)
space-tavern-summon = bohater z wierzchu stosu rusza w drogę (−2 do życia)


## Co się dzieje

event-phase-began = { $phase ->
    [build] Zaczyna się faza budowy.
    [minion] Sługusy biorą się do roboty.
    [bait] Bohaterowie w mieście wypatrują skarbów.
    [adventure] Zaczyna się faza przygody.
   *[ending] Runda dobiega końca.
  }
event-cards-left-out = W grze solo te karty zostają w pudełku: { $cards }.
event-first-player = { x-who } ma{ x-s } teraz znacznik pierwszego gracza.
event-market-filled = Nowość na Rynku: { $card }.
event-market-taken = { x-who } bierze{ x-s } z Rynku kartę { $card }.
event-market-cleared = Karta { $card } trafia z Rynku na stos odrzuconych kart.
event-hero-pushed = W mieście brakuje miejsca: { $hero } musi ustąpić.
event-hero-to-location = Bohater { $hero } idzie { $location ->
    [temple] trenować do Świątyni
    [stadium] trenować na Stadion
    [library] trenować do Biblioteki
    [hideout] trenować do Kryjówki
    [landing-pad] na Lądowisko
   *[tavern] do Karczmy
  }.
event-hero-stayed = Bohater { $hero } nie daje się zwabić i zostaje w mieście.
event-minion-sent = { x-minion } idzie { $location ->
    [temple] do Świątyni
    [stadium] na Stadion
    [library] do Biblioteki
    [hideout] do Kryjówki
    [landing-pad] na Lądowisko
   *[tavern] do Karczmy
  }: { $what }.
event-minion-sent-home = { x-minion } staje na polu akcji karty { $card }.
event-minion-acts = { x-minion } działa { $location ->
    [temple] w Świątyni
    [stadium] na Stadionie
    [library] w Bibliotece
    [hideout] w Kryjówce
    [landing-pad] na Lądowisku
   *[tavern] w Karczmie
  }.
event-minion-acts-home = { x-minion } uruchamia kartę { $card }.
event-minion-idle = { x-minion } nie ma nic do roboty.
event-hero-summoned = Bohater { $hero } dostaje żeton życia: { $change }.
event-life-token-lost = Bohater { $hero } traci żeton życia +2.
event-last-room-braced = Ostatnia komnata { $seat_you ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $seat }
  } zadaje do końca rundy o { x-damage-acc } więcej.
event-room-stunned = Komnata { $room } { x-in-dungeon } jest ogłuszona do końca rundy.
event-stack-shuffled = Komnaty jednego stosu { x-in-dungeon } zostają przetasowane; na wierzchu leży teraz { $room }.
event-tokens-put = { $taken ->
    [yes] { $tokens ->
        [one] Z karty { $card } znika znacznik.
        [few] Z karty { $card } znikają { $tokens } znaczniki.
       *[many] Z karty { $card } znika { $tokens } znaczników.
      }
   *[no] { $tokens ->
        [one] Na kartę { $card } trafia znacznik +1.
        [few] Na kartę { $card } trafiają { $tokens } znaczniki +1.
       *[many] Na kartę { $card } trafia { $tokens } znaczników +1.
      }
  }
event-effect-waits = Karta { $source } czeka na reakcje.
event-solo-over = { $why ->
    [0] Pięć ran to za dużo: gra skończona.
    [1] Bohater trafił do Karczmy: gra kończy się natychmiast.
   *[2] Nie przyjdzie już żaden bohater: gra skończona.
  } { $score ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: { $title }.


## Tytuły trybu solo

title-failure = Porażka
title-kobold = Kobold
title-minion = Sługus
title-mini-boss = Mini Boss
title-boss = Boss
title-fair-boss = Niezły Boss
title-dungeon-sultan = Sułtan Podziemi
title-boss-monster = Boss Monster
title-great-boss = Wielki Boss
title-dungeon-master = Mistrz Podziemi
title-ultimate = Wielki Ostateczny Mistrz Podziemi
title-true = { $which ->
    [failure] Prawdziwa { $title }
   *[other] Prawdziwy { $title }
  }

contest-solo = Solo
    .about = Zwykłe zasady dla jednej osoby.
contest-challenge = Tryb wyzwania
    .about = Każdy bohater w mieście potrzebuje o jeden swój skarb więcej.


## O co pytamy

ask-build-turn = { $builds ->
    [0] Możesz położyć jeszcze jedną komnatę, ale tylko na innej.
   *[other] Połóż zakrytą komnatę albo pomiń budowę.
  }
ask-window-first = Zaczyna się faza budowy. Użyjesz najpierw czaru lub zdolności?
ask-window-next = Zaraz kładziesz komnatę. Użyjesz najpierw czaru lub zdolności?
ask-window-last = Komnaty zaraz zostaną odkryte. Reagujesz?
ask-market = Weź kartę z Rynku.
ask-send-minion = Dokąd wysyłasz Sługusa? Zadziała po fazie budowy.
ask-summon-hero = { x-about }wybierz podziemia, do których wysyłasz tego bohatera.
ask-put-counter = { x-about }wybierz komnatę na znacznik +1.
ask-remove-counter = { x-about }wybierz swoją komnatę, z której zdejmujesz znacznik +1.
ask-remove-counters = { x-about }wybierz komnatę, z której znikną wszystkie znaczniki.
ask-move-counter = { x-about }wybierz komnatę, z której bierzesz znacznik.
ask-take-market = { x-about }wybierz kartę, którą bierzesz.
ask-take-spell = { x-about }wybierz czar; pozostałe trafią na spód talii.
ask-stun-room = { x-about }wybierz komnatę do ogłuszenia.
ask-shuffle-stack = Lądowisko: wybierz stos komnat do przetasowania.
ask-respond = Zaraz zadziała { $player_you ->
    [yes] twoja karta { $waiting }
   *[no] karta { $waiting } gracza { $player }
  }. Reagujesz?
ask-choose-boss = Wybierz bossa. Zaczyna boss z największą liczbą PD.
ask-choose-boss-alone = Wybierz bossa.
ask-first-room-alone = Możesz zacząć od jednej typowej komnaty przy bossie.
ask-mulligan-why = { $advanced ->
    [yes] cztery wypaśne komnaty
   *[no] co najmniej cztery skarby jednego rodzaju
  }


## Na kogo czeka stół

wait-window-first = Zaczyna się faza budowy: { x-may-respond }
wait-window-last = Komnaty zaraz zostaną odkryte: { x-may-respond }
wait-market = { $player } bierze kartę z Rynku.
wait-send-minion = { $player } wysyła Sługusa.
wait-respond = Zaraz zadziała efekt: { x-may-respond }


## Co można odpowiedzieć

option-take = Weź kartę { $card }
option-station = { $location }: { $what }
    .what = { $location }
    .where = { $what }
option-station-card = Twoja karta { $card }
pass-put-counter = Nie kładź więcej znaczników
pass-move-counter = Nie przenoś więcej znaczników
pass-stun-room = Niczego nie ogłuszaj
pass-send-minion = Zostaw Sługusa w domu


## Jak się skończyło

ending-souls-first = W rundzie { $round } { $seat_you ->
    [yes] masz
   *[no] { $seat } ma
  } { x-souls-acc }. Decydują dusze minus rany.
ending-deck = Zabrakło bohaterów (rozegrane rundy: { $round }). Zdecydowały dusze minus rany.
ending-solo = { $why ->
    [0] Pięć ran: gra skończyła się po rundzie { $round }.
    [1] W rundzie { $round } bohater trafił do Karczmy i gra skończyła się natychmiast.
   *[2] Po rundzie { $round } nie było już bohaterów.
  } { $score ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
ending-solo-resigned = Gra została poddana w rundzie { $round }.


## Co można wybrać na początku gry

setting-mixed-heroes = MIESZANI
    .about = bohaterowie wszystkich wybranych zestawów przychodzą razem


## Czego nie można wybrać

error-super-players = { $players ->
    [one] W Super Boss Monster gra od 1 do 6 osób, a nie { $players } osoba.
    [few] W Super Boss Monster gra od 1 do 6 osób, a nie { $players } osoby.
   *[many] W Super Boss Monster gra od 1 do 6 osób, a nie { $players } osób.
  }
error-super-five = Gdy gra { $players } osób, Super Boss Monster wymaga dodatku Twarde Lądowanie (CRL).
error-solo-heroes = W grze solo są tylko bohaterowie z Super Boss Monster, a nie z { $sets }.
error-challenge-alone = { $players ->
    [few] Tryb wyzwania jest dla jednej osoby, a grają { $players } osoby.
   *[many] Tryb wyzwania jest dla jednej osoby, a gra { $players } osób.
  }


## Kosztowne pomyłki

confirm-last-wound = Bohater { $hero } do ciebie dotrze: { x-wounds }, a z pięcioma gra kończy się po tej rundzie. { x-last-moment } Pasujesz?


## Przy jakich okazjach gra pyta

super-boss-monster-occasion-turn = { boss-monster-occasion-turn }
    .about = { boss-monster-occasion-turn.about }
super-boss-monster-occasion-before-build = Zanim zbuduję
    .about = Twój czar albo zdolność coś ci da, a zaraz kładziesz komnatę.
super-boss-monster-occasion-aimed = { boss-monster-occasion-aimed }
    .about = { boss-monster-occasion-aimed.about }
super-boss-monster-occasion-entering = { boss-monster-occasion-entering }
    .about = { boss-monster-occasion-entering.about }
super-boss-monster-occasion-fate = { boss-monster-occasion-fate }
    .about = { boss-monster-occasion-fate.about }
super-boss-monster-occasion-own-fate = { boss-monster-occasion-own-fate }
    .about = { boss-monster-occasion-own-fate.about }
super-boss-monster-occasion-own-room = { boss-monster-occasion-own-room }
    .about = { boss-monster-occasion-own-room.about }
super-boss-monster-occasion-last-build = { boss-monster-occasion-last-build }
    .about = { boss-monster-occasion-last-build.about }
super-boss-monster-occasion-waiting = { boss-monster-occasion-waiting }
    .about = { boss-monster-occasion-waiting.about }
super-boss-monster-occasion-negate = { boss-monster-occasion-negate }
    .about = { boss-monster-occasion-negate.about }
super-boss-monster-occasion-last-chance = { boss-monster-occasion-last-chance }
    .about = Po tej rundzie wygra inny gracz albo skończy się twoja gra solo, a możesz to zmienić.

## Karty, które nie biorą udziału w grze

left-out-alone = Karty, które wymagają przeciwników, zostają w pudełku w grze solo: { $kinds } ({ $sets }).
left-out-star-heroes = Wszyscy bohaterowie pochodzą z jednego zestawu; w pudełku zostają: { $kinds } ({ $sets }).
