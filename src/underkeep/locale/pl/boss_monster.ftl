### Boss Monster po polsku. Nazwy i opisy kart: boss_monster_bmr.ftl i boss_monster_tnl.ftl.
### Nazwy kart i imiona graczy zostają w mianowniku: „na komnatę Otwarty grób”, „podziemia gracza Ann”.


## Gramatyka tego katalogu: kto, komu, końcówka czasownika (3. osoba + „sz” daje 2. osobę)

x-who = { $seat_you ->
    [yes] {""}
   *[no] { $seat }
  }
x-s = { $seat_you ->
    [yes] sz
   *[no] {""}
  }
x-owner = { $dungeon_you ->
    [yes] {""}
   *[no] { $dungeon }
  }
x-owner-s = { $dungeon_you ->
    [yes] sz
   *[no] {""}
  }
x-owner-gen = { $dungeon_you ->
    [yes] ciebie
   *[no] gracza { $dungeon }
  }
x-to-dungeon = { $dungeon_you ->
    [yes] do twoich podziemi
   *[no] do podziemi gracza { $dungeon }
  }
x-of-dungeon = { $dungeon_you ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $dungeon }
  }
x-in-dungeon = { $dungeon_you ->
    [yes] w twoich podziemiach
   *[no] w podziemiach gracza { $dungeon }
  }
x-card = { $card_known ->
    [yes] kartę { $card }
   *[no] { $card_kind ->
        [room] kartę komnaty
        [spell] czar
        [item] przedmiot
       *[other] kartę
      }
  }
x-on-target = { $target_kind ->
    [room] na komnatę { $target }
    [hero] na bohatera { $target }
    [item] na przedmiot { $target }
   *[other] na kartę { $target }
  }
x-souls = { $souls ->
    [one] { $souls } dusza
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }
x-souls-acc = { $souls ->
    [one] { $souls } duszę
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }
x-coins-acc = { $coins ->
    [one] monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }
x-wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }
x-wounds-acc = { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }
x-damage-acc = { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  }


## Nazwy rzeczy

game-title = Boss Monster
game-about = Zwab bohaterów skarbami do swoich podziemi i dopilnuj, żeby żaden nie wyszedł z nich żywy.

phase-setup = Przygotowanie
phase-beginning = Początek rundy
phase-build = Faza budowy
phase-bait = Faza przynęty
phase-adventure = Faza przygód
phase-ending = Koniec rundy

class-cleric = kapłan
class-fighter = wojownik
class-mage = mag
class-thief = złodziej
class-explorer = odkrywca
class-none = bez klasy
treasure-letters = KWMZO

kind-boss = boss
kind-room = komnata
kind-spell = czar
kind-hero = bohater
kind-miniboss = miniboss
kind-item = przedmiot
unknown-boss = boss
unknown-hero = bohater
unknown-room = karta komnaty
unknown-spell = czar
unknown-item = przedmiot
monster-room = potwory
trap-room = pułapki
spell-build = faza budowy
spell-adventure = faza przygód
spell-both = faza budowy i faza przygód


## Karty w jednym wierszu

about-room = { $advanced ->
    [yes] wypaśna komnata ({ $type })
   *[no] komnata ({ $type })
  }, obrażenia { $damage }, skarby { $treasure }
about-room-short = { $advanced ->
    [yes] wyp. { $type } { $damage } { $treasure }
   *[no] { $type } { $damage } { $treasure }
  }
about-spell-short = { $when ->
    [build] budowa
    [adventure] przygody
   *[both] budowa lub przygody
  }
about-level = Poziom { $level }: { $text }
about-sides =
    Bohater: { $carried }
    Boss: { $text }
about-miniboss = miniboss
about-item = { $universal ->
    [yes] przedmiot dla każdego
   *[no] przedmiot, skarby { $treasure }
  }
about-portable = { $about }, przenośna
about-boss = boss, { $xp } PD, skarby { $treasure }
about-spell = czar ({ $phases })
about-hero = { $epic ->
    [yes] legendarny bohater
   *[no] bohater
  }, { $class }, życie { $health }
no-ability = Bez zdolności.


## Co się dzieje

event-round-began = Zaczyna się runda { $round }.
event-phase-began = { $phase ->
    [build] Zaczyna się faza budowy.
    [bait] Bohaterowie w mieście wypatrują skarbów.
    [adventure] Zaczyna się faza przygód.
   *[ending] Runda dobiega końca.
  }
event-boss-chosen = { x-who } wybiera{ x-s } bossa: { $boss }.
event-took-mulligan = { x-who } wymienia{ x-s } początkowe karty.
event-hero-arrived = Do miasta przybywa { $hero } ({ $hero_class }, życie { $hero_health }).
event-drew = { x-who } dociąga{ x-s } { x-card }.
event-discarded = { x-who } odrzuca{ x-s } { x-card }.
event-took-from-discard = { x-who } bierze{ x-s } { x-card } ze stosu odrzuconych kart.
event-took-from-player = { x-who } zabiera{ x-s } { x-card } { $victim_you ->
    [yes] tobie
   *[no] graczowi { $victim }
  }.
event-gave-card = { x-who } oddaje{ x-s } { x-card } { $to_you ->
    [yes] tobie
   *[no] graczowi { $to }
  }.
event-found-in-deck = { x-who } przegląda{ x-s } talię i bierze{ x-s } { x-card }.
event-looked-at-hand = { x-who } ogląda{ x-s } { $victim_you ->
    [yes] twoje karty
   *[no] karty gracza { $victim }
  }.
event-showed-card = { x-who } pokazuje{ x-s } { x-card }.
event-deck-renewed = { $spells ->
    [yes] Talia czarów była pusta: odrzucone czary tworzą nową.
   *[no] Talia komnat była pusta: odrzucone karty komnat tworzą nową.
  }
event-room-placed = { x-who } kładzie{ x-s } zakrytą { x-card } { $own ->
    [yes] { $new_place ->
        [yes] na nowym miejscu
       *[no] na innej komnacie
      }
   *[no] { x-in-dungeon }
  }.
