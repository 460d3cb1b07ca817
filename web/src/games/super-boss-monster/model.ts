/** Queries on the city: the Market, the key locations, the minions. */
import type { BoardState as BossBoardState } from "../boss-monster/types";
import type { BoardState, Location, Space } from "./types";

/** The board of this game; the parts of the table that Boss Monster brings know only their own. */
export function cityOf(board: BossBoardState): BoardState {
  return board as BoardState;
}

/** The cards on the Market, spells first, as they were laid out. */
export function marketOf(board: BoardState): { card: number; face: number }[] {
  return Object.entries(board.market ?? {})
    .map(([card, { face, n }]) => ({ card: Number(card), face, n }))
    .sort((one, other) => one.n - other.n);
}

/** The number of cards on a full Market. */
export function marketSize(board: BoardState): number {
  return Math.max(2, Object.keys(board.seats).length) + 1;
}

/**
 * Returns what lies in each slot of a row: a card stays in its slot when others are taken, and new cards fill the free
 * slots from the left.
 */
export function keepSlots(
  before: readonly (number | null)[],
  cards: readonly number[],
  size: number,
): (number | null)[] {
  const slots = Array.from({ length: Math.max(size, cards.length) }, (_, slot) => {
    const card = before[slot] ?? null;
    return card !== null && cards.includes(card) ? card : null;
  });
  for (const card of cards) if (!slots.includes(card)) slots[slots.indexOf(null)] = card;
  return slots;
}

export const LOCATIONS = ["temple", "stadium", "library", "hideout", "landing-pad", "tavern"] as const;
export const SPACES = ["treasure", "special", "summon"] as const;

/** The treasure of a location, by its place in the list of treasures; the Tavern has none. */
export const KINDS: Readonly<Record<string, string>> = {
  temple: "cleric",
  stadium: "fighter",
  library: "mage",
  hideout: "thief",
  "landing-pad": "explorer",
};

export function locationsOf(board: BoardState): { name: string; location: Location }[] {
  return LOCATIONS.flatMap((name) => {
    const location = board.locations?.[name];
    return location ? [{ name, location }] : [];
  });
}

export function isSolo(board: BossBoardState): boolean {
  return Object.keys(board.seats).length === 1;
}

/** The names of the key locations in which no hero is. In a solo game a hero for whom none is free ends the game. */
export function freeLocations(board: BossBoardState): string[] {
  return locationsOf(cityOf(board)).flatMap(({ name, location }) =>
    name === "tavern" || Object.keys(location.heroes ?? {}).length ? [] : [name],
  );
}

/** The heroes of a location; in the Tavern the topmost first. */
export function heroesIn(location: Location): { card: number; face: number; health: number }[] {
  return Object.entries(location.heroes ?? {})
    .map(([card, { face, health, n = 0 }]) => ({ card: Number(card), face, health, n }))
    .sort((one, other) => other.n - one.n);
}

/** The spaces of a location that can be seen: a hero covers all but the one that sends it out. */
export function spacesOf(location: Location): { name: string; space: Space }[] {
  return SPACES.flatMap((name) => {
    const space = location.spaces?.[name];
    return space && (space.open || space.minions?.length) ? [{ name, space }] : [];
  });
}
