"""The texts of decisions: for the seat that is asked, and for the viewers who wait for it."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option, Pass, Resign
from underkeep.core.state import require
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
from underkeep.games.keep_the_heroes_out.cards.action_notation import AMBUSH, REINFORCE, SUMMON, ActionSide
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.options import ChooseRoom, Gamble, Summon
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import ACTS, CLASS_OF, CLASSES, ICON_KINDS, KeepState
from underkeep.games.keep_the_heroes_out.text.card_texts import line_text
from underkeep.games.keep_the_heroes_out.text.cards import card_link
from underkeep.games.keep_the_heroes_out.text.nouns import hero_values, monster_values, room_values
from underkeep.games.keep_the_heroes_out.text.options import option_text

JOINT = frozenset(
    {
        "lend-clan", "summon-where", "next-room", "plunder", "archer-target", "hero-attack", "champion-second",
        "exhaust-thief", "steal-which", "losses", "lose-treasure", "charge-to", "first-in", "remove-hero",
        "choose-rubble", "choose-mark",
    }
)  # fmt: skip
"""The kinds of decisions that belong to all players together (KHO-21.3)."""


def prompt_text(renderer: TextRenderer, state: KeepState, decision: Decision) -> str:
    """Return the text of a decision and its reason. The seat that is asked is always called "you"."""
    asked = renderer.for_viewer(decision.seat)
    question = sentence(asked.message(f"ask-{decision.kind}", **_about(asked, state, decision)))
    if state.voting and decision.kind in JOINT and state.players > 1:
        return sentence(asked.message("ask-vote", question=question, votes=_votes(asked, state, decision)))
    return question


def waiting_text(renderer: TextRenderer, state: KeepState, decision: Decision) -> str:
    """Return the text for all other viewers, which names the seat that the table waits for."""
    values = _about(renderer, state, decision) | {"player": renderer.names[decision.seat]}
    if state.voting and decision.kind in JOINT and state.players > 1:
        # All players vote, so the waiting viewers read the decision too.
        question = sentence(renderer.message(f"ask-{decision.kind}", **values))
        return sentence(renderer.message("wait-vote", player=values["player"], question=question))
    return sentence(renderer.message(f"wait-{decision.kind}", **values))


def _votes(renderer: TextRenderer, state: KeepState, decision: Decision) -> str:
    """Return the votes of the players before this one."""
    votes = []
    for number, choice in enumerate(state.votes):
        seat = renderer.names[(state.active + number) % state.players]
        option = option_text(renderer, state, decision.options[choice], decision, "short")
        votes.append(renderer.message("vote", seat=seat, option=option))
    return ", ".join(votes) or "none"


def _about(renderer: TextRenderer, state: KeepState, decision: Decision) -> Values:
    """Return the values of a decision for its message."""
    game, seat, options = Queries(state), decision.seat, decision.options
    match decision.kind:
        case "first-monster":
            standing = len(state.monster[seat]) - len(game.monsters_in_lair(seat))
            return {"left": game.clan(seat).first - standing}
        case "play" | "exchange":
            return {"cards": len(state.hand[seat]), "gamble": yes_no(Gamble() in options)}
        case "act":
            sides = [
                ActionSide(tuple(left), tuple(right)) for left, right in zip(state.lefts, state.rights, strict=True)
            ]
            rest = line_text(renderer, sides)
            return {"card": card_link(renderer, state, require(state.playing)), "rest": rest[:1].lower() + rest[1:]}
        case "horde":
            return {
                "card": card_link(renderer, state, require(state.playing)),
                "left": len(state.swarm),
                **monster_values(renderer, state, seat, _actor(decision)),
                **room_values(renderer, "room", _room_of_horde(state, decision)),
            }
        case "summon":
            return {"most": _most_summoned(state, decision)}
        case "replace-loot":
            cards = ", ".join(card_link(renderer, state, card) for card in decision.about)
            return {"chosen": len(decision.about), "cards": cards}
        case "defend":
            return _attack(renderer, state)
        case "choose-site":
            return room_values(renderer, "room", CARDS[state.faces[decision.about[0]]].room)
        case "before-card":
            return {"raid": state.raid}
        case "summon-where":
            return _newcomer(renderer, state)
        case "charge-to":
            origin = _charging_from(state, decision)
            return {"known": yes_no(origin is not None), **room_values(renderer, "origin", origin)}
    return room_values(renderer, "room", _place_of(state, options[0]))


def _attack(renderer: TextRenderer, state: KeepState) -> Values:
    """Return the values of the attack that can be defended."""
    attack = state.attack[0]
    hero, seat, monster = attack.hero, attack.seat, attack.monster
    room = state.monster[seat][monster]
    return {
        "shot": yes_no(state.hero[hero] != room),
        **hero_values(renderer, "hero", hero),
        **monster_values(renderer, state, seat, monster),
        **room_values(renderer, "room", room),
    }


def _newcomer(renderer: TextRenderer, state: KeepState) -> Values:
    """Return the values of the Guild card that was turned up last: its class, and the number of such heroes in the
    reserve."""
    kind = require(CARDS[state.faces[state.guild_discard[-1]]].hero)
    left = sum(room is None and CLASS_OF[hero] == kind for hero, room in enumerate(state.hero))
    name = f"class-{CLASSES[kind]}"
    return {
        "left": left,
        "class": renderer.message(name),
        "heroes": renderer.message(f"{name}.many"),
        "hero_a": renderer.message(f"{name}.a"),
    }


def _most_summoned(state: KeepState, decision: Decision) -> int:
    """Return how many monsters the card that is being played brings from the lair in all, for the action with the rooms
    of this decision; 0 if no card is being played."""
    if state.playing is None:
        return 0
    game = Queries(state)
    rooms = [option.room for option in decision.options if isinstance(option, Summon)]
    most = 0
    for side in game.card(state.playing).line.sides:
        for action in (*side.left, *side.right):
            icon, number = divmod(action - AMBUSH, 10)
            if AMBUSH <= action < REINFORCE and rooms == list(game.rooms_with_icon(ICON_KINDS[icon])):
                most = max(most, number)
            elif SUMMON < action < AMBUSH and len(rooms) == 1:
                most = max(most, action - SUMMON)
    return most


def _actor(decision: Decision) -> int | None:
    """Return the next monster of a horde if an option names it, otherwise None."""
    monsters = (getattr(option, "monster", None) for option in decision.options)
    return next((monster for monster in monsters if monster is not None), None)


def _room_of_horde(state: KeepState, decision: Decision) -> int | None:
    """Return the room of the next monster of a horde, as far as the options tell, otherwise None."""
    monster = _actor(decision)
    if monster is not None:
        return state.monster[decision.seat][monster]
    heroes = {state.hero[hero] for option in decision.options if (hero := getattr(option, "hero", None)) is not None}
    rooms = {room for option in decision.options if (room := getattr(option, "room", None)) is not None}
    own = set(Queries(state).rooms_with_monsters_of(decision.seat))
    found = (heroes or rooms) & own
    return found.pop() if len(found) == 1 else None


def _place_of(state: KeepState, option: Option) -> int | None:
    """Return the room of an option: its own room, or that of its hero or its treasure."""
    if isinstance(option, Pass | Resign):
        return None
    room: int | None = getattr(option, "room", None)
    if room is None and hasattr(option, "hero"):
        room = state.hero[option.hero]
    if room is None and hasattr(option, "card"):
        room = next((place for place, pile in enumerate(state.treasure) if option.card in pile), None)
    return room


def _charging_from(state: KeepState, decision: Decision) -> int | None:
    """Return the room from which heroes charge, if exactly one room has these ways, otherwise None."""
    game = Queries(state)
    ways = [option.room for option in decision.options if isinstance(option, ChooseRoom)]
    fitting = [
        room
        for room in game.rooms_with_active_heroes()
        if game.towards_treasury(room) == ways
        and not game.has_monsters(room)
        and not state.treasure[room]
        and all(state.due[hero] == ACTS for hero in game.active_heroes_in(room))
    ]
    return fitting[0] if len(fitting) == 1 else None
