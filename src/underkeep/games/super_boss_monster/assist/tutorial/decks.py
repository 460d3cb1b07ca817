"""The cards of the tutorial's game. They are listed, so that no change of the set changes what the learner is dealt."""

from __future__ import annotations

TUTORIAL_DECKS = {
    "bosses": (
        "sbm-abbess-mortia sbm-baron-snatch sbm-bruiser-bess sbm-count-decay sbm-emperor-dododo "
        "sbm-grand-wizard-fizz sbm-his-sliminess sbm-mecha-minotaur sbm-shade-of-the-guild sbm-the-static-queen "
        "sbm-the-weeping-idol sbm-tick-tock"
    ),
    "ordinary_heroes": (
        "sbm-bishop-bumble sbm-brunhild-the-brisk sbm-deacon-dawn sbm-king-lik sbm-laliho sbm-nimble-nell "
        "sbm-orla-the-ornate sbm-pip-the-apprentice sbm-shadow-sam sbm-sister-sparkle sbm-slacker sbm-velvet-vex "
        "sbm-wisebeard-wandering-wizard"
    ),
    "epic_heroes": (
        "sbm-archmage-azur sbm-aurelia-dawn-herald sbm-brawler sbm-dame-dauntless sbm-ironsides sbm-lady-lumen "
        "sbm-master-mirage sbm-phantom-fay sbm-saint-stanton"
    ),
    "rooms": (
        "sbm-arcane-kiosk*2 sbm-bandit-camp*2 sbm-boar-stampede*2 sbm-bone-cathedral*2 sbm-bookworm*2 "
        "sbm-coin-op-gauntlet*2 sbm-collapsing-stairs*2 sbm-colossus-hall*2 sbm-confessional*2 sbm-dragon-stadium "
        "sbm-elemental-engine*2 sbm-frozen-monster*2 sbm-gadget-workshop*3 sbm-ghost-lobby*2 sbm-goblin-bootcamp*2 "
        "sbm-grand-observatory sbm-graveyard-shift*2 sbm-holy-grinder*2 sbm-homunculus-nursery*2 "
        "sbm-laser-gallery*2 sbm-looters-tomb*2 sbm-minion-arena*2 sbm-pickpocket-alley*2 sbm-prayer-vault*2 "
        "sbm-restless-crypt*2 sbm-seance-parlor*2 sbm-sigil-floor*2 sbm-soul-lantern sbm-spellblade-dojo*3 "
        "sbm-static-field*2 sbm-swinging-blades*2 sbm-templar-barracks*3 sbm-time-loop*2 sbm-trapsmiths-forge*2 "
        "sbm-trophy-arena*2 sbm-vault-of-echoes sbm-wind-up-trap*2 sbm-wrestling-ring*2"
    ),
    "spells": (
        "sbm-boost*2 sbm-chill*2 sbm-co-op-mode*2 sbm-final-form sbm-grand-theft*2 sbm-overclock*2 sbm-overtime*2 "
        "sbm-panic-button*2 sbm-quest*2 sbm-recall*2 sbm-renovation*2 sbm-security-audit*2 sbm-sleepy-raid "
        "sbm-sneak*2 sbm-training-montage*2 sbm-treasure-map*2 sbm-wall-hack*2"
    ),
    "items": "",
    "left_out": "",
}
