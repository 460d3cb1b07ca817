/**
 * Anchors connect the options of a prompt with elements of the board. An option has its anchors in the order of clicks
 * (`card:17`, then `card:4`); the elements that may be clicked next are lit. Options without anchors are buttons in the
 * prompt bar, and so are numbers (`number:3`), which have no place on the board.
 *
 * The attachment `{@attach anchor(anchors, "card:17")}` gives an element its anchor. An element that shows a card has
 * `data-face` (the printed face): then hovering, a long press or Z opens the zoom. It may add `data-now`, the present values
 * as JSON (`{"damage": 3}`), and `data-why`, one line for each reason why they differ from the printed values.
 */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { OfferedOption, Prompt } from "../../protocol";
import { say } from "../../messages.svelte";
import SuggestionBadges from "./SuggestionBadges.svelte";
import { plainText } from "../cards/marked-text";

/** For how long a new prompt ignores clicks: they may have been meant for the prompt before it. */
export const CLICK_GUARD_MS = 400;

/** The choices of a prompt as an element of the board sees them. A board may offer its own ways to the same options. */
export interface Choices {
  readonly lit: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** Options that need no further click on the board. */
  readonly buttons: readonly OfferedOption[];
  /** The seat that the prompt asks. */
  readonly seat: number | null;
  /** Whether the prompt asks another seat, so that clicks make suggestions. */
  readonly suggests: boolean;
  readonly names: readonly string[];
  label(anchor: string): string;
  /** Returns the seats that suggest a click on this anchor. */
  suggestersAt(anchor: string): number[];
  /** Sets the type of the pointer that was pressed last; a touch may have to be confirmed. */
  setPointer(pointer: string): void;
  click(anchor: string): boolean;
  choose(option: OfferedOption): void;
}

export class Anchors implements Choices {
  prompt = $state.raw<Prompt | null>(null);
  /** The anchors that were clicked so far, in order. */
  chosen = $state.raw<string[]>([]);
  /** Whether an answer can be sent now: the client is connected and no request is pending. */
  ready = $state(true);
  /** When a single click on the board must be confirmed (`touch`: if it was a touch). */
  confirm = $state<"never" | "touch" | "always">("never");
  /** The option that the user has to confirm, because it has a warning. */
  toConfirm = $state.raw<OfferedOption | null>(null);
  /** Keys of confirmations that the user does not want any more. */
  skippedConfirmations = $state.raw<readonly string[]>([]);
  /** The names of the players, by seat. */
  names = $state.raw<readonly string[]>([]);
  /** Whether the board shows the prompt itself, so that the prompt bar is not needed. */
  askedByBoard = $state(false);
  /** Whether the board shows the buttons itself, so that the prompt bar does not show them again. */
  hasButtonsOnBoard = $state(false);

  /** When the prompt, or its confirmation, has appeared: clicks are ignored for a short time from then on. */
  guardedSince = $state(0);
  #isTouch = false;

  constructor(
    readonly answer: (option: OfferedOption) => void,
    readonly now: () => number = () => performance.now(),
    /** Sends an answer that consists of numbers, and returns whether it was accepted. */
    readonly sendValues: (values: readonly unknown[]) => Promise<boolean> = () => Promise.resolve(false),
  ) {}

  /** The options that the user may answer or suggest. A prompt of another seat has no options if suggestions are not allowed. */
  options: OfferedOption[] = $derived(this.prompt?.options ?? []);
  seat: number | null = $derived(this.prompt?.seat ?? null);
  suggests: boolean = $derived(this.prompt !== null && !this.prompt.mine && this.options.length > 0);
  /** Options whose anchors begin with the clicked ones. */
  matching: OfferedOption[] = $derived(this.options.filter((option) => startsWith(option.anchors, this.chosen)));
  /** Anchors that may be clicked next. */
  lit: Set<string> = $derived(
    new Set(
      this.matching.flatMap((option) => {
        const next = option.anchors[this.chosen.length];
        return next === undefined || isNumber(next) ? [] : [next];
      }),
    ),
  );
  /** Options that are buttons: those that need no further click on the board. */
  buttons: OfferedOption[] = $derived(
    this.matching.filter(({ anchors }) => anchors.slice(this.chosen.length).every(isNumber)),
  );

