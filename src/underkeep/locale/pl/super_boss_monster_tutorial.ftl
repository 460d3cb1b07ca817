### Pierwsza partia Super Boss Monstera z objaśnieniami. Mówi Dziadek Rynna, stary gargulec: krótkie zdania, suchy humor, nigdy złośliwy.


## Boss i pierwsza komnata

super-tutorial-welcome = Psst. Tu, na gzymsie. Dziadek Rynna, gargulec na emeryturze. Jesteś bossem w wielkim mieście. Podziemia masz puste, ale masz Sługusa od brudnej roboty. We trójkę coś z tego będzie.
super-tutorial-goal = Kto zginie w twoich podziemiach, to twoja dusza. Kto przejdzie żywy, to rana. Gdy ktoś ma { $souls } dusz albo zabraknie nowych bohaterów, runda gra się do końca. Potem dusze minus rany: wygrywa najlepszy wynik. Przez rany nikt nie odpada.
super-tutorial-boss = Dwóch bossów, jednego zatrzymujesz. Mój wybór to { $boss }: PD { $xp }, a kto ma najwięcej PD, zaczyna pierwszą rundę. Znak na karcie to skarb ({ $treasure }), a skarb to przynęta.
super-tutorial-hand = Twoja ręka: { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
  } i { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
  }. Liczba na komnacie to obrażenia dla każdego, kto do niej wejdzie; skarby go tu ściągają. Chcesz przeczytać kartę? Przytrzymaj na niej wskaźnik lub palec.
super-tutorial-first-room = { $any ->
    [yes] Każdy może zacząć od jednej typowej komnaty obok bossa. Moja rada: { $card }, obrażenia { $damage }. Wybierz kartę, a potem podświetlone miejsce. Ale to twoje podziemia. Zrób, jak chcesz.
   *[no] Każdy może zacząć od jednej typowej komnaty obok bossa. Ty takiej nie masz. Zdarza się. Spasuj i zbuduj później.
  }


## Pierwsza faza miasta

super-tutorial-town = { $count ->
    [0] W mieście nikogo. Nawet tu bywają martwe dni.
   *[other] Spójrz na miasto. Klienci! { $heroes } Życie mówi, ile obrażeń wytrzymają. Klasa mówi, jakiego skarbu szukają.
  }
super-tutorial-bait-rule = Potem każdy bohater z miasta idzie tam, gdzie jest najwięcej jego skarbu. Boss się liczy, zasłonięte komnaty nie. Przy remisie zostaje. Pod bohaterem widać, dokąd by teraz poszedł i jak by się to skończyło.
super-tutorial-why-card = { $kind ->
    [room] Obrażenia: { $damage }, skarb: { $treasure }. { $wanted ->
        [yes] { $hero } szuka właśnie tego.
       *[no] Dziś nikt w mieście tego nie szuka, więc nie zwabi siłacza. Przyjdzie i na to dzień.
      }
   *[spell] Czary rzadko przychodzą inną drogą.
  }
super-tutorial-market = { $kind ->
    [none] Rynek. Zamiast karty, która tu leży, możesz dociągnąć czar. Śmiało.
   *[other] Rynek: każdy bierze jedną kartę na rundę. Moja rada: { $card }. { super-tutorial-why-card }
  }
super-tutorial-city = Teraz Sługus. Pod miastem są kluczowe lokacje. Wyślij go na wolne pole: skarb na tę rundę, karta, więcej obrażeń. Zadziała po budowie. Na polu mieści się jeden Sługus: kto pierwszy, ten lepszy.
super-tutorial-why-space = { $why ->
    [lure] Skarbów tego rodzaju będzie u ciebie { $mine }, a gdzie indziej najwyżej { $theirs }, więc { $hero } pójdzie do ciebie.
    [treasure] Liczy się tylko w tej rundzie, ale z właściwą komnatą ściąga gości.
    [summon] { $hero } ruszy w drogę z życiem { $health }, do podziemi, które wybierzesz.
    [temple] Co tam zostanie, po Sługusach i tak przepada. Lepiej, żeby było twoje.
    [stadium] Świeża karta komnaty, na następną rundę.
    [library] Lepsze czary zostają, najgorszy wyrzucasz.
    [hideout] Ostatnia komnata to ta obok ciebie. To tylko na rundę, ale większość bohaterów dłużej nie potrzebuje.
    [card] Pole we własnym domu, którego żaden inny Sługus nie zajmie.
   *[none] Nic lepszego nie ma.
  }
super-tutorial-minion = { $any ->
    [no] Nie ma wolnego pola. Zostaw go w domu.
   *[other] Moja rada: „{ $option }”. { super-tutorial-why-space }
  }


## Pierwsza faza budowy

