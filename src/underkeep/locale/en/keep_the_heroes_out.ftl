### Keep the Heroes Out! in English. The names of tactics and loot cards stand with the cards; what a card does is put
### together from its line of actions.


## Grammar of this catalogue: who does it, and the ending of the verb

x-who = { $seat_you ->
    [yes] You
   *[no] { $seat }
  }
x-s = { $seat_you ->
    [yes] {""}
   *[no] s
  }
x-seats = { $seat_you ->
    [yes] your
   *[no] { $seat }’s
  }
x-with = { $carries ->
    [yes] {" "}{ $token_with }
    [bare] {" "}without a token
   *[no] {""}
  }


## The game

game-title = Keep the Heroes Out!
game-about = Monsters of one dungeon stand together: survive two waves of heroes and do not let them steal the treasure worth 4.

phase-setup = Setup
phase-play = Playing cards
phase-exchange = Loot exchange
phase-cleanup = Cleanup
phase-raid = Hero raid
phase-ending = End of turn

level-family = Family
    .about = One Guild card a turn in the first wave, two in the second; for a first game.
level-challenge = Challenge
    .about = Two Guild cards a turn; for players who know the game, and for solo games.
level-hardcore = Hardcore
    .about = Two Guild cards a turn in the first wave, three in the second.

joined = { $first } and { $second }
either = { $first } or { $second }


## Rooms: the name, and how it stands in a sentence

room-treasury = Treasury
    .in = in the Treasury
    .to = to the Treasury
    .from = from the Treasury
    .acc = the Treasury
    .does = Place a coin here.
    .short = + coin
room-sewers = Sewers
    .in = in the Sewers
    .to = to the Sewers
    .from = from the Sewers
    .acc = the Sewers
    .does = Place a frog here.
    .short = + frog
room-workshop = Workshop
    .in = in the Workshop
    .to = to the Workshop
    .from = from the Workshop
    .acc = the Workshop
    .does = Place a trap here.
    .short = + trap
room-library = Library
    .in = in the Library
    .to = to the Library
    .from = from the Library
    .acc = the Library
    .does = Place a book here.
    .short = + book
room-catacombs = Catacombs
    .in = in the Catacombs
    .to = to the Catacombs
    .from = from the Catacombs
    .acc = the Catacombs
    .does = Place a bone here.
    .short = + bone
room-forge = Forge
    .in = in the Forge
    .to = to the Forge
    .from = from the Forge
    .acc = the Forge
    .does = Discard a coin from here and gain an equipment card.
    .short = coin → equipment
room-alchemist = Alchemist
    .in = at the Alchemist
    .to = to the Alchemist
    .from = from the Alchemist
    .acc = the Alchemist
    .does = Discard a frog from here and gain a potion card.
    .short = frog → potion
room-study = Study
    .in = in the Study
    .to = to the Study
    .from = from the Study
    .acc = the Study
    .does = Discard a book from here and gain a scroll card.
    .short = book → scroll
room-beast_tamer = Beast Tamer
    .in = at the Beast Tamer
    .to = to the Beast Tamer
    .from = from the Beast Tamer
    .acc = the Beast Tamer
    .does = Discard a bone from here and gain a beast card.
    .short = bone → beast
room-prison = Prison
    .in = in the Prison
    .to = to the Prison
    .from = from the Prison
    .acc = the Prison
    .does = Once in your turn you may gamble: turn up a Guild card, lock its hero up here and draw three cards. A mage frees everybody.
    .short = gamble
room-laboratory = Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
    .from = from the Laboratory
    .acc = the Laboratory
    .does = Turn up a Guild card; if it shows a hero, lock that hero up in the Prison and gain a tactics card from the loot row.
    .short = hero → tactics
room-great_builder = Great Builder
    .in = at the Great Builder
    .to = to the Great Builder
    .from = from the Great Builder
    .acc = the Great Builder
    .does = Discard 1 to 3 coins from here and build a room with a treasure of that value.
    .short = coins → room
    .tile = Builder

icon-bones = bones
icon-eye = eye
icon-hat = hat
icon-swords = swords
icon-gem = gem
icon-special = special


## Clans and their monsters

clan-dragon = Red Dragon
    .skill = remove all damage from the dragon
    .role = Breaks up crowds of heroes.
clan-witches = Witches
    .skill = open a portal in a room with a witch
    .role = Supports the others.
clan-spirits = Poltergeists
    .skill = move a poltergeist, even through a wall
    .role = Supports the others.
clan-imps = Imps
    .skill = move an imp
    .role = Supports the others.
clan-lizardfolk = Lizardfolk
    .skill = a lizard shoots
    .role = Breaks up crowds of heroes.
clan-skeletons = Skeletons
    .skill = place a bone in a room with a skeleton
    .role = Holds the rooms.
clan-gnolls = Gnolls
    .skill = a gnoll strikes
    .role = Breaks up crowds of heroes.
clan-blob = Blob
    .skill = draw a card
    .role = Holds the rooms.
clan-rats = Rats
    .skill = place a rat in a room with another rat
    .role = Holds the rooms.

monster-dragon = dragon
    .a = the dragon
    .acc = the dragon
    .some = { $count ->
        [one] the dragon
       *[other] { $count } dragons
      }
monster-witches = witch
    .a = a witch
    .acc = a witch
    .some = { $count ->
        [one] a witch
       *[other] { $count } witches
      }
monster-spirits = poltergeist
    .a = a poltergeist
    .acc = a poltergeist
    .some = { $count ->
        [one] a poltergeist
       *[other] { $count } poltergeists
      }
monster-imps = imp
    .a = an imp
    .acc = an imp
    .some = { $count ->
        [one] an imp
       *[other] { $count } imps
      }
monster-lizardfolk = lizard
    .a = a lizard
    .acc = a lizard
    .some = { $count ->
        [one] a lizard
       *[other] { $count } lizards
      }
