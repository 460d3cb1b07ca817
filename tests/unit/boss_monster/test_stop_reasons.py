"""Boss Monster: stop reasons, progress, display times, confirmations and clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.unit.asked import go_to, judged_alike_in_other_worlds, move, places, reasons, warn, written
from tests.unit.boss_monster.test_text import boss_monster_files, decision_kinds
from underkeep import new_game
from underkeep.core.events import Event
from underkeep.core.messages import LANGUAGES
from underkeep.core.options.option import PASS
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster import events
from underkeep.games.boss_monster.assist.clauses import CLAUSES_BY_DECISION, decision_clauses
from underkeep.games.boss_monster.assist.lookahead.reactions import is_in_last_room
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.rules.rules import BossMonster

ROOT = Path(__file__).parents[3]
BOTH = ("BMR", "TNL")


def at(text: str) -> Table:
    """Return the table at the decision to which a scenario leads."""
    order = "" if "xp_order" in text else "xp_order: [0, 1]\n"
    return written("game: boss-monster\nauto: false\nsets: [BMR, TNL]\n" + order + text)


# --- the build phase --------------------------------------------------------------------------------------


def test_an_own_build_turn_with_a_card_to_place_is_a_stop_reason() -> None:
    table = at("players: [{hand: [Open Grave]}, {}]")
    assert reasons(go_to(table, 0, "build-turn")) == {"turn"}
    assert places(table) == {"phase:build", "dungeon:0"}


def test_a_build_turn_without_anything_to_place_is_no_stop_reason() -> None:
    table = at("players: [{hand: [Open Grave], spells: [Motivation]}, {}]\nno_building: true")
    assert reasons(go_to(table, 0, "build-turn")) == set()


LAST_BUILD = """
players:
  - {boss: Robobo, rooms: [Open Grave], hand: [Dark Altar], spells: [Princess in Peril]}
  - {boss: King Croak, rooms: [Neanderthal Cave], hand: [Open Grave]}
  - {boss: Cleopatra, rooms: [Neanderthal Cave], hand: [Open Grave]}
xp_order: [0, 1, 2]
town: [Acacia]
"""


def test_a_build_window_is_no_stop_reason_if_a_turn_follows_or_the_hero_comes_anyway() -> None:
    table = at(LAST_BUILD.replace("rooms: [Open Grave], hand", "rooms: [Dracolich Lair, Vampire Bordello], hand"))
    go_to(table, 1, "build-turn")
    assert reasons(go_to(table, 0)) == set(), "another build turn is still to come"
    go_to(table, 2, "build-turn")
    go_to(table, 0)
    assert reasons(table) == set(), "the cleric comes without the spell"


def test_the_last_build_window_is_a_stop_reason_if_a_spell_lures_a_hero_that_would_stay() -> None:
    text = LAST_BUILD.replace("rooms: [Open Grave], hand", "rooms: [Beast Menagerie, Monster's Ballroom], hand")
    table = at(text)
    go_to(table, 2, "build-turn")
    go_to(table, 0)
    assert reasons(table) == {"last-build"}
    table = at(text.replace("Princess in Peril", "Assassin"))
    go_to(table, 2, "build-turn")
    assert reasons(go_to(table, 0)) == set(), "a spell of the adventure phase cannot be cast here"


# --- before a hero enters ---------------------------------------------------------------------------------

ENTERING = """
players:
  - {boss: Robobo, rooms: [%s], entrance: [Nick], spells: [%s]}
  - {boss: Cleopatra, spells: [%s]}
