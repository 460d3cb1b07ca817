### Wojownicy podziemi (Dungeon Fighter) po polsku. Nazwy kart stoją przy samych kartach; co karta robi, układa się z tego,
### co jest na niej wydrukowane. Zdania są w czasie teraźniejszym, żeby nie zależały od rodzaju.


## Gra

game-title = Wojownicy podziemi
game-about = Drużyna rzuca kośćmi do tarczy, żeby pokonać potwory lodowego zamku. Trzy razy zakupy, a potem wielki zły.

phase-setup = Przygotowanie
phase-dungeon = Podziemia
phase-combat = Walka
phase-rest = Odpoczynek
phase-shopping = Zakupy
phase-battle = Batalia

difficulty-normal = Zwykły
    .about = Potwory mają tyle życia, ile na karcie.
difficulty-hard = Trudny
    .about = Każdy potwór zaczyna z 2 punktami życia więcej.
difficulty-infernal = Piekielny
    .about = Każdy potwór zaczyna z 4 punktami życia więcej.

joined = { $first } i { $second }

x-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
x-glory = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
  }


## Bohaterowie

hero-maryla = Maryla
    .gen = Maryli
    .dat = Maryli
    .acc = Marylę
hero-daniel = Daniel
    .gen = Daniela
    .dat = Danielowi
    .acc = Daniela
hero-jack = Jack
    .gen = Jacka
    .dat = Jackowi
    .acc = Jacka
hero-rysiek = Rysiek
    .gen = Ryśka
    .dat = Ryśkowi
    .acc = Ryśka
hero-halina = Halina
    .gen = Haliny
    .dat = Halinie
    .acc = Halinę
hero-bogdan = Bogdan
    .gen = Bogdana
    .dat = Bogdanowi
    .acc = Bogdana
hero-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo


## Kości, kolory, makiety, typy

die-red = czerwona kość
    .acc = czerwoną kość
    .ins = czerwoną kością
die-green = zielona kość
    .acc = zieloną kość
    .ins = zieloną kością
die-blue = niebieska kość
    .acc = niebieską kość
    .ins = niebieską kością
die-white = biała kość
    .acc = białą kość
    .ins = białą kością
die-snow = kość śnieżna
    .acc = kość śnieżną
    .ins = kością śnieżną
die-water = kostki wody
    .acc = kostki wody
    .ins = kostkami wody

colour-red = czerwony
colour-green = zielony
colour-blue = niebieski

template-frost = makieta zmarzliny
    .acc = makietę zmarzliny
template-weak = makieta słabego punktu
    .acc = makietę słabego punktu

type-beast = bestia
    .many = bestiom
type-humanoid = humanoid
    .many = humanoidom
type-undead = nieumarły
    .many = nieumarłym
type-magical = istota magiczna
    .many = istotom magicznym


## Techniki rzutu

technique-roundhouse = Z półobrotu
    .text = Obróć się na pięcie dookoła i rzuć, gdy tylko skończysz obrót.
technique-waterfall = Z siłą wodospadu
    .text = Połóż kość na końcu wodospadu i przechyl go; kość musi spaść przez krótszą krawędź.
technique-pond = Do sadzawki
    .text = Połóż sadzawkę; kość musi odbić się od stołu wewnątrz niej.
technique-ice-wall = Mur jest twój
    .text = Zanim kość wyląduje, musi dotknąć lodowego muru przy krawędzi tarczy; kość leżąca na murze to pudło.
technique-launcher = Wyrzutnia
    .text = Połóż kość na nieużywanej karcie i podbij kartę od spodu.
technique-thump = Łup
    .text = Kość musi wylecieć z pięści, gdy pięść uderza w stół.
technique-slide = Poślizg
    .text = Połóż krę; kość musi się od niej odbić, a to liczy się jako odbicie od stołu.
technique-headbutt = Z bańki
    .text = Rzuć z czubka głowy albo dotknij kości głową w czasie rzutu.
technique-under-the-table = Spod stołu
    .text = Cały rzut wykonaj poniżej blatu.
technique-weak-hand = Słabsza ręka
    .text = Rzuć tą ręką, którą nie piszesz.
technique-secret-x = Sekretny cios X
    .text = Rzuć kością trzymaną między nadgarstkami skrzyżowanych rąk.
technique-low-profile = Niski profil
    .text = Trzymaj oczy na wysokości blatu.
