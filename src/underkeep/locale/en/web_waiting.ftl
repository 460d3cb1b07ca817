### A game that waits for the person, in the lists of the lobby.

lobby-waiting-since = Your turn began { $when }.
lobby-waiting-until = Your time runs out { $when }.
lobby-waiting-out = Your time is up.
