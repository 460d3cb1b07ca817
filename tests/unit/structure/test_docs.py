"""Tests that the documentation is true: its examples run, and the files, names and links that it gives exist."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import underkeep

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src/underkeep"
PYTHON_BLOCK = re.compile(r"^( *)```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


# --- examples ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["docs/makers-guide.md", "README.md"])
def test_the_examples_of_a_page_run_in_order(page: str) -> None:
    blocks = PYTHON_BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, object] = {}
    for _, block in blocks:
        exec(compile(block, page, "exec"), names)


def modules() -> list[str]:
    found = pkgutil.walk_packages(underkeep.__path__, "underkeep.")
    return sorted(module.name for module in found if not module.name.endswith("__main__"))


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


# --- files, names and links ---------------------------------------------------------------------------------

FENCED_BLOCK = re.compile(r"^ *```.*?^ *```[^\n]*$", re.MULTILINE | re.DOTALL)
CODE_SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
LINK = re.compile(r"\]\((?!https?:)([^)\s#]*)(#[^)\s]*)?\)")
HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*/?")
FILE_ENDING = re.compile(r"\.(css|ftl|gif|html|jsonl?|lock|md|mjs|png|py|sh|svelte|svg|toml|ts|txt|ya?ml)")
IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*(\(\))?")
NEW_FILE = re.compile(r"\bnew file `[^`]+`")
MODULE = re.compile(r"(underkeep|tests|bench)(\.\w+)+")
LIST_SEPARATOR = re.compile(r"[\s…]*(,|and|or|, and|, or|,? …,)[\s…]*")
SAYS_WHERE = re.compile(r"(?s)([\s…]*,?[^`.;:]{0,30}\b(in|from)\b[^`.;:]{0,30}|\s*\()")
"""The text between a name and the file in which, according to a page, the name is."""

WRITTEN_BY_THE_PROGRAM = {"scores.json", "underkeep/tables.sqlite"}
"""Files that exist on the machine of a player and not in the repository."""
GAMES = {folder.name: folder for folder in (SOURCE / "games").iterdir() if (folder / "game.py").is_file()}


def is_checked(page: str) -> bool:
    """Return whether the claims of a page are checked: the changelog is about the past, the rulebooks name no files."""
    return page != "CHANGELOG.md" and not re.fullmatch(r"docs/rules/(\w+/)?[\w]+-[\w-]+\.md", page)


def pages() -> list[str]:
    """Return all Markdown files of the repository whose claims are checked."""
    folders = [ROOT, *(ROOT / name for name in ("docs", "docs/rules"))]
    found = {page for folder in folders for page in folder.glob("*.md")}
    found.update(page for name in ("src", "tests", "bench", "tools", "web/src") for page in (ROOT / name).rglob("*.md"))
    return sorted(name for page in found if is_checked(name := page.relative_to(ROOT).as_posix()))


@dataclass
class Section:
    """The text from one heading to the next, and the folders in which its paths may lie."""

    text: str
    page: Path
    introduction: str = ""
    """The text before the second heading of the page, which says what all of the page is about."""
    folders: list[Path] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Collect the folders: the usual ones, those of the games in the text, and those that the text names."""
        self.folders = [ROOT, SOURCE, ROOT / "docs", ROOT / "web", ROOT / "web/src", self.page.parent]
        context = self.introduction + self.text
        for name, folder in GAMES.items():
            if re.search(rf"\b{name.replace('_', '[_ -]')}\b", context, re.IGNORECASE):
                self.folders.append(folder)
        for word in paths_in(context):
            named = [path if path.is_dir() else path.parent for path in self.find(word)]
            self.folders += [folder for folder in dict.fromkeys(named) if folder not in self.folders]

    def find(self, word: str) -> list[Path]:
        """Return the files or folders that a path may mean. Placeholders such as `<game>` stand for any name."""
        pattern = re.sub(r"<[^>]+>", "*", word)
        found = [path for folder in self.folders for path in folder.glob(pattern.rstrip("/"))]
        return [path for path in found if path.is_dir() or not word.endswith("/")]

    def missing_paths(self) -> Iterator[str]:
        """Yield a sentence for every path that does not exist."""
        for word in paths_in(self.text):
            if word not in WRITTEN_BY_THE_PROGRAM and not self.find(word):
                yield f"`{word}` does not exist"

    def missing_modules(self) -> Iterator[str]:
        """Yield a sentence for every dotted name of a module, or of something in it, that does not exist."""
        for span in CODE_SPAN.finditer(self.text):
            for word in span[1].split():
                if MODULE.fullmatch(word) and not module_exists(word):
                    yield f"`{word}` does not exist"

    def missing_names(self) -> Iterator[str]:
        """Yield a sentence for every name that a page puts into a file which does not contain it."""
        spans = list(CODE_SPAN.finditer(self.text))
        for number, span in enumerate(spans):
            if not looks_like_path(span[1]) or span[1].endswith("/"):
                continue
            files = [path for path in self.find(span[1]) if path.is_file()]
            for name in self._names_before(spans, number):
                word = name.removesuffix("()").rpartition(".")[2]
                if files and not any(re.search(rf"\b{word}\b", path.read_text(encoding="utf-8")) for path in files):
                    yield f"`{name}` is not in `{span[1]}`"

    def _names_before(self, spans: list[re.Match[str]], number: int) -> Iterator[str]:
        """Yield the names that the text before a path places there: the last one, and those listed with it."""
        link = SAYS_WHERE
        for before, after in zip(reversed(spans[:number]), reversed(spans[1 : number + 1]), strict=True):
            between = self.text[before.end() : after.start()]
            if not link.fullmatch(between) or not IDENTIFIER.fullmatch(before[1]) or looks_like_path(before[1]):
                return
            yield before[1]
            link = LIST_SEPARATOR


