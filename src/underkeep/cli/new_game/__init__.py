"""The skeleton of a new game: the files below `template`, in which capital words stand for the names of the game."""
