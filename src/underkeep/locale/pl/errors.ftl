### Błędy: co jest nie tak, w jednym zdaniu, i jak byłoby dobrze. Błędy jednej gry są w jej własnym pliku komunikatów.


## Podpowiedzi dołączane do zdania

error-did-you-mean = {" "}(może chodzi o: { $name }?)
error-known = {" "}(są: { $names })
error-and = { $first } i { $second }


## Gry, języki, pliki

error-no-game = Nie ma gry „{ $name }”{ $hint }.
error-added-game-broken = Gra „{ $name }” z innego pakietu została pominięta, bo nie da się jej wczytać ({ $reason }); napraw ją albo usuń przez pip uninstall.
error-added-game-taken = Gra „{ $name }” z innego pakietu została pominięta, bo gra „{ $taken }” już istnieje; nadaj jej inną nazwę.
error-no-capability = { $game } nie ma części „{ $part }”; wybierz grę, która ją ma.
error-no-picture = Ta gra nie rysuje obrazków; jej pozycje można zapisać jako scenariusze.
error-no-terminal-board = { $game } nie ma planszy w terminalu; można w nią grać z Pythona.
error-player-count = { $players ->
    [one] W { $game } gra od { $least } do { $most } osób, a nie jedna osoba.
    [few] W { $game } gra od { $least } do { $most } osób, a nie { $players } osoby.
   *[many] W { $game } gra od { $least } do { $most } osób, a nie { $players } osób.
  }
error-setup-choice = { $field } nie może mieć wartości „{ $value }”{ $hint }.
error-unknown-move = W tej grze nie ma ruchu „{ $words }” (są: { $moves }).
error-unknown-card = Nie ma karty „{ $name }”{ $hint }.
error-unknown-path = Nie ma nic pod „{ $path }”{ $hint }.
error-no-language = Nie ma języka „{ $name }”{ $hint }.
error-in-file = { $file }:{ $line }: { $sentence }


## Przy stole

error-over-no-answer = Gra jest skończona: nie ma na co odpowiadać.
error-scripted-chance = Los nie może teraz przynieść „{ $words }”, tylko: { $options }.
error-not-offered = { $count ->
    [one] { $option } to nie jest jedyna opcja miejsca { $seat }.
   *[other] { $option } nie jest wśród { $count } opcji miejsca { $seat }.
  }
error-resign-not-playing = Miejsce { $seat } nie może się poddać: nie bierze udziału w grze.
error-resign-together = Nie można się tu poddać w pojedynkę: wszyscy razem wygrywają albo przegrywają.
error-resign-last = Miejsce { $seat } nie może się poddać: wszyscy inni już to zrobili, więc gra jest wygrana.
error-no-beginning-undo = Ten stół nie pamięta początku gry, więc niczego nie można cofnąć.
error-no-beginning-replay = Ten stół nie pamięta początku gry, więc nie można jej odtworzyć.
error-undo-count = { $there ->
    [one] Można cofnąć { $there } odpowiedź, a nie { $wanted }.
    [few] Można cofnąć { $there } odpowiedzi, a nie { $wanted }.
   *[many] Można cofnąć { $there } odpowiedzi, a nie { $wanted }.
  }
error-replay-mismatch-at = Zapis nie zgadza się z grą przy odpowiedzi { $number }: { $reason }
error-replay-mismatch-between = Zapis nie zgadza się z grą między odpowiedziami { $first } i { $last }: pozycja jest inna niż zapisana.
error-no-sampling = Ten widok nie potrafi rozdawać możliwych światów; weź go przez observe(seat, for_sampling=True).


## Boty

error-no-bot = Nie ma bota „{ $name }”{ $hint }.
error-no-bot-nor-person = Nie ma bota „{ $name }”{ $hint }; jeśli to imię człowieka, napisz { $entry }=human.
error-over-no-bot = Gra jest skończona: nie ma o co pytać bota.
error-no-policy = Bot greedy nie zna jeszcze gry { $game }; wybierz bota random.


## Zapisane gry

error-not-a-save = To nie jest zapisana gra Underkeep; taki plik zaczyna się od liter UKEEP.
error-newer-format = Tę grę zapisano w nowszej wersji Underkeep (format { $saved }, tutaj { $here }); zaktualizuj program, żeby ją otworzyć.
error-cut-short = Ta zapisana gra jest niekompletna albo uszkodzona; spróbuj wcześniejszej kopii pliku.
error-card-missing = W tej grze jest karta { $key }, której ta wersja Underkeep nie ma.
error-damaged-inside = Ta zapisana gra jest uszkodzona: plik jest kompletny, ale jego zawartość nie ma sensu.
error-other-rules = Tę grę zapisano według { $age ->
    [newer] nowszych
   *[older] starszych
  } zasad gry { $game } (wersja { $saved }, tutaj { $here }), więc nie można jej tu dokończyć; zainstaluj wersję Underkeep, w której ją zapisano.
