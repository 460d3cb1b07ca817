### Plansza Super Boss Monstera: to, co dodaje do planszy Boss Monstera

board-phase-town = Miasto
board-phase-minion = Sługusy
board-order-turns = Kolejność gry, od pierwszego gracza zgodnie z ruchem wskazówek
board-need = na tym polu potrzeba jego skarbów: { $need }
board-town-full = ustępuje: miasto jest pełne
board-no-place = nie ma wolnej lokacji: do Karczmy!
board-town-free = wolne
board-town-wants = trzeba { $need }
board-stays-few = za mało: zostaje
board-stays-short = trzeba { $need }, jest { $has }: zostaje
board-first-player = pierwszy gracz
board-locations = Kluczowe lokacje
board-location-temple = Świątynia
board-location-stadium = Stadion
board-location-library = Biblioteka
board-location-hideout = Kryjówka
board-location-landing-pad = Lądowisko
board-location-tavern = Karczma
board-special-temple = weź
board-special-stadium = dociągnij
board-special-library = wymień
board-special-hideout = +2
board-special-landing-pad = tasuj
board-trained = { $name } ({ $place }; po wyjściu { $health })
board-minions-there = Sługusy: { $names }
board-market = Rynek
board-stunned = ogłuszona
board-action = pole akcji
board-minion = stoi tu Sługus
board-why-stunned = ogłuszona: nie zadaje obrażeń
board-why-stunned-from = ogłuszona: nie zadaje obrażeń ({ $card })
board-why-last = { $more } jako ostatnia komnata
board-space-temple-treasure = Świątynia: jeden skarb kapłana
board-space-temple-special = Świątynia: karta, która została na Rynku
board-space-temple-summon = Świątynia: wyślij bohatera (+2 życia)
board-space-stadium-treasure = Stadion: jeden skarb wojownika
board-space-stadium-special = Stadion: dociągnij kartę komnaty
board-space-stadium-summon = Stadion: wyślij bohatera (+2 życia)
board-space-library-treasure = Biblioteka: jeden skarb maga
board-space-library-special = Biblioteka: dociągnij czar, potem odrzuć czar
board-space-library-summon = Biblioteka: wyślij bohatera (+2 życia)
board-space-hideout-treasure = Kryjówka: jeden skarb złodzieja
board-space-hideout-special = Kryjówka: twoja ostatnia komnata zadaje o 2 obrażenia więcej
board-space-hideout-summon = Kryjówka: wyślij bohatera (+2 życia)
board-space-landing-pad-treasure = Lądowisko: jeden skarb odkrywcy
board-space-landing-pad-special = Lądowisko: przetasuj komnaty jednego stosu
board-space-landing-pad-summon = Lądowisko: wyślij bohatera (+2 życia)
board-space-tavern-summon = Karczma: wyślij bohatera z wierzchu stosu (−2 życia)

## Co może wkrótce rozstrzygnąć grę. $you mówi, czy chodzi o miejsce czytającego.

board-tavern-solo = { $free ->
    [0] Następny wypchnięty tu bohater kończy grę
    [one] Wolne już tylko 1 miejsce; potem bohater tutaj kończy grę
    [few] Kończy grę, gdy zabraknie miejsc (wolne: { $free })
   *[many] Kończy grę, gdy zabraknie miejsc (wolne: { $free })
}
board-warning-tavern-now = W następnej rundzie któremuś bohaterowi zostanie tylko Karczma i gra się skończy!
board-warning-tavern = { $free ->
    [0] Po następnej rundzie w mieście nie będzie wolnego miejsca.
    [one] Po następnej rundzie w mieście zostanie jedno wolne miejsce.
    [few] Po następnej rundzie w mieście zostaną { $free } wolne miejsca.
   *[many] Po następnej rundzie w mieście zostanie { $free } wolnych miejsc.
}
board-warning-last-round = To ostatnia runda: w talii nie ma już bohaterów.
board-warning-last-round-next = Następna runda będzie ostatnia.
board-warning-city-wounds-now = Piąta rana już w drodze: gra skończyłaby się po tej rundzie.
board-warning-city-wounds = Jeszcze jedna rana i runda będzie ostatnia.
board-warning-city-souls-now = { $you ->
    [yes] W tej rundzie możesz mieć { $goal } dusz i zakończyć grę.
   *[no] { $name } może mieć w tej rundzie { $goal } dusz i zakończyć grę.
}
board-warning-city-souls = { $you ->
    [yes] { $left ->
        [one] Do końca gry brakuje ci jednej duszy.
        [few] Do końca gry brakuje ci { $left } dusz.
       *[many] Do końca gry brakuje ci { $left } dusz.
    }
   *[no] { $left ->
        [one] { $name } potrzebuje jeszcze jednej duszy, by zakończyć grę.
        [few] { $name } potrzebuje jeszcze { $left } dusz, by zakończyć grę.
       *[many] { $name } potrzebuje jeszcze { $left } dusz, by zakończyć grę.
    }
}

### How the game is won, at the first table of a player.

goal-super-boss-monster = Bohater, który zginie w twoich podziemiach, to dusza, a który do ciebie dotrze – rana. Wygrywa najwięcej dusz po odjęciu ran.
