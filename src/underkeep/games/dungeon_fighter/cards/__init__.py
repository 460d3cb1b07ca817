"""What is printed: heroes, rooms, monsters, big bads and equipment."""
