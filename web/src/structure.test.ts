/** Rules that every file of the client keeps. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL(".", import.meta.url));
const MAX_LINES = 400;
/** Files that are generated from the schema. */
const GENERATED = /^protocol\.ts$|\.generated\.ts$|^games\/[^/]+\/(event-)?types\.ts$/;

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte|css)$/.test(path) && !GENERATED.test(path))
  .map((path) => ({ path, text: readFileSync(`${SOURCE}/${path}`, "utf8") }));

/** Colours in a component: hexadecimal, or functions of numbers. Names of tokens and `{#if}` are no colours. */
const LITERAL_COLOUR = /(?<![\w&{/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl)a?\(\s*\d/i;

describe("every file of the client", () => {
  it(`has at most ${MAX_LINES} lines`, () => {
    expect(FILES.length).toBeGreaterThan(300);
    const long = FILES.map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }));
    expect(long.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });
});

describe("every component", () => {
  const components = FILES.filter(({ path }) => path.endsWith(".svelte"));

  it("takes its colours from tokens", () => {
    const found = components.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, n) => (LITERAL_COLOUR.test(line) ? [`${path}:${n + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("uses only tokens that exist", () => {
    const known = new Set(FILES.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*[:=])/g) ?? []));
    const unknown = components.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)(\s*,)?/g)]
        .filter(([, name = "", fallback]) => !fallback && !known.has(name) && !name.endsWith("-"))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
