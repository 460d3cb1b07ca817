/** A game as a row of positions, one after each answer. Positions share what did not change, so all of them are cheap. */
import type { Board, Replay, StagedEvent } from "./decode-messages";
import type { Ending, Line, Prompt } from "../protocol";

export interface Frame {
  board: Board;
  prompt: Prompt | null;
  /** The log up to here. */
  lines: number;
  events: StagedEvent[];
  ending: Ending | null;
  /** The round, if the game has rounds. */
  round: number | null;
}

export interface Timeline {
  frames: Frame[];
  log: Line[];
  /** Where rounds begin: the number of the frame, and of the round. */
  marks: { at: number; round: number }[];
}

export function timelineOf({ start, updates }: Replay): Timeline {
  const log: Line[] = [...start.log];
  const { board } = start;
  const frames: Frame[] = [
    { board, prompt: start.prompt, lines: log.length, events: [], ending: start.ending, round: roundOf(board) },
  ];
  for (const update of updates) {
    if (update.rewind !== null) {
      const left = update.rewind;
      const kept = log.findIndex((line) => line.n >= left);
      if (kept >= 0) log.length = kept;
    }
    log.push(...update.log);
    frames.push({
      board: update.board,
      prompt: update.prompt,
      lines: log.length,
      events: update.events,
      ending: update.ending,
      round: roundOf(update.board),
    });
  }
  const marks: Timeline["marks"] = [];
  for (const [at, { round }] of frames.entries()) {
    if (round !== null && round > 0 && round !== frames[at - 1]?.round) marks.push({ at, round });
  }
  return { frames, log, marks };
}

/** The number of the frame whose answer led to an event; null if there is no such event. */
export function frameOfEvent({ frames }: Timeline, event: number): number | null {
  const found = frames.findLastIndex(({ events }) => events.some(({ n }) => n === event));
  return found < 0 ? null : found;
}

/** Returns the frame from which the events up to a frame take about so many seconds at normal speed, at least that of the
 * event before it. */
export function frameOfLeadIn({ frames }: Timeline, frame: number, seconds: number): number {
  let first = frame;
  for (let left = seconds; first > 1; first -= 1) {
    left -= frames[first - 1]?.events.reduce((sum, { displaySeconds }) => sum + displaySeconds, 0) ?? 0;
    if (left < 0) break;
  }
  return first;
}

/** A round of a game: the position at its beginning, and the one at its end or so far. */
export interface Round {
  round: number;
  start: Board;
  end: Board;
}

/** Returns the rounds of a game up to the event number `last`. A game without rounds has none. */
export function roundsOf(timeline: Timeline, last: number): Round[] {
  const rounds: Round[] = [];
  for (const event of eventsThatCount(timeline)) {
    if (event.n > last) break;
    const round = roundOf(event.board);
    const current = rounds.at(-1);
    if (current) current.end = round === current.round ? event.board : event.before;
    if (round !== null && round > 0 && round !== current?.round)
      rounds.push({ round, start: event.board, end: event.board });
  }
  return rounds;
}

/** Returns all events except those that an undo has taken back. */
function eventsThatCount({ frames }: Timeline): StagedEvent[] {
  const events: StagedEvent[] = [];
  for (const event of frames.flatMap(({ events }) => events)) {
    while ((events.at(-1)?.n ?? -1) >= event.n) events.pop();
    events.push(event);
  }
  return events;
}

function roundOf(board: Board): number | null {
  const round = board["round"];
  return typeof round === "number" ? round : null;
}
