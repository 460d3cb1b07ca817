"""The cards of the tutorial's game. They are listed, so that a new card does not change what the learner is dealt."""

from __future__ import annotations

TUTORIAL_DECKS = {
    "treasures": (
        "kho-curse-1 kho-curse-2 kho-curse-3*2 kho-failure-4 kho-losses-1*2 kho-losses-2 kho-losses-3 "
        "kho-prisoner-1 kho-prisoner-2*2 kho-prisoner-3 kho-regeneration-1 kho-regeneration-2 "
        "kho-regeneration-3"
    ),
    "guild": (
        "kho-archer-bones kho-archer-eye kho-archer-hat kho-archer-swords kho-cauldron*2 kho-mage-bones "
        "kho-mage-eye kho-mage-hat kho-mage-swords kho-rogue-bones kho-rogue-eye kho-rogue-hat "
        "kho-rogue-swords kho-warrior-bones kho-warrior-eye kho-warrior-hat kho-warrior-swords"
    ),
    "loot": (
        "kho-acid-vial kho-axe kho-bag-of-caltrops kho-basilisk kho-bat kho-bear kho-bottled-courage kho-bow "
        "kho-fire-flask kho-haste-brew kho-hound kho-multiplying-tonic kho-ogre-draught kho-pack-mule "
        "kho-pickaxe kho-scroll-of-echoes kho-scroll-of-fireball kho-scroll-of-gates kho-scroll-of-insight "
        "kho-scroll-of-lightning kho-scroll-of-summoning kho-scroll-of-wards kho-shield kho-spider kho-sword "
        "kho-toad-cordial kho-war-drum kho-wolf"
    ),
    "plans": "",
    "dragon": "kho-back-to-the-hoard*2 kho-fire-breath*3 kho-nap-on-the-hoard*2 kho-swoop*2 kho-tail-sweep",
    "witches": "kho-broom-ride*2 kho-call-the-sister*2 kho-gateway kho-hex*2 kho-mumbled-rhyme*3",
    "spirits": "kho-flying-crockery*2 kho-fright*2 kho-manifest kho-rattling-chains*2 kho-seance kho-whoosh*2",
    "imps": "kho-cunning-plan kho-pitchfork*2 kho-pop-up*2 kho-quick-feet*2 kho-tinker*3",
    "lizardfolk": "kho-blowdart*2 kho-call-of-the-swamp*2 kho-hit-and-run*3 kho-hunting-party kho-marsh-patrol*2",
    "skeletons": "kho-bone-wall*2 kho-old-blades*2 kho-rattle*2 kho-reassemble*2 kho-rise-again*2",
    "gnolls": "kho-cackling-charge kho-muster kho-pack-rush*3 kho-pay-the-pack*2 kho-shakedown*2 kho-war-cry",
    "blob": "kho-bubble-up*2 kho-engulf*2 kho-ooze*2 kho-slosh kho-split*3",
    "rats": "kho-brood kho-gnaw-at-everything*3 kho-out-of-the-drain kho-scurry*3 kho-swarm*2",
    "clans": "dragon witches spirits imps lizardfolk skeletons gnolls blob rats",
}
