### Instrukcje dla graczy: co mają wspólnego, i ich lista.

rulebook-of = { $game }: jak grać
rulebook-how = Jak grać
rulebook-list = Każda gra ma dwie książki. Jedna objaśnia ją obrazkami i przykładem. Druga zawiera wszystkie zasady punkt po punkcie, na wypadek sporów.
rulebook-reference = Wszystkie zasady punkt po punkcie
rulebook-play = Zagraj
rulebook-print = Drukuj
rulebook-detail = Dokładne zasady:
rulebook-you = Ty
rulebook-anna = Anna
rulebook-damage = { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
  }
rulebook-left = zostaje { $left }
rulebook-entrance = Wejście
rulebook-dies = ginie: { $souls ->
    [one] 1 dusza
    [few] { $souls } dusze
   *[many] { $souls } dusz
  }
rulebook-arrives = dochodzi: { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
  }
