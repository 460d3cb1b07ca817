"""The names of heroes, dice, cards and results in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from underkeep.core.events import SeenCard
from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN, CardId, Face
from underkeep.core.text import TextRenderer, Values, yes_no
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, EYE, MARGIN, SECTION, SNOW, DieOutcome
from underkeep.games.dungeon_fighter.physics.trajectory import unpack_sounds
from underkeep.games.dungeon_fighter.state import DICE, TEMPLATES, WATER, Die, FighterNumber, FighterState, TemplateKind

CASES = ("gen", "dat", "acc")


def join_list(renderer: TextRenderer, things: Sequence[str]) -> str:
    """Return `a, b and c`; `none` for an empty list, by which messages select."""
    if not things:
        return "none"
    if len(things) == 1:
        return things[0]
    return renderer.message("joined", first=", ".join(things[:-1]), second=things[-1])


def hero_name(renderer: TextRenderer, state: FighterState, fighter: FighterNumber | None) -> str:
    """Return the short name of a hero of the party."""
    return renderer.message(_hero_message(state, fighter))


def _hero_message(state: FighterState, fighter: FighterNumber | None) -> str:
    """Return the message that names a hero of the party, or nobody."""
    hero = None if fighter is None else state.hero[fighter]
    return "hero-nobody" if hero is None else f"hero-{HERO_IDS[hero]}"


def hero_values(renderer: TextRenderer, state: FighterState, field: str, fighter: FighterNumber | None) -> Values:
    """Return all grammatical forms of a hero, whether it is the viewer's hero, and whether there is a hero at all."""
    known = fighter is not None and state.hero[fighter] is not None
    message = _hero_message(state, fighter)
    forms = {f"{field}_{case}": renderer.message(f"{message}.{case}") for case in CASES}
    own = known and (fighter if state.players > 1 else 0) == renderer.viewer
    return {field: renderer.message(message), **forms, f"{field}_own": yes_no(own), f"{field}_there": yes_no(known)}


def die_values(renderer: TextRenderer, die: Die | None) -> Values:
    """Return all grammatical forms of a die."""
    if die is None:
        return {"die": "", "die_acc": "", "die_ins": "", "die_kind": "none"}
    message = f"die-{DICE[die]}"
    return {
        "die": renderer.message(message),
        "die_acc": renderer.message(f"{message}.acc"),
        "die_ins": renderer.message(f"{message}.ins"),
        "die_kind": DICE[die],
    }


def template_values(renderer: TextRenderer, kind: TemplateKind | None) -> Values:
    """Return all grammatical forms of a template."""
    message = "template-frost" if kind is None else f"template-{TEMPLATES[kind].split()[0]}"
    return {"template": renderer.message(message), "template_acc": renderer.message(f"{message}.acc")}


def technique_name(renderer: TextRenderer, technique: str) -> str:
    """Return the name of a technique."""
    return renderer.message(f"technique-{technique}")


def technique_names(renderer: TextRenderer, techniques: Iterable[str]) -> str:
    """Return the names of some techniques; `none` if there are none."""
    return join_list(renderer, [technique_name(renderer, technique) for technique in techniques])


def ability_name(renderer: TextRenderer, ability: str) -> str:
    """Return the name of an ability."""
    return renderer.message(f"ability-{ability}")


def card_name(renderer: TextRenderer, face: Face) -> str:
    """Return the name of a card in the renderer's language, without a link."""
    if face == UNKNOWN:
        return renderer.message("unknown-card")
    card = CARDS[face]
    return card.name if renderer.language == ENGLISH else card.name_pl


def linked_card(renderer: TextRenderer, state: FighterState, card: CardId) -> str:
    """Return the name of a card of a state, with a link to the card."""
    face = state.faces[card]
    return renderer.link_card(face, card_name(renderer, face)) if face else renderer.message("unknown-card")


def linked_event_card(renderer: TextRenderer, card: SeenCard) -> str:
    """Return the name of a card of an event, with a link to the card."""
    return (
        renderer.link_card(card.face, card_name(renderer, card.face)) if card.face else renderer.message("unknown-card")
    )


def place_text(renderer: TextRenderer, place: str, section: int) -> str:
    """Return where a die lies: `section 3`, `in a hole`."""
    return renderer.message(f"place-{place}", section=section)


def result_text(renderer: TextRenderer, outcome: DieOutcome) -> str:
    """Return the outcome of a die, and why it is a hit or a miss."""
    where = place_text(renderer, outcome.place, outcome.section)
    more = []
    if outcome.line and outcome.place in (SECTION, CENTRE):
        more.append(
            renderer.message("result-line", sections=join_list(renderer, [str(number) for number in outcome.line]))
        )
    if outcome.shows == EYE:
        more.append(renderer.message("result-eye"))
    elif outcome.shows == SNOW:
        more.append(renderer.message("result-snow"))
    if not outcome.bounced:
        more.append(renderer.message("result-dry"))
    if outcome.failed:
        names = [
            renderer.message("quoted-technique", technique=technique_name(renderer, each)) for each in outcome.failed
        ]
        more.append(renderer.message("result-failed", techniques=join_list(renderer, names), count=len(names)))
    return renderer.message("result", hit=yes_no(outcome.is_hit), where=", ".join([where, *more]))


def reason_text(renderer: TextRenderer, outcome: DieOutcome, body: int, trajectory: bytes) -> str:
    """Return why a simulated die has its outcome: where its corners lie, and how often it bounced; `none` for a
    reported die."""
    parts = [renderer.message("reason-corners", count=count, section=section) for section, count in outcome.corners]
    reasons = [", ".join(parts)] if parts and outcome.place in (SECTION, CENTRE, MARGIN) else []
    if trajectory and outcome.bounced:
        reasons.append(renderer.message("reason-bounces", count=max(1, bounce_count(trajectory, body))))
    return "; ".join(reasons) or "none"


def bounce_count(trajectory: bytes, body: int) -> int:
    """Return how often a body bounced off the table before it touched the target."""
    count = 0
    for sound in unpack_sounds(trajectory):
        if sound.body == body:
            if sound.what in ("target", "template", "iceberg"):
                break
            count += sound.what in ("table", "floe")
    return count


def throw_text(renderer: TextRenderer, state: FighterState) -> str:
    """Return the outcome of the throw that is being resolved; for water cubes all three."""
    results = [result_text(renderer, outcome) for outcome in state.die_outcomes]
    if state.die != WATER or len(results) < 2:
        return results[state.picked_cube] if results else ""
    return "; ".join(
        renderer.message("cube", number=number, result=each) for number, each in enumerate(results, start=1)
    )