monster-skeletons = skeleton
    .a = a skeleton
    .acc = a skeleton
    .some = { $count ->
        [one] a skeleton
       *[other] { $count } skeletons
      }
monster-gnolls = gnoll
    .a = a gnoll
    .acc = a gnoll
    .some = { $count ->
        [one] a gnoll
       *[other] { $count } gnolls
      }
monster-blob = blob
    .a = a blob
    .acc = a blob
    .some = { $count ->
        [one] a blob
       *[other] { $count } blobs
      }
monster-rats = rat
    .a = a rat
    .acc = a rat
    .some = { $count ->
        [one] a rat
       *[other] { $count } rats
      }


## Heroes

class-warrior = warrior
    .a = a warrior
    .the = the warrior
    .acc = the warrior
    .gen = warrior
    .many = warriors
    .all = all exhausted warriors
    .some = { $count ->
        [one] the warrior
       *[other] { $count } warriors
      }
    .ability = Discards two resources from the room.
class-rogue = rogue
    .a = a rogue
    .the = the rogue
    .acc = the rogue
    .gen = rogue
    .many = rogues
    .all = all exhausted rogues
    .some = { $count ->
        [one] the rogue
       *[other] { $count } rogues
      }
    .ability = Disarms a trap in the room.
class-archer = archer
    .a = an archer
    .the = the archer
    .acc = the archer
    .gen = archer
    .many = archers
    .all = all exhausted archers
    .some = { $count ->
        [one] the archer
       *[other] { $count } archers
      }
    .ability = Shoots at a monster in the adjacent room with monsters that is closest to the Treasury.
class-mage = mage
    .a = a mage
    .the = the mage
    .acc = the mage
    .gen = mage
    .many = mages
    .all = all exhausted mages
    .some = { $count ->
        [one] the mage
       *[other] { $count } mages
      }
    .ability = In the Prison: frees everybody.
class-champion = champion
    .a = the champion
    .the = the champion
    .acc = the champion
    .gen = champion
    .many = champions
    .all = the exhausted champion
    .some = { $count ->
        [one] the champion
       *[other] { $count } champions
      }
    .ability = Hits two monsters and counts as two heroes when looting.

hurt = { $thing } ({ $harm } damage)


## Tokens

token-frog = frog
    .acc = a frog
    .with = with a frog
    .some = { $count ->
        [one] a frog
       *[other] { $count } frogs
      }
token-coin = coin
    .acc = a coin
    .with = with a coin
    .some = { $count ->
        [one] a coin
       *[other] { $count } coins
      }
token-bone = bone
    .acc = a bone
    .with = with a bone
    .some = { $count ->
        [one] a bone
       *[other] { $count } bones
      }
token-book = book
    .acc = a book
    .with = with a book
    .some = { $count ->
        [one] a book
       *[other] { $count } books
      }
token-trap = trap
    .acc = a trap
    .with = with a trap
    .some = { $count ->
        [one] a trap
       *[other] { $count } traps
      }


## Cards

kind-tactic = tactics card
kind-loot = loot card
kind-hero = Guild card
kind-event = scenario card
kind-treasure = treasure
kind-tile = room
kind-clan = cards of the clans
cards-clan = { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
  }, health { $health }; { $first } at the start, in: { $rooms }. Skill, for one activation: { $skill }.
cards-loot = Loot: { $kind }
cards-hero = Guild cards
cards-event = Scenario cards
cards-treasure = Treasures
cards-tile = Rooms
unknown-card = a card
unknown-treasure = treasure worth { $value }

loot-equipment = equipment
loot-potion = potion
loot-scroll = scroll
loot-beast = beast
loot-none = tactics card

symbol-cauldron = Cauldron
symbol-ledger = Ledger
symbol-quake = Quake
symbol-moon = Moon
symbol-lute = Lute
symbol-hammer = Hammer
symbol-storm = Storm
symbol-crown = Crown

effect-curse = Curse
    .text = Every player discards a card.
effect-losses = Losses
    .text = One resource in the room is lost, if there is one.
effect-prisoner = Prisoner
    .text = A Guild card is turned up, and its hero goes to the Prison.
effect-regeneration = Regeneration
    .text = All heroes in the room become active again.
effect-failure = Failure
    .text = The game is lost.

name-hero-card = { $class } ({ $icon })
name-treasure = treasure worth { $value }: { $effect }

about-tactic = tactics card of the { $clan }
about-loot = loot, { $kind }
about-hero = Guild card
about-event = scenario card
about-treasure = treasure worth { $value }
about-tile = room, kind: { $icon }

text-hero = { $hero_a } comes to each { $icon } room: { $rooms }. { $ability }
text-event = The scenario says what this card does.
text-tile = Activate: { $does }
text-prison = { $does }


## What a card lets its player do

action-move = { $count ->
    [one] one move
   *[other] { $count } moves
  }
action-melee = { $count ->
    [one] one melee attack
   *[other] { $count } melee attacks
  }
action-ranged = { $count ->
    [one] one ranged attack
   *[other] { $count } ranged attacks
  }
action-activate = { $count ->
    [one] one activation
   *[other] { $count } activations
  }
action-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
  }
action-trap = { $count ->
    [one] lay a trap
   *[other] lay { $count } traps
  }
action-defend = { $count ->
    [one] reaction: stop an attack in a room with your monster
   *[other] reaction: stop an attack in a room with your monster ({ $count } damage)
  }
action-portal = { $count ->
    [one] open a portal
   *[other] open { $count } portals
  }
action-place = place { $tokens }
action-spend = discard { $tokens }
action-summon = { $count ->
    [one] a monster comes there from your lair
   *[other] up to { $count } monsters come there from your lair
  }
action-ambush = { $count ->
    [one] a monster comes from your lair { $rooms_to }
   *[other] up to { $count } monsters come from your lair { $rooms_to }
  }