event-room-taken-back = { x-who } bierze{ x-s } z powrotem na rękę { x-card }.
event-room-revealed = { x-owner } odkrywa{ x-owner-s } komnatę { $room }.
event-room-built = { x-owner } od razu buduje{ x-owner-s } komnatę { $room }.
event-building-forbidden = W tej rundzie nikt już nie może budować.
event-levelled-up = { $seat_you ->
    [yes] Twój boss { $boss } awansuje!
   *[no] { $boss }, boss gracza { $seat }, awansuje!
  }
event-effect-began = Działa zdolność karty { $source }.
event-spell-cast = { x-who } rzuca{ x-s } czar { $spell }.
event-spell-cast-on = { x-who } rzuca{ x-s } czar { $spell } { x-on-target }.
event-spell-cast-at = { x-who } rzuca{ x-s } czar { $spell }; jego celem { $target_you ->
    [yes] jesteś ty
   *[no] jest gracz { $target }
  }.
event-ability-used = { x-who } używa{ x-s } karty { $source }.
event-ability-used-on = { x-who } używa{ x-s } karty { $source } { x-on-target }.
event-effect-waits = { $source } zadziała, gdy wszyscy spasują.
event-negated = { x-who } neguje{ x-s } { $spell_kind ->
    [spell] czar
   *[other] zdolność karty
  } { $spell } kartą { $source }.
event-fizzled = { $source } nie ma już celu i nic nie robi.
event-room-destroyed = Komnata { $room } { x-in-dungeon } zostaje zniszczona.
event-room-uncovered = Spod niej wyłania się komnata { $room }.
event-room-deactivated = Komnata { $room } { x-in-dungeon } jest dezaktywowana do końca rundy.
event-room-reactivated = Komnata { $room } { x-in-dungeon } znów jest aktywna.
event-room-boosted = Komnata { $room } ma do końca rundy { $change } do obrażeń.
event-dungeon-boosted = Wszystkie komnaty { x-in-dungeon } mają do końca rundy { $change } do obrażeń.
event-monsters-roused = Komnaty potworów { x-in-dungeon } mają do końca rundy { $change } do obrażeń.
event-treasure-doubled = Skarby na komnatach { x-in-dungeon } liczą się do końca rundy podwójnie.
event-treasure-added = Komnata { $room } ma do końca rundy dodatkowy skarb: { $treasure }.
event-treasure-lost = Komnata { $room } nie ma do końca rundy żadnych skarbów.
event-room-silenced = Komnata { $room } nie ma do końca rundy zdolności.
event-rooms-swapped = Komnaty { $first } i { $second } { x-in-dungeon } zamieniają się miejscami.
event-treasure-exchanged = Komnaty { $first } i { $second } wymieniają się skarbami, dopóki obie są widoczne.
event-ability-copied = { $boss } ma od tej pory zdolność bossa { $model }.
event-dungeon-reversed = Komnaty { x-in-dungeon } leżą teraz w odwrotnej kolejności.
event-rooms-drilled = { $monster ->
    [yes] Typowe komnaty potworów
   *[no] Typowe komnaty pułapek
  } { x-in-dungeon } mają do końca rundy +1 do obrażeń.
event-treasure-translated = Skarby odkrywców { x-in-dungeon } liczą się do końca rundy także jako inny skarb: { $treasure }.
event-hero-warded = Do końca rundy bohatera { $hero } może wskazać jako cel tylko { $seat_you ->
    [yes] twoja karta
   *[no] karta gracza { $seat }
  }.
event-item-dropped = Bohater { $hero } traci przedmiot { $item }.
event-item-taken = { x-who } zabiera{ x-s } przedmiot { $item } { $victim_you ->
    [yes] z twojego obszaru punktacji
   *[no] z obszaru punktacji gracza { $victim }
  }.
event-item-looked-at = { x-who } ogląda{ x-s } wierzchnią kartę talii przedmiotów{ $item_known ->
    [yes] : { $item }
   *[no] {""}
  }.
event-item-put-under = { x-who } kładzie{ x-s } wierzchnią kartę talii przedmiotów na spód.
event-hero-lured = Bohater { $hero } daje się zwabić { x-to-dungeon }.
event-hero-stayed = Bohater { $hero } zostaje w mieście: żadne podziemia nie oferują najwięcej.
event-hero-shunned = Bohater { $hero } w tej rundzie nie da się zwabić i zostaje w mieście.
event-hero-put-off = Bohater { $hero } nie da się w tej rundzie zwabić.
event-fountain-opened = Komnata { $room } nie zadaje w tej rundzie obrażeń, a każdemu wchodzącemu bohaterowi dodaje 1 życie.
event-party-gathered = Każdy bohater, który w tej rundzie wejdzie { x-to-dungeon }, ma o 1 życie więcej.
event-shortcut-shown = Bohater { $hero } ominie { $rooms ->
    [one] następną komnatę
    [few] { $rooms } następne komnaty
   *[many] { $rooms } następnych komnat
  }.
event-hero-set-out = Bohater { $hero } wkracza { x-to-dungeon }.
event-hero-kept-out = Bohater { $hero } musi czekać przy wejściu { x-to-dungeon }.
event-hero-entered = Bohater { $hero } wchodzi do komnaty { $room }.
event-hero-hurt = { $damage ->
    [0] Bohater { $hero } nie otrzymuje obrażeń (życie { $health }).
   *[other] { $alive ->
        [yes] Bohater { $hero } otrzymuje { x-damage-acc } (życie { $health }).
       *[no] Bohater { $hero } otrzymuje { x-damage-acc }, a to śmiertelna dawka.
      }
  }
walk = Bohater { $hero } idzie dalej: { $steps }.
walk-in = Bohater { $hero } wkracza { x-to-dungeon }: { $steps }.
walk-step = { $alive ->
    [yes] { $room } −{ $damage } (zostaje { $health })
   *[no] { $room } −{ $damage } (śmierć)
  }
