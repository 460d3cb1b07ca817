"""Many games at once, for people who study and balance games, or train programs to play them."""