action-reinforce = look at the top 3 cards of your deck and take those with { $action }
action-horde = all your monsters in one room: { $action } each

each-move = a move
each-melee = a melee attack
each-ranged = a ranged attack
each-activate = an activation
each-draw = a card
each-trap = a trap
each-defend = a defence
each-portal = a portal

line-arrow = { $first }; if you do: { $then }
line-or = { $first }. Or: { $second }


## Scenario cards

page-health = { $class }: { $health } health.
check-token = { $number ->
    [one] { $tokens } lies { $room_in }
   *[other] at least { $tokens } lie { $room_in }
  }
check-heroes = { $number ->
    [one] a hero stands { $room_in }
   *[other] at least { $number } heroes stand { $room_in }
  }
check-monster_health = the monsters { $room_in } have { $number } health or more together
check-rooms_built = the dungeon has { $number } rooms or more
check-treasures = { $number ->
    [one] a treasure is in the dungeon
   *[other] at least { $number } treasures are in the dungeon
  }
check-portals = { $number ->
    [one] a finished portal is in the dungeon
   *[other] at least { $number } finished portals are in the dungeon
  }
check-champion_in_play = the champion is in the dungeon
place-stage = in the room with the stage
place-stage-to = to the room with the stage
place-stage-from = from the room with the stage

does-remove = { $tokens } { $number ->
    [one] is
   *[other] are
  } discarded { $room_from }
does-each_player_discards = { $number ->
    [one] every player discards a card
   *[other] every player discards { $number } cards
  }
does-steal_lowest = the treasure of the lowest value leaves the dungeon
does-reactivate_class = { $all } and all heroes in the same rooms become active
does-reactivate_room = all heroes { $room_in } become active
does-summon = { $hero_a } comes { $room_to }
does-remove_hero = { $number ->
    [one] a hero of your choice leaves the dungeon { $room_from }
   *[other] { $number } heroes of your choice leave the dungeon { $room_from }
  }
does-kill_exhausted = { $number ->
    [one] an exhausted hero of your choice leaves the dungeon
   *[other] { $number } exhausted heroes of your choice leave the dungeon
  }
does-event = { $mark ->
    [rubble] rubble closes a corridor of your choice
    [flood] water rises { $room_in }
   *[stage] the stage comes { $room_to }
  }
does-event_next = the stage moves on to the next room
does-event_path = { $mark ->
    [flood] water floods the next room of its path
   *[stage] the stage comes to the first room of its path
  }
does-champion_enter = the champion comes { $room_to }
does-champion_restore = the champion is restored and becomes active
does-win = you win the game
does-lose = you lose the game
does-nothing = nothing happens
card-if = If { $check }: { $then }. Otherwise: { $otherwise }.
card-if-only = If { $check }: { $then }.
card-always = { $then }.


## What happens

event-clan-chosen = { x-who } play{ x-s } the { $clan }.
event-laboratory-stocked = The tactics cards of the { $clan } are shuffled into the loot deck, for the Laboratory.
event-turn-began = Turn { $turn }: { x-seats } turn.
event-phase-began = { $phase ->
    [exchange] Loot exchange
    [raid] The heroes raid the dungeon
   *[other] The next phase begins
  }
event-card-played = { x-who } play{ x-s } { $card }.
event-card-drawn = { x-who } draw{ x-s } { $card }.
event-card-discarded = { x-who } discard{ x-s } { $card }.
event-deck-shuffled = { $seat_you ->
    [yes] Your deck was empty: your discard pile is shuffled into a new one.
   *[no] { $seat }’s deck was empty: the discard pile is shuffled into a new one.
  }
event-reinforced = { $taken ->
    [yes] { x-who } take{ x-s } { $card } as reinforcements.
   *[no] { x-who } look{ x-s } for reinforcements and discard{ x-s } { $card }.
  }
reinforced = { x-who } look{ x-s } for reinforcements and take{ x-s } { $card }; { $dropped } { $count ->
    [one] goes
   *[other] go
  } to the discard pile.
event-monster-placed = { $count ->
    [one] { $monsters } comes { $room_to } from the lair.
   *[other] { $monsters } come { $room_to } from the lair.
  }
event-monster-moved = { $monsters } { $count ->
    [one] goes
   *[other] go
  } { $way ->
    [portal] through the portals { $origin_from } { $room_to }
    [wall] through the wall { $origin_from } { $room_to }
   *[corridor] { $origin_from } { $room_to }
  }{ $carries ->
    [yes] {" "}and { $count ->
        [one] carries
       *[other] carry
      } { $tokens }
   *[no] {""}
  }.
event-monster-hurt = { $monster_a } { $room_in } has taken { $harm } of { $health } damage.
event-monster-gone = { $monster_a } { $room_in } goes back to its lair.
event-dragon-healed = The dragon licks its wounds: all damage is gone.
event-token-placed = Now { $room_in }: { $tokens }.
event-token-lost = Discarded { $room_from }: { $tokens }.
event-portal-finished = A finished portal stands { $room_in }.
event-loot-gained = { x-who } gain{ x-s } { $card } { $room_in }; it goes to the discard pile.
crafted = { x-who } discard{ x-s } { $tokens } { $room_in } and gain{ x-s } { $card }; it goes to the discard pile.
event-loot-shown = New in the loot row: { $card }.
event-loot-replaced = To the bottom of the loot deck: { $card }.
event-room-built = { $coins ->
    [one] For a coin the Great Builder adds { $room_acc }, with a treasure worth { $coins }.
   *[other] For { $coins } coins the Great Builder adds { $room_acc }, with a treasure worth { $coins }.
  }
event-guild-card-turned = { $why ->
    [raid] Guild card: { $card }.
    [gamble] The gamble turns up: { $card }.
    [laboratory] The Laboratory turns up: { $card }.
   *[treasure] The treasure turns up a Guild card: { $card }.
  }{ $nothing ->
    [yes] {" "}Nothing happens.
   *[no] {""}
  }
