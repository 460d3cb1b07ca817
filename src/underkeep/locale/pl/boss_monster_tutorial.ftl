### Pierwsza partia z objaśnieniami. Mówi Dziadek Rynna, stary gargulec: krótkie zdania, suchy humor, nigdy złośliwy.


## Pierwsza komnata

tutorial-welcome = Psst. Tu, na gzymsie. Dziadek Rynna, gargulec na emeryturze. Czterysta lat plułem deszczówką z katedry. Teraz uczę. Jesteś bossem, a to twoje podziemia. Puste. Zaraz temu zaradzimy.
tutorial-goal = Przyjdą bohaterowie. Kto zginie w twoich podziemiach, to twoja dusza. Kto przejdzie żywy, to rana, a rany bolą. { $souls } dusz i wygrywasz. { $wounds } ran i ktoś powiesi cię nad kominkiem. Jedno i drugie liczy się na końcu rundy.
tutorial-boss = To ty: { $boss }. Na swój sposób piękny widok. Siedzisz na prawym końcu i czekasz. Znak na karcie ({ $treasure }) to skarb, a skarb to przynęta. Twoje PD ({ $xp }) mówią, kto zaczyna: ten, kto ma więcej.
tutorial-hand = Twoja ręka. Na komnacie jest liczba: tyle obrażeń dostaje każdy bohater, który do niej wejdzie. I skarby, które go tu ściągają. W jednych komnatach siedzą potwory, inne to pułapki. Chcesz przeczytać całą kartę? Przytrzymaj na niej wskaźnik lub palec.
tutorial-first-room = { $any ->
    [yes] Każdy zaczyna od jednej typowej komnaty obok bossa. Moja rada: { $card }, obrażenia: { $damage }. Wybierz kartę, a potem podświetlone miejsce. Ale to twoje podziemia. Zrób, jak chcesz.
   *[no] Każdy zaczyna od jednej typowej komnaty obok bossa. Ty takiej nie masz. Zdarza się. Spasuj i zbuduj później.
  }


## Pierwsza runda

tutorial-town-hero = { $hero } ({ $class }, życie { $health }).
tutorial-town = { $count ->
    [0] Miasto jest puste. Bohaterowie przychodzą na początku każdej rundy.
   *[other] Spójrz na miasto. Klienci! { $heroes } Życie mówi, ile obrażeń wytrzymają. Klasa mówi, jakiego skarbu szukają.
  }
tutorial-bait-rule = Bohater idzie tam, gdzie jest najwięcej jego skarbu. Boss się liczy, zasłonięte komnaty nie. Przy remisie zostaje w mieście. Stół liczy za ciebie: pod bohaterem widać, dokąd by teraz poszedł i jak by się to skończyło.
tutorial-build = { $any ->
    [yes] { $new ->
        [yes] Teraz budowa. Jedna komnata na rundę: na nowym miejscu przy wejściu albo na starej komnacie. Moja rada: { $card } na nowym miejscu.
       *[no] Teraz budowa. Jedna komnata na rundę: na nowym miejscu przy wejściu albo na starej komnacie. Moja rada: { $card } na komnacie { $on }.
      } { $wounds ->
        [0] { $souls ->
            [0] Nikt jeszcze do niej nie przyjdzie, ale od czegoś trzeba zacząć.
            [one] Jak na razie wejdzie jeden bohater i nie wyjdzie żaden.
           *[many] Jak na razie wejdzie { $souls } bohaterów i nie wyjdzie żaden.
          }
       *[other] Ktoś może się prześlizgnąć. Coś na to poradzimy.
      }
   *[no] Teraz nic nie zbudujesz. Zakończ turę; nowa karta komnaty przychodzi co rundę.
  }
tutorial-placed = Leży zakryta. Ty ją widzisz, inni tylko jej rewers. Gdy wszyscy zbudują, karty odkrywa się naraz. Podglądać się nie da. Sprawdzałem. Teraz zakończ turę.
tutorial-undo = Niezgrabne szpony? Cofnij: przycisk poniżej. Grając z botami, możesz cofać, ile chcesz.
tutorial-spell-held = { $spell } ({ $phases }).
tutorial-spells = Masz też { $count ->
    [one] czar
    [few] { $count } czary
   *[many] { $count } czarów
  }: { $spells } Młotek to faza budowy, topór to faza przygód. Poza swoją fazą czar jest zakładką do książki. Czarów jest mało i same nie przychodzą. Trzymaj je na zły dzień.
