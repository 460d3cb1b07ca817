### The rulebook of Super Boss Monster for players. A chapter has a title, its text, and the clauses of docs/rules/super-boss-monster.md behind it.

rulebook-super-boss-monster-intro = The dungeon business has grown. There is a city now, with a market, a tavern and opening hours, and you have staff: one minion.

rulebook-super-boss-monster-win = How to win
    .text =
        You build a dungeon, lure heroes into it and collect their souls. Those who reach you leave wounds.

        - Your score is __souls minus wounds__. The highest score wins.
        - An ordinary hero is worth 1 soul or 1 wound, a legendary one 2.
        - The game ends after the round in which somebody has __10 souls__, wounds not counted, or in which the last hero has left the town deck.
        - Wounds never throw you out of the game. They only hurt your score, and your pride.

        If the highest score is shared, the boss with more XP wins.
    .clauses = SBM-1.7, SBM-13.9, SBM-13.14, SBM-14.1, SBM-14.4, SBM-14.5, SBM-14.6, SBM-14.7
rulebook-super-boss-monster-score = Ten souls end the game. They do not win it.
rulebook-super-boss-monster-bosses = You get two bosses and keep one.

rulebook-super-boss-monster-table = What lies on the table
    .text =
        In the middle is the city, with three rows:

        - __The town__ on top: a space for each player. New heroes wait here.
        - __The key locations__: Temple, Stadium, Library, Hideout and Tavern, with action spaces for minions.
        - __The market__ below: each round 1 spell and as many rooms as there are players.

        In front of you is your dungeon: rooms in a row, your boss at the right end. You have one minion, 5 room cards and 2 spells. Before the first round you may put one ordinary room next to your boss. The boss with the most XP begins, and the first-player marker moves on after every round.
    .clauses = SBM-3.1, SBM-3.2, SBM-3.3, SBM-3.11, SBM-4.4, SBM-4.5, SBM-4.6, SBM-4.7, SBM-4.10, SBM-5.4
rulebook-super-boss-monster-town-row = Town
rulebook-super-boss-monster-city = The city of the example, with two players. Struck-out spaces cannot be used now: a location with a hero offers only the sending of that hero.
rulebook-super-boss-monster-space-treasure = +1 treasure this round
rulebook-super-boss-monster-space-temple = Take a card that is left on the market
rulebook-super-boss-monster-space-stadium = Draw a room
rulebook-super-boss-monster-space-library = Draw a spell, discard a spell
rulebook-super-boss-monster-space-hideout = Last room: +2 damage
rulebook-super-boss-monster-space-summon = Send the hero (+2 health)
rulebook-super-boss-monster-space-tavern = Send the top hero (−2 health)

rulebook-super-boss-monster-round = A round, step by step
    .text =
        1. __Town.__ Fill the market. A hero for each player arrives. Then each player takes one card from the market and sends out the minion.
        2. __Build.__ In turn, each player may place one room face-down. The rooms are revealed together.
        3. __Minions.__ In turn, each minion does what its space says.
        4. __Bait.__ Each hero in town goes to the dungeon with the most treasure of its kind.
        5. __Adventure.__ In turn, the heroes at each entrance walk through the dungeon.

        Then effects of the round end, minions come home, and the first-player marker moves on.
    .clauses = SBM-5.1, SBM-5.2, SBM-6.1, SBM-8.1, SBM-11.1, SBM-12.1, SBM-13.1, SBM-14.2, SBM-14.3

rulebook-super-boss-monster-town = The town is full
    .text =
        A new hero takes the leftmost free space of the town. If there is none, the __leftmost__ hero is pushed out, the others move up, and the newcomer stands at the right end.

        - The pushed hero goes to the location of its treasure: clerics to the Temple, fighters to the Stadium, mages to the Library, thieves to the Hideout.
        - If somebody is there already, the hero goes to the Tavern. The Tavern has room for everybody; the last to come in lies on top.
        - Some heroes go straight to their location and push nobody.

        No treasure lures heroes out of a location or the Tavern. Only a minion brings them.
    .clauses = SBM-6.5, SBM-6.6, SBM-6.7, SBM-6.8, SBM-6.10, SBM-6.11, SBM-12.1