event-hero-summoned = { $hero_a } comes { $room_to }.
heroes-summoned = Guild card: { $card }. { $coming }.
hero-comes = { $hero_a } comes { $room_to }
event-class-reactivated = No { $hero_gen } is left in the reserve: the { $heroes } in the dungeon and all heroes with them become active.
event-hero-reactivated = { $count ->
    [one] { $heroes } { $room_in } becomes active again.
   *[other] { $heroes } { $room_in } become active again.
  }
event-hero-hurt = { $alive ->
    [yes] { $by ->
        [melee] { $hero } { $room_in } is struck and has { $left } health left.
        [ranged] { $hero } { $room_in } is shot and has { $left } health left.
       *[trap] { $hero } steps into a trap { $room_in } and has { $left } health left.
      }
   *[no] { $by ->
        [melee] { $hero } { $room_in } is struck down.
        [ranged] { $hero } { $room_in } is shot down.
       *[trap] { $hero } steps into a trap { $room_in } and is gone.
      }
  }
event-hero-gone = { $hero } { $room_in } leaves the dungeon.
event-hero-imprisoned = { $hero } is locked up in the Prison, exhausted.
event-prison-broken = { $hero } opens the cells: everybody in the Prison is free.
event-ability-used = { $class ->
    [warrior] { $hero } plunders { $room_acc }.
   *[rogue] { $hero } disarms a trap { $room_in }.
  }
plundered = { $hero } plunders { $room_acc }: { $tokens } { $count ->
    [one] is
   *[other] are
  } gone.
event-hero-inspires = { $hero } { $room_in } inspires { $inspired }, who { $count ->
    [one] becomes
   *[other] become
  } active again.
event-hero-attacks = { $hero } { $shot ->
    [yes] shoots at
   *[no] attacks
  } { $monster_acc } { $room_in }{ $outcome ->
    [gone] , who goes back to the lair
    [hurt] , who has taken { $harm } of { $health } damage
   *[open] {""}
  }.
event-defended = { x-who } defend{ x-s } with { $card }: no damage.
event-heroes-wait = { $heroes ->
    [one] The active hero { $room_in } waits: { $needed ->
        [0] there is no way on.
       *[other] the treasure needs { $needed } heroes.
      }
   *[other] The { $heroes } active heroes { $room_in } wait: { $needed ->
        [0] there is no way on.
       *[other] the treasure needs { $needed } heroes.
      }
  }
event-heroes-charge = { $heroes ->
    [one] The hero finds nothing { $origin_in } and charges { $room_to }
   *[other] { $heroes } heroes find nothing { $origin_in } and charge { $room_to }
  }{ $there ->
    [yes] .
   *[no] , closer to the Treasury.
  }
charged-on = { $heroes ->
    [one] The hero finds nothing { $origin_in } and charges by way of { $via } { $room_to }.
   *[other] { $heroes } heroes find nothing { $origin_in } and charge by way of { $via } { $room_to }.
  }
event-treasure-stolen = The heroes steal the treasure worth { $value } { $room_in }. { $effect }: { $text }
event-treasure-taken = The treasure worth { $value } { $room_in } leaves the dungeon.
event-scenario-card = Scenario card: { $card }. { $what }
event-page-spoke = { $when }. { $what }
page-trigger-0 = The second wave begins
page-trigger-1 = A hero was summoned
page-trigger-2 = A treasure was stolen
page-trigger-3 = The turn ends
scenario-holds = { $check }? Yes: { $what }.
scenario-fails = { $check }? No: { $what }.
event-mark-placed = { $mark ->
    [rubble] Rubble closes the corridor { $corridor }.
    [flood] Water floods { $room_acc }.
   *[stage] The stage now stands { $room_in }.
  }
event-mark-gone = { $mark ->
    [rubble] The rubble in the corridor { $corridor } is cleared.
    [flood] The water is drained { $room_from }.
   *[stage] The stage { $room_in } is taken down.
  }
event-champion-restored = The champion { $room_in } is restored and active.
event-wave-began = Wave { $wave } begins: all Guild cards are shuffled into a new deck.
event-voted = { x-who } vote{ x-s }: { $choice }.
voted = Votes: { $votes }.
vote-cast = { $seat } – { $choice }
vote-treasure = the treasure worth { $value }
event-game-won = { $beaten ->
    [yes] The Guild deck has run out for the second time: the dungeon is saved!
   *[no] The scenario is won, and with it the dungeon!
  }
event-game-lost = { $stolen ->
    [yes] The treasure worth 4 is stolen { $room_from }: the dungeon is lost.
   *[no] The scenario is lost, and with it the dungeon.
  }


## What is asked

ask-choose-clan = Choose your clan.
ask-lend-clan = Which unused clan lends its tactics cards to the Laboratory?
ask-first-monster = Place your first monsters ({ $left } left): in which room?
ask-play = { $cards ->
    [0] { $gamble ->
        [yes] Your hand is empty: gamble for new cards, or go on to the loot exchange?
       *[no] Your hand is empty: go on to the loot exchange.
      }
   *[other] { $gamble ->
        [yes] Your turn: play a card, gamble, or go on to the loot exchange.
       *[no] Your turn: play a card, or go on to the loot exchange.
      }
  }
ask-act = { $card }, still to use: { $rest }
ask-horde = { $card }: what does the next { $monster } { $room_in } do? { $left ->
    [0] This is the last one.
    [one] One more follows.
   *[other] { $left } more follow.
  }
ask-summon = Place another monster from your lair? { $most ->
    [0] {""}
    [2] The card allows one more.
   *[other] The card allows { $most } in all.
  }
