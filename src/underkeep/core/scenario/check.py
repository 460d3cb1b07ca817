"""Checking many scenarios: every file below some paths is played, and a report says what did not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from underkeep.core.scenario.coverage import Coverage, unproved_cards
from underkeep.core.scenario.runner import Run, Scenario, read_documents
from underkeep.core.scenario.yaml_nodes import Node, ScenarioError, UnreadableFile

ENDINGS = (".yaml", ".yml")


class Outcome:
    """How one scenario went. `scenario` is None if it could not even be read."""

    def __init__(
        self, file: str, scenario: Scenario | None, problems: list[ScenarioError], story: list[str] | None = None
    ) -> None:
        self.file = file
        self.scenario = scenario
        self.problems = problems
        self.story = story or []
        """What was answered and what happened, line by line."""

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.problems


class Report:
    """How a number of scenarios went."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.unreadable: list[ScenarioError] = []
        """Files that could not be read, paths that are not there."""
        self.coverage: Coverage | None = None
        self.cards: dict[str, dict[str, list[str]]] = {}
        """Cards with an ability and no scenario, by game and set; empty if nobody asked."""

    @property
    def passed(self) -> int:
        """How many scenarios held."""
        return sum(outcome.passed for outcome in self.outcomes)

    @property
    def failed(self) -> int:
        """How many did not."""
        return len(self.outcomes) - self.passed

    @property
    def problems(self) -> list[ScenarioError]:
        """Everything that is wrong, in the order of the files."""
        wrong = [problem for outcome in self.outcomes for problem in outcome.problems]
        return sorted([*self.unreadable, *wrong], key=lambda mistake: (mistake.file, mistake.line))

    @property
    def exit_code(self) -> int:
        """0 if all is well, 1 if a scenario failed, 2 if something could not be read."""
        return 2 if self.unreadable else 1 if self.failed else 0


def check(
    paths: Iterable[str | Path],
    coverage: str | Path | None = None,
    cards: bool = False,
    progress: Callable[[Outcome], None] | None = None,
) -> Report:
    """Play all scenarios in these files and folders.

    `coverage` is a folder of clause files to compare with; `cards` asks for the cards without a scenario;
    `progress` is called after each scenario.
    """
    report = Report()
    for file in _files(paths, report):
        try:
            documents = read_documents(file)
        except UnreadableFile as mistake:
            report.unreadable.append(mistake)
            continue
        for document in documents:
            outcome = _played(document)
            report.outcomes.append(outcome)
            if progress is not None:
                progress(outcome)
    good = [outcome.scenario for outcome in report.outcomes if outcome.passed and outcome.scenario is not None]
    if coverage is not None:
        try:
            report.coverage = Coverage(Path(coverage), {clause for scenario in good for clause in scenario.rules})
        except UnreadableFile as mistake:
            report.unreadable.append(mistake)
    if cards:
        proved: dict[str, set[str]] = {}
        for scenario in good:
            proved.setdefault(scenario.game.name, set()).update(scenario.cards)
        report.cards = unproved_cards(proved)
    return report


def _played(document: Node) -> Outcome:
    """Play one scenario."""
    try:
        scenario = Scenario(document)
    except ScenarioError as mistake:
        return Outcome(document.file, None, [mistake])
    try:
        run = Run(scenario)
    except ScenarioError as mistake:
        return Outcome(document.file, scenario, [mistake])
    try:
        run.play()
    except ScenarioError as mistake:
        run.problems.append(mistake)
    except Exception as error:
        sentence = f"The rules crash here: {type(error).__name__}: {error}"
        run.problems.append(ScenarioError(document.file, run.line, sentence))
    return Outcome(document.file, scenario, run.problems, run.story)


def _files(paths: Iterable[str | Path], report: Report) -> list[Path]:
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
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
