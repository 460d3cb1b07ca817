/**
 * Several people at one screen. In between it shows what everybody may see; before something secret is shown it is handed
 * over; a moment to react asks all of them at once. Where hands lie open nothing is hidden: the screen turns to whoever is
 * asked.
 */
import { untrack } from "svelte";
import { CLICK_GUARD_MS } from "./prompt/anchors.svelte";
import type { TableModel } from "./model.svelte";

/** What the server passes by itself is over in a moment: no need to hand anything over for it. */
const MOMENT_MS = 350;

export class OneScreen {
  /** Whom to hand the screen to. */
  to = $state<number | null>(null);
  /** Who wants to react and has not got the screen yet. */
  claimed = $state<number | null>(null);
  #claiming = $state(false);
  #since = 0;

  /** Made while a component is: its effects live as long. */
  constructor(
    readonly model: TableModel,
    readonly mine: () => number[],
  ) {
    $effect(() => {
      if (this.everybody && model.seat === null) this.#since = performance.now();
    });
    $effect(() => this.#settle());
    $effect(() => {
      if (this.anyone.length === 0) this.claimed = null;
    });
    const next = $derived.by(() => {
      const { prompt, seat } = model;
      const waits = this.shared && prompt && !prompt.mine && this.anyone.length === 0;
      return waits && prompt.seat !== seat && this.mine().includes(prompt.seat) ? prompt.seat : null;
    });
    // What has just happened is seen to its end before the screen turns.
    const still = $derived(model.eventPlayer.current === null && model.settled);
    $effect(() => {
      const to = next;
      if (to === null) {
        this.to = null;
        return;
      }
      if (this.open) {
        if (still) untrack(() => model.sit(to));
        return;
      }
      const timer = setTimeout(() => (this.to = to), MOMENT_MS);
      return () => clearTimeout(timer);
    });
  }

  open = $derived.by(() => this.model.info?.openHands ?? false);
  shared = $derived.by(() => (this.model.info?.hotSeat ?? false) && this.mine().length > 1);
  /** Who of those at this screen may react now. */
  anyone: number[] = $derived.by(() => {
    const { prompt, over } = this.model;
    return this.shared && prompt && !over ? this.mine().filter((seat) => prompt.anyone.includes(seat)) : [];
  });
  /** Whether all of them are asked at once. */
  everybody = $derived.by(() => this.anyone.length > 0 && !this.#claiming);
  /** While the screen changes hands, nobody looks at anybody's cards. */
  veiled = $derived.by(() => this.shared && !this.open && !this.model.over && (!this.model.settled || (this.everybody && this.model.seat !== null)));

  /** In a window, and while others play, the screen belongs to all: it shows what everybody may see. */
  #settle(): (() => void) | undefined {
    const { model } = this;
    if (!this.shared || this.open || this.#claiming || !model.settled) return undefined;
    if (model.over) {
      // There are no secrets any more.
      if (model.seat === null) untrack(() => model.sit(this.mine()[0] ?? null));
      return undefined;
    }
    const { prompt } = model;
    const anyone = this.anyone.length > 0;
    if (model.seat === null || !prompt || (prompt.mine && !anyone)) return undefined;
    const timer = setTimeout(() => model.sit(null), anyone ? 0 : MOMENT_MS);
    return () => clearTimeout(timer);
  }

  /** Nobody wants to react. */
  readonly nobody = (): void => {
    if (performance.now() - this.#since >= CLICK_GUARD_MS) void this.model.send({ t: "anyone", version: this.model.version });
  };

  /** This one wants to, and has got the screen. */
  async take(seat: number): Promise<void> {
    const { version } = this.model;
    this.claimed = null;
    this.#claiming = true;
    this.model.sit(seat);
    await this.model.send({ t: "anyone", version, seat });
    this.#claiming = false;
  }

  /** Whoever is next has got the screen. */
  reveal(seat: number): void {
    this.model.sit(seat);
    this.to = null;
  }
}
