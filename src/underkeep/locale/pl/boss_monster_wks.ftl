### Boss Monster: Workshop (WKS): Polish names and wordings, by card id.


## Rooms

wks-lost-and-found = Biuro rzeczy znalezionych
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
wks-soul-showcase = Gablota dusz
    .text = Ta komnata ma +1 do obrażeń za każde trzy dusze, które masz.
wks-eavesdropping-gallery = Galeria podsłuchów
    .text = Raz na rundę, gdy przeciwnik zagra czar, który nie zostanie zanegowany, ta komnata otrzymuje do końca rundy +2 do obrażeń.
wks-flea-market = Pchli targ
    .text = Raz na rundę odrzuć kartę komnaty: dociągnij czar.
