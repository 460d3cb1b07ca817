/** A throw that is watched: the flight, the gesture, and the table before it. */
import type { Played } from "../../../table/playback/shown-position";
import type { EventPlayer } from "../../../table/playback/event-player.svelte";
import type { EventOf, GameEvent } from "../../../net/decode-messages";
import type { DieOutcome, EventData } from "../event-types";
import type { Say } from "../../board-types";
import { DICE } from "../model";
import { unpack, type Flight } from "./physics/flight";
import type { Gesture, Piece } from "./physics/gesture";
import { tableOfBoard, type DiceTable } from "./physics/dice-table";
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
  /** The face of the monster of the fight: with the next monster all dice leave the table. */
  monster: number | undefined;
}

type FighterEvent = EventOf<EventData>;

/** Whether an event has a flight to show. */
export function hasFlight(sent: GameEvent): sent is Extract<FighterEvent, { kind: "Thrown" | "Tossing" }> {
  const event = sent as FighterEvent;
  return (event.kind === "Thrown" || event.kind === "Tossing") && event.data.flight !== "";
}

/**
 * Lets a flight decide how long its event lasts, and says meanwhile that the die is in the air: the line of the event tells
 * the result. Nothing flies while motion is reduced or real dice are thrown. Returns the function that ends this.
 */
export function timeFlights(eventPlayer: EventPlayer, say: Say, throwsRealDice: () => boolean): () => void {
  eventPlayer.isTimedByBoard = (event) => hasFlight(event) && !eventPlayer.reducedMotion && !throwsRealDice();
  eventPlayer.boardTimedText = () => say("throw-waiting");
  return () => {
    eventPlayer.isTimedByBoard = () => false;
    eventPlayer.boardTimedText = () => "";
  };
}

/** What is thrown: water cubes are three. */
export function thrownOf(die: string): string[] {
  return die === "water" ? ["water", "water", "water"] : die ? [die] : [];
}

/** The throw of the event that is played back; null if it has no flight. `next` are the events after it: each water cube has one. */
export function watchedThrowOf(
  say: Say,
  { event, before }: Played<BoardState>,
  next: readonly GameEvent[],
): WatchedThrow | null {
  if (!hasFlight(event)) return null;
  const toss = event.kind === "Tossing";
  const thrown = toss ? [event.data.template === 2 ? "weak-point" : "frost"] : thrownOf(DICE[event.data.die] ?? "red");
  const flight = unpack(event.data.flight, thrown.length);
  if (!flight) return null;
  const gesture = toss
    ? null
    : {
        side: event.data.side,
        direction: 0,
        speed: 0,
        elevation: 0,
        spin: 0,
        pieces: event.data.pieces as Piece[],
        feats: [],
      };
  const result = toss
    ? [say(`fighter-toss-${event.data.result}`)]
    : resultOf(say, event.data.landed, next as readonly FighterEvent[]);
  return {
    event,
    flight,
    gesture,
    table: { ...tableOfBoard(before), ...(toss ? { covers: event.data.covers ?? [] } : {}) },
    thrown,
    required: (before.required ?? []).map(({ technique }) => technique),
    toss,
    result,
    monster: before.monster?.face,
  };
}

function resultOf(say: Say, landed: DieOutcome, next: readonly FighterEvent[]): string[] {
  const others = next.flatMap((event) => (event.kind === "Thrown" && event.data.cube > 0 ? [event.data.landed] : []));
  if (others.length === 0) return landedTexts(say, landed);
  return [landed, ...others].map((cube, n) => `${n + 1}: ${landedTexts(say, cube).join(", ")}`);
}
