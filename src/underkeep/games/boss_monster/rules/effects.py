"""Playing spells and using abilities: declaring, negating, waiting, resolving (chapter 5)."""

from __future__ import annotations

from functools import partial

from underkeep.core import visibility
from underkeep.core.decisions import PASS, Decision, Option, OptionGroup
from underkeep.core.procedures import AnyProcedure, Procedure, VerbResult
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, ITEM, MINIBOSS, OFFERED, ON_TABLE, ROOM, SPELL
from underkeep.games.boss_monster.cards.catalogue import (
    ACTIVATED,
    CARDS,
    NEGATES_FROM_HAND,
    NEGATING,
    SPELLPROOF,
    SPELLS,
    STOPPING,
)
from underkeep.games.boss_monster.events import (
    AbilityUsed,
    AbilityUsedOn,
    EffectWaits,
    Fizzled,
    Negated,
    RoomSilenced,
    SpellCast,
    SpellCastAt,
    SpellCastOn,
    SpellsTaxed,
)
from underkeep.games.boss_monster.options import Cast, Negate, Use
from underkeep.games.boss_monster.rules.verbs.ability_sources import Engine
from underkeep.games.boss_monster.rules.verbs.conjuring import Conjuring
from underkeep.games.boss_monster.rules.verbs.decisions import Trigger
from underkeep.games.boss_monster.state import NOBODY, NOTHING, TOP_LEVEL

ROOM_TEXTS = (ROOM, MINIBOSS)
"""The kinds of cards whose text is the text of a room: a room has the abilities of its miniboss (BM-15.8)."""

Offer = tuple[int, int, int, Ability]
"""Something that opponents may use: its source, whose it is, the number of its text, the ability."""


