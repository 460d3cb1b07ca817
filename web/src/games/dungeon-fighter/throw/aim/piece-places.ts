/** Where the pieces of landscape may lie, as the server checks it, and the nearest such place. */
import type { Piece, PieceKind } from "../physics/gesture";
import { M, numbers } from "../numbers";
import { around, bearing, clamp, compass } from "../physics/geometry";

export function roundSize(kind: string): number {
  return kind === "pond" ? M.POND_INNER + M.POND_WIDTH : kind === "floe" ? M.FLOE_RADIUS : 0;
}

/** How far a point (in centimetres) is from the foot of the wall. */
function toWall(wall: Piece, x: number, y: number): number {
  const [length, , thickness] = M.WALL_SIZE;
  const [lx, ly] = compass(wall.turn);
  const [dx, dy] = [x - wall.x / 10, y - wall.y / 10];
  return Math.hypot(
    Math.max(0, Math.abs(dx * lx + dy * ly) - thickness / 2),
    Math.max(0, Math.abs(dx * ly - dy * lx) - length / 2),
  );
}

export function wallCorners(wall: Piece): [number, number][] {
  const [length, , thickness] = M.WALL_SIZE;
  const [lx, ly] = compass(wall.turn);
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([a = 0, b = 0]) => [
    wall.x / 10 + (a * thickness * lx) / 2 + (b * length * ly) / 2,
    wall.y / 10 + (a * thickness * ly) / 2 - (b * length * lx) / 2,
  ]);
}

const onTable = (points: readonly (readonly [number, number])[]): boolean =>
  points.every(([x, y]) => Math.abs(x) <= M.TABLE_HALF[0] && Math.abs(y) <= M.TABLE_HALF[1]);

/** Whether a piece may lie there. */
export function canLie(piece: Piece): boolean {
  const [x, y] = [piece.x / 10, piece.y / 10];
  if (piece.kind === "waterfall") return Math.hypot(x, y) >= M.RAMP_REACH[0] && Math.hypot(x, y) <= M.RAMP_REACH[1];
  const size = roundSize(piece.kind);
  if (size)
    return (
      Math.hypot(x, y) >= M.TARGET_RADIUS + size &&
      onTable([
        [x - size, y - size],
        [x + size, y + size],
      ])
    );
  const gap = toWall(piece, 0, 0) - M.TARGET_RADIUS;
  return gap >= -0.01 && gap <= M.WALL_GAP && onTable(wallCorners(piece));
}

export function overlap(one: Piece, other: Piece): boolean {
  if (one.kind === "waterfall" || other.kind === "waterfall") return false;
  const [round, second] = one.kind === "ice-wall" ? [other, one] : [one, other];
  if (second.kind === "ice-wall") return toWall(second, round.x / 10, round.y / 10) < roundSize(round.kind);
  return Math.hypot(one.x - other.x, one.y - other.y) / 10 < roundSize(one.kind) + roundSize(other.kind);
}

/** The nearest place for a piece that is put down at a point (in millimetres). */
export function nearestPlace(kind: PieceKind, x: number, y: number, turn: number): Piece {
  const angle = x === 0 && y === 0 ? 90 : bearing(x, y);
  const [ux, uy] = compass(angle);
  if (kind === "ice-wall") {
    // It stands at the edge and looks at the centre; on this table there is room for it all around.
    const distance = (M.TARGET_RADIUS + M.WALL_SIZE[2] / 2 + 0.6) * 10;
    return { kind, x: Math.round(ux * distance), y: Math.round(uy * distance), turn: Math.round(angle) % 360 };
  }
  if (kind === "waterfall") {
    const reach = clamp(Math.hypot(x, y), M.RAMP_REACH[0] * 10 + 1, M.RAMP_REACH[1] * 10 - 1);
    return { kind, x: Math.round(ux * reach), y: Math.round(uy * reach), turn: around(Math.round(turn)) };
  }
  const size = roundSize(kind) * 10;
  const [east, north] = [M.TABLE_HALF[0] * 10 - size, M.TABLE_HALF[1] * 10 - size];
  let [px, py] = [clamp(x, -east, east), clamp(y, -north, north)];
  const least = M.TARGET_RADIUS * 10 + size + 1;
  if (Math.hypot(px, py) < least) [px, py] = [ux * least, uy * least];
  // Pushed outwards it may stick out over the edge: then along the edge, away from the target.
  if (Math.abs(px) > east)
    [px, py] = [
      Math.sign(px) * east,
      Math.sign(py || 1) * Math.max(Math.abs(py), Math.sqrt(Math.max(0, least * least - east * east))),
    ];
  if (Math.abs(py) > north)
    [py, px] = [
      Math.sign(py) * north,
      Math.sign(px || 1) * Math.max(Math.abs(px), Math.sqrt(Math.max(0, least * least - north * north))),
    ];
  return { kind, x: Math.round(px), y: Math.round(py), turn: 0 };
}

/** The first place of a piece: between the thrower and the target, or behind the target. */
export function startPlace(kind: PieceKind, side: number): Piece {
  if (kind === "ice-wall") {
    const [x, y] = compass(side + 180);
    return nearestPlace(kind, x * 210, y * 210, 0);
  }
  const [x, y] = compass(side);
  const distance = kind === "pond" ? 268 : kind === "floe" ? 280 : numbers.pull.waterfall;
  return nearestPlace(kind, x * distance, y * distance, side + 180);
}
