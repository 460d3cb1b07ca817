"""The printed cards of Torchlight."""

from underkeep.core.simple_game.cards import SimpleCard

TREASURE, TRAP, TOOL = "treasure", "trap", "tool"
SPYGLASS, ROPE = "spyglass", "rope"

CARDS = (
    SimpleCard("coins", TREASURE, value=1, copies=10),
    SimpleCard("goblet", TREASURE, value=2, copies=8),
    SimpleCard("crown", TREASURE, value=3, copies=6),
    SimpleCard("ruby", TREASURE, value=5, copies=3),
    SimpleCard("spikes", TRAP, copies=5),
    SimpleCard("darts", TRAP, copies=5),
    SimpleCard("snakes", TRAP, copies=5),
    SimpleCard(SPYGLASS, TOOL, copies=4, back="tool"),
    SimpleCard(ROPE, TOOL, copies=4, back="tool"),
)
