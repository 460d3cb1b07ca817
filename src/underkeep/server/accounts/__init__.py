"""People: sessions, guests, accounts and names."""
