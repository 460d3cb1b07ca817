/** Warnings a round ahead: players who may win or lose soon, and the last heroes of the decks. */
import type { Warning } from "../../table/parts/warnings";
import { printedNumber } from "../board-types";
import { entranceHeroesOf, hasMark, seatAt, seatsOf, townOf } from "./model";
import type { TextContext } from "./part-text";
import type { BoardState } from "./types";

/** How many souls before victory a player is announced. */
const SOULS_AHEAD = 2;

/** A hero on its way to a seat: its souls or wounds, and how the forecast says that it ends. */
interface Comer {
  worth: number;
  end: string | undefined;
}

/** Returns the warnings of a position of Boss Monster, the gravest first. */
export function warningsOf(context: TextContext): Warning[] {
  if (!hasWarnings(context.board)) return [];
  return sortWarnings([...scoreWarnings(context, "board-warning"), ...deckWarnings(context)]);
}

/** Whether the heroes of the round have come and the game goes on, so that one can look ahead. In the Town phase nobody acts
 * before they have come. */
export function hasWarnings({ phase, winners, active }: BoardState): boolean {
  if (winners?.length || ["setup", "beginning", "ending"].includes(phase)) return false;
  return phase !== "town" || active !== undefined;
}

/** Whether the heroes in town have been lured or have stayed in this round. */
export function isBaitOver({ phase }: BoardState): boolean {
  return phase === "adventure";
}

export function sortWarnings(warnings: readonly Warning[]): Warning[] {
  return [...warnings].sort((one, other) => Number(other.grave ?? false) - Number(one.grave ?? false));
}

/** Players who are close to their last soul or their last wound. The ids of the messages begin with `prefix`. */
export function scoreWarnings(context: TextContext, prefix: string): Warning[] {
  const { board, seat: me, say } = context;
  const { soulsToWin: goal = 10, woundsToLose: limit = 5 } = board;
  return seatsOf(board)
    .filter((seat) => !hasMark(seatAt(board, seat).marks, "out"))
    .flatMap((seat) => {
      const { souls = 0, wounds = 0 } = seatAt(board, seat);
      const values = { name: context.names[seat] ?? "", you: seat === me ? "yes" : "no", goal, left: goal - souls };
      const comers = comersOf(context, seat);
      const found: Warning[] = [];
      if (limit && wounds + sumOf(comers, "boss") >= limit)
        found.push({ id: `wounds-${seat}`, text: say(`${prefix}-wounds-now`, values), grave: true });
      else if (limit && wounds === limit - 1)
        found.push({ id: `wounds-${seat}`, text: say(`${prefix}-wounds`, values) });
      if (goal && souls + sumOf(comers, "dies") >= goal)
        found.push({ id: `souls-${seat}`, text: say(`${prefix}-souls-now`, values), grave: true });
      else if (goal && souls >= goal - SOULS_AHEAD)
        found.push({ id: `souls-${seat}`, text: say(`${prefix}-souls`, values) });
      return found;
    });
}

/** The last ordinary heroes, and the end of all decks. */
function deckWarnings({ board, say }: TextContext): Warning[] {
  const { heroes, epics = 0 } = board.decks;
  if (heroes === undefined) return [];
  const arriving = seatsOf(board).length;
  const left = heroes + epics;
  if (left === 0) return [{ id: "deck", text: say("board-warning-deck-empty") }];
  if (left <= arriving) return [{ id: "deck", text: say("board-warning-deck-last", { count: left }) }];
  if (heroes === 0 || heroes > arriving || epics === 0) return [];
  const hasCity = "townSpaces" in board;
  const text = say(hasCity ? "board-warning-legends" : "board-warning-epics", { count: heroes });
  return [{ id: "epics", text }];
}

/** The heroes at the entrance of a seat and those in town whom its dungeon would lure now. */
function comersOf({ board, cards }: TextContext, seat: number): Comer[] {
  const lured = isBaitOver(board) ? [] : townOf(board).flatMap(({ hero }) => (hero.goes === seat ? [hero] : []));
  const waiting = entranceHeroesOf(seatAt(board, seat)).flatMap(({ hero }) => (hero.later || hero.stays ? [] : [hero]));
  const walker = board.walker?.seat === seat ? [board.walker] : [];
  return [...lured, ...waiting, ...walker].map(({ face, omen }) => ({
    worth: Math.max(1, printedNumber(cards.get(face), "worth")),
    end: omen?.end,
  }));
}

function sumOf(comers: readonly Comer[], end: string): number {
  return comers.reduce((sum, comer) => sum + (comer.end === end ? comer.worth : 0), 0);
}