event-hero-strengthened = Bohater { $hero } zyskuje +{ $more } do życia (ma teraz { $health }).
event-hero-sent-back = Bohater { $hero } cofa się do komnaty { $room }.
event-hero-moved-on = Komnata wali się, a bohater { $hero } pędzi dalej, do komnaty { $room }.
event-hero-passed-over = Bohater { $hero } omija komnatę { $room }.
event-hero-died = Bohater { $hero } ginie: { x-souls } dla { x-owner-gen }.
event-hero-survived = Bohater { $hero } uchodzi z życiem i dociera do bossa: { x-wounds } dla { x-owner-gen }.
event-hero-to-town = Bohater { $hero } wraca do miasta.
event-hero-to-entrance = Bohater { $hero } staje przy wejściu { x-to-dungeon }.
event-hero-removed = Bohater { $hero } zostaje usunięty z gry.
event-soul-became-wound = Bohater { $hero } { $seat_you ->
    [yes] na twoim obszarze punktacji
   *[no] na obszarze punktacji gracza { $seat }
  } powstaje z martwych: dusze zmieniają się w rany.
event-wound-healed = { x-who } leczy{ x-s } ranę: bohater { $hero } liczy się teraz jako dusze.
event-dungeon-barred = Do końca rundy żaden bohater nie wejdzie { x-to-dungeon }.
event-first-room-skipped = Do końca rundy bohaterowie, którzy wchodzą { x-to-dungeon }, pomijają pierwszą komnatę.
event-heroes-untouched = Do końca rundy zdolności komnat i minibossów { x-in-dungeon } nie działają na bohaterów.
event-spells-taxed = Do końca rundy każdy { $seat_you ->
    [yes] twój czar
   *[no] czar gracza { $seat }
  } kosztuje monetę.
event-card-turned-over = Z talii komnat odkryto: { $card }.
event-victory-denied = { x-who } nie może{ x-s } wygrać dzięki duszom na koniec tej rundy.
event-defeated = { x-who } przegrywa{ x-s }: { x-wounds }.
event-eliminated = { x-who } odpada{ x-s } z gry.
event-resigned = { x-who } rezygnuje{ x-s } z dalszej gry.
event-game-won = { x-who } zwycięża{ x-s }! Wynik: { x-souls } i { x-wounds }.

event-die-rolled = Rzut kością ({ $source }): wypada { $pips }.
event-coins-gained = { x-who } zyskuje{ x-s } { x-coins-acc }.
event-coins-paid = { x-who } płaci{ x-s } { x-coins-acc }.
event-coins-given = { x-who } oddaje{ x-s } { x-coins-acc } { $to_you ->
    [yes] tobie
   *[no] graczowi { $to }
  }.
event-coins-laid = { x-who } kładzie{ x-s } { x-coins-acc } na komnacie { $room }.
event-treasuries-swapped = { $seat_you ->
    [yes] Ty i { $other } zamieniacie się skarbcami.
   *[no] { $other_you ->
        [yes] { $seat } zamienia się z tobą skarbcami.
       *[no] { $seat } i { $other } zamieniają się skarbcami.
      }
  }
event-tokens-put = { $taken ->
    [yes] { $tokens ->
        [one] Z karty { $card } znika żeton.
        [few] Z karty { $card } znikają { $tokens } żetony.
       *[many] Z karty { $card } znika { $tokens } żetonów.
      }
   *[no] { $tokens ->
        [one] Na karcie { $card } leży nowy żeton +1.
        [few] Na karcie { $card } leżą { $tokens } nowe żetony +1.
       *[many] Na karcie { $card } leży { $tokens } nowych żetonów +1.
      }
  }
event-miniboss-joined = Miniboss { $miniboss } wprowadza się do komnaty { $room } { x-in-dungeon } (poziom { $level }).
event-miniboss-unpaid = Nikt nie płaci za minibossa { $miniboss }: trafia na stos odrzuconych kart.
event-miniboss-level = { $up ->
    [yes] Miniboss { $miniboss } { x-in-dungeon } rozwija się do { $level }. poziomu.
   *[no] Miniboss { $miniboss } { x-in-dungeon } spada na { $level }. poziom.
  }
event-miniboss-lost = Miniboss { $miniboss } nie ma już komnaty i trafia na stos odrzuconych kart.
event-miniboss-returned = { x-owner } bierze{ x-owner-s } z powrotem na rękę minibossa { $miniboss }.
event-item-revealed = Nowy przedmiot w mieście: { $item }.
event-item-attached = Bohater { $hero } bierze przedmiot { $item }.
event-item-won = { $face_up ->
    [yes] { x-who } dołącza{ x-s } do bossa przedmiot { $item }.
   *[no] Przedmiot { $item } trafia zakryty { $seat_you ->
        [yes] na twój obszar punktacji
       *[no] na obszar punktacji gracza { $seat }
      }.
  }
event-item-turned = { $face_up ->
    [yes] { x-who } odkrywa{ x-s } przedmiot { $item }.
   *[no] { x-who } zakrywa{ x-s } przedmiot { $item }.
  }
event-room-returned = { x-owner } bierze{ x-owner-s } z powrotem na rękę komnatę { $room }.
event-room-lifted = Komnata { $room } { x-in-dungeon } przechodzi na wierzch swojego stosu.
event-room-doubled = Komnata { $room } zadaje do końca rundy podwójne obrażenia.
event-dungeon-treasure = Do końca rundy { $dungeon_you ->
    [yes] twoje podziemia mają
   *[no] podziemia gracza { $dungeon } mają
  } dodatkowy skarb: { $treasure }.
event-hero-held = Bohater { $hero } w tej rundzie nie wejdzie do podziemi.


## O co się pyta

x-about = { $has_about ->
    [yes] { $about }:{" "}
   *[no] {""}
  }

ask-build-turn = { $builds ->
    [0] Komnata położona. Rzuć czar, użyj zdolności albo zakończ turę.
   *[other] Zbuduj komnatę, rzuć czar albo zakończ turę.
  }
