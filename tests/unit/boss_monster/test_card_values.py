"""The printed values of all cards: only numbers and symbols that the rules know (BM-1.2 to BM-1.22)."""

from __future__ import annotations

from collections import Counter

from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, ROOM, SPELL, Hero
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, HEROES, PRINTED, cards_of
from underkeep.games.boss_monster.state import EXPLORER

EVERY_SET = list(PRINTED)
TWO_TEXTS = ["Finish Him!", "It's On!", "Meddling Kids!", "Oh, Yeah!", "Sabotage!", "Smash!"]


def test_each_card_belongs_to_exactly_one_set() -> None:
    belonging = [(card.key, code) for code, cards in PRINTED.items() for card in cards.cards]
    assert len({key for key, _ in belonging}) == len(belonging) == len(CARDS) - 1
    assert all(card.set == code for code, cards in PRINTED.items() for card in cards.cards)


def test_a_boss_has_xp_one_treasure_symbol_and_a_level_up() -> None:
    for card in cards_of(EVERY_SET, BOSS):
        assert card.name, card
        assert BOSSES[card.face].xp > 0, card
        assert sum(card.treasure) == 1, card
        assert card.text, card


def test_a_room_has_a_damage_number_and_at_least_one_treasure_symbol() -> None:
    rooms = cards_of(EVERY_SET, ROOM)
    for card in rooms:
        assert card.damage >= 0, card
        assert sum(card.treasure) >= 1, card
    assert {(card.advanced, card.monster) for card in rooms} == {
        (advanced, monster) for advanced in (False, True) for monster in (False, True)
    }


def test_only_cards_of_crl_vov_and_iod_show_explorers() -> None:
    showing = [card for card in CARDS[1:] if card.treasure[EXPLORER]]
    assert {card.set for card in showing} == {"CRL", "VOV", "IOD"}
    assert Counter(card.kind for card in showing if card.set == "IOD").keys() == {BOSS, ITEM}
    assert sum(card.kind == BOSS for card in showing if card.set == "IOD") == 1


def test_a_hero_has_health_its_worth_and_at_most_two_treasure_symbols() -> None:
    for card in cards_of(EVERY_SET, HERO):
        hero = HEROES[card.face]
        assert hero.health > 0, hero
        assert hero.worth == (2 if hero.epic else 1), hero
        assert sum(hero.treasure) <= 2, hero
        assert hero.players in ((5,) if hero.set == "CRL" else (2, 3, 4)), hero
        # Only epic heroes have two symbols, which differ; a card without a symbol says where its hero goes.
        assert len(hero.classes) == sum(hero.treasure), hero
        assert hero.epic or len(hero.classes) < 2, hero
        assert bool(hero.classes) != (hero.chooses is not None or _straight_to_the_tavern(hero)), hero


def _straight_to_the_tavern(hero: Hero) -> bool:
    return hero.goes_straight is not None and not hero.classes


def test_a_spell_has_one_or_two_texts_and_a_phase_symbol() -> None:
    for card in cards_of(EVERY_SET, SPELL):
        assert card.phases in (HAMMER, AXE, BOTH), card
        # A spell that only negates has nothing else to choose.
        assert len(card.texts) in ((0,) if getattr(card, "negating", False) else (1, 2)), card
    assert sorted(card.name for card in cards_of(EVERY_SET, SPELL) if len(card.texts) == 2) == TWO_TEXTS
