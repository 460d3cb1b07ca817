"""The verbs that change heroes, chest, monster and target. Abilities, cards and phases share them."""

from __future__ import annotations

from collections.abc import Iterable

from underkeep.core.state import seat_range
from underkeep.games.dungeon_fighter.events import (
    CoinsGained,
    ExperienceGained,
    GameLost,
    GameWon,
    HeroHealed,
    HeroHurt,
    HeroRevived,
    HeroStunned,
    IcebergGone,
    MonsterFell,
    MonsterHurt,
    SpecialDice,
    TemplateGone,
    WhiteGained,
)
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import MAX_EXPERIENCE, Die, FighterNumber, TemplateKind


class Party(Queries):
    """Verbs that change the state without a decision."""

    # --- heroes

    def hurt(self, fighters: Iterable[FighterNumber], damage: int) -> None:
        """Several heroes lose life at the same time. A hero without life is stunned; if no hero is conscious, the party
        loses at once (DF-9.1, DF-9.3)."""
        state = self.state
        fallen = []
        for fighter in fighters:
            lost = min(damage, state.life[fighter])
            if lost <= 0:
                continue
            state.life[fighter] -= lost
            self.emit(HeroHurt, fighter, lost, state.life[fighter])
            if state.life[fighter] == 0:
                fallen.append(fighter)
        for fighter in fallen:
            self.emit(HeroStunned, fighter)
        if not self.conscious():
            self.lose("stunned")

    def heal(self, fighters: Iterable[FighterNumber], life: int) -> None:
        """Conscious heroes regain life, up to the limit that their scars leave (DF-8.9)."""
        state = self.state
        for fighter in fighters:
            gained = min(life, self.max_life(fighter) - state.life[fighter])
            if state.life[fighter] > 0 and gained > 0:
                state.life[fighter] += gained
                self.emit(HeroHealed, fighter, gained, state.life[fighter])

    def revive(self, life: int) -> None:
        """Stunned heroes stand up again (DF-9.10)."""
        for fighter in self.stunned():
            self.state.life[fighter] = life
            self.emit(HeroRevived, fighter)

    def gain_experience(self, fighter: FighterNumber) -> None:
        """A hero gains one experience, in the variant with ballads (DF-20.3 to DF-20.5)."""
        state = self.state
        if state.ballads and state.experience[fighter] < MAX_EXPERIENCE:
            state.experience[fighter] += 1
            self.emit(ExperienceGained, fighter, state.experience[fighter])

    # --- the chest

    def gain_coins(self, coins: int, why: str) -> None:
        """Move coins from the supply into the chest, at most as many as the supply has (DF-1.8)."""
        gained = min(coins, self.coins_in_supply())
        if gained > 0:
            state = self.state
            state.coins += gained
            self.emit(CoinsGained, gained, why)

    def gain_white_dice(self, dice: int) -> None:
        """Move white dice from the supply into the chest (DF-11.2)."""
        gained = min(dice, self.white_dice_in_supply())
        if gained > 0:
            state = self.state
            state.white += gained
            self.emit(WhiteGained, gained)

    def gain_special_die(self, die: Die) -> None:
        """Add a special die to the coloured ones for this fight (DF-12.1)."""
        state = self.state
        if self.can_gain_special_die(die):
            state.ready.append(die)
            state.ready.sort()
            self.emit(SpecialDice, die)

    def can_gain_special_die(self, die: Die) -> bool:
        """Whether a special die is still in the supply. Each of them can be thrown once in a fight."""
        return die not in self.state.ready and all(lying.die != die for lying in self.state.lying)

    # --- the monster

    def damage_monster(self, fighter: FighterNumber, base: int, bonus: int = 0, icebergs: int = 0) -> None:
        """The monster loses life by all causes at once (DF-8.11)."""
        state = self.state
        if base + bonus + icebergs <= 0:
            return
        state.monster_life -= base + bonus + icebergs
        self.emit(MonsterHurt, fighter, base, bonus, icebergs, state.monster_life)
        if state.monster_life <= 0:
            self.defeat_monster(fighter)

    def defeat_monster(self, fighter: FighterNumber) -> None:
        """A hero finishes the monster by a throw or another effect (DF-10.5, DF-20.3). The party wins at once if it is
        the big bad (DF-15.6, DF-23.1)."""
        self.state.slayer = fighter
        self.emit(MonsterFell, self.state.monster[0], fighter)
        self.gain_experience(fighter)
        if self.against_big_bad:
            self.win()

    @property
    def fight_is_over(self) -> bool:
        """Whether the fight is decided: the monster has fallen, or the party has lost."""
        return self.state.over or self.state.monster_life <= 0

    # --- the target

    def remove_icebergs(self, holes: Iterable[int]) -> int:
        """Move icebergs to the supply (DF-19.15). Return the number of removed icebergs."""
        state = self.state
        touched = [hole for hole in state.icebergs if hole in holes]
        for hole in touched:
            state.icebergs.remove(hole)
            self.emit(IcebergGone, hole)
        return len(touched)

    def remove_template(self, kind: TemplateKind) -> None:
        """Move a template to the supply."""
        state = self.state
        state.templates = tuple(template for template in state.templates if template.kind != kind)
        self.emit(TemplateGone, kind)

    # --- the end

    def lose(self, why: str) -> None:
        """The party loses the game (DF-23.2)."""
        self.state.over = self.interrupted = True
        self.emit(GameLost, why)

    def win(self) -> None:
        """All players win together (DF-23.1)."""
        state = self.state
        state.winners = list(seat_range(state.players))
        state.over = self.interrupted = True
        self.emit(GameWon, scoring.glory(state))
