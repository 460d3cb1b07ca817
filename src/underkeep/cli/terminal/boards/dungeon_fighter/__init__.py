"""The board of Dungeon Fighter in the terminal."""

from underkeep.cli.terminal.boards.dungeon_fighter.board import FighterBoard as Board

__all__ = ["Board"]
