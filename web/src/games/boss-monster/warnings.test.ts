/** Warnings a round ahead: who may win or lose soon, and the last heroes. */
import { beforeAll, describe, expect, it } from "vitest";
import type { CardFace } from "../../protocol";
import { loadGameMessages } from "../registry";
import { loadLanguage, sayIn, type Language } from "../../messages.svelte";
import type { TextContext } from "./part-text";
import type { BoardState, SeatBoard } from "./types";
import { warningsOf } from "./warnings";

const EPIC = { face: 2, traits: { worth: 2 } } as unknown as CardFace;
const cards = new Map([[2, EPIC]]);

function context(parts: Partial<BoardState>, language: Language = "en"): TextContext {
  const board = {
    round: 3,
    phase: "build",
    seats: { 0: {}, 1: {} },
    order: [0, 1],
    decks: { rooms: 20, spells: 9, heroes: 9, epics: 8 },
    ...parts,
  } as unknown as BoardState;
  return {
    board,
    seat: 0,
    cards,
    names: ["Anna", "Ben"],
    say: (id: string, values?: Record<string, string | number>) => sayIn(language, id, values),
  } as TextContext;
}

const seats = (...all: SeatBoard[]): BoardState["seats"] => Object.fromEntries(all.map((seat, n) => [n, seat]));
const texts = (parts: Partial<BoardState>, language: Language = "en"): string[] =>
  warningsOf(context(parts, language)).map(({ text }) => text);

beforeAll(async () => {
  await loadGameMessages("boss-monster");
  await loadLanguage("pl");
});

describe("the warnings of Boss Monster", () => {
  it("say nothing while nothing is near", () => {
    expect(texts({ seats: seats({ souls: 7, wounds: 3 }, { souls: 2 }) })).toEqual([]);
  });

  it("name players who lack one wound or two souls", () => {
    expect(texts({ seats: seats({ wounds: 4 }, { souls: 8 }) })).toEqual([
      "One more wound and you are out.",
      "Ben needs 2 more souls to win.",
    ]);
    expect(texts({ seats: seats({}, { wounds: 4, souls: 9 }) }, "pl")).toEqual([
      "Jeszcze jedna rana i Ben odpada.",
      "Ben potrzebuje jeszcze jednej duszy do zwycięstwa.",
    ]);
  });

  it("count the heroes on their way by their forecast, epic ones twice", () => {
    const hero = { health: 6, offers: {} };
    const town = {
      11: { ...hero, face: 2, n: 0, goes: 1, omen: { end: "dies" } },
      12: { ...hero, face: 2, n: 1, goes: 0, omen: { end: "boss" } },
    };
    const playing = seats({ wounds: 3 }, { souls: 8 });
    expect(warningsOf(context({ seats: playing, town })).map(({ text, grave }) => [text, grave])).toEqual([
      ["You could be out this round.", true],
      ["Ben could win this round.", true],
    ]);
    // After the bait phase the heroes who are still in town go nowhere in this round.
    expect(texts({ seats: playing, town, phase: "adventure" })).toEqual(["Ben needs 2 more souls to win."]);
  });

  it("do not concern players who are out, wounds that eliminate nobody, and games without a goal", () => {
    expect(texts({ seats: seats({ wounds: 5, marks: ["out"] }, {}) })).toEqual([]);
    expect(texts({ seats: seats({ wounds: 4 }, { souls: 9 }), woundsToLose: 0, soulsToWin: 0 })).toEqual([]);
  });

  it("tell a round ahead that the decks of heroes end", () => {
    expect(texts({ decks: { heroes: 2, epics: 8 } })).toEqual([
      "2 ordinary heroes are left; then the epic heroes come.",
    ]);
    const town = { townSpaces: {}, decks: { heroes: 1, epics: 8 } } as unknown as Partial<BoardState>;
    expect(texts(town)).toEqual(["One ordinary hero is left; then the legendary heroes come."]);
    expect(texts(town, "pl")).toEqual(["Został jeden zwykły bohater, potem przyjdą legendarni."]);
    expect(texts({ decks: { heroes: 0, epics: 8 } })).toEqual([]);
    expect(texts({ decks: { heroes: 0, epics: 1 } })).toEqual(["The last hero comes next round."]);
    expect(texts({ decks: { heroes: 0, epics: 2 } }, "pl")).toEqual([
      "W następnej rundzie przyjdzie ostatnich 2 bohaterów.",
    ]);
    expect(texts({ decks: { heroes: 0, epics: 0 } })).toEqual(["No more heroes come to town."]);
  });

  it("wait until the heroes of the round have come, and end with the game", () => {
    const near = seats({ wounds: 4 }, {});
    for (const phase of ["setup", "beginning", "ending"]) expect(texts({ seats: near, phase })).toEqual([]);
    expect(texts({ seats: near, winners: [1] })).toEqual([]);
  });
});
