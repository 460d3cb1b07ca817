/* Made by `npm run types` from schema/boss-monster.json. */

/**
 * The whole table. `phase` is `setup`, `beginning`, `build`, `reveal`, `bait`, `adventure` or `ending`.
 */
export interface BoardState {
  round: number;
  phase: string;
  seats: {
    [k: string]: Seat;
  };
  order: number[];
  decks: {
    [k: string]: number;
  };
  active?: number;
  town?: {
    [k: string]: Pulled;
  };
  items?: {
    [k: string]: Piled;
  };
  estate?: {
    [k: string]: number;
  };
  walker?: Walker;
  nextUp?: number;
  discard?: {
    [k: string]: Piled;
  };
  known?: {
    [k: string]: number;
  };
  waiting?: Pending[];
  casting?: Casting[];
  noBuilding?: boolean;
  soulsToWin?: number;
  woundsToLose?: number;
  winners?: number[];
  variants?: string[];
  modules?: string[];
}
/**
 * A player. `dungeon` is under the lowest card of each place, everything else under the id of the card.
 *
 * `damage` is that of all active rooms together, `treasure` what lures heroes, by type. `marks` are `out`, `leaving`,
 * `barred` (no hero goes in this round), `denied` (cannot win by souls this round), `used` (the boss's ability is),
 * `placed` (has placed a card face-down), `doubled` (treasure), `safe` (wounds cannot beat it this round), `taxed`
 * (its spells cost a coin), `skipped` (heroes pass over the first room), `unmoved` (texts of rooms and minibosses do
 * not affect heroes), `unzoned` (may build advanced rooms anywhere), `promoted` and `sold` (in this round).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  boss?: CardAt[];
  levelled?: boolean;
  xp?: number;
  rooms?: {
    [k: string]: number;
  };
  spells?: {
    [k: string]: number;
  };
  dungeon?: {
    [k: string]: Stack;
  };
  entrance?: {
    [k: string]: Guest;
  };
  souls?: number;
  wounds?: number;
  soulCards?: {
    [k: string]: number;
  };
  woundCards?: {
    [k: string]: number;
  };
  damage?: number;
  treasure?: number[];
  builds?: number;
  party?: number;
  crushed?: number;
  roused?: number;
  coins?: number;
  items?: {
    [k: string]: Owned;
  };
  extra?: number[];
  legacy?: number;
  forfeits?: number;
  guise?: number;
  marks?: string[];
}
/**
 * A card and its face.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "CardAt".
 */
export interface CardAt {
  card: number;
  face?: number;
}
/**
 * A place of a dungeon: its number from the entrance (the first is 0), the visible card, and what lies under it,
 * the lowest first.
 *
 * `damage` and `treasure` are what counts now: nothing while the room is asleep or face-down. `marks` are
 * `down` (face-down), `secret` (face-down, and the reader knows what others do not), `asleep`, `silenced` (its text is
 * void), `bare` (lost its printed treasure), `exchanged` (shows that of another room), `fountain`, `used` (its
 * once-per-round ability is), `gift` (placed by `by`, who is not the owner), `portable`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Stack".
 */
export interface Stack {
  n: number;
  card: number;
  face?: number;
  under?: CardAt[];
  damage?: number;
  treasure?: number[];
  because?: Because[];
  marks?: string[];
  by?: number;
  token?: number;
  coins?: number;
  lodger?: Lodger;
  knocks?: Lodger;
}
/**
 * Why a room has other damage than is printed: how much more (or less), and what does it.
 *
 * `why` is `token`, `boost` (until the end of the round), `dungeon` (all rooms here, until then), `roused` (all
 * monster rooms here) and `drilled` (all ordinary rooms of its type), until then too, `own` (its own text), `help`
 * (the card `card` helps), `fountain` (deals no damage this round), `floor` (never below 0) or `doubled`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Because".
 */
export interface Because {
  why: string;
  more: number;
  card?: number;
  face?: number;
}
/**
 * A miniboss under a room, or one that wants to join it: then it has no level yet. The texts up to its `level` are
 * in force unless one of the `marks` is `idle` (its room is inactive or face-down). The others are `raw` (cannot rise
 * in this round) and `used` (its once-per-round ability is).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Lodger".
 */
export interface Lodger {
  card: number;
  face: number;
  level?: number;
  marks?: string[];
}
/**
 * A hero at an entrance: its place in the queue, its health, and what becomes of it. `later` if it goes in only
 * in the next round, `stays` if that is because it is held there.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Guest".
 */
export interface Guest {
  face: number;
  n: number;
  health: number;
  later?: boolean;
  stays?: boolean;
  omen?: Omen;
  token?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * What becomes of a hero if nobody does anything about it: `end` is `dies`, `boss` (it gets through), `barred` (it
 * may not go in) or `town` (it goes back); `room` is the last room that it enters and `place` the number of that room
 * from the entrance; `health` is what is left of it.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Omen".
 */
export interface Omen {
  end: string;
  room?: number;
  place?: number;
  health?: number;
}
/**
 * An item in a scoring area. `marks` are `up` (it lies face-up and works), `new` (won in this round, not yet
 * usable) and `used` (its once-per-round ability is).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Owned".
 */
export interface Owned {
  face: number;
  marks?: string[];
}
/**
 * A hero in town: its place (the oldest first), its health, and what the dungeons have to offer to it, by seat.
 *
 * `goes` is the seat that would lure it now; without it `stays` says why not: `tie`, `nothing` (nobody has what it
 * looks for), `few` (it wants more) or `shunned` (not in this round). `omen` is what becomes of it there.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Pulled".
 */
export interface Pulled {
  face: number;
  n: number;
  health: number;
  offers?: {
    [k: string]: number;
  };
  goes?: number;
  stays?: string;
  omen?: Omen;
  token?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * A card of a pile: its face and its place, the oldest first.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Piled".
 */
export interface Piled {
  face: number;
  n: number;
}
/**
 * The hero inside a dungeon, and the room it stands in (before the first one there is none).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Walker".
 */
export interface Walker {
  card: number;
  face: number;
  seat: number;
  health: number;
  room?: number;
  omen?: Omen;
  token?: number;
  passesOver?: number;
  item?: CardAt;
  ward?: number;
}
/**
 * An effect that was declared and waits: whose, its source, and what it is aimed at (as anchors).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Pending".
 */
export interface Pending {
  seat: number;
  card: number;
  face?: number;
  text?: number;
  targets?: string[];
}
/**
 * A spell that has been played and is not done with.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Casting".
 */
export interface Casting {
  card: number;
  face?: number;
  seat?: number;
}
/**
 * The whole table. `phase` is `setup`, `beginning`, `build`, `reveal`, `bait`, `adventure` or `ending`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardState".
 */
export interface BoardState1 {
  round: number;
  phase: string;
  seats: {
    [k: string]: Seat;
  };
  order: number[];
  decks: {
    [k: string]: number;
  };
  active?: number;
  town?: {
    [k: string]: Pulled;
  };
  items?: {
    [k: string]: Piled;
  };
  estate?: {
    [k: string]: number;
  };
  walker?: Walker;
  nextUp?: number;
  discard?: {
    [k: string]: Piled;
  };
  known?: {
    [k: string]: number;
  };
  waiting?: Pending[];
  casting?: Casting[];
  noBuilding?: boolean;
  soulsToWin?: number;
  woundsToLose?: number;
  winners?: number[];
  variants?: string[];
  modules?: string[];
}
