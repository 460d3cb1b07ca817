"""Boss Monster: its rules, cards, notation, texts and boards."""
