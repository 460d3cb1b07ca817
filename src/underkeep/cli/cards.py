"""`underkeep cards`: search the cards, or show one with its wording and the rules that govern it."""

from __future__ import annotations

import argparse
from typing import Any

from underkeep.cli.parser import add_language
from underkeep.cli.speaking import say, spoken


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `underkeep cards`."""
    parser.add_argument("words", nargs="*", metavar=say("word-words"), help=say("help-cards-words"))
    parser.add_argument("--set", default="", dest="set_code", metavar=say("word-set"), help=say("help-cards-set"))
    parser.add_argument("--kind", default="", metavar=say("word-kind"), help=say("help-cards-kind"))
    parser.add_argument("--treasure", default="", metavar=say("word-treasure"), help=say("help-cards-treasure"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the cards."""
    from underkeep.cli.boards import board_of
    from underkeep.cli.boards.boss_monster_cards import card_line
    from underkeep.cli.rulebook import clauses
    from underkeep.cli.terminal import console, ink, paragraph
    from underkeep.core.errors import Complaint
    from underkeep.core.words import Speaker
    from underkeep.games.boss_monster.game import BOSS_MONSTER
    from underkeep.games.boss_monster.rulings import clauses_for
    from underkeep.games.boss_monster.setup import Setup

    speaker = Speaker(BOSS_MONSTER, Setup(), spoken())
    screen = console()
    found, exact = _search(args)
    if not found:
        raise Complaint("complaint-no-card-fits")
    if exact is not None or len(found) == 1:
        card = exact or found[0]
        for line in board_of("boss-monster", speaker, screen).card(card.face):
            screen.print(line)
        for clause in clauses_for(card):
            if clause in clauses(spoken()):
                text = ink(f"{clause} ", "number").append(clauses(spoken())[clause], "note")
                for line in paragraph(text, screen, indent=2, hanging=2):
                    screen.print(line)
        return 0
    for card in found:
        for line in card_line(speaker, screen, card.face, full=True):
            screen.print(line)
    screen.print(speaker.say("cards-found", count=len(found)), style="note")
    return 0


def _search(args: argparse.Namespace) -> tuple[list[Any], Any]:
    """The cards that fit, and the one that is called exactly like the words, if there is one."""
    from underkeep.core.errors import nearest
    from underkeep.core.words import words
    from underkeep.games.boss_monster.cards.catalogue import CARDS, SETS
    from underkeep.games.boss_monster.cards.declare import BOSS, HERO, LETTERS, ROOM, SPELL, symbols
    from underkeep.games.boss_monster.complaints import BossMonsterComplaint
    from underkeep.games.boss_monster.game import BOSS_MONSTER

    polish = words("pl", BOSS_MONSTER.catalogues)
    code, kind = args.set_code.upper(), args.kind.lower()
    if code and code not in SETS:
        raise BossMonsterComplaint("complaint-no-set", name=args.set_code, hint=nearest(code, SETS))
    if kind and kind not in (BOSS, ROOM, SPELL, HERO):
        hint = nearest(kind, (BOSS, ROOM, SPELL, HERO))
        raise BossMonsterComplaint("complaint-no-kind", name=kind, hint=hint)
    treasure = args.treasure.upper()
    if treasure.strip(LETTERS):
        raise BossMonsterComplaint("complaint-no-treasure", name=args.treasure, letters=list(LETTERS))
    wanted = [word.strip("*").casefold() for text in args.words for word in text.split()]
    name = " ".join(args.words).casefold()
    found, exact = [], []
    for card in CARDS[1:]:
        if (code and card.set != code) or (kind and card.kind != kind):
            continue
        if any(have < need for have, need in zip(card.treasure, symbols(treasure), strict=True)):
            continue
        names = (card.name.casefold(), polish.say(card.key).casefold(), card.key)
        wording = polish.say(f"{card.key}.text").casefold() if card.text else ""
        text = " ".join((*names, card.text.casefold(), wording))
        if all(word in text for word in wanted):
            found.append(card)
        if name and name in names:
            exact.append(card)
    return found, exact[0] if len(exact) == 1 else None
