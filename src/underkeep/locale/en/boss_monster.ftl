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
   *[no] { $seat }'s
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
   *[no] { $dungeon }'s dungeon
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
game-about = Lure heroes into your dungeon with treasure, and see that none of them comes out alive.

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
   *[no] { $victim }'s hand
  }.
event-showed-card = { x-who } show{ x-s } { x-card }.
event-deck-renewed = { $spells ->
    [yes] The spell deck was empty: the discarded spells are shuffled into a new one.
   *[no] The room deck was empty: the discarded room cards are shuffled into a new one.
  }
event-room-placed = { x-who } place{ x-s } { x-card } face-down { $own ->
    [yes] { $new_place ->
        [yes] on a new place
       *[no] on top of a room
      }
   *[no] in { x-dungeon }
  }.
event-room-taken-back = { x-who } take{ x-s } { x-card } back into hand.
event-room-revealed = { x-owner } reveal{ x-owner-s } { $room }.
event-room-built = { x-owner } build{ x-owner-s } { $room } at once.
event-building-forbidden = Nobody can build any more in this round.
event-levelled-up = Level up for { $seat_you ->
    [yes] you
   *[no] { $seat }
  }: { $boss } comes into its own.
event-effect-began = { $source } takes effect.
event-spell-cast = { x-who } cast{ x-s } { $spell }.
event-spell-cast-on = { x-who } cast{ x-s } { $spell } on { $target }.
event-spell-cast-at = { x-who } cast{ x-s } { $spell }; the target { $target_you ->
    [yes] is you
   *[no] is { $target }
  }.
event-ability-used = { x-who } use{ x-s } { $source }.
event-ability-used-on = { x-who } use{ x-s } { $source } on { $target }.
event-effect-waits = { $source } will take effect when everybody has passed.
event-negated = { x-who } negate{ x-s } { $spell } with { $source }.
event-fizzled = { $source } has lost its target and does nothing.
event-room-destroyed = { $room } in { x-dungeon } is destroyed.
event-room-uncovered = Below it, { $room } comes to light again.
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
event-dungeon-reversed = The rooms in { x-dungeon } now lie the other way round.
event-rooms-drilled = { $monster ->
    [yes] Ordinary monster rooms
   *[no] Ordinary trap rooms
  } in { x-dungeon } have +1 damage until the end of the round.
event-treasure-translated = Explorer treasure in { x-dungeon } also counts as { $treasure } treasure until the end of the round.
event-hero-warded = Only { $seat_you ->
    [yes] you
   *[no] { $seat }
  } can aim at { $hero } until the end of the round.
event-item-dropped = { $hero } lose{ x-hero-s } the item { $item }.
event-item-taken = { x-who } take{ x-s } the item { $item } from { x-victim }.
event-item-looked-at = { x-who } look{ x-s } at the top card of the item deck{ $item_known ->
    [yes] : { $item }
   *[no] {""}
  }.
event-item-put-under = { x-who } put{ x-s } the top card of the item deck on the bottom.
event-hero-lured = { $hero } { x-hero-is } lured to { x-dungeon }.
event-hero-stayed = { $hero } stay{ x-hero-s } in town: no single dungeon offers the most.
event-hero-shunned = { $hero } cannot be lured in this round and stay{ x-hero-s } in town.
event-hero-put-off = { $hero } will not be lured in this round.
event-fountain-opened = { $room } deals no damage in this round and gives every hero who enters 1 health.
event-party-gathered = Every hero who goes into { x-dungeon } in this round has 1 more health.
event-shortcut-shown = { $hero } will pass over { $rooms ->
    [one] the next room
   *[other] the next { $rooms } rooms
  }.
event-hero-set-out = { $hero } set{ x-hero-s } foot in { x-dungeon }.
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
walk-in = { $hero } set{ x-hero-s } foot in { x-dungeon }: { $steps }.
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
event-dungeon-barred = No hero goes into { x-dungeon } for the rest of the round.
event-first-room-skipped = Heroes who go into { x-dungeon } pass over the first room until the end of the round.
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
event-coins-laid = { x-who } lay{ x-s } { x-coins } on { $room }.
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
event-miniboss-joined = { $miniboss } moves into { $room } in { x-dungeon }, on level { $level }.
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
event-room-lifted = { $room } in { x-dungeon } comes to the top of its place.
event-room-doubled = { $room } deals twice its damage until the end of the round.
event-dungeon-treasure = { $dungeon_you ->
    [yes] Your dungeon
   *[no] { $dungeon }'s dungeon
  } has an extra { $treasure } treasure until the end of the round.
