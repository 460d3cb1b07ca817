### Super Boss Monster in English: what it adds to the words of Boss Monster, or says in its own way.


## Grammar of this catalogue

x-minion = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }’s minion
  }


## Names of things

game-title = Super Boss Monster
game-about = Send your minion into the city, train your rooms, and lure the heroes of a crowded town into your dungeon.

phase-beginning = Town phase
phase-minion = Minion phase
phase-adventure = Adventure phase

about-hero = { $epic ->
    [yes] legendary hero
   *[no] hero
  }, { $class }, { $health } health
spell-adventure = adventure phase
spell-both = build and adventure phase

location-temple = Temple
location-stadium = Stadium
location-library = Library
location-hideout = Hideout
location-landing-pad = Landing Pad
location-tavern = Tavern

space-temple-treasure = one cleric treasure
space-temple-special = a card left on the market
space-temple-summon = the hero sets out (+2 health)
space-stadium-treasure = one fighter treasure
space-stadium-special = a room card from the deck
space-stadium-summon = the hero sets out (+2 health)
space-library-treasure = one mage treasure
space-library-special = a spell from the deck, then discard one
space-library-summon = the hero sets out (+2 health)
space-hideout-treasure = one thief treasure
space-hideout-special = +2 damage for the last room
space-hideout-summon = the hero sets out (+2 health)
space-landing-pad-treasure = one explorer treasure
space-landing-pad-special = shuffle one stack of rooms
space-landing-pad-summon = the hero sets out (+2 health)
space-tavern-summon = the topmost hero sets out (−2 health)


## What happens

event-phase-began = { $phase ->
    [build] The build phase begins.
    [minion] The minions go to work.
    [bait] The heroes in town look for treasure.
    [adventure] The adventure phase begins.
   *[ending] The round comes to an end.
  }
event-cards-left-out = In a solo game these cards stay in the box: { $cards }.
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
event-hero-summoned = { $hero } get{ x-hero-s } a health token: { $change }.
event-life-token-lost = { $hero } lose{ x-hero-s } the +2 health token.
event-last-room-braced = { $seat_you ->
    [yes] Your last room
   *[no] { $seat }’s last room
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
event-effect-waits = { $source } waits for responses.
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
    .about = Every hero in town needs one more of its treasure.


## What is asked

ask-build-turn = { $builds ->
    [0] You may place one more room, on top of another.
   *[other] Place a room face-down or skip building.
  }
ask-window-first = The build phase begins. Use a spell or ability first?
ask-window-next = You place a room next. Use a spell or ability first?
ask-window-last = The rooms are about to be revealed. Respond?
ask-market = Take a card from the market.
ask-send-minion = Where do you send your minion? It acts after the build phase.
ask-summon-hero = { x-about }choose the dungeon to which you send this hero.
ask-put-counter = { x-about }choose a room for a +1 counter.
ask-remove-counter = { x-about }choose one of your rooms to remove a +1 counter from.
ask-remove-counters = { x-about }choose a room to remove all counters from.
ask-move-counter = { x-about }choose a room to take a counter from.
ask-take-market = { x-about }choose a card to take.
ask-take-spell = { x-about }choose a spell to take; the others go under the deck.
ask-stun-room = { x-about }choose a room to stun.
ask-shuffle-stack = Landing Pad: choose a stack of rooms to shuffle.
ask-respond = { $player_you ->
    [yes] Your
   *[no] { $player }’s
  } { WITHOUT_ARTICLE($waiting) } is about to resolve. Respond?
ask-choose-boss = Choose your boss. The highest XP goes first.
ask-choose-boss-alone = Choose your boss.
ask-first-room-alone = You may start with one ordinary room next to your boss.
ask-mulligan-why = { $advanced ->
    [yes] four advanced rooms
   *[no] at least four treasures of one kind
  }


## Whom the table waits for

wait-window-first = The build phase begins: { x-may-respond }
wait-window-last = The rooms are about to be revealed: { x-may-respond }
wait-market = { $player } takes a card from the market.
wait-send-minion = { $player } sends a minion.
wait-respond = An effect is about to resolve: { x-may-respond }


## What one can answer

option-take = Take { $card }
option-station = { $location }: { $what }
    .what = { $location }
    .where = { $what }
option-station-card = Your { WITHOUT_ARTICLE($card) }
pass-put-counter = No more counters
pass-move-counter = No more counters
pass-stun-room = Stun nothing
pass-send-minion = Keep the minion at home


## How it ended

ending-souls-first = In round { $round } { $seat_you ->
    [yes] you
   *[no] { $seat }
  } had { x-souls }. Souls minus wounds decided.
ending-deck = After round { $round } no heroes were left to come. Souls minus wounds decided.
ending-solo = { $why ->
    [0] Five wounds: the game ended after round { $round }.
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
error-solo-heroes = A solo game has only the heroes of Super Boss Monster, not those of { $sets }.
error-challenge-alone = The challenge mode is for one player, not for { $players }.


## Costly slips

confirm-last-wound = { $hero } will reach you: { x-wounds }, and with five the game ends after this round. This is the last moment for { $cards }. Pass?


## On which occasions one is asked

super-boss-monster-occasion-turn = { boss-monster-occasion-turn }
    .about = { boss-monster-occasion-turn.about }
super-boss-monster-occasion-before-build = Before I build
    .about = Your spell or ability would bring you something, and you are about to place a room.
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
    .about = After this round another player would win or your solo game would end, and you can change that.

## Cards that take no part in a game

left-out-alone = Cards that need opponents stay in the box in a solo game: { $kinds } ({ $sets }).
left-out-star-heroes = All heroes come from one set; these stay in the box: { $kinds } ({ $sets }).
