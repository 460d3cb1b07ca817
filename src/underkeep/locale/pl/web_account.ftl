### Strona konta i okna dotyczące innych osób przy stole.

account-page-guest = Jesteś gościem, { $name }. Twoje stoły i ustawienia należą do tej przeglądarki.
account-page-account = Zalogowano cię jako { $account }.

account-password-title = Hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-hint = Co najmniej 8 znaków. Wszystkie inne urządzenia zostaną wylogowane.
account-password-change = Zmień hasło
account-password-changed = Hasło jest zmienione. Wszystkie inne urządzenia są wylogowane.

account-email-title = Adres e‑mail
account-email-about = Na link, gdy zapomnisz hasła, i na listy o twoich grach, jeśli je włączysz. Nikt inny go nie widzi.
account-email-stored = Potwierdzony adres: { $email }
account-email-field = Adres
account-email-send = Wyślij link, który go potwierdzi
account-email-sent = Link do { $email } jest w drodze. Adres zapisze się, gdy na niego wejdziesz.
account-email-forget = Zapomnij adres
account-email-forgotten = Adres jest zapomniany.

account-notify-title = Powiadomienia
account-notify-about = Gdy gra na ciebie czeka, a przez minutę nie ma cię przy stole.
account-notify-push = Na tym urządzeniu
account-notify-push-hint = Pokazuje je przeglądarka, także gdy żadna strona Underkeep nie jest otwarta.
account-notify-push-none = Ten serwer nie wysyła powiadomień.
account-notify-push-old = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
account-notify-push-denied = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia tej strony.
account-notify-push-failed = Serwis powiadomień przeglądarki nie odpowiada. Spróbuj później.
account-notify-mail = Listem
account-notify-mail-hint = Na adres { $email }. Nie przy grach z zegarem minutowym.
account-notify-mail-guest = Listy wymagają konta z potwierdzonym adresem.
account-notify-mail-none = Ten serwer nie wysyła listów.
account-notify-digest = Jeden list dziennie o wszystkich czekających grach zamiast pojedynczych listów
account-notify-quiet = Cisza
account-notify-quiet-hint = To, co nadejdzie w tym czasie, przyjdzie na jego końcu, razem. Twoja strefa czasowa: { $zone }.
account-notify-from = Od
account-notify-to = Do
account-notify-saved = Zapisano.

account-devices-title = Urządzenia
account-devices-about = Wylogowuje tę i wszystkie inne przeglądarki i zamyka ich stoły.
account-devices-guest = Gość nie może zalogować się ponownie: twoje stoły by przepadły. Najpierw załóż konto.
account-devices-button = Wyloguj wszędzie

account-data-title = Moje dane
account-data-about = Wszystko, co ten serwer o tobie przechowuje: konto, ustawienia, stoły, miejsca, czat i wyniki.
account-data-button = Zapisz moje dane w pliku
account-delete-title = Usuń wszystko
account-delete-about = Tego nie można cofnąć. Twoje gry przejmą boty, w skończonych grach pojawi się neutralne imię, twoje wypowiedzi na czacie znikną, a gry, w których nie grał nikt inny, zostaną usunięte.
account-delete-password = Hasło, dla pewności
account-delete-sure = Tak, usuńcie mnie i wszystko, co moje
account-delete-button = Usuń

account-reset-title = Nowe hasło
account-reset-button = Ustaw hasło i zaloguj
account-confirm-title = Potwierdź adres
account-confirm-button = Potwierdź
account-confirm-done = Adres jest potwierdzony.
account-link-missing = Ten link nie jest kompletny: skopiuj go w całości.
account-home = Na stronę główną

people-hidden-title = Wyciszone i zablokowane osoby
people-hidden-none = Nikogo nie wyciszono ani nie zablokowano.
people-hidden-muted = wyciszenie
people-hidden-blocked = blokada
people-hidden-show = Pokazuj znowu: { $name }
people-hidden-show-short = Pokazuj znowu
people-title = Osoby przy tym stole
people-nobody = Nie siedzi tu nikt inny.
people-about = { $name }: co zrobić
people-line = „{ $text }”
people-mute = Wycisz przy tym stole
people-mute-hint = Nie zobaczysz tu więcej wypowiedzi tej osoby.
people-block = Zablokuj
people-block-hint = Wyciszenie wszędzie; żadne z was nie usiądzie przy stole drugiego.
people-report-line = Zgłoś tę wypowiedź
people-report-name = Zgłoś imię
people-report-reason = Dlaczego? (nieobowiązkowo)
people-report-hint = Przeczyta to osoba, która prowadzi ten serwer.
people-muted = Wyciszono przy tym stole: { $name }.
people-blocked = Zablokowano: { $name }.
people-reported = Dziękujemy. Zgłoszenie jest zapisane.