ask-pay-miniboss = { x-about }płacisz monetę, żeby się wprowadził? Jeśli nie, zostanie odrzucony.
ask-choose-lodging = { x-about }wybierz komnatę, do której się wprowadza.
ask-coin-or-monster = { x-about }odrzucasz kartę komnaty potworów, zamiast płacić monetę?
ask-pay-for-spell = { x-about }płacisz za czar, żeby zadziałał?
ask-how-many-coins = { x-about }ile monet wydajesz?
ask-item-won = { x-about }dołączasz go do bossa (odkryty) czy odkładasz (zakryty)?
ask-item-side = { x-about }odkryty czy zakryty od tej pory?
ask-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Twoja tura budowy
       *[no] Tura budowy gracza { $dungeon }
      }. Użyjesz czaru lub zdolności?
    [before] Bohater { $hero } (życie { $health }) zaraz wejdzie { x-to-dungeon }. Reagujesz?
    [room] Bohater { $hero } { $forecast ->
        [dies] zginie
       *[other] (życie { $health }) jest
      } w { $dungeon_you ->
        [yes] twojej komnacie { $room }
       *[no] komnacie { $room } gracza { $dungeon }
      }{ $forecast ->
        [boss] , dalej czeka boss
       *[other] {""}
      }. Reagujesz?
   *[idle] { $dungeon_you ->
        [yes] Twoja tura
       *[no] Tura gracza { $dungeon }
      }, w podziemiach nie ma bohatera. Reagujesz?
  }
ask-respond = Zaraz zadziała { $player_you ->
    [yes] twoja karta { $waiting }
   *[no] karta { $waiting } gracza { $player }
  }. Reagujesz?
ask-negate-spell = Rzucono czar { $about }{ $has_target ->
    [yes] . Cel: { $target }
   *[no] {""}
  }. Negujesz?
ask-negate-ability = Użyto zdolności karty { $about }. Powstrzymujesz?
ask-first-room = Możesz zacząć od jednej typowej komnaty przy bossie. Pozostanie zakryta, dopóki wszyscy nie wybiorą.
ask-mulligan = Słabe karty na początek: { $why }. Wymieniasz?
ask-mulligan-why = { $advanced ->
    [yes] cztery wypaśne komnaty
   *[no] cztery komnaty z tym samym skarbem
  }
ask-choose-boss = Wybierz bossa. O kolejności gry decydują PD.
ask-classic-discard = Klasyczny początek: odrzuć dwie karty (zostało: { $left }).
ask-round-draw = { x-about }dociągasz w tej rundzie kartę komnaty czy czar?
ask-machinations = Żadnej duszy w tej rundzie. Dociągasz kartę?
ask-may = { x-about }użyjesz tej zdolności?
ask-order-effects = Działa teraz kilka twoich kart. Która pierwsza?
ask-build = { x-about }możesz teraz zbudować komnatę.
ask-gift = { x-about }wybierz komnatę do podziemi przeciwnika i jej miejsce.
ask-choose-card = { x-about }wybierz kartę.
ask-choose-room = { x-about }wybierz komnatę.
ask-choose-hero = { x-about }wybierz bohatera.
ask-choose-seat = { x-about }wybierz gracza.
ask-choose-treasure = { x-about }wybierz rodzaj skarbu.
ask-choose-kind = { x-about }karty komnat czy czary?
ask-swap-first = { x-about }wybierz pierwszą komnatę do zamiany.
ask-swap-second = { x-about }wybierz drugą komnatę do zamiany.
ask-destroy-room = { x-about }wybierz komnatę do zniszczenia.
ask-discard-card = { x-about }wybierz kartę do odrzucenia.
ask-discard-room = { x-about }wybierz kartę komnaty do odrzucenia.
ask-discard-spell = { x-about }wybierz czar do odrzucenia.
ask-discard-monster = { x-about }wybierz kartę komnaty potworów do odrzucenia.
ask-discard-trap = { x-about }wybierz kartę komnaty pułapek do odrzucenia.
ask-discard-miniboss = { x-about }wybierz kartę minibossa do odrzucenia.
ask-ambush-discard = { x-about }wybierz do odrzucenia kartę minibossa albo pierwszą z dwóch kart komnat potworów.
ask-count-as-built = { x-about }możesz wybrać komnatę, która liczy się jako właśnie zbudowana.
ask-choose-miniboss = { x-about }wybierz minibossa.
ask-double-too = { x-about }podwajasz też obrażenia tej komnaty?
ask-how-many-levels = { x-about }ile poziomów? Każdy kosztuje monetę.
ask-stronger-monsters = { x-about }+1 do obrażeń tamtejszych komnat potworów? „Nie” oznacza −1.
ask-bolt-discard = { x-about }możesz odrzucić czar, aby zadać 3 obrażenia także każdemu bohaterowi przy twoim wejściu.
ask-discard-advanced = { x-about }wybierz kartę wypaśnej komnaty do odrzucenia.
ask-fireball-discard = { x-about }możesz odrzucić czar, aby rzucić kością także za każdego bohatera przy twoim wejściu.
ask-promote-free = { x-about }wybierz minibossa, który rozwija się za darmo.
ask-move-miniboss = { x-about }wybierz minibossa, który się tu przenosi.
ask-copy-boss = { x-about }wybierz bossa, którego zdolność odtąd kopiuje.
ask-lift-room = { x-about }wybierz zasłoniętą komnatę, która trafi na wierzch swojego stosu.
ask-repeat-arrival = { x-about }wybierz komnatę, której efekt zadziała.
ask-take-back = { x-about }wybierz komnatę, którą bierzesz z powrotem na rękę.
ask-exchange-first = { x-about }wybierz pierwszą komnatę do wymiany skarbów.
ask-exchange-second = { x-about }wybierz drugą komnatę do wymiany skarbów.
ask-take-seen = { x-about }możesz wziąć jedną z tych kart na rękę.
ask-put-back = { x-about }wybierz kartę, która wraca pierwsza; ostatnia leży na wierzchu.
ask-present = { x-about }możesz dociągnąć kartę.
ask-show-monster = { x-about }wybierz kartę komnaty potworów do pokazania.
ask-show-miniboss = { x-about }pokazujesz kartę minibossa z ręki? Każda daje 2 monety.
ask-give-up-soul = { x-about }wybierz swojego zabitego bohatera, którego usuwasz z gry.
ask-give-room = { x-about }wybierz kartę komnaty do oddania.
ask-give-to = { x-about }wybierz gracza, który ją dostanie.
ask-look-at-hand = { x-about }wybierz gracza, którego rękę oglądasz.
ask-take-from-hand = { x-about }wybierz kartę, którą zabierasz z tej ręki.
ask-take-from-discard = { x-about }wybierz kartę ze stosu odrzuconych kart.
ask-take-lost-monster = { x-about }bierzesz na rękę tę komnatę potworów?
ask-take-discarded = { x-about }bierzesz na rękę tę odrzuconą kartę?
ask-search-room = { x-about }wybierz komnatę z talii lub ze stosu odrzuconych kart.
ask-heal = { x-about }wybierz ranę do wyleczenia.
ask-pay-coins = { x-about }płacisz za to?
ask-pay-tax = { x-about }płacisz 2 monety? Jeśli nie, ten bohater ma w tej rundzie +3 do życia.
ask-spell-or-coins = { x-about }dociągasz czar czy zyskujesz 2 monety?
ask-weaker-or-stronger = { x-about }dociągasz czar i osłabiasz tę komnatę, czy odrzucasz czar i ją wzmacniasz?
ask-choose-item = { x-about }wybierz przedmiot.
ask-take-item = { x-about }wybierz przedmiot, który zabierasz.
ask-turn-item-down = { x-about }wybierz swój przedmiot do zakrycia.
ask-show-item = { x-about }możesz pokazać przedmiot i dociągnąć kartę komnaty.
ask-put-under = { x-about }kładziesz przedmiot na spód talii?
ask-turn-to-wound = { x-about }wybierz swojego zabitego bohatera: powstanie i policzy się jako rany.


