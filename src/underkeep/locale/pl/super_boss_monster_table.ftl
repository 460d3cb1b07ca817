### Super Boss Monster w terminalu po polsku.


## Plansza Miasta

table-market = Rynek
table-wants = trzeba { $treasure }:
table-space-free = wolne
table-nobody = nikogo
table-tavern-alone = bohater tutaj kończy grę
table-tavern = Karczma, od wierzchu
table-space-treasure = skarb
table-space-temple = karta z Rynku
table-space-stadium = karta komnaty
table-space-library = wymiana czaru
table-space-hideout = ost. komnata +2
table-space-landing-pad = tasowanie stosu
table-space-summon = wyślij (+2)
table-space-summon-tavern = wyślij (−2)


## Podziemia

table-waiting = Zaraz zadziała, od wierzchu stosu
table-score = Wynik
table-life-token = życie { $change }
table-counters = +1 ×{ $counters }
table-stunned = ogłuszona
table-decks = Bohaterowie { $ordinary } + { $epic } leg. · komnaty { $rooms } · czary { $spells } · odrzucone { $discard }

thing-market = { $thing }
thing-temple = { $thing } (w Świątyni, życie { $health })
thing-stadium = { $thing } (na Stadionie, życie { $health })
thing-library = { $thing } (w Bibliotece, życie { $health })
thing-hideout = { $thing } (w Kryjówce, życie { $health })
thing-landing-pad = { $thing } (na Lądowisku, życie { $health })
thing-tavern = { $thing } (w Karczmie, życie { $health })


## Koniec

ending-score = { $seat }: { $score ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } ({ x-souls }, { x-wounds })


## Pomoc

help-goal = Gra kończy się po rundzie, w której jeden z graczy ma 10 dusz albo w której do Miasta przybył ostatni bohater. Liczą się dusze minus rany; przez rany nikt nie odpada. W pojedynkę 10 dusz nie kończy gry: kończy się ona po rundzie, w której otrzymasz piątą ranę albo przybędzie ostatni bohater, a natychmiast, gdy bohater trafi do Karczmy.
help-round = Runda: na Rynku leżą nowe karty, a do Miasta przybywają bohaterowie; gdy jest pełne, czekający najdłużej ustępuje miejsca i idzie do kluczowej lokacji albo do Karczmy. Każdy bierze kartę i wysyła Sługusa; każdy kładzie zakrytą komnatę i komnaty się odkrywa; działają Sługusy; każdy bohater z Miasta idzie tam, gdzie jest najwięcej skarbów dla jego klasy (przy remisie zostaje w Mieście; w pojedynkę potrzebuje tylu, ile mówi jego pole); potem bohaterowie idą przez komnaty w stronę bossa i w każdej tracą życie. Bohater, który zginie, jest duszą, a ten, który dojdzie do bossa, jest raną.
help-table = Komnata pokazuje swoje obecne obrażenia (strzałka: coś je zmienia), skarby i to, czy jest komnatą potworów czy pułapek. Podwójna ramka to wypaśna komnata: można ją budować tylko na komnacie z tym samym skarbem. ▾1 znaczy, że pod spodem leży karta, a +1 ×2, że na komnacie leżą dwa znaczniki. ○ to wolne pole akcji w mieście, a ◎ pole akcji karty; ▲ ■ ◆ ♥ ♠ ♣ to Sługusy, ★ to znacznik pierwszego gracza.
help-example = kiosk
