import { describe, expect, it } from "vitest";
import type { CardFace } from "../protocol";
import { matchesFilter, type Search } from "./card-filter";

/** Returns a printed room with the given fields. */
function card(fields: Partial<CardFace>): CardFace {
  return {
    face: 1,
    key: "",
    name: "",
    kind: "room",
    set: "BMR",
    about: "",
    text: "",
    copies: 1,
    traits: {},
    rulings: [],
    clauses: [],
    names: [],
    design: "printed",
    designNote: "",
    ...fields,
  };
}

const ALTAR = card({ key: "bmr-dark-altar", name: "Dark Altar", about: "trap, damage 1" });
const GLOBE = card({
  key: "pop-haunted-snow-globe",
  name: "Haunted Snow Globe",
  set: "POP",
  design: "own",
  designNote: "Underkeep's own design.",
});
const TURTLE = card({
  key: "pop-war-turtle",
  name: "War Turtle",
  set: "POP",
  design: "partly-own",
  designNote: "Partly Underkeep's own.",
});
const MOBI = card({
  key: "pop-mobi",
  name: "Mobi",
  set: "POP",
  kind: "boss",
  design: "partly-own",
  designNote: "Partly Underkeep's own.",
});
const ANYTHING: Search = { text: "", kind: "", set: "", own: false };

function found(search: Partial<Search>): string[] {
  return [ALTAR, GLOBE, TURTLE, MOBI]
    .filter((one) => matchesFilter(one, { ...ANYTHING, ...search }))
    .map(({ key }) => key);
}

describe("the search for cards", () => {
  it("finds every card without a filter", () => {
    expect(found({})).toHaveLength(4);
  });

  it("finds cards of Underkeep's own design, wholly or in part", () => {
    expect(found({ own: true })).toEqual([GLOBE.key, TURTLE.key, MOBI.key]);
    expect(found({ own: true, kind: "boss" })).toEqual([MOBI.key]);
    expect(found({ own: true, set: "BMR" })).toEqual([]);
  });

  it("finds cards by a part of their texts, in any case", () => {
    expect(found({ text: " ALTAR " })).toEqual([ALTAR.key]);
    expect(found({ text: "damage" })).toEqual([ALTAR.key]);
  });
});