## Na kogo czeka stół

x-may-respond = { $player_you ->
    [yes] pas za ciebie…
   *[no] { $player } może zareagować.
  }
wait-own = Decyzja za ciebie…
wait-choose-boss = { $player } wybiera bossa.
wait-first-room = { $player } wybiera pierwszą komnatę.
wait-mulligan = { $player } ogląda karty na początek.
wait-classic-discard = { $player } odrzuca początkowe karty.
wait-build-turn = { $player } buduje.
wait-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Twoja tura budowy
       *[no] Tura budowy gracza { $dungeon }
      }: { x-may-respond }
    [before] Bohater { $hero } (życie { $health }) zaraz wejdzie { x-to-dungeon }: { x-may-respond }
    [room] Bohater { $hero } { $forecast ->
        [dies] zginie
       *[other] (życie { $health }) jest
      } w { $dungeon_you ->
        [yes] twojej komnacie { $room }
       *[no] komnacie { $room } gracza { $dungeon }
      }{ $forecast ->
        [boss] , dalej czeka boss
       *[other] {""}
      }: { x-may-respond }
   *[idle] { $player_you ->
        [yes] Pas za ciebie…
       *[no] { $player } może czegoś użyć.
      }
  }
wait-respond = Zaraz zadziała efekt: { x-may-respond }
wait-negate-spell = Rzucono czar { $about }: { $player_you ->
    [yes] pas za ciebie…
   *[no] { $player } może go zanegować.
  }
wait-negate-ability = Użyto zdolności karty { $about }: { $player_you ->
    [yes] pas za ciebie…
   *[no] { $player } może ją powstrzymać.
  }
wait-other = { x-about }{ $player } decyduje.

## Co można odpowiedzieć

x-thing-owner = { $thing_owner_you ->
    [yes] u ciebie
   *[no] u gracza { $thing_owner }
  }

thing-plain = { $thing }
thing-room = { $thing } ({ $slot }. komnata { x-thing-owner })
thing-miniboss = { $thing } (poziom { $level }, { $slot }. komnata { x-thing-owner })
thing-item = { $thing } (przy bossie { x-thing-owner })
thing-stored-item = { $thing } (zakryty na obszarze punktacji { x-thing-owner })
thing-carried = { $thing } (ma go bohater { $hero })
thing-item-in-town = { $thing } (w mieście)
thing-town = { $thing } (w mieście, życie { $health })
thing-entrance = { $thing } (przy wejściu { x-thing-owner }, życie { $health })
thing-inside = { $thing } (w podziemiach { x-thing-owner }, życie { $health })
thing-souls = { $thing } (dusza { x-thing-owner })
thing-wounds = { $thing } (rana { x-thing-owner })
thing-deck = { $thing } (z talii)
thing-discard = { $thing } (ze stosu odrzuconych kart)

x-which-text = { $texts ->
    [1] {""}
   *[other] {" "}(tekst { $text }.)
  }

option-pass = { $kind ->
    [build-turn] { $builds ->
        [0] Zakończ turę
       *[other] Pomiń budowę
      }
    [first-room] Zacznij bez komnaty
    [mulligan] Zostaw te karty
    [build] Nic nie buduj
    [gift] Nic nie kładź
    [negate-spell] Nie neguj
    [negate-ability] Nie powstrzymuj
    [machinations] Nic nie dociągaj
    [swap-first] Nic nie zamieniaj
    [bolt-discard] Nic nie odrzucaj
    [fireball-discard] Nic nie odrzucaj
    [promote-free] Nikogo nie rozwijaj
    [lift-room] Niczego nie ruszaj
    [take-back] Nic nie bierz
    [take-seen] Nic nie bierz
    [present] Nic nie dociągaj
    [take-from-hand] Nic nie bierz
    [show-item] Nie pokazuj
    [take-lost-monster] Zostaw ją
    [take-discarded] Zostaw ją
    [discard-miniboss] Nic nie odrzucaj
    [show-miniboss] Nic więcej nie pokazuj
    [search-room] Nic nie bierz
    [choose-lodging] Do żadnej
    [coin-or-monster] Zapłać monetę
   *[other] Pas
  }
