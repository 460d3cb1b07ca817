/**
 * Where choices live. An option of the prompt carries its anchors in clicking order (`card:17`, then `card:4`); the
 * things on the board that may be clicked next are lit. Options without anchors are buttons in the prompt bar, and so
 * are numbers (`number:3`): they lie nowhere.
 *
 * An element of a board says what it is with the attachment `{@attach anchor(anchors, "card:17")}`. If it shows a card it
 * has `data-face` (the printed face): then hovering, a long press or Z opens the zoom. It may add `data-now`, the values
 * on it now as JSON (`{"damage": 3}`), and `data-why`, one line for each reason why they differ from the print.
 */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { OfferedOption, Prompt } from "../protocol";
import { say } from "../messages.svelte";
import Suggesters from "./Suggesters.svelte";
import { plain } from "./text";

/** A new prompt does not listen at first: the click may have been meant for the one before. */
export const DEAF_MS = 400;

/** What a thing on the board needs to know to be chosen. A board may offer ways of its own to the same options. */
export interface Choosing {
  readonly lit: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** Options that end where the clicking has come to. */
  readonly buttons: readonly OfferedOption[];
  /** Whose question it is. */
  readonly seat: number | null;
  /** Whether it is somebody else's: what is clicked is suggested. */
  readonly suggests: boolean;
  readonly names: readonly string[];
  label(anchor: string): string;
  /** The seats that suggest to click there. */
  by(anchor: string): number[];
  pressed(pointer: string): void;
  click(anchor: string): boolean;
  choose(option: OfferedOption): void;
}

export class Anchors implements Choosing {
  prompt = $state.raw<Prompt | null>(null);
  /** What has been clicked so far, in order. */
  chosen = $state.raw<string[]>([]);
  /** Whether answers can be given now: connected, and nothing on its way. */
  ready = $state(true);
  /** Whether a single click on the board must be confirmed (`touch`: when it was a finger). */
  confirm = $state<"never" | "touch" | "always">("never");
  /** The option that waits for its second thought, if it has one. */
  doubt = $state.raw<OfferedOption | null>(null);
  /** Sorts of warnings that are not wanted any more. */
  unwarned = $state.raw<readonly string[]>([]);
  /** What the seats are called. */
  names = $state.raw<readonly string[]>([]);
  /** Whether the board asks by itself, so that the prompt bar is not needed. */
  asked = $state(false);

  /** Since when it has been deaf: a new question, and a doubt, does not listen at first. */
  since = $state(0);
  #finger = false;

  constructor(
    readonly answer: (option: OfferedOption) => void,
    readonly now: () => number = () => performance.now(),
    /** Answers a question that is answered with numbers. */
    readonly answerWith: (given: readonly unknown[]) => Promise<boolean> = () => Promise.resolve(false),
  ) {}

  /** What may be answered, or suggested to who may answer. Otherwise somebody else's question has no options. */
  options: OfferedOption[] = $derived(this.prompt?.options ?? []);
  seat: number | null = $derived(this.prompt?.seat ?? null);
  suggests: boolean = $derived(this.prompt !== null && !this.prompt.mine && this.options.length > 0);
  /** Options of which the beginning has been clicked. */
  begun: OfferedOption[] = $derived(this.options.filter((option) => startsWith(option.anchors, this.chosen)));
  /** What may be clicked next. */
  lit: Set<string> = $derived(
    new Set(
      this.begun.flatMap((option) => {
        const next = option.anchors[this.chosen.length];
        return next === undefined || isNumber(next) ? [] : [next];
      }),
    ),
  );
  /** Buttons of the prompt: options without a place, or those that end where the clicking has come to. */
  buttons: OfferedOption[] = $derived(
    this.begun.filter(({ anchors }) => anchors.slice(this.chosen.length).every(isNumber)),
  );