class Effects(Conjuring):
    """Verbs of the four kinds of effect of BM-5.5."""

    # --- what may be used -----------------------------------------------------------------------------

    def usable(self, seat: int, engines: list[Engine]) -> list[Engine]:
        """Those of a player's activated abilities that, as far as everybody can see, could be used in this
        window."""
        phase, used = self.state.phase, self.state.used
        found = []
        # A loop, not a comprehension: this is asked for every player in every window.
        for engine in engines:
            source, _, ability = engine
            if phase in ability.phases and (not ability.once or source not in used):
                cost = ability.cost
                if cost is None or cost.might is None or cost.might(self, seat, source):
                    found.append(engine)
        return found

    def bribable(self) -> list[Offer]:
        """Heroes at dungeons whose ability is offered to the other players, each with the player there."""
        state = self.state
        faces = state.faces
        found: list[Offer] = []
        for seat, queue in enumerate(state.entrance):
            for hero in queue:
                ability = ACTIVATED[faces[hero]]
                if ability is not None and hero not in state.used and not self.hushed(hero):
                    found.append((hero, seat, ON_TABLE, ability))
        for hero in state.walker:
            ability = ACTIVATED[faces[hero]]
            if ability is not None and hero not in state.used and not self.hushed(hero):
                found.append((hero, state.active, ON_TABLE, ability))
        return found

    def offers_of(self, seat: int) -> list[Offer]:
        """Abilities of a player's cards that are offered to the opponents."""
        phase = self.state.phase
        return [
            (source, seat, OFFERED, ability)
            for source, ability in self.abilities(seat, "offered")
            if phase in ability.phases and self.ready(source, ability)
        ]

    def takes_up(self, seat: int, offer: Offer) -> bool:
        """Whether, as far as everybody can see, a player could take up an offer."""
        source, owner, _, ability = offer
        if owner == seat:
            return False
        cost = ability.cost
        return cost is None or cost.might is None or cost.might(self, seat, source)

    def offer(
        self, parts: list[OptionGroup], kind: type[Cast] | type[Use], seat: int, card: int, text: int, ability: Ability
    ) -> None:
        """Add the ways in which a player can declare one text of a card now, each with its first target
        (BM-5.24)."""
        if ability.only_if is not None and not ability.only_if(self, seat):
            return
        cost = ability.cost
        if cost is not None and cost.can is not None and not cost.can(self, seat, card):
            return
        first = ability.first
        if first is None:
            parts.append((partial(kind, card, text), (NOTHING,)))
            return
        if self.state.modules:
            targets = self.reach(first, seat, card)
            if kind is Cast and first.kind == "card":
                faces = self.state.faces
                targets = [card for card in targets if faces[card] not in SPELLPROOF or not self.spellproof(card)]
        else:
            targets = first.find(self, seat, card)
        if targets:
            make = partial(kind, card, text, NOTHING) if first.kind == "seat" else partial(kind, card, text)
            parts.append((make, targets))

    # --- declaring ------------------------------------------------------------------------------------

    def declare(self, seat: int, option: Cast | Use) -> AnyProcedure:
        """Play a spell or use an ability: pay, aim, let others negate it; then it resolves, or waits if the
        player is not the active one (BM-5.7, BM-5.8)."""
        state = self.state
        source, text = option.card, option.text
        printed = CARDS[state.guise.get(source, state.faces[source])]
        is_spell = printed.kind == SPELL
        ability = printed.ability(text)
        if is_spell:
            state.spells[seat].remove(source)
            state.casting.append(source)
            state.casters[source] = seat
            visibility.reveal_to_all(state, (source,))
        elif ability.once:
            state.used.append(source)
        self._announce(seat, option, is_spell)
        if is_spell and seat in state.taxed and not (yield from self.pay_taxes(seat, source)):
            self.finish(source)
            return
        targets: list[int] = []
        if ability.first is not None:
            targets.append(option.on if option.seat == NOBODY else option.seat)
        paid = NOTHING
        here, ahead = self.around(state.room) if ability.hero_here else ([], [])
        if ability.cost is not None:
            paid = yield from ability.cost.pay(self, seat, source)
        if printed.kind == MINIBOSS and text == TOP_LEVEL - 1:
            self.demote(source)
        elif printed.kind == ITEM:
            self.turn_item(seat, source)
        elif text == FROM_HAND and printed.kind == ROOM:
            yield from self.discard(seat, source)
        for aim in ability.targets[len(targets) :]:
            legal = self.reach(aim, seat, source, *targets)
            targets.append((yield from self.choose_target(seat, aim, legal, source)))
        if is_spell or printed.kind in ROOM_TEXTS:
            aimed_at = self._aimed_at(ability, targets) if targets else ()
            if (yield from self.negated(seat, source, is_spell, aimed_at)):
                self.finish(source)
                if ability.hero_here and state.walker:
                    # The price is paid, and nothing deals with the hero whose room is gone (BM-10.7).
                    yield from self.shaken(here, ahead)
                return
        if is_spell and self.shrugged_off(ability, targets):
            self.emit(Fizzled, source)
            self.finish(source)
            return
        if self.resolves_at_once(seat, ability):
            yield from self.take_effect(seat, source, text, ability, targets, paid)
            if ability.hero_here and self.in_ruins():
                # The effect has left the hero where its room was.
                yield from self.shaken(here, ahead)
        else:
            state.waiting.append([seat, source, printed.face, text, len(targets), *targets, paid])
            self.emit(EffectWaits, seat, source)
            if ability.hero_here and self.in_ruins():
                yield from self.shaken(here, ahead)

    def resolves_at_once(self, seat: int, ability: Ability) -> bool:
        """Whether what a player declares need not wait (BM-5.7)."""
        return seat == self.state.active or ability.instant

    def pay_taxes(self, seat: int, spell: int) -> Procedure[bool]:
        """A spell of a player whose spells cost coins in this round: one for every card that says so."""
        return self.pay_tax(seat, spell, self.state.taxed.count(seat))

    def pay_tax(self, seat: int, spell: int, coins: int = 1) -> Procedure[bool]:
        """A spell that costs coins in this round: it is paid for, or has no effect."""
        if self.state.coins[seat] >= coins and (yield from self.may(seat, spell, "pay-for-spell")):
            self.pay_coins(seat, coins)
            return True
        self.emit(Fizzled, spell)
        return False

    def spellproof(self, card: int) -> bool:
        """Whether it is a hero whom spells do not affect."""
        return self.state.faces[card] in SPELLPROOF and bool(self.hero_abilities(card, "spellproof"))

    def shrugged_off(self, ability: Ability, targets: list[int]) -> bool:
        """Whether a spell is aimed at a hero who stops the first one of the round."""
        for aim, target in zip(ability.targets, targets, strict=True):
            if aim.kind == "card" and self.is_hero(target):
                for source, shield in self.hero_abilities(target, "stops_spell"):
                    if self.ready(source, shield):
                        self.state.used.append(source)
                        return True
        return False

    def _announce(self, seat: int, option: Cast | Use, is_spell: bool) -> None:
        if is_spell:
            if option.on != NOTHING:
                self.emit(SpellCastOn, seat, option.card, option.on)
            elif option.seat != NOBODY:
                self.emit(SpellCastAt, seat, option.card, option.seat)
            else:
                self.emit(SpellCast, seat, option.card)
        elif option.on != NOTHING and option.on != option.card:
            self.emit(AbilityUsedOn, seat, option.card, option.on)
        else:
            self.emit(AbilityUsed, seat, option.card)

    def before_casting(self) -> None:
        """The hero inside a dungeon reacts to a spell that is about to take effect."""
        for hero in self.state.walker:
            for _, watching in self.hero_abilities(hero, "anybody_casts"):
                watching.effect(self, hero)

    def count_as_cast(self, seat: int, spell: int) -> VerbResult:
        """A spell takes effect, so its player has cast it (BM-5.17): it is counted, and the cards that react to a cast
        spell trigger."""
        self.state.played[spell] = seat
        due: list[Trigger] = []
        for source, ability in self.abilities(seat, "you_cast"):
            if self.ready(source, ability) and (ability.only_if is None or ability.only_if(self, seat, source)):
                due.append((seat, source, ability, ()))
        for other in self.opponents(seat):
            for source, ability in self.abilities(other, "opponent_casts"):
                if self.ready(source, ability):
                    due.append((other, source, ability, ()))
        return self.triggers(due)

    # --- negating -------------------------------------------------------------------------------------

    def _aimed_at(self, ability: Ability, targets: list[int]) -> tuple[int, ...]:
        """The cards that a declared effect is aimed at; a player is shown by the boss."""
        cards = []
        for aim, target in zip(ability.targets, targets, strict=True):
            if aim.kind == "card":
                cards.append(target)
            elif aim.kind == "seat":
                cards += self.state.boss[target][:1]
        return tuple(cards)

    def negated(self, seat: int, subject: int, is_spell: bool, aimed_at: tuple[int, ...] = ()) -> Procedure[bool]:
        """Ask the other players, in XP order, whether they stop a spell (or a room ability, which few cards
        can). A negation can be stopped in its turn (BM-5.16 to BM-5.20). The question is about the subject and
        what it is aimed at."""
        record = self.implied_passes
        for other in self.opponents(seat):
            if not self._might_negate(other, is_spell):
                continue
            negations = self._negations(other, is_spell)
            if not negations and record is not None:
                record.append(PASS)
                continue
            options = [PASS, *negations]
            about = (subject, *aimed_at)
            answer = yield Decision(other, "negate-spell" if is_spell else "negate-ability", options, about)
            if answer != PASS and (yield from self._negate(other, answer.card, subject, is_spell)):
                return True
        return False

    def _might_negate(self, seat: int, is_spell: bool) -> bool:
        """Whether, as far as everybody can see, the player could negate."""
        state = self.state
        if state.spells[seat] and not (state.carried and seat in self.barred_from_spells()):
            return is_spell or "TNL" in state.content
        if is_spell and state.modules:
            for _, ability in self.abilities(seat, "negates"):
                if ability.only_if is None or ability.only_if(self, seat):
                    return True
        return is_spell and bool(state.rooms[seat]) and "TNL" in state.content

    def _negations(self, seat: int, is_spell: bool) -> list[Option]:
        state = self.state
        faces, phase = state.faces, state.phase
        stopping = NEGATING if is_spell else STOPPING
        found: list[Option] = []
        barred = state.carried and seat in self.barred_from_spells()
        for card in () if barred else state.spells[seat]:
            if phase in stopping[faces[card]]:
                found.append(Negate(card))
        if is_spell:
            for card in state.rooms[seat]:
                if NEGATES_FROM_HAND[faces[card]]:
                    found.append(Negate(card))
            for source, ability in self.abilities(seat, "negates"):
                # An item negates by itself, anything else for a spell out of the hand.
                if self.ready(source, ability) and (state.spells[seat] or self.card(source).kind == ITEM):
                    if ability.only_if is None or ability.only_if(self, seat):
                        found.append(Negate(source))
        return found

    def _negate(self, seat: int, card: int, subject: int, is_spell: bool) -> Procedure[bool]:
        """Carry out a negation. False if it was itself stopped."""
        state = self.state
        printed = self.card(card)
        # Everybody sees what it was negated with, so it is shown before it is told.
        visibility.reveal_to_all(state, (card,))
        self.emit(Negated, seat, card, subject)
        if printed.kind == SPELL:
            state.spells[seat].remove(card)
            state.casting.append(card)
            state.casters[card] = seat
            stopped = seat in state.taxed and not (yield from self.pay_taxes(seat, card))
            stopped = stopped or (yield from self.negated(seat, card, True, (subject,)))
            if not stopped:
                self.before_casting()
                yield from self.count_as_cast(seat, card)
            self.finish(card)
            if not stopped and SPELLS[printed.face].taxes:
                # It does not negate the spell but sets a price on it.
                caster = self.caster_of(subject)
                state.taxed.append(caster)
                self.emit(SpellsTaxed, caster)
                stopped = yield from self.pay_tax(caster, subject)
        elif card in state.rooms[seat]:
            yield from self.discard(seat, card)
            stopped = yield from self.negated(seat, card, False, (subject,))
        elif printed.kind == ITEM:
            self.turn_item(seat, card)
            stopped = False
        else:
            state.used.append(card)
            yield from self.discard_spell(seat, about=card)
            stopped = False
            if printed.kind in ROOM_TEXTS:
                stopped = yield from self.negated(seat, card, False, (subject,))
        if not stopped and not is_spell:
            room = self.room_of(subject)
            if self.is_active(room):
                self.silence(room)
        return not stopped

    def silence(self, room: int) -> None:
        """The ability text of a room, and that of its miniboss, is void until the end of the round (BM-15.8)."""
        self.state.silenced.append(room)
        self.rooms_changed()
        self.emit(RoomSilenced, room)

    # --- resolving ------------------------------------------------------------------------------------

    def resolve(self, effect: list[int]) -> AnyProcedure:
        """Carry out an effect that has waited."""
        seat, source, face, text, number = effect[:5]
        return self.take_effect(
            seat, source, text, CARDS[face].ability(text), effect[5 : 5 + number], effect[5 + number]
        )

    def take_effect(
        self, seat: int, source: int, text: int, ability: Ability, targets: list[int], paid: int
    ) -> AnyProcedure:
        """Carry out a declared effect. Its targets are checked once more: an effect whose target is gone, or out
        of its reach, is treated as negated (BM-5.22), and such a spell does not count as cast (BM-5.17)."""
        reached = self.in_reach(seat, source, ability, targets)
        if reached and source in self.state.casting:
            reached = yield from self.cast(seat, source, ability, targets)
        if not reached:
            self.emit(Fizzled, source)
        else:
            arguments = [*targets, paid] if ability.cost is not None and ability.cost.gives else targets
            witness = self.state.hosts.get(source, NOTHING) if text == ON_TABLE else NOTHING
            work = ability.effect(self, seat, source, *arguments)
            if work is not None:
                yield from work
            if witness != NOTHING and self.finds_target(seat, source, ability):
                if (yield from self.echoes(seat, source, witness)):
                    yield from self.carry_out(seat, source, ability, paid)
        self.finish(source)

    def cast(self, seat: int, spell: int, ability: Ability, targets: list[int]) -> Procedure[bool]:
        """Let the cards that react to a cast spell trigger, before the spell takes effect. Returns False if that puts a
        target out of reach: then the spell is not cast after all."""
        self.before_casting()
        if not self.in_reach(seat, spell, ability, targets):
            return False
        yield from self.count_as_cast(seat, spell)
        if self.in_reach(seat, spell, ability, targets):
            return True
        self.state.played.pop(spell, None)
        return False

    def in_reach(self, seat: int, source: int, ability: Ability, targets: list[int]) -> bool:
        """Whether an effect still finds everything that it was aimed at (BM-5.22)."""
        for index, aim in enumerate(ability.targets):
            if targets[index] not in self.reach(aim, seat, source, *targets[:index]):
                return False
        return True

    def caster_of(self, spell: int) -> int:
        """Who is playing a spell."""
        return self.state.casters[spell]

    def finish(self, source: int) -> None:
        """A spell that is done with goes to the discard pile (BM-19.5)."""
        if source in self.state.casting:
            self.state.casting.remove(source)
            self.state.casters.pop(source, None)
            self.state.discard.append(source)

    def next_to_resolve(self) -> list[int]:
        """The effect that has waited longest, for those who are asked whether they want to do something first."""
        return self.state.waiting[0]

    def resolve_next(self) -> AnyProcedure:
        """The next waiting effect resolves: in XP order of the players (BM-5.9), for one player in the
        order of declaration (BM-5.11)."""
        state = self.state
        effect = min(state.waiting, key=lambda waiting: state.turn_order.index(waiting[0]))
        state.waiting.remove(effect)
        if state.out[effect[0]]:
            self.finish(effect[1])
        else:
            yield from self.resolve(effect)
