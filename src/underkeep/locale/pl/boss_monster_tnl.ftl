### Boss Monster: The Next Level, the second base set (TNL): Polish names and wordings, by card id.


## Bosses

tnl-doc-scarecrow = Doktor Strach
    .text = Odtąd w każdej fazie budowy, zanim komnaty zostaną odkryte, możesz odrzucić kartę i wskazać bohatera w mieście. Nie zostanie on zwabiony w fazie przynęty tej rundy.
tnl-belladonna = Belladonna
    .text = Wylecz ranę (zakryj jednego odkrytego bohatera na swoim obszarze punktacji).
tnl-torix-uzkali = Torix Uz'kali
    .text = Odtąd za każdym razem, gdy karta komnaty potworów zostanie odrzucona lub zniszczona, obojętnie przez kogo, możesz wziąć ją do ręki.
tnl-killa = Fyki-myki
    .text = Odtąd, dopóki masz co najmniej 3 rany, ostatnia aktywna komnata w Twoich podziemiach ma +3 do obrażeń.
tnl-shellda = Muszelda
    .text = Odtąd na koniec każdej rundy możesz zamienić miejscami dwie komnaty w jednych podziemiach (własnych lub cudzych).
tnl-smoake = Smalgeus
    .text = Odtąd za każdym razem, gdy zbudujesz komnatę potworów, możesz dociągnąć kartę komnaty.
tnl-kazanna = Kadabra
    .text = Odrzuć wszystkie karty z ręki, a następnie dociągnij 3 czary.
tnl-dr-timebender = Dr Czasokręt
    .text = Odtąd raz na rundę, gdy przeciwnik zagrywa czar, możesz odrzucić czar z ręki, aby zanegować czar przeciwnika.
tnl-nicolius = Nicola
    .text = Odtąd na koniec każdej rundy, w której któryś z graczy zdobył co najmniej o 2 dusze więcej od Ciebie, możesz dociągnąć czar.
tnl-porkus = Wieprzysław
    .text = Usuń z gry zakrytego bohatera ze swojego obszaru punktacji. Następnie przejrzyj talie typowych i legendarnych bohaterów, wybierz dowolnego bohatera i połóż go zakrytego na swoim obszarze punktacji. Przejrzane talie potasuj.
tnl-angstigoth = Smutogoth
    .text = Odtąd raz na rundę, gdy w Twoich podziemiach zginie bohater, dociągnij kartę komnaty.
tnl-eclipse = Zaćmieniak
    .text = Odtąd za każdym razem, gdy zniszczysz komnatę w swoich podziemiach, odsłonięta pod nią komnata ma do końca rundy +3 do obrażeń.


## Rooms

tnl-dark-portal = Mroczny portal
    .text = Raz na rundę odrzuć czar: weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
tnl-imp-temple = Świątynia chochlików
    .text = Raz na rundę, gdy Twój efekt zmusi przeciwnika do odrzucenia karty, trafia ona do Twojej ręki zamiast na stos odrzuconych kart.
tnl-madmans-manor = Posiadłość szaleńca
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, weź do ręki dowolny czar ze stosu odrzuconych kart.
tnl-arcane-crypt = Krypta górniczo-hutnicza
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, możesz wziąć do ręki dowolny czar ze stosu odrzuconych kart.
tnl-haunted-hall = Przedpokój dusz
    .text = Zniszcz tę komnatę: jeden bohater, który się w niej znajduje, wraca do miasta.
tnl-inner-sanctum = Azyl wewnętrzny
    .text = Na koniec każdej rundy, w której żaden bohater nie wszedł do tej komnaty, możesz dociągnąć kartę komnaty.
tnl-incubus-gym = Siłka inkubów
    .text = Kiedy zbudujesz tę komnatę, każdy przeciwnik odrzuca z ręki jedną wybraną przez siebie kartę komnaty.
