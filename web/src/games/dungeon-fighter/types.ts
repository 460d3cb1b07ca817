/* Made by `npm run types` from schema/dungeon-fighter.json. */

/**
 * The whole table. `phase` is `setup`, `dungeon`, `combat`, `rest`, `shopping` or `battle`; `boss`, `active`,
 * `slayer` are places of the party. `stalls` is the number of symbols on the visited rooms, of which `wanted` lead to
 * the stall; `shops` is the number of shopping phases that are over, of 3. `die` is the chosen die. `level` is the
 * level on the back of the next monster. `over` is `won` or `lost`.
 */
export interface BoardState {
  phase: string;
  round: number;
  difficulty: string;
  party: {
    [k: string]: Fighter;
  };
  wanted: number;
  target: string;
  dice: string;
  furniture: Furniture;
  ballads?: boolean;
  companion?: boolean;
  boss?: number;
  active?: number;
  slayer?: number;
  monster?: Monster;
  room?: Room;
  stalls?: number;
  shops?: number;
  chest?: Chest;
  supply?: Chest;
  ready?: string[];
  die?: string;
  required?: Demand[];
  pieces?: string[];
  roundhouse?: boolean;
  landed?: Landing[];
  lying?: {
    [k: string]: LyingDie;
  };
  templates?: {
    [k: string]: LyingTemplate;
  };
  icebergs?: number[];
  tossing?: string;
  path?: {
    [k: string]: Piled;
  };
  stall?: {
    [k: string]: Piled;
  };
  visited?: {
    [k: string]: Piled;
  };
  beaten?: {
    [k: string]: Piled;
  };
  discard?: {
    [k: string]: Piled;
  };
  roomDeck?: number;
  monsterDeck?: number;
  level?: number;
  stallDeck?: number;
  over?: string;
}
/**
 * A hero of the party: its seat, its card (`hero` is its id, `key` the id of the printed card) and its life, of at
 * most `most`. `scars` are colours, `upgrades` are `ready` or `spent` by colour. Before the choice there is no hero.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Fighter".
 */
export interface Fighter {
  seat: number;
  life: number;
  most: number;
  hero?: string;
  key?: string;
  face?: number;
  scars?: string[];
  upgrades?: {
    [k: string]: string;
  };
  experience?: number;
  gear?: {
    [k: string]: Carried;
  };
  trophies?: {
    [k: string]: Piled;
  };
  stunned?: boolean;
  dead?: boolean;
}
/**
 * A piece of equipment. It is `turned` after its use in this fight, and `declared` while it is used with this
 * throw.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Carried".
 */
export interface Carried {
  face: number;
  n: number;
  turned?: boolean;
  declared?: boolean;
}
/**
 * A card in a pile: its face and its place.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Piled".
 */
export interface Piled {
  face: number;
  n: number;
}
/**
 * The size of everything on the table, in centimetres. It does not change during a game.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Furniture".
 */
export interface Furniture {
  half: number[];
  radius: number;
  playRadius: number;
  thickness: number;
  holes: number[][];
  holeRadius: number;
  sections: Patch[];
  pond: number[];
  floe: number[];
  wall: number[];
  waterfall: number[];
  iceberg: number[];
  frost: number[];
  weakPoint: number[];
  hand: number[];
  dice: {
    [k: string]: DieShape;
  };
}
/**
 * A section of the target between two radii (centimetres) and two bearings (degrees from north, clockwise).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Patch".
 */
export interface Patch {
  value: number;
  inner: number;
  outer: number;
  start?: number;
  end?: number;
}
/**
 * The shape of a die: its number of sides, its edge and its rounding in centimetres, and what each face shows.
 * Faces of a cube are +x, -x, +y, -y, +z, -z. A four-sided die is read by the corner that is up; `tips` are the
 * directions of its corners.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "DieShape".
 */
export interface DieShape {
  sides: number;
  size: number;
  rounding: number;
  shows: string[];
  tips?: number[][];
}
/**
 * The monster or big bad of the fight: its card, its life, of at most `most`, and the coins on it. Techniques that
 * are `asleep` wake one by one with each hit. `tune` and `brawler` are active tokens of heroes on it.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Monster".
 */
export interface Monster {
  card: number;
  face: number;
  life: number;
  most: number;
  loot?: number;
  awake?: string[];
  asleep?: string[];
  careless?: boolean;
  bigBad?: boolean;
  tune?: boolean;
  brawler?: boolean;
}
/**
 * The room of the fight, with its number of stall symbols.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  card: number;
  face: number;
  stalls: number;
}
/**
 * The chest of the team.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Chest".
 */
export interface Chest {
  coins?: number;
  white?: number;
  rarities?: {
    [k: string]: Piled;
  };
}
/**
 * A technique that the next throw must meet, and its sources: anchors of cards, or `token:tune`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Demand".
 */