event-hero-held = { $hero } will not go in during this round.


## What is asked

x-about = { $has_about ->
    [yes] { $about }:{" "}
   *[no] {""}
  }

ask-build-turn = { $builds ->
    [0] Your room is placed. Cast a spell, use an ability or end your turn.
   *[other] Build a room, cast a spell or end your turn.
  }
ask-pay-miniboss = { x-about }do you pay a coin, so that it moves in? Otherwise it is discarded.
ask-choose-lodging = { x-about }into which of your rooms does it move?
ask-coin-or-monster = { x-about }do you discard a monster room card instead of paying a coin?
ask-pay-for-spell = { x-about }do you pay for the spell, so that it works?
ask-how-many-coins = { x-about }how many coins do you spend?
ask-item-won = { x-about }attach it to your boss (face-up) or lay it away (face-down)?
ask-item-side = { x-about }which side of it shows from now on?
ask-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Your build turn
       *[no] { $dungeon }'s build turn
      }: do you want to use a spell or an ability?
    [before] { $hero } ({ $health } health) { x-hero-is } about to enter { x-dungeon }. Do you want to use something?
    [room] { $hero } { x-hero-is } in { $room } in { x-dungeon } { $forecast ->
        [dies] and will die there
        [boss] with { $health } health left, and the next door leads to the boss
       *[other] with { $health } health left
      }. Do you want to use something?
   *[idle] { $dungeon_you ->
        [yes] Your adventure turn
       *[no] { $dungeon }'s adventure turn
      }, no hero inside. Do you want to use something?
  }
ask-respond = { $waiting } of { $player } is waiting to take effect. Do you want to use something first?
ask-negate-spell = { $about } has just been cast. Do you want to negate it?
ask-negate-ability = The ability of { $about } has just been used. Do you want to stop it?
ask-first-room = You may begin with one ordinary room next to your boss. It stays face-down until everybody has chosen.
ask-mulligan = Your starting hand is unusually bad: { $why }. Do you want to exchange it?
ask-mulligan-why = { $advanced ->
    [yes] four of its rooms are advanced
   *[no] four of its rooms show the same treasure
  }
