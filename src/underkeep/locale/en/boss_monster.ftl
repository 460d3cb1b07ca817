### Boss Monster in English. The names and wordings of the cards stand with the cards themselves.


## Grammar of this catalogue: who does it, to whom, and the ending of the verb

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
x-owner = { $dungeon_you ->
    [yes] You
   *[no] { $dungeon }
  }
x-owner-s = { $dungeon_you ->
    [yes] {""}
   *[no] s
  }
x-dungeon = { $dungeon_you ->
    [yes] your dungeon
   *[no] { $dungeon }’s dungeon
  }
x-victim = { $victim_you ->
    [yes] you
   *[no] { $victim }
  }
x-card = { $card_known ->
    [yes] { $card }
   *[no] { $card_kind ->
        [room] a room card
        [spell] a spell
        [item] an item
       *[other] a card
      }
  }
x-hero-s = { $hero_many ->
    [yes] {""}
   *[no] s
  }
x-hero-is = { $hero_many ->
    [yes] are
   *[no] is
  }
x-souls = { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
  }
x-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
x-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }


## Names of things

game-title = Boss Monster
game-about = Lure heroes into your dungeon with treasure, and make sure that none gets out alive.

phase-setup = Setup
phase-beginning = Beginning of round
phase-build = Build phase
phase-bait = Bait phase
phase-adventure = Adventure phase
phase-ending = End of round

class-cleric = cleric
class-fighter = fighter
class-mage = mage
class-thief = thief
class-explorer = explorer
class-none = classless
treasure-letters = CFMTE

kind-boss = boss
kind-room = room
kind-spell = spell
kind-hero = hero
kind-miniboss = miniboss
kind-item = item
unknown-boss = a boss
unknown-hero = a hero
unknown-room = a room card
unknown-spell = a spell
unknown-item = an item
monster-room = monster
trap-room = trap
spell-build = build phase
spell-adventure = adventure phase
spell-both = build and adventure phase


## Cards in one line

about-room = { $advanced ->
    [yes] advanced { $type }
   *[no] { $type }
  }, damage { $damage }, treasure { $treasure }
about-room-short = { $advanced ->
    [yes] adv. { $type } { $damage } { $treasure }
   *[no] { $type } { $damage } { $treasure }
  }
about-spell-short = { $when ->
    [build] build
    [adventure] adventure
   *[both] build or adventure
  }
about-level = Level { $level }: { $text }
about-sides =
    Hero: { $carried }
    Boss: { $text }
about-miniboss = miniboss
about-item = { $universal ->
    [yes] item for everybody
   *[no] item, treasure { $treasure }
  }
about-portable = { $about }, portable
about-boss = boss, { $xp } XP, treasure { $treasure }
about-spell = spell for the { $phases }
about-hero = { $epic ->
    [yes] epic hero
   *[no] hero
  }, { $class }, { $health } health
no-ability = No ability.


## What happens

event-round-began = Round { $round } begins.
event-phase-began = { $phase ->
    [build] The build phase begins.
    [bait] The heroes in town look for treasure.
    [adventure] The adventure phase begins.
   *[ending] The round comes to an end.
  }
event-boss-chosen = { x-who } play{ x-s } { $boss }.
event-took-mulligan = { x-who } exchange{ x-s } the starting hand.
event-hero-arrived = New in town: { $hero } ({ $hero_class }, { $hero_health } health).
event-drew = { x-who } draw{ x-s } { x-card }.
event-discarded = { x-who } discard{ x-s } { x-card }.
event-took-from-discard = { x-who } take{ x-s } { x-card } from the discard pile.
event-took-from-player = { x-who } take{ x-s } { x-card } from { x-victim }.
event-gave-card = { x-who } give{ x-s } { x-card } to { $to_you ->
    [yes] you
   *[no] { $to }
  }.
event-found-in-deck = { x-who } search{ $seat_you ->
    [yes] {""}
   *[no] es
  } the deck and take{ x-s } { x-card }.
event-looked-at-hand = { x-who } look{ x-s } at { $victim_you ->
    [yes] your hand
   *[no] { $victim }’s hand
  }.
event-showed-card = { x-who } show{ x-s } { x-card }.
event-deck-renewed = { $spells ->
    [yes] The spell deck was empty: the discarded spells are shuffled into a new one.
   *[no] The room deck was empty: the discarded room cards are shuffled into a new one.
  }
event-room-placed = { x-who } place{ x-s } { x-card } face-down { $own ->
    [yes] { $new_place ->
        [yes] in a new place
       *[no] on top of a room
      }
   *[no] in { x-dungeon }
  }.
