### The first game of Super Boss Monster that explains itself. Grandpa Gutter, an old gargoyle, talks: short sentences, dry humour, never mean.


## The boss and the first room

super-tutorial-welcome = Psst. Up here, on the ledge. Grandpa Gutter, gargoyle, retired. You are a boss monster in a big city. Your dungeon is empty, but you have a minion who runs errands. Between us we will make something of you.
super-tutorial-goal = A hero who dies in your dungeon is a soul. One who gets through is a wound. When somebody has { $souls } souls, or no more heroes are left to come, the round is finished. Then souls minus wounds: the most wins. Wounds throw nobody out.
super-tutorial-boss = Two bosses, and you keep one. I would keep { $boss }: { $xp } XP, and the most XP goes first in round one. The sign on the card is treasure ({ $treasure }), and treasure is bait.
super-tutorial-hand = Your hand: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  } and { $spells ->
    [one] one spell
   *[other] { $spells } spells
  }. A room’s number is the damage it does to every hero who walks in; its treasure brings them here. To read a card, hold the pointer or your finger on it.
super-tutorial-first-room = { $any ->
    [yes] Everyone may begin with one ordinary room beside the boss. Mine would be { $card }: it does { $damage } damage. Choose the card, then the highlighted place. It is your dungeon, though. Do as you like.
   *[no] Everyone may begin with one ordinary room beside the boss. You have none. It happens. Pass, and build later.
  }


## The first town phase

super-tutorial-town = { $count ->
    [0] Nobody in town. Even the city has slow days.
   *[other] Look at the town. Customers! { $heroes } Health is how much damage they can take. The class is the treasure they are after.
  }
super-tutorial-bait-rule = Later each hero in town goes to the dungeon with the most of its treasure. Bosses count, covered rooms do not. On a tie the hero stays. Under each hero you see where it would go now, and how that would end.
super-tutorial-why-card = { $kind ->
    [room] { $damage } damage, treasure: { $treasure }. { $wanted ->
        [yes] { $hero } wants just that.
       *[no] No hero in town wants that today, so it lures nobody too strong. Its day will come.
      }
   *[spell] Spells seldom come any other way.
  }
super-tutorial-market = { $kind ->
    [none] The market. You may draw a spell instead of a card that lies here. Go on.
   *[other] The market: everyone takes one card a round. I would take { $card }. { super-tutorial-why-card }
  }
super-tutorial-city = Now your minion. Below the town are the key locations. Send him to a free space: treasure for this round, a card, more damage. He acts after the building. One minion to a space, so first come, first served.
super-tutorial-why-space = { $why ->
    [lure] That makes { $mine } treasures of that kind against { $theirs }, so { $hero } would come to you.
    [treasure] It counts for this round only, and with the right room it brings guests.
    [summon] { $hero } would set out with { $health } health, to a dungeon of your choice.
    [temple] What is left there is thrown away after the minions. Better yours than nobody’s.
    [stadium] A fresh room card, for the next round.
    [library] You keep the better spells and throw the worst away.
    [hideout] The last room is the one next to you. It lasts one round, but so do most heroes.
    [card] A space at home, which no other minion can take.
   *[none] There is nothing better.
  }
super-tutorial-minion = { $any ->
    [no] There is no free space. Keep him at home.
   *[other] My advice is “{ $option }”. { super-tutorial-why-space }
  }


## The first build phase

super-tutorial-spells = You also hold { $count ->
    [one] a spell
   *[other] { $count } spells
  }: { $spells } Hammer: build phase. Axe: adventure phase. Outside its phase a spell is a bookmark. Keep it for a day that hurts.
super-tutorial-pass = Before a room is placed, or a hero goes in, everyone may respond; hence the question. Want to do nothing? Press “Pass”. I passed for most of the eleventh century.
super-tutorial-why-room = { $end ->
    [dies] As things stand, { $hero } comes with { $health } health and takes { $dealt } damage. That is a soul.
    [boss] As things stand, { $hero } comes with { $health } health and takes only { $dealt } damage. We will see about that.
   *[none] Nobody comes for it yet, but it is a better house.
  }
super-tutorial-build = { $any ->
    [yes] Now build. One room each round: at the left end or on top of an old room. { $new ->
        [yes] I would put { $card } in a new place.
       *[no] I would put { $card } on { $on }.
      } { super-tutorial-why-room }
   *[no] Now you may build one room. I would skip it this once: nothing you hold fits, or it would only bring guests that you cannot kill.
  }
super-tutorial-placed = There it lies, face-down. When everyone has built, all rooms are turned over at once. Nobody gets to peek. I tried. Clumsy claws? Undo is the button below. Otherwise pass.
super-tutorial-counter = { $any ->
    [yes] A +1 counter: 1 more damage for every hero, until the room is covered or destroyed. I would put it on { $room }, which then does { $damage }.
   *[no] A +1 counter: 1 more damage for every hero, until the room is covered or destroyed.
  }


## The first heroes

super-tutorial-minion-act = { $seat_you ->
    [yes] Yours
   *[no] { $seat }’s
  }: { $home ->
    [yes] { $place }
   *[no] { $place }, { $what }
  }.
