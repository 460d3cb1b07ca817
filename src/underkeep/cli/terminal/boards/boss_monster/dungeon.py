"""Heroes and dungeons made of characters: the rooms from the entrance to the boss as boxes, or on a line.

Super Boss Monster draws its dungeons with the same parts and adds its own signs to them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.text import Text

from underkeep.cli.terminal.boards.base import BoardBase
from underkeep.cli.terminal.boards.boxes import DOTTED, DOUBLE, HEAVY, ROUND, align_ends, box, join_boxes, wrap_name
from underkeep.cli.terminal.styles import flow, ink, paragraph
from underkeep.core.state import UNKNOWN, CardId, Face, Seat
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.boss_monster.text.cards import card_name, class_text

Lines = list[Text]

MAX_BOX_WIDTH, MIN_BOX_WIDTH = 20, 12


AnyState = TypeVar("AnyState", bound=BossMonsterState)
AnyRules = TypeVar("AnyRules", bound=BossMonster)


class DungeonDrawing(BoardBase, Generic[AnyState, AnyRules]):
    """The parts of the board of Boss Monster that draw heroes and dungeons."""

    def list_items(self, head: Text, items: Lines) -> Lines:
        """Return a heading and the items after it, as many on a line as fit."""
        rows = flow([head + items[0], *items[1:]], self.width - 4, between=" · ")
        first, *later = rows
        lines = paragraph(first, self.screen, indent=2, hanging=2)
        for row in later:
            lines += paragraph(row, self.screen, indent=4, hanging=2)
        return lines

    def treasure_signs(self, counts: list[int]) -> Text:
        """Return treasure as `CCT`."""
        text = Text()
        for kind, sign in enumerate(self.text("treasure-letters")):
            text.append(sign * counts[kind], f"class{kind}")
        return text

    def tokens(self, state: AnyState, card: CardId) -> str:
        """Return the text about the tokens on a card."""
        return self.text("table-tokens", tokens=state.tokens[card])

    # --- heroes ---------------------------------------------------------------------------------------

    def hero(self, state: AnyState, rules: AnyRules, hero: CardId) -> Text:
        """Return a hero as `Samurai Tom fighter 6 hp`."""
        face = state.faces[hero]
        classes = CARDS[face].treasure
        text = ink(card_name(self.renderer, face), "hero")
        style = next((f"class{kind}" for kind, count in enumerate(classes) if count), "note")
        text.append(f" {class_text(self.renderer, face)} ", style)
        text.append(self.text("table-health", health=rules.health_of(hero)))
        if state.tokens.get(hero):
            text.append(f" ({self.tokens(state, hero)})", "note")
        if hero in state.carried_items:
            item = card_name(self.renderer, state.faces[state.carried_items[hero]])
            text.append(" ").append(self.text("table-carries", item=item), "item")
        if has_effect(state.lasting_effects, EffectKind.STAYS_AT_ENTRANCE, hero):
            text.append(f" {self.text('table-held')}", "note")
        return text

    def short_hero(self, state: AnyState, rules: AnyRules, hero: CardId) -> Text:
        """Return a hero without title: `Koey M8`."""
        face = state.faces[hero]
        text = ink(card_name(self.renderer, face).partition(",")[0], "hero").append(" ")
        text.append_text(self.numbers(state, rules, hero))
        if hero in state.carried_items:
            text.append(f" +{card_name(self.renderer, state.faces[state.carried_items[hero]])}", "item")
        return text

    def numbers(self, state: AnyState, rules: AnyRules, hero: CardId) -> Text:
        """Return class and health of a hero: `M8`."""
        return self.treasure_signs(list(CARDS[state.faces[hero]].treasure)).append(str(rules.health_of(hero)))

    def hero_forecast(
        self, state: AnyState, rules: AnyRules, seat: Seat, hero: CardId, inside: CardId | None = None
    ) -> Text:
        """Return a hero at or in a dungeon, with the place where it will die, or its health when it reaches the boss,
        if no player acts."""
        text = self.hero(state, rules, hero)
        health = rules.health_of(hero)
        rooms = rules.active_rooms(seat)
        slots = {stack[-1]: slot for slot, stack in enumerate(state.dungeon[seat], start=1)}
        if inside is not None and inside in rooms and health <= 0:
            return text.append(f" ({self.text('table-dies-in', room=slots[inside])})", "soul")
        for room in self.rooms_ahead(rules, seat, inside):
            health -= rules.damage_of(room)
            if health <= 0:
                return text.append(f" ({self.text('table-dies-in', room=slots[room])})", "soul")
        return text.append(f" ({self.text('table-reaches', health=health)})", "wound")

    def rooms_ahead(self, rules: AnyRules, seat: Seat, inside: CardId | None) -> list[CardId]:
        """Return the rooms that a hero has still to enter."""
        rooms = rules.active_rooms(seat)
        return rooms[rooms.index(inside) + 1 :] if inside is not None and inside in rooms else rooms

    # --- the dungeon in boxes -------------------------------------------------------------------------

    def dungeon_boxes(self, state: AnyState, rules: AnyRules, seat: Seat) -> Lines:
        """Return the rooms from the entrance to the boss as boxes."""
        slot_count = max(len(dungeon) for dungeon in state.dungeon) + 1
        width = max(MIN_BOX_WIDTH, min(MAX_BOX_WIDTH, (self.width - 2) // slot_count))
        tops = [stack[-1] for stack in state.dungeon[seat]]
        names = [wrap_name(self.room_name(state, room), width - 2, 3) for room in tops]
        names.append(wrap_name(self.boss_name(state, seat), width - 2, 3))
        height = max(map(len, names))
        hero_inside = bool(rules.hero_inside(seat))
        extra = [self.room_extras(state, stack) for stack in state.dungeon[seat]]
        extra_height = max(map(len, extra), default=0)
        boxes = []
        for stack, name, extra_lines in zip(state.dungeon[seat], names, extra, strict=False):
            extra_lines += [Text()] * (extra_height - len(extra_lines))
            boxes.append(self._room_box(state, rules, seat, stack, name, height, width, hero_inside, extra_lines))
        boxes.append(self._boss_box(state, rules, seat, names[-1], height, width, extra_height + hero_inside))
        return join_boxes(boxes, indent=2)

    def room_extras(self, state: AnyState, stack: list[CardId]) -> Lines:
        """Return the miniboss of a room (which may just be covered by a face-down card), its tokens and coins."""
        lines = [
            ink(self._miniboss_text(state, state.miniboss_of_room[room]), "miniboss")
            for room in stack
            if room in state.miniboss_of_room
        ]
        marks = self._marks(state, stack[-1])
        return [*lines, marks] if marks else lines

    def _miniboss_text(self, state: AnyState, guest: CardId) -> str:
        name = card_name(self.renderer, state.faces[guest])
        return self.text("table-lodger", level=state.miniboss_level[guest], name=name)

    def _marks(self, state: AnyState, room: CardId) -> Text:
        """Return the tokens and coins on a room."""
        text = Text()
        if state.tokens.get(room):
            text.append(self.tokens(state, room), "up")
        if state.coins_on_room.get(room):
            text.append(" " if text else "").append(
                self.text("table-coins-here", coins=state.coins_on_room[room]), "coin"
            )
        return text

    def covered_sign(self, cards: int) -> str:
        """Return the sign for a number of cards under a room."""
        return f"+{cards}"

    def action(self, state: AnyState, rules: AnyRules, seat: Seat, card: CardId) -> Text:
        """Return the sign of the action space of a room or a boss; Boss Monster has none."""
        return Text()

    def room_name(self, state: AnyState, room: CardId) -> str:
        face = state.faces[room]
        return self.text("table-face-down") if face == UNKNOWN else card_name(self.renderer, face)

    def boss_name(self, state: AnyState, seat: Seat) -> str:
        face = self.boss_face(state, seat)
        return self.text("table-boss-unknown") if face == UNKNOWN else card_name(self.renderer, face)

    def boss_face(self, state: AnyState, seat: Seat) -> Face:
        """Return the face of a player's boss; UNKNOWN until one is chosen."""
        return state.faces[state.boss[seat][0]] if len(state.boss[seat]) == 1 else UNKNOWN

    def _room_box(
        self,
        state: AnyState,
        rules: AnyRules,
        seat: Seat,
        stack: list[CardId],
        name: list[str],
        height: int,
        width: int,
        hero_inside: bool,
        extra_lines: Lines,
    ) -> Lines:
        room = stack[-1]
        card, inner = CARDS[state.faces[room]], width - 2
        hidden, asleep = room in state.face_down_cards, room in state.deactivated
        lines = [ink(part, "note" if asleep or hidden else "room") for part in name]
        lines += [Text()] * (height - len(lines))
        beneath = ink(self.covered_sign(len(stack) - 1) if len(stack) > 1 else "", "note")
        if state.faces[room] == UNKNOWN:
            lines += [Text(), align_ends(ink("?", "note"), beneath, inner)]
        else:
            lines.append(align_ends(self.damage(state, rules, room), self.treasure_signs(rules.icons(room)), inner))
            kind_text = self.text("monster-room" if card.monster else "trap-room")
            for marks, message in ((hidden, "table-hidden"), (asleep, "table-asleep")):
                if marks:
                    kind_text = self.text(message)
            if has_effect(state.lasting_effects, EffectKind.SILENCED, room):
                kind_text = self.text("table-silenced")
            action = self.action(state, rules, seat, room)
            kind = ink(kind_text, "note").append(" " if action else "").append_text(action)
            lines.append(align_ends(kind, beneath, inner))
        lines += extra_lines
        here = hero_inside and state.hero_room == room
        if hero_inside:
            health = rules.health_of(state.hero_in_dungeon[0]) if here else 0
            lines.append(ink(f"@ {self.text('table-health', health=health)}" if here else "", "now"))
        frame = DOTTED if hidden or asleep else DOUBLE if card.advanced else ROUND
        return box(lines, width, frame, "now" if here else "note" if hidden or asleep else "")

    def damage(self, state: AnyState, rules: AnyRules, room: CardId) -> Text:
        """Return the damage of a room as `dmg 3↑`."""
        printed = CARDS[state.faces[room]].damage
        if room in state.face_down_cards or room in state.deactivated:
            return ink(self.text("table-dmg", damage=printed), "note")
        now = rules.damage_of(room)
        text = Text(self.text("table-dmg", damage=now))
        if now != printed:
            text.append("↑" if now > printed else "↓", "up" if now > printed else "down")
        return text

    def boss_treasure(self, state: AnyState, seat: Seat) -> list[int]:
        """Return the treasure of the boss."""
        return list(CARDS[state.faces[state.boss[seat][0]]].treasure)

    def _boss_box(
        self,
        state: AnyState,
        rules: AnyRules,
        seat: Seat,
        name: list[str],
        height: int,
        width: int,
        taller: int,
    ) -> Lines:
        boss, face = state.boss[seat][0], self.boss_face(state, seat)
        lines = [ink(part, "boss") for part in name]
        lines += [Text()] * (height - len(lines))
        if face == UNKNOWN:
            lines += [Text(), Text()]
        else:
            xp = Text(self.text("table-xp", xp=BOSSES[face].xp))
            lines.append(align_ends(xp, self.treasure_signs(self.boss_treasure(state, seat)), width - 2))
            level = ink(self.text("table-level") if state.levelled_up[seat] else "", "note")
            action = self.action(state, rules, seat, boss)
            lines.append(level.append(" " if level and action else "").append_text(action))
        lines += [Text()] * taller
        return box(lines, width, HEAVY, "boss")

    # --- the dungeon on a line ------------------------------------------------------------------------

    def dungeon_line(self, state: AnyState, rules: AnyRules, seat: Seat) -> Lines:
        """Return the dungeon on a line or two: `1 Dark Altar 1 CC`."""
        items = []
        for slot, stack in enumerate(state.dungeon[seat], start=1):
            room = stack[-1]
            dim = "note" if room in state.deactivated or room in state.face_down_cards else ""
            item = ink(f"{slot} ", "note").append(self.room_name(state, room), dim or "room")
            extra_lines = self.room_extras(state, stack)
            if state.faces[room] != UNKNOWN:
                item.append(" ").append_text(self.damage(state, rules, room)).append(" ")
                item.append_text(self.treasure_signs(rules.icons(room)))
                extra_lines.insert(0, self.action(state, rules, seat, room))
            for sign in extra_lines:
                item.append(" " if sign else "").append_text(sign)
            if state.hero_room == room and rules.hero_inside(seat):
                item.append(" @", "now")
            items.append(item)
        boss, face = state.boss[seat][0], self.boss_face(state, seat)
        last = ink(self.boss_name(state, seat), "boss")
        if face != UNKNOWN:
            last.append(f" {self.text('table-xp', xp=BOSSES[face].xp)} ")
            last.append_text(self.treasure_signs(self.boss_treasure(state, seat)))
            action = self.action(state, rules, seat, boss)
            last.append(" " if action else "").append_text(action)
        rows = flow([*items, last], self.width - 4, between=" → ")
        return [Text("  → " if number else "  ").append_text(row) for number, row in enumerate(rows)]
