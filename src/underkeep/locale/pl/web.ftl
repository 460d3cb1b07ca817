### Słowa stołu w przeglądarce. To, co dotyczy przebiegu gry, przychodzi z serwera.

## Shell: wszędzie

shell-close = Zamknij
shell-share = Udostępnij
shell-copied = Skopiowano
shell-copy-failed = Skopiuj ręcznie
shell-error-unknown = Stało się coś nieoczekiwanego. Spróbuj jeszcze raz.
shell-error-network = Serwer nie odpowiada. Czy masz połączenie z siecią?
shell-error-missing = Nic tu nie ma albo to miejsce jest prywatne.
shell-error-busy = Trochę za szybko. Weź oddech i spróbuj jeszcze raz.
shell-error-server = Serwer się potknął. Spróbuj ponownie za chwilę.
