/** The messages of the client in the language of the person, which can change at any time. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { serverNow } from "./server-time";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** Each message file of the client in each language. Only those that are shown are fetched. */
const files = import.meta.glob<string>("@locale/*/web*.ftl", {
  query: "?raw",
  import: "default",
  base: "../../src/underkeep/locale",
});
/** The message files that are needed in any language that is shown. */
const wanted = new Set(["web"]);
const loaded = new Set<string>();
const bundles = new Map<Language, FluentBundle>();

/** An English name as it stands after "your" or "Anna’s": without "The" at its beginning. The server has the same. */
const functions: Record<string, FluentFunction> = {
  WITHOUT_ARTICLE: ([name = ""]) => String(name).replace(/^(⟦[^|⟧]*\|)?The (?=\S)/, "$1"),
};

/** Fetch the messages of a language that are missing. */
export async function loadLanguage(language: Language): Promise<void> {
  const missing = [...wanted].map((name) => `./${language}/${name}.ftl`).filter((path) => !loaded.has(path));
  const texts = await Promise.all(missing.map((path) => files[path]?.() ?? ""));
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const path of missing) loaded.add(path);
  bundles.set(language, bundle);
}

/** Fetch these message files now, and again whenever the language changes. */
export async function loadMessages(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await loadLanguage(locale.language);
}

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

const STORAGE_KEY = "underkeep-language";

/** The language that was chosen last in this browser, or else a language of the browser. */
function firstLanguage(): Language {
  if (typeof localStorage === "undefined") return "en";
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

class Locale {
  #language = $state<Language>(firstLanguage());

  get language(): Language {
    return this.#language;
  }

  /** Show this language from now on. */
  async setLanguage(language: Language): Promise<void> {
    await loadLanguage(language);
    this.#language = language;
    localStorage.setItem(STORAGE_KEY, language);
    document.documentElement.lang = language;
  }

  get other(): Language {
    return this.#language === "en" ? "pl" : "en";
  }
}

export const locale = new Locale();

/** The message of this id in the present language (`id` or `id.attribute`). */
export function say(id: string, values: Values = {}): string {
  return sayIn(locale.language, id, values);
}

/** Whether there is a message of this id in the present language. */
export function hasMessage(id: string): boolean {
  return bundles.get(locale.language)?.hasMessage(id) ?? false;
}

/** Whether the user touches the screen: messages say "tap" then instead of "click" (`$touch`). */
const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ? "yes" : "no";

/** The message of this id in a language. */
export function sayIn(language: Language, id: string, values: Values = {}): string {
  const bundle = bundles.get(language);
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.warn(`There is no message ${id} in ${language}.`);
    return id;
  }
  return bundle.formatPattern(pattern, { touch, ...values }, []);
}

/** The date of a time: "15 Nov 2026". */
export function dateText(time: string): string {
  const then = Date.parse(time);
  return Number.isNaN(then)
    ? ""
    : new Intl.DateTimeFormat(locale.language === "en" ? "en-GB" : locale.language, { dateStyle: "medium" }).format(
        then,
      );
}

/** A day without its year: "19 November". */
export function dayText(day: string): string {
  const language = locale.language === "en" ? "en-GB" : locale.language;
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.parse(day));
}

/** A time of the server such as 2026-11-15T05:00:00Z relative to now: "3 minutes ago". */
export function timeAgo(time: string): string {
  const then = Date.parse(time);
  if (Number.isNaN(then)) return "";
  const seconds = Math.round((then - serverNow()) / 1000);
  const format = new Intl.RelativeTimeFormat(locale.language, { numeric: "auto" });
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
