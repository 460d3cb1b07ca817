"""The board of Dungeon Fighter in the terminal: progress, monster, target, chest and party."""

from __future__ import annotations

from collections.abc import Container, Iterable

from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.base import BoardBase
from underkeep.cli.terminal.boards.dungeon_fighter import throw as throws
from underkeep.cli.terminal.boards.dungeon_fighter.target import LARGE_ROWS, SMALL_ROWS, TargetDrawing
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, CardId, Face, Seat, require
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS, hero_face
from underkeep.games.dungeon_fighter.display.board import technique_demands
from underkeep.games.dungeon_fighter.events import PhaseBegan, RoundBegan, TurnBegan
from underkeep.games.dungeon_fighter.options import Buy, ChooseHero, ChooseRoom, Give, Swap, UseCard
from underkeep.games.dungeon_fighter.physics.techniques import BEATS
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COLOURS,
    COMBAT,
    DICE,
    DIFFICULTIES,
    MAX_EXPERIENCE,
    NO_UPGRADE,
    PHASES,
    READY,
    SHOP_COUNT,
    Die,
    FighterNumber,
    FighterState,
)
from underkeep.games.dungeon_fighter.text.cards import card_summary
from underkeep.games.dungeon_fighter.text.events import title_text
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    card_name,
    hero_name,
    join_list,
    place_text,
    technique_name,
)

Lines = list[Text]

MIN_WIDTH_BESIDE = 100
"""From this width on, the party stands beside the target."""


