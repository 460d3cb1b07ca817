"""What Boss Monster says while it is played."""

from underkeep.games.boss_monster.text.cards import say_option, say_prompt, say_waiting
from underkeep.games.boss_monster.text.events import say_ending, say_event, say_log

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
