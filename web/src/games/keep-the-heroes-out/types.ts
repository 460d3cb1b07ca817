/* Made by `npm run types` from schema/keep-the-heroes-out.json. */

/**
 * The whole table. `phase` is `setup`, `play`, `exchange`, `cleanup`, `raid` or `ending`. `raid` is the number of
 * Guild cards still to come in this turn, `perTurn` the number of a whole turn. `guild` lists the cards that are still
 * in the Guild deck (`warrior bones`, or the symbol of a scenario card), which follow from the open discard pile.
 * `open` lists the open actions of the card that is being played, side by side, in the notation of cards. `reserve`
 * counts tokens, portals and treasures by value (`treasure2`).
 */
export interface BoardState {
  scenario: string;
  level: string;
  wave: number;
  turn: number;
  phase: string;
  rooms: {
    [k: string]: Room;
  };
  seats: {
    [k: string]: SeatBoard;
  };
  active?: number;
  heroes?: {
    [k: string]: Hero;
  };
  monsters?: {
    [k: string]: Monster;
  };
  loot?: {
    [k: string]: Piled;
  };
  lootDeck?: number;
  guildDeck?: number;
  guildDiscard?: {
    [k: string]: Piled;
  };
  guild?: {
    [k: string]: number;
  };
  raid?: number;
  perTurn?: number;
  gambled?: boolean;
  rubble?: number[][];
  projects?: {
    [k: string]: Piled;
  };
  plans?: number;
  reserve?: {
    [k: string]: number;
  };
  playing?: number;
  open?: string[];
  lent?: string;
  over?: string;
  page?: Page;
}
/**
 * A room of the dungeon: the place of its tile, its passages (letters of NESW), the rooms that a corridor connects
 * with it, and its distance from the Treasury. `treasures` are values by the id of the treasure, `tokens` are numbers
 * by kind.
 *
 * `towards` are the rooms to which heroes would charge from here, `needed` is the number of active heroes that steal
 * the next treasure here, `resting` the number of exhausted heroes that a newcomer would inspire.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  row: number;
  column: number;
  turned?: number;
  passages?: string;
  corridors?: number[];
  distance?: number;
  tokens?: {
    [k: string]: number;
  };
  portal?: string;
  treasures?: {
    [k: string]: number;
  };
  flooded?: boolean;
  stage?: boolean;
  towards?: number[];
  needed?: number;
  resting?: number;
}
/**
 * A player: the clan, the open hand, the piles, and the number of monsters in the lair.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "SeatBoard".
 */
export interface SeatBoard {
  clan?: string;
  monsters?: number;
  health?: number;
  lair?: number;
  deck?: number;
  hand?: {
    [k: string]: Piled;
  };
  area?: {
    [k: string]: Piled;
  };
  discard?: {
    [k: string]: Piled;
  };
}
/**
 * A card: its face and its place in the pile.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Piled".
 */
export interface Piled {
  face: number;
  n: number;
}
/**
 * A hero in the dungeon. `due` is its due step: `exhausted` (none), `ability`, `check`, `inspire` or `act`.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Hero".
 */
export interface Hero {
  kind: string;
  room: number;
  due?: string;
  health?: number;
  hurt?: number;
}
/**
 * A monster in the dungeon.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Monster".
 */
export interface Monster {
  seat: number;
  room: number;
  harm?: number;
}
/**
 * The current page of the Dungeon Book: texts by language, cards by symbol.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  name: {
    [k: string]: string;
  };
  difficulty?: number;
  premise?: {
    [k: string]: string;
  };
  rules?: {
    [k: string]: string[];
  };
  cards?: {
    [k: string]: PageCard;
  };
}
/**
 * A scenario card of the current page: the number of copies, and its text by language.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "PageCard".
 */
export interface PageCard {
  copies: number;
  text: {
    [k: string]: string;
  };
}
/**
 * The whole table. `phase` is `setup`, `play`, `exchange`, `cleanup`, `raid` or `ending`. `raid` is the number of
 * Guild cards still to come in this turn, `perTurn` the number of a whole turn. `guild` lists the cards that are still
 * in the Guild deck (`warrior bones`, or the symbol of a scenario card), which follow from the open discard pile.
 * `open` lists the open actions of the card that is being played, side by side, in the notation of cards. `reserve`
 * counts tokens, portals and treasures by value (`treasure2`).
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardState".
 */
export interface BoardState1 {
  scenario: string;
  level: string;
  wave: number;
  turn: number;
  phase: string;
  rooms: {
    [k: string]: Room;
  };
  seats: {
    [k: string]: SeatBoard;
  };
  active?: number;
  heroes?: {
    [k: string]: Hero;
  };
  monsters?: {
    [k: string]: Monster;
  };
  loot?: {
    [k: string]: Piled;
  };
  lootDeck?: number;
  guildDeck?: number;
  guildDiscard?: {
    [k: string]: Piled;
  };
  guild?: {
    [k: string]: number;
  };
  raid?: number;
  perTurn?: number;
  gambled?: boolean;
  rubble?: number[][];
  projects?: {
    [k: string]: Piled;
  };
  plans?: number;
  reserve?: {
    [k: string]: number;
  };
  playing?: number;
  open?: string[];
  lent?: string;
  over?: string;
  page?: Page;
}