ask-exchange = { $cards ->
    [0] Your hand is empty, so you cannot exchange loot{ $gamble ->
        [yes] : gamble, or go on to the raid?
       *[no] .
      }
   *[other] Loot exchange: discard a card to replace loot cards, or go on to the raid.
  }
ask-replace-loot = { $chosen ->
    [0] Which loot card goes to the bottom of the deck?
   *[other] To the bottom of the deck: { $cards }. Another one?
  }
ask-defend = { $shot ->
    [yes] { $hero } shoots at { $monster_acc } { $room_in }.
   *[no] { $hero } attacks { $monster_acc } { $room_in }.
  } Defend?
ask-discard = Every player discards a card. Choose yours.
ask-take-tactic = Laboratory: which tactics card do you take from the loot row?
ask-pay-builder = Great Builder: how many coins do you pay? The new room gets a treasure of that value.
ask-choose-project = Great Builder: which room do you build?
ask-choose-site = Where do you build { $room_acc }, and which way round?
ask-finish-portal = Great Builder: which portal do you finish for a coin?
ask-before-card = { $raid ->
    [0] The raid is over. Gamble before the turn ends?
    [one] The last Guild card is next. Gamble first?
   *[other] { $raid } Guild cards to come. Gamble first?
  }
ask-summon-where = { $left ->
    [one] Only one { $class } is left in the reserve: which room gets it? For the other room, all { $heroes } in the dungeon become active.
   *[other] { $hero_a } comes: in which room?
  }
ask-next-room = Which room’s heroes act next?
ask-plunder = A warrior plunders { $room_acc }: which resource is lost?
ask-archer-target = An archer shoots into an adjacent room: which monster is hit?
ask-hero-attack = Heroes attack { $room_in }: who hits which monster?
ask-champion-second = The champion strikes again: which monster is hit?
ask-exhaust-thief = The heroes steal the treasure { $room_in }: which hero gets exhausted?
ask-steal-which = The heroes steal { $room_in }: which treasure first?
ask-losses = Losses { $room_in }: which resource is lost?
ask-lose-treasure = A treasure of the lowest value leaves the dungeon: which one?
ask-charge-to = { $known ->
    [yes] The heroes charge { $origin_from }: choose one of the shortest ways.
   *[no] The heroes charge on: choose one of the shortest ways.
  }
ask-first-in = Traps { $room_in }: which hero goes in first?
ask-remove-hero = Which hero leaves the dungeon?
ask-choose-mark = Which room gets the event token?
ask-choose-rubble = Which corridor does the rubble close?
ask-chance = Which Guild card is on top?
ask-vote = Vote: { $question }{ $votes ->
    [none] {""}
   *[other] {" "}So far: { $votes }.
  }
vote = { $seat }: { $option }


## Whom the table waits for

wait-choose-clan = { $player } chooses a clan.
wait-lend-clan = { $player } chooses the clan that lends its cards to the Laboratory.
wait-first-monster = { $player } places the first monsters.
wait-play = { $player } plays cards.
wait-act = { $player } plays { $card }.
wait-horde = { $player } plays { $card }.
wait-summon = { $player } brings monsters from the lair.
wait-exchange = { $player } may exchange loot.
wait-replace-loot = { $player } exchanges loot.
wait-defend = { $shot ->
    [yes] { $hero } shoots at { $monster_acc } { $room_in }: { $player } may defend.
   *[no] { $hero } attacks { $monster_acc } { $room_in }: { $player } may defend.
  }
wait-discard = { $player } discards a card.
wait-take-tactic = { $player } chooses a tactics card in the Laboratory.
wait-pay-builder = { $player } pays the Great Builder.
wait-choose-project = { $player } chooses a room to build.
wait-choose-site = { $player } chooses a place for the new room.
wait-finish-portal = { $player } chooses a portal to finish.
wait-before-card = { $player } may gamble before the next Guild card.
wait-summon-where = { $player } decides where the last hero in the reserve appears.
wait-next-room = { $player } decides which room’s heroes act next.
wait-plunder = { $player } decides what a warrior plunders.
wait-archer-target = { $player } decides which monster the archer hits.
wait-hero-attack = { $player } decides which monster the heroes hit.
wait-champion-second = { $player } decides which monster the champion hits next.
wait-exhaust-thief = { $player } decides which hero gets exhausted by the theft.
wait-steal-which = { $player } decides which treasure is stolen first.
wait-losses = { $player } decides which resource is lost.
wait-lose-treasure = { $player } decides which treasure leaves the dungeon.
wait-charge-to = { $player } decides which way the heroes charge.
wait-first-in = { $player } decides which hero meets the traps first.
wait-remove-hero = { $player } decides which hero leaves the dungeon.
wait-choose-mark = { $player } decides which room gets the event token.
wait-choose-rubble = { $player } decides which corridor the rubble closes.
wait-chance = Chance decides.
wait-vote = { $player } votes. { $question }


## What one can answer

confirm-idle-card = { $card } can do nothing now. It would give: { $does } Play it anyway?
option-pass = { $kind ->
    [play] Go on to the loot exchange
    [act] Done with this card
    [horde] Do nothing
    [summon] No more monsters
    [exchange] Go on to the raid
    [replace-loot] Done
    [defend] Do not defend
    [before-card] Do not gamble
   *[other] Pass
  }
option-resign = { $seat } resigns
option-choose-clan = { $clan }: { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
  }, health { $health }, begins with { $first } ({ $rooms }); skill: { $skill }
    .short = { $clan }
option-choose-room = { $room }
option-choose-room-next = { $room }: { $step }
    .short = { $room }
option-choose-hero = { $hero } { $room_in }{ $active ->
    [yes] {""}
   *[no] , exhausted
  }
option-choose-monster = { $monster_a } { $room_in }
option-choose-card = { $card }
option-choose-card-treasure = The treasure worth { $value } { $room_in }
option-choose-card-tile = { $room }
option-choose-token = { $token_acc }
option-choose-corridor = { $corridor }
option-attack = { $hero } attacks { $monster_acc }
    .what = { $hero } attacks
    .where = { $monster_acc }