def paths_in(text: str) -> list[str]:
    """Return every word in backticks that looks like a path."""
    words = (word for span in CODE_SPAN.findall(text) for word in re.split(r"[\s=,]+", span))
    return [word for word in words if looks_like_path(word)]


def looks_like_path(word: str) -> bool:
    """Return whether a word in backticks is a path: it has a slash inside, or the ending of a file."""
    name = re.sub(r"<[^>]+>", "*", word)
    if not PATH.fullmatch(name) or name in {"*", "**"}:
        return False
    return "/" in name or FILE_ENDING.fullmatch(Path(name).suffix) is not None


def module_exists(name: str) -> bool:
    """Return whether a dotted name is a module, a package, or a name in a module."""
    parts = name.split(".")
    top = SOURCE.parent if parts[0] == "underkeep" else ROOT
    path = top.joinpath(*parts)
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    owner = path.parent / "__init__.py" if path.parent.is_dir() else path.parent.with_suffix(".py")
    return owner.is_file() and bool(re.search(rf"\b{parts[-1]}\b", owner.read_text(encoding="utf-8")))


def sections(text: str, page: Path) -> list[Section]:
    """Cut a page at its headings; fenced blocks are left out."""
    parts = re.split(r"^(?=#)", FENCED_BLOCK.sub("", text), flags=re.MULTILINE)
    first, *others = [part for part in parts if part.strip()] or [""]
    return [Section(first, page), *(Section(part, page, first) for part in others)]