tnl-dragon-graveyard = Smętarz dla smoków
    .text = Raz na rundę, gdy weźmiesz kartę ze stosu odrzuconych kart, dociągnij kartę komnaty.
tnl-wraiths-throne = Upiorny tron
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, każdy przeciwnik odrzuca z ręki jeden wybrany przez siebie czar.
tnl-rust-monster-pen = Korniki rdzowe
    .text = Raz na rundę odrzuć kartę komnaty potworów: wybrana komnata pułapek w dowolnych podziemiach ma do końca rundy −1 do obrażeń (minimum 0).
tnl-goblin-nursery = Gobliński żłobek
    .text = Jeśli komnata bezpośrednio na lewo jest aktywną komnatą potworów, ma +2 do obrażeń.
tnl-barbarian-hall = Aleja barbarzyńców
    .text = Kiedy zbudujesz tę komnatę, odrzuć czar z ręki (jeśli masz choć jeden).
tnl-spawn-point = Komora odrodzenia
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, dociągnij 2 karty komnat.
tnl-fangroot-garden = Zagon kiełziela
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, możesz od razu zbudować w swoich podziemiach jeszcze jedną komnatę według zwykłych zasad.
tnl-shrooman-cave = Pieczara grzybołaków
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, wybierz inną aktywną komnatę potworów. Do końca rundy ma ona +3 do obrażeń.
tnl-goblin-mess-hall = Klubokawiarnia goblinów
    .text = Wszystkie inne aktywne komnaty potworów w Twoich podziemiach mają +1 do obrażeń.
tnl-megaworm-burrow = Jama megaczerwia
    .text = Kiedy zbudujesz tę komnatę, zniszcz aktywną wypaśną komnatę w dowolnych podziemiach (także własnych).
tnl-the-arena = Podziemny ring
    .text = Raz na rundę pokaż z ręki kartę komnaty potworów (karta zostaje na ręce): do końca rundy ta komnata zadaje o tyle obrażeń więcej, ile widnieje na pokazanej karcie.
tnl-antimagic-zone = Strefa antymagiczna
    .text = Gdy przeciwnik zagrywa czar, odrzuć tę kartę z ręki: zaneguj ten czar. Zbudowana komnata nie ma żadnej zdolności.
tnl-lost-library = Zaginiona biblioteka
    .text = Zniszcz tę komnatę: dociągnij 2 czary, a następnie odrzuć 1 czar z ręki.
tnl-frostbat-cave = Jaskinia lodoperzy
    .text = Zniszcz tę komnatę: dezaktywuj do końca rundy jedną aktywną komnatę w dowolnych podziemiach.
tnl-spellslime-pit = Grajdół czaroszlama
    .text = Za każdym razem, gdy zagrasz czar, który nie zostanie zanegowany, ta komnata otrzymuje do końca rundy +1 do obrażeń.
tnl-observatory = Obserwatorium
    .text = Raz na rundę odrzuć czar: dociągnij czar.
tnl-sorcerobe-school = Seminarium czarownic
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, dociągnij czar.
tnl-hall-of-mirrors = Gabinet luster
    .text = Raz na rundę, gdy przeciwnik zagra czar, który nie zostanie zanegowany, dociągnij czar.
tnl-elemental-generator = Generator żywiołaków
    .text = Ta komnata ma +1 do obrażeń za każdy czar, który masz na ręce w chwili ich zadawania.
tnl-brainsucker-queen = Królowa mózgowysysów
    .text = Raz na rundę, gdy w tej komnacie zginie bohater, dociągnij 2 czary, a następnie odrzuć 1 czar z ręki.
tnl-bullet-builder = Jaskinia balistyczna
    .text = Raz na rundę odrzuć kartę komnaty pułapek: wybrana komnata potworów w dowolnych podziemiach ma do końca rundy −1 do obrażeń (minimum 0).
tnl-wreck-room = Pokój demolki
    .text = Raz na rundę zniszcz inną komnatę w swoich podziemiach: dociągnij kartę komnaty.
