"""The combinations that the guide recommends, chosen by name (BM-25.1 to BM-25.10, BM-25.14, chapter 26)."""

from __future__ import annotations

from typing import Any

import pytest

from underkeep import UserError, new_game
from underkeep.cli import main
from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset, preset_text
from underkeep.core.capabilities.setup_form import Preset
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.games.boss_monster.setup.hero_decks import uses_explorers
from underkeep.games.boss_monster.setup.presets import PRESETS
from underkeep.games.boss_monster.setup.rule_modules import has_coins
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.lab.simulate import Plan, simulate
from underkeep.server.run import find_preset

BOSS_MONSTER = registry.get("boss-monster")

GUIDE = {
    # BM-26.3, BM-25.14, BM-26.6
    "official": ({"BMR", "TNL"}, (2, 4)),
    "official-six": ({"BMR", "TNL", "CRL"}, (5, 6)),
    "kids": ({"BMR", "TNL"}, (2, 4)),
    # BM-25.1, BM-3.9
    "base-sets": ({"BMR", "TNL", "RMB"}, (2, 4)),
    "two-base-sets-six": ({"BMR", "TNL"}, (5, 6)),
    # BM-25.4
    "crash-landing": ({"BMR", "CRL"}, (5, 6)),
    "crash-landing-items": ({"BMR", "CRL", "THK", "IOD"}, (5, 6)),
    "tools": ({"BMR", "THK"}, (2, 4)),
    "implements": ({"BMR", "IOD"}, (2, 4)),
    "items": ({"BMR", "THK", "IOD"}, (2, 4)),
    # BM-25.8
    "minibosses": ({"BMR", "VOV"}, (2, 4)),
    "all-minibosses": ({"RMB", "VOV"}, (2, 4)),
    "villains-six": ({"BMR", "CRL", "VOV"}, (5, 6)),
    "villains-items-six": ({"BMR", "CRL", "VOV", "THK", "IOD"}, (5, 6)),
    "villains-items": ({"BMR", "VOV", "THK", "IOD"}, (2, 4)),
}


def checked(preset: Preset, players: int) -> Setup:
    return Setup(players=players, **preset.choices).checked()


def test_the_presets_are_the_combinations_of_the_guide() -> None:
    assert {preset.name: (set(preset.choices["sets"]), preset.players) for preset in PRESETS} == GUIDE


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_can_be_played_with_every_number_of_players_that_it_is_meant_for(preset: Preset) -> None:
    for players in range(preset.players[0], preset.players[1] + 1):
        setup = checked(preset, players)
        assert set(setup.sets) == GUIDE[preset.name][0]
        # Explorers come with the large groups, where CRL is there; elsewhere their cards are left out (BM-25.9).
        assert uses_explorers(setup) == (players > 4 and "CRL" in setup.sets)
        left_out = BOSS_MONSTER.setup_form.left_out(Setup(players=players, **preset.choices))
        assert bool(left_out) == (players < 5 and bool({"IOD", "VOV"} & set(setup.sets)))
    result = simulate(Plan(bots=("random",) * preset.players[0], games=1, choices=dict(preset.choices)))
    assert result.failures == []


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_room_cards_can_be_sold_where_rmb_is_mixed_with_another_set(preset: Preset) -> None:
    """BM-25.10."""
    sets = preset.choices["sets"]
    assert preset.choices.get("trade", False) == ("RMB" in sets and len(sets) > 1)
    assert has_coins(sets) or not preset.choices.get("trade")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_name_and_a_sentence(language: str) -> None:
    said = load_messages(language, ("boss_monster_lobby",))
    names = []
    for preset in PRESETS:
        name, about = preset_text(BOSS_MONSTER, preset, language)
        assert about.endswith(".")
        names.append(name)
    assert len(set(names)) == len(PRESETS)
    assert said.missing == set()


def test_a_preset_is_found_by_its_name_in_any_language() -> None:
    assert get_preset(BOSS_MONSTER, "All-Minibosses").name == "all-minibosses"
    assert get_preset(BOSS_MONSTER, "oficjalna mieszanka").name == "official"
    assert get_preset(BOSS_MONSTER, "For children").name == "kids"


def test_a_wrong_name_lists_all_presets() -> None:
    for name, hint in (("minibosse", " (did you mean minibosses?)"), ("zzz", "")):
        with pytest.raises(UserError) as refused:
            get_preset(BOSS_MONSTER, name)
        listed = ", ".join(GUIDE)
        assert str(refused.value) == f"There is no preset called “{name}”{hint}; those of boss-monster are {listed}."
        assert "villains-items" in refused.value.text_in("pl")
    with pytest.raises(UserError, match="dungeon-fighter has no presets"):
        get_preset(registry.get("dungeon-fighter"), "official")


@pytest.mark.parametrize(
    ("preset", "choices", "expected"),
    [
        ("tools", {}, {"sets": ("BMR", "THK")}),
        ("tools", {"sets": ("tnl",)}, {"sets": ("TNL", "THK")}),
        ("villains-six", {"sets": ("TNL", "RMB")}, {"sets": ("TNL", "RMB", "CRL", "VOV")}),
        ("tools", {"sets": ("TNL", "POP")}, {"sets": ("TNL", "POP")}),
        ("base-sets", {"sets": ("TNL",)}, {"sets": ("TNL",), "trade": True}),
        ("tools", {"variants": ("hard",)}, {"sets": ("BMR", "THK"), "variants": ("hard",)}),
    ],
)
def test_other_choices_take_precedence_over_the_preset(
    preset: str, choices: dict[str, Any], expected: dict[str, Any]
) -> None:
    assert BOSS_MONSTER.setup_form.apply_preset(get_preset(BOSS_MONSTER, preset), choices) == expected


def test_the_commands_take_a_preset(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["simulate", "--preset", "villains-six", "--games", "1", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "BMR, CRL, VOV" in shown
    assert "greedy x 3" in shown
    assert main(["simulate", "--preset", "villainy"]) == 2
    assert capsys.readouterr().err.startswith("There is no preset called “villainy”")
    begun: list[Any] = []
    monkeypatch.setattr(
        "underkeep.cli.terminal.session.Session.run", lambda session: begun.append(session.table.setup) or 0
    )
    assert main(["play", "--preset", "official-six", "--seed", "1"]) == 0
    assert main(["play", "--preset", "tools", "--players", "3", "--sets", "RMB"]) == 0
    assert (begun[0].players, begun[0].deck, set(begun[0].sets)) == (5, "official", {"BMR", "TNL", "CRL"})
    assert (begun[1].players, begun[1].sets) == (3, ("RMB", "THK"))
    assert main(["games"]) == 0
    assert "villains-items-six (Villains and items for 5 or 6)" in " ".join(capsys.readouterr().out.split())


def test_a_server_can_be_started_with_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert find_preset("kids") == ("boss-monster", "kids")
    assert find_preset("") == ("", "")
    assert main(["serve", "--preset", "kdis"]) == 2
    assert capsys.readouterr().err.startswith("There is no preset called “kdis” (did you mean kids?); those of boss-")


def test_a_preset_replays(tmp_path: object) -> None:
    preset = get_preset(BOSS_MONSTER, "all-minibosses")
    first = new_game("boss-monster", seed=3, **preset.choices)
    assert first.state.rule_modules == new_game("boss-monster", seed=3, **preset.choices).state.rule_modules