export interface Demand {
  technique: string;
  sources: string[];
}
/**
 * The outcome of a die while the throw is being resolved. `line` has the sections that it lies in, if there are
 * several. `corners` has pairs of a section (0 for the margin and outside) and the number of corners there. `failed`
 * has techniques.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Landing".
 */
export interface Landing {
  place: string;
  hit?: boolean;
  section?: number;
  line?: number[];
  shows?: string;
  bounced?: boolean;
  failed?: string[];
  icebergs?: number[];
  corners?: number[][];
  pose?: number[];
  picked?: boolean;
}
/**
 * A die that was thrown and has not been picked up.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "LyingDie".
 */
export interface LyingDie {
  die: string;
  place: string;
  section?: number;
  pose?: number[];
}
/**
 * A template on the target: `frost` or `weak-point`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "LyingTemplate".
 */
export interface LyingTemplate {
  kind: string;
  pose?: number[];
}
/**
 * The answers that a throw (or, with `toss`, the toss of a template) can have. An answer is
 * `["Throw", [side, direction, speed, elevation, spin, pieces, feats]]` (or `["Toss", ...]`), all whole numbers:
 * degrees from north, tenths of degrees, millimetres per second, tenths of degrees, tenths of radians per second.
 * A piece is `[kind, x, y, turn]` in millimetres and degrees, a feat `[technique, number]`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  toss: boolean;
  required: string[];
  side: Numbers;
  direction: Numbers;
  speed: Numbers;
  elevation: Numbers;
  spin: Numbers;
  pieces: PieceToPlace[];
  beats: {
    [k: string]: TechniqueBeat;
  };
}
/**
 * A range of whole numbers. Values that are less than `step` apart cannot be told apart by hand.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Numbers".
 */
export interface Numbers {
  least: number;
  most: number;
  step?: number;
}
/**
 * A piece of landscape that the thrower puts down: `pond`, `floe`, `ice-wall` or `waterfall`. Its usual place is
 * `away` millimetres from the centre towards the thrower (behind the target if negative), turned by `turn` degrees
 * more than the side of the thrower.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "PieceToPlace".
 */
export interface PieceToPlace {
  kind: string;
  away: number;
  turn: number;
}
/**
 * The one number of a technique: the values that it may have, and those with which the technique is met. A `timed`
 * beat demands speed; it may be left out, and then the hand shakes more.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "TechniqueBeat".
 */
export interface TechniqueBeat {
  range: Numbers;
  least: number;
  most: number;
  timed: boolean;
  usual: number;
}
/**
 * The whole table. `phase` is `setup`, `dungeon`, `combat`, `rest`, `shopping` or `battle`; `boss`, `active`,
 * `slayer` are places of the party. `stalls` is the number of symbols on the visited rooms, of which `wanted` lead to
 * the stall; `shops` is the number of shopping phases that are over, of 3. `die` is the chosen die. `level` is the
 * level on the back of the next monster. `over` is `won` or `lost`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardState".
 */
export interface BoardState1 {
  phase: string;
  round: number;
  difficulty: string;
  party: {
    [k: string]: Fighter;
  };
  wanted: number;
  target: string;
  dice: string;
  furniture: Furniture;
  ballads?: boolean;
  companion?: boolean;
  boss?: number;
  active?: number;
  slayer?: number;
  monster?: Monster;
  room?: Room;
  stalls?: number;
  shops?: number;
  chest?: Chest;
  supply?: Chest;
  ready?: string[];
  die?: string;
  required?: Demand[];
  pieces?: string[];
  roundhouse?: boolean;
  landed?: Landing[];
  lying?: {
    [k: string]: LyingDie;
  };
  templates?: {
    [k: string]: LyingTemplate;
  };
  icebergs?: number[];
  tossing?: string;
  path?: {
    [k: string]: Piled;
  };
  stall?: {
    [k: string]: Piled;
  };
  visited?: {
    [k: string]: Piled;
  };
  beaten?: {
    [k: string]: Piled;
  };
  discard?: {
    [k: string]: Piled;
  };
  roomDeck?: number;
  monsterDeck?: number;
  level?: number;
  stallDeck?: number;
  over?: string;
}
/**
 * A practice table: the die to throw, its demands, and everything that lies and stands there already. Each lying
 * die or template is on the table and has a pose. `tossing` is the template to toss, `frost` or `weak-point`; it is
 * empty if the die is thrown.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "PracticeTable".
 */
export interface PracticeTable {
  die?: string;
  required?: string[];
  target?: string;
  dice?: string;
  lying?: {
    [k: string]: LyingDie;
  };
  icebergs?: number[];
  tossing?: string;
  templates?: {
    [k: string]: LyingTemplate;
  };
}
