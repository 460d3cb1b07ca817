### A game that waits for the person, in the lists of the lobby.

lobby-waiting-since = Your turn came { $when }.
lobby-waiting-until = The clock runs out { $when }.
lobby-waiting-out = Your time is up.
