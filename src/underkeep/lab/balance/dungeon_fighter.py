"""How hard Dungeon Fighter is: bots of several skills play every difficulty, and a table says who wins.

    python -m underkeep.lab.balance.dungeon_fighter --games 300 --jobs 2
    python -m underkeep.lab.balance.dungeon_fighter --games 60 --samples throws.bin

Game number `n` of a skill and a difficulty is the same in every run: 2, 3 and 4 heroes in turn, the heroes rotating
through the seats. What the table should show is written under it:

- the share of victories rises with the skill and falls with the difficulty;
- a practised party (skilled) wins between 45 and 75 % of its games on normal.

A throw takes some ten milliseconds, a game some hundred throws. With `--samples` every kind of throw (demands, die,
skill) is thrown only so many times; then one of those is drawn. The file keeps them for the next run. That is many
times faster and leaves out what lies on the target: templates, icebergs, dice of earlier throws.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from underkeep.bots import Bot, ask, bot_named
from underkeep.bots.dungeon_fighter import aim
from underkeep.core import registry
from underkeep.core.contract import Inspector
from underkeep.core.decisions import Option
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS, HEROES
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS, die_of
from underkeep.games.dungeon_fighter.physics.outcome import Landed, Outcome, Tossed
from underkeep.games.dungeon_fighter.physics.throw import TableOfDice, throw
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.verbs.queries import Looking
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    DICE,
    DIFFICULTIES,
    NORMAL,
    WATER,
    WATER_CUBES,
    FighterState,
)
from underkeep.lab.simulate import interval

GAME = "dungeon-fighter"
SKILLS = ("average", "skilled", "legend")
PARTIES = (2, 3, 4)
BATCH = 5
"""How many games of a cell a process plays before it reports."""
PRACTISED = (0.45, 0.75)
"""How often a practised party should win on normal."""
SAMPLE = 40


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    skill: str
    difficulty: str
    heroes: tuple[str, ...]
    won: bool
    why: str
    """How it was lost: `battle` against the big bad, or `dungeon`."""
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
    """Of processor time."""


class Samples:
    """Throws that were thrown before: drawn from instead of thrown anew."""

    def __init__(self, path: Path | None, size: int = SAMPLE) -> None:
        self.path, self.size = path, size
        self.known: dict[str, list[tuple[Landed, ...]]] = {}
        self.grown = False
        if path is not None and path.exists():
            self.known = msgspec.msgpack.decode(path.read_bytes(), type=dict[str, list[tuple[Landed, ...]]])

    def outcome(self, state: FighterState, skill: str, random: Random) -> Outcome:
        """What became of such a throw once."""
        required, dice_set = Looking(state).required(), DICE_SETS[state.shape]
        kind = DICE[state.die]
        name = f"{skill} {die_of(kind, dice_set).kind} {' '.join(required)}"
        if name not in self.known:
            self.known[name] = [self._thrown(required, kind, dice_set, skill, seed) for seed in range(self.size)]
            self.grown = True
        return Outcome(random.choice(self.known[name]))

    def _thrown(self, required: tuple[str, ...], kind: str, dice_set: str, skill: str, seed: int) -> tuple[Landed, ...]:
        gesture = aim.thrown(required, kind, dice_set, skill, Random(f"sample {seed}"))
        kinds = [kind] * (WATER_CUBES if kind == DICE[WATER] else 1)
        dice = throw(TableOfDice(dice=dice_set), kinds, gesture, required, f"sample {seed}").dice
        return tuple(msgspec.structs.replace(die, pose=(), corners=()) for die in dice)

    def save(self) -> None:
        """Keep them for the next run, with what others have found meanwhile."""
        if self.path is not None and self.grown:
            self.known = Samples(self.path).known | self.known
            fresh = self.path.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(msgspec.msgpack.encode(self.known))
            fresh.replace(self.path)
            self.grown = False


def company(number: int) -> tuple[str, ...]:
    """The heroes of a game.

    >>> company(0), company(4)
    (('maryla', 'daniel'), ('daniel', 'jack', 'rysiek'))
    """
    heroes = [hero for hero, card in zip(HERO_IDS, HEROES, strict=True) if card.box == 1]
    size = PARTIES[number % len(PARTIES)]
    deal = number // len(PARTIES)
    stride = 1 + deal // len(heroes) % 2 * 2
    return tuple(heroes[(deal + seat * stride) % len(heroes)] for seat in range(size))


def play(skill: str, difficulty: str, number: int, samples: Samples | None = None, verify: int = 0) -> Played:
    """One game of a cell of the table. With `verify` an inspector checks the contract at one in so many questions."""
    game, heroes = registry.get(GAME), company(number)
    setup = game.setup_type(players=len(heroes), heroes=heroes, difficulty=difficulty)
    start = time.process_time()
    table = Table(game, setup, game.initial_state(setup, number), checkpoints=verify > 0, events=verify > 0)
    inspector = Inspector(table, number, verify) if verify else None
    bots = [bot_named(skill, number * max(PARTIES) + seat) for seat in range(len(heroes))]
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
            hits += any(die.hits for die in done.outcome.dice)
    if inspector is not None:
        inspector.check_end()
    state = cast(FighterState, table.state)
    return Played(
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


def _answer(bot: Bot, table: Table, skill: str, samples: Samples | None, random: Random) -> Option:
    option = ask(bot, table)
    if samples is not None:
        if isinstance(option, Throw):
            return Throw(option.gesture, samples.outcome(cast(FighterState, table.state), skill, random))
        if isinstance(option, Toss):
            return Toss(option.gesture, Tossed())
    return option


def play_some(skill: str, difficulty: str, first: int, last: int, sampled: str, verify: int) -> list[Played]:
    """The games of a cell from number `first` up to (not including) `last`."""
    samples = Samples(Path(sampled)) if sampled else None
    games = [play(skill, difficulty, number, samples, verify) for number in range(first, last)]
    if samples is not None:
        samples.save()
    return games


def play_all(
    skills: Sequence[str], difficulties: Sequence[str], games: int, jobs: int = 1, sampled: str = "", verify: int = 0
) -> Iterator[list[Played]]:
    """The games of all cells, as they are done."""
    size = max(BATCH, games) if sampled and jobs <= 1 else BATCH
    batches = [
        (skill, difficulty, first, min(first + size, games), sampled, verify)
        for skill in skills
        for difficulty in difficulties
        for first in range(0, games, size)
    ]
    if jobs <= 1:
        for batch in batches:
            yield play_some(*batch)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_some, *zip(*batches, strict=True))


# --- what came out ----------------------------------------------------------------------------------------------------


def share(games: Iterable[Played]) -> float:
    """How many of these games were won."""
    outcomes = [game.won for game in games]
    return sum(outcomes) / len(outcomes) if outcomes else 0.0


def mean(numbers: Iterable[float]) -> float:
    """The average; 0 of nothing."""
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


class Balance:
    """The figures of many games."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games = games
        self.cells: dict[tuple[str, str], list[Played]] = defaultdict(list)
        for game in games:
            self.cells[game.skill, game.difficulty].append(game)
        self.skills = list(dict.fromkeys(skill for skill, _ in self.cells))
        self.difficulties = [each for each in DIFFICULTIES if any(each == level for _, level in self.cells)]

    def table(self) -> Iterator[str]:
        """The figures, line by line."""
        yield f"{'victories':10}" + "".join(f"{difficulty:>22}" for difficulty in self.difficulties)
        for skill in self.skills:
            line = f"{skill:10}"
            for difficulty in self.difficulties:
                games = self.cells[skill, difficulty]
                low, high = interval(sum(game.won for game in games), len(games))
                line += f"{share(games):10.1%} ({low:4.0%}-{high:4.0%})"
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
        titles = Counter(scoring.title(game.glory) for game in self.games if game.won)
        yield "titles of those who won, the lowest first: " + " ".join(
            str(titles[number]) for number in range(len(scoring.TITLES) + 1)
        )

    def _parties(self) -> Iterator[str]:
        for size in PARTIES:
            games = [game for game in self.games if len(game.heroes) == size]
            yield f"{size} heroes  {share(games):7.1%} of {len(games)}"
        for hero in HERO_IDS:
            games = [game for game in self.games if hero in game.heroes]
            if games:
                yield f"{hero:9} {share(games):7.1%} of {len(games)}"

    def aims(self) -> Iterator[tuple[str, bool]]:
        """What should be so, and whether it is."""
        for difficulty in self.difficulties:
            shares = [share(self.cells[skill, difficulty]) for skill in self.skills]
            told = " < ".join(f"{part:.1%}" for part in shares)
            yield f"{difficulty} is won more often by better hands: {told}", shares == sorted(set(shares))
        for skill in self.skills:
            shares = [share(self.cells[skill, difficulty]) for difficulty in self.difficulties]
            told = " > ".join(f"{part:.1%}" for part in shares)
            yield f"{skill} win less often where it is harder: {told}", shares == sorted(set(shares))[::-1]
        if "skilled" in self.skills and DIFFICULTIES[NORMAL] in self.difficulties:
            won, (low, high) = share(self.cells["skilled", DIFFICULTIES[NORMAL]]), PRACTISED
            yield f"a practised party wins between {low:.0%} and {high:.0%} on normal: {won:.1%}", low <= won <= high


def main() -> None:
    """Print the table and what is not as it should be."""
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
    print(*balance.table(), "", sep="\n")
    for what, met in balance.aims():
        print(f"{'ok     ' if met else 'NOT MET'} {what}")


if __name__ == "__main__":
    main()
