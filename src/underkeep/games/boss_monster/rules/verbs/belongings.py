"""What players own besides cards in hand: coins (chapter 14) and items (chapter 16)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.decisions import Decision, Option
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import HEROES, ITEM_CARDS
from underkeep.games.boss_monster.events import (
    CoinsGained,
    CoinsGiven,
    CoinsLaid,
    CoinsPaid,
    ItemAttached,
    ItemRevealed,
    ItemTaken,
    ItemTurned,
    ItemWon,
    TreasuriesSwapped,
)
from underkeep.games.boss_monster.options import FACE_DOWN, FACE_UP, TURN_DOWN, TURN_OLD, TURN_UP, USE_OLD, Store
from underkeep.games.boss_monster.rules.verbs.hands import Hands
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, NOTHING

REVEALED = {2: 1, 3: 1, 4: 2, 5: 3, 6: 3}
"""Items revealed in a round by the number of players at the start (BM-16.2, BM-16.3)."""


class Belongings(Hands):
    """Verbs about coins and items."""

    # --- coins ----------------------------------------------------------------------------------------

    def gain_coins(self, seat: int, coins: int) -> None:
        """Coins from the pot (BM-14.3)."""
        if coins <= 0:
            return
        for source, ability in self.abilities(seat, "gains_more"):
            if self.ready(source, ability):
                self.state.used.append(source)
                coins += 1
        self.state.coins[seat] += coins
        self.emit(CoinsGained, seat, coins)

    def pay_coins(self, seat: int, coins: int) -> None:
        """Coins back to the pot (BM-14.4)."""
        if coins:
            self.state.coins[seat] -= coins
            self.emit(CoinsPaid, seat, coins)

    def give_coins(self, seat: int, to: int, coins: int) -> None:
        """Coins from one treasury to another."""
        self.state.coins[seat] -= coins
        self.state.coins[to] += coins
        self.emit(CoinsGiven, seat, coins, to)

    def lay_coins(self, seat: int, room: int, coins: int) -> None:
        """Coins from the treasury onto a room (BM-14.6)."""
        if coins:
            self.state.coins[seat] -= coins
            self.state.coins_on[room] = self.state.coins_on.get(room, 0) + coins
            self.emit(CoinsLaid, seat, coins, room)

    def swap_treasuries(self, seat: int, other: int) -> None:
        """Two players exchange all their coins."""
        coins = self.state.coins
        coins[seat], coins[other] = coins[other], coins[seat]
        self.emit(TreasuriesSwapped, seat, other)

    def how_many_coins(self, seat: int, most: int, about: int) -> Procedure[int]:
        """The player decides how many coins to spend, at most so many (BM-29.24)."""
        most = min(most, self.state.coins[seat])
        if most <= 0:
            return 0
        return (yield from self.choose_number(seat, range(most + 1), "how-many-coins", about))

    def may_pay(self, seat: int, coins: int, about: int, kind: str = "pay-coins") -> Procedure[bool]:
        """The player may pay so many coins. True if it was done; who has fewer is not asked (BM-14.7)."""
        if self.state.coins[seat] < coins or not (yield from self.may(seat, about, kind)):
            return False
        self.pay_coins(seat, coins)
        return True

    def invest(self, seat: int, room: int, most: int) -> Procedure[int]:
        """The player lays up to so many coins on a room; returns how many."""
        coins = yield from self.how_many_coins(seat, most, room)
        self.lay_coins(seat, room, coins)
        return coins

    # --- items in town --------------------------------------------------------------------------------

    def reveal_items(self) -> None:
        """The items of a new round (BM-16.2). Explorer items are replaced where there are no explorers (BM-16.13)."""
        state = self.state
        for _ in range(self.items_each_round()):
            while state.item_deck:
                item = state.item_deck.pop()
                visibility.reveal_to_all(state, (item,))
                if EXPLORER in ITEM_CARDS[state.faces[item]].classes and EXPLORERS not in state.modules:
                    state.gone.append(item)
                    continue
                state.items.append(item)
                self.emit(ItemRevealed, item)
                break

    def items_each_round(self) -> int:
        """How many items are revealed in a round (BM-16.2)."""
        return REVEALED[self.state.players]

    def attach_items(self) -> None:
        """Waiting items go to heroes in town, in the order in which they were revealed (BM-16.4 to BM-16.12)."""
        empty_handed = [hero for hero in self.state.town if self.may_carry(hero)]
        for item in list(self.state.items) if empty_handed else ():
            for hero in empty_handed:
                if self.likes(hero, item):
                    self.attach(item, hero)
                    empty_handed.remove(hero)
                    break

    def may_carry(self, hero: int) -> bool:
        """Whether a hero may take an item: it has none yet, and no star."""
        return hero not in self.state.carried and not HEROES[self.state.faces[hero]].star

    def likes(self, hero: int, item: int) -> bool:
        """Whether an item is one for this hero: of its treasure, or universal."""
        wanted, classes = ITEM_CARDS[self.state.faces[item]], HEROES[self.state.faces[hero]].classes
        return wanted.universal or any(kind in classes for kind in wanted.classes)

    def attach(self, item: int, hero: int) -> None:
        """A hero takes an item that lies in town."""
        self.state.items.remove(item)
        self.state.carried[hero] = item
        self.items_changed(hero)
        self.emit(ItemAttached, item, hero)

    # --- items of bosses ------------------------------------------------------------------------------

    def lay_away(self, seat: int, item: int) -> None:
        """An item goes face-down to the scoring area (BM-16.18)."""
        self.state.laid_away[seat].append(item)
        self.state.new_items.append(item)
        self.emit(ItemWon, seat, item, False)

    def attach_to_boss(self, seat: int, item: int) -> None:
        """An item goes face-up to the scoring area; it may be used from the next round on (BM-16.26)."""
        self.state.face_up[seat].append(item)
        self.state.new_items.append(item)
        self.rooms_changed(seat)
        self.emit(ItemWon, seat, item, True)

    def turn_item(self, seat: int, item: int) -> None:
        """An item of a scoring area is turned over. Nothing of it is used (BM-16.28); one that lies face-up now may be
        used from the next round on (BM-16.26)."""
        state = self.state
        up = item in state.laid_away[seat]
        here, there = (state.laid_away, state.face_up) if up else (state.face_up, state.laid_away)
        here[seat].remove(item)
        there[seat].append(item)
        if up and item not in state.new_items:
            state.new_items.append(item)
        self.rooms_changed(seat)
        self.emit(ItemTurned, seat, item, up)

    def turn_up(self, seat: int, item: int) -> AnyProcedure:
        """A face-down item is turned face-up; one that lies face-up gives way if there are too many (BM-16.20)."""
        yield from self.make_way(seat)
        self.turn_item(seat, item)

    def choose_side(self, seat: int, item: int) -> AnyProcedure:
        """A player chooses the side of an item in any scoring area that shows from now on."""
        answer = yield Decision(seat, "item-side", [Store(item, TURN_UP), Store(item, TURN_DOWN)], (item,))
        holder = self.holder(item)
        lies_up = item in self.state.face_up[holder]
        if answer.how == TURN_UP and not lies_up:
            yield from self.turn_up(holder, item)
        elif answer.how == TURN_DOWN and lies_up:
            self.turn_item(holder, item)

    def make_way(self, seat: int) -> AnyProcedure:
        """Another item is about to lie face-up: one gives way, unused, if there are too many (BM-16.20)."""
        up = self.state.face_up[seat]
        if len(up) >= self.room_for_items(seat):
            old = up[0] if len(up) == 1 else (yield from self.choose(seat, up, "turn-item-down"))
            self.turn_item(seat, old)

    def take_item(self, seat: int, item: int) -> AnyProcedure:
        """An item goes from the scoring area of another player face-up to the own one."""
        state = self.state
        victim = self.holder(item)
        yield from self.make_way(seat)
        (state.face_up if item in state.face_up[victim] else state.laid_away)[victim].remove(item)
        state.face_up[seat].append(item)
        state.new_items.append(item)
        self.rooms_changed()
        self.emit(ItemTaken, seat, item, victim)

    def holder(self, item: int) -> int:
        """In whose scoring area an item lies."""
        state = self.state
        return next(seat for seat in range(state.players) if item in state.face_up[seat] + state.laid_away[seat])

    def room_for_items(self, seat: int) -> int:
        """How many items may lie face-up (BM-16.20)."""
        return 1 + bool(self.abilities(seat, "two_items"))

    def win_item(self, seat: int, item: int) -> AnyProcedure:
        """The item of a killed hero: up or down, and what becomes of the one before (BM-16.19 to BM-16.24)."""
        state = self.state
        options: list[Option] = []
        if len(state.face_up[seat]) < self.room_for_items(seat):
            options = [Store(item, FACE_UP), Store(item, FACE_DOWN)]
        else:
            for old in state.face_up[seat]:
                used = ITEM_CARDS[state.faces[old]].activated
                if old not in state.new_items and self.could_carry_out(seat, old, used):
                    options.append(Store(item, USE_OLD, old))
                options.append(Store(item, TURN_OLD, old))
            options.append(Store(item, FACE_DOWN))
        state.estate.append(item)
        answer = yield Decision(seat, "item-won", options, (item,))
        if answer.how == USE_OLD:
            ability = ITEM_CARDS[state.faces[answer.old]].activated
            self.turn_item(seat, answer.old)
            yield from self.carry_out(seat, answer.old, ability)
        elif answer.how == TURN_OLD:
            self.turn_item(seat, answer.old)
        state.estate.remove(item)
        if answer.how == FACE_DOWN or state.out[seat]:
            self.lay_away(seat, item)
        else:
            self.attach_to_boss(seat, item)

    # --- using a text at once -------------------------------------------------------------------------

    def could_carry_out(self, seat: int, source: int, ability: Ability | None) -> bool:
        """Whether a player could use this text now: it fits the phase, can be paid for, and finds its targets."""
        if ability is None or self.state.phase not in ability.phases:
            return False
        if ability.only_if is not None and not ability.only_if(self, seat):
            return False
        if ability.cost is not None and ability.cost.can is not None and not ability.cost.can(self, seat, source):
            return False
        return self.finds_target(seat, source, ability)

    def finds_target(self, seat: int, source: int, ability: Ability) -> bool:
        """Whether there is something to aim a text at, if it needs that."""
        return not ability.targets or bool(self.reach(ability.targets[0], seat, source))

    def carry_out(self, seat: int, source: int, ability: Ability | None, paid: int | None = None) -> AnyProcedure:
        """A text is used at once: nobody can answer it. Its targets are chosen now. What was `paid` before is not paid
        again."""
        assert ability is not None
        targets: list[int] = []
        if paid is None:
            paid = NOTHING
            if ability.cost is not None:
                paid = yield from ability.cost.pay(self, seat, source)
        for aim in ability.targets:
            legal = self.reach(aim, seat, source, *targets)
            if not legal:
                return
            targets.append((yield from self.choose_target(seat, aim, legal, source)))
        arguments = [*targets, paid] if ability.cost is not None and ability.cost.gives else targets
        work = ability.effect(self, seat, source, *arguments)
        if work is not None:
            yield from work
