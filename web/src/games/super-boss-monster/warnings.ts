/** Warnings a round ahead: those of Boss Monster, the last round, and in a solo game how near the Tavern is. */
import type { Warning } from "../../table/parts/warnings";
import { townOf } from "../boss-monster/model";
import type { TextContext } from "../boss-monster/part-text";
import { hasWarnings, isBaitOver, scoreWarnings, sortWarnings } from "../boss-monster/warnings";
import { cityOf, freeLocations, heroesIn, isSolo, locationsOf } from "./model";

/** Returns the warnings of a position of Super Boss Monster, the gravest first. */
export function warningsOf(context: TextContext): Warning[] {
  const { board } = context;
  if (!hasWarnings(board)) return [];
  // Ten souls do not end a solo game.
  const scores = scoreWarnings(context, "board-warning-city").filter(
    ({ id }) => !isSolo(board) || id.startsWith("wounds"),
  );
  return sortWarnings([...tavernWarnings(context), ...scores, ...deckWarnings(context)]);
}

/** In a solo game a hero in the Tavern ends the game: the heroes who will be pushed out of the town in the next round, and the
 * locations that are free for them by then. */
function tavernWarnings({ board, say }: TextContext): Warning[] {
  if (!isSolo(board)) return [];
  const free = freeLocations(board).length + summonedLocations(board).length;
  const town = townOf(board);
  const staying = isBaitOver(board) ? town.length : town.filter(({ hero }) => hero.goes === undefined).length;
  const spaces = cityOf(board).townSpaces ?? 0;
  const pushed = Math.max(0, staying + Math.min(arrivingOf(board), leftIn(board)) - spaces);
  if (pushed > free) return [{ id: "tavern", text: say("board-warning-tavern-now"), grave: true }];
  if (free - pushed <= 1) return [{ id: "tavern", text: say("board-warning-tavern", { free: free - pushed }) }];
  return [];
}

/** The locations whose hero a minion sends away in this round. After the Minion phase no minion sends one away. */
function summonedLocations(board: TextContext["board"]): string[] {
  if (!["town", "build", "reveal", "minion"].includes(board.phase)) return [];
  return locationsOf(cityOf(board)).flatMap(({ name, location }) =>
    name !== "tavern" && heroesIn(location).length && location.spaces?.["summon"]?.minions?.length ? [name] : [],
  );
}

function deckWarnings({ board, say }: TextContext): Warning[] {
  const left = leftIn(board);
  if (left === 0) return [{ id: "deck", text: say("board-warning-last-round"), grave: true }];
  if (left <= arrivingOf(board)) return [{ id: "deck", text: say("board-warning-last-round-next") }];
  return [];
}

/** How many heroes come to town each round. */
function arrivingOf(board: TextContext["board"]): number {
  return isSolo(board) ? 3 : (cityOf(board).townSpaces ?? 0);
}

function leftIn({ decks }: TextContext["board"]): number {
  return (decks["heroes"] ?? 0) + (decks["epics"] ?? 0);
}
