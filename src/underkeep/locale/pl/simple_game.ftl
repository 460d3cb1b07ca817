### Teksty wspólne dla wszystkich prostych gier. Wiadomość gry o tym samym id ma pierwszeństwo.


## Karty

simple-card-value = { $kind }, wartość { $value }
simple-unknown-card = zakryta karta


## Pytania, zdarzenia, koniec

simple-wait = Decyduje { $player }.
option-pass = Pas
event-turn-began = { $seat_you ->
    [yes] Twoja tura.
   *[no] Tura gracza { $seat }.
  }
event-player-resigned = { $seat_you ->
    [yes] Poddajesz się.
   *[no] { $seat } poddaje się.
  }
simple-ending = { $you ->
    [yes] Wygrywasz, masz { x-points }.
   *[no] { $winners ->
        [one] Wygrywa { $names }: { x-points }.
       *[other] Wygrywają wspólnie { $names }: po { x-points }.
      }
  }
x-points = { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }


## Stół w terminalu

simple-score = { $name }: { x-points }
simple-you = ty
simple-out = poza grą
simple-pile = { $count ->
    [0] pusto
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
  }
simple-top = na wierzchu: { $card }
simple-hidden = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
  }
simple-die = [{ $value }]
help-round = Opcje są ponumerowane; wpisz numer.
help-table = Najpierw widać wspólne karty i liczby, potem karty i liczby każdego gracza. Strzałka wskazuje gracza, którego jest tura.
help-letters = Nieznane karty są tylko policzone.
help-example = karta
