"""How a game at a live table goes on: answers, passes, bots and clocks."""
