/** Every word of the client's own, in the language of the person; it can change at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "@locale/en/web.ftl?raw";
import pl from "@locale/pl/web.ftl?raw";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const sources: Record<Language, string> = { en, pl };
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(sources[language]));
    bundles.set(language, bundle);
  }
  return bundle;
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

  set language(language: Language) {
    this.#language = language;
    if (typeof localStorage !== "undefined") localStorage.setItem(KEPT, language);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  get other(): Language {
    return this.#language === "en" ? "pl" : "en";
  }
}

export const words = new Words();
if (typeof document !== "undefined") document.documentElement.lang = words.language;

/** The words of this id in the present language (`id` or `id.attribute`). */
export function say(id: string, values: Values = {}): string {
  return sayIn(words.language, id, values);
}

export function sayIn(language: Language, id: string, values: Values = {}): string {
  const bundle = bundleOf(language);
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
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
