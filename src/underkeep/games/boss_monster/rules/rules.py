"""Boss Monster: all verbs together, and how players leave the game."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.games.boss_monster.cards.catalogue import BOSSES
from underkeep.games.boss_monster.events import Eliminated, GameWon, Resigned
from underkeep.games.boss_monster.rules.lure import Lures
from underkeep.games.boss_monster.state import ENDLESS, SPLITTING, BossMonsterState


class BossMonster(Lures):
    """The rules of Boss Monster bound to one position. Cards call this `game`."""

    step_after_heroes = "draw"
    """The step that follows when the heroes of a round have come to town."""
    first_build_step = "build_turn"
    """The first step of the build phase that is anybody's turn,"""
    step_after_build = "bait"
    """and the step that follows the phase."""
    mulligan_shows_hand = False
    """Whether a hand is shown to all before it is exchanged."""

    def reveal_bosses(self) -> None:
        """The bosses lie open, and XP gives the order of play (BM-2.3, BM-1.34)."""
        state = self.state
        for boss in state.boss:
            visibility.reveal_to_all(state, boss)
        # Who resigned before that has no boss any more, and no turns either.
        state.turn_order.sort(key=lambda seat: -self.xp(seat))

    def xp(self, seat: int) -> int:
        """The XP of a player's boss (BM-1.34)."""
        return max([BOSSES[self.state.faces[boss]].xp for boss in self.state.boss[seat]], default=0)

    def wounds_eliminate(self) -> bool:
        """Whether five wounds beat a player (BM-21.2): not with endless lives (BM-24.11), and not with five or six
        players and CRL (BM-23.1)."""
        return ENDLESS not in self.state.variants and SPLITTING not in self.state.modules

    def resign(self, seat: int) -> None:
        """BM-22.7."""
        self.state.leaving[seat] = True
        self.interrupted = True
        self.emit(Resigned, seat)

    def between_steps(self) -> None:
        """Players who have resigned are eliminated (BM-22.7). If only one player is left, that player wins, and
        everything stays on the table (BM-22.1)."""
        state = self.state
        if state.over:
            return
        self.interrupted = False
        left = [seat for seat in self.seats() if not state.leaving[seat]]
        if len(left) <= 1:
            return self.win(left)
        for seat in state.turn_order:
            if state.leaving[seat]:
                state.leaving[seat] = False
                if not state.out[seat]:
                    self.eliminate(seat)

    def eliminate(self, seat: int) -> None:
        """A player leaves the game with all cards (BM-22.2); heroes at the entrance go back to town (BM-22.4)."""
        state = self.state
        state.out[seat] = True
        self.forget_seat_orders()
        self.emit(Eliminated, seat)
        if state.walker and state.active == seat:
            self.to_town(state.walker[0])
        for hero in list(state.entrance[seat]):
            self.to_town(hero)
        for effect in [effect for effect in state.waiting if effect[0] == seat]:
            state.waiting.remove(effect)
            self.finish_spell(effect[1])
        belongings = (state.boss, state.rooms, state.spells, state.souls, state.wounds, state.face_up, state.laid_away)
        for place in belongings:
            state.gone += place[seat]
            place[seat] = []
        state.coins[seat] = 0
        for guest in [guest for guest, room in state.knocking.items() if self.owner(room) == seat]:
            del state.knocking[guest]
            state.gone.append(guest)
        for stack in state.dungeon[seat]:
            for card in stack:
                if card in state.hosts:
                    guest = state.hosts.pop(card)
                    del state.level[guest]
                    state.gone.append(guest)
                # Also a gift that nobody has seen yet: it belongs to the dungeon in which it lies.
                state.face_down.pop(card, None)
                state.gone.append(card)
                self.forget_room(card)
                if card in state.asleep:
                    state.asleep.remove(card)
        state.dungeon[seat] = []
        self.collect_built_rooms(seat)
        state.levelled[seat] = False
        self.rooms_changed()

    def take_up_placed_card(self, card: int) -> None:
        """A face-down card goes back to the hand it came from, or out of the game with its player."""
        state = self.state
        by = state.face_down.pop(card)
        for dungeon in state.dungeon:
            for stack in dungeon:
                if stack[-1] == card:
                    stack.pop()
        for seat, dungeon in enumerate(state.dungeon):
            state.dungeon[seat] = [stack for stack in dungeon if stack]
        (state.gone if state.out[by] else state.rooms[by]).append(card)
        self.rooms_changed()

    def win(self, winners: list[int]) -> None:
        """The game is over."""
        self.state.over = self.interrupted = True
        self.state.winners = winners
        for seat in winners:
            self.emit(GameWon, seat, self.soul_count(seat), self.wound_count(seat))


def rules_of(state: BossMonsterState) -> BossMonster:
    """The rules by which a position is played: a game that builds on this one has its own."""
    rules: BossMonster = state.rules_type(state)
    return rules


BossMonsterState.rules_type = BossMonster