option-yes = { $kind ->
    [mulligan] Wymień karty
    [put-under] Na spód talii
    [pay-miniboss] Tak, płacę monetę
    [pay-for-spell] Tak, płacę monetę
    [pay-coins] Tak, płacę
    [pay-tax] Tak, płacę 2 monety
    [spell-or-coins] Dociągnij czar
    [weaker-or-stronger] Dociągnij czar, −2 do obrażeń
   *[other] Tak
  }
option-no = { $kind ->
    [spell-or-coins] Weź 2 monety
    [put-under] Zostaw na wierzchu
    [pay-miniboss] Nie, odrzuć go
    [weaker-or-stronger] Odrzuć czar, +2 do obrażeń
   *[other] Nie
  }
option-draw-room = { $kind ->
    [choose-kind] Karty komnat
   *[other] Dociągnij kartę komnaty
  }
option-draw-spell = { $kind ->
    [choose-kind] Czary
   *[other] Dociągnij czar
  }
option-resign = { $seat } rezygnuje
option-place-new = Zbuduj komnatę { $card } na nowym miejscu
    .what = Zbuduj komnatę { $card }
    .where = na nowym miejscu
option-place-on = Zbuduj komnatę { $card } na: { $target }
    .what = Zbuduj komnatę { $card }
    .where = na: { $target }
option-cast = Rzuć czar { $card }{ x-which-text }
    .what = Rzuć czar { $card }
    .where = { $texts ->
        [1] rzuć
       *[other] tekst { $text }.
      }
option-cast-on = Rzuć czar { $card }{ x-which-text } na: { $target }
    .what = Rzuć czar { $card }
    .where = { $texts ->
        [1] na: { $target }
       *[other] tekst { $text }. na: { $target }
      }
x-how-used = { $way ->
    [level] {" "}(poziom { $text })
    [hand] {" "}z ręki
   *[table] {""}
  }
option-use = Użyj karty { $card }{ x-how-used }
    .what = Użyj karty { $card }
    .where = { $way ->
        [level] poziom { $text }
        [hand] odrzuć ją z ręki
       *[table] użyj
      }
option-use-on = Użyj karty { $card }{ x-how-used } na: { $target }
    .what = Użyj karty { $card }
    .where = { $way ->
        [level] poziom { $text } na: { $target }
        [hand] z ręki na: { $target }
       *[table] na: { $target }
      }
option-place-miniboss = Umieść minibossa { $card } w: { $target } (1 moneta przy odkryciu)
    .what = Umieść minibossa { $card }
    .where = w: { $target }
option-promote = Rozwiń minibossa { $card } do { $level }. poziomu (1 moneta)
option-take-back = Weź komnatę { $card } na rękę
option-sell = Odrzuć kartę { $card } za monetę
option-store-up = Dołącz przedmiot { $card } do bossa (odkryty)
option-store-down = Odłóż przedmiot { $card } (zakryty)
option-store-use-old = Użyj przedmiotu { $old } i dołącz { $card }
option-store-turn-old = Zakryj przedmiot { $old } i dołącz { $card }
option-store-turn-up = Odkryj przedmiot { $card }
option-store-turn-down = Zakryj przedmiot { $card }
option-number = { $number }
option-negate = Zaneguj kartą { $card }
option-choose = { $card }
option-choose-seat = { $seat_you ->
    [yes] Ty
   *[no] { $seat }
  }
option-choose-treasure = { $treasure }


## Jak to się skończyło

ending-souls = Rozstrzygnięcie w rundzie { $round }: bohater { $hero } ginie { x-in-dungeon }, a { $dungeon_you ->
    [yes] ty masz
   *[no] { $dungeon } ma
  } już { x-souls-acc }.
ending-wounds = Rozstrzygnięcie w rundzie { $round }: bohater { $hero } wychodzi żywy z { x-of-dungeon }, a { $dungeon_you ->
    [yes] ty masz już { x-wounds-acc } i przegrywasz
   *[no] { $dungeon } ma już { x-wounds-acc } i przegrywa
  }.
ending-defeated = Koniec gry: na koniec rundy { $round } { $seat_you ->
    [yes] masz
   *[no] { $seat } ma
  } { x-wounds-acc }.
ending-all-beaten = W rundzie { $round } wszyscy pozostali gracze mieli co najmniej 5 ran. Zdecydowały dusze minus rany.
ending-resigned = Koniec gry: w rundzie { $round } { $seat_you ->
    [yes] rezygnujesz
   *[no] { $seat } rezygnuje
  }.
ending-heroes = Zabrakło bohaterów do zwabienia (rozegrane rundy: { $round }). Zdecydowały dusze minus rany.
ending-first-ten = W rundzie { $round } { $seat_you ->
    [yes] masz
   *[no] { $seat } ma
  } { x-souls-acc }. Decydują dusze minus rany.
ending-score = { $seat }: { x-souls }, { x-wounds }
ending-score-out = { $seat }: poza grą


## Stół w terminalu

table-round = Runda { $round }
table-town = Miasto
table-town-empty = nikogo
table-goes-to = → { $seat_you ->
    [yes] ty
   *[no] { $seat }
  }
table-stays = zostaje
table-decks = Bohaterowie { $ordinary } + { $epic } leg. · komnaty { $rooms } · czary { $spells } · odrzucone { $discard }
table-order = Kolejność
table-souls = Dusze
table-wounds = Rany
table-welcome = Twój boss: { $boss }. { $text }
table-hand-size = Ręka: { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
  }, { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
  }
