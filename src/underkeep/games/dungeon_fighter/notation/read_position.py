"""Setting up a position: heroes, chest, decks, and what lies on the target (docs/scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from underkeep.core import visibility
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.names import is_short_for
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.card_types import ARMOUR, RARITY, Card
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.card_names import find_card
from underkeep.games.dungeon_fighter.notation.moves import fighter_name
from underkeep.games.dungeon_fighter.physics.outcome import OFF
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.setup.setup import (
    CHOSEN,
    INITIAL_WHITE_DICE,
    RANDOM,
    Setup,
    available_heroes,
    empty_state,
)
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COLOURS,
    COMBAT,
    DICE,
    DUNGEON,
    EXTRA_LIFE,
    FROSTS,
    HOLE_COUNT,
    MAX_COINS,
    MAX_EXPERIENCE,
    MAX_SCARS,
    MAX_WHITE_DICE,
    NOBODY,
    PHASES,
    REST,
    SHOP_COUNT,
    SHOPPING,
    TEMPLATES,
    UPGRADES,
    WATER,
    WATER_CUBES,
    WHITE,
    FighterState,
    LyingDie,
    Template,
)

SETUP_FIELDS = (
    "players", "heroes", "difficulty", "ballads", "combined", "first_boss", "target", "shape", "throws", "names",
)  # fmt: skip
FIELDS = (
    *SETUP_FIELDS, "chest", "boss", "room", "rooms", "visited", "room_discard", "monster", "monsters", "beaten",
    "stall", "stall_deck", "discard", "big_bads", "gone", "dice", "lying", "templates", "icebergs",
    "tokens", "turned", "at",
)  # fmt: skip
HERO_FIELDS = ("hero", "life", "scars", "dead", "experience", "upgrades", "gear", "trophies")
SETUP_HERO_FIELDS = ("hero",)
PILES = {
    "room": catalogue.ROOM_IDS,
    "visited": catalogue.ROOM_IDS,
    "room_discard": catalogue.ROOM_IDS,
    "beaten": catalogue.MONSTER_IDS,
    "stall": catalogue.EQUIPMENT_IDS,
    "discard": catalogue.EQUIPMENT_IDS,
    "gone": range(len(catalogue.FACES)),
}
"""Which cards can lie where."""
TOKENS = ("tune", "brawler")
CARDS_WITH_ID = CARDS[1 : len(catalogue.FACES) + 1]
"""All cards but those of the heroes."""
FIRST_STEP = {DUNGEON: "begin_round", COMBAT: "turn", REST: "rest", SHOPPING: "shop", BATTLE: "battle"}


def read_setup(fields: dict[str, Node], where: Node) -> Setup:
    """The setup that a scenario chooses. Without `players` there are as many as heroes."""
    listed = fields["heroes"].entries() if "heroes" in fields else []
    heroes = tuple(_hero_id(node) for node in listed)
    players = fields["players"].number(1) if "players" in fields else max(2, len(heroes))

    def text(name: str, usual: str) -> str:
        return fields[name].text() if name in fields else usual

    chosen = Setup(
        players=players,
        heroes=heroes,
        difficulty=text("difficulty", "normal"),
        ballads="ballads" in fields and fields["ballads"].flag(),
        combined="combined" in fields and fields["combined"].flag(),
        boss=text("first_boss", RANDOM),
        target=text("target", "rings"),
        dice=text("shape", "cubes"),
        throws=text("throws", "simulated"),
        names=tuple(node.text() for node in fields["names"].entries()) if "names" in fields else (),
    )
    try:
        return chosen.checked()
    except UserError as error:
        guilty = next((fields[name] for name in SETUP_FIELDS if name in fields), where)
        raise guilty.error(str(error)) from error


def _hero_id(node: Node) -> str:
    if node.is_mapping:
        fields = node.fields(HERO_FIELDS, of="a hero")
        word = fields["hero"].text() if "hero" in fields else CHOSEN
    else:
        word = node.text()
    return "" if word == CHOSEN else word


def printed_card(card: int) -> Card:
    """What is printed on a card before anything is shuffled: a name in a position means the card that has it then."""
    return CARDS[catalogue.FACES[card]]


def is_hidden(node: Node) -> bool:
    """Whether a card is written down without its face."""
    return node.is_text and str(node.value).startswith(HIDDEN)


class PositionReader:
    """Reads a position into a state."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.state: FighterState = empty_state(setup, seed)
        self.game = Queries(self.state)
        self.free = set(range(len(self.state.faces)))
        """The cards that have no place yet."""
        self.written: dict[int, str] = {}
        """The field in which each card is written that has one."""

    def arrange(self, fields: dict[str, Node]) -> FighterState:
        """Everything that the fields name; what they do not mention takes a default."""
        state = self.state
        at = fields["at"].fields() if "at" in fields else {}
        early = "step" in at and at["step"].value in ("choose_hero", "choose_boss")
        self._heroes(fields.get("heroes"), early)
        state.boss = self._fighter(fields["boss"]) if "boss" in fields else NOBODY if early else 0
        self._chest(fields.get("chest"))
        for name, ids in PILES.items():
            if name in fields:
                # What is unknown and has left the game is what is left in the end.
                named = [node for node in fields[name].entries() if not is_hidden(node)]
                getattr(state, name)[:] = [self._card(node, ids, name) for node in named]
        if len(state.room) > 1:
            rooms = " and ".join(printed_card(card).name for card in state.room)
            raise fields["room"].error(f"The party is in one room at a time, not in {rooms}.")
        self._monster(fields.get("monster"))
        self._decks(fields)
        self._target(fields)
        self._at(at)
        self._possible()
        for pile in (state.room, state.visited, state.room_discard, state.monster, state.beaten, state.discard,
                     state.stall, state.rarities, *state.gear, *state.trophies):  # fmt: skip
            visibility.reveal_to_all(state, pile)
        return state

    # --- heroes and chest -------------------------------------------------------------------------------

    def _heroes(self, node: Node | None, early: bool) -> None:
        """Whoever names no hero gets a free one, unless heroes are still to be chosen."""
        state = self.state
        for fighter, hero in enumerate(self.setup.heroes):
            if hero in HERO_IDS:
                state.hero[fighter] = HERO_IDS.index(hero)
        for fighter in range(len(state.hero)):
            if state.hero[fighter] == NOBODY and not early:
                state.hero[fighter] = available_heroes(state)[0]
        for fighter, entry in enumerate(node.entries() if node is not None else ()):
            if entry.is_mapping:
                self._hero(fighter, entry.fields(HERO_FIELDS, of="a hero"))

    def _hero(self, fighter: int, fields: dict[str, Node]) -> None:
        state = self.state
        if "scars" in fields:
            state.scars[fighter] = sorted({self._colour(node) for node in fields["scars"].entries()})
            if len(state.scars[fighter]) > MAX_SCARS:
                raise fields["scars"].error(f"A hero has at most {MAX_SCARS} scars.")
        most = self.game.max_life(fighter)
        state.life[fighter] = fields["life"].number(0) if "life" in fields else most
        if state.life[fighter] > most:
            raise fields["life"].error(f"With these scars the hero has at most {most} life.")
        state.dead[fighter] = "dead" in fields and fields["dead"].flag()
        if state.dead[fighter]:
            state.life[fighter] = 0
        if "experience" in fields:
            state.experience[fighter] = fields["experience"].number(0)
            if state.experience[fighter] > MAX_EXPERIENCE:
                raise fields["experience"].error(f"A hero has at most {MAX_EXPERIENCE} experience.")
        if "upgrades" in fields:
            for name, node in fields["upgrades"].fields().items():
                colour = self._colour(Node(name, node.file, node.line))
                if node.text() not in UPGRADES:
                    raise node.error(f"An upgrade is one of {', '.join(UPGRADES)}.")
                state.upgrades[fighter][colour] = UPGRADES.index(node.text())
        if "gear" in fields:
            for node in fields["gear"].entries():
                card = self._card(node, catalogue.EQUIPMENT_IDS, f"gear of {fighter_name(state, fighter)}")
                if not state.dead[fighter] and not self.game.can_carry(fighter, card):
                    raise node.error(f"{printed_card(card).name} is more than this hero can carry.")
                state.gear[fighter].append(card)
        if "trophies" in fields:
            place = f"trophies of {fighter_name(state, fighter)}"
            trophies = fields["trophies"].entries()
            state.trophies[fighter] = [self._card(node, catalogue.MONSTER_IDS, place) for node in trophies]

    def _chest(self, node: Node | None) -> None:
        state = self.state
        fields = node.fields(("coins", "white", "rarities"), of="the chest") if node is not None else {}
        state.coins = fields["coins"].number(0) if "coins" in fields else self.setup.hero_count - 2
        state.white = fields["white"].number(0) if "white" in fields else INITIAL_WHITE_DICE
        if state.coins > MAX_COINS or state.white > MAX_WHITE_DICE:
            assert node is not None
            raise node.error(f"There are only {MAX_COINS} coins and {MAX_WHITE_DICE} white dice.")
        if "rarities" in fields:
            rarities = [card for card in catalogue.EQUIPMENT_IDS if self.game.gear_card(card).kind == RARITY]
            state.rarities = [self._card(entry, rarities, "rarities") for entry in fields["rarities"].entries()]

    # --- cards ------------------------------------------------------------------------------------------

    def _card(self, node: Node, among: Collection[int], place: str) -> int:
        """The card that a place (a field) names; it may be written short. Raises ScenarioError if it cannot lie there, or is
        written in another place too."""
        card = self._named(node, among)
        name = printed_card(card).name
        if card not in among:
            raise node.error(f"{name} cannot lie here.")
        if card in self.written:
            other = self.written[card]
            both = f"twice in {place}" if other == place else f"in {other} and in {place}"
            raise node.error(f"{name} is written {both}; the box holds only one.")
        self.written[card] = place
        self.free.discard(card)
        return card

    def _named(self, node: Node, among: Collection[int]) -> int:
        """The card that is called so, rather one of those that can lie here than another. Raises ScenarioError."""
        here = [printed_card(card) for card in sorted(among)]
        try:
            pool = here if any(is_short_for(node.text(), card.name) for card in here) else CARDS_WITH_ID
            return catalogue.face_of(find_card(node.text(), pool)) - 1
        except FighterError as error:
            raise node.error(str(error)) from error

    def _any(self, node: Node, ids: range) -> int:
        """A card that nobody knows: any with this back (`unknown 3` is a monster of level 3)."""
        level = node.text().removeprefix(HIDDEN).strip()
        if level and (not level.isdecimal() or int(level) not in catalogue.LEVELS or ids != catalogue.MONSTER_IDS):
            raise node.error(f"An unknown card is written {HIDDEN!r}, an unknown monster '{HIDDEN} 3', with its level.")
        allowed = self.free.intersection(catalogue.level_ids(int(level)) if level else ids)
        if not allowed:
            raise node.error("There are not so many cards of this kind.")
        self.free.discard(max(allowed))
        return max(allowed)

    def _monster(self, node: Node | None) -> None:
        state = self.state
        if node is None:
            return
        fields = node.fields(("card", "life", "loot", "hits"), of="the monster") if node.is_mapping else {"card": node}
        if "card" not in fields:
            raise node.error("A monster needs its card: write `card: Goblin Bobber`, for instance.")
        state.monster = [self._card(fields["card"], (*catalogue.MONSTER_IDS, *catalogue.BIG_BAD_IDS), "monster")]
        foe, room = self.game.foe, self.game.room_card()
        usual = foe.life + (room.tough if room else 0) + EXTRA_LIFE[state.difficulty]
        state.monster_life = fields["life"].number() if "life" in fields else usual
        state.loot = fields["loot"].number(0) if "loot" in fields else min(foe.loot, self.game.coins_in_supply())
        if self.game.coins_in_supply() < 0:
            raise fields["loot"].error(f"There are only {MAX_COINS} coins, with those in the chest.")
        state.hits = fields["hits"].number(0) if "hits" in fields else 0

    def _decks(self, fields: dict[str, Node]) -> None:
        """What a field lists lies on top, in this order; with `only`, nothing else is in the deck."""
        state = self.state
        state.room_deck = self._deck(fields, "rooms", catalogue.ROOM_IDS)
        state.stall_deck = self._deck(fields, "stall_deck", catalogue.EQUIPMENT_IDS)
        state.big_bads = self._deck(fields, "big_bads", catalogue.BIG_BAD_IDS)
        top, only = self._listed(fields, "monsters", catalogue.MONSTER_IDS)
        rest: list[int] = []
        for level in reversed(catalogue.LEVELS):
            pile = sorted(self.free.intersection(catalogue.level_ids(level)))
            visibility.shuffle_pile(state, pile)
            rest += [] if only else pile[: catalogue.IN_DECK[level]]
        state.monster_deck = rest + top[::-1]
        self.free -= set(rest)
        state.gone += sorted(self.free)
        self.free = set()

    def _deck(self, fields: dict[str, Node], name: str, ids: range) -> list[int]:
        top, only = self._listed(fields, name, ids)
        rest = [] if only else sorted(self.free.intersection(ids))
        self.free -= set(rest)
        visibility.shuffle_pile(self.state, rest)
        return rest + top[::-1]

    def _listed(self, fields: dict[str, Node], name: str, ids: range) -> tuple[list[int], bool]:
        if name not in fields:
            return [], False
        node = fields[name]
        only = node.is_mapping
        entries = node.fields(("only",), of="a deck")["only"].entries() if only else node.entries()
        # First those that have a name, so that nobody else takes them.
        named = {number: self._card(entry, ids, name) for number, entry in enumerate(entries) if not is_hidden(entry)}
        hidden = {number: self._any(entry, ids) for number, entry in enumerate(entries) if is_hidden(entry)}
        backs = [catalogue.level_ids(level) for level in catalogue.LEVELS] if ids == catalogue.MONSTER_IDS else [ids]
        for back in backs:
            visibility.shuffle_pile(self.state, sorted(card for card in hidden.values() if card in back))
        return [(named | hidden)[number] for number in range(len(entries))], only

    # --- the target -------------------------------------------------------------------------------------

    def _target(self, fields: dict[str, Node]) -> None:
        state = self.state
        if "dice" in fields:
            state.ready = sorted(self._die(node) for node in fields["dice"].entries())
            if WHITE in state.ready:
                raise fields["dice"].error("White dice lie in the chest: write `chest: {white: 2}`, for instance.")
        if "lying" in fields:
            state.lying = tuple(LyingDie(self._die(node), OFF) for node in fields["lying"].entries())
        self._count_dice(fields)
        if "templates" in fields:
            state.templates = tuple(Template(kind) for kind in self._templates(fields["templates"]))
        if "icebergs" in fields:
            state.icebergs = sorted(node.number(1) for node in fields["icebergs"].entries())
            if any(hole > HOLE_COUNT for hole in state.icebergs):
                raise fields["icebergs"].error(f"The holes are 1 to {HOLE_COUNT}.")
            if len(set(state.icebergs)) < len(state.icebergs):
                raise fields["icebergs"].error("Two icebergs cannot stand in one hole.")
        if "tokens" in fields:
            tokens = [node.text() for node in fields["tokens"].entries()]
            if unknown := set(tokens).difference(TOKENS):
                raise fields["tokens"].error(
                    f"There is no token {sorted(unknown)[0]!r}{did_you_mean(tokens[0], TOKENS)}."
                )
            state.tune, state.brawler = "tune" in tokens, "brawler" in tokens
        if "turned" in fields:
            for node in fields["turned"].entries():
                carried = [card for gear in state.gear for card in gear]
                card = self._named(node, carried)
                name = printed_card(card).name
                if card not in carried:
                    raise node.error(f"Nobody carries {name}.")
                if self.game.gear_card(card).kind != ARMOUR:
                    raise node.error(f"Only armour is turned, and {name} is none.")
                state.used_armour.append(card)

    def _count_dice(self, fields: dict[str, Node]) -> None:
        """No more dice than the box holds. Water cubes are ready all together, and lie one by one."""
        state = self.state
        used = Counter(lying.die for lying in state.lying) + Counter({WHITE: state.white})
        if "dice" not in fields:
            state.ready = [die for die in state.ready if die not in used]
        used += Counter({die: state.ready.count(die) * (WATER_CUBES if die == WATER else 1) for die in state.ready})
        for die, count in used.items():
            if count > {WHITE: MAX_WHITE_DICE, WATER: WATER_CUBES}.get(die, 1):
                guilty = next(fields[name] for name in ("lying", "dice") if name in fields)
                raise guilty.error(f"There are not so many dice in the box: {DICE[die]}.")

    def _templates(self, node: Node) -> list[int]:
        found: list[int] = []
        for entry in node.entries():
            word = entry.text()
            free = [kind for kind in FROSTS if kind not in found]
            if word not in ("frost", *TEMPLATES):
                raise entry.error(f"A template is one of frost, {', '.join(TEMPLATES)}.")
            kind = TEMPLATES.index(word) if word != "frost" else free[0] if free else FROSTS[0]
            if kind in found:
                raise entry.error("There are two frost templates and one weak point, and no more.")
            found.append(kind)
        return found

    def _die(self, node: Node) -> int:
        if node.text() not in DICE:
            raise node.error(f"There is no die {node.text()!r}{did_you_mean(node.text(), DICE)}.")
        return DICE.index(node.text())

    def _colour(self, node: Node) -> int:
        colours = [DICE[colour] for colour in COLOURS]
        if node.text() not in colours:
            raise node.error(f"The colours are {', '.join(colours)}.")
        return colours.index(node.text())

    def _fighter(self, node: Node) -> int:
        party = [fighter_name(self.state, fighter) for fighter in range(len(self.state.hero))]
        if node.is_number:
            return node.seat(len(party))
        hero = node.text().casefold()
        if hero not in (*party, "nobody"):
            raise node.error(f"{node.text()!r} does not play{did_you_mean(node.text(), party)}.")
        return party.index(hero) if hero in party else NOBODY

    # --- the moment -------------------------------------------------------------------------------------

    def _at(self, at: dict[str, Node]) -> None:
        from underkeep.games.dungeon_fighter.game import STEPS

        state = self.state
        known = ("phase", "step", "active", "round", "shops", "last", "slayer", "trades", "annihilated", "rolled")
        for name, node in at.items():
            if name not in known:
                raise node.error(f"There is no field {name!r} of at{did_you_mean(name, known)}.")
        fight = BATTLE if self.game.against_big_bad else COMBAT
        phase = at["phase"].text() if "phase" in at else PHASES[fight if state.monster else DUNGEON]
        if phase not in PHASES:
            raise at["phase"].error(f"The phase is one of {', '.join(PHASES)}{did_you_mean(phase, PHASES)}.")
        state.phase = PHASES.index(phase)
        state.step = FIRST_STEP.get(state.phase, "")
        if state.phase == BATTLE and state.monster:
            state.step = "turn"
        if "step" in at:
            state.step = at["step"].text()
            if state.step not in STEPS:
                raise at["step"].error(f"There is no step {state.step!r}{did_you_mean(state.step, STEPS)}.")
        # An exported position says who is active, if anybody is.
        usual = self.game.next_conscious(max(0, state.boss)) if "step" not in at or state.step == "turn" else NOBODY
        state.active = self._fighter(at["active"]) if "active" in at else usual
        state.round = at["round"].number(0) if "round" in at else int(state.phase != DUNGEON)
        state.shops = at["shops"].number(0) if "shops" in at else 0
        state.trades = at["trades"].number(0) if "trades" in at else 0
        state.throw_count = at["rolled"].number(0) if "rolled" in at else 0
        state.annihilated = "annihilated" in at and at["annihilated"].flag()
        state.last_thrower = self._fighter(at["last"]) if "last" in at else NOBODY
        state.slayer = self._fighter(at["slayer"]) if "slayer" in at else NOBODY

    def _possible(self) -> None:
        """Raises a UserError if the rules could not go on from here."""
        state, game = self.state, self.game
        if state.step in ("turn", "rest", "prepare", "flee") and not state.monster:
            raise FighterError("error-no-monster")
        if state.step in ("turn", "prepare", "flee") and state.monster_life <= 0:
            raise FighterError("error-monster-beaten")
        if (state.step == "enter" and not state.room) or (state.step == "path" and not state.room_deck):
            raise FighterError("error-no-room")
        if state.shops > SHOP_COUNT or (state.shops == SHOP_COUNT and state.step in ("shop", "buy")):
            raise FighterError("error-many-shops")
        if state.step == "battle" and not state.big_bads:
            raise FighterError("error-no-big-bad")
        if not game.conscious():
            raise FighterError("error-nobody-stands")
        if state.step in ("choose_hero", "choose_boss"):
            return
        if state.boss == NOBODY or state.dead[state.boss]:
            raise FighterError("error-living-boss")
        if state.step == "turn" and state.active not in game.conscious():
            raise FighterError("error-conscious-active")
