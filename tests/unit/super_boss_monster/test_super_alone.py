"""Tests of solo games with other sets: the cards that stay in the box (SBM-19.22) would do nothing in the game."""

from __future__ import annotations

from copy import deepcopy

import pytest

import underkeep
from tests.unit.asked import written
from underkeep.core.decisions import Decision
from underkeep.core.messages import LANGUAGES
from underkeep.core.options.option import Option
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.assist.lookahead.play_on import run_procedure
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card, Item
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED, SUPER
from underkeep.games.boss_monster.state import EXPLORER
from underkeep.games.super_boss_monster.display.setup_form import OTHER_SETS
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup import decks
from underkeep.games.super_boss_monster.setup.setup import Setup

MARKED = {
    "BMR": {
        "Draculord", "Robobo", "Specter's Sanctum", "Succubus Spa", "All-Seeing Eye", "Torture Chamber",
        "Zombie Prison", "Assassin", "Counterspell", "Motivation", "Trepidation", "Zombie Attack",
    },
    "TNL": {
        "Dr. Timebender", "Nicolius", "Imp Temple", "Incubus Gym", "Wraith's Throne", "Antimagic Zone",
        "Hall of Mirrors", "Cursed Tomb", "All Your Base", "Another Castle", "Pity", "Surprise Gift", "Vampire",
        "Barbarian", "Witch", "Hitman",
    },
    "RMB": {
        "Belladonna", "Spectral Bomb", "Ancient Guardtower", "Imp Hoard", "Robber's Vault", "The Catapult", "Paywall",
        "Personnel Office", "Short Circuit", "Traitor", "Inquisitor", "Sellsword", "Alchemist", "Scoundrel",
    },
    "CRL": {"Klonos", "Mando", "Essence Transfer"},
    "THK": set(),
    "IOD": {"Fingers McGraw", "Orb of Scrying"},
    "VOV": {"Baroness Blight", "Reliquary of Rogues", "Choir of Banshees"},
    "DBM": set(),
    "POP": {"Haunted Snow Globe"},
    "LST": set(),
    "KNG": set(),
    "SBM": {
        "The Static Queen", "Shade of the Guild", "Confessional", "Pickpocket Alley", "Seance Parlor", "Grand Theft",
        "Wall Hack", "Co-op Mode", "Sleepy Raid",
    },
}  # fmt: skip
"""The cards of each set that do nothing without an opponent."""
NEEDY = [card for card in CARDS[1:] if card.needs_opponent and not card.treasure[EXPLORER]]
"""The cards among them that do not show explorers; other cards are never in a game without explorers."""

OF_OTHERS = {
    "negate", "negates", "negates_from_hand", "opponent_casts", "opponent_discards", "opponent_raises",
    "keeps_discards", "offered", "shares_spaces",
}  # fmt: skip
"""Triggers that need an action or a minion of another player."""


def test_the_marked_cards_of_every_closed_set() -> None:
    closed = {code: cards.cards for code, cards in PRINTED.items() if not cards.is_open}
    assert {code: {card.name for card in cards if card.needs_opponent} for code, cards in closed.items()} == MARKED


# --- marked cards do nothing in a solo game -----------------------------------------------------------------


def alone(card: Card, phase: str) -> Table:
    """Return a solo position with many possible targets and with this card in play."""
    boss, rooms = "Tick-Tock", ["Ghost Lobby", "Wind-Up Trap", "Bandit Camp", "Bookworm"]
    spells, hand, items, hero = ["Boost", "Overtime"], ["Goblin Bootcamp", "Static Field"], "", "Laliho"
    name = f'"{card.name} ({card.set})"'
    if card.kind == BOSS:
        boss = name
    elif card.kind == ROOM:
        rooms.append(name)
        hand.append(name if card.copies > 1 else "Prayer Vault")
    elif card.kind == SPELL:
        spells.append(name)
    elif card.kind == ITEM:
        items = f", face_up: [{name}]"
    elif card.kind == HERO:
        hero = name
    inside = f"inside: {{hero: {hero}, room: Bookworm, health: 3}}\n" if phase == "adventure" else ""
    return written(
        f"game: super-boss-monster\nauto: false\nsets: [{', '.join(OTHER_SETS)}]\nplayers: [{{boss: {boss}, "
        f"levelled: true, rooms: [{', '.join(rooms)}], hand: [{', '.join(hand)}], spells: [{', '.join(spells)}]"
        f"{items}, souls: 3, wounds: 2, coins: 4, entrance: [Sister Sparkle]}}]\ntokens: {{Ghost Lobby: 2}}\n"
        f"town: [King Lik, Nimble Nell]\ndiscard: [Prayer Vault, Final Form]\n{inside}at: {{phase: {phase}}}"
    )


def id_of(table: Table, card: Card) -> int:
    """Return the id of this card outside of the decks."""
    hidden = {*table.state.room_deck, *table.state.spell_deck, *table.state.item_deck}
    return next(id for id, face in enumerate(table.state.faces) if face == card.face and id not in hidden)


