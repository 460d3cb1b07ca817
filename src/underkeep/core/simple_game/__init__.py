"""Simple games: everything that a small game gets without writing it.

A game whose `GAME` is a `SimpleGame` declares its cards, its zones and its counters, and writes only its rules and its
message files. Texts, notation, card library, board and setup form follow from the declarations, so that the game can be
played in the terminal and in the browser. A game that outgrows one of these parts names a part of its own in its
manifest, which then replaces the default.

`docs/new-game.md` writes such a game step by step.
"""
