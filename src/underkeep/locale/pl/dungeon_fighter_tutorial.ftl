### Pierwsza partia z objaśnieniami. Mówi Dziadek Rynna, stary gargulec: krótkie zdania, suchy humor, nigdy złośliwy.
### Zdania są w czasie teraźniejszym, żeby nie zależały od rodzaju.


## Pierwsza komnata

fighter-tutorial-welcome = Psst. Tu, na gzymsie. Dziadek Rynna, gargulec na emeryturze. Grasz bohaterem w lodowym zamku, a jego jedyny talent to rzucanie kośćmi. Potwory tego nie znoszą. Wyjaśnię wszystko. Powoli, jestem z kamienia.
fighter-tutorial-goal = Bijcie potwory i noście ich monety do kramika. Po { $shops } zakupach przychodzi wielki zły: pokonacie go, wygrywają wszyscy. Gdy w jednej walce wszyscy leżą ogłuszeni, przegrywają też wszyscy. Dzielicie się wszystkim, winą też.
fighter-tutorial-party = To ty: { $hero }, życie { $life }. A to { $mate }, życie { $mate_life }: tu rzuca bot. Każde ma trzy umiejętności, po jednej na kolor kości; naciśnij, żeby przeczytać. Przytrzymaj na karcie wskaźnik lub palec, żeby zobaczyć ją całą.
fighter-tutorial-path = Prowadzisz, więc wybierasz komnatę, i tylko ty widzisz obie. Moja rada: { $room }, { $stalls ->
    [one] jeden symbol kramika
    [few] { $stalls } symbole kramika
   *[many] { $stalls } symboli kramika
  }{ $technique ->
    [none] {" "}i żadnych wymagań.
   *[other] , choć wymaga techniki „{ $technique }”.
  } { $other_technique ->
    [none] Wybierz ją.
   *[other] Druga karta, { $other }, to technika „{ $other_technique }”: nie na pierwszy dzień. Wybierz komnatę.
  }


## Pierwsza kość

fighter-tutorial-monster = Drogę zagradza { $monster }, życie: { $life }. Rzucacie po kolei, aż padnie. { $loot ->
    [0] Monet przy nim nie ma.
    [one] Leży na nim jedna moneta dla was.
    [few] Leżą na nim { $loot } monety dla was.
   *[many] Leży na nim { $loot } monet dla was.
  } Nie bije, tylko czeka: każde pudło kosztuje rzucającego { $damage ->
    [one] { $damage } punkt życia
    [few] { $damage } punkty życia
   *[many] { $damage } punktów życia
  }.
fighter-tutorial-theirs = Przed tobą rzuca { $thrower }. Wynik: { $result }. { $felled ->
    [yes] I po potworze.
   *[no] { $dealt ->
        [0] { $hit ->
            [yes] Potwór nie traci nic.
           *[no] Potwór się śmieje.
          }
        [one] Potwór traci { $dealt } punkt życia.
        [few] Potwór traci { $dealt } punkty życia.
       *[many] Potwór traci { $dealt } punktów życia.
      } { $hit ->
        [yes] {""}
       *[no] { $lost ->
            [0] Nic to nie kosztuje.
            [one] Kosztuje to { $lost } punkt życia. Zdarza się najlepszym, a nawet botom.
            [few] Kosztuje to { $lost } punkty życia. Zdarza się najlepszym, a nawet botom.
           *[many] Kosztuje to { $lost } punktów życia. Zdarza się najlepszym, a nawet botom.
          }
      }
  }
fighter-tutorial-dice = Teraz ty. Najpierw weź kość. Kolorowe kości są wspólne: rzucona przepada na tę walkę, chyba że zapłacicie za jej odzyskanie. Jeśli kość pokaże oko, działa twoja umiejętność w jej kolorze.
fighter-tutorial-ability = Moja rada: weź { $die_acc }. Oko na niej to { $ability }: „{ $text }” { $kind ->
    [camouflage] { $room } ma { $worth ->
        [one] jeden symbol
        [few] { $worth } symbole
       *[many] { $worth } symboli
      }, czyli +{ $worth }.
    [favourite-enemy] Tutaj: +{ $worth }.
    [self-healing] { $worth ->
        [0] Życia ci nie brakuje, ale reszty już nie ma.
       *[other] Tobie teraz przyda się { $worth }.
      }
   *[other] {""}
  } Wybierz kość.


## Pierwszy rzut

