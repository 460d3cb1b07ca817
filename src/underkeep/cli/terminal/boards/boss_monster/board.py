"""The board of Boss Monster in the terminal: the town, the dungeons as rows of small boxes, souls and wounds."""

from __future__ import annotations

from collections.abc import Container
from typing import cast

from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.boss_monster import cards
from underkeep.cli.terminal.boards.boss_monster.dungeon import MIN_BOX_WIDTH, AnyRules, AnyState, DungeonDrawing
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, CardId, Face, Seat
from underkeep.core.visibility import Viewer, seat_of
from underkeep.games.boss_monster.events import PhaseBegan, RoundBegan
from underkeep.games.boss_monster.options import Cast, Negate, Promote, TakeBack, Use
from underkeep.games.boss_monster.rules.bait import find_lure
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import (
    BEGINNING,
    BUILD,
    COINS,
    ENDLESS,
    ITEMS,
    PHASES,
    SETUP,
    Phase,
)
from underkeep.games.boss_monster.text.cards import card_name, card_summary
from underkeep.games.boss_monster.text.events import score_lines

Lines = list[Text]

MIN_ONE_LINE_WIDTH = 100
"""From this width on, the two lines about a player fit on one."""


class BossMonsterBoard(DungeonDrawing[AnyState, AnyRules]):
    """The drawings of Boss Monster for one text renderer on one console."""

    chapters = (RoundBegan,)
    headings = (PhaseBegan,)
    before_bait: tuple[Phase, ...] = (BEGINNING, BUILD)
    """The phases in which the board shows where heroes in town would go."""

    # --- the table ------------------------------------------------------------------------------------

    def picture(self, state: AnyState, viewer: Viewer, *, brief: bool = False) -> Lines:
        """Return the table as a viewer sees it, with the viewer's own dungeon last."""
        rules = cast("AnyRules", rules_of(state))
        lines = [*self._progress_lines(state), *self.town(state, rules, brief=brief)]
        order = [seat for seat in state.turn_order if seat != viewer]
        own = seat_of(viewer)
        if own is not None:
            order.append(own)
        for seat in order:
            lines.append(Text())
            lines += self._player(state, rules, seat, viewer, brief=brief and seat != viewer)
        return lines

    def _progress_lines(self, state: AnyState) -> Lines:
        """Return round, phase and the order of play on the left, the piles on the right or below."""
        place = Text()
        if state.round:
            place.append(self.text("table-round", round=state.round), "head").append(" · ")
        place.append(self.text(f"phase-{PHASES[state.phase]}"), "head")
        if all(state.faces[boss] != UNKNOWN for bosses in state.boss for boss in bosses):
            place.append_text(self.order_of_play(state))
        piles = ink(
            self.text(
                "table-decks",
                ordinary=len(state.ordinary_deck),
                epic=len(state.epic_deck),
                rooms=len(state.room_deck),
                spells=len(state.spell_deck),
                discard=len(state.discard),
            ),
            "note",
        )
        if ITEMS in state.rule_modules:
            piles.append(f" · {self.text('table-item-deck', items=len(state.item_deck))}", "note")
        return self.ends(place, piles)

    def order_of_play(self, state: AnyState) -> Text:
        """Return the order of play: `· Order of play: you > Ann`."""
        text = ink(f" · {self.text('table-order')}: ", "note")
        for number, seat in enumerate(state.turn_order):
            if number:
                text.append(" > ", "note")
            text.append_text(self.player_in_order(state, seat))
        return text

    def player_in_order(self, state: AnyState, seat: Seat) -> Text:
        """Return a player in the order of play."""
        style = "now" if seat == state.active_seat else "note" if state.eliminated[seat] else ""
        return ink(self.text("table-you") if seat == self.renderer.viewer else self.renderer.names[seat], style)

    # --- the town -------------------------------------------------------------------------------------

    def town(self, state: AnyState, rules: AnyRules, *, brief: bool) -> Lines:
        """Return the heroes in town, oldest first, and the items in town."""
        head = ink(f"{self.text('table-town')}: ", "head")
        if not state.town:
            return [Text("  ") + head.append(self.text("table-town-empty"), "note"), *self.items_in_town(state)]
        plans = self.plans(state, rules)
        heroes = [self.hero_in_town(state, rules, hero, plans, brief=brief) for hero in state.town]
        return [*self.list_items(head, heroes), *self.items_in_town(state)]

    def plans(self, state: AnyState, rules: AnyRules) -> dict[CardId, Seat | None]:
        """Return the seat to which each hero in town would go now, before the bait phase."""
        if state.phase not in self.before_bait:
            return {}
        lure = find_lure(rules)
        return {hero: lure(hero, place) for place, hero in enumerate(state.town)}

    def hero_in_town(
        self,
        state: AnyState,
        rules: AnyRules,
        hero: CardId,
        plans: dict[CardId, Seat | None],
        *,
        brief: bool,
    ) -> Text:
        """Return a hero in town and the dungeon to which it would go."""
        text = self.short_hero(state, rules, hero) if brief else self.hero(state, rules, hero)
        goes_to = plans.get(hero)
        if goes_to is not None:
            text.append(f" {self.text('table-goes-to', **self.renderer.seat_values('seat', goes_to))}", "note")
        elif plans and not brief:
            text.append(f" {self.text('table-stays')}", "note")
        return text

    def items_in_town(self, state: AnyState) -> Lines:
        """Return the items that no hero carries."""
        if not state.town_items:
            return []
        head = ink(f"{self.text('table-items-town')}: ", "head")
        return self.list_items(
            head, [ink(card_name(self.renderer, state.faces[item]), "item") for item in state.town_items]
        )

    # --- one player -----------------------------------------------------------------------------------

    def _player(self, state: AnyState, rules: AnyRules, seat: Seat, viewer: Viewer, *, brief: bool) -> Lines:
        if state.eliminated[seat]:
            return [ink(f"{self.renderer.names[seat]}: {self.text('table-out')}", "note")]
        lines = self._score(state, rules, seat, viewer) + self._items(state, seat)
        waiting = [hero for hero in state.entrance[seat] if hero not in state.hero_in_dungeon]
        if waiting:
            head = ink(f"{self.text('table-entrance')}: ", "head")
            lines += self.list_items(head, [self.hero_forecast(state, rules, seat, hero) for hero in waiting])
        narrow = self.width < 2 + MIN_BOX_WIDTH * (len(state.dungeon[seat]) + 1)
        lines += self.dungeon_line(state, rules, seat) if brief or narrow else self.dungeon_boxes(state, rules, seat)
        for hero in rules.hero_inside(seat):
            inside = ink("@ ", "now").append_text(self.hero_forecast(state, rules, seat, hero, state.hero_room))
            lines += paragraph(inside, self.screen, indent=2, hanging=2)
        return lines

    def _score(self, state: AnyState, rules: AnyRules, seat: Seat, viewer: Viewer) -> Lines:
        """Return name, souls, wounds, hand, treasure and damage of a player."""
        is_active = seat == state.active_seat and state.phase not in (SETUP,)
        name_line = ink("▶ " if is_active else "  ", "now").append_text(self.badge(state, seat))
        if seat == viewer:
            name_line.append(f" ({self.text('table-you')})")
        for tally in self.tallies(state, rules, seat):
            name_line.append("   ").append_text(tally)
        rooms, spells = len(state.room_hand[seat]), len(state.spell_hand[seat])
        count_line = Text(self.text("table-hand-size", rooms=rooms, spells=spells)).append("   ")
        if COINS in state.rule_modules:
            count_line.append(self.text("table-coins", coins=state.coins[seat]), "coin").append("   ")
        treasure = rules.treasure(seat) if self.boss_face(state, seat) != UNKNOWN else []
        count_line.append(f"{self.text('table-treasure')} ").append_text(self._counts(treasure))
        damage = sum(rules.damage_of(room) for room in rules.active_rooms(seat))
        count_line.append("   ").append(self.text("table-damage", damage=damage))
        if self.width >= MIN_ONE_LINE_WIDTH and name_line.cell_len + count_line.cell_len + 3 <= self.width:
            return [name_line.append("   ").append_text(count_line)]
        return [*paragraph(name_line, self.screen, hanging=2), *paragraph(count_line, self.screen, indent=2, hanging=2)]

    def badge(self, state: AnyState, seat: Seat) -> Text:
        """Return the name of a player."""
        return ink(self.renderer.names[seat], "head")

    def tallies(self, state: AnyState, rules: AnyRules, seat: Seat) -> Lines:
        """Return the souls and wounds of a player."""
        soul_limit = 0 if ENDLESS in state.variants else SOULS_TO_WIN
        wound_limit = WOUNDS_TO_LOSE if rules.wounds_eliminate() else 0
        return [
            self.tally("table-souls", rules.soul_count(seat), soul_limit, "soul"),
            self.tally("table-wounds", rules.wound_count(seat), wound_limit, "wound"),
        ]

    def tally(self, message: str, count: int, limit: int, style: str) -> Text:
        """Return a count as `Souls ●●○○○ 2/5`, or only the number where there is no limit."""
        text = Text(f"{self.text(message)} ")
        if not limit:
            return text.append(str(count), style)
        text.append("●" * min(count, limit), style).append("○" * (limit - count), "note")
        return text.append(f" {count}/{limit}", style)

    def _items(self, state: AnyState, seat: Seat) -> Lines:
        """Return the items of a boss, and the number of face-down ones."""
        items = [ink(card_name(self.renderer, state.faces[item]), "item") for item in state.boss_items[seat]]
        if state.stored_items[seat]:
            items.append(ink(f"{self.text('table-laid-away')} {len(state.stored_items[seat])}", "note"))
        return self.list_items(ink(f"{self.text('table-items')}: ", "head"), items) if items else []

    def _counts(self, counts: list[int]) -> Text:
        """Return treasure as `C2 T1`."""
        text = Text()
        signs = self.text("treasure-letters")
        for kind, count in enumerate(counts):
            if count:
                text.append(" " if text else "").append(f"{signs[kind]}{count}", f"class{kind}")
        return text or ink(self.text("table-no-treasure"), "note")

    # --- cards ----------------------------------------------------------------------------------------

    def hand(
        self, state: AnyState, seat: Seat, detail: Detail = Detail.WORDING, without: Container[Face] = ()
    ) -> Lines:
        return cards.hand(self.renderer, self.screen, state, seat, detail, without)

    def welcome(self, state: AnyState, seat: Seat) -> Lines:
        return cards.welcome(self.renderer, self.screen, state, seat)

    def copies(self, state: AnyState, seat: Seat, option: Option) -> int:
        face = self.subject(state, option)
        return (
            sum(state.faces[card] == face for card in (*state.room_hand[seat], *state.spell_hand[seat])) if face else 0
        )

    def discard(self, state: AnyState) -> Lines:
        return cards.discard(self.renderer, self.screen, state)

    def stacks(self, state: AnyState, seat: Seat) -> Lines:
        return cards.stacks(self.renderer, self.screen, state, seat)

    def find(self, words: str) -> list[Face]:
        return cards.find(self.renderer, words)

    def card(self, face: Face) -> Lines:
        return cards.whole_card(self.renderer, self.screen, face)

    def line(self, face: Face) -> Lines:
        return cards.card_line(self.renderer, self.screen, face, full=True, signed=True)

    def about(self, state: AnyState, option: Option) -> str:
        if isinstance(option, Use | Cast | Negate | Promote | TakeBack):
            # The board shows the numbers of rooms, and the phase of a spell that can be cast is the present one.
            return ""
        return card_summary(self.renderer, self.subject(state, option), short=True)

    def subject(self, state: AnyState, option: Option) -> Face:
        return cards.subject(state, option)

    def scores(self, state: AnyState) -> list[str]:
        return score_lines(self.renderer, state)
