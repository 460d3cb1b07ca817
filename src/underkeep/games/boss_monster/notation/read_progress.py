"""Reads the progress of a position: where play begins, and lasting effects (docs/scenarios.md, "Where play begins")."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from underkeep.core import visibility
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, by_seat, card_range, seat_range
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import BOSS, MINIBOSS, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, MINIBOSSES
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.notation.effect_fields import BOSS_MONSTER_KINDS, EffectReader, read_treasure
from underkeep.games.boss_monster.notation.grammar import find_card, find_on_table
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import (
    ADVENTURE,
    BEGINNING,
    BUILD,
    ENDING,
    FULL_DUNGEON,
    PHASES,
    BossMonsterState,
    Phase,
)
from underkeep.games.boss_monster.waiting_effect import WaitingEffect

PHASE_STARTS = {
    "beginning": (BEGINNING, "begin_round"),
    "build": (BUILD, "build_turn"),
    "reveal": (BUILD, "reveal"),
    "bait": (BUILD, "bait"),
    "adventure": (ADVENTURE, "adventure_turn"),
    "ending": (ENDING, "end_round"),
}
"""The phase and the first step for each place where play can begin."""

AT_FIELDS = ("phase", "active", "round", "step", "then", "asked", "resolving", "next_up")
INSIDE_FIELDS = ("hero", "room", "health", "carries", "fresh", "passes_over")

CARD_NUMBERS = ("tokens", "coins_on", "memory", "hurt")
"""Fields that give cards a number."""
CARD_LISTS = ("asleep", "used", "visited", "raw", "new_items", "survivors", "greeting", "spent")
"""Fields that list cards."""
FLAGS = ("stirred", "decks_were_empty")
SEAT_NUMBERS = ("coins", "builds", "entered", "lured", "gained", "wrecked")
SEAT_FLAGS = ("levelled", "out", "promoted", "sold")
SEAT_CARDS = ("due", "built", "played", "guise")
MARKS = (
    *CARD_NUMBERS,
    *CARD_LISTS,
    *FLAGS,
    "sent_back",
    "exchanged",
    "swapped",
    "died_in",
    "fallen",
    "waiting",
    "shown",
)


class ProgressReader:
    """Reads the progress of a position whose cards are dealt."""

    phase_starts = PHASE_STARTS
    phases: tuple[str, ...] = PHASES
    card_lists: tuple[str, ...] = CARD_LISTS
    seat_numbers: tuple[str, ...] = SEAT_NUMBERS
    at_fields: tuple[str, ...] = AT_FIELDS
    effect_kinds: tuple[EffectKind, ...] = BOSS_MONSTER_KINDS

    def __init__(self, state: BossMonsterState, fields: dict[str, Node], players: list[dict[str, Node]]) -> None:
        self.state = state
        self.fields = fields
        self.players = players
        self.effects = EffectReader(state, self.effect_kinds, self.find_card)

    def find_card(self, node: Node, among: Iterable[CardId] | None = None, what: str = "card") -> CardId:
        """Return the card that a node names among the given cards, or on the table. Raises ScenarioError."""
        try:
            return find_on_table(self.state, node.text(), self.cards_on_table() if among is None else among, what)
        except UserError as error:
            raise node.error(str(error)) from error

    def cards_on_table(self) -> list[CardId]:
        """Return the cards that are neither in a deck nor out of the game."""
        state = self.state
        hidden = {
            *state.room_deck,
            *state.spell_deck,
            *state.ordinary_deck,
            *state.epic_deck,
            *state.item_deck,
            *state.removed,
        }
        return [card for card in card_range(0, len(state.faces)) if card not in hidden]

    def read(self) -> None:
        """Read all fields, in the order of their dependencies."""
        self._read_order()
        self._read_copied_bosses()
        self._read_marks()
        self._read_start()
        self._read_seats()
        self._read_shown()

    # --- order and bosses

    def _read_order(self) -> None:
        state = self.state
        node = self.fields.get("xp_order")
        if node is None:
            state.turn_order.sort(key=lambda seat: -sum(BOSSES[state.faces[boss]].xp for boss in state.boss[seat]))
            return
        order = [entry.seat(state.players) for entry in node.entries()]
        if sorted(order) != list(seat_range(state.players)):
            raise node.error(f"xp_order must name each of the {state.players} seats once.")
        state.turn_order = order

    def _read_copied_bosses(self) -> None:
        """Read which bosses have copied the ability of another boss."""
        state = self.state
        bosses = [card for card in CARDS[1:] if card.kind == BOSS]
        for seat, fields in by_seat(self.players):
            if "guise" in fields and state.boss[seat]:
                try:
                    state.copied_boss_face[state.boss[seat][0]] = find_card(fields["guise"].text(), bosses, BOSS).face
                except UserError as error:
                    raise fields["guise"].error(str(error)) from error

    # --- lasting effects

    def _read_marks(self) -> None:
        state, fields = self.state, self.fields
        for name in CARD_NUMBERS:
            if name in fields:
                numbers = getattr(state, state_field(name))
                for written, node in fields[name].fields().items():
                    numbers[self.find_card(Node(written, node.file, node.line))] = node.number()
        for name in self.card_lists:
            if name in fields:
                cards = getattr(state, state_field(name))
                # A surviving hero may have left the game since.
                cards += [
                    (self._find_anywhere if name == "survivors" else self.find_card)(node)
                    for node in fields[name].entries()
                ]
        for name in FLAGS:
            if name in fields:
                setattr(state, state_field(name), fields[name].flag())
        self.effects.read_table(fields)
        if "sent_back" in fields:
            for written, node in fields["sent_back"].fields().items():
                hero = self.find_card(Node(written, node.file, node.line))
                state.maze_visits += tuple([(hero, self.find_card(entry)) for entry in node.entries()])
        for pair in fields["exchanged"].entries() if "exchanged" in fields else []:
            state.swapped_treasure.append([self.find_card(entry) for entry in pair.entries()])
        for pair in fields["swapped"].entries() if "swapped" in fields else []:
            self._swap_rooms(pair)
        if "died_in" in fields:
            state.last_death_room = self._find_anywhere(fields["died_in"])
        if "fallen" in fields:
            state.last_dead_hero = self._find_anywhere(fields["fallen"])

    def _read_shown(self) -> None:
        for written, node in self.fields["shown"].fields().items() if "shown" in self.fields else ():
            seat = Node(written, node.file, node.line).seat(self.state.players)
            for entry in node.entries():
                # Two copies in one hand are two cards, so each is shown once.
                unseen = [card for card in self.cards_on_table() if not self.state.knows[card] & 1 << seat]
                visibility.reveal_to(self.state, self.find_card(entry, unseen), seat)

    # --- where play begins

    def _read_start(self) -> None:
        state, game = self.state, rules_of(self.state)
        where = self.fields.get("at")
        at = where.fields(self.at_fields, of="at") if where is not None else {}
        inside = self.fields.get("inside")
        name = at["phase"].text() if "phase" in at else "adventure" if inside is not None else "build"
        if "step" in at:
            return self._read_exact_step(at)
        if name not in self.phase_starts:
            known = ("setup", *self.phase_starts)
            raise at["phase"].error(f"Play cannot begin at {name!r}{did_you_mean(name, known)}.")
        if not game.seats():
            raise BossMonsterError("error-all-out")
        state.phase, state.step = self.phase_starts[name]
        state.active_seat = at["active"].seat(state.players) if "active" in at else game.first_seat()
        if state.eliminated[state.active_seat]:
            raise at["active"].error(f"Seat {state.active_seat} is out of the game and cannot be active.")
        state.round = at["round"].number(least=1) if "round" in at else 1
        if name == "beginning":
            state.round -= 1
        order = game.seats()
        to_come = order[order.index(state.active_seat) :]
        if name == "build":
            for seat in to_come:
                state.builds_left[seat] = 1
        elif name == "adventure":
            for seat in to_come:
                state.heroes_to_enter += state.entrance[seat]
        if inside is not None:
            self._read_inside(inside, name)
        return None

    def _read_inside(self, node: Node, phase: str) -> None:
        """Read the hero in a dungeon: it has taken the damage of its room, and the window after the damage is open."""
        state, game = self.state, rules_of(self.state)
        if phase != "adventure":
            raise node.error("A hero is inside a dungeon only in the adventure phase.")
        fields = node.fields(INSIDE_FIELDS, of="inside")
        for name in ("hero", "room"):
            if name not in fields:
                raise node.error(f"Write the {name} too: inside: {{hero: ..., room: ...}}.")
        hero = state.hero_in_dungeon[0]
        rooms = game.active_rooms(state.active_seat)
        room = self.find_card(fields["room"], rooms, f"active room of seat {state.active_seat} called")
        state.hero_room = room
        passed = rooms[: rooms.index(room) + 1]
        state.rooms_entered += [other for other in passed if other not in state.rooms_entered]
        if "health" in fields:
            state.damage_taken[hero] = game.health_of(hero) - fields["health"].number()
        elif hero not in state.damage_taken:
            state.damage_taken[hero] = sum(game.damage_of(other) for other in passed)
        state.heroes_entered_count[state.active_seat] = max(state.heroes_entered_count[state.active_seat], 1)
        state.any_hero_moved = True
        state.step, state.step_after_window = "window", "leave_room"
        state.next_hero = hero
        self._read_walk(fields)

    def _read_walk(self, fields: dict[str, Node]) -> None:
        if "fresh" in fields:
            self.state.entering_pending = fields["fresh"].flag()
        if "passes_over" in fields:
            self.state.rooms_to_skip = fields["passes_over"].number(least=0)

    def steps(self) -> Collection[str]:
        """Return the names of the steps of the game."""
        from underkeep.games.boss_monster.game import GAME

        return GAME.steps

    def _read_exact_step(self, at: dict[str, Node]) -> None:
        """Read a step by its name, as exported positions give it. Nothing is derived from other fields."""
        state = self.state
        step = at["step"].text()
        steps = self.steps()
        if step not in steps:
            raise at["step"].error(f"There is no step called {step!r}{did_you_mean(step, steps)}.")
        state.step = step
        if step == "classic_discard":
            # Chosen cards lie aside face-down; the field `shown` gives the seats that laid them there.
            for card in state.spells_being_cast:
                state.knows[card] = 0
        phase = at["phase"].text() if "phase" in at else "build"
        if phase not in self.phases:
            raise at["phase"].error(f"There is no phase called {phase!r}{did_you_mean(phase, self.phases)}.")
        state.phase = Phase(self.phases.index(phase))
        state.active_seat = at["active"].seat(state.players) if "active" in at else rules_of(state).first_seat()
        state.round = at["round"].number(least=0) if "round" in at else 1
        if "then" in at:
            state.step_after_window = at["then"].text()
        if "asked" in at:
            state.passes_in_a_row = at["asked"].number(least=0)
        if "resolving" in at:
            state.resolving = at["resolving"].flag()
        if "next_up" in at:
            state.next_hero = self.find_card(at["next_up"])
        inside = self.fields.get("inside")
        if inside is not None:
            fields = inside.fields(INSIDE_FIELDS, of="inside")
            if "room" in fields:
                state.hero_room = self.find_card(fields["room"])
            self._read_walk(fields)
        if "waiting" in self.fields:
            waiting = self.fields["waiting"].entries()
            state.waiting_effects = tuple([self._read_waiting_effect(node) for node in waiting])

    def _read_waiting_effect(self, node: Node) -> WaitingEffect:
        """Return a declared effect that has not resolved yet."""
        fields = node.fields(("seat", "source", "text", "targets", "paid"), of="a waiting effect")
        seat = fields["seat"].seat(self.state.players)
        source = self.find_card(fields["source"])
        printed = CARDS[self.state.copied_boss_face.get(source, self.state.faces[source])]
        text = fields["text"].number(least=1) - 1 if "text" in fields else 0
        ability = ability_of(printed, text)
        if ability is None:
            raise fields["source"].error(f"{printed.name} has no ability that could wait.")
        if source in self.state.spells_being_cast:
            self.state.caster_of_spell[source] = seat
        targets: list[int] = []
        written = fields["targets"].entries() if "targets" in fields else []
        for target, entry in zip(ability.targets, written, strict=False):
            if target.kind == "seat":
                targets.append(entry.seat(self.state.players))
            else:
                targets.append(read_treasure(entry) if target.kind == "treasure" else self._find_anywhere(entry))
        paid = None
        if "paid" in fields:
            counted = ability.cost is not None and ability.cost.counts
            paid = fields["paid"].number(least=0) if counted else self._find_anywhere(fields["paid"])
        return WaitingEffect(seat, source, printed.face, text, tuple(targets), paid)

    def _swap_rooms(self, pair: Node) -> None:
        """Swap two rooms, also of two dungeons, which no printed card can do (BM-12.8)."""
        rooms = [self.find_card(entry, rules_of(self.state).all_rooms(), "room") for entry in pair.entries()]
        if len(set(rooms)) != 2:
            raise pair.error("Two different rooms change places; write swapped: [[Open Grave, Golem Factory]].")
        rules_of(self.state).swap_rooms(*rooms)

    def _find_anywhere(self, node: Node) -> CardId:
        return self.find_card(node, card_range(0, len(self.state.faces)))

    # --- seats

    def _read_seats(self) -> None:
        state = self.state
        for seat, fields in by_seat(self.players):
            visible = [stack for stack in state.dungeon[seat] if stack[-1] not in state.face_down_cards]
            state.levelled_up[seat] = len(visible) >= FULL_DUNGEON
            for name in self.seat_numbers:
                if name in fields:
                    getattr(state, state_field(name))[seat] = fields[name].number(least=0)
            for name in SEAT_FLAGS:
                if name in fields:
                    getattr(state, state_field(name))[seat] = fields[name].flag()
            if "due" in fields:
                queue = state.entrance[seat]
                due = [self.find_card(node, queue, "hero at the entrance") for node in fields["due"].entries()]
                state.heroes_to_enter = [hero for hero in state.heroes_to_enter if hero not in queue] + due
            if "built" in fields:
                tops = [stack[-1] for stack in state.dungeon[seat]]
                state.build_effects_due.update(
                    (self.find_card(node, tops, "room"), seat) for node in fields["built"].entries()
                )
            self.effects.read_seat(seat, fields)
            for node in fields["played"].entries() if "played" in fields else []:
                spells = [
                    card for card in (*state.discard, *state.spells_being_cast) if card not in state.spells_played
                ]
                state.spells_played[self.find_card(node, spells, "spell")] = seat


def ability_of(printed: Card, text: int) -> Ability | None:
    """Return the text of this number that a player can declare, or None if the card has none."""
    if printed.kind == SPELL:
        return printed.texts[text] if text < len(printed.texts) else None
    if printed.kind == MINIBOSS:
        levels = MINIBOSSES[printed.face].levels
        return levels[text].activated if text < len(levels) else None
    texts = (printed.activated, printed.from_hand, printed.offered)
    return texts[text] if text < len(texts) else None
