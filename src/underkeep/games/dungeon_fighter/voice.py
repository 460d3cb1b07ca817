"""What Dungeon Fighter says while it is played."""

from underkeep.core.text import say_log
from underkeep.games.dungeon_fighter.answers import say_option
from underkeep.games.dungeon_fighter.prompts import say_prompt, say_waiting
from underkeep.games.dungeon_fighter.story import say_ending, say_event

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
