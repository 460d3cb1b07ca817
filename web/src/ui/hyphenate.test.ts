import { describe, expect, it } from "vitest";
import type { Language } from "../messages.svelte";
import { hyphenate } from "./hyphenate";

const withHyphens = (name: string, language: Language): string => hyphenate(name, language).replaceAll("\u00ad", "-");

describe("hyphenate", () => {
  it("does not change short words", () => {
    expect(hyphenate("Dark Altar", "en")).toBe("Dark Altar");
  });
  it.each([
    "Wie-przy-sław",
    "Wszyst-ko-wi-dzące oko",
    "Jaskinia jaski-niow-ców",
    "Szczę-ko-skrzynki",
    "Leże koś-cio-smoka",
    "Inkubator móz-go-wy-sy-sów",
  ])("breaks %s in Polish", (name) => {
    expect(withHyphens(name.replaceAll("-", ""), "pl")).toBe(name);
  });
  it.each([
    "Nean-der-thal Cave",
    "Time-ben-der",
    "Spell-blade",
    "Pick-pocket",
    "Dop-pel-gan-ger",
    "Quick-fin-gers",
    "Brass-knuckle",
    "Tele-por-ta-tion",
    "Dark Labo-ra-tory",
    "Con-struc-tion",
    "Word-blessed",
  ])("breaks %s in English", (name) => {
    expect(withHyphens(name.replaceAll("-", ""), "en")).toBe(name);
  });
});
