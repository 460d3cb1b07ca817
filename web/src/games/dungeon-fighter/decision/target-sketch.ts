/**
 * The target as a sketch to point at: the same sections in the same order, but every ring wide enough for a finger.
 * Lengths are parts of the radius of the sketch.
 */
import type { Furniture, Patch } from "../types";

/** The centre, and the margin, on the sketch. */
const CENTRE = 0.185;
const PLAY = 0.86;

export interface Section {
  value: number;
  /** The outlines of its patches. */
  paths: string[];
  /** Where its number stands. */
  at: { x: number; y: number };
}

export interface Sketch {
  sections: Section[];
  holes: { x: number; y: number; r: number }[];
  play: number;
}

/** How far out a radius of the real target lies on the sketch. */
export function stretch({
  sections,
  playRadius,
  radius,
}: Pick<Furniture, "sections" | "playRadius" | "radius">): (real: number) => number {
  const edges = [...new Set(sections.flatMap(({ inner, outer }) => [inner, outer]))]
    .filter((edge) => edge > 0)
    .sort((one, other) => one - other);
  const rings = Math.max(1, edges.length - 1);
  const known: [real: number, drawn: number][] = [
    [0, 0],
    ...edges.map((edge, n): [number, number] => [edge, CENTRE + ((PLAY - CENTRE) * n) / rings]),
  ];
  if (playRadius < radius) known.push([radius, 1]);
  return (real) => {
    const next = known.findIndex(([edge]) => edge >= real);
    const [high, far] = known[next < 0 ? known.length - 1 : next] ?? [1, 1];
    const [low, near] = known[Math.max(0, (next < 0 ? known.length : next) - 1)] ?? [0, 0];
    return high === low ? far : near + ((far - near) * (real - low)) / (high - low);
  };
}

const point = (bearing: number, length: number): string => {
  const turn = (bearing * Math.PI) / 180;
  return `${(Math.sin(turn) * length).toFixed(4)} ${(-Math.cos(turn) * length).toFixed(4)}`;
};

/** A ring between two radii, or a piece of one between two bearings. */
export function ringPath(inner: number, outer: number, start = 0, end = 360): string {
  if (end - start >= 360) {
    const circle = (r: number, sweep: number): string =>
      `M0 ${-r}A${r} ${r} 0 1 ${sweep} 0 ${r}A${r} ${r} 0 1 ${sweep} 0 ${-r}Z`;
    return circle(outer, 1) + (inner > 0 ? circle(inner, 0) : "");
  }
  const large = end - start > 180 ? 1 : 0;
  return `M${point(start, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(start, inner)}Z`;
}

export function sketchOf(furniture: Furniture): Sketch {
  const far = stretch(furniture);
  const values = [...new Set(furniture.sections.map(({ value }) => value))].sort((one, other) => one - other);
  const sections = values.map((value) => {
    const patches = furniture.sections.filter((patch) => patch.value === value);
    const whole = ({ start = 0, end = 360 }: Patch): boolean => end - start >= 360;
    const [first] = patches;
    const middle = first ? (far(first.inner) + far(first.outer)) / 2 : 0;
    const bearing = first && !whole(first) ? ((first.start ?? 0) + (first.end ?? 360)) / 2 : 180;
    const turn = (bearing * Math.PI) / 180;
    return {
      value,
      paths: patches.map(({ inner, outer, start = 0, end = 360 }) => ringPath(far(inner), far(outer), start, end)),
      at: first && first.inner === 0 ? { x: 0, y: 0 } : { x: Math.sin(turn) * middle, y: -Math.cos(turn) * middle },
    };
  });
  const holes = furniture.holes.map(([x = 0, y = 0]) => {
    const real = Math.hypot(x, y) || 1;
    const drawn = far(real);
    return { x: (x / real) * drawn, y: (-y / real) * drawn, r: 0.085 };
  });
  return { sections, holes, play: PLAY };
}