tnl-deadly-treadmill = Śmiercionośna bieżnia
    .text = Raz na rundę odrzuć kartę komnaty: dociągnij kartę komnaty.
tnl-collapsing-bridge = Kładka-zdradka
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, otrzymuje ona do końca rundy +3 do obrażeń.
tnl-spiked-pit = Dół z kolcami
    .text = Kiedy zbudujesz lub odsłonisz tę komnatę, otrzymuje ona do końca rundy +3 do obrażeń.
tnl-decapitator = Tartak kata
    .text = Zniszcz tę komnatę (tylko w fazie budowy): wybrana komnata w dowolnych podziemiach traci do końca rundy wszystkie symbole skarbów.
tnl-chump-chomper = Kulozjesz
    .text = Raz na rundę zniszcz inną komnatę w swoich podziemiach: do końca rundy ta komnata ma +4 do obrażeń.
tnl-blockpile-puzzle = Lekkoatletyczny tetris
    .text = Na koniec każdej rundy zniszcz jedną komnatę w swoich podziemiach (może to być ta).
tnl-the-smashinator = Miażdżitsu
    .text = Raz na rundę zniszcz wierzchnią komnatę każdego innego stosu w swoich podziemiach (oprócz komnat dezaktywowanych i zakrytych): do końca rundy ta komnata ma +6 do obrażeń.
tnl-warp-tube = Rura nadprzestrzenna
    .text = Zniszcz tę komnatę: jeden bohater, który się w niej znajduje, wraca do pierwszej komnaty podziemi.
tnl-bom-boy-factory = Fabryka bombek samobieżnych
    .text = Gdy tylko bohater zginie w tej komnacie lub opuści ją żywy, zostaje ona zniszczona.
tnl-hatchlings-hoard = Skarbczyk smoczęcia
tnl-genie-lounge = Dżin z tonikiem
    .text = Kiedy zbudujesz tę komnatę, dociągnij czar, jeśli nie masz na ręce żadnego.
tnl-werewolf-den = Wilkołacka melina
    .text = Raz na rundę odrzuć kartę: wybrany bohater ma do końca rundy +1 do życia.
tnl-cursed-tomb = Egipt all inclusive
    .text = Gdy tę komnatę zniszczy efekt innej karty, każdy przeciwnik odrzuca z ręki 2 wybrane przez siebie karty komnat (albo tyle, ile może).
tnl-save-point = Punkt ostatniego zapisu
    .text = Zniszcz tę komnatę: weź do ręki ze stosu odrzuconych kart jeden czar zagrany przez Ciebie w tej rundzie.


## Spells

tnl-all-your-base = Wszystko moje
    .text = Obejrzyj wszystkie karty na ręce dowolnego przeciwnika. Możesz wziąć do ręki jedną z jego kart komnat.
tnl-another-castle = Przybądź do mego zamku
    .text = Wybrany bohater z Twoich podziemi przenosi się przed wejście do podziemi dowolnego przeciwnika.
tnl-fairy-fountain = Wodotrysk wróżek
    .text = Wybierz komnatę w dowolnych podziemiach. Do końca rundy zadaje ona 0 obrażeń bez względu na inne efekty, a każdy bohater, który do niej wejdzie, otrzymuje +1 do życia. Zasłonięcie lub zniszczenie tej komnaty kończy efekt.
tnl-its-on = Dawać go!
    .text = Wybierz jedno: wyeliminuj w swoich podziemiach bohatera, który ma najwyżej 3 punkty życia; albo – jeśli masz co najmniej 3 rany – wyeliminuj dowolnego bohatera w swoich podziemiach.
tnl-hiring-spree = Rekrutacja
    .text = Dociągnij 3 karty komnat, a następnie oddaj dowolnemu innemu graczowi jedną kartę komnaty z ręki.
