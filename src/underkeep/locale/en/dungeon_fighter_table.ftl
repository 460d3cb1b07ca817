### Dungeon Fighter in the terminal, in English.


## The table

table-round = Round { $round }
table-way = stall symbols { $stalls } of { $wanted } · stall { $shops } of { $all }
table-decks = rooms { $rooms } · monsters { $monsters } · stall cards { $stall }
table-monster = life { $life } · damage { $damage } · loot { $loot }
table-asleep = asleep: { $techniques }
table-careless = careless
table-tune = the Catchy Tune plays
table-brawler = the Brawler is ready
table-demands = The throw needs
table-you = you
table-boss = boss
table-no-hero = no hero yet ({ $seat })
table-dead = dead
table-life = { $life }/{ $most }
table-stunned = stunned
table-scars = scars: { $colours }
table-experience = experience { $total } of { $most }
table-upgrades = upgrades: { $colours }
table-upgrades-spent = upgrades spent: { $colours }
table-used = { $card } (used)
table-declared = { $card } (in use)
table-trophies = trophies: { $cards }
table-chest = Chest
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
table-white = { $dice ->
    [one] 1 white die
   *[other] { $dice } white dice
  }
table-ready = Ready
table-lying = On the table
table-stall = For sale
table-none = none
table-gear = You carry
table-discard = Discard pile
table-visited = Visited rooms
table-beaten = Beaten monsters
table-glory = { $glory ->
    [one] 1 glory point
   *[other] { $glory } glory points
  }: { $title }
# Red, green, blue, white, snow, water.
table-dice-letters = RGBWSC


## A throw in numbers

table-side = side { $least } to { $most } (usually { $usual }): where you stand, in degrees; 0 north, 90 east
table-direction = direction { $least } to { $most } (usually { $usual }): tenths of a degree to the right of the centre
table-speed = speed { $least } to { $most } (usually { $usual }): millimetres per second
table-elevation = elevation { $least } to { $most } (usually { $usual }): tenths of a degree above the horizon
table-spin = spin { $least } to { $most } (usually { $usual }): tenths of a radian per second, backspin if positive
table-piece = { $piece }: where you put it, in millimetres east and north of the centre, and which way it faces, in degrees
table-throw-help = Type the numbers in this order, for example: { $example }. A dot, or nothing, means as usual; t alone is the usual throw.
table-beat-roundhouse = { $technique }=0 to { $most }: milliseconds after the turn; leave it out, and your hand shakes more.
table-beat-waterfall = { $technique }={ $least } to { $most } (usually { $usual }): how many milliseconds you take to tip it.
table-beat-launcher = { $technique }={ $least } to { $most }: milliseconds off the best moment; leave it out, and your hand shakes more.
table-beat-thump = { $technique }={ $least } to { $most }: milliseconds off the strike; leave it out, and your hand shakes more.
table-beat-headbutt = { $technique }={ $least } to { $most }: milliseconds off the deepest nod; leave it out, and your hand shakes more.
table-beat-under-the-table = { $technique }={ $least } to { $most } (usually { $usual }): how many millimetres your hand is above the table; below it is negative.
table-beat-weak-hand = { $technique }=1: your weak hand.
table-beat-secret-x = { $technique }={ $least } to { $most }: milliseconds between your hands; leave it out, and your hand shakes more.
table-beat-low-profile = { $technique }={ $least } to { $most }: how many millimetres your eyes are above the table.
table-beat-blind = { $technique }=0: milliseconds with open eyes.
table-beat-airborne = { $technique }={ $least } to { $most } (usually { $usual }): milliseconds since the jump; leave it out, and your hand shakes more.
table-beat-prayer = { $technique }={ $least } to { $most } (usually { $usual }): how unevenly your hands pull.

error-typed-number = “{ $word }” is not a whole number; type side, direction, speed, elevation and spin, or t for the usual throw.
error-typed-many = { $count ->
    [one] That is { $count } number; a throw has { $most }: side, direction, speed, elevation, spin.
   *[other] Those are { $count } numbers; a throw has { $most }: side, direction, speed, elevation, spin.
  }
error-typed-piece = “{ $name }={ $value }” cannot be read; write a piece as pond=300,0,270 and a technique as thump=12.


## Help

help-goal = Beat the monsters of the castle by throwing dice at the target, visit the stall three times, and bring down the big bad. You all win or lose together.
help-round = A round: the boss picks a room, and a monster appears; the heroes throw in turn until it is beaten. The die must bounce off the table before it lands on the target; where it lies says how much damage it does, and an eye uses an ability. A miss hurts the hero. When the coloured dice are used up, take a white one or pay with life to recover them. Then you rest, and with enough stall symbols the stall opens.
help-table = The target is drawn from above: numbers are sections, ◎ is the centre, blank circles with a number are holes, dots the margin. ▲ is an iceberg, ▒ frost, + the weak point; R G B W are the dice that lie there, S the snow die, C a water cube.
help-letters = ▶ is the active hero. Above the target are the techniques with what demands them.
help-example = anvil
