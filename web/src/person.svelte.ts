/** The person at this browser and their preferences, which the server keeps and the browser stores for the next visit. */
import { api } from "./net/http";
import type { Me } from "./protocol";
import { isLanguage, type Language, locale } from "./messages.svelte";

export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export type Stops = "smart" | "full" | "all";

export interface Prefs {
  speed: Speed;
  theme: "system" | "light" | "dark";
  textSize: "normal" | "large" | "huge";
  /** Whether sounds are switched off. */
  muted: boolean;
  /** The volume of sounds, from 0 to 1. */
  volume: number;
  /** Whether the browser notifies the person of a turn; `unasked` until the person has been asked. */
  notices: "unasked" | "yes" | "no";
  /** When a single click must be confirmed by a second one. */
  confirm: "never" | "touch" | "always";
  /** Kinds of confirmations that the person has switched off. */
  unwarned: string[];
  /** The games of which the person has read how they are won. */
  goalsRead: string[];
  /** When to ask for reactions; empty means that the person has not chosen. */
  stops: "" | Stops;
  chat: boolean;
  log: boolean;
}

const DEFAULT_PREFS: Prefs = {
  speed: "normal",
  theme: "system",
  textSize: "normal",
  muted: false,
  volume: 0.5,
  notices: "unasked",
  confirm: "touch",
  unwarned: [],
  goalsRead: [],
  stops: "",
  chat: true,
  log: true,
};
const STORAGE_KEY = "underkeep-prefs";

function storedPrefs(): Prefs {
  try {
    return { ...DEFAULT_PREFS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...DEFAULT_PREFS };
  }
}

class Person {
  me = $state.raw<Me | null>(null);
  prefs = $state.raw<Prefs>(storedPrefs());
  /** The number of games that wait for the person. */
  waiting = $state(0);
  #unsaved: Partial<Prefs> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  get name(): string {
    return this.me?.name ?? "";
  }

  /** When to ask for reactions: when it matters, unless the person has chosen to be asked more often. */
  get stops(): Stops {
    return this.prefs.stops || "smart";
  }

  /** Load the person and the preferences from the server. */
  async load(): Promise<void> {
    this.update(await api.me(), true);
  }

  /** Take what the server has answered about the person, who may have become another one (`arriving`). */
  update(me: Me, arriving = false): void {
    if (this.me && this.me.id !== me.id) this.#unsaved = {};
    this.me = me;
    this.waiting = me.waiting;
    const known = Object.fromEntries(Object.entries(me.prefs).filter(([key]) => key in DEFAULT_PREFS));
    this.#apply({ ...this.prefs, ...known, ...this.#unsaved });
    // A person who has chosen a language keeps it; a new person has the language of the browser.
    if (!arriving) return;
    if (isLanguage(me.prefs["language"])) void locale.setLanguage(me.prefs["language"]);
  }

  #apply(prefs: Prefs): void {
    this.prefs = prefs;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(prefs));
    applyAppearance(prefs);
  }

  /** Change preferences at once in the browser, and soon at the server. */
  prefer(change: Partial<Prefs>): void {
    this.#apply({ ...this.prefs, ...change });
    this.#unsaved = { ...this.#unsaved, ...change };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const prefs = this.#unsaved;
      api.changeMe({ prefs: { ...prefs } }).then(
        (me) => {
          // Preferences that have changed again meanwhile are still unsaved.
          this.#unsaved = Object.fromEntries(
            Object.entries(this.#unsaved).filter(([key, value]) => value !== prefs[key as keyof Prefs]),
          );
          this.update(me);
        },
        () => undefined,
      );
    }, 800);
  }

  setLanguage(language: Language): void {
    void locale.setLanguage(language);
    api.changeMe({ language, prefs: { language } }).then(
      (me) => this.update(me),
      () => undefined,
    );
  }

  async rename(name: string): Promise<void> {
    this.update(await api.changeMe({ name }));
  }

  async keepName(name: string, password: string): Promise<void> {
    this.update(await api.createAccount({ name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.update(await api.signIn({ name, password }), true);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    await this.load();
  }
}

/** Apply theme and text size to the page. */
export function applyAppearance(prefs: Prefs): void {
  const root = document.documentElement;
  if (prefs.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = prefs.theme;
  root.dataset["text"] = prefs.textSize;
}

export const person = new Person();
