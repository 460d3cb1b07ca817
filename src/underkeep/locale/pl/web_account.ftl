### Strona konta i okna dotyczące innych osób przy stole.

account-page-guest = Jesteś gościem, { $name }. Twoje stoły i ustawienia należą do tej przeglądarki.
account-page-account = Zalogowano cię jako { $account }.

account-password-title = Hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-hint = Co najmniej 8 znaków. Wszystkie inne urządzenia zostaną wylogowane.
account-password-change = Zmień hasło
account-password-changed = Hasło zmieniono. Wszystkie inne urządzenia są wylogowane.

account-email-title = Adres e‑mail
account-email-about = Na link, gdy zapomnisz hasła, a jeśli chcesz, także na e‑maile o twoich grach. Nikt inny go nie widzi.
account-email-stored = Potwierdzony adres: { $email }
account-email-field = Adres
account-email-send = Wyślij link potwierdzający
account-email-sent = Wysłano link na { $email }. Otwórz go, żeby zapisać adres.
account-email-forget = Usuń adres
account-email-forgotten = Adres usunięto.

account-notify-title = Powiadomienia
account-notify-about = Gdy jest twoja kolej, a od minuty nie ma cię przy stole.
account-notify-push = Na tym urządzeniu
account-notify-push-hint = Przeglądarka pokazuje je także wtedy, gdy Underkeep nie jest otwarty.
account-notify-push-none = Ten serwer nie wysyła powiadomień.
account-notify-push-old = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
account-notify-push-denied = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia tej strony.
account-notify-push-failed = Serwis powiadomień przeglądarki nie odpowiada. Spróbuj później.
account-notify-mail = E‑mailem
account-notify-mail-hint = Na adres { $email }. Nie przy grach z zegarem minutowym.
account-notify-mail-guest = E‑maile wymagają konta z potwierdzonym adresem.
account-notify-mail-none = Ten serwer nie wysyła e‑maili.
account-notify-digest = Jeden e‑mail dziennie o wszystkich czekających grach
account-notify-quiet = Godziny ciszy
account-notify-quiet-hint = Powiadomienia z tych godzin przyjdą razem, gdy się skończą. Twoja strefa czasowa: { $zone }.
account-notify-from = Od
account-notify-to = Do
account-notify-saved = Zapisano.

account-devices-title = Urządzenia
account-devices-about = Wylogowuje tę i wszystkie inne przeglądarki i zamyka ich stoły.
account-devices-guest = Gość nie może zalogować się ponownie: twoje stoły by przepadły. Najpierw załóż konto.
account-devices-button = Wyloguj wszędzie

account-data-title = Moje dane
account-data-about = Wszystko, co ten serwer o tobie przechowuje: konto, ustawienia, stoły, miejsca, czat i wyniki.
account-data-button = Pobierz moje dane
account-delete-title = Usuń wszystko
account-delete-about = Tego nie można cofnąć. Twoje gry przejmą boty, w skończonych grach pojawi się neutralne imię, twoje wypowiedzi na czacie znikną, a gry, w których nie grał nikt inny, zostaną usunięte.
account-delete-password = Hasło, aby potwierdzić
account-delete-sure = Tak, usuń mnie i wszystkie moje dane
account-delete-button = Usuń

account-reset-title = Nowe hasło
account-reset-button = Ustaw hasło i zaloguj
account-confirm-title = Potwierdź swój adres
account-confirm-button = Potwierdź
account-confirm-done = Twój adres jest potwierdzony.
account-link-missing = Ten link jest niekompletny: skopiuj go w całości.
account-home = Na stronę główną

people-hidden-title = Wyciszone i zablokowane osoby
people-hidden-none = Nikogo nie wyciszono ani nie zablokowano.
people-hidden-muted = wyciszenie
people-hidden-blocked = blokada
people-hidden-show = Pokazuj znowu: { $name }
people-hidden-show-short = Pokazuj znowu
people-title = Osoby przy tym stole
people-nobody = Nie siedzi tu nikt inny.
people-about = Osoba: { $name }
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
people-reported = Dziękujemy za zgłoszenie.
