### The first game that explains itself. Grandpa Gutter, an old gargoyle, talks: short sentences, dry humour, never mean.


## The first room

tutorial-welcome = Psst. Up here, on the ledge. Grandpa Gutter, gargoyle, retired. I spat rain off a cathedral for four hundred years. Now I teach. You are a boss monster, and this is your dungeon. It is empty. We will fix that.
tutorial-goal = Heroes will come. A hero who dies in your dungeon is a soul. One who gets through alive is a wound, and wounds hurt. { $souls } souls and you win. { $wounds } wounds and you are a trophy over a fireplace. Both count at the end of a round.
tutorial-boss = That is you: { $boss }. Quite a sight, in a way. You sit at the far right and wait. The sign on your card ({ $treasure }) is treasure, and treasure is bait. Your { $xp } XP decide who goes first: the most goes first.
tutorial-hand = Your hand. Each room shows a number: the damage it does to every hero who walks in. And treasure, which brings them here. Some rooms are full of monsters, some are traps. To read a whole card, hold the pointer or your finger on it.
tutorial-first-room = { $any ->
    [yes] Everyone begins with one ordinary room beside the boss. Mine would be { $card }: it does { $damage } damage. Choose the card, then the highlighted place. It is your dungeon, though. Do as you like.
   *[no] Everyone begins with one ordinary room beside the boss. You have none. It happens. Pass, and build later.
  }


## The first round

tutorial-town-hero = { $hero } ({ $class }, health { $health }).
tutorial-town = { $count ->
    [0] The town is empty. Heroes come at the beginning of every round.
   *[other] Look at the town. Customers! { $heroes } Health is how much damage they can take. The class is the treasure they are after.
  }
tutorial-bait-rule = A hero goes to the dungeon with the most of its treasure. Bosses count, covered rooms do not. A tie, and it stays in town. The table does the sums: under each hero you see where it would go now, and how that would end.
tutorial-build = { $any ->
    [yes] { $new ->
        [yes] Now build. One room each round: in a new place at the entrance, or on top of an old room. I would put { $card } in a new place.
       *[no] Now build. One room each round: in a new place at the entrance, or on top of an old room. I would put { $card } on { $on }.
      } { $wounds ->
        [0] { $souls ->
            [0] Nobody comes for it yet, but it is a start.
            [one] As things stand, that brings one hero in, and none out.
           *[other] As things stand, that brings { $souls } heroes in, and none out.
          }
       *[other] One of them may get through. We will see about that.
      }
   *[no] There is nothing you could build just now. End your turn; a new room card comes every round.
  }
tutorial-placed = There it lies, face-down. You can see it, the others only see its back. When everyone has built, all cards are turned over at once. Nobody gets to peek. I tried. Now end your turn.
tutorial-undo = Clumsy claws? Undo is the button below. Against bots you may undo as much as you like.
tutorial-spell-held = { $spell } ({ $phases }).
tutorial-spells = You also hold { $count ->
    [one] a spell
   *[other] { $count } spells
  }: { $spells } A hammer means the build phase, an axe the adventure phase. Outside its phase a spell is a bookmark. Spells are few and do not come by themselves. Keep them for a day that hurts.
tutorial-pass = That is why the table asks. Want to do nothing? Press “Pass”. Passing is not weakness. I passed for most of the eleventh century.
tutorial-no-build = You built nothing this round. That is allowed. So is sleeping in the rain. Next round, take the room.


## The first heroes

tutorial-reveal-room = { $dungeon_you ->
    [yes] You built { $room }.
   *[no] { $dungeon } built { $room }.
  }
tutorial-reveal = All cards are turned over. { $rooms } What a room does when it is built happens now, before any hero is lured.
tutorial-bait-hero = { $goes ->
    [yes] { $hero }: off { $dungeon_you ->
        [yes] to you
       *[no] to { $dungeon }
      }.
   *[no] { $hero }: stays in town.
  }
tutorial-bait = { $count ->
    [0] And the bait: there was nobody to lure.
   *[other] Then the bait. { $heroes } A hero who stays in town chooses again next round.
  }
tutorial-entering = The adventure phase. Highest XP first, one hero after the other. Next at { $dungeon_you ->
    [yes] your
   *[no] { $dungeon }’s
  } door: { $hero } (health { $health }). { $end ->
    [dies] If nobody meddles, it ends before the boss.
    [boss] If nobody meddles, that one reaches the boss alive.
   *[other] How it ends is not certain yet.
  } Before a hero goes in, everyone may respond.
tutorial-damage = { $room } has done its work: { $damage ->
    [0] no damage at all
   *[other] { $damage } damage
  }. { $hero }: { $health } health left. { $health ->
    [0] No health when leaving the room means dead. Until then a spell could still change it; hence the question.
   *[other] Heroes walk room by room, from the entrance to the boss. In each room you may respond; hence the question.
  }
tutorial-own-entering = Now yours. Knock, knock: { $hero } (health { $health }). { $end ->
    [dies] That tourist will never see your face.
    [boss] Your rooms are not enough: this one will reach you. A spell may help, if you have the right one.
   *[other] How it ends is not certain yet.
  }
