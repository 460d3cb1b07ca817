"""Measures the difficulty of Dungeon Fighter: bots of several skill levels play every difficulty.

    python -m underkeep.lab.balance.dungeon_fighter --games 300 --jobs 2
    python -m underkeep.lab.balance.dungeon_fighter --games 60 --samples throws.bin

Game number `n` of a skill and a difficulty is the same in every run: 2, 3 and 4 heroes in turn, the heroes rotating
through the seats. Under the table it prints whether these expectations are met:

- the share of victories rises with the skill and falls with the difficulty;
- a skilled party wins between 45 and 75 % of its games on normal.

A throw takes some ten milliseconds, a game some hundred throws. With `--samples` every kind of throw (demands, die,
skill) is simulated a few times only; then one of those outcomes is drawn. The file keeps them for the next run. That is
many times faster, but it ignores the things on the target: templates, icebergs, dice of earlier throws.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from underkeep.bots import Bot, ask, bot_named
from underkeep.bots.dungeon_fighter import aim
from underkeep.core import registry
from underkeep.core.contract import Inspector
from underkeep.core.options.option import Option
from underkeep.core.state import require
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS, HEROES
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS, die_of
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.physics.throw import DiceTable, throw
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import BATTLE, DICE, DIFFICULTIES, NORMAL, WATER, WATER_CUBES, FighterState
from underkeep.lab.balance.batches import play_batches
from underkeep.lab.simulate import interval

GAME = "dungeon-fighter"
SKILLS = ("average", "skilled", "legend")
PARTY_SIZES = (2, 3, 4)
BATCH_SIZE = 5
"""The number of games of a cell that a process plays before it reports."""
SKILLED_WIN_RANGE = (0.45, 0.75)
"""The share of victories that skilled bots should have on normal."""
SAMPLE_SIZE = 40


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game."""

    skill: str
    difficulty: str
    heroes: tuple[str, ...]
    won: bool
    why: str
    """How the game was lost: `battle` against the big bad, or `dungeon`."""
    left: int
    """The life that the last monster had left."""
    glory: int
    rounds: int
    throws: int
    hits: int
    answers: int
    scars: int
    dead: int
    seconds: float
    """Processor time."""


class ThrowSamples:
    """Outcomes of earlier throws, which are drawn instead of simulating a new throw."""

    def __init__(self, path: Path | None, size: int = SAMPLE_SIZE) -> None:
        self.path, self.size = path, size
        self.known: dict[str, list[tuple[DieOutcome, ...]]] = {}
        self.has_new = False
        if path is not None and path.exists():
            self.known = msgspec.msgpack.decode(path.read_bytes(), type=dict[str, list[tuple[DieOutcome, ...]]])

    def draw_outcome(self, state: FighterState, skill: str, random: Random) -> ThrowOutcome:
        """Return the outcome of an earlier throw of the same kind."""
        required, dice_set = Queries(state).required_techniques(), DICE_SETS[state.shape]
        kind = DICE[require(state.die)]
        name = f"{skill} {die_of(kind, dice_set).kind} {' '.join(required)}"
        if name not in self.known:
            self.known[name] = [self._throw_once(required, kind, dice_set, skill, seed) for seed in range(self.size)]
            self.has_new = True
        return ThrowOutcome(random.choice(self.known[name]))

    def _throw_once(
        self, required: tuple[str, ...], kind: str, dice_set: str, skill: str, seed: int
    ) -> tuple[DieOutcome, ...]:
        gesture = aim.throw_gesture(required, kind, dice_set, skill, Random(f"sample {seed}"))
        kinds = [kind] * (WATER_CUBES if kind == DICE[WATER] else 1)
        dice = throw(DiceTable(dice=dice_set), kinds, gesture, required, f"sample {seed}").dice
        return tuple(msgspec.structs.replace(die, pose=(), corners=()) for die in dice)

    def save(self) -> None:
        """Store the samples for the next run, together with those of other processes."""
        if self.path is not None and self.has_new:
            self.known = ThrowSamples(self.path).known | self.known
            fresh = self.path.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(msgspec.msgpack.encode(self.known))
            fresh.replace(self.path)
            self.has_new = False


