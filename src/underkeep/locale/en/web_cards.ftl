### The cards of a game in the browser, also in the deck builder

cards-search = Search cards
cards-kind = Kind
cards-set = Set
cards-all-kinds = All kinds
cards-all-sets = All sets
cards-own = Only Underkeep’s own
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-nothing = No such card. Perhaps a goblin has it.
card-kind-boss = Bosses
card-kind-room = Rooms
card-kind-miniboss = Minibosses
card-kind-item = Items
card-kind-spell = Spells
card-kind-hero = Heroes
card-kind-epic-hero = Epic heroes
card-kind-tactic = Tactics
card-kind-loot = Loot
card-kind-event = Scenario cards
card-kind-treasure = Treasures
card-kind-tile = Rooms
card-kind-monster = Monsters
card-kind-big-bad = Big bads
card-kind-weapon = Weapons
card-kind-armour = Armour
card-kind-curio = Curios
card-kind-rarity = Rarities
