"""Draws a position as SVG: the town, the dungeons, souls and wounds.

Notebooks show this drawing for a table or an observation. Cards with unknown faces are drawn face-down.
"""

from __future__ import annotations

from textwrap import wrap
from xml.sax.saxutils import escape, quoteattr

from underkeep.core.state import UNKNOWN, CardId, Seat
from underkeep.games.boss_monster.cards.card_types import LETTERS
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.state import COINS, PHASES, BossMonsterState

WIDTH, MARGIN, GAP = 920, 16, 8
CARD_WIDTH, CARD_HEIGHT = 112, 104
PLATE_WIDTH, PLATE_HEIGHT = 140, 40
PLATES_PER_ROW = (WIDTH - 2 * MARGIN) // (PLATE_WIDTH + GAP)

PAPER, INK, SOFT, LINE = "#f7f4ec", "#22201c", "#6a6357", "#8d8475"
CLASS_INK = ("#1f4fa3", "#a3271f", "#7a2a94", "#1f6b33", "#8a5a00")
"""The colours of cleric, fighter, mage, thief and explorer, each of which also has a letter."""
SOUL, WOUND, HERO_INK = "#1f6b33", "#a3271f", "#8a5a00"

STYLE = f"""
text {{ font-family: system-ui, 'DejaVu Sans', sans-serif; fill: {INK}; font-size: 12px; }}
.head {{ font-size: 15px; font-weight: 600; }}
.name {{ font-weight: 600; }}
.soft {{ fill: {SOFT}; }}
"""


def draw_svg(state: BossMonsterState) -> str:
    """Return the position as a complete SVG document."""
    rules = rules_of(state)
    town, height = _town(state, rules, MARGIN + 24)
    parts = [_text(MARGIN, MARGIN + 12, _title(state), "head"), *town]
    for seat in state.turn_order:
        panel, used = _player(state, rules, seat, height)
        parts += panel
        height += used
    label = quoteattr(f"Boss Monster. {_title(state)}. {_summary(state, rules)}")
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={label}>',
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            *parts,
            "</svg>",
        )
    )


def _title(state: BossMonsterState) -> str:
    return f"Round {state.round}, {PHASES[state.phase]} phase" if state.round else "Setup"


def _summary(state: BossMonsterState, rules: BossMonster) -> str:
    """Return the scores as a text for screen readers."""
    return "; ".join(
        f"player {seat + 1} {'is out' if state.eliminated[seat] else _score(rules, seat)}" for seat in state.turn_order
    )


def _score(rules: BossMonster, seat: Seat) -> str:
    return f"{rules.soul_count(seat)} souls, {rules.wound_count(seat)} wounds"


# --- heroes -------------------------------------------------------------------------------------------


def _town(state: BossMonsterState, rules: BossMonster, top: int) -> tuple[list[str], int]:
    """Return the drawing of the town, from the oldest hero on, and its lower edge."""
    parts = [_text(MARGIN, top + 16, "Town" if state.town else "Town: nobody", "soft")]
    plates, bottom = _hero_plates(state, rules, state.town, MARGIN, top + 24)
    if state.town_items:
        names = ", ".join(CARDS[state.faces[item]].name for item in state.town_items)
        parts.append(_text(MARGIN, bottom + 8, f"Items in town: {names}", "soft"))
        bottom += 20
    return parts + plates, bottom + GAP


