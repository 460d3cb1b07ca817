"""The values and anchors of the tutorial's hints.

A value fills a place of a message; an anchor names the thing on the board at which a hint points.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from underkeep.core.options.option import Option
from underkeep.core.state import CardId, Seat, require
from underkeep.core.text import TextRenderer, Values, yes_no
from underkeep.games.keep_the_heroes_out.assist.tutorial.context import TutorialContext
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.events import (
    CardPlayed,
    GuildCardTurned,
    MonsterGone,
    ScenarioCard,
    TreasureStolen,
    TurnBegan,
)
from underkeep.games.keep_the_heroes_out.options import (
    DefendWith,
    FinishPortal,
    Gamble,
    Move,
    PlayCard,
    Shoot,
    Spend,
    Strike,
    Summon,
    UseRoom,
    UseSkill,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM, TOKEN_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import (
    BONE,
    EXHAUSTED,
    HAND_SIZE,
    LAST_WAVE,
    PRISON,
    TRAP,
    TREASURY,
    Token,
)
from underkeep.games.keep_the_heroes_out.text import cards
from underkeep.games.keep_the_heroes_out.text.card_texts import scenario_effect_text
from underkeep.games.keep_the_heroes_out.text.nouns import (
    clan_name,
    hero_values,
    join_and,
    join_or,
    monster_values,
    room_name,
    room_values,
    token_values,
)


class HintWriter(NamedTuple):
    """Writes the values of hints for one context in the language of the learner."""

    context: TutorialContext
    renderer: TextRenderer

    @property
    def rules(self) -> KeepRules:
        """The verbs bound to the observed state."""
        return self.context.rules

    def card_name(self, card: CardId) -> str:
        """Return the name of a card, linked to the card."""
        return cards.card_link(self.renderer, self.context.state, card)

    def room_values(self, field: str, room: int | None) -> Values:
        """Return the forms of a room for a message."""
        return room_values(self.renderer, field, room)


# --- the setup ----------------------------------------------------------------------------------------------


def goal_values(writer: HintWriter) -> Values:
    """Return the numbers that decide the game."""
    state = writer.context.state
    return {
        "cards": len(state.guild_deck) + len(state.guild_discard),
        "value": MOST_VALUABLE,
        **writer.room_values("room", TREASURY),
    }


def goal_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the Treasury, the treasure in it, and the Guild deck."""
    return [f"room:{TREASURY}", *(f"card:{card}" for card in writer.context.state.treasure[TREASURY]), "deck:guild"]


def clan_values(writer: HintWriter) -> Values:
    """Describe the clan of the learner, and who plays along."""
    context = writer.context
    clan = require(context.state.clan[context.me])
    return {
        **cards.clan_values(writer.renderer, clan),
        "partners": join_and(writer.renderer, [_partner_text(writer, seat) for seat in context.partners]),
        "count": len(context.partners),
    }


def _partner_text(writer: HintWriter, seat: Seat) -> str:
    clan = writer.context.state.clan[seat]
    name = writer.renderer.names[seat]
    return name if clan is None else f"{name} ({clan_name(writer.renderer, clan)})"


