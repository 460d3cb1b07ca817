import { describe, expect, it } from "vitest";
import type { Preset } from "../protocol";
import { hasChoices, linkedChoices } from "./linked-choices";
import { pathOfLinkedGame, settingsOfLink } from "./linked-game";
import { sampleGame } from "./setup-field-samples";

const big: Preset = { id: "big", name: "Big", about: "", group: "", setup: { sets: ["A", "B"] }, players: [3, 4] };
const games = [
  sampleGame("plain"),
  sampleGame("decks", { decks: true }),
  sampleGame("writing", { pageField: "scenario" }),
  sampleGame("sets", { presets: [big], decks: true }),
];
const [plain, decks, , sets] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0], (typeof games)[0]];

describe("a link with choices", () => {
  it("is read from the address", () => {
    expect(linkedChoices("?deck=BM1-2&page=p&preset=big")).toEqual({ deck: "BM1-2", written: "p", preset: "big" });
    expect(hasChoices(linkedChoices("?deck=BM1-2"))).toBe(true);
    expect(hasChoices(linkedChoices("?game=chess"))).toBe(false);
  });

  it("leads from the lobby to the game that has them", () => {
    expect(pathOfLinkedGame("?deck=BM1-2", games)).toBe("/game/decks?deck=BM1-2");
    expect(pathOfLinkedGame("?page=a_b-c", games)).toBe("/game/writing?page=a_b-c");
    expect(pathOfLinkedGame("?preset=big", games)).toBe("/game/sets?preset=big");
  });

  it("leads to the game that it names, if there is such a game", () => {
    expect(pathOfLinkedGame("?game=sets&deck=BM1-2", games)).toBe("/game/sets?deck=BM1-2");
    expect(pathOfLinkedGame("?game=gone&page=x", games)).toBe("/game/writing?page=x");
  });

  it("leads nowhere without a game that has them", () => {
    expect(pathOfLinkedGame("", games)).toBe("");
    expect(pathOfLinkedGame("?game=sets", games)).toBe("");
    expect(pathOfLinkedGame("?preset=small", games)).toBe("");
  });

  it("brings settings along for the games that have them", async () => {
    expect(await settingsOfLink(decks, linkedChoices("?deck=BM1-2"))).toMatchObject({
      players: 2,
      setup: { deck: "BM1-2" },
    });
    expect(await settingsOfLink(sets, linkedChoices("?preset=big"))).toMatchObject({ players: 3, setup: big.setup });
    expect(await settingsOfLink(sets, linkedChoices("?preset=small"))).toBeNull();
    expect(await settingsOfLink(plain, linkedChoices("?deck=BM1-2"))).toBeNull();
  });
});
