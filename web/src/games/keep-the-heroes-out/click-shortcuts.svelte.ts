/**
 * Shortcuts for choices on this board. A player who can only bring monsters from the lair need not click the lair first: the
 * rooms are lit at once, and a click on a room is both clicks. And a click that leaves a single target chooses it, so that
 * the player is not asked for it again; a touch that must be confirmed stays a choice of its own.
 */
import type { Anchors, Choices } from "../../table/prompt/anchors.svelte";
import { plainText } from "../../table/cards/marked-text";
import type { OfferedOption } from "../../protocol";

const FIRST = "lair";

export class ClickShortcuts implements Choices {
  readonly #anchors: () => Anchors;
  #isTouch = false;
  /** Options that the shortcut of the lair leads to, by the room that is clicked. */
  readonly #optionByRoom: ReadonlyMap<string, OfferedOption> = $derived.by(() => {
    const { lit, chosen, matching } = this.#anchors();
    if (chosen.length > 0 || lit.size !== 1 || !lit.has(FIRST)) return new Map<string, OfferedOption>();
    return new Map(
      matching.flatMap((option) => (option.anchors.length === 2 ? [[option.anchors[1] ?? "", option]] : [])),
    );
  });

  readonly lit: ReadonlySet<string> = $derived.by(
    () => new Set([...this.#anchors().lit, ...this.#optionByRoom.keys()]),
  );

  constructor(anchors: () => Anchors) {
    this.#anchors = anchors;
  }

  get chosen(): readonly string[] {
    return this.#anchors().chosen;
  }

  /** The options that are complete after the clicks so far. */
  get buttons(): readonly OfferedOption[] {
    return this.#anchors().buttons;
  }

  get seat(): number | null {
    return this.#anchors().seat;
  }

  get suggests(): boolean {
    return this.#anchors().suggests;
  }

  get names(): readonly string[] {
    return this.#anchors().names;
  }

  suggestersAt(anchor: string): number[] {
    const option = this.#optionByRoom.get(anchor);
    return option ? this.#anchors().suggestersOf(option) : this.#anchors().suggestersAt(anchor);
  }

  choose(option: OfferedOption): void {
    this.#anchors().choose(option);
  }

  label(anchor: string): string {
    const option = this.#optionByRoom.get(anchor);
    return option ? plainText(option.text) : this.#anchors().label(anchor);
  }

  setPointer(pointer: string): void {
    this.#isTouch = pointer === "touch";
    this.#anchors().setPointer(pointer);
  }

  click(anchor: string): boolean {
    const anchors = this.#anchors();
    if (this.#optionByRoom.has(anchor)) return anchors.click(FIRST) && anchors.click(anchor);
    const isNew = anchors.lit.has(anchor);
    if (!anchors.click(anchor)) return false;
    if (isNew && !this.#mustConfirm) this.#chooseOnlyTarget();
    return true;
  }

  get #mustConfirm(): boolean {
    const { confirm } = this.#anchors();
    return confirm === "always" || (confirm === "touch" && this.#isTouch);
  }

  /** Chooses the rest of an option if the clicks so far leave no other one. */
  #chooseOnlyTarget(): void {
    const { chosen, matching, lit } = this.#anchors();
    const [only, ...others] = matching;
    if (chosen.length > 0 && only && others.length === 0 && lit.size === 1) this.#anchors().choose(only);
  }
}
