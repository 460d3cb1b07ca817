/** What is just appearing does not listen yet: a click that was meant for what stood there before must not count. */
import { DEAF_MS } from "./anchors.svelte";

export class Deaf {
  /** Whether it is so now; then the buttons are pale. */
  on = $state(false);

  /** `since` when there is something that may be deaf (null: nothing). Made while a component is. */
  constructor(since: () => number | null) {
    $effect(() => {
      const began = since();
      const left = began === null ? 0 : DEAF_MS - (performance.now() - began);
      if (left <= 0) return;
      this.on = true;
      const timer = setTimeout(() => (this.on = false), Math.ceil(left));
      return () => {
        clearTimeout(timer);
        this.on = false;
      };
    });
  }
}