def clan_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the lair and the skill of the learner."""
    return ("lair", "skill")


def first_monster_values(writer: HintWriter) -> Values:
    """Describe the room in which the first monster is proposed."""
    return purpose_values(writer, writer.context.proposed_option) | {
        "rooms": join_or(
            writer.renderer,
            [room_name(writer.renderer, option.room) for option in writer.context.decision.options
             if isinstance(option, Summon)],
        )
    }  # fmt: skip


# --- cards and actions -----------------------------------------------------------------------------------------


class Purpose(NamedTuple):
    """What an action does: its kind, its room, and what takes part in it."""

    does: str
    room: int | None = None
    origin: int | None = None
    """The room that a monster leaves."""
    token: Token | None = None
    hero: int | None = None
    card: CardId | None = None


def purpose_of(context: TutorialContext, option: Option | None) -> Purpose:
    """Return what an action does."""
    match option:
        case Summon():
            return Purpose("summon", option.room)
        case Strike() | Shoot():
            return Purpose("strike", context.state.hero[option.hero], hero=option.hero)
        case UseSkill() if option.room is not None:
            return Purpose("skill", option.room, token=BONE)
        case FinishPortal():
            return Purpose("portal", option.room)
        case UseRoom() if option.card is None:
            return Purpose("produce", option.room, token=TOKEN_OF_ROOM.get(option.room))
        case UseRoom():
            return Purpose("loot", option.room, token=LOOT_OF_ROOM[option.room][0], card=option.card)
        case Move():
            return Purpose("move", option.to, context.state.monster[context.me][option.monster], option.carry)
        case Spend():
            return Purpose("spend", option.room, token=option.token)
    return Purpose("other")


def purpose_values(writer: HintWriter, option: Option | None) -> Values:
    """Describe what an action does and what it is good for. `value` is the treasure of its room, and `guards` are the
    monsters that stand there."""
    context = writer.context
    does, room, origin, token, hero, card = purpose_of(context, option)
    found: Values = {
        "does": does,
        "value": 0 if room is None else context.treasure_of(room),
        "guards": 0 if room is None else context.guards_of(room),
        "heroes": 0 if room is None else len(context.rules.heroes_in(room)),
        "health": 0 if hero is None else context.rules.health_left(hero),
        "lair": len(context.rules.monsters_in_lair(context.me)),
        "trap": yes_no(token == TRAP),
        "loot": "" if card is None else writer.card_name(card),
        "feeds": yes_no(room is not None and token is not None and context.buys_loot(token, room)),
        **writer.room_values("room", room),
        **writer.room_values("origin", origin),
        **token_values(writer.renderer, token),
        **monster_values(writer.renderer, context.state, context.me),
    }
    return found | ({"hero": "", "hero_acc": ""} if hero is None else hero_values(writer.renderer, "hero", hero))


def proposed_values(writer: HintWriter) -> Values:
    """Describe the proposed action of the card that is being played."""
    skill = writer.renderer.message(f"clan-{writer.rules.clan(writer.context.me).id}.skill")
    return purpose_values(writer, writer.context.proposed_option) | {"skill": skill}


def proposed_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the proposed option."""
    return writer.context.proposed_option.anchors


def play_values(writer: HintWriter) -> Values:
    """Describe the proposed card and its best first action."""
    proposed = writer.context.proposed_option
    assert isinstance(proposed, PlayCard)
    return purpose_values(writer, writer.context.best_use_of(proposed.card)) | {"card": writer.card_name(proposed.card)}


def hand_values(writer: HintWriter) -> Values:
    """Return the number of cards in the learner's hand."""
    return {"cards": len(writer.context.state.hand[writer.context.me])}


def hand_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the cards in the learner's hand."""
    return [f"card:{card}" for card in writer.context.state.hand[writer.context.me]]


def kept_values(writer: HintWriter) -> Values:
    """Describe the cards that the learner keeps: how many, and which of them can defend."""
    context = writer.context
    hand = context.state.hand[context.me]
    return {
        "cards": len(hand),
        "full": HAND_SIZE,
        "draws": max(0, HAND_SIZE - len(hand)),
        "shield": next((writer.card_name(card) for card in hand if writer.rules.card(card).line.defending_sides), ""),
        "defends": yes_no(any(writer.rules.card(card).line.defending_sides for card in hand)),
    }


def loot_row_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the loot row."""
    return [f"card:{card}" for card in writer.context.state.loot_row]


# --- the raid -------------------------------------------------------------------------------------------------


def raid_values(writer: HintWriter) -> Values:
    """Return the numbers of Guild cards in each raid."""
    state = writer.context.state
    now, later = CARDS_PER_TURN[state.level][state.wave - 1], CARDS_PER_TURN[state.level][LAST_WAVE - 1]
    return {"cards": now, "later": later, "asked": yes_no(writer.context.kind == "before-card")}


def guild_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the Guild deck, unless a click on it would be a gamble that is not proposed."""
    context = writer.context
    return () if Gamble() in context.decision.options and not context.is_gamble_proposed else ("deck:guild",)


def active_values(writer: HintWriter) -> Values:
    """Name the rooms with active heroes."""
    rooms = writer.rules.rooms_with_active_heroes()
    return {"rooms": join_and(writer.renderer, [room_name(writer.renderer, room) for room in rooms])}


def active_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the rooms with active heroes."""
    return [f"room:{room}" for room in writer.rules.rooms_with_active_heroes()]


def attack_values(writer: HintWriter) -> Values:
    """Describe the attack that the learner can stop, and the card with which the tutorial would do it."""
    context = writer.context
    attack = context.state.attack[0]
    room = require(context.state.monster[attack.seat][attack.monster])
    proposed = context.proposed_option
    return {
        "stops": yes_no(isinstance(proposed, DefendWith)),
        "card": writer.card_name(proposed.card) if isinstance(proposed, DefendWith) else "",
        "guards": context.guards_of(room),
        "value": context.treasure_of(room),
        "shot": yes_no(context.state.due[attack.hero] != EXHAUSTED),
        **hero_values(writer.renderer, "hero", attack.hero),
        **monster_values(writer.renderer, context.state, attack.seat),
        **writer.room_values("room", room),
    }


def attack_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the attacking hero and its target, which has another anchor if it belongs to the seat that is asked."""
    attack = writer.context.state.attack[0]
    own = [f"mine:{attack.monster}"] if attack.seat == writer.context.me else []
    return [f"hero:{attack.hero}", f"monster:{attack.seat}.{attack.monster}", *own]