table-treasure = Skarby
table-damage = Obrażenia { $damage }
table-entrance = Przy wejściu
table-dies-in = zginie w { $room }. komnacie
table-reaches = u bossa zostanie { $health }
table-hand = Twoja ręka
table-hand-rest = Na ręce też, teraz bez użytku
table-hand-empty = pusta
table-you = ty
table-out = poza grą
table-active = teraz gra
table-level = po awansie
table-boss-unknown = boss?
table-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
table-items = Przedmioty
table-items-town = Przedmioty w mieście
table-item-deck = przedmioty { $items }
table-laid-away = zakryte
table-carries = ma: { $item }
table-miniboss = miniboss, poziom { $level }
table-lodger = P{ $level } { $name }
table-tokens = żeton +{ $tokens }
table-coins-here = ¢{ $coins }
table-held = czeka
table-xp = { $xp } PD
table-dmg = obr. { $damage }
table-health = życie { $health }
table-face-down = zakryta
table-hidden = zakryta
table-asleep = nieaktywna
table-silenced = bez zdoln.
table-no-treasure = –
table-no-rooms = nie ma jeszcze komnat
table-scoring = Obszar punktacji
table-stack = Komnata { $slot }
table-covered = zasłonięta
table-discard = Stos odrzuconych kart
table-discard-empty = Stos odrzuconych kart jest pusty.
table-log-empty = Nic się jeszcze nie wydarzyło.


## Pomoc w terminalu

help-goal = Zwyciężasz, gdy masz 10 dusz; z 5 ranami odpadasz. Sprawdza się to na koniec rundy.
help-round = Runda: każdy dociąga kartę komnaty i kładzie zakrytą komnatę; komnaty się odkrywa; każdy bohater z miasta idzie tam, gdzie jest najwięcej skarbów dla jego klasy (przy remisie zostaje w mieście); potem bohaterowie idą przez komnaty w stronę bossa i w każdej tracą życie. Bohater, który zginie, jest duszą, a ten, który dojdzie do bossa, jest raną.
help-table = Komnata pokazuje swoje obecne obrażenia (strzałka: coś je zmienia), skarby i to, czy jest komnatą potworów czy pułapek. Podwójna ramka to wypaśna komnata: można ją budować tylko na komnacie z tym samym skarbem. +1 znaczy, że pod spodem leży karta. P2 to miniboss na 2. poziomie, ¢ to monety na komnacie.
help-letters = Skarby i klasy bohaterów: K kapłan, W wojownik, M mag, Z złodziej, O odkrywca.
help-example = czeluść


## Co można wybrać na początku gry

setting-sets = ZESTAWY
    .about = zestawy kart, po przecinku (domyślnie: BMR)
setting-heroes = ZESTAW
    .about = zestaw, z którego pochodzą bohaterowie (domyślnie: pierwszy z --sets)
setting-deck = TALIA
    .about = gotowa talia zamiast wszystkich kart z zestawów: official albo kids, lub kod własnej (underkeep deck)
setting-fill = UZUPEŁNIJ
    .about = uzupełnij gotową talię do liczby kart, którą podaje jej lista
setting-star = GWIAZDA
    .about = bohater z gwiazdką z dodatku zamiast bohatera z zestawu podstawowego; można podać kilka razy
setting-trade = HANDEL
    .about = raz na rundę można odrzucić kartę komnaty za monetę (z RMB albo VOV)
setting-more-ordinary = WIĘCEJ
    .about = sześć osób bez CRL: o ośmiu zwykłych i czterech legendarnych bohaterów więcej zamiast o czterech i ośmiu
setting-variant = WARIANT
    .about = wariant zasad; można podać kilka razy


## Gotowe talie na liście

deck-rooms = { $whole ->
    [yes] karty komnat: { $printed }
   *[no] karty komnat: { $printed } z { $announced }
  }
deck-spells = { $whole ->
    [yes] czary: { $printed }
   *[no] czary: { $printed } z { $announced }
  }


## Karty, które nie biorą udziału w grze

left-out-explorers = Odkrywcy wymagają 5 lub 6 graczy i dodatku Twarde Lądowanie (CRL); bez nich te karty zostają w pudełku: { $kinds } ({ $sets }).
left-out-star-heroes = Bohaterowie z gwiazdką z dodatków przychodzą tylko, gdy się ich wybierze; w pudełku zostają: { $kinds } ({ $sets }).
left-out-other-sets = Talia ma własne zestawy; pozostałe wybrane nic do niej nie dodają: { $sets }.
left-out-kind-boss = { $count ->
    [one] { $count } boss
    [few] { $count } bossowie
   *[many] { $count } bossów
  }
left-out-kind-room = { $count ->
    [one] { $count } komnata
    [few] { $count } komnaty
   *[many] { $count } komnat
  }
left-out-kind-miniboss = { $count ->
    [one] { $count } miniboss
    [few] { $count } minibossowie
   *[many] { $count } minibossów
  }
left-out-kind-spell = { $count ->
    [one] { $count } czar
    [few] { $count } czary
   *[many] { $count } czarów
  }
left-out-kind-hero = { $count ->
    [one] { $count } bohater
    [few] { $count } bohaterowie
   *[many] { $count } bohaterów
  }
left-out-kind-item = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
  }


## Co jest nie tak z przygotowaniem gry, talią, nazwą, ruchem

x-no-kind = { $kind ->
    [boss] bossa
    [room] komnaty
    [spell] czaru
    [hero] bohatera
    [miniboss] minibossa
    [item] przedmiotu
   *[other] karty
  }

error-no-set = Nie ma zestawu „{ $name }”{ $hint }.
error-no-variant = Nie ma wariantu „{ $name }”{ $hint }.
error-no-deck = Nie ma gotowej talii „{ $name }”{ $hint }.
error-no-base-set = Do gry potrzebny jest co najmniej jeden zestaw podstawowy, na przykład BMR.
error-players = { $players ->
    [one] W Boss Monster gra od 2 do 6 osób, a nie { $players } osoba.
    [few] W Boss Monster gra od 2 do 6 osób, a nie { $players } osoby.
   *[many] W Boss Monster gra od 2 do 6 osób, a nie { $players } osób.
  }
