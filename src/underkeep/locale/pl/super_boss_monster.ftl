### Super Boss Monster po polsku: to, co dodaje do słów Boss Monstera albo mówi inaczej.


## Nazwy rzeczy

game-title = Super Boss Monster
game-about = Wyślij Sługusa do miasta, wzmacniaj komnaty i zwab do podziemi bohaterów z zatłoczonego Miasta.

phase-beginning = Faza Miasta
phase-minion = Faza Sługusów

location-temple = Świątynia
location-stadium = Stadion
location-library = Biblioteka
location-hideout = Kryjówka
location-landing-pad = Lądowisko
location-tavern = Karczma

space-temple-treasure = Świątynia: jeden skarb kapłana
space-temple-special = Świątynia: karta, która została na Rynku
space-temple-summon = Świątynia: wyślij bohatera (+2 życia)
space-stadium-treasure = Stadion: jeden skarb wojownika
space-stadium-special = Stadion: dociągnij kartę komnaty
space-stadium-summon = Stadion: wyślij bohatera (+2 życia)
space-library-treasure = Biblioteka: jeden skarb maga
space-library-special = Biblioteka: dociągnij czar, potem odrzuć czar
space-library-summon = Biblioteka: wyślij bohatera (+2 życia)
space-hideout-treasure = Kryjówka: jeden skarb złodzieja
space-hideout-special = Kryjówka: twoja ostatnia komnata zadaje o 2 obrażenia więcej
space-hideout-summon = Kryjówka: wyślij bohatera (+2 życia)
space-landing-pad-treasure = Lądowisko: jeden skarb odkrywcy
space-landing-pad-special = Lądowisko: przetasuj komnaty jednego stosu
space-landing-pad-summon = Lądowisko: wyślij bohatera (+2 życia)
space-tavern-summon = Karczma: wyślij bohatera z wierzchu stosu (−2 życia)


## Co się dzieje

event-phase-began = { $phase ->
    [build] Zaczyna się faza budowy.
    [minion] Sługusy biorą się do roboty.
    [bait] Bohaterowie w Mieście szukają skarbów.
    [adventure] Zaczyna się faza przygód.
   *[ending] Runda dobiega końca.
  }
event-first-player = { $seat_you ->
    [yes] Teraz to ty masz znacznik pierwszego gracza.
   *[no] { $seat } ma teraz znacznik pierwszego gracza.
  }
event-market-filled = Nowość na Rynku: { $card }.
event-market-taken = { x-who } bierze{ x-s } z Rynku kartę { $card }.
event-market-cleared = Karta { $card } została na Rynku i zostaje odrzucona.
event-hero-pushed = W Mieście brakuje miejsca: { $hero } musi ustąpić.
event-hero-to-location = { $location ->
    [tavern] Bohater { $hero } idzie do Karczmy.
    [landing-pad] Bohater { $hero } czeka na Lądowisku.
    [temple] Bohater { $hero } trenuje w Świątyni.
    [stadium] Bohater { $hero } trenuje na Stadionie.
    [library] Bohater { $hero } trenuje w Bibliotece.
   *[hideout] Bohater { $hero } trenuje w Kryjówce.
  }
event-minion-sent = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  } rusza do miasta. { $where }.
event-minion-sent-home = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  } staje na polu akcji karty { $card }.
event-minion-acts = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  } działa. { $where }.
event-minion-acts-home = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  } uruchamia kartę { $card }.
event-minion-idle = { $seat_you ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $seat }
  } nie ma nic do roboty.
event-hero-summoned = Bohater { $hero } przybywa { x-to-dungeon }; zmiana życia: { $change }.
event-life-token-lost = Bohater { $hero } traci żeton +2 życia.
event-last-room-braced = Ostatnia komnata { $seat_you ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $seat }
  } zadaje do końca rundy o { $damage } obrażenia więcej.
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
event-effect-waits = { $source } czeka na odpowiedzi.
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
title-true = Prawdziwy { $title }


## O co pytamy

ask-build-turn = Twoja tura budowy: połóż zakrytą komnatę albo nic w tej rundzie nie buduj.
ask-market = Weź kartę z Rynku.
ask-send-minion = Dokąd wysyłasz Sługusa? Zadziała po fazie budowy.
ask-summon-hero = { x-about }do czyich podziemi wysyłasz tego bohatera?
ask-put-counter = { x-about }na której komnacie kładziesz znacznik +1?
ask-remove-counter = { x-about }z której swojej komnaty zdejmujesz znacznik +1?
ask-remove-counters = { x-about }z której komnaty znikają wszystkie znaczniki?
ask-move-counter = { x-about }z której komnaty bierzesz znacznik?
ask-take-market = { x-about }którą kartę bierzesz?
ask-take-spell = { x-about }który z tych czarów bierzesz? Pozostałe trafią na spód talii.
ask-stun-room = { x-about }którą komnatę ogłuszasz?
ask-shuffle-stack = Lądowisko: który stos komnat zostaje przetasowany?
ask-respond = Zaraz zadziała { $waiting } gracza { $player }. Chcesz odpowiedzieć?
ask-choose-boss = Kim chcesz zostać? Zaczyna gracz, którego boss ma najwięcej PD.
ask-mulligan-why = { $advanced ->
    [yes] aż cztery wypaśne komnaty
   *[no] aż cztery skarby jednego rodzaju
  }


## Na kogo czeka stół

wait-market = { $player } bierze kartę z Rynku.
wait-send-minion = { $player } wysyła Sługusa.
wait-respond = Coś zagrano: { $player } może odpowiedzieć.


## Co można odpowiedzieć

do-take = Weź kartę { $card }
do-station = { $where }
do-station-card = Twoja karta { $card }


## Jak się skończyło

ending-souls-first = W rundzie { $round } ktoś miał dziesięć dusz i policzono dusze i rany wszystkich.
ending-deck = Nie został już żaden bohater; po rundzie { $round } policzono dusze i rany wszystkich.
ending-solo = { $score ->
    [one] { $points } punkt po rundzie { $round }: { $title }.
    [few] { $points } punkty po rundzie { $round }: { $title }.
   *[many] { $points } punktów po rundzie { $round }: { $title }.
  }
ending-solo-resigned = Poddałeś grę w rundzie { $round }.


## Czego nie można wybrać

complaint-super-players = Super Boss Monster jest dla 1 do 6 graczy, nie dla { $players }.
complaint-super-five = Dla { $players } graczy Super Boss Monster potrzebuje Twardego lądowania (CRL).
complaint-solo-sets = W pojedynkę gra się tylko kartami Super Boss Monstera, nie zestawami { $sets }.
complaint-challenge-alone = Tryb wyzwania jest dla jednego gracza, nie dla { $players }.
setting-mixed-heroes = mieszani-bohaterowie
    .about = bohaterowie wszystkich wybranych zestawów przychodzą razem
