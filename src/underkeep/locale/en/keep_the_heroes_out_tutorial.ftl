### The first game that explains itself. Grandpa Gutter, an old gargoyle, talks: short sentences, dry humour, never mean.


## What an action is good for; the beginning of the sentence stands before it

keep-tutorial-why = { $does ->
    [summon] place { $monster_a } { $room_in }. { $value ->
        [0] One more pair of eyes.
       *[other] { $guards ->
            [0] The treasure there is worth { $value }, and nobody guards it.
           *[other] The treasure there is worth { $value }, and two guards last longer than one.
          }
      }
    [strike] strike { $hero_acc } { $room_in } ({ $health } health).
    [move] move { $monster_acc } { $origin_from } { $room_to }{ $carries ->
        [yes] {" "}{ $token_with }
       *[no] {""}
      }. { $feeds ->
        [yes] There it buys loot.
       *[no] { $heroes ->
            [0] { $guards ->
                [0] { $value ->
                    [0] Nearer to where it is needed.
                   *[other] The treasure there is worth { $value }, and nobody guards it.
                  }
               *[other] Nearer to where it is needed.
              }
           *[other] A hero rests there.
          }
      }
    [produce] activate { $room_acc }, which puts { $token_acc } there. { $trap ->
        [yes] The next hero who comes in steps into it.
       *[no] In the right room it buys loot.
      }
    [skill] use your skill to put { $token_acc } { $room_in }. { $feeds ->
        [yes] There it buys loot.
       *[no] Bones are useful: ask any dog.
      }
    [loot] { $room_in } you get { $loot } for { $token_acc }.
    [spend] discard { $token_acc } { $room_from }, and monsters come there from the lair.
    [portal] finish the portal { $room_in }.
   *[other] it is of use just now.
  }


## The setup

keep-tutorial-welcome = Psst. Up here, on the ledge. Grandpa Gutter, gargoyle, retired. Heroes want into this dungeon, and the monsters in it would rather be left alone. You lead the monsters. I talk, you decide.
keep-tutorial-goal = The goal: outlast the Guild of heroes. Its deck has { $cards } cards; when it has run out twice, you win. If heroes steal the treasure worth { $value } { $room_in }, you lose at once. Everything else they take only hurts.
keep-tutorial-clan = Your clan: { $clan }. { $monsters } monsters, health { $health } each. { $count ->
    [0] You play alone.
   *[other] With you: { $partners }. You win or lose together, and nobody hides cards.
  } A monster that falls goes back to its lair and can come again. I envy that.
keep-tutorial-first-monster = Your first monsters begin here: { $rooms }. I would put one { $room_in }: the treasure there is worth { $value }, and while a monster stands in a room, nobody steals from it.
keep-tutorial-map = The other one I would put { $room_in }. Look around: the number on a treasure is also how many heroes must meet there to steal it. From a room without treasure and monsters they run on, towards the Treasury.


## The first turn

keep-tutorial-hand = Your turn. { $cards ->
    [one] You hold one card
   *[other] You hold { $cards } cards
  }; play as many as you like, one by one. Each lists actions for your monsters, in any order. “Or” means one side or the other, never both. What you keep stays for later.
keep-tutorial-play = I would begin with { $card }: { keep-tutorial-why } Choose the card; then the table shows what it can do.
keep-tutorial-activate = An activation uses something where your monster stands. { $does ->
    [portal] Here: finish the portal { $room_in }. Monsters walk from one finished portal to any other. Heroes cannot.
   *[produce] Here it is what the room does: { $token_acc } { $room_in }.
  } { $trap ->
    [yes] The next hero who comes in steps into it.
   *[no] { $does ->
        [portal] {""}
       *[other] Some cards are paid for with it, and in the right room it buys loot.
      }
  }
keep-tutorial-skill = An activation can also be the skill of your clan: { $skill }. I would do it { $room_in }{ $feeds ->
    [yes] : there it is the price of the next loot card.
   *[no] . You never know what it will be good for.
  }
keep-tutorial-move = A move takes one monster through one corridor: { $origin_from } { $room_to }. It may carry one thing along{ $carries ->
    [yes] , now { $token_acc }
   *[no] {""}
  }. { $feeds ->
    [yes] For that you get a loot card there, with one more activation.
   *[no] { $heroes ->
        [0] { $guards ->
            [0] { $value ->
                [0] From there it is not far to trouble.
               *[other] Nobody guards the treasure worth { $value } there. Now somebody does.
              }
           *[other] From there it is not far to trouble.
          }
       *[other] There is somebody to hit there.
      }
  }
keep-tutorial-summon = Fresh monsters: { $lair } wait in your lair. I would send one { $room_to }{ $value ->
    [0] .
   *[other] , to the treasure worth { $value }.
  } { $guards ->
    [0] Nobody is there yet. An empty room is an invitation.
   *[other] A hero knocks out one guard at a time, so a second one keeps the room shut.
  }
keep-tutorial-spend = “If you do” is a trade: discard { $token_acc } { $room_from }, and only then monsters come there from the lair. { $lair ->
    [one] One is
   *[other] { $lair } are
  } waiting. A good trade, if you ask me.
