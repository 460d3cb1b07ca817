### Serwer: jego polecenie, jego baza danych i to, co mówi, gdy coś pójdzie nie tak.


## Baza danych

store-trouble = Serwer nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj ponownie za chwilę.
store-closed = Serwer właśnie się wyłącza; nic się nie zmieniło.
store-bad-address = „{ $address }” nie jest adresem bazy danych: podaj plik albo postgresql://użytkownik@serwer/nazwa.
store-bad-kind = Underkeep trzyma stoły w SQLite albo w PostgreSQL, a nie w „{ $kind }”.
store-no-file = Baza danych potrzebuje pliku: podaj go, na przykład --database stoly.sqlite.
store-no-driver = PostgreSQL wymaga sterownika: zainstaluj go poleceniem pip install 'underkeep[postgres]'.
store-no-folder = Nie można utworzyć folderu { $folder } na bazę danych: { $reason }.
store-cannot-write = Nie można otworzyć bazy danych { $file } do zapisu: { $reason }.
store-unreachable = Baza danych { $address } jest nieosiągalna: { $reason }.
store-not-ours = Nie można użyć bazy danych { $address }: { $reason }.
store-newer = Tę bazę danych zapisał nowszy Underkeep (jej wersja { $version } jest tu nieznana): zainstaluj go albo podaj inną bazę opcją --database.
store-in-use = Z bazy danych { $file } korzysta już inny Underkeep: graj tam albo podaj inną bazę opcją --database.


## Polecenie

cli-serve = graj w przeglądarce: otwórz stoły dla siebie i znajomych
    .about =
        Otwórz stoły w przeglądarce: gra z botami, ze znajomymi przez link albo w kilka osób przy jednym ekranie.

        Wszystko zapisuje się w pliku, więc gra toczy się dalej tam, gdzie stanęła. Ctrl+C kończy pracę serwera.

        przykłady:
          underkeep serve --open                              gra na tym komputerze
          underkeep serve --host 0.0.0.0                      dołączyć mogą znajomi z tej samej sieci
          underkeep serve --public-url https://play.example --proxy
                                                              za serwerem pośredniczącym z https
          underkeep serve --database postgresql://underkeep@localhost/underkeep
help-serve-host = adres, na którym słuchać; 0.0.0.0 wpuszcza innych z tej samej sieci (domyślnie: 127.0.0.1, tylko ten komputer)
help-serve-port = port, na którym słuchać (domyślnie: 8737 albo następny wolny)
help-serve-database = plik albo adres PostgreSQL (domyślnie: underkeep/tables.sqlite w twoim folderze na dane)
help-serve-open = otwórz przeglądarkę, gdy serwer będzie gotowy
help-serve-preset = polecane zestawienie dodatków, od którego zaczynają się nowe stoły; ich listę podaje `underkeep games`
help-serve-public-url = publiczny adres serwera, jeśli jest inny
help-serve-proxy = ufaj temu serwerowi pośredniczącemu (domyślnie: 127.0.0.1) co do adresów klientów
help-serve-metrics = pokazuj metryki dla Prometheusa na tym porcie, pod /metrics (adresu 127.0.0.1, jeśli nie podano innego)
help-serve-log-format = postać dziennika: wiersze tekstu albo JSON (domyślnie: text)
help-serve-workers = liczba procesów serwera, które dzielą się pracą; więcej niż jeden wymaga PostgreSQL (domyślnie: 1)
help-serve-bus = niech procesy serwera rozmawiają przez tego Redisa, na przykład redis://localhost:6379 (domyślnie: przez bazę PostgreSQL; albo ustaw UNDERKEEP_BUS)
help-serve-smtp = wysyłaj e-maile przez ten serwer SMTP, na przykład smtps://użytkownik:hasło@mail.example?from=gry@play.example (albo ustaw UNDERKEEP_SMTP)
help-serve-push-contact = kontakt do ciebie dla serwisów powiadomień, gdy coś nie działa, na przykład mailto:gry@play.example
word-metrics = [ADRES:]PORT
word-host = ADRES
word-port = PORT
word-database = BAZA
word-url = URL
word-workers = LICZBA