option-play-card = Play { $card }: { $does }
    .short = Play { $card }
option-gamble = { $cards ->
    [one] Gamble: turn up a Guild card; a hero goes to the Prison; draw a card
   *[other] Gamble: turn up a Guild card; a hero goes to the Prison; draw { $cards } cards
  }
option-pay-with = Discard { $card }
option-defend-with = Defend with { $card }{ $more ->
    [none] {""}
   *[other] {" "}({ $more })
  }
option-move = Move { $monster_acc } { $origin_from } { $room_to }{ x-with }
    .what = Move { $monster_acc } { $origin_from }
    .where = { $room_to }{ x-with }
option-strike = Strike { $hero_acc } { $room_in }
option-shoot = Shoot { $hero_acc } { $room_in }
option-use-room = Activate { $room_acc }: place { $token_acc }
option-use-room-card = Activate { $room_acc }: discard { $token_acc }, gain { $card }
    .what = Activate { $room_acc }: discard { $token_acc }
    .where = and gain { $card }
option-use-room-laboratory = Activate the Laboratory: turn up a Guild card for the Prison and gain a tactics card
option-use-room-builder = { $finishing ->
    [yes] Activate the Great Builder: finish a portal for a coin
   *[no] Activate the Great Builder: build a room
  }
option-use-skill = Skill: { $skill }
    .what = Use the clan skill
    .where = { $skill }
option-use-skill-room = Skill: { $clan ->
    [witches] open a portal { $room_in }
    [skeletons] place a bone { $room_in }
   *[rats] place a rat { $room_in }
  }
    .what = Use the clan skill
    .where = { $room_in }
option-use-skill-hero = Skill: { $clan ->
    [lizardfolk] shoot { $hero_acc } { $room_in }
   *[gnolls] strike { $hero_acc } { $room_in }
  }
    .what = Use the clan skill
    .where = { $hero_acc } { $room_in }
option-use-skill-move = Skill: move { $monster_acc } { $origin_from } { $room_to }{ x-with }
    .what = Use the clan skill
    .where = { $monster_acc } { $origin_from } { $room_to }{ x-with }
option-finish-portal = Finish the portal { $room_in }
option-clear-rubble = Clear the rubble in the corridor { $corridor }
option-drain = Drain { $room_acc }
option-draw = Draw a card
option-lay-trap = Lay a trap { $room_in }
option-open-portal = Open a portal { $room_in }
option-place-token = Place { $token_acc } { $room_in }
option-spend = Discard { $token_acc } { $room_from }
option-summon = { $monster_a } comes { $room_to }
    .what = { $monster_a } comes from the lair
    .where = { $room_to }
option-reinforce = Look for reinforcements: { $action }
option-horde = { $monsters } { $room_in }: { $action } each
option-pay-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
option-site = { $beside }, passages: { $passages }; corridors to: { $corridors }
    .what = { $beside }
    .where = passages: { $passages }; corridors to: { $corridors }

beside-north = Above { $room_acc }
beside-east = To the right of { $room_acc }
beside-south = Below { $room_acc }
beside-west = To the left of { $room_acc }
side-north = top
side-east = right
side-south = bottom
side-west = left

## What heroes do next in a room

step-ability = { $hero } uses its class ability
step-check = { $count ->
    [one] { $who } checks the room
   *[other] { $who } check the room
  }{ $traps ->
    [0] {""}
    [one] {" "}(1 trap)
   *[other] {" "}({ $traps } traps)
  }
step-inspire = { $resting ->
    [0] { $count ->
        [one] { $who } gets ready
       *[other] { $who } get ready
      }
    [one] { $count ->
        [one] { $who } inspires an exhausted hero
       *[other] { $who } inspire an exhausted hero
      }
   *[other] { $count ->
        [one] { $who } inspires { $resting } exhausted heroes
       *[other] { $who } inspire { $resting } exhausted heroes
      }
  }
step-attack = { $count ->
    [one] { $who } attacks
   *[other] { $who } attack
  }
step-loot = { $count ->
    [one] { $who } steals the treasure worth { $value }
   *[other] { $who } steal the treasure worth { $value }
  }
step-wait = { $count ->
    [one] { $who } waits: the treasure needs { $value } heroes
   *[other] { $who } wait: the treasure needs { $value } heroes
  }
step-charge = { $count ->
    [one] { $who } charges { $rooms_to }
   *[other] { $who } charge { $rooms_to }
  }


## How it ended

ending-won = { $turns ->
    [one] You held out for { $turns } turn: both waves are beaten, and the treasure worth 4 is safe.
   *[other] You held out for { $turns } turns: both waves are beaten, and the treasure worth 4 is safe.
  }
ending-lost = In turn { $turn }, wave { $wave }, the heroes stole the treasure worth 4 { $room_from }, with { $left ->
    [0] no Guild card
    [one] { $left } Guild card
   *[other] { $left } Guild cards
  } left in the deck of this wave.
ending-won-early = { $turns ->
    [one] After { $turns } turn the scenario is won, and the treasure worth 4 is safe.
   *[other] After { $turns } turns the scenario is won, and the treasure worth 4 is safe.
  }
ending-lost-early = In turn { $turn }, wave { $wave }, the scenario was lost, with { $left ->
    [0] no Guild card
    [one] { $left } Guild card
   *[other] { $left } Guild cards
  } left in the deck of this wave.
score-treasures = Treasures left in the dungeon: { $treasures }
score-heroes = Heroes left in the dungeon: { $heroes }
score-player = { $seat } ({ $clan }): { $there } of { $monsters } monsters in the dungeon


## The table in the terminal

