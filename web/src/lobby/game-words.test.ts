import { beforeAll, describe, expect, it } from "vitest";
import { defaultGame } from "../games/registry";
import { LANGUAGES, loadLanguage, loadMessages, sayIn } from "../messages.svelte";
import { usualSettings } from "./game-settings";
import { gameFacts, settingsText } from "./game-words";
import { sampleField, sampleGame } from "./setup-field-samples";

beforeAll(async () => {
  await loadMessages("web_shelf");
  await Promise.all(LANGUAGES.map(loadLanguage));
});

describe("a game in a few words", () => {
  it("has its players, its length and its weight", () => {
    const facts = gameFacts(sampleGame(defaultGame)).map((fact) => fact.replaceAll("\u00a0", " "));
    expect(facts).toEqual(["2–4 players", "20–40 min", "few rules"]);
  });

  it("has only what is known of a game of another author", () => {
    expect(gameFacts(sampleGame("chess", { players: [2, 2] }))).toEqual(["2\u00a0players"]);
    expect(gameFacts(sampleGame("patience", { players: [1, 1] }))).toEqual(["1\u00a0player"]);
  });

  it("has Polish plurals", () => {
    const said = [1, 2, 5].map((count) => sayIn("pl", "shelf-count", { count }));
    expect(said).toEqual(["1 gracz", "2 graczy", "5 graczy"]);
  });
});

describe("settings in a few words", () => {
  const sets = sampleField("sets", ["A", "B", "C", "D", "E"], { many: true, usual: ["A"] });
  const own = { id: "own", name: "A deck of your own", about: "", group: "" };
  const game = sampleGame("cards", {
    asks: [sets, sampleField("deck", ["", "kids"], { own }), sampleField("trade", [])],
  });
  const text = (setup: Record<string, unknown>): string => settingsText(game, { ...usualSettings(game), setup });

  it("are the number of players and the names of what was chosen", () => {
    expect(text({})).toBe("2 players");
    expect(text({ sets: ["A", "C"], trade: true, deck: "kids" })).toBe("2 players · A · C · kids · trade");
    expect(text({ trade: false, deck: "" })).toBe("2 players");
  });

  it("name a text by its field, and are cut if they are many", () => {
    expect(text({ deck: "BM1-123" })).toBe("2 players · A deck of your own");
    expect(text({ sets: ["A", "B", "C", "D", "E"] })).toBe("2 players · A · B · C · D · …");
  });
});
