"""Heroes: where they are, what happens to them, how they end (chapters 9 and 18)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.events import (
    EffectBegan,
    HeroArrived,
    HeroDied,
    HeroHeld,
    HeroHurt,
    HeroRemoved,
    HeroStrengthened,
    HeroSurvived,
    HeroToEntrance,
    HeroToTown,
    HeroWarded,
    ItemDropped,
    SoulBecameWound,
    WoundHealed,
)
from underkeep.games.boss_monster.rules.verbs.belongings import Belongings
from underkeep.games.boss_monster.rules.verbs.decisions import Trigger
from underkeep.games.boss_monster.state import NOTHING


class Heroes(Belongings):
    """Verbs about heroes."""

    def reveal_hero(self) -> int:
        """The next hero of the deck is turned up: the epic ones come last (BM-4.5). NOTHING if none is left."""
        state = self.state
        deck = state.ordinary_deck or state.epic_deck
        if not deck:
            return NOTHING
        hero = deck.pop()
        visibility.reveal_to_all(state, (hero,))
        self.emit(HeroArrived, hero)
        return hero

    def will_greet(self, hero: int) -> None:
        """A hero who has come to town may have something to say."""
        if HEROES[self.state.faces[hero]].arrives is not None:
            self.state.greeting.append(hero)

    def heroes_have_come(self) -> bool:
        """Whether no hero is left in the decks."""
        return not self.state.ordinary_deck and not self.state.epic_deck

    def hurt(self, hero: int, damage: int) -> None:
        """A hero takes damage; it dies only when it leaves the room (BM-9.13)."""
        self.state.damage[hero] = self.state.damage.get(hero, 0) + damage
        if self.events is not None:
            self.emit(HeroHurt, hero, damage, self.health_of(hero))

    def suffer(self, hero: int, room: int) -> None:
        """The hero inside takes the damage of an active room, as far as it feels it (BM-9.9)."""
        damage = self.damage_of(room)
        for _, ability in self.hero_abilities(hero, "softens"):
            damage = ability.effect(self, self.state.active, hero, room, damage)
        self.hurt(hero, damage)

    def strengthen(self, hero: int, more: int) -> None:
        """A hero gets more health until the end of the round."""
        self.state.health[hero] = self.state.health.get(hero, 0) + more
        if self.events is not None:
            self.emit(HeroStrengthened, hero, more, self.health_of(hero))

    def hold(self, hero: int) -> None:
        """A hero at an entrance does not go in during this round."""
        self.state.held.append(hero)
        self.emit(HeroHeld, hero)

    def lift(self, hero: int) -> None:
        """Take a hero away from where it is: the dungeon, an entrance, the town or a scoring area."""
        state = self.state
        if hero in state.walker:
            state.walker.remove(hero)
            state.fresh = False
            if self.mutes(hero):
                self.rooms_changed(state.active)
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

    def recover(self, hero: int, damage: int) -> None:
        """A hero loses some of the damage that it has taken."""
        taken = self.state.damage.get(hero, 0)
        if taken:
            self.state.damage[hero] = max(taken - damage, 0)
            self.emit(HeroStrengthened, hero, min(damage, taken), self.health_of(hero))

    def ward(self, hero: int, seat: int) -> None:
        """Nobody but this player can aim at a hero until the end of the round."""
        self.state.wards[hero] = seat
        self.emit(HeroWarded, hero, seat)

    # --- what the item of a hero does

    def item_acts(self, owner: int, hero: int) -> None:
        """Everybody hears that the item of a hero does something."""
        self.emit(EffectBegan, owner, self.state.carried[hero])

    def acts_once(self, owner: int, hero: int) -> bool:
        """Whether the item of a hero has not acted in this round. From now on it has."""
        item = self.state.carried[hero]
        if item in self.state.used:
            return False
        self.state.used.append(item)
        self.item_acts(owner, hero)
        return True

    def let_go(self, hero: int) -> int:
        """A hero no longer has its item; gives the item, or NOTHING if it had none."""
        if hero not in self.state.carried:
            return NOTHING
        self.items_changed(hero)
        return self.state.carried.pop(hero)

    def take_off(self, hero: int, seat: int) -> None:
        """A hero loses its item, which goes face-down to a scoring area."""
        item = self.let_go(hero)
        self.emit(ItemDropped, hero, item)
        self.lay_away(seat, item)

    def spared(self, hero: int, me: int, where: int = NOTHING, *, outright: bool = False) -> bool:
        """Whether something else happens to a hero that would die: of damage, or killed outright (BM-9.18)."""
        if not outright and any(
            ability.effect(self, me, hero) for _, ability in self.hero_abilities(hero, "withstands")
        ):
            return True
        return any(
            ability.effect(self, me, hero, where) for _, ability in self.hero_abilities(hero, "instead_of_death")
        )

    def kill(self, hero: int, me: int, where: int = NOTHING, *, surely: bool = False) -> VerbResult:
        """A hero dies and goes face-down to the scoring area of `me` (BM-9.19), in the room `where`. Unless it dies
        `surely`, something else may happen to it."""
        if not surely and self.spared(hero, me, where, outright=True):
            return DONE
        inside = hero in self.state.walker
        falling = self.hero_abilities(hero, "falls")
        item = self.let_go(hero)
        if item != NOTHING:
            self.state.estate.append(item)
        self.lift(hero)
        self.refresh(hero)
        self.state.souls[me].append(hero)
        worth = self.hero_card(hero).worth
        self.state.gained[me] += worth
        self.emit(HeroDied, hero, me, worth)
        for source, ability in falling:
            if source != hero:
                self.emit(EffectBegan, me, source)
            ability.effect(self, me, hero)
        if inside and self.state.wakes[me]:
            self.draw_spells(me, self.state.wakes[me])
            self.state.wakes[me] = 0
        self.state.died_in, self.state.fallen = where, hero
        due: list[Trigger] = []
        if where != NOTHING and where in self.active_rooms(me):
            for source, ability in self.room_abilities(me, where, "died_here"):
                if self.ready(source, ability) and (ability.only_if is None or ability.only_if(self, me, source)):
                    due.append((me, source, ability, ()))
        if inside:
            for source, watching in self.abilities(me, "hero_dies"):
                if self.ready(source, watching) and (watching.only_if is None or watching.only_if(self, me, source)):
                    due.append((me, source, watching, ()))
        return self.triggers(due) if item == NOTHING else self._leaves_item(me, due, item)

    def _leaves_item(self, me: int, due: list[Trigger], item: int) -> AnyProcedure:
        """What the death of a hero brings, and then its item (BM-9.23)."""
        yield from self.triggers(due)
        self.state.estate.remove(item)
        yield from self.win_item(me, item)

    def wound(self, me: int, hero: int) -> VerbResult:
        """A hero has survived the dungeon and lies face-up in the scoring area (BM-9.20)."""
        told = self.hero_abilities(hero, "survived")
        self.lift(hero)
        self.refresh(hero)
        self.state.wounds[me].append(hero)
        self.state.survivors.append(hero)
        self.emit(HeroSurvived, hero, me, self.hero_card(hero).worth)
        if hero in self.state.carried:
            self.lay_away(me, self.let_go(hero))
        return self._survived(me, hero, told) if told else DONE

    def _survived(self, me: int, hero: int, told: list[tuple[int, Ability]]) -> AnyProcedure:
        for source, ability in told:
            if source != hero:
                self.emit(EffectBegan, me, source)
            effect = ability.effect(self, me, hero)
            if effect is not None:
                yield from effect

    def turn_to_wound(self, me: int, hero: int) -> None:
        """A face-down hero of the scoring area is turned face-up: its souls are lost."""
        self.state.souls[me].remove(hero)
        self.state.wounds[me].append(hero)
        self.emit(SoulBecameWound, me, hero)

    def heal(self, me: int, about: int = NOTHING) -> AnyProcedure:
        """Turn one face-up hero of the scoring area face-down (BM-19.12); nothing if there is none."""
        wounds = self.state.wounds[me]
        if wounds:
            hero = yield from self.choose(me, wounds, "heal", about)
            self.turn_to_soul(me, hero)

    def turn_to_soul(self, me: int, hero: int) -> None:
        """A face-up hero of the scoring area is turned face-down: the wound is healed (BM-19.12)."""
        self.state.wounds[me].remove(hero)
        self.state.souls[me].append(hero)
        self.state.gained[me] += self.hero_card(hero).worth
        self.emit(WoundHealed, me, hero)

    def ordinary_wounds(self, me: int) -> list[int]:
        """The wounds of a player that come from ordinary heroes."""
        return [hero for hero in self.state.wounds[me] if not self.hero_card(hero).epic]

    def to_town(self, hero: int) -> None:
        """A hero goes back to town, where it is now the youngest (BM-18.8); its damage is gone."""
        self.lift(hero)
        self.state.damage.pop(hero, None)
        self.state.town.append(hero)
        self.emit(HeroToTown, hero)

    def to_entrance(self, hero: int, seat: int) -> None:
        """A hero goes to the end of the queue at an entrance (BM-18.7). In the adventure phase it waits
        there for the next round (BM-9.4)."""
        self.lift(hero)
        self.state.entrance[seat].append(hero)
        self.state.stirred = True
        self.emit(HeroToEntrance, hero, seat)

    def forget(self, me: int, hero: int) -> None:
        """A hero who has just died leaves the game after all: the souls do not count as gained."""
        self.state.gained[me] -= self.hero_card(hero).worth
        self.remove(hero)

    def remove(self, hero: int) -> None:
        """A hero leaves the game and counts for nobody."""
        self.lift(hero)
        self.refresh(hero)
        if hero in self.state.carried:
            self.state.gone.append(self.let_go(hero))
        self.state.gone.append(hero)
        self.emit(HeroRemoved, hero)