tutorial-pass = Dlatego stół pyta. Nic nie chcesz robić? Naciśnij „Pas”. Pasowanie to nie słabość. Ja przepasowałem większość jedenastego wieku.
tutorial-no-build = W tej rundzie w twoich podziemiach nic nie przybyło. Wolno. Spać na deszczu też wolno. W następnej weź komnatę.


## Pierwsi bohaterowie

tutorial-reveal-room = { $dungeon_you ->
    [yes] Ty: { $room }.
   *[no] { $dungeon }: { $room }.
  }
tutorial-reveal = Karty odkryte. { $rooms } Co komnata robi po zbudowaniu, robi teraz, zanim zadziała przynęta.
tutorial-bait-hero = { $goes ->
    [yes] { $hero }: idzie { $dungeon_you ->
        [yes] do ciebie
       *[no] do gracza { $dungeon }
      }.
   *[no] { $hero }: zostaje w mieście.
  }
tutorial-bait = { $count ->
    [0] A przynęta? Nie było kogo wabić.
   *[other] Potem przynęta. { $heroes } Kto został w mieście, wybiera znowu w następnej rundzie.
  }
tutorial-entering = Faza przygód. Najpierw ten, kto ma najwięcej PD, bohater po bohaterze. { $hero } (życie { $health }) stoi przed { $dungeon_you ->
    [yes] twoimi podziemiami
   *[no] podziemiami gracza { $dungeon }
  }. { $end ->
    [dies] Jeśli nikt się nie wtrąci, zginie, zanim dojdzie do bossa.
    [boss] Jeśli nikt się nie wtrąci, dojdzie żywy do bossa.
   *[other] Jak to się skończy, jeszcze nie wiadomo.
  } Zanim bohater wejdzie, każdy może zareagować.
tutorial-damage = Komnata { $room } zrobiła swoje: obrażenia { $damage }. { $hero }: życie { $health }. { $health ->
    [0] Kto wychodzi z komnaty bez życia, ten ginie. Do tej chwili czar mógłby to zmienić; stąd pytanie.
   *[other] Komnaty przechodzi się po kolei, od wejścia do bossa. W każdej możesz zareagować; stąd pytanie.
  }
tutorial-own-entering = Teraz twój gość. { $hero } (życie { $health }) puka do drzwi. { $end ->
    [dies] Ten turysta nigdy cię nie zobaczy.
    [boss] Twoje komnaty nie wystarczą: ten do ciebie dojdzie. Może pomoże czar, jeśli masz właściwy.
   *[other] Jak to się skończy, jeszcze nie wiadomo.
  }
tutorial-their-entering = Teraz druga strona: { $hero } (życie { $health }) idzie do gracza { $dungeon }. { $end ->
    [dies] Byłaby z tego dusza.
    [boss] Byłaby z tego rana.
   *[other] Jak to się skończy, jeszcze nie wiadomo.
  } Tam też możesz się wtrącać: czar działa w każdych podziemiach, jeśli tak na nim napisano. Nic nie pomoże? Spasuj.
tutorial-soul = Twój! { $hero } ginie: { $souls ->
    [one] jedna dusza
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }, zakryta karta obok bossa. Uroniłem łzę. Nie, to był mech.
tutorial-wound = { $hero } dochodzi do ciebie i cię dźga: { $wounds ->
    [one] jedna rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }, odkryta karta obok bossa. Za mało obrażeń albo za dużo skarbów na takie obrażenia. Wab tylko to, co zdołasz przeżuć.
tutorial-theirs = { $died ->
    [yes] { $hero } ginie po drugiej stronie i { $dungeon } ma duszę. To wyścig, jak widać.
   *[no] { $hero } przechodzi i { $dungeon } ma ranę. Jakie to smutne. Jakie to bardzo, bardzo smutne.
  }


## Druga runda

