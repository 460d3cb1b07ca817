/** Every word of the client's own, in the language of the person; it can change at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

type Source = Record<Language, () => Promise<{ default: string }>>;

// What is said everywhere, and what only the board of a game says. Only the language that is spoken is fetched.
const SHELL: Source = {
  en: () => import("@locale/en/web.ftl?raw"),
  pl: () => import("@locale/pl/web.ftl?raw"),
};
const BOSS: Source = {
  en: () => import("@locale/en/web_boss_monster.ftl?raw"),
  pl: () => import("@locale/pl/web_boss_monster.ftl?raw"),
};
const CARDS: Source = {
  en: () => import("@locale/en/web_cards.ftl?raw"),
  pl: () => import("@locale/pl/web_cards.ftl?raw"),
};
const GAMES: Record<string, readonly Source[]> = {
  // Pages of their own rather than games.
  scores: [
    {
      en: () => import("@locale/en/web_scores.ftl?raw"),
      pl: () => import("@locale/pl/web_scores.ftl?raw"),
    },
  ],
  learn: [
    {
      en: () => import("@locale/en/web_learn.ftl?raw"),
      pl: () => import("@locale/pl/web_learn.ftl?raw"),
    },
  ],
  cards: [CARDS],
  deck: [
    CARDS,
    {
      en: () => import("@locale/en/web_deck.ftl?raw"),
      pl: () => import("@locale/pl/web_deck.ftl?raw"),
    },
  ],
  "boss-monster": [BOSS],
  "super-boss-monster": [
    BOSS,
    {
      en: () => import("@locale/en/web_super_boss_monster.ftl?raw"),
      pl: () => import("@locale/pl/web_super_boss_monster.ftl?raw"),
    },
  ],
  "keep-the-heroes-out": [
    {
      en: () => import("@locale/en/web_keep_the_heroes_out.ftl?raw"),
      pl: () => import("@locale/pl/web_keep_the_heroes_out.ftl?raw"),
    },
  ],
  "dungeon-fighter": [
    {
      en: () => import("@locale/en/web_dungeon_fighter.ftl?raw"),
      pl: () => import("@locale/pl/web_dungeon_fighter.ftl?raw"),
    },
  ],
};
/** What is needed in any language that is spoken. */
const wanted = new Set([SHELL]);
const learnt = new Map<Source, Set<Language>>();
const bundles = new Map<Language, FluentBundle>();

/** Fetch the words of a language, so that they can be said. */
export async function learn(language: Language): Promise<void> {
  const missing = [...wanted].filter((source) => !learnt.get(source)?.has(language));
  const texts = await Promise.all(missing.map(async (source) => (await source[language]()).default));
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const source of missing) learnt.set(source, (learnt.get(source) ?? new Set()).add(language));
  bundles.set(language, bundle);
}

/** From now on also the words of the board of this game. */
export async function learnGame(game: string): Promise<void> {
  for (const source of GAMES[game] ?? []) wanted.add(source);
  await learn(words.language);
}

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

const KEPT = "underkeep-language";

/** What the person chose last here, or else what the browser speaks. */
function firstLanguage(): Language {
  if (typeof localStorage === "undefined") return "en";
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

class Words {
  #language = $state<Language>(firstLanguage());

  get language(): Language {
    return this.#language;
  }

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    await learn(language);
    this.#language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  get other(): Language {
    return this.#language === "en" ? "pl" : "en";
  }
}

export const words = new Words();

/** The words of this id in the present language (`id` or `id.attribute`). */
export function say(id: string, values: Values = {}): string {
  return sayIn(words.language, id, values);
}

export function sayIn(language: Language, id: string, values: Values = {}): string {
  const bundle = bundles.get(language);
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.warn(`There are no words for ${id} in ${language}.`);
    return id;
  }
  return bundle.formatPattern(pattern, values, []);
}

/** The day of a moment: "15 Nov 2026". */
export function day(moment: string): string {
  const then = Date.parse(moment);
  return Number.isNaN(then) ? "" : new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, { dateStyle: "medium" }).format(then);
}

/** A moment such as 2026-11-15T05:00:00Z as people say it: "3 minutes ago". */
export function ago(moment: string): string {
  const then = Date.parse(moment);
  if (Number.isNaN(then)) return "";
  const seconds = Math.round((then - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "second");
}