xp_order: [0, 1]
at: {phase: adventure}
"""


def test_before_a_hero_enters_the_owner_is_asked_if_something_can_stop_it() -> None:
    table = at(ENTERING % ("Open Grave", "Annihilator", "Motivation"))
    assert reasons(go_to(table, 0)) == {"entering"}
    assert places(table) == {"phase:adventure", "dungeon:0"}


def test_before_a_hero_enters_a_play_that_changes_nothing_is_no_stop_reason() -> None:
    assert reasons(go_to(at(ENTERING % ("Golem Factory", "Annihilator", "Motivation")), 0)) == set(), "there is no trap"
    strong = ENTERING % ("Open Grave, Beast Menagerie", "Annihilator", "Motivation")
    assert reasons(go_to(at(strong), 0)) == set(), "the hero dies anyway"
    weak = (ENTERING % ("Open Grave", "Annihilator", "Motivation")).replace("Nick", "Delatorious")
    assert reasons(go_to(at(weak), 0)) == set(), "the hero survives anyway"


def test_two_spells_that_kill_a_hero_only_together_are_a_stop_reason() -> None:
    table = at((ENTERING % ("Open Grave", "Annihilator, Annihilator", "Motivation")).replace("Nick", "Delatorious"))
    alone = at((ENTERING % ("Open Grave", "Annihilator", "Motivation")).replace("Nick", "Delatorious"))
    assert reasons(go_to(table, 0)) == {"entering"}
    assert reasons(go_to(alone, 0)) == set()


def test_before_a_hero_enters_an_opponent_is_asked_if_something_can_save_it() -> None:
    table = at(ENTERING % ("Beast Menagerie", "Motivation", "Freeze"))
    assert reasons(go_to(table, 1)) == {"entering"}
    harmless = at(ENTERING % ("Open Grave", "Motivation", "Freeze"))
    assert reasons(go_to(harmless, 1)) == set(), "the hero wounds the owner anyway"


# --- in a room --------------------------------------------------------------------------------------------


def test_a_hero_that_is_about_to_die_is_a_stop_reason_for_opponents() -> None:
    table = at(
        """
players:
  - {boss: Robobo, rooms: [Beast Menagerie, Open Grave], spells: [Annihilator]}
  - {boss: Cleopatra, spells: [Fear]}
inside: {hero: Nick, room: Beast Menagerie}
"""
    )
    assert reasons(go_to(table, 0)) == set(), "the owner wants the hero to die"
    assert reasons(go_to(table, 1)) == {"fate"}
    assert places(table) == {"phase:adventure", "dungeon:0", "room:0.1"}


def test_a_hero_that_is_about_to_reach_the_boss_is_a_stop_reason_for_the_owner() -> None:
    text = """
players:
  - {boss: Robobo, rooms: [Open Grave, Dark Altar], spells: [Exhaustion, Annihilator]}
  - {boss: Cleopatra, spells: [Fear]}
inside: {hero: Nick, room: %s, health: 2}
"""
    table = at(text % "Dark Altar")
    assert reasons(go_to(table, 0)) == {"fate", "own-fate"}
    assert reasons(go_to(table, 1)) == set(), "the opponents want the owner to be wounded"
    on_the_way = at(text % "Open Grave")
    assert reasons(go_to(on_the_way, 0)) == set()
    late = at((text % "Dark Altar").replace("Exhaustion, Annihilator", "Annihilator"))
    assert reasons(go_to(late, 0)) == set(), "more damage is too late in the last room"


def test_a_hero_whose_room_is_gone_counts_as_in_the_last_room() -> None:
    table = at(
        """
players: [{rooms: [Dark Altar, Bottomless Pit]}, {}]
inside: {hero: Nick, room: Bottomless Pit, health: 3}
"""
    )
    rules = BossMonster(table.state.copy())
    assert is_in_last_room(rules)
    rules.state.hero_room = rules.state.dungeon[0][0][-1]
    assert not is_in_last_room(rules)
    rules.state.discard += rules.state.dungeon[0].pop(0)
    assert is_in_last_room(rules)


def test_an_own_ability_of_the_room_with_the_hero_is_a_stop_reason() -> None:
    text = """
players:
  - {boss: Robobo, rooms: [Bottomless Pit, %s]}
  - {boss: Cleopatra, spells: [Motivation]}
inside: {hero: Nick, room: Bottomless Pit, health: 3}
"""
    assert reasons(go_to(at(text % "Dark Altar"), 0)) == {"own-room", "own-fate"}, "later it is out of the pit"
    assert reasons(go_to(at(text % "Beast Menagerie"), 0)) == set(), "the hero dies in the next room"


def test_a_room_ability_elsewhere_is_no_stop_reason() -> None:
    text = """
players:
  - {boss: Robobo, rooms: [Open Grave, Dark Altar, Neanderthal Cave]}
  - {boss: Cleopatra}
