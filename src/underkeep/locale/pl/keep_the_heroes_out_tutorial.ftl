### Pierwsza partia z objaśnieniami. Mówi Dziadek Rynna, stary gargulec: krótkie zdania, suchy humor, nigdy złośliwy.


## Do czego przyda się akcja; przed nią stoi początek zdania

keep-tutorial-why = { $does ->
    [summon] wystaw { $monster_acc } { $room_in }. { $value ->
        [0] Jedna para oczu więcej.
       *[other] { $guards ->
            [0] Tamtejszy skarb jest wart { $value } i nikt go nie pilnuje.
           *[other] Tamtejszy skarb jest wart { $value }, a dwie straże wytrzymają dłużej niż jedna.
          }
      }
    [strike] uderz { $hero_acc } { $room_in } (życie { $health }).
    [move] rusz { $monster_acc } { $origin_from } { $room_to }{ $carries ->
        [yes] {" "}{ $token_with }
       *[no] {""}
      }. { $feeds ->
        [yes] Tam można za to dostać zdobycz.
       *[no] { $heroes ->
            [0] { $guards ->
                [0] { $value ->
                    [0] Bliżej tam, gdzie się przyda.
                   *[other] Tamtejszy skarb jest wart { $value } i nikt go nie pilnuje.
                  }
               *[other] Bliżej tam, gdzie się przyda.
              }
           *[other] Odpoczywa tam bohater.
          }
      }
    [produce] aktywuj { $room_acc }, a pojawi się tam { $token }. { $trap ->
        [yes] Następny bohater, który tam wejdzie, w nią wpadnie.
       *[no] We właściwej komnacie można za to dostać zdobycz.
      }
    [skill] połóż { $room_in } { $token_acc } umiejętnością klanu. { $feeds ->
        [yes] Tam można za to dostać zdobycz.
       *[no] Kości się przydają: zapytaj dowolnego psa.
      }
    [loot] { $room_in } dostaniesz za { $token_acc } kartę { $loot }.
    [spend] odrzuć { $room_from } { $token_acc }, a przyjdą tam potwory z legowiska.
    [portal] ukończ portal { $room_in }.
   *[other] teraz się przyda.
  }


## Przygotowanie

keep-tutorial-welcome = Psst. Tu, na gzymsie. Dziadek Rynna, gargulec na emeryturze. Do tego Lochu pchają się bohaterowie, a jego potwory wolałyby mieć spokój. Prowadzisz potwory. Ja gadam, ty decydujesz.
keep-tutorial-goal = Cel: przetrzymać Gildię Bohaterów. Jej talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }; gdy skończy się dwa razy, wygrywasz. Jeśli bohaterowie ukradną { $room_from } skarb wart { $value }, od razu przegrywasz. Każda inna kradzież tylko boli.
keep-tutorial-clan = Twój klan: { $clan }. Potwory: { $monsters }, życie każdego: { $health }. { $count ->
    [0] Grasz bez towarzystwa.
   *[other] Razem z tobą: { $partners }. Wygrywacie albo przegrywacie wspólnie i nikt nie ukrywa kart.
  } Pokonany potwór wraca do legowiska i może przyjść znowu. Zazdroszczę.
keep-tutorial-first-monster = Twoje pierwsze potwory zaczynają tu: { $rooms }. Jeden niech stanie { $room_in }: tamtejszy skarb jest wart { $value }, a dopóki w komnacie stoi potwór, nikt z niej nie kradnie.
keep-tutorial-map = Drugi niech stanie { $room_in }. Rozejrzyj się: liczba na skarbie mówi też, ilu bohaterów musi się przy nim spotkać, żeby go ukraść. Z komnaty bez skarbu i potworów biegną dalej, w stronę Skarbca.


## Pierwsza tura

keep-tutorial-hand = Twoja tura. Karty na ręce: { $cards }. Zagraj, ile chcesz, po jednej. Każda wymienia akcje twoich potworów, w dowolnej kolejności. „Albo” znaczy: jedna strona lub druga, nigdy obie. Co zatrzymasz, zostaje na później.
keep-tutorial-play = Moja rada na początek to { $card }: { keep-tutorial-why } Wybierz kartę, a stół pokaże, co można nią zrobić.
keep-tutorial-activate = Aktywacja uruchamia coś tam, gdzie stoi twój potwór. { $does ->
    [portal] Tu: portal { $room_in }. Między ukończonymi portalami potwory chodzą jak przez drzwi. Bohaterowie nie.
   *[produce] Tu działa sama komnata: { $token } { $room_in }.
  } { $trap ->
    [yes] Następny bohater, który tam wejdzie, w nią wpadnie.
   *[no] { $does ->
        [portal] {""}
       *[other] Niektóre karty każą właśnie tym zapłacić, a we właściwej komnacie dostaje się za to zdobycz.
      }
  }
