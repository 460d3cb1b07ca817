### Boss Monster: Powstanie Minibossów, the third base set (RMB): Polish names and wordings, by card id.


## Bosses

rmb-gregore = Gregor
    .text = Od awansu raz na rundę, gdy w Twoich podziemiach zginie bohater, zyskujesz monetę.
rmb-calabeza = Dyńka
    .text = Od awansu raz na rundę, gdy w swojej turze budowy rozwijasz minibossa, możesz zamiast zapłacić monetę odrzucić kartę komnaty potworów.
rmb-belladonna = Belladonna
    .text = Od awansu raz na rundę zapłać 2 monety: wybrany przeciwnik odrzuca z ręki losowy czar.
rmb-lamia = Lamia
    .text = Od awansu za każdym razem, gdy zbudujesz komnatę potworów, zyskujesz monetę.
rmb-king-croak = Król Ropuch
    .text = Od awansu budowani przez Ciebie minibossowie zaczynają od 2. poziomu.
rmb-ravenus = Krukus
    .text = Od awansu raz na rundę zapłać 2 monety: wybrana komnata potworów w dowolnych podziemiach zadaje do końca rundy podwójne obrażenia.
rmb-baron-hex = Baron Urok
    .text = Od awansu za każdym razem, gdy zagrasz czar, który nie zostanie zanegowany, zyskujesz monetę.
rmb-oculus = Okulus
    .text = Od awansu za każdym razem, gdy w Twojej komnacie z minibossem zginie bohater, dociągnij czar.
rmb-kazanna = Kadabra
    .text = Od awansu raz na rundę zapłać 2 monety: dociągnij czar.
rmb-dr-deadly = Dr Śmiertelny
    .text = Od awansu za każdym razem, gdy zbudujesz komnatę pułapek, zyskujesz monetę.
rmb-scott = Scott
    .text = Od awansu wszystkie Twoje komnaty pułapek mają +1 do obrażeń. W fazie przygód dowolny przeciwnik może dać Ci monetę: wtedy do końca rundy nie mają tej premii.
rmb-kirax = Kiraks
    .text = Od awansu raz na rundę zapłać 2 monety: wybrane podziemia (własne lub cudze) mają do końca rundy dodatkowy symbol skarbu wybranego rodzaju.


## Rooms

rmb-spectral-bomb = Widmowa bomba
    .text = Zniszcz tę komnatę: wybrany przeciwnik odrzuca z ręki losowy czar.
rmb-monster-academy = Akademia potworów
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, możesz pokazać z ręki dowolną liczbę kart minibossów (zostają na ręce). Za każdą zyskujesz 2 monety.
rmb-ancient-guardtower = Prastara strażnica
    .text = Kiedy zbudujesz tę komnatę, wybierz przeciwnika. Raz w tej rundzie możesz dać mu monetę i zabrać z jego ręki losowy czar.
rmb-tomb-of-terrors = Grobowiec grozy
    .text = Odrzuć tę kartę z ręki: weź do ręki dowolną kartę komnaty lub czar ze stosu odrzuconych kart, ale nie Grobowiec grozy.
rmb-imp-hoard = Skarbiec diabląt
    .text = Raz na rundę, gdy przeciwnik odrzuci kartę, możesz wziąć ją do ręki.
rmb-vampire-lab = Laboratorium wampirów
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, możesz odrzucić kartę minibossa, aby wyleczyć ranę.
rmb-haunted-cavern = Nawiedzona grota
    .text = Raz na rundę zapłać monetę: wybrany bohater przy wejściu do Twoich podziemi czeka tam do następnej rundy.
rmb-minion-clinic = Przychodnia dla sługusów
    .text = Kiedy zbudujesz tę komnatę, połóż na niej do 3 swoich monet i weź do ręki tyle samo dowolnych kart ze stosu odrzuconych kart. Ta komnata ma −1 do obrażeń za każdą leżącą na niej monetę.
rmb-robbers-vault = Sejf rabusia
    .text = Kiedy zbudujesz tę komnatę, wybierz przeciwnika i zamień wszystkie swoje monety na wszystkie jego monety.
