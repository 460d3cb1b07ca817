"""Effects on rooms and dungeons: damage, treasure, tokens and silence (chapter 13)."""

from __future__ import annotations

from underkeep.games.boss_monster.events import (
    DungeonTreasure,
    MonstersRoused,
    RoomBoosted,
    RoomDoubled,
    RoomsDrilled,
    RoomSilenced,
    TokensPut,
    TreasureAdded,
    TreasureLost,
)
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources


class RoomEffects(AbilitySources):
    """Verbs that put an effect on a room or a dungeon, or take it away."""

    def boost(self, room: int, damage: int) -> None:
        """A room has more (or less) damage until the end of the round."""
        self.state.boosts[room] = self.state.boosts.get(room, 0) + damage
        self.emit(RoomBoosted, room, damage)

    def boost_monsters(self, seat: int, damage: int) -> None:
        """The monster rooms of a dungeon have more (or less) damage until the end of the round (BM-13.10)."""
        self.state.roused[seat] += damage
        self.emit(MonstersRoused, seat, damage)

    def boost_ordinary_rooms(self, seat: int, monster: bool) -> None:
        """The ordinary rooms of one kind in a dungeon have +1 damage until the end of the round (BM-13.10)."""
        self.state.drilled.append([seat, int(monster)])
        self.emit(RoomsDrilled, seat, monster)

    def double_damage(self, room: int) -> None:
        """A room deals twice its damage until the end of the round (BM-13.15)."""
        self.state.multiplied[room] = self.state.multiplied.get(room, 0) + 1
        self.emit(RoomDoubled, room)

    def add_treasure(self, room: int, treasure: int) -> None:
        """A room shows one more treasure until the end of the round."""
        self.state.icons.append([room, treasure])
        self.emit(TreasureAdded, room, treasure)

    def add_dungeon_treasure(self, seat: int, treasure: int) -> None:
        """A dungeon, not one of its rooms, has one symbol more until the end of the round."""
        self.state.abroad.append([seat, treasure])
        self.emit(DungeonTreasure, seat, treasure)

    def remove_treasure(self, room: int) -> None:
        """A room loses its treasure until the end of the round."""
        self.state.icons = [[where, kind] for where, kind in self.state.icons if where != room]
        if room not in self.state.bare:
            self.state.bare.append(room)
        self.emit(TreasureLost, room)

    def put_tokens(self, card: int, number: int) -> None:
        """+1 tokens on a visible room or on a hero (chapter 13); fewer if the number is negative."""
        tokens = self.state.tokens
        tokens[card] = tokens.get(card, 0) + number
        if not tokens[card]:
            del tokens[card]
        self.emit(TokensPut, card, number)

    def silence_room(self, room: int) -> None:
        """The ability text of a room, and that of its miniboss, is void until the end of the round (BM-15.8)."""
        self.state.silenced.append(room)
        self.rooms_changed()
        self.emit(RoomSilenced, room)

    def clear_room_effects(self, room: int) -> None:
        """Clear all effects and tokens on a room, because it is covered, deactivated or destroyed (BM-13.4)."""
        state = self.state
        state.boosts.pop(room, None)
        state.tokens.pop(room, None)
        state.multiplied.pop(room, None)
        state.coins_on_room.pop(room, None)
        state.fountains.pop(room, None)
        if room in state.bare:
            state.bare.remove(room)
        if state.icons:
            state.icons = [[where, kind] for where, kind in state.icons if where != room]
        if room in state.silenced:
            state.silenced.remove(room)

    def forget_room(self, room: int) -> None:
        """Forget all effects and uses of a room that is no longer in any dungeon."""
        self.clear_room_effects(room)
        self.state.card_memory.pop(room, None)
        self.state.swapped_treasure = [pair for pair in self.state.swapped_treasure if room not in pair]
        for marks in (self.state.used_this_round, self.state.rooms_entered):
            if room in marks:
                marks.remove(room)
