### Słowa, które nie należą do żadnej gry: stół w terminalu, powtórki, listy.


## Karty

card-copies = { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
  }
card-ruling = Rozstrzygnięcie:
card-rules = Zasady:
design-own = Autorski projekt Underkeep, nie występuje w drukowanej grze.
design-partly-own = Występuje w drukowanej grze, ale część szczegółów to autorski projekt Underkeep.
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }


## Pytania

ui-person = Gracz
ui-answer = Twoja odpowiedź
ui-where = { $what } …
ui-where-hint = numer, Enter wraca
ui-answer-hint = numer, ? pomoc
ui-number = Wpisz liczbę od 1 do { $most } albo ?, żeby zobaczyć pomoc.
ui-unknown = Nieznane polecenie: { $word }. Wpisz ?, żeby zobaczyć wszystkie.
ui-decision-of = { $name }:
ui-log = Co się wydarzyło
ui-earlier = { $count ->
    [one] … jeszcze { $count } wiersz wcześniej (l: cały dziennik)
    [few] … jeszcze { $count } wiersze wcześniej (l: cały dziennik)
   *[many] … jeszcze { $count } wierszy wcześniej (l: cały dziennik)
  }
ui-redraw = Naciśnij Enter, żeby znów zobaczyć stół.
ui-hand-over = Teraz odpowiada { $name }. Oddaj klawiaturę; { $name } naciska Enter.
ui-passing = Autopas do końca tej fazy, ale nie w twojej turze.
ui-cannot-pass = Tu nie można spasować; wybierz opcję.
ui-nothing-to-undo = Nie masz czego cofnąć.
ui-undo-irreversible = Nie można tego cofnąć: od tamtej pory padła kość.
ui-undone = Cofnięto twoją ostatnią odpowiedź.
ui-resign-sure = Na pewno się poddajesz? Aby potwierdzić, wpisz tak.
ui-resign-not = Gramy dalej.
ui-resign-together = W tej grze nie można poddać się w pojedynkę; q zapisuje grę i kończy.
ui-language = Teraz po polsku.
ui-seat-unknown = Nie ma gracza { $name }; gracze to: { $names }.


## Zapisywanie

ui-saved = Zapisano w { $path }
ui-resume = Graj dalej: underkeep play --resume { $path }
ui-not-saved = { $reason }
ui-offer-save = Wpisz s (albo s PLIK), żeby zapisać przebieg gry; Enter kończy.
ui-offer-next-game = Wpisz n, żeby zagrać następną grę z serii, s (albo s PLIK), żeby zapisać przebieg tej; Enter kończy.
ui-replay-it = Powtórka: underkeep replay { $path }


## Koniec

ui-game-over = Koniec gry
ui-result = Wynik
ui-seed = Ziarno tej gry: { $seed }.
ui-score-first = Twój pierwszy wynik: { $name }.
ui-score-new = Nowy rekord: { $name }! Dotąd: { $score }.
ui-score-same = Wyrównany rekord: { $name }.
ui-score-best = Twój rekord: { $name }, { $score }.
ui-scores = Rekordy na tym komputerze: { $contest }
ui-scores-none = Jeszcze nie grano: { $names }.


## Pomoc

ui-welcome = Wpisz ?, żeby zobaczyć skrót zasad i polecenia; ? i nazwa objaśnia kartę.
ui-help-title = Co można wpisać
ui-help-number = wybierz opcję o tym numerze
ui-help-enter = pokaż stół jeszcze raz
ui-help-pass = pasuj aż do końca tej fazy, ale nie w mojej turze
ui-help-hand = twoja ręka z pełnymi opisami kart
ui-help-card = objaśnij kartę (wystarczy część nazwy) albo kartę z opcji 3
ui-help-rule = punkt zasad albo punkty, w których jest dane słowo
ui-help-log = cały dziennik
ui-help-discard = odrzucone karty
ui-help-view = wszystko, co leży przed tobą albo przed innym graczem
ui-help-undo = cofnij swoją ostatnią odpowiedź i późniejsze odpowiedzi botów
ui-help-save = zapisz grę w zwykłym folderze albo w pliku
ui-help-quit = zapisz i wyjdź
ui-help-resign = poddaj się
ui-help-language = przełącz na angielski (lang pl: na polski)
ui-card-unknown = Nie ma karty ani zasady o nazwie { $words }.
ui-cards-several = Pasuje kilka kart:
ui-clause-unknown = Nie ma punktu { $clause }.
ui-clauses-more = { $count ->
    [one] … jeszcze { $count } punkt
    [few] … jeszcze { $count } punkty
   *[many] … jeszcze { $count } punktów
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
games-presets = Gotowe zestawienia (--preset)
games-variants = Warianty (--variant)
games-bots = Boty (--seats)
