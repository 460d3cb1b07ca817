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
}
/**
 * A player. `dungeon` is under the lowest card of each place, everything else under the id of the card.
 *
 * `damage` is that of all active rooms together, `treasure` what lures heroes, by type. `marks` are `out`, `leaving`,
 * `barred` (no hero goes in this round), `denied` (cannot win by souls this round), `used` (the boss's ability is),
 * `placed` (has placed a card face-down), `doubled` (treasure).
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
 * `down` (face-down), `secret` (face-down, and only the reader knows it), `asleep`, `silenced` (its text is void),
 * `bare` (lost its printed treasure), `fountain`, `used` (its once-per-round ability is), `gift` (placed by `by`, who
 * is not the owner).
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
}
/**
 * Why a room has other damage than is printed: how much more (or less), and what does it.
 *
 * `why` is `token`, `boost` (until the end of the round), `dungeon` (all rooms here, until then), `own` (its own
 * text), `help` (the card `card` helps), `fountain` (deals no damage this round) or `floor` (never below 0).
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
 * A hero at an entrance: its place in the queue, its health, and what becomes of it. `later` if it goes in only
 * in the next round.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Guest".
 */
export interface Guest {
  face: number;
  n: number;
  health: number;
  later?: boolean;
  omen?: Omen;
  token?: number;
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
 * A hero in town: its place (the oldest first), its health, and what the dungeons have to offer to it, by seat.
 *
 * `goes` is the seat that would lure it now; without it `stays` says why not: `tie`, `nothing` (nobody has what it
 * looks for) or `shunned` (not in this round). `omen` is what becomes of it there.
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
}