inside: {hero: Nick, room: Open Grave, health: 3}
"""
    assert reasons(go_to(at(text), 0)) == set()


def test_an_idle_turn_is_no_stop_reason() -> None:
    table = at("players: [{rooms: [Dark Altar]}, {spells: [Freeze]}]\nat: {phase: adventure}")
    assert reasons(go_to(table, 0)) == set()
    assert reasons(go_to(table, 1)) == set()


# --- effects of other players -----------------------------------------------------------------------------

AIMED = """
players:
  - {boss: Robobo, rooms: [Dark Altar], spells: [%s]}
  - {boss: Cleopatra, rooms: [Open Grave], spells: [Freeze]}
  - {boss: King Croak, rooms: [Golem Factory], spells: [Assassin]}
xp_order: [0, 1, 2]
at: {phase: adventure}
"""


def test_a_waiting_effect_aimed_at_the_seat_is_a_stop_reason() -> None:
    table = at(AIMED % "Annihilator")
    go_to(table, 1)
    table.answer(move(table, "cast Freeze on Dark Altar"))
    go_to(table, 0, "negate-spell")
    assert reasons(table) == {"aimed"}
    go_to(table, 2, "negate-spell")
    assert reasons(table) == set(), "the effect is not aimed at this seat, and it cannot stop it"
    assert reasons(go_to(table, 0, "respond")) == {"aimed", "waiting"}
    assert reasons(go_to(table, 2)) == set()


def test_a_waiting_effect_aimed_at_another_seat_has_the_reason_waiting() -> None:
    table = at(AIMED % "Annihilator")
    go_to(table, 1)
    table.answer(move(table, "cast Freeze on Golem Factory"))
    assert reasons(go_to(table, 0, "respond")) == {"waiting"}
    assert reasons(go_to(table, 2)) == {"aimed"}


def test_an_effect_is_aimed_at_the_owner_of_the_dungeon_or_at_the_chosen_seat() -> None:
    table = at(
        """
players:
  - {boss: Robobo, rooms: [Beast Menagerie, Dark Altar], spells: [Annihilator]}
  - {boss: Cleopatra, spells: [Assassin]}
inside: {hero: Nick, room: Beast Menagerie, health: 0}
"""
    )
    go_to(table, 1)
    table.answer(move(table, "cast Assassin on Nick the Masher"))
    assert "aimed" in reasons(go_to(table, 0, "respond"))
    table = at(
        """
players:
  - {boss: Robobo, rooms: [Torture Chamber], hand: [Open Grave]}
  - {boss: Cleopatra, hand: [Dark Altar], spells: [Fear]}
  - {boss: King Croak, hand: [Dark Altar], spells: [Meddling Kids!, Freeze]}
xp_order: [0, 1, 2]
at: {phase: adventure}
"""
    )
    go_to(table, 0)
    table.answer(move(table, "use Torture Chamber on player 2"))
    if table.decision is not None and table.decision.seat == 1:
        assert "aimed" not in reasons(table)
    assert "aimed" in reasons(go_to(table, 2, "negate-ability"))


def test_an_effect_without_a_target_is_aimed_at_every_seat_that_it_hits() -> None:
    table = at(
        """
players:
  - {boss: Robobo, hand: [Dark Altar], spells: [Jeopardy, Soul Harvest], souls: 1}
  - {boss: Cleopatra, hand: [Open Grave], spells: [Counterspell]}
at: {phase: adventure}
"""
    )
    go_to(table, 0)
    twin = table.clone()
    table.answer(move(table, "cast Jeopardy"))
    assert reasons(go_to(table, 1, "negate-spell")) == {"negate", "aimed"}
    twin.answer(move(twin, "cast Soul Harvest"))
    assert reasons(go_to(twin, 1, "negate-spell")) == {"negate"}


def test_the_decision_to_negate_names_the_spell_and_its_target() -> None:
    table = at(AIMED % "Annihilator")
    go_to(table, 1)
    table.answer(move(table, "cast Freeze on Dark Altar"))
    assert table.decision is not None
    names = [BOSS_MONSTER.notation.face_name(table.state.faces[card]) for card in table.decision.about]
    assert names == ["Freeze", "Dark Altar"]


def test_the_last_chance_before_a_player_wins_is_a_stop_reason() -> None:
    text = """
players:
  - {boss: Robobo, souls: %d}
  - {boss: Cleopatra, rooms: [Zombie Prison]}
