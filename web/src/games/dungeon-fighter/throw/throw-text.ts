/** The table, the aim and the landing of a throw in words. */
import type { Gesture, Piece } from "./physics/gesture";
import { HOLES, M, numbers } from "./numbers";
import { patchAt } from "./scene/prints";
import { arcOf, releaseOf } from "./physics/release";
import { around, bearing, compass, type Point } from "./physics/geometry";
import { hits, type DiceTable, type Landed } from "./physics/dice-table";

import type { Say } from "../../board-types";

/** Which way a place lies from the centre, as the thrower sees it: `near`, `near-left`, `left` and so on. */
export function wayOf(side: number, x: number, y: number): string {
  if (Math.hypot(x, y) < 1) return "middle";
  const ways = ["near", "near-left", "left", "far-left", "far", "far-right", "right", "near-right"];
  // Seen from the thrower, who looks at the centre, clockwise from near is to the left.
  return ways[Math.round(around(bearing(x, y) - side) / 45) % 8] ?? "near";
}

/** What a point of the table lies in: `section`, `hole`, `margin`, `table` or `off`, with its number. */
export function spotOf(target: string, x: number, y: number): [place: string, section: number] {
  if (Math.abs(x) > M.TABLE_HALF[0] || Math.abs(y) > M.TABLE_HALF[1]) return ["off", 0];
  if (Math.hypot(x, y) >= M.TARGET_RADIUS) return ["table", 0];
  for (const hole of HOLES) {
    const [hx, hy] = compass(45 + 90 * (hole - 1));
    if (Math.hypot(x - hx * M.HOLE_DISTANCE, y - hy * M.HOLE_DISTANCE) < M.HOLE_RADIUS) return ["hole", 0];
  }
  const value = patchAt(numbers.targets[target] ?? [], x, y)?.[0] ?? 0;
  return value === 10 ? ["centre", 10] : value ? ["section", value] : ["margin", 0];
}

function where(say: Say, target: string, side: number, [x, y]: Point | [number, number, number]): string {
  const [place, section] = spotOf(target, x, y);
  return say("throw-where", {
    place: say(place === "table" || place === "off" ? `throw-spot-${place}` : `fighter-place-${place}`, { section }),
    way: say(`throw-seen-${wayOf(side, x, y)}`),
    distance: Math.round(Math.hypot(x, y)),
  });
}

/** Everything that lies and stands there. */
export function tableText(say: Say, table: DiceTable, side: number, pieces: readonly Piece[] = []): string {
  const parts = [say(`throw-target-${table.target}`)];
  for (const { kind, pose } of table.lying)
    parts.push(
      say("throw-lies", { what: say(`fighter-die-${kind}`), where: where(say, table.target, side, pose.place) }),
    );
  for (const { kind, pose } of table.templates)
    parts.push(
      say("throw-lies", { what: say(`throw-template-${kind}`), where: where(say, table.target, side, pose.place) }),
    );
  for (const hole of table.icebergs) {
    const [x, y] = compass(45 + 90 * (hole - 1));
    parts.push(
      say("throw-lies", {
        what: say("throw-iceberg"),
        where: where(say, table.target, side, [x * M.HOLE_DISTANCE, y * M.HOLE_DISTANCE, 0]),
      }),
    );
  }
  for (const { kind, x, y } of pieces)
    parts.push(
      say("throw-lies", {
        what: say(`throw-piece-${kind}`),
        where: where(say, table.target, side, [x / 10, y / 10, 0]),
      }),
    );
  return parts.join(" ");
}

/** One number of an aim with its unit. */
export function axisText(say: Say, axis: string, value: number): string {
  if (axis === "speed") return say("throw-value-speed", { value: value / 1000 });
  if (axis === "side")
    return say("throw-value-side", { way: say(`throw-compass-${Math.round(around(value) / 45) % 8}`), value });
  if (axis === "spin")
    return say(value === 0 ? "throw-value-no-spin" : value > 0 ? "throw-value-backspin" : "throw-value-topspin", {
      value: Math.abs(value / 10),
    });
  const turn = Math.abs(value / 10);
  if (axis === "direction")
    return say(value === 0 ? "throw-value-straight" : value > 0 ? "throw-value-right" : "throw-value-left", {
      value: turn,
    });
  return say(value === 0 ? "throw-value-level" : value > 0 ? "throw-value-up" : "throw-value-down", { value: turn });
}

/** The centimetres before the target within which a first bounce is near to it. */
const NEAR = 9;

/** Roughly where the die would touch first, if the hand did not shake: on the table is what is wanted. */
export function bounceText(
  say: Say,
  gesture: Gesture,
  required: readonly string[],
  kind: string,
  target: string,
): string {
  const release = releaseOf(gesture, required, kind);
  if (!release) return "";
  const { bounce } = arcOf(release);
  if (!bounce) return say("throw-bounce-none");
  const [place] = spotOf(target, bounce[0], bounce[1]);
  if (place !== "table") return say("throw-bounce-target");
  const distance = Math.hypot(bounce[0], bounce[1]) - M.TARGET_RADIUS;
  return say(distance < NEAR ? "throw-bounce-near" : "throw-bounce-short");
}

/** The landing of one die. */
export function landedTexts(say: Say, landed: Landed): string[] {
  const { place, section, line, shows, bounced, failed, icebergs } = landed;
  const texts = [say(hits(landed) ? "throw-hit" : "throw-miss", { where: say(`fighter-place-${place}`, { section }) })];
  if (line.length > 1) texts.push(say("throw-line", { sections: line.join(", ") }));
  if (!bounced) texts.push(say("throw-dry"));
  for (const technique of failed) texts.push(say("throw-failed", { technique: say(`fighter-technique-${technique}`) }));
  if (icebergs.length) texts.push(say("throw-icebergs", { count: icebergs.length }));
  if (shows) texts.push(say(`throw-shows-${shows}`));
  return texts;
}
