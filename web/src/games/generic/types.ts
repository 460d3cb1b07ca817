/* Made by `npm run types` from schema/generic.json. */

/**
 * The position as a viewer sees it, with labels in the language of the viewer.
 */
export interface BoardState {
  players: number;
  zones: {
    [k: string]: BoardZone;
  };
  counters: {
    [k: string]: BoardCounter;
  };
  active?: number;
  phase?: string;
  resigned?: number[];
}
/**
 * A zone of cards.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardZone".
 */
export interface BoardZone {
  label: string;
  kind: string;
  seat?: number;
  count?: number;
  cards?: BoardCard[];
}
/**
 * A card on the board.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardCard".
 */
export interface BoardCard {
  id: number;
  face?: number;
}
/**
 * A number, or the face of a die.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardCounter".
 */
export interface BoardCounter {
  label: string;
  value: number;
  kind?: string;
  seat?: number;
}
/**
 * The position as a viewer sees it, with labels in the language of the viewer.
 *
 * This interface was referenced by `BoardState`'s JSON-Schema
 * via the `definition` "BoardState".
 */
export interface BoardState1 {
  players: number;
  zones: {
    [k: string]: BoardZone;
  };
  counters: {
    [k: string]: BoardCounter;
  };
  active?: number;
  phase?: string;
  resigned?: number[];
}
