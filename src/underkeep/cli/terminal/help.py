"""Help at the table: the commands, the text of a card, a clause of the rules."""

from __future__ import annotations

from rich.text import Text

from underkeep.cli.terminal.screen import Menu, Screen
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.decisions import Decision
from underkeep.core.rulebook import rulebook

KEYS = (
    ("3", "ui-help-number"),
    ("Enter", "ui-help-enter"),
    ("p", "ui-help-pass"),
    ("? NAME   ? 3", "ui-help-card"),
    ("? RULE", "ui-help-rule"),
    ("h", "ui-help-hand"),
    ("l", "ui-help-log"),
    ("d", "ui-help-discard"),
    ("v   v ben", "ui-help-view"),
    ("u", "ui-help-undo"),
    ("s   s file", "ui-help-save"),
    ("q", "ui-help-quit"),
    ("resign", "ui-help-resign"),
)
KEY_WIDTH = 14
MAX_CLAUSES = 5


def explain(screen: Screen, words: str, decision: Decision, menu: Menu) -> None:
    """Carry out `?`: show the commands, the card of an option, a card by its name, a clause, or clauses with a word."""
    board = screen.board(decision.seat)
    if not words:
        return show_keys(screen)
    if words.isdecimal() and 1 <= int(words) <= len(menu):
        state = screen.table.observe(decision.seat).state
        face = board.subject(state, menu[int(words) - 1][0])
        return screen.show(board.card(face)) if face else screen.note("ui-card-unknown", words=words)
    if rulebook.LOOKS_LIKE_CLAUSE.match(words):
        return show_clause(screen, words.upper())
    faces = board.find(words)
    if len(faces) == 1:
        return screen.show(board.card(faces[0]))
    if faces:
        screen.console.print(screen.text("ui-cards-several"))
        for face in faces[:12]:
            screen.show(board.card(face))
        return None
    return search_rules(screen, words)


def show_keys(screen: Screen) -> None:
    """Show all commands, and how the game is played."""
    from underkeep.core.messages import LANGUAGES

    lines = []
    for message in ("help-goal", "help-round", "help-table", "help-letters"):
        lines += [*paragraph(Text(screen.text(message)), screen.console), Text()]
    lines.append(ink(screen.text("ui-help-title"), "head"))
    other = next(code for code in LANGUAGES if code != screen.language)
    game = screen.table.game
    examples = {"NAME": screen.text("help-example"), "RULE": f"{game.clause_prefix}-9.4"}
    for key, message in (*KEYS, (f"lang {other}", "ui-help-language")):
        if (message == "ui-help-resign" and game.cooperative) or (message == "ui-help-rule" and not game.clause_prefix):
            continue
        for word, example in examples.items():
            key = key.replace(word, example)
        line = ink(f"  {key:<{KEY_WIDTH}}", "number").append(screen.text(message), "")
        lines += paragraph(line, screen.console, hanging=KEY_WIDTH + 2)
    screen.show([*lines, ink(screen.text("ui-redraw"), "note")])


def show_clause(screen: Screen, name: str) -> None:
    """Show one clause of the rules."""
    known = rulebook.clauses(screen.language)
    if not known:
        return screen.note("ui-rules-missing")
    if name not in known:
        return screen.note("ui-clause-unknown", clause=name)
    return _print(screen, name)


def search_rules(screen: Screen, words: str) -> None:
    """Show the first clauses that contain these words."""
    found = rulebook.search(words, screen.table.game.clause_prefix, screen.language)
    if not found:
        return screen.note("ui-card-unknown", words=words)
    for name in found[:MAX_CLAUSES]:
        _print(screen, name)
    if len(found) > MAX_CLAUSES:
        screen.note("ui-clauses-more", count=len(found) - MAX_CLAUSES)
    return None


def _print(screen: Screen, name: str) -> None:
    text = ink(f"{name} ", "number").append(rulebook.clauses(screen.language)[name], "")
    screen.show(paragraph(text, screen.console, hanging=2))
