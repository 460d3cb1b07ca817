### Super Boss Monster in English: what it adds to the words of Boss Monster, or says in its own way.


## Grammar of this catalogue

x-minion = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  }


## Names of things

game-title = Super Boss Monster
game-about = Send your minion into the city, train your rooms, and lure the heroes of a crowded town into your dungeon.

phase-beginning = Town phase
phase-minion = Minion phase

location-temple = Temple
location-stadium = Stadium
location-library = Library
location-hideout = Hideout
location-landing-pad = Landing Pad
location-tavern = Tavern

space-temple-treasure = one cleric treasure
space-temple-special = a card that is left on the market
space-temple-summon = the hero sets out (+2 life)
space-stadium-treasure = one fighter treasure
space-stadium-special = a room card from the deck
space-stadium-summon = the hero sets out (+2 life)
space-library-treasure = one mage treasure
space-library-special = a spell from the deck, then one is discarded
space-library-summon = the hero sets out (+2 life)
space-hideout-treasure = one thief treasure
space-hideout-special = +2 damage for the last room
space-hideout-summon = the hero sets out (+2 life)
space-landing-pad-treasure = one explorer treasure
space-landing-pad-special = one stack of rooms is shuffled
space-landing-pad-summon = the hero sets out (+2 life)
space-tavern-summon = the topmost hero sets out (−2 life)


## What happens

event-phase-began = { $phase ->
    [build] The build phase begins.
    [minion] The minions go to work.
    [bait] The heroes in town look for treasure.
    [adventure] The adventure phase begins.
   *[ending] The round comes to an end.
  }
event-cards-left-out = In a game for one these cards stay in the box: { $cards }.
event-first-player = { x-who } { $seat_you ->
    [yes] are
   *[no] is
  } the first player now.
event-market-filled = New on the market: { $card }.
event-market-taken = { x-who } take{ x-s } { $card } from the market.
event-market-cleared = { $card } is left on the market and is discarded.
event-hero-pushed = The town is full: { $hero } must make way.
event-hero-to-location = { $hero } go{ $hero_many ->
    [yes] {""}
   *[no] es
  } { $location ->
    [temple] to train in the Temple
    [stadium] to train in the Stadium
    [library] to train in the Library
    [hideout] to train in the Hideout
    [landing-pad] to the Landing Pad
   *[tavern] to the Tavern
  }.
event-hero-stayed = { $hero } { x-hero-is } not lured and stay{ x-hero-s } in town.
event-minion-sent = { x-minion } goes to the { $location ->
    [temple] Temple
    [stadium] Stadium
    [library] Library
    [hideout] Hideout
    [landing-pad] Landing Pad
   *[tavern] Tavern
  }: { $what }.
event-minion-sent-home = { x-minion } takes the action space of { $card }.
event-minion-acts = { x-minion } is at work { $location ->
    [temple] in the Temple
    [stadium] in the Stadium
    [library] in the Library
    [hideout] in the Hideout
    [landing-pad] on the Landing Pad
   *[tavern] in the Tavern
  }.
event-minion-acts-home = { x-minion } sets { $card } to work.
event-minion-idle = { x-minion } has nothing to do.
event-hero-summoned = { $hero } get{ x-hero-s } a life token: { $change }.
event-life-token-lost = { $hero } lose{ x-hero-s } the +2 life token.
event-last-room-braced = { $seat_you ->
    [yes] Your last room
   *[no] { $seat }'s last room
  } deals { $damage } more damage until the end of the round.
event-room-stunned = { $room } in { x-dungeon } is stunned until the end of the round.
event-stack-shuffled = The rooms of a stack in { x-dungeon } are shuffled; now { $room } lies on top.
event-tokens-put = { $taken ->
    [yes] { $tokens ->
        [one] A counter is taken from { $card }.
       *[other] { $tokens } counters are taken from { $card }.
      }
   *[no] { $tokens ->
        [one] A +1 counter is put on { $card }.
       *[other] { $tokens } +1 counters are put on { $card }.
      }
  }
event-effect-waits = { $source } waits for answers.
event-solo-over = { $why ->
    [0] Five wounds are too many: the game is over.
    [1] A hero has found the Tavern: the game is over at once.
   *[2] No more heroes come: the game is over.
  } { $score ->
    [one] { $points } point
   *[other] { $points } points
  }: { $title }.


## Titles of the solo game

title-failure = Failure
title-kobold = Kobold
title-minion = Minion
title-mini-boss = Mini Boss
title-boss = Boss
title-fair-boss = Fair Boss
title-dungeon-sultan = Dungeon Sultan
title-boss-monster = Boss Monster
title-great-boss = Great Boss
title-dungeon-master = Dungeon Master
title-ultimate = Great Ultimate Dungeon Master
title-true = True { $title }

contest-solo = Solo
    .about = The usual rules for one player.
contest-challenge = Challenge mode
    .about = Every hero in town wants one more of its treasure.


## What is asked

ask-build-turn = { $builds ->
    [0] You may place one more room, on top of another.
   *[other] Your build turn: place a room face-down, or build nothing in this round.
  }