  /** Sets the prompt. If it is the same decision with new texts or more time, the clicked anchors stay. */
  setPrompt(prompt: Prompt | null): void {
    const same =
      prompt !== null &&
      this.prompt !== null &&
      prompt.decision === this.prompt.decision &&
      prompt.seat === this.prompt.seat &&
      prompt.mine === this.prompt.mine;
    this.prompt = prompt;
    if (same) {
      const { toConfirm } = this;
      if (toConfirm) this.toConfirm = prompt.options.find(({ n }) => n === toConfirm.n) ?? null;
      return;
    }
    this.chosen = this.#commonFirst();
    this.toConfirm = null;
    this.guardedSince = this.now();
  }

  /** Returns the first anchor if all options share it: then it counts as clicked. */
  #commonFirst(): string[] {
    const [first, ...others] = this.options.map(({ anchors }) => anchors[0]);
    const isCommon =
      first !== undefined && !isNumber(first) && others.length > 0 && others.every((other) => other === first);
    return isCommon ? [first] : [];
  }

  /** Whether clicks count now. */
  get acceptsClicks(): boolean {
    return this.ready && this.now() - this.guardedSince >= CLICK_GUARD_MS;
  }

  setPointer(pointer: string): void {
    this.#isTouch = pointer === "touch";
  }

  /** Handles a click on the board, and returns whether it had an effect. */
  click(anchor: string): boolean {
    if (!this.acceptsClicks) return false;
    if (this.chosen.length === 1 && this.chosen[0] === anchor && !this.lit.has(anchor)) {
      // A second click on the same element chooses the only option there, and otherwise undoes the first click.
      const [only, ...more] = this.buttons;
      if (only && more.length === 0) this.choose(only);
      else if (this.#commonFirst().length === 0) this.back();
      return true;
    }
    if (this.lit.has(anchor)) {
      this.#step([...this.chosen, anchor]);
      return true;
    }
    // A click on another possible first anchor starts again from there.
    if (this.chosen.length > 0 && this.canBeFirst(anchor)) {
      this.#step([anchor]);
      return true;
    }
    return false;
  }

  /** Returns whether an option has this anchor as its first one. */
  canBeFirst(anchor: string): boolean {
    return this.options.some((option) => option.anchors[0] === anchor);
  }

  /** Returns whether an option has this anchor only, so that a dragged card needs no target. */
  needsNoPlace(anchor: string): boolean {
    return this.options.some((option) => option.anchors.length === 1 && option.anchors[0] === anchor);
  }

  /** Starts dragging: like a first click that answers nothing yet. Returns whether the element can be dragged. */
  lift(anchor: string): boolean {
    if (!this.acceptsClicks || !this.canBeFirst(anchor)) return false;
    this.toConfirm = null;
    this.chosen = [anchor];
    return true;
  }

  /** Ends dragging on a lit place or, if `place` is null, anywhere on the board. Returns whether it had an effect. */
  drop(anchor: string, place: string | null): boolean {
    if (this.chosen.length !== 1 || this.chosen[0] !== anchor) return false;
    if (place !== null) return this.lit.has(place) && this.click(place);
    this.chosen = [];
    if (!this.acceptsClicks || !this.needsNoPlace(anchor)) return false;
    this.#step([anchor]);
    return true;
  }

  #step(chosen: string[]): void {
    this.toConfirm = null;
    const matching = this.options.filter((option) => startsWith(option.anchors, chosen));
    const [only] = matching;
    const complete = matching.length === 1 && only !== undefined && only.anchors.length === chosen.length;
    const sure =
      this.suggests || this.confirm === "never" || (this.confirm === "touch" && !this.#isTouch) || chosen.length > 1;
    if (complete && only && (sure || only.warn)) {
      this.choose(only);
      return;
    }
    this.chosen = chosen;
  }

  /** Chooses an option. An option with a warning must be chosen twice. */
  choose(option: OfferedOption): void {
    if (!this.acceptsClicks) return;
    if (option.warn && this.toConfirm !== option && !this.skippedConfirmations.includes(this.confirmationKey(option))) {
      this.toConfirm = option;
      this.guardedSince = this.now();
      return;
    }
    this.toConfirm = null;
    // An answer is followed by the next prompt; after a suggestion this prompt stays.
    if (this.suggests) this.chosen = [];
    this.answer(option);
  }

  /** Answers with numbers, if the prompt has ranges (`grid`) instead of options. Returns whether the answer was accepted. */
  async answerWithValues(values: readonly unknown[]): Promise<boolean> {
    return this.prompt?.mine === true && this.prompt.grid !== null && this.ready && (await this.sendValues(values));
  }

  /** Returns the seats that suggest an option. */
  suggestersOf(option: OfferedOption): number[] {
    return this.prompt?.suggestions.flatMap(({ seat, option: n }) => (n === option.n ? [seat] : [])) ?? [];
  }

  suggestersAt(anchor: string): number[] {
    return this.matching.flatMap((option) =>
      option.anchors[this.chosen.length] === anchor ? this.suggestersOf(option) : [],
    );
  }

  /** Returns the key under which the user can switch off the confirmation of options like this one. */
  confirmationKey(option: OfferedOption): string {
    return `${this.prompt?.kind ?? ""}/${option.kind}`;
  }

  /** Undoes the last click or the request for a confirmation, and returns whether there was one. */
  back(): boolean {
    if (this.toConfirm) this.toConfirm = null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  /** Returns a text about what a click on this anchor would do. */
  label(anchor: string): string {
    const depth = this.chosen.length;
    const there = this.matching.filter((option) => option.anchors[depth] === anchor);
    const [first] = there;
    if (!first) return "";
    const whole = there.length === 1 || first.anchors.length === depth + 1 || depth > 0 || !first.what;
    return plainText(whole ? first.text : first.what);
  }
}

/** Returns a text with the names of the players who suggest something, or an empty text. */
export function suggestedByText({ names }: Pick<Choices, "names">, seats: readonly number[]): string {
  return seats.length ? say("prompt-by", { names: seats.map((seat) => names[seat] ?? "").join(", ") }) : "";
}

/** Returns the label of an anchor for screen readers: what a click would do, and which players suggest it. */
function spokenLabel(anchors: Choices, name: string): string {
  const label = anchors.label(name);
  if (!label) return "";
  const by = suggestedByText(anchors, anchors.suggestersAt(name));
  return `${anchors.suggests ? `${say("prompt-suggest")}: ` : ""}${label}${by ? ` (${by})` : ""}`;
}

const isNumber = (anchor: string): boolean => anchor.startsWith("number:");

function startsWith(anchors: readonly string[], chosen: readonly string[]): boolean {
  return anchors.length >= chosen.length && chosen.every((anchor, i) => anchors[i] === anchor);
}

/** Makes an element of the board an anchor that can be lit, focused and chosen. */
export function anchor(anchors: Choices, name: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const ownLabel = element.getAttribute("aria-label");
    const ownRole = element.getAttribute("role");
    element.dataset["anchor"] = name;

    $effect(() => {
      const lit = anchors.lit.has(name);
      const chosen = anchors.chosen.includes(name);
      const live = lit || chosen;
      element.classList.toggle("lit", lit);
      element.classList.toggle("calm", lit && anchors.suggests);
      element.classList.toggle("chosen", chosen);
      setOrRemove(element, "tabindex", live ? "0" : element.dataset["face"] === undefined ? null : "-1");
      setOrRemove(element, "role", live ? "button" : ownRole);
      setOrRemove(element, "aria-pressed", chosen ? "true" : null);
      const label = lit ? spokenLabel(anchors, name) : "";
      setOrRemove(
        element,
        "aria-label",
        label ? (ownLabel && !label.includes(ownLabel) ? `${label}. ${ownLabel}` : label) : ownLabel,
      );
    });

    $effect(() => {
      const seats = anchors.suggestersAt(name);
      element.classList.toggle("suggested", seats.length > 0);
      if (seats.length === 0 || !(element instanceof HTMLElement)) return;
      const badges = mount(SuggestionBadges, { target: element, props: { seats } });
      return () => void unmount(badges);
    });

    const press = (event: Event): void => {
      if (event instanceof PointerEvent) anchors.setPointer(event.pointerType);
    };
    const click = (event: Event): void => {
      if (anchors.click(name)) event.stopPropagation();
    };
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.target !== element || event.key !== "Enter") return;
      anchors.setPointer("keyboard");
      if (anchors.click(name)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", click);
    element.addEventListener("keydown", key);
    return () => {
      // A later attachment must find the element's own attributes, not those of a lit element.
      setOrRemove(element, "aria-label", ownLabel);
      setOrRemove(element, "role", ownRole);
      for (const name of ["tabindex", "aria-pressed", "data-anchor"]) element.removeAttribute(name);
      element.classList.remove("lit", "chosen", "calm", "suggested");
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key);
    };
  };
}

/** Sets an attribute, or removes it if the value is null. */
function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
