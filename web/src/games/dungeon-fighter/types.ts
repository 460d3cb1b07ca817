/* Made by `npm run types` from schema/dungeon-fighter.json. */

/**
 * The whole table. `phase` is `setup`, `dungeon`, `combat`, `rest`, `shopping` or `battle`; `boss`, `active`,
 * `slayer` are numbers of the party. `stalls` counts the symbols of the visited rooms, of which `wanted` lead to the
 * stall; `shops` counts the times that it was visited, of 3. `die` is the die that was chosen. `level` is the level
 * of the next monster, as its back tells it. `over` is `won` or `lost`.
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
 * A hero of the party: whose it is, the card (`hero` is its id, `key` that of the printed card), life of `most`.
 * `scars` are colours, `upgrades` are `ready` or `spent` by colour. Before it is chosen there is no hero.
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
 * A piece of equipment; `turned` if it was used in this fight, `declared` if it is used with this throw.
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
 * A card: its face and its place.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Piled".
 */
export interface Piled {
  face: number;
  n: number;
}
/**
 * How big everything on the table is, in centimetres. It never changes while a game is played.
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
 * A die: its sides, its edge and its rounding in centimetres, and what shows by face. Faces of a cube are +x, -x,
 * +y, -y, +z, -z; a four-sided die is read by the corner that is up, of which `tips` are the directions.
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
 * The monster or big bad that is fought: its card, its life of `most`, the coins on it. Techniques that are
 * `asleep` wake one by one with each hit. The tokens of heroes lie on it while they are active.
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
 * The room of the fight, with its stall symbols.
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
 * A technique that the next throw must meet, and what demands it: anchors of cards, or `token:tune`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Demand".
 */
export interface Demand {
  technique: string;
  sources: string[];
}
/**
 * What became of a die that is being judged. `line` are the sections that it lies in, if they are several,
 * `corners` pairs of a section (0: margin, outside) and how many corners lie there; `failed` are techniques.
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
 * A die that was thrown and not picked up.
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
 * What a throw (or, with `toss`, the toss of a template) can be answered with. The answer is
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
 * A range of whole numbers, and how far apart two are that one can feel.
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
 * A piece of landscape that the thrower puts down: `pond`, `floe`, `ice-wall` or `waterfall`. It usually lies so
 * many millimetres from the centre towards the thrower (behind the target if negative), turned by so many degrees
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
 * The one number of a technique: what it may be, and from where to where the technique is met. If one must be
 * quick for it (`timed`), it may be left out: the hand shakes more then.
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
 * `slayer` are numbers of the party. `stalls` counts the symbols of the visited rooms, of which `wanted` lead to the
 * stall; `shops` counts the times that it was visited, of 3. `die` is the die that was chosen. `level` is the level
 * of the next monster, as its back tells it. `over` is `won` or `lost`.
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
 * A practice table: what is thrown, under which demands, and what lies and stands there already. Only what lies on
 * the table is here, each die with its pose.
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
}
