### Super Boss Monster (SBM): Polish names and wordings, by card id.


## Bosses

sbm-abbess-mortia = Przeorysza Mortycja
    .text = Awans: połóż po jednym znaczniku +1 na każdej komnacie w swoich podziemiach.
sbm-count-decay = Hrabia Rozkład
    .text = Od awansu Twój Sługus może korzystać z tego pola akcji. Akcja: weź do ręki dowolną kartę ze stosu odrzuconych kart.
sbm-the-weeping-idol = Płaczący Idol
    .text = Od awansu bohaterowie tracą żetony życia +2, zanim wejdą do Twoich podziemi.
sbm-emperor-dododo = Imperator Dododo
    .text = Od awansu za każdym razem, gdy zbudujesz komnatę potworów, połóż na niej znacznik +1.
sbm-bruiser-bess = Brutalna Bronka
    .text = Od awansu Twój Sługus może korzystać z tego pola akcji. Akcja: do końca rundy każda komnata w Twoich podziemiach, na której leży co najmniej jeden znacznik +1, ma +1 do obrażeń.
sbm-mecha-minotaur = Mechanotaur
    .text = Awans: połóż dwa znaczniki +1 na ostatniej komnacie swoich podziemi. Odtąd ostatniej komnaty Twoich podziemi nie można ogłuszyć.
sbm-his-sliminess = Jego Szlamistość
    .text = Od awansu raz na rundę, gdy zagrasz czar, połóż znacznik +1 na jednej ze swoich komnat.
sbm-grand-wizard-fizz = Wielki Mag Bąbelek
    .text = Od awansu Twój Sługus może korzystać z tego pola akcji. Akcja: dociągnij dwa czary, a następnie odrzuć czar.
sbm-the-static-queen = Królowa Zakłóceń
    .text = Awans: wybierz po jednej komnacie w podziemiach każdego przeciwnika i usuń z nich wszystkie znaczniki +1. Za każdą wybraną komnatę połóż znacznik +1 na jednej ze swoich komnat.
sbm-baron-snatch = Baron Łapserdak
    .text = Od awansu Twój Sługus może korzystać z tego pola akcji. Akcja: przenieś znacznik +1 z cudzych podziemi na jedną ze swoich komnat. Jeśli w cudzych podziemiach nie ma żadnego, połóż znacznik +1 na jednej ze swoich komnat pułapek.
sbm-tick-tock = Tik-Tak
    .text = Awans: rozłóż dowolnie pięć znaczników +1 na swoich komnatach pułapek.
sbm-shade-of-the-guild = Cień Gildii
    .text = Od awansu Twój Sługus może stanąć w mieście na polu akcji, na którym stoi już inny Sługus.


## Rooms

sbm-prayer-vault = Skarbiec Modlitw
    .text = Akcja: weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
sbm-ghost-lobby = Poczekalnia Duchów
    .text = Kiedy zbudujesz tę komnatę, połóż znacznik +1 na dowolnej komnacie w swoich podziemiach.
sbm-graveyard-shift = Cmentarna Nocka
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, połóż na niej znacznik +1.
sbm-confessional = Konfesjonał
    .text = Kiedy zbudujesz tę komnatę, wybierz przeciwnika, który ma na ręce co najmniej tyle kart co Ty. Odrzuca on z ręki jedną wybraną przez siebie kartę.
sbm-restless-crypt = Niespokojna Krypta
    .text = Zniszcz tę komnatę: weź do ręki dowolny czar ze stosu odrzuconych kart.
sbm-bone-cathedral = Katedra z Kości
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz usunąć ze swoich podziemi dwa znaczniki +1, aby wyleczyć ranę zadaną przez typowego bohatera.
sbm-holy-grinder = Święty Młynek
    .text = Akcja: połóż na tej komnacie dwa znaczniki +1.
sbm-soul-lantern = Latarnia Dusz
    .text = Bohaterowie, którzy przybywają przed wejście do Twoich podziemi z kluczowej lokacji, tracą żeton życia +2.