keep-tutorial-skill = Aktywacja może też być umiejętnością klanu: { $skill }. Moja rada: { $room_in }{ $feeds ->
    [yes] , bo tam to zapłata za następną zdobycz.
   *[no] . Nigdy nie wiadomo, do czego się przyda.
  }
keep-tutorial-move = Ruch prowadzi jednego potwora jednym korytarzem: { $origin_from } { $room_to }. Może zabrać jedną rzecz{ $carries ->
    [yes] , teraz { $token_acc }
   *[no] {""}
  }. { $feeds ->
    [yes] Jeszcze jedna aktywacja i jest za to karta zdobyczy.
   *[no] { $heroes ->
        [0] { $guards ->
            [0] { $value ->
                [0] Stamtąd niedaleko do kłopotów.
               *[other] Nikt tam nie pilnuje skarbu wartego { $value }. Teraz już ktoś pilnuje.
              }
           *[other] Stamtąd niedaleko do kłopotów.
          }
       *[other] Jest tam kogo uderzyć.
      }
  }
keep-tutorial-summon = Świeże siły. Potwory w twoim legowisku: { $lair }. Jednego posłałbym { $room_to }{ $value ->
    [0] .
   *[other] , do skarbu wartego { $value }.
  } { $guards ->
    [0] Nikogo tam jeszcze nie ma. Pusta komnata to zaproszenie.
   *[other] Bohater pokonuje jedną straż naraz, więc druga dalej pilnuje.
  }
keep-tutorial-spend = „Jeśli to zrobisz” to wymiana: odrzuć { $room_from } { $token_acc }, a dopiero wtedy przyjdą tam potwory z legowiska. Czeka ich w nim tyle: { $lair }. Moim zdaniem dobry interes.
keep-tutorial-play-on = Następna niech będzie karta { $card }: { keep-tutorial-why } Niezgrabne szpony? Cofnij: przycisk poniżej.
keep-tutorial-end-cards = { $cards ->
    [0] Pusta ręka: dobra robota.
   *[other] Wystarczy. { $defends ->
        [yes] Zatrzymaj kartę { $shield }: przy wtargnięciu może powstrzymać atak.
       *[no] Reszta bardziej przyda się później.
      }
  } { $draws ->
    [0] Ręka jest pełna, więc nic nie dobierasz.
   *[other] Przed wtargnięciem dobierasz do { $full } kart.
  } Przejdź do wymiany zdobyczy.
keep-tutorial-exchange = Ten rząd to zdobycze: karty, które niektóre komnaty dają za zasób. Tu możesz odrzucić kartę z ręki i wymienić zdobycze, których nikt nie chce. Dziś nie ma po co: idź dalej.


## Wtargnięcie

keep-tutorial-raid = Teraz bohaterowie. Na końcu każdej tury odkrywa się karty Gildii: { $cards }{ $later ->
    [1] {""}
   *[other] , a w drugiej fali { $later }
  }. Większość sprowadza po jednym bohaterze do dwóch komnat. { $asked ->
    [yes] Stół pyta, bo można tu zaryzykować. Nie teraz. Naciśnij „Nie ryzykuj”.
   *[no] Patrz, co zrobią.
  }
keep-tutorial-order = Aktywni bohaterowie: { $rooms }. Wybierasz, kto zaczyna, ale nie co robi: bije potwora; gdy go nie ma, kradnie, jeśli jest ich dość, albo czeka; gdy nie ma nic, biegnie dalej. Nowi budzą śpiących, więc Skarbiec zostawiam na koniec.
keep-tutorial-defend = { $hero } atakuje { $monster_acc } { $room_in }. { $stops ->
    [yes] Odrzuć kartę { $card }, a nic się nie stanie{ $guards ->
        [one] { $value ->
            [0] {""}
           *[other] : to jedyna straż skarbu wartego { $value }
          }
       *[other] {""}
      }.{ $shot ->
        [yes] {""}
       *[no] {" "}Bohater i tak będzie wyczerpany.
      }
   *[no] Możesz to powstrzymać kartą. Ja bym ją zatrzymał: sprowadzi więcej potworów niż ten jeden, a pokonany tylko wraca do domu.
  }
