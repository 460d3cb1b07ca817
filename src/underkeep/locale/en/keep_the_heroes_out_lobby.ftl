# Keep the Heroes Out! on the form of a new table.

keep-the-heroes-out-scenario = Scenario
    .about = A page of the Dungeon Book: map, treasures and special rules.
keep-the-heroes-out-level = Level
    .about = How many Guild cards are turned up each turn.
keep-the-heroes-out-level-family = Family
    .about = One card a turn in the first wave, two in the second: for a first game.
keep-the-heroes-out-level-challenge = Challenge
    .about = Two cards a turn in both waves.
keep-the-heroes-out-level-hardcore = Hardcore
    .about = Two cards a turn, then three.
keep-the-heroes-out-chronicle = Chronicle
    .about = Four scenarios in a row, starting with the first; decks keep their loot.
keep-the-heroes-out-chronicle-none = None: a single game
    .about = A chronicle is four scenarios in a row, in which decks keep their loot.
keep-the-heroes-out-chronicle-tenants = Tenants of the Hill
    .about = Frogs for the Landlady, Rent Day, Cave-In, Night School.
keep-the-heroes-out-chronicle-trouble = Trouble Below
    .about = Midnight Concert, The Alchemist’s Apprentice, Under Construction, High Water.
keep-the-heroes-out-chronicle-guild-war = War with the Guild
    .about = The Guild’s Champion, Jailbreak, Expanding Business, Siege of the Deep Hold.
keep-the-heroes-out-chronicle-neighbours = Good Neighbours
    .about = Housewarming, Call the Plumber, The Trap Fair, The Back Door.
keep-the-heroes-out-homebrew = Homebrew loot
    .about = Adds loot cards by Underkeep and its contributors to the loot deck.
keep-the-heroes-out-voting = Vote on joint decisions
    .about = Otherwise the active player has the last word.

daily-about = One page of the Dungeon Book, one clan. Your score: 1 point for each defeated hero and, if you win, 20 points and 1 for each treasure you kept.
