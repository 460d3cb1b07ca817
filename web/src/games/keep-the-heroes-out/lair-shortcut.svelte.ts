/**
 * A shortcut for choices on this board: a player who can only bring monsters from the lair need not click the lair first. The
 * rooms are lit at once, and a click on a room is both clicks.
 */
import type { Anchors, Choices } from "../../table/prompt/anchors.svelte";
import { plainText } from "../../table/cards/marked-text";
import type { OfferedOption } from "../../protocol";

const FIRST = "lair";

export class LairShortcut implements Choices {
  readonly #anchors: () => Anchors;
  /** Options that the shortcut leads to, by the room that is clicked. */
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
    this.#anchors().setPointer(pointer);
  }

  click(anchor: string): boolean {
    const anchors = this.#anchors();
    if (this.#optionByRoom.has(anchor)) return anchors.click(FIRST) && anchors.click(anchor);
    return anchors.click(anchor);
  }
}
