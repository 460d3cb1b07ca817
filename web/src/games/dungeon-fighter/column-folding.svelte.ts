/** A column whose parts become lower, one step after the other, until all of them are visible. */
import { flushSync } from "svelte";

export class ColumnFolding {
  /** How many steps the column is folded. */
  steps = $state(0);
  element = $state<HTMLElement>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Folds the column as far as it needs. It stays folded, so that nothing jumps, until it is unfolded. */
  fit(): void {
    const column = this.element;
    while (column && this.steps < this.#most && column.scrollHeight > column.clientHeight + 1)
      flushSync(() => (this.steps += 1));
  }

  unfold(): void {
    this.steps = 0;
  }
}
