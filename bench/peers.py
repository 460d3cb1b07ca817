"""Random play of other game libraries, measured the way Underkeep is.

Each peer plays whole games with uniformly random players on one core, driven from Python, and is charged
the CPU time that took; importing the library and one warm-up game are free. A *decision* is a player's choice
between two or more legal options: chance and forced moves are played, and paid for, but not counted.
"""

from __future__ import annotations

import importlib.metadata
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

CHESS_PLIES = 300
"""The number of moves after which a game of random chess, which can take very long, is stopped."""


@dataclass(frozen=True)
class Result:
    """The result of one library in the CPU time that it was given."""

    name: str
    version: str
    decisions: int
    games: int
    cpu_seconds: float

    @property
    def decisions_per_second(self) -> float:
        """The number of player decisions with two or more options, per second of CPU time."""
        return self.decisions / self.cpu_seconds

    @property
    def games_per_second(self) -> float:
        """The number of whole games per second of CPU time."""
        return self.games / self.cpu_seconds


@dataclass(frozen=True)
class Missing:
    """A library that could not be measured, and the reason in one sentence."""

    name: str
    reason: str


Peer = Callable[[float, int], Result]
"""A function that plays for at least this number of CPU seconds, from a seed."""

PlayGame = Callable[[random.Random], int]
"""A function that plays one game to its end and returns the number of its decisions."""


def _rollouts(name: str, distribution: str, play: PlayGame, seconds: float, seed: int) -> Result:
    """Play whole games until `seconds` of CPU time are spent and return the result; the same seed gives the same
    games."""
    play(random.Random(seed))
    rng = random.Random(seed)
    decisions = games = 0
    start = time.process_time()
    elapsed = 0.0
    while games == 0 or elapsed < seconds:
        decisions += play(rng)
        games += 1
        elapsed = time.process_time() - start
    return Result(name, importlib.metadata.version(distribution), decisions, games, elapsed)


def _open_spiel(game_name: str, seconds: float, seed: int) -> Result:
    """Drive one of OpenSpiel's C++ card games through `pyspiel`, sampling its chance nodes from Python.

    Every chance node of these games is uniform, so an outcome is drawn without its probability: weighing the
    outcomes in Python would halve the figure of hearts.
    """
    import pyspiel

    game = pyspiel.load_game(game_name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(rng.choice(actions))
        return decisions

    return _rollouts(f"OpenSpiel {game_name}", "open_spiel", play, seconds, seed)


def open_spiel_gin_rummy(seconds: float, seed: int) -> Result:
    """OpenSpiel's gin rummy: C++ rules, one hand of two players a game."""
    return _open_spiel("gin_rummy", seconds, seed)


def open_spiel_hearts(seconds: float, seed: int) -> Result:
    """OpenSpiel's hearts: C++ rules, one deal of four players a game, cards passed first."""
    return _open_spiel("hearts", seconds, seed)


def rlcard_gin_rummy(seconds: float, seed: int) -> Result:
    """RLCard's gin rummy, in Python, by its game-level interface.

    `Env.step` finds the legal actions twice and encodes an observation at every step, which random play has
    no use for; the game and its judge play the same rules more than twice as fast.
    """
    from rlcard.games.gin_rummy import Game
    from rlcard.utils import seeding

    game = Game()

    def play(rng: random.Random) -> int:
        game.np_random, _ = seeding.np_random(rng.getrandbits(32))
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            decisions += len(actions) > 1
            game.step(rng.choice(actions))
        return decisions

    return _rollouts("RLCard gin-rummy", "rlcard", play, seconds, seed)


def python_chess(seconds: float, seed: int) -> Result:
    """python-chess from the starting position until the game is over or `CHESS_PLIES` are played."""
    import chess

    def play(rng: random.Random) -> int:
        board = chess.Board()
        decisions = 0
        for _ in range(CHESS_PLIES):
            if board.is_game_over():
                break
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(rng.choice(moves))
        return decisions

    return _rollouts("python-chess", "chess", play, seconds, seed)


def catanatron(seconds: float, seed: int) -> Result:
    """Catanatron, in Python, with its four random players, tick by tick up to its own limit of turns."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def play(rng: random.Random) -> int:
        # Catanatron draws from the global generator, and takes a seed of 0 for none.
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return _rollouts("catanatron", "catanatron", play, seconds, seed)


PEERS: dict[str, Peer] = {
    "open_spiel_gin_rummy": open_spiel_gin_rummy,
    "open_spiel_hearts": open_spiel_hearts,
    "rlcard_gin_rummy": rlcard_gin_rummy,
    "python_chess": python_chess,
    "catanatron": catanatron,
}
"""Every peer by the name `measure` takes."""


def measure(name: str, repeats: int = 3, seconds: float = 2.0) -> Result | Missing:
    """Measure one of `PEERS` several times over the same games, and keep the fastest run."""
    peer = PEERS[name]
    try:
        runs = [peer(seconds, 1) for _ in range(max(1, repeats))]
    except ModuleNotFoundError as error:
        return Missing(name, f"The module {error.name} is not installed.")
    except ImportError:
        return Missing(name, "The library is installed but cannot be imported here.")
    return max(runs, key=lambda run: run.decisions_per_second)