# --- what has happened -------------------------------------------------------------------------------------------


def resting_values(writer: HintWriter) -> Values:
    """Count the heroes who rest in the dungeon, and name the room with most of them."""
    resting, room = _crowd(writer.context)
    value = writer.context.treasure_of(room)
    return {
        "count": resting,
        "here": len(writer.rules.exhausted_heroes_in(room)),
        "value": value,
        "guards": writer.context.guards_of(room),
        **writer.room_values("room", room),
    }


def _crowd(context: TutorialContext) -> tuple[int, int]:
    """Return the number of exhausted heroes, and the room with most of them, the one nearest to the Treasury first."""
    by_room = {room: len(context.rules.exhausted_heroes_in(room)) for room in context.rules.rooms()}
    distance = context.rules.map.distance
    return sum(by_room.values()), max(by_room, key=lambda room: (by_room[room], -distance[room]))


def resting_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the exhausted heroes."""
    return [f"hero:{hero}" for room in writer.rules.rooms() for hero in writer.rules.exhausted_heroes_in(room)]


def fallen_values(writer: HintWriter) -> Values:
    """Describe the first monster of the learner that has fallen."""
    context = writer.context
    fallen = next(event for event in context.events_of(MonsterGone) if event.seat == context.me)
    return {
        **monster_values(writer.renderer, context.state, context.me),
        **writer.room_values("room", fallen.room),
        "lair": len(writer.rules.monsters_in_lair(context.me)),
    }


def theft_values(writer: HintWriter) -> Values:
    """Describe the first stolen treasure."""
    theft = writer.context.events_of(TreasureStolen)[0]
    value = writer.rules.treasure_value(theft.treasure.card)
    name = cards.card_name(writer.renderer, theft.treasure.face)
    return {"treasure": writer.renderer.link_card(theft.treasure.face, name), "value": value,
            **writer.room_values("room", theft.room)}  # fmt: skip


def scenario_values(writer: HintWriter) -> Values:
    """Describe the scenario and its first card."""
    context, page = writer.context, writer.rules.page
    card = page.cards[0]
    return {
        "scenario": page.name.get(writer.renderer.language, page.name["en"]),
        "card": writer.renderer.message(f"symbol-{card.symbol}"),
        "copies": card.copies,
        "does": scenario_effect_text(writer.renderer, card, context.state.players),
        "seen": yes_no(bool(context.events_of(ScenarioCard))),
    }


def discard_values(writer: HintWriter) -> Values:
    """Name the card that the tutorial would discard."""
    return {"card": writer.renderer.option_text(
        writer.context.state, writer.context.proposed_option, writer.context.decision
    )}  # fmt: skip


# --- the second turn --------------------------------------------------------------------------------------------


def round_values(writer: HintWriter) -> Values:
    """Describe what has happened since the learner's turn, and how much of the wave is left."""
    context = writer.context
    since = [event.turn for event in context.events_of(TurnBegan) if event.seat != context.me][-len(context.partners) :]
    played = sum(len(context.events_of_turn(CardPlayed, turn)) for turn in since)
    guild = sum(len(context.events_of_turn(GuildCardTurned, turn)) for turn in since)
    return {
        "partner": join_and(writer.renderer, [writer.renderer.names[seat] for seat in context.partners]),
        "played": played,
        "guild": guild,
        "left": len(context.state.guild_deck),
        "wave": context.state.wave,
    }


def gamble_values(writer: HintWriter) -> Values:
    """Describe the gamble: the cards that it draws, and the Prison."""
    context = writer.context
    return {
        "cards": writer.rules.page.gamble,
        "heroes": len(context.rules.heroes_in(PRISON)),
        "guards": context.guards_of(PRISON),
        "now": yes_no(context.is_gamble_proposed),
        **writer.room_values("room", PRISON),
    }


def gamble_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the Prison, and at the Guild deck if the gamble is proposed."""
    return (f"room:{PRISON}", *guild_anchors(writer))


def goodbye_values(writer: HintWriter) -> Values:
    """Return how many Guild cards are left in this wave, and the wave."""
    state = writer.context.state
    return {"left": len(state.guild_deck), "wave": state.wave, "later": CARDS_PER_TURN[state.level][LAST_WAVE - 1]}
