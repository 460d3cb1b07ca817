"""The values and anchors of the tutorial's hints.

A value fills a place of a message; an anchor names the thing on the board at which a hint points.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from underkeep.core.state import CardId
from underkeep.core.text import TextRenderer, Values, yes_no
from underkeep.games.dungeon_fighter.assist.tutorial.context import TutorialContext
from underkeep.games.dungeon_fighter.cards.card_types import Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import hero_face
from underkeep.games.dungeon_fighter.cards.catalogue import room as room_with_face
from underkeep.games.dungeon_fighter.events import (
    AbilityUsed,
    MonsterAppeared,
    Thrown,
)
from underkeep.games.dungeon_fighter.options import (
    ChooseRoom,
    Declare,
    Flee,
    Recover,
    TakeDie,
    ThrowAgain,
    Toss,
)
from underkeep.games.dungeon_fighter.physics.gesture import Gesture
from underkeep.games.dungeon_fighter.physics.outcome import HOLE, MARGIN, OFF, DieOutcome
from underkeep.games.dungeon_fighter.physics.pull import START_SIDE
from underkeep.games.dungeon_fighter.physics.rotation import bearing_vector
from underkeep.games.dungeon_fighter.physics.techniques import BEATS
from underkeep.games.dungeon_fighter.state import (
    CENTRE_VALUE,
    COLOURS,
    DICE,
    SHOP_COUNT,
    WATER,
    FighterNumber,
)
from underkeep.games.dungeon_fighter.text.cards import card_effects
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    die_values,
    hero_name,
    hero_values,
    linked_card,
    result_text,
    technique_name,
    technique_names,
)

PREFIX = "fighter-tutorial"
"""The prefix of the messages of the tutorial."""
DIALLED_TECHNIQUES = {"low-profile", "headbutt", "secret-x"}
"""The techniques whose throws are described by the numbers of the sliders alone."""


class HintWriter(NamedTuple):
    """Writes the values of hints for one context in the language of the learner."""

    context: TutorialContext
    renderer: TextRenderer

    def message(self, message: str, **values: object) -> str:
        """Return a message of the tutorial."""
        return self.renderer.message(f"{PREFIX}-{message}", **values)

    def card_name(self, card: CardId) -> str:
        """Return the name of a card, linked to the card."""
        return linked_card(self.renderer, self.context.state, card)

    def card_text(self, card: CardId) -> str:
        """Return the effects of a card."""
        return card_effects(self.renderer, self.context.state.faces[card])

    def hero_link(self, fighter: FighterNumber) -> str:
        """Return the short name of a hero, linked to the hero card."""
        hero, name = self.context.state.hero[fighter], hero_name(self.renderer, self.context.state, fighter)
        return name if hero is None else self.renderer.link_card(hero_face(hero), name)

    def hero_values(self, field: str, fighter: FighterNumber | None) -> Values:
        """Return the values of a message that name a hero."""
        return hero_values(self.renderer, self.context.state, field, fighter)

    def techniques(self, techniques: Iterable[str]) -> str:
        """Return the names of techniques; `none` if there are none."""
        return technique_names(self.renderer, techniques)


# --- the party and the way ----------------------------------------------------------------------------------


def goal_values(writer: HintWriter) -> Values:
    """Return how often the stall opens."""
    return {"shops": SHOP_COUNT}


def party_values(writer: HintWriter) -> Values:
    """Describe the two heroes."""
    context = writer.context
    return {
        "hero": writer.hero_link(context.me),
        "life": context.state.life[context.me],
        "mate": writer.hero_link(context.mate),
        "mate_life": context.state.life[context.mate],
    }


def party_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at all heroes."""
    return [f"fighter:{fighter}" for fighter in writer.context.game.party]


def own_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the learner's hero."""
    return [f"fighter:{writer.context.me}"]


def mate_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the other hero."""
    return [f"fighter:{writer.context.mate}"]


def path_values(writer: HintWriter) -> Values:
    """Describe the room that the learner is advised to enter, and the demand of the other one."""
    context = writer.context
    best = context.proposed_option
    assert isinstance(best, ChooseRoom)
    room = room_with_face(context.state.faces[best.card])
    others = [option.card for option in context.decision.options if isinstance(option, ChooseRoom) and option != best]
    other = room_with_face(context.state.faces[others[0]]) if others else None
    return {
        "room": writer.card_name(best.card),
        "stalls": room.stalls,
        "technique": writer.techniques([room.technique] if room.technique else []),
        "other": writer.card_name(others[0]) if others else "none",
        "other_technique": writer.techniques([other.technique] if other is not None and other.technique else []),
    }


def proposal_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the option that the tutorial proposes."""
    return writer.context.proposed_option.anchors