fighter-tutorial-target = Tarcza: pierścienie warte od 1 do 5, licząc od zewnątrz, cztery dziury i środek wart { $centre }. Wartość pierścienia, w którym leży kość, to obrażenia. Środek i oko naraz: po potworze, kimkolwiek jest.
fighter-tutorial-aim = Pociągnij po stole do siebie i puść: dalej znaczy mocniej. Kropki pokazują kierunek i siłę, a nie cel. I jedyna zasada, która się liczy: kość musi najpierw odbić się od stołu, a dopiero potem trafić w tarczę. Nie prosto w nią!
fighter-tutorial-force = { NUMBER($force, minimumFractionDigits: 2, maximumFractionDigits: 2) } m/s
fighter-tutorial-way = { $tenths ->
    [0] prosto
   *[other] { $number }° { $side }
  }
fighter-tutorial-way-right = w prawo
fighter-tutorial-way-left = w lewo
fighter-tutorial-height = { $tenths ->
    [0] poziomo
   *[other] { $number }° { $side }
  }
fighter-tutorial-height-up = w górę
fighter-tutorial-height-down = w dół
fighter-tutorial-spin = { $tenths ->
    [0] brak
   *[other] { $number } { $side }
  }
fighter-tutorial-spin-back = wstecz
fighter-tutorial-spin-top = w przód
fighter-tutorial-numbers = Jak mocno? Ustaw suwaki tak jak ja: siła { $force }, kierunek { $way }, wysokość { $height }, podkręcenie { $spin }. I naciśnij „Rzuć”. Z takich rzutów trafia około { $hits } na sto. Ręka zawsze trochę drży.
fighter-tutorial-harm = Pudło to: najpierw tarcza, potem stół; kość w dziurze; na marginesie; poza tarczą. Każde kosztuje { $damage } z twojego życia (masz { $life }). Przy 0 leżysz bez przytomności, aż skończy się walka.


## Jego wynik

fighter-tutorial-hit = Twoje pierwsze trafienie! Wynik: { $result }. { $felled ->
    [yes] I po potworze. Biłbym brawo, ale się kruszę.
   *[no] { $dealt ->
        [0] Potwór nic nie traci, ale wygląda to dobrze.
        [one] Potwór traci { $dealt } punkt życia: sekcja plus to, co dodają umiejętności i broń. Biłbym brawo, ale się kruszę.
        [few] Potwór traci { $dealt } punkty życia: sekcja plus to, co dodają umiejętności i broń. Biłbym brawo, ale się kruszę.
       *[many] Potwór traci { $dealt } punktów życia: sekcja plus to, co dodają umiejętności i broń. Biłbym brawo, ale się kruszę.
      }
  }
fighter-tutorial-missed = Twoje pierwsze pudło. Wynik: { $result }. { $reason ->
    [dry] Tarcza była przed stołem: mniej siły albo niżej.
    [technique] Zabrakło techniki, a bez niej nic się nie liczy.
    [hole] Dziury połykają kości. Głównie pech.
   *[other] { $reach ->
        [short] Kość staje po twojej stronie: pociągnij trochę dalej.
        [far] Kość leci za daleko: pociągnij trochę słabiej.
       *[other] Trochę więcej siły albo trochę mniej.
      }
  } { $lost ->
    [0] Nic cię to nie kosztuje.
    [one] Kosztuje cię to { $lost } punkt życia.
    [few] Kosztuje cię to { $lost } punkty życia.
   *[many] Kosztuje cię to { $lost } punktów życia.
  }
fighter-tutorial-eye = Twoje pierwsze oko! Kolor { $colour } to twoja umiejętność { $ability }: „{ $text }” Oko działa, gdziekolwiek leży kość, chyba że umiejętność wymaga trafienia albo pudła.
fighter-tutorial-undo = Zmiana zdania? Cofnij: przycisk poniżej; grając z botami, ile chcesz. Ale tylko do ostatniego rzutu: kość, która poleciała, poleciała.
fighter-tutorial-recover = Kolorowe kości się skończyły. Możecie je odzyskać, a każdy bohater straci { $level ->
    [one] { $level } punkt życia
    [few] { $level } punkty życia
   *[many] { $level } punktów życia
  }, albo rzucasz białą: za darmo, ale przepada na zawsze. { $white ->
    [0] Nie macie żadnej.
    [one] Macie jedną.
    [few] Macie { $white }.
   *[many] Macie { $white }.
  } { $recover ->
    [yes] Moja rada: odzyskać{ $white ->
        [0] .
       *[other] , białe są na wielkiego złego.
      }
   *[no] Moja rada: biała. Życie jest tu za drogie.
  }


## Decyzje, których nie ma w każdej partii

