### The rulebook of Keep the Heroes Out! for players. A chapter has a title, its text, and the clauses of docs/rules/keep-the-heroes-out.md behind it.

rulebook-keep-the-heroes-out-intro = You live here. The treasure is yours, the traps are yours, and the people who have just kicked in the door call themselves heroes.

rulebook-keep-the-heroes-out-win = How to win
    .text =
        You are monsters of one dungeon, each player with a clan, and you win or lose __together__. Nobody drops out.

        - Heroes come as cards of the Guild deck. When the deck has run out for the __second__ time, you have won.
        - If the __treasure worth 4__ is stolen, you have lost at once.

        Everything else may go wrong. Other treasures may be stolen, monsters may be thrown out, and frogs may get hurt.
    .clauses = KHO-1.1, KHO-1.2, KHO-1.3, KHO-19.3, KHO-20.7, KHO-20.8, KHO-20.9
rulebook-keep-the-heroes-out-lose-one = One hero is enough
rulebook-keep-the-heroes-out-lose-three = Three heroes at once
rulebook-keep-the-heroes-out-lose-four = Four, and the game is lost
rulebook-keep-the-heroes-out-treasures = The number is the value: so many active heroes are needed to steal it. On the back is what happens then.

rulebook-keep-the-heroes-out-table = What lies on the table
    .text =
        - __The dungeon__: rooms with doors. Where two doors meet there is a corridor. The scenario says which rooms there are, and which treasures lie in them. The treasure worth 4 lies in the Treasury.
        - __Your clan__: its monsters, its skill and 10 tactics cards. Some monsters begin in the dungeon, the others wait in the lair.
        - __Your hand__: 5 cards from your own deck.
        - __The loot row__: 5 open cards that you can gain.
        - __The Guild deck__: 16 hero cards and the scenario cards, face-down.

        A monster has 1 life; only the Red Dragon has 5 and a Witch has 2. A monster that is thrown out goes back to the lair and can come again. The clan with the fewest monsters begins.
    .clauses = KHO-4.2, KHO-4.4, KHO-4.5, KHO-4.7, KHO-4.8, KHO-4.9, KHO-4.11, KHO-5.2, KHO-5.7, KHO-6.2, KHO-22.1, KHO-22.2
rulebook-keep-the-heroes-out-map = Four rooms with three rats. Heroes want to get to the Treasury.
rulebook-keep-the-heroes-out-kind-tactic = A tactics card
rulebook-keep-the-heroes-out-kind-loot = A loot card
rulebook-keep-the-heroes-out-kind-guild = A Guild card
rulebook-keep-the-heroes-out-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
  }
rulebook-keep-the-heroes-out-active = { $hero }, active
rulebook-keep-the-heroes-out-exhausted = { $hero }, exhausted
rulebook-keep-the-heroes-out-frog = a frog

rulebook-keep-the-heroes-out-turn = Your turn, step by step
    .text =
        1. __Play cards.__ Play as many cards from your hand as you like, one at a time. Do what a card says before you play the next one.
        2. __Exchange loot.__ For a card from your hand you may replace 1 to 5 cards of the loot row, as often as you like.
        3. __Clean up.__ The cards you have played go to your discard pile. Draw until you have 5. Cards you have kept stay in your hand.
        4. __Hero raid.__ Turn up Guild cards, one after the other: one, two or three, depending on difficulty and wave.
        5. __Next player.__ The turn passes to the left.

        Every turn ends with a raid. With four players there are four raids in a round.
    .clauses = KHO-7.1, KHO-7.2, KHO-7.3, KHO-7.6, KHO-7.8, KHO-7.9, KHO-7.11, KHO-7.12, KHO-15.1

rulebook-keep-the-heroes-out-actions = What cards can do
    .text =
        Use the actions of a card in any order, and divide them among your monsters as you like. What you do not need is lost when the card is done.

        - A __slash__ means: choose one side.
        - An __arrow__ means: if you have done what stands on the left, you may do what stands on the right for free.
        - __Horde__ means: all your monsters in one room do it once each.

        Heroes have 1 life unless something else is said. A hit sends one home.

        __Defend__ is not played in your turn. When a hero attacks in a room where one of your monsters stands, you discard the card: 1 damage less. This also helps monsters of other players there.
    .clauses = KHO-8.1, KHO-8.2, KHO-9.1, KHO-9.2, KHO-9.3, KHO-9.4, KHO-9.6, KHO-9.7, KHO-9.11, KHO-9.12, KHO-9.19, KHO-9.22, KHO-9.24, KHO-9.26, KHO-9.27
