"""The deck builder: decks of one's own, their text, their code, and how balanced they are (BM-25.11 to BM-25.13)."""
