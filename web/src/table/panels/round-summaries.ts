/** What each round of a game has changed, for the log. */
import type { RoundChanges } from "../../games/registry";
import { say } from "../../messages.svelte";
import { roundsOf, type Timeline } from "../../net/timeline";

export interface RoundSummary {
  round: number;
  /** One line for each player for whom something has changed. */
  lines: string[];
}

/** Returns the rounds up to the event number `last`, the latest one first. */
export function summarizeRounds(
  timeline: Timeline,
  last: number,
  names: readonly string[],
  roundChanges: RoundChanges,
): RoundSummary[] {
  return roundsOf(timeline, last)
    .map(({ round, start, end }) => ({ round, lines: roundChanges(start, end, names, say) }))
    .toReversed();
}