super-tutorial-minions = The rooms are turned over, and then the minions went to work. { $acts } The rest of the market is discarded.
super-tutorial-bait = { $count ->
    [0] And the bait: there was nobody to lure.
   *[other] Then the bait. { $heroes } A hero who stays in town chooses again next round.
  }
super-tutorial-entering = The adventure phase, one hero after the other. Next at { $dungeon_you ->
    [yes] your
   *[no] { $dungeon }’s
  } door: { $hero } (health { $health }). { $end ->
    [dies] If nobody meddles, it ends before the boss.
    [boss] If nobody meddles, that one reaches the boss alive.
   *[other] How it ends is not certain yet.
  }
super-tutorial-respond = { $seat_you ->
    [yes] Your { WITHOUT_ARTICLE($source) } waits for answers, and what was played last works first. Nothing to add? Pass, and it works.
   *[no] { $seat } has played { $source }. You may answer, and what was played last works first. No hurry: when it has worked, everyone is asked again. I would pass and look.
  }
super-tutorial-damage = { $room } has done its work: { $damage ->
    [0] no damage at all
   *[other] { $damage } damage
  }. { $hero }: { $health } health left. { $health ->
    [0] No health when leaving the room means dead. Until then a spell could still change it.
   *[other] Heroes walk room by room, from the entrance to the boss, and you may respond in each.
  }
super-tutorial-soul = Yours! { $hero } did not make it: { $souls ->
    [one] one soul
   *[other] { $souls } souls
  }, face-down beside your boss. I wiped away a tear. It was moss.
super-tutorial-wound = { $hero } got through and poked you: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
  }. That much is taken from your souls at the end. Too little damage, or too much treasure for it. Bait only what you can chew.
super-tutorial-theirs = { $died ->
    [yes] { $hero } died in the other place, so { $dungeon } has a soul. It is a race, you see.
   *[no] { $hero } got through at { $dungeon }’s: a wound over there. How sad. How very, very sad.
  }


## The second round

super-tutorial-round = A new round: what was for one round is over, the minions are home, the market is full again. The first-player marker moves on, so { $seat_you ->
    [yes] you go
   *[no] { $seat } goes
  } first. You have { $souls ->
    [0] no souls
    [one] one soul
   *[other] { $souls } souls
  } and { $wounds ->
    [0] no wounds
    [one] one wound
   *[other] { $wounds } wounds
  }.
super-tutorial-market-again = { $kind ->
    [none] You may draw a spell here. Why not?
   *[other] From the market I would take { $card } now. { super-tutorial-why-card }
  }
super-tutorial-locations = Who finds no place in town waits below: { $hero } is { $location ->
    [temple] training in the Temple
    [stadium] training in the Stadium
    [library] training in the Library
    [hideout] training in the Hideout
    [landing-pad] on the Landing Pad
   *[tavern] drinking in the Tavern
  }. A minion there sends this hero to any dungeon, with { $health } health: { $location ->
    [tavern] 2 less than before. Beer does that.
   *[other] 2 more than before. Training does that.
  }
super-tutorial-minion-again = { $any ->
    [no] There is no free space for your minion. Let him sleep.
   *[other] And your minion? “{ $option }”, I say. { super-tutorial-why-space }
  }
super-tutorial-advanced = { $card } is an advanced room: stronger, and picky. It goes only on top of a room that shows one of its treasures. { $fits ->
    [yes] You have such a room. The covered one sleeps below and does nothing.
   *[no] You have no such room yet. Build one, then come back.
  }
super-tutorial-build-again = { $any ->
    [yes] { $new ->
        [yes] My advice: { $card } in a new place.
       *[no] My advice: { $card } on { $on }. What is covered no longer counts.
      } { super-tutorial-why-room }
   *[no] I would skip building this once: nothing fits, or it would only bring guests that you cannot kill.
  }
super-tutorial-level = Remember this one: when your dungeon shows { $rooms } rooms for the first time, your boss levels up, once a game. You have { $have } now, with the new one. Read your boss card; it is worth the digging.
super-tutorial-tools = Where things are: hold the pointer or your finger on any card to read it. The log knows all that happened. And the menu has the rules, the cards and the table as text.
super-tutorial-summon = Your minion calls { $hero }, { $health } health now. I would send that one { $dungeon_you ->
    [yes] to you
   *[no] to { $dungeon }
  }: { $end ->
    [dies] { $dungeon_you ->
        [yes] a soul, if nobody meddles.
       *[no] a soul over there, but at your place it would be worse.
      }
    [boss] { $dungeon_you ->
        [yes] a wound, but elsewhere it would be worse.
       *[no] a wound over there, if nobody meddles. We do not mind.
      }
   *[other] how that ends is not certain yet.
  }
super-tutorial-spell = { $own ->
    [yes] Stop! { $hero } will get through. But you have { $spell }: “{ $text }” That is the bad day I spoke of.
   *[no] { $hero } will soon be another boss’s soul. You have { $spell }: “{ $text }” It would spoil the party. Or keep it.
  }


## Goodbye

super-tutorial-goodbye = Two rounds, and you still have your head. From now on the table asks only when it matters. Legendary heroes come last and count double. { $souls_left ->
    [one] One more soul
   *[other] { $souls_left } more souls
  }, few wounds, and the city is yours. I have rain to watch.