class FighterBoard(BoardBase):
    """The drawings of Dungeon Fighter for one text renderer on one console."""

    chapters = (RoundBegan,)
    headings = (PhaseBegan, TurnBegan)

    # --- the table ------------------------------------------------------------------------------------

    def picture(self, state: FighterState, seat: Seat, *, brief: bool = False) -> Lines:
        """Draw the table, which looks the same for every viewer."""
        lines = [*self._where(state), *self._monster(state), *self._room(state)]
        party = [line for fighter in Queries(state).party for line in self._fighter(state, fighter, brief=brief)]
        if state.monster and state.phase in (COMBAT, BATTLE):
            lines += self._demands(state)
            target = (
                [] if brief and self.screen.height < 30 else self._target(state, SMALL_ROWS if brief else LARGE_ROWS)
            )
            lines += self._side_by_side(target, [*party, *self._chest(state), *self._lying(state)])
            return lines
        return [*lines, *party, *self._chest(state), *self._stall(state)]

    def _where(self, state: FighterState) -> Lines:
        parts = [self.text(f"phase-{PHASES[state.phase]}")]
        if state.round:
            parts.insert(0, self.text("table-round", round=state.round))
        parts.append(self.text(f"difficulty-{DIFFICULTIES[state.difficulty]}"))
        game = Queries(state)
        known = [card for card in state.visited if state.faces[card] != UNKNOWN]
        way = self.text(
            "table-way", stalls=game.stall_symbols(known), wanted=game.stalls_to_shop, shops=state.shops, all=SHOP_COUNT
        )
        decks = self.text(
            "table-decks", rooms=len(state.room_deck), monsters=len(state.monster_deck), stall=len(state.stall_deck)
        )
        return self.ends(ink(" · ".join(parts), "head"), ink(f"{way} · {decks}", "note"))

    def _monster(self, state: FighterState) -> Lines:
        """Draw a line such as `Goblin Bobber  life 6 · damage 2 · loot 2 · demands Pond`."""
        if not state.monster or state.faces[state.monster[0]] == UNKNOWN:
            return []
        game = Queries(state)
        foe, face = game.foe, state.faces[state.monster[0]]
        line = ink(card_name(self.renderer, face), "awake").append("  ")
        line.append(self.text("table-monster", life=state.monster_life, damage=foe.damage, loot=state.loot))
        asleep = [technique for technique in foe.techniques if technique not in game.awake_techniques()]
        more = [self.text("table-asleep", techniques=self._techniques(asleep))] if asleep else []
        more += [self.text("table-careless")] if foe.careless else []
        more += [self.text("table-tune")] if state.tune else []
        more += [self.text("table-brawler")] if state.brawler else []
        return paragraph(line.append("".join(f" · {part}" for part in more), "note"), self.screen, hanging=2)

    def _techniques(self, techniques: Iterable[str]) -> str:
        return join_list(self.renderer, [technique_name(self.renderer, technique) for technique in techniques])

    def _room(self, state: FighterState) -> Lines:
        if not state.room or state.faces[state.room[0]] == UNKNOWN:
            return []
        face = state.faces[state.room[0]]
        line = ink(card_name(self.renderer, face), "room").append(f"  {card_summary(self.renderer, face)}", "note")
        return paragraph(line, self.screen, hanging=2)

    def _demands(self, state: FighterState) -> Lines:
        """Draw the techniques that the next throw must meet, and their sources."""
        found = technique_demands(Queries(state))
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
            return card_name(self.renderer, state.faces[int(number)])
        return ability_name(self.renderer, "catchy-tune")

    def _target(self, state: FighterState, rows: int) -> Lines:
        return TargetDrawing(self.renderer, state, rows).lines()

    def _side_by_side(self, target: Lines, others: Lines) -> Lines:
        """Draw the target on the left and the rest beside it, if both fit."""
        across = max((line.cell_len for line in target), default=0) + 3
        if not target or self.width < MIN_WIDTH_BESIDE or any(line.cell_len > self.width - across for line in others):
            return [*target, *others]
        lines = []
        for number in range(max(len(target), len(others))):
            left = target[number].copy() if number < len(target) else Text()
            left.append(" " * (across - left.cell_len))
            lines.append(left.append_text(others[number]) if number < len(others) else left)
        for line in lines:
            line.rstrip()
        return lines

    def _fighter(self, state: FighterState, fighter: FighterNumber, *, brief: bool) -> Lines:
        """Draw a line such as `▶ Jack ♛ 7/9  scar: red · Anvil, Pot Lid (used)`."""
        game = Queries(state)
        line = ink("▶ " if fighter == state.active else "  ", "now")
        if state.hero[fighter] is None:
            return [line.append(self.text("table-no-hero", seat=self.renderer.names[game.seat(fighter)]), "note")]
        mine = game.seat(fighter) == self.renderer.viewer
        line.append(hero_name(self.renderer, state, fighter), "mine" if mine else "ally")
        if state.players > 1:
            line.append(f" ({self.text('table-you') if mine else self.renderer.names[game.seat(fighter)]})", "note")
        if fighter == state.boss:
            line.append(f" {self.text('table-boss')}", "head")
        if state.dead[fighter]:
            return paragraph(line.append(f"  {self.text('table-dead')}", "wound"), self.screen, hanging=4)
        life = self.text("table-life", life=state.life[fighter], most=game.max_life(fighter))
        line.append(f"  {life}", "soul" if state.life[fighter] > 0 else "wound")
        parts = [self.text("table-stunned")] if state.life[fighter] <= 0 else []
        if state.scars[fighter]:
            parts.append(self.text("table-scars", colours=self._colours(state.scars[fighter])))
        if state.ballads:
            parts.append(self.text("table-experience", total=state.experience[fighter], most=MAX_EXPERIENCE))
            ready = [colour for colour in COLOURS if state.upgrades[fighter][colour] == READY]
            spent = [colour for colour in COLOURS if state.upgrades[fighter][colour] not in (READY, NO_UPGRADE)]
            parts += [self.text("table-upgrades", colours=self._colours(ready))] if ready else []
            parts += [self.text("table-upgrades-spent", colours=self._colours(spent))] if spent else []
        if state.gear[fighter]:
            parts.append(", ".join(self._gear(state, card) for card in state.gear[fighter]))
        if state.trophies[fighter] and not brief:
            names = ", ".join(card_name(self.renderer, state.faces[card]) for card in state.trophies[fighter])
            parts.append(self.text("table-trophies", cards=names))
        return paragraph(line.append("".join(f" · {part}" for part in parts), "note"), self.screen, hanging=4)

    def _colours(self, colours: Iterable[Die]) -> str:
        return ", ".join(self.text(f"colour-{DICE[colour]}") for colour in colours)

    def _gear(self, state: FighterState, card: CardId) -> str:
        name = card_name(self.renderer, state.faces[card])
        if card in state.used_armour:
            return self.text("table-used", card=name)
        return self.text("table-declared", card=name) if card in state.declared_weapons else name

    def _chest(self, state: FighterState) -> Lines:
        """Draw the coins, the white dice, the rarities, and the dice that can be thrown."""
        items = [Text(self.text("table-coins", coins=state.coins)), Text(self.text("table-white", dice=state.white))]
        items += [ink(card_name(self.renderer, state.faces[card]), "treasure") for card in state.rarities]
        lines = self.named(self.text("table-chest"), items)
        if state.monster:
            ready = [ink(self.text(f"die-{DICE[die]}"), f"die-{DICE[die]}") for die in state.ready]
            lines += self.named(self.text("table-ready"), ready or [ink(self.text("table-none"), "note")])
        return lines

    def _lying(self, state: FighterState) -> Lines:
        """Describe where the dice lie."""
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
            price = Queries(state).gear_card(card).price
            items.append(ink(card_name(self.renderer, face), CARDS[face].kind).append(f" {price}", "note"))
        return self.named(self.text("table-stall"), items) if items else []

    # --- cards ----------------------------------------------------------------------------------------

    def hand(
        self, state: FighterState, seat: Seat, detail: Detail = Detail.WORDING, without: Container[int] = ()
    ) -> Lines:
        """Draw the equipment of the heroes of a seat, if whole texts are wanted: the cards are open on the table
        anyway."""
        if detail != Detail.WORDING:
            return []
        lines: Lines = []
        for fighter in self._heroes_of(state, seat):
            for card in state.gear[fighter]:
                if state.faces[card] not in without:
                    lines += self.line(state.faces[card])
        return [ink(f"{self.text('table-gear')}:", "head"), *lines] if lines else []

    def _heroes_of(self, state: FighterState, seat: Seat) -> list[FighterNumber]:
        game = Queries(state)
        return [fighter for fighter in game.party if game.seat(fighter) == seat and state.hero[fighter] is not None]

    def welcome(self, state: FighterState, seat: Seat) -> Lines:
        lines: Lines = []
        for fighter in self._heroes_of(state, seat):
            lines += self.line(hero_face(require(state.hero[fighter])))
        return lines

    def copies(self, state: FighterState, seat: Seat, option: Option) -> int:
        return 1

    def discard(self, state: FighterState) -> Lines:
        """Draw the discard pile, the visited rooms and the beaten monsters."""
        lines: Lines = []
        for message, cards in (
            ("table-discard", state.discard),
            ("table-visited", state.visited),
            ("table-beaten", state.beaten),
        ):
            names = ", ".join(card_name(self.renderer, state.faces[card]) for card in cards) or self.text("table-none")
            lines += paragraph(
                ink(f"{self.text(message)} ({len(cards)}): ", "head").append(names, ""), self.screen, 0, 2
            )
        return lines

    def stacks(self, state: FighterState, seat: Seat) -> Lines:
        """Draw the hero cards of a seat with everything that belongs to them."""
        lines = [ink(self.renderer.names[seat], "head")]
        for fighter in self._heroes_of(state, seat):
            lines += [*self._fighter(state, fighter, brief=False), *self.line(hero_face(require(state.hero[fighter])))]
            for card in state.gear[fighter]:
                lines += self.line(state.faces[card])
        return lines

    def about(self, state: FighterState, option: Option) -> str:
        return card_summary(self.renderer, self.subject(state, option))

    def subject(self, state: FighterState, option: Option) -> Face:
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
        return [self.text("table-glory", glory=glory, title=title_text(self.renderer, glory))]

    # --- throws ---------------------------------------------------------------------------------------

    def ranges(self, state: object, decision: Decision) -> Lines:
        assert isinstance(state, FighterState)
        gestures = decision.options
        assert isinstance(gestures, GestureOptions)
        usual = throws.usual_gesture(state, gestures)
        lines: Lines = []
        for name, allowed in throws.ranges_of(gestures):
            # The numbers are texts, because a separator would have to be typed.
            values = {"least": str(allowed.least), "most": str(allowed.most), "usual": str(getattr(usual, name))}
            text = self.text(f"table-{name}", **values)
            lines += paragraph(Text(text), self.screen, indent=2, hanging=2)
        for piece in usual.pieces:
            place = f"{piece.kind}={piece.x},{piece.y},{piece.turn}"
            lines += paragraph(Text(self.text("table-piece", piece=place)), self.screen, indent=2, hanging=2)
        for technique in gestures.required:
            lines += paragraph(self._beat(technique), self.screen, indent=2, hanging=2)
        example = throws.write_gesture(usual)
        lines += paragraph(
            ink(self.text("table-throw-help", example=example), "note"), self.screen, indent=2, hanging=2
        )
        return lines

    def _beat(self, technique: str) -> Text:
        """Draw the demand of a technique, and its number."""
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
        assert isinstance(decision.options, GestureOptions)
        return throws.read_gesture(state, decision.options, line) if throws.is_gesture_line(line) else None