event-room-taken-back = { x-who } take{ x-s } { x-card } back into hand.
event-room-revealed = { x-owner } reveal{ x-owner-s } { $room }.
event-room-built = { x-owner } build{ x-owner-s } { $room } at once.
event-building-forbidden = No more building this round.
event-levelled-up = { $seat_you ->
    [yes] Your boss
   *[no] { $seat }’s boss
  } { $boss } levels up!
event-effect-began = { $source } takes effect.
event-spell-cast = { x-who } cast{ x-s } { $spell }.
event-spell-cast-on = { x-who } cast{ x-s } { $spell } on { $target }.
event-spell-cast-at = { x-who } cast{ x-s } { $spell }; the target { $target_you ->
    [yes] is you
   *[no] is { $target }
  }.
event-ability-used = { x-who } use{ x-s } { $source }.
event-ability-used-on = { x-who } use{ x-s } { $source } on { $target }.
event-effect-waits = { $source } resolves when everyone has passed.
event-negated = { x-who } negate{ x-s } { $spell } with { $source }.
event-fizzled = { $source } has lost its target and does nothing.
event-room-destroyed = { $room } in { x-dungeon } is destroyed.
event-room-uncovered = This uncovers { $room }.
event-room-deactivated = { $room } in { x-dungeon } is deactivated until the end of the round.
event-room-reactivated = { $room } in { x-dungeon } is active again.
event-room-boosted = { $room } has { $change } damage until the end of the round.
event-dungeon-boosted = All rooms in { x-dungeon } have { $change } damage until the end of the round.
event-monsters-roused = Monster rooms in { x-dungeon } have { $change } damage until the end of the round.
event-treasure-doubled = The treasure on the rooms in { x-dungeon } counts twice until the end of the round.
event-treasure-added = { $room } has an extra { $treasure } treasure until the end of the round.
event-treasure-lost = { $room } has no treasure until the end of the round.
event-room-silenced = { $room } has no ability until the end of the round.
event-rooms-swapped = { $first } and { $second } in { x-dungeon } change places.
event-treasure-exchanged = { $first } and { $second } exchange their treasure as long as both are visible.
event-ability-copied = { $boss } has the ability of { $model } from now on.
event-dungeon-reversed = The rooms in { x-dungeon } are now in reverse order.
event-rooms-drilled = { $monster ->
    [yes] Ordinary monster rooms
   *[no] Ordinary trap rooms
  } in { x-dungeon } have +1 damage until the end of the round.
event-treasure-translated = Explorer treasure in { x-dungeon } also counts as { $treasure } treasure until the end of the round.
event-hero-warded = Only { $seat_you ->
    [yes] you
   *[no] { $seat }
  } can target { $hero } until the end of the round.
event-item-dropped = { $hero } lose{ x-hero-s } the item { $item }.
event-item-taken = { x-who } take{ x-s } the item { $item } from { x-victim }.
event-item-looked-at = { x-who } look{ x-s } at the top card of the item deck{ $item_known ->
    [yes] : { $item }
   *[no] {""}
  }.
event-item-put-under = { x-who } put{ x-s } the top card of the item deck on the bottom.
event-hero-lured = { $hero } { x-hero-is } lured to { x-dungeon }.
event-hero-stayed = { $hero } stay{ x-hero-s } in town: no single dungeon offers the most.
event-hero-shunned = { $hero } cannot be lured this round and stay{ x-hero-s } in town.
event-hero-put-off = { $hero } will not be lured this round.
event-fountain-opened = { $room } deals no damage this round and gives every hero who enters 1 health.
event-party-gathered = Every hero who enters { x-dungeon } this round has 1 more health.
event-shortcut-shown = { $hero } will pass over { $rooms ->
    [one] the next room
   *[other] the next { $rooms } rooms
  }.
event-hero-set-out = { $hero } enter{ x-hero-s } { x-dungeon }.
event-hero-kept-out = { $hero } must wait at the entrance of { x-dungeon }.
event-hero-entered = { $hero } enter{ x-hero-s } { $room }.
event-hero-hurt = { $damage ->
    [0] { $hero } take{ x-hero-s } no damage ({ $health } health).
   *[other] { $alive ->
        [yes] { $hero } take{ x-hero-s } { $damage } damage and { $hero_many ->
            [yes] have
           *[no] has
          } { $health } health left.
       *[no] { $hero } take{ x-hero-s } { $damage } damage, and that is fatal.
      }
  }
walk = { $hero } walk{ x-hero-s } on: { $steps }.
walk-in = { $hero } enter{ x-hero-s } { x-dungeon }: { $steps }.
walk-step = { $alive ->
    [yes] { $room } −{ $damage } ({ $health } left)
   *[no] { $room } −{ $damage } (fatal)
  }
