### Super Boss Monster in English: what it adds to the words of Boss Monster, or says in its own way.


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

space-temple-treasure = Temple: one cleric treasure
space-temple-special = Temple: a card that is left on the market
space-temple-summon = Temple: send out the hero (+2 life)
space-stadium-treasure = Stadium: one fighter treasure
space-stadium-special = Stadium: draw a room card
space-stadium-summon = Stadium: send out the hero (+2 life)
space-library-treasure = Library: one mage treasure
space-library-special = Library: draw a spell, then discard a spell
space-library-summon = Library: send out the hero (+2 life)
space-hideout-treasure = Hideout: one thief treasure
space-hideout-special = Hideout: +2 damage for your last room
space-hideout-summon = Hideout: send out the hero (+2 life)
space-landing-pad-treasure = Landing Pad: one explorer treasure
space-landing-pad-special = Landing Pad: shuffle the rooms of one stack
space-landing-pad-summon = Landing Pad: send out the hero (+2 life)
space-tavern-summon = Tavern: send out the topmost hero (−2 life)


## What happens

event-phase-began = { $phase ->
    [build] The build phase begins.
    [minion] The minions go to work.
    [bait] The heroes in town look for treasure.
    [adventure] The adventure phase begins.
   *[ending] The round comes to an end.
  }
event-first-player = { x-who } { $seat_you ->
    [yes] are
   *[no] is
  } the first player now.
event-market-filled = New on the market: { $card }.
event-market-taken = { x-who } take{ x-s } { $card } from the market.
event-market-cleared = { $card } is left on the market and is discarded.
event-hero-pushed = The town is full: { $hero } must make way.
event-hero-to-location = { $location ->
    [tavern] { $hero } go{ $hero_many ->
        [yes] {""}
       *[no] es
      } to the Tavern.
    [landing-pad] { $hero } wait{ x-hero-s } at the Landing Pad now.
    [temple] { $hero } train{ x-hero-s } in the Temple now.
    [stadium] { $hero } train{ x-hero-s } in the Stadium now.
    [library] { $hero } train{ x-hero-s } in the Library now.
   *[hideout] { $hero } train{ x-hero-s } in the Hideout now.
  }
event-minion-sent = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  } goes to the city. { $where }.
event-minion-sent-home = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  } takes the action space of { $card }.
event-minion-acts = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  } acts. { $where }.
event-minion-acts-home = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  } sets { $card } to work.
event-minion-idle = { $seat_you ->
    [yes] Your minion
   *[no] { $seat }'s minion
  } has nothing to do.
event-hero-summoned = { $hero } arrive{ x-hero-s } at { x-dungeon } with { $change } life.
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


## What is asked

ask-build-turn = Your build turn: place a room face-down, or build nothing in this round.
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
ask-respond = { $waiting } of { $player } is about to take effect. Do you want to answer?
ask-choose-boss = Which boss do you want to be? The highest XP decide who goes first.
ask-mulligan-why = { $advanced ->
    [yes] four of its rooms are advanced
   *[no] its rooms show four treasures of one kind
  }


## Whom the table waits for

wait-market = { $player } takes a card from the market.
wait-send-minion = { $player } sends a minion.
wait-respond = Something was played: { $player } may answer.


## What one can answer

do-take = Take { $card }
do-station = { $where }
do-station-card = Your { $card }


## How it ended

ending-souls-first = In round { $round } somebody had ten souls, and everybody's souls and wounds were counted.
ending-deck = No hero was left to come, and everybody's souls and wounds were counted after round { $round }.
ending-solo = { $score ->
    [one] { $points } point after round { $round }: { $title }.
   *[other] { $points } points after round { $round }: { $title }.
  }
ending-solo-resigned = You gave up in round { $round }.


## What cannot be chosen

complaint-super-players = Super Boss Monster is for 1 to 6 players, not for { $players }.
complaint-super-five = For { $players } players Super Boss Monster needs Crash Landing (CRL).
complaint-solo-sets = Alone one plays with the cards of Super Boss Monster only, not with { $sets }.
complaint-challenge-alone = The challenge mode is for one player, not for { $players }.
setting-mixed-heroes = mixed-heroes
    .about = heroes of all chosen sets come together
