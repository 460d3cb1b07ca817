"""The board of Super Boss Monster in the terminal: the city board above the dungeons, and the minions in both."""

from __future__ import annotations

from rich.text import Text

from underkeep.cli.terminal.boards.boss_monster.board import BossMonsterBoard
from underkeep.cli.terminal.boards.boxes import ROUND, align_ends, box, join_boxes, wrap_name
from underkeep.cli.terminal.styles import flow, ink, paragraph, styled
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, CardId, Face, Seat, by_seat, seat_range
from underkeep.core.visibility import Viewer
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total, effect_values, has_effect
from underkeep.games.boss_monster.options import Choose
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.state import BUILD, MINION, TAVERN, TREASURES
from underkeep.games.boss_monster.text.cards import (
    card_name,
    card_summary,
    card_with_place,
    kind_of_back,
    signed_number,
)
from underkeep.games.super_boss_monster.assist.lookahead import state_after_minions
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    ICON,
    LOCATIONS,
    ON_CARDS,
    SPACES,
    SPECIAL,
    SUMMON,
    TOWN,
    SuperBossMonsterState,
    space,
)

Lines = list[Text]

MINION_SIGNS = "▲■◆♥♠♣"
"""The signs of the minions by seat."""
FREE_SPACE, CARD_SPACE = "○", "◎"
"""The signs of a free action space of the city, and of an action space on a card."""
FIRST_PLAYER = "★"
"""The sign of the first-player marker."""
MAX_LOCATION_WIDTH, MIN_LOCATION_WIDTH = 24, 19


