/** What kinds of card are called where cards are listed. */
import { say } from "../words.svelte";

const KNOWN = [
  "boss", "room", "miniboss", "spell", "hero", "item", "epic", "tactic", "loot", "event", "treasure", "tile",
  "monster", "big-bad", "weapon", "armour", "curio", "rarity",
];

export function kindName(id: string): string {
  const kind = id === "epic-hero" ? "epic" : id;
  return KNOWN.includes(kind) ? say(`cards-${kind}`) : id;
}
