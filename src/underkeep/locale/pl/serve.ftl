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
