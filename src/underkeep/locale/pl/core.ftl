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
ui-unknown = { $word } nie jest tu poleceniem; ? pokazuje, co można wpisać.
ui-decision-of = { $name }:
ui-log = Co się wydarzyło
ui-earlier = { $count ->
    [one] … jeszcze { $count } wiersz wcześniej (l: cały dziennik)
    [few] … jeszcze { $count } wiersze wcześniej (l: cały dziennik)
   *[many] … jeszcze { $count } wierszy wcześniej (l: cały dziennik)
  }
ui-redraw = Naciśnij Enter, żeby znów zobaczyć stół.
ui-hand-over = Teraz odpowiada { $name }. Oddaj klawiaturę; { $name } naciska Enter.
ui-passing = Pasujesz aż do końca tej fazy, ale nie w swojej turze.
ui-cannot-pass = Tu nie można spasować; to pytanie wymaga odpowiedzi.
ui-nothing-to-undo = Nie ma jeszcze twojej odpowiedzi, którą można by cofnąć.
ui-undo-irreversible = Od tamtej pory padła kość, a nikt nie rzuca dwa razy: to już zostaje.
ui-undone = Twoja ostatnia odpowiedź jest cofnięta.
ui-resign-sure = Na pewno chcesz się poddać? Jeśli tak, wpisz tak.
ui-resign-not = W takim razie gramy dalej.
ui-resign-together = W tej grze nikt nie poddaje się sam; q zapisuje grę i kończy.
ui-language = Odtąd po polsku.
ui-seat-unknown = Nie ma tu gracza { $name }; są: { $names }.


## Zapisywanie

ui-saved = Zapisano w { $path }
ui-resume = Dalsza gra: underkeep play --resume { $path }
ui-not-saved = { $reason }
ui-offer-save = Wpisz s (albo s PLIK), żeby zachować zapis; Enter kończy.
ui-offer-next-game = Wpisz n, żeby zagrać następną grę z serii, s (albo s PLIK), żeby zachować zapis tej; Enter kończy.
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

ui-welcome = Wpisz ?, żeby zobaczyć zasady w skrócie i wszystko, co można wpisać; ? i nazwa objaśnia kartę.
ui-help-title = Co można wpisać
ui-help-number = wybierz możliwość o tym numerze
ui-help-enter = pokaż stół jeszcze raz
ui-help-pass = spasuj teraz i pasuj za mnie aż do końca tej fazy, ale nie w mojej turze
ui-help-hand = twoja ręka z pełnymi opisami kart
ui-help-card = objaśnij kartę (wystarczy część nazwy) albo kartę z możliwości 3
ui-help-rule = punkt zasad albo punkty, w których jest dane słowo
ui-help-log = cały dziennik
ui-help-discard = co zostało odrzucone
ui-help-view = wszystko, co leży przed tobą albo przed kimś innym
ui-help-undo = cofnij swoją ostatnią odpowiedź i to, co od tej pory odpowiedziały boty
ui-help-save = zapisz grę w zwykłym folderze albo w pliku
ui-help-quit = zapisz i wyjdź
ui-help-resign = poddaj się
ui-help-language = mów po angielsku (albo lang pl: po polsku)
ui-card-unknown = Ani karta, ani zasada nie nazywa się { $words }.
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