serve-ready = Underkeep jest gotowy: otwórz { $address } w przeglądarce. Ctrl+C kończy.
serve-moved = Port { $port } jest zajęty, więc Underkeep używa innego.
serve-runs-already = Underkeep już działa: { $address }
serve-bye = Do zobaczenia! Każda gra potoczy się dalej tam, gdzie stanęła.
serve-port-taken = Port { $port } zajmuje już inny program: wybierz inny opcją --port.
serve-ports-taken = Wszystkie porty od { $first } do { $last } są zajęte: wybierz jakiś opcją --port.
serve-port-forbidden = Nie wolno ci użyć portu { $port }: wybierz większy niż 1023 opcją --port.
serve-bad-port = { $port } to nie port: porty są od 1 do 65535.
serve-bad-metrics = „{ $text }” to nie port dla metryk: zapisz go jak 9187 albo 10.0.0.5:9187.
serve-metrics-port = Metryk nie można pokazywać pod { $address }: { $reason }.
serve-no-metrics-library = Metryki dla Prometheusa wymagają biblioteki: zainstaluj ją poleceniem pip install 'underkeep[metrics]'.
serve-no-host = Ten komputer nie może słuchać na „{ $host }”: podaj jeden z jego adresów albo 0.0.0.0, żeby słuchać na wszystkich.
serve-bad-smtp = „{ $url }” to nie serwer SMTP z nadawcą: zapisz go jak smtps://użytkownik:hasło@mail.example?from=gry@play.example.
serve-bad-workers = Procesów serwera może być od 1 do { $most }.
serve-workers-need-postgres = Kilka procesów serwera wymaga bazy PostgreSQL: podaj ją w --database albo pomiń --workers.
serve-workers-need-posix = Windows uruchamia tylko jeden proces serwera: pomiń --workers.
serve-bus-needs-postgres = Rozmawiają ze sobą tylko procesy serwera ze wspólną bazą PostgreSQL: podaj ją w --database albo pomiń --bus.
serve-bad-bus = „{ $address }” to nie adres Redisa: zapisz go jak redis://localhost:6379.
serve-no-redis = Procesy serwera, które rozmawiają przez Redisa, wymagają biblioteki: zainstaluj ją poleceniem pip install 'underkeep[redis]'.
serve-bad-push-contact = „{ $contact }” to nie kontakt dla serwisów powiadomień: zapisz go jak mailto:gry@play.example.
serve-bad-url = „{ $url }” nie jest adresem serwera: zapisz go jak https://play.example.


## Kopie zapasowe i porządki

cli-database = kopia zapasowa, odtwarzanie, sprawdzanie i porządki w bazie danych serwera
    .about =
        Kopia zapasowa, odtwarzanie, sprawdzanie i porządki w bazie danych serwera.

        przykłady:
          underkeep database backup monday.sqlite             także gdy serwer działa
          underkeep database restore monday.sqlite            gdy żaden serwer nie działa
          underkeep database check                            rozegraj wszystkie gry jeszcze raz i porównaj
          underkeep database tidy --dry-run                   co zostałoby usunięte
cli-actions = czynności
cli-database-backup = zapisz wszystko w jednym pliku, także gdy serwer działa
    .about = Zapisz wszystko w jednym pliku, także gdy serwer działa. Plik jest bazą SQLite i można go odtworzyć w SQLite i w PostgreSQL.
cli-database-restore = przenieś kopię zapasową do bazy, gdy żaden serwer nie działa
    .about = Przenieś kopię zapasową do bazy, gdy żaden serwer nie działa.
cli-database-check = rozegraj jeszcze raz wszystkie zapisane gry i porównaj je z zapisem
    .about = Rozegraj jeszcze raz wszystkie zapisane gry i wymień te, które nie prowadzą do zapisanych pozycji i wyników. Nic się nie zmienia, tylko starsza baza zostaje przekształcona.
cli-database-tidy = usuń gości bez gier, porzucone stoły i stary czat
    .about = Usuń gości bez gier, porzucone stoły i stary czat, także gdy serwer działa. Zakończone gry i konta zostają.