tutorial-round = Nowa runda. Obrażenia bohaterów w mieście znikły, efekty minionej rundy się skończyły, przyszli nowi bohaterowie i każdy dociągnął kartę komnaty. Masz { $souls ->
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
tutorial-advanced = { $card } to wypaśna komnata: silniejsza i wybredna. Kładzie się ją tylko na komnacie, która ma jeden z jej skarbów. { $fits ->
    [yes] Masz taką. Ta zasłonięta śpi pod spodem i nic nie robi.
   *[no] Takiej jeszcze nie masz. Zbuduj, potem wróć.
  }
tutorial-build-again = { $any ->
    [yes] { $new ->
        [yes] Moja rada: { $card } na nowym miejscu.
       *[no] Moja rada: { $card } na komnacie { $on }.
      } { $wounds ->
        [0] { $souls ->
            [0] Spokojna runda, ale lepszy dom.
            [one] Jeden bohater wejdzie, żaden nie wyjdzie.
           *[many] Wejdzie { $souls } bohaterów, nie wyjdzie żaden.
          }
       *[other] Więcej skarbów, więcej gości, ktoś może się prześlizgnąć. Pamiętasz o czarach?
      }
   *[no] Nie ma czego budować. Zakończ turę i udawaj, że taki był plan.
  }
tutorial-level = Zapamiętaj: gdy w twoich podziemiach po raz pierwszy widać { $rooms } komnat, boss awansuje, raz na grę. Teraz masz ich { $have }. Przeczytaj kartę bossa; warto kopać.
tutorial-tools = Co gdzie jest: przytrzymaj na karcie wskaźnik lub palec, a ją przeczytasz. Dziennik wie, co się działo. A w menu są zasady, karty i cały stół jako tekst.
tutorial-spell = { $own ->
    [yes] Stój! { $hero } ujdzie z życiem. Ale masz czar { $spell }: „{ $text }” To jest ten zły dzień, o którym mówiłem. Wybierz czar, a potem podświetlony cel.
   *[no] Patrz: { $hero } zaraz będzie cudzą duszą. Masz czar { $spell }: „{ $text }” Popsułby im zabawę. Albo go zatrzymaj; ja tylko odprowadzam wodę.
  }


## Do widzenia

tutorial-stops = Dwie rundy, a głowa wciąż na karku. Od teraz nie zatrzymuję już dla ciebie stołu. Pyta, gdy to ważne; lista obok „Pasuj aż…” mówi, jak często. Chcesz się wtrącić, gdy inni myślą? „Zaczekaj”. Chcesz spokoju? „Pasuj aż…”.
tutorial-goodbye = Więcej stara rynna nie wie. Bot gra dalej i gra, żeby wygrać. Do zwycięstwa { $souls_left ->
    [one] została { $souls_left } dusza
    [few] zostały { $souls_left } dusze
   *[many] zostało { $souls_left } dusz
  }. No, idź już. Idę popatrzeć na deszcz.

## Odpowiedzi na pytanie „Dlaczego?”

tutorial-why-build = { $any ->
    [no] Nie masz teraz nic, co można zbudować, więc koniec tury nic cię nie kosztuje.
   *[yes] { $setup ->
        [yes] { $card } zadaje każdemu, kto wejdzie, { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
          }. Żadna komnata w twojej ręce nie zadaje na początek więcej.
       *[no] { $card }: obrażenia { $damage }. Z tą kartą w tej rundzie w twoich podziemiach { $souls_then ->
            [0] nikt nie ginie
            [one] ginie jeden bohater
            [few] ginie { $souls_then } bohaterów
           *[many] ginie { $souls_then } bohaterów
          }, a { $wounds_then ->
            [0] nikt nie dochodzi do bossa
            [one] do bossa dochodzi jeden bohater
            [few] do bossa dochodzi { $wounds_then } bohaterów
           *[many] do bossa dochodzi { $wounds_then } bohaterów
          }. { $change ->
            [some] Bez niej ginie { $souls_now }, a do bossa dochodzi { $wounds_now }.
            [worse] Bez niej ginie { $souls_now }, a do bossa dochodzi { $wounds_now }. Ale każda inna komnata kosztuje tyle samo lub więcej, a bez komnat nikogo nie zabijesz.
           *[none] Bez niej tak samo. Ale komnaty zostają, a za rundę przyjdą następni.
          } Wszystko pod warunkiem, że nikt się nie wtrąci.
      }
  }
tutorial-why-turn = Budowa w tej rundzie już za tobą. Zostały czary i zdolności. Zachowaj je, jeśli teraz nic ci nie dają, i zakończ turę.
tutorial-why-hero = Jeśli wszyscy spasują, { $hero } { $end ->
    [dies] ginie, zanim dojdzie do bossa
    [boss] dochodzi do bossa
    [barred] nie może wejść
   *[other] wraca do miasta
  }. { $helps ->
    [yes] { $spell } to zmienia. Warto wydać kartę.
   *[no] { $good ->
        [yes] Dokładnie tego chcesz. Spasuj i zachowaj karty.
       *[no] Nic, co możesz teraz zagrać, na pewno tego nie zmieni. Spasuj i zachowaj karty.
      }
  }
tutorial-why-window = W tej chwili nie waży się los żadnego bohatera. Zagranej teraz karty zabraknie później, więc spasuj, chyba że karta sama mówi, że to jej czas.
tutorial-why-rules = Wyboru wymagają zasady albo właśnie zagrana karta. Wszystko, co widzisz, jest dozwolone. Weź to, co pomaga twoim podziemiom albo najwięcej kosztuje innych. Zasady są w menu.