rmb-minotaur-catacombs = Katakumby minotaura
    .text = Zniszcz tę komnatę: bohater, który się w niej znajduje, wraca do pierwszej komnaty podziemi.
rmb-goblin-market = Targowisko goblinów
    .text = Za każdym razem, gdy zbudujesz komnatę bezpośrednio obok tej, zyskujesz 2 monety.
rmb-power-leech = Pijawka mocy
    .text = Jeśli komnata bezpośrednio na prawo jest aktywną komnatą potworów, ma +2 do obrażeń.
rmb-fetid-beast = Cuchnąca bestia
    .text = Nie możesz budować komnat potworów bezpośrednio obok tej komnaty.
rmb-training-camp = Obóz treningowy
    .text = Raz na rundę odrzuć kartę minibossa: wybrana komnata potworów w Twoich podziemiach zadaje do końca rundy podwójne obrażenia.
rmb-shrooman-aviary = Grzybołacka ptaszarnia
    .text = Odrzuć tę kartę z ręki: wybrany bohater ma do końca rundy +3 do życia.
rmb-dragons-nest = Smocze gniazdo
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, każda inna komnata potworów w Twoich podziemiach ma do końca rundy +1 do obrażeń za każdy swój symbol skarbu.
rmb-doppelganger-hive = Kopiec doppelgangerów
    .text = Ta komnata ma +1 do obrażeń za każdego bohatera zwabionego w tej rundzie do Twoich podziemi.
rmb-foyer-elemental = Żywiołak z przedsionka
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, zyskujesz 2 monety.
rmb-mysterious-portal = Tajemniczy portal
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, możesz odrzucić kartę minibossa, aby dociągnąć czar.
rmb-alchemists-lab = Pracownia alchemika
    .text = Raz na rundę, gdy zagrasz czar, który nie zostanie zanegowany, zyskujesz 2 monety.
rmb-black-market = Czarny rynek
    .text = Raz na rundę, gdy w dowolnych podziemiach zostanie zniszczona komnata, możesz zapłacić monetę, aby dociągnąć czar.
rmb-mind-thresher = Niszczyciel umysłów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz usunąć go z gry (nie dostajesz za niego dusz) i dociągnąć 2 czary.
rmb-cursed-well = Przeklęta studnia
    .text = Odrzuć tę kartę z ręki: dociągnij czar albo zyskaj 2 monety.
rmb-loot-box = Skrzynka z łupem
    .text = Kiedy zbudujesz tę komnatę, możesz zapłacić 2 monety, aby dociągnąć 2 czary.
rmb-crystal-ballroom = Kryształowa sala balowa
    .text = Kiedy zbudujesz tę komnatę, połóż na niej do 3 swoich monet i dociągnij tyle samo czarów. Ta komnata ma −1 do obrażeń za każdą leżącą na niej monetę.
rmb-efreets-chamber = Komnata ifryta
    .text = Raz na rundę, gdy przy wejściu do Twoich podziemi czeka bohater: dociągnij czar, a ta komnata ma do końca rundy −2 do obrażeń; albo odrzuć czar, a ma ona +2.
rmb-magipede = Magostonoga
    .text = Ta komnata ma +1 do obrażeń za każdy czar, który masz na ręce.
rmb-delvers-quarry = Kamieniołom kopaczy
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, dociągnij kartę komnaty.
rmb-garbage-chute = Zgniatarka odpadów
    .text = Raz na rundę, gdy w dowolnych podziemiach zostanie zniszczona komnata, zyskujesz 2 monety.
rmb-unstable-mine = Niestabilna kopalnia
    .text = Zniszcz tę komnatę: zyskujesz 3 monety.
rmb-sawtooth-pendulum = Zębate wahadło
    .text = Raz na rundę zapłać monetę: bohater w tej komnacie, który ma najwyżej 3 punkty życia, ginie.
rmb-the-catapult = Katapulta
    .text = Raz na rundę odrzuć kartę minibossa: dezaktywuj do końca rundy jedną komnatę w podziemiach przeciwnika.
rmb-endless-gallery = Nieprzebyty krużganek
    .text = Zniszcz tę komnatę: wybrane podziemia (własne lub cudze) mają do końca rundy dodatkowy symbol skarbu wybranego rodzaju.
