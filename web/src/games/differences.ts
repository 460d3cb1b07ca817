/** Differences of numbers in words, for what an event or a round has changed. */

/** Returns a number with its sign: `+2`, `−1`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Returns the names and the differences that are not 0: `souls +2, wounds −1`. */
export function listDifferences(differences: readonly [name: string, more: number][]): string {
  return differences.flatMap(([name, more]) => (more === 0 ? [] : [`${name} ${signed(more)}`])).join(", ");
}
