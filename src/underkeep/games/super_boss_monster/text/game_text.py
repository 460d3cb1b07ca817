"""The texts of Super Boss Monster that the text renderer calls."""

from underkeep.games.boss_monster.text.events import log_lines
from underkeep.games.super_boss_monster.text.events import ending_text, event_text
from underkeep.games.super_boss_monster.text.options import option_text
from underkeep.games.super_boss_monster.text.prompts import prompt_text, waiting_text

__all__ = ("ending_text", "event_text", "log_lines", "option_text", "prompt_text", "waiting_text")
