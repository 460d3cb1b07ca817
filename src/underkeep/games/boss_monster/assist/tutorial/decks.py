"""The cards of the tutorial's game. They are listed, so that a new card in the set does not change what the learner is
dealt."""

from __future__ import annotations

TUTORIAL_DECKS = {
    "bosses": (
        "bmr-draculord bmr-xyzax bmr-king-croak bmr-robobo bmr-cerebellus bmr-seducia bmr-cleopatra bmr-gorgona"
    ),
    "ordinary_heroes": (
        "bmr-nick-the-masher bmr-acacia-warrior-of-light bmr-delatorious-angel-of-light "
        "bmr-boden-the-pantless bmr-fires-breath-heroine-of-arcadia bmr-johnny-of-the-evening-watch "
        "bmr-tieg-and-the-magic-bubble bmr-mitchell-the-judge bmr-dartteon-elf-pyromancer "
        "bmr-joman-chimm-cutpurse bmr-jesta-the-rogue bmr-sir-digby-apple-ace-detective bmr-the-fool"
    ),
    "epic_heroes": (
        "bmr-katelyn-angelic-healer bmr-lord-van-ette bmr-frankov-the-envoy bmr-antonius-the-rune-knight "
        "bmr-tempros-the-time-marauder bmr-terric-warhelm-half-elf-archmage bmr-hya-legendary-shinobi "
        "bmr-cecil-leoran-master-factotum"
    ),
    "rooms": (
        "bmr-dark-altar*3 bmr-open-grave*2 bmr-specters-sanctum*3 bmr-succubus-spa*3 bmr-dracolich-lair*2 "
        "bmr-vampire-bordello*2 bmr-goblin-armory*3 bmr-golem-factory*3 bmr-minotaurs-maze*2 "
        "bmr-neanderthal-cave*3 bmr-beast-menagerie*2 bmr-monsters-ballroom*2 bmr-brainsucker-hive*3 "
        "bmr-dark-laboratory*3 bmr-haunted-library*2 bmr-witchs-kitchen*3 bmr-all-seeing-eye*2 "
        "bmr-ligers-den*2 bmr-bottomless-pit*3 bmr-boulder-ramp*2 bmr-dizzygas-hallway*3 bmr-jackpot-stash*3 "
        "bmr-recycling-center*2 bmr-the-crushinator*2 bmr-centipede-tunnel*2 bmr-construction-zone*2 "
        "bmr-dragon-hatchery*3 bmr-mimic-vault*2 bmr-monstrous-monument*2 bmr-torture-chamber*2 "
        "bmr-zombie-prison*2"
    ),
    "spells": (
        "bmr-annihilator*2 bmr-assassin*3 bmr-cave-in*2 bmr-counterspell*2 bmr-exhaustion bmr-fear*2 "
        "bmr-freeze*4 bmr-giant-size*2 bmr-jeopardy*2 bmr-kobold-strike bmr-motivation*2 "
        "bmr-princess-in-peril*2 bmr-soul-harvest bmr-teleportation*2 bmr-trepidation bmr-zombie-attack*2"
    ),
    "items": "",
}
