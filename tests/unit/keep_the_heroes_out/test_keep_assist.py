"""Help for the players of Keep the Heroes Out!: confirmations of idle cards, and gambles in the raid."""

from __future__ import annotations

import msgspec

from underkeep import new_game
from underkeep.core.decisions import Decision
from underkeep.core.options.option import PASS
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.cards.catalogue import find_card
from underkeep.games.keep_the_heroes_out.options import Gamble, PlayCard
from underkeep.games.keep_the_heroes_out.state import RAID
from underkeep.protocol.socket import StopSettings
from underkeep.server.live.play.auto_pass import is_shown


def table_at_play(clan: str = "rats") -> Table:
    """Return a table at the first decision of the first turn."""
    table = new_game("keep-the-heroes-out", seed=1, players=1, scenario="jailbreak", clans=(clan,))
    while table.decision is not None and table.decision.kind != "play":
        table.answer(table.decision.options[0])
    return table


def confirmation_of(table: Table, name: str, language: str = "en") -> str:
    """Return the confirmation of playing a card that is put into the hand of the only seat."""
    state, card = table.state, find_card(name)
    assert card is not None
    assert table.decision is not None
    held = state.hand[0][0]
    state.faces[held] = card.face
    renderer = TextRenderer(table.game, table.setup, language)
    return table.game.assist.confirmation(renderer, table.observe(0), PlayCard(held), table.decision)


def test_an_attack_without_a_hero_in_reach_is_confirmed_with_what_the_card_does() -> None:
    text = confirmation_of(table_at_play("dragon"), "Fire Breath")
    assert "can do nothing now" in text
    assert "2 ranged attacks. Or: 2 melee attacks" in text


def test_a_card_with_an_action_needs_no_confirmation() -> None:
    assert confirmation_of(table_at_play(), "Scurry") == ""


def test_the_option_of_a_card_says_what_the_card_does() -> None:
    table = table_at_play()
    assert table.decision is not None
    renderer = TextRenderer(table.game, table.setup, "en")
    texts = [renderer.option_text(table.state, option, table.decision) for option in table.decision.options]
    assert any("Gnaw at Everything" in text and "2 activations. Or: one move" in text for text in texts)


def before_card() -> tuple[Table, Decision]:
    """Return a table in the raid, and the decision whether to gamble there."""
    table = table_at_play()
    while table.decision is not None and table.decision.kind != "before-card":
        table.answer(PASS if PASS in table.decision.options else table.decision.options[0])
    assert table.decision is not None
    return table, table.decision


def shows(settings: StopSettings, *, held: bool = False) -> bool:
    """Return whether the gamble in the raid is shown to a person with these settings."""
    table, decision = before_card()
    assert table.state.phase == RAID
    assert Gamble() in decision.options
    return is_shown(table.game, table.observe(0), decision, settings, held, None)


def test_a_gamble_in_the_raid_is_passed_unless_the_player_wants_to_be_asked() -> None:
    smart = StopSettings(mode="smart")
    assert not shows(smart)
    assert shows(msgspec.structs.replace(smart, stop=["phase:raid"]))
    assert shows(smart, held=True)
    assert shows(msgspec.structs.replace(smart, mode="full"))
