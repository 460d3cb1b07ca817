### Boss Monster, the first base set (BMR): Polish names and wordings, by card id.


## Bosses

bmr-draculord = Drakulord
    .text = Awans: obejrzyj wszystkie karty na ręce dowolnego przeciwnika i weź jedną z nich do ręki.
bmr-xyzax = Xyzax
    .text = Awans: weź do ręki 2 dowolne karty ze stosu odrzuconych kart.
bmr-king-croak = Król Ropuch
    .text = Awans: możesz przejrzeć talię komnat lub stos odrzuconych kart i wziąć stamtąd do ręki jedną wypaśną komnatę potworów. Możesz ją od razu zbudować na komnacie ze wspólnym symbolem skarbu. Przejrzaną talię potasuj.
bmr-robobo = Robobo
    .text = Awans: każdy przeciwnik niszczy jedną wybraną przez siebie komnatę w swoich podziemiach. Nie korzysta przy tym z jej zdolności „Zniszcz tę komnatę”.
bmr-cerebellus = Cerebellus
    .text = Awans: możesz dociągnąć 3 czary. Jeśli to zrobisz, odrzuć potem 1 czar z ręki.
bmr-seducia = Bałamutia
    .text = Awans: możesz wybrać dowolnego bohatera z miasta, talii typowych bohaterów lub talii legendarnych bohaterów i umieścić go przy wejściu do swoich podziemi. Przejrzane talie potasuj.
bmr-cleopatra = Kleopatra
    .text = Awans: możesz przejrzeć talię komnat lub stos odrzuconych kart i wziąć stamtąd do ręki jedną wypaśną komnatę pułapek. Możesz ją od razu zbudować na komnacie ze wspólnym symbolem skarbu. Przejrzaną talię potasuj.
bmr-gorgona = Gorgona
    .text = Awans: wybierz bohatera w mieście. Ginie on natychmiast i trafia zakryty na Twój obszar punktacji.


## Rooms

bmr-dark-altar = Mroczny ołtarz
    .text = Zniszcz tę komnatę: weź do ręki dowolną kartę ze stosu odrzuconych kart.
bmr-open-grave = Otwarty grób
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
bmr-specters-sanctum = Azyl dla zjaw
    .text = Kiedy zbudujesz tę komnatę, wybrany przez Ciebie przeciwnik odrzuca z ręki losowy czar.
bmr-succubus-spa = Diabliczki w spa
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, wybierz przeciwnika i rodzaj karty (komnata lub czar), a następnie przenieś losową kartę tego rodzaju z jego ręki do swojej.
bmr-dracolich-lair = Leże kościosmoka
    .text = Raz na rundę odrzuć 2 karty komnat: weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
bmr-vampire-bordello = Wampiryczny lupanar
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz wyleczyć ranę (zakryj jednego odkrytego bohatera na swoim obszarze punktacji).
bmr-goblin-armory = Zbrojownia goblinów
    .text = Aktywne komnaty potworów bezpośrednio na lewo i na prawo od tej komnaty mają +1 do obrażeń.
bmr-golem-factory = Fabryka golemów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, dociągnij kartę komnaty.
bmr-minotaurs-maze = Labirynt minotaura
    .text = Gdy bohater po raz pierwszy w danej fazie przygód wejdzie do tej komnaty, cofa się do poprzedniej komnaty, która działa na niego ponownie. Nic się nie dzieje, jeśli poprzedniej komnaty nie ma lub jest ona dezaktywowana.
bmr-neanderthal-cave = Jaskinia jaskiniowców
    .text = Na tej komnacie nie można budować wypaśnych komnat.
bmr-beast-menagerie = Hodowla kuriozów
    .text = Raz na rundę, gdy zbudujesz inną komnatę potworów, dociągnij kartę komnaty. Nie dotyczy to komnaty zbudowanej na tej.
bmr-monsters-ballroom = Bal maszkarowy
    .text = Obrażenia tej komnaty są równe liczbie aktywnych komnat potworów w Twoich podziemiach (wliczając tę).
bmr-brainsucker-hive = Inkubator mózgowysysów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz dociągnąć czar.
bmr-dark-laboratory = Mroczna pracownia
    .text = Kiedy zbudujesz tę komnatę, dociągnij 2 czary, a następnie odrzuć 1 czar z ręki.
bmr-haunted-library = Nawiedzona biblioteka
    .text = Na początku rundy możesz dociągnąć swoją kartę z talii czarów zamiast z talii komnat.
bmr-witchs-kitchen = Czarkuchnia
    .text = Raz na rundę odrzuć kartę komnaty potworów: dociągnij czar.
bmr-all-seeing-eye = Wszystkowidzące oko
    .text = Raz na rundę, gdy przeciwnik zagrywa czar, odrzuć czar z ręki: zaneguj czar przeciwnika.
