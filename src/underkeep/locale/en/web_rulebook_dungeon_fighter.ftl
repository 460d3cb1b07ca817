### The rulebook of Dungeon Fighter for players. A chapter has a title, its text, and the clauses of docs/rules/dungeon-fighter.md behind it.

rulebook-dungeon-fighter-intro = Swords need training and spells need talent. You have dice, and a castle full of frozen monsters that nobody has ever hit with one.

rulebook-dungeon-fighter-win = How to win
    .text =
        You are a party of heroes and win or lose together. You fight monsters by throwing dice at a target. The coins of the beaten ones go into the chest.

        - After enough rooms you go __shopping__. After the third shopping comes the __big bad__.
        - Beat the big bad and you have won.
        - If all heroes are stunned in one fight, or if there is no die left to throw at the big bad, you have lost.

        After a victory you count glory points: coins, white dice and difficulty add some, scars and dead heroes cost some.
    .clauses = DF-15.6, DF-9.3, DF-15.5, DF-13.8, DF-23.1, DF-23.2, DF-23.3
rulebook-dungeon-fighter-big-bads = One of these waits at the end. Nobody knows which.

rulebook-dungeon-fighter-table = What lies on the table
    .text =
        - __The target__ in the middle, with sections worth 1 to 5, a centre worth 10, and four holes.
        - __Three dice__ in red, green and blue. All heroes use the same ones.
        - __The chest__ of the party: 2 white dice, and 0, 1 or 2 coins for two, three or four heroes.
        - __Your hero__ with 9 life and three abilities, one for each colour.
        - Decks of rooms, monsters and equipment. Monsters come in the order of their levels.

        One hero is the __boss__, who chooses the way. The hero who throws last in a fight is the boss of the next round.
    .clauses = DF-1.5, DF-1.6, DF-3.3, DF-3.6, DF-3.11, DF-3.12, DF-8.1, DF-10.5
rulebook-dungeon-fighter-target = The target: rings worth 1 to 5, a centre worth 10, four holes
rulebook-dungeon-fighter-target-parts = The dark ring outside is the margin. A die that rests there is a miss, and so is one in a hole.

rulebook-dungeon-fighter-round = A round, step by step
    .text =
        1. __Dungeon.__ The boss draws two rooms, looks at them in secret and chooses one. Then the next monster appears. It has the life on its card, plus what the room and the difficulty add.
        2. __Combat.__ The left neighbour of the boss begins. In turn, each hero takes one of the coloured dice and throws it, until the monster has no life left.
        3. __Rest.__ Coins go into the chest, stunned heroes get up.

        The symbols of a stall on the rooms tell how far you have come. With __10 or more__ you go shopping, and the count starts again from 0.
    .clauses = DF-4.1, DF-5.1, DF-5.2, DF-5.4, DF-5.5, DF-6.1, DF-6.2, DF-6.3, DF-6.9, DF-10.3, DF-10.11, DF-13.7
rulebook-dungeon-fighter-kind-room = A room: stall symbols and what it does
rulebook-dungeon-fighter-kind-monster = A monster: life, damage, loot

rulebook-dungeon-fighter-throw = The throw
    .text =
        The die must bounce off the __table__ at least once before it reaches the target. It is a __hit__ if it then rests on a section.

        - The number of the section is the damage. The centre deals 10.
        - On a line, the section counts in which more corners lie; if that is unclear, the lower one.
        - Weapons and abilities add to a hit.

        It is a __miss__ without the bounce, in a hole, on the margin, beside the target, or if a technique was not done. Then the monster hits you for its damage.

        When the three dice have been thrown, choose:

        - Take a __white die__ from the chest and throw it. It is gone after this throw.
        - Or take the three dice __back__. Before that, every hero takes damage equal to the level of the monster, and nothing prevents it.
    .clauses = DF-6.7, DF-7.1, DF-7.2, DF-7.3, DF-7.4, DF-7.5, DF-7.6, DF-7.7, DF-7.8, DF-7.10, DF-7.15, DF-6.12, DF-6.13, DF-11.1
rulebook-dungeon-fighter-bounce = First the table, then the target: a hit.
rulebook-dungeon-fighter-no-bounce = Straight to the target: a miss, however lovely.

rulebook-dungeon-fighter-eye = The eye
    .text =
        On the usual dice two of six faces show an eye. If it is on top, you __must__ use the ability of that colour, whether you have hit or missed.

        - An ability that asks for a hit or a miss works only then.
        - The eye of a __white__ die uses any one of your abilities; you choose.
        - An eye in the __centre__ is an ultra-critical hit: the monster is gone at once, even a big bad.

        The blue ability is the special one of your hero.
    .clauses = DF-1.7, DF-8.1, DF-8.2, DF-8.3, DF-8.4, DF-8.5, DF-8.7
rulebook-dungeon-fighter-eyes = An eye calls the ability of its colour. White means: choose.

rulebook-dungeon-fighter-techniques = Techniques
    .text =
        Rooms, monsters and weapons say how to throw. If a room and a monster both want something, you do both, in one throw. The same technique twice is still only one. What is not done makes the throw a miss.

        Weapons are voluntary. Before each throw you say which ones you use: they add damage to a hit, and each asks for its technique.
    .clauses = DF-16.5, DF-17.1, DF-18.1, DF-18.2, DF-18.3, DF-18.4, DF-14.4, DF-6.5

