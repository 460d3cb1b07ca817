/** A short title that is shown in the middle of a board during an event. */
export interface Title {
  text: string;
  /** A second, smaller line. */
  sub?: string;
  /** More lines below. */
  lines?: readonly string[];
  /** Whether the event is good or bad for a player; neither without it. */
  tone?: "good" | "bad";
}
