### The end of a game: its figures, and the record of the person

ending-deciding = Watch what decided it
ending-last-fight = Watch the last fight
ending-last-raid = Watch the last raid
ending-watch-last = Watch { $name }’s last feat
ending-kills = Who slew whom
ending-kills-other = No card
ending-own-figures = Your game
ending-all-figures = All together
ending-achievements = Achievements
ending-best-room = Deadliest room
ending-best-room-kills = { $name }, { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
  }
ending-by-round = by round
ending-by-turn = by turn
ending-by-fight = by fight
ending-ordinary-game = Play an ordinary game
ending-details = Details
ending-record = { $games ->
    [one] Your first game
   *[other] { $games } games
  }{ $wins ->
    [0] { "" }
   *[other] , { $wins } won
  }{ $streak ->
    [0] .
    [1] .
   *[other] , { $streak } in a row.
  }
ending-to-record = My record

curve-souls = Souls
curve-wounds = Wounds
curve-treasures = Treasures in the dungeon
curve-heroes = Heroes in the dungeon
curve-life = Life

figure-souls = Souls
figure-wounds = Wounds
figure-kills = Heroes slain
figure-epic_kills = Epic heroes slain
figure-super-boss-monster-epic_kills = Legendary heroes slain
figure-survivors = Heroes who survived
figure-lured = Heroes lured
figure-rooms = Rooms built
figure-spells = Spells cast
figure-abilities = Abilities used
figure-negated = Effects stopped
figure-minions = Minions sent
figure-market = Market cards
figure-summoned = Heroes summoned to the dungeon
figure-rounds = Rounds
figure-loot = Loot gained
figure-moves = Moves
figure-defended = Attacks stopped
figure-monsters_lost = Monsters lost
figure-turns = Turns
figure-treasures = Treasures left
figure-treasures_lost = Treasures lost
figure-trap_kills = Slain by traps
figure-damage = Damage dealt
figure-throws = Throws
figure-hits = Hits
figure-misses = Misses
figure-ultra_criticals = Ultra-critical hits
figure-stunned = Times stunned
figure-fights = Fights
figure-glory = Glory
figure-died = Heroes dead
figure-dungeon-fighter-kills = Monsters felled
figure-dungeon-fighter-wounds = Life lost

record-about = Games you have played to the end, also as a guest. Nobody else sees this. On a shared device, only games that everybody wins or loses together count. Games in which a bot helped earn no achievements.
record-games = games
record-wins = won
record-streak = won in a row
record-best-streak = longest streak
record-achievements = achievements
record-of = { $done } of { $all }
record-times = { $count ->
    [one] once
   *[other] { $count } times
  }
record-characters = By character
record-character = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $wins } won
record-bests = Best in one game

achievement-new = New!
achievement-boss-monster-throne = Long Live the Boss
    .about = Win a game.
achievement-boss-monster-flawless = Not a Scratch
    .about = Slay a hero and win with no wounds at the end.
achievement-boss-monster-close-call = By a Whisker
    .about = Win with four wounds.
achievement-boss-monster-reaper = Grim Harvest
    .about = Slay eight heroes in one game.
achievement-boss-monster-favourite-room = House Speciality
    .about = Slay four heroes in the same room.
achievement-boss-monster-epic-hunter = Epic Fail
    .about = Slay three epic heroes in one game.
achievement-boss-monster-spellbinder = Spellbinder
    .about = Cast five spells and win.
achievement-super-boss-monster-crown = Crowned by the City
    .about = Win against other bosses.
achievement-super-boss-monster-flawless = Spotless Throne
    .about = Slay a hero, beat the other bosses, and have no wounds at the end.
achievement-super-boss-monster-reaper = Super Harvest
    .about = Slay eight heroes in one game.
achievement-super-boss-monster-overseer = Overseer
    .about = Send ten minions to work in one game.
achievement-super-boss-monster-merchant = Regular Customer
    .about = Take twelve cards from the Market in one game.
achievement-super-boss-monster-lone-boss = Home Alone
    .about = Collect eight souls in a solo game.
achievement-keep-the-heroes-out-keepers = Heroes Kept Out
    .about = Win a game.
achievement-keep-the-heroes-out-nothing-lost = Not a Penny
    .about = Win without losing a treasure.
achievement-keep-the-heroes-out-bare-shelves = Bare Shelves
    .about = Win with at most two treasures left.
achievement-keep-the-heroes-out-bouncer = Bouncer
    .about = Slay twelve heroes with your clan in one game.
achievement-keep-the-heroes-out-trapper = Mind the Step
    .about = Let traps slay four heroes in one game.
achievement-keep-the-heroes-out-hardcore = Iron Gate
    .about = Win on the hardcore level.
achievement-dungeon-fighter-champions = Bad Day for the Big Bad
    .about = Beat the big bad.
achievement-dungeon-fighter-unshaken = Still Standing
    .about = Win without a single hero stunned.
achievement-dungeon-fighter-bullseye = Bull’s-Eye
    .about = Land an ultra-critical hit.
achievement-dungeon-fighter-slayer = Last Word
    .about = Finish four monsters yourself.
achievement-dungeon-fighter-steady-hand = Steady Hand
    .about = Hit with three throws in four, over at least eight throws.
achievement-dungeon-fighter-hard-way = The Hard Way
    .about = Win on hard or infernal difficulty.
