"""The printed cards: heroes, rooms, monsters, big bads and equipment."""
