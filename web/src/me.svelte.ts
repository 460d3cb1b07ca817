/** Who sits at this screen, and how they like it. Preferences live with the person, and here for the next visit. */
import { api } from "./net/http";
import type { Me } from "./protocol";
import { isLanguage, type Language, words } from "./words.svelte";

export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export type Stops = "smart" | "full" | "all";

export interface Prefs {
  speed: Speed;
  theme: "system" | "light" | "dark";
  textSize: "normal" | "large" | "huge";
  sound: boolean;
  /** Whether to tell outside the page that it is my turn; `unasked` until the person was asked. */
  notices: "unasked" | "yes" | "no";
  /** When a single click must be confirmed by a second one. */
  confirm: "never" | "touch" | "always";
  /** Sorts of costly slips that are not asked about again. */
  unwarned: string[];
  /** When to be asked for reactions; as long as nothing was chosen, it depends on the experience. */
  stops: "" | Stops;
  /** Whether the hint for who passes often has been seen. */
  hinted: boolean;
  chat: boolean;
  log: boolean;
}

const FIRST: Prefs = {
  speed: "normal",
  theme: "system",
  textSize: "normal",
  sound: false,
  notices: "unasked",
  confirm: "touch",
  unwarned: [],
  stops: "",
  hinted: false,
  chat: true,
  log: true,
};
const KEPT = "underkeep-prefs";

function kept(): Prefs {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...FIRST };
  }
}

class Person {
  me = $state.raw<Me | null>(null);
  prefs = $state.raw<Prefs>(kept());
  #waiting: Partial<Prefs> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  get name(): string {
    return this.me?.name ?? "";
  }

  /** When to ask for reactions: who has not finished a game yet is asked wherever there is something to do. */
  get stops(): Stops {
    return this.prefs.stops || (this.me?.played ? "smart" : "all");
  }

  /** Loads the account of this browser from the server, with the preferences that the person has set on other devices. */
  async meet(): Promise<void> {
    this.#take(await api.me(), true);
  }

  #take(me: Me, arriving = false): void {
    if (this.me && this.me.id !== me.id) this.#waiting = {};
    this.me = me;
    const known = Object.fromEntries(Object.entries(me.prefs).filter(([key]) => key in FIRST));
    this.#show({ ...this.prefs, ...known, ...this.#waiting });
    // Whoever has been here before keeps the language; a newcomer has the browser's.
    if (!arriving) return;
    if (isLanguage(me.prefs["language"])) void words.speak(me.prefs["language"]);
  }

  #show(prefs: Prefs): void {
    this.prefs = prefs;
    localStorage.setItem(KEPT, JSON.stringify(prefs));
    dress(prefs);
  }

  /** Changes preferences here at once, and on the server soon afterwards. */
  prefer(change: Partial<Prefs>): void {
    this.#show({ ...this.prefs, ...change });
    this.#waiting = { ...this.#waiting, ...change };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const prefs = this.#waiting;
      api.changeMe({ prefs: { ...prefs } }).then(
        (me) => {
          // What has been changed again meanwhile still waits.
          this.#waiting = Object.fromEntries(Object.entries(this.#waiting).filter(([key, value]) => value !== prefs[key as keyof Prefs]));
          this.#take(me);
        },
        () => undefined,
      );
    }, 800);
  }

  speak(language: Language): void {
    void words.speak(language);
    api.changeMe({ language, prefs: { language } }).then(
      (me) => this.#take(me),
      () => undefined,
    );
  }

  async rename(name: string): Promise<void> {
    this.#take(await api.changeMe({ name }));
  }

  async keep(name: string, password: string): Promise<void> {
    this.#take(await api.createAccount({ name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#take(await api.signIn({ name, password }), true);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    await this.meet();
  }
}

/** Let the page look as preferred. */
export function dress(prefs: Prefs): void {
  const root = document.documentElement;
  if (prefs.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = prefs.theme;
  root.dataset["text"] = prefs.textSize;
}

export const person = new Person();
