"""Dungeon Fighter in the terminal: where the game is, the monster, the target, the chest, and the party."""

from __future__ import annotations

from collections.abc import Container, Iterable

from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.base import BoardBase
from underkeep.cli.terminal.boards.dungeon_fighter import throw as throws
from underkeep.cli.terminal.boards.dungeon_fighter.target import LARGE, SMALL, Drawing
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.decisions import Decision, Option
from underkeep.core.state import UNKNOWN
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS, hero_face
from underkeep.games.dungeon_fighter.display.board import demands
from underkeep.games.dungeon_fighter.events import PhaseBegan, RoundBegan, TurnBegan
from underkeep.games.dungeon_fighter.options import Buy, ChooseHero, ChooseRoom, Give, Swap, UseCard
from underkeep.games.dungeon_fighter.physics.techniques import BEATS
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.verbs.queries import Looking
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COLOURS,
    COMBAT,
    DICE,
    DIFFICULTIES,
    MOST_EXPERIENCE,
    NO_UPGRADE,
    NOBODY,
    PHASES,
    READY,
    SHOPS,
    FighterState,
)
from underkeep.games.dungeon_fighter.text.cards import about_card
from underkeep.games.dungeon_fighter.text.events import title_of
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    hero_name,
    listed,
    name_of,
    place_text,
    technique_name,
)
from underkeep.games.dungeon_fighter.throw_sources.gesture_options import Gestures

Lines = list[Text]

BESIDE = 100
"""From this width on, the party stands beside the target."""


