### Torchlight: teksty dla graczy.

game-title = Torchlight
game-about = Idź korytarzem po skarby i zawróć, zanim zatrzaśnie się druga pułapka tego samego rodzaju.
help-goal = W swojej turze odkrywaj karty tak długo, jak starczy ci odwagi. Dwie pułapki tego samego rodzaju zabierają wszystko, co niesiesz; jeśli zawrócisz na czas, skarby są twoje. Gdy skończy się talia, wygrywa najcenniejszy skarbiec.

## Karty

kind-treasure = skarb
kind-trap = pułapka
card-coins = Miedziaki
card-goblet = Srebrny Puchar
card-crown = Złota Korona
card-spikes = Kolce
    .text = Druga karta Kolców kończy wyprawę.

## Stół

zone-deck = Talia
zone-corridor = Korytarz
zone-discard = Karty odrzucone
zone-hoards = Skarbiec
counter-carried = Niesione
counter-score = Punkty

## Opcje, pytania i zdarzenia

option-go-deeper = Idź dalej
option-turn-back = Zawróć
ask-run = Niesiesz skarby o wartości { $carried }. Idziesz dalej czy wracasz?
wait-run = { $player } idzie korytarzem.
event-card-turned = { $seat_you ->
    [yes] Odkrywasz kartę: { $card }.
   *[no] { $seat } odkrywa kartę: { $card }.
  }
event-treasure-brought = { $seat_you ->
    [yes] Przynosisz skarby o wartości { $value }.
   *[no] { $seat } przynosi skarby o wartości { $value }.
  }
event-run-lost = { $seat_you ->
    [yes] { $trap } po raz drugi! Tracisz wszystko, co niesiesz.
   *[no] { $trap } po raz drugi! { $seat } traci wszystko.
  }

## Narzędzia, pułapki i rubin

kind-tool = narzędzie
card-ruby = Rubin
card-darts = Strzałki
    .text = Druga karta Strzałek kończy wyprawę.
card-snakes = Węże
    .text = Druga karta Węży kończy wyprawę.
card-spyglass = Luneta
    .text = Obejrzyj wierzchnią kartę talii.
card-rope = Lina
    .text = Odrzuć wszystkie pułapki z korytarza.
zone-toolbox = Skrzynka z narzędziami
zone-hands = Narzędzia
option-use-tool = Użyj: { $card }
event-tool-used = { $seat_you ->
    [yes] Używasz karty: { $tool }.
   *[no] { $seat } używa karty: { $tool }.
  }
event-card-spied = { $card_known ->
    [yes] Na wierzchu talii leży: { $card }.
   *[no] { $seat } ogląda wierzchnią kartę talii.
  }

## Wybory

torchlight-length = Długość
    .about = Liczba kart w talii.
torchlight-length-long = Długa
    .about = Wszystkie karty: około kwadransa.
torchlight-length-short = Krótka
    .about = Połowa kart.
setting-length = DŁUGOŚĆ
    .about = long (długa) albo short (krótka); domyślnie: long
