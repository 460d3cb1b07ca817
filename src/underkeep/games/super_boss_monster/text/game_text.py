"""What Super Boss Monster says while it is played."""

from underkeep.games.boss_monster.text.events import say_log
from underkeep.games.super_boss_monster.text.options import say_ending, say_event, say_option, say_prompt, say_waiting

__all__ = ("say_ending", "say_event", "say_log", "say_option", "say_prompt", "say_waiting")
