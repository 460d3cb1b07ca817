/**
 * The next steps of a hero, as far as the board shows them: the rooms to which the hero charges, and what the hero does
 * at the end (KHO-17). A sleeping hero is shown as if another hero came in and woke the room.
 */
import { capital, type Say } from "../../board-types";
import { heroGroupsIn, isActive, monsterGroupsIn, seatAt, treasuresIn, type HeroGroup } from "../model";
import { roomTitle } from "../part-text";
import type { BoardState } from "../types";

/** What a hero does in the room where its way ends. */
export interface HeroEnd {
  room: number;
  does: "attack" | "steal" | "wait" | "stay" | "trap";
  /** The seats whose monsters may be attacked. */
  seats: number[];
  /** The value of the treasure that is stolen or too heavy. */
  value: number;
}

export interface HeroForecast {
  /** Whether the hero sleeps until another hero comes in. */
  asleep: boolean;
  /** The charges from room to room; several from one room if the players choose. */
  charges: { from: number; to: number }[];
  ends: HeroEnd[];
}

/** What heroes count for when they steal: a champion counts twice. */
const strengthOf = (groups: readonly HeroGroup[]): number =>
  groups.reduce((sum, { kind, ids }) => sum + ids.length * (kind === "champion" ? 2 : 1), 0);

export function forecastOf(board: BoardState, hero: number): HeroForecast | null {
  const start = board.heroes?.[hero];
  if (!start) return null;
  const asleep = !isActive(start);
  const charges: HeroForecast["charges"] = [];
  const ends: HeroEnd[] = [];
  const seen = new Set<number>();

  const visit = (number: number, strength: number, entering: boolean): void => {
    const room = board.rooms[number];
    if (!room || seen.has(number)) return;
    seen.add(number);
    const end = (does: HeroEnd["does"], seats: number[] = [], value = 0): void =>
      void ends.push({ room: number, does, seats, value });
    if (entering && (room.tokens?.["trap"] ?? 0) >= (start.health ?? 1)) return end("trap");
    const monsters = monsterGroupsIn(board, number);
    if (monsters.length) return end("attack", [...new Set(monsters.map(({ seat }) => seat))]);
    const here = heroGroupsIn(board, number);
    const together = strength + (entering ? strengthOf(here) : 0);
    const lowest = treasuresIn(room)[0];
    if (lowest) return end(together >= lowest.value ? "steal" : "wait", [], lowest.value);
    const ways = room.towards ?? [];
    if (!ways.length) return end("stay");
    for (const to of ways) {
      charges.push({ from: number, to });
      visit(to, together, true);
    }
  };

  const here = heroGroupsIn(board, start.room);
  visit(start.room, asleep ? strengthOf(here) + 1 : strengthOf(here.filter(isActive)), start.due === "check");
  return { asleep, charges, ends };
}

/** The end of a way in words: "will attack the dragon". */
export function endText(board: BoardState, say: Say, { does, seats, value }: HeroEnd): string {
  const targets = seats.map((seat) => say(`keep-clan-${seatAt(board, seat).clan || "rats"}.acc`));
  return say(`keep-will-${does}`, { target: targets.join(` ${say("keep-act-or")} `), value });
}

/** The next steps of a hero as whole sentences. */
export function forecastTexts(board: BoardState, say: Say, hero: number): string[] {
  const forecast = forecastOf(board, hero);
  if (!forecast) return [];
  const ends = forecast.ends.map((end) => {
    const stays = end.room === board.heroes?.[hero]?.room;
    return capital(`${stays ? "" : `${roomTitle(say, end.room)}: `}${endText(board, say, end)}.`);
  });
  return forecast.asleep ? [say("keep-will-wake"), ...ends] : ends;
}