rmb-paywall = Myto
    .text = W fazie przygód dowolny przeciwnik może dać Ci monetę (dowolnie wiele razy): ta komnata ma wtedy do końca rundy −1 do obrażeń.
rmb-living-trap = Żywa pułapka
    .text = Zniszcz komnatę potworów w swoich podziemiach: bohater, który znajduje się w tej komnacie, ginie.
rmb-the-dreadmill = Kierat trwogi
    .text = Na początku każdej fazy budowy połóż na tej komnacie jedną ze swoich monet, a jeśli nie masz żadnej, zniszcz tę komnatę. Ta komnata ma +1 do obrażeń za każdą leżącą na niej monetę.
rmb-personnel-office = Biuro kadr
    .text = Raz na rundę, gdy przeciwnik zbuduje lub rozwinie minibossa, zyskujesz monetę.
rmb-trophy-room = Sala trofeów
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, zyskujesz monetę za każdą komnatę w swoich podziemiach, która ma co najmniej 2 symbole skarbów (także za tę).
rmb-lightning-rod = Piorunochron
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, zyskujesz 3 monety.
rmb-pixie-fountain = Fontanna chochlików
    .text = Zniszcz tę komnatę: zyskujesz monetę za każdą swoją ranę.
rmb-the-keystone = Zwornik
    .text = Zniszcz tę komnatę: zyskujesz monetę za każdą komnatę, która Ci została.
rmb-pool-of-shadows = Sadzawka cieni
    .text = Raz na rundę odrzuć czar: zyskujesz 2 monety.


## Minibosses

rmb-spike = Kolczak
    .level1 = Ta komnata ma +1 do obrażeń.
    .level2 = Raz na rundę odrzuć kartę: bohater, który znajduje się w tej komnacie, otrzymuje 2 obrażenia.
    .level3 = Wybrany miniboss w dowolnych podziemiach wraca na rękę swojego gracza.
rmb-kid-croak = Ropuszek
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla wojowników.
    .level2 = Raz na rundę w fazie budowy: zamień miejscami dwie komnaty w jednych podziemiach (własnych lub cudzych).
    .level3 = Wybierz podziemia: do końca rundy wszystkie tamtejsze komnaty potworów mają +1 do obrażeń albo wszystkie mają −1 do obrażeń, jak wolisz.
rmb-draculad = Drakulek
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla kapłanów.
    .level2 = Raz na rundę wybrany bohater, który znajduje się w Twoich podziemiach, wraca do miasta.
    .level3 = Obejrzyj wszystkie karty na ręce wybranego przeciwnika. Możesz wziąć jedną z nich do ręki.
rmb-rocky = Głazik
    .level1 = Na tej komnacie można zbudować każdą komnatę; skarby nie muszą się zgadzać.
    .level2 = Gdy w tej komnacie zginie bohater, możesz wybrać inną komnatę w swoich podziemiach: liczy się ona jako właśnie zbudowana.
    .level3 = Wybrany bohater, który znajduje się w dowolnych podziemiach, ma do końca rundy +5 do życia.
rmb-cerebella = Cerebella
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla magów.
    .level2 = Gdy w tej komnacie zginie bohater, możesz dociągnąć czar.
    .level3 = Wybierz podziemia: do końca rundy zdolności tamtejszych komnat i minibossów nie działają na bohaterów. Obrażenia komnat działają.
rmb-paddywhack = Szczęściarz Paddy
    .level1 = Ta komnata ma dodatkowy symbol skarbu dla złodziei.
    .level2 = Raz na rundę, gdy zyskujesz monety, zyskujesz o jedną więcej.
    .level3 = Wyeliminuj bohatera, który znajduje się w tej komnacie.
rmb-icicle-man = Człowiek Sopel
    .level1 = Ta komnata ma +1 do obrażeń.
    .level2 = Zdolności bohaterów w Twoich podziemiach i przy wejściu do nich nie działają.
    .level3 = Dezaktywuj wybraną komnatę w dowolnych podziemiach do końca rundy.
