### Super Boss Monster in the terminal, in English.


## The city board

table-market = Market
table-wants = needs { $treasure }:
table-space-free = free
table-nobody = nobody
table-tavern-alone = a hero here ends the game
table-tavern = Tavern, from the top
table-space-treasure = treasure
table-space-temple = market card
table-space-stadium = room card
table-space-library = swap spell
table-space-hideout = last room +2
table-space-landing-pad = shuffle stack
table-space-summon = send hero (+2)
table-space-summon-tavern = send hero (−2)


## The dungeons

table-waiting = About to resolve, from the top of the stack
table-score = Score
table-life-token = health { $change }
table-counters = +1 ×{ $counters }
table-stunned = stunned
table-decks = Heroes left { $ordinary } + { $epic } legendary · rooms { $rooms } · spells { $spells } · discard pile { $discard }

thing-market = { $thing }
thing-temple = { $thing } (in the Temple, { $health } health)
thing-stadium = { $thing } (in the Stadium, { $health } health)
thing-library = { $thing } (in the Library, { $health } health)
thing-hideout = { $thing } (in the Hideout, { $health } health)
thing-landing-pad = { $thing } (on the Landing Pad, { $health } health)
thing-tavern = { $thing } (in the Tavern, { $health } health)


## The end

ending-score = { $seat }: { $score ->
    [one] { $points } point
   *[other] { $points } points
  } ({ x-souls }, { x-wounds })


## Help

help-goal = The game ends after a round in which a player has 10 souls, or in which the last hero has come to town. Souls minus wounds count; nobody drops out because of wounds. Alone, 10 souls do not end the game: it ends after the round in which you receive a fifth wound or the last hero comes, and at once when a hero goes to the Tavern.
help-round = A round: new cards lie on the market, and heroes come to town; if it is full, the oldest one makes way and goes to a key location, or to the Tavern. Everyone takes a card and sends a minion; everyone places a room face-down, and they are revealed; the minions act; every hero in town goes to the dungeon with the most treasure of its class (on a tie it stays in town; alone, it needs as much as its space says); then the heroes walk through the rooms to the boss and lose health in each. A hero who dies is a soul, one who reaches the boss is a wound.
help-table = A room shows its damage now (an arrow: something changes it), its treasure, and whether it is a monster or a trap room. A double frame is an advanced room: it can only be built on a room with the same treasure. ▾1 means that a card lies beneath it, +1 ×2 that two counters lie on it. ○ is a free action space of the city and ◎ one of a card; ▲ ■ ◆ ♥ ♠ ♣ are the minions, ★ is the first-player marker.
help-example = kiosk
