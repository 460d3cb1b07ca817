"""The steps of setup in which players decide: bosses, mulligans and the first rooms (chapters 2 and 24)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat, seat_range
from underkeep.games.boss_monster.cards.card_types import ROOM, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import BossChosen, Discarded, TookMulligan
from underkeep.games.boss_monster.options import YES, Place
from underkeep.games.boss_monster.rules.build import reveal_placed_cards
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import go_to, go_to_next_seat
from underkeep.games.boss_monster.setup.setup import CLASSIC, deal_hand


def choose_boss(game: BossMonster) -> AnyProcedure:
    """Let each player keep one of two bosses in secret, in the variant "I choose you" (BM-24.6, BM-24.7)."""
    state = game.state
    seat = state.active_seat
    if not state.eliminated[seat]:
        kept = yield from game.choose(seat, state.boss[seat], "choose-boss")
        # The chosen boss comes first. The other one leaves the game when all players have chosen.
        state.boss[seat].sort(key=lambda boss: boss != kept)
    if seat + 1 < state.players:
        go_to(game, "choose_boss", Seat(seat + 1))
        return
    for other in seat_range(state.players):
        state.removed += state.boss[other][1:]
        state.boss[other] = state.boss[other][:1]
    game.reveal_bosses()
    game.forget_seat_orders()  # A resignation may have cached the order before the bosses were known.
    go_to(game, "meet_bosses", game.first_seat())


def meet_bosses(game: BossMonster) -> None:
    """Reveal the bosses (BM-2.3)."""
    for seat in game.seats():
        game.emit(BossChosen, seat, game.state.boss[seat][0])
    go_to(game, "mulligan", game.first_seat())


def mulligan(game: BossMonster) -> AnyProcedure:
    """Let a player replace a hand of four advanced rooms, or of four rooms with one treasure (BM-2.11)."""
    state = game.state
    seat = state.active_seat
    # Whether a hand may be replaced depends on hidden cards, so every player is asked (BM-29.5).
    answer = yield from ask(seat, "mulligan", [PASS, YES] if game.may_mulligan(seat) else [PASS])
    if answer != PASS:
        game.emit(TookMulligan, seat)
        if game.mulligan_shows_hand:
            for card in game.hand(seat):
                game.show_card(seat, card)
        for hand, deck in ((state.room_hand[seat], state.room_deck), (state.spell_hand[seat], state.spell_deck)):
            deck += hand
            hand.clear()
            visibility.shuffle_pile(state, deck)
        deal_hand(state, seat)
        return go_to(game, "mulligan")
    go_to_next_seat(game, "mulligan", "classic_discard" if CLASSIC in state.variants else "first_room")


def classic_discard(game: BossMonster) -> AnyProcedure:
    """Let each player discard two of the seven cards in secret, in the classic variant (BM-24.2, BM-24.3)."""
    state = game.state
    seat = state.active_seat
    if not state.eliminated[seat]:
        first = yield from game.choose(seat, game.hand(seat), "classic-discard")
        rest = [card for card in game.hand(seat) if card != first]
        second = yield from game.choose(seat, rest, "classic-discard")
        # Until all players have chosen, the two cards lie aside face-down.
        aside = _lay_aside(game, seat, first)
        _lay_aside(game, seat, first if second == aside else second)
    following = game.next_seat(seat)
    if following is not None:
        return go_to(game, "classic_discard", following)
    for card in state.spells_being_cast:
        chooser = state.knows[card].bit_length() - 1
        visibility.reveal_to_all(state, (card,))
        game.emit(Discarded, chooser, card)
    state.discard += state.spells_being_cast
    state.spells_being_cast = []
    go_to(game, "first_room", game.first_seat())


def _lay_aside(game: BossMonster, seat: Seat, card: CardId) -> CardId:
    """Lay a card of the hand aside so that its id does not identify it, and return the id that lies there."""
    hand = game.hand_holding(card)
    aside = visibility.hide_in_hand(game.state, hand, card, seat)
    hand.remove(aside)
    game.state.spells_being_cast.append(aside)
    return aside


def first_room(game: BossMonster) -> AnyProcedure:
    """Let each player place one ordinary room next to the boss (BM-2.14 to BM-2.16)."""
    state = game.state
    seat = state.active_seat
    answer = yield from ask(
        seat,
        "first-room",
        lambda: [PASS, *[Place(card) for card in state.room_hand[seat] if _may_be_first(CARDS[state.faces[card]])]],
    )
    if isinstance(answer, Place):
        game.place(seat, answer.card, seat, None)
    go_to_next_seat(game, "first_room", "reveal_first_rooms")


def _may_be_first(card: Card) -> bool:
    return card.kind == ROOM and not card.advanced


def reveal_first_rooms(game: BossMonster) -> None:
    """Reveal the first rooms together (BM-2.14)."""
    reveal_placed_cards(game)
    go_to(game, "first_effects", game.first_seat())


def first_effects(game: BossMonster) -> AnyProcedure:
    """Resolve the "when you build" effects of the first rooms, in XP order (BM-2.17)."""
    state = game.state
    seat = state.active_seat
    yield from game.trigger_build_effects(seat, game.collect_built_rooms(seat))
    go_to_next_seat(game, "first_effects", "begin_round")
