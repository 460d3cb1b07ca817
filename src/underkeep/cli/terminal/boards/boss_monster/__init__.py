"""The board of Boss Monster in the terminal."""

from underkeep.cli.terminal.boards.boss_monster.board import BossMonsterBoard as Board

__all__ = ["Board"]