def _hero_plates(
    state: BossMonsterState, rules: BossMonster, heroes: list[CardId], left: int, top: int
) -> tuple[list[str], int]:
    """Return heroes as small plates, and their lower edge."""
    parts = []
    for number, hero in enumerate(heroes):
        row, column = divmod(number, PLATES_PER_ROW)
        x, y = left + column * (PLATE_WIDTH + GAP), top + row * (PLATE_HEIGHT + GAP)
        card = CARDS[state.faces[hero]]
        parts.append(_rect(x, y, PLATE_WIDTH, PLATE_HEIGHT, stroke=HERO_INK, radius=PLATE_HEIGHT // 2))
        parts.append(_text(x + 16, y + 17, _shorten(card.name.partition(",")[0], 15), "name"))
        parts.append(_treasure_letters(x + 16, y + 33, card.treasure))
        carried = state.carried_items.get(hero)
        item = f", {CARDS[state.faces[carried]].name}" if carried is not None else ""
        parts.append(_text(x + 44, y + 33, _shorten(f"health {rules.health_of(hero)}{item}", 15)))
    rows = (len(heroes) + PLATES_PER_ROW - 1) // PLATES_PER_ROW
    return parts, top + rows * (PLATE_HEIGHT + GAP)


# --- players ------------------------------------------------------------------------------------------


def _player(state: BossMonsterState, rules: BossMonster, seat: Seat, top: int) -> tuple[list[str], int]:
    """Return the drawing of a player's cards, and its height."""
    name = f"Player {seat + 1}"
    if state.eliminated[seat]:
        return [_text(MARGIN, top + 20, f"{name}: out of the game", "soft")], 36
    active = " (active)" if seat == state.active_seat and state.round else ""
    parts = [_text(MARGIN, top + 20, name + active, "head")]
    parts += _counter(MARGIN + 170, top + 15, rules.soul_count(seat), SOULS_TO_WIN, SOUL, "souls")
    parts += _counter(MARGIN + 400, top + 15, rules.wound_count(seat), WOUNDS_TO_LOSE, WOUND, "wounds")
    hand = f"hand: {len(state.room_hand[seat])} rooms, {len(state.spell_hand[seat])} spells"
    parts.append(_text(MARGIN + 590, top + 20, hand, "soft"))
    parts.append(_treasure_letters(MARGIN + 770, top + 20, tuple(rules.treasure(seat)), numbers=True))
    left, row = MARGIN, top + 32
    wealth = _coins_and_items(state, seat)
    if wealth:
        parts.append(_text(MARGIN, top + 38, wealth))
        row += 18
    for stack in state.dungeon[seat]:
        parts += _room(state, rules, stack, left, row)
        left += CARD_WIDTH + GAP
    parts += _boss(state, seat, left, row)
    heroes = [*state.entrance[seat], *(hero for hero in rules.hero_inside(seat) if hero not in state.entrance[seat])]
    below = row + CARD_HEIGHT
    if any(room in state.miniboss_of_room for stack in state.dungeon[seat] for room in stack):
        below += 18
    used = below - top + 12
    if heroes:
        parts.append(_text(MARGIN, below + 20, "At the entrance or inside", "soft"))
        plates, bottom = _hero_plates(state, rules, heroes, MARGIN, below + 28)
        parts += plates
        used = bottom - top + GAP
    return parts, used


def _coins_and_items(state: BossMonsterState, seat: Seat) -> str:
    """Return the coins and items of a player as text."""
    found = [f"coins {state.coins[seat]}"] if COINS in state.rule_modules else []
    if state.boss_items[seat]:
        found.append("items: " + ", ".join(CARDS[state.faces[item]].name for item in state.boss_items[seat]))
    if state.stored_items[seat]:
        found.append(f"items face-down {len(state.stored_items[seat])}")
    return "; ".join(found)


def _counter(x: int, y: int, count: int, most: int, ink: str, what: str) -> list[str]:
    """Return a row of circles that is filled up to the count, and the count as text."""
    circles = [
        f'<circle cx="{x + number * 13}" cy="{y}" r="5" stroke="{ink}" fill="{ink if number < count else "none"}"/>'
        for number in range(most)
    ]
    return [*circles, _text(x + most * 13 + 4, y + 5, f"{what} {count}")]


def _room(state: BossMonsterState, rules: BossMonster, stack: list[CardId], x: int, y: int) -> list[str]:
    room = stack[-1]
    card = CARDS[state.faces[room]]
    hidden, deactivated = room in state.face_down_cards, room in state.deactivated
    inside = state.hero_room == room and bool(state.hero_in_dungeon)
    dashes = "4 3" if hidden or deactivated else ""
    parts = [
        _rect(x + 3 * depth, y - 3 * depth, CARD_WIDTH, CARD_HEIGHT) for depth in range(min(len(stack) - 1, 2), 0, -1)
    ]
    stroke = HERO_INK if inside else INK if card.advanced else LINE
    width = 3 if card.advanced or inside else 1
    parts.append(_rect(x, y, CARD_WIDTH, CARD_HEIGHT, stroke=stroke, width=width, dashes=dashes))
    for host in stack:
        miniboss = state.miniboss_of_room.get(host)
        if miniboss is not None:
            label = f"L{state.miniboss_level[miniboss]} {CARDS[state.faces[miniboss]].name}"
            parts.append(_text(x + 4, y + CARD_HEIGHT + 14, _shorten(label, 17), "name"))
    if state.faces[room] == UNKNOWN:
        return [*parts, _text(x + 8, y + 20, "face-down", "soft")]
    parts += _lines(x + 8, y + 20, card.name, "soft" if deactivated or hidden else "name")
    damage = card.damage if hidden or deactivated else rules.damage_of(room)
    parts.append(_text(x + 8, y + 74, f"damage {damage}"))
    signs = [f"+{state.tokens[room]}"] if state.tokens.get(room) else []
    signs += [f"¢{state.coins_on_room[room]}"] if state.coins_on_room.get(room) else []
    if signs:
        parts.append(_text(x + CARD_WIDTH - 8, y + 74, " ".join(signs), "name", anchor="end"))
    parts.append(_treasure_letters(x + 8, y + 94, tuple(rules.icons(room))))
    word = "face-down" if hidden else "inactive" if deactivated else "monster" if card.monster else "trap"
    parts.append(_text(x + CARD_WIDTH - 8, y + 94, word, "soft", anchor="end"))
    return parts


def _boss(state: BossMonsterState, seat: Seat, x: int, y: int) -> list[str]:
    parts = [_rect(x, y, CARD_WIDTH, CARD_HEIGHT, stroke=CLASS_INK[2], width=2)]
    for boss in state.boss[seat][:1]:
        face = state.faces[boss]
        if face == UNKNOWN:
            return [*parts, _text(x + 8, y + 20, "boss", "soft")]
        parts += _lines(x + 8, y + 20, CARDS[face].name, "name")
        parts.append(_text(x + 8, y + 74, f"{BOSSES[face].xp} XP"))
        parts.append(_treasure_letters(x + 8, y + 94, CARDS[face].treasure))
        if state.levelled_up[seat]:
            parts.append(_text(x + CARD_WIDTH - 8, y + 94, "level up", "soft", anchor="end"))
    return parts


# --- shapes -------------------------------------------------------------------------------------------


def _text(x: int, y: int, words: str, style: str = "", anchor: str = "") -> str:
    attributes = f' class="{style}"' if style else ""
    attributes += f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x}" y="{y}"{attributes}>{escape(words)}</text>'


def _lines(x: int, y: int, words: str, style: str) -> list[str]:
    """Return a name on up to three lines."""
    return [_text(x, y + 16 * number, line, style) for number, line in enumerate(wrap(words, 13)[:3])]


def _treasure_letters(x: int, y: int, counts: tuple[int, ...], *, numbers: bool = False) -> str:
    """Return treasure as coloured letters: `CC`, or with numbers `C2`."""
    spans = []
    for letter, ink, count in zip(LETTERS, CLASS_INK, counts, strict=True):
        if count:
            sign = f"{letter}{count} " if numbers else letter * count
            spans.append(f'<tspan style="fill: {ink}">{sign}</tspan>')
    return f'<text x="{x}" y="{y}" class="name">{"".join(spans)}</text>' if spans else ""


def _rect(
    x: int, y: int, width_: int, height: int, *, stroke: str = LINE, width: int = 1, radius: int = 6, dashes: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<rect x="{x}" y="{y}" width="{width_}" height="{height}" rx="{radius}" fill="#fffdf8" '
        f'stroke="{stroke}" stroke-width="{width}"{dashed}/>'
    )


def _shorten(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
