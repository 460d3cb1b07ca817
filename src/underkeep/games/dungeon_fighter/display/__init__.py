"""The board, the cards and the events as clients show them."""
