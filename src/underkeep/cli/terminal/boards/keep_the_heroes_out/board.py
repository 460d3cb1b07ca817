"""The terminal board of Keep the Heroes Out!: progress, map, loot row and players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.base import BoardBase
from underkeep.cli.terminal.boards.keep_the_heroes_out import cards
from underkeep.cli.terminal.boards.keep_the_heroes_out.map import Map
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, Face, Seat, require, seat_range
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.events import PhaseBegan, TurnBegan, WaveBegan
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import (
    GREAT_BUILDER,
    LAST_WAVE,
    LEVELS,
    PHASES,
    PRISON,
    RAID,
    TOKENS,
    KeepState,
    Token,
)
from underkeep.games.keep_the_heroes_out.text.cards import card_name
from underkeep.games.keep_the_heroes_out.text.ending import score_lines
from underkeep.games.keep_the_heroes_out.text.nouns import clan_name, corridor_name, room_name

Lines = list[Text]


class KeepBoard(BoardBase):
    """The terminal board for one text renderer on one console."""

    chapters = (TurnBegan,)
    headings = (PhaseBegan, WaveBegan)

    # --- the table ----------------------------------------------------------------------------------------------

    def picture(self, state: KeepState, seat: Seat, *, brief: bool = False) -> Lines:
        """Return the table, which is the same for all viewers."""
        lines = self._where(state)
        if not brief:
            lines += self._reserve(state)
        lines += Map(self.renderer, self.screen, state).lines()
        lines += self._loot(state, brief=brief)
        lines += self._marks(state)
        for other in seat_range(state.players):
            lines += self._player(state, other, brief=brief)
        return lines

    def _where(self, state: KeepState) -> Lines:
        """Return page, level, wave, turn and phase on the left, and the Guild deck on the right or below."""
        page = find_page(state.scenario)
        parts = [
            page.name.get(self.renderer.language) or next(iter(page.name.values())),
            self.text(f"level-{LEVELS[state.level]}"),
        ]
        parts.append(self.text("table-wave", wave=state.wave, waves=LAST_WAVE))
        if state.turns:
            parts.append(self.text("table-turn", turn=state.turns))
        parts.append(self.text(f"phase-{PHASES[state.phase]}"))
        place = ink(" · ".join(parts), "head")
        raid = state.raid if state.phase == RAID else CARDS_PER_TURN[state.level][state.wave - 1]
        guild = [
            self.text("table-guild", deck=len(state.guild_deck)),
            self.text("table-raid", phase=PHASES[state.phase], raid=raid),
        ]
        if state.turns and Queries(state).in_dungeon(PRISON):
            guild.append(self.text("table-gamble", gambled="yes" if state.gambled else "no"))
        return self.ends(place, ink(" · ".join(guild), "note"))

    def _reserve(self, state: KeepState) -> Lines:
        left = [
            f"{self.text(f'token-{name}')} {Queries(state).tokens_left(token)}"
            for token, name in zip(Token, TOKENS, strict=True)
        ]
        return paragraph(ink(f"{self.text('table-reserve')}: {' · '.join(left)}", "note"), self.screen, hanging=2)

    def _loot(self, state: KeepState, *, brief: bool) -> Lines:
        """Return the loot row, each card with its kind."""
        items = []
        for card in state.loot_row:
            printed = CARDS[state.faces[card]]
            item = ink(card_name(self.renderer, printed.face), printed.kind)
            items.append(item.append(f" {self.text(f'loot-{printed.loot}' if printed.loot else 'loot-none')}", "note"))
        items = items or [ink(self.text("table-loot-empty"), "note")]
        if not brief:
            items.append(ink(f"({self.text('table-loot-deck', deck=len(state.loot_deck))})", "note"))
        return self.named(self.text("table-loot"), items)

    def _marks(self, state: KeepState) -> Lines:
        """Return what the map cannot show: closed corridors by name, and the open plans of the Great Builder."""
        lines: Lines = []
        if state.rubble:
            names = ", ".join(corridor_name(self.renderer, number) for number in state.rubble)
            lines += paragraph(ink(self.text("table-closed", corridors=names), "note"), self.screen, hanging=2)
        if Queries(state).in_dungeon(GREAT_BUILDER) and (state.projects or state.plans):
            rooms = [
                ink(room_name(self.renderer, require(CARDS[state.faces[card]].room)), "tile") for card in state.projects
            ]
            rooms.append(ink(f"({self.text('table-plans', plans=len(state.plans))})", "note"))
            lines += self.named(self.text("table-projects"), rooms)
        return lines

    def _player(self, state: KeepState, seat: Seat, *, brief: bool) -> Lines:
        """Return a player: `▶ Ann (you) Rats   lair 6 · deck 5 · discard pile 2   hand: ...`. The hand of the viewer is
        shown elsewhere."""
        is_active = seat == state.active and state.turns > 0
        who = ink("▶ " if is_active else "  ", "now").append(self.renderer.names[seat], "head")
        if seat == self.renderer.viewer:
            who.append(f" ({self.text('table-you')})")
        clan = state.clan[seat]
        if clan is None:
            return [who.append(f" {self.text('table-no-clan')}", "note")]
        who.append(f" {clan_name(self.renderer, clan)}  ", "mine" if seat == self.renderer.viewer else "ally")
        lair, deck, pile = len(Queries(state).monsters_in_lair(seat)), len(state.deck[seat]), len(state.discard[seat])
        who.append(self.text("table-player", lair=lair, deck=deck, discard=pile))
        if seat == self.renderer.viewer:
            return paragraph(who, self.screen, hanging=4)
        held = Counter(state.faces[card] for card in state.hand[seat])
        names = cards.names_text(self.renderer, held) or self.text("table-hand-empty")
        who.append("  ").append(self.text("table-holds", cards=str(held.total()) if brief else names), "note")
        return paragraph(who, self.screen, hanging=4)

    # --- cards --------------------------------------------------------------------------------------------------

    def hand(
        self, state: KeepState, seat: Seat, detail: Detail = Detail.WORDING, without: Container[int] = ()
    ) -> Lines:
        if state.clan[seat] is None:
            return []
        return cards.hand(self.renderer, self.screen, state, seat, detail, without)

    def welcome(self, state: KeepState, seat: Seat) -> Lines:
        return cards.welcome(self.renderer, self.screen, state, seat)

    def copies(self, state: KeepState, seat: Seat, option: Option) -> int:
        face = cards.subject(state, option)
        held = face != UNKNOWN and getattr(option, "card", None) in state.hand[seat]
        return sum(state.faces[card] == face for card in state.hand[seat]) if held else 0

    def discard(self, state: KeepState) -> Lines:
        return cards.discard(self.renderer, self.screen, state)

    def stacks(self, state: KeepState, seat: Seat) -> Lines:
        return cards.stacks(self.renderer, self.screen, state, seat)

    def group(self, face: Face) -> Lines:
        return cards.group(self.renderer, self.screen, face)

    def about(self, state: KeepState, option: Option) -> str:
        printed = CARDS[cards.subject(state, option)]
        return self.text(f"loot-{printed.loot}") if printed.loot else ""

    def subject(self, state: KeepState, option: Option) -> Face:
        return cards.subject(state, option)

    def scores(self, state: KeepState) -> list[str]:
        return score_lines(self.renderer, state)