sbm-minion-arena = Arena Sługusów
    .text = Akcja: do końca rundy ta komnata ma +3 do obrażeń (bez znaczników).
sbm-frozen-monster = Zamrożony Potwór
    .also = Mroźny Potwór
    .text = Pierwszy bohater, który wejdzie do tej komnaty w danej rundzie, nie otrzymuje od niej obrażeń. Potem potwór odtaje.
sbm-goblin-bootcamp = Unitarka Goblinów
    .text = Kiedy zbudujesz tę komnatę, połóż znacznik +1 na komnacie potworów bezpośrednio obok niej.
sbm-wrestling-ring = Ring Wolnoamerykanki
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, połóż na niej znacznik +1.
sbm-boar-stampede = Szarża Dzików
    .text = Zniszcz tę komnatę: bohater, który się w niej znajduje, otrzymuje 3 obrażenia.
sbm-colossus-hall = Sala Kolosa
    .text = Tej komnaty nie można ogłuszyć.
sbm-trophy-arena = Arena Trofeów
    .text = Ta komnata ma +1 do obrażeń za każdą inną komnatę w Twoich podziemiach, na której leży co najmniej jeden znacznik +1.
sbm-dragon-stadium = Smoczy Stadion
    .text = Akcja: połóż po jednym znaczniku +1 na każdej komnacie potworów w swoich podziemiach.
sbm-templar-barracks = Koszary Templariuszy
    .text = Kiedy zbudujesz tę komnatę, a Twoje podziemia mają co najmniej po dwa skarby dla kapłanów i dla wojowników, połóż na niej dwa znaczniki +1.
sbm-seance-parlor = Salon Spirytystyczny
    .text = Raz na rundę, gdy inny gracz zagra czar, połóż na tej komnacie znacznik +1.
sbm-spellblade-dojo = Dojo Czaroszermierzy
    .text = Akcja: do końca rundy Twoje podziemia mają dodatkowy skarb dla wojowników albo dla magów.
sbm-arcane-kiosk = Kiosk z Czarami
    .text = Akcja: dociągnij czar.
sbm-bookworm = Czerw Książkowy
    .text = Raz na rundę, gdy zagrasz czar, połóż na tej komnacie znacznik +1.
sbm-static-field = Pole Elektrostatyczne
    .text = Kiedy zbudujesz tę komnatę, możesz ogłuszyć do końca rundy jedną komnatę w dowolnych podziemiach.
sbm-homunculus-nursery = Przedszkole Homunkulusów
    .text = Kiedy zbudujesz tę komnatę, dociągnij czar, a następnie odrzuć kartę.
sbm-sigil-floor = Posadzka Pieczęci
    .text = Zniszcz tę komnatę: dociągnij czar.
sbm-time-loop = Pętla Czasu
    .text = Raz na rundę odrzuć czar: bohater, który znajduje się w tej komnacie, jeszcze raz otrzymuje jej obrażenia.
sbm-elemental-engine = Silnik Żywiołów
    .text = Raz na rundę odrzuć czar: połóż na tej komnacie dwa znaczniki +1.
sbm-grand-observatory = Wielkie Obserwatorium
    .text = Akcja: obejrzyj trzy wierzchnie karty talii czarów, weź jedną z nich do ręki, a pozostałe połóż na spodzie talii.
sbm-wind-up-trap = Nakręcana Pułapka
    .text = Kiedy zbudujesz tę komnatę, połóż na niej trzy znaczniki +1. Na koniec każdej rundy usuń z niej jeden znacznik +1. Akcja: połóż na tej komnacie dwa znaczniki +1.
sbm-coin-op-gauntlet = Ścieżka Zdrowia na Monety
    .text = Akcja: weź kartę, która została na Rynku, albo dociągnij kartę komnaty.
sbm-pickpocket-alley = Zaułek Kieszonkowców
    .text = Kiedy zbudujesz tę komnatę, możesz przenieść na nią znacznik +1 z komnaty przeciwnika.
