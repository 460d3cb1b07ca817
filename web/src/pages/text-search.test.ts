import { describe, expect, it } from "vitest";
import type { CardFace } from "../protocol";
import { containsWords, matchesCard, normalizeText } from "./text-search";

const tomb: CardFace = {
  face: 1,
  key: "tnl-cursed-tomb",
  name: "Egipt all inclusive",
  kind: "room",
  set: "TNL",
  about: "pułapka 1 CT",
  text: "Gdy inna karta zniszczy tę komnatę",
  copies: 2,
  traits: {},
  rulings: [],
  clauses: [],
  names: ["Cursed Tomb", "Przeklęty grobowiec"],
  design: "printed",
  designNote: "",
};

describe("searching", () => {
  it("ignores case, Polish letters, apostrophes and hyphens", () => {
    expect(normalizeText("Przeklęty  GROBOWIEC")).toBe("przeklety grobowiec");
    expect(normalizeText("It’s On!")).toBe("its on");
    expect(normalizeText("All-Seeing Eye")).toBe("all seeing eye");
    expect(normalizeText("Łańcuch żółty")).toBe("lancuch zolty");
  });
  it("finds a card by each of its names and by its text", () => {
    for (const searchText of [
      "Przeklęty grobowiec",
      "przeklety grobowiec",
      "cursed",
      "EGIPT",
      "grobowiec tomb",
      "komnate zniszczy",
      "",
      " ",
    ]) {
      expect(matchesCard(tomb, searchText), searchText).toBe(true);
    }
    expect(matchesCard(tomb, "grobowiec grzechów")).toBe(false);
  });
  it("needs all words", () => {
    expect(containsWords(["Dark Altar"], "altar dark")).toBe(true);
    expect(containsWords(["Dark Altar"], "altar light")).toBe(false);
  });
});
