"""The texts of Keep the Heroes Out! that a text renderer asks for."""

from underkeep.games.keep_the_heroes_out.text.ending import ending_text
from underkeep.games.keep_the_heroes_out.text.events import event_text
from underkeep.games.keep_the_heroes_out.text.log import log_lines
from underkeep.games.keep_the_heroes_out.text.options import option_text
from underkeep.games.keep_the_heroes_out.text.prompts import prompt_text, waiting_text

__all__ = ("ending_text", "event_text", "log_lines", "option_text", "prompt_text", "waiting_text")
