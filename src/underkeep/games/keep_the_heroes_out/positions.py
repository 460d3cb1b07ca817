"""Setting up a position: what stands and lies where (docs/scenarios.md)."""

from __future__ import annotations

import msgspec

from underkeep.core import secrets
from underkeep.core.errors import Complaint, nearest
from underkeep.core.reading import Node
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, CLANS
from underkeep.games.keep_the_heroes_out.cards.declare import EVENT_CARD, HERO_CARD, LOOT, TACTIC, TILE, Card
from underkeep.games.keep_the_heroes_out.dungeon import corridor, drawn
from underkeep.games.keep_the_heroes_out.rules import Keep
from underkeep.games.keep_the_heroes_out.setup import Setup, empty_state, lay_out, new_cards
from underkeep.games.keep_the_heroes_out.sights import HERO, PORTALS, room_called
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    CLASSES,
    EXHAUSTED,
    LABORATORY,
    LAST_WAVE,
    MOST_TOKENS,
    NOTHING,
    NOWHERE,
    PHASES,
    RAID,
    ROOMS,
    TOKENS,
    KeepState,
)

SETUP_FIELDS = ("players", "scenario", "level", "voting", "names")
PLACES = ("rooms", "loot", "loot_deck", "guild", "guild_discard", "projects", "plans", "rubble", "stage")
FIELDS = (*SETUP_FIELDS, *PLACES, "wave", "at", "lent")
SEAT_FIELDS = ("clan", "monsters", "harm", "hand", "deck", "discard", "area")
ROOM_FIELDS = ("heroes", "monsters", "portal", "treasure", "flooded", *TOKENS)
AT_FIELDS = ("phase", "active", "gambled", "raid", "turn")
FIRST_STEP = {"play": "play", "exchange": "exchange", "cleanup": "cleanup", "raid": "raid", "ending": "end_turn"}


def read_setup(fields: dict[str, Node], where: Node) -> Setup:
    """The setup that a scenario chooses."""
    players = fields.get("players")
    number = 1 if players is None else players.number(1) if players.is_number else len(players.entries())
    clans = []
    if players is not None and not players.is_number:
        for node in players.entries():
            seat = node.fields(SEAT_FIELDS, of="a player")
            clans.append(seat["clan"].text() if "clan" in seat else "")
    page = fields.get("scenario")
    text = ""
    if page is not None:
        # An own page may stand in the scenario itself.
        text = msgspec.json.encode(page.plain()).decode() if page.is_mapping else page.text()
    chosen = Setup(
        players=number,
        scenario=text,
        level=fields["level"].text() if "level" in fields else "family",
        clans=tuple(clans),
        voting="voting" in fields and fields["voting"].flag(),
        names=tuple(node.text() for node in fields["names"].entries()) if "names" in fields else (),
    )
    try:
        return chosen.checked()
    except Complaint as complaint:
        guilty = next((fields[name] for name in ("scenario", "level", "players") if name in fields), where)
        raise guilty.mistake(str(complaint)) from complaint


def only_setup(fields: dict[str, Node]) -> None:
    """A game that begins with its setup has no position yet: raises Mistake if one is described."""
    for name, node in fields.items():
        if name not in (*SETUP_FIELDS, "at"):
            raise node.mistake(f"Nothing lies on the table yet in the phase setup, so {name} cannot be said.")
    players = fields.get("players")
    for entry in players.entries() if players is not None and not players.is_number else ():
        entry.fields(("clan",), of="a player before the setup")