technique-blind = Na ślepo
    .text = Rzuć z zamkniętymi oczami.
technique-airborne = Z powietrza
    .text = Podskocz i rzuć, będąc w powietrzu.
technique-prayer = Z modlitwy
    .text = Rzuć kością trzymaną w dłoniach złożonych jak do modlitwy.


## Umiejętności

ability-correction = Poprawka
    .text = Możesz podnieść kość, unieważnić rzut i rzucić jeszcze raz.
ability-favourite-enemy = Ulubiony wróg
    .text = Przy trafieniu: +4 obrażenia przeciw { $favourite }, +1 przeciw innym.
ability-spider-sense = Pajęcze zmysły
    .text = Przy pudle: bohater nie otrzymuje obrażeń, a potwór traci 2 punkty życia; broń nic nie dodaje.
ability-panacea = Panaceum
    .text = Każdy przytomny bohater odzyskuje 1 punkt życia.
ability-sticky-fingers = Lepkie rączki
    .text = Do skrzyni trafia 1 moneta.
ability-self-healing = Samoleczenie
    .text = Bohater odzyskuje 3 punkty życia.
ability-piercing = Przebicie
    .text = Przy trafieniu: +2 obrażenia.
ability-whack = Rąbnięcie
    .text = Przy trafieniu: sekcja liczy się jako 5, nawet jeśli jest warta więcej.
ability-fine-herbs = Niezłe ziółka
    .text = Wybrany bohater odzyskuje 2 punkty życia i po 1 za każde kuriozum na stosie kart odrzuconych.
ability-brawler = Zabijaka
    .text = Raz w tej walce, gdy kość dowolnego bohatera leży na linii, dodaj sekcje po obu stronach (dwie najwyższe, jeśli styka się więcej).
ability-catchy-tune = Chwytliwa melodia
    .text = Przy trafieniu: +2 obrażenia, a do końca walki każdy bohater może rzucać z półobrotu za +2 przy trafieniu.
ability-camouflage = Kamuflaż
    .text = Przy trafieniu: +1 obrażenie za każdy symbol kramika komnaty; +3 przeciw wielkiemu złemu.


## Gdzie leży kość

place-section = sekcja { $section }
place-centre = środek tarczy
place-hole = dziura
place-margin = margines
place-off = poza tarczą
place-frost = zmarzlina
place-frost-hole = dziura w zmarzlinie
place-weak-point = słaby punkt
place-ice-wall = na lodowym murze
place-iceberg = na górze lodowej
result = { $hit ->
    [yes] trafienie, { $where }
   *[no] pudło, { $where }
  }
result-line = na linii { $sections }
result-eye = oko
result-snow = kopny śnieg
result-dry = bez odbicia od stołu
result-failed = { $count ->
    [one] bez techniki { $techniques }
   *[other] bez technik { $techniques }
  }
quoted-technique = „{ $technique }”
reason-corners = { $count ->
    [one] 1 róg
    [few] { $count } rogi
   *[many] { $count } rogów
  } { $section ->
    [0] na marginesie albo poza nim
    [10] w środku tarczy
   *[other] w sekcji { $section }
  }
reason-bounces = { $count ->
    [one] jedno odbicie
    [few] { $count } odbicia
   *[many] { $count } odbić
  }
cube = kostka { $number }: { $result }


## Karty

unknown-card = nieznana karta
kind-hero = Bohater
kind-room = Komnata
kind-monster = Potwór
kind-big-bad = Wielki zły
kind-weapon = Broń
kind-armour = Pancerz
kind-curio = Kuriozum
kind-rarity = Rarytas

about-hero = Bohater · { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  } · broń: { $weapons }, pancerze: { $armours }, kurioza: { $curios }
about-room = Komnata · { $stalls ->
    [one] { $stalls } symbol kramika
    [few] { $stalls } symbole kramika
   *[many] { $stalls } symboli kramika
  }
about-monster = Potwór, poziom { $level } · { $type } · życie { $life } · obrażenia { $damage } · łup { $loot }
about-big-bad = Wielki zły · { $type } · życie { $life } · obrażenia { $damage }
about-weapon = Broń · +{ $bonus } · cena { $price }
about-armour = Pancerz · cena { $price }
about-curio = Kuriozum · cena { $price }
about-rarity = Rarytas · cena { $price }