rulebook-keep-the-heroes-out-act-move = Move: one monster goes to the next room, and may carry one resource or one trap along.
rulebook-keep-the-heroes-out-act-melee = Melee: 1 damage to a hero in the same room.
rulebook-keep-the-heroes-out-act-ranged = Ranged: 1 damage to a hero one corridor away.
rulebook-keep-the-heroes-out-act-activate = Activate: use a room, use the skill of your clan, or finish a portal.
rulebook-keep-the-heroes-out-act-draw = Draw: take a card, which you may play at once.
rulebook-keep-the-heroes-out-act-trap = Trap: lay one in a room with your monster.
rulebook-keep-the-heroes-out-act-defend = Defend: a reaction, 1 damage less.
rulebook-keep-the-heroes-out-act-portal = Portal: monsters walk between rooms with portals. Heroes do not.
rulebook-keep-the-heroes-out-act-ambush = Ambush: monsters come from the lair to the rooms shown.
rulebook-keep-the-heroes-out-act-reinforce = Reinforcements: look at 3 cards of your deck, keep those with the action shown.
rulebook-keep-the-heroes-out-act-horde = Horde: all your monsters in one room.

rulebook-keep-the-heroes-out-rooms = Rooms, resources and loot
    .text =
        With an activation and a monster in the room, four rooms give you a resource, and four others take it: they turn a coin, a frog, a book or a bone into a loot card of the row.

        The resource must lie __in the room__ that takes it, so somebody has to carry it there. The loot card goes to your discard pile and is yours for the rest of the game.

        - The __Workshop__ gives you a trap. A hero who enters a room with a trap takes 1 damage, and the trap is gone.
        - In the __Prison__ you may gamble once in your turn, without a monster and without an activation: turn up a Guild card. A hero on it is locked up, and you draw 3 cards. But a mage frees everybody.
        - The __Laboratory__ and the __Great Builder__ come in later scenarios.
    .clauses = KHO-10.1, KHO-10.2, KHO-10.3, KHO-10.4, KHO-11.7, KHO-11.8, KHO-12.1, KHO-12.3, KHO-12.4, KHO-12.7, KHO-13.1, KHO-14.1
rulebook-keep-the-heroes-out-trades = Where a resource comes from, and what it is good for.

rulebook-keep-the-heroes-out-raid = What heroes do
    .text =
        A hero card names a class and a sign. One hero of this class appears in each of two rooms with this sign. Then, step by step:

        1. The hero uses the __ability__ of its class, once.
        2. __Traps__ in the room hurt it, one after the other.
        3. Exhausted heroes in the room are __inspired__: they become active again.
        4. __Attack.__ If there is a monster, the hero hits one for 1 damage and is exhausted.
        5. __Loot.__ If there is no monster and there are at least as many active heroes as the treasure is worth, so many of them steal it and are exhausted.
        6. __Wait.__ If they are too few, they wait, exhausted.
        7. __Charge.__ If there is neither monster nor treasure, they all run to the next room towards the Treasury, and go on with step 2.

        Where there is a choice, the players decide together. Exhausted heroes stay and do nothing until somebody inspires them. That is how three lonely heroes become a problem.

        A __scenario card__ has the effect that the scenario gives it.
    .clauses = KHO-15.2, KHO-15.4, KHO-15.5, KHO-16.1, KHO-17.3, KHO-17.4, KHO-17.5, KHO-17.6, KHO-17.7, KHO-17.8, KHO-18.1, KHO-18.3, KHO-21.3
rulebook-keep-the-heroes-out-warrior = Warrior
    .does = breaks 2 resources in the room.
rulebook-keep-the-heroes-out-rogue = Rogue
    .does = disarms a trap in the room before it can hurt her.
