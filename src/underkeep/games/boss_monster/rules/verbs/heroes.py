"""Heroes: damage, places, death and survival, and the scoring area (chapters 9 and 18)."""

from __future__ import annotations

from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat, by_seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import HERO_TRIGGER_BITS
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT
from underkeep.games.boss_monster.events import (
    EffectBegan,
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
from underkeep.games.boss_monster.lasting_effects import EffectKind, Until, effect_total
from underkeep.games.boss_monster.rules.verbs.abilities import TriggeredAbility
from underkeep.games.boss_monster.rules.verbs.counts import Counts
from underkeep.games.boss_monster.rules.verbs.hands import Hands
from underkeep.games.boss_monster.rules.verbs.items import Items
from underkeep.games.boss_monster.state import ADVENTURE

REPLACING_DEATH = TRIGGER_BIT["withstands"] | TRIGGER_BIT["instead_of_death"]


class Heroes(Items, Hands, Counts):
    """Verbs about heroes."""

    # --- damage and health

    def hurt(self, hero: CardId, damage: int) -> None:
        """A hero takes damage; it dies only when it leaves the room (BM-9.13)."""
        self.state.damage_taken[hero] = self.state.damage_taken.get(hero, 0) + damage
        if self.events is not None:
            self.emit(HeroHurt, hero, damage, self.health_of(hero))

    def take_room_damage(self, hero: CardId, room: CardId) -> None:
        """The hero inside takes the damage of an active room, reduced by the abilities of the hero and its item
        (BM-9.9)."""
        damage = self.damage_of(room)
        state = self.state
        if HERO_TRIGGER_BITS[state.faces[hero]] or state.carried_items:
            for _, ability in self.hero_abilities(hero, "softens"):
                damage = ability.effect(self, state.active_seat, hero, room, damage)
        self.hurt(hero, damage)

    def strengthen(self, hero: CardId, more: int, *, source: CardId | None) -> None:
        """A hero gets more health until the end of the round."""
        self.add_effect(EffectKind.HERO_HEALTH, hero, more, source=source)
        if self.events is not None:
            self.emit(HeroStrengthened, hero, more, self.health_of(hero))

    def strengthen_by(self, hero: CardId, kind: EffectKind, target: CardId | Seat) -> None:
        """A hero gets the health that the lasting effects of this kind on a room or a dungeon give, if there are
        any."""
        giving = [effect for effect in self.state.lasting_effects if effect.kind is kind and effect.target == target]
        if giving:
            self.strengthen(hero, sum([effect.value for effect in giving]), source=giving[-1].source)

    def reset_hero(self, hero: CardId) -> None:
        """A hero loses damage, added health and tokens (BM-18.11)."""
        self.state.damage_taken.pop(hero, None)
        if self.state.lasting_effects:
            self.end_effects(EffectKind.HERO_HEALTH, hero)
        self.state.tokens.pop(hero, None)

    def clear_damage(self, hero: CardId) -> None:
        """A hero loses the damage that it has taken."""
        self.state.damage_taken.pop(hero, None)

    def reduce_damage(self, hero: CardId, damage: int) -> None:
        """A hero loses some of the damage that it has taken."""
        taken = self.state.damage_taken.get(hero, 0)
        if taken:
            self.state.damage_taken[hero] = max(taken - damage, 0)
            self.emit(HeroStrengthened, hero, min(damage, taken), self.health_of(hero))

    # --- places

    def take_from_place(self, hero: CardId) -> None:
        """Take a hero away from its place: the dungeon, an entrance, the town or a scoring area."""
        state = self.state
        if hero in state.hero_in_dungeon:
            state.hero_in_dungeon.remove(hero)
            state.entering_pending = False
            if self.might_silence(hero):
                self.rooms_changed(state.active_seat)
            return
        if hero in state.heroes_to_enter:
            state.heroes_to_enter.remove(hero)
        for place in (state.town, *state.entrance, *state.souls, *state.wounds):
            if hero in place:
                place.remove(hero)

    def to_town(self, hero: CardId) -> None:
        """A hero goes back to town, where it is now the youngest (BM-18.8); its damage is gone."""
        self.take_from_place(hero)
        self.state.damage_taken.pop(hero, None)
        self.state.town.append(hero)
        self.emit(HeroToTown, hero)

    def to_entrance(self, hero: CardId, seat: Seat) -> None:
        """A hero goes to the end of the queue at an entrance (BM-18.7). In the adventure phase it waits
        there for the next round (BM-9.4)."""
        self.take_from_place(hero)
        self.state.entrance[seat].append(hero)
        self.state.any_hero_moved = True
        self.emit(HeroToEntrance, hero, seat)

    def raise_dead(self, hero: CardId) -> None:
        """A dead hero goes back to the entrance of the dungeon in which it died. In the adventure phase it enters in
        this round if the turn of that player is not over; the cards rule so, against BM-9.4."""
        state = self.state
        seat = next(seat for seat, souls in by_seat(state.souls) if hero in souls)
        self.reset_hero(hero)
        self.to_entrance(hero, seat)
        order = state.turn_order
        if state.phase == ADVENTURE and order.index(seat) >= order.index(state.active_seat):
            state.heroes_to_enter.append(hero)

    def remove_dead_hero(self, me: Seat, hero: CardId) -> None:
        """A hero that has just died leaves the game: its souls do not count as gained."""
        self.state.souls_gained[me] -= self.hero_card(hero).worth
        self.remove_hero(hero)

    def remove_hero(self, hero: CardId) -> None:
        """A hero leaves the game and counts for no player."""
        self.take_from_place(hero)
        self.reset_hero(hero)
        item = self.drop_item(hero)
        if item is not None:
            self.state.removed.append(item)
        self.state.removed.append(hero)
        self.emit(HeroRemoved, hero)

    # --- death and survival

    def avoids_death(self, hero: CardId, me: Seat, where: CardId | None = None, *, outright: bool = False) -> bool:
        """Whether an ability replaces the death of a hero, which would die of damage or be killed `outright`
        (BM-9.18). The ability takes effect."""
        if not self.hero_trigger_bits(hero) & REPLACING_DEATH:
            return False
        if not outright and any(
            ability.effect(self, me, hero) for _, ability in self.hero_abilities(hero, "withstands")
        ):
            return True
        return any(
            ability.effect(self, me, hero, where) for _, ability in self.hero_abilities(hero, "instead_of_death")
        )

    def kill(self, hero: CardId, me: Seat, where: CardId | None = None, *, surely: bool = False) -> VerbResult:
        """A hero dies in the room `where` and goes face-down to the scoring area of `me` (BM-9.19). Unless it dies
        `surely`, an ability may replace its death."""
        if not surely and self.avoids_death(hero, me, where, outright=True):
            return DONE
        inside = hero in self.state.hero_in_dungeon
        falling = self.hero_abilities(hero, "falls")
        item = self.drop_item(hero)
        if item is not None:
            self.state.dropped_items.append(item)
        self.take_from_place(hero)
        self.reset_hero(hero)
        self.state.souls[me].append(hero)
        worth = self.hero_card(hero).worth
        self.state.souls_gained[me] += worth
        self.emit(HeroDied, hero, me, worth)
        for source, ability in falling:
            if source != hero:
                self.emit(EffectBegan, me, source)
            ability.effect(self, me, hero, source)
        spells = effect_total(self.state.lasting_effects, EffectKind.DRAW_SPELLS_ON_NEXT_DEATH, me)
        if inside and spells:
            self.draw_spells(me, spells)
            self.use_up_effects(Until.NEXT_DEATH, me)
        self.state.last_death_room, self.state.last_dead_hero = where, hero
        due: list[TriggeredAbility] = []
        if where is not None and where in self.active_rooms(me):
            for source, ability in self.room_abilities(me, where, "died_here"):
                if self.is_ready(source, ability) and (ability.only_if is None or ability.only_if(self, me, source)):
                    due.append((me, source, ability, ()))
        if inside:
            for source, watching in self.abilities(me, "hero_dies"):
                if self.is_ready(source, watching) and (watching.only_if is None or watching.only_if(self, me, source)):
                    due.append((me, source, watching, ()))
        return self.trigger_all(due) if item is None else self._trigger_death(me, due, item)

    def _trigger_death(self, me: Seat, due: list[TriggeredAbility], item: CardId) -> AnyProcedure:
        """Trigger the abilities that a death causes, and then win the hero's item (BM-9.23)."""
        yield from self.trigger_all(due)
        self.state.dropped_items.remove(item)
        yield from self.win_item(me, item)

    def survive(self, me: Seat, hero: CardId) -> VerbResult:
        """A hero has survived the dungeon and lies face-up in the scoring area (BM-9.20)."""
        told = self.hero_abilities(hero, "survived")
        self.take_from_place(hero)
        self.reset_hero(hero)
        self.state.wounds[me].append(hero)
        self.state.survivors.append(hero)
        self.emit(HeroSurvived, hero, me, self.hero_card(hero).worth)
        item = self.drop_item(hero)
        if item is not None:
            self.store_item(me, item)
        return self._trigger_survival(me, hero, told) if told else DONE

    def _trigger_survival(self, me: Seat, hero: CardId, told: list[tuple[CardId, Ability]]) -> AnyProcedure:
        for source, ability in told:
            if source != hero:
                self.emit(EffectBegan, me, source)
            effect = ability.effect(self, me, hero, source)
            if effect is not None:
                yield from effect

    # --- the scoring area

    def turn_to_wound(self, me: Seat, hero: CardId) -> None:
        """A face-down hero of the scoring area is turned face-up: its souls are lost."""
        self.state.souls[me].remove(hero)
        self.state.wounds[me].append(hero)
        self.emit(SoulBecameWound, me, hero)

    def heal_wound(self, me: Seat, about: CardId | None = None) -> AnyProcedure:
        """Ask which face-up hero of the scoring area is turned face-down (BM-19.12); nothing happens if there is
        none."""
        wounds = self.state.wounds[me]
        if wounds:
            hero = yield from self.choose(me, wounds, "heal", about)
            self.turn_to_soul(me, hero)

    def turn_to_soul(self, me: Seat, hero: CardId) -> None:
        """A face-up hero of the scoring area is turned face-down: the wound is healed (BM-19.12)."""
        self.state.wounds[me].remove(hero)
        self.state.souls[me].append(hero)
        self.state.souls_gained[me] += self.hero_card(hero).worth
        self.emit(WoundHealed, me, hero)

    def ordinary_wounds(self, me: Seat) -> list[CardId]:
        """The wounds of a player that come from ordinary heroes."""
        return [hero for hero in self.state.wounds[me] if not self.hero_card(hero).epic]
