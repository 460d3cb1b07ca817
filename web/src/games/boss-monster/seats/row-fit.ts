/** How the panel, the entrance and the rooms share the width of a player's row. All lengths are in pixels. */
import { hasModule } from "../model";
import type { BoardState, SeatBoard } from "../types";

export interface RowContents {
  /** The width of the row. */
  readonly width: number;
  /** The width of the panel usually, and where there is little width. */
  readonly panel: number;
  readonly leastPanel: number;
  /** The number of places for rooms, with the free one where a room can be built. */
  readonly rooms: number;
  /** The number of heroes at the entrance. */
  readonly heroes: number;
  /** Whether coins and items lie beside the boss. */
  readonly hasCoinsOrItems: boolean;
  /** Whether the rooms are whole cards. */
  readonly big: boolean;
  /** Whether the row is as low as it can be read. */
  readonly low: boolean;
}

/** How the heroes at an entrance are drawn: with the forecast in words, with a picture and signs, or with signs only. */
export type EntranceLook = "words" | "chips" | "bare";

export interface RowFit {
  readonly panel: number;
  readonly entrance: EntranceLook;
}

/** The least width at which a room shows its name, its picture and its damage, and that of a whole card. */
const SMALL_ROOM = 84;
const BIG_ROOM = 104;
const GAP = 9;
const BOSS = { low: 132, usual: 148 };
const COINS_AND_ITEMS = 44;
/** The gate and the double line of the entrance; in a low row the gate stands beside the heroes. */
const GATE = { low: 30, usual: 12 };
/** An entrance with nobody at it. */
const EMPTY_ENTRANCE = 84;
const HERO: Readonly<Record<EntranceLook, number>> = { words: 230, chips: 136, bare: 94 };
/** How many heroes stand above each other without making the row higher. */
const HEROES_ABOVE_EACH_OTHER = { small: { words: 1, signs: 3 }, big: { words: 3, signs: 5 } };

/** Returns how the heroes stand above each other in columns of signs, which do not make the row higher. */
export const heroesInColumn = (big: boolean): number => HEROES_ABOVE_EACH_OTHER[big ? "big" : "small"].signs;

/**
 * Shares the width so that all rooms can be read. The heroes at the entrance give way first: their forecasts become
 * signs. Then the panel becomes narrower, and then the heroes have no pictures.
 */
export function fitRow(row: RowContents): RowFit {
  const places = HEROES_ABOVE_EACH_OTHER[row.big ? "big" : "small"];
  const size = row.low ? "low" : "usual";
  const rooms = row.rooms * ((row.big ? BIG_ROOM : SMALL_ROOM) + GAP) + BOSS[size];
  const fixed = rooms + (row.hasCoinsOrItems ? COINS_AND_ITEMS : 0) + 2 * GAP;

  /** Returns the width that is left for the panel if the heroes look like this. */
  function leftBeside(look: EntranceLook): number {
    const columns = Math.ceil(row.heroes / (look === "words" ? places.words : places.signs));
    const entrance = row.heroes === 0 ? EMPTY_ENTRANCE : columns * HERO[look] + GATE[size];
    return row.width - fixed - entrance;
  }

  const canHaveWords = !row.low && row.heroes <= places.words;
  if (canHaveWords && leftBeside("words") >= row.panel) return { panel: row.panel, entrance: "words" };
  if (leftBeside("chips") >= row.panel) return { panel: row.panel, entrance: "chips" };
  const panel = Math.max(row.leastPanel, Math.min(row.panel, leftBeside("chips")));
  if (leftBeside("chips") >= row.leastPanel) return { panel, entrance: "chips" };
  return { panel: row.leastPanel, entrance: "bare" };
}

/** Whether coins and items lie beside the boss of a player, where the game has any. */
export const hasCoinsOrItems = (board: BoardState, at: SeatBoard): boolean =>
  hasModule(board, "coins") || Object.keys(at.items ?? {}).length > 0;
