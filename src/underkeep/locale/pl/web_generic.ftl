### Ogólna plansza dla gier bez własnej planszy.

generic-table = Stół
generic-you = ty
generic-turn = teraz gra
generic-out = poza grą
generic-empty = pusto
generic-cards = { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
  }
generic-hidden = { $count ->
    [one] zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
  }
generic-top = na wierzchu: { $card }