help-database-file = plik kopii zapasowej
help-database-replace = zastąp to, co jest w bazie; plik SQLite zostanie przedtem skopiowany
help-database-dry-run = tylko wymień, co zostałoby usunięte
help-serve-tidy = raz dziennie usuwaj gości bez gier, porzucone stoły i stary czat
help-guest-days = ile dni po ostatniej wizycie pamiętać gości bez konta, miejsca i stołu; 0: bez końca (domyślnie: { $days })
help-open-days = po ilu dniach bez zmian zamknąć stół, który czeka na graczy; 0: nigdy (domyślnie: { $days })
help-playing-days = po ilu dniach bez ruchu zamknąć grę; 0: nigdy (domyślnie: { $days })
help-closed-days = po ilu dniach usunąć stół zamknięty bez wyniku; 0: nigdy (domyślnie: { $days })
help-chat-days = ile dni pamiętać czat przy zakończonych stołach; 0: bez końca (domyślnie: { $days })
word-action = CZYNNOŚĆ
word-days = DNI
database-backed-up = Wszystko jest w { $file }.
database-restored = Kopię odtworzono w { $database }; następny serwer zacznie od niej.
database-kept = Poprzednia baza jest w { $file }.
database-file-exists = { $file } już istnieje: podaj inny plik dla kopii zapasowej.
database-none = W { $file } nie ma bazy danych.
database-no-backup = Nie udało się zapisać kopii zapasowej { $file }: { $reason }.
database-no-restore = Nie udało się odtworzyć { $file } i nic nie zostało zmienione: { $reason }.
database-not-a-backup = { $file } nie jest kopią zapasową Underkeep albo jest uszkodzona: { $reason }.
database-not-empty = Baza { $database } nie jest pusta: --replace zastąpi to, co w niej jest.
database-check-table = Stół { $table } ({ $game }): { $reason }
database-checked = Rozegrano jeszcze raz { $count ->
    [one] { $count } grę
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }. Zgodnie z zapisem: { $same }. Bez zapisanej pozycji: { $uncompared }. Do przekształcenia: { $migrates }. Zamrożone, bo ten program ma inne zasady lub karty: { $frozen }. Niezgodnie z zapisem: { $different }.
database-tidied = Zamknięte stoły: { $closed }. Usunięte stoły: { $deleted }. Usunięte wiersze czatu: { $chat }. Usunięci goście: { $guests }.
database-would-tidy = Stoły do zamknięcia: { $closed }. Stoły do usunięcia: { $deleted }. Wiersze czatu do usunięcia: { $chat }. Goście do usunięcia: { $guests }. Nic nie zostało zmienione.
store-no-copy = Bazę { $file } trzeba zmienić dla tej wersji, ale nie można zrobić jej kopii: { $reason }.


## Konta

cli-accounts = linki do nowego hasła i zgłoszenia
    .about =
        Pomoc z kontami i czytanie zgłoszeń, także podczas pracy serwera.

        przykłady:
          underkeep accounts reset Anna                       link, którym Anna ustawi nowe hasło
          underkeep accounts reports                          zgłoszone imiona i wypowiedzi z czatu
cli-accounts-reset = wypisz link, którym ktoś ustawi nowe hasło
    .about = Wypisz link, którym ktoś ustawi nowe hasło. Jest ważny raz, przez jeden dzień, i zastępuje wcześniejsze linki.
cli-accounts-reports = wypisz zgłoszone imiona i wypowiedzi z czatu
    .about = Wypisz zgłoszone imiona i wypowiedzi z czatu, od najstarszych.
help-accounts-name = nazwa konta
help-accounts-delete = zamiast tego usuń zgłoszenie o tym numerze
word-report = ZGŁOSZENIE
accounts-reset-link = Tym linkiem { $name } może ustawić nowe hasło. Jest ważny raz, przez jeden dzień:
accounts-report-name = { $id }  { $at }  imię „{ $name }” przy stole { $table }
accounts-report-line = { $id }  { $at }  „{ $name }” przy stole { $table }, wiersz { $line }: { $text }
accounts-report-reason = { "    " }powód: { $reason }
accounts-no-reports = Nie ma zgłoszeń.
accounts-report-deleted = Zgłoszenie { $id } usunięto.
