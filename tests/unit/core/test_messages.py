"""Messages: splitting of message files, and parsing of messages when they are used."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from underkeep.core.messages import LANGUAGES, Messages, split_messages

FILES = sorted(file.name for file in (files("underkeep") / "locale" / "en").iterdir() if file.name.endswith(".ftl"))


def entries_of(text: str) -> dict[str, str]:
    """Return the messages and terms of a text as Fluent reads them, without their comments."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found[name] = FluentSerializer().serialize_entry(entry)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_split_file_has_the_same_messages_as_the_whole_file(language: str, name: str) -> None:
    text = (files("underkeep") / "locale" / language / name).read_text(encoding="utf-8")
    split = split_messages(text)
    whole = entries_of(text)
    assert list(split) == list(whole)
    assert entries_of("".join(split.values())) == whole


def test_a_message_that_comes_twice_counts_the_first_time_and_comments_belong_to_no_message() -> None:
    split = split_messages("one = 1\n    .more = 2\n\n# about\n\ntwo = { one }\none = 3\n    .more = 4\n")
    assert entries_of("".join(split.values())) == entries_of("one = 1\n    .more = 2\ntwo = { one }\n")


def test_a_message_is_parsed_when_it_is_used_together_with_what_it_uses() -> None:
    messages = Messages("pl", ("boss_monster",))
    unparsed = set(messages._unparsed)
    assert "event-hero-stayed" in unparsed
    assert "zostaje w mieście" in messages.format("event-hero-stayed", hero="Ola", hero_many="no")
    assert messages.missing == set()
    assert "event-hero-stayed" in unparsed - set(messages._unparsed)
    assert len(messages._unparsed) > len(unparsed) - 20


def test_threads_that_use_a_message_first_all_get_it() -> None:
    values = {"hero": "Ola", "hero_many": "no", "dungeon": "Ann", "dungeon_you": "no"}
    with ThreadPoolExecutor(8) as threads:
        for _ in range(20):
            messages = Messages("en", ("boss_monster",))
            texts = set(threads.map(lambda _, read=messages: read.format("event-hero-set-out", **values), range(16)))
            assert len(texts) == 1
            assert messages.missing == set()


def test_a_name_that_begins_with_the_has_no_article_after_a_possessive() -> None:
    said = Messages("en", ("boss_monster",))
    window = {"window": "room", "hero": "Nick", "hero_many": "no", "health": 4, "forecast": "dies", "dungeon": "Ann"}
    mine = said.format("ask-window", room="⟦7|The Crushinator⟧", dungeon_you="yes", **window)
    assert mine == "Nick will die in your ⟦7|Crushinator⟧. Respond?"
    theirs = said.format("ask-window", room="The Crushinator", dungeon_you="no", **window)
    assert theirs == "Nick will die in Ann’s Crushinator. Respond?"
    assert "your Thespian" in said.format("ask-window", room="Thespian", dungeon_you="yes", **window)
    assert said.missing == set()