event-hero-strengthened = { $hero } gain{ x-hero-s } { $more } health and now { $hero_many ->
    [yes] have
   *[no] has
  } { $health }.
event-hero-sent-back = { $hero } { x-hero-is } sent back to { $room }.
event-hero-moved-on = The room falls apart, and { $hero } hurr{ $hero_many ->
    [yes] y
   *[no] ies
  } on to { $room }.
event-hero-passed-over = { $hero } pass{ $hero_many ->
    [yes] {""}
   *[no] es
  } over { $room }.
event-hero-died = { $hero } die{ x-hero-s }: { x-souls } for { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  }.
event-hero-survived = { $hero } survive{ x-hero-s } and reach{ $hero_many ->
    [yes] {""}
   *[no] es
  } the boss: { x-wounds } for { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  }.
event-hero-to-town = { $hero } go{ $hero_many ->
    [yes] {""}
   *[no] es
  } back to town.
event-hero-to-entrance = { $hero } go{ $hero_many ->
    [yes] {""}
   *[no] es
  } to the entrance of { x-dungeon }.
event-hero-removed = { $hero } { x-hero-is } removed from the game.
event-soul-became-wound = { $hero } in { x-seats } scoring area rise{ x-hero-s } again: souls turn into wounds.
event-wound-healed = { x-who } heal{ x-s } a wound: { $hero } now count{ x-hero-s } as souls.
event-dungeon-barred = No hero can enter { x-dungeon } until the end of the round.
event-first-room-skipped = Heroes who enter { x-dungeon } pass over the first room until the end of the round.
event-heroes-untouched = The abilities of rooms and minibosses in { x-dungeon } do not affect heroes until the end of the round.
event-spells-taxed = Every spell of { $seat_you ->
    [yes] yours
   *[no] { $seat }
  } costs a coin until the end of the round.
event-card-turned-over = { x-card } is turned over from the room deck.
event-victory-denied = { x-who } cannot win by souls at the end of this round.
event-defeated = { x-who } lose{ x-s } with { x-wounds }.
event-eliminated = { x-who } { $seat_you ->
    [yes] are
   *[no] is
  } out of the game.
event-resigned = { x-who } resign{ x-s }.
event-game-won = { x-who } win{ x-s } the game with { x-souls } and { x-wounds }.

event-die-rolled = The die for { $source } shows { $pips }.
event-coins-gained = { x-who } gain{ x-s } { x-coins }.
event-coins-paid = { x-who } pay{ x-s } { x-coins }.
event-coins-given = { x-who } give{ x-s } { x-coins } to { $to_you ->
    [yes] you
   *[no] { $to }
  }.
event-coins-laid = { x-who } put{ x-s } { x-coins } on { $room }.
event-treasuries-swapped = { x-who } and { $other_you ->
    [yes] you
   *[no] { $other }
  } exchange treasuries.
event-tokens-put = { $taken ->
    [yes] { $tokens ->
        [one] A token is taken from { $card }.
       *[other] { $tokens } tokens are taken from { $card }.
      }
   *[no] { $tokens ->
        [one] A +1 token is put on { $card }.
       *[other] { $tokens } +1 tokens are put on { $card }.
      }
  }
event-miniboss-joined = { $miniboss } moves into { $room } in { x-dungeon } at level { $level }.
event-miniboss-unpaid = { $miniboss } is not paid for and goes to the discard pile.
event-miniboss-level = { $up ->
    [yes] { $miniboss } in { x-dungeon } rises to level { $level }.
   *[no] { $miniboss } in { x-dungeon } falls to level { $level }.
  }
event-miniboss-lost = { $miniboss } has no room left and goes to the discard pile.
event-miniboss-returned = { x-owner } take{ x-owner-s } { $miniboss } back into hand.
event-item-revealed = New in town: the item { $item }.
event-item-attached = { $hero } take{ x-hero-s } the item { $item }.
event-item-won = { $face_up ->
    [yes] { x-who } attach{ $seat_you ->
        [yes] {""}
       *[no] es
      } the item { $item } to the boss.
   *[no] The item { $item } goes face-down to { x-seats } scoring area.
  }
event-item-turned = { $face_up ->
    [yes] { x-who } turn{ x-s } the item { $item } face-up.
   *[no] { x-who } turn{ x-s } the item { $item } face-down.
  }
event-room-returned = { x-owner } take{ x-owner-s } { $room } back into hand.
event-room-lifted = { $room } in { x-dungeon } moves to the top of its stack.
event-room-doubled = { $room } deals twice its damage until the end of the round.
event-dungeon-treasure = { $dungeon_you ->
    [yes] Your dungeon
   *[no] { $dungeon }’s dungeon
  } has an extra { $treasure } treasure until the end of the round.
