import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language, loadLanguage, loadMessages, sayIn } from "./messages.svelte";

const root = new URL("../../src/underkeep/locale/", import.meta.url);
/** The message files of the client, including those of its games. */
const MESSAGE_FILES = readdirSync(new URL("en/", root)).filter((name) => name.startsWith("web"));
const source = (language: Language): string =>
  MESSAGE_FILES.map((name) => readFileSync(new URL(`${language}/${name}`, root), "utf8")).join("\n");

function idsOf(language: Language): string[] {
  const ids: string[] = [];
  for (const line of source(language).split("\n")) {
    const message = /^([a-z][\w-]*) *=/.exec(line);
    const attribute = /^ +\.([\w-]+) *=/.exec(line);
    if (message?.[1]) ids.push(message[1]);
    else if (attribute?.[1]) ids.push(`${ids.findLast((id) => !id.includes("."))}.${attribute[1]}`);
  }
  return ids;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "gallery" ? [] : files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

describe("the message files", () => {
  it.each(LANGUAGES)("can be read (%s)", (language) => {
    const errors = new FluentBundle(language).addResource(new FluentResource(source(language)));
    expect(errors).toEqual([]);
    const read = [...new FluentResource(source(language)).body].map((entry) => entry.id);
    // The parser silently leaves out lines that it cannot parse, so compare with the ids in the file.
    expect(read.filter((id) => !id.startsWith("-"))).toEqual(idsOf(language).filter((id) => !id.includes(".")));
  });

  it("have the same messages, each once", () => {
    const en = idsOf("en");
    expect([...en].sort()).toEqual([...idsOf("pl")].sort());
    expect(new Set(en).size).toBe(en.length);
  });

  it("use the same values", () => {
    const valuesOf = (language: Language): Map<string, string> => {
      const found = new Map<string, Set<string>>();
      let id = "";
      for (const line of source(language).split("\n")) {
        id = /^([a-z][\w-]*) *=/.exec(line)?.[1] ?? id;
        for (const [, value] of line.matchAll(/\$(\w+)/g)) {
          const values = found.get(id) ?? new Set();
          found.set(id, values.add(value ?? ""));
        }
      }
      return new Map([...found].map(([key, values]) => [key, [...values].sort().join()]));
    };
    expect(valuesOf("en")).toEqual(valuesOf("pl"));
  });

  it("have every message that the sources use", () => {
    const known = new Set(idsOf("en"));
    const missing = files("src").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*["'`]([a-z][\w.-]*)["'`]/g)]
        .map(([, id]) => id ?? "")
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("rendered messages", () => {
  beforeAll(async () => {
    await loadMessages("web_cards");
    await Promise.all(LANGUAGES.map(loadLanguage));
  });
  it("have texts in both languages", () => {
    expect(sayIn("en", "shell-close")).toBe("Close");
    expect(sayIn("pl", "shell-close")).toBe("Zamknij");
  });

  it("have the right plural forms in Polish", () => {
    const cards = [1, 2, 5, 22].map((count) => sayIn("pl", "cards-found", { count }));
    expect(cards).toEqual(["1 karta", "2 karty", "5 kart", "22 karty"]);
  });
});