  /** Show a prompt. The same question in other words (another language, more time) keeps what was clicked. */
  show(prompt: Prompt | null): void {
    const same =
      prompt !== null &&
      this.prompt !== null &&
      prompt.decision === this.prompt.decision &&
      prompt.seat === this.prompt.seat &&
      prompt.mine === this.prompt.mine;
    this.prompt = prompt;
    if (same) {
      const { doubt } = this;
      if (doubt) this.doubt = prompt.options.find(({ n }) => n === doubt.n) ?? null;
      return;
    }
    this.chosen = this.#given();
    this.doubt = null;
    this.since = this.now();
  }

  /** What all answers begin with is as good as clicked. */
  #given(): string[] {
    const [first, ...others] = this.options.map(({ anchors }) => anchors[0]);
    const given = first !== undefined && !isNumber(first) && others.length > 0 && others.every((other) => other === first);
    return given ? [first] : [];
  }

  /** Whether the prompt listens already. */
  get listening(): boolean {
    return this.ready && this.now() - this.since >= DEAF_MS;
  }

  /** How the last press was made; fingers may have to confirm. */
  pressed(pointer: string): void {
    this.#finger = pointer === "touch";
  }

  /** Something on the board was clicked. Says whether that meant anything. */
  click(anchor: string): boolean {
    if (!this.listening) return false;
    if (this.chosen.length === 1 && this.chosen[0] === anchor && !this.lit.has(anchor)) {
      // A second click on the same thing confirms it if there is one way to, and otherwise lets go of it.
      const [only, ...more] = this.buttons;
      if (only && more.length === 0) this.choose(only);
      else if (this.#given().length === 0) this.back();
      return true;
    }
    if (this.lit.has(anchor)) {
      this.#step([...this.chosen, anchor]);
      return true;
    }
    // A click on something else that could have been first begins anew.
    if (this.chosen.length > 0 && this.begins(anchor)) {
      this.#step([anchor]);
      return true;
    }
    return false;
  }

  /** Whether it could be the first click of something. */
  begins(anchor: string): boolean {
    return this.options.some((option) => option.anchors[0] === anchor);
  }

  /** Whether it can be played without a place. */
  whole(anchor: string): boolean {
    return this.options.some((option) => option.anchors.length === 1 && option.anchors[0] === anchor);
  }

  /** Take something up to carry it to a place: as the first click, but nothing is answered yet. Says whether it can be. */
  lift(anchor: string): boolean {
    if (!this.listening || !this.begins(anchor)) return false;
    this.doubt = null;
    this.chosen = [anchor];
    return true;
  }

  /** Put down what was carried: on a place that is lit, or (without one) on the table. Says whether that meant anything. */
  drop(anchor: string, place: string | null): boolean {
    if (this.chosen.length !== 1 || this.chosen[0] !== anchor) return false;
    if (place !== null) return this.lit.has(place) && this.click(place);
    this.chosen = [];
    if (!this.listening || !this.whole(anchor)) return false;
    this.#step([anchor]);
    return true;
  }

  #step(chosen: string[]): void {
    this.doubt = null;
    const begun = this.options.filter((option) => startsWith(option.anchors, chosen));
    const [only] = begun;
    const complete = begun.length === 1 && only !== undefined && only.anchors.length === chosen.length;
    const sure = this.suggests || this.confirm === "never" || (this.confirm === "touch" && !this.#finger) || chosen.length > 1;
    if (complete && only && (sure || only.warn)) {
      this.choose(only);
      return;
    }
    this.chosen = chosen;
  }

  /** Take an option: a button, a number, or the end of a path. A costly slip is asked about once. */
  choose(option: OfferedOption): void {
    if (!this.listening) return;
    if (option.warn && this.doubt !== option && !this.unwarned.includes(this.slip(option))) {
      this.doubt = option;
      this.since = this.now();
      return;
    }
    this.doubt = null;
    // An answer brings the next question; a suggestion leaves this one as it is.
    if (this.suggests) this.chosen = [];
    this.answer(option);
  }

  /** Answer with numbers, where the prompt has a grid instead of options. Says whether they were accepted. */
  async give(given: readonly unknown[]): Promise<boolean> {
    return this.prompt?.mine === true && this.prompt.grid !== null && this.ready && (await this.answerWith(given));
  }

  /** The seats that suggest an option. */
  suggesters(option: OfferedOption): number[] {
    return this.prompt?.suggestions.flatMap(({ seat, option: n }) => (n === option.n ? [seat] : [])) ?? [];
  }

  by(anchor: string): number[] {
    return this.begun.flatMap((option) => (option.anchors[this.chosen.length] === anchor ? this.suggesters(option) : []));
  }

  /** The sort of slip that an option would be. */
  slip(option: OfferedOption): string {
    return `${this.prompt?.kind ?? ""}/${option.kind}`;
  }

  /** One step back. Says whether there was one. */
  back(): boolean {
    if (this.doubt) this.doubt = null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  /** What clicking there would do, in words. */
  label(anchor: string): string {
    const depth = this.chosen.length;
    const there = this.begun.filter((option) => option.anchors[depth] === anchor);
    const [first] = there;
    if (!first) return "";
    const whole = there.length === 1 || first.anchors.length === depth + 1 || depth > 0 || !first.what;
    return plain(whole ? first.text : first.what);
  }
}

/** Who suggests something, in words. */
export function suggestedBy({ names }: Pick<Choosing, "names">, seats: readonly number[]): string {
  return seats.length ? say("prompt-by", { names: seats.map((seat) => names[seat] ?? "").join(", ") }) : "";
}

/** What a click would do, and who suggests it, for those who hear it. */
function voiced(anchors: Choosing, name: string): string {
  const label = anchors.label(name);
  if (!label) return "";
  const by = suggestedBy(anchors, anchors.by(name));
  return `${anchors.suggests ? `${say("prompt-suggest")}: ` : ""}${label}${by ? ` (${by})` : ""}`;
}

const isNumber = (anchor: string): boolean => anchor.startsWith("number:");

function startsWith(anchors: readonly string[], chosen: readonly string[]): boolean {
  return anchors.length >= chosen.length && chosen.every((anchor, i) => anchors[i] === anchor);
}

/** Makes an element of the board a thing that can be lit, focused and chosen. */
export function anchor(anchors: Choosing, name: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const own = element.getAttribute("aria-label");
    const role = element.getAttribute("role");
    element.dataset["anchor"] = name;

    $effect(() => {
      const lit = anchors.lit.has(name);
      const chosen = anchors.chosen.includes(name);
      const live = lit || chosen;
      element.classList.toggle("lit", lit);
      element.classList.toggle("calm", lit && anchors.suggests);
      element.classList.toggle("chosen", chosen);
      put(element, "tabindex", live ? "0" : element.dataset["face"] === undefined ? null : "-1");
      put(element, "role", live ? "button" : role);
      put(element, "aria-pressed", chosen ? "true" : null);
      const label = lit ? voiced(anchors, name) : "";
      put(element, "aria-label", label ? (own && !label.includes(own) ? `${label}. ${own}` : label) : own);
    });

    $effect(() => {
      const seats = anchors.by(name);
      element.classList.toggle("suggested", seats.length > 0);
      if (seats.length === 0 || !(element instanceof HTMLElement)) return;
      const signs = mount(Suggesters, { target: element, props: { seats } });
      return () => void unmount(signs);
    });

    const press = (event: Event): void => {
      if (event instanceof PointerEvent) anchors.pressed(event.pointerType);
    };
    const click = (event: Event): void => {
      if (anchors.click(name)) event.stopPropagation();
    };
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.target !== element || event.key !== "Enter") return;
      anchors.pressed("keyboard");
      if (anchors.click(name)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", click);
    element.addEventListener("keydown", key);
    return () => {
      // Whoever comes next finds the element as it was, not as it was when it was lit.
      put(element, "aria-label", own);
      put(element, "role", role);
      for (const name of ["tabindex", "aria-pressed", "data-anchor"]) element.removeAttribute(name);
      element.classList.remove("lit", "chosen", "calm", "suggested");
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key);
    };
  };
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
