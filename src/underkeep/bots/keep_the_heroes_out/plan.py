"""Which card to play, and what to do with it."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.bots.keep_the_heroes_out.card_values import ATTACKS, DEFENDS, MEANS, SUMMONS, WORTH, Means, means_of
from underkeep.bots.keep_the_heroes_out.evaluation import Judged, Prospects
from underkeep.bots.keep_the_heroes_out.features import A_CARD, Scene
from underkeep.core.decisions import PASS, Option
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    AMBUSH,
    DEFEND,
    HORDE,
    MELEE,
    RANGED,
    REINFORCE,
    SUMMON,
)
from underkeep.games.keep_the_heroes_out.options import Horde, PlayCard, Summon, UseRoom
from underkeep.games.keep_the_heroes_out.state import (
    GREAT_BUILDER,
    LABORATORY,
    LAST_WAVE,
    NOTHING,
    NOWHERE,
    PRISON,
    KeepState,
)

FOLLOWING = 0.8
"""What a further action of a card counts, compared with its best use now."""
A_GUILD_CARD = 1.2
"""What it is worth that a Guild card is gone without a raid."""
A_ROOM_BUILT = 0.6
KEPT = 0.05
"""What a card must achieve to be played."""
KEPT_TO_ATTACK = 0.25
KEPT_TO_DEFEND = 0.6
KEPT_TO_RETURN = 1.5
USUAL = 1.0
FEW = 2
"""With so few monsters in the dungeon, a card that brings them back is kept for when they have fallen."""
WORST = -1000.0


class Plan:
    """Weighs what a seat can do in its turn."""

    def __init__(self, state: KeepState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.scene = Scene(state, seat)
        self.rules = self.scene.rules
        self.prospects = Prospects(self.scene)
        self.now = self.prospects.judged()
        self._known: dict[Option, Judged] = {}
        self._offers: dict[tuple[int, tuple[int, ...]], list[Option]] = {}

    # --- options ------------------------------------------------------------------------------------------

    def judged(self, option: Option) -> Judged:
        """How it looks after an option."""
        found = self._known.get(option)
        if found is None:
            mark = self.scene.mark()
            if isinstance(option, Horde):
                self._horde(option)
            else:
                self.scene.do(option)
                if isinstance(option, UseRoom):
                    self._special(option)
            found = self._known[option] = self.prospects.judged()
            self.scene.undo(mark)
        return found

    def _horde(self, horde: Horde) -> None:
        """Every monster of a room does what looks best, one after the other."""
        for monster in self.rules.all_mine(self.seat, horde.room):
            options = self.rules.offers(self.seat, horde.action, [horde.room], monster)
            if not options:
                continue
            best, chosen = self.prospects.board(), None
            if horde.action in (MELEE, RANGED):
                # Heroes that have been hit already are not there any more.
                options = [option for option in options if self.scene.heroes[self.state.hero[option.hero]] > 0]  # type: ignore[attr-defined]
            for option in options:
                mark = self.scene.mark()
                self.scene.do(option)
                value = self.prospects.board()
                self.scene.undo(mark)
                if value > best + 1e-9:
                    best, chosen = value, option
            if chosen is not None:
                self.scene.do(chosen)

    def _special(self, option: UseRoom) -> None:
        if option.room == LABORATORY:
            tactics = [WORTH[self.state.faces[card]] for card in self.rules.loot_of("")]
            gain = max(tactics, default=0.0) * 0.35 * min(self.scene.turns_left * 0.5, 4.0)
            self.scene.put(self.scene.extra, 0, self.turned_up() + gain)
        elif option.room == GREAT_BUILDER:
            self.scene.put(self.scene.extra, 0, A_ROOM_BUILT + self.built())

    def built(self) -> float:
        """What a further room does for the conditions of scenario cards."""
        return sum(weight for check, weight in self.prospects.checks if check.startswith("rooms_built"))

    def turned_up(self) -> float:
        """What it is worth to turn up a Guild card whose hero goes to the Prison (KHO-12)."""
        prospects = self.prospects
        free = prospects.loss(PRISON)
        mage = prospects.mages
        state = self.state
        last = 3.0 / max(len(state.guild_deck), 1) if state.wave == LAST_WAVE else 0.0
        return A_GUILD_CARD + last - mage * free - (1 - mage) * prospects.cost[PRISON]

    def gamble(self) -> float:
        """What it is worth to gamble."""
        return self.turned_up() + self.rules.page.gamble * A_CARD

    # --- actions ------------------------------------------------------------------------------------------

    def offers(self, action: int, rooms: Sequence[int]) -> list[Option]:
        """How an action can be done in these rooms."""
        key = (action, tuple(rooms))
        if key not in self._offers:
            self._offers[key] = self.rules.offers(self.seat, action, list(rooms))
        return self._offers[key]

    def gain(self, action: int, rooms: Sequence[int]) -> float:
        """What the best use of an action adds to the board now; nothing if it cannot be used well."""
        best = 0.0
        for option in self.offers(action, rooms):
            best = max(best, self.judged(option).board - self.now.board)
        if SUMMON < action < REINFORCE:
            best += 0.7 * best * (self.summoned(action) - 1)
        return best

    def summoned(self, action: int) -> int:
        """How many monsters an action brings."""
        number = (action - AMBUSH) % 10 if action >= AMBUSH else action - SUMMON
        return max(1, min(number, self.scene.lair[0]))

    def others(self, but: int = NOTHING) -> Means:
        """What the other cards in hand provide."""
        means = Means()
        for card in self.state.hand[self.seat]:
            if card != but:
                means = means.plus(MEANS[self.state.faces[card]])
        return means

    def side(
        self, left: Sequence[int], right: Sequence[int], rooms: Sequence[int], others: Means
    ) -> dict[Option, float]:
        """For each way to begin a side of a card: what the whole side is worth then, compared with nothing."""
        group = left or right
        behind = right if left else ()
        nothing = self.now.value(others)
        gains = {action: self.gain(action, rooms) for action in dict.fromkeys((*group, *behind)) if action != DEFEND}
        found: dict[Option, float] = {}
        for action in dict.fromkeys(group):
            if action == DEFEND:
                continue
            rest = list(group)
            rest.remove(action)
            rest += behind
            means = others.plus(means_of(rest))
            later = sum(gains.get(other, 0.0) for other in rest if not _attack(other))
            more = 0.0
            if SUMMON < action < REINFORCE:
                more = 0.7 * (self.summoned(action) - 1)
            for option in self.offers(action, rooms):
                after = self.judged(option)
                value = after.value(means) - nothing + FOLLOWING * later
                if more and isinstance(option, Summon):
                    value += more * max(0.0, after.board - self.now.board)
                found[option] = max(found.get(option, WORST), value)
        return found

    # --- cards --------------------------------------------------------------------------------------------

    def card(self, card: int) -> tuple[float, float]:
        """What it is worth to play a card now and not to keep it, and how it looks then with the rest of the hand."""
        others = self.others(but=card)
        rooms = self.rules.my_rooms(self.seat)
        best = 0.0
        for side in self.rules.card(card).line.sides:
            for value in self.side(side.left, side.right, rooms, others).values():
                best = max(best, value)
        return best - self.kept(card), best + self.now.value(others)

    def kept(self, card: int) -> float:
        """What a card must achieve to be played now instead of being kept."""
        face = self.state.faces[card]
        if SUMMONS[face] and not self.scene.lair[0] and len(self.state.monster[self.seat]) <= FEW:
            return KEPT_TO_RETURN
        if DEFENDS[face]:
            return KEPT_TO_DEFEND
        return KEPT_TO_ATTACK if ATTACKS[face] else KEPT

    def idle(self) -> Option:
        """When nothing achieves anything: play a card that is hardly worth keeping, to make room for another one."""
        state, faces = self.state, self.state.faces
        hand = state.hand[self.seat]
        standing = len(state.monster[self.seat]) - self.scene.lair[0]
        whole = [*hand, *state.area[self.seat], *state.discard[self.seat]]
        usual = sum(WORTH[faces[card]] for card in whole) / max(len(whole), 1)
        for card in hand:
            face = faces[card]
            defends = DEFENDS[face] and standing > 0
            attacks = ATTACKS[face] and standing > 0 and WORTH[face] >= USUAL * usual
            returns = SUMMONS[face] and standing <= FEW
            if not (defends or attacks or returns):
                return PlayCard(card)
        return PASS

    def acts(self) -> dict[Option, float]:
        """What each way to go on with the card that is being played is worth."""
        state = self.state
        others = self.others()
        found: dict[Option, float] = {}
        for left, right, place in zip(state.lefts, state.rights, state.places, strict=True):
            rooms = self.rules.my_rooms(self.seat)
            if not left and place != NOWHERE:
                rooms = [place] if self.rules.mine(self.seat, place) else []
            for option, value in self.side(left, right, rooms, others).items():
                found[option] = max(found.get(option, WORST), value)
        return found


def _attack(action: int) -> bool:
    return action in (MELEE, RANGED, HORDE + MELEE, HORDE + RANGED)
