/** What events mean for the players, in words: how souls, wounds, damage, treasure and rooms have changed. */
import type { Say } from "../board-types";
import { listDifferences } from "../differences";
import { TREASURES, seatAt, seatsOf } from "./model";
import type { BoardState, SeatBoard } from "./types";

const roomCount = ({ dungeon }: SeatBoard): number => Object.keys(dungeon ?? {}).length;

/** Returns what an event has changed for a seat: `damage −2, thief +1`. Empty if nothing has changed, and before the first round. */
export function changesFor(before: BoardState, after: BoardState, seat: number, say: Say): string {
  if (after.phase === "setup") return "";
  const [old, now] = [seatAt(before, seat), seatAt(after, seat)];
  const differences: [string, number][] = [
    [say("board-changes-damage"), (now.damage ?? 0) - (old.damage ?? 0)],
    ...TREASURES.map((name, kind): [string, number] => [
      say(`board-${name}`),
      (now.treasure?.[kind] ?? 0) - (old.treasure?.[kind] ?? 0),
    ]),
    ...scoreChanges(old, now, say),
  ];
  return listDifferences(differences);
}

/** Returns what a round has changed for each player: `Anna: souls +2`. */
export function roundChanges(before: BoardState, after: BoardState, names: readonly string[], say: Say): string[] {
  return seatsOf(after).flatMap((seat) => {
    const [old, now] = [seatAt(before, seat), seatAt(after, seat)];
    const changed = listDifferences([
      ...scoreChanges(old, now, say),
      [say("board-changes-rooms"), roomCount(now) - roomCount(old)],
    ]);
    return changed ? [`${names[seat] ?? ""}: ${changed}`] : [];
  });
}

function scoreChanges(old: SeatBoard, now: SeatBoard, say: Say): [string, number][] {
  return [
    [say("board-changes-souls"), (now.souls ?? 0) - (old.souls ?? 0)],
    [say("board-changes-wounds"), (now.wounds ?? 0) - (old.wounds ?? 0)],
  ];
}