keep-tutorial-discard = Każdy musi odrzucić kartę. Ja rozstałbym się z tą: { $card }. Z twoich kart może teraz zrobić najmniej. Nie przepada, wróci przy tasowaniu.
keep-tutorial-fallen = Pierwsza strata po twojej stronie: { $monster } { $room_in }. Jest znów w legowisku i ma się dobrze. Karty przywołujące potwory sprowadzą go z powrotem. W legowisku: { $lair }.
keep-tutorial-theft = Okradli was ({ $room }): { $treasure }. To, co było na odwrocie, już się stało. Szkoda, ale to nie koniec: koniec to skarb wart 4.
keep-tutorial-resting = Wyczerpani bohaterowie w Lochu: { $count }. Nic nie robią, dopóki ktoś ich nie obudzi, zwykle kolejny bohater, który wejdzie do ich komnaty. Tak rosną tłumy. Bij śpiących: nie oddają.


## Druga tura

keep-tutorial-round = Znów twoja tura. Od poprzedniej: zagrane karty – { $played } ({ $partner }), odkryte karty Gildii – { $guild }. W fali { $wave } { $left ->
    [one] została { $left } karta Gildii
    [few] zostały { $left } karty Gildii
   *[many] zostało { $left } kart Gildii
  }. Zobacz, gdzie stoją bohaterowie, a potem bij albo pilnuj.
keep-tutorial-gamble = Więzienie. Raz w swojej turze możesz zaryzykować: odkrywa się kartę Gildii; bohater ląduje za kratami, a ty dobierasz za niego { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }. Ale mag wypuszcza wszystkich. { $now ->
    [yes] Stoi tam potwór, który ich przyjmie, więc warto.
   *[no] { $guards ->
        [0] Nie stoi tam żaden potwór, więc odradzam.
       *[other] Trochę tam tłoczno, więc odradzam.
      }
  }
keep-tutorial-strike = { $hero } { $room_in }: życie { $health }. Atak zabiera 1{ $health ->
    [1] . Rachunki to nie moja mocna strona, ale to już pożegnanie.
   *[other] . Dobry początek.
  } Kto znika z Lochu, wraca dopiero, gdy Gildia znów go przyśle.
keep-tutorial-loot = Zakupy { $room_in }: karta { $loot } za { $token_acc }. Trafia ona na twój stos kart odrzuconych, a od następnego tasowania jest twoja do końca gry.
keep-tutorial-scenario = Ta strona księgi to { $scenario }. { $copies ->
    [one] Jedna karta
    [few] { $copies } karty
   *[many] { $copies } kart
  } w talii Gildii to nie bohaterowie, tylko { $card }. { $does }
keep-tutorial-tools = Co gdzie jest: przytrzymaj wskaźnik lub palec na bohaterze, a zobaczysz, co zrobi; na karcie, a ją przeczytasz. Dziennik wie, co się działo. A w menu są zasady i karty.


## Do widzenia

keep-tutorial-stops = Od teraz nie zatrzymuję już dla ciebie stołu. Pyta, gdy możesz się bronić, w turach twoich i cudzych. Chcesz pytań także między kartami Gildii? Naciśnij „Zaczekaj”, gdy grają inni.
keep-tutorial-goodbye = Więcej stara rynna nie wie. W fali { $wave } { $left ->
    [one] została { $left } karta Gildii
    [few] zostały { $left } karty Gildii
   *[many] zostało { $left } kart Gildii
  }{ $wave ->
    [1] ; potem wszystkie wrócą, w każdej turze { $later }.
   *[other] ; potem wygrywasz.
  } Bij śpiących, pilnuj najcenniejszego. No, idź już. Idę popatrzeć na deszcz.


## Odpowiedzi na pytanie „Dlaczego?”; rady o kartach, ryzyku, stratach i atakach są wyżej

keep-tutorial-why-play = Spośród kart na twojej ręce najwięcej daje teraz { $card }: { keep-tutorial-why }
keep-tutorial-why-act = Moja rada: { keep-tutorial-why }
keep-tutorial-why-leave = Reszta tej karty niczego nie poprawi. Zostaw ją i idź dalej.
keep-tutorial-why-before-card = Tu możesz jeszcze zaryzykować, przed następną kartą Gildii. Mag wypuściłby wszystkich więźniów w samym środku wtargnięcia. Jeśli w Więzieniu nie czeka na nich żaden potwór, nie ryzykuj.
keep-tutorial-why-rules = Wyboru wymagają zasady albo karta. Wszystko, co widzisz, jest dozwolone. Zadaj sobie dwa pytania: który skarb jest najcenniejszy i kto go pilnuje? Zasady są w menu.
