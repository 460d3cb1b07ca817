"""Checking many scenarios: every file below some paths is played, and a report lists what failed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from underkeep.core.scenario.coverage import Coverage, unproved_cards
from underkeep.core.scenario.runner import Run, Scenario, read_documents
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError, UnreadableFile

FILE_ENDINGS = (".yaml", ".yml")


class ScenarioResult:
    """The result of one scenario. `scenario` is None if the document could not be read."""

    def __init__(
        self, file: str, scenario: Scenario | None, problems: list[ScenarioError], transcript: list[str] | None = None
    ) -> None:
        self.file = file
        self.scenario = scenario
        self.problems = problems
        self.transcript = transcript or []
        """The answers and events, line by line."""

    @property
    def passed(self) -> bool:
        """Whether all expectations held."""
        return not self.problems


class Report:
    """The results of a number of scenarios."""

    def __init__(self) -> None:
        self.results: list[ScenarioResult] = []
        self.unreadable: list[ScenarioError] = []
        """The files that could not be read, and the paths that do not exist."""
        self.coverage: Coverage | None = None
        self.cards: dict[str, dict[str, list[str]]] = {}
        """The cards with an ability and no scenario, by game and set; empty unless they were asked for."""

    @property
    def passed(self) -> int:
        """The number of scenarios that passed."""
        return sum(result.passed for result in self.results)

    @property
    def failed(self) -> int:
        """The number of scenarios that failed."""
        return len(self.results) - self.passed

    @property
    def problems(self) -> list[ScenarioError]:
        """All problems, in the order of the files."""
        problems = [problem for result in self.results for problem in result.problems]
        return sorted([*self.unreadable, *problems], key=lambda error: (error.file, error.line))

    @property
    def exit_code(self) -> int:
        """0 if all scenarios passed, 1 if one failed, 2 if something could not be read."""
        return 2 if self.unreadable else 1 if self.failed else 0


def check(
    paths: Iterable[str | Path],
    coverage: str | Path | None = None,
    cards: bool = False,
    progress: Callable[[ScenarioResult], None] | None = None,
) -> Report:
    """Play all scenarios in these files and folders, and return a report.

    `coverage` is a folder of clause files to compare with; `cards` asks for the cards without a scenario; `progress` is
    called with the result of each scenario.
    """
    report = Report()
    for file in _files(paths, report):
        try:
            documents = read_documents(file)
        except UnreadableFile as error:
            report.unreadable.append(error)
            continue
        for document in documents:
            result = _play(document)
            report.results.append(result)
            if progress is not None:
                progress(result)
    passed = [result.scenario for result in report.results if result.passed and result.scenario is not None]
    if coverage is not None:
        try:
            report.coverage = Coverage(Path(coverage), {clause for scenario in passed for clause in scenario.rules})
        except UnreadableFile as error:
            report.unreadable.append(error)
    if cards:
        proved: dict[str, set[str]] = {}
        for scenario in passed:
            proved.setdefault(scenario.game.name, set()).update(scenario.cards)
        report.cards = unproved_cards(proved)
    return report


def _play(document: Node) -> ScenarioResult:
    """Play one scenario and return its result."""
    try:
        scenario = Scenario(document)
    except ScenarioError as error:
        return ScenarioResult(document.file, None, [error])
    try:
        run = Run(scenario)
    except ScenarioError as error:
        return ScenarioResult(document.file, scenario, [error])
    try:
        run.play()
    except ScenarioError as error:
        run.problems.append(error)
    except Exception as error:
        sentence = f"The rules crash here: {type(error).__name__}: {error}"
        run.problems.append(ScenarioError(document.file, run.line, sentence))
    return ScenarioResult(document.file, scenario, run.problems, run.transcript)


def _files(paths: Iterable[str | Path], report: Report) -> list[Path]:
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in FILE_ENDINGS)
            if not inside:
                report.unreadable.append(
                    UnreadableFile(str(path), 1, "There are no scenarios (*.yaml) in this folder.")
                )
            found += inside
        elif path.exists():
            found.append(path)
        else:
            report.unreadable.append(UnreadableFile(str(path), 1, "There is no such file or folder."))
    return list(dict.fromkeys(found))
