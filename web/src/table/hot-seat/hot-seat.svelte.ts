/**
 * Hot seat: several players at one device. Between turns it shows only what everybody may see. Before a hand is shown, the
 * device is passed to its player; for a reaction all players at the device are asked at once. If hands are open, nothing is
 * hidden, and the device shows the seat that is asked.
 */
import { untrack } from "svelte";
import { CLICK_GUARD_MS } from "../prompt/anchors.svelte";
import type { TableModel } from "../table-model.svelte";

/** Prompts that the server passes automatically are shorter than this; the device is not passed for them. */
const AUTO_PASS_MS = 350;

export class HotSeat {
  /** The seat to whose player the device must be passed. */
  passTo = $state<number | null>(null);
  /** The seat that wants to react and does not have the device yet. */
  claimant = $state<number | null>(null);
  #claiming = $state(false);
  #askedAt = 0;

  /** Must be called while a component is created: the effects live as long as the component. */
  constructor(
    readonly model: TableModel,
    readonly mine: () => number[],
  ) {
    $effect(() => {
      if (this.asksForClaims && model.seat === null) this.#askedAt = performance.now();
    });
    $effect(() => this.#showCommonView());
    $effect(() => {
      if (this.mayReact.length === 0) this.claimant = null;
    });
    const nextSeat = $derived.by(() => {
      const { prompt, seat } = model;
      const waits = this.isShared && prompt && !prompt.mine && this.mayReact.length === 0;
      return waits && prompt.seat !== seat && this.mine().includes(prompt.seat) ? prompt.seat : null;
    });
    // Events are played to their end before the device shows another seat.
    const isIdle = $derived(model.eventPlayer.current === null && model.synced);
    $effect(() => {
      const seat = nextSeat;
      if (seat === null) {
        this.passTo = null;
        return;
      }
      if (this.openHands) {
        if (isIdle) untrack(() => model.sit(seat));
        return;
      }
      const timer = setTimeout(() => (this.passTo = seat), AUTO_PASS_MS);
      return () => clearTimeout(timer);
    });
  }

  openHands = $derived.by(() => this.model.info?.openHands ?? false);
  isShared = $derived.by(() => (this.model.info?.hotSeat ?? false) && this.mine().length > 1);
  /** The seats at this device that may react now. */
  mayReact: number[] = $derived.by(() => {
    const { prompt, over } = this.model;
    return this.isShared && prompt && !over ? this.mine().filter((seat) => prompt.anyone.includes(seat)) : [];
  });
  /** Whether all players at this device are asked at once for a reaction. */
  asksForClaims = $derived.by(() => this.mayReact.length > 0 && !this.#claiming);
  /** Whether the board is hidden, because the device is between two players. */
  hidesBoard = $derived.by(
    () =>
      this.isShared &&
      !this.openHands &&
      !this.model.over &&
      (!this.model.synced || (this.asksForClaims && this.model.seat !== null)),
  );

  /** Changes to the view that everybody may see, in a reaction window and while other devices are asked. */
  #showCommonView(): (() => void) | undefined {
    const { model } = this;
    if (!this.isShared || this.openHands || this.#claiming || !model.synced) return undefined;
    if (model.over) {
      // After the end nothing is secret.
      if (model.seat === null) untrack(() => model.sit(this.mine()[0] ?? null));
      return undefined;
    }
    const { prompt } = model;
    const inWindow = this.mayReact.length > 0;
    if (model.seat === null || !prompt || (prompt.mine && !inWindow)) return undefined;
    const timer = setTimeout(() => model.sit(null), inWindow ? 0 : AUTO_PASS_MS);
    return () => clearTimeout(timer);
  }

  /** Passes for all players at this device. */
  readonly passForAll = (): void => {
    if (performance.now() - this.#askedAt >= CLICK_GUARD_MS)
      void this.model.send({ t: "anyone", version: this.model.version });
  };

  /** Shows the view of a seat that wants to react, and claims the reaction for it. */
  async claim(seat: number): Promise<void> {
    const { version } = this.model;
    this.claimant = null;
    this.#claiming = true;
    this.model.sit(seat);
    await this.model.send({ t: "anyone", version, seat });
    this.#claiming = false;
  }

  /** Shows the view of the next seat, whose player has the device now. */
  showSeat(seat: number): void {
    this.model.sit(seat);
    this.passTo = null;
  }
}
