import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TREASURES } from "./icons";
import { signs } from "./icons/signs";
import { PALETTE } from "./palette";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** Returns the colour of a token in a theme. */
function colour(token: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return (pair ? pair[theme === "light" ? 1 : 2] : value) ?? "";
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "surface", "raised", "sunken"];
const TEXTS = ["ink", "ink-soft"];
const TINTS = ["accent-soft", "good-soft", "bad-soft", "warn-soft", "note-soft"];
const SIGNS = [
  "accent",
  "lit",
  "chosen",
  "good",
  "bad",
  "warn",
  "note",
  "link",
  "line",
  ...TREASURES,
  "seat-0",
  "seat-1",
  "seat-2",
  "seat-3",
  "seat-4",
  "seat-5",
];
const KINDS = ["monster", "trap", "spell", "boss", "hero", "epic", "miniboss", "item"];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const ratio = (one: string, other: string): number => contrast(colour(one, theme), colour(other, theme));
  const tooWeak = (front: string[], behind: string[], least: number): string[] =>
    front.flatMap((one) =>
      behind
        .filter((other) => ratio(one, other) < least)
        .map((other) => `${one} on ${other}: ${ratio(one, other).toFixed(2)}`),
    );

  it("has readable text", () => {
    expect(tooWeak(TEXTS, GROUNDS, 4.5)).toEqual([]);
    expect(tooWeak(["ink"], TINTS, 4.5)).toEqual([]);
    expect(tooWeak(["good", "bad", "warn", "note", "link", "accent"], ["ground", "surface", "raised"], 4.5)).toEqual(
      [],
    );
    expect(tooWeak(["ink-on-accent"], ["accent", "accent-hover"], 4.5)).toEqual([]);
    expect(tooWeak(["paper-ink", "paper-ink-soft"], ["paper", "paper-soft"], 4.5)).toEqual([]);
  });

  it("has visible signs and borders", () => {
    expect(tooWeak([...SIGNS, "ring"], ["ground", "surface", "raised"], 3)).toEqual([]);
  });

  it("has readable card names on their frames", () => {
    expect(KINDS.filter((kind) => ratio(`on-${kind}`, kind) < 4.5)).toEqual([]);
    expect(KINDS.filter((kind) => ratio(`on-${kind}`, `${kind}-dark`) < 4.5)).toEqual([]);
  });
});

describe("signs", () => {
  const filled = (name: keyof typeof signs): boolean[] =>
    signs[name].rows.flatMap((row) => [...row].map((sign) => sign !== "."));

  it("of treasures differ by shape, not by colour alone", () => {
    for (const one of TREASURES)
      for (const other of TREASURES) {
        if (one >= other) continue;
        const mine = filled(one);
        const theirs = filled(other);
        const differing = mine.filter((here, index) => here !== theirs[index]).length;
        expect(differing, `${one} and ${other}`).toBeGreaterThan(0.12 * mine.length);
      }
  });

  it("are 11 by 11 and use colours of the palette", () => {
    for (const [name, sign] of Object.entries(signs)) {
      expect([name, sign.w, sign.h]).toEqual([name, 11, 11]);
      expect(
        [...new Set(sign.rows.join(""))].filter((letter) => letter !== "." && !(letter in PALETTE)),
        name,
      ).toEqual([]);
    }
  });
});
