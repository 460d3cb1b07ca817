"""What Keep the Heroes Out! says while it is played."""

from underkeep.games.keep_the_heroes_out.text.events import say_ending, say_event, say_log
from underkeep.games.keep_the_heroes_out.text.options import say_option
from underkeep.games.keep_the_heroes_out.text.prompts import say_prompt, say_waiting

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