tutorial-their-entering = Now the other side: { $hero } (health { $health }) goes to { $dungeon }. { $end ->
    [dies] That would be a soul.
    [boss] That would be a wound.
   *[other] How it ends is not certain yet.
  } You may meddle there too: a spell works in any dungeon, if it says so. Nothing that helps? Pass.
tutorial-soul = Yours! { $hero } did not make it: { $souls ->
    [one] one soul
   *[other] { $souls } souls
  }, face-down beside your boss. I wiped away a tear. It was moss.
tutorial-wound = { $hero } got through and poked you: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
  }, face-up beside your boss. Too little damage, or too much treasure for it. Bait only what you can chew.
tutorial-theirs = { $died ->
    [yes] { $hero } died in the other place, so { $dungeon } has a soul. It is a race, you see.
   *[no] { $hero } got through at { $dungeon }’s: a wound over there. How sad. How very, very sad.
  }


## The second round

tutorial-round = A new round. Damage on heroes in town is gone, effects of the last round are over, new heroes have come and everyone has drawn a room. You have { $souls ->
    [one] one soul
   *[other] { $souls } souls
  } and { $wounds ->
    [0] no wounds
    [one] one wound
   *[other] { $wounds } wounds
  }.
tutorial-advanced = { $card } is an advanced room: stronger, and picky. It goes only on top of a room that shows one of its treasures. { $fits ->
    [yes] You have such a room. The covered one sleeps below and does nothing.
   *[no] You have no such room yet. Build one, then come back.
  }
tutorial-build-again = { $any ->
    [yes] { $new ->
        [yes] My advice: { $card } in a new place.
       *[no] My advice: { $card } on { $on }.
      } { $wounds ->
        [0] { $souls ->
            [0] Quiet round, but a better house.
            [one] One hero in, none out.
           *[other] { $souls } heroes in, none out.
          }
       *[other] More treasure, more guests, and one may get through. Do you remember your spells?
      }
   *[no] Nothing to build. End your turn and pretend that was the plan.
  }
tutorial-level = Remember this one: when your dungeon shows { $rooms } rooms for the first time, your boss levels up, once a game. You have { $have } now. Read your boss card; it is worth the digging.
tutorial-tools = Where things are: hold the pointer or your finger on any card to read it. The log knows all that happened. And the menu has the rules, the cards and the table as text.
tutorial-spell = { $own ->
    [yes] Stop! { $hero } will get through. But you have { $spell }: “{ $text }” That is the bad day I spoke of. Choose the spell, then the highlighted target.
   *[no] Look: { $hero } will soon be another boss’s soul. You have { $spell }: “{ $text }” It would spoil the party. Or keep it; I am only a waterspout.
  }


## Goodbye

tutorial-stops = Two rounds, and you still have your head. From now on I do not stop the table for you. It asks when it matters; the list beside “Pass until…” says how often. Want to butt in while others think? “Hold”. Want peace? “Pass until…”.
tutorial-goodbye = That is all an old gutter knows. The bot will go on playing, and it plays to win. { $souls_left ->
    [one] One more soul
   *[other] { $souls_left } more souls
  }, and the skyline is yours. Off with you. I have rain to watch.

## The answers to "Why?"

tutorial-why-build = { $any ->
    [no] You have nothing that you could build now, so ending your turn costs you nothing.
   *[yes] { $setup ->
        [yes] { $card } does { $damage } damage to everyone who walks in. No other room in your hand does more from the start.
       *[no] { $card } does { $damage } damage. With it, { $souls_then ->
            [0] nobody dies in your dungeon
            [one] one hero dies in your dungeon
           *[other] { $souls_then } heroes die in your dungeon
          } this round, and { $wounds_then ->
            [0] nobody gets through
            [one] one gets through
           *[other] { $wounds_then } get through
          }. { $change ->
            [some] Without it: { $souls_now } dead, { $wounds_now } through.
            [worse] Without it: { $souls_now } dead, { $wounds_now } through. But every room you could build costs that much, and a dungeon that nobody builds kills nobody.
           *[none] Without it, the same. But rooms stay, and next round brings more heroes.
          } All this if nobody else meddles.
      }
  }
tutorial-why-turn = You have built for this round. What is left are spells and abilities. Keep them unless they do something for you now, and end your turn.
tutorial-why-hero = If everyone passes, { $hero } { $end ->
    [dies] dies before the boss
    [boss] reaches the boss
    [barred] may not go in
   *[other] goes back to town
  }. { $helps ->
    [yes] { $spell } changes that. That is worth a card.
   *[no] { $good ->
        [yes] Just what you want. Pass, and keep your cards.
       *[no] Nothing that you can play now changes it for sure. Pass, and keep your cards.
      }
  }
tutorial-why-window = No hero’s end hangs on this moment. A card played now is missing later, so pass, unless the card itself says that this is its time.
tutorial-why-rules = The rules, or the card that was just played, want a choice from you. Everything on offer is allowed. Take what helps your dungeon or costs the others most. The rules are in the menu.
