"""The pages of the Dungeon Book that players write."""

from __future__ import annotations

from underkeep.core.capabilities.written_pages import PageMistake, PageReport, WrittenPages
from underkeep.games.keep_the_heroes_out.dungeon_book.page_reader import examine_page

EXAMPLE = """id = "my-cellar"
name = { en = "My Cellar", pl = "Moja piwnica" }
difficulty = 1
premise.en = "A small cellar with a large door."
premise.pl = "Mała piwnica z wielkimi drzwiami."
grid = [
  "catacombs   beast_tamer workshop .",
  "study       prison      treasury forge",
  ".           alchemist   sewers   library",
]
treasures = { treasury = 4, study = 3, alchemist = 2, catacombs = 1 }
portals = ["study", "forge"]

[[cards]]
symbol = "cauldron"
copies = 2
check = "token(frog)@alchemist >= 1"
then = ["remove:frog@alchemist*1"]
else = ["each_player_discards:1"]
"""


class DungeonBookPages(WrittenPages):
    """Pages in the text format of docs/dungeon-book.md."""

    setup_field = "scenario"
    example = EXAMPLE

    def check(self, text: str, language: str) -> PageReport:
        page, mistakes = examine_page(text)
        return PageReport(
            page.name if page is not None else {},
            [PageMistake(mistake.line, mistake.sentence_in(language)) for mistake in mistakes],
        )


WRITTEN_PAGES = DungeonBookPages()
