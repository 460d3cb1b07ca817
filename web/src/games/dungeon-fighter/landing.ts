/** Where a die has landed, as an event or the board tells it. */
import type { DieOutcome } from "./event-types";
import type { Landing } from "./types";

/** The places that count as hits. */
const HITS = ["section", "centre", "frost", "weak-point"];

/** The landing of a die whose outcome an event gives. */
export function landingOf(landed: DieOutcome): Landing & { hit: boolean } {
  const { place, bounced, failed } = landed;
  return { ...landed, hit: bounced && failed.length === 0 && HITS.includes(place) };
}
