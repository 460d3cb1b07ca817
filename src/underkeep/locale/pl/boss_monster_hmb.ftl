### Boss Monster: Homebrew (HMB): Polish names and wordings, by card id.


## Rooms

hmb-lost-and-found = Biuro rzeczy znalezionych
    .text = Raz na rundę, gdy bohater opuści tę komnatę żywy, weź do ręki dowolną kartę komnaty ze stosu odrzuconych kart.
hmb-soul-showcase = Gablota dusz
    .text = Ta komnata ma +1 do obrażeń za każde trzy dusze, które masz.
hmb-eavesdropping-gallery = Galeria podsłuchów
    .text = Raz na rundę, gdy przeciwnik zagra czar, który nie zostanie zanegowany, ta komnata otrzymuje do końca rundy +2 do obrażeń.
hmb-flea-market = Pchli targ
    .text = Raz na rundę odrzuć kartę komnaty: dociągnij czar.