text-ability = { $ability } ({ $colour }): { $text }
text-technique = Każdy rzut w tej walce wymaga techniki „{ $technique }”.
text-tough = Potwór ma { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  } więcej.
text-coins = Do skrzyni: { x-coins }.
text-white = Do skrzyni: { $dice ->
    [one] { $dice } biała kość
    [few] { $dice } białe kości
   *[many] { $dice } białych kości
  }.
text-heals-all = Każdy bohater odzyskuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  }.
text-heals-one = Wybrany bohater odzyskuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  }.
text-freebie = Odkryj wierzchnią kartę talii kramika i daj ją bohaterowi.
text-water = Trzy kostki wody dołączają na tę walkę do kolorowych kości; rzuć nimi razem, liczy się jedna.
text-snow = Kość śnieżna dołącza na tę walkę do kolorowych kości; kopny śnieg przy pudle chroni bohatera przed obrażeniami.
text-icebergs = Przed walką w dziurach tarczy { $count ->
    [one] staje { $count } góra lodowa
    [few] stają { $count } góry lodowe
   *[many] staje { $count } gór lodowych
  }; każda dotknięta odbiera potworowi 1 punkt życia i znika.
text-frost = Przed walką podrzuć na tarczę { $count ->
    [one] makietę zmarzliny, wartą 0 i z dziurą
   *[other] obie makiety zmarzliny, warte 0 i z dziurami
  }.
text-careless = Nieuważny: kością w sekcji wartej 1 można rzucić jeszcze raz.
text-mad = Szalony: każde trafienie budzi następną technikę ({ $techniques }).
text-big-bad = Kolorowych kości nie można odzyskać; gdy zabraknie kości, drużyna przegrywa.
text-weapon = Przy trafieniu +{ $bonus } do obrażeń, jeśli rzucasz techniką „{ $technique }”.
text-armour = Raz w walce, gdy spudłujesz:
text-spares = bez obrażeń.
text-prevents = { $damage ->
    [one] { $damage } obrażenie mniej.
    [few] { $damage } obrażenia mniej.
   *[many] { $damage } obrażeń mniej.
  }
text-deals = Potwór traci { $damage ->
    [one] { $damage } punkt życia.
    [few] { $damage } punkty życia.
   *[many] { $damage } punktów życia.
  }
text-again = unieważnij pudło i rzuć kością jeszcze raz.
text-toss-frost = Podrzuć na tarczę { $count ->
    [one] makietę zmarzliny
   *[other] obie makiety zmarzliny
  }.
text-when-missed = Gdy aktywny bohater pudłuje: bez obrażeń.
text-toss-weak = Podrzuć na tarczę makietę słabego punktu.
text-sums = Gdy kość leży na linii: dodaj sekcje po obu jej stronach.
text-curio = Potem odrzuć tę kartę.
text-revives = W swojej turze odrzuć tę kartę: każdy ogłuszony bohater wstaje (życie: { $life }) i nie dostaje blizny.
text-ultra = Gdy twoja kość leży bez oka na środku tarczy, odrzuć tę kartę: trafienie jest ultrakrytyczne.
text-purse = Na początku każdych zakupów do skrzyni: { x-coins }.


## Opcje

option-pass = { $kind ->
    [flee] Zostań i walcz
    [toss-again] Zostaw makietę
    [die] Brak kości
    [careless] Zostaw ten rzut
    [correction] Zostaw ten rzut
    [again] Zostaw ten rzut
    [ability] Pomiń umiejętność (+1 doświadczenia)
    [upgrade-use] Zachowaj ulepszenie
    [trophy] Odrzuć
    [trade] Koniec wymiany
    [buy] Zamknij kramik
    [accept] Zgadza się
    [accept-turn] Zgadza się
    [accept-table] Zgadza się
    [accept-off] Zgadza się
    [accept-lies] Zgadza się
    [accept-covers] Zgadza się
    [report-line] W żadnej innej sekcji
   *[other] Spasuj
  }
option-resign = { $seat } się poddaje
option-choose-hero = { $hero }: { $abilities }
option-choose-fighter = { $kind ->
    [boss] { $fighter }
   *[other] { $fighter } (życie: { $life } z { $most })
  }
option-choose-room = { $card }
option-flee = Zwiewaj
option-place-iceberg = Dziura { $hole }
option-take-die = { $die_kind ->
    [white] Weź białą kość (w skrzyni: { $white })
   *[other] Weź { $die_acc }
  }
