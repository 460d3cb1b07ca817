"""Treasures: stealing them, and what is on their backs (KHO-19)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.decisions import CHANCE, Decision
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.page import TREASURE_STOLEN, WAVE_BEGINS
from underkeep.games.keep_the_heroes_out.events import (
    GameLost,
    GameWon,
    GuildCardTurned,
    TreasureStolen,
    TreasureTaken,
    WaveBegan,
)
from underkeep.games.keep_the_heroes_out.options import ChooseCard, ChooseToken
from underkeep.games.keep_the_heroes_out.rules.hero_steps import Heroes
from underkeep.games.keep_the_heroes_out.state import LAST_WAVE, NOTHING, PRISON

FOR_RAID, FOR_GAMBLE, FOR_LABORATORY, FOR_PRISONER = range(4)


class Treasures(Heroes):
    """Verbs about treasures and the Guild deck."""

    def steal(self, room: int, treasure: int) -> AnyProcedure:
        """A treasure is turned over, its effect happens, and it goes back to the reserve (KHO-19.2)."""
        state = self.state
        value = self.card_value(treasure)
        yield from self.tire(room, value)
        state.treasure[room].remove(treasure)
        state.reserve.append(treasure)
        visibility.reveal_to_all(state, (treasure,))
        self.emit(TreasureStolen, treasure, room)
        if value == MOST_VALUABLE:
            return self.lose(room)
        match self.card(treasure).effect:
            case "curse":
                yield from self.all_discard(1)
            case "losses":
                there = [ChooseToken(token, room) for token in dict.fromkeys(self.resources_in(room))]
                if there:
                    lost = yield from self.jointly("losses", there)
                    self.lose_token(lost.token, room)  # type: ignore[attr-defined]
            case "prisoner":
                card = yield from self.turn_up(FOR_PRISONER)
                if card != NOTHING and self.card(card).kind == HERO_CARD and self.there(PRISON):
                    yield from self.imprison(self.card(card).hero)
            case "regeneration":
                self.reactivate(room)
        yield from self.moment(TREASURE_STOLEN)

    def all_discard(self, number: int) -> AnyProcedure:
        """Every player chooses cards of the hand and discards them, as far as there are any (KHO-19.4)."""
        for seat in self.from_active():
            for _ in range(min(number, len(self.state.hand[seat]))):
                hand = self.state.hand[seat]
                answer = yield Decision(seat, "discard", [ChooseCard(card) for card in hand])
                self.drop(seat, answer.card)

    def take_lowest(self) -> AnyProcedure:
        """The treasure of the lowest value leaves the dungeon unseen, but never the most valuable one."""
        state = self.state
        there = [treasure for pile in state.treasure for treasure in pile if self.card_value(treasure) < MOST_VALUABLE]
        if not there:
            return
        lowest = min(self.card_value(treasure) for treasure in there)
        treasure = yield from self.which_card("lose-treasure", [t for t in there if self.card_value(t) == lowest])
        room = next(room for room, pile in enumerate(state.treasure) if treasure in pile)
        state.treasure[room].remove(treasure)
        state.reserve.append(treasure)
        self.emit(TreasureTaken, lowest, room)

    def hide_treasure(self, value: int, room: int) -> None:
        """A treasure of this value is drawn at random from the reserve and put in a room (KHO-4.3, KHO-14.5)."""
        state = self.state
        pile = self.treasures_left(value)
        visibility.shuffle_pile(state, pile)
        state.reserve.remove(pile[0])
        state.treasure[room].append(pile[0])

    def lose(self, room: int) -> None:
        """The most valuable treasure is gone from this room (KHO-19.3, KHO-20.8); or, NOWHERE, the page says so."""
        self.state.over = self.interrupted = True
        self.emit(GameLost, room)

    def win(self) -> None:
        """The Guild deck has run out for the second time (KHO-20.7): all have won together (KHO-1.2)."""
        state = self.state
        state.over = self.interrupted = True
        state.winners = list(range(state.players))
        self.emit(GameWon, state.turns)

    # --- the Guild deck ---------------------------------------------------------------------------------

    def turn_up(self, why: int) -> Procedure[int]:
        """Turn up the next Guild card; NOTHING if there is none any more (KHO-20.4, KHO-20.5)."""
        state = self.state
        wave = state.wave
        if state.guild_deck:
            card = state.guild_deck.pop()
        elif state.wave == LAST_WAVE:
            return NOTHING
        else:
            # The next wave begins in the middle of a card. Chance is asked for the top card of its deck, so that
            # everybody who imagines how it went imagines the same card.
            answer = yield Decision(CHANCE, "chance", [ChooseCard(card) for card in state.guild_discard])
            state.chance += 1
            card = int(answer.card)
            state.guild_discard.remove(card)
            self.next_wave()
        state.guild_discard.append(card)
        visibility.reveal_to_all(state, (card,))
        self.emit(GuildCardTurned, card, why)
        if state.wave > wave:
            yield from self.moment(WAVE_BEGINS)
        return NOTHING if state.over else card

    def next_wave(self) -> None:
        """All Guild cards are shuffled, and the second wave begins (KHO-20.2)."""
        state = self.state
        state.guild_deck, state.guild_discard = state.guild_discard, []
        visibility.shuffle_pile(state, state.guild_deck)
        state.wave += 1
        self.emit(WaveBegan, state.wave)
