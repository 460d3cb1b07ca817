/** The drawings of this game by the names that the board uses. */
import { actions } from "../../../art/keep/actions";
import { heroes } from "../../../art/keep/heroes";
import { monsters } from "../../../art/keep/monsters";
import { kinds, loot, marks } from "../../../art/keep/signs";
import { backs, symbols } from "../../../art/keep/symbols";
import { chest, hoard, portals, tokens } from "../../../art/keep/tokens";
import type { Bitmap } from "../../../art/sprites";

type Set = Readonly<Record<string, Bitmap>>;

const SETS = {
  action: actions,
  hero: heroes,
  monster: monsters,
  kind: kinds,
  loot,
  mark: marks,
  back: backs,
  symbol: symbols,
  portal: portals,
  token: tokens,
} satisfies Record<string, Set>;

/** A drawing of a set, if there is one of that name. */
export function drawingOf(set: keyof typeof SETS, name: string | undefined): Bitmap | undefined {
  return (SETS[set] as Set)[name ?? ""];
}

export { chest, hoard, marks };
