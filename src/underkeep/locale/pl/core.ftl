### Słowa, które nie należą do żadnej gry: stół w terminalu, powtórki, listy.


## Karty

card-copies = { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
  }
card-rules = Zasady:
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }


## Pytania

ui-person = Gracz
ui-answer = Twoja odpowiedź
ui-answer-hint = numer, ? pomoc
ui-number = Wpisz liczbę od 1 do { $most } albo ?, żeby zobaczyć pomoc.
ui-only-answer = Tu jest tylko jedna odpowiedź: 1.
ui-unknown = { $word } nie jest tu poleceniem; ? pokazuje, co można wpisać.
ui-question-of = { $name }:
ui-log = Co się wydarzyło
ui-earlier = { $count ->
    [one] … i jeszcze { $count } wiersz wcześniej; l pokazuje cały dziennik
    [few] … i jeszcze { $count } wiersze wcześniej; l pokazuje cały dziennik
   *[many] … i jeszcze { $count } wierszy wcześniej; l pokazuje cały dziennik
  }
ui-redraw = Naciśnij Enter, żeby znów zobaczyć stół.
ui-hand-over = Teraz odpowiada { $name }. Oddaj klawiaturę; { $name } naciska Enter.
ui-passing = Pasujesz aż do końca tej fazy.
ui-cannot-pass = Tu nie można spasować; to pytanie wymaga odpowiedzi.
ui-nothing-to-undo = Nie ma jeszcze twojej odpowiedzi, którą można by cofnąć.
ui-undone = Twoja ostatnia odpowiedź jest cofnięta.
ui-resign-sure = Na pewno chcesz się poddać? Jeśli tak, wpisz tak.
ui-resign-not = W takim razie gramy dalej.
ui-language = Odtąd po polsku.
ui-seat-unknown = Nie ma tu gracza { $name }; są: { $names }.


## Zapisywanie

ui-saved = Zapisano w { $path }
ui-resume = Dalsza gra: underkeep play --resume { $path }
ui-not-saved = { $reason }
ui-offer-save = Wpisz nazwę pliku, żeby zachować zapis tej gry, s, żeby zachować go w zwykłym folderze, albo naciśnij Enter, żeby wyjść.
ui-replay-it = Powtórka: underkeep replay { $path }


## Koniec

ui-game-over = Koniec gry
ui-result = Wynik
ui-seed = Ziarno tej gry: { $seed }.


## Pomoc

ui-help-title = Co można wpisać
ui-help-number = wybierz możliwość o tym numerze
ui-help-enter = pokaż stół jeszcze raz
ui-help-pass = spasuj teraz i pasuj za mnie aż do końca tej fazy
ui-help-hand = twoja ręka z pełnymi opisami kart
ui-help-card = objaśnij kartę (wystarczy część nazwy) albo kartę z możliwości 3
ui-help-rule = punkt zasad albo punkty, w których jest dane słowo (po angielsku)
ui-help-log = cały dziennik
ui-help-discard = stos odrzuconych kart
ui-help-view = podziemia ze wszystkim, co leży pod komnatami, twoje albo czyjeś
ui-help-undo = cofnij swoją ostatnią odpowiedź i to, co od tej pory odpowiedziały boty
ui-help-save = zapisz grę w zwykłym folderze albo w pliku
ui-help-quit = zapisz i wyjdź
ui-help-resign = poddaj się
ui-help-language = mów po angielsku (albo lang pl: po polsku)
ui-card-unknown = Ani karta, ani zasada nie nazywa się { $words }.
ui-cards-several = Pasuje kilka kart:
ui-clause-unknown = Nie ma punktu { $clause }.
ui-clauses-more = { $count ->
    [one] … i jeszcze { $count } punkt
    [few] … i jeszcze { $count } punkty
   *[many] … i jeszcze { $count } punktów
  }
ui-rules-missing = Ta instalacja nie zawiera zasad.


## Powtórki

replay-at = Odpowiedź { $number } z { $total }
replay-next = Dalej: { $name } – { $words }
replay-end = Tu kończy się zapis.
replay-keys = Enter dalej · b wstecz · r następna runda · liczba: skok · l dziennik · q koniec


## Listy gier

games-players = Gracze: { $players }
games-sets = Zestawy (--sets)
games-decks = Gotowe talie (--deck)
games-variants = Warianty (--variant)
games-bots = Boty (--seats)
