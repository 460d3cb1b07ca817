"""The board of Keep the Heroes Out! in the terminal."""

from underkeep.cli.terminal.boards.keep_the_heroes_out.board import KeepBoard as Board

__all__ = ["Board"]