class FighterBoard(BoardBase):
    """The drawings of Dungeon Fighter for one text renderer on one console."""

    chapters = (RoundBegan,)
    headings = (PhaseBegan, TurnBegan)

    # --- the table ------------------------------------------------------------------------------------

    def picture(self, state: FighterState, seat: int, *, brief: bool = False) -> Lines:
        """The table; everybody sees the same."""
        lines = [*self._where(state), *self._monster(state), *self._room(state)]
        party = [line for fighter in Looking(state).party for line in self._fighter(state, fighter, brief=brief)]
        if state.monster and state.phase in (COMBAT, BATTLE):
            lines += self._demands(state)
            target = [] if brief and self.screen.height < 30 else self._target(state, SMALL if brief else LARGE)
            lines += self._side_by_side(target, [*party, *self._chest(state), *self._lying(state)])
            return lines
        return [*lines, *party, *self._chest(state), *self._stall(state)]

    def _where(self, state: FighterState) -> Lines:
        parts = [self.text(f"phase-{PHASES[state.phase]}")]
        if state.round:
            parts.insert(0, self.text("table-round", round=state.round))
        parts.append(self.text(f"difficulty-{DIFFICULTIES[state.difficulty]}"))
        game = Looking(state)
        known = [card for card in state.visited if state.faces[card] != UNKNOWN]
        way = self.text("table-way", stalls=game.stalls(known), wanted=game.stalls_wanted, shops=state.shops, all=SHOPS)
        decks = self.text(
            "table-decks", rooms=len(state.room_deck), monsters=len(state.monster_deck), stall=len(state.stall_deck)
        )
        return self.ends(ink(" · ".join(parts), "head"), ink(f"{way} · {decks}", "note"))

    def _monster(self, state: FighterState) -> Lines:
        """`Goblin Bobber  life 6 · damage 2 · loot 2 · demands Pond`."""
        if not state.monster or state.faces[state.monster[0]] == UNKNOWN:
            return []
        game = Looking(state)
        foe, face = game.foe, state.faces[state.monster[0]]
        line = ink(name_of(self.renderer, face), "awake").append("  ")
        line.append(self.text("table-monster", life=state.monster_life, damage=foe.damage, loot=state.loot))
        asleep = [technique for technique in foe.techniques if technique not in game.awake()]
        more = [self.text("table-asleep", techniques=self._techniques(asleep))] if asleep else []
        more += [self.text("table-careless")] if foe.careless else []
        more += [self.text("table-tune")] if state.tune else []
        more += [self.text("table-brawler")] if state.brawler else []
        return paragraph(line.append("".join(f" · {part}" for part in more), "note"), self.screen, hanging=2)

    def _techniques(self, techniques: Iterable[str]) -> str:
        return listed(self.renderer, [technique_name(self.renderer, technique) for technique in techniques])

    def _room(self, state: FighterState) -> Lines:
        if not state.room or state.faces[state.room[0]] == UNKNOWN:
            return []
        face = state.faces[state.room[0]]
        line = ink(name_of(self.renderer, face), "room").append(f"  {about_card(self.renderer, face)}", "note")
        return paragraph(line, self.screen, hanging=2)

    def _demands(self, state: FighterState) -> Lines:
        """What the next throw must meet, and who wants it."""
        found = demands(Looking(state))
        if not found:
            return []
        items = []
        for demand in found:
            by = [self._source(state, source) for source in demand.sources]
            item = ink(technique_name(self.renderer, demand.technique), "token")
            items.append(item.append(f" ({', '.join(by)})", "note"))
        return self.named(self.text("table-demands"), items)

    def _source(self, state: FighterState, source: str) -> str:
        what, _, number = source.partition(":")
        if what == "card":
            return name_of(self.renderer, state.faces[int(number)])
        return ability_name(self.renderer, "catchy-tune")

    def _target(self, state: FighterState, rows: int) -> Lines:
        return Drawing(self.renderer, state, rows).lines()

    def _side_by_side(self, target: Lines, others: Lines) -> Lines:
        """The target on the left and the rest beside it, if that fits."""
        across = max((line.cell_len for line in target), default=0) + 3
        if not target or self.width < BESIDE or any(line.cell_len > self.width - across for line in others):
            return [*target, *others]
        lines = []
        for number in range(max(len(target), len(others))):
            left = target[number].copy() if number < len(target) else Text()
            left.append(" " * (across - left.cell_len))
            lines.append(left.append_text(others[number]) if number < len(others) else left)
        for line in lines:
            line.rstrip()
        return lines

    def _fighter(self, state: FighterState, fighter: int, *, brief: bool) -> Lines:
        """`▶ Jack ♛ 7/9  scar: red · Anvil, Pot Lid (used)`."""
        game = Looking(state)
        who = ink("▶ " if fighter == state.active else "  ", "now")
        if state.hero[fighter] == NOBODY:
            return [who.append(self.text("table-no-hero", seat=self.renderer.names[game.seat(fighter)]), "note")]
        mine = game.seat(fighter) == self.renderer.viewer
        who.append(hero_name(self.renderer, state, fighter), "mine" if mine else "ally")
        if state.players > 1:
            who.append(f" ({self.text('table-you') if mine else self.renderer.names[game.seat(fighter)]})", "note")
        if fighter == state.boss:
            who.append(f" {self.text('table-boss')}", "head")
        if state.dead[fighter]:
            return paragraph(who.append(f"  {self.text('table-dead')}", "wound"), self.screen, hanging=4)
        life = self.text("table-life", life=state.life[fighter], most=game.most_life(fighter))
        who.append(f"  {life}", "soul" if state.life[fighter] > 0 else "wound")
        parts = [self.text("table-stunned")] if state.life[fighter] <= 0 else []
        if state.scars[fighter]:
            parts.append(self.text("table-scars", colours=self._colours(state.scars[fighter])))
        if state.ballads:
            parts.append(self.text("table-experience", total=state.experience[fighter], most=MOST_EXPERIENCE))
            ready = [colour for colour in COLOURS if state.upgrades[fighter][colour] == READY]
            spent = [colour for colour in COLOURS if state.upgrades[fighter][colour] not in (READY, NO_UPGRADE)]
            parts += [self.text("table-upgrades", colours=self._colours(ready))] if ready else []
            parts += [self.text("table-upgrades-spent", colours=self._colours(spent))] if spent else []
        if state.gear[fighter]:
            parts.append(", ".join(self._gear(state, card) for card in state.gear[fighter]))
        if state.trophies[fighter] and not brief:
            names = ", ".join(name_of(self.renderer, state.faces[card]) for card in state.trophies[fighter])
            parts.append(self.text("table-trophies", cards=names))
        return paragraph(who.append("".join(f" · {part}" for part in parts), "note"), self.screen, hanging=4)

    def _colours(self, colours: Iterable[int]) -> str:
        return ", ".join(self.text(f"colour-{DICE[colour]}") for colour in colours)

    def _gear(self, state: FighterState, card: int) -> str:
        name = name_of(self.renderer, state.faces[card])
        if card in state.turned:
            return self.text("table-used", card=name)
        return self.text("table-declared", card=name) if card in state.declared else name

    def _chest(self, state: FighterState) -> Lines:
        """The coins, the white dice, the rarities, and the dice that can be thrown."""
        items = [Text(self.text("table-coins", coins=state.coins)), Text(self.text("table-white", dice=state.white))]
        items += [ink(name_of(self.renderer, state.faces[card]), "treasure") for card in state.rarities]
        lines = self.named(self.text("table-chest"), items)
        if state.monster:
            ready = [ink(self.text(f"die-{DICE[die]}"), f"die-{DICE[die]}") for die in state.ready]
            lines += self.named(self.text("table-ready"), ready or [ink(self.text("table-none"), "note")])
        return lines

    def _lying(self, state: FighterState) -> Lines:
        """Where the dice lie, in words."""
        items = [
            ink(self.text(f"die-{DICE[die.die]}"), f"die-{DICE[die.die]}").append(
                f": {place_text(self.renderer, die.place, die.section)}", "note"
            )
            for die in state.lying
        ]
        return self.named(self.text("table-lying"), items) if items else []

    def _stall(self, state: FighterState) -> Lines:
        items = []
        for card in state.stall:
            face = state.faces[card]
            price = Looking(state).gear_card(card).price
            items.append(ink(name_of(self.renderer, face), CARDS[face].kind).append(f" {price}", "note"))
        return self.named(self.text("table-stall"), items) if items else []

    # --- cards ----------------------------------------------------------------------------------------

    def hand(
        self, state: FighterState, seat: int, detail: Detail = Detail.WORDING, without: Container[int] = ()
    ) -> Lines:
        """What the heroes of a seat carry. It lies open on the table, so only whole wordings are worth a place."""
        if detail != Detail.WORDING:
            return []
        lines: Lines = []
        for fighter in self._heroes_of(state, seat):
            for card in state.gear[fighter]:
                if state.faces[card] not in without:
                    lines += self.line(state.faces[card])
        return [ink(f"{self.text('table-gear')}:", "head"), *lines] if lines else []

    def _heroes_of(self, state: FighterState, seat: int) -> list[int]:
        game = Looking(state)
        return [fighter for fighter in game.party if game.seat(fighter) == seat and state.hero[fighter] != NOBODY]

    def welcome(self, state: FighterState, seat: int) -> Lines:
        lines: Lines = []
        for fighter in self._heroes_of(state, seat):
            lines += self.line(hero_face(state.hero[fighter]))
        return lines

    def copies(self, state: FighterState, seat: int, option: Option) -> int:
        return 1

    def discard(self, state: FighterState) -> Lines:
        """The discard pile, the visited rooms and the beaten monsters."""
        lines: Lines = []
        for message, cards in (
            ("table-discard", state.discard),
            ("table-visited", state.visited),
            ("table-beaten", state.beaten),
        ):
            names = ", ".join(name_of(self.renderer, state.faces[card]) for card in cards) or self.text("table-none")
            lines += paragraph(
                ink(f"{self.text(message)} ({len(cards)}): ", "head").append(names, ""), self.screen, 0, 2
            )
        return lines

    def stacks(self, state: FighterState, seat: int) -> Lines:
        """The hero cards of a seat with everything that belongs to them."""
        lines = [ink(self.renderer.names[seat], "head")]
        for fighter in self._heroes_of(state, seat):
            lines += [*self._fighter(state, fighter, brief=False), *self.line(hero_face(state.hero[fighter]))]
            for card in state.gear[fighter]:
                lines += self.line(state.faces[card])
        return lines

    def about(self, state: FighterState, option: Option) -> str:
        return about_card(self.renderer, self.subject(state, option))

    def subject(self, state: FighterState, option: Option) -> int:
        match option:
            case ChooseHero(hero):
                return hero_face(hero)
            case ChooseRoom(card) | UseCard(card) | Buy(card) | Give(card) | Swap(card):
                return state.faces[card]
        return UNKNOWN

    def scores(self, state: FighterState) -> list[str]:
        if not state.winners:
            return []
        glory = scoring.glory(state)
        return [self.text("table-glory", glory=glory, title=title_of(self.renderer, glory))]

    # --- throwing -------------------------------------------------------------------------------------

    def ranges(self, state: object, decision: Decision) -> Lines:
        assert isinstance(state, FighterState)
        gestures = decision.options
        assert isinstance(gestures, Gestures)
        usual = throws.usual(state, gestures)
        lines: Lines = []
        for name, allowed in throws.ranges_of(gestures):
            # As texts: a separator would have to be typed.
            values = {"least": str(allowed.least), "most": str(allowed.most), "usual": str(getattr(usual, name))}
            text = self.text(f"table-{name}", **values)
            lines += paragraph(Text(text), self.screen, indent=2, hanging=2)
        for piece in usual.pieces:
            place = f"{piece.kind}={piece.x},{piece.y},{piece.turn}"
            lines += paragraph(Text(self.text("table-piece", piece=place)), self.screen, indent=2, hanging=2)
        for technique in gestures.required:
            lines += paragraph(self._beat(technique), self.screen, indent=2, hanging=2)
        example = throws.written(usual)
        lines += paragraph(
            ink(self.text("table-throw-help", example=example), "note"), self.screen, indent=2, hanging=2
        )
        return lines

    def _beat(self, technique: str) -> Text:
        """What a technique asks for, and its number."""
        text = ink(technique_name(self.renderer, technique), "token")
        text.append(f": {self.text(f'technique-{technique}.text')}", "note")
        if technique in BEATS:
            beat = BEATS[technique]
            values = {"technique": technique, "least": str(beat.least), "most": str(beat.most)}
            values["usual"] = str(beat.usual)
            text.append(f" {self.text(f'table-beat-{technique}', **values)}")
        return text

    def typed(self, state: object, decision: Decision, line: str) -> Option | None:
        assert isinstance(state, FighterState)
        assert isinstance(decision.options, Gestures)
        return throws.read(state, decision.options, line) if throws.is_throw(line) else None