event-hero-held = { $hero } will not enter this round.


## What is asked

x-about = { $has_about ->
    [yes] { $about }:{" "}
   *[no] {""}
  }

ask-build-turn = { $builds ->
    [0] Your room is placed. Cast a spell, use an ability or end your turn.
   *[other] Build a room, cast a spell or end your turn.
  }
ask-pay-miniboss = { x-about }pay a coin to move it in? Otherwise it is discarded.
ask-choose-lodging = { x-about }choose one of your rooms to move it into.
ask-coin-or-monster = { x-about }discard a monster room card instead of paying a coin?
ask-pay-for-spell = { x-about }pay for the spell to take effect?
ask-how-many-coins = { x-about }how many coins do you spend?
ask-item-won = { x-about }attach it to your boss (face-up) or put it aside (face-down)?
ask-item-side = { x-about }face-up or face-down from now on?
ask-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Your
       *[no] { $dungeon }’s
      } build turn. Use a spell or ability?
    [before] { $hero } ({ $health } health) { x-hero-is } about to enter { x-dungeon }. Respond?
    [room] { $hero } { $forecast ->
        [dies] will die in
       *[other] ({ $health } health) { x-hero-is } in
      } { $dungeon_you ->
        [yes] your
       *[no] { $dungeon }’s
      } { WITHOUT_ARTICLE($room) }{ $forecast ->
        [boss] ; the boss is next
       *[other] {""}
      }. Respond?
   *[idle] { $dungeon_you ->
        [yes] Your
       *[no] { $dungeon }’s
      } adventure turn, no hero inside. Respond?
  }
ask-respond = { $player_you ->
    [yes] Your
   *[no] { $player }’s
  } { WITHOUT_ARTICLE($waiting) } is about to resolve. Respond?
ask-negate-spell = { $about } was just cast{ $has_target ->
    [yes] {" "}on { $target }
   *[no] {""}
  }. Negate it?
ask-negate-ability = The ability of { $about } was just used. Stop it?
ask-first-room = You may start with one ordinary room next to your boss. It stays face-down until everyone has chosen.
ask-mulligan = Bad starting hand: { $why }. Exchange it?
ask-mulligan-why = { $advanced ->
    [yes] four advanced rooms
   *[no] four rooms with the same treasure
  }
ask-choose-boss = Choose your boss. XP decide who acts first.
ask-classic-discard = Classic opening: discard two cards ({ $left } to go).
ask-round-draw = { x-about }draw a room card or a spell this round?
ask-machinations = No soul this round: draw a card?
ask-may = { x-about }use its ability?
ask-order-effects = Several of your cards take effect. Which one first?
ask-build = { x-about }you may build a room now.
ask-gift = { x-about }choose a room for your opponent’s dungeon, and its place.
ask-choose-card = { x-about }choose a card.
ask-choose-room = { x-about }choose a room.
ask-choose-hero = { x-about }choose a hero.
ask-choose-seat = { x-about }choose a player.
ask-choose-treasure = { x-about }choose a treasure type.
ask-choose-kind = { x-about }room cards or spells?
ask-swap-first = { x-about }choose the first room to swap.
ask-swap-second = { x-about }choose the room to swap it with.
ask-destroy-room = { x-about }choose a room to destroy.
ask-discard-card = { x-about }choose a card to discard.
ask-discard-room = { x-about }choose a room card to discard.
ask-discard-spell = { x-about }choose a spell to discard.
ask-discard-monster = { x-about }choose a monster room card to discard.
ask-discard-trap = { x-about }choose a trap room card to discard.
ask-discard-miniboss = { x-about }choose a miniboss card to discard.
ask-ambush-discard = { x-about }choose a miniboss card, or the first of two monster room cards, to discard.
ask-count-as-built = { x-about }you may choose a room that counts as just built.
ask-choose-miniboss = { x-about }choose a miniboss.
ask-double-too = { x-about }double the damage of that room too?
ask-how-many-levels = { x-about }how many levels? Each costs a coin.
ask-stronger-monsters = { x-about }+1 damage for the monster rooms there? “No” means −1.
ask-bolt-discard = { x-about }you may discard a spell to deal 3 damage to each hero at your entrance too.
ask-discard-advanced = { x-about }choose an advanced room card to discard.
ask-fireball-discard = { x-about }you may discard a spell to roll a die for each hero at your entrance too.
ask-promote-free = { x-about }choose a miniboss to promote for free.
ask-move-miniboss = { x-about }choose a miniboss to move here.
ask-copy-boss = { x-about }choose a boss whose ability it copies from now on.
ask-lift-room = { x-about }choose a covered room to move to the top of its stack.
ask-repeat-arrival = { x-about }choose a room whose effect takes place.
ask-take-back = { x-about }choose a room to take back into your hand.
ask-exchange-first = { x-about }choose the first room to exchange treasure.
ask-exchange-second = { x-about }choose the room to exchange treasure with.
ask-take-seen = { x-about }you may take one of these cards into your hand.
ask-put-back = { x-about }choose the card to put back first; the last one lies on top.
ask-present = { x-about }you may draw a card.
ask-show-monster = { x-about }choose a monster room card to show.
ask-show-miniboss = { x-about }show a miniboss card from your hand? Each one brings 2 coins.
ask-give-up-soul = { x-about }choose one of your dead heroes to remove from the game.
ask-give-room = { x-about }choose a room card to give away.
ask-give-to = { x-about }choose the player who gets it.
ask-look-at-hand = { x-about }choose a player whose hand you look at.
ask-take-from-hand = { x-about }choose a card to take from that hand.
ask-take-from-discard = { x-about }choose a card to take from the discard pile.
ask-take-lost-monster = { x-about }take this monster room into your hand?
ask-take-discarded = { x-about }take this discarded card into your hand?
ask-search-room = { x-about }choose a room from the deck or the discard pile.
ask-heal = { x-about }choose a wound to heal.
ask-pay-coins = { x-about }pay for it?
ask-pay-tax = { x-about }pay 2 coins? Otherwise this hero has +3 health this round.
ask-spell-or-coins = { x-about }draw a spell or gain 2 coins?
ask-weaker-or-stronger = { x-about }draw a spell and weaken this room, or discard a spell and strengthen it?
ask-choose-item = { x-about }choose an item.
ask-take-item = { x-about }choose an item to take.
ask-turn-item-down = { x-about }choose one of your items to turn face-down.
ask-show-item = { x-about }you may show the item to draw a room card.
ask-put-under = { x-about }put the item on the bottom of the deck?
ask-turn-to-wound = { x-about }choose one of your dead heroes: it rises again and counts as wounds.


