/** A throw that is watched: the flight, the gesture, and the table before it. */
import type { Played } from "../../../table/playback/playback-board";
import type { GameEvent } from "../../../net/decode-messages";
import { DICE, type Say } from "../model";
import { landingOf, numberField, textField } from "../playback";
import { unpack, type Flight } from "./physics/flight";
import type { Gesture, Piece } from "./physics/gesture";
import { landedOfBoard, tableOfBoard, type DiceTable } from "./physics/dice-table";
import { landedTexts } from "./throw-text";
import type { BoardState } from "../types";

export interface WatchedThrow {
  event: GameEvent;
  flight: Flight;
  gesture: Gesture | null;
  table: DiceTable;
  thrown: string[];
  required: string[];
  toss: boolean;
  result: string[];
}

/** Whether an event has a flight to show. */
export function hasFlight(event: GameEvent): boolean {
  return (event.kind === "Thrown" || event.kind === "Tossing") && textField(event, "flight") !== "";
}

/** What is thrown: water cubes are three. */
export function thrownOf(die: string): string[] {
  return die === "water" ? ["water", "water", "water"] : die ? [die] : [];
}

/** The throw of the event that is played back; null if it has no flight. `next` are the events after it: each water cube has one. */
export function watchedThrowOf(say: Say, { event, before }: Played<BoardState>, next: readonly GameEvent[]): WatchedThrow | null {
  if (!hasFlight(event)) return null;
  const toss = event.kind === "Tossing";
  const die = DICE[numberField(event, "die")] ?? "red";
  const thrown = toss ? [numberField(event, "template") === 2 ? "weak-point" : "frost"] : thrownOf(die);
  const flight = unpack(textField(event, "flight"), thrown.length);
  if (!flight) return null;
  const side = event.data["side"];
  const gesture = typeof side === "number" ? { side, direction: 0, speed: 0, elevation: 0, spin: 0, pieces: (event.data["pieces"] ?? []) as Piece[], feats: [] } : null;
  return { event, flight, gesture, table: tableOfBoard(before), thrown, required: (before.required ?? []).map(({ technique }) => technique), toss, result: toss ? [say(`fighter-toss-${textField(event, "result")}`)] : resultOf(say, event, next) };
}

function resultOf(say: Say, event: GameEvent, next: readonly GameEvent[]): string[] {
  const cubes = [event, ...next.filter((event) => event.kind === "Thrown" && numberField(event, "cube") > 0)];
  if (cubes.length === 1) return landedTexts(say, landedOfBoard(landingOf(event)));
  return cubes.map((event, n) => `${n + 1}: ${landedTexts(say, landedOfBoard(landingOf(event))).join(" ")}`);
}
