/** Every word of the client's own, in the language of the person; it can change at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

// Only the language that is spoken is fetched.
const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("@locale/en/web.ftl?raw"),
  pl: () => import("@locale/pl/web.ftl?raw"),
};
const bundles = new Map<Language, FluentBundle>();

/** Fetch the words of a language, so that they can be said. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await sources[language]()).default));
  bundles.set(language, bundle);
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