class SuperBossMonsterBoard(BossMonsterBoard[SuperBossMonsterState, SuperBossMonster]):
    """The drawings of Super Boss Monster for one text renderer on one console."""

    before_bait = (TOWN, BUILD, MINION)

    def picture(self, state: SuperBossMonsterState, viewer: Viewer, *, brief: bool = False) -> Lines:
        """Return the city, the dungeons, and the effects that wait."""
        return [*super().picture(state, viewer, brief=brief), *self._stack(state)]

    def order_of_play(self, state: SuperBossMonsterState) -> Text:
        """Return the order of play from the first-player marker; nothing in a solo game."""
        return Text() if state.players == 1 else super().order_of_play(state)

    def player_in_order(self, state: SuperBossMonsterState, seat: Seat) -> Text:
        """Return a player in the order of play, with the sign of the minion and the first-player marker."""
        marker = ink(f"{FIRST_PLAYER} " if seat == state.turn_order[0] else "", "treasure")
        return marker.append(f"{MINION_SIGNS[seat]} ", f"seat{seat}").append_text(super().player_in_order(state, seat))

    # --- the city board -------------------------------------------------------------------------------

    def town(self, state: SuperBossMonsterState, rules: SuperBossMonster, *, brief: bool) -> Lines:
        """Return the Market, the town row, the key locations and the heroes in the Tavern."""
        lines = [*self._market(state), *self._town_row(state, rules, brief=brief), *self.items_in_town(state)]
        width = min(MAX_LOCATION_WIDTH, (self.width - 2) // (len(rules.locations()) + 1))
        if brief or width < MIN_LOCATION_WIDTH:
            lines += self._locations(state, rules)
        else:
            lines += self._location_boxes(state, rules, width)
        return lines + self._tavern(state, rules)

    def _market(self, state: SuperBossMonsterState) -> Lines:
        """Return the cards on the Market with their numbers."""
        cards = []
        for card in state.market:
            face = state.faces[card]
            cards.append(ink(card_name(self.renderer, face), CARDS[face].kind))
            cards[-1].append(f" {card_summary(self.renderer, face, short=True)}", "note")
        return self.list_items(ink(f"{self.text('table-market')}: ", "head"), cards) if cards else []

    def _town_row(self, state: SuperBossMonsterState, rules: SuperBossMonster, *, brief: bool) -> Lines:
        """Return all spaces of the town from the oldest hero on; in a solo game, with the treasure that each space
        wants."""
        plans = self.plans(state, rules)
        spaces = []
        for place in range(max(rules.town_spaces(), len(state.town))):
            label = self.text("table-wants", treasure=rules.wanted_treasure(place)) if rules.is_solo else str(place + 1)
            text = ink(f"{label} ", "number")
            if place < len(state.town):
                text.append_text(self.hero_in_town(state, rules, state.town[place], plans, brief=brief))
            else:
                text.append(self.text("table-space-free"), "note")
            spaces.append(text)
        return self.list_items(ink(f"{self.text('table-town')}: ", "head"), spaces)

    def plans(self, state: SuperBossMonsterState, rules: SuperBossMonster) -> dict[CardId, Seat | None]:
        """Return the plans of the heroes, counting the treasure that the minions went for."""
        rules_with_minions = SuperBossMonster(state_after_minions(state))
        return super().plans(rules_with_minions.state, rules_with_minions)

    # --- the key locations ----------------------------------------------------------------------------

    def _location_boxes(self, state: SuperBossMonsterState, rules: SuperBossMonster, width: int) -> Lines:
        contents = []
        for location in (*rules.locations(), TAVERN):
            heroes = _heroes_at(state, location)
            lines = []
            if heroes:
                hero = heroes[-1]
                name, numbers = card_name(self.renderer, state.faces[hero]), self.numbers(state, rules, hero)
                name_text = ink(name.partition(",")[0], "hero")
                name_text.truncate(width - 3 - numbers.cell_len, overflow="ellipsis")
                lines.append(align_ends(name_text, numbers, width - 2))
            spaces = self._spaces(state, location)
            if not spaces:
                spaces = [ink(line, "note") for line in wrap_name(self._tavern_text(rules), width - 2, 2)]
            contents.append((location, lines + spaces))
        height = max(len(lines) for _, lines in contents)
        boxes = [
            box(
                [*lines, *[Text()] * (height - len(lines))],
                width,
                ROUND,
                title=Text(ROUND[1]).append_text(self._location(state, location)),
            )
            for location, lines in contents
        ]
        return join_boxes(boxes, indent=2)

    def _locations(self, state: SuperBossMonsterState, rules: SuperBossMonster) -> Lines:
        """Return the key locations in few lines: `Temple C: ○ treasure ▲ market card`."""
        items = []
        for location in (*rules.locations(), TAVERN):
            text = self._location(state, location).append(": ")
            heroes = _heroes_at(state, location)
            parts = [self.short_hero(state, rules, heroes[-1])] if heroes else []
            parts += self._spaces(state, location)
            items.append(text.append_text(Text(" ").join(parts or [ink(self._tavern_text(rules), "note")])))
        return [Text("  ").append_text(row) for row in flow(items, self.width - 2, between="   ")]

    def _location(self, state: SuperBossMonsterState, location: int) -> Text:
        """Return the name of a location: `Temple C`, `Tavern (3)`."""
        text = ink(self.text(f"location-{LOCATIONS[location]}"), "head")
        if location != TAVERN:
            text.append(" ").append_text(self._treasure(location))
        elif len(state.tavern) > 1:
            text.append(f" ({len(state.tavern)})")
        return text

    def _treasure(self, kind: int) -> Text:
        return self.treasure_signs([int(other == kind) for other in range(len(TREASURES))])

    def _spaces(self, state: SuperBossMonsterState, location: int) -> Lines:
        """Return the action spaces of a location that can be used, or that have minions: a hero covers two of three,
        and without a hero none can be sent out (SBM-3.7)."""
        occupied = bool(_heroes_at(state, location))
        lines = []
        for what in (ICON, SPECIAL, SUMMON):
            there = self._minions(state, space(location, what))
            usable = occupied if what == SUMMON else not occupied and location != TAVERN
            if usable or there:
                sign = there or ink(FREE_SPACE, "note")
                lines.append(sign.append(" ").append_text(self._effect(location, what)))
        return lines

    def _tavern_text(self, rules: SuperBossMonster) -> str:
        """Return the text about an empty Tavern, which a solo player must keep empty (SBM-19.16)."""
        return self.text("table-tavern-alone" if rules.is_solo else "table-nobody")

    def _minions(self, state: SuperBossMonsterState, where: int) -> Text:
        """Return the signs of the minions on an action space, and the number of their actions if they act more than
        once: a hero is sent out only once."""
        text = Text()
        sends = where < ON_CARDS and where % len(SPACES) == SUMMON
        for seat, minion_space in by_seat(state.minion_space):
            if minion_space == where:
                repeated = effect_total(state.lasting_effects, EffectKind.REPEAT_MINION_ACTION, seat)
                times = f"×{1 + repeated}" if repeated and not sends else ""
                text.append(f"{MINION_SIGNS[seat]}{times}", f"seat{seat}")
        return text

    def _effect(self, location: int, what: int) -> Text:
        """Return the effect of a space in two words."""
        if what == ICON:
            return Text(f"{self.text('table-space-treasure')} ").append_text(self._treasure(location))
        if what == SPECIAL:
            return Text(self.text(f"table-space-{LOCATIONS[location]}"))
        return Text(self.text("table-space-summon-tavern" if location == TAVERN else "table-space-summon"))

    def _tavern(self, state: SuperBossMonsterState, rules: SuperBossMonster) -> Lines:
        """Return the heroes in the Tavern, if there are more than the visible one."""
        if len(state.tavern) < 2:
            return []
        head = ink(f"{self.text('table-tavern')}: ", "head")
        return self.list_items(head, [self.short_hero(state, rules, hero) for hero in reversed(state.tavern)])

    # --- the stack ------------------------------------------------------------------------------------

    def _stack(self, state: SuperBossMonsterState) -> Lines:
        """Return the waiting effects, the top first, because it resolves first (SBM-10.4)."""
        if not state.waiting_effects:
            return []
        lines = [Text(), ink(f"{self.text('table-waiting')}:", "head")]
        for number, effect in enumerate(reversed(state.waiting_effects), start=1):
            seat, face = effect.seat, effect.face
            line = ink(f"{number} ", "number").append(card_name(self.renderer, face), CARDS[face].kind)
            you = seat == self.renderer.viewer
            line.append(f" ({self.text('table-you') if you else self.renderer.names[seat]})", f"seat{seat}")
            for aim, target in zip(CARDS[face].ability(effect.text).targets, effect.targets, strict=False):
                line.append(" → ", "note").append_text(styled(self._target(state, aim.kind, target)))
            lines += paragraph(line, self.screen, indent=2, hanging=2)
        return lines

    def _target(self, state: SuperBossMonsterState, kind: str, target: int) -> str:
        if kind == "seat":
            return self.text("table-you") if target == self.renderer.viewer else self.renderer.names[target]
        return (
            self.text(f"class-{TREASURES[target]}")
            if kind == "treasure"
            else card_with_place(self.renderer, state, CardId(target))
        )

    # --- players --------------------------------------------------------------------------------------

    def badge(self, state: SuperBossMonsterState, seat: Seat) -> Text:
        """Return the sign of the minion, the name, and the first-player marker."""
        text = ink(f"{MINION_SIGNS[seat]} ", f"seat{seat}").append(self.renderer.names[seat], "head")
        if state.players > 1 and state.round and seat == state.turn_order[0]:
            text.append(f" {FIRST_PLAYER}", "treasure")
        return text

    def tallies(self, state: SuperBossMonsterState, rules: SuperBossMonster, seat: Seat) -> Lines:
        """Return souls, wounds and the score."""
        souls, wounds = rules.soul_count(seat), rules.wound_count(seat)
        score = Text(f"{self.text('table-score')} ").append(signed_number(souls - wounds, plus=False), "head")
        if rules.is_solo:
            return [
                self.tally("table-souls", souls, 0, "soul"),
                self.tally("table-wounds", wounds, WOUNDS_TO_LOSE, "wound"),
                score,
            ]
        counted = Text(f"{self.text('table-souls')} ").append(f"{souls}/{SOULS_TO_WIN}", "soul")
        return [counted, self.tally("table-wounds", wounds, 0, "wound"), score]

    # --- dungeons -------------------------------------------------------------------------------------

    def tokens(self, state: SuperBossMonsterState, card: CardId) -> str:
        """Return the text about the counters on a room, `+1 ×2`, or about the life token of a hero."""
        tokens = state.tokens[card]
        if kind_of_back(state, card) == "hero":
            return self.text("table-life-token", change=signed_number(tokens))
        return self.text("table-counters", counters=tokens)

    def room_extras(self, state: SuperBossMonsterState, stack: list[CardId]) -> Lines:
        """Return the things on a room, and whether it is stunned."""
        lines = super().room_extras(state, stack)
        return (
            [ink(self.text("table-stunned"), "down"), *lines]
            if has_effect(state.lasting_effects, EffectKind.STUNNED, stack[-1])
            else lines
        )

    def covered_sign(self, cards: int) -> str:
        """Return a sign that cannot be mistaken for a counter."""
        return f"▾{cards}"

    def action(self, state: SuperBossMonsterState, rules: SuperBossMonster, seat: Seat, card: CardId) -> Text:
        """Return the sign of a card's action space, or of the minion on it."""
        there = self._minions(state, ON_CARDS + card)
        return there or ink(CARD_SPACE if card in rules.cards_with_spaces(seat) else "", "number")

    def boss_treasure(self, state: SuperBossMonsterState, seat: Seat) -> list[int]:
        """Return the treasure of the boss, with the treasure that belongs to the dungeon in this round (SBM-7.1)."""
        counts = super().boss_treasure(state, seat)
        for kind in effect_values(state.lasting_effects, EffectKind.DUNGEON_TREASURE, seat):
            counts[kind] += 1
        return counts

    def rooms_ahead(self, rules: SuperBossMonster, seat: Seat, inside: CardId | None) -> list[CardId]:
        """Return the rooms ahead; a hero whose room is gone goes on from the same place (SBM-16.10)."""
        if inside is not None and inside not in rules.active_rooms(seat):
            return rules.rooms_ahead(inside)
        return super().rooms_ahead(rules, seat, inside)

    # --- cards ----------------------------------------------------------------------------------------

    def copies(self, state: SuperBossMonsterState, seat: Seat, option: Option) -> int:
        """Return the number of copies; for a card on the Market, only those on the Market count."""
        if isinstance(option, Take | Choose) and option.card in state.market:
            return sum(state.faces[card] == state.faces[option.card] for card in state.market)
        return 0 if isinstance(option, Station) else super().copies(state, seat, option)

    def subject(self, state: SuperBossMonsterState, option: Option) -> Face:
        if isinstance(option, Take):
            return state.faces[option.card]
        if isinstance(option, Station):
            return state.faces[option.space - ON_CARDS] if option.space >= ON_CARDS else UNKNOWN
        return super().subject(state, option)

    def about(self, state: SuperBossMonsterState, option: Option) -> str:
        """Return nothing for the cards whose numbers the board shows."""
        return "" if isinstance(option, Station) else super().about(state, option)

    def scores(self, state: SuperBossMonsterState) -> list[str]:
        """Return the seats from the best to the worst, with their points."""
        rules = SuperBossMonster(state)
        order = sorted(
            seat_range(state.players),
            key=lambda seat: (seat not in state.winners, state.eliminated[seat], -rules.score(seat)),
        )
        return [self._scored(state, rules, seat) for seat in order]

    def _scored(self, state: SuperBossMonsterState, rules: SuperBossMonster, seat: Seat) -> str:
        name, score = self.renderer.names[seat], rules.score(seat)
        if state.eliminated[seat]:
            return self.text("ending-score-out", seat=name)
        counts = {"souls": rules.soul_count(seat), "wounds": rules.wound_count(seat)}
        return self.text("ending-score", seat=name, score=score, points=signed_number(score, plus=False), **counts)


def _heroes_at(state: SuperBossMonsterState, location: int) -> list[CardId]:
    return state.tavern if location == TAVERN else state.heroes_at_location[location]