rulebook-keep-the-heroes-out-archer = Archer
    .does = shoots at a monster in a neighbouring room: the one with monsters that is closest to the Treasury.
rulebook-keep-the-heroes-out-mage = Mage
    .does = frees all heroes if the Prison is where he appears. Elsewhere he only looks important.
rulebook-keep-the-heroes-out-classes = The abilities work only where a hero appears, not after a charge.

rulebook-keep-the-heroes-out-example = Example: rats against visitors
    .text =
        You play the Rats. Three stand in the Sewers. At the Beast Tamer a warrior and a rogue wait for a third hero, because the treasure there is worth 3. You hold five cards and play three.

        1. <kho-gnaw-at-everything>: two activations. The first, in the Sewers, puts a frog there. The second is the skill of your clan: another rat joins the rats. Now there are four.
        2. <kho-scurry>: every rat in one room may move. Two of the four run to the Beast Tamer, two stay with the frog.
        3. <kho-swarm>: every rat in one room bites once. Two rats, two heroes, and there is room at the Beast Tamer again.

        You clean up: three cards go to the discard pile. You have kept two, so you draw three.

        __The raid.__ This is wave 1 of a family game, so there is one card: <kho-warrior-bones>. A warrior comes to each room with crossed bones, the Sewers and the Beast Tamer.

        - In the Sewers the warrior breaks what resources there are: the frog, who had plans. Then he hits a rat. It goes back to the lair, and he is exhausted.
        - At the Beast Tamer there is nothing to break. He hits a rat too and is exhausted.

        One rat is left in each room, and where a monster stands nobody loots. Had you not come, the third hero would have inspired the two others, and the treasure would be gone.
    .clauses = KHO-5.3, KHO-8.1, KHO-9.1, KHO-9.27, KHO-9.28, KHO-7.8, KHO-15.4, KHO-16.2, KHO-17.4, KHO-17.5, KHO-17.16, KHO-19.11, KHO-20.1
rulebook-keep-the-heroes-out-play-1 = First card
rulebook-keep-the-heroes-out-play-2 = Second card
rulebook-keep-the-heroes-out-play-3 = Third card
rulebook-keep-the-heroes-out-play-4 = The Guild
rulebook-keep-the-heroes-out-map-1 = Before your turn: two exhausted heroes wait.
rulebook-keep-the-heroes-out-map-2 = After your cards: two rats here, two rats there, one frog.
rulebook-keep-the-heroes-out-map-3 = After the raid: the treasure is still there.

rulebook-keep-the-heroes-out-forgotten = Often forgotten
    .text =
        - You need not play all your cards. A Defend card in your hand works in the turns of the others too.
        - A hero that attacks is exhausted even if the attack was defended.
        - Exhausted heroes do not count for looting. They count again as soon as somebody inspires them.
        - A trap does nothing to heroes who are in the room already.
        - If a hero must appear and there is no token of its class left, all exhausted heroes of this class become active, and everybody in their rooms with them.
        - Ranged attacks do not go through portals.
        - When the Guild deck runs out for the first time, it is shuffled, and the second wave begins. Rooms, heroes and monsters stay as they are.
        - Cards turned up by a gamble count as cards of the deck. Gambling brings the end nearer, one way or the other.
    .clauses = KHO-7.3, KHO-9.12, KHO-17.16, KHO-18.3, KHO-11.10, KHO-18.4, KHO-9.3, KHO-20.2, KHO-20.4, KHO-20.6

rulebook-keep-the-heroes-out-sets = Difficulty and scenarios
    .text =
        The number of Guild cards in each turn:

        - __Family__: 1 in the first wave, 2 in the second. Take this for your first game.
        - __Challenge__: 2 and 2. Also for one player.
        - __Hardcore__: 2 and 3.

        The scenario decides on the map, the treasures, the scenario cards and sometimes on more: floods, rubble, stronger heroes. You can also write scenarios of your own. Five or six players may play too; they only wait longer for their turn.
    .clauses = KHO-20.1, KHO-1.1, KHO-21.1, KHO-22.1, KHO-22.3, KHO-22.5
