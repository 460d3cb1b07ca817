/** The types of boards and events follow the schemas, which a server test compares with the structs of the games. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gameTypes } from "../../scripts/game-types.mjs";

const files = await gameTypes();

it("has types of the board and the events of every game", () => {
  const games = Object.keys(import.meta.glob("./*/manifest.ts")).map((path) => path.split("/")[1]);
  expect(Object.keys(files).sort()).toEqual(
    games.flatMap((game) => (game === "generic" ? [] : [`${game}/event-types.ts`]).concat(`${game}/types.ts`)).sort(),
  );
});

it.each(Object.entries(files))("%s is up to date: otherwise run npm run types", (path, text) => {
  expect(readFileSync(new URL(path, import.meta.url), "utf8")).toBe(text);
});