error-five-players = Gdy gra { $players } osób, potrzebny jest dodatek Twarde Lądowanie (CRL) albo drugi zestaw podstawowy, a nie tylko { $sets }.
error-no-coins = Kartę komnaty można sprzedać za monetę tylko z RMB albo VOV, a nie z { $sets }.
error-star-hero = { $hero } nie może zastąpić żadnego bohatera z zestawu podstawowego: potrzebny jest bohater z tym samym skarbem i podobnym życiem.
error-heroes-set = Bohaterowie muszą pochodzić z zestawu, którym gracie ({ $sets }), a nie z { $heroes }.
error-names = { $names ->
    [one] Podano { $names } imię, a liczba graczy to { $players }; podaj po jednym dla każdego.
    [few] Podano { $names } imiona, a liczba graczy to { $players }; podaj po jednym dla każdego.
   *[many] Podano { $names } imion, a liczba graczy to { $players }; podaj po jednym dla każdego.
  }
error-bosses = { $bosses ->
    [one] W tych zestawach jest { $bosses } boss, a potrzeba { $needed }.
    [few] W tych zestawach jest { $bosses } bossów, a potrzeba { $needed }.
   *[many] W tych zestawach jest { $bosses } bossów, a potrzeba { $needed }.
  }
error-copies = { $copies ->
    [one] Karta { $card } ma w zestawie { $set } { $copies } egzemplarz, a talia wymienia { $listed }.
    [few] Karta { $card } ma w zestawie { $set } { $copies } egzemplarze, a talia wymienia { $listed }.
   *[many] Karta { $card } ma w zestawie { $set } { $copies } egzemplarzy, a talia wymienia { $listed }.
  }
error-deck-size = Talia { $deck } powinna mieć karty komnat w liczbie { $rooms } i czary w liczbie { $spells }, a ma { $listed_rooms } i { $listed_spells }.
error-hero-deck-size = Talia bohaterów zestawu { $set } nie ma oficjalnej liczby kart dla { $players } graczy.
error-hero-twice = Bohater { $hero } jest w talii bohaterów więcej niż raz; każdy bohater to jedna karta.
error-one-fool = W talii bohaterów może być tylko jeden Głupiec.
error-hero-deck = Dla { $players } graczy talia bohaterów potrzebuje { $ordinary } zwykłych i { $epic } legendarnych bohaterów z klasą; w tej jest ich { $listed_ordinary } i { $listed_epic }.
error-no-card = Nie ma { x-no-kind } „{ $name }”{ $hint }.
error-several-cards = „{ $name }” może być jedną z tych kart: { $cards }.
error-several-places = Jest ich kilka; napisz, o którą kartę chodzi: { $places }.
error-not-on-table = Na stole nie ma teraz { x-no-kind } { $name }.
error-no-treasure = „{ $name }” to nie skarb; litery skarbów to { $letters }.
error-no-move = „{ $words }” to nie ruch{ $hint }; ruchy zapisuje się tak: `pass`, `build X`, `build X on Y`, `cast X on Y`, `use X`, `promote X`, `take back X`, `sell X`, `keep X face-up`, `negate with X`, `choose X`, `choose player 1`, `draw a spell`, `yes`, `no`.
error-no-player = Nie ma gracza { $seat }; miejsca mają numery od 0 do { $last }.
error-no-path = Pod „{ $path }” nic nie ma{ $hint }.
error-no-part = Pod { $of } nie ma „{ $name }”{ $hint }.
error-all-out = Wszyscy gracze są poza grą; przynajmniej jeden musi w niej zostać.

## Przed kosztowną pomyłką

confirm-no-build = Możesz jeszcze położyć kartę w tej rundzie. Pomijasz budowę?
confirm-destroy = To zniszczy komnatę { $room } w twoich podziemiach. Kontynuować?
confirm-destroy-some = { $rooms ->
    [one] To zniszczy komnatę w twoich podziemiach. Kontynuować?
    [few] To zniszczy { $rooms } komnaty w twoich podziemiach. Kontynuować?
   *[many] To zniszczy { $rooms } komnat w twoich podziemiach. Kontynuować?
  }
confirm-deactivate = To dezaktywuje do końca rundy komnatę { $room } w twoich podziemiach. Kontynuować?
x-last-moment = To ostatnia chwila na { $count ->
    [one] kartę
   *[other] karty
  } { $cards }.
confirm-wound = Bohater { $hero } do ciebie dotrze: { x-wounds }. { x-last-moment } Pasujesz?
confirm-last-wound = Bohater { $hero } do ciebie dotrze: { x-wounds }, a z pięcioma odpadasz. { x-last-moment } Pasujesz?


## Przy jakich okazjach gra pyta

boss-monster-occasion-turn = Moja tura budowy
    .about = Masz kartę do położenia.
boss-monster-occasion-aimed = Jestem celem
    .about = Efekt innego gracza dotyczy ciebie, twoich komnat, bohaterów albo kart.
boss-monster-occasion-entering = Bohater zaraz wejdzie
    .about = A możesz zmienić, jak to się skończy.
boss-monster-occasion-fate = Rozstrzyga się los bohatera
    .about = Zaraz zginie albo dotrze do bossa, a możesz to zmienić.
boss-monster-occasion-own-fate = Los bohatera w moich podziemiach
    .about = To samo w twoich własnych podziemiach albo ostatnia chwila, by zatrzymać bohatera, który do ciebie idzie.
boss-monster-occasion-own-room = Mogę użyć komnaty na bohaterze w środku
    .about = Zdolność komnaty działa na bohatera w środku, który inaczej by przeżył.
boss-monster-occasion-last-build = Tuż przed odkryciem
    .about = Twoje zagranie zmieni to, dokąd pójdą bohaterowie albo co powstanie.
boss-monster-occasion-waiting = Efekt zadziała w mojej turze
    .about = Zaraz zadziała efekt innego gracza, a możesz wcześniej zareagować.
boss-monster-occasion-negate = Mogę zanegować zagranie
    .about = Czar albo zdolność innego gracza, a masz na to odpowiedź.
boss-monster-occasion-last-chance = Moja ostatnia szansa
    .about = Po tej rundzie wygra inny gracz albo odpadniesz, a możesz to zmienić.
