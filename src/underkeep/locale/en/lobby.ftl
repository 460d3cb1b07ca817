### The lobby: making tables, sitting down, accounts, links.


## Names

lobby-guest-first = Sleepy, Crafty, Merry, Hungry, Gloomy, Brave, Quiet, Fluffy, Polite, Absent-minded, Diligent, Grumpy, Curious, Secret, Lucky, Dusty
lobby-guest-last = Goblin, Troll, Orc, Skeleton, Dragon, Bat, Mimic, Kobold, Golem, Vampire, Ghoul, Imp, Werewolf, Basilisk, Gremlin, Minotaur
lobby-bot-names = Grimble, Mortessa, Ozzik, Thornby, Vexa, Brimstan, Ludmoor, Nyxara, Gobbert, Skarn, Hexley, Morwen


## Bots

lobby-bot-random = Random
    .about = Takes any option at random; for a first look around.
lobby-bot-greedy = Greedy
    .about = Looks one step ahead and takes what seems best now; a fair opponent.
lobby-bot-skilled = Practised hand
    .about = Thinks ahead, aims well and hits two times in three.
lobby-bot-legend = Legend
    .about = Thinks ahead and hits four times in five.
lobby-bot-average = Average hand
    .about = Thinks ahead; every other plain throw hits.
lobby-bot-clumsy = Clumsy
    .about = Means well, but two throws in three go wide.


## Boss Monster

boss-monster-preset-official = Official mix
    .about = The favourite cards of the first two base games with the heroes of The Next Level, for 2 to 4 players.
boss-monster-preset-official-six = Official mix for 5 or 6
    .about = The official mix with Crash Landing: a long game for a large group.
boss-monster-preset-kids = For children
    .about = A mix without blood, coarse jokes and complicated effects, good for beginners too.
boss-monster-preset-base-sets = All base games
    .about = Rooms, spells and bosses of all three base games with the heroes of one; room cards can be sold for coins.
boss-monster-preset-two-base-sets-six = 5 or 6 without Crash Landing
    .about = Two base games and the variant for immortals; the second game lends further heroes.
boss-monster-preset-crash-landing = Crash Landing
    .about = A base game and explorers from space, for 5 or 6 players.
boss-monster-preset-crash-landing-items = Crash Landing with items
    .about = A base game, explorers, and items of both kinds, for 5 or 6 players.
boss-monster-preset-tools = Tools of Hero-Kind
    .about = A base game in which heroes carry items.
boss-monster-preset-implements = Implements of Destruction
    .about = A base game with the items of evil bosses, without those for explorers.
boss-monster-preset-items = All items
    .about = A base game with the items of both expansions, without those for explorers.
boss-monster-preset-minibosses = Minibosses for every base game
    .about = A base game with Vault of Villains, without the cards for explorers.
boss-monster-preset-all-minibosses = All minibosses
    .about = Rise of the Minibosses with Vault of Villains; room cards can be sold for coins.
boss-monster-preset-villains-six = Villains for 5 or 6
    .about = A base game with Crash Landing and Vault of Villains.
boss-monster-preset-villains-items-six = Villains and items for 5 or 6
    .about = A base game with Crash Landing, Vault of Villains and the items of both expansions.
boss-monster-preset-villains-items = Villains and items
    .about = A base game with Vault of Villains and the items of both expansions, without the cards for explorers.
boss-monster-sets = Sets
    .about = Which cards are in the game.
boss-monster-sets-in-base = Base games (at least one)
boss-monster-sets-in-expansions = Expansions
boss-monster-sets-in-packs = Small packs
boss-monster-sets-bmr = Boss Monster
    .about = The first base game: 8 bosses and the rooms, spells and heroes to learn with.
boss-monster-sets-tnl = The Next Level
    .about = The second base game: 12 bosses, heroes of two classes and dark heroes, trickier rooms.
boss-monster-sets-rmb = Rise of the Minibosses
    .about = The third base game: coins, and minibosses that move into your rooms and rise to level 3.
boss-monster-sets-crl = Crash Landing
    .about = For up to six players: explorers, a fifth treasure, and rooms and bosses that lure them.
boss-monster-sets-thk = Tools of Hero-Kind
    .about = Heroes carry items that help them; kill them, and the items serve your boss.
boss-monster-sets-iod = Implements of Destruction
    .about = More items, and bosses who know how to use them.
boss-monster-sets-vov = Vault of Villains
    .about = Coins and minibosses for every base game, with rooms and bosses around them.
boss-monster-sets-dbm = Paper & Pixels
    .about = A few cards with dice and +1 tokens that stay on rooms.
boss-monster-sets-pop = Portable Power
    .about = Portable rooms, which you may take back into your hand and build anew.
boss-monster-sets-lst = Lost Levels
    .about = A boss and four rooms that were lost for a long time.
boss-monster-sets-kng = Kingkiller
    .about = Star heroes with tricks of their own; they come only if you choose them.
boss-monster-sets-sbm = Super Boss Monster
    .about = A city with key locations and a market, minions that act for you, and +1 counters that train your rooms.