class Arrangement:
    """Reads a position into a state."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.state: KeepState = empty_state(setup, seed)
        self.game = Keep(self.state)

    def arrange(self, fields: dict[str, Node]) -> KeepState:
        """Everything that the fields name; what they do not mention takes a default."""
        state = self.state
        seats = self._seats(fields.get("players"))
        self._clans(seats)
        lay_out(self.game)
        self._lent(fields.get("lent"))
        secrets.shuffle_pile(state, state.loot_deck)
        for seat, wanted in enumerate(seats):
            self._seat(seat, wanted)
        if "rooms" in fields:
            for name, node in fields["rooms"].fields().items():
                self._room(self._room_number(name, node), node)
        self._piles(fields)
        if "wave" in fields:
            state.wave = fields["wave"].number(1)
            if state.wave > LAST_WAVE:
                raise fields["wave"].mistake(f"There are only {LAST_WAVE} waves.")
        if "rubble" in fields:
            state.rubble = [self._corridor(node) for node in fields["rubble"].entries()]
        if "stage" in fields:
            state.stage = self._room_number(fields["stage"].text(), fields["stage"])
        self._at(fields["at"].fields(AT_FIELDS, of="at") if "at" in fields else {})
        return state

    # --- players ----------------------------------------------------------------------------------------

    def _seats(self, node: Node | None) -> list[dict[str, Node]]:
        if node is None or node.is_number:
            return [{} for _ in range(self.state.players)]
        return [entry.fields(SEAT_FIELDS, of="a player") for entry in node.entries()]

    def _clans(self, seats: list[dict[str, Node]]) -> None:
        """Who names no clan gets the largest free one."""
        state = self.state
        taken = [seat["clan"].text().lower() for seat in seats if "clan" in seat]
        free = [clan for clan in reversed(range(len(CLANS))) if CLAN_NAMES[clan] not in taken]
        for number, seat in enumerate(seats):
            clan = CLAN_NAMES.index(seat["clan"].text().lower()) if "clan" in seat else free.pop(0)
            state.clan[number] = clan
            state.monster[number] = [NOWHERE] * CLANS[clan].monsters
            state.harm[number] = [0] * CLANS[clan].monsters

    def _seat(self, seat: int, fields: dict[str, Node]) -> None:
        state = self.state
        own = new_cards(state, catalogue.tactics_of(state.clan[seat]))
        secrets.shuffle_pile(state, own)
        for name in ("hand", "discard", "area"):
            for node in fields[name].entries() if name in fields else ():
                getattr(state, name)[seat].append(self._take(node, (TACTIC, LOOT), own, state.loot_deck))
        top: list[int] = []
        if "deck" in fields:
            node = fields["deck"]
            only = node.is_mapping
            for entry in (node.fields(("only",), of="deck")["only"] if only else node).entries():
                top.append(self._take(entry, (TACTIC, LOOT), own, state.loot_deck))
            if only:
                self._forget(own)
                own = []
        state.deck[seat] = own + top[::-1]
        for name in ("hand", "discard", "area"):
            secrets.show_all(state, getattr(state, name)[seat])
        if "monsters" in fields:
            for name, node in fields["monsters"].fields().items():
                for _ in range(node.number(0)):
                    self._place_monster(seat, self._room_number(name, node), node)
        if "harm" in fields:
            self._harm(seat, fields["harm"])

    def _harm(self, seat: int, node: Node) -> None:
        """The damage on the monsters, in the order in which `monsters` names them."""
        health, standing = self.game.clan(seat).health, len(self.state.monster[seat]) - len(self.game.in_lair(seat))
        for number, entry in enumerate(node.entries()):
            if number >= standing:
                raise entry.mistake(f"Only {standing} of these monsters are in the dungeon.")
            self.state.harm[seat][number] = entry.number(0)
            if self.state.harm[seat][number] >= health:
                raise entry.mistake(f"A monster of this clan goes home with {health} damage.")

    def _place_monster(self, seat: int, room: int, node: Node) -> None:
        lair = self.game.in_lair(seat)
        if not lair:
            raise node.mistake(f"The {self.game.clan(seat).id} have only {self.game.clan(seat).monsters} monsters.")
        self.state.monster[seat][lair[0]] = room

    def _forget(self, cards: list[int]) -> None:
        """Take cards out of the game: a position may have fewer than an ordinary game."""
        self.state.gone += cards

    def _take(self, node: Node, kinds: tuple[str, ...], *piles: list[int]) -> int:
        """A card of this name from one of the piles."""
        written = node.text().casefold()
        for pile in piles:
            for card in pile:
                printed = CARDS[self.state.faces[card]]
                if printed.kind in kinds and _called(printed) == written:
                    pile.remove(card)
                    return card
        known = [_called(card) for card in CARDS[1:] if card.kind in kinds]
        if written in known:
            raise node.mistake(f"{node.text()} is not left for this place.")
        raise node.mistake(f"There is no card {node.text()!r} here{nearest(written, known)}.")

    # --- rooms ------------------------------------------------------------------------------------------

    def _room_number(self, name: str, node: Node) -> int:
        try:
            return room_called(name)
        except Complaint as complaint:
            raise node.mistake(str(complaint)) from complaint

    def _room(self, room: int, node: Node) -> None:
        state = self.state
        fields = node.fields(ROOM_FIELDS, of="a room")
        if state.cell[room] == NOWHERE:
            raise node.mistake(f"The {ROOMS[room].replace('_', ' ')} is not in this dungeon.")
        for number, name in enumerate(TOKENS):
            if name in fields:
                state.tokens[room][number] = fields[name].number(0)
                if self.game.tokens_left(number) < 0:
                    raise fields[name].mistake(f"There are only {MOST_TOKENS} of {name}.")
        if "heroes" in fields:
            for entry in fields["heroes"].entries():
                self._hero(room, entry)
        if "monsters" in fields:
            for name, entry in fields["monsters"].fields().items():
                if name not in CLAN_NAMES or CLAN_NAMES.index(name) not in state.clan:
                    raise entry.mistake(f"Nobody plays {name!r}{nearest(name, CLAN_NAMES)}.")
                for _ in range(entry.number(0)):
                    self._place_monster(state.clan.index(CLAN_NAMES.index(name)), room, entry)
        if "portal" in fields:
            text = fields["portal"].text()
            if text not in PORTALS:
                raise fields["portal"].mistake(f"A portal is one of {', '.join(PORTALS)}.")
            state.portal[room] = PORTALS.index(text)
        if "flooded" in fields:
            if room in state.flooded:
                state.flooded.remove(room)
            if fields["flooded"].flag():
                state.flooded.append(room)
        if "treasure" in fields:
            self._treasures(room, fields["treasure"])

    def _hero(self, room: int, node: Node) -> None:
        words = HERO.fullmatch(" ".join(node.text().lower().split()))
        if words is None:
            known = [*CLASSES, *(f"exhausted {name}" for name in CLASSES)]
            raise node.mistake(f"There is no hero {node.text()!r}{nearest(node.text(), known)}.")
        hero = self.game.hero_left(CLASSES.index(words["class"]))
        if hero == NOTHING:
            raise node.mistake(f"There is no {words['class']} left.")
        state = self.state
        state.hero[hero], state.due[hero] = room, EXHAUSTED if words["tired"] else ACTS
        state.bruise[hero] = int(words["hurt"] or 0)
        if self.game.health_of(hero) <= 0:
            raise node.mistake(f"A {words['class']} with {words['hurt']} damage is gone.")

    def _treasures(self, room: int, node: Node) -> None:
        """Values, or `{value: 1, back: regeneration}`; `[]` takes the treasure away."""
        state = self.state
        state.reserve += state.treasure[room]
        state.treasure[room] = []
        for entry in node.entries() if not node.is_mapping else [node]:
            fields = entry.fields(("value", "back"), of="a treasure") if entry.is_mapping else {"value": entry}
            value = fields["value"].number(1)
            back = fields["back"].text() if "back" in fields else ""
            fitting = self.game.treasures_left(value)
            wanted = [card for card in fitting if not back or CARDS[state.faces[card]].effect == back]
            if fitting and not wanted:
                wanted = self._swap_back(value, back, fitting[0], entry)
            if not wanted:
                raise entry.mistake(f"There is no treasure of value {value} left{' with this back' if back else ''}.")
            state.reserve.remove(wanted[0])
            state.treasure[room].append(wanted[0])

    def _swap_back(self, value: int, back: str, card: int, node: Node) -> list[int]:
        """The back that is wanted lies hidden elsewhere: the two change places."""
        state = self.state
        for pile in state.treasure:
            for other in pile:
                if self.game.card_value(other) == value and CARDS[state.faces[other]].effect == back:
                    state.faces[card], state.faces[other] = state.faces[other], state.faces[card]
                    return [card]
        return []

    def _corridor(self, node: Node) -> int:
        one, _, other = node.text().partition(" to ")
        ends = self._room_number(one, node), self._room_number(other, node)
        if ends[1] not in drawn(tuple(self.state.cell), tuple(self.state.turned), ()).neighbours[ends[0]]:
            raise node.mistake(f"No corridor connects the {one} with the {other}.")
        return corridor(*ends)

    # --- piles ------------------------------------------------------------------------------------------

    def _lent(self, node: Node | None) -> None:
        """The clan whose cards are in the loot deck."""
        state = self.state
        if node is None and state.cell[LABORATORY] == NOWHERE:
            return
        name = node.text() if node is not None else ""
        free = [clan for number, clan in enumerate(CLAN_NAMES) if number not in state.clan]
        if node is not None and name not in free:
            raise node.mistake(f"The clan {name!r} cannot be lent{nearest(name, free)}.")
        clan = CLAN_NAMES.index(name) if name else next(c for c in range(len(CLANS)) if c not in state.clan)
        state.spare_clan = clan
        state.loot_deck += new_cards(state, catalogue.tactics_of(clan))

    def _piles(self, fields: dict[str, Node]) -> None:
        state = self.state
        if "loot" in fields:
            state.loot_row = [self._take(node, (LOOT, TACTIC), state.loot_deck) for node in fields["loot"].entries()]
            secrets.show_all(state, state.loot_row)
        else:
            self.game.fill_row()
        if "loot_deck" in fields:
            state.loot_deck = self._stacked(fields["loot_deck"], state.loot_deck, (LOOT, TACTIC))
        kinds = (HERO_CARD, EVENT_CARD)
        for node in fields["guild_discard"].entries() if "guild_discard" in fields else ():
            state.guild_discard.append(self._take(node, kinds, state.guild_deck))
        secrets.show_all(state, state.guild_discard)
        if "guild" in fields:
            state.guild_deck = self._stacked(fields["guild"], state.guild_deck, kinds, rest=state.guild_discard)
        if "projects" in fields:
            stack = state.plans + state.projects
            state.projects = [self._take(node, (TILE,), stack) for node in fields["projects"].entries()]
            state.plans = stack
        if "plans" in fields:
            state.plans = self._stacked(fields["plans"], state.plans, (TILE,))
        secrets.show_all(state, state.projects)
        for card in state.plans:
            state.knows[card] = 0

    def _stacked(self, node: Node, deck: list[int], kinds: tuple[str, ...], rest: list[int] | None = None) -> list[int]:
        """A deck with these cards on top, the first one first; `{only: [...]}`: nothing below them."""
        only = node.is_mapping
        entries = (node.fields(("only",), of="a deck")["only"] if only else node).entries()
        left = list(deck)
        top = [self._take(entry, kinds, left) for entry in entries]
        if only:
            if rest is None:
                self._forget(left)
            else:
                rest += left
                secrets.show_all(self.state, left)
            left = []
        return left + top[::-1]

    # --- when -------------------------------------------------------------------------------------------

    def _at(self, fields: dict[str, Node]) -> None:
        state = self.state
        phase = fields["phase"].text() if "phase" in fields else "play"
        if phase not in FIRST_STEP:
            raise fields["phase"].mistake(f"The phase is one of {', '.join(FIRST_STEP)}{nearest(phase, FIRST_STEP)}.")
        state.phase = PHASES.index(phase)
        state.step = FIRST_STEP[phase]
        state.active = fields["active"].seat(state.players) if "active" in fields else 0
        state.gambled = fields["gambled"].flag() if "gambled" in fields else False
        state.turns = fields["turn"].number(1) if "turn" in fields else 1
        if any(due != EXHAUSTED for due in state.due):
            # Heroes that are written active act at once.
            state.then, state.step = state.step, "heroes"
        if "raid" in fields:
            state.raid = fields["raid"].number(0)
            if phase == "raid":
                state.phase = RAID
                if state.step == "heroes":
                    state.then = "raid_card"
                else:
                    state.step = "raid_card"


def _called(card: Card) -> str:
    """How a card is written."""
    return card.name.casefold() if card.kind != TILE else ROOMS[card.room].replace("_", " ")
