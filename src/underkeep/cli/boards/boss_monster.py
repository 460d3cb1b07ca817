"""Boss Monster in the terminal: the town, the dungeons as rows of little cards, souls and wounds."""

from __future__ import annotations

from collections.abc import Container

from rich.console import Console
from rich.text import Text

from underkeep.cli.boards import Detail
from underkeep.cli.boards import boss_monster_cards as cards
from underkeep.cli.boards.boxes import DOTTED, DOUBLE, HEAVY, ROUND, apart, beside, box, wrapped
from underkeep.cli.terminal import flow, ink, paragraph
from underkeep.core.decisions import Option
from underkeep.core.secrets import SPECTATOR
from underkeep.core.state import UNKNOWN
from underkeep.core.words import Speaker
from underkeep.games.boss_monster.bait import lured_by
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.ending import ENDLESS, SOULS_TO_WIN, WOUNDS_TO_LOSE, wounds_beat
from underkeep.games.boss_monster.events import PhaseBegan, RoundBegan
from underkeep.games.boss_monster.options import Cast, Negate, Promote, TakeBack, Use
from underkeep.games.boss_monster.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import BAIT, COINS, ITEMS, NOBODY, PHASES, SETUP, BossMonsterState
from underkeep.games.boss_monster.story import say_scores
from underkeep.games.boss_monster.words import about_card, class_of, name_of

Lines = list[Text]

WIDEST_BOX, NARROWEST_BOX = 20, 12
ROOMY = 100
"""From this width on, the two lines about a player fit on one."""


