"""Effects on rooms and dungeons: damage, treasure, tokens and silence (chapter 13)."""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.events import RoomsDrilled, TokensPut
from underkeep.games.boss_monster.lasting_effects import EffectKind, without_room
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources
from underkeep.games.boss_monster.state import Treasure


class RoomEffects(AbilitySources):
    """Verbs that put an effect on a room or a dungeon, or take it away."""

    def boost(self, room: CardId, damage: int, *, source: CardId | None) -> None:
        """A room has more (or less) damage until the end of the round."""
        self.add_effect(EffectKind.ROOM_DAMAGE, room, damage, source=source)

    def boost_ordinary_rooms(self, seat: Seat, *, monster: bool, source: CardId | None) -> None:
        """The ordinary rooms of one kind in a dungeon have +1 damage until the end of the round (BM-13.10)."""
        self.add_effect(EffectKind.ORDINARY_ROOM_DAMAGE, seat, int(monster), source=source)
        self.emit(RoomsDrilled, seat, monster)

    def double_damage(self, room: CardId, *, source: CardId | None) -> None:
        """A room deals twice its damage until the end of the round (BM-13.15)."""
        self.add_effect(EffectKind.DOUBLE_ROOM_DAMAGE, room, source=source)

    def add_treasure(self, room: CardId, treasure: Treasure, *, source: CardId | None) -> None:
        """A room shows one more treasure until the end of the round."""
        self.add_effect(EffectKind.ROOM_TREASURE, room, treasure, source=source)

    def add_dungeon_treasure(self, seat: Seat, treasure: Treasure, *, source: CardId | None) -> None:
        """A dungeon, not one of its rooms, has one symbol more until the end of the round."""
        self.add_effect(EffectKind.DUNGEON_TREASURE, seat, treasure, source=source)

    def remove_treasure(self, room: CardId, *, source: CardId | None) -> None:
        """A room loses its treasure until the end of the round."""
        self.end_effects(EffectKind.ROOM_TREASURE, room)
        self.add_effect(EffectKind.NO_TREASURE, room, source=source)

    def put_tokens(self, card: CardId, number: int) -> None:
        """+1 tokens on a visible room or on a hero (chapter 13); fewer if the number is negative."""
        tokens = self.state.tokens
        tokens[card] = tokens.get(card, 0) + number
        if not tokens[card]:
            del tokens[card]
        self.emit(TokensPut, card, number)

    def silence_room(self, room: CardId, *, source: CardId | None) -> None:
        """The ability text of a room, and that of its miniboss, is void until the end of the round (BM-15.8)."""
        self.add_effect(EffectKind.SILENCED, room, source=source)

    def clear_room_effects(self, room: CardId) -> None:
        """Clear all effects and tokens on a room, because it is covered, deactivated or destroyed (BM-13.4)."""
        state = self.state
        state.tokens.pop(room, None)
        state.coins_on_room.pop(room, None)
        if state.lasting_effects:
            state.lasting_effects = without_room(state.lasting_effects, room)

    def forget_room(self, room: CardId) -> None:
        """Forget all effects and uses of a room that is no longer in any dungeon."""
        self.clear_room_effects(room)
        self.state.card_memory.pop(room, None)
        self.state.swapped_treasure = [pair for pair in self.state.swapped_treasure if room not in pair]
        for marks in (self.state.used_this_round, self.state.rooms_entered):
            if room in marks:
                marks.remove(room)
