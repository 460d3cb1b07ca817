"""The cards of the tutorial's game. They are listed, so that a new card in the set does not change what the learner
meets."""

from __future__ import annotations

TUTORIAL_DECKS = {
    "rooms": (
        "df-aurora-chapel df-crawl-space df-dark-cold-store df-empty-corridor df-fountain-of-life df-frost-forge "
        "df-frozen-chamber df-frozen-courtyard df-gallery-of-winds df-hermits-igloo df-hibernating-pond "
        "df-ice-canteen df-ice-throne-room df-icicle-grotto df-larder df-ramparts df-slide "
        "df-snow-ladys-strongroom df-snowman-tower df-steam-engine df-winter-solstice-chamber"
    ),
    "level_1_monsters": (
        "df-ambitious-icicle df-half-melted-snowman df-mr-elastic df-paratrooper-penguins df-stowaway-seal"
    ),
    "level_2_monsters": (
        "df-bloodthirsty-penguin df-frosty-damsel df-goblin-bobber df-overworked-reindeer df-snow-shovelling-zombie"
    ),
    "level_3_monsters": ("df-blue-dragon df-dieting-yeti df-freezer-mummy df-frostbitten-inventor df-wrestling-walrus"),
    "level_4_monsters": (
        "df-captain-of-the-ghost-trawler df-ice-golem df-mammoth-in-a-china-shop df-rotting-black-knight "
        "df-troubled-king df-unhappy-white-bear"
    ),
    "equipment": (
        "df-anvil df-battle-sled df-bottomless-purse df-clowns-mitten df-coat-of-eternal-winter df-crossed-shears "
        "df-down-armour df-enlarging-elixir df-expired-fireworks df-fur-hat df-hockey-stick df-horned-helmet "
        "df-hot-chocolate df-hydrodynamics-part-ii df-ice-mirror df-loaded-snowball df-long-johns-of-courage "
        "df-lucky-amulet df-monstronomicon df-phoenix-heart df-pot-lid df-rainy-day-die df-ramboril "
        "df-sniper-sprinkler"
    ),
    "big_bads": ("df-awakened-horror df-emperor-penguin df-stallholders-wraith"),
    "heroes": ("daniel jack maryla rysiek"),
}
