"""The choices for a game of Keep the Heroes Out!"""

from __future__ import annotations

from underkeep.core.capabilities.setup_form import CommandOption, SetupField, SetupForm
from underkeep.core.messages import load_messages
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, find_page, pages_by_id
from underkeep.games.keep_the_heroes_out.manifest import MANIFEST
from underkeep.games.keep_the_heroes_out.state import LEVELS


class KeepSetupForm(SetupForm):
    """The page of the Dungeon Book or a series of pages, the level, the clans, the vote, and homebrew loot cards."""

    command_options = (
        CommandOption("scenario", "scenario", "page"),
        CommandOption("level", "level"),
        CommandOption("clans", "clans", "texts"),
        CommandOption("vote", "voting", "flag"),
        CommandOption("homebrew", "homebrew", "flag"),
        CommandOption("chronicle", "chronicle"),
    )

    def fields(self) -> tuple[SetupField, ...]:
        pages = tuple(pages_by_id())
        return (
            SetupField("chronicle", ("", *PAGES_OF_SERIES), default=("",), prominent=True),
            SetupField("scenario", pages, default=pages[:1], prominent=True, unless="chronicle"),
            SetupField("level", LEVELS, default=LEVELS[:1], prominent=True),
            SetupField("voting"),
            SetupField("homebrew"),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        if field != "scenario":
            return None
        page = find_page(option)
        return page.name.get(language, page.name["en"]), page.premise.get(language, "")

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        text = load_messages(language, MANIFEST.message_files).format
        pages = pages_by_id().items()
        return {
            "games-scenarios": [f"{name} ({page.name.get(language) or page.name['en']})" for name, page in pages],
            "games-levels": [f"{name} ({text(f'level-{name}')})" for name in LEVELS],
            "games-clans": [f"{name} ({text(f'clan-{name}')})" for name in CLAN_NAMES],
            "games-chronicles": [f"{name} ({', '.join(parts)})" for name, parts in PAGES_OF_SERIES.items()],
        }


SETUP_FORM = KeepSetupForm()