def false_claims(text: str, page: Path) -> list[str]:
    """Return one sentence for each file, module or name that a page mentions and the repository does not have. A path
    after the words "new file" may be missing: the page tells the contributor to write that file."""
    return [
        sentence
        for section in sections(NEW_FILE.sub("new file", text), page)
        for sentence in (*section.missing_paths(), *section.missing_modules(), *section.missing_names())
    ]


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub makes them."""
    headings = HEADING.findall(FENCED_BLOCK.sub("", page.read_text(encoding="utf-8")))
    return {"#" + re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def broken_links(text: str, page: Path) -> list[str]:
    """Return the links of a page that lead to no file, or to no heading of a Markdown file."""
    found = []
    for path, anchor in LINK.findall(FENCED_BLOCK.sub("", text)):
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            found.append(path + anchor)
    return found


@pytest.mark.parametrize("page", pages())
def test_the_files_and_names_of_a_page_exist(page: str) -> None:
    assert false_claims((ROOT / page).read_text(encoding="utf-8"), ROOT / page) == []


@pytest.mark.parametrize("page", pages())
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    assert broken_links((ROOT / page).read_text(encoding="utf-8"), ROOT / page) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("The engine is `core/table.py`, its tests are in `tests/unit/`.", []),
        ("The engine is `core/tables.py`.", ["`core/tables.py` does not exist"]),
        ("Its scenario is the new file `tests/scenarios/my-case.yaml`.", []),
        ("See `tests/unit/structure/test_docs.py/`.", ["`tests/unit/structure/test_docs.py/` does not exist"]),
        ("In Boss Monster see `cards/triggers.py`.", []),
        ("See `cards/triggers.py`.", ["`cards/triggers.py` does not exist"]),
        (
            "Both `locale/<language>/errors.ftl`, both `locale/*/mistakes.ftl`.",
            ["`locale/*/mistakes.ftl` does not exist"],
        ),
        ("Run `underkeep check tests/scenario --cards`.", ["`tests/scenario` does not exist"]),
        ("`tests/golden/` has `games.py` and `plays.py`.", ["`plays.py` does not exist"]),
        ("`tests/golden/`\n\n## Part\n\n`games.py`", []),
        ("# Page\n\n## Part\n\n`tests/golden/`\n\n## Another\n\n`games.py`", ["`games.py` does not exist"]),
        ("Raise `UserError` and `ReplayMismatch` in `core/errors.py`.", []),
        ("`UserError`, `ReplayMissing` …, all in `core/errors.py`.", ["`ReplayMissing` is not in `core/errors.py`"]),
        (
            "Say it by `desing` (`core/capabilities/card_designs.py`).",
            ["`desing` is not in `core/capabilities/card_designs.py`"],
        ),
        ("`python -m underkeep.lab.simulate`, `underkeep.core.table.Table`", []),
        ("`python -m underkeep.lab.simulation`", ["`underkeep.lab.simulation` does not exist"]),
        ("```\ncore/tables.py\n```", []),
    ],
)
def test_false_claims_are_found(text: str, wrong: list[str]) -> None:
    assert false_claims(text, ROOT / "README.md") == wrong


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("[rules](docs/rules/README.md), [top](#underkeep), [web](https://example.org/x)", []),
        ("[rules](docs/rule/README.md)", ["docs/rule/README.md"]),
        ("[limits](docs/protocol.md#limits), [limits](docs/protocol.md#limit)", ["docs/protocol.md#limit"]),
    ],
)
def test_broken_links_are_found(text: str, broken: list[str]) -> None:
    assert broken_links(text, ROOT / "README.md") == broken


# --- what no file may contain -------------------------------------------------------------------------------


def test_the_core_knows_no_game() -> None:
    words = re.compile(r"boss|monster|dungeon|hero|spell|treasure|BMR|TNL", re.IGNORECASE)
    allowed = re.compile(r"BM-\d")
    for path in (*SOURCE.glob("core/**/*.py"), *SOURCE.glob("locale/*/errors.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not words.search(allowed.sub("", line)), f"{path.name}:{number}: {line.strip()}"


def test_nothing_names_a_place_outside_the_project() -> None:
    outside = re.compile(r"\.\./" + "shared|/" + "work/|/" + "farm/")
    for folder in ("src", "tests", "docs", "bench"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".md", ".yaml", ".toml", ".ftl"}:
                assert not outside.search(path.read_text(encoding="utf-8")), path
