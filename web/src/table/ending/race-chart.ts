/** The chart of a finished game: places of its lines in a box of 100 by 40. */
import type { SummaryCurve } from "../../protocol";

export const CHART_WIDTH = 100;
export const CHART_HEIGHT = 40;

export interface ChartLine {
  /** The number of the colour and the shape of the line. */
  tone: number;
  label: string;
  points: { x: number; y: number }[];
  last: number;
}

export interface Chart {
  name: string;
  lines: ChartLine[];
  /** The value of the upper edge. */
  top: number;
  /** The number of steps after the beginning. */
  steps: number;
}

/** One chart for each kind of number, with a line for each seat or character. `labelOf` names a line. */
export function chartsOf(curves: readonly SummaryCurve[], labelOf: (curve: SummaryCurve) => string): Chart[] {
  const names = [...new Set(curves.map(({ name }) => name))];
  return names.map((name) => {
    const own = curves.filter((curve) => curve.name === name);
    const top = Math.max(1, ...own.flatMap(({ values }) => values));
    const steps = Math.max(1, ...own.map(({ values }) => values.length - 1));
    const lines = own.map((curve, n) => ({
      tone: curve.who || curve.seat === null ? n : curve.seat,
      label: labelOf(curve),
      points: curve.values.map((value, step) => ({
        x: (step / steps) * CHART_WIDTH,
        y: CHART_HEIGHT - (value / top) * CHART_HEIGHT,
      })),
      last: curve.values.at(-1) ?? 0,
    }));
    return { name, lines, top, steps };
  });
}
