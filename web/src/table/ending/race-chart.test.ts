import { describe, expect, it } from "vitest";
import type { SummaryCurve } from "../../protocol";
import { CHART_HEIGHT, CHART_WIDTH, chartsOf } from "./race-chart";

function curve(name: string, seat: number | null, ...values: number[]): SummaryCurve {
  return { name, seat, values, who: "", whoName: "" };
}

describe("the chart of a finished game", () => {
  const charts = chartsOf(
    [curve("souls", 0, 0, 5, 10), curve("souls", 2, 0, 1, 4), curve("wounds", 0, 0, 0, 0)],
    ({ seat }) => `seat ${seat}`,
  );

  it("has one part for each kind of number, with a line for each seat", () => {
    expect(charts.map(({ name, lines }) => [name, lines.map(({ label }) => label)])).toEqual([
      ["souls", ["seat 0", "seat 2"]],
      ["wounds", ["seat 0"]],
    ]);
    expect(charts[0]?.lines.map(({ tone, last }) => [tone, last])).toEqual([
      [0, 10],
      [2, 4],
    ]);
  });

  it("reaches from the beginning at the lower left to the greatest value at the top", () => {
    const [first] = charts[0]?.lines ?? [];
    expect(first?.points[0]).toEqual({ x: 0, y: CHART_HEIGHT });
    expect(first?.points.at(-1)).toEqual({ x: CHART_WIDTH, y: 0 });
    expect(charts[0]?.top).toBe(10);
  });

  it("stays at the lower edge if nothing was ever counted", () => {
    expect(charts[1]?.lines[0]?.points.every(({ y }) => y === CHART_HEIGHT)).toBe(true);
  });

  it("shows a game that ended before its first step", () => {
    expect(chartsOf([curve("life", null, 9)], () => "party")[0]?.lines[0]?.points).toEqual([{ x: 0, y: 0 }]);
  });
});