rulebook-dungeon-fighter-rest = Stunned, scarred, rested
    .text =
        A hero with 0 life is __stunned__ and out of this fight. In the rest that hero gets a __scar__: choose a colour, whose ability is blocked, and lose 2 of your maximum life. Then you are at full life again.

        - The maximum goes from 9 to 7, 5 and 3. When a hero is stunned for the fourth time, it dies for good.
        - Heroes who were not stunned keep the life they have. Rest heals nobody else.
        - The loot of the monster goes into the chest. If the last blow would have left it at __−3 or less__, there is 1 coin more.
        - Heroes may swap equipment, but only now.
    .clauses = DF-9.1, DF-9.4, DF-9.5, DF-9.6, DF-9.7, DF-9.8, DF-10.1, DF-10.3, DF-10.9, DF-10.12

rulebook-dungeon-fighter-shopping = Shopping
    .text =
        Reveal two cards more than there are heroes. Everything is paid from the chest.

        - __Equipment__ costs what its card says and goes to a hero who has room for it. What you leave is gone.
        - __Healing__: each coin gives every hero 1 life.
        - __A white die__ costs 2 coins. Nine fit into the chest.

        A hero carries up to 2 weapons, 1 piece of armour and 2 curios.
    .clauses = DF-13.1, DF-13.2, DF-13.3, DF-13.4, DF-13.5, DF-11.2, DF-14.2, DF-14.5, DF-14.6, DF-14.8
rulebook-dungeon-fighter-kind-weapon = Weapon: more damage, for a technique
rulebook-dungeon-fighter-kind-armour = Armour: once in each fight, after a miss
rulebook-dungeon-fighter-kind-curio = Curio: once, then it is gone
rulebook-dungeon-fighter-kind-rarity = Rarity: belongs to the whole party

rulebook-dungeon-fighter-example = Example: four dice and a snowman
    .text =
        Daniel, Marla and Jack play; Jack is the boss. In the chest are 1 coin and 2 white dice. Jack chooses <df-snow-ladys-strongroom>: 2 coins go into the chest, which makes 3, and the monster gets 3 more life. It is <df-half-melted-snowman>, 8 + 3 = 11 life. His left neighbour Daniel begins.

        1. Daniel takes red. The die bounces and rests on 3. The snowman has 8 life left.
        2. Marla takes green and gets a 1. The snowman is careless, so a die on a 1 may be thrown again. She does, and lands on 4. It has 4 left.
        3. Only blue is left for Jack. It rolls into a hole and shows an eye. A miss: Jack loses 1 of his 9 life. But the eye counts all the same, and his blue ability puts the Brawler token on the monster: one hero may use it when a die lies on a line.
        4. All three dice are used up. Daniel may take them back, for 1 damage to every hero, or a white die. He takes a white die, and it stops on the line between 2 and 3. He uses the token: 2 + 3 = 5 damage. The snowman is at −1, and mostly on the carpet.

        __Rest.__ −1 is not −3, so there is no extra coin. The loot is 1: now there are 4 coins and 1 white die. Daniel threw last and is the boss.
    .clauses = DF-3.12, DF-5.2, DF-5.5, DF-6.1, DF-6.12, DF-7.4, DF-7.8, DF-8.2, DF-8.31, DF-10.1, DF-10.3, DF-10.5, DF-17.2
rulebook-dungeon-fighter-example-target = The four throws. The pale die is Marla’s first try.
rulebook-dungeon-fighter-throw-column = Throw
rulebook-dungeon-fighter-result = Result
rulebook-dungeon-fighter-monster-life = Snowman
rulebook-dungeon-fighter-throw-1 = Section 3
rulebook-dungeon-fighter-throw-2 = Section 1, again: section 4
rulebook-dungeon-fighter-throw-3 = Hole, eye: a miss, but the ability works
rulebook-dungeon-fighter-throw-4 = Line 2/3 with the token: 5

rulebook-dungeon-fighter-forgotten = Often forgotten
    .text =
        - The eye counts on a miss too.
        - You need not throw the die of your favourite colour, but while a coloured die is left, no white one may be thrown.
        - Taking the dice back hurts __everybody__, and no armour helps. Against the big bad it is forbidden.
        - A scar blocks the ability, not the die. You may still throw that colour.
        - Healing does not wake a stunned hero unless it says so.
        - A die that is pushed by a later throw changes nothing any more.
        - A piece of armour works once in a fight and is ready again after the rest.
        - Two cards of the same name are one too many for a hero.
        - A template (frost, weak point) is a new section; a die in a frost hole is a miss, a die on the frost is a hit worth 0.
    .clauses = DF-8.2, DF-6.4, DF-6.13, DF-6.14, DF-8.6, DF-8.9, DF-6.11, DF-14.5, DF-14.3, DF-19.8, DF-19.10

rulebook-dungeon-fighter-sets = Big bad, difficulty and variants
    .text =
        - __The big bad__ has no room and no loot. Thrown dice stay thrown: only white and special dice help then. So save some.
        - __Difficulty__: on hard every monster has 2 more life, on infernal 4. Glory points grow with it: 5, 15 or 25.
        - __Ballads and promotions__: heroes gain experience from kills and from eyes they cannot use or decline. Three points buy an upgrade. Shopping then needs 11 stall symbols.
        - __Alone__ you play two heroes.
        - __Five or six heroes__ need the heroes of a second box. The rest of the game stays the same.
    .clauses = DF-15.2, DF-15.4, DF-3.9, DF-3.10, DF-23.3, DF-20.1, DF-20.3, DF-20.4, DF-20.6, DF-21.1, DF-22.1, DF-22.4, DF-22.5