rulebook-super-boss-monster-build = Building and training
    .text =
        - __An ordinary room__ goes to the left end of your dungeon or on any of your rooms.
        - __An advanced room__ goes only on a room that shows one of its treasures.
        - Five places at most. A covered room is out of the game.
        - Nothing may be built on a room on which your minion stands.

        __Counters__ train a room: each +1 counter adds 1 damage for good. They go back to the supply when the room is covered or destroyed. A bonus without the word “counter” lasts only as long as its text says.

        When a build phase ends and you show five rooms for the first time, your boss __levels up__.
    .clauses = SBM-8.2, SBM-8.3, SBM-8.4, SBM-8.5, SBM-8.6, SBM-8.10, SBM-9.2, SBM-15.1, SBM-15.3, SBM-15.6, SBM-16.1
rulebook-super-boss-monster-kind-built = Puts a counter when it is built
rulebook-super-boss-monster-kind-action = Has an action for your minion
rulebook-super-boss-monster-kind-advanced = Advanced: golden edge

rulebook-super-boss-monster-minions = The minion
    .text =
        After taking a card you put your minion on a free space: in the city, on one of your rooms with an action, or on your boss if its level up gives it a space. It works in the minion phase, after building.

        - A location __without a hero__ offers a treasure for this round or its special action.
        - A location __with a hero__ offers only one thing: you send this hero to any dungeon, yours or that of an opponent. The hero gets __+2 health__ for the trouble.
        - From the __Tavern__ you send the hero on top, with __−2 health__. The drinks were cheap.

        While your minion stands on a room, the room can neither be covered nor destroyed.
    .clauses = SBM-6.14, SBM-6.15, SBM-6.18, SBM-3.7, SBM-7.1, SBM-7.2, SBM-7.3, SBM-9.7, SBM-16.6
rulebook-super-boss-monster-location = Location
rulebook-super-boss-monster-treasure = Treasure
rulebook-super-boss-monster-special = Special action
rulebook-super-boss-monster-does-temple = Take a card that is left on the market
rulebook-super-boss-monster-does-stadium = Draw a room card
rulebook-super-boss-monster-does-library = Draw a spell, then discard a spell
rulebook-super-boss-monster-does-hideout = Your last room deals 2 more damage this round
rulebook-super-boss-monster-spaces = Each space has room for one minion.

rulebook-super-boss-monster-heroes = Bait and adventure
    .text =
        Only heroes in the town row are lured, from left to right. Count the signs of their treasure: visible rooms, boss, and what minions and spells have added.

        - The most signs lure the hero. With equal numbers at the top, or none at all, it stays.
        - Heroes that a minion has sent stand at the entrance already, in front of those who are lured now.

        Heroes enter one at a time, from left to right through your rooms. The damage adds up. When it reaches the health of the hero, the hero dies at the end of that room and lies face-down beside your boss: a soul. A hero who has passed all rooms is a wound.
    .clauses = SBM-12.1, SBM-12.2, SBM-12.3, SBM-12.5, SBM-12.6, SBM-12.7, SBM-12.8, SBM-13.2, SBM-13.5, SBM-13.6, SBM-13.7, SBM-13.8