xp_order: [0, 1]
at: {phase: adventure, active: 1}
"""
    assert reasons(go_to(at(text % 10), 1)) == {"last-chance"}
    assert reasons(go_to(at(text % 9), 1)) == set()


# --- progress, pass delays and display times --------------------------------------------------------------


def test_progress_has_phase_turn_hero_and_round() -> None:
    table = at(ENTERING % ("Open Grave, Dark Altar", "Annihilator", "Freeze"))
    go_to(table, 0)
    hero = table.state.entrance[0][0]
    outside = BOSS_MONSTER.assist.progress(table.state)
    assert outside == {"phase": "adventure", "turn": 0, "hero": hero, "round": 1}
    while not table.state.hero_in_dungeon:
        table.answer(PASS)
    assert BOSS_MONSTER.assist.progress(table.state) == outside, "the hero in the dungeon is the same one"
    while table.state.hero_in_dungeon:
        table.answer(PASS)
    assert BOSS_MONSTER.assist.progress(table.state)["hero"] != hero


def test_the_pass_delay_of_each_decision() -> None:
    table = at(ENTERING % ("Open Grave, Dark Altar", "Annihilator", "Freeze"))
    pass_delays = []
    while table.decision is not None and table.state.phase == 4 and len(pass_delays) < 20:
        pass_delays.append((table.decision.seat, BOSS_MONSTER.assist.pass_delay(table.state, table.decision.kind)))
        table.answer(PASS)
    assert pass_delays[:6] == [(0, "halt"), (1, "halt"), (0, "walk"), (1, "walk"), (0, "stop"), (1, "stop")]
    assert set(pass_delays[6:]) <= {(0, "short"), (1, "short")}
    assert BOSS_MONSTER.assist.pass_delay(table.state, "negate-spell") == "anyone"


def test_every_event_has_a_display_time() -> None:
    assert events.HeroEntered.show == 1.2
    assert events.HeroHurt.show == 0.3
    assert events.RoomRevealed.show == 0.6
    known = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert all(kind.show > 0 and kind.message_id for kind in known if kind is not Event)
    table = new_game("boss-monster", seed=1)
    assert all(0 < event.display_time() <= 1.4 for event in table.events)


# --- confirmations ----------------------------------------------------------------------------------------


def test_destroying_an_own_room_needs_a_confirmation() -> None:
    table = at("players: [{rooms: [Dark Altar, Frostbat Cave]}, {rooms: [Open Grave]}]\nat: {phase: adventure}")
    go_to(table, 0)
    assert warn(table, move(table, "use Dark Altar")) == "This destroys Dark Altar in your own dungeon. Continue?"
    polish = "To zniszczy komnatę Mroczny ołtarz w twoich podziemiach. Kontynuować?"
    assert warn(table, move(table, "use Dark Altar"), "pl").casefold() == polish.casefold()
    assert warn(table, PASS) == ""


def test_a_confirmation_does_not_name_a_room_that_is_still_to_be_chosen() -> None:
    table = at(
        "players: [{rooms: [Dark Altar, Open Grave, Wreck Room]}, {rooms: [Open Grave]}]\nat: {phase: adventure}"
    )
    go_to(table, 0)
    assert warn(table, move(table, "use Wreck Room")) == "This destroys a room in your own dungeon. Continue?"


def test_a_room_that_goes_back_to_the_hand_needs_no_confirmation() -> None:
    table = at("players: [{hand: [Open Grave], spells: [Kobold Strike], rooms: [Dark Altar]}, {}]")
    go_to(table, 0, "build-turn")
    table.answer(move(table, "build Open Grave"))
    go_to(table, 0, "build-turn")
    assert table.state.face_down_cards
    assert warn(table, move(table, "cast Kobold Strike")) == ""


def test_only_deactivating_an_own_room_needs_a_confirmation() -> None:
    table = at("players: [{rooms: [Dark Altar], spells: [Freeze]}, {rooms: [Open Grave]}]\nat: {phase: adventure}")
    go_to(table, 0)
    assert "deactivates Dark Altar" in warn(table, move(table, "cast Freeze on Dark Altar"))
    assert warn(table, move(table, "cast Freeze on Open Grave")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unused_build_needs_a_confirmation(language: str) -> None:
    table = at("players: [{hand: [Open Grave], spells: [Freeze], rooms: [Dark Altar]}, {}]")
    go_to(table, 0, "build-turn")
    assert warn(table, PASS, language)
    table.answer(move(table, "build Open Grave"))
    go_to(table, 0, "build-turn")
    assert warn(table, PASS, language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wounds", "word"), [(0, "confirm-wound"), (4, "confirm-last-wound")])
def test_a_wound_that_can_be_avoided_needs_a_confirmation(language: str, wounds: int, word: str) -> None:
    text = """