## Whom the table waits for

x-may-respond = { $player_you ->
    [yes] passing for you…
   *[no] { $player } may respond.
  }
wait-own = Deciding for you…
wait-choose-boss = { $player } chooses a boss.
wait-first-room = { $player } chooses a first room.
wait-mulligan = { $player } looks at a starting hand.
wait-classic-discard = { $player } discards cards of the starting hand.
wait-build-turn = { $player } builds.
wait-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Your
       *[no] { $dungeon }’s
      } build turn: { x-may-respond }
    [before] { $hero } ({ $health } health) { x-hero-is } about to enter { x-dungeon }: { x-may-respond }
    [room] { $hero } { $forecast ->
        [dies] will die in
       *[other] ({ $health } health) { x-hero-is } in
      } { $dungeon_you ->
        [yes] your
       *[no] { $dungeon }’s
      } { WITHOUT_ARTICLE($room) }{ $forecast ->
        [boss] ; the boss is next
       *[other] {""}
      }: { x-may-respond }
   *[idle] { $player_you ->
        [yes] Passing for you…
       *[no] { $player } may use something.
      }
  }
wait-respond = An effect is about to resolve: { x-may-respond }
wait-negate-spell = { $about } was just cast: { $player_you ->
    [yes] passing for you…
   *[no] { $player } may negate it.
  }
wait-negate-ability = The ability of { $about } was just used: { $player_you ->
    [yes] passing for you…
   *[no] { $player } may stop it.
  }
wait-other = { x-about }{ $player } decides.

## What one can answer

x-thing-owner = { $thing_owner_you ->
    [yes] your
   *[no] { $thing_owner }’s
  }

thing-plain = { $thing }
thing-room = { $thing } ({ x-thing-owner } room { $slot })
thing-miniboss = { $thing } (level { $level }, in { x-thing-owner } room { $slot })
thing-item = { $thing } (with { x-thing-owner } boss)
thing-stored-item = { $thing } (face-down in { x-thing-owner } scoring area)
thing-carried = { $thing } (carried by { $hero })
thing-item-in-town = { $thing } (in town)
thing-town = { $thing } (in town, { $health } health)
thing-entrance = { $thing } (at { x-thing-owner } entrance, { $health } health)
thing-inside = { $thing } (in { x-thing-owner } dungeon, { $health } health left)
thing-souls = { $thing } (dead, in { x-thing-owner } scoring area)
thing-wounds = { $thing } (in { x-thing-owner } scoring area)
thing-deck = { $thing } (from the deck)
thing-discard = { $thing } (from the discard pile)

