"""The optional parts of a game, one module each; `keys` lists them.

A game names its parts in its manifest. `game.get(TUTORIAL)` returns a part, or None if the game has none; `game.text`,
`game.notation`, `game.cards`, `game.display` and `game.setup_form` return the parts that clients need, and raise a
UserError where one is missing. A part is loaded on first use, so that plain play loads none of them.
"""
