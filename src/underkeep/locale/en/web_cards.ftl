### The cards of a game in the browser, also in the deck builder

cards-search = Search cards
cards-kind = Kind
cards-set = Set
cards-all-kinds = All kinds
cards-all-sets = All sets
cards-own = Only Underkeep's own
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-nothing = No such card. Perhaps a goblin has it.
cards-boss = Bosses
cards-room = Rooms
cards-miniboss = Minibosses
cards-item = Items
cards-spell = Spells
cards-hero = Heroes
cards-epic = Epic heroes
cards-tactic = Tactics
cards-loot = Loot
cards-event = Scenario cards
cards-treasure = Treasures
cards-tile = Rooms
cards-monster = Monsters
cards-big-bad = Big bads
cards-weapon = Weapons
cards-armour = Armour
cards-curio = Curios
cards-rarity = Rarities
