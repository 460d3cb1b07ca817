"""The terminal board of simple games: the zones and counters that the game declares, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.base import BoardBase
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.declarations import fields_of
from underkeep.core.events import Event
from underkeep.core.options.option import Option
from underkeep.core.simple_game.events import TurnBegan
from underkeep.core.simple_game.fields import CARD
from underkeep.core.simple_game.game import SimpleGame
from underkeep.core.simple_game.state import SimpleState
from underkeep.core.simple_game.text import face_text
from underkeep.core.simple_game.zones import DIE, HAND, PILE, PlacedZone
from underkeep.core.state import UNKNOWN, CardId, Face, Seat, seat_range
from underkeep.core.visibility import Viewer

Lines = list[Text]


class GenericBoard(BoardBase):
    """The board of a simple game for one text renderer on one console."""

    chapters: tuple[type[Event], ...] = (TurnBegan,)
    headings: tuple[type[Event], ...] = ()

    @property
    def game(self) -> SimpleGame:
        """The game of the renderer."""
        game = self.renderer.game
        assert isinstance(game, SimpleGame)
        return game

    # --- the table ------------------------------------------------------------------------------------

    def picture(self, state: Any, viewer: Viewer, *, brief: bool = False) -> Lines:
        """Return the common zones and counters, then those of each seat. The hand of the viewer is shown elsewhere."""
        lines = self._heading(state)
        for zone in self._zones(state, None):
            lines += self._zone_lines(state, zone)
        for owner in seat_range(state.players):
            lines += self._seat_lines(state, owner, brief=brief)
        return lines

    def _heading(self, state: SimpleState) -> Lines:
        step = f"step-{state.step}"
        parts = [self.text(step)] if self.renderer.messages.has(step) else []
        parts += self._counter_texts(state, None)
        return [ink(" · ".join([self.text("game-title"), *parts]), "head")]

    def _seat_lines(self, state: SimpleState, seat: Seat, *, brief: bool) -> Lines:
        is_active = seat == state.active_seat and not state.over
        head = ink("▶ " if is_active else "  ", "now").append(self.renderer.names[seat], "head")
        if seat == self.renderer.viewer:
            head.append(f" ({self.text('simple-you')})")
        if seat in state.resigned:
            head.append(f" {self.text('simple-out')}", "note")
        counters = self._counter_texts(state, seat)
        if counters:
            head.append("   ").append(" · ".join(counters), "number")
        zones = [
            zone for zone in self._zones(state, seat) if not (zone.zone.kind == HAND and seat == self.renderer.viewer)
        ]
        if brief and zones:
            sizes = [f"{self._label(zone)}: {self.text('simple-pile', count=len(zone.cards))}" for zone in zones]
            head.append("   ").append(" · ".join(sizes), "note")
            zones = []
        lines = paragraph(head, self.screen, hanging=4)
        for zone in zones:
            lines += self._zone_lines(state, zone, indent=4)
        return lines

    def _counter_texts(self, state: SimpleState, seat: Seat | None) -> list[str]:
        return [
            f"{self.text(f'counter-{placed.counter.name}')}: {self._number(placed.value, placed.counter.kind == DIE)}"
            for placed in self.game.placed_counters(state)
            if placed.seat == seat
        ]

    def _number(self, value: int, is_die: bool) -> str:
        return self.text("simple-die", value=value) if is_die else str(value)

    def _zone_lines(self, state: SimpleState, zone: PlacedZone, indent: int = 2) -> Lines:
        line = ink(f"{self._label(zone)}: ", "head" if zone.seat is None else "note")
        if zone.zone.kind == PILE:
            line.append(self.text("simple-pile", count=len(zone.cards)))
            if zone.cards and state.faces[zone.cards[-1]] != UNKNOWN:
                line.append(" · ").append(self.text("simple-top", card=self._name(state.faces[zone.cards[-1]])))
        else:
            line.append_text(self._card_list(state, zone.cards))
        return paragraph(line, self.screen, indent=indent, hanging=2)

    def _card_list(self, state: SimpleState, cards: Sequence[CardId]) -> Text:
        """Return the known cards by name, each with its number, and the number of the others."""
        faces = Counter(state.faces[card] for card in cards)
        hidden = faces.pop(UNKNOWN, 0)
        items = []
        for face, count in faces.items():
            item = ink(self._name(face), self.game.cards.kind(face))
            items.append(item.append(f" ×{count}", "number") if count > 1 else item)
        if hidden:
            items.append(ink(self.text("simple-hidden", count=hidden), "note"))
        return Text(", ").join(items) if items else ink(self.text("simple-pile", count=0), "note")

    def _zones(self, state: SimpleState, seat: Seat | None) -> list[PlacedZone]:
        return [zone for zone in self.game.placed_zones(state) if zone.seat == seat]

    def _label(self, zone: PlacedZone) -> str:
        return self.text(f"zone-{zone.zone.name}")

    def _name(self, face: Face) -> str:
        return self.game.cards.text(self.renderer, face)[0]

    # --- cards ----------------------------------------------------------------------------------------

    def hand(self, state: Any, seat: Seat, detail: Detail = Detail.WORDING, without: Container[Face] = ()) -> Lines:
        """Return the zones of the kind `hand` of a seat, with the texts of their cards."""
        lines: Lines = []
        for zone in self._zones(state, seat):
            if zone.zone.kind != HAND:
                continue
            if detail == Detail.NAME or not zone.cards:
                lines += self._zone_lines(state, zone)
                continue
            lines.append(ink(f"  {self._label(zone)}:", "head"))
            for card in zone.cards:
                lines += self._card_lines(state.faces[card], detail)
        return lines

    def _card_lines(self, face: Face, detail: Detail) -> Lines:
        if face == UNKNOWN:
            return [ink(f"    {face_text(self.renderer, face)}", "note")]
        name, about, wording = self.game.cards.text(self.renderer, face)
        line = ink(name, self.game.cards.kind(face)).append(f"  {about}", "note")
        lines = paragraph(line, self.screen, indent=4, hanging=2)
        if detail == Detail.WORDING and wording:
            lines += paragraph(ink(wording, "note"), self.screen, indent=6)
        return lines

    def welcome(self, state: Any, seat: Seat) -> Lines:
        """Return nothing: a simple game has no part of its own for a seat."""
        return []

    def copies(self, state: Any, seat: Seat, option: Option) -> int:
        """Return the number of copies of the option's card that lie in the same zone."""
        card = _first_card(option)
        if card is None or state.faces[card] == UNKNOWN:
            return 0
        zone = next(cards for cards in self.game.zones(state).values() if card in cards)
        return sum(state.faces[other] == state.faces[card] for other in zone)

    def discard(self, state: Any) -> Lines:
        """Return the known cards of all common piles."""
        lines: Lines = []
        for zone in self._zones(state, None):
            if zone.zone.kind == PILE:
                line = ink(f"{self._label(zone)}: ", "head").append_text(self._card_list(state, zone.cards))
                lines += paragraph(line, self.screen, hanging=2)
        return lines

    def stacks(self, state: Any, seat: Seat) -> Lines:
        """Return all zones of a seat."""
        return self._seat_lines(state, seat, brief=False)

    def about(self, state: Any, option: Option) -> str:
        """Return the numbers of the card that an option begins with."""
        face = self.subject(state, option)
        return self.game.cards.text(self.renderer, face)[1] if face else ""

    def subject(self, state: Any, option: Option) -> Face:
        """Return the face of the card that an option begins with, or UNKNOWN."""
        card = _first_card(option)
        face: Face = UNKNOWN if card is None else state.faces[card]
        return face

    def scores(self, state: Any) -> list[str]:
        """Return the final ranking, a line for each seat."""
        scores = self.game.scores(state)
        ranking = sorted(seat_range(state.players), key=lambda seat: -scores[seat])
        return [self.text("simple-score", name=self.renderer.names[seat], score=scores[seat]) for seat in ranking]


def _first_card(option: Option) -> CardId | None:
    """Return the id of the card that an option names first, or None."""
    for field in fields_of(type(option)):
        value = getattr(option, field.name)
        if field.kind == CARD and not field.is_empty(value):
            card: CardId = value
            return card
    return None