error-played-with-rules = W tę grę grano według zasad w wersji { $saved }, a ten program ma wersję { $here }, więc nie można jej tu kontynuować. Wszystko, co rozegrano, jest zachowane.
error-not-saved = Nie udało się zapisać gry w { $path }: { $reason }.
error-no-shuffle-proof = { $path } nie jest dowodem tasowania żadnego stołu; otwórz /api/tables/…/fair tego stołu i zapisz stronę.
error-shuffle-proof-private = Pod { $address } nie ma stołu albo jest prywatny: otwórz ten adres w przeglądarce, zapisz stronę i sprawdź plik.
error-shuffle-proof-refused = Serwer odmówił podania { $address } (kod { $code }).
error-shuffle-proof-no-server = Pod { $address } nie odpowiada żaden serwer.
error-not-read = Nie można odczytać { $path }: { $reason }.
error-not-text = { $path } nie jest tekstem; zapisz go w UTF-8.
error-reason = { $code ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EACCES] brak uprawnień
    [EPERM] ta operacja jest niedozwolona
    [EISDIR] to jest folder
    [ENOTDIR] to nie jest folder
    [EROFS] tu można tylko czytać
    [ENOSPC] brak miejsca na dysku
    [ENAMETOOLONG] nazwa pliku jest za długa
   *[other] { $words }
  }


## Polecenie

error-no-command = Nie ma polecenia „{ $name }”{ $hint }.
error-unknown-option = Polecenie { $command } nie zna „{ $word }”{ $hint }.
error-no-account = Nie ma konta „{ $name }”.
error-no-report = Nie ma zgłoszenia { $id }: ich listę podaje „underkeep accounts reports”.
error-days = { $option } przyjmuje liczbę dni od 0 do 36500, nie { $number }.
error-arguments = { $what }; zobacz `{ $command } --help`.
error-at-least-one = { $option } musi wynosić co najmniej 1, a nie { $number }.
error-no-choice = W grze { $game } nie można wybrać „{ $what }”{ $hint }.
error-no-preset = Nie ma gotowego zestawienia „{ $name }”{ $hint }; w grze { $game } są: { $names }.
error-no-presets = W grze { $game } nie ma gotowych zestawień.
error-no-such-set = Nie ma zestawu „{ $name }”{ $hint }.
error-no-such-kind = Nie ma rodzaju kart „{ $name }”{ $hint }; rodzaje to: { $kinds }.
error-game-without-kind = W grze { $game } nie ma rodzaju kart „{ $name }”{ $hint }; jej rodzaje to: { $kinds }.
error-no-card-fits = Żadna karta nie pasuje; podaj mniej słów albo napisz samo `underkeep cards`, żeby zobaczyć wszystkie.
error-no-such-seat = Przy tym stole nie było gracza „{ $name }”{ $hint }.
error-too-many-seats = { $named ->
    [one] --seats wymienia { $named } miejsce, a --players mówi { $players }; podaj tylko jedną z tych opcji.
    [few] --seats wymienia { $named } miejsca, a --players mówi { $players }; podaj tylko jedną z tych opcji.
   *[many] --seats wymienia { $named } miejsc, a --players mówi { $players }; podaj tylko jedną z tych opcji.
  }
error-saved-seats = { $seats ->
    [one] Zapisana gra ma { $seats } miejsce, a --seats wymienia { $named }.
    [few] Zapisana gra ma { $seats } miejsca, a --seats wymienia { $named }.
   *[many] Zapisana gra ma { $seats } miejsc, a --seats wymienia { $named }.
  }
error-long-name = { $most ->
    [one] Imię „{ $name }” jest za długie; może mieć najwyżej { $most } literę.
    [few] Imię „{ $name }” jest za długie; może mieć najwyżej { $most } litery.
   *[many] Imię „{ $name }” jest za długie; może mieć najwyżej { $most } liter.
  }
error-same-name = Dwa miejsca nazywają się „{ $name }”; nadaj każdemu inną nazwę.
error-game-name = „{ $name }” nie może być nazwą gry: zaczyna się ona małą literą i ma tylko małe litery (bez polskich znaków), cyfry i pojedyncze łączniki, na przykład lost-mine.
error-game-name-taken = Nazwa „{ $name }” jest zajęta: istnieje już gra albo moduł Pythona o tej nazwie; wybierz inną.
error-folder-exists = { $path } już istnieje; wybierz inną nazwę albo inny --directory.
error-not-written = Nie można zapisać { $path }: { $reason }.