bmr-ligers-den = Norka kocicy
    .text = Raz na rundę, gdy zagrasz czar, który nie zostanie zanegowany, dociągnij czar.
bmr-bottomless-pit = Bezdenna czeluść
    .text = Zniszcz tę komnatę: jeden bohater, który się w niej znajduje, ginie. Jego śmierć nie uruchamia zdolności odsłoniętej komnaty.
bmr-boulder-ramp = Równia pochyła
    .text = Zniszcz inną komnatę w swoich podziemiach: jeden bohater w tej komnacie otrzymuje 5 obrażeń.
bmr-dizzygas-hallway = Korytarz z gazem
    .text = Jeśli komnata bezpośrednio na prawo jest aktywną komnatą pułapek, ma +2 do obrażeń.
bmr-jackpot-stash = Skarbczyk kumulacji
    .text = Zniszcz tę komnatę: do końca rundy symbole skarbów na aktywnych komnatach w Twoich podziemiach (także odsłoniętych później) liczą się podwójnie. Nie dotyczy to symbolu bossa ani symboli z innych efektów.
bmr-recycling-center = Przetwórnia odpadów
    .text = Za każdym razem, gdy inna komnata w Twoich podziemiach zostanie z dowolnego powodu zniszczona, możesz dociągnąć 2 karty komnat.
bmr-the-crushinator = Druzgotacz
    .text = Raz na rundę zniszcz inną komnatę w swoich podziemiach: do końca rundy wszystkie aktywne komnaty w Twoich podziemiach (także odsłonięte później) mają +2 do obrażeń.
bmr-centipede-tunnel = Komnata stonóg
    .text = Kiedy zbudujesz tę komnatę, możesz zamienić miejscami dwie komnaty (wraz z całymi stosami) w podziemiach dowolnego gracza.
bmr-construction-zone = Teren budowy
    .text = Kiedy zbudujesz tę komnatę, możesz od razu zbudować według zwykłych zasad jeszcze jedną, nawet na tej.
bmr-dragon-hatchery = Wylęgarnia smoków
bmr-mimic-vault = Szczękoskrzynki
    .text = Kiedy zbudujesz tę komnatę, wybierz typowego bohatera w mieście i umieść go przy wejściu do swoich podziemi.
bmr-monstrous-monument = Potworny monument
    .text = Kiedy zbudujesz tę komnatę, weź do ręki dowolną kartę komnaty potworów ze stosu odrzuconych kart.
bmr-torture-chamber = Sala tortur
    .text = Zniszcz tę komnatę: wybrany przez Ciebie przeciwnik odrzuca z ręki losową kartę komnaty.
bmr-zombie-prison = Loch żywych trupów
    .text = Zniszcz tę komnatę: wybierz zakrytego bohatera na obszarze punktacji dowolnego przeciwnika (możesz obejrzeć leżące tam karty) i umieść go przy wejściu do podziemi tego przeciwnika. Jeśli przeciwnik rozegrał już swoją część fazy przygód, bohater czeka do następnej rundy.


## Spells

bmr-annihilator = Destruktor
    .text = Wybrana komnata pułapek w dowolnych podziemiach ma do końca rundy +3 do obrażeń.
bmr-assassin = Skrytobójca
    .text = Wybrany bohater w podziemiach przeciwnika ma do końca rundy +3 do życia.
bmr-cave-in = Zawał
    .text = Zniszcz aktywną komnatę w swoich podziemiach. Wszyscy bohaterowie, którzy się w niej znajdują, giną. Nie korzystasz przy tym z jej zdolności „Zniszcz tę komnatę”.
bmr-counterspell = Przeciwczar
    .text = Zaneguj czar, który właśnie zagrano (nawet inny Przeciwczar).
bmr-exhaustion = Wyczerpanie
    .text = Wybrany bohater w Twoich podziemiach otrzymuje tyle obrażeń, ile jest w nich aktywnych komnat.
bmr-fear = Przerażenie
    .also = Przeróżenie
    .text = Wybrany bohater w dowolnych podziemiach wraca do miasta, a obrażenia, które otrzymał w tej rundzie, przepadają.
bmr-freeze = Zamrożenie
    .text = Dezaktywuj do końca rundy jedną aktywną komnatę w dowolnych podziemiach.
bmr-giant-size = Powiększenie
    .text = Wybrana komnata potworów w dowolnych podziemiach ma do końca rundy +3 do obrażeń.
bmr-jeopardy = Va banque
    .text = Każdy gracz odrzuca wszystkie karty z ręki, a następnie dociąga 1 czar i 2 karty komnat.
bmr-kobold-strike = Strajk koboldów
    .text = Do końca rundy nikt nie może budować komnat, nawet dzięki zdolnościom kart. Położone już zakryte komnaty wracają do rąk, z których je zagrano.