players:
  - {boss: Robobo, rooms: [Dark Altar], spells: [%s], wounds: %d}
  - {boss: Cleopatra, spells: [Fear]}
inside: {hero: Nick, room: Dark Altar, health: 1}
"""
    table = go_to(at(text % ("Exhaustion", wounds)), 0)
    renderer = TextRenderer(BOSS_MONSTER, table.setup, language, viewer=0)
    hero = BOSS_MONSTER.cards.text(renderer, table.state.faces[table.state.hero_in_dungeon[0]])[0]
    card = BOSS_MONSTER.cards.text(renderer, table.state.faces[table.state.spell_hand[0][0]])[0]
    values = {"hero": hero, "hero_many": "no", "wounds": 1, "cards": card, "count": 1}
    assert warn(table, PASS, language) == renderer.message(word, **values)
    assert warn(go_to(table, 1), PASS, language) == "", "the opponent is not wounded"
    assert warn(go_to(at(text % ("Annihilator", wounds)), 0), PASS, language) == "", "the wound cannot be avoided"


LAST_MOMENT = """
players:
  - {boss: Robobo, rooms: [%s], entrance: [Nick], spells: [%s]}
  - {boss: Cleopatra, spells: [Motivation]}
at: {phase: adventure}
"""


def test_a_pass_before_a_hero_enters_needs_a_confirmation_if_the_rescue_is_too_late_in_the_first_room() -> None:
    table = go_to(at(LAST_MOMENT % ("Open Grave", "Annihilator")), 0)
    said = "Nick the Masher will reach you: 1 wound. This is the last moment for Annihilator. Pass?"
    assert warn(table, PASS) == said
    assert warn(go_to(at(LAST_MOMENT % ("Open Grave", "Annihilator, Cave-In")), 0), PASS) == "", (
        "the room can still fall in"
    )


def test_a_pass_needs_no_confirmation_while_a_later_window_still_allows_the_rescue() -> None:
    table = go_to(at(LAST_MOMENT % ("Dark Altar, Open Grave", "Annihilator")), 0)
    assert reasons(table) == {"entering"}
    assert warn(table, PASS) == "", "the trap is behind another room"
    table.answer(PASS)
    go_to(table, 0)
    assert len(table.state.hero_in_dungeon) == 1
    assert reasons(table) == {"own-fate"}, "the seat is asked again when the trap is the next room"
    assert "Annihilator" in warn(table, PASS)


def test_a_confirmation_names_all_cards_that_stop_a_hero_only_together() -> None:
    text = (LAST_MOMENT % ("Open Grave", "Annihilator, Annihilator")).replace("Nick", "Delatorious")
    assert "for Annihilator, Annihilator. Pass?" in warn(go_to(at(text), 0), PASS)
    assert "na karty Destruktor, Destruktor. Pasujesz?" in warn(go_to(at(text), 0), PASS, "pl")


# --- clauses ----------------------------------------------------------------------------------------------


def kinds_of_decisions() -> set[str]:
    # Kinds of targets and of random results are no decisions of a seat.
    return set(decision_kinds(boss_monster_files())) - {"card", "seat", "treasure", "chance", "die"}


def test_every_kind_of_decision_has_clauses_that_exist() -> None:
    written = set(re.findall(r"\*\*(BM-\d+\.\d+)\*\*", (ROOT / "docs/rules/boss-monster.md").read_text("utf-8")))
    assert set(CLAUSES_BY_DECISION) == kinds_of_decisions()
    for kind, clauses in CLAUSES_BY_DECISION.items():
        assert clauses, kind
        assert set(clauses) <= written, kind
    assert decision_clauses("nothing") == []
    assert BOSS_MONSTER.assist.decision_clauses("window") == list(CLAUSES_BY_DECISION["window"])


# --- every decision of whole games ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_assist_does_not_depend_on_hidden_cards(players: int) -> None:
    assert judged_alike_in_other_worlds(BOSS_MONSTER, players, BOTH) > 60
