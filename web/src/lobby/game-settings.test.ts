import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../net/http";
import type { NewTable, Preset, TableInfo } from "../protocol";
import {
  allowedPlayers,
  forgetSettings,
  lastGame,
  rememberedSettings,
  rememberTable,
  usualSettings,
} from "./game-settings";
import { sampleGame } from "./setup-field-samples";
import { makeLikeLastTime } from "./table-start";

const chess = sampleGame("chess");
const made = { id: "made" } as TableInfo;

function table(more: Partial<NewTable> = {}): NewTable {
  return { game: "chess", seats: [{ who: "me" }, { who: "bot", bot: "strong" }, { who: "person" }], ...more };
}

/** A storage of a browser that keeps everything in memory. */
function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

let storage: Map<string, string>;
beforeEach(() => (storage = stubStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe("the usual settings", () => {
  it("are for two players, or as many as the game or the preset needs", () => {
    expect(usualSettings(chess)).toEqual({ players: 2, setup: {}, bots: [], pace: "normal" });
    expect(usualSettings(sampleGame("crowd", { players: [3, 8] })).players).toBe(3);
    expect(usualSettings(sampleGame("solo", { players: [1, 1] })).players).toBe(1);
    const preset: Preset = { id: "big", name: "", about: "", group: "", setup: { sets: ["A"] }, players: [4, 4] };
    expect(usualSettings(chess, preset)).toMatchObject({ players: 4, setup: { sets: ["A"] } });
    expect([1, 3, 9].map((players) => allowedPlayers(chess, players))).toEqual([2, 3, 4]);
  });
});

describe("the settings of the last time", () => {
  it("are those of the last table of the game", () => {
    expect(rememberedSettings(chess)).toBeNull();
    expect(lastGame()).toBe("");
    rememberTable(table({ setup: { level: "hard" }, pace: "fast" }));
    rememberTable(table({ game: "draughts" }));
    expect(rememberedSettings(chess)).toEqual({ players: 3, setup: { level: "hard" }, bots: ["strong"], pace: "fast" });
    expect(lastGame()).toBe("draughts");
    forgetSettings("chess");
    expect(rememberedSettings(chess)).toBeNull();
    expect(lastGame()).toBe("draughts");
  });

  it("are no settings of their own if they are the usual ones", () => {
    rememberTable(table({ seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] }));
    expect(rememberedSettings(chess)).toBeNull();
    expect(lastGame()).toBe("chess");
  });

  it("stay as they are after a tutorial", () => {
    rememberTable(table());
    rememberTable(table({ seats: [{ who: "me" }], learn: true }));
    expect(rememberedSettings(chess)?.players).toBe(3);
  });

  it("are what the game still allows", () => {
    rememberTable(table({ seats: Array.from({ length: 6 }, () => ({ who: "bot", bot: "retired" })) }));
    expect(rememberedSettings(chess)).toMatchObject({ players: 4, bots: [] });
  });

  it("are not needed: storage can be missing or broken", () => {
    storage.set("underkeep-games", "{");
    expect(rememberedSettings(chess)).toBeNull();
    storage.set("underkeep-games", '{"settings": {"chess": 7}}');
    expect(rememberedSettings(chess)).toBeNull();
    expect(rememberedSettings(sampleGame("constructor"))).toBeNull();
    vi.stubGlobal("localStorage", undefined);
    rememberTable(table());
    expect(lastGame()).toBe("");
  });
});

describe("a table like that of the last time", () => {
  it("has the settings of the last time, and the usual ones without a last time", async () => {
    const make = vi.fn(() => Promise.resolve(made));
    const usual = usualSettings(chess);
    await makeLikeLastTime(chess, usual, make);
    expect(make).toHaveBeenLastCalledWith(usual);
    rememberTable(table());
    expect(await makeLikeLastTime(chess, usual, make)).toBe(made);
    expect(make).toHaveBeenLastCalledWith(expect.objectContaining({ players: 3, bots: ["strong"] }));
  });

  it("has the usual settings if the server refuses those of the last time", async () => {
    rememberTable(table());
    const usual = usualSettings(chess);
    const make = vi
      .fn()
      .mockRejectedValueOnce(new ApiError("refused", "No.", 400))
      .mockResolvedValue(made);
    expect(await makeLikeLastTime(chess, usual, make)).toBe(made);
    expect(make).toHaveBeenCalledTimes(2);
    expect(make).toHaveBeenLastCalledWith(usual);
    expect(rememberedSettings(chess)).toBeNull();
  });

  it("is not tried again after another error", async () => {
    rememberTable(table());
    const make = vi.fn().mockRejectedValue(new ApiError("busy", "Wait.", 429));
    await expect(makeLikeLastTime(chess, usualSettings(chess), make)).rejects.toThrow("Wait.");
    expect(make).toHaveBeenCalledTimes(1);
    expect(rememberedSettings(chess)?.players).toBe(3);
  });
});