bmr-motivation = Motywacja
    .text = Jeśli masz mniej komnat niż co najmniej jeden z przeciwników, możesz w tej rundzie położyć dodatkową komnatę. Zrób to przed odkryciem komnat i nie na zakrytej karcie.
bmr-princess-in-peril = Na ratunek
    .text = Wybierz dowolnego bohatera w mieście i umieść go przy wejściu do swoich podziemi.
bmr-soul-harvest = Dożynki dusz
    .text = Usuń z gry zakrytego bohatera ze swojego obszaru punktacji: dociągnij 2 czary.
bmr-teleportation = Teleportacja
    .text = Wybrany bohater w Twoich podziemiach wraca do pierwszej komnaty i jeszcze w tej rundzie rusza stamtąd dalej. Zachowuje otrzymane obrażenia.
bmr-trepidation = Cykor
    .text = Wybierz gracza, który ma co najmniej o 2 dusze więcej od Ciebie. Bohaterowie stojący przy wejściu do jego podziemi nie wchodzą do nich w tej rundzie i czekają do następnej.
bmr-zombie-attack = Atak żywych trupów
    .text = Wybierz zakrytego bohatera na obszarze punktacji dowolnego przeciwnika (możesz obejrzeć leżące tam karty) i umieść go przy wejściu do podziemi tego przeciwnika. Do końca rundy bohater ma +2 do życia.


## Ordinary heroes

bmr-nick-the-masher = Nick Tłuczek
bmr-pugi-the-druidess = Pugi Druidka
bmr-acacia-warrior-of-light = Acacia, Wojowniczka Światła
bmr-charles-the-young = Charles Młody
bmr-delatorious-angel-of-light = Delatorious, Anioł Światłości
bmr-romero-the-indigo-friar = Romero, Indygowy Braciszek
bmr-boden-the-pantless = Boden bez Gaci
bmr-jarek-squire-to-the-lion-knights = Jarek, Giermek Lwich Rycerzy
bmr-fires-breath-heroine-of-arcadia = Ognisty Oddech, Bohaterka Arkadii
bmr-samurai-tom = Samuraj Tom
bmr-johnny-of-the-evening-watch = Johnny z Wieczornej Straży
bmr-crystol-and-alan-of-gerd = Crystol i A'lan z Gerdu
bmr-tieg-and-the-magic-bubble = Tymon i Magiczny Bąbel
bmr-brandork-the-neverwrong = Brandork Nieomylny
bmr-mitchell-the-judge = Sędzia Mitchell
bmr-kalish-ninefingers = Kalish Dziewięciopalcy
bmr-dartteon-elf-pyromancer = Dartteon, Elfi Piromanta
bmr-koey-the-last-dragon-mage = Koey, Ostatni Smoczy Mag
bmr-joman-chimm-cutpurse = Joman Chimm, Kieszonkowiec
bmr-lance-uppercut-treasure-hunter = Lance Uppercut, Łowca Skarbów
bmr-jesta-the-rogue = Jesta Łotrzyca
bmr-kins-klauski-mad-conquistador = Kins Klauski, Szalony Konkwistador
bmr-sir-digby-apple-ace-detective = Sir Digby Apple, As Detektywów
bmr-jerome-kung-fu-monkey = Jeremi, Małpi Karateka
bmr-the-fool = Głupiec
    .text = W fazie przynęty idzie do podziemi gracza, który ma najmniej dusz. W razie remisu zostaje w mieście.


## Epic heroes

bmr-katelyn-angelic-healer = Katelyn, Anielska Uzdrowicielka
bmr-kerberos-dirtbeard-canine-cleric = Kerberos Brudnobrody, Psi Kapłan
bmr-lord-van-ette = Lord Van Ette
bmr-jejune-everlea-holy-sisters = Jejune i Everlea, Święte Siostry
bmr-frankov-the-envoy = Wysłannik Frankov
bmr-nate-the-squidslayer = Nate, Pogromca Kałamarnic
bmr-antonius-the-rune-knight = Antonius, Runiczny Rycerz
bmr-asmor-the-aweless = Asmor Niewzruszony
bmr-tempros-the-time-marauder = Tempros, Łupieżca Czasu
bmr-chia-kang-mystical-warlock-of-yu = Chia Kang, Mistyczny Czarnoksiężnik z Yu
bmr-terric-warhelm-half-elf-archmage = Terric Warhelm, Półelfi Arcymag
bmr-wayward-the-drifter = Wayward Włóczykij
bmr-hya-legendary-shinobi = Hya, Legendarny Shinobi
bmr-blackbeard-jake = Jake Czarnobrody
bmr-cecil-leoran-master-factotum = Cecil Leoran, Mistrz Totumfacki
bmr-wallbanger-basketweaver = Wallbanger Wikliniarz
