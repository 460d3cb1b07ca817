### The page for new players: what each game is about, in four steps.

learn-intro = Five minutes are enough: read what a game is about, and start. The table offers only what the rules allow.
learn-steps = How it is played
learn-tutorial = Guided first game
learn-play = Play with a bot
learn-rulebook = How to play, with pictures

learn-boss-monster-1 = Build
    .text = You are the monster at the end of the dungeon. Each round you place one room face-down; then all are revealed together. Rooms deal damage and show treasure.
learn-boss-monster-2 = Lure
    .text = Each hero goes to the dungeon with the most treasure of the kind it loves. On a tie it stays in town.
learn-boss-monster-3 = Survive
    .text = A hero walks through all your rooms. If it dies, you gain its soul; if it reaches you, you take a wound.
learn-boss-monster-4 = Win
    .text = Ten souls win the game. Five wounds and you are out. In between, spells and rooms spring surprises.

learn-super-boss-monster-1 = Market
    .text = Everybody takes a card from the market and sends a minion into the city, then places a room face-down.
learn-super-boss-monster-2 = Minions
    .text = Minions bring treasure for this round, train rooms, or call a hero out of the city.
learn-super-boss-monster-3 = Heroes
    .text = Heroes go where the most treasure of their kind lies and walk through the rooms: those who die are souls, those who arrive are wounds.
learn-super-boss-monster-4 = Win
    .text = When a player has ten souls, or the last hero has come to town, the round is played to its end. Souls minus wounds count. In a solo game, ten souls do not end the game: a fifth wound does, and a hero in the Tavern ends it at once.

learn-keep-the-heroes-out-1 = Together
    .text = You are the monsters of one dungeon, a clan each, and win or lose together. Hands are open.
learn-keep-the-heroes-out-2 = Play cards
    .text = Move and fight, use the rooms, lay traps, summon monsters from the lair, and exchange cards for loot.
learn-keep-the-heroes-out-3 = The raid
    .text = Then the Guild sends heroes. They attack monsters, steal treasures where enough heroes meet, or charge on towards the Treasury.
learn-keep-the-heroes-out-4 = Hold out
    .text = When the Guild deck has run out twice, you have won. When the treasure worth 4 is stolen, all is lost.

learn-dungeon-fighter-1 = Throw
    .text = Heroes throw a die in turn. It must bounce off the table before it lands on the target: pull back and let go, or use the sliders.
learn-dungeon-fighter-2 = Hit
    .text = The section in which the die lies is the damage that you deal; an eye on top uses an ability. A miss hurts you.
learn-dungeon-fighter-3 = With style
    .text = Monsters, rooms and weapons want the throw done their way: with eyes closed, from under the table, off a wall of ice…
learn-dungeon-fighter-4 = Win
    .text = Beat monsters, spend their coins at the stall three times, and bring down the big bad before the whole party lies on the floor.