class BossMonsterBoard:
    """The drawings of Boss Monster for one speaker on one console."""

    chapters = (RoundBegan,)
    headings = (PhaseBegan,)

    def __init__(self, speaker: Speaker, screen: Console) -> None:
        self.speaker = speaker
        self.screen = screen
        self.width = screen.width

    def say(self, message: str, **values: object) -> str:
        return self.speaker.say(message, **values)

    # --- the table ------------------------------------------------------------------------------------

    def picture(self, state: BossMonsterState, seat: int, *, brief: bool = False) -> Lines:
        """The table as a seat sees it, the own dungeon last."""
        rules = rules_of(state)
        lines = [*self._where(state), *self._town(state, rules, brief=brief)]
        order = [other for other in state.turn_order if other != seat]
        if seat != SPECTATOR:
            order.append(seat)
        for other in order:
            lines.append(Text())
            lines += self._player(state, rules, other, seat, brief=brief and other != seat)
        return lines

    def _where(self, state: BossMonsterState) -> Lines:
        """Round, phase and the order of play on the left, the piles on the right or below."""
        place = Text()
        if state.round:
            place.append(self.say("table-round", round=state.round), "head").append(" · ")
        place.append(self.say(f"phase-{PHASES[state.phase]}"), "head")
        revealed = all(state.faces[boss] != UNKNOWN for bosses in state.boss for boss in bosses)
        if revealed:
            place.append(f" · {self.say('table-order')}: ", "note")
        for number, seat in enumerate(state.turn_order if revealed else ()):
            if number:
                place.append(" > ", "note")
            style = "now" if seat == state.active else "note" if state.out[seat] else ""
            name = self.say("table-you") if seat == self.speaker.viewer else self.speaker.names[seat]
            place.append(name, style)
        piles = ink(
            self.say(
                "table-decks",
                ordinary=len(state.ordinary_deck),
                epic=len(state.epic_deck),
                rooms=len(state.room_deck),
                spells=len(state.spell_deck),
                discard=len(state.discard),
            ),
            "note",
        )
        if ITEMS in state.modules:
            piles.append(f" · {self.say('table-item-deck', items=len(state.item_deck))}", "note")
        if place.cell_len + piles.cell_len + 2 <= self.width:
            return [apart(place, piles, self.width)]
        return [*paragraph(place, self.screen, hanging=2), *paragraph(piles, self.screen, hanging=2)]

    def _town(self, state: BossMonsterState, rules: BossMonster, *, brief: bool) -> Lines:
        """The heroes in town, oldest first, and before the bait phase where each would go now."""
        head = ink(f"{self.say('table-town')}: ", "head")
        if not state.town:
            return [Text("  ") + head.append(self.say("table-town-empty"), "note"), *self._items_in_town(state)]
        seats = rules.seats()
        treasure = [rules.treasure(seat) for seat in seats]
        heroes = []
        for hero in state.town:
            text = self._short_hero(state, rules, hero) if brief else self._hero(state, rules, hero)
            if SETUP < state.phase < BAIT:
                goes_to = lured_by(rules, hero, seats, treasure)
                if goes_to != NOBODY:
                    text.append(f" {self.say('table-goes-to', **self.speaker.seat('seat', goes_to))}", "note")
                elif not brief:
                    text.append(f" {self.say('table-stays')}", "note")
            heroes.append(text)
        return [*self._listed(head, heroes), *self._items_in_town(state)]

    def _items_in_town(self, state: BossMonsterState) -> Lines:
        """The items that nobody carries."""
        if not state.items:
            return []
        head = ink(f"{self.say('table-items-town')}: ", "head")
        return self._listed(head, [ink(name_of(self.speaker, state.faces[item]), "item") for item in state.items])

    def _listed(self, head: Text, items: Lines) -> Lines:
        rows = flow([head + items[0], *items[1:]], self.width - 4, between=" · ")
        first, *later = rows
        lines = paragraph(first, self.screen, indent=2, hanging=2)
        for row in later:
            lines += paragraph(row, self.screen, indent=4, hanging=2)
        return lines

    def _hero(self, state: BossMonsterState, rules: BossMonster, hero: int) -> Text:
        """`Samurai Tom fighter 6 hp`."""
        face = state.faces[hero]
        classes = CARDS[face].treasure
        text = ink(name_of(self.speaker, face), "hero")
        style = next((f"class{kind}" for kind, count in enumerate(classes) if count), "note")
        text.append(f" {class_of(self.speaker, face)} ", style)
        text.append(self.say("table-health", health=rules.health_of(hero)))
        if hero in state.tokens:
            text.append(f" ({self.say('table-tokens', tokens=state.tokens[hero])})", "note")
        if hero in state.carried:
            item = name_of(self.speaker, state.faces[state.carried[hero]])
            text.append(" ").append(self.say("table-carries", item=item), "item")
        if hero in state.held:
            text.append(f" {self.say('table-held')}", "note")
        return text

    def _short_hero(self, state: BossMonsterState, rules: BossMonster, hero: int) -> Text:
        """`Koey M8`: without the titles."""
        face = state.faces[hero]
        text = ink(name_of(self.speaker, face).partition(",")[0], "hero").append(" ")
        text.append_text(self._signs(list(CARDS[face].treasure))).append(str(rules.health_of(hero)))
        if hero in state.carried:
            text.append(f" +{name_of(self.speaker, state.faces[state.carried[hero]])}", "item")
        return text

    # --- one player -----------------------------------------------------------------------------------

    def _player(self, state: BossMonsterState, rules: BossMonster, seat: int, viewer: int, *, brief: bool) -> Lines:
        if state.out[seat]:
            return [ink(f"{self.speaker.names[seat]}: {self.say('table-out')}", "note")]
        lines = self._score(state, rules, seat, viewer) + self._items(state, seat)
        waiting = [hero for hero in state.entrance[seat] if hero not in state.walker]
        if waiting:
            head = ink(f"{self.say('table-entrance')}: ", "head")
            lines += self._listed(head, [self._hopeful(state, rules, seat, hero) for hero in waiting])
        narrow = self.width < 2 + NARROWEST_BOX * (len(state.dungeon[seat]) + 1)
        lines += self._strip(state, rules, seat) if brief or narrow else self._row(state, rules, seat)
        for hero in rules.hero_inside(seat):
            inside = ink("@ ", "now").append_text(self._hopeful(state, rules, seat, hero, state.room))
            lines += paragraph(inside, self.screen, indent=2, hanging=2)
        return lines

    def _score(self, state: BossMonsterState, rules: BossMonster, seat: int, viewer: int) -> Lines:
        """Name, souls, wounds; hand, treasure and damage."""
        acts = seat == state.active and state.phase not in (SETUP,)
        who = ink("▶ " if acts else "  ", "now").append(self.speaker.names[seat], "head")
        if seat == viewer:
            who.append(f" ({self.say('table-you')})")
        for message, count, most, style, counted in (
            ("table-souls", rules.soul_count(seat), SOULS_TO_WIN, "soul", ENDLESS in state.variants),
            ("table-wounds", rules.wound_count(seat), WOUNDS_TO_LOSE, "wound", not wounds_beat(state)),
        ):
            who.append("   ").append(f"{self.say(message)} ")
            if counted:
                who.append(str(count), style)
            else:
                who.append("●" * min(count, most), style).append("○" * (most - count), "note")
                who.append(f" {count}/{most}", style)
        rooms, spells = len(state.rooms[seat]), len(state.spells[seat])
        what = Text(self.say("table-hand-size", rooms=rooms, spells=spells)).append("   ")
        if COINS in state.modules:
            what.append(self.say("table-coins", coins=state.coins[seat]), "coin").append("   ")
        what.append(f"{self.say('table-treasure')} ").append_text(self._counts(rules.treasure(seat)))
        damage = sum(rules.damage_of(room) for room in rules.active_rooms(seat))
        what.append("   ").append(self.say("table-damage", damage=damage))
        if self.width >= ROOMY and who.cell_len + what.cell_len + 3 <= self.width:
            return [who.append("   ").append_text(what)]
        return [*paragraph(who, self.screen, hanging=2), *paragraph(what, self.screen, indent=2, hanging=2)]

    def _items(self, state: BossMonsterState, seat: int) -> Lines:
        """The items of a boss, and how many lie face-down."""
        items = [ink(name_of(self.speaker, state.faces[item]), "item") for item in state.face_up[seat]]
        if state.laid_away[seat]:
            items.append(ink(f"{self.say('table-laid-away')} {len(state.laid_away[seat])}", "note"))
        return self._listed(ink(f"{self.say('table-items')}: ", "head"), items) if items else []

    def _counts(self, counts: list[int]) -> Text:
        """Treasure as `C2 T1`."""
        text = Text()
        signs = self.say("treasure-letters")
        for kind, count in enumerate(counts):
            if count:
                text.append(" " if text else "").append(f"{signs[kind]}{count}", f"class{kind}")
        return text or ink(self.say("table-no-treasure"), "note")

    def _hopeful(self, state: BossMonsterState, rules: BossMonster, seat: int, hero: int, inside: int = -1) -> Text:
        """A hero at or in a dungeon, with what will become of it if nobody interferes."""
        text = self._hero(state, rules, hero)
        health = rules.health_of(hero)
        rooms = rules.active_rooms(seat)
        slots = {stack[-1]: slot for slot, stack in enumerate(state.dungeon[seat], start=1)}
        ahead = rooms[rooms.index(inside) + 1 :] if inside in rooms else rooms
        if inside in rooms and health <= 0:
            return text.append(f" ({self.say('table-dies-in', room=slots[inside])})", "soul")
        for room in ahead:
            health -= rules.damage_of(room)
            if health <= 0:
                return text.append(f" ({self.say('table-dies-in', room=slots[room])})", "soul")
        return text.append(f" ({self.say('table-reaches', health=health)})", "wound")

    # --- the dungeon ----------------------------------------------------------------------------------

    def _row(self, state: BossMonsterState, rules: BossMonster, seat: int) -> Lines:
        """The rooms from the entrance to the boss as boxes."""
        most = max(len(dungeon) for dungeon in state.dungeon) + 1
        width = max(NARROWEST_BOX, min(WIDEST_BOX, (self.width - 2) // most))
        tops = [stack[-1] for stack in state.dungeon[seat]]
        names = [wrapped(self._room_name(state, room), width - 2, 3) for room in tops]
        boss = state.boss[seat][0]
        names.append(wrapped(self._boss_name(state, boss), width - 2, 3))
        height = max(map(len, names))
        hero_inside = bool(rules.hero_inside(seat))
        extra = [self._on_room(state, stack) for stack in state.dungeon[seat]]
        most_extra = max(map(len, extra), default=0)
        boxes = []
        for room, stack, name, more in zip(tops, state.dungeon[seat], names, extra, strict=False):
            more += [Text()] * (most_extra - len(more))
            boxes.append(self._room_box(state, rules, room, len(stack), name, height, width, hero_inside, more))
        boxes.append(self._boss_box(state, seat, boss, names[-1], height, width, most_extra + hero_inside))
        return beside(boxes, indent=2)

    def _on_room(self, state: BossMonsterState, stack: list[int]) -> Lines:
        """The miniboss of a room (which may just be covered by a face-down card), its tokens and coins."""
        lines = [ink(self._lodger(state, state.hosts[room]), "miniboss") for room in stack if room in state.hosts]
        marks = self._marks(state, stack[-1])
        return [*lines, marks] if marks else lines

    def _lodger(self, state: BossMonsterState, guest: int) -> str:
        name = name_of(self.speaker, state.faces[guest])
        return self.say("table-lodger", level=state.level[guest], name=name)

    def _marks(self, state: BossMonsterState, room: int) -> Text:
        """Tokens and coins on a room."""
        text = Text()
        if state.tokens.get(room):
            text.append(self.say("table-tokens", tokens=state.tokens[room]), "up")
        if state.coins_on.get(room):
            text.append(" " if text else "").append(self.say("table-coins-here", coins=state.coins_on[room]), "coin")
        return text

    def _room_name(self, state: BossMonsterState, room: int) -> str:
        face = state.faces[room]
        return self.say("table-face-down") if face == UNKNOWN else name_of(self.speaker, face)

    def _boss_name(self, state: BossMonsterState, boss: int) -> str:
        face = state.faces[boss]
        return self.say("table-boss-unknown") if face == UNKNOWN else name_of(self.speaker, face)

    def _room_box(
        self,
        state: BossMonsterState,
        rules: BossMonster,
        room: int,
        depth: int,
        name: list[str],
        height: int,
        width: int,
        hero_inside: bool,
        more: Lines,
    ) -> Lines:
        card, inner = CARDS[state.faces[room]], width - 2
        hidden, asleep = room in state.face_down, room in state.asleep
        lines = [ink(part, "note" if asleep or hidden else "room") for part in name]
        lines += [Text()] * (height - len(lines))
        beneath = ink(f"+{depth - 1}" if depth > 1 else "", "note")
        if state.faces[room] == UNKNOWN:
            lines += [Text(), apart(ink("?", "note"), beneath, inner)]
        else:
            lines.append(apart(self._damage(state, rules, room), self._signs(rules.icons(room)), inner))
            what = self.say("monster-room" if card.monster else "trap-room")
            for marks, message in ((hidden, "table-hidden"), (asleep, "table-asleep")):
                if marks:
                    what = self.say(message)
            if room in state.silenced:
                what = self.say("table-silenced")
            lines.append(apart(ink(what, "note"), beneath, inner))
        lines += more
        here = hero_inside and state.room == room
        if hero_inside:
            health = rules.health_of(state.walker[0]) if here else 0
            lines.append(ink(f"@ {self.say('table-health', health=health)}" if here else "", "now"))
        frame = DOTTED if hidden or asleep else DOUBLE if card.advanced else ROUND
        return box(lines, width, frame, "now" if here else "note" if hidden or asleep else "")

    def _damage(self, state: BossMonsterState, rules: BossMonster, room: int) -> Text:
        printed = CARDS[state.faces[room]].damage
        if room in state.face_down or room in state.asleep:
            return ink(self.say("table-dmg", damage=printed), "note")
        now = rules.damage_of(room)
        text = Text(self.say("table-dmg", damage=now))
        if now != printed:
            text.append("↑" if now > printed else "↓", "up" if now > printed else "down")
        return text

    def _signs(self, counts: list[int]) -> Text:
        text = Text()
        for kind, sign in enumerate(self.say("treasure-letters")):
            text.append(sign * counts[kind], f"class{kind}")
        return text

    def _boss_box(
        self, state: BossMonsterState, seat: int, boss: int, name: list[str], height: int, width: int, taller: int
    ) -> Lines:
        face = state.faces[boss]
        lines = [ink(part, "boss") for part in name]
        lines += [Text()] * (height - len(lines))
        if face == UNKNOWN:
            lines += [Text(), Text()]
        else:
            xp = Text(self.say("table-xp", xp=BOSSES[face].xp))
            lines.append(apart(xp, self._signs(list(CARDS[face].treasure)), width - 2))
            lines.append(ink(self.say("table-level") if state.levelled[seat] else "", "note"))
        lines += [Text()] * taller
        return box(lines, width, HEAVY, "boss")

    def _strip(self, state: BossMonsterState, rules: BossMonster, seat: int) -> Lines:
        """The same on a line or two: `1 Dark Altar 1 CC`."""
        items = []
        for slot, stack in enumerate(state.dungeon[seat], start=1):
            room = stack[-1]
            dim = "note" if room in state.asleep or room in state.face_down else ""
            item = ink(f"{slot} ", "note").append(self._room_name(state, room), dim or "room")
            if state.faces[room] != UNKNOWN:
                item.append(" ").append_text(self._damage(state, rules, room)).append(" ")
                item.append_text(self._signs(rules.icons(room)))
            for more in self._on_room(state, stack):
                item.append(" ").append_text(more)
            if state.room == room and rules.hero_inside(seat):
                item.append(" @", "now")
            items.append(item)
        boss = state.boss[seat][0]
        last = ink(self._boss_name(state, boss), "boss")
        if state.faces[boss] != UNKNOWN:
            printed = BOSSES[state.faces[boss]]
            last.append(f" {self.say('table-xp', xp=printed.xp)} ").append_text(self._signs(list(printed.treasure)))
        rows = flow([*items, last], self.width - 4, between=" → ")
        return [Text("  → " if number else "  ").append_text(row) for number, row in enumerate(rows)]

    # --- cards ----------------------------------------------------------------------------------------

    def hand(
        self, state: BossMonsterState, seat: int, detail: Detail = Detail.WORDING, without: Container[int] = ()
    ) -> Lines:
        return cards.hand(self.speaker, self.screen, state, seat, detail, without)

    def welcome(self, state: BossMonsterState, seat: int) -> Lines:
        return cards.welcome(self.speaker, self.screen, state, seat)

    def copies(self, state: BossMonsterState, seat: int, option: Option) -> int:
        face = cards.subject(state, option)
        return sum(state.faces[card] == face for card in (*state.rooms[seat], *state.spells[seat])) if face else 0

    def discard(self, state: BossMonsterState) -> Lines:
        return cards.discard(self.speaker, self.screen, state)

    def stacks(self, state: BossMonsterState, seat: int) -> Lines:
        return cards.stacks(self.speaker, self.screen, state, seat)

    def find(self, words: str) -> list[int]:
        return cards.find(words)

    def card(self, face: int) -> Lines:
        return cards.whole_card(self.speaker, self.screen, face)

    def line(self, face: int) -> Lines:
        return cards.card_line(self.speaker, self.screen, face, full=True)

    def about(self, state: BossMonsterState, option: Option) -> str:
        if isinstance(option, Use | Cast | Negate | Promote | TakeBack):
            # A room lies open on the table with its numbers, and the phase of a spell that can be cast is now.
            return ""
        return about_card(self.speaker, cards.subject(state, option), short=True)

    def subject(self, state: BossMonsterState, option: Option) -> int:
        return cards.subject(state, option)

    def scores(self, state: BossMonsterState) -> list[str]:
        return say_scores(self.speaker, state)
