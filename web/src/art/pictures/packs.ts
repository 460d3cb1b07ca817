/**
 * Which pictures are fetched together: those of the first two base sets, those of the third with its minibosses, those of
 * the other expansions, those of Super Boss Monster, and those of Dungeon Fighter. A table fetches what the cards on it need.
 */
export const PACKS = ["first", "third", "more", "super", "fighter"] as const;
export type Pack = (typeof PACKS)[number];

const SETS: Readonly<Record<string, Pack>> = {
  rmb: "third", vov: "third",
  crl: "more", thk: "more", iod: "more", dbm: "more", pop: "more", lst: "more", kng: "more",
  sbm: "super",
  "df-": "fighter",
};

/** The pack of a card, or of anything else that has a picture. */
export function packOf(key: string): Pack {
  return SETS[key.slice(0, 3)] ?? "first";
}