boss-monster-star_heroes = Star heroes
    .about = Heroes of expansions with tricks of their own, each in the place of a similar one of the base game.
boss-monster-trade = Sell room cards
    .about = Once per round a room card may be discarded for a coin. Needs coins: Rise of the Minibosses or Vault of Villains.
boss-monster-more_ordinary = More ordinary heroes
    .about = For six players without Crash Landing: the second base game lends more ordinary heroes than epic ones.
boss-monster-deck = Deck
    .about = All cards of the sets, or a ready deck.
boss-monster-deck-none = All cards
    .about = Every card of the chosen sets.
boss-monster-deck-official = Official mix
    .about = A ready mix of both base games with the heroes of The Next Level; the room and spell lists are fixed.
boss-monster-deck-kids = For children
    .about = A ready mix without blood, coarse jokes and complicated effects; good for beginners too.
boss-monster-deck-own = A deck of your own
    .about = Its code, which begins with BM1; the sets are then those of its cards.
boss-monster-variants = Variants
    .about = Other ways to play.
boss-monster-variants-classic = Classic opening
    .about = Everybody draws five rooms and two spells and then discards any two of the seven cards.
boss-monster-variants-hard = Hard
    .about = Ordinary heroes with 4 health stay at home, so those who come are tougher.
boss-monster-variants-i-choose-you = I choose you
    .about = Everybody is dealt two bosses and secretly keeps one of them.
boss-monster-variants-machinations = Machinations
    .about = Whoever gained no soul in a round may draw a room or a spell at its end.
boss-monster-variants-endless-lives = Endless lives
    .about = Nobody loses by wounds; when the hero decks are empty, the most souls minus wounds win.


## Super Boss Monster

super-boss-monster-sets = Further sets
    .about = Whose bosses, rooms, spells and items are mixed in with those of Super Boss Monster. Five and six players need Crash Landing. Alone, cards that do nothing without an opponent stay in the box; the log names them.
super-boss-monster-sets-in-base = Base games
super-boss-monster-sets-in-expansions = Expansions
super-boss-monster-sets-in-packs = Small packs
super-boss-monster-heroes = Heroes
    .about = The set that the heroes come from; alone, those of Super Boss Monster.
super-boss-monster-heroes-none = Super Boss Monster
    .about = The heroes of Super Boss Monster, some of whom go straight to a key location.
super-boss-monster-heroes-other = Only if this set is one of the further sets.
super-boss-monster-variants = Variants
    .about = Other ways to play.
super-boss-monster-variants-challenge = Challenge
    .about = For one player: the heroes in town want 2, 3, 4 and 5 treasures instead of 1, 2, 3 and 4.


## Keep the Heroes Out!

keep-the-heroes-out-scenario = Scenario
    .about = A page of the Dungeon Book: the map, the treasures and what is special.
keep-the-heroes-out-level = Level
    .about = How many Guild cards are turned up in each turn.
keep-the-heroes-out-level-family = Family
    .about = One card a turn in the first wave, two in the second: for a first game.
keep-the-heroes-out-level-challenge = Challenge
    .about = Two cards a turn in both waves.
keep-the-heroes-out-level-hardcore = Hardcore
    .about = Two cards a turn, then three.
keep-the-heroes-out-chronicle = Chronicle
    .about = Four scenarios in a row, from the first on; the decks keep the loot.
keep-the-heroes-out-chronicle-none = None: a single game
    .about = Four scenarios in a row would make a chronicle, in which the decks keep the loot.
keep-the-heroes-out-chronicle-tenants = Tenants of the Hill
    .about = Frogs for the Landlady, Rent Day, Cave-In, Night School.
keep-the-heroes-out-chronicle-trouble = Trouble Below
    .about = Midnight Concert, The Alchemist's Apprentice, Under Construction, High Water.
keep-the-heroes-out-chronicle-guild-war = War with the Guild
    .about = The Guild's Champion, Jailbreak, Expanding Business, Siege of the Deep Hold.
keep-the-heroes-out-voting = Vote on joint decisions
    .about = Otherwise the active player has the last word.


## Dungeon Fighter

dungeon-fighter-difficulty = Difficulty
    .about = How much life monsters have, and how much glory there is to win.
dungeon-fighter-difficulty-normal = Normal
    .about = The life that is printed; 5 glory points.
dungeon-fighter-difficulty-hard = Hard
    .about = 2 more life for every monster; 15 glory points.
dungeon-fighter-difficulty-infernal = Infernal
    .about = 4 more life for every monster; 25 glory points.
dungeon-fighter-throws = Throws
    .about = Whether dice fly on the screen or on a real table.
dungeon-fighter-throws-simulated = On the screen
    .about = Aim and throw; the dice fly by the laws of physics.
dungeon-fighter-throws-companion = Real dice
    .about = You throw real dice at a real target, and the boss reports what they did.
dungeon-fighter-ballads = Ballads and promotions
    .about = Heroes gain experience and upgrades; the stall needs 11 symbols.
dungeon-fighter-combined = Heroes of both boxes
    .about = Two more heroes to choose from; five and six players always have them.