sbm-swinging-blades = Rozbujane Ostrza
    .text = Zniszcz tę komnatę: bohater, który się w niej znajduje, otrzymuje 4 obrażenia, jeśli jest legendarny, a 2, jeśli jest typowy.
sbm-collapsing-stairs = Schody na Słowo Honoru
    .text = Gdy bohater opuści tę komnatę żywy, jest ona ogłuszona do końca rundy.
sbm-laser-gallery = Galeria Laserów
    .text = Ta komnata ma +1 do obrażeń, dopóki Twój Sługus stoi na polu akcji w Twoich własnych podziemiach.
sbm-trapsmiths-forge = Kuźnia Pułapkarza
    .text = Akcja: połóż po jednym znaczniku +1 na najwyżej dwóch swoich komnatach pułapek.
sbm-vault-of-echoes = Skarbiec z Echem
    .text = Ta komnata zadaje dodatkowo bazowe obrażenia komnaty leżącej bezpośrednio na lewo od niej.
sbm-gadget-workshop = Warsztat Gadżetów
    .text = Akcja: zamień miejscami dwie komnaty w swoich podziemiach.
sbm-bandit-camp = Obóz Bandytów
    .text = Kiedy zbudujesz tę komnatę, dociągnij kartę komnaty.
sbm-looters-tomb = Grobowiec Szabrownika
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz dowolnie przenosić znaczniki +1 między swoimi komnatami.


## Spells

sbm-sneak = Skradanko
    .text = Wybrany bohater w dowolnych podziemiach omija następną komnatę, do której miałby wejść.
sbm-grand-theft = Wielka kradzież
    .text = Przenieś do dwóch znaczników +1 z komnat wybranego przeciwnika na jedną ze swoich komnat.
sbm-wall-hack = Hakowanie ścian
    .text = Wybrany bohater w podziemiach przeciwnika przechodzi ze swojej komnaty prosto do ostatniej.
sbm-security-audit = Audyt ochrony
    .text = Usuń wszystkie znaczniki +1 z wybranej komnaty w dowolnych podziemiach.
sbm-chill = Zmrożenie
    .text = Ogłusz do końca rundy jedną komnatę w dowolnych podziemiach.
sbm-co-op-mode = Tryb współpracy
    .text = Wybierz innego gracza. Każde z was dociąga kartę komnaty i kładzie znacznik +1 na jednej ze swoich komnat.
sbm-quest = Misja!
    .text = Wybrany bohater w mieście (nie w kluczowej lokacji) staje przy wejściu do dowolnych podziemi.
sbm-sleepy-raid = Senny napad
    .text = Ogłusz do końca rundy wszystkie komnaty wybranego przeciwnika oprócz ostatniej.
sbm-boost = Wzmocnienie
    .text = Wybierz podziemia i połóż po jednym znaczniku +1 na najwyżej dwóch tamtejszych komnatach.
sbm-overclock = Podkręcenie
    .text = Wybrany bohater w Twoich podziemiach otrzymuje 2 obrażenia, a jeśli na komnacie, w której stoi, leżą co najmniej dwa znaczniki +1 – 4 obrażenia.
sbm-treasure-map = Mapa skarbów
    .text = Wybierz rodzaj skarbu: do końca rundy Twoje podziemia mają dodatkowy skarb tego rodzaju.
sbm-recall = Powtórka z rozrywki
    .text = Weź do ręki dowolną kartę ze stosu odrzuconych kart, ale nie Powtórkę z rozrywki.
sbm-overtime = Nadgodziny
    .text = W tej rundzie akcja Twojego Sługusa działa dwa razy, chyba że wysyła on bohatera.
sbm-renovation = Remont
    .text = W tej fazie budowy możesz położyć jeszcze jedną komnatę, ale tylko na innej.
sbm-training-montage = Scena treningowa
    .text = Połóż trzy znaczniki +1 na jednej ze swoich komnat, na której nie ma żadnego.
