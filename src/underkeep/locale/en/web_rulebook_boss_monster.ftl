### The rulebook of Boss Monster for players. A chapter has a title, its text, and the clauses of docs/rules/boss-monster.md behind it.

rulebook-boss-monster-intro = Somewhere a hero packs a lamp, a sword and far too much self-confidence. You are what waits at the end of the corridor.

rulebook-boss-monster-win = How to win
    .text =
        You are a boss. You build a dungeon, lure heroes into it with treasure, and see how far they get.

        - A hero who dies in your dungeon is worth __1 soul__. A hero who reaches you deals __1 wound__. Epic heroes count twice.
        - You win with __10 souls__ and fewer than 5 wounds.
        - With __5 wounds__ you lose, even if you have 10 souls as well.

        Both are looked at only when a round is over. If several players have won, the highest number of souls minus wounds decides; if that is equal too, the boss with the lowest XP wins.
    .clauses = BM-1.19, BM-1.33, BM-21.1, BM-21.2, BM-21.3, BM-21.4, BM-21.5
rulebook-boss-monster-ten-souls = 10 souls: you win
rulebook-boss-monster-five-wounds = 5 wounds: you lose
rulebook-boss-monster-bosses = You get one boss at random. XP, at the bottom left, decides who goes first.

rulebook-boss-monster-table = What lies on the table
    .text =
        Your dungeon is a row of rooms that ends at your boss. Heroes come in from the left and walk to the right.

        - In the middle stand __the town__, where heroes wait, and the decks: rooms, spells, ordinary heroes, epic heroes.
        - Everybody draws __5 room cards and 2 spells__. Four rooms and two spells lie face-up on the discard pile.
        - If at least four rooms of your hand are advanced, or at least four show the same treasure, you may shuffle your hand back and draw again.
        - Before the first round you may put one ordinary room next to your boss. All first rooms are revealed together.
    .clauses = BM-1.26, BM-1.28, BM-1.30, BM-2.3, BM-2.6, BM-2.8, BM-2.11, BM-2.14, BM-2.15
rulebook-boss-monster-part = A dungeon with three of its five places in use.
rulebook-boss-monster-part-entrance = Entrance: lured heroes queue here
rulebook-boss-monster-part-first = First room
rulebook-boss-monster-part-next = Next room
rulebook-boss-monster-part-last = Last room, beside the boss
rulebook-boss-monster-part-boss = The boss. Its treasure counts too. Souls and wounds lie beside it

rulebook-boss-monster-cards = The cards
    .text =
        Every __room__ has a number in red, which is the damage that a hero takes there, and treasure signs. It is a monster room or a trap room. Advanced rooms have a golden edge.

        A __hero__ has a treasure sign too: it is what the hero loves. The number beside the heart is its health.

        There are four kinds of treasure, and each has its heroes: clerics, fighters, mages and thieves.

        Texts of rooms come in three forms:

        - __All the time__: the text works while the room is visible.
        - __When you build this room__: once, after the reveal.
        - __Destroy this room__ or another price: you may use it whenever you may cast a spell.
    .clauses = BM-1.11, BM-1.13, BM-1.14, BM-1.18, BM-1.38, BM-1.39
rulebook-boss-monster-kind-room = A room with two fighter treasures
rulebook-boss-monster-kind-hero = A thief with 6 health
rulebook-boss-monster-kind-epic = An epic thief: 2 souls or 2 wounds

rulebook-boss-monster-round = A round, step by step
    .text =
        In every phase the boss with the most XP goes first.

        1. __Beginning.__ As many heroes come to town as there are players. Then everybody draws a room card.
        2. __Build.__ In turn, each player may place one room face-down. When all have had their turn, the rooms are revealed together. Then bosses level up and texts “when you build” take effect.
        3. __Bait.__ Each hero in town goes to the dungeon with the most treasure of its kind.
        4. __Adventure.__ In turn, the heroes at each entrance walk through the dungeon, one at a time.
        5. __End.__ Effects of the round end, sideways rooms are turned back, and somebody may have won.

        When the ordinary heroes have run out, the epic ones come. They have more health, and they do not get lost.
    .clauses = BM-4.1, BM-4.2, BM-4.6, BM-4.8, BM-4.12, BM-6.1, BM-6.24, BM-6.26, BM-20.1

rulebook-boss-monster-build = Building
    .text =
        You place at most one card in a round, and you say where. It stays face-down until the reveal.

        - __An ordinary room__ goes to the left end of your dungeon, or on top of any of your rooms.
        - __An advanced room__ goes only on top of a room with which it shares a treasure.
        - A dungeon has at most __five places__. After that you build on top of what you have.
        - A room below another is out of the game until it is uncovered: no damage, no treasure, no text.

        The first time you have five visible rooms, your boss __levels up__: once in the game, right after the reveal.
    .clauses = BM-6.3, BM-6.7, BM-6.8, BM-6.9, BM-6.10, BM-6.12, BM-6.19, BM-1.16, BM-7.1, BM-7.2
rulebook-boss-monster-fits = The advanced room and the room below both show a mage treasure.
rulebook-boss-monster-fits-not = Only fighter treasures below: this is not allowed.