def first_of(decision: Decision) -> Option:
    return decision.options[-1]


@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("card", NEEDY, ids=lambda card: card.key)
def test_a_card_that_needs_an_opponent_can_be_neither_cast_nor_used(card: Card, phase: str) -> None:
    table = alone(card, phase)
    while table.decision is not None and table.decision.kind != "window":
        table.answer(table.options[0])
    moves = table.game.notation.moves(table.state, table.options)
    assert any(words.startswith("cast Boost") for words in moves)
    used = [words for words in moves if words.startswith((f"cast {card.name}", f"use {card.name}"))]
    if isinstance(card, Item):
        return  # an item may be used without effect, as the next test shows
    assert used == []


@pytest.mark.parametrize("card", NEEDY, ids=lambda card: card.key)
def test_triggered_abilities_that_need_an_opponent_change_nothing(card: Card) -> None:
    table = alone(card, "adventure")
    game, source = SuperBossMonster(table.state.copy()), id_of(table, card)
    hero = game.state.hero_in_dungeon[0]
    for part in (card, card.hero_side) if isinstance(card, Item) else (card,):
        for moment, ability in part.abilities_by_trigger.items():
            if moment in OF_OTHERS or moment == "cast" or (moment == "activated" and not isinstance(card, Item)):
                continue
            before = deepcopy(game.state)
            if happens(game, ability, source):
                effect = ability.effect(game, 0, hero if moment == "sets_out" else source)
                run_procedure(effect, first_of)
            assert game.state == before, f"{card.name}: {moment}"


def happens(game: SuperBossMonster, ability: Ability, source: int) -> bool:
    """Return whether the condition of an ability holds."""
    return ability.only_if is None or ability.only_if(game, 0, source)


@pytest.mark.parametrize("name", ["Counterspell (BMR)", "Short Circuit (RMB)"])
def test_a_player_cannot_negate_an_own_spell(name: str) -> None:
    (card,) = [card for card in NEEDY if f"{card.name} ({card.set})" == name]
    table = alone(card, "build")
    while table.decision is not None and table.decision.kind != "window":
        table.answer(table.options[0])
    table.answer(table.game.notation.moves(table.state, table.options)["cast Overtime"])
    assert table.decision is not None
    assert not table.decision.kind.startswith("negate")


# --- what the setup leaves out ------------------------------------------------------------------------------


def test_a_solo_setup_leaves_out_the_marked_cards_and_the_cards_that_the_rules_name() -> None:
    setup = Setup(players=1, sets=OTHER_SETS).checked()
    rooms, spells = decks.room_and_spell_faces(setup)
    used = {CARDS[face] for face in (*rooms, *spells, *decks.boss_faces(setup), *decks.item_faces(setup))}
    # The rooms of Super Boss Monster itself stay in the game (SBM-19.14).
    assert {card.name for card in used if card.needs_opponent} == {"Confessional", "Pickpocket Alley", "Seance Parlor"}
    left = {CARDS[face] for face in decks.left_out_faces(setup)}
    assert not left & used
    by_name = {card for card in left if not card.needs_opponent}
    assert {card.name for card in by_name} == {"Sneak", "Security Audit", "Chill", "Quest!"}  # SBM-19.2
    shown = [card for code in (SUPER, *OTHER_SETS) for card in PRINTED[code].cards]
    # Cards that show explorers, except items, are not in a game without explorers (BM-25.9).
    missing = {
        card for card in shown if card.kind in (BOSS, ROOM, MINIBOSS, SPELL, ITEM) and not card.treasure[EXPLORER]
    } - used
    assert missing == left


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_several_players_all_cards_are_used(players: int) -> None:
    setup = Setup(players=players, sets=OTHER_SETS).checked()
    assert decks.left_out_faces(setup) == []
    assert len(decks.boss_faces(Setup(players=players).checked())) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_cards_that_are_left_out(language: str) -> None:
    table = underkeep.new_game("super-boss-monster", players=1, sets=("BMR", "RMB"), seed=1)
    renderer = TextRenderer(table.game, table.setup, language, 0)
    said = next(text for _, text in table.game.text.log_lines(renderer, table.observe(0).state, table.events_for(0)))
    assert renderer.messages.missing == set()
    for face in decks.left_out_faces(table.setup.checked()):
        assert SUPER_BOSS_MONSTER.cards.text(renderer, face)[0] in said
    assert "Belladonna (RMB)" in said


def test_the_two_bosses_who_need_opponents_are_never_dealt_in_a_solo_game() -> None:
    for seed in range(60):
        table = underkeep.new_game("super-boss-monster", players=1, seed=seed)
        names = {CARDS[table.state.faces[boss]].name for boss in (*table.state.boss[0], *table.state.removed)}
        assert len(names) == 10
        assert not names & {"The Static Queen", "Shade of the Guild"}
