"""The texts of a simple game: every option, prompt and event is worded by the message that its declaration names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from underkeep.core.decisions import Decision
from underkeep.core.declarations import SEAT
from underkeep.core.events import SEEN_CARD, Event, SeenCard
from underkeep.core.options.option import Option
from underkeep.core.simple_game.fields import CARD
from underkeep.core.state import UNKNOWN, CardId, Face
from underkeep.core.text import (
    TextRenderer,
    Values,
    ValueWriter,
    field_values,
    log_lines,
    option_sentence,
    sentence,
    write_seat,
    yes_no,
)

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame
    from underkeep.core.simple_game.state import SimpleState


def face_text(renderer: TextRenderer, face: Face) -> str:
    """Return the name of a card, or the words for a card that the viewer does not know."""
    if face == UNKNOWN:
        return renderer.message("simple-unknown-card")
    return renderer.link_card(face, renderer.game.cards.text(renderer, face)[0])


def _write_card(renderer: TextRenderer, state: SimpleState, field: str, card: CardId) -> Values:
    return {field: face_text(renderer, state.faces[card])}


def _write_seen_card(renderer: TextRenderer, state: SimpleState, field: str, card: SeenCard) -> Values:
    value = renderer.game.display.card_values(card.face).get("value", 0) if card.face != UNKNOWN else 0
    return {
        field: face_text(renderer, card.face),
        f"{field}_known": yes_no(card.face != UNKNOWN),
        f"{field}_value": value,
    }


WRITERS: Mapping[str, ValueWriter] = {
    SEAT.name: write_seat,
    CARD.name: _write_card,
    SEEN_CARD.name: _write_seen_card,
}
"""The functions that write the values of messages, one for each kind of field."""


class SimpleText:
    """The texts of one simple game."""

    def __init__(self, game: SimpleGame) -> None:
        self.game = game

    def option_text(
        self,
        renderer: TextRenderer,
        state: SimpleState,
        option: Option,
        decision: Decision | None = None,
        part: str = "",
    ) -> str:
        """Return the text of an option: its message `option-NAME`."""
        values = field_values(renderer, state, option, WRITERS)
        return option_sentence(renderer, option.message_ids[0], values, part)

    def prompt_text(self, renderer: TextRenderer, state: SimpleState, decision: Decision) -> str:
        """Return the text of a decision for the seat that decides: the message `ask-KIND`. It has the counters of that
        seat and the common counters as values, and the cards of the decision as `card`."""
        asked = renderer.for_viewer(decision.seat)
        return sentence(asked.message(f"ask-{decision.kind}", **self._decision_values(asked, state, decision)))

    def waiting_text(self, renderer: TextRenderer, state: SimpleState, decision: Decision) -> str:
        """Return the text of a decision for the other viewers: the message `wait-KIND`, or a general one."""
        values = self._decision_values(renderer, state, decision) | {"player": renderer.names[decision.seat]}
        message = f"wait-{decision.kind}"
        return sentence(renderer.message(message if renderer.messages.has(message) else "simple-wait", **values))

    def event_text(self, renderer: TextRenderer, state: SimpleState, event: Event) -> str:
        """Return the sentence about an event: its message `event-NAME`."""
        return sentence(renderer.message(event.message_id, **field_values(renderer, state, event, WRITERS)))

    def log_lines(self, renderer: TextRenderer, state: SimpleState, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """Return one sentence for each event."""
        return log_lines(renderer, state, events)

    def ending_text(self, renderer: TextRenderer, state: SimpleState, events: Sequence[Event]) -> str:
        """Return the sentence that names the winners and their score."""
        scores = self.game.scores(state)
        names = [renderer.names[seat] for seat in state.winners]
        return renderer.message(
            "simple-ending",
            names=", ".join(names),
            winners=len(names),
            you=yes_no(state.winners == [renderer.viewer]),
            score=max((scores[seat] for seat in state.winners), default=0),
        )

    def _decision_values(self, renderer: TextRenderer, state: SimpleState, decision: Decision) -> Values:
        values: Values = {
            placed.counter.name.replace("-", "_"): placed.value
            for placed in self.game.placed_counters(state)
            if placed.seat in (None, decision.seat)
        }
        if decision.about:
            values["card"] = ", ".join(face_text(renderer, state.faces[card]) for card in decision.about)
        return values
