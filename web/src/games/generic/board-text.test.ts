import { beforeAll, describe, expect, it } from "vitest";
import { say } from "../../messages.svelte";
import type { CardFace } from "../../protocol";
import { loadGameMessages } from "../registry";
import { boardText } from "./board-text";
import { countersOf, groupCards, printedValue, seatsInOrder, shownCards, zonesOf } from "./model";
import type { BoardState } from "./types";

function printed(face: number, name: string, value?: number): CardFace {
  return {
    face,
    key: name.toLowerCase(),
    name,
    kind: "gem",
    set: "",
    about: value === undefined ? "gem" : `gem, value ${value}`,
    text: value === undefined ? "Draw a card." : "",
    copies: 2,
    traits: value === undefined ? {} : { value },
    rulings: [],
    clauses: [],
    names: [],
    design: "printed",
    designNote: "",
  };
}

const cards = new Map([printed(1, "Ruby", 5), printed(2, "Wand")].map((card) => [card.face, card]));
const board: BoardState = {
  players: 3,
  zones: {
    deck: { label: "Deck", kind: "pile", count: 9, cards: [{ id: 8 }] },
    discard: { label: "Discard pile", kind: "pile", count: 2, cards: [{ id: 3, face: 2 }] },
    row: { label: "Row", kind: "row" },
    "hands-0": { label: "Hand", kind: "hand", seat: 0, count: 2, cards: [{ id: 1 }, { id: 2 }] },
    "hands-1": {
      label: "Hand",
      kind: "hand",
      seat: 1,
      count: 3,
      cards: [
        { id: 5, face: 1 },
        { id: 6, face: 2 },
        { id: 7, face: 1 },
      ],
    },
  },
  counters: {
    round: { label: "Round", value: 4 },
    "score-1": { label: "Score", value: 10, seat: 1 },
    die: { label: "Die", value: 6, kind: "die" },
  },
  active: 1,
  resigned: [2],
};

beforeAll(async () => {
  await loadGameMessages("a-game-without-a-board");
});

describe("the generic board", () => {
  it("sorts zones and counters by their owners", () => {
    expect(zonesOf(board, null).map(({ name }) => name)).toEqual(["deck", "discard", "row"]);
    expect(zonesOf(board, 1).map(({ name }) => name)).toEqual(["hands-1"]);
    expect(countersOf(board, null).map(({ name }) => name)).toEqual(["round", "die"]);
    expect(countersOf(board, 1).map(({ value }) => value)).toEqual([10]);
  });

  it("puts the seat of the viewer last", () => {
    expect(seatsInOrder(board, 0)).toEqual([1, 2, 0]);
    expect(seatsInOrder(board, null)).toEqual([0, 1, 2]);
  });

  it("groups equal cards and reads their numbers", () => {
    const hand = board.zones["hands-1"];
    if (!hand) throw new Error("no hand");
    expect(groupCards(shownCards(cards, hand)).map(({ ids }) => ids)).toEqual([[5, 7], [6]]);
    expect(printedValue(cards.get(1) ?? null)).toBe(5);
    expect(printedValue(cards.get(2) ?? null)).toBeNull();
  });

  it("is put into words without naming a hidden card", () => {
    expect(boardText({ board, seat: 1, cards, say, names: ["Ann", "Ben", "Cleo"] })).toEqual([
      {
        heading: "The table",
        lines: [
          "Round: 4",
          "Die: 6",
          "Deck: 9 cards",
          "Discard pile: 2 cards; on top: Wand, gem, Draw a card.",
          "Row: no cards",
        ],
      },
      { heading: "Cleo (out of the game)", lines: [] },
      { heading: "Ann", lines: ["Hand: 2 hidden cards"] },
      { heading: "Ben (you, to play)", lines: ["Score: 10", "Hand: 2 × Ruby, gem, value 5; Wand, gem, Draw a card."] },
    ]);
  });
});
