"""The board of Super Boss Monster in the terminal."""

from underkeep.cli.terminal.boards.super_boss_monster.board import SuperBossMonsterBoard as Board

__all__ = ["Board"]