option-recover = Odzyskaj kolorowe kości: każdy bohater traci { $damage ->
    [one] { $damage } punkt życia
    [few] { $damage } punkty życia
   *[many] { $damage } punktów życia
  }
option-declare = { $weapons ->
    [none] Niczego nie używaj
   *[other] Użyj: { $weapons }
  }
option-throw = { $result ->
    [none] Rzuć
   *[other] Rzut: { $result }
  }
option-toss = Podrzuć
option-toss-again = Podrzuć jeszcze raz
option-pick-cube = Kostka { $number }: { $result }
option-throw-again = Rzuć jeszcze raz
option-use-ability = { $ability } ({ $colour }): { $text }
option-use-card = Użyj: { $card }
option-use-token = Użyj Zabijaki: dodaj obie sekcje
option-choose-colour = { $colour } ({ $ability })
option-take-trophy = Zachowaj jako trofeum
option-give = { $card } dla { $fighter_gen }
option-swap = { $card } od { $giver_gen } za { $other } od { $taker_gen }
    .what = { $card } od { $giver_gen }
option-buy = { $team ->
    [yes] Kup dla drużyny: { $card } ({ $price })
   *[no] Kup dla { $fighter_gen }: { $card } ({ $price })
  }
    .what = Kup: { $card } ({ $price })
option-buy-die = Kup białą kość (2)
option-buy-life = 1 punkt życia dla każdego bohatera (1)
option-report = { $yes ->
    [yes] Tak
   *[no] Nie
  }
option-stopped = { $where }
option-also-in = { $section ->
    [10] Także na środku tarczy
   *[other] Także w sekcji { $section }
  }
option-more-in = { $section ->
    [0] Po równo albo niejasne
    [10] Na środku tarczy
   *[other] W sekcji { $section }
  }
option-shows = { $face ->
    [eye] Oko
    [snow] Kopny śnieg
   *[other] { $die_kind ->
        [snow] Nic z tego
       *[other] Bez oka
      }
  }
option-correct = Popraw raport


## Pytania

ask-hero = Kim grasz?
ask-boss = Kto jest pierwszym szefem?
ask-path = Prowadzisz: którędy?{ $solo ->
    [yes] {""}
   *[no] {" "}Te komnaty widzisz tylko ty.
  }
ask-freebie = Darmówka: kto dostaje kartę { $card }?
ask-flee = To niemożliwe! { $monster } i komnata wymagają naraz: { $required }. Ucieczka kosztuje każdego bohatera { $level ->
    [one] { $level } punkt życia
    [few] { $level } punkty życia
   *[many] { $level } punktów życia
  }, a zgodzić się muszą wszyscy. Zwiewasz?
ask-iceberg = Wybierz dziurę dla następnej góry lodowej.
ask-toss = Podrzuć na tarczę { $template_acc } (rzuca { $fighter }).
ask-toss-again = { $template } już leży na tarczy. Zostawić ją czy podrzucić jeszcze raz?
ask-die = { $ready ->
    [0] Nie ma już kolorowych kości. Co robi { $fighter }? ({ $monster }: życie { $monster_life })
   *[other] Którą kością rzuca { $fighter }? ({ $monster }: życie { $monster_life }, obrażenia { $damage })
  }
ask-declare = Czego { $fighter } używa przy tym rzucie?
ask-throw = { $required ->
    [none] { $fighter } rzuca { $die_ins }.
   *[other] { $fighter } rzuca { $die_ins }, { $demands ->
        [one] technika
       *[other] techniki
      }: { $required }.
  }