x-which-text = { $texts ->
    [1] {""}
   *[other] {" "}(text { $text })
  }

option-pass = { $kind ->
    [build-turn] { $builds ->
        [0] End your turn
       *[other] Skip building
      }
    [first-room] Start without a room
    [mulligan] Keep this hand
    [build] Build nothing
    [gift] Place nothing
    [negate-spell] Let it happen
    [negate-ability] Let it happen
    [machinations] Draw nothing
    [swap-first] Swap nothing
    [bolt-discard] Discard nothing
    [fireball-discard] Discard nothing
    [promote-free] Promote nobody
    [lift-room] Leave as it is
    [take-back] Take nothing back
    [take-seen] Take none
    [present] Draw nothing
    [take-from-hand] Take nothing
    [show-item] Do not show it
    [take-lost-monster] Leave it
    [take-discarded] Leave it
    [discard-miniboss] Discard nothing
    [show-miniboss] Show no more
    [search-room] Take nothing
    [choose-lodging] No room
    [coin-or-monster] Pay the coin
   *[other] Pass
  }
option-yes = { $kind ->
    [mulligan] Exchange the hand
    [put-under] To the bottom of the deck
    [pay-miniboss] Yes, pay a coin
    [pay-for-spell] Yes, pay a coin
    [pay-coins] Yes, pay
    [pay-tax] Yes, pay 2 coins
    [spell-or-coins] Draw a spell
    [weaker-or-stronger] Draw a spell, −2 damage
   *[other] Yes
  }
option-no = { $kind ->
    [spell-or-coins] Gain 2 coins
    [put-under] Leave it on top
    [pay-miniboss] No, discard it
    [weaker-or-stronger] Discard a spell, +2 damage
   *[other] No
  }
option-draw-room = { $kind ->
    [choose-kind] Room cards
   *[other] Draw a room card
  }
option-draw-spell = { $kind ->
    [choose-kind] Spells
   *[other] Draw a spell
  }
option-resign = { $seat } resigns
option-place-new = Build { $card } in a new place
    .what = Build { $card }
    .where = in a new place
option-place-on = Build { $card } on { $target }
    .what = Build { $card }
    .where = on { $target }
option-cast = Cast { $card }{ x-which-text }
    .what = Cast { $card }
    .where = { $texts ->
        [1] cast it
       *[other] text { $text }
      }
option-cast-on = Cast { $card }{ x-which-text } on { $target }
    .what = Cast { $card }
    .where = { $texts ->
        [1] on { $target }
       *[other] text { $text } on { $target }
      }
x-how-used = { $way ->
    [level] {" "}(level { $text })
    [hand] {" "}from your hand
   *[table] {""}
  }
option-use = Use { $card }{ x-how-used }
    .what = Use { $card }
    .where = { $way ->
        [level] level { $text }
        [hand] discard it from your hand
       *[table] use it
      }
option-use-on = Use { $card }{ x-how-used } on { $target }
    .what = Use { $card }
    .where = { $way ->
        [level] level { $text } on { $target }
        [hand] from your hand on { $target }
       *[table] on { $target }
      }
option-place-miniboss = Put { $card } into { $target } (1 coin when revealed)
    .what = Place { $card }
    .where = into { $target }
option-promote = Promote { $card } to level { $level } (1 coin)
option-take-back = Take { $card } back into your hand
option-sell = Discard { $card } for a coin
option-store-up = Attach { $card } to your boss (face-up)
option-store-down = Put { $card } aside (face-down)
option-store-use-old = Use { $old } and attach { $card }
option-store-turn-old = Turn { $old } face-down and attach { $card }
option-store-turn-up = Turn { $card } face-up
option-store-turn-down = Turn { $card } face-down
option-number = { $number }
option-negate = Negate with { $card }
option-choose = { $card }
option-choose-seat = { $seat_you ->
    [yes] Yourself
   *[no] { $seat }
  }
option-choose-treasure = { $treasure }


## How it ended

ending-souls = Decided in round { $round }: { $hero } died in { x-dungeon } and brought { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  } to { x-souls }.
ending-wounds = Decided in round { $round }: { $hero } got through { x-dungeon } alive, and { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  } lost with { x-wounds }.
ending-defeated = The game ended when { $seat_you ->
    [yes] you
   *[no] { $seat }
  } had { x-wounds } at the end of round { $round }.
ending-all-beaten = In round { $round } all remaining players had 5 or more wounds. Souls minus wounds decided.
ending-resigned = The game ended when { $seat_you ->
    [yes] you
   *[no] { $seat }
  } gave up in round { $round }.
