import { describe, expect, it } from "vitest";
import { soften } from "./soften";

const shown = (name: string): string => soften(name).replaceAll("\u00ad", "-");

describe("soften", () => {
  it("leaves short words alone", () => {
    expect(soften("Dark Altar")).toBe("Dark Altar");
  });
  it("breaks long words between syllables", () => {
    expect(shown("Wieprzysław")).toBe("Wiep-rzys-ław");
    expect(shown("Wszystkowidzące oko")).toBe("Wszystko-wi-dzące oko");
    expect(shown("Jaskinia jaskiniowców")).toBe("Jaskinia jas-ki-niow-ców");
  });
});
