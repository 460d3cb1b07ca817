/** A throw that is watched: what flew, from where, and what lay on the table before. */
import type { Played } from "../../table/playback/playback-board";
import type { GameEvent } from "../../net/decode-messages";
import { DICE, type Say } from "./model";
import { landingOf, number, text } from "./play";
import { unpack, type Flight } from "./throw/flight";
import type { Gesture, Piece } from "./throw/gesture";
import { landedOfBoard, tableOfBoard, type DiceTable } from "./throw/table";
import { landedWords } from "./throw/telling";
import type { BoardState } from "./types";

export interface Film {
  told: GameEvent;
  flight: Flight;
  gesture: Gesture | null;
  table: DiceTable;
  thrown: string[];
  required: string[];
  toss: boolean;
  result: string[];
}

/** Whether an event has a flight to show. */
export function flies(told: GameEvent): boolean {
  return (told.kind === "Thrown" || told.kind === "Tossing") && text(told, "flight") !== "";
}

/** What is thrown: water cubes are three. */
export function thrownOf(die: string): string[] {
  return die === "water" ? ["water", "water", "water"] : die ? [die] : [];
}

/** The film of what is played; null if nothing flies. `next` are events that come after it: of water cubes each is told. */
export function filmOf(say: Say, { event: told, before }: Played<BoardState>, next: readonly GameEvent[]): Film | null {
  if (!flies(told)) return null;
  const toss = told.kind === "Tossing";
  const die = DICE[number(told, "die")] ?? "red";
  const thrown = toss ? [number(told, "template") === 2 ? "weak-point" : "frost"] : thrownOf(die);
  const flight = unpack(text(told, "flight"), thrown.length);
  if (!flight) return null;
  const side = told.data["side"];
  const gesture = typeof side === "number" ? { side, direction: 0, speed: 0, elevation: 0, spin: 0, pieces: (told.data["pieces"] ?? []) as Piece[], feats: [] } : null;
  return { told, flight, gesture, table: tableOfBoard(before), thrown, required: (before.required ?? []).map(({ technique }) => technique), toss, result: toss ? [say(`fighter-toss-${text(told, "result")}`)] : resultOf(say, told, next) };
}

function resultOf(say: Say, told: GameEvent, next: readonly GameEvent[]): string[] {
  const cubes = [told, ...next.filter((event) => event.kind === "Thrown" && number(event, "cube") > 0)];
  if (cubes.length === 1) return landedWords(say, landedOfBoard(landingOf(told)));
  return cubes.map((event, n) => `${n + 1}: ${landedWords(say, landedOfBoard(landingOf(event))).join(" ")}`);
}