ask-cube = Która kostka wody się liczy?
ask-careless = { $monster } nie uważa: zostawiasz rzut ({ $result }) czy rzucasz jeszcze raz?
ask-correction = Poprawka: zostawiasz rzut ({ $result }) czy rzucasz jeszcze raz?
ask-again = { $result }. Rzucasz jeszcze raz?
ask-ability = Oko! Której umiejętności używa { $fighter }?
ask-upgrade-use = Brak oka. Czy { $fighter } zużywa ulepszenie?
ask-herbs = Kto dostaje ziółka?
ask-heal = Kto odzyskuje życie?
ask-curio = Czy { $fighter } używa teraz kuriozum?
ask-react = { $result }. Czy { $fighter } reaguje?
ask-scar = { $fighter } dostaje bliznę. Który kolor?
ask-trophy = Potwór pokonany: { $card }. Czy { $fighter } zachowuje kartę?
ask-trade = Wymieniacie się ekwipunkiem?
ask-upgrade = { $fighter } awansuje. Który kolor dostaje ulepszenie?
ask-buy = W skrzyni: { x-coins }. Co kupujecie?
ask-accept = Raport: { $result }. Zgadza się?
ask-accept-turn = Raport: { $template } za słabo się obróciła, rzut do powtórki. Zgadza się?
ask-accept-table = Raport: { $template } dotyka stołu, co kosztuje 1 punkt życia. Zgadza się?
ask-accept-off = Raport: { $template } nie leży na tarczy, rzut do powtórki. Zgadza się?
ask-accept-lies = Raport: { $template } leży na tarczy. Zgadza się?
ask-accept-covers = Raport: { $template } leży na tarczy i zakrywa kości, które z niej znikają. Zgadza się?
ask-report-technique = { $technique }: udało się? { $text }
ask-report-bounce = Czy kość odbiła się od stołu poza tarczą, zanim dotknęła tarczy?
ask-report-iceberg = Czy kość dotknęła góry lodowej w dziurze { $hole }?
ask-report-iceberg-others = Czy któraś z pozostałych kostek dotknęła góry lodowej w dziurze { $hole }?
ask-report-place = Gdzie zatrzymała się kość?
ask-report-line = Czy leży na linii? W której jeszcze sekcji?
ask-report-more = W której sekcji leży więcej rogów kości?
ask-report-shows = Co pokazuje kość?
ask-report-turned = Czy makieta zrobiła w powietrzu co najmniej pół obrotu?
ask-report-table = Czy makieta dotyka stołu?
ask-report-target = Czy makieta leży na tarczy?
ask-report-covers = Czy makieta leży na kości (numer { $number }, { $die })?

wait-hero = { $player } wybiera bohatera.
wait-boss = { $player } wybiera pierwszego szefa.
wait-path = { $player } ogląda dwie komnaty i wybiera jedną.
wait-freebie = { $player } wybiera, kto dostaje kartę { $card }.
wait-flee = { $player } zastanawia się nad ucieczką ({ $monster }).
wait-iceberg = { $player } ustawia góry lodowe.
wait-toss = { $player } podrzuca { $template_acc }.
wait-toss-again = { $player } może podrzucić makietę jeszcze raz.
wait-die = { $player } wybiera kość dla { $fighter_gen }.
wait-declare = { $player } wybiera, czego używa { $fighter }.
wait-throw = { $player } rzuca { $die_ins } za { $fighter_acc }.
wait-cube = { $player } wybiera kostkę wody.
wait-careless = { $player } może rzucić jeszcze raz.
wait-correction = { $player } może rzucić jeszcze raz.
wait-again = { $player } może rzucić jeszcze raz.
wait-ability = { $player } wybiera umiejętność dla { $fighter_gen }.
wait-upgrade-use = { $player } może zużyć ulepszenie.
wait-herbs = { $player } rozdaje ziółka.
wait-heal = { $player } wybiera, kto odzyskuje życie.
wait-curio = { $player } może użyć kuriozum.
wait-react = { $player } może zareagować na rzut.
wait-scar = { $player } wybiera kolor blizny dla { $fighter_gen }.
wait-trophy = { $player } może zachować trofeum.
wait-trade = { $player } wymienia ekwipunek.
wait-upgrade = { $player } wybiera ulepszenie dla { $fighter_gen }.
wait-buy = { $player } robi zakupy.
wait-accept = { $player } sprawdza raport.
wait-accept-turn = { $player } sprawdza raport.
wait-accept-table = { $player } sprawdza raport.
wait-accept-off = { $player } sprawdza raport.
wait-accept-lies = { $player } sprawdza raport.
wait-accept-covers = { $player } sprawdza raport.
wait-report-technique = { $player } opisuje rzut.
wait-report-bounce = { $player } opisuje rzut.
wait-report-iceberg = { $player } opisuje rzut.
wait-report-iceberg-others = { $player } opisuje rzut.
wait-report-place = { $player } opisuje rzut.
wait-report-line = { $player } opisuje rzut.
wait-report-more = { $player } opisuje rzut.
wait-report-shows = { $player } opisuje rzut.
wait-report-turned = { $player } opisuje, jak upadła makieta.
wait-report-table = { $player } opisuje, jak upadła makieta.
wait-report-target = { $player } opisuje, jak upadła makieta.
wait-report-covers = { $player } opisuje, jak upadła makieta.


