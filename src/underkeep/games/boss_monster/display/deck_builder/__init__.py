"""The deck builder: the report on a deck, and its written form."""
