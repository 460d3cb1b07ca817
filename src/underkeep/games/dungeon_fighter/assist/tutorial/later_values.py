"""The values and anchors of the hints about the end of a fight, the stall and the goodbye."""

from __future__ import annotations

from collections.abc import Iterable

from underkeep.core.text import Values
from underkeep.games.dungeon_fighter.assist.tutorial.hint_values import HintWriter
from underkeep.games.dungeon_fighter.events import (
    Bought,
    DieBought,
    HeroStunned,
    LifeBought,
    MonsterFell,
)
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    Give,
)
from underkeep.games.dungeon_fighter.rules.shopping import LIFE_PRICE
from underkeep.games.dungeon_fighter.state import (
    DICE,
    DIE_PRICE,
    SCAR_LIFE_LOSS,
    SHOP_COUNT,
)
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    join_list,
    linked_event_card,
)

# --- after the fight ------------------------------------------------------------------------------------------


def felled_values(writer: HintWriter) -> Values:
    """Describe the end of the first monster."""
    context = writer.context
    fell = context.events_of(MonsterFell)[0]
    return {
        "monster": linked_event_card(writer.renderer, fell.card),
        **writer.hero_values("slayer", fell.fighter),
        "coins": context.coins_of_first_monster,
    }


def stun_values(writer: HintWriter) -> Values:
    """Describe the first hero who was stunned."""
    stunned = writer.context.events_of(HeroStunned)[0]
    return {**writer.hero_values("hero", stunned.fighter), "lost": SCAR_LIFE_LOSS}


def scar_values(writer: HintWriter) -> Values:
    """Describe the colour that the tutorial proposes for a scar."""
    context = writer.context
    best = context.proposed_option
    assert isinstance(best, ChooseColour)
    return {
        "colour": writer.renderer.message(f"colour-{DICE[best.colour]}"),
        "ability": ability_name(writer.renderer, context.game.hero_card(context.me).abilities[best.colour]),
    }


def gift_values(writer: HintWriter) -> Values:
    """Describe the card that is given away."""
    context = writer.context
    best = context.proposed_option
    assert isinstance(best, Give)
    return {
        "card": writer.card_name(best.card),
        "text": writer.card_text(best.card),
        **writer.hero_values("hero", best.fighter),
    }


# --- the stall ------------------------------------------------------------------------------------------------


def stall_values(writer: HintWriter) -> Values:
    """Describe what is for sale."""
    context = writer.context
    wares = [
        writer.message("ware", card=writer.card_name(card), price=context.game.gear_card(card).price)
        for card in context.state.stall
    ]
    return {"wares": join_list(writer.renderer, wares), "count": len(wares), "coins": context.state.coins}


def stall_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the cards of the stall."""
    return [f"card:{card}" for card in writer.context.state.stall]


def purchase_values(writer: HintWriter) -> Values:
    """Describe the purchase that the tutorial proposes."""
    context = writer.context
    match context.proposed_option:
        case Buy(card, fighter):
            return {"what": "card", "card": writer.card_name(card), **writer.hero_values("hero", fighter)}
        case BuyDie():
            return {"what": "die", "card": "none", **writer.hero_values("hero", None)}
        case BuyLife():
            return {"what": "life", "card": "none", **writer.hero_values("hero", None)}
    return {"what": "none", "card": "none", **writer.hero_values("hero", None)}


def price_values(writer: HintWriter) -> Values:
    """Return the prices of life and of dice."""
    return {"life": LIFE_PRICE, "die": DIE_PRICE}


def bought_values(writer: HintWriter) -> Values:
    """Describe what was bought in the first shopping."""
    context = writer.context
    cards = [linked_event_card(writer.renderer, event.card) for event in context.events_of(Bought)]
    dice, life = len(context.events_of(DieBought)), len(context.events_of(LifeBought))
    return {
        "cards": join_list(writer.renderer, cards),
        "dice": dice,
        "life": life,
        "coins": context.state.coins,
    }


# --- goodbye --------------------------------------------------------------------------------------------------


def goodbye_values(writer: HintWriter) -> Values:
    """Return how often the stall still opens."""
    return {"shops": SHOP_COUNT - writer.context.state.shops}
