/** Ignores clicks on controls that have just appeared: a click may have been meant for what was there before. */
import { CLICK_GUARD_MS } from "./anchors.svelte";

export class ClickGuard {
  /** Whether clicks are ignored now; then the buttons are pale. */
  active = $state(false);

  /** `since` returns when the controls appeared, or null if there are none. Must be called while a component is created. */
  constructor(since: () => number | null) {
    $effect(() => {
      const appearedAt = since();
      const leftMs = appearedAt === null ? 0 : CLICK_GUARD_MS - (performance.now() - appearedAt);
      if (leftMs <= 0) return;
      this.active = true;
      const timer = setTimeout(() => (this.active = false), Math.ceil(leftMs));
      return () => {
        clearTimeout(timer);
        this.active = false;
      };
    });
  }
}
