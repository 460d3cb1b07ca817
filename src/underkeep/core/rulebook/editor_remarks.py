"""Remarks of the editors of the rules: what a printed rulebook says, leaves open or contradicts. The clauses of
`docs/rules` have them as reasons; players read the clauses without them."""

from __future__ import annotations

import re

_SOURCE = re.compile(
    r"\b(?:[Tt]he|[Bb]oth|[Nn]either) (?:rulebook's |)(?:sources?|documents?)\b"
    r"|\b(?:of the (?:source|document)|source silent)\b"
    r"|(?<!swojego )(?<!której )(?<!jego )(?<!jednego )(?<!różnych )(?<!dwóch )"
    r"\b[Źź]ród(?:ło|ła|le|eł|łach|łami|łom|łem)\b"
    r"|(?<!tego )(?<!tym )\b[Dd]okumen(?:t(?:u|em|y|ów|owi|ach)?|cie)\b"
)
"""A mention of a printed rulebook."""
_CODE = re.compile(r"(?<![\w\[(*`+/])(?:G\d*|R)(?:'s)?(?![\w)\]/+*`]| or )")
"""A printed text of the series whose clauses begin with BM: R is its rulebook, G8 the eighth chapter of its guide."""
_SENTENCE = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][”\")]))\s+(?=[A-ZĄĆĘŁŃÓŚŹŻ(„\"])")
_TURN = re.compile(
    r"; |, (?:because|since|as|although|and not|but|while) "
    r"|, (?:bo|ponieważ|gdyż|skoro|jak|choć|ale|a nie|podczas gdy) "
)
"""The places of a sentence at which a remark can begin."""
_BRACKETS = re.compile(r" \([^()]*\)")
_CLAUSE = re.compile(r"^(?P<id>(?:- )?\*\*[A-Z]{2,3}-[E\d][\d.]*\*\* )(?P<text>.*)$")


def without_remarks(line: str) -> str:
    """Return a line of the rules without what it says about printed rulebooks. A line that is no clause stays as it is.

    >>> without_remarks("- **BM-1.4** LST counts as a micro-expansion, because G gives it no class.")
    '- **BM-1.4** LST counts as a micro-expansion.'
    >>> without_remarks("- **KHO-10.6** Places in the row stay empty. The document is silent.")
    '- **KHO-10.6** Places in the row stay empty.'
    """
    clause = _CLAUSE.match(line)
    if clause is None:
        return line
    has_codes = "**BM-" in clause["id"]
    sentences = (_without_remark(sentence, has_codes) for sentence in _SENTENCE.split(clause["text"]))
    return clause["id"] + " ".join(sentence for sentence in sentences if sentence)


def _without_remark(sentence: str, has_codes: bool) -> str:
    """Return a sentence up to its remark: the whole of it if it has none, and nothing if it begins with it."""
    sentence = _BRACKETS.sub(lambda brackets: "" if _mention(brackets[0], has_codes) else brackets[0], sentence)
    mention = _mention(sentence, has_codes)
    if mention is None:
        return sentence
    turns = [turn.start() for turn in _TURN.finditer(sentence, 0, mention.start() + 1)]
    return f"{sentence[: turns[-1]]}." if turns else ""


def _mention(text: str, has_codes: bool) -> re.Match[str] | None:
    return _SOURCE.search(text) or (_CODE.search(text) if has_codes else None)