tnl-lightning-bolt = Błyskawica
    .text = Zadaj 3 obrażenia wybranemu bohaterowi w swoich podziemiach. Możesz dodatkowo odrzucić inny czar, aby zadać 3 obrażenia każdemu bohaterowi przy wejściu do swoich podziemi.
tnl-meddling-kids = Wścibskie dzieciaki!
    .text = Wybierz jedno: dowolna komnata traci do końca rundy zdolność (nawet właśnie używaną); albo wybierz gracza, do którego podziemi weszło w tej rundzie co najmniej 3 bohaterów – na koniec tej rundy gracz ten nie może zwyciężyć dzięki duszom.
tnl-oh-yeah = O, taaak!
    .text = Wybierz jedno: zamień miejscami dwie komnaty (wraz z całymi stosami) w swoich podziemiach; albo – jeśli w tej rundzie zniszczono co najmniej 2 Twoje komnaty – zniszcz komnatę w dowolnych podziemiach.
tnl-party-up = Walka drużynowa
    .text = Wybierz dowolne podziemia. Do końca rundy każdy bohater, który do nich wchodzi, ma +1 do życia.
tnl-pause = Przerwa
    .text = Bohater, który znajduje się w Twoich podziemiach, wraca przed wejście do nich i odzyskuje całe życie. Do następnej rundy żaden bohater nie wchodzi do Twoich podziemi.
tnl-pity = Żal
    .text = Usuń z gry wybranego bohatera, który znajduje się w podziemiach przeciwnika. Nikt nie otrzymuje za niego dusz ani ran.
tnl-secret-stash = Tajny schowek
    .text = Wybierz komnatę w swoich podziemiach i rodzaj skarbu. Do końca rundy komnata ma dodatkowy symbol tego skarbu i można zbudować na niej pasującą wypaśną komnatę. Dezaktywowana lub zniszczona komnata traci ten symbol.
tnl-shortcut = Na skrót!
    .text = Wybrany bohater w dowolnych podziemiach pomija następną komnatę, a jeśli w podziemiach jest 5 komnat – dwie następne. Pominiętych komnat nie przechodzi: nie zadają mu obrażeń, a ich zdolności na niego nie działają.
tnl-super-effective = Superskuteczne!
    .text = Wybierz komnatę w swoich podziemiach. Do końca rundy ma ona +2 do obrażeń albo +4, jeśli w fazie przynęty tej rundy do Twoich podziemi zwabiono dokładnie jednego bohatera.
tnl-surprise-gift = Prezent-niespodzianka
    .text = W tej rundzie zamiast u siebie budujesz w podziemiach dowolnego przeciwnika: połóż tam zakrytą komnatę na jednej z odkrytych. Przeciwnik nadal może położyć własną komnatę, a efekt „kiedy zbudujesz tę komnatę” dotyczy właśnie jego.
tnl-undead-minion = Nieumarły sługus
    .text = Usuń z gry zakrytego bohatera ze swojego obszaru punktacji: wybrany bohater w Twoich podziemiach otrzymuje obrażenia równe życiu podanemu na usuniętej karcie.
tnl-wild-monster = Potwór na wolności
    .text = Możesz od razu zbudować z ręki komnatę potworów na dowolnej komnacie w swoich podziemiach według zwykłych zasad. Jej efekt „kiedy zbudujesz tę komnatę” działa normalnie.


## Ordinary heroes

