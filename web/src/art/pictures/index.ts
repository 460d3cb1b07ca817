/** The pictures of all cards, by the key of the card. */
import type { Picture } from "../sprites";
import { bosses } from "./bosses";
import { heroes } from "./heroes";
import { roomsBmr } from "./rooms-bmr";
import { roomsTnl } from "./rooms-tnl";
import { spells } from "./spells";

export const PICTURES: Readonly<Record<string, Picture>> = { ...bosses, ...heroes, ...roomsBmr, ...roomsTnl, ...spells };

/** The keys of a list of cards that nobody has drawn. */
export function undrawn(keys: Iterable<string>): string[] {
  return [...keys].filter((key) => !(key in PICTURES));
}
