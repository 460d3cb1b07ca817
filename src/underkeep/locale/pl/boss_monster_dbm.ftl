### Boss Monster: Papier i Piksele (DBM): Polish names and wordings, by card id.


## Bosses

dbm-chase = Chase
    .text = Od awansu raz na rundę odrzuć kartę wypaśnej komnaty: połóż żeton +1 na jednej ze swoich komnat.
dbm-greg = Greg
    .text = Od awansu za każdym razem, gdy zbudujesz komnatę potworów, możesz położyć na niej żeton +1.
dbm-explodo = Eksplodo
    .text = Od awansu raz na rundę zniszcz w swoich podziemiach komnatę, w której jest bohater: rzuć kością. Zanim bohater ją opuści, otrzymuje tyle obrażeń, ile wypadło.


## Rooms

dbm-elder-portal = Pradawny portal
    .text = Kiedy zbudujesz tę komnatę, połóż na niej dwa żetony +1. Raz na rundę usuń z niej żeton: wybrany przeciwnik odrzuca z ręki jeden wybrany przez siebie czar.
dbm-hydras-mire = Bagno hydry
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, połóż na niej żeton +1. Na koniec rundy, w której leżą na niej cztery żetony, zostaje ona zniszczona.
dbm-spellslime-incubator = Inkubator czaroszlamów
    .text = Raz na rundę, gdy zagrasz czar, który nie zostanie zanegowany, połóż na tej komnacie żeton +1.
dbm-clock-tower = Wieża zegarowa
    .text = Kiedy zbudujesz tę komnatę, połóż na niej cztery żetony +1. Na koniec każdej rundy usuń jeden z nich.


## Spells

dbm-fireball = Kula ognia!
    .text = Rzuć kością: wybrany bohater w Twoich podziemiach otrzymuje tyle obrażeń, ile wypadło. Możesz dodatkowo odrzucić inny czar, aby rzucić kością także za każdego bohatera przy wejściu do swoich podziemi.


## Epic heroes

dbm-the-princess = Księżniczka
    .text = Kiedy przybywa do miasta, każdy gracz może dociągnąć do trzech kart: komnat i czarów w dowolnych proporcjach. W fazie przynęty idzie do podziemi gracza, który ma najwięcej kart na ręce. W razie remisu zostaje w mieście.