rmb-mageseeker = Łowca magów
    .level1 = Ta komnata ma +1 do obrażeń za każdy symbol skarbu, który ma.
    .level2 = Raz na rundę, gdy przeciwnik zagrywa czar, możesz odrzucić czar z ręki, aby zanegować czar przeciwnika.
    .level3 = Wybierz podziemia: do końca rundy bohaterowie, którzy do nich wchodzą, pomijają pierwszą komnatę.
rmb-brassknuckle = Kastet
    .level1 = Ta komnata ma +1 do obrażeń.
    .level2 = Raz na rundę, gdy w tej komnacie zginie bohater, dociągnij kartę komnaty. Jeśli to komnata, możesz ją od razu zbudować.
    .level3 = Ta komnata zadaje do końca rundy podwójne obrażenia.
rmb-jinx = Pechulec
    .level1 = Na początku fazy budowy dociągnij kartę komnaty, a następnie odrzuć kartę komnaty.
    .level2 = Każdy symbol skarbu wydrukowany na tej komnacie liczy się podwójnie.
    .level3 = Wybrany bohater z miasta przenosi się przed wejście do Twoich podziemi.


## Spells

rmb-windfall = Uśmiech losu
    .text = Jeśli nie masz ani jednej monety, zyskujesz 3 monety.
rmb-internship = Staż
    .text = Odłóż 3 wierzchnie karty z talii komnat na stos odrzuconych kart. Jeśli jest wśród nich miniboss, możesz go od razu zbudować – za darmo i niezależnie od komnaty, którą budujesz w tej rundzie.
rmb-spirit-dragon = Smoczy duch
    .text = Wybierz komnatę w dowolnych podziemiach. Do końca rundy zamiast własnych skarbów ma ona po jednym symbolu skarbu każdego rodzaju.
rmb-sabotage = Sabotaż!
    .text = Wybierz jedno: dowolna komnata traci do końca rundy zdolność; albo dezaktywuj do końca rundy komnatę gracza, który ma mniej minibossów niż Ty.
rmb-rage = Szał!
    .text = Wybierz minibossa w dowolnych podziemiach. Do końca rundy jego komnata ma +1 do obrażeń za każdy jego poziom. Jeśli masz dokładnie jednego minibossa, możesz dodatkowo podwoić obrażenia tej komnaty.
rmb-ambush = Zasadzka
    .text = Odrzuć dwie karty komnat potworów albo kartę minibossa: wyeliminuj bohatera w swoich podziemiach.
rmb-rebirth = Odrodzenie
    .text = Wybrany gracz (możesz to być Ty) odrzuca wszystkie karty z ręki i dociąga tyle samo kart komnat i tyle samo czarów.
rmb-smash = Łup!
    .text = Wybierz jedno: zadaj 2 obrażenia bohaterowi w swoich podziemiach; albo zadaj 4 obrażenia bohaterowi, który znajduje się w komnacie z minibossem w dowolnych podziemiach.
rmb-pay-to-win = Płać i wygrywaj
    .text = Zapłać dowolną liczbę monet: wybrana komnata w dowolnych podziemiach ma do końca rundy +1 do obrażeń i jeszcze +1 za każdą zapłaconą monetę.
rmb-zoning-board = Wydział architektury
    .text = W tej rundzie możesz budować wypaśne komnaty na dowolnych swoich komnatach; skarby nie muszą się zgadzać.
rmb-respawn = Drugie życie
    .text = Wszystkie aktywne komnaty w Twoich podziemiach liczą się jako właśnie zbudowane. Kolejność ich efektów wybierasz Ty.
rmb-heist = Skok stulecia
    .text = Wybierz komnatę w dowolnych podziemiach. Do końca rundy nie ma ona żadnych skarbów.
rmb-short-circuit = Zwarcie
    .text = Zagraj, gdy przeciwnik zagrywa czar: do końca rundy każdy czar tego gracza, także ten, kosztuje monetę. Niezapłacony czar zostaje zanegowany.
rmb-traitor = Zdrajca
    .text = Zamiast budować w tej rundzie, daj przeciwnikowi monetę za każdy poziom jednego z jego minibossów i od razu zbuduj tego minibossa w swoich podziemiach, na tym samym poziomie.
