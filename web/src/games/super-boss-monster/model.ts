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