sbm-panic-button = Guzik paniki
    .text = Wybrany bohater w Twoich podziemiach wraca do miasta i przybywa do niego jak nowy.
sbm-final-form = Ostateczna forma
    .text = Wybrana komnata w Twoich podziemiach ma do końca rundy podwójne bazowe obrażenia.


## Ordinary heroes

sbm-sister-sparkle = Siostra Iskierka
sbm-brother-blister = Brat Odcisk
sbm-deacon-dawn = Diakon Świt
sbm-bishop-bumble = Biskup Trzmiel
sbm-mother-mercy = Mateczka Litość
sbm-acolyte = Adept
    .text = Po odkryciu idzie wprost do Świątyni, a jeśli jest tam już inny bohater – do Karczmy.
sbm-king-lik = Król Lik
sbm-squire-sprocket = Giermek Zębatka
sbm-brunhild-the-brisk = Brunhilda Rześka
sbm-laliho = Laliho
sbm-captain-clank = Kapitan Brzdęk
sbm-gladiator = Gladiator
    .text = Po odkryciu idzie wprost na Stadion, a jeśli jest tam już inny bohater – do Karczmy.
sbm-pip-the-apprentice = Pip Praktykant
sbm-zola-zap = Zola Pstryk
sbm-wisebeard-wandering-wizard = Mądrobrody, Wędrowny Czarodziej
sbm-orla-the-ornate = Orla Wystrojona
sbm-fizzlewick = Skwierknot
sbm-scholar = Badacz
    .text = Po odkryciu idzie wprost do Biblioteki, a jeśli jest tam już inny bohater – do Karczmy.
sbm-nimble-nell = Zwinna Nel
sbm-quickfingers-quill = Piórek Szybkie Palce
sbm-shadow-sam = Sam z Cienia
sbm-velvet-vex = Aksamitna Vex
sbm-ace-ferret = As Fretka
sbm-criminal = Kryminalista
    .text = Po odkryciu idzie wprost do Kryjówki, a jeśli jest tam już inny bohater – do Karczmy.
sbm-slacker = Obibok
    .text = Po odkryciu idzie wprost do Karczmy.


## Epic heroes

sbm-aurelia-dawn-herald = Aurelia, Zwiastunka Świtu
sbm-saint-stanton = Święty Stanton
sbm-oracle-oona = Wyrocznia Oona
    .text = Pierwszy w rundzie czar, którego celem jest ten bohater, zostaje zanegowany.
sbm-priestess = Kapłanka
    .text = Na koniec rundy, w której nadal jest w mieście, idzie do Świątyni, a jeśli jest tam już inny bohater – do Karczmy.
sbm-dame-dauntless = Dama Nieustraszona
sbm-ironsides = Żelaznoboki
sbm-warlord-wanda = Hetmanka Wanda
    .text = Znaczniki +1 nie zadają temu bohaterowi obrażeń.
sbm-champion = Czempion
    .text = Na koniec rundy, w której nadal jest w mieście, idzie na Stadion, a jeśli jest tam już inny bohater – do Karczmy.
sbm-archmage-azur = Arcymag Azur
sbm-lady-lumen = Lady Lumen
sbm-chronos-cole = Chronos Cole
    .text = Kiedy wchodzi do podziemi, ich pierwsza komnata jest ogłuszona do końca rundy.
sbm-archivist = Archiwista
    .text = Na koniec rundy, w której nadal jest w mieście, idzie do Biblioteki, a jeśli jest tam już inny bohater – do Karczmy.
sbm-phantom-fay = Widmowa Fay
sbm-master-mirage = Mistrz Miraż
sbm-dodger-dax = Dax od Uników
    .text = Omija pierwszą komnatę pułapek, do której miałby wejść.
sbm-outlaw = Banita
    .text = Na koniec rundy, w której nadal jest w mieście, idzie do Kryjówki, a jeśli jest tam już inny bohater – do Karczmy.
sbm-brawler = Rozrabiaka
    .text = Po odkryciu idzie wprost do Karczmy.
