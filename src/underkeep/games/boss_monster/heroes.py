"""Heroes: where they are, what happens to them, how they end (chapters 9 and 18)."""

from __future__ import annotations

from underkeep.core.decisions import DONE, Play, Work
from underkeep.games.boss_monster.asking import Trigger
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroHurt,
    HeroRemoved,
    HeroStrengthened,
    HeroSurvived,
    HeroToEntrance,
    HeroToTown,
    SoulBecameWound,
    WoundHealed,
)
from underkeep.games.boss_monster.hands import Hands
from underkeep.games.boss_monster.state import NOTHING


class Heroes(Hands):
    """Verbs about heroes."""

    def hurt(self, hero: int, damage: int) -> None:
        """A hero takes damage; it dies only when it leaves the room (BM-9.13)."""
        self.state.damage[hero] = self.state.damage.get(hero, 0) + damage
        if self.events is not None:
            self.tell(HeroHurt, hero, damage, self.health_of(hero))

    def strengthen(self, hero: int, more: int) -> None:
        """A hero gets more health until the end of the round."""
        self.state.health[hero] = self.state.health.get(hero, 0) + more
        if self.events is not None:
            self.tell(HeroStrengthened, hero, more, self.health_of(hero))

    def lift(self, hero: int) -> None:
        """Take a hero away from where it is: the dungeon, an entrance, the town or a scoring area."""
        state = self.state
        if hero in state.walker:
            state.walker.remove(hero)
            state.fresh = False
            return
        if hero in state.due:
            state.due.remove(hero)
        for place in (state.town, *state.entrance, *state.souls, *state.wounds):
            if hero in place:
                place.remove(hero)

    def refresh(self, hero: int) -> None:
        """A hero loses damage, added health and tokens (BM-18.11)."""
        self.state.damage.pop(hero, None)
        self.state.health.pop(hero, None)
        self.state.tokens.pop(hero, None)

    def refresh_damage(self, hero: int) -> None:
        """A hero loses the damage that it has taken."""
        self.state.damage.pop(hero, None)

    def kill(self, hero: int, me: int, where: int = NOTHING) -> Work:
        """A hero dies and goes face-down to the scoring area of `me` (BM-9.19), in the room `where`."""
        inside = hero in self.state.walker
        self.lift(hero)
        self.refresh(hero)
        self.state.souls[me].append(hero)
        worth = self.hero_card(hero).worth
        self.state.gained[me] += worth
        self.tell(HeroDied, hero, me, worth)
        due: list[Trigger] = []
        if where != NOTHING:
            ability = self.card(where).died_here
            if (
                ability is not None
                and self.ready(where, ability)
                and where in self.active_rooms(me)
                and where not in self.state.silenced
                and (ability.only_if is None or ability.only_if(self, me, where))
            ):
                due.append((me, where, ability, ()))
        if inside:
            for source, watching in self.abilities(me, "hero_dies"):
                if self.ready(source, watching):
                    due.append((me, source, watching, ()))
        return self.triggers(due)

    def wound(self, me: int, hero: int) -> Work:
        """A hero has survived the dungeon and lies face-up in the scoring area (BM-9.20)."""
        self.lift(hero)
        self.refresh(hero)
        self.state.wounds[me].append(hero)
        printed = self.hero_card(hero)
        self.tell(HeroSurvived, hero, me, printed.worth)
        if printed.survived is not None:
            effect: Play = printed.survived.effect(self, me, hero)
            return effect
        return DONE

    def turn_to_wound(self, me: int, hero: int) -> None:
        """A face-down hero of the scoring area is turned face-up: its souls are lost."""
        self.state.souls[me].remove(hero)
        self.state.wounds[me].append(hero)
        self.tell(SoulBecameWound, me, hero)

    def heal(self, me: int, about: int = NOTHING) -> Play:
        """Turn one face-up hero of the scoring area face-down (BM-19.12); nothing if there is none."""
        wounds = self.state.wounds[me]
        if wounds:
            hero = yield from self.choose(me, wounds, "heal", about)
            self.state.wounds[me].remove(hero)
            self.state.souls[me].append(hero)
            self.state.gained[me] += self.hero_card(hero).worth
            self.tell(WoundHealed, me, hero)

    def to_town(self, hero: int) -> None:
        """A hero goes back to town, where it is now the youngest (BM-18.8); its damage is gone."""
        self.lift(hero)
        self.state.damage.pop(hero, None)
        self.state.town.append(hero)
        self.tell(HeroToTown, hero)

    def to_entrance(self, hero: int, seat: int) -> None:
        """A hero goes to the end of the queue at an entrance (BM-18.7). In the adventure phase it waits
        there for the next round (BM-9.4)."""
        self.lift(hero)
        self.state.entrance[seat].append(hero)
        self.state.stirred = True
        self.tell(HeroToEntrance, hero, seat)

    def remove(self, hero: int) -> None:
        """A hero leaves the game and counts for nobody."""
        self.lift(hero)
        self.refresh(hero)
        self.state.gone.append(hero)
        self.tell(HeroRemoved, hero)
