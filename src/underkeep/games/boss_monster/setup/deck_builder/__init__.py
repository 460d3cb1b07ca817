"""The deck builder: custom decks, their text and code, and the report on their balance (BM-25.11 to BM-25.13)."""
