/** The next steps of heroes: charges, attacks, thefts, waiting and traps. */
import { beforeAll, describe, expect, it } from "vitest";
import { loadGameMessages } from "../../registry";
import { loadLanguage, sayIn } from "../../../messages.svelte";
import type { Say } from "../../board-types";
import type { BoardState, Hero, Monster, Room } from "../types";
import { forecastOf, forecastTexts } from "./hero-forecast";

const [TREASURY, SEWERS, FORGE, STUDY] = [0, 1, 5, 7];
const [HERO, OTHER] = [0, 1];

/** A dungeon in which heroes go from the Sewers by the Forge to the Treasury. */
function dungeon(
  heroes: Record<number, Partial<Hero>>,
  rooms: Record<number, Partial<Room>> = {},
  monsters: Record<string, Monster> = {},
): BoardState {
  const place = (number: number, towards: number[]): Room => ({ row: 0, column: number, towards, ...rooms[number] });
  return {
    scenario: "frogs",
    level: "family",
    wave: 1,
    turn: 1,
    phase: "raid",
    seats: { 0: { clan: "dragon" } },
    rooms: {
      [TREASURY]: place(TREASURY, []),
      [SEWERS]: place(SEWERS, [FORGE]),
      [FORGE]: place(FORGE, [TREASURY]),
      [STUDY]: place(STUDY, [FORGE, SEWERS]),
    },
    heroes: Object.fromEntries(
      Object.entries(heroes).map(([id, hero]) => [id, { kind: "warrior", room: SEWERS, due: "act", ...hero }]),
    ),
    monsters,
  };
}

const english: Say = (id, values) => sayIn("en", id, values);

beforeAll(async () => {
  await loadGameMessages("keep-the-heroes-out");
  await loadLanguage("pl");
});

describe("the next steps of a hero", () => {
  it("lead to the first room with a monster, which will be attacked", () => {
    const board = dungeon({ [HERO]: {} }, {}, { "0.0": { seat: 0, room: TREASURY } });
    expect(forecastOf(board, HERO)?.charges).toEqual([
      { from: SEWERS, to: FORGE },
      { from: FORGE, to: TREASURY },
    ]);
    expect(forecastTexts(board, english, HERO)).toEqual(["Treasury: will attack the dragon."]);
    expect(forecastTexts(board, (id, values) => sayIn("pl", id, values), HERO)).toEqual([
      "Skarbiec: zaatakuje smoczycę.",
    ]);
  });

  it("end with a theft if the heroes are enough, and with sleep if they are too few", () => {
    const rooms = { [FORGE]: { treasures: { 9: 2 }, towards: [] } };
    expect(forecastTexts(dungeon({ [HERO]: {} }, rooms), english, HERO)).toEqual([
      "Forge: will fall asleep: the treasure needs 2 heroes.",
    ]);
    const two = dungeon({ [HERO]: {}, [OTHER]: { room: FORGE, due: "exhausted" } }, rooms);
    expect(forecastTexts(two, english, HERO)).toEqual(["Forge: will steal the treasure worth 2."]);
  });

  it("count a champion twice", () => {
    const board = dungeon({ 20: { kind: "champion", room: FORGE } }, { [FORGE]: { treasures: { 9: 2 }, towards: [] } });
    expect(forecastOf(board, 20)?.ends[0]?.does).toBe("steal");
  });

  it("end in a trap that is as strong as the hero", () => {
    const traps = { [FORGE]: { tokens: { trap: 1 } } };
    expect(forecastOf(dungeon({ [HERO]: {} }, traps), HERO)?.ends).toEqual([
      { room: FORGE, does: "trap", seats: [], value: 0 },
    ]);
    expect(forecastOf(dungeon({ [HERO]: { health: 2 } }, traps), HERO)?.ends[0]?.does).toBe("stay");
  });

  it("show every way that the players may choose", () => {
    const forecast = forecastOf(dungeon({ [HERO]: { room: STUDY } }), HERO);
    expect(forecast?.charges.filter(({ from }) => from === STUDY).map(({ to }) => to)).toEqual([FORGE, SEWERS]);
  });

  it("begin with waking up for a sleeping hero", () => {
    const board = dungeon({ [HERO]: { due: "exhausted" } }, { [SEWERS]: { treasures: { 9: 2 }, towards: [] } });
    expect(forecastTexts(board, english, HERO)).toEqual([
      "Asleep. If another hero comes in:",
      "Will steal the treasure worth 2.",
    ]);
  });
});