ask-window-first = The build phase begins. Do you want to use a spell or an ability before the first room is placed?
ask-window-next = You place a room next. Do you want to use a spell or an ability first?
ask-window-last = The rooms are about to be revealed. Do you want to use a spell or an ability first?
ask-market = Take a card from the market.
ask-send-minion = Where do you send your minion? It acts after the build phase.
ask-summon-hero = { x-about }to whose dungeon do you send this hero?
ask-put-counter = { x-about }on which room do you put a +1 counter?
ask-remove-counter = { x-about }from which of your rooms do you remove a +1 counter?
ask-remove-counters = { x-about }from which room are all counters removed?
ask-move-counter = { x-about }from which room do you take a counter?
ask-take-market = { x-about }which card do you take?
ask-take-spell = { x-about }which of these spells do you take? The others go under the deck.
ask-stun-room = { x-about }which room do you stun?
ask-shuffle-stack = The Landing Pad: which stack of rooms is shuffled?
ask-respond = { $player_you ->
    [yes] Your { $waiting }
   *[no] { $waiting } of { $player }
  } is about to take effect. Do you want to answer?
ask-choose-boss = Which boss do you want to be? Whoever has the highest XP goes first.
ask-choose-boss-alone = Which boss do you want to be?
ask-first-room-alone = You may begin with one ordinary room next to your boss.
ask-mulligan-why = { $advanced ->
    [yes] four of its rooms are advanced
   *[no] its rooms show four treasures of one kind
  }


## Whom the table waits for

wait-window-first = The build phase begins: { $player } may react.
wait-window-last = The rooms are about to be revealed: { $player } may react.
wait-market = { $player } takes a card from the market.
wait-send-minion = { $player } sends a minion.
wait-respond = Something was played: { $player } may answer.


## What one can answer

option-take = Take { $card }
option-station = { $location }: { $what }
    .what = { $location }
    .where = { $what }
option-station-card = Your { $card }
pass-put-counter = No more counters
pass-move-counter = No more counters
pass-stun-room = Stun nothing
pass-send-minion = Keep the minion at home


## How it ended

ending-souls-first = In round { $round } somebody had ten souls, and everybody's souls and wounds were counted.
ending-deck = No hero was left to come, and everybody's souls and wounds were counted after round { $round }.
ending-solo = { $why ->
    [0] Five wounds were too many, and the game ended after round { $round }.
    [1] In round { $round } a hero found the Tavern, and the game ended at once.
   *[2] No more heroes came after round { $round }.
  } { $score ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ending-solo-resigned = The game was given up in round { $round }.


## What can be chosen at the start

setting-mixed-heroes = MIXED
    .about = heroes of all chosen sets come together


## What cannot be chosen

error-super-players = Super Boss Monster is for 1 to 6 players, not for { $players }.
error-super-five = For { $players } players Super Boss Monster needs Crash Landing (CRL).
error-solo-heroes = Alone one plays with the heroes of Super Boss Monster only, not with those of { $sets }.
error-challenge-alone = The challenge mode is for one player, not for { $players }.


## Costly slips

confirm-last-wound = { $hero } { x-hero-is } about to reach you: that is { x-wounds }, and with five the game is over after this round. You could still do something about it. Do you want to pass?


## On which occasions one is asked

super-boss-monster-occasion-turn = { boss-monster-occasion-turn }
    .about = { boss-monster-occasion-turn.about }
super-boss-monster-occasion-before-build = Before I build
    .about = A spell or an ability of yours would bring you something, and you are about to place a room.
super-boss-monster-occasion-aimed = { boss-monster-occasion-aimed }
    .about = { boss-monster-occasion-aimed.about }
super-boss-monster-occasion-entering = { boss-monster-occasion-entering }
    .about = { boss-monster-occasion-entering.about }
super-boss-monster-occasion-fate = { boss-monster-occasion-fate }
    .about = { boss-monster-occasion-fate.about }
super-boss-monster-occasion-own-fate = { boss-monster-occasion-own-fate }
    .about = { boss-monster-occasion-own-fate.about }
super-boss-monster-occasion-own-room = { boss-monster-occasion-own-room }
    .about = { boss-monster-occasion-own-room.about }
super-boss-monster-occasion-last-build = { boss-monster-occasion-last-build }
    .about = { boss-monster-occasion-last-build.about }
super-boss-monster-occasion-waiting = { boss-monster-occasion-waiting }
    .about = { boss-monster-occasion-waiting.about }
super-boss-monster-occasion-negate = { boss-monster-occasion-negate }
    .about = { boss-monster-occasion-negate.about }
super-boss-monster-occasion-last-chance = { boss-monster-occasion-last-chance }
    .about = After this round somebody else wins, or alone your game is over, and you can change that.

## Cards that take no part in a game

left-out-alone = Cards that need opponents stay in the box when one plays alone: { $kinds } ({ $sets }).
left-out-star-heroes = All heroes come from one set; these stay in the box: { $kinds } ({ $sets }).