## Co się dzieje

event-hero-chosen = Do drużyny dołącza { $hero }.
event-boss-chosen = Szefem drużyny jest { $fighter }.
event-round-began = Zaczyna się runda { $round }.
event-phase-began = { $phase }.
event-path-seen = { $known ->
    [yes] { $fighter } ogląda dwie komnaty: { $one } i { $other }.
   *[no] { $fighter } ogląda dwie komnaty.
  }
event-room-entered = Drużyna wchodzi dalej: { $card }.
event-rooms-shuffled = Odrzucone komnaty są tasowane i trafiają pod talię.
event-monsters-shuffled = Pokonane potwory wracają do walki.
event-monster-appeared = { $loot ->
    [0] Czeka Wielki zły: { $card } (życie { $life })!
   *[other] Na drodze staje potwór: { $card } (życie { $life }, łup { $loot }).
  }
event-fled = Drużyna zwiewa przed potworem { $card }.
event-coins-gained = { $why ->
    [overkill] Ale urwał!
    [loot] Łup.
   *[other] {""}
  } Do skrzyni: { x-coins }.
event-white-gained = Do skrzyni: { $dice ->
    [one] { $dice } biała kość
    [few] { $dice } białe kości
   *[many] { $dice } białych kości
  }.
event-special-dice = { $die_kind ->
    [water] Kostki wody dołączają do kości tej walki.
   *[other] Kość śnieżna dołącza do kości tej walki.
  }
event-iceberg-placed = W dziurze { $hole } staje góra lodowa.
event-iceberg-gone = Góra lodowa z dziury { $hole } znika.
event-freebie = { $kept ->
    [yes] { $fighter_there ->
        [yes] { $fighter } dostaje za darmo kartę { $card }.
       *[no] Drużyna dostaje za darmo kartę { $card }.
      }
   *[no] Nikt nie uniesie karty { $card }: zostaje odrzucona.
  }
event-turn-began = Tura { $fighter_gen }.
event-die-taken = { $fighter } bierze { $die_acc }.
event-recovered = { $fighter } odzyskuje kolorowe kości; każdy przytomny bohater traci { $damage ->
    [one] 1 punkt życia
    [few] { $damage } punkty życia
   *[many] { $damage } punktów życia
  }.
event-declared = { $fighter } używa karty { $card }.
event-roundhoused = { $fighter } tańczy do melodii: z półobrotu!
event-thrown = { $number ->
    [0] { $fighter_there ->
        [no] Rzucasz { $die_ins }
       *[yes] { $fighter } rzuca { $die_ins }
      }: { $result }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
      }.
   *[other] { $fighter_there ->
        [no] Kostka wody { $number }
       *[yes] Kostka wody { $number } ({ $fighter })
      }: { $result }.
  }
event-cube-picked = { $fighter } wybiera kostkę { $number }.
event-ignored = { $why ->
    [careless] Potwór nie patrzył: { $fighter } rzuca jeszcze raz.
    [correction] Poprawka: { $fighter } rzuca jeszcze raz.
   *[other] { $fighter } rzuca jeszcze raz.
  }
event-ability-used = { $upgrade ->
    [yes] { $fighter } zużywa ulepszenie: { $ability }.
   *[no] Oko! { $fighter } używa umiejętności { $ability }.
  }
event-ability-idle = { $why ->
    [scar] Oko, ale blizna zakrywa umiejętność { $fighter_gen }.
    [hit] Oko, ale umiejętność { $fighter_gen } wymaga trafienia.
    [miss] Oko, ale umiejętność { $fighter_gen } wymaga pudła.
   *[other] { $fighter } pomija umiejętność.
  }
