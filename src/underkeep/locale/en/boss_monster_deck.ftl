# The deck builder of Boss Monster.

## Kinds of card, as headings

own-room = Rooms
own-miniboss = Minibosses
own-spell = Spells
own-boss = Bosses
own-hero = Heroes
own-item = Items
own-text = A deck for Boss Monster. Each line is a number, a card and its set; lines with # are remarks.


## What should be in balance

own-part-rooms = Rooms
own-part-treasure = Treasure on rooms
own-part-types = Kinds of room
own-part-spells = Spells
own-part-bosses = Bosses
own-part-heroes = Heroes
own-part-classes = Heroes by class
own-part-items = Items
own-part-whole = The whole deck
own-part-left-out = Cards left out

own-bar-ordinary = ordinary
own-bar-advanced = advanced
own-bar-minibosses = minibosses
own-bar-common = ordinary
own-bar-epic = epic
own-bar-monsters = monster rooms
own-bar-traps = trap rooms
own-bar-build = build phase
own-bar-adventure = adventure phase
own-bar-both = both phases
own-bar-universal = for everybody
own-bar-cleric = cleric
own-bar-fighter = fighter
own-bar-mage = mage
own-bar-thief = thief
own-bar-explorer = explorer


## Worth knowing

own-note-bosses = The deck lists no bosses: all bosses of its sets are dealt.
own-note-heroes = The deck lists no heroes: those of { $set } are used.
own-note-coins = Coins and minibosses are in play, because there are cards of RMB or VOV.
own-note-items = Items are in play.


## What could be better

own-warn-rooms = { $rooms ->
    [0] No rooms; a base set has about 75.
    [one] { $rooms } room is soon used up; a base set has about 75.
   *[other] { $rooms } rooms are soon used up; a base set has about 75.
  }
own-warn-advanced = { $many ->
    [many] Many advanced rooms: { $advanced } for { $ordinary } ordinary ones. The guide suggests 2 for every 5 or 6, here about { $wanted }.
   *[few] Few advanced rooms: { $advanced } for { $ordinary } ordinary ones. The guide suggests 2 for every 5 or 6, here about { $wanted }.
  }
own-warn-treasure = { $rare ->
    [yes] Rare treasure, { $treasure }: on { $count } rooms, while a treasure is usually on { $usual }. Experienced players do this on purpose.
   *[no] Common treasure, { $treasure }: on { $count } rooms, while a treasure is usually on { $usual }.
  }
own-warn-types = Monster rooms: { $monsters }, trap rooms: { $traps }. There should be about as many of each.
own-warn-spells = { $spells ->
    [0] No spells; a base set has about 30.
    [one] { $spells } spell is soon used up; a base set has about 30.
   *[other] { $spells } spells are soon used up; a base set has about 30.
  }
own-warn-bosses = { $rare ->
    [yes] Few bosses, { $treasure }: { $count }, while a treasure usually has { $usual }.
   *[no] Many bosses, { $treasure }: { $count }, while a treasure usually has { $usual }.
  }
own-warn-heroes = With { $players } players: { $ordinary } ordinary and { $epic } epic heroes with a class; the guide asks for { $wanted_ordinary } and { $wanted_epic }.
own-warn-classes = { $rare ->
    [yes] Few heroes, { $treasure }: { $count }, while a class usually has { $usual }.
   *[no] Many heroes, { $treasure }: { $count }, while a class usually has { $usual }.
  }
own-warn-health = { $rare ->
    [yes] Weak heroes, { $treasure }: { $count } health together, while a class usually has { $usual }.
   *[no] Strong heroes, { $treasure }: { $count } health together, while a class usually has { $usual }.
  }
own-warn-items = Cards of THK or IOD need items, but the deck has none.


## A deck in words

own-name = Your own deck
own-about = { $rooms } rooms, { $spells } spells


## What is wrong

error-own-copies = { $copies ->
    [one] There is { $copies } printed copy of { $card }, but the deck lists { $listed }.
   *[other] There are { $copies } printed copies of { $card }, but the deck lists { $listed }.
  }
error-own-card = No card has the key “{ $name }”{ $hint }.
error-own-set = Line { $line }: there is no set “{ $set }” (known: { $sets }).
error-own-line = Line { $line }: there is no card called “{ $name }”{ $hint }.
error-own-several = Line { $line }: several sets have a card called “{ $name }”; write which set you mean: { $sets }.
error-own-few = { $kind ->
    [room] With { $players } players a deck needs at least { $needed } room cards; this one has { $cards }.
    [spell] With { $players } players a deck needs at least { $needed } spells; this one has { $cards }.
   *[hero] With { $players } players a deck needs at least { $needed } heroes; this one has { $cards }.
  }
error-deck-code = This deck code is not right: a letter is wrong or missing, or it was made with other cards. Copy it again, from BM1 to its end.
error-deck-code-card = This deck code has a card of the set { $set } that this version of Underkeep does not have. Update Underkeep, or rebuild the deck without that card.
error-own-what = There is no ready deck and no file called “{ $name }”{ $hint }; a code begins with BM1.