keep-tutorial-play-on = Next I would play { $card }: { keep-tutorial-why } Clumsy claws? Undo is the button below.
keep-tutorial-end-cards = { $cards ->
    [0] Your hand is empty: well played.
   *[other] Enough. { $defends ->
        [yes] Keep { $shield }: in a raid it can stop an attack.
       *[no] What is left will be of more use later.
      }
  } { $draws ->
    [0] Your hand is full, so you draw nothing.
   *[other] Before the raid you draw up to { $full } cards.
  } Go on to the loot exchange.
keep-tutorial-exchange = That row is the loot: cards that some rooms give you for a resource. Here you may discard a card from your hand to replace loot that nobody wants. Nothing of the kind today: go on.


## The raid

keep-tutorial-raid = Now the heroes. Every turn ends with { $cards ->
    [one] one Guild card
   *[other] { $cards } Guild cards
  }{ $later ->
    [one] {""}
   *[other] , in the second wave with { $later }
  }. Most bring one hero into each of two rooms. { $asked ->
    [yes] The table asks because you could gamble in between. Later. Press “Do not gamble”.
   *[no] Watch what they do.
  }
keep-tutorial-order = Active heroes: { $rooms }. You choose who goes first, not what they do: hit a monster; without one, steal if they are enough, else wait; with nothing there, run on. Newcomers wake those who rest, so I let the Treasury wait.
keep-tutorial-defend = { $hero } attacks { $monster_acc } { $room_in }. { $stops ->
    [yes] Discard { $card }, and nothing happens{ $guards ->
        [one] { $value ->
            [0] {""}
           *[other] : it is the only guard of the treasure worth { $value }
          }
       *[other] {""}
      }.{ $shot ->
        [yes] {""}
       *[no] {" "}The hero is exhausted all the same.
      }
   *[no] You could stop it with a card. I would keep the card: it can bring more monsters than this one, and the one that falls only goes home.
  }
keep-tutorial-discard = Everybody has to discard a card. I would part with this one: { $card }. Of all your cards it can do the least just now. It is not gone, it will be shuffled in again.
keep-tutorial-fallen = The first of yours has fallen: { $monster_a } { $room_in }. It is back in the lair and feels fine. Cards that summon bring it out again. In your lair now: { $lair }.
keep-tutorial-theft = They have robbed you ({ $room }): { $treasure }. What is on its back has happened. A pity, not the end: only the treasure worth 4 is that.
keep-tutorial-resting = { $count ->
    [one] One hero rests in the dungeon, exhausted.
   *[other] { $count } heroes rest in the dungeon, exhausted.
  } They do nothing until somebody wakes them, mostly another hero who comes into their room. So crowds grow. Hit them while they sleep: they do not hit back.


## The second turn

keep-tutorial-round = Your next turn. Meanwhile { $partner } played { $played ->
    [0] no card
    [one] one card
   *[other] { $played } cards
  }, and the Guild turned up { $guild ->
    [0] none
    [one] one
   *[other] { $guild }
  }. { $left ->
    [one] One Guild card is
   *[other] { $left } Guild cards are
  } left in wave { $wave }. Look where heroes stand, then hit or guard.
keep-tutorial-gamble = The Prison. Once in your turn you may gamble: a Guild card is turned up, and for a hero, who is locked up, you draw { $cards } cards. But a mage lets all prisoners out. { $now ->
    [yes] A monster stands there to receive them, so I would do it.
   *[no] { $guards ->
        [0] No monster stands there, so I would not.
       *[other] It is rather full in there, so I would not.
      }
  }
keep-tutorial-strike = { $hero } { $room_in }: health { $health }. An attack takes 1{ $health ->
    [one] . I was never good at sums, but that is goodbye.
   *[other] . A beginning.
  } A hero who leaves comes back only when the Guild sends it again.
keep-tutorial-loot = Shopping { $room_in }: { $loot } for { $token_acc }. The card goes to your discard pile, and from the next shuffle on it is yours for the whole game.
keep-tutorial-scenario = This page of the book is called { $scenario }. { $copies ->
    [one] One card in the Guild deck is no hero
   *[other] { $copies } cards in the Guild deck are no heroes
  }: { $card }. { $does }
keep-tutorial-tools = Where things are: hold the pointer or your finger on a hero to see what it will do, on a card to read it. The log knows what happened. And the menu has the rules and the cards.


## Goodbye

keep-tutorial-stops = From now on I do not stop the table for you. It asks you when you can defend, in your turn and in those of others. Want to be asked between Guild cards too? Press “Hold” while others play.
keep-tutorial-goodbye = That is all an old gutter knows. { $left ->
    [one] One Guild card is
   *[other] { $left } Guild cards are
  } left in wave { $wave ->
    [1] 1; then all come again, { $later } in each turn.
   *[other] { $wave }; then you have won.
  } Hit those who rest, guard what is worth most. Off with you. I have rain to watch.


## The answers to "Why?"; the advice for cards, gambles, losses and attacks stands above

keep-tutorial-why-play = Of the cards in your hand, { $card } does most now: { keep-tutorial-why }
keep-tutorial-why-act = My advice: { keep-tutorial-why }
keep-tutorial-why-leave = What is left on this card would change nothing for the better. Leave it and go on.
keep-tutorial-why-before-card = Here you could still gamble, before the next Guild card. A mage would let all prisoners out, in the middle of a raid. Unless a monster waits for them in the Prison, do not gamble.
keep-tutorial-why-rules = The rules, or a card, want a choice from you. Everything on offer is allowed. Ask yourself two things: which treasure is worth most, and who guards it? The rules are in the menu.