event-experience-gained = { $fighter } zdobywa doświadczenie ({ $total } z 3).
event-card-used = { $fighter } używa karty { $card }.
event-brawler-used = { $fighter } używa Zabijaki: liczą się obie sekcje.
event-ultra-critical = Trafienie ultrakrytyczne! { $fighter } unicestwia potwora.
event-weak-point-hit = { $fighter } trafia w słaby punkt: potwór traci połowę życia.
event-monster-hurt = Potwór traci { $total ->
    [one] { $total } punkt życia
    [few] { $total } punkty życia
   *[many] { $total } punktów życia
  }{ $parts ->
    [yes] {" "}({ $base }{ $bonus ->
        [0] {""}
       *[other] {""} + { $bonus }
      }{ $icebergs ->
        [0] {""}
       *[other] {""} + { $icebergs } za góry lodowe
      })
   *[no] {""}
  }, zostaje mu { $left }.
event-monster-fell = Potwór pokonany: { $card }; ostatni cios zadaje { $fighter }.
event-technique-woke = Szalony potwór wymaga teraz także: { $technique }.
event-hero-hurt = { $fighter } traci { $damage ->
    [one] 1 punkt życia
    [few] { $damage } punkty życia
   *[many] { $damage } punktów życia
  } (zostaje { $left }).
event-hero-spared = { $fighter } nie otrzymuje obrażeń.
event-hero-healed = { $fighter } odzyskuje { $life ->
    [one] { $life } punkt życia
    [few] { $life } punkty życia
   *[many] { $life } punktów życia
  } i ma teraz { $left }.
event-hero-stunned = { $fighter } pada bez przytomności!
event-hero-revived = { $fighter } znów staje na nogi.
event-scarred = { $fighter } dostaje bliznę ({ $colour }).
event-hero-died = { $fighter } nie ma już miejsca na blizny i umiera na śmierć.
event-tossing = { $fighter_there ->
    [no] Podrzucasz
   *[yes] { $fighter } podrzuca
  } { $template_acc }{ $result ->
    [lies] ; makieta ląduje na tarczy.
    [turn] , ale makieta prawie się nie obraca: jeszcze raz.
    [table] , ale makieta dotyka stołu. To boli: jeszcze raz.
   *[other] , ale makieta nie trafia na tarczę: jeszcze raz.
  }
event-die-covered = Makieta spada na { $die_acc }; kość znika z tarczy.
event-template-gone = Z tarczy znika { $template }.
event-trophy-taken = { $fighter } zachowuje trofeum: { $card }.
event-handed = { $giver } oddaje kartę { $card } { $fighter_dat }.
event-dropped = Nikt nie bierze karty { $card }: zostaje odrzucona.
event-stall-opened = Kramik otwarty: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }.
event-offered = Na sprzedaż: { $card }.
event-bought = { $fighter_there ->
    [yes] Zakup dla { $fighter_gen }: { $card } (cena { $price }).
   *[no] Zakup dla drużyny: { $card } (cena { $price }).
  }
event-die-bought = Drużyna kupuje białą kość; w skrzyni jest ich teraz { $white }.
event-life-bought = Drużyna stawia kolejkę: po 1 punkcie życia dla każdego bohatera.
event-stall-closed = Kramik zamknięty ({ $shops } z 3).
event-upgraded = { $fighter } awansuje: ulepszenie ({ $colour }).
event-game-won = Wielki zły leży! { x-glory }: { $title }.
event-game-lost = { $why ->
    [dice] Nie ma już kości: wygrywa wielki zły.
   *[other] Nikt już nie stoi: drużyna przegrywa.
  }

ending-won = Wielki zły leży. Drużyna ma { x-glory } i tytuł: { $title }.
ending-lost = { $why ->
    [dice] W batalii zabrakło kości, a wielkiemu złemu { $life ->
        [one] został { $life } punkt życia
        [few] zostały { $life } punkty życia
       *[many] zostało { $life } punktów życia
      }.
   *[other] Wszyscy bohaterowie padli w rundzie { $round }.
  }

title-0 = Lamusy
title-1 = Niepoprawni optymiści
title-2 = Drugoligowi rozrabiacy
title-3 = Początkujące mąciwody
title-4 = Herosi z bożej łaski
title-5 = Wojownicy klasy średniej
title-6 = Twardziele ciut lepszego sortu
title-7 = Prawie heroiczne postacie z ballad
title-8 = Prawdziwie heroiczne postacie z ballad
title-9 = Niezniszczalni wymiatacze


## Co można wybrać przed grą

setting-heroes = BOHATEROWIE
    .about = bohaterowie wokół stołu, po przecinku; random losuje, gracze bez bohatera wybierają
setting-difficulty = POZIOM
    .about = normal, hard albo infernal (domyślnie: normal)