def heroes_of_game(number: int) -> tuple[str, ...]:
    """Return the heroes of a game.

    >>> heroes_of_game(0), heroes_of_game(4)
    (('maryla', 'daniel'), ('daniel', 'jack', 'rysiek'))
    """
    heroes = [hero for hero, card in zip(HERO_IDS, HEROES, strict=True) if card.box == 1]
    size = PARTY_SIZES[number % len(PARTY_SIZES)]
    deal = number // len(PARTY_SIZES)
    stride = 1 + deal // len(heroes) % 2 * 2
    return tuple(heroes[(deal + seat * stride) % len(heroes)] for seat in range(size))


def play(skill: str, difficulty: str, number: int, samples: ThrowSamples | None = None, verify: int = 0) -> PlayedGame:
    """Play one game of a cell of the table. With `verify` an inspector checks the contract at one in this number of
    decisions."""
    game, heroes = registry.get(GAME), heroes_of_game(number)
    setup = game.setup_type(players=len(heroes), heroes=heroes, difficulty=difficulty)
    start = time.process_time()
    table = Table(game, setup, game.initial_state(setup, number), checkpoints=verify > 0, events=verify > 0)
    inspector = Inspector(table, number, verify) if verify else None
    bots = [bot_named(skill, number * max(PARTY_SIZES) + seat) for seat in range(len(heroes))]
    random = Random(f"samples {number}")
    throws = hits = 0
    while table.decision is not None:
        if inspector is not None:
            inspector.check_decision()
        option = _answer(bots[table.decision.seat], table, skill, samples, random)
        table.answer(option)
        done = table.history[-1]
        if isinstance(done, Throw) and done.outcome is not None:
            throws += 1
            hits += any(die.is_hit for die in done.outcome.dice)
    if inspector is not None:
        inspector.check_end()
    state = cast(FighterState, table.state)
    return PlayedGame(
        skill,
        difficulty,
        heroes,
        bool(state.winners),
        "" if state.winners else "battle" if state.phase == BATTLE else "dungeon",
        max(0, state.monster_life),
        scoring.glory(state) if state.winners else 0,
        state.round,
        throws,
        hits,
        len(table.history),
        sum(map(len, state.scars)),
        sum(state.dead),
        time.process_time() - start,
    )


def _answer(bot: Bot, table: Table, skill: str, samples: ThrowSamples | None, random: Random) -> Option:
    option = ask(bot, table)
    if samples is not None:
        if isinstance(option, Throw):
            return Throw(option.gesture, samples.draw_outcome(cast(FighterState, table.state), skill, random))
        if isinstance(option, Toss):
            return Toss(option.gesture, TossOutcome())
    return option


def play_batch(skill: str, difficulty: str, first: int, last: int, sampled: str, verify: int) -> list[PlayedGame]:
    """Play the games of a cell from number `first` up to (not including) `last`."""
    samples = ThrowSamples(Path(sampled)) if sampled else None
    games = [play(skill, difficulty, number, samples, verify) for number in range(first, last)]
    if samples is not None:
        samples.save()
    return games


def play_all(
    skills: Sequence[str], difficulties: Sequence[str], games: int, jobs: int = 1, sampled: str = "", verify: int = 0
) -> Iterator[list[PlayedGame]]:
    """Yield the games of all cells as they are finished."""
    size = max(BATCH_SIZE, games) if sampled and jobs <= 1 else BATCH_SIZE
    batches = [
        (skill, difficulty, first, min(first + size, games), sampled, verify)
        for skill in skills
        for difficulty in difficulties
        for first in range(0, games, size)
    ]
    yield from play_batches(play_batch, batches, jobs)


# --- results ----------------------------------------------------------------------------------------------------------


def win_share(games: Iterable[PlayedGame]) -> float:
    """Return the share of these games that were won."""
    outcomes = [game.won for game in games]
    return sum(outcomes) / len(outcomes) if outcomes else 0.0


def mean(numbers: Iterable[float]) -> float:
    """Return the average; 0 for no numbers."""
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


