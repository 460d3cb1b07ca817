/** The city in words and in scenes: free spaces of the town, and heroes who must leave it. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/decode-messages";
import type { CardFace } from "../../protocol";
import { loadGameMessages } from "../registry";
import { loadLanguage, sayIn, type Language } from "../../messages.svelte";
import { freeSpaceTexts } from "./part-text";
import type { EventData } from "./event-types";
import { keepSlots } from "./model";
import { citySceneOf } from "./scenes";
import { boardText } from "./board-text";
import type { BoardState } from "./types";

const hero = (face: number, ...classes: string[]): CardFace =>
  ({
    face,
    key: `hero-${face}`,
    name: `Hero ${face}`,
    kind: "hero",
    set: "SBM",
    about: "",
    text: "",
    traits: { classes, health: 6 },
  }) as unknown as CardFace;

const board: BoardState = {
  round: 2,
  phase: "town",
  seats: { 0: {} },
  order: [0],
  decks: { heroes: 3 },
  town: { 7: { face: 1, health: 6, n: 0, offers: {} } },
  townSpaces: 4,
  needs: [1, 2, 3, 4],
  locations: {},
};

const cards = new Map([
  [1, hero(1, "cleric")],
  [2, hero(2)],
]);

function context(language: Language, of: BoardState = board) {
  return {
    board: of,
    seat: 0,
    cards,
    names: ["Anna"],
    say: (id: string, values?: Record<string, string | number>) => sayIn(language, id, values),
  };
}

function event<Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): GameEvent {
  return { n: 1, kind, data, displaySeconds: 1, text: "" };
}

beforeAll(async () => {
  await loadGameMessages("super-boss-monster");
  await loadLanguage("pl");
});

describe("the town row", () => {
  it("names the free spaces, with the needed treasure in a solo game", () => {
    expect(freeSpaceTexts(context("en"), board)).toEqual(["free, needs 2", "free, needs 3", "free, needs 4"]);
    expect(freeSpaceTexts(context("pl"), { ...board, needs: [], townSpaces: 2 })).toEqual(["wolne"]);
    expect(freeSpaceTexts(context("en"), { ...board, townSpaces: 1 })).toEqual([]);
  });

  it("is described with the order of play of this game", () => {
    const [general, town] = boardText(context("en"));
    expect(general?.lines[0]).toMatch(/first player clockwise/);
    expect(town?.lines.filter((line) => line.startsWith("free"))).toHaveLength(3);
  });
});

describe("the slots of the Market", () => {
  it("keep their cards while others are taken, and are filled from the left", () => {
    const full = keepSlots([], [7, 8, 9], 4);
    expect(full).toEqual([7, 8, 9, null]);
    expect(keepSlots(full, [7, 9], 4)).toEqual([7, null, 9, null]);
    expect(keepSlots([7, null, 9, null], [7, 9, 5, 6], 4)).toEqual([7, 5, 9, 6]);
    expect(keepSlots([null, 8], [1, 2, 8], 2)).toEqual([1, 8, 2]);
  });
});

describe("heroes who leave the town", () => {
  const sceneContext = { ...context("en"), before: context("en").board };

  it("leave from the first space, with the reason as a text", () => {
    const scene = citySceneOf(event("HeroPushed", { hero: [7, 1] }), sceneContext);
    expect(scene?.actor?.spots).toEqual(["town-0", "town"]);
    expect(scene?.floatingText?.text).toMatch(/full/);
  });

  it.each([
    [1, 0, "Temple", true],
    [1, 5, "no free location: to the Tavern!", false],
    [2, 5, "Tavern", true],
  ])("hero %i goes to location %i: %s", (face, location, text, good) => {
    const scene = citySceneOf(event("HeroToLocation", { hero: [7, face], location }), sceneContext);
    expect(scene?.actor?.spots).toEqual([`location-${location === 5 ? "tavern" : "temple"}`]);
    expect(scene?.floatingText).toMatchObject({ text, good });
  });
});
