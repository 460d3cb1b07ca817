"""What Dungeon Fighter says while it is played."""

from underkeep.core.text import say_log
from underkeep.games.dungeon_fighter.text.events import say_ending, say_event
from underkeep.games.dungeon_fighter.text.options import say_option
from underkeep.games.dungeon_fighter.text.prompts import say_prompt, say_waiting

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