ask-choose-boss = Which boss do you want to be? XP decide who acts first.
ask-classic-discard = Classic mode: discard two cards of your starting hand ({ $left } to go).
ask-round-draw = { x-about }do you want to draw a room card or a spell for this round?
ask-machinations = You have gained no soul in this round. Do you want to draw a card?
ask-may = { x-about }do you want to use its ability?
ask-order-effects = Several of your cards take effect now. Which one comes first?
ask-build = { x-about }you may build a room right now.
ask-gift = { x-about }which room do you place in your opponent's dungeon, and where?
ask-choose-card = { x-about }choose a card.
ask-choose-room = { x-about }choose a room.
ask-choose-hero = { x-about }choose a hero.
ask-choose-seat = { x-about }choose a player.
ask-choose-treasure = { x-about }choose a treasure type.
ask-choose-kind = { x-about }room cards or spells?
ask-swap-first = { x-about }which room should change places with another?
ask-swap-second = { x-about }with which room does it change places?
ask-destroy-room = { x-about }choose a room to be destroyed.
ask-discard-card = { x-about }choose a card to discard.
ask-discard-room = { x-about }choose a room card to discard.
ask-discard-spell = { x-about }choose a spell to discard.
ask-discard-monster = { x-about }choose a monster room card to discard.
ask-discard-trap = { x-about }choose a trap room card to discard.
ask-discard-miniboss = { x-about }choose a miniboss card to discard.
ask-ambush-discard = { x-about }choose a miniboss card, or the first of two monster room cards, to discard.
ask-count-as-built = { x-about }you may choose a room that counts as just built.
ask-choose-miniboss = { x-about }choose a miniboss.
ask-double-too = { x-about }do you want to double the damage of that room as well?
ask-how-many-levels = { x-about }by how many levels? Each one costs a coin.
ask-stronger-monsters = { x-about }do the monster rooms there get +1 damage? With "no" they get −1.
ask-bolt-discard = { x-about }you may discard a spell to deal 3 damage to each hero at your entrance too.
ask-discard-advanced = { x-about }choose an advanced room card to discard.
ask-fireball-discard = { x-about }you may discard a spell to roll a die for each hero at your entrance too.
ask-promote-free = { x-about }which miniboss rises by a level, free of charge?
ask-move-miniboss = { x-about }which miniboss moves here?
ask-copy-boss = { x-about }whose ability shall it have from now on?
ask-lift-room = { x-about }which covered room moves to the top of its stack?
ask-repeat-arrival = { x-about }of which room shall the effect take place?
ask-take-back = { x-about }which room do you take back into your hand?
ask-exchange-first = { x-about }which room exchanges its treasure with another?
ask-exchange-second = { x-about }with which room does it exchange its treasure?
ask-take-seen = { x-about }you may take one of these cards into your hand.
ask-put-back = { x-about }which card goes back first? The last one lies on top.
ask-present = { x-about }you may draw a card.
ask-show-monster = { x-about }which monster room card do you show?
ask-show-miniboss = { x-about }do you show a miniboss card from your hand? Each one brings 2 coins.
ask-give-up-soul = { x-about }which of your dead heroes do you remove from the game?
ask-give-room = { x-about }which room card do you give away?
ask-give-to = { x-about }to whom do you give it?
ask-look-at-hand = { x-about }whose hand do you want to look at?
ask-take-from-hand = { x-about }choose a card to take from that hand.
ask-take-from-discard = { x-about }choose a card to take from the discard pile.
ask-take-lost-monster = { x-about }do you want to take this monster room into your hand?
ask-take-discarded = { x-about }do you want to take this discarded card into your hand?
ask-search-room = { x-about }choose a room from the deck or the discard pile.
ask-heal = { x-about }which wound do you heal?
ask-pay-coins = { x-about }do you want to pay for it?
ask-pay-tax = { x-about }do you pay 2 coins? Otherwise this hero has +3 health in this round.
ask-spell-or-coins = { x-about }do you draw a spell or gain 2 coins?
ask-weaker-or-stronger = { x-about }do you draw a spell and weaken this room, or discard a spell and strengthen it?
ask-choose-item = { x-about }choose an item.
ask-take-item = { x-about }which item do you take?
ask-turn-item-down = { x-about }which of your items do you turn face-down?
ask-show-item = { x-about }you may show the item to draw a room card.
ask-put-under = { x-about }do you put the item on the bottom of the deck?
ask-turn-to-wound = { x-about }which of your dead heroes rises again and counts as wounds?


## Whom the table waits for

wait-choose-boss = { $player } chooses a boss.
wait-first-room = { $player } chooses a first room.
wait-mulligan = { $player } looks at a starting hand.
wait-classic-discard = { $player } discards cards of the starting hand.
wait-build-turn = { $player } builds.
wait-window = { $window ->
    [build] { $dungeon_you ->
        [yes] Your build turn: { $player } may react.
       *[no] { $dungeon }'s build turn: { $player } may react.
      }
    [before] { $hero } ({ $health } health) { x-hero-is } about to enter { x-dungeon }: { $player } may react.
    [room] { $hero } { x-hero-is } in { $room } in { x-dungeon } { $forecast ->
        [dies] and will die there
        [boss] with { $health } health left, and the next door leads to the boss
       *[other] with { $health } health left
      }: { $player } may react.
   *[idle] { $player } may use something.
  }
wait-respond = An effect is waiting: { $player } may act first.
wait-negate-spell = { $about } has just been cast: { $player } may negate it.
wait-negate-ability = The ability of { $about } has just been used: { $player } may stop it.
wait-other = { x-about }{ $player } decides.

## What one can answer

