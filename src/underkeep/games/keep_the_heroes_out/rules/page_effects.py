"""What the cards of a scenario look at and do (KHO-15.5, KHO-22.3; docs/dungeon-book.md)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.games.keep_the_heroes_out.dungeon_book.page import amount, parsed
from underkeep.games.keep_the_heroes_out.dungeon_map import connected, corridors, ends_of
from underkeep.games.keep_the_heroes_out.events import ChampionRestored, MarkGone, MarkPlaced, PageSpoke, ScenarioCard
from underkeep.games.keep_the_heroes_out.options import ChooseCorridor
from underkeep.games.keep_the_heroes_out.rules.actions import FLOOD, RUBBLE, STAGE
from underkeep.games.keep_the_heroes_out.rules.special_rooms import Specials
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    CHAMPION,
    CLASSES,
    EXHAUSTED,
    FINISHED,
    NOWHERE,
    ROOMS,
    THE_CHAMPION,
    TOKENS,
    TRAP,
)


class Effects(Specials):
    """Verbs of the Dungeon Book."""

    def scenario_card(self, card: int) -> AnyProcedure:
        """A scenario card was turned up in the raid (KHO-15.5)."""
        printed = self.page.card(self.card(card).symbol)
        holds = self.holds(printed.check)
        self.emit(ScenarioCard, card, holds)
        yield from self._follow(printed.then if holds else printed.otherwise)

    def moment(self, name: str) -> AnyProcedure:
        """What the page adds to a moment of the rules (KHO-22.6)."""
        for number, added in enumerate(self.page.moments):
            if added.at == name and not self.state.over:
                holds = self.holds(added.check)
                effects = added.then if holds else added.otherwise
                if effects:
                    self.emit(PageSpoke, number, holds)
                yield from self._follow(effects)

    def _follow(self, effects: Sequence[str]) -> AnyProcedure:
        """One effect after the other, until the game is over."""
        for effect in effects:
            if not self.state.over:
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
        if name == "treasures":
            return sum(map(len, state.treasure)) >= number
        if name == "portals":
            return state.portal.count(FINISHED) >= number
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

    def effect(self, text: str) -> AnyProcedure:
        """Carry out an effect of a page; one that needs a room that is not there, or a token, is skipped."""
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
                self.reactivate_class(CLASSES.index(filled["hero"]))
            case "reactivate_room":
                if room != NOWHERE:
                    self.reactivate(room)
            case "summon":
                if room != NOWHERE:
                    self.summon(CLASSES.index(filled["hero"]), room)
            case "remove_hero":
                for _ in range(min(number, len(self.heroes_in(room)) if room != NOWHERE else 0)):
                    self.remove_hero((yield from self.which_hero("remove-hero", self.heroes_in(room))))
            case "kill_exhausted":
                for _ in range(number):
                    tired = [hero for other in self.rooms() for hero in self.exhausted_in(other)]
                    if tired:
                        self.remove_hero((yield from self.which_hero("remove-hero", tired)))
            case "event":
                yield from self._mark(filled["mark"], room, chosen=place == "choice")
            case "event_next":
                path = [ROOMS.index(name) for name in self.page.path]
                self.set_stage(path[(path.index(state.stage) + 1) % len(path)] if state.stage in path else path[0])
            case "event_path":
                dry = (ROOMS.index(name) for name in self.page.path if not self.flooded(ROOMS.index(name)))
                self.flood(next(dry, NOWHERE))
            case "champion_enter":
                if room != NOWHERE:
                    self.summon(CHAMPION, room)
            case "champion_restore":
                self._restore_champion()
            case "win":
                self.win()
            case "lose":
                self.lose(NOWHERE)

    def _restore_champion(self) -> None:
        """The champion, if he is there, is healed and acts again."""
        state = self.state
        if state.hero[THE_CHAMPION] == NOWHERE:
            return
        state.bruise[THE_CHAMPION] = 0
        if state.due[THE_CHAMPION] == EXHAUSTED:
            state.due[THE_CHAMPION] = ACTS
        self.emit(ChampionRestored, state.hero[THE_CHAMPION])

    # --- marks (KHO-22.4) -------------------------------------------------------------------------------------

    def _mark(self, mark: str, room: int, *, chosen: bool) -> AnyProcedure:
        """An event token comes to a room, or wherever the players choose; rubble to a corridor of that room."""
        if not self.events_left() and (mark != "stage" or self.state.stage == NOWHERE):
            return
        if mark == "rubble":
            yield from self._close(NOWHERE if chosen else room)
            return
        if chosen:
            dry = [other for other in self.rooms() if mark != "flood" or not self.flooded(other)]
            room = yield from self.which_room("choose-mark", dry)
        if mark == "flood":
            self.flood(room)
        else:
            self.set_stage(room)

    def _close(self, room: int) -> AnyProcedure:
        """Rubble falls in a corridor (of a room), but it never cuts a room off from the Treasury."""
        state = self.state
        near = [number for number in corridors(state) if room == NOWHERE or room in ends_of(number)]
        free = [ChooseCorridor(number) for number in near if connected(state, number)]
        if free:
            answer = yield from self.jointly("choose-rubble", free)
            state.rubble.append(answer.corridor)  # type: ignore[attr-defined]
            self.emit(MarkPlaced, RUBBLE, state.rubble[-1])

    def flood(self, room: int) -> None:
        """Water comes: the traps are washed away."""
        if room == NOWHERE or self.flooded(room) or not self.events_left():
            return
        self.state.flooded.append(room)
        self.emit(MarkPlaced, FLOOD, room)
        while self.state.tokens[room][TRAP]:
            self.lose_token(TRAP, room)

    def set_stage(self, room: int) -> None:
        """The stage comes to a room, or goes on there."""
        state = self.state
        if room == NOWHERE or (state.stage == NOWHERE and not self.events_left()):
            return
        if state.stage != NOWHERE:
            self.emit(MarkGone, STAGE, state.stage)
        state.stage = room
        self.emit(MarkPlaced, STAGE, room)
