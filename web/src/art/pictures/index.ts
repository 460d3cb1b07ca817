/** The pictures of all cards, by the key of the card. */
import type { Picture } from "../sprites";
import { bosses } from "./bosses";
import { heroes } from "./heroes";

export const PICTURES: Readonly<Record<string, Picture>> = { ...bosses, ...heroes };

/** The keys of a list of cards that nobody has drawn. */
export function undrawn(keys: Iterable<string>): string[] {
  return [...keys].filter((key) => !(key in PICTURES));
}