tnl-elfstar = Elfia Gwiazda
tnl-kyle-the-incorruptible = Kyle Nieprzekupny
tnl-danae-the-slayer = Danae Pogromczyni
tnl-solemn-caine-pilgrim-of-pain = Solenny Caine, Pielgrzym Bólu
tnl-vampire = Wampir
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może odrzucić kartę komnaty ze skarbem dla kapłanów, aby ten bohater miał do końca rundy +3 do życia.
tnl-adynn-cleric-of-love = Adynn, Kapłanka Miłości
tnl-hookshot-joe = Joe z Hakiem
tnl-tarka-eskimo-warrior = Tarka, Inuicki Wojownik
tnl-lady-samantha = Lady Samantha
tnl-ampersand-the-galled = Ampersand Zgorzkniały
tnl-barbarian = Barbarzyńca
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może odrzucić kartę komnaty ze skarbem dla wojowników, aby ten bohater miał do końca rundy +3 do życia.
tnl-damok-dragon-hunter = Damok, Łowca Smoków
tnl-megan-the-missile-mage = Megan, Mistrzyni Magicznego Pocisku
tnl-otus-the-occult = Otus Okultysta
tnl-a-kid-and-his-spellslime = Dzieciak i jego Czaroszlam
tnl-wink-the-probably-magical = Wink Chyba Magiczny
tnl-witch = Wiedźma
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może odrzucić kartę komnaty ze skarbem dla magów, aby ten bohater miał do końca rundy +3 do życia.
tnl-iskandar-ice-mage = Iskandar, Lodowy Mag
tnl-black-leaf = Czarny Liść
tnl-murphy-the-magnificent = Władzio Wspaniały
tnl-colgar-fugitive-prince = Colgar, Zbiegły Książę
tnl-francisco-the-endbringer = Francisco, Zwiastun Końca
tnl-hitman = Cyngiel
    .text = Mroczny bohater. Raz na rundę jeden z przeciwników gracza, do którego podziemi przybył ten bohater, może odrzucić kartę komnaty ze skarbem dla złodziei, aby ten bohater miał do końca rundy +3 do życia.
tnl-raymond-two-chains = Raymond Dwa Łańcuchy
tnl-the-fool = Głupiec
    .text = W fazie przynęty idzie do podziemi gracza, który ma najmniej dusz. W razie remisu zostaje w mieście.


## Epic heroes

tnl-tyrone-pharaoh-ascendant = Tyrone, Ubóstwiony Faraon
tnl-branadin-wordblessed = Branadin Słowem Błogosławiony
tnl-necromancer = Nekromanta
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla kapłanów i złodziei. Jeśli przejdzie podziemia, ich właściciel odkrywa jednego wybranego zakrytego bohatera na swoim obszarze punktacji: traci jego dusze i otrzymuje jego rany.
tnl-heavenboy = Chłopiec z Nieba Rodem
tnl-lone-fox-and-kit = Samotny Lis i Szczenię
tnl-ser-mortin-the-deadly = Ser Mortin Zabójczy
tnl-swordmage = Mieczomag
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla wojowników i magów. Dopóki jest w podziemiach, otrzymuje +2 do życia za każdym razem, gdy ktokolwiek zagra czar, który nie zostanie zanegowany (jeszcze przed rozpatrzeniem tego czaru).
tnl-obrien-the-destroyer = O'Brien Niszczyciel
tnl-dumbledalf-the-blue = Dumbledalf Błękitny
tnl-wrathfuss-the-namer = Wrathfuss, Mistrz Imion
tnl-druid = Druid
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla kapłanów i magów. Od chwili dotarcia do wejścia ma +1 do życia za każdy czar, który właściciel podziemi ma akurat na ręce.
tnl-markus-geomancer-supreme = Markus, Najwyższy Geomanta
tnl-rom-the-reaver = Romek Rozbójnik
tnl-gaimina-thief-of-dreams = Gaimina, Złodziejka Snów
tnl-archer = Łucznik
    .text = Hybrydowy bohater. W fazie przynęty idzie do podziemi, w których jest łącznie najwięcej skarbów dla wojowników i złodziei. Pomija ostatnią komnatę podziemi: nie zadaje mu ona obrażeń, a jej zdolności na niego nie działają.
tnl-roberta-dreaded-outlaw = Roberta, Straszliwa Banitka
tnl-the-brothers = Bracia
    .text = W fazie przynęty idą do podziemi gracza, którego liczba dusz pomniejszona o liczbę ran jest największa. W razie remisu zostają w mieście. W grze bierze udział najwyżej jedna karta Braci.
