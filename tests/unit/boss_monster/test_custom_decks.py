"""Custom decks: text and code, the report on their balance, and games that use them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underkeep import UserError, new_game
from underkeep.cli import main
from underkeep.core.capabilities.deck_builder import DeckReport
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.state import pack
from underkeep.core.table import Table
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, ROOM, ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSS_MONSTER_CARDS, BY_KEY, CARDS, SETS, cards_of
from underkeep.games.boss_monster.display.deck_builder.report import MESSAGE_FILES, report_deck
from underkeep.games.boss_monster.display.deck_builder.text import read_deck, write_deck
from underkeep.games.boss_monster.setup.deck_builder.code import LETTERS, decode, encode, looks_like_code
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck, DeckError
from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck, ready_deck
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import COINS, EXPLORER, ITEMS, BossMonsterState
from underkeep.lab.simulate import Plan, simulate

KEYS = sorted(card.key for card in BOSS_MONSTER_CARDS)
decks = st.dictionaries(st.sampled_from(KEYS), st.integers(0, 4), max_size=150).map(
    lambda numbers: CustomDeck({key: min(number, BY_KEY[key].copies) for key, number in numbers.items()})
)


def some_of(*sets: str, seed: int = 1) -> CustomDeck:
    """Return a deck of about three quarters of the cards of these sets, with all their bosses and heroes."""
    random = Random(seed)
    full = complete_deck(sets)
    return CustomDeck(
        {
            key: number if BY_KEY[key].kind in (BOSS, HERO) or random.random() < 0.75 else 0
            for key, number in full.by_key.items()
        }
    )


def part(told: DeckReport, id: str) -> dict[str, int]:
    return {bar.id: bar.count for found in told.parts if found.id == id for bar in found.bars}


def warnings(told: DeckReport, id: str) -> list[str]:
    return [warning for found in told.parts if found.id == id for warning in found.warnings]


# --- text and code --------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(decks)
def test_code_and_text_give_the_same_deck_back(deck: CustomDeck) -> None:
    code = encode(deck)
    assert decode(code) == deck
    assert decode(f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')}\n") == deck
    assert encode(decode(code)) == code
    assert read_deck(code) == deck
    for language in LANGUAGES:
        assert read_deck(write_deck(deck, language)) == deck


@settings(max_examples=60, deadline=None)
@given(decks, st.randoms(use_true_random=False))
def test_a_mistyped_code_is_not_taken_for_another_deck(deck: CustomDeck, random: Random) -> None:
    letters = encode(deck).replace("-", "")
    place = random.randrange(3, len(letters))
    changed = random.choice([letter for letter in LETTERS if letter != letters[place]])
    wrong = [letters[:place] + changed + letters[place + 1 :], letters[:place] + letters[place + 1 :]]
    other = min(place + 1, len(letters) - 1)
    if letters[place] != letters[other]:
        swapped = list(letters)
        swapped[place], swapped[other] = swapped[other], swapped[place]
        wrong.append("".join(swapped))
    for text in wrong:
        with pytest.raises(UserError) as refused:
            decode(text)
        assert refused.value.message == "error-deck-code"


def test_codes_are_short() -> None:
    assert len(encode(complete_deck(["BMR"]))) <= 16
    assert all(len(encode(ready_deck(name))) <= 60 for name in READY_DECKS)
    closed = [code for code, card_set in SETS.items() if not card_set.is_open]
    assert len(encode(complete_deck(closed))) <= 40
    printed = [card for code in closed for card in SETS[code].cards]
    full = CustomDeck({card.key: Random(card.face).randint(0, card.copies) for card in printed})
    assert len(encode(full)) < 180


def test_a_code_is_bound_to_the_cards_that_it_was_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(complete_deck(["BMR"]))
    assert looks_like_code(code)
    from underkeep.games.boss_monster.setup.deck_builder import code as codes

    card = SETS["BMR"].cards[0]
    monkeypatch.setattr(card, "copies", card.copies + 1)
    codes._cards_by_kind.cache_clear()
    with pytest.raises(UserError):
        decode(code)
    monkeypatch.undo()
    assert decode(code) == complete_deck(["BMR"])


def test_the_code_of_a_deck_with_cards_of_an_open_set_stays_when_the_set_gets_another_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from underkeep.games.boss_monster.setup.deck_builder import code as codes

    deck = CustomDeck({"bmr-fear": 2, "hmb-flea-market": 1, "hmb-soul-showcase": 2})
    code = encode(deck)
    fewer = [card for card in SETS["HMB"].cards if card.key != "hmb-lost-and-found"]
    monkeypatch.setattr(SETS["HMB"], "cards", fewer)
    codes._cards_by_kind.cache_clear()
    assert encode(deck) == code
    assert decode(code) == deck
    monkeypatch.setattr(SETS["HMB"], "cards", [card for card in fewer if card.key != "hmb-flea-market"])
    codes._cards_by_kind.cache_clear()
    with pytest.raises(UserError, match="has a card of the set HMB that this version of Underkeep does not have"):
        decode(code)
    monkeypatch.undo()
    codes._cards_by_kind.cache_clear()
    assert decode(code) == deck


def test_every_card_of_an_open_set_has_its_own_number_in_codes() -> None:
    from underkeep.games.boss_monster.setup.deck_builder.code import OPEN_SET_COPIES, OPEN_SET_SIZE, _key_hash

    for cards in (card_set.cards for card_set in SETS.values() if card_set.is_open):
        assert len({_key_hash(card) for card in cards}) == len(cards) < OPEN_SET_SIZE
        assert all(card.copies < OPEN_SET_COPIES for card in cards)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("2 Goblin Armour", "Line 1: there is no card called “Goblin Armour” (did you mean Goblin Armory?)."),
        ("\n# mine\n1 Fear (XYZ)", "Line 3: there is no set “XYZ” (known: BMR, TNL,"),
        ("King Croak", "Line 1: several sets have a card called “King Croak”; write which set you mean: BMR, RMB."),
        ("9 Fear", "There are 2 printed copies of Fear, but the deck lists 9."),
        ("1 Fear\n2 fear (bmr)", "There are 2 printed copies of Fear, but the deck lists 3."),
        ("BM1-23456", "This deck code is not right: a letter is wrong or missing"),
        ("BM9-23456", "This deck code is not right: a letter is wrong or missing"),
    ],
)
def test_a_bad_deck_text_is_refused_with_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        read_deck(text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.text_in("pl") != str(refused.value)


def test_texts_are_read_as_people_write_them() -> None:
    deck = read_deck("2x Goblin Armory\n1 × fear\n\nRMB-KING-CROAK\n# a remark\nKing Croak (bmr)")
    assert deck.by_key == {"bmr-goblin-armory": 2, "bmr-fear": 1, "bmr-king-croak": 1, "rmb-king-croak": 1}
    polish = write_deck(deck, "pl").splitlines()[4]
    assert polish.startswith("2 ")
    assert "Goblin Armory" not in polish


# --- the balance (BM-25.11 to BM-25.13, BM-3.11 to BM-3.13) -----------------------------------------------


@pytest.mark.parametrize(
    "deck", [ready_deck("official"), ready_deck("kids"), *(complete_deck([code]) for code in ("BMR", "TNL", "RMB"))]
)
def test_printed_decks_have_no_warnings(deck: CustomDeck) -> None:
    told = report_deck(deck)
    assert told.warnings == []
    assert told.players[:3] == [2, 3, 4]


def test_the_official_mix_is_counted() -> None:
    told = report_deck(ready_deck("official"))
    assert part(told, "rooms") == {"ordinary": 57, "advanced": 17}
    assert part(told, "treasure") == {"cleric": 24, "fighter": 24, "mage": 24, "thief": 23}
    assert part(told, "bosses") == {"cleric": 5, "fighter": 5, "mage": 5, "thief": 5}
    assert sum(part(told, "spells").values()) == 35
    assert part(told, "heroes") == {"common": 25, "epic": 17}


def without(deck: CustomDeck, *, keep: float, **traits: object) -> CustomDeck:
    """Return a deck with only some of the rooms that have these traits."""
    numbers, seen = dict(deck.by_key), 0
    for key in numbers:
        card = BY_KEY[key]
        if card.kind == ROOM and all(getattr(card, name) == value for name, value in traits.items()):
            seen += 1
            if seen * keep % 1 >= keep:
                numbers[key] = 0
    return CustomDeck(numbers)


@pytest.mark.parametrize(
    ("traits", "id", "word"),
    [
        ({"advanced": True}, "rooms", "Few advanced rooms"),
        ({"advanced": False}, "rooms", "Many advanced rooms"),
        ({"monster": True}, "types", "Monster rooms"),
        ({"treasure": (0, 1, 0, 0, 0)}, "treasure", "Rare treasure, fighter"),
    ],
)
def test_an_unbalanced_deck_has_a_warning_and_can_be_played(traits: dict[str, object], id: str, word: str) -> None:
    deck = without(complete_deck(["BMR", "TNL"]), keep=0.2, **traits)
    told = report_deck(deck)
    assert any(word in warning for warning in warnings(told, id)), told.warnings
    assert 2 in told.players
    polish = report_deck(deck, "pl")
    assert len(polish.warnings) == len(told.warnings)
    assert not set(polish.warnings) & set(told.warnings)


def test_unbalanced_heroes_and_bosses_have_a_warning() -> None:
    numbers = dict(complete_deck(["BMR"]).by_key)
    for card in cards_of(["BMR"], HERO)[:4]:
        numbers[card.key] = 0
    told = report_deck(CustomDeck(numbers))
    assert any(warning.startswith("With 4 players:") for warning in warnings(told, "heroes"))
    bosses = {card.key: 1 for card in cards_of(["BMR", "TNL"], BOSS) if card.treasure[0]}
    one_sided = {
        key: number for key, number in complete_deck(["BMR", "TNL"]).by_key.items() if BY_KEY[key].kind != BOSS
    }
    assert any("cleric" in warning for warning in warnings(report_deck(CustomDeck(one_sided | bosses)), "bosses"))


def test_a_deck_that_leaves_cards_out_is_not_called_balanced(capsys: pytest.CaptureFixture[str]) -> None:
    """BM-25.15: with 2 to 4 players the rooms and bosses of CRL take no part, with or without its heroes."""
    crash = complete_deck(["BMR", "CRL"])
    heroless = {
        key: number for key, number in crash.by_key.items() if (BY_KEY[key].set, BY_KEY[key].kind) != ("CRL", HERO)
    }
    for deck, cards in ((crash, "23 rooms, 3 bosses and 12 heroes"), (CustomDeck(heroless), "23 rooms and 3 bosses")):
        (warning,) = warnings(report_deck(deck), "left-out")
        assert warning.endswith(f"these cards stay in the box: {cards} (CRL).")
        (warning,) = warnings(report_deck(deck, "pl"), "left-out")
        assert warning.startswith("Odkrywcy wymagają 5 lub 6 graczy")
    assert warnings(report_deck(complete_deck(["BMR", "THK"])), "left-out") == []
    assert main(["deck", "--sets", "BMR,CRL"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "these cards stay in the box: 23 rooms, 3 bosses and 12 heroes (CRL)." in shown
    assert "Imperiatrix" in shown
    assert "Balanced as" not in shown
    assert main(["deck", "--sets", "BMR"]) == 0
    assert "Balanced as" in capsys.readouterr().out


def test_cards_that_would_do_nothing_have_a_warning() -> None:
    itemless = {key: number for key, number in complete_deck(["BMR", "THK"]).by_key.items() if BY_KEY[key].kind != ITEM}
    assert any("items" in warning for warning in warnings(report_deck(CustomDeck(itemless)), "whole"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_deck_reports_have_all_texts_in_both_languages(language: str) -> None:
    for deck in (CustomDeck({}), complete_deck(list(SETS)), some_of("BMR", "VOV", "THK"), CustomDeck({"bmr-fear": 1})):
        report_deck(deck, language)
    assert load_messages(language, MESSAGE_FILES).missing == set()


# --- games with a custom deck (BM-25.17) ----------------------------------------------------------------------------


def test_the_decks_on_the_table_are_those_of_the_code() -> None:
    deck = some_of("BMR", "TNL", "POP")
    state = new_game("boss-monster", seed=3, players=3, deck=encode(deck).lower(), auto=False).state
    assert isinstance(state, BossMonsterState)
    assert state.sets == ["BMR", "TNL", "POP"]
    on_table = Counter(state.faces)
    for kinds in (ROOM_CARDS, (SPELL,), (BOSS,)):
        assert {face: on_table[face] for face in deck.faces(*kinds)} == Counter(deck.faces(*kinds))
    assert set(on_table) <= set(deck.numbers)


def test_a_deck_without_heroes_and_bosses_uses_those_of_its_sets() -> None:
    rooms = CustomDeck(
        {key: n for key, n in complete_deck(["TNL"]).by_key.items() if BY_KEY[key].kind in (ROOM, SPELL)}
    )
    setup = Setup(players=4, deck=encode(rooms)).checked()
    assert (setup.sets, setup.heroes) == (("TNL",), "TNL")
    state = new_game("boss-monster", seed=1, players=4, deck=encode(rooms)).state
    assert sum(CARDS[face].kind == HERO for face in state.faces) == 42
    assert sum(CARDS[face].kind == BOSS for face in state.faces) == 12
    lent = Setup(players=2, deck=encode(rooms), heroes="BMR").checked()
    assert (lent.sets, lent.heroes) == (("TNL", "BMR"), "BMR")
    assert lent.checked() == lent


def test_the_cards_of_a_deck_decide_which_rules_apply() -> None:
    """BM-25.16."""
    plain = new_game("boss-monster", seed=1, deck=encode(some_of("BMR", "TNL"))).state
    rich = new_game("boss-monster", seed=1, deck=encode(some_of("BMR", "VOV", "THK"))).state
    assert isinstance(plain, BossMonsterState)
    assert isinstance(rich, BossMonsterState)
    assert not {COINS, ITEMS} & set(plain.rule_modules)
    assert {COINS, ITEMS} <= set(rich.rule_modules)
    # The deck has no explorers, so cards with explorers' treasure stay in the box (BM-25.9).
    assert not any(CARDS[face].treasure[EXPLORER] for face in rich.faces if CARDS[face].kind != ITEM)


def number_of(kind: str, number: int) -> CustomDeck:
    full = complete_deck(["BMR"])
    others = [face for face in full.faces(ROOM, SPELL, BOSS, HERO) if CARDS[face].kind != kind]
    return CustomDeck.of_faces([*others, *full.faces(kind)[:number]])


@pytest.mark.parametrize(
    ("deck", "players", "sentence"),
    [
        (CustomDeck({}), 2, "A game needs at least one base set, for instance BMR."),
        (complete_deck(["VOV"]), 2, "A game needs at least one base set, for instance BMR."),
        (number_of(ROOM, 13), 2, "With 2 players a deck needs at least 14 room cards; this one has 13."),
        (number_of(SPELL, 7), 3, "With 3 players a deck needs at least 8 spells; this one has 7."),
        (number_of(HERO, 1), 2, "With 2 players a deck needs at least 2 heroes; this one has 1."),
        (number_of(BOSS, 3), 4, "There are 3 bosses in these sets, but 4 are needed."),
        (
            complete_deck(["BMR"]),
            5,
            "For 5 players Boss Monster needs Crash Landing (CRL) or a second base set, not only BMR.",
        ),
    ],
)
def test_only_a_deck_that_cannot_be_played_is_refused(deck: CustomDeck, players: int, sentence: str) -> None:
    """BM-25.15."""
    with pytest.raises(UserError) as refused:
        Setup(players=players, deck=encode(deck)).checked()
    assert str(refused.value) == sentence
    assert players not in report_deck(deck).players


def test_a_deck_that_is_just_large_enough_can_be_played() -> None:
    least = CustomDeck.of_faces(
        [
            *number_of(ROOM, 14).faces(ROOM),
            *number_of(SPELL, 6).faces(SPELL),
            *number_of(BOSS, 2).faces(BOSS),
            *number_of(HERO, 6).faces(HERO),
        ]
    )
    assert report_deck(least).players == [2]
    assert report_deck(least).warnings
    result = simulate(Plan(bots=("greedy", "random"), games=2, choices={"deck": encode(least)}, verify=20))
    assert result.failures == []


def test_saved_games_with_a_deck_replay() -> None:
    deck = some_of("BMR", "RMB", "IOD")
    table = new_game("boss-monster", seed=5, players=2, deck=encode(deck))
    random = Random(1)
    for _ in range(40):
        if table.decision is None:
            break
        table.answer(random.choice(table.options))
    again = Table.load(table.save())
    assert again.setup.deck == encode(deck)
    assert pack(again.state) == pack(table.state)


# --- the command ------------------------------------------------------------------------------------------


def test_a_deck_goes_from_file_to_code_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    assert main(["deck", "--sets", "BMR,POP", "--text"]) == 0
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["deck", str(file), "--code"]) == 0
    code = capsys.readouterr().out.strip()
    assert decode(code) == complete_deck(["BMR", "POP"])
    assert main(["deck", code, "--text"]) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
    assert main(["simulate", "--deck", code, "--games", "1", "--jobs", "1"]) == 0
    assert main(["deck", code, "--lang", "pl"]) == 0
    assert "Skarby na komnatach" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["deck", "oficial"], "There is no ready deck and no file called “oficial” (did you mean official?)"),
        (["deck", "BM1-AAAA"], "This deck code is not right"),
        (["deck", "--sets", "BMX"], "There is no set called “BMX”"),
        (["simulate", "--deck", "BM1-AAAA"], "This deck code is not right"),
    ],
)
def test_the_command_refuses_bad_input_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_cards_of_super_boss_monster_are_refused() -> None:
    with pytest.raises(DeckError, match="sbm-tick-tock"):
        CustomDeck({"sbm-tick-tock": 1})
    with pytest.raises(DeckError, match="Tick-Tock"):
        read_deck("1 Tick-Tock")