ending-heroes = After { $round } rounds no heroes were left to lure. Souls minus wounds decided.
ending-first-ten = In round { $round } { $seat_you ->
    [yes] you
   *[no] { $seat }
  } had { x-souls }. Souls minus wounds decided.
ending-score = { $seat }: { x-souls }, { x-wounds }
ending-score-out = { $seat }: out of the game


## The table in the terminal

table-round = Round { $round }
table-town = Town
table-town-empty = nobody
table-goes-to = → { $seat_you ->
    [yes] you
   *[no] { $seat }
  }
table-stays = stays
table-decks = Heroes left { $ordinary } + { $epic } epic · rooms { $rooms } · spells { $spells } · discard pile { $discard }
table-order = Order of play
table-souls = Souls
table-wounds = Wounds
table-welcome = You are { $boss }. { $text }
table-hand-size = Hand: { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  }, { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
  }
table-treasure = Treasure
table-damage = Damage { $damage }
table-entrance = At the entrance
table-dies-in = dies in room { $room }
table-reaches = { $health } left at the boss
table-hand = Your hand
table-hand-rest = Also in your hand, not usable now
table-hand-empty = empty
table-you = you
table-out = out of the game
table-active = acts now
table-level = levelled up
table-boss-unknown = boss?
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
table-items = Items
table-items-town = Items in town
table-item-deck = items { $items }
table-laid-away = face-down
table-carries = carries { $item }
table-miniboss = miniboss, level { $level }
table-lodger = L{ $level } { $name }
table-tokens = token +{ $tokens }
table-coins-here = ¢{ $coins }
table-held = waits
table-xp = { $xp } XP
table-dmg = dmg { $damage }
table-health = { $health } hp
table-face-down = face-down
table-hidden = hidden
table-asleep = inactive
table-silenced = muted
table-no-treasure = –
table-no-rooms = no rooms yet
table-scoring = Scoring area
table-stack = Room { $slot }
table-covered = covered
table-discard = Discard pile
table-discard-empty = The discard pile is empty.
table-log-empty = Nothing has happened yet.


## Help in the terminal

help-goal = Collect 10 souls and you win; with 5 wounds you are out. Both are checked at the end of a round.
help-round = A round: everyone draws a room card and places a room face-down; the rooms are revealed; each hero in town goes to the dungeon with the most treasure of its class (on a tie it stays in town); then the heroes walk through the rooms towards the boss and lose health in each. A hero who dies is a soul, one who reaches the boss is a wound.
help-table = A room shows its damage now (an arrow means that something changes it), its treasure, and whether it is a monster or a trap room. A double frame is an advanced room: it can only be built on a room with the same treasure. +1 means that a card lies beneath. L2 is a miniboss on level 2, ¢ are coins on a room.
help-letters = Treasure and hero classes: C cleric, F fighter, M mage, T thief, E explorer.
help-example = pit


## What can be chosen for a game

setting-sets = SETS
    .about = the card sets, separated by commas (default: BMR)
setting-heroes = HEROES
    .about = the set that the heroes come from (default: the first of --sets)
setting-deck = DECK
    .about = a ready-made deck instead of all cards of the sets: official or kids, or the code of your own (underkeep deck)
setting-fill = FILL
    .about = fill a ready-made deck up to the size that its list states
setting-star = STAR
    .about = a star hero of an expansion instead of a hero of the base set; may be given several times
setting-trade = TRADE
    .about = once per round a room card may be discarded for a coin (with RMB or VOV)
setting-more-ordinary = MORE
    .about = six players without CRL: eight more ordinary heroes and four more epic ones instead of four and eight
setting-variant = VARIANT
    .about = a variant of the rules; may be given several times


## Ready decks in a list

deck-rooms = { $whole ->
    [yes] { $printed } rooms
   *[no] { $printed } of { $announced } rooms
  }
deck-spells = { $whole ->
    [yes] { $printed } spells
   *[no] { $printed } of { $announced } spells
  }


## Cards that take no part in a game

left-out-explorers = Explorers need 5 or 6 players and Crash Landing (CRL); without them these cards stay in the box: { $kinds } ({ $sets }).
left-out-star-heroes = Star heroes of expansions come only if you choose them; these stay in the box: { $kinds } ({ $sets }).
left-out-other-sets = The deck has its own sets; the others that you chose add nothing: { $sets }.
left-out-kind-boss = { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
  }
left-out-kind-room = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
  }
left-out-kind-miniboss = { $count ->
    [one] { $count } miniboss
   *[other] { $count } minibosses
  }
left-out-kind-spell = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
  }
left-out-kind-hero = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
  }
left-out-kind-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }


## What is wrong with a setup, a deck, a name, a move

