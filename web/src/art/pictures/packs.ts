/**
 * The packs of pictures that are fetched together: the first two base sets, the third with its minibosses, the other
 * expansions, Super Boss Monster, and Dungeon Fighter. A table fetches the packs of its cards.
 */
export const PACKS = ["first", "third", "more", "super", "fighter"] as const;
export type Pack = (typeof PACKS)[number];

const SETS: Readonly<Record<string, Pack>> = {
  rmb: "third",
  vov: "third",
  crl: "more",
  thk: "more",
  iod: "more",
  dbm: "more",
  pop: "more",
  lst: "more",
  kng: "more",
  hmb: "more",
  sbm: "super",
  "df-": "fighter",
};

/** Returns the pack of a card, or of another thing with a picture. */
export function packOf(key: string): Pack {
  return SETS[key.slice(0, 3)] ?? "first";
}