fighter-tutorial-cube = Trzy kostki naraz, liczy się jedna. Wybierz najlepsze trafienie; o reszcie zapominamy. Tak uprzejmych kości jeszcze tu nie było.
fighter-tutorial-careless = Ten potwór nie uważa. Kością w sekcji wartej 1 możesz rzucić jeszcze raz, a pierwszy rzut się nie liczy. Twój: { $result }. { $advice ->
    [miss] Moja rada: jeszcze raz, bo to pudło.
    [usual] Moja rada: jeszcze raz, bo zwykle trafiasz.
   *[keep] Moja rada: zostaw. Małe trafienie jest lepsze niż pudło.
  }
fighter-tutorial-cards = Tu można użyć kart, zanim cokolwiek się rozstrzygnie. { $card ->
    [none] Moja rada: spasuj i zachowaj je. Kuriozum działa tylko raz, a wielki zły dopiero przyjdzie.
   *[other] Moja rada: teraz { $card }. Pancerz wraca po walce, kuriozum nie.
  }
fighter-tutorial-toss = Makietę podrzuca się jak monetę: musi się obrócić co najmniej o pół obrotu i leżeć na tarczy. Gdy dotknie stołu, boli. Mój rzut: siła { $force }, kierunek { $way }, wysokość { $height }, podkręcenie { $spin }.
fighter-tutorial-iceberg = Góry lodowe stoją w dziurach. Kość, która którejś dotknie, odbiera potworowi 1 punkt życia, nawet przy pudle, i góra znika. Każda dziura jest równie dobra.
fighter-tutorial-flee = Komnata i potwór chcą naraz różnych technik. Możecie zwiewać: każdy bohater straci { $level ->
    [one] { $level } punkt życia
    [few] { $level } punkty życia
   *[many] { $level } punktów życia
  }, przyjdzie inny potwór, a zgodzić się muszą wszyscy. { $run ->
    [yes] Moja rada: zwiewać.
   *[no] Moja rada: zostać. Kamienie tak robią.
  }


## Po walce

fighter-tutorial-felled = Potwór pokonany: { $monster }. { $slayer_own ->
    [yes] Ostatni cios jest twój.
   *[no] Ostatni cios zadaje { $slayer }.
  } { $coins ->
    [0] Monet nie ma.
    [one] Do skrzyni trafia jedna moneta.
    [few] Do skrzyni trafiają { $coins } monety.
   *[many] Do skrzyni trafia { $coins } monet.
  } Kto kończy z potworem, prowadzi dalej i wybiera komnatę. Kości wracają, stracone życie nie.
fighter-tutorial-stunned = { $hero } nie ma już życia i leży bez przytomności do końca walki. Potem życie wraca, ale z blizną: maksimum o { $lost } mniejsze i jedna umiejętność zasłonięta. Gdy leżą wszyscy naraz, to koniec gry.
fighter-tutorial-scar = Blizna zasłania jedną umiejętność na stałe; kością nadal można rzucać. Moja rada: { $ability } ({ $colour }). Zasłoń to, czego najmniej ci szkoda. Ja oddałem skrzydła.
fighter-tutorial-trophy = Ostatni cios był twój, więc karta może być twoim trofeum. Nic nie robi i nie zajmuje miejsca. I tak ją zachowaj: po to są trofea.
fighter-tutorial-trade = Między walkami ekwipunek może zmienić ręce. Bohater nosi dwie bronie, jeden pancerz i dwa kurioza, i niczego podwójnie. Wszystko pasuje? Naciśnij „Koniec wymiany”.


## Następne komnaty

fighter-tutorial-symbols = W komnatach za wami { $stalls ->
    [one] widać jeden symbol kramika
    [few] widać { $stalls } symbole kramika
   *[many] widać { $stalls } symboli kramika
  }. Gdy po walce jest ich { $wanted } albo więcej, otwiera się kramik. Mniej komnat to mniej walk, więc dużo symboli to dobrze; rzadko jednak są za darmo.
fighter-tutorial-next-path = Znowu ty wybierasz drogę. Moja rada: { $room }, { $stalls ->
    [one] jeden symbol kramika
    [few] { $stalls } symbole kramika
   *[many] { $stalls } symboli kramika
  }{ $technique ->
    [none] {" "}i żadnej techniki.
   *[other] , a przy każdym rzucie technika „{ $technique }”.
  } { $other_technique ->
    [none] Przeczytaj obie; co dają, dają od razu.
   *[other] Druga karta, { $other }, to technika „{ $other_technique }”.
  }