table-wave = wave { $wave } of { $waves }
table-turn = turn { $turn }
table-guild = Guild deck { $deck }
table-raid = { $phase ->
    [raid] raid: { $raid ->
        [one] { $raid } more card
       *[other] { $raid } more cards
      }
   *[other] { $raid ->
        [one] { $raid } card per turn
       *[other] { $raid } cards per turn
      }
  }
table-gamble = { $gambled ->
    [yes] gamble used
   *[no] may gamble
  }
table-reserve = Reserve
table-loot = Loot
table-loot-empty = nothing
table-loot-deck = { $deck } in the deck
table-projects = Projects
table-plans = { $plans } more in the stack
table-you = you
table-no-clan = no clan yet
table-player = lair { $lair } · deck { $deck } · discard pile { $discard }
table-holds = hand: { $cards }
table-hand = Your hand
table-hand-rest = Also in your hand
table-their-hand = Hand
table-hand-empty = empty
table-area = Played this turn
table-active-hero = { $hero }!
table-tired-hero = ({ $hero })
table-hurt = { $thing } −{ $harm }
table-health = { $thing } { $health }/{ $most }
table-times = { $thing } ×{ $count }
table-treasure = ◆{ $value }
table-portal = portal
table-portal-unfinished = portal…
table-flooded = flood
table-stage = stage
table-closed = Rubble: { $corridors }
table-welcome = You play the { $clan } ({ $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
  }, health { $health }). Skill, for one activation: { $skill }.
table-scenario = { $scenario }: { $premise }
table-scenario-rules = In this scenario: { $rules }
table-scenario-card = Scenario card { $card } (×{ $copies }): { $text }
table-clan = Clan: { $clan }; skill: { $skill }
table-monsters = Monsters: { $monsters }
table-lair = lair
table-discard = Discard pile
table-discard-empty = empty
table-guild-discard = Guild cards turned up in this wave
table-guild-left = Still in the Guild deck


## Help in the terminal

help-goal = You all win together when the Guild deck has run out twice, and lose together when heroes steal the treasure worth 4 from the Treasury.
help-round = A turn: play any number of cards from hand; discard cards to exchange loot; draw up to five; then Guild cards bring heroes. Each new hero uses the ability of its class, meets traps, inspires exhausted heroes, and then attacks a monster in its room, or steals the treasure if there are enough heroes, or waits by it, or charges on towards the Treasury.
help-table = A box is a room: ◆ and a number is the value of its treasure, ! an active hero, (…) an exhausted one, −1 damage, dragon 3/5 the health that is left, portal… an unfinished portal. Arrows between rooms show which way heroes charge, ═ and ║ a corridor that they do not take, ▒ rubble.
help-letters = Below each room is its kind, which Guild cards and ambushes refer to.
help-example = wolf


## What can be chosen for a game

setting-scenario = SCENARIO
    .about = the name of a page of the Dungeon Book, or a file with your own page (default: frogs)
setting-level = LEVEL
    .about = family, challenge or hardcore (default: family)
setting-clans = CLANS
    .about = the clans of the seats, separated by commas; players without a clan choose one
setting-vote = VOTE
    .about = vote on joint decisions; otherwise the active player decides
setting-homebrew = HOMEBREW
    .about = play with homebrew loot cards too: cards by Underkeep and its contributors
setting-chronicle = CHRONICLE
    .about = a series of scenarios in which decks keep their loot; begins with its first scenario
games-scenarios = Scenarios (--scenario)
games-levels = Levels (--level)
games-clans = Clans (--clans)
games-chronicles = Chronicles (--chronicle)

chronicle-chapter = { $chronicle }, chapter { $number } of { $count }: { $name }
chronicle-next = Next chapter: { $name }
chronicle-once-more = Same clans again: { $name }


## What is wrong with a setup, a scenario, a name, a move

error-keep-players = { $players ->
    [one] Keep the Heroes Out! is for 1 to 6 players, not for { $players }.
   *[other] Keep the Heroes Out! is for 1 to 6 players, not for { $players }.
  }
error-names = { $names ->
    [one] { $names } name was given for { $players } players; give one for each.
   *[other] { $names } names were given for { $players } players; give one for each.
  }
error-no-level = There is no level called “{ $name }”{ $hint }.
error-no-clan = There is no clan called “{ $name }”{ $hint }.
error-clan-twice = The clan { $clan } was chosen twice; every clan can be played only once.
error-clans = { $clans ->
    [one] { $clans } clan was chosen for { $players } players; choose at most one for each.
   *[other] { $clans } clans were chosen for { $players } players; choose at most one for each.
  }
error-decks = { $decks ->
    [one] { $decks } kept deck was given for { $players } players; give one for each.
   *[other] { $decks } kept decks were given for { $players } players; give one for each.
  }
error-decks-clans = Decks that were kept belong to clans: choose the clan of every player too.
error-no-card = There is no card called “{ $name }”{ $hint }.
error-no-room = There is no room called “{ $name }”{ $hint }.
error-no-player = There is no player { $seat }; the seats are 0 to { $last }.
error-no-path = Nothing is known under “{ $path }”{ $hint }.
error-no-part = There is no “{ $name }” under { $of }{ $hint }.
error-no-move = “{ $words }” is not a move{ $hint }; moves look like `pass`, `play X`, `gamble`, `move from treasury to sewers with frog`, `strike rogue in forge`, `activate forge for X`, `use skill in treasury`, `summon in sewers`, `defend with X`, `rogue in forge attacks rats`, `choose X`.
error-no-scenario = The Dungeon Book has no scenario called “{ $name }”{ $hint }.
error-page-line = Line { $line }: { $sentence }
error-scenario-field = A page has no field “{ $name }” here{ $hint }.
error-scenario-lacks = The field `{ $name }` is missing; see the example of a whole page.
error-scenario-form = The field `{ $name }` must be { $wanted ->
    [int] a whole number
    [str] a text in quotation marks
    [array] a list in square brackets
    [object] a table in braces, such as {"{"} en = "..." {"}"}
    [bool] `true` or `false`
   *[other] written as in the example of a whole page
  }.