class Balance:
    """The figures of many games."""

    def __init__(self, games: Sequence[PlayedGame]) -> None:
        self.games = games
        self.cells: dict[tuple[str, str], list[PlayedGame]] = defaultdict(list)
        for game in games:
            self.cells[game.skill, game.difficulty].append(game)
        self.skills = list(dict.fromkeys(skill for skill, _ in self.cells))
        self.difficulties = [each for each in DIFFICULTIES if any(each == level for _, level in self.cells)]

    def lines(self) -> Iterator[str]:
        """Yield the figures, line by line."""
        yield f"{'victories':10}" + "".join(f"{difficulty:>22}" for difficulty in self.difficulties)
        for skill in self.skills:
            line = f"{skill:10}"
            for difficulty in self.difficulties:
                games = self.cells[skill, difficulty]
                low, high = interval(sum(game.won for game in games), len(games))
                line += f"{win_share(games):10.1%} ({low:4.0%}-{high:4.0%})"
            yield line
        yield ""
        yield from self._courses()
        yield ""
        yield from self._parties()
        yield ""
        seconds = mean(game.seconds for game in self.games)
        answers, throws = mean(game.answers for game in self.games), mean(game.throws for game in self.games)
        yield f"a game takes {seconds:.2f} s of processor time, {answers:.0f} answers and {throws:.0f} throws"

    def _courses(self) -> Iterator[str]:
        yield f"{'':10}{'':10}   hits  throws  rounds  scars   dead  lost: dungeon   big bad (life left)   glory"
        for (skill, difficulty), games in self.cells.items():
            lost = [game for game in games if not game.won]
            dungeon = sum(game.why == "dungeon" for game in lost)
            left = mean(game.left for game in lost if game.why == "battle")
            won = [game for game in games if game.won]
            hits = sum(game.hits for game in games) / max(1, sum(game.throws for game in games))
            yield (
                f"{skill:10}{difficulty:10}{hits:7.1%}{mean(game.throws for game in games):8.1f}"
                f"{mean(game.rounds for game in games):8.1f}{mean(game.scars for game in games):7.1f}"
                f"{mean(game.dead for game in games):7.2f}"
                f"{dungeon / len(games):15.0%}{(len(lost) - dungeon) / len(games):10.0%} ({left:4.1f})"
                f"{mean(game.glory for game in won):13.1f}"
            )
        titles = Counter(scoring.title_number(game.glory) for game in self.games if game.won)
        yield "titles of those who won, the lowest first: " + " ".join(
            str(titles[number]) for number in range(len(scoring.TITLE_LIMITS) + 1)
        )

    def _parties(self) -> Iterator[str]:
        for size in PARTY_SIZES:
            games = [game for game in self.games if len(game.heroes) == size]
            yield f"{size} heroes  {win_share(games):7.1%} of {len(games)}"
        for hero in HERO_IDS:
            games = [game for game in self.games if hero in game.heroes]
            if games:
                yield f"{hero:9} {win_share(games):7.1%} of {len(games)}"

    def expectations(self) -> Iterator[tuple[str, bool]]:
        """Yield each expectation, and whether it is met."""
        for difficulty in self.difficulties:
            shares = [win_share(self.cells[skill, difficulty]) for skill in self.skills]
            told = " < ".join(f"{part:.1%}" for part in shares)
            yield f"{difficulty} is won more often by better throwers: {told}", shares == sorted(set(shares))
        for skill in self.skills:
            shares = [win_share(self.cells[skill, difficulty]) for difficulty in self.difficulties]
            told = " > ".join(f"{part:.1%}" for part in shares)
            yield f"{skill} win less often where it is harder: {told}", shares == sorted(set(shares))[::-1]
        if "skilled" in self.skills and DIFFICULTIES[NORMAL] in self.difficulties:
            won, (low, high) = win_share(self.cells["skilled", DIFFICULTIES[NORMAL]]), SKILLED_WIN_RANGE
            yield f"a practised party wins between {low:.0%} and {high:.0%} on normal: {won:.1%}", low <= won <= high


def main() -> None:
    """Print the table, and which expectations are met."""
    parser = argparse.ArgumentParser(description="How often bots of several skills win Dungeon Fighter")
    parser.add_argument("--games", type=int, default=30, help="for each skill and difficulty")
    parser.add_argument("--skills", default=",".join(SKILLS), help="from the worst to the best")
    parser.add_argument("--difficulties", default=",".join(DIFFICULTIES))
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each processor")
    parser.add_argument("--samples", default="", metavar="FILE", help="draw from throws that this file keeps")
    parser.add_argument("--verify", type=int, default=0, metavar="N", help="check the contract at one in N questions")
    chosen = parser.parse_args()
    skills, difficulties = chosen.skills.split(","), chosen.difficulties.split(",")
    jobs = chosen.jobs or os.cpu_count() or 1
    played = play_all(skills, difficulties, chosen.games, jobs, chosen.samples, chosen.verify)
    balance = Balance([game for some in played for game in some])
    print(*balance.lines(), "", sep="\n")
    for what, met in balance.expectations():
        print(f"{'ok     ' if met else 'NOT MET'} {what}")


if __name__ == "__main__":
    main()