def led_values(writer: HintWriter) -> Values:
    """Describe the room that another hero has chosen."""
    context = writer.context
    return {**writer.hero_values("boss", context.state.boss), "room": writer.card_name(context.state.room[0])}


def boss_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the boss."""
    return [f"fighter:{writer.context.state.boss}"]


def symbol_values(writer: HintWriter) -> Values:
    """Return the stall symbols of the visited rooms, and how many open the stall."""
    game = writer.context.game
    return {"stalls": game.stall_symbols(writer.context.state.visited), "wanted": game.stalls_to_shop}


# --- the monster and the dice ---------------------------------------------------------------------------------


def monster_values(writer: HintWriter) -> Values:
    """Describe the monster as it was when the fight began: the throws before this decision are told afterwards."""
    context = writer.context
    return {
        "monster": writer.card_name(context.state.monster[0]),
        "life": context.events_of(MonsterAppeared)[-1].life,
        "damage": context.game.foe.damage,
        "loot": context.state.loot,
    }


def throw_values(writer: HintWriter, thrown: Thrown) -> Values:
    """Describe the result of a throw."""
    context = writer.context
    return {
        **writer.hero_values("thrower", thrown.fighter),
        "result": result_text(writer.renderer, thrown.landed),
        "hit": yes_no(thrown.landed.is_hit),
        "dealt": context.damage_dealt_by(thrown),
        "felled": yes_no(context.has_felled(thrown)),
        "lost": context.life_lost_by(thrown),
    }


def their_throw_values(writer: HintWriter) -> Values:
    """Describe the first throw of another hero."""
    return throw_values(writer, writer.context.throws_of_others[0])


def die_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the dice that can be taken."""
    return [f"die:{option.die:d}" for option in writer.context.decision.options if isinstance(option, TakeDie)]


def ability_values(writer: HintWriter) -> Values:
    """Describe the die that the learner is advised to take, and the ability of its colour."""
    context = writer.context
    best = context.proposed_option
    assert isinstance(best, TakeDie)
    card = context.game.hero_card(context.me)
    ability = card.abilities[best.die]
    favourite = writer.renderer.message(f"type-{card.favourite}.many") if card.favourite else ""
    return {
        **die_values(writer.renderer, best.die),
        "ability": ability_name(writer.renderer, ability),
        "text": writer.renderer.message(f"ability-{ability}.text", favourite=favourite),
        "kind": ability,
        "worth": context.ability_worth(best.die),
        "room": writer.card_name(context.state.room[0]) if context.state.room else "none",
        "monster": writer.card_name(context.state.monster[0]),
    }


def has_open_colour(context: TutorialContext) -> bool:
    """Whether a coloured die is proposed whose ability the learner can use."""
    best = context.proposed_option
    return isinstance(best, TakeDie) and best.die in COLOURS and best.die in context.game.usable_colours(context.me)


def recovery_values(writer: HintWriter) -> Values:
    """Describe the choice of a hero without coloured dice."""
    context = writer.context
    return {
        "white": context.state.white,
        "level": context.game.foe.level,
        "recover": yes_no(context.proposed_option == Recover()),
    }


# --- the throw ------------------------------------------------------------------------------------------------


def target_values(writer: HintWriter) -> Values:
    """Return the value of the centre."""
    return {"centre": CENTRE_VALUE}


def numbers_of(writer: HintWriter, gesture: Gesture) -> Values:
    """Return the numbers of a gesture as the sliders of a client show them."""
    return {
        "force": writer.message("force", force=gesture.speed / 1000),
        "way": _signed(writer, "way", gesture.direction, "right", "left"),
        "height": _signed(writer, "height", gesture.elevation, "up", "down"),
        "spin": _signed(writer, "spin", gesture.spin, "back", "top"),
    }


def _signed(writer: HintWriter, name: str, tenths: int, plus: str, minus: str) -> str:
    """Return a number of a gesture, which has a word for each of its signs."""
    side = writer.message(f"{name}-{plus if tenths > 0 else minus}")
    return writer.message(name, tenths=tenths, number=abs(tenths) / 10, side=side)


def aim_values(writer: HintWriter) -> Values:
    """Describe the throw that the tutorial proposes."""
    aim = writer.context.best_aim
    return {**numbers_of(writer, aim.gesture), "hits": aim.hits}


def can_be_dialled(context: TutorialContext) -> bool:
    """Whether the numbers of the proposed throw are all that it takes: from the usual side, without pieces on the table
    and without another motion of the hand."""
    if not set(context.required) <= DIALLED_TECHNIQUES:
        return False  # The place of a piece would have to be simulated, for which a table must not wait.
    gesture = context.best_gesture
    return gesture.side == START_SIDE and not gesture.pieces


def harm_values(writer: HintWriter) -> Values:
    """Return the price of a miss, and the life of the learner."""
    context = writer.context
    return {"damage": context.game.foe.damage, "life": context.state.life[context.me]}


