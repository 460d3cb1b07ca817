"""The two printed deck lists (chapter 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.errors import LocalizedText
from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.catalogue import card_named
from underkeep.games.boss_monster.errors import BossMonsterError

if TYPE_CHECKING:
    pass


class ReadyDeck:
    """A printed deck list, with a text such as `"2 Goblin Armory; 1 Fear"` for each set."""

    def __init__(
        self,
        heroes: str,
        bosses: str,
        rooms: dict[str, str],
        spells: dict[str, str],
        printed: tuple[int, int],
        announced: tuple[int, int],
    ) -> None:
        self.heroes = heroes
        self.bosses = bosses
        """The names of the bosses. An empty text means all bosses of BMR and TNL."""
        self.rooms = rooms
        self.spells = spells
        self.printed = printed
        """The numbers of rooms and spells in the list (BM-26.4, BM-26.8)."""
        self.announced = announced
        """The numbers of rooms and spells that the headings of the list announce."""

    def about(self, language: str = "en") -> str:
        """Return the numbers of cards in the list as text, and where its headings announce more."""
        counts = zip(("deck-rooms", "deck-spells"), self.printed, self.announced, strict=True)
        return ", ".join(
            LocalizedText(
                message,
                ("boss_monster",),
                printed=printed,
                announced=announced,
                whole="yes" if printed == announced else "no",
            ).text_in(language)
            for message, printed, announced in counts
        )


OFFICIAL = ReadyDeck(
    heroes="TNL",
    bosses="",
    rooms={
        "BMR": "1 Open Grave; 1 Specter's Sanctum; 1 Succubus Spa; 1 Vampire Bordello; 1 Beast Menagerie; "
        "2 Goblin Armory; 2 Minotaur's Maze; 1 Neanderthal Cave; 1 All-Seeing Eye; 1 Brainsucker Hive; "
        "1 Liger's Den; 1 Witch's Kitchen; 2 Bottomless Pit; 1 Dizzygas Hallway; 1 Recycling Center; "
        "1 Centipede Tunnel; 1 Construction Zone; 2 Dragon Hatchery; 2 Mimic Vault; 1 Torture Chamber; "
        "1 Zombie Prison",
        "TNL": "2 Arcane Crypt; 1 Dark Portal; 1 Dragon Graveyard; 1 Haunted Hall; 2 Imp Temple; 1 Incubus Gym; "
        "1 Inner Sanctum; 1 Madman's Manor; 1 Wraith's Throne; 1 Barbarian Hall; 1 Fangroot Garden; "
        "1 Goblin Mess Hall; 1 Megaworm Burrow; 1 Rust Monster Pen; 1 Shrooman Cave; 2 Spawn Point; 1 The Arena; "
        "1 Antimagic Zone; 1 Elemental Generator; 1 Frostbat Cave; 1 Hall of Mirrors; 2 Lost Library; "
        "2 Observatory; 1 Sorcerobe School; 2 Spellslime Pit; 1 Blockpile Puzzle; 1 Bullet Builder; "
        "1 Chump Chomper; 1 Collapsing Bridge; 1 Deadly Treadmill; 1 Decapitator; 1 Spiked Pit; "
        "1 The Smashinator; 2 Wreck Room; 1 Bom-Boy Factory; 1 Cursed Tomb; 1 Hatchling's Hoard; 1 Save Point; "
        "1 Warp Tube; 2 Werewolf Den",
    },
    spells={
        "BMR": "1 Annihilator; 2 Assassin; 1 Cave-In; 2 Counterspell; 1 Exhaustion; 1 Fear; 1 Freeze; 1 Giant Size; "
        "1 Motivation; 1 Princess in Peril; 2 Teleportation; 1 Zombie Attack",
        "TNL": "2 Another Castle; 2 Fairy Fountain; 2 Hiring Spree; 2 It's On!; 1 Lightning Bolt!; 1 Party Up; "
        "1 Pause; 1 Pity; 2 Secret Stash; 1 Shortcut!; 2 Surprise Gift; 1 Undead Minion; 2 Wild Monster",
    },
    printed=(74, 35),
    announced=(75, 35),
)


KIDS = ReadyDeck(
    heroes="BMR",
    bosses="Cerebellus; Cleopatra; Draculord; Eclipse; Kazanna; Killa; King Croak; Nicolius; Porkus; Smoake; "
    "Torix Uz'kali; Xyzax",
    rooms={
        "BMR": "2 Dracolich Lair; 2 Specter's Sanctum; 2 Beast Menagerie; 3 Neanderthal Cave; 2 Brainsucker Hive; "
        "2 Dark Laboratory; 2 Liger's Den; 2 Witch's Kitchen; 2 Bottomless Pit; 2 Dizzygas Hallway; "
        "2 Recycling Center; 2 Construction Zone; 2 Dragon Hatchery; 2 Mimic Vault; 2 Monstrous Monument",
        "TNL": "2 Arcane Crypt; 1 Dragon Graveyard; 2 Haunted Hall; 2 Imp Temple; 1 Inner Sanctum; "
        "2 Madman's Manor; 1 Wraith's Throne; 2 Fangroot Garden; 1 Goblin Mess Hall; 2 Goblin Nursery; "
        "1 Megaworm Burrow; 2 Shrooman Cave; 2 Spawn Point; 2 Hall of Mirrors; 2 Observatory; 2 Sorcerobe School; "
        "1 Spellslime Pit; 1 Chump Chomper; 2 Collapsing Bridge; 1 Deadly Treadmill; 2 Spiked Pit; "
        "1 The Smashinator; 2 Wreck Room; 2 Cursed Tomb; 1 Hatchling's Hoard; 2 Save Point; 2 Warp Tube",
    },
    spells={
        "BMR": "2 Annihilator; 2 Fear; 2 Giant Size; 2 Motivation; 1 Princess in Peril; 2 Teleportation",
        "TNL": "1 All Your Base; 2 Another Castle; 2 Fairy Fountain; 2 Hiring Spree; 2 Party Up; 1 Secret Stash; "
        "2 Wild Monster",
    },
    printed=(75, 23),
    announced=(75, 35),
)


READY_DECKS = {"official": OFFICIAL, "kids": KIDS}


def listed_faces(lists: dict[str, str], kind: str) -> list[Face]:
    """Return the faces of a deck list. Raises a UserError for a card that its set lacks or has fewer copies of
    (BM-26.11)."""
    faces: list[Face] = []
    for code, names in lists.items():
        for entry in names.split("; "):
            number, name = entry.split(" ", 1)
            card = card_named(name, (code,), kind)
            if int(number) > card.copies:
                raise BossMonsterError("error-copies", card=name, copies=card.copies, set=code, listed=int(number))
            faces += [card.face] * int(number)
    return faces
