/** The table in words names everything on the table in both languages; events have scenes. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/decode-messages";
import { loadGameMessages } from "../registry";
import { sampleContext, testBoardText } from "../text-samples";
import { loadLanguage, sayIn, type Language } from "../../messages.svelte";
import { requirementText, fighterTexts, landingText, type TextContext } from "./part-text";
import { hasFlight, thrownOf } from "./throw/watched-throw";
import steps from "./fixtures/steps.json";
import fixture from "./fixtures/table.json";
import type { EventData, Thrown } from "./event-types";
import { listCards } from "../board-types";
import { diceOf, faceOf, countedLanding, centreOf, nextShop, partyOf, tensOf, trackOf } from "./model";
import { sceneOf } from "./scenes";
import { ringPath, sketchOf, stretch } from "./decision/target-sketch";
import { plainText } from "./board-text";
import type { BoardState, Furniture } from "./types";

const board = fixture.board as unknown as BoardState;
const recorded = steps as unknown as {
  before: BoardState;
  events: [string, Record<string, unknown>, number][];
}[];

const context = (language: Language, seat?: number | null): TextContext =>
  sampleContext<BoardState>(fixture, language, seat);

const recordedEvent = (kind: string, data: object): GameEvent => ({ n: 1, kind, data, displaySeconds: 1 });
const event = <Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): GameEvent => recordedEvent(kind, data);

const thrown = (place: string, section: number, flight: string): Thrown => ({
  fighter: 0,
  die: 0,
  cube: 0,
  landed: { place, section, line: [], shows: "", bounced: true, failed: [], icebergs: [], corners: [], pose: [] },
  side: 0,
  pieces: [],
  flight,
});

beforeAll(async () => {
  await loadGameMessages("dungeon-fighter");
  await loadLanguage("pl");
});

describe.each(["en", "pl"] as const)("the table in words (%s)", (language) => {
  testBoardText((seat) => plainText(context(language, seat)), /fighter-|undefined|NaN|\[object|\{/);

  it("names every hero, every player, every piece of gear, the monster and the room", () => {
    const textContext = context(language);
    const text = plainText(textContext);
    for (const { fighter } of partyOf(board)) {
      expect(text).toContain(fixture.names[fighter.seat]);
      expect(text).toContain(textContext.cards.get(fighter.face ?? 0)?.name);
      for (const { face } of listCards(textContext.cards, fighter.gear)) expect(text).toContain(face?.name);
    }
    expect(text).toContain(textContext.cards.get(board.monster?.face ?? 0)?.name);
    expect(text).toContain(textContext.cards.get(board.room?.face ?? 0)?.name);
  });

  it("names the source of every required technique", () => {
    const textContext = context(language);
    for (const demand of board.required ?? []) {
      const words = requirementText(textContext, demand);
      expect(words).toContain(sayIn(language, `fighter-technique-${demand.technique}`));
      for (const source of demand.sources.filter((one) => one.startsWith("card:")))
        expect(words).toContain(textContext.cards.get(faceOf(board, Number(source.slice(5))))?.name);
    }
  });

  it("has words for every scene and its reason", () => {
    for (const { before, events } of recorded) {
      for (const [kind, data] of events) {
        const { why, shout } = sceneOf(recordedEvent(kind, data), before);
        if (why) expect(sayIn(language, `fighter-why-${why}`)).not.toContain("fighter-");
        if (shout) expect(sayIn(language, `fighter-shout-${shout.text}`)).not.toContain("fighter-");
      }
    }
  });
});

describe("reading the table", () => {
  it("replaces three fields of life by one field with a scar", () => {
    const track = trackOf({ life: 4, scars: ["green"] });
    expect(track.map(({ full }) => full)).toEqual([[true, true, true], [true], [false, false, false]]);
    expect(track.map(({ scar }) => scar)).toEqual([false, true, false]);
    expect(trackOf({ life: 9 }).flatMap(({ full }) => full)).toHaveLength(9);
  });

  it("shows tens and units, and nothing below zero", () => {
    expect(tensOf(46)).toEqual({ tens: 4, units: 6 });
    expect(tensOf(-5)).toEqual({ tens: 0, units: 0 });
  });

  it("finds the place of every die", () => {
    const dice = diceOf({
      ...board,
      ready: ["red"],
      die: "blue",
      landed: [],
      lying: { 0: { die: "green", place: "hole" } },
      chest: { white: 2 },
    });
    expect(dice.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      "red ready",
      "green lying",
      "blue hand",
      "white chest",
    ]);
    expect(dice.at(-1)?.count).toBe(2);
  });

  it("finds the content of the middle of the table", () => {
    expect(centreOf(board)).toBe("target");
    expect(centreOf({ ...board, phase: "shopping" })).toBe("stall");
    expect(centreOf({ ...board, path: { 1: { face: 0, n: 0 } } })).toBe("path");
    expect(centreOf(board, "freebie")).toBe("gift");
  });

  it("counts the shopping from one to three", () => {
    expect([0, 1, 2, 3].map((shops) => nextShop({ ...board, shops }))).toEqual([1, 2, 3, 0]);
  });

  it("describes a hit or a miss with the reason", () => {
    const { say } = context("en");
    expect(landingText(say, { place: "section", section: 4, hit: true, line: [4, 3], shows: "eye" })).toBe(
      "Hit: section 4, on the line of 4, 3, shows an eye",
    );
    expect(landingText(say, { place: "hole", bounced: false, failed: ["pond"] })).toBe(
      "Miss: in a hole, did not bounce off the table first, without the technique: Pond",
    );
    expect(countedLanding({ ...board, landed: [{ place: "off" }, { place: "hole", picked: true }] })?.place).toBe(
      "hole",
    );
  });

  it("describes a hero with scars, abilities and gear", () => {
    const lines = fighterTexts(context("en"), 0).join("\n");
    expect(lines).toContain("of");
    expect(lines).not.toContain("undefined");
  });
});

describe("the sketch of the target", () => {
  const furniture = board.furniture as Furniture;

  it("keeps the order of the sections and draws each of them wide enough", () => {
    const far = stretch(furniture);
    const edges = [...new Set(furniture.sections.map(({ outer }) => outer))].sort((one, other) => one - other).map(far);
    for (const [n, edge] of edges.entries()) expect(edge - (edges[n - 1] ?? 0)).toBeGreaterThan(0.1);
    expect(far(furniture.radius)).toBeCloseTo(1);
  });

  it("draws every section once, and four holes on the target", () => {
    const { sections, holes } = sketchOf(furniture);
    expect(sections.map(({ value }) => value)).toEqual(
      [...new Set(furniture.sections.map(({ value }) => value))].sort((one, other) => one - other),
    );
    expect(holes).toHaveLength(4);
    for (const { x, y, r } of holes) expect(Math.hypot(x, y) + r).toBeLessThan(1);
  });

  it("closes rings and pieces of rings", () => {
    expect(ringPath(0.2, 0.4)).toMatch(/^M.*Z.*Z$/);
    expect(ringPath(0.2, 0.4, 0, 90)).toMatch(/^M.*Z$/);
  });
});

describe("events on the table", () => {
  it("have scenes at the right places", () => {
    expect(sceneOf(event("HeroHurt", { fighter: 2, damage: 3, left: 4 }), board).fly).toMatchObject({
      from: "monster",
      to: "fighter:2",
      text: "−3",
    });
    expect(sceneOf(event("CoinsGained", { coins: 2, why: "loot" }), board).fly).toMatchObject({
      from: "monster",
      to: "chest",
      count: 2,
    });
    expect(
      sceneOf(
        event("MonsterHurt", { fighter: 0, base: 5, bonus: 0, icebergs: 0, left: (board.monster?.life ?? 0) - 5 }),
        board,
      ).fly,
    ).toEqual({ from: "target", to: "monster", what: "number", text: "−5", count: 1 });
    const appeared = event("MonsterAppeared", { card: [1, 30], life: 46, loot: 0 });
    expect(sceneOf(appeared, board).title).toMatchObject({ id: "fight", card: 30, value: 46 });
    expect(sceneOf(appeared, { ...board, phase: "battle" }).title?.id).toBe("big-bad");
    expect(sceneOf(event("ExperienceGained", { fighter: 1, total: 2 }), board).title).toMatchObject({
      id: "ballad",
      fighter: 1,
      value: 2,
    });
    expect(sceneOf(recordedEvent("SomethingElse", {}), board)).toEqual({});
  });

  it("have a flight only if the event has one", () => {
    expect(hasFlight(event("Thrown", thrown("off", 0, "")))).toBe(false);
    expect(hasFlight(event("Thrown", thrown("off", 0, "AQID")))).toBe(true);
    expect(thrownOf("water")).toHaveLength(3);
    expect(thrownOf("")).toEqual([]);
  });
});
