"""What Keep the Heroes Out! says while it is played."""

from underkeep.games.keep_the_heroes_out.answers import say_option
from underkeep.games.keep_the_heroes_out.prompts import say_prompt, say_waiting
from underkeep.games.keep_the_heroes_out.story import say_ending, say_event, say_log

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
