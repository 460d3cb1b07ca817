"""How heroes, dice, cards and results are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from underkeep.core.events import SeenCard
from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, EYE, MARGIN, SECTION, SNOW, Landed
from underkeep.games.dungeon_fighter.physics.trajectory import heard
from underkeep.games.dungeon_fighter.state import DICE, NOBODY, TEMPLATES, WATER, FighterState

Values = dict[str, Any]
CASES = ("gen", "dat", "acc")


def yes_no(holds: bool) -> str:
    """A value that messages choose by."""
    return "yes" if holds else "no"


def listed(renderer: TextRenderer, things: Sequence[str]) -> str:
    """`a, b and c`; `none` for nothing, so that messages can choose by it."""
    if not things:
        return "none"
    if len(things) == 1:
        return things[0]
    return renderer.message("joined", first=", ".join(things[:-1]), second=things[-1])


def hero_name(renderer: TextRenderer, state: FighterState, fighter: int) -> str:
    """A hero of the party, by the short name."""
    if fighter == NOBODY or state.hero[fighter] == NOBODY:
        return renderer.message("hero-nobody")
    return renderer.message(f"hero-{HERO_IDS[state.hero[fighter]]}")


def hero_values(renderer: TextRenderer, state: FighterState, field: str, fighter: int) -> Values:
    """A hero in all forms that sentences need, whether it is the listener's, and whether there is one at all."""
    known = fighter != NOBODY and state.hero[fighter] != NOBODY
    message = f"hero-{HERO_IDS[state.hero[fighter]]}" if known else "hero-nobody"
    forms = {f"{field}_{case}": renderer.message(f"{message}.{case}") for case in CASES}
    own = known and (fighter if state.players > 1 else 0) == renderer.viewer
    return {field: renderer.message(message), **forms, f"{field}_own": yes_no(own), f"{field}_there": yes_no(known)}


def die_values(renderer: TextRenderer, die: int) -> Values:
    """A die in all forms."""
    if die not in range(len(DICE)):
        return {"die": "", "die_acc": "", "die_ins": "", "die_kind": "none"}
    message = f"die-{DICE[die]}"
    return {
        "die": renderer.message(message),
        "die_acc": renderer.message(f"{message}.acc"),
        "die_ins": renderer.message(f"{message}.ins"),
        "die_kind": DICE[die],
    }


def template_values(renderer: TextRenderer, kind: int) -> Values:
    """A template in all forms."""
    message = f"template-{TEMPLATES[kind].split()[0]}" if kind in range(len(TEMPLATES)) else "template-frost"
    return {"template": renderer.message(message), "template_acc": renderer.message(f"{message}.acc")}


def technique_name(renderer: TextRenderer, technique: str) -> str:
    """A technique by its name."""
    return renderer.message(f"technique-{technique}")


def techniques_named(renderer: TextRenderer, techniques: Iterable[str]) -> str:
    """Some techniques; `none` if there are none."""
    return listed(renderer, [technique_name(renderer, technique) for technique in techniques])


def ability_name(renderer: TextRenderer, ability: str) -> str:
    """An ability by its name."""
    return renderer.message(f"ability-{ability}")


def name_of(renderer: TextRenderer, face: int) -> str:
    """The name of a card in the renderer's language, not marked."""
    if face == UNKNOWN:
        return renderer.message("unknown-card")
    card = CARDS[face]
    return card.name if renderer.language == ENGLISH else card.name_pl


def named(renderer: TextRenderer, state: FighterState, card: int) -> str:
    """A card of a position as sentences name it."""
    face = state.faces[card]
    return renderer.link_card(face, name_of(renderer, face)) if face else renderer.message("unknown-card")


def seen(renderer: TextRenderer, card: SeenCard) -> str:
    """A card of an event."""
    return (
        renderer.link_card(card.face, name_of(renderer, card.face)) if card.face else renderer.message("unknown-card")
    )


def place_text(renderer: TextRenderer, place: str, section: int) -> str:
    """Where a die lies: `section 3`, `in a hole`."""
    return renderer.message(f"place-{place}", section=section)


def result_text(renderer: TextRenderer, landed: Landed) -> str:
    """What became of a die, and why it is a hit or a miss."""
    where = place_text(renderer, landed.place, landed.section)
    more = []
    if landed.line and landed.place in (SECTION, CENTRE):
        more.append(renderer.message("result-line", sections=listed(renderer, [str(number) for number in landed.line])))
    if landed.shows == EYE:
        more.append(renderer.message("result-eye"))
    elif landed.shows == SNOW:
        more.append(renderer.message("result-snow"))
    if not landed.bounced:
        more.append(renderer.message("result-dry"))
    if landed.failed:
        more.append(renderer.message("result-failed", techniques=techniques_named(renderer, landed.failed)))
    return renderer.message("result", hit=yes_no(landed.hits), where=", ".join([where, *more]))


def reason_text(renderer: TextRenderer, landed: Landed, body: int, flight: bytes) -> str:
    """Why a die that was simulated counts as it does: where its corners lie, and how often it bounced; `none` if people
    have reported it."""
    parts = [renderer.message("reason-corners", count=count, section=section) for section, count in landed.corners]
    told = [", ".join(parts)] if parts and landed.place in (SECTION, CENTRE, MARGIN) else []
    if flight and landed.bounced:
        told.append(renderer.message("reason-bounces", count=max(1, bounces(flight, body))))
    return "; ".join(told) or "none"


def bounces(flight: bytes, body: int) -> int:
    """How often something was heard to bounce off the table before it touched the target."""
    count = 0
    for sound in heard(flight):
        if sound.body == body:
            if sound.what in ("target", "template", "iceberg"):
                break
            count += sound.what in ("table", "floe")
    return count


def cubes_text(renderer: TextRenderer, state: FighterState) -> str:
    """The throw that is being judged: of water cubes all three."""
    said = [result_text(renderer, landed) for landed in state.landed]
    if state.die != WATER or len(said) < 2:
        return said[state.picked] if said else ""
    return "; ".join(renderer.message("cube", number=number, result=each) for number, each in enumerate(said, start=1))