error-scenario-unreadable = { $kind ->
    [array] A list is not closed, or a comma is missing in it; write it like `["study", "forge"]`.
    [braces] Braces are not closed, or a comma is missing in them; write them in one line like `{"{"} study = 3, forge = 1 {"}"}`.
    [string] A text has no quotation mark at its end.
    [equals] There is no `=` after the name of a field.
    [twice] This field has a value already; leave out one of the two.
    [rest] This line goes on after its value; leave out the rest, or write it in a line of its own.
    [value] There is no value here that can be read; write a text in quotation marks, and a number in digits.
    [header] The brackets around the name of a table are not closed; write `[[cards]]` or `[[moments]]`.
    [escape] A backslash in a text must be written twice: `\\`.
    [statement] A line must begin with the name of a field, like `difficulty = 1`, or be a table, like `[[cards]]`.
   *[other] This is not a page of the Dungeon Book; see the example of a whole page.
  }
error-scenario-no-treasury = The scenario “{ $scenario }” has no Treasury; put `treasury` into its grid.
error-scenario-no-four = The Treasury of the scenario “{ $scenario }” must hold the treasure worth 4; write `treasury = 4` among the treasures.
error-scenario-no-room = The scenario “{ $scenario }” names a room “{ $name }” that does not exist{ $hint }.
error-scenario-room-missing = The scenario “{ $scenario }” uses the room { $room }, which is not in its grid; add its tile, or name another room.
error-scenario-room-twice = The scenario “{ $scenario }” has the room { $room } twice; there is one tile of each room.
error-scenario-named-twice = The scenario “{ $scenario }” names the room { $room } twice in `{ $field }`; once is enough.
error-scenario-turns = The scenario “{ $scenario }” turns a tile in an unknown way: “{ $entry }”; write `room:0` to `room:3` for the quarter turns.
error-scenario-cut-off = In the scenario “{ $scenario }” no chain of corridors leads from the room { $room } to the Treasury; turn the tiles so that passages meet.
error-scenario-no-corridor = The scenario “{ $scenario }” closes a corridor between { $one } and { $other }, but there is none; name two rooms whose passages meet.
error-scenario-value = The scenario “{ $scenario }” puts a treasure worth { $value } into the room { $room }; treasures are worth 1 to 4.
error-scenario-treasures = The scenario “{ $scenario }” needs more treasures worth { $value } than there are; take some away.
error-scenario-portals = The scenario “{ $scenario }” has more portals than there are tokens; { $most } is the maximum.
error-scenario-mark = The scenario “{ $scenario }” names a mark “{ $name }” that does not exist{ $hint }.
error-scenario-no-path = The scenario “{ $scenario }” moves the mark { $mark } along a path, but names no rooms for it; add `path`.
error-scenario-heroes = The scenario “{ $scenario }” begins with more heroes of the class { $kind } than there are tokens; five is the maximum.
error-scenario-missing = The scenario “{ $scenario }” says `missing = "{ $name }"`; the only possible word is `other`.
error-scenario-class = The scenario “{ $scenario }” names a class “{ $name }” that does not exist{ $hint }.
error-scenario-symbol = The scenario “{ $scenario }” has a card with the symbol “{ $name }”, which does not exist{ $hint }.
error-scenario-symbol-twice = The scenario “{ $scenario }” explains the symbol { $name } twice; every symbol has one meaning.
error-scenario-copies = The scenario “{ $scenario }” has { $copies } copies of the card { $name }; there can be 1 or 2.
error-scenario-check = The scenario “{ $scenario }” has a condition that cannot be read: “{ $text }”; they look like `always`, `token(frog)@alchemist >= 1`, `heroes@prison >= 2`, `rooms_built >= 9`.
error-scenario-effect = The scenario “{ $scenario }” has an effect that cannot be read: “{ $text }”; they look like `remove:frog@alchemist*1`, `each_player_discards:1`, `summon:rogue@forge`, `event_path:flood`.
error-scenario-token = The scenario “{ $scenario }” names a token “{ $name }” that does not exist{ $hint }.
error-scenario-no-name = The scenario “{ $scenario }” has no name; write one for each language: `name = {"{"} en = "...", pl = "..." {"}"}`.
error-scenario-size = The grid of the scenario “{ $scenario }” is too large; it can have up to { $most } rows and columns.
error-scenario-blocked-twice = The scenario “{ $scenario }” closes the corridor between { $one } and { $other } twice; once is enough.
error-scenario-events = The scenario “{ $scenario }” begins with more event tokens than there are; rubble, marks and the champion together may take { $most }.
error-scenario-finishing = In the scenario “{ $scenario }” the Great Builder finishes portals and has plans as well; leave out `finishing` or `builder`.
error-scenario-health = The scenario “{ $scenario }” gives the class { $kind } { $health } health; write a number from 1 to { $most }.
error-scenario-difficulty = The scenario “{ $scenario }” has the difficulty { $difficulty }; write a number from 1 to { $most }.
error-scenario-gamble = In the scenario “{ $scenario }” the gamble draws { $cards } cards; write a number from 0 to { $most }.
error-scenario-moment = The scenario “{ $scenario }” has effects at a moment “{ $name }” that does not exist{ $hint }.
error-scenario-endless = In the scenario “{ $scenario }” a summoned hero would summon another one without end: “{ $text }”; let something else happen at that moment.
error-scenario-along = The scenario “{ $scenario }” moves a mark in an impossible way: “{ $text }”; write `event_next:stage` or `event_path:flood`.
error-no-chronicle = There is no chronicle called “{ $name }”{ $hint }.
error-not-in-chronicle = The scenario “{ $name }” is not part of the chronicle { $chronicle }; choose one of its scenarios, or play it by itself.