x-thing-owner = { $thing_owner_you ->
    [yes] your
   *[no] { $thing_owner }'s
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
    [first-room] Begin without a room
    [mulligan] Keep the hand
    [build] Build nothing
    [gift] Place nothing
    [negate-spell] Let it happen
    [negate-ability] Let it happen
    [machinations] Draw nothing
    [swap-first] Swap nothing
    [bolt-discard] Discard nothing
    [fireball-discard] Discard nothing
    [promote-free] Promote nobody
    [lift-room] Leave them as they lie
    [take-back] Take nothing back
    [take-seen] Take none
    [present] Draw nothing
    [take-from-hand] Take nothing
    [show-item] Do not show it
    [take-lost-monster] Leave it
    [take-discarded] Leave it
    [discard-miniboss] Discard nothing
    [show-miniboss] Show nothing more
    [search-room] Take nothing
    [choose-lodging] In none
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
   *[other] Yes, use it
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
option-place-new = Build { $card } on a new place
    .what = Build { $card }
    .where = on a new place
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
option-place-miniboss = Put { $card } into { $target } (1 coin when it is revealed)
    .what = Put in { $card }
    .where = into { $target }
option-promote = Promote { $card } to level { $level } (1 coin)
option-take-back = Take { $card } back into your hand
option-sell = Discard { $card } for a coin
option-store-up = Attach { $card } to your boss (face-up)
option-store-down = Lay { $card } away (face-down)
option-store-use-old = Use { $old } and attach { $card }
option-store-turn-old = Turn { $old } face-down and attach { $card }
option-store-turn-up = Turn { $card } face-up
option-store-turn-down = Turn { $card } face-down
option-number = { $number }
option-negate = Negate it with { $card }
option-choose = { $card }
option-choose-seat = { $seat_you ->
    [yes] Yourself
   *[no] { $seat }
  }
option-choose-treasure = { $treasure }


## How it ended

ending-souls = The deciding moment came in round { $round }: { $hero } died in { x-dungeon } and brought { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  } to { x-souls }.
ending-wounds = The deciding moment came in round { $round }: { $hero } got through { x-dungeon } alive, and with { x-wounds } { $dungeon_you ->
    [yes] you
   *[no] { $dungeon }
  } had lost.
ending-defeated = The game was over when { $seat_you ->
    [yes] you
   *[no] { $seat }
  } had { x-wounds } at the end of round { $round }.
ending-all-beaten = In round { $round } everybody still at the table had 5 wounds or more, and the most souls minus wounds decided.
ending-resigned = The game was over when { $seat_you ->
    [yes] you
   *[no] { $seat }
  } gave up in round { $round }.
ending-heroes = After { $round } rounds there were no heroes left to lure, and the most souls minus wounds decided.
ending-first-ten = In round { $round } somebody had ten souls, and the most souls minus wounds decided.
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
table-hand-rest = Also in your hand, of no use right now
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
help-round = A round: everybody draws a room card and places a room face-down; the rooms are revealed; each hero in town goes to the dungeon with the most treasure of its class (with a tie it stays); then the heroes walk through the rooms towards the boss and lose health in each. Who dies is a soul, who reaches the boss is a wound.
help-table = A room shows its damage now (an arrow means that something changes it), its treasure, and whether it is a monster or a trap room. A double frame is an advanced room: it can only be built on a room with the same treasure. +1 means that a card lies beneath. L2 is a miniboss on level 2, ¢ are coins on a room.
help-letters = Treasure and hero classes: C cleric, F fighter, M mage, T thief, E explorer.
help-example = pit


## What can be chosen for a game

setting-sets = SETS
    .about = the card sets, separated by commas (default: BMR)
setting-heroes = HEROES
    .about = the set that the heroes come from (default: the first of --sets)
setting-deck = DECK
    .about = a ready deck instead of all cards of the sets: official or kids, or the code of your own (underkeep deck)
setting-fill = FILL
    .about = fill a ready deck up to the numbers its list announces
setting-star = STAR
    .about = a star hero of an expansion in the place of a hero of the base set; may be given several times
setting-trade = TRADE
    .about = once per round a room card may be discarded for a coin (with RMB or VOV)
setting-more-ordinary = MORE
    .about = six players without CRL: eight more ordinary heroes and four more epic ones instead of four and eight
setting-variant = VARIANT
    .about = a variant of the rules; may be given several times


## Ready decks in a list

deck-rooms = { $whole ->
    [yes] { $printed } rooms
   *[no] { $printed } rooms of { $announced } announced
  }
deck-spells = { $whole ->
    [yes] { $printed } spells
   *[no] { $printed } spells of { $announced } announced
  }


## Cards that take no part in a game

left-out-explorers = Explorers come only with 5 or 6 players and Crash Landing (CRL); without them these cards stay in the box: { $kinds } ({ $sets }).
left-out-star-heroes = Star heroes of expansions come only if you choose them; these stay in the box: { $kinds } ({ $sets }).
left-out-other-sets = The deck brings its own sets; the others that you chose add nothing to it: { $sets }.
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

error-no-set = There is no set called '{ $name }'{ $hint }.
error-no-variant = There is no variant called '{ $name }'{ $hint }.
error-no-deck = There is no ready deck called '{ $name }'{ $hint }.
error-no-base-set = A game needs at least one base set, for instance BMR.
error-players = Boss Monster is for 2 to 6 players, not for { $players }.
error-five-players = For { $players } players Boss Monster needs Crash Landing (CRL) or a second base set, not only { $sets }.
error-no-coins = A room card can be sold for a coin only with RMB or VOV, not with { $sets }.
error-star-hero = No hero of the base set can give way to { $hero }: one with the same treasure and similar health is needed.
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
error-hero-twice = { $hero } stands in the hero deck more than once; each hero is a single card.
error-one-fool = Only one Fool may be in a hero deck.
error-hero-deck = For { $players } players a hero deck needs { $ordinary } ordinary and { $epic } epic heroes with a class; this one has { $listed_ordinary } and { $listed_epic }.
error-no-card = There is no { $kind } called '{ $name }'{ $hint }.
error-several-cards = '{ $name }' could be any of these: { $cards }.
error-several-places = There are several; write which: { $places }.
error-not-on-table = There is no { $kind } { $name } on the table now.
error-no-treasure = '{ $name }' is no treasure; the letters are { $letters }.
error-no-move = '{ $words }' is not a move{ $hint }; moves look like `pass`, `build X`, `build X on Y`, `cast X on Y`, `use X`, `promote X`, `take back X`, `sell X`, `keep X face-up`, `negate with X`, `choose X`, `choose player 1`, `draw a spell`, `yes`, `no`.
error-no-player = There is no player { $seat }; the seats are 0 to { $last }.
error-no-path = Nothing is known under '{ $path }'{ $hint }.
error-no-part = There is no '{ $name }' under { $of }{ $hint }.
error-all-out = All players are out of the game; at least one must be left.

## Before a costly slip

confirm-no-build = You have not placed a room in this round. Do you want to end your build turn all the same?
confirm-destroy = This destroys { $room } in your own dungeon. Do you want that?
confirm-destroy-some = { $rooms ->
    [one] This destroys a room of your own dungeon. Do you want that?
   *[other] This destroys { $rooms } rooms of your own dungeon. Do you want that?
  }
confirm-deactivate = This deactivates { $room } in your own dungeon for the rest of the round. Do you want that?
confirm-wound = { $hero } { x-hero-is } about to reach you: that is { x-wounds }, and you could still do something about it. Do you want to pass?
confirm-last-wound = { $hero } { x-hero-is } about to reach you: that is { x-wounds }, and with five you are out of the game. You could still do something about it. Do you want to pass?


## On which occasions one is asked

boss-monster-occasion-turn = My build turn
    .about = You have a card to place.
boss-monster-occasion-aimed = Something is aimed at me
    .about = An effect of somebody else touches you, your rooms, your heroes or your cards.
boss-monster-occasion-entering = A hero is about to enter
    .about = And you can change what becomes of it.
boss-monster-occasion-fate = The fate of a hero is decided
    .about = It is about to die or to reach the boss, and you can change that.
boss-monster-occasion-own-fate = The fate of a hero in my dungeon
    .about = The same in your own dungeon: your soul, or your wound.
boss-monster-occasion-own-room = A hero stands in a room of mine that I can use
    .about = The ability of the room works on the hero inside, who would survive otherwise.
boss-monster-occasion-last-build = The last moment before the reveal
    .about = A play of yours changes whom the heroes choose, or what is built.
boss-monster-occasion-waiting = An effect waits in my turn
    .about = Somebody else's effect is about to happen, and you may act first.
boss-monster-occasion-negate = Something was played that I can negate
    .about = A spell or an ability of somebody else, and you hold the answer.
boss-monster-occasion-last-chance = My last chance
    .about = After this round somebody else would win or you would be out, and you can change that.
