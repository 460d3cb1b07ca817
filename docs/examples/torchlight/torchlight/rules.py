"""The rules of Torchlight: turn up cards, and turn back before two traps of one kind lie in the corridor."""

from __future__ import annotations

from torchlight.cards import CARDS, ROPE, SPYGLASS, TOOL, TRAP, TREASURE
from torchlight.events import CardSpied, CardTurned, RunLost, ToolUsed, TreasureBrought
from torchlight.options import GoDeeper, TurnBack, UseTool
from torchlight.setup import Setup
from torchlight.state import TorchlightState
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.simple_game.cards import SimpleCard
from underkeep.core.simple_game.rules import SimpleRules
from underkeep.core.state import CardId, Seat, seat_range


class Torchlight(SimpleRules[TorchlightState]):
    """The verbs of Torchlight."""

    catalogue = CARDS

    @classmethod
    def copies(cls, card: SimpleCard, setup: Setup) -> int:
        """A short game has half the copies of each card of the corridor."""
        return card.copies if setup.length == "long" or card.kind == TOOL else (card.copies + 1) // 2

    def deal(self, setup: Setup) -> None:
        """Shuffle both decks, and give every player one tool."""
        state = self.state
        state.deck, state.toolbox = self.all_cards(TREASURE, TRAP), self.all_cards(TOOL)
        self.shuffle(state.deck)
        self.shuffle(state.toolbox)
        for seat in seat_range(state.players):
            self.draw(state.toolbox, state.hands[seat], seat)

    def scores(self) -> list[int]:
        """Return the value of each hoard."""
        return [self.total_value(hoard) for hoard in self.state.hoards]

    def carried(self) -> int:
        """Return the value of the treasures in the corridor."""
        return self.total_value(self.state.corridor)

    def is_trapped(self) -> bool:
        """Return whether two traps of one kind lie in the corridor."""
        traps = [self.card(card).key for card in self.state.corridor if self.card(card).kind == TRAP]
        return len(set(traps)) < len(traps)

    def go_deeper(self, seat: Seat) -> None:
        """Turn up the next card."""
        self.emit(CardTurned, seat, self.turn_up(self.state.deck, self.state.corridor))

    def use(self, seat: Seat, tool: CardId) -> None:
        """Use a tool: a spyglass shows the top card of the deck, a rope removes the traps of the corridor."""
        state = self.state
        self.show_to_all(tool)
        self.move(tool, state.hands[seat], state.discard)
        self.emit(ToolUsed, seat, tool)
        if self.card(tool).key == SPYGLASS:
            self.show_to(state.deck[-1], seat)
            self.emit(CardSpied, seat, state.deck[-1])
        elif self.card(tool).key == ROPE:
            for card in [card for card in state.corridor if self.card(card).kind == TRAP]:
                self.move(card, state.corridor, state.discard)

    def end_run(self, seat: Seat) -> None:
        """Bring the treasures home, unless the player is trapped; everything else is discarded."""
        state = self.state
        if self.is_trapped():
            self.emit(RunLost, seat, state.corridor[-1])
        else:
            self.emit(TreasureBrought, seat, self.carried())
            for card in [card for card in state.corridor if self.card(card).kind == TREASURE]:
                self.move(card, state.corridor, state.hoards[seat])
        state.discard += state.corridor
        state.corridor = []


def run(game: Torchlight) -> AnyProcedure:
    """The active player turns up cards until the player turns back or is trapped."""
    state, seat = game.state, game.begin_turn()
    game.go_deeper(seat)
    while state.deck and not game.is_trapped():
        options: list[GoDeeper | TurnBack | UseTool] = [GoDeeper(), TurnBack(), *map(UseTool, state.hands[seat])]
        answer = yield from ask(seat, "run", options)
        if isinstance(answer, TurnBack):
            break
        if isinstance(answer, UseTool):
            game.use(seat, answer.card)
        else:
            game.go_deeper(seat)
    game.end_run(seat)
    if state.deck:
        game.end_turn()
    else:
        game.end_game()