rulebook-boss-monster-bait = Who goes where
    .text =
        Take the heroes in town one after the other, the oldest first. For each, every player counts the signs of its treasure on all visible rooms and on the boss.

        - The __most__ signs lure the hero.
        - If two dungeons are __equal__ at the top, the hero stays in town. It is asked again next round.
        - If __nobody__ has its treasure, it stays too.

        Nothing can be played in this phase. Whatever you wanted to do about your treasure, you had to do it while building.
    .clauses = BM-8.1, BM-8.2, BM-8.5, BM-8.6, BM-8.7, BM-8.12, BM-8.15
rulebook-boss-monster-in-town = In town
rulebook-boss-monster-goes = Goes
rulebook-boss-monster-to-you = to you
rulebook-boss-monster-to-anna = to Anna
rulebook-boss-monster-stays = nowhere
rulebook-boss-monster-bait-picture = The dungeons are those of the example. No one has anything for a mage.

rulebook-boss-monster-example = Example: two heroes, one soul
    .text =
        You are <bmr-cleopatra> with 850 XP. Anna is <bmr-draculord> with 900 XP, so she goes first.

        __Anna.__ <bmr-charles-the-young> has come for the candlesticks. He has 6 health. <bmr-specters-sanctum> takes 2, <bmr-open-grave> takes 2. With 2 health left he knocks at Draculord’s door. Anna takes a wound, and has to hear about his new diet.

        __You.__ <bmr-kins-klauski-mad-conquistador> also has 6 health. <bmr-dizzygas-hallway> deals 1, and gives the next room 2 more damage if it is a trap. It is: <bmr-bottomless-pit> deals 1 + 2 = 3. He has 2 left, and <bmr-jackpot-stash> would deal only 1.

        In every room there is a moment after the damage in which spells can be cast. So while he is still in the pit, you cast <bmr-annihilator> on the last room: 1 + 3 = 4. He walks in, takes 4 and dies. You have a soul.

        You could have destroyed the pit instead and killed him in it. But then you would have one room fewer, and good pits are hard to find.
    .clauses = BM-9.1, BM-9.2, BM-9.8, BM-9.9, BM-9.12, BM-9.13, BM-9.19, BM-9.20, BM-5.7
rulebook-boss-monster-walk-anna = Anna’s dungeon: 2 + 2 damage are not enough for 6 health.
rulebook-boss-monster-walk-you = Your dungeon: 1 + 3 + 4 damage are.

rulebook-boss-monster-spells = Spells and quarrels
    .text =
        The sign on a spell says when you may cast it: a __hammer__ in the build phase until the reveal, an __axe__ in the adventure phase, both in both.

        In the adventure phase there is a moment before a hero enters the dungeon and one in each room, after its damage. In these moments __everybody__ may cast spells and use rooms, not only the player whose dungeon it is.

        - The player whose turn it is acts first, as often as wanted, and everything takes effect at once.
        - What others declare has to wait. The active player may still respond, and then the others take effect in the order of XP.
        - A spell that negates another works at once, no matter who casts it.
        - Targets are chosen when you cast. If the target is gone, the spell does nothing.
    .clauses = BM-1.22, BM-4.3, BM-5.1, BM-5.5, BM-5.7, BM-5.8, BM-5.9, BM-5.16, BM-5.21, BM-5.22
rulebook-boss-monster-spell-build = While building
rulebook-boss-monster-spell-adventure = During the adventure
rulebook-boss-monster-spell-both = In both phases

rulebook-boss-monster-forgotten = Often forgotten
    .text =
        - You draw a room every round, but __no spell__. Spells come only from cards.
        - After the reveal nobody can cast anything until the adventure phase.
        - A room with a price, such as “destroy this room”, can be used in the adventure phase of the round in which it was built, not before.
        - A hero with 0 health is not dead yet. It dies when it leaves the room, so more health can still save it.
        - If the room in which a hero stands is destroyed, the hero walks on. The room that comes to light below does not hurt it.
        - A sideways (deactivated) room has no damage, no treasure and no text. It cannot be built on or destroyed.
        - Healing turns a wound face-down. Then it is worth souls.
        - A spell that was negated was not cast.
    .clauses = BM-4.12, BM-19.3, BM-5.25, BM-5.27, BM-9.13, BM-9.14, BM-10.7, BM-10.8, BM-11.2, BM-11.5, BM-19.12, BM-5.17

rulebook-boss-monster-sets = What the other boxes add
    .text =
        Begin with one base box. Then add one thing at a time.

        - __The Next Level__: a base box with dark heroes, who have abilities, and hybrid heroes, who love two treasures.
        - __Rise of the Minibosses__: a base box with coins and minibosses. You start with 3 coins. A miniboss moves in under a room for 1 coin, and for 1 more coin it rises by a level.
        - __Crash Landing__: explorers, a fifth treasure, and games for 5 or 6 players. There nobody loses by wounds, and the highest souls minus wounds win.
        - __Tools of Hero-Kind, Implements of Destruction__: items. Heroes carry them and become stronger; if they die in your dungeon, you may keep the item and use it once.
        - __Vault of Villains__: more minibosses and coins for any base box.
        - __Portable Power__: rooms that you may take back into your hand while building.

        Variants such as endless lives, hard mode or a choice of two bosses are in the options of a new table.
    .clauses = BM-1.1, BM-18.1, BM-18.2, BM-14.1, BM-15.6, BM-15.10, BM-23.1, BM-23.3, BM-16.15, BM-16.19, BM-16.27, BM-17.1, BM-24.4, BM-24.6, BM-24.11
