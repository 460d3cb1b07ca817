/** The table in words names everything on the board in both languages, and lines are parsed. */
import { beforeAll, describe, expect, it } from "vitest";
import { loadGameMessages } from "../registry";
import { sampleContext, testBoardText } from "../text-samples";
import { loadLanguage, sayIn, type Language } from "../../messages.svelte";
import { sidesOf } from "./cards/actions";
import { actionLineText, type TextContext } from "./part-text";
import steps from "./fixtures/steps.json";
import fixture from "./fixtures/table.json";
import { corridorBox, boxAt, layoutOf, sizeOf } from "./map/layout";
import { listCards } from "../board-types";
import {
  heroGroupsIn,
  cellOf,
  edgesOf,
  extentOf,
  monsterGroupsIn,
  passagesOf,
  placeOf,
  roomName,
  roomsOf,
  seatAt,
  seatsOf,
} from "./model";
import { pageText } from "./page";
import { sceneOf } from "./scenes";
import { plainText, boardText } from "./board-text";
import type { BoardState } from "./types";

const board = fixture.board as unknown as BoardState;
const recorded = steps as unknown as {
  before: BoardState;
  events: [string, Record<string, unknown>, number][];
}[];

const context = (language: Language, seat?: number | null): TextContext =>
  sampleContext<BoardState>(fixture, language, seat);

beforeAll(async () => {
  await loadGameMessages("keep-the-heroes-out");
  await loadLanguage("pl");
});

describe.each(["en", "pl"] as const)("the page of the Dungeon Book (%s)", (language) => {
  it("is marked as Underkeep's own design unless a player has written it", () => {
    const { say } = context(language);
    expect(pageText(board, say).designNote).toMatch(/Underkeep/);
    expect(pageText({ ...board, scenario: "own" }, say).designNote).toBe("");
  });
});

describe.each(["en", "pl"] as const)("the table in words (%s)", (language) => {
  testBoardText((seat) => plainText(context(language, seat)), /keep-|undefined|NaN|\[object|\{/);

  it("names every room, every open card and every player", () => {
    const textContext = context(language);
    const text = plainText(textContext);
    for (const { number } of roomsOf(board)) expect(text).toContain(sayIn(language, `keep-room-${roomName(number)}`));
    for (const seat of seatsOf(board)) {
      const at = seatAt(board, seat);
      expect(text).toContain(fixture.names[seat]);
      expect(text).toContain(sayIn(language, `keep-clan-${at.clan}`));
      for (const { face } of [...listCards(textContext.cards, at.hand), ...listCards(textContext.cards, at.discard)])
        expect(text).toContain(face?.name);
    }
    for (const { face } of listCards(textContext.cards, board.loot)) expect(text).toContain(face?.name);
  });

  it("has a section for every seat, the viewer's last", () => {
    const headings = boardText(context(language)).map(({ heading }) => heading);
    expect(headings.slice(-4)).toEqual(["Celina", "Dorota", "Ann", "Bogdan"]);
  });

  it("has a reason in words for every step that has one", () => {
    for (const { before, events } of recorded) {
      for (const [kind, data, displaySeconds] of events) {
        const { why } = sceneOf({ n: 1, kind, data, displaySeconds }, before);
        if (why) expect(sayIn(language, `keep-why-${why}`)).not.toContain("keep-why");
      }
    }
  });
});

describe("the line of a card", () => {
  it("is parsed into its sides, with arrows and numbers", () => {
    expect(sidesOf("horde(move) / melee*2 + move")).toEqual([
      { left: [{ name: "horde", inner: "move", times: 1 }], right: [] },
      {
        left: [
          { name: "melee", times: 2 },
          { name: "move", times: 1 },
        ],
        right: [],
      },
    ]);
    expect(sidesOf("discard:coin -> summon:3@here")).toEqual([
      { left: [{ name: "discard", token: "coin", times: 1 }], right: [{ name: "summon", count: 3, times: 1 }] },
    ]);
    expect(sidesOf("ambush:3@bones")[0]?.left).toEqual([{ name: "ambush", count: 3, kind: "bones", times: 1 }]);
  });

  it("counts repeated actions, as in the rest of a card", () => {
    expect(sidesOf("melee + melee + move")[0]?.left.map(({ name, times }) => [name, times])).toEqual([
      ["melee", 2],
      ["move", 1],
    ]);
  });

  it("has a text", () => {
    const say: TextContext["say"] = (id, values) => sayIn("en", id, values);
    expect(actionLineText(say, "melee -> place:coin / reinforce:move")).toBe(
      "melee, then place 1 coin or reinforcements: move",
    );
  });
});

describe("the map", () => {
  it("converts places to numbers and back", () => {
    expect(placeOf(cellOf(-1, 3))).toEqual({ row: -1, column: 3 });
  });

  it("has open corridors exactly between rooms that the server connects", () => {
    for (const { one, other, state } of edgesOf(board)) {
      const joined = board.rooms[one]?.corridors?.includes(other) ?? false;
      expect(state === "open").toBe(joined);
    }
    expect(edgesOf(board).filter(({ state }) => state === "rubble")).toHaveLength(board.rubble?.length ?? 0);
  });

  it("turns the passages of tiles as the server does", () => {
    for (const { number, room } of roomsOf(board)) {
      expect([...passagesOf(roomName(number), room.turned ?? 0)].sort()).toEqual([...(room.passages ?? "")].sort());
    }
  });

  it("groups equal figures and leaves none out", () => {
    const heroes = roomsOf(board).flatMap(({ number }) => heroGroupsIn(board, number).flatMap(({ ids }) => ids));
    const monsters = roomsOf(board).flatMap(({ number }) => monsterGroupsIn(board, number).flatMap(({ ids }) => ids));
    expect(heroes.map(String).sort()).toEqual(Object.keys(board.heroes ?? {}).sort());
    expect(monsters.sort()).toEqual(Object.keys(board.monsters ?? {}).sort());
  });

  it("fits its place, and is compact if its tiles would be too small", () => {
    const extent = extentOf(board);
    const wide = layoutOf(extent, 860, 390);
    expect(sizeOf(wide).width).toBeLessThanOrEqual(860);
    expect(sizeOf(wide).height).toBeLessThanOrEqual(390);
    expect(wide.compact).toBe(false);
    expect(layoutOf({ ...extent, rows: 4 }, 860, 390).compact).toBe(false);
    const narrow = layoutOf(extent, 378, null);
    expect(sizeOf(narrow).width).toBeLessThanOrEqual(378);
    expect(narrow.compact).toBe(true);
    const { x, w } = corridorBox(wide, boxAt(wide, { row: extent.top, column: extent.left }), false);
    expect(x + w).toBeGreaterThan(boxAt(wide, { row: extent.top, column: extent.left + 1 }).x);
  });
});
