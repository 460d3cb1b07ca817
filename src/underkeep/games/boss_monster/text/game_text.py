"""What Boss Monster says while it is played."""

from underkeep.games.boss_monster.text.cards import option_text, prompt_text, waiting_text
from underkeep.games.boss_monster.text.events import ending_text, event_text, log_lines

__all__ = ("ending_text", "event_text", "log_lines", "option_text", "prompt_text", "waiting_text")