rulebook-super-boss-monster-example = Example: a gift for Anna
    .text =
        You are <sbm-emperor-dododo> with 740 XP and go first. Anna is <sbm-tick-tock>. In town stand <sbm-brunhild-the-brisk> and <sbm-shadow-sam>.

        __Town.__ <sbm-ace-ferret> arrives. The town is full, so Brunhild, a fighter, is pushed to the Stadium. <sbm-king-lik> arrives and pushes Sam, a thief, to the Hideout. You take <sbm-goblin-bootcamp> and put your minion on the sending space of the Stadium. Anna puts hers on the special space of the Library.

        __Build.__ You build the <sbm-goblin-bootcamp>. It puts a +1 counter on a monster room beside it: <sbm-minion-arena> now deals 2.

        __Minions.__ Your minion takes Brunhild by the arm. With 6 + 2 = 8 health she would be a handful, so she goes to Anna. Anna draws <sbm-overclock> and discards another spell.

        __Bait.__ Ferret finds 4 thief treasures at Anna’s and none at yours. Lik finds 5 fighter treasures at yours.

        __Adventure.__ Lik, 4 health: 2 and 2 damage. A soul for you. At Anna’s, Brunhild loses 2 + 2 + 3 = 7 of her 8 health and arrives: a wound. Ferret loses 7 as well and has 1 left, but he is still in the last room. Anna plays Overclock, 2 damage, and has a soul too.

        The round ends 1 to 0: you have 1 soul, Anna has 1 soul and 1 wound. She says thank you.
    .clauses = SBM-6.6, SBM-6.7, SBM-7.2, SBM-7.3, SBM-7.7, SBM-12.5, SBM-12.8, SBM-13.5, SBM-13.6, SBM-13.10, SBM-14.6
rulebook-super-boss-monster-walk-you = Your dungeon: Lik dies in the second room. The third never gets its turn.
rulebook-super-boss-monster-walk-anna = Anna’s dungeon: 3 damage of the last room, and 2 more by Overclock for Ferret.

rulebook-super-boss-monster-spells = Spells
    .text =
        A __hammer__ means: in the build phase, before the reveal. An __axe__ means: in the adventure phase, before a hero enters and in each room after its damage. You get new spells from the market, and from cards and spaces that say so.

        Everybody may respond to everything. The spell that was played __last__ takes effect __first__, then the one before it, and so on. A spell whose target is gone does nothing.

        A __stunned__ room deals no damage until the end of the round. Its treasure, its text and its action still work.
    .clauses = SBM-10.1, SBM-10.2, SBM-10.3, SBM-10.4, SBM-10.7, SBM-10.8, SBM-10.9, SBM-10.11, SBM-20.14
rulebook-super-boss-monster-spell-build = While building
rulebook-super-boss-monster-spell-adventure = During the adventure
rulebook-super-boss-monster-spell-both = In both phases

rulebook-super-boss-monster-forgotten = Often forgotten
    .text =
        - XP decides who begins the game and a tie at its end. Turns go clockwise from the first player.
        - A room that your minion brings cannot be built in this round: building is over.
        - A hero that you plan to send blocks the location until the minion phase. Nobody can use its other spaces.
        - Sending is not optional. If your minion stands there, the hero goes.
        - The +2 health comes only when the hero is sent. Heroes who wait in a location do not have it.
        - The market is not filled up between players. The last one chooses from what is left.
        - A room that comes to light does not count as built, so “when you build” does not happen.
        - Heroes at an entrance, in town or in a location are worth nothing at the end.
    .clauses = SBM-5.2, SBM-6.2, SBM-7.2, SBM-7.4, SBM-7.10, SBM-7.11, SBM-8.11, SBM-14.12, SBM-20.13

rulebook-super-boss-monster-sets = Alone, and with other boxes
    .text =
        __Alone.__ Three heroes come each round, and the town has four spaces. A hero is lured only if you have enough of its treasure: 1 sign for the leftmost space, then 2, 3 and 4. The game ends after your fifth wound, when the last legendary hero has come, or at once when a hero has to go to the Tavern. Your score has a title, from Kobold to Great Ultimate Dungeon Master.

        __With other boxes of Boss Monster.__ Their bosses, rooms and spells can be shuffled in; the heroes come from one box. Crash Landing brings explorers and is needed for 5 or 6 players. Items and coins work as in their own boxes, with small changes.
    .clauses = SBM-19.6, SBM-19.10, SBM-19.15, SBM-19.16, SBM-19.17, SBM-19.20, SBM-18.1, SBM-18.2, SBM-18.7, SBM-18.10, SBM-18.17
