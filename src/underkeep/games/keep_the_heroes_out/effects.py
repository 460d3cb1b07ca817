"""What the cards of a scenario look at and do (KHO-15.5, KHO-22.3; docs/dungeon-book.md)."""

from __future__ import annotations

from underkeep.core.decisions import Play
from underkeep.games.keep_the_heroes_out.actions import FLOOD, RUBBLE, STAGE
from underkeep.games.keep_the_heroes_out.dungeon import connected, corridors
from underkeep.games.keep_the_heroes_out.events import ChampionRestored, MarkGone, MarkPlaced, ScenarioCard
from underkeep.games.keep_the_heroes_out.options import ChooseCorridor
from underkeep.games.keep_the_heroes_out.scenarios import amount, parsed
from underkeep.games.keep_the_heroes_out.specials import Specials
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    CHAMPION,
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    NOWHERE,
    ROOMS,
    THE_CHAMPION,
    TOKENS,
    TRAP,
)


class Effects(Specials):
    """Verbs of the Dungeon Book."""

    def scenario_card(self, card: int) -> Play:
        """A scenario card was turned up in the raid."""
        page = self.page.card(self.card(card).symbol)
        holds = self.holds(page.check)
        self.tell(ScenarioCard, card, holds)
        for effect in page.then if holds else page.otherwise:
            yield from self.effect(effect)

    def holds(self, check: str) -> bool:
        """Whether a condition holds."""
        name, filled = parsed(check, "check")
        state = self.state
        number = amount(filled["number"], state.players) if "number" in filled else 0
        if name == "champion_in_play":
            return state.hero[THE_CHAMPION] != NOWHERE
        if name == "rooms_built":
            return len(self.rooms()) >= number
        if name == "always":
            return True
        room = self._place(filled["room"])
        if room == NOWHERE:
            return False
        if name == "token":
            return state.tokens[room][TOKENS.index(filled["token"])] >= number
        if name == "heroes":
            return len(self.heroes_in(room)) >= number
        return self.monster_health(room) >= number

    def monster_health(self, room: int) -> int:
        """The remaining health of all monsters in a room, whoever owns them."""
        state = self.state
        return sum(
            self.clan(seat).health - state.harm[seat][monster]
            for seat in range(state.players)
            for monster in self.all_mine(seat, room)
        )

    def _place(self, name: str) -> int:
        """A room by its name, or the one with the stage; NOWHERE if it is not in the dungeon."""
        room = self.state.stage if name == "stage" else ROOMS.index(name)
        return room if room != NOWHERE and self.there(room) else NOWHERE

    def effect(self, text: str) -> Play:
        """Carry out an effect of a scenario card."""
        name, filled = parsed(text, "effect")
        state = self.state
        number = amount(filled["number"], state.players) if "number" in filled else 1
        place = filled.get("room", "")
        room = NOWHERE if place in ("", "choice") else self._place(place)
        match name:
            case "remove":
                token = TOKENS.index(filled["token"])
                for _ in range(min(number, state.tokens[room][token] if room != NOWHERE else 0)):
                    self.lose_token(token, room)
            case "each_player_discards":
                yield from self.all_discard(number)
            case "steal_lowest":
                yield from self.take_lowest()
            case "reactivate_class":
                kind = CLASSES.index(filled["hero"])
                rooms = {state.hero[hero] for hero in range(len(CLASS_OF)) if CLASS_OF[hero] == kind}
                for other in sorted(rooms - {NOWHERE}):
                    if any(CLASS_OF[hero] == kind for hero in self.exhausted_in(other)):
                        self.reactivate(other)
            case "reactivate_room":
                if room != NOWHERE:
                    self.reactivate(room)
            case "summon":
                if room != NOWHERE:
                    self.summon(CLASSES.index(filled["hero"]), room)
            case "remove_hero":
                for _ in range(number):
                    if room != NOWHERE and self.heroes_in(room):
                        self.remove_hero((yield from self.which_hero("remove-hero", self.heroes_in(room))))
            case "kill_exhausted":
                for _ in range(number):
                    tired = [
                        hero for hero in range(len(CLASS_OF)) if state.hero[hero] != NOWHERE and not state.due[hero]
                    ]
                    if tired:
                        self.remove_hero((yield from self.which_hero("remove-hero", tired)))
            case "event" | "event_next" | "event_path":
                yield from self._mark(name, filled["mark"], room)
            case "champion_enter":
                if room != NOWHERE:
                    self.summon(CHAMPION, room)
            case "champion_restore":
                self._restore_champion()

    def _restore_champion(self) -> None:
        state = self.state
        state.bruise[THE_CHAMPION] = 0
        if state.due[THE_CHAMPION] == EXHAUSTED:
            state.due[THE_CHAMPION] = ACTS
        self.tell(ChampionRestored, state.hero[THE_CHAMPION])

    def _mark(self, how: str, mark: str, room: int) -> Play:
        """An event token comes, or goes on along the path of the scenario."""
        state = self.state
        path = [ROOMS.index(name) for name in self.page.path]
        if mark == "rubble":
            free = [ChooseCorridor(number) for number in corridors(state) if connected(state, number)]
            if free and self.events_left():
                chosen = yield from self.jointly("choose-rubble", free)
                state.rubble.append(chosen.corridor)  # type: ignore[attr-defined]
                self.tell(MarkPlaced, RUBBLE, chosen.corridor)  # type: ignore[attr-defined]
        elif mark == "flood":
            if how == "event_path":
                room = next((other for other in path if self.there(other) and not self.flooded(other)), NOWHERE)
            if room != NOWHERE and not self.flooded(room) and self.events_left():
                self.flood(room)
        else:
            if how == "event_next" and state.stage in path:
                room = path[(path.index(state.stage) + 1) % len(path)]
            elif how == "event_path":
                room = path[0]
            if room != NOWHERE and (state.stage != NOWHERE or self.events_left()):
                if state.stage != NOWHERE:
                    self.tell(MarkGone, STAGE, state.stage)
                state.stage = room
                self.tell(MarkPlaced, STAGE, room)

    def flood(self, room: int) -> None:
        """Water comes: the traps are washed away."""
        self.state.flooded.append(room)
        self.tell(MarkPlaced, FLOOD, room)
        while self.state.tokens[room][TRAP]:
            self.lose_token(TRAP, room)
