/** Best scores, as a table and as words. */
import type { Contest, Score } from "../protocol";
import { say } from "../messages.svelte";

export interface Row {
  key: string;
  name: string;
  /** The best score in each contest, in their order. */
  best: (Score | null)[];
}

/** One row for each entry of any contest. */
export function rowsByEntry(contests: Contest[]): Row[] {
  const rows = new Map<string, Row>();
  for (const [n, contest] of contests.entries()) {
    for (const { key, name, best } of contest.entries) {
      const row = rows.get(key) ?? { key, name, best: contests.map(() => null) };
      row.best[n] = best;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** How many entries have a score. */
export function scoredCount(contest: Contest): number {
  return contest.entries.filter(({ best }) => best !== null).length;
}

/** A score with a real minus sign. */
export function pointsText(score: number): string {
  return String(score).replace("-", "−");
}

/** A score in words, with its title. */
export function scoreText({ score, title }: Score): string {
  const said = say("scores-points", { count: score, points: pointsText(score) });
  return title ? say("scores-worth", { said, title }) : said;
}