error-no-set = There is no set called “{ $name }”{ $hint }.
error-no-variant = There is no variant called “{ $name }”{ $hint }.
error-no-deck = There is no ready deck called “{ $name }”{ $hint }.
error-no-base-set = A game needs at least one base set, for instance BMR.
error-players = Boss Monster is for 2 to 6 players, not for { $players }.
error-five-players = For { $players } players Boss Monster needs Crash Landing (CRL) or a second base set, not only { $sets }.
error-no-coins = A room card can be sold for a coin only with RMB or VOV, not with { $sets }.
error-star-hero = { $hero } cannot replace any hero of the base set: one with the same treasure and similar health is needed.
error-heroes-set = The heroes must come from a set in play ({ $sets }), not from { $heroes }.
error-names = { $names ->
    [one] { $names } name was given for { $players } players; give one for each.
   *[other] { $names } names were given for { $players } players; give one for each.
  }
error-bosses = { $bosses ->
    [one] There is { $bosses } boss in these sets, but { $needed } are needed.
   *[other] There are { $bosses } bosses in these sets, but { $needed } are needed.
  }
error-copies = { $copies ->
    [one] { $card } has { $copies } copy in { $set }, but the deck lists { $listed }.
   *[other] { $card } has { $copies } copies in { $set }, but the deck lists { $listed }.
  }
error-deck-size = The { $deck } deck should list { $rooms } rooms and { $spells } spells, but lists { $listed_rooms } and { $listed_spells }.
error-hero-deck-size = The hero deck of { $set } does not have its official size for { $players } players.
error-hero-twice = { $hero } is in the hero deck more than once; each hero is a single card.
error-one-fool = Only one Fool may be in a hero deck.
error-hero-deck = For { $players } players a hero deck needs { $ordinary } ordinary and { $epic } epic heroes with a class; this one has { $listed_ordinary } and { $listed_epic }.
error-no-card = There is no { $kind } called “{ $name }”{ $hint }.
error-several-cards = “{ $name }” could be any of these: { $cards }.
error-several-places = There are several; write which one: { $places }.
error-not-on-table = There is no { $kind } { $name } on the table now.
error-no-treasure = “{ $name }” is not a treasure; the letters are { $letters }.
error-no-move = “{ $words }” is not a move{ $hint }; moves look like `pass`, `build X`, `build X on Y`, `cast X on Y`, `use X`, `promote X`, `take back X`, `sell X`, `keep X face-up`, `negate with X`, `choose X`, `choose player 1`, `draw a spell`, `yes`, `no`.
error-no-player = There is no player { $seat }; the seats are 0 to { $last }.
error-no-path = Nothing is known under “{ $path }”{ $hint }.
error-no-part = There is no “{ $name }” under { $of }{ $hint }.
error-all-out = All players are out of the game; at least one must be left.

## Before a costly slip

confirm-no-build = You can still place a card this round. Skip building?
confirm-destroy = This destroys { $room } in your own dungeon. Continue?
confirm-destroy-some = { $rooms ->
    [one] This destroys a room in your own dungeon. Continue?
   *[other] This destroys { $rooms } rooms in your own dungeon. Continue?
  }
confirm-deactivate = This deactivates { $room } in your own dungeon for the rest of the round. Continue?
confirm-wound = { $hero } will reach you: { x-wounds }. This is the last moment for { $cards }. Pass?
confirm-last-wound = { $hero } will reach you: { x-wounds }, and with five you are out. This is the last moment for { $cards }. Pass?


## On which occasions one is asked

boss-monster-occasion-turn = My build turn
    .about = You have a card to place.
boss-monster-occasion-aimed = I am targeted
    .about = Another player’s effect affects you, your rooms, your heroes or your cards.
boss-monster-occasion-entering = A hero is about to enter
    .about = And you can change how that ends.
boss-monster-occasion-fate = A hero’s fate is decided
    .about = It is about to die or reach the boss, and you can change that.
boss-monster-occasion-own-fate = A hero’s fate in my dungeon
    .about = The same in your own dungeon, or your last moment to stop a hero on its way to you.
boss-monster-occasion-own-room = I can use my room on the hero in it
    .about = The ability of the room works on the hero inside, who would survive otherwise.
boss-monster-occasion-last-build = Just before the reveal
    .about = What you play changes where the heroes go or what is built.
boss-monster-occasion-waiting = An effect resolves in my turn
    .about = Another player’s effect is about to resolve, and you may respond first.
boss-monster-occasion-negate = I can negate what was played
    .about = Another player’s spell or ability, and you hold the answer.
boss-monster-occasion-last-chance = My last chance
    .about = After this round another player would win or you would be out, and you can change that.
