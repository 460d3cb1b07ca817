/** The hits of practice throws by technique. They last as long as the page is open. */
import { numbers } from "../throw/numbers";

/** How many throws are shown one by one. */
export const SHOWN_THROWS = 10;

export interface Row {
  /** The techniques of these throws, in the order of the rulebook; none for a plain throw, `toss` for a template. */
  readonly required: readonly string[];
  readonly throws: number;
  readonly hits: number;
  /** Whether each of the last throws has hit, the latest one last. */
  readonly last: readonly boolean[];
}

/** The name under which tosses of templates are counted. */
export const TOSS = "toss";

/** Some techniques in the order of the rulebook. */
export function inOrder(required: readonly string[]): string[] {
  return [...numbers.techniques, TOSS].filter((technique) => required.includes(technique));
}

/** The rows with one throw more; the technique that was thrown last comes first. */
export function addThrow(rows: readonly Row[], required: readonly string[], hit: boolean): Row[] {
  const wanted = inOrder(required);
  const same = (row: Row): boolean => row.required.join() === wanted.join();
  const { throws, hits, last } = rows.find(same) ?? { throws: 0, hits: 0, last: [] };
  const row = {
    required: wanted,
    throws: throws + 1,
    hits: hits + Number(hit),
    last: [...last, hit].slice(-SHOWN_THROWS),
  };
  return [row, ...rows.filter((other) => !same(other))];
}

class Tally {
  rows = $state.raw<readonly Row[]>([]);

  count(required: readonly string[], hit: boolean): void {
    this.rows = addThrow(this.rows, required, hit);
  }

  clear(): void {
    this.rows = [];
  }
}

export const tally = new Tally();