super-tutorial-spells = Masz też { $count ->
    [one] czar
    [few] { $count } czary
   *[many] { $count } czarów
  }: { $spells } Młotek: faza budowy, topór: faza przygody. Poza swoją fazą czar jest zakładką do książki. Trzymaj go na zły dzień.
super-tutorial-pass = Zanim ktoś położy komnatę albo bohater wejdzie, każdy może zareagować; stąd pytanie. Nic nie chcesz robić? Naciśnij „Pas”. Ja przepasowałem większość jedenastego wieku.
super-tutorial-why-room = { $end ->
    [dies] Jak na razie: { $hero } przyjdzie z życiem { $health } i dostanie { $dealt ->
        [one] { $dealt } obrażenie
        [few] { $dealt } obrażenia
       *[many] { $dealt } obrażeń
      }. Czyli dusza.
    [boss] Jak na razie: { $hero } przyjdzie z życiem { $health } i dostanie tylko { $dealt ->
        [one] { $dealt } obrażenie
        [few] { $dealt } obrażenia
       *[many] { $dealt } obrażeń
      }. Coś poradzimy.
   *[none] Nikt jeszcze do niej nie przyjdzie, ale dom będzie lepszy.
  }
super-tutorial-build = { $any ->
    [yes] Teraz budowa. Jedna komnata na rundę: z lewej albo na starej komnacie. { $new ->
        [yes] Moja rada: { $card } na nowym miejscu.
       *[no] Moja rada: { $card } na komnacie { $on }.
      } { super-tutorial-why-room }
   *[no] Teraz możesz zbudować jedną komnatę. Tym razem lepiej odpuścić: nic nie pasuje albo ściągnie tylko gości, którzy przeżyją.
  }
super-tutorial-placed = Leży zakryta. Gdy wszyscy zbudują, komnaty odkrywa się naraz. Podglądać się nie da. Sprawdzałem. Niezgrabne szpony? Cofnij: przycisk poniżej. Jeśli nie, spasuj.
super-tutorial-counter = { $any ->
    [yes] Znacznik +1: każdy bohater dostaje o 1 obrażenie więcej, aż coś zasłoni lub zniszczy komnatę. Moja rada: { $room }, potem obrażenia { $damage }.
   *[no] Znacznik +1: każdy bohater dostaje o 1 obrażenie więcej, aż coś zasłoni lub zniszczy komnatę.
  }


## Pierwsi bohaterowie

super-tutorial-minion-act = { $seat_you ->
    [yes] Twój
   *[no] Gracz { $seat }
  }: { $home ->
    [yes] { $place }
   *[no] { $place }, { $what }
  }.
super-tutorial-minions = Komnaty odkryte, a potem do roboty wzięły się Sługusy. { $acts } Reszta Rynku trafia na stos odrzuconych kart.
super-tutorial-bait = { $count ->
    [0] A przynęta? Nie było kogo wabić.
   *[other] Potem przynęta. { $heroes } Kto został w mieście, wybiera znowu w następnej rundzie.
  }
super-tutorial-entering = Faza Przygody, bohater po bohaterze. { $hero } (życie { $health }) stoi przed { $dungeon_you ->
    [yes] twoimi podziemiami
   *[no] podziemiami gracza { $dungeon }
  }. { $end ->
    [dies] Jeśli nikt się nie wtrąci, zginie, zanim dojdzie do bossa.
    [boss] Jeśli nikt się nie wtrąci, dojdzie żywy do bossa.
   *[other] Jak to się skończy, jeszcze nie wiadomo.
  }
super-tutorial-respond = { $seat_you ->
    [yes] Twoja karta { $source } czeka na reakcje, a co zagrano ostatnie, działa pierwsze. Nic nie dodajesz? Spasuj, a zadziała.
   *[no] { $seat } zagrywa kartę { $source }. Możesz zareagować, a co zagrano ostatnie, działa pierwsze. Bez pośpiechu: gdy zadziała, każdy dostanie pytanie jeszcze raz. Moja rada: spasuj i zobacz.
  }
super-tutorial-damage = Komnata { $room } zrobiła swoje: obrażenia { $damage }. { $hero }: życie { $health }. { $health ->
    [0] Kto wychodzi z komnaty bez życia, ten ginie. Do tej chwili czar mógłby to zmienić.
   *[other] Komnaty przechodzi się po kolei, od wejścia do bossa, a w każdej możesz zareagować.
  }
super-tutorial-soul = Twój! { $hero } ginie: { $souls ->
    [one] jedna dusza
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }, zakryta karta obok bossa. Uroniłem łzę. Nie, to był mech.
super-tutorial-wound = { $hero } dochodzi do ciebie i cię dźga: { $wounds ->
    [one] jedna rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }. Tyle odejmie się na końcu od dusz. Za mało obrażeń albo za dużo skarbów na takie obrażenia. Wab tylko to, co zdołasz przeżuć.
