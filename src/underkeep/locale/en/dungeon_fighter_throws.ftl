# What can be wrong with a throw of Dungeon Fighter.

throw-side = The side
throw-direction = The direction (tenths of a degree)
throw-speed = The speed (millimetres per second)
throw-elevation = The elevation (tenths of a degree)
throw-spin = The spin (tenths of a radian per second)
throw-place = The place of a piece (millimetres from the centre of the target)
throw-turn = The turn of a piece (degrees)
throw-feat = The number for the technique { $name }
throw-piece-pond = the pond
throw-piece-floe = the floe
throw-piece-wall = the ice wall
throw-piece-waterfall = the waterfall

error-throw-engine = The dice cannot fly: the physics engine is missing. Install it with: pip install "underkeep[dice]", or throw real dice (throws: companion).
error-throw-target = There is no target called “{ $name }” (known: { $known }).
error-throw-die = There is no die called “{ $name }” (known: { $known }).
error-throw-dice-set = There is no set of dice called “{ $name }” (known: { $known }).
error-throw-template = There is no template called “{ $name }” (known: { $known }).
error-throw-technique = There is no throwing technique called “{ $name }”.
error-throw-whole = { $what } must be a whole number, not { $value }.
error-throw-range = { $what } must be from { $least } to { $most }, not { $value }.
error-throw-feat = This throw needs no number for “{ $name }”, or has two.
error-throw-only-a-toss = A template is only tossed: place no pieces and use no technique.
error-throw-piece-unknown = There is no piece of landscape called “{ $name }”.
error-throw-piece-extra = This throw does not need { $piece }, or has it twice.
error-throw-piece-missing = This throw needs { $piece } on the table.
error-throw-piece-table = Wrong place for { $piece }: it must lie on the table, outside the target.
error-throw-wall = The ice wall must stand on the table, at the edge of the target but not on it.
error-throw-waterfall = The lower edge of the waterfall must be { $near } to { $far } mm from the centre of the target.
error-throw-piece-overlap = Two pieces lie on the same spot: { $piece } and { $other }.
error-practice-table = The practice table cannot be read: { $where } does not match the protocol page.
error-practice-hole = An iceberg must stand in one of the holes { $known }, not in { $hole }.
error-practice-many = At most { $most } dice may lie on the practice table, not { $count }.
error-practice-templates = At most { $most } templates may lie on the practice table, each with its place.
error-practice-lying = Die { $number } does not lie on the practice table: its pose is wrong.
