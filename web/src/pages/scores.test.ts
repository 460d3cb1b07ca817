import { beforeAll, describe, expect, it } from "vitest";
import type { Contest, Score } from "../protocol";
import { loadMessages } from "../messages.svelte";
import { rowsByEntry, scoredCount, pointsText, scoreText } from "./scores";

const score = (value: number, title = "Kobold"): Score => ({
  score: value,
  title,
  table: "t",
  seat: 0,
  at: "2026-11-15T05:00:00+00:00",
});
const scoreboard = (id: string, best: Record<string, Score | null>): Contest => ({
  id,
  name: id,
  about: "",
  setup: {},
  entries: Object.entries(best).map(([key, found]) => ({ key, name: key.toUpperCase(), best: found })),
});

describe("the table of best scores", () => {
  const contests = [
    scoreboard("solo", { a: score(3), b: null }),
    scoreboard("challenge", { a: null, b: null, c: score(-2) }),
  ];

  it("has a row for each entry and a place for each scoreboard", () => {
    expect(
      rowsByEntry(contests).map(({ key, name, best }) => [key, name, best.map((found) => found?.score ?? null)]),
    ).toEqual([
      ["a", "A", [3, null]],
      ["b", "B", [null, null]],
      ["c", "C", [null, -2]],
    ]);
  });

  it("counts the entries with a score", () => {
    expect(contests.map(scoredCount)).toEqual([1, 1]);
  });
});

describe("a score in words", () => {
  beforeAll(() => loadMessages("web_scores"));

  it("has a minus sign, the right plural and the title", () => {
    expect(pointsText(-2)).toBe("−2");
    expect(scoreText(score(1))).toBe("1 point (Kobold)");
    expect(scoreText(score(-2, ""))).toBe("−2 points");
  });
});
