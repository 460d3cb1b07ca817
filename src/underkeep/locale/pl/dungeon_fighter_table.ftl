### Wojownicy podziemi w terminalu, po polsku.


## Stół

table-round = Runda { $round }
table-way = symbole kramika { $stalls } z { $wanted } · kramik { $shops } z { $all }
table-decks = komnaty { $rooms } · potwory { $monsters } · karty kramika { $stall }
table-monster = życie { $life } · obrażenia { $damage } · łup { $loot }
table-asleep = uśpione: { $techniques }
table-careless = nieuważny
table-tune = gra chwytliwa melodia
table-brawler = Zabijaka gotowy
table-demands = Techniki tego rzutu
table-you = ty
table-boss = szef
table-no-hero = jeszcze bez bohatera ({ $seat })
table-dead = nie żyje
table-life = { $life }/{ $most }
table-stunned = ogłuszenie
table-scars = blizny: { $colours }
table-experience = doświadczenie { $total } z { $most }
table-upgrades = ulepszenia: { $colours }
table-upgrades-spent = zużyte ulepszenia: { $colours }
table-used = { $card } (zużyte)
table-declared = { $card } (w użyciu)
table-trophies = trofea: { $cards }
table-chest = Skrzynia
table-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
  }
table-white = { $dice ->
    [one] 1 biała kość
    [few] { $dice } białe kości
   *[many] { $dice } białych kości
  }
table-ready = Do rzutu
table-lying = Na stole
table-stall = Na sprzedaż
table-none = nic
table-gear = Masz przy sobie
table-discard = Stos kart odrzuconych
table-visited = Odwiedzone komnaty
table-beaten = Pokonane potwory
table-glory = { $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
  }: { $title }
# Czerwona, zielona, niebieska, biała, śnieżna, kostka wody.
table-dice-letters = CZNBSW


## Rzut w liczbach

table-side = strona od { $least } do { $most } (zwykle { $usual }): gdzie stoisz, w stopniach; 0 to północ, 90 wschód
table-direction = kierunek od { $least } do { $most } (zwykle { $usual }): dziesiąte części stopnia na prawo od środka
table-speed = prędkość od { $least } do { $most } (zwykle { $usual }): milimetry na sekundę
table-elevation = uniesienie od { $least } do { $most } (zwykle { $usual }): dziesiąte części stopnia nad poziom
table-spin = podkręcenie od { $least } do { $most } (zwykle { $usual }): dziesiąte części radiana na sekundę; dodatnie to wsteczne
table-piece = { $piece }: gdzie kładziesz, w milimetrach na wschód i na północ od środka, i kierunek w stopniach
table-throw-help = Wpisz liczby w tej kolejności, na przykład: { $example }. Kropka albo nic oznacza „jak zwykle”; samo t to zwykły rzut.
table-beat-roundhouse = { $technique }=0 do { $most }: milisekundy po obrocie; bez tego ręka bardziej drży.
table-beat-waterfall = { $technique }={ $least } do { $most } (zwykle { $usual }): ile milisekund trwa przechylanie.
table-beat-launcher = { $technique }={ $least } do { $most }: o ile milisekund mijasz najlepszą chwilę; bez tego ręka bardziej drży.
table-beat-thump = { $technique }={ $least } do { $most }: o ile milisekund mijasz uderzenie; bez tego ręka bardziej drży.
table-beat-headbutt = { $technique }={ $least } do { $most }: o ile milisekund mijasz najniższy skłon; bez tego ręka bardziej drży.
table-beat-under-the-table = { $technique }={ $least } do { $most } (zwykle { $usual }): o ile milimetrów ręka jest nad stołem; ujemne znaczy pod nim.
table-beat-weak-hand = { $technique }=1: słabsza ręka.
table-beat-secret-x = { $technique }={ $least } do { $most }: milisekundy między rękami; bez tego ręka bardziej drży.
table-beat-low-profile = { $technique }={ $least } do { $most }: o ile milimetrów oczy są nad stołem.
table-beat-blind = { $technique }=0: milisekundy z otwartymi oczami.
table-beat-airborne = { $technique }={ $least } do { $most } (zwykle { $usual }): milisekundy od wyskoku; bez tego ręka bardziej drży.
table-beat-prayer = { $technique }={ $least } do { $most } (zwykle { $usual }): jak nierówno ciągną ręce.

error-typed-number = „{ $word }” to nie liczba całkowita; wpisz stronę, kierunek, prędkość, uniesienie i podkręcenie albo t, żeby rzucić jak zwykle.
error-typed-many = { $count ->
    [one] To { $count } liczba, a rzut ma { $most }: strona, kierunek, prędkość, uniesienie, podkręcenie.
    [few] To { $count } liczby, a rzut ma { $most }: strona, kierunek, prędkość, uniesienie, podkręcenie.
   *[many] To { $count } liczb, a rzut ma { $most }: strona, kierunek, prędkość, uniesienie, podkręcenie.
  }
error-typed-piece = Nie da się odczytać „{ $name }={ $value }”; element zapisz jak pond=300,0,270, a technikę jak thump=12.


## Pomoc

help-goal = Pokonajcie potwory zamku, rzucając kośćmi do tarczy, odwiedźcie trzy razy kramik i powalcie wielkiego złego. Wygrywacie albo przegrywacie razem.
help-round = Runda: szef wybiera komnatę i pojawia się potwór; bohaterowie rzucają po kolei, aż padnie. Kość musi odbić się od stołu, zanim spadnie na tarczę; miejsce, w którym leży, decyduje o obrażeniach, a oko uruchamia umiejętność. Pudło boli bohatera. Gdy kolorowe kości się skończą, weźcie białą albo zapłaćcie życiem za odzyskanie kolorowych. Potem jest odpoczynek, a gdy starczy symboli kramika, zakupy.
help-table = Tarcza narysowana jest z góry: liczby to sekcje, ◎ to środek, puste koła z numerem to dziury, kropki to margines. ▲ to góra lodowa, ▒ zmarzlina, + słaby punkt; C Z N B to leżące kości, S śnieżna, W kostka wody.
help-letters = ▶ to aktywny bohater. Nad tarczą są techniki i to, co ich wymaga.
help-example = kowadło
