"""Builds the board that a client draws: an observed position, with the sums that players want to read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Any

import msgspec

from underkeep.core.capabilities.display import PublicBoard, board_values
from underkeep.core.state import UNKNOWN, CardId, Face, Seat, card_range, seat_range
from underkeep.core.table import Observation
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster.assist.lookahead.forecast import (
    DIES,
    Forecast,
    forecast_heroes,
    with_own_cards_revealed,
)
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.board_types import (
    BoardState,
    CardAt,
    CardInPile,
    DamageReason,
    HeroAtEntrance,
    HeroForecast,
    HeroInDungeon,
    HeroInTown,
    MinibossInRoom,
    OwnedItem,
    PlayedSpell,
    SeatBoard,
    Stack,
)
from underkeep.games.boss_monster.display.board_types import WaitingEffect as ShownEffect
from underkeep.games.boss_monster.display.unchanged_seats import unchanged_seats
from underkeep.games.boss_monster.lasting_effects import (
    KINDS,
    EffectKind,
    EffectTarget,
    LastingEffect,
    TargetType,
    effect_total,
    effect_values,
    has_effect,
    totals_by_target,
)
from underkeep.games.boss_monster.notation.lookup import phase_of, round_of
from underkeep.games.boss_monster.rules.bait import find_lure
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ENDLESS, ITEMS, SETUP, TREASURES, BossMonsterState
from underkeep.games.boss_monster.waiting_effect import WaitingEffect

NUMBER_KINDS = [(details.number, kind) for kind, details in KINDS.items() if details.number]
"""The kinds of lasting effects whose totals are fields of a seat, by the names of these fields."""
MARKED_KINDS = {
    target: [(details.mark, kind) for kind, details in KINDS.items() if details.mark and details.target is target]
    for target in TargetType
}
"""The kinds of lasting effects that have a mark, by the type of their target."""
STEPS_OF_REVEAL = ("admit", "effects_of_reveal")
"""The steps of the build phase that belong to the reveal, besides those that begin it."""
JOINT_PHASES = ("beginning", "reveal", "bait", "ending")
"""The phases whose events happen to all players together. A seat acts there only if it is asked."""
ARRIVAL_STEPS = ("begin_round", "greet")
"""The steps in which heroes come to town. What they report happens to all players together as well."""


def true_marks(**marks: bool) -> list[str]:
    """Return the names of the conditions that are true.

    >>> true_marks(up=True, new=False)
    ['up']
    """
    return [mark for mark, is_true in marks.items() if is_true]


class BoardBuilder:
    """Builds the board of one observation, perhaps from the board of the spectators."""

    board_type: type[BoardState] = BoardState

    def __init__(self, observation: Observation, public: PublicBoard | None = None) -> None:
        self.public = public
        self.seats: dict[str, SeatBoard] = {}
        """The players whose boards are known from an earlier position."""
        self.viewer = observation.viewer
        self.is_at_decision = observation.is_at_decision
        self.state: BossMonsterState = observation.state
        if not observation.is_at_decision:
            # When the last room of a place is destroyed, the event comes before the empty place is removed.
            self.state.dungeon = [[stack for stack in dungeon if stack] for dungeon in self.state.dungeon]
        self.rules: BossMonster = observation.rules()
        self.ahead = self.rules
        """The rules at the position that heroes will meet as far as the viewer knows."""
        ahead = with_own_cards_revealed(self.state, observation.viewer)
        if ahead is not self.state:
            self.ahead = type(self.rules)(ahead)
        self.may_forecast = observation.is_at_decision or self.phase() == "reveal"
        """Whether the rules can play on from the position. During the reveal they can at every event."""
        # Without face-down cards of the viewer the forecasts are those of the spectators.
        makes_forecasts = self.may_forecast and (public is None or self.ahead is not self.rules)
        self.forecasts = self.forecast_heroes() if makes_forecasts else {}

    def forecast_heroes(self) -> dict[CardId, Forecast]:
        """Return the forecasts for the heroes."""
        return forecast_heroes(self.ahead.state)

    def phase(self) -> str:
        """Return the phase that is running or about to begin. It is the reveal until the last of its effects."""
        return self.phase_at(self.state)

    @staticmethod
    def phase_at(state: Any) -> str:
        """Return the phase of a state."""
        return "reveal" if state.step in STEPS_OF_REVEAL else phase_of(state)

    def acting_seat(self) -> Seat | None:
        """Return the seat whose turn it is, or None if nobody acts."""
        is_joint = not self.is_at_decision and (self.phase() in JOINT_PHASES or self.state.step in ARRIVAL_STEPS)
        return None if self.state.over or is_joint else self.state.active_seat

    def board(self) -> BoardState:
        """Return the board."""
        return self.board_type(**self.board_fields())

    def public_board(self, before: PublicBoard | None = None) -> PublicBoard:
        """Return the board of the spectators. Players who look as they did on the board `before` are taken from it."""
        if before is not None:
            may_have_forecasts = before.has_forecasts or self.may_forecast
            self.seats = {
                str(seat): before.board.seats[str(seat)]
                for seat in unchanged_seats(before.state, self.state)
                if not (may_have_forecasts and self.state.entrance[seat])
            }
        board = self.board()
        known = {seat: before.values["seats"][seat] for seat in self.seats} if before is not None else {}
        if not known:
            return PublicBoard(board, board_values(board), self.state, self.may_forecast)
        seats = {seat: known.get(seat) or board_values(shown) for seat, shown in board.seats.items()}
        values = board_values(msgspec.structs.replace(board, seats={})) | {"seats": seats}
        return PublicBoard(board, values, self.state, self.may_forecast)

    def beside(self) -> dict[str, Any]:
        """Return the board as JSON values, with the board of the spectators as its base. Only cards whose faces the
        viewer and the spectators do not both know make a difference: in hands, face-down in dungeons, and in decks.
        Removed cards are not shown."""
        assert self.public is not None
        public, state = self.public, self.state
        private = set(compress(card_range(0, len(state.faces)), map(ne, state.faces, public.state.faces)))
        elsewhere = private.difference(*state.room_hand, *state.spell_hand)
        deck_cards = elsewhere.intersection(self.cards_in_decks()) if elsewhere else elsewhere
        in_dungeons = {card for dungeon in state.dungeon for stack in dungeon for card in stack}
        sources = {effect.source for effect in state.lasting_effects}
        if private & sources or not elsewhere <= in_dungeons | deck_cards | set(state.removed):
            self.public = None
            self.forecasts = self.forecast_heroes() if self.may_forecast else {}
            return board_values(self.board())
        values = dict(public.values)
        seats = {str(seat): self.seat_beside(seat, private) for seat in seat_range(state.players)}
        changed = {seat: board_values(shown) for seat, shown in seats.items() if shown is not public.board.seats[seat]}
        values["seats"] = public.values["seats"] | changed
        if self.ahead is not self.rules:
            self.add_own_forecasts(values)
        known = self.faces_by_card(self.cards_in_decks(), known=True) if deck_cards else public.board.known
        if known:
            values["known"] = known
        return values

    def add_own_forecasts(self, values: dict[str, Any]) -> None:
        """Replace the forecasts of the spectators on a board in JSON values by those of the viewer, who knows the own
        face-down cards."""
        if town := self.town():
            values["town"] = {hero: board_values(shown) for hero, shown in town.items()}
        for seat in seat_range(self.state.players):
            if queue := self.queue_at(seat):
                entrance = {hero: board_values(shown) for hero, shown in queue.items()}
                values["seats"][str(seat)] = values["seats"][str(seat)] | {"entrance": entrance}

    def seat_beside(self, seat: Seat, private: set[CardId]) -> SeatBoard:
        """Return a player, with the player as spectators see it as the base: the same object if they see the same."""
        assert self.public is not None
        state = self.state
        public: SeatBoard = self.public.board.seats[str(seat)]
        changed: dict[str, Any] = {}
        if private.intersection(state.room_hand[seat]):
            changed["rooms"] = self.faces_by_card(state.room_hand[seat])
        if private.intersection(state.spell_hand[seat]):
            changed["spells"] = self.faces_by_card(state.spell_hand[seat])
        stacks = {
            str(stack[0]): self.stack(seat, n, stack)
            for n, stack in enumerate(state.dungeon[seat])
            if stack[-1] in state.face_down_cards or private.intersection(stack)
        }
        if stacks:
            changed["dungeon"] = {**public.dungeon, **stacks}
        return msgspec.structs.replace(public, **changed) if changed else public

    def board_fields(self) -> dict[str, Any]:
        """Return the fields of the board by name."""
        state = self.state
        playing = state.phase != SETUP
        return {
            "round": round_of(state) if self.is_at_decision else state.round,
            "phase": self.phase(),
            "active": self.acting_seat(),
            "seats": {str(seat): self.seats.get(str(seat)) or self.seat(seat) for seat in seat_range(state.players)},
            "order": list(state.turn_order) if playing else [],
            "decks": {
                "rooms": len(state.room_deck),
                "spells": len(state.spell_deck),
                "heroes": len(state.ordinary_deck),
                "epics": len(state.epic_deck),
            }
            | ({"items": len(state.item_deck)} if ITEMS in state.rule_modules else {}),
            "town": self.town(),
            "items": {str(item): CardInPile(state.faces[item], n) for n, item in enumerate(state.town_items)},
            "estate": self.faces_by_card(state.dropped_items),
            "walker": self.hero_inside(),
            "next_up": state.next_hero if any(state.next_hero in queue for queue in state.entrance) else None,
            "discard": {str(card): CardInPile(state.faces[card], n) for n, card in enumerate(state.discard)},
            "known": self.faces_by_card(self.cards_in_decks(), known=True),
            "waiting": self.waiting_effects(),
            "casting": self.spells_being_cast(),
            "no_building": not self.rules.may_build(),
            "souls_to_win": 0 if ENDLESS in state.variants else SOULS_TO_WIN,
            "wounds_to_lose": WOUNDS_TO_LOSE if self.rules.wounds_eliminate() else 0,
            "winners": list(state.winners),
            "variants": list(state.variants),
            "modules": list(state.rule_modules),
        }

    def cards_in_decks(self) -> list[CardId]:
        state = self.state
        return [*state.room_deck, *state.spell_deck, *state.ordinary_deck, *state.epic_deck, *state.item_deck]

    # --- players

    def seat(self, seat: Seat) -> SeatBoard:
        state, rules = self.state, self.rules
        faces = state.faces
        bosses = [CardAt(card, faces[card]) for card in state.boss[seat]]
        dungeon = {str(stack[0]): self.stack(seat, n, stack) for n, stack in enumerate(state.dungeon[seat])}
        return SeatBoard(
            boss=bosses,
            levelled=state.levelled_up[seat],
            xp=getattr(CARDS[bosses[0].face], "xp", 0) if len(bosses) == 1 else 0,
            rooms=self.faces_by_card(state.room_hand[seat]),
            spells=self.faces_by_card(state.spell_hand[seat]),
            dungeon=dungeon,
            entrance=self.queue_at(seat),
            souls=rules.soul_count(seat),
            wounds=rules.wound_count(seat),
            soul_cards=self.faces_by_card(state.souls[seat]),
            wound_cards=self.faces_by_card(state.wounds[seat]),
            damage=sum(stack.damage for stack in dungeon.values()),
            treasure=[] if len(bosses) > 1 else rules.treasure(seat),
            builds=0 if state.over else state.builds_left[seat],
            coins=state.coins[seat],
            items=self.items(seat),
            extra=self.added_treasure(seat),
            guise=self.copied_boss(bosses),
            marks=self.seat_marks(seat),
            **self.effect_numbers(seat),
        )

    def queue_at(self, seat: Seat) -> dict[str, HeroAtEntrance]:
        """Return the heroes at the entrance of a seat."""
        return {str(hero): self.hero_at_entrance(hero, n) for n, hero in enumerate(self.state.entrance[seat])}

    def effect_numbers(self, seat: Seat) -> dict[str, Any]:
        """Return the fields of a seat for the totals of lasting effects."""
        effects = self.state.lasting_effects
        return {number: effect_total(effects, kind, seat) for number, kind in NUMBER_KINDS} if effects else {}

    def faces_by_card(self, cards: list[CardId], *, known: bool = False) -> dict[str, Face]:
        """Return the faces of cards by card id: of all, or of those whose face the viewer knows. They are sorted by id,
        so that the order does not reveal when hidden cards came."""
        faces = self.state.faces
        return {str(card): faces[card] for card in sorted(cards) if faces[card] or not known}

    def items(self, seat: Seat) -> dict[str, OwnedItem]:
        """Return the items of a seat. All viewers may see them, also face-down ones (BM-16.18)."""
        state = self.state
        return {
            str(item): OwnedItem(
                state.faces[item],
                true_marks(
                    up=item in state.boss_items[seat],
                    new=item in state.new_items,
                    used=item in state.used_this_round,
                ),
            )
            for item in sorted([*state.boss_items[seat], *state.stored_items[seat]])
        }

    def added_treasure(self, seat: Seat) -> list[int]:
        """Return the treasure of a dungeon that no room shows."""
        added = effect_values(self.state.lasting_effects, EffectKind.DUNGEON_TREASURE, seat)
        return [added.count(kind) for kind in range(len(TREASURES))] if added else []

    def copied_boss(self, bosses: list[CardAt]) -> Face:
        return next(
            (self.state.copied_boss_face[boss.card] for boss in bosses if boss.card in self.state.copied_boss_face),
            UNKNOWN,
        )

    def seat_marks(self, seat: Seat) -> list[str]:
        state = self.state
        marks = true_marks(
            out=state.eliminated[seat],
            leaving=state.resigning[seat],
            used=any(boss in state.used_this_round for boss in state.boss[seat]),
            placed=seat in state.face_down_cards.values(),
            promoted=state.promoted[seat],
            sold=state.traded_room_card[seat],
        )
        return marks + self.effect_marks(TargetType.SEAT, seat)

    def effect_marks(self, target_type: TargetType, target: EffectTarget) -> list[str]:
        """Return the marks of the lasting effects on a room or a seat."""
        effects = self.state.lasting_effects
        if not effects:
            return []
        return [mark for mark, kind in MARKED_KINDS[target_type] if has_effect(effects, kind, target)]

    # --- dungeons

    def stack(self, seat: Seat, n: int, cards: list[CardId]) -> Stack:
        state, rules = self.state, self.rules
        *below, room = cards
        active = room not in state.face_down_cards and room not in state.deactivated
        by = state.face_down_cards.get(room)
        return Stack(
            n=n,
            card=room,
            face=state.faces[room],
            under=[CardAt(card, state.faces[card]) for card in below],
            damage=rules.damage_of(room) if active else 0,
            treasure=rules.icons(room) if active else [],
            because=self.damage_reasons(seat, room) if active else [],
            marks=self.room_marks(seat, room),
            by=by if by != seat else None,
            token=state.tokens.get(room, 0),
            coins=state.coins_on_room.get(room, 0),
            lodger=self.miniboss_in(cards, active),
            knocks=self.unpaid_miniboss_in(room),
        )

    def miniboss_in(self, cards: list[CardId], active: bool) -> MinibossInRoom | None:
        """Return the miniboss of a place. While a card lies face-down on its room, it stays there without effect."""
        state = self.state
        for room in cards:
            if room in state.miniboss_of_room:
                miniboss = state.miniboss_of_room[room]
                idle = not (active and room == cards[-1])
                marks = true_marks(
                    idle=idle, raw=miniboss in state.not_promotable, used=miniboss in state.used_this_round
                )
                return MinibossInRoom(miniboss, state.faces[miniboss], state.miniboss_level[miniboss], marks)
        return None

    def unpaid_miniboss_in(self, room: CardId) -> MinibossInRoom | None:
        state = self.state
        for miniboss, host in state.unpaid_minibosses.items():
            if host == room:
                return MinibossInRoom(miniboss, state.faces[miniboss])
        return None

    def room_marks(self, seat: Seat, room: CardId) -> list[str]:
        state = self.state
        down = room in state.face_down_cards
        marks = true_marks(
            down=down,
            secret=down and self.viewer != SPECTATOR and state.faces[room] != UNKNOWN and state.players > 1,
            gift=down and state.face_down_cards[room] != seat,
            asleep=room in state.deactivated,
            exchanged=any(room in pair for pair in state.swapped_treasure),
            used=room in state.used_this_round,
            portable=CARDS[state.faces[room]].portable,
        )
        return marks + self.effect_marks(TargetType.ROOM, room)

    def damage_reasons(self, seat: Seat, room: CardId) -> list[DamageReason]:
        """Return the reasons why the damage of an active room differs from the printed damage (see
        `Counts.damage_of`)."""
        state, rules = self.state, self.rules
        card = CARDS[state.faces[room]]
        if healing := self.effects_on(EffectKind.HEAL_INSTEAD_OF_DAMAGE, room):
            return [self.effect_reason(healing[-1], -card.damage)] if card.damage else []
        reasons = [DamageReason("token", state.tokens.get(room, 0))]
        for effect in state.lasting_effects:
            if more := rules.damage_from(effect, seat, room):
                reasons.append(self.effect_reason(effect, more))
        for source, ability in rules.room_abilities(seat, room, "own_damage"):
            more = ability.effect(rules, seat, room)
            own = source == room
            reasons.append(
                DamageReason("own", more) if own else DamageReason("help", more, source, state.faces[source])
            )
        for source, ability in rules.abilities(seat, "helps"):
            if source != room:
                reasons.append(
                    DamageReason("help", ability.effect(rules, seat, source, room), source, state.faces[source])
                )
        reasons = [reason for reason in reasons if reason.more]
        sum_of_all = card.damage + sum(reason.more for reason in reasons)
        if sum_of_all < 0:
            reasons.append(DamageReason("floor", -sum_of_all))
        damage = max(sum_of_all, 0)
        for effect in self.effects_on(EffectKind.DOUBLE_ROOM_DAMAGE, room) if damage else ():
            reasons.append(self.effect_reason(effect, damage))
            damage *= 2
        return reasons

    def effects_on(self, kind: EffectKind, target: EffectTarget) -> list[LastingEffect]:
        """Return the lasting effects of a kind on a target."""
        return [effect for effect in self.state.lasting_effects if effect.kind is kind and effect.target == target]

    def effect_reason(self, effect: LastingEffect, more: int) -> DamageReason:
        """Return the reason for a difference in damage that a lasting effect makes, with the card that has made it if
        the viewer still sees that card."""
        why, source = KINDS[effect.kind].reason, effect.source
        # A card that went back to a hand may have changed places with another one there.
        hands = (*self.state.room_hand, *self.state.spell_hand)
        if source is None or not self.state.faces[source] or any(source in hand for hand in hands):
            return DamageReason(why, more)
        return DamageReason(why, more, source, self.state.faces[source])

    # --- heroes

    def town(self) -> dict[str, HeroInTown]:
        state, rules = self.state, self.ahead
        if not state.town:
            return {}
        seats = rules.seats()
        treasure = [rules.treasure(seat) for seat in seats]
        lure = find_lure(rules)
        return {
            str(hero): self.hero_in_town(hero, n, None if rules.is_put_off(hero) else lure(hero, n), seats, treasure)
            for n, hero in enumerate(state.town)
        }

    def protector_of(self, hero: CardId) -> Seat | None:
        """Return the only seat that can target a hero in this round, or None if all can."""
        seat = totals_by_target(self.state.lasting_effects, EffectKind.PROTECTED_HERO).get(hero)
        return None if seat is None else Seat(seat)

    def hero_in_town(
        self, hero: CardId, n: int, goes: Seat | None, seats: list[Seat], treasure: list[list[int]]
    ) -> HeroInTown:
        state, rules = self.state, self.ahead
        counts = rules.lure_counts(hero, treasure)
        stays = ""
        if goes is None:
            most = max(counts)
            stays = "nothing" if most <= 0 else "tie" if counts.count(most) > 1 else "few"
            if rules.hero_abilities(hero, "chooses"):
                stays = "tie"
            if rules.is_put_off(hero):
                stays = "shunned"
        return HeroInTown(
            face=state.faces[hero],
            n=n,
            health=max(0, rules.health_of(hero)),
            offers={str(seat): count for seat, count in zip(seats, counts, strict=True)},
            goes=goes,
            stays=stays,
            omen=self.forecast_of(hero),
            token=state.tokens.get(hero, 0),
            item=self.item_of(hero),
            ward=self.protector_of(hero),
        )

    def hero_at_entrance(self, hero: CardId, n: int) -> HeroAtEntrance:
        state = self.state
        omen = self.forecast_of(hero)
        return HeroAtEntrance(
            face=state.faces[hero],
            n=n,
            health=max(0, self.rules.health_of(hero)),
            later=self.is_at_decision and omen is None and self.phase() == "adventure",
            stays=has_effect(state.lasting_effects, EffectKind.STAYS_AT_ENTRANCE, hero),
            omen=omen,
            token=state.tokens.get(hero, 0),
            item=self.item_of(hero),
            ward=self.protector_of(hero),
        )

    def hero_inside(self) -> HeroInDungeon | None:
        state = self.state
        for hero in state.hero_in_dungeon:
            return HeroInDungeon(
                card=hero,
                face=state.faces[hero],
                seat=state.active_seat,
                health=max(0, self.rules.health_of(hero)),
                room=state.hero_room,
                omen=self.forecast_of(hero),
                token=state.tokens.get(hero, 0),
                passes_over=state.rooms_to_skip,
                item=self.item_of(hero),
                ward=self.protector_of(hero),
            )
        return None

    def item_of(self, hero: CardId) -> CardAt | None:
        item = self.state.carried_items.get(hero)
        return None if item is None else CardAt(item, self.state.faces[item])

    def forecast_of(self, hero: CardId) -> HeroForecast | None:
        forecast = self.forecasts.get(hero)
        if forecast is None:
            return None
        room = forecast.room if forecast.end == DIES else None
        return HeroForecast(forecast.end, room, forecast.place, forecast.health)

    # --- effects

    def waiting_effects(self) -> list[ShownEffect]:
        """Return the waiting effects in the order in which they will resolve: XP order, and for one player the order of
        declaration (BM-5.9)."""
        state = self.state
        return self.list_effects(sorted(state.waiting_effects, key=lambda effect: state.turn_order.index(effect.seat)))

    def list_effects(self, in_order: Sequence[WaitingEffect]) -> list[ShownEffect]:
        """Return effects for the board, in the given order."""
        return [
            ShownEffect(effect.seat, effect.source, effect.face, effect.text, self.targets(effect))
            for effect in in_order
        ]

    def targets(self, effect: WaitingEffect) -> list[str]:
        return [
            f"treasure:{TREASURES[target]}" if target_type.kind == "treasure" else f"{target_type.kind}:{target}"
            for target_type, target in zip(CARDS[effect.face].ability(effect.text).targets, effect.targets, strict=True)
        ]

    def spells_being_cast(self) -> list[PlayedSpell]:
        """Return the spells on the table that are not waiting effects yet."""
        state = self.state
        waiting = {effect.source for effect in state.waiting_effects}
        return [
            PlayedSpell(card, state.faces[card], state.caster_of_spell.get(card))
            for card in state.spells_being_cast
            if card not in waiting
        ]
