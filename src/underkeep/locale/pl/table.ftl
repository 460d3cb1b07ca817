### Co stół w sieci mówi tym, którzy przy nim są.

table-no-table = Nie ma takiego stołu albo jest prywatny: poproś o nowy link.
table-older-rules = Tę grę założono w starszej wersji Underkeep i serwer nie umie już w nią grać. Nic z niej nie usunięto.
table-other-position = Zapisane odpowiedzi nie prowadzą do pozycji zapisanej po odpowiedzi { $version }, więc serwer nie gra dalej. Pozycja jest pokazana tak, jak ją zapisano.
table-other-result = Zapisane odpowiedzi prowadzą do innego wyniku niż zapisany.
table-unreadable = Serwer nie umie rozegrać zapisanych odpowiedzi tej gry. Widać ostatnią zapisaną pozycję.
table-cannot-save = Serwer nie może teraz niczego zapisać; Twoja odpowiedź się nie liczy. Stół ruszy sam, gdy tylko będzie to możliwe.
table-no-option = Nie ma tu możliwości numer { $number }; są od 0 do { $most }.
table-nothing-to-undo = Nie ma jeszcze żadnej twojej odpowiedzi, którą można by cofnąć.
table-undo-asked = Ktoś już prosi o cofnięcie; poczekaj na rozstrzygnięcie.
table-undo-refused = Pozostali wolą niczego nie cofać.
table-undo-settled = Od tamtej pory padła kość, a nikt nie rzuca dwa razy: to już zostaje.
table-not-numbers = Na to pytanie odpowiada się liczbami: wyślij je w polu `given`, jak mówi strona o protokole.
table-too-long = Serwer zbyt długo obliczał wynik. Nic się nie stało, spróbuj jeszcze raz.
table-still-playing = Wszystko można zobaczyć dopiero po zakończeniu gry.
table-bad-message = Nie udało się zrozumieć tej wiadomości; co można wysłać, mówi strona o protokole.
table-too-fast = Za dużo wiadomości naraz; poczekaj chwilę.
table-hello-first = Najpierw przywitaj się i podaj stół.
table-protocol = Ta strona ma inną wersję niż serwer (który mówi protokołem { $number }); odśwież ją.
table-not-your-seat = To miejsce nie jest twoje albo już nie jest.
table-only-watching = Oglądasz: to mogą zrobić tylko osoby przy stole.
table-chat-nul = Wiadomość nie może zawierać znaku NUL (o kodzie 0).
table-signed-out = Nastąpiło wylogowanie, więc nie ma cię już przy stole.
table-signed-in = Nastąpiło zalogowanie; stół otwiera się ponownie.
table-chat-empty = Pusta wiadomość nic nie mówi.
table-chat-long = Wiadomość na czacie może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }.
table-chat-fast = Piszesz szybciej, niż inni czytają; poczekaj chwilę.
table-passed-already = Ten gracz już w tym oknie spasował albo nie siedzi przy tym ekranie.
table-no-seat = Nie ma takiego miejsca, przy którym można by pomóc.
table-still-thinking = { $name } ma jeszcze czas; to możliwe dopiero, gdy zegar dobiegnie końca, a przy stole bez zegara: gdy gracza nie ma.
table-agreement-asked = Gracze są już pytani o zgodę na coś innego; poczekaj na rozstrzygnięcie.
table-agreement-refused = Pozostali zbyt wiele razy się nie zgodzili; nie będą już pytani.
table-ended-without-result = Grę zakończono bez wyniku.
table-not-playing = Gra się nie toczy.
table-suggest-alone = Proponować można w grach, w których wszyscy wygrywają albo przegrywają razem; tu każdy decyduje sam.
table-suggest-over = To pytanie jest już nieaktualne albo nikt na nie nie odpowiada; zaproponuj coś przy następnym.
table-suggest-mine = To pytanie do ciebie: odpowiedz na nie, zamiast coś proponować.
table-suggest-numbers = Nikt nie wyceluje za kogoś innego; swoją radę napisz na czacie.
table-restart = Serwer uruchamia się ponownie; stół zaraz wróci.
table-no-storage = Serwer nie może teraz odczytać stołu; stół otworzy się, gdy tylko będzie to możliwe.

## Komunikaty na czacie

table-notice-seat-bot = Na miejscu { $name } gra teraz bot { $bot }.
table-notice-seat-free = Miejsce { $name } jest teraz wolne.
table-notice-seat-refused = Nie wszyscy zgodzili się na zmianę miejsca { $name }; zostaje, jak było.
table-notice-sat = Na miejscu { $name } gra teraz { $person }.
table-notice-sat-seed = Na miejscu { $name } gra teraz { $person } i godzi się na to, że tasowanie zostało wybrane.
table-notice-left = { $name } odchodzi od stołu; dalej gra bot { $bot }.
table-notice-handed-over = { $name } oddaje miejsce botowi.
table-notice-stand-in = { $by } włącza bota w zastępstwie { $name }, do czasu powrotu.
table-notice-back = { $name } wraca i gra dalej.
table-notice-ended = { $name } kończy grę bez wyniku.
table-notice-ended-by-owner = Właściciel stołu zakończył grę bez wyniku.
table-notice-end-agreed = Wszyscy zgodzili się zakończyć grę bez wyniku.
table-notice-end-refused = Nie wszyscy zgodzili się zakończyć grę; gramy dalej.
table-notice-outage = Serwera przez chwilę nie było. Nikt nie stracił na tym czasu, a każdy dostaje dodatkowo { $seconds } s.