super-tutorial-theirs = { $died ->
    [yes] { $hero } ginie po drugiej stronie i { $dungeon } ma duszę. To wyścig, jak widać.
   *[no] { $hero } przechodzi i { $dungeon } ma ranę. Jakie to smutne. Jakie to bardzo, bardzo smutne.
  }


## Druga runda

super-tutorial-round = Nowa runda: co było na jedną rundę, minęło, Sługusy są w domu, a Rynek znowu pełny. Znacznik pierwszego gracza idzie dalej: { $seat_you ->
    [yes] zaczynasz ty
   *[no] zaczyna { $seat }
  }. Masz { $souls ->
    [0] zero dusz
    [one] jedną duszę
    [few] { $souls } dusze
   *[many] { $souls } dusz
  } i { $wounds ->
    [0] ani jednej rany
    [one] jedną ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }.
super-tutorial-market-again = { $kind ->
    [none] Możesz tu dociągnąć czar. Czemu nie?
   *[other] Teraz moja rada z Rynku: { $card }. { super-tutorial-why-card }
  }
super-tutorial-locations = Kto nie mieści się w mieście, czeka niżej: { $hero } { $location ->
    [temple] trenuje w Świątyni
    [stadium] trenuje na Stadionie
    [library] trenuje w Bibliotece
    [hideout] trenuje w Kryjówce
    [landing-pad] czeka na Lądowisku
   *[tavern] siedzi w Karczmie
  }. Sługus może stamtąd wysłać bohatera do dowolnych podziemi, z życiem { $health }: { $location ->
    [tavern] o 2 mniej niż przedtem. To od piwa.
   *[other] o 2 więcej niż przedtem. To od treningu.
  }
super-tutorial-minion-again = { $any ->
    [no] Dla Sługusa nie ma wolnego pola. Niech się wyśpi.
   *[other] A Sługus? Moja rada: „{ $option }”. { super-tutorial-why-space }
  }
super-tutorial-advanced = { $card } to wypaśna komnata: silniejsza i wybredna. Kładzie się ją tylko na komnacie, która ma jeden z jej skarbów. { $fits ->
    [yes] Masz taką. Ta zasłonięta śpi pod spodem i nic nie robi.
   *[no] Takiej jeszcze nie masz. Zbuduj, potem wróć.
  }
super-tutorial-build-again = { $any ->
    [yes] { $new ->
        [yes] Moja rada: { $card } na nowym miejscu.
       *[no] Moja rada: { $card } na komnacie { $on }. Co zasłonięte, już się nie liczy.
      } { super-tutorial-why-room }
   *[no] Tym razem lepiej nie budować: nic nie pasuje albo ściągnie tylko gości, którzy przeżyją.
  }
super-tutorial-level = Zapamiętaj: gdy w twoich podziemiach po raz pierwszy widać { $rooms } komnat, boss awansuje, raz na grę. Razem z nową masz ich { $have }. Przeczytaj kartę bossa; warto kopać.
super-tutorial-tools = Co gdzie jest: przytrzymaj na karcie wskaźnik lub palec, a ją przeczytasz. Dziennik wie, co się działo. A w menu są zasady, karty i cały stół jako tekst.
super-tutorial-summon = Sługus woła: { $hero }, życie teraz { $health }. Moja rada: { $dungeon_you ->
    [yes] do ciebie
   *[no] do gracza { $dungeon }
  }. { $end ->
    [dies] { $dungeon_you ->
        [yes] Będzie dusza, jeśli nikt się nie wtrąci.
       *[no] Tam będzie z tego dusza, ale u ciebie skończyłoby się gorzej.
      }
    [boss] { $dungeon_you ->
        [yes] Będzie rana, ale gdzie indziej skończyłoby się gorzej.
       *[no] Tam będzie z tego rana, jeśli nikt się nie wtrąci. Nam to nie przeszkadza.
      }
   *[other] Jak to się skończy, jeszcze nie wiadomo.
  }
super-tutorial-spell = { $own ->
    [yes] Stój! { $hero } ujdzie z życiem. Ale masz czar { $spell }: „{ $text }” Oto ten zły dzień.
   *[no] { $hero } zaraz będzie cudzą duszą. Masz czar { $spell }: „{ $text }” Popsułby im zabawę.
  }


## Do widzenia

super-tutorial-goodbye = Dwie rundy, a głowa wciąż na karku. Od teraz stół pyta tylko wtedy, gdy to ważne. Na końcu przyjdą legendarni bohaterowie; liczą się podwójnie. { $souls_left ->
    [one] Jeszcze { $souls_left } dusza
    [few] Jeszcze { $souls_left } dusze
   *[many] Jeszcze { $souls_left } dusz
  }, mało ran i miasto jest twoje. Idę popatrzeć na deszcz.
