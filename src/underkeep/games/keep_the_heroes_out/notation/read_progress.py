"""Reading the progress of a position: the active seat, the phase, and the card that is half played
(docs/scenarios.md)."""

from __future__ import annotations

from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import FIRST_SEAT
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS, ActionSyntaxError, read_group
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.notation.lookup import find_room
from underkeep.games.keep_the_heroes_out.rules.steps import STEPS
from underkeep.games.keep_the_heroes_out.setup.opening_steps import OPENING_STEPS
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, PHASES, KeepState, Phase

FIRST_STEP = {"play": "play", "exchange": "exchange", "cleanup": "cleanup", "raid": "raid", "ending": "end_turn"}
ALL_STEPS = (*OPENING_STEPS, *STEPS)
AT_FIELDS = ("phase", "active", "gambled", "raid", "turn", "step", "then")


class ProgressReader:
    """Reads `at` and `playing` into a state whose pieces and cards are already in place."""

    def __init__(self, state: KeepState) -> None:
        self.state = state

    def read(self, fields: dict[str, Node]) -> None:
        """Read where play begins."""
        at = fields["at"].fields(AT_FIELDS, of="at") if "at" in fields else {}
        self._at(at)
        if "step" in at:
            self._read_step(at)
        if "playing" in fields:
            self._playing(fields["playing"])

    def _at(self, at: dict[str, Node]) -> None:
        state = self.state
        phase = at["phase"].text() if "phase" in at else "play"
        if phase not in FIRST_STEP and "step" not in at:
            raise at["phase"].error(f"The phase is one of {', '.join(FIRST_STEP)}{did_you_mean(phase, FIRST_STEP)}.")
        if phase not in PHASES:
            raise at["phase"].error(f"The phase is one of {', '.join(PHASES)}{did_you_mean(phase, PHASES)}.")
        state.phase = Phase(PHASES.index(phase))
        state.step = FIRST_STEP.get(phase, "")
        state.active = at["active"].seat(state.players) if "active" in at else FIRST_SEAT
        state.gambled = at["gambled"].flag() if "gambled" in at else False
        state.turns = at["turn"].number(0) if "turn" in at else 1
        if "raid" in at:
            state.raid = at["raid"].number(0)
            if phase == "raid":
                state.step = "raid_card"
        if any(due != EXHAUSTED for due in state.due):
            # If a hero is written as active, the heroes act first.
            state.then, state.step = state.step, "heroes"

    def _read_step(self, at: dict[str, Node]) -> None:
        """Read the step itself, which exported positions name."""
        for name in ("step", "then"):
            step = at[name].text() if name in at else ""
            if step and step not in ALL_STEPS:
                raise at[name].error(f"There is no step {step!r}{did_you_mean(step, ALL_STEPS)}.")
            setattr(self.state, name, step)

    def _playing(self, node: Node) -> None:
        """Read the card that is half played: the open actions of its sides, and the monsters of a horde that have not
        acted."""
        state = self.state
        fields = node.fields(("card", "sides", "horde"), of="playing")
        name = fields["card"].text().casefold()
        area = state.area[state.active]
        state.playing = next((card for card in area if CARDS[state.faces[card]].name.casefold() == name), None)
        if state.playing is None:
            raise fields["card"].error(f"{fields['card'].text()} does not lie in the play area of seat {state.active}.")
        for entry in fields["sides"].entries() if "sides" in fields else ():
            side = entry.fields(("left", "right", "place"), of="a side")
            state.lefts.append(self._group(side.get("left")))
            state.rights.append(self._group(side.get("right")))
            state.places.append(self._room(side["place"]) if "place" in side else None)
        if "horde" in fields:
            horde = fields["horde"].fields(("action", "room", "left"), of="a horde")
            if horde["action"].text() not in SIMPLE_ACTIONS:
                raise horde["action"].error(f"There is no action {horde['action'].text()!r}.")
            state.swarm_action = SIMPLE_ACTIONS.index(horde["action"].text())
            room = self._room(horde["room"])
            there = [monster for monster, where in enumerate(state.monster[state.active]) if where == room]
            state.swarm = there[len(there) - horde["left"].number(1) :]
        state.step = "act" if state.step == "play" else state.step

    def _group(self, node: Node | None) -> list[int]:
        if node is None:
            return []
        try:
            return list(read_group(node.text()))
        except ActionSyntaxError as error:
            raise node.error(f"{error} is no action.") from error

    def _room(self, node: Node) -> int:
        try:
            return find_room(node.text())
        except UserError as error:
            raise node.error(str(error)) from error
