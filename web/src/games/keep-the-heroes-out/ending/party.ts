/** The figures at the end of a game: one of each clan that was played, in a front row and a back row. */
import { monsters } from "../../../art/keep/monsters";
import type { Bitmap } from "../../../art/sprites";

/** The figures of the front row; a smaller party fills it up with doubles. */
const FRONT = 4;

/** Returns the figures of the clans of these characters (`clan-rats`), each clan once as long as there is no free place. */
export function partyOf(characters: readonly string[]): { front: Bitmap[]; back: Bitmap[] } {
  const known: Readonly<Record<string, Bitmap>> = monsters;
  const clans = [...new Set(characters)].flatMap((character) => known[character.replace("clan-", "")] ?? []);
  const front = clans.length
    ? Array.from({ length: FRONT }, (_, n) => clans[n % clans.length]).filter((clan) => clan !== undefined)
    : [];
  return { front, back: clans.slice(FRONT) };
}