setting-ballads = BALLADY
    .about = ballady i awanse: doświadczenie i ulepszenia
setting-combined = RAZEM
    .about = bohaterowie z obu pudełek (przy pięciu i sześciu graczach zawsze)
setting-homebrew = AUTORSKIE
    .about = także autorski ekwipunek: karty Underkeep i jego współtwórców
setting-boss = SZEF
    .about = czy pierwszego szefa się losuje (random), czy wybiera (chosen); domyślnie: random
setting-target = TARCZA
    .about = rings (pierścienie) albo patches (łaty); domyślnie: rings
setting-dice = KOŚCI
    .about = cubes (sześcienne) albo tetrahedra (czworościenne); domyślnie: cubes
setting-throws = RZUTY
    .about = simulated (fizyka); companion (prawdziwe kości na prawdziwym stole); made-up (próby bez fizyki); domyślnie: simulated
games-heroes = Bohaterowie (--heroes)
games-difficulties = Poziomy trudności (--difficulty)


## Co jest nie tak z przygotowaniem, scenariuszem, nazwą, ruchem

error-fighter-players = { $players ->
    [one] W Wojowników podziemi gra od 1 do 6 osób, a nie { $players }.
   *[other] W Wojowników podziemi gra od 1 do 6 osób, a nie { $players }.
  }
error-names = { $names ->
    [one] Jest { $names } imię
    [few] Są { $names } imiona
   *[many] Jest { $names } imion
  } na { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
  }; każdy potrzebuje jednego.
error-heroes = { $heroes ->
    [one] Jest { $heroes } bohater na { $fighters } miejsc; weź mniej bohaterów albo więcej graczy.
   *[other] Bohaterów jest { $heroes }, a miejsc { $fighters }; weź mniej bohaterów albo więcej graczy.
  }
error-no-hero = Nie ma bohatera „{ $name }”{ $hint }.
error-hero-twice = Bohatera { $hero } wybrano dwa razy; każdym można grać tylko raz.
error-other-box = Bohater { $hero } jest z drugiego pudełka; zagrajcie pudełkami razem albo w pięć lub sześć osób.
error-no-difficulty = Nie ma poziomu trudności „{ $name }”{ $hint }.
error-no-boss = Pierwszy szef jest losowany (random) albo wybierany (chosen), a nie „{ $name }”{ $hint }.
error-no-target = Nie ma tarczy „{ $name }”{ $hint }.
error-no-dice = Nie ma kości „{ $name }”{ $hint }.
error-no-throws = Rzuty to simulated, companion albo made-up, a nie „{ $name }”{ $hint }.
error-no-card = Nie ma karty „{ $name }”{ $hint }.
error-several-cards = „{ $name }” może być jedną z tych kart: { $cards }.
error-no-technique = Nie ma techniki rzutu „{ $name }”{ $hint }.
error-no-path = Pod „{ $path }” nic nie ma{ $hint }.
error-no-part = Pod { $of } nie ma „{ $name }”{ $hint }.
error-no-monster = W tej chwili potrzebny jest potwór: napisz na przykład `monster: Goblin Bobber`.
error-monster-beaten = W tej chwili potwór musi mieć jeszcze życie.
error-no-room = W tej chwili potrzebna jest komnata: napisz `room: Slide` albo `rooms: [Slide]` dla talii.
error-no-big-bad = Do batalii potrzebny jest wielki zły, a w talii nie ma już żadnego.
error-many-shops = Kramik otwiera się w grze tylko trzy razy.
error-nobody-stands = Przynajmniej jeden bohater musi być żywy i przytomny.
error-living-boss = Szefem musi być żywy bohater.
error-conscious-active = Aktywny bohater musi być żywy i przytomny.
error-no-move = „{ $words }” to nie jest ruch{ $hint }; ruchy wyglądają tak: `pass`, `take blue`, `declare X`, `throw: section 2, eye`, `toss: lies`, `use X`, `use red`, `throw again`, `recover`, `choose X`, `give X to jack`, `buy X for jack`.
error-only-throw = { $toss ->
    [yes] Teraz trzeba podrzucić makietę i nic innego.
   *[no] Teraz trzeba rzucić kością i nic innego.
  }
error-own-outcome = Na rzut odpowiada się samym gestem; gdzie zatrzyma się kość, oblicza program.
