# Super Boss Monster on the form of a new table.

super-boss-monster-sets = More sets
    .about = Their bosses, rooms, spells and items are mixed in with those of Super Boss Monster. Five and six players need Crash Landing. In a solo game, cards that do nothing without an opponent stay in the box; the log names them.
super-boss-monster-sets-in-base = Base games
super-boss-monster-sets-in-expansions = Expansions
super-boss-monster-sets-in-packs = Small packs
super-boss-monster-heroes = Heroes
    .about = The set that the heroes come from; in a solo game, always Super Boss Monster.
super-boss-monster-heroes-none = Super Boss Monster
    .about = The heroes of Super Boss Monster, some of whom go straight to a key location.
super-boss-monster-heroes-other = Only if this set is chosen too.
super-boss-monster-variants = Variants
    .about = Other ways to play.
super-boss-monster-variants-challenge = Challenge
    .about = For one player: the heroes in town need 2, 3, 4 and 5 treasures instead of 1, 2, 3 and 4.

daily-about = Play alone against the city. Your score: souls minus wounds.
