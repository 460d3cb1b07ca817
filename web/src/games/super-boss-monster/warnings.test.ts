/** Warnings a round ahead: the Tavern of a solo game, the last round, and the end by souls or wounds. */
import { beforeAll, describe, expect, it } from "vitest";
import { loadGameMessages } from "../registry";
import { sayIn } from "../../messages.svelte";
import type { TextContext } from "../boss-monster/part-text";
import { boardText } from "./board-text";
import type { BoardState } from "./types";
import { warningsOf } from "./warnings";

const hero = (n: number) => ({ face: n, health: 6, n });
const full = { heroes: { 90: { face: 9, health: 4 } } };

function context(parts: Partial<BoardState>): TextContext {
  const board = {
    round: 4,
    phase: "build",
    seats: { 0: {} },
    order: [0],
    decks: { heroes: 9, epics: 12 },
    townSpaces: 4,
    needs: [1, 2, 3, 4],
    locations: { temple: {}, stadium: {}, library: {}, hideout: {}, tavern: {} },
    ...parts,
  } as BoardState;
  return {
    board,
    seat: 0,
    cards: new Map(),
    names: ["Anna", "Ben"],
    say: (id: string, values?: Record<string, string | number>) => sayIn("en", id, values),
  } as unknown as TextContext;
}
const texts = (parts: Partial<BoardState>): string[] => warningsOf(context(parts)).map(({ text }) => text);

beforeAll(() => loadGameMessages("super-boss-monster"));

describe("the Tavern of a solo game", () => {
  const town = { 1: hero(0), 2: hero(1), 3: hero(2) };

  it("is announced when the heroes who stay leave too few places", () => {
    // Three heroes stay and three come to four spaces: two are pushed out.
    const locations = { temple: full, stadium: full, library: full, hideout: {}, tavern: {} };
    expect(texts({ town, locations })).toEqual(["Next round a hero has only the Tavern left, and the game ends!"]);
  });

  it("is announced while one place or none remains", () => {
    const locations = { temple: full, stadium: {}, library: {}, hideout: {}, tavern: {} };
    expect(texts({ town, locations })).toEqual(["After the next round only one place in the city is free."]);
    expect(texts({ town, locations: { ...locations, stadium: full } })).toEqual([
      "After the next round no place in the city is free.",
    ]);
  });

  it("is far while the dungeon lures the heroes, until they have passed it by", () => {
    const lured = { 1: { ...hero(0), goes: 0 }, 2: { ...hero(1), goes: 0 }, 3: hero(2) };
    const locations = { temple: full, stadium: full, library: {}, hideout: {}, tavern: {} };
    expect(texts({ town: lured, locations })).toEqual([]);
    expect(texts({ town: lured, locations, phase: "adventure" })).toHaveLength(1);
  });

  it("is announced in the Town phase, when the heroes of the round have come", () => {
    const locations = { temple: full, stadium: full, library: full, hideout: full, tavern: {} };
    const soon = ["Next round a hero has only the Tavern left, and the game ends!"];
    expect(texts({ town, locations, phase: "town", active: 0 })).toEqual(soon);
    expect(texts({ town, locations, phase: "town" })).toEqual([]);
  });

  it("counts a location as free whose hero the minion sends away", () => {
    const sent = { ...full, spaces: { summon: { minions: [0] } } };
    const locations = { temple: sent, stadium: full, library: full, hideout: full, tavern: {} };
    const two = { 1: hero(0), 2: hero(1) };
    for (const phase of ["town", "build", "reveal", "minion"])
      expect(texts({ town: two, locations, phase, active: 0 })).toEqual([
        "After the next round no place in the city is free.",
      ]);
    const gone = { ...locations, temple: { spaces: sent.spaces } };
    expect(texts({ town: two, locations: gone, phase: "minion" })).toEqual([
      "After the next round no place in the city is free.",
    ]);
    // A hero that has come to the location after the Minion phase stays there.
    expect(texts({ town: two, locations, phase: "adventure" })).toEqual([
      "Next round a hero has only the Tavern left, and the game ends!",
    ]);
  });

  it("stands in the text view", () => {
    const locations = { temple: full, stadium: full, library: full, hideout: {}, tavern: {} };
    const sections = boardText(context({ town, locations }));
    expect(sections.map(({ heading }) => heading)).toContain("Look ahead");
  });
});

describe("the end of the game", () => {
  it("is announced in a solo game for wounds, not for souls", () => {
    const wounded = { seats: { 0: { wounds: 4, souls: 9 } } };
    expect(texts(wounded)).toEqual(["One more wound, and the round is your last."]);
    expect(texts({ ...wounded, phase: "town", active: 0 })).toEqual(texts(wounded));
  });

  it("is announced with several players for souls, not for wounds", () => {
    const several = { order: [0, 1], townSpaces: 2, needs: [], woundsToLose: 0 };
    expect(texts({ ...several, seats: { 0: { wounds: 4 }, 1: { souls: 9, wounds: 4 } } })).toEqual([
      "Ben needs one more soul to end the game.",
    ]);
  });

  it("is announced a round before the deck is empty", () => {
    expect(texts({ decks: { heroes: 0, epics: 3 } })).toEqual(["The next round is the last."]);
    expect(texts({ decks: { heroes: 0, epics: 0 } })).toEqual(["This is the last round: the deck has no more heroes."]);
  });
});
