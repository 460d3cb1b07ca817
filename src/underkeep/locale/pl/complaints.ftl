### Co jest nie tak, w jednym zdaniu, i jak byłoby dobrze. Uwagi jednej gry stoją w jej własnym katalogu.


## Podpowiedzi dołączane do zdania

complaint-did-you-mean = {" "}(może chodzi o: { $name }?)
complaint-known = {" "}(są: { $names })
complaint-and = { $first } i { $second }


## Gry, języki, pliki

complaint-no-game = Nie ma gry „{ $name }”{ $hint }.
complaint-no-language = Nie ma języka „{ $name }”{ $hint }.
complaint-in-file = { $file }:{ $line }: { $sentence }


## Przy stole

complaint-over-no-answer = Gra jest skończona: nie ma na co odpowiadać.
complaint-chance = Los nie może teraz przynieść „{ $words }”, tylko: { $options }.
complaint-not-offered = { $count ->
    [one] { $option } to nie jest jedyna możliwość miejsca { $seat }.
   *[other] { $option } nie jest wśród { $count } możliwości miejsca { $seat }.
  }
complaint-resign-not-playing = Miejsce { $seat } nie może zrezygnować: nie bierze udziału w grze.
complaint-resign-together = Nikt nie poddaje się tu w pojedynkę: wszyscy razem wygrywają albo przegrywają.
complaint-resign-last = Miejsce { $seat } nie może zrezygnować: wszyscy inni już to zrobili, więc gra jest wygrana.
complaint-no-beginning-undo = Ten stół nie pamięta początku gry, więc niczego nie można cofnąć.
complaint-no-beginning-replay = Ten stół nie pamięta początku gry, więc nie można jej odtworzyć.
complaint-undo-count = { $there ->
    [one] Można cofnąć { $there } odpowiedź, a nie { $wanted }.
    [few] Można cofnąć { $there } odpowiedzi, a nie { $wanted }.
   *[many] Można cofnąć { $there } odpowiedzi, a nie { $wanted }.
  }
complaint-drift-at = Zapis rozmija się z grą przy odpowiedzi { $number }: { $reason }
complaint-drift-between = Zapis rozmija się z grą między odpowiedziami { $first } i { $last }: pozycja jest inna niż ta zapisana.
complaint-no-worlds = Ten widok nie potrafi rozdawać możliwych światów; weź go przez view(seat, worlds=True).


## Boty

complaint-no-bot = Nie ma bota „{ $name }”{ $hint }.
complaint-no-bot-nor-person = Nie ma bota „{ $name }”{ $hint }; jeśli to imię człowieka, napisz { $entry }=human.
complaint-over-no-bot = Gra jest skończona: nie ma o co pytać bota.
complaint-not-learnt = Bot greedy nie nauczył się jeszcze gry { $game }; niech zagra w nią bot random.


## Zapisane gry

complaint-not-a-save = To nie jest zapisana gra Underkeep; taki plik zaczyna się od liter UKEEP.
complaint-newer-format = Tę grę zapisano w nowszej wersji Underkeep (format { $saved }, tutaj { $here }); zaktualizuj program, żeby ją otworzyć.
complaint-cut-short = Ta zapisana gra jest ucięta albo uszkodzona; spróbuj wcześniejszej kopii pliku.
complaint-damaged-inside = Ta zapisana gra jest uszkodzona: plik jest cały, ale jego zawartość nie ma sensu.
complaint-other-rules = Tę grę zapisano według { $age ->
    [newer] nowszych
   *[older] starszych
  } zasad gry { $game } (wersja { $saved }, tutaj { $here }), więc nie można jej tu dokończyć; zainstaluj wersję Underkeep, w której ją zapisano.
complaint-not-saved = Nie udało się zapisać gry w { $path }: { $reason }.
complaint-not-fair = { $path } nie mówi o tasowaniu żadnego stołu; otwórz /api/tables/…/fair tego stołu i zapisz stronę.
complaint-fair-private = Pod { $address } nie ma stołu albo jest prywatny: otwórz ten adres w przeglądarce, zapisz stronę i sprawdź plik.
complaint-fair-refused = Serwer odmówił podania { $address } (kod { $code }).
complaint-fair-no-server = Pod { $address } nie odpowiada żaden serwer.
complaint-not-read = Nie można odczytać { $path }: { $reason }.
complaint-not-text = { $path } nie jest tekstem; zapisz go w UTF-8.
complaint-reason = { $code ->
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

complaint-no-command = Nie ma polecenia „{ $name }”{ $hint }.
complaint-unknown-option = Polecenie { $command } nie zna „{ $word }”{ $hint }.
complaint-arguments = { $what }; jak to napisać, pokazuje `{ $command } --help`.
complaint-at-least-one = { $option } musi wynosić co najmniej 1, a nie { $number }.
complaint-no-choice = W grze { $game } nie można wybrać „{ $what }”{ $hint }.
complaint-no-preset = Nie ma gotowego zestawienia „{ $name }”{ $hint }; w grze { $game } są: { $names }.
complaint-no-presets = W grze { $game } nie ma gotowych zestawień.
complaint-no-such-set = Nie ma zestawu „{ $name }”{ $hint }.
complaint-no-such-kind = Nie ma rodzaju kart „{ $name }”{ $hint }; rodzaje to: { $kinds }.
complaint-game-without-kind = W grze { $game } nie ma rodzaju kart „{ $name }”{ $hint }; jej rodzaje to: { $kinds }.
complaint-no-card-fits = Żadna karta nie pasuje; podaj mniej słów albo napisz samo `underkeep cards`, żeby zobaczyć wszystkie.
complaint-nobody-called = Przy tym stole nie było gracza „{ $name }”{ $hint }.
complaint-too-many-seats = { $named ->
    [one] --seats wymienia { $named } miejsce, a --players mówi { $players }; podaj tylko jedno z dwojga.
    [few] --seats wymienia { $named } miejsca, a --players mówi { $players }; podaj tylko jedno z dwojga.
   *[many] --seats wymienia { $named } miejsc, a --players mówi { $players }; podaj tylko jedno z dwojga.
  }
complaint-saved-seats = { $seats ->
    [one] Zapisana gra ma { $seats } miejsce, a --seats wymienia { $named }.
    [few] Zapisana gra ma { $seats } miejsca, a --seats wymienia { $named }.
   *[many] Zapisana gra ma { $seats } miejsc, a --seats wymienia { $named }.
  }
complaint-long-name = { $most ->
    [one] „{ $name }” to za długie imię przy tym stole; może mieć najwyżej { $most } literę.
    [few] „{ $name }” to za długie imię przy tym stole; może mieć najwyżej { $most } litery.
   *[many] „{ $name }” to za długie imię przy tym stole; może mieć najwyżej { $most } liter.
  }
complaint-same-name = Dwa miejsca nazywają się „{ $name }”; nadaj każdemu inną nazwę.