rmb-armor-up = Do zbroi!
    .text = Zapłać dowolną liczbę monet: wybrany bohater ma do końca rundy +1 do życia i jeszcze +2 za każdą zapłaconą monetę.


## Ordinary heroes

rmb-felicity-joyful-nurse = Felicja, Radosna Pielęgniarka
rmb-wolfhard-teen-hero = Wilczarz, Młodociany Bohater
rmb-holkin-propheteer = Holkin, Prorok Spekulant
rmb-luz-merciful-healer = Luz, Miłosierna Uzdrowicielka
rmb-inquisitor = Inkwizytor
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może zapłacić monetę, aby ten bohater miał do końca rundy +2 do życia.
rmb-josie-vampire-slayer = Gienia, Pogromczyni Wampirów
rmb-tess-dwarven-shieldmaiden = Tess, Krasnoludzka Tarczowniczka
rmb-steven-the-human = Człowiek Steven
rmb-rotgut-half-giant-berserker = Gnijflak, Półolbrzymi Berserker
rmb-maxine-sister-of-steel = Maxine, Siostra Stali
rmb-sellsword = Najemnik
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może zapłacić monetę, aby ten bohater miał do końca rundy +2 do życia.
rmb-joe-the-smith = Kowal Joe
rmb-eloi-marlborn = Eloi Marlborn
rmb-exai-mindmage = Exai, Mag Umysłu
rmb-clebrina-familiar = Clebrina Chowaniec
rmb-bross-illusionist-adept = Bross, Adept Iluzji
rmb-alchemist = Alchemik
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może zapłacić monetę, aby ten bohater miał do końca rundy +2 do życia.
rmb-dovkro-born-of-the-dragon = Dovkro, Smoczy Syn
rmb-kbothi-the-spy = Szpieg K'Bothi
rmb-the-steel-mouser = Stalowa Myszołapka
rmb-ofcroak-vengeful-handmaid = Ropuchowa, Mściwa Podręczna
rmb-koko-the-piper = Flecista Koko
rmb-scoundrel = Szubrawiec
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może zapłacić monetę, aby ten bohater miał do końca rundy +2 do życia.
rmb-marmo-master-of-dreams = Marmo, Pan Snów
rmb-the-fool = Głupiec
    .text = W fazie przynęty idzie do podziemi gracza, który ma najmniej dusz. W razie remisu zostaje w mieście.


## Epic heroes

rmb-haize-half-angel = Haize, Półanioł
rmb-the-overseer = Nadzorca
rmb-paladin = Paladyn
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla kapłanów i wojowników. Dopóki jest w podziemiach, znajdujący się tam minibossowie nie działają.
rmb-koverian-executioner = Koverian Egzekutor
rmb-varraka-combat-instructor = Varraka, Instruktorka Walki
rmb-zheng-yi-one-kick-woman = Zheng-Yi, Kobieta Jednego Kopniaka
rmb-tax-collector = Poborca podatków
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla wojowników i złodziei. Kiedy wchodzi do podziemi, ich właściciel płaci 2 monety albo ten bohater ma do końca rundy +3 do życia.
rmb-unseena-invisible-wrestler = Niewidka, Niewidzialna Zapaśniczka
rmb-zutara-elemental-master = Zutara, Władczyni Żywiołów
rmb-mortimer-evil-genius = Mortimer, Zły Geniusz
rmb-warlock = Czarnoksiężnik
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla kapłanów i magów. Nie może być celem czarów.
rmb-shigeru-the-spellbinder = Zaklinacz Shigeru
rmb-moran-master-of-keys = Moran, Mistrz Kluczy
rmb-marsden-reformed-outlaw = Marsden, Nawrócony Banita
rmb-relic-hunter = Poszukiwacz reliktów
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla magów i złodziei. Jeśli przejdzie podziemia, ich właściciel płaci połowę swoich monet (zaokrągloną w górę).
rmb-petros-dwarven-noble = Petros, Krasnoludzki Szlachcic
rmb-the-progenitors = Prarodzice
    .text = W fazie przynęty idą do podziemi gracza, który ma najwięcej monet. W razie remisu zostają w mieście.
