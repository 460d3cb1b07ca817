"""The game text of Dungeon Fighter: the functions that the text renderer calls."""

from underkeep.core.text import log_lines
from underkeep.games.dungeon_fighter.text.events import ending_text, event_text
from underkeep.games.dungeon_fighter.text.options import option_text
from underkeep.games.dungeon_fighter.text.prompts import prompt_text, waiting_text

__all__ = ("ending_text", "event_text", "log_lines", "option_text", "prompt_text", "waiting_text")