fighter-tutorial-gift = Karta za darmo: { $card }. „{ $text }” Moja rada: daj ją { $hero_own ->
    [yes] sobie
   *[no] { $hero_dat }
  }.
fighter-tutorial-led = Teraz prowadzi { $boss } i wybiera komnatę: { $room }. Szef się zmienia: zadaj potworowi ostatni cios, a następna droga będzie twoja.
fighter-tutorial-tools = Co gdzie jest: przytrzymaj na karcie wskaźnik lub palec, a ją przeczytasz. Dziennik wie, co się działo, zasady są w menu. A na stole treningowym, też z menu, pudła nic nie kosztują.
fighter-tutorial-weapon = { $card ->
    [none] Gra Chwytliwa melodia: półobrót dodaje +{ $bonus } przy trafieniu. Ale zapowiedz go teraz, a bez niego rzut będzie pudłem.
   *[other] Przed każdym rzutem mówisz, jakiej broni używasz. { $card }: +{ $bonus } do obrażeń przy trafieniu, ale tylko techniką „{ $technique }”.
  } { $free ->
    [yes] Ta walka i tak jej wymaga, więc premia jest za darmo.
   *[no] {""}
  } { $use ->
    [yes] Moja rada: użyj.
   *[no] Moja rada: tym razem nie.
  }
fighter-tutorial-technique = { $card ->
    [none] Masz zapowiedzianą technikę:
   *[other] { $card }: tu trzeba techniki
  } „{ $technique }”. { $text } Bez niej każdy rzut to pudło. { $timed ->
    [yes] Za szybko? Zaznacz „Spokojne rzuty”.
   *[no] Jak to się robi tutaj, mówią słowa nad suwakami.
  }
fighter-tutorial-technique-numbers = Mój rzut na to: siła { $force }, kierunek { $way }, wysokość { $height }, podkręcenie { $spin }. Kość i tak musi najpierw odbić się od stołu. Ta zasada nigdy nie śpi.


## Kramik

fighter-tutorial-ware = { $card } ({ $price })
fighter-tutorial-stall = Kramik otwarty, a zakupy robisz ty. W skrzyni { $coins ->
    [0] nie ma monet
    [one] jest jedna moneta
    [few] są { $coins } monety
   *[many] jest { $coins } monet
  }. { $count ->
    [0] Półki są puste.
   *[other] Na półkach, z cenami: { $wares }.
  }
fighter-tutorial-prices = Kupisz też 1 punkt życia dla każdego bohatera (cena { $life }) i białą kość (cena { $die }). Karty, których nikt nie kupi, przepadają. Zachowane monety to na końcu chwała, ale tylko po wygranej.
fighter-tutorial-buy = { $what ->
    [card] Moja rada: { $card }{ $hero_there ->
        [yes] {" "}dla { $hero_gen }
       *[no] {" "}dla drużyny
      }. Wybierz kartę, a potem tego, kto ma ją nosić. Przytrzymaj na karcie wskaźnik lub palec, żeby ją najpierw przeczytać.
    [die] Moja rada: biała kość. Jeden rzut więcej na wielkiego złego, przy którym kości się nie odzyskuje.
    [life] Moja rada: życie dla wszystkich. Kto leży, ten nie kupuje.
   *[none] Moja rada: zamknij kramik. Zachowana moneta przyda się następnym razem.
  }
fighter-tutorial-closed = Kramik zamknięty. { $cards ->
    [none] Żadna karta nie znalazła kupca.
   *[other] Kupione: { $cards }.
  } { $coins ->
    [0] Skrzynia jest bez monet.
    [one] W skrzyni jest teraz jedna moneta.
    [few] W skrzyni są teraz { $coins } monety.
   *[many] W skrzyni jest teraz { $coins } monet.
  } Co zostało na półkach, przepada, a symbole liczy się znowu od zera.


## Do widzenia

fighter-tutorial-goodbye = Więcej stara rynna nie wie. Potwory będą gorsze, { $shops ->
    [0] a wielki zły czeka.
    [one] kramik otworzy się jeszcze raz, a potem czeka wielki zły.
   *[many] kramik otworzy się jeszcze { $shops } razy, a potem czeka wielki zły.
  } Najpierw odbicie, białe kości na później, celuj w środek. Idę łapać śnieg.


## Odpowiedź na pytanie „Dlaczego?” tam, gdzie wyżej nie ma rady

fighter-tutorial-why-rules = Wyboru wymagają zasady albo karta. Wszystko, co widzisz, jest dozwolone. Pomyśl, co szybciej położy potwora i co utrzyma bohaterów na nogach. Zasady są w menu.