dungeon-fighter-boss = First boss
    .about = Who leads the party at the beginning.
dungeon-fighter-boss-random = Drawn at random
    .about = Chance picks the first boss.
dungeon-fighter-boss-chosen = Chosen
    .about = The first player says who it is.
dungeon-fighter-target = Target
    .about = How the sections of the target are laid out.
dungeon-fighter-target-rings = Rings
    .about = Rings worth 1 to 5 from outside in, and the centre.
dungeon-fighter-target-patches = Patches
    .about = Patches worth 1 to 5, mixed, and the centre.
dungeon-fighter-dice = Dice
    .about = The shape of the coloured and white dice.
dungeon-fighter-dice-cubes = Cubes
    .about = Six sides, two of them with an eye.
dungeon-fighter-dice-tetrahedra = Four-sided dice
    .about = Four sides, one of them with an eye.


## What is not possible

lobby-no-table = There is no such table, or it is private: ask for a link.
lobby-no-game = There is no game called '{ $name }' here.
lobby-no-decks = Decks of one's own cannot be built for { $name }.
lobby-no-practice = There is no practice table for { $name }.
lobby-no-rules = The rules of '{ $name }' are not written down here.
lobby-no-address = There is nothing at this address.
lobby-no-method = That cannot be done at this address.
lobby-bad-request = The request could not be understood.
lobby-bad-request-at = The request could not be understood: look at { $where }.
lobby-too-large = That is too much at once: { $most } KB are the most.
lobby-too-fast = Too many requests; wait a moment and try again.
lobby-too-many-tables = { $most ->
    [one] You already have { $most } table going; finish it or close it first.
   *[other] You already have { $most } tables going; finish or close one first.
  }
lobby-too-many-sockets = Too many open connections; close some windows and try again.
lobby-foreign = That request came from another site and was not carried out.
lobby-who-are-you = We do not know you yet: open the start page first, so that you get a name.
lobby-own-mistake = The server made a mistake of its own; nothing was changed as far as it knows. Please try again.

lobby-name-empty = A name needs at least one letter, digit or sign that can be seen.
lobby-name-long = A name has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
lobby-name-taken = Somebody else already has an account called { $name }; choose another name.
lobby-has-account = You already have an account, { $name }; sign out first to make another one.
lobby-password-short = A password needs at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
  }.
lobby-password-long = A password has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
lobby-wrong-password = The name or the password is wrong.

lobby-owner-only = Only the owner of the table can do that.
lobby-players-only = Only those who sit at the table can do that.
lobby-not-your-eyes = While the game goes on you can look at it only from your own seat.
lobby-not-shared-eyes = This link shows the game only as it was shared; for other eyes ask for another link.
lobby-no-replay = This link to a replay does not work: something of it is missing, or the seat it looked from has changed hands. Ask for a new one.
lobby-replay-later = This game is still being played. Its replay can be watched here when it is over.
lobby-replay-closed = The table was closed before the game was over, so there is no replay to share.
lobby-is-open = The game has not started yet.
lobby-is-playing = The game is already going on.
lobby-is-over = The game is over.
lobby-is-closed = The table is closed.
lobby-no-seat = There is no seat { $number }; they go from 0 to { $most }.
lobby-sits-already = You already sit at this table.
lobby-seat-taken = Somebody already sits there.
lobby-seat-by-link = That seat is kept for somebody with its link.
lobby-nobody-sits-there = Nobody sits there to whom the table could be handed over.

lobby-seats = A table has from 1 to { $most } seats.
lobby-bad-seat = A seat is for me, a person, a bot or open, not '{ $name }'{ $hint }.
lobby-one-seat-each = Several seats for yourself need a table on one screen (hot seat).
lobby-no-bot = There is no bot called '{ $name }'{ $hint }.
lobby-no-choice = The game has nothing to choose called '{ $name }'{ $hint }.
lobby-bad-choice = What was chosen for '{ $name }' does not fit.
lobby-bad-pace = There is no pace called '{ $name }'{ $hint }.
lobby-bad-clock = '{ $name }' is no clock: choose none, live, or days from 1d to 14d.
lobby-bad-seed = A seed is a whole number from 0 to 9223372036854775807.
lobby-seed-with-others = The seed can be chosen only where no other people play.
lobby-no-sequel = Nothing follows this game: it is not over, or it was not one of a series that goes on.
lobby-no-lesson = This game has no first game that explains itself yet.


## Pages

page-trouble = That did not work
    .text = { $sentence }
page-back = To the start page
page-no-link = This link does not work
    .text = It may be misspelt, or the owner of the table has made a new one. Ask for a new link.
page-seat-taken = Somebody already sits there
    .text = Each link is for one person and has been used. If it was you, on another device, ask the owner of the table for a new link.
page-invited = You are invited to a table
    .text = Play a dungeon board game in the browser: no account, nothing to install.
page-invited-button = Come to the table
page-not-built = The table is not built yet
    .text = The server runs, but the part for the browser has not been built. In the folder of Underkeep type:
