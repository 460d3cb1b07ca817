### The first game that explains itself. Grandpa Gutter, an old gargoyle, talks: short sentences, dry humour, never mean.


## The first room

fighter-tutorial-welcome = Psst. Up here, on the ledge. Grandpa Gutter, gargoyle, retired. You are a hero in a frozen castle, and your only talent is throwing dice. Monsters hate that. I will explain. Slowly; I am made of stone.
fighter-tutorial-goal = Beat monsters and carry their coins to the stall. After { $shops } visits the big bad comes: beat it and everyone wins. If all heroes lie stunned in one fight, everyone loses. You share everything, the blame too.
fighter-tutorial-party = That is you: { $hero }, { $life } life. And { $mate }, { $mate_life } life, for whom a bot throws. Each of you has three abilities, one for each colour of die; press one to read it. To read a whole card, hold the pointer or your finger on it.
fighter-tutorial-path = You lead, so you choose the room, and only you see both. I would take { $room }: { $stalls ->
    [one] one stall symbol
   *[other] { $stalls } stall symbols
  }{ $technique ->
    [none] {" "}and no demands on the throw.
   *[other] , though it demands the technique { $technique }.
  } { $other_technique ->
    [none] Choose it.
   *[other] { $other } wants every throw done as { $other_technique }: not on your first day. Choose the room.
  }


## The first die

fighter-tutorial-monster = { $monster } bars the way, with { $life } life. You take turns throwing until it falls. { $loot ->
    [0] There is no loot on it.
    [one] There is one coin on it for you.
   *[other] There are { $loot } coins on it for you.
  } It does not strike, it waits: each miss costs the thrower { $damage } life.
fighter-tutorial-theirs = { $thrower } threw before you. The result: { $result }. { $felled ->
    [yes] That was the end of the monster.
   *[no] { $dealt ->
        [0] { $hit ->
            [yes] It did the monster no harm.
           *[no] The monster laughs.
          }
       *[other] It cost the monster { $dealt } life.
      } { $hit ->
        [yes] {""}
       *[no] { $lost ->
            [0] It cost { $thrower_acc } nothing.
           *[other] It cost { $thrower_acc } { $lost } life. It happens to the best, and to bots.
          }
      }
  }
fighter-tutorial-dice = Now you. First take a die. The coloured dice are for the whole party: one that was thrown is gone for this fight, unless you pay to get it back. If a die shows an eye, it activates your ability of its colour.
fighter-tutorial-ability = I would take { $die_acc }. An eye on it means { $ability }: “{ $text }” { $kind ->
    [camouflage] { $room } has { $worth ->
        [one] one symbol
       *[other] { $worth } symbols
      }, so that is +{ $worth }.
    [favourite-enemy] Against { $monster } that is +{ $worth }.
    [self-healing] { $worth ->
        [0] You lack no life, but all else is gone.
       *[other] You can use { $worth } of that.
      }
   *[other] {""}
  } Choose the die.


## The first throw

fighter-tutorial-target = The target: rings worth 1 to 5 from the outside in, four holes, and the centre, worth { $centre }. The value of the ring in which the die comes to rest is the damage. In the centre and with an eye, the monster is gone at once, whatever it is.
fighter-tutorial-aim = Pull back on the table and let go: further is harder. The dots show direction and force, not the landing. And the one rule that matters: the die must bounce off the table first, and only then reach the target. Not straight onto it!
fighter-tutorial-force = { NUMBER($force, minimumFractionDigits: 2, maximumFractionDigits: 2) } m/s
fighter-tutorial-way = { $tenths ->
    [0] straight ahead
   *[other] { $number }° { $side }
  }
fighter-tutorial-way-right = to the right
fighter-tutorial-way-left = to the left
fighter-tutorial-height = { $tenths ->
    [0] level
   *[other] { $number }° { $side }
  }
fighter-tutorial-height-up = up
fighter-tutorial-height-down = down
fighter-tutorial-spin = { $tenths ->
    [0] none
   *[other] { $number } { $side }
  }
fighter-tutorial-spin-back = backspin
fighter-tutorial-spin-top = topspin
fighter-tutorial-numbers = Not sure how hard? Set the sliders as I would: force { $force }, direction { $way }, height { $height }, spin { $spin }. Then press Throw. Done like that, about { $hits } throws in a hundred hit. The hand always trembles a little.
fighter-tutorial-harm = A miss is: target first, table later; stuck in a hole; on the margin; off the target. Each costs you { $damage } life of your { $life }. At 0 you are stunned and lie there until the fight is over.


## Its result

fighter-tutorial-hit = Your first hit! The result: { $result }. { $felled ->
    [yes] And that was the end of the monster. I would clap, but it chips.
   *[no] { $dealt ->
        [0] It did the monster no harm, but it looked good.
       *[other] That cost the monster { $dealt } life: the section, and whatever abilities or weapons added. I would clap, but it chips.
      }
  }
fighter-tutorial-missed = Your first miss. The result: { $result }. { $reason ->
    [dry] It met the target before the table: less force, or aim lower.
    [technique] The technique was missing, and without it nothing counts.
    [hole] Holes swallow dice. Bad luck, mostly.
   *[other] { $reach ->
        [short] It stopped on your side: pull a little further.
        [far] It went too far: pull a little less.
       *[other] A little more force, or a little less.
      }
  } { $lost ->
    [0] It cost you nothing.
   *[other] It cost you { $lost } life.
  }
fighter-tutorial-eye = Your first eye! Its colour, { $colour }, called your ability { $ability }: “{ $text }” It works wherever the die lies, unless it asks for a hit or a miss.
fighter-tutorial-undo = Changed your mind? Undo is the button below, as often as you like against bots. But only back to the last throw: a die that has flown, has flown.
fighter-tutorial-recover = All coloured dice are thrown. Either recover them, and every hero loses { $level } life, or throw a white die: free, but gone for good. { $white ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $white }.
  } { $recover ->
    [yes] I would recover them{ $white ->
        [0] .
       *[other] : white dice are for the big bad.
      }
   *[no] I would take a white one: that much life is too dear.
  }


## Decisions that not every game has

fighter-tutorial-cube = Three cubes at once, and one counts. Take the best hit; the others are forgotten. The only time I have seen dice be polite.
fighter-tutorial-careless = This monster was not looking. A die in a section worth 1 may be thrown again, and the first throw is forgotten. Yours: { $result }. { $advice ->
    [miss] I would throw again: this one is a miss.
    [usual] I would throw again, because you usually hit.
   *[keep] I would keep it: a small hit is better than a miss.
  }
fighter-tutorial-cards = Cards can be used here, before anything is settled. { $card ->
    [none] I would pass and keep them: curios work only once, and the big bad is yet to come.
   *[other] I would use { $card } now. Armour comes back after the fight, curios do not.
  }
fighter-tutorial-toss = A template is tossed like a coin: it must turn over at least half and lie on the target. If it touches the table, it hurts. I would: force { $force }, direction { $way }, height { $height }, spin { $spin }.
fighter-tutorial-iceberg = Icebergs stand in the holes. A die that touches one costs the monster 1 life, even on a miss, and then the iceberg is gone. One hole is as good as another.
fighter-tutorial-flee = Room and monster want different techniques at once. You may run: every hero loses { $level } life, another monster comes, and all must agree. { $run ->
    [yes] I would run.
   *[no] I would stay. Stones do.
  }


## After the fight

fighter-tutorial-felled = { $monster } is beaten, and the last blow { $slayer_own ->
    [yes] was yours.
   *[no] came from { $slayer }.
  } { $coins ->
    [0] No coins, though.
    [one] One coin for the chest.
   *[other] { $coins } coins for the chest.
  } Who finishes the monster leads next and chooses the room. Dice return; lost life does not.
fighter-tutorial-stunned = { $hero } had no life left and was stunned: out until the fight is over. Then all life comes back, but so does a scar: the maximum is { $lost } lower, and one ability is covered. If all are out at once, the game is lost.
fighter-tutorial-scar = A scar covers one ability for good; the die can still be thrown. I would give up { $ability } ({ $colour }). Cover what you miss least. I gave up my wings.
fighter-tutorial-trophy = The last blow was yours, so the card may be your trophy. It does nothing and takes no room. Keep it anyway: that is what trophies are for.
fighter-tutorial-trade = Between fights equipment may change hands. A hero carries two weapons, one armour and two curios, and nothing twice. All well as it is? Press “Done trading”.


## The next rooms

fighter-tutorial-symbols = The rooms behind you show { $stalls ->
    [one] one stall symbol
   *[other] { $stalls } stall symbols
  }. Once there are { $wanted } or more after a fight, the stall opens. Fewer rooms mean fewer fights, so many symbols are good; they rarely come without strings.
fighter-tutorial-next-path = The way is yours again. My choice: { $room }, { $stalls ->
    [one] one stall symbol
   *[other] { $stalls } stall symbols
  } { $technique ->
    [none] and no technique.
   *[other] and the technique { $technique } on every throw.
  } { $other_technique ->
    [none] Read both; what they give comes at once.
   *[other] { $other } would want { $other_technique }.
  }
fighter-tutorial-gift = A card for nothing: { $card }. “{ $text }” I would give it to { $hero_dat }{ $hero_own ->
    [yes] , that is to you
   *[no] {""}
  }.
fighter-tutorial-led = { $boss } leads now and has chosen { $room }. The boss goes round: finish a monster yourself, and the next way is yours.
fighter-tutorial-tools = Where things are: hold the pointer or your finger on any card to read it. The log knows what happened, the menu has the rules. And on the practice table, which is in the menu too, misses cost nothing.
fighter-tutorial-weapon = { $card ->
    [none] The Catchy Tune plays: a roundhouse adds { $bonus } damage to a hit. But declare it now, and without it the throw is a miss.
   *[other] Before each throw you say which weapons you use. { $card }: +{ $bonus } damage on a hit, but only thrown as { $technique }.
  } { $free ->
    [yes] This fight demands that anyway, so the bonus is free.
   *[no] {""}
  } { $use ->
    [yes] Use it.
   *[no] I would leave it this time.
  }
fighter-tutorial-technique = { $card ->
    [none] You have declared a technique:
   *[other] { $card } demands a technique:
  } { $technique }. { $text } Without it every throw is a miss. { $timed ->
    [yes] No nerve for timing? Tick “Calm throws”.
   *[no] The words above the sliders say how it is done here.
  }
fighter-tutorial-technique-numbers = My throw for this: force { $force }, direction { $way }, height { $height }, spin { $spin }. It still has to bounce off the table first. That rule never sleeps.


## The stall

fighter-tutorial-ware = { $card } ({ $price })
fighter-tutorial-stall = The stall is open, and you do the shopping. You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }. { $count ->
    [0] The shelves are empty.
   *[other] On the shelves, with prices: { $wares }.
  }
fighter-tutorial-prices = Also for sale: 1 life for every hero costs { $life ->
    [one] one coin
   *[other] { $life } coins
  }, a white die { $die }. Cards that nobody buys are gone for good. Coins that you keep are glory in the end, but only if you win.
fighter-tutorial-buy = { $what ->
    [card] My advice: { $card }{ $hero_there ->
        [yes] {" "}for { $hero_acc }
       *[no] {" "}for the team
      }. Choose the card, then the hero who is to carry it. Hold the pointer or your finger on a card to read it first.
    [die] My advice: a white die. One throw more against the big bad, who lets nobody recover dice.
    [life] My advice: life for everyone. Heroes who lie down buy nothing.
   *[none] My advice: close the stall. A coin kept is a coin for next time.
  }
fighter-tutorial-closed = The stall has closed. { $cards ->
    [none] No card was bought.
   *[other] Bought: { $cards }.
  } { $coins ->
    [0] The chest is empty.
    [one] One coin is in the chest now.
   *[other] { $coins } coins are in the chest now.
  } What was not sold is gone, and the symbols count from zero again.


## Goodbye

fighter-tutorial-goodbye = That is all an old gutter knows. Monsters get worse, { $shops ->
    [0] and the big bad waits.
    [one] the stall opens once more, and then the big bad waits.
   *[other] the stall opens { $shops } more times, and then the big bad waits.
  } Bounce first, keep your white dice, and aim for the middle. I have snow to catch.


## The answer to "Why?" where there is no advice above

fighter-tutorial-why-rules = The rules, or a card, want a choice from you. Everything on offer is allowed. Ask yourself what brings the monster down sooner, and what keeps the heroes on their feet. The rules are in the menu.