def technique_values(writer: HintWriter) -> Values:
    """Describe the first technique that the throw must meet, and what demands it."""
    context = writer.context
    technique = context.required[0]
    by_room = technique in context.game.room_techniques()
    by_monster = technique in context.game.awake_techniques()
    card = context.state.room[0] if by_room else context.state.monster[0] if by_monster else None
    return {
        "card": writer.card_name(card) if card is not None else "none",
        "technique": technique_name(writer.renderer, technique),
        "text": writer.renderer.message(f"technique-{technique}.text"),
        "timed": yes_no(any(BEATS[each].timed for each in context.required if each in BEATS)),
    }


def reach_of(thrown: Thrown) -> str:
    """Return whether a die has stopped before the target (`short`) or behind it (`far`), seen from its thrower; `none`
    for any other place."""
    landed = thrown.landed
    if landed.place not in (MARGIN, OFF) or not landed.pose:
        return "none"
    x, y = bearing_vector(thrown.side)
    return "short" if landed.pose[0] * x + landed.pose[1] * y > 0 else "far"


def reason_of(landed: DieOutcome) -> str:
    """Return in one word why a throw is a miss."""
    if not landed.bounced:
        return "dry"
    if landed.failed:
        return "technique"
    return "hole" if landed.place == HOLE else "other"


def own_hit_values(writer: HintWriter) -> Values:
    """Describe the first hit of the learner."""
    thrown = first_own_throw(writer.context, True)
    assert thrown is not None
    return throw_values(writer, thrown)


def own_miss_values(writer: HintWriter) -> Values:
    """Describe the first miss of the learner, and what to change."""
    thrown = first_own_throw(writer.context, False)
    assert thrown is not None
    return {**throw_values(writer, thrown), "reason": reason_of(thrown.landed), "reach": reach_of(thrown)}


def first_own_throw(context: TutorialContext, hit: bool) -> Thrown | None:
    """Return the first hit or miss of the learner with one die, or None if there is none that is settled."""
    throws = [event for event in context.own_throws if event.die != WATER and event.landed.is_hit == hit]
    return throws[0] if throws and context.is_settled(throws[0]) else None


def eye_values(writer: HintWriter) -> Values:
    """Describe the first ability that an eye of the learner has activated."""
    context = writer.context
    used = next(event for event in context.events_of(AbilityUsed) if event.fighter == context.me)
    card = context.game.hero_card(context.me)
    favourite = writer.renderer.message(f"type-{card.favourite}.many") if card.favourite else ""
    return {
        "ability": ability_name(writer.renderer, used.ability),
        "text": writer.renderer.message(f"ability-{used.ability}.text", favourite=favourite),
        "colour": writer.renderer.message(f"colour-{DICE[used.colour]}"),
    }


def weapon_values(writer: HintWriter) -> Values:
    """Describe a declaration: that of the first weapon, or the roundhouse for the Catchy Tune."""
    context = writer.context
    declarations = [option for option in context.decision.options if isinstance(option, Declare)]
    first = next(option for option in declarations if option.weapons or option.roundhouse)
    weapon = context.game.gear_card(first.weapons[0]) if first.weapons else None
    technique = weapon.technique if isinstance(weapon, Weapon) else "roundhouse"
    return {
        "card": writer.card_name(first.weapons[0]) if first.weapons else "none",
        "bonus": context.weapon_bonus(first),
        "technique": technique_name(writer.renderer, technique),
        "free": yes_no(not context.new_techniques(first)),
        "use": yes_no(context.proposed_option == first),
    }


def again_values(writer: HintWriter) -> Values:
    """Describe the throw that can be repeated."""
    context = writer.context
    outcome = context.state.die_outcomes[context.state.picked_cube]
    again = context.proposed_option == ThrowAgain()
    return {
        "result": result_text(writer.renderer, outcome),
        "advice": "keep" if not again else "usual" if outcome.is_hit else "miss",
    }


def card_choice_values(writer: HintWriter) -> Values:
    """Describe the card that the tutorial proposes to use; `none` if it proposes to wait."""
    cards = [anchor for anchor in writer.context.proposed_option.anchors if anchor.startswith("card:")]
    return {"card": writer.card_name(CardId(int(cards[0].partition(":")[2]))) if cards else "none"}


def toss_values(writer: HintWriter) -> Values:
    """Describe the toss that the tutorial proposes."""
    best = writer.context.proposed_option
    assert isinstance(best, Toss)
    return numbers_of(writer, best.gesture)


def flight_values(writer: HintWriter) -> Values:
    """Return the price of running, and whether the tutorial proposes to run."""
    context = writer.context
    return {"level": context.game.foe.level, "run": yes_no(context.proposed_option == Flee())}
