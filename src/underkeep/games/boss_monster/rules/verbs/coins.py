"""Coins: gaining, paying and giving them (chapter 14)."""

from __future__ import annotations

from underkeep.core.procedures import Procedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.events import CoinsGained, CoinsGiven, CoinsLaid, CoinsPaid, TreasuriesSwapped
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources
from underkeep.games.boss_monster.rules.verbs.decisions import Decisions


class Coins(AbilitySources, Decisions):
    """Verbs about coins."""

    def gain_coins(self, seat: Seat, coins: int) -> None:
        """A player gains coins from the pot (BM-14.3)."""
        if coins <= 0:
            return
        for source, ability in self.abilities(seat, "gains_more"):
            if self.is_ready(source, ability):
                self.state.used_this_round.append(source)
                coins += 1
        self.state.coins[seat] += coins
        self.emit(CoinsGained, seat, coins)

    def pay_coins(self, seat: Seat, coins: int) -> None:
        """A player pays coins to the pot (BM-14.4)."""
        if coins:
            self.state.coins[seat] -= coins
            self.emit(CoinsPaid, seat, coins)

    def give_coins(self, seat: Seat, to: Seat, coins: int) -> None:
        """A player gives coins to another."""
        self.state.coins[seat] -= coins
        self.state.coins[to] += coins
        self.emit(CoinsGiven, seat, coins, to)

    def put_coins_on_room(self, seat: Seat, room: CardId, coins: int) -> None:
        """A player puts coins on a room (BM-14.6)."""
        if coins:
            self.state.coins[seat] -= coins
            self.state.coins_on_room[room] = self.state.coins_on_room.get(room, 0) + coins
            self.emit(CoinsLaid, seat, coins, room)

    def swap_treasuries(self, seat: Seat, other: Seat) -> None:
        """Two players exchange all their coins."""
        coins = self.state.coins
        coins[seat], coins[other] = coins[other], coins[seat]
        self.emit(TreasuriesSwapped, seat, other)

    def choose_coins(self, seat: Seat, most: int, about: CardId) -> Procedure[int]:
        """Ask how many coins the player spends, up to `most` (BM-29.24)."""
        most = min(most, self.state.coins[seat])
        if most <= 0:
            return 0
        return (yield from self.choose_number(seat, range(most + 1), "how-many-coins", about))

    def may_pay(self, seat: Seat, coins: int, about: CardId, kind: str = "pay-coins") -> Procedure[bool]:
        """Ask whether the player pays these coins, and pay them. Returns True if they were paid; a player with fewer
        coins is not asked (BM-14.7)."""
        if self.state.coins[seat] < coins or not (yield from self.may(seat, about, kind)):
            return False
        self.pay_coins(seat, coins)
        return True

    def invest(self, seat: Seat, room: CardId, most: int) -> Procedure[int]:
        """Ask how many coins the player puts on a room, up to `most`, and put them there. Returns the number."""
        coins = yield from self.choose_coins(seat, most, room)
        self.put_coins_on_room(seat, room, coins)
        return coins
