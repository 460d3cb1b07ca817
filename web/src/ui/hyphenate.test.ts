import { describe, expect, it } from "vitest";
import { hyphenate } from "./hyphenate";

const withHyphens = (name: string): string => hyphenate(name).replaceAll("\u00ad", "-");

describe("hyphenate", () => {
  it("does not change short words", () => {
    expect(hyphenate("Dark Altar")).toBe("Dark Altar");
  });
  it("breaks long words between syllables", () => {
    expect(withHyphens("Wieprzysław")).toBe("Wiep-rzys-ław");
    expect(withHyphens("Wszystkowidzące oko")).toBe("Wszystko-wi-dzące oko");
    expect(withHyphens("Jaskinia jaskiniowców")).toBe("Jaskinia jas-ki-niow-ców");
  });
});
