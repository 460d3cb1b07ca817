### Co stół w sieci mówi tym, którzy przy nim są.

table-no-table = Nie ma takiego stołu albo jest prywatny: poproś o nowy link.
table-older-rules = Tę grę utworzono w starszej wersji Underkeep i serwer nie umie już w nią grać. Niczego nie usunięto.
table-other-position = Zapisane odpowiedzi nie prowadzą do pozycji zapisanej po odpowiedzi { $version }, więc gra nie może tu trwać dalej. Widać zapisaną pozycję.
table-other-result = Zapisane odpowiedzi prowadzą do innego wyniku niż zapisany.
table-unreadable = Serwer nie umie rozegrać zapisanych odpowiedzi tej gry. Widać ostatnią zapisaną pozycję.
table-cannot-save = Serwer nie może teraz niczego zapisać, więc twoja odpowiedź się nie liczy. Gra ruszy sama, gdy tylko będzie to możliwe.
table-no-option = Nie ma tu opcji numer { $number }; opcje są od 0 do { $most }.
table-nothing-to-undo = Nie masz czego cofnąć.
table-undo-asked = Inna prośba o cofnięcie czeka jeszcze na odpowiedź.
table-undo-refused = Nie zgodzono się na cofnięcie.
table-undo-settled = Nie można tego cofnąć: od tamtej pory padła kość.
table-undo-daily = W wyzwaniu dnia nie można cofać: każdy gra te same karty tylko raz.
table-not-numbers = Na to pytanie odpowiada się liczbami: wyślij je w polu `given`, jak mówi strona o protokole.
table-too-long = Serwer zbyt długo obliczał wynik. Nic się nie stało, spróbuj jeszcze raz.
table-still-playing = Wszystko można zobaczyć dopiero po zakończeniu gry.
table-bad-message = Nie udało się zrozumieć tej wiadomości; co można wysłać, mówi strona o protokole.
table-too-fast = Za dużo wiadomości naraz; poczekaj chwilę.
table-hello-first = Najpierw przywitaj się i podaj stół.
table-protocol = Ta strona i serwer mają różne wersje (serwer ma protokół { $number }); odśwież stronę.
table-not-your-seat = To miejsce nie jest twoje albo już nie jest.
table-only-watching = Jesteś widzem: to mogą zrobić tylko gracze.
table-chat-nul = Wiadomość nie może zawierać znaku NUL (o kodzie 0).
table-signed-out = Wylogowano cię, więc nie ma cię już przy stole.
table-signed-in = Zalogowano cię; stół otwiera się ponownie.
table-chat-empty = Wiadomość jest pusta.
table-chat-long = Wiadomość na czacie może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }.
table-chat-fast = Za dużo wiadomości; poczekaj chwilę.
table-passed-already = Ten gracz już tu spasował albo nie gra przy tym ekranie.
table-no-seat = Temu miejscu nie możesz pomóc.
table-still-thinking = { $name } ma jeszcze czas; pomóc można, gdy zegar dobiegnie końca, a przy stole bez zegara: gdy gracza nie ma.
table-agreement-asked = Inna prośba czeka jeszcze na odpowiedzi.
table-agreement-refused = Pozostali zbyt wiele razy się nie zgodzili; nie będą już pytani.
table-ended-without-result = Grę zakończono bez wyniku.
table-not-playing = Gra teraz nie trwa.
table-suggest-alone = Proponować można tylko w grach, w których wszyscy razem wygrywają albo przegrywają.
table-suggest-over = To pytanie jest już nieaktualne; zaproponuj coś przy następnym.
table-suggest-mine = To pytanie do ciebie: odpowiedz na nie.
table-suggest-numbers = Nie możesz celować za innego gracza; napisz swoją radę na czacie.
table-restart = Serwer uruchamia się ponownie; stół zaraz wróci.
table-no-storage = Serwer nie może teraz odczytać stołu; otworzy go, gdy tylko będzie to możliwe.

## Komunikaty na czacie

table-notice-seat-bot = Za gracza { $name } gra teraz bot { $bot }.
table-notice-seat-free = Miejsce gracza { $name } jest teraz wolne.
table-notice-seat-refused = Nie wszyscy zgodzili się na zmianę miejsca gracza { $name }; zostaje, jak było.
table-notice-sat = Miejsce gracza { $name } zajmuje { $person }.
table-notice-sat-seed = Miejsce gracza { $name } zajmuje { $person } i godzi się na to, że tasowanie zostało wybrane.
table-notice-left = { $name } odchodzi od stołu; dalej gra bot { $bot }.
table-notice-handed-over = { $name } oddaje miejsce botowi.
table-notice-stand-in = { $by } włącza bota za gracza { $name }, do czasu powrotu.
table-notice-back = { $name } wraca i gra dalej.
table-notice-ended = { $name } kończy grę bez wyniku.
table-notice-ended-by-owner = Gospodarz zakończył grę bez wyniku.
table-notice-end-agreed = Wszyscy zgodzili się zakończyć grę bez wyniku.
table-notice-end-refused = Nie wszyscy zgodzili się zakończyć grę; gramy dalej.
table-notice-outage = Serwera przez chwilę nie było. Nikt nie stracił czasu, a każdy dostaje dodatkowo { $seconds } s.
