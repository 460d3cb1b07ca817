/** The pictures of all cards, by the key of the card, in the packs in which the page fetches them. */
import type { Picture } from "../sprites";
import { drawn } from "../drawn";
import { bosses } from "./bosses";
import { bossesSbm } from "./sbm/bosses";
import { fightersDf } from "./df/fighters";
import { giantsDf } from "./df/giants";
import { heroes } from "./heroes";
import { heroesMore } from "./heroes-more";
import { heroesSbm } from "./sbm/heroes";
import { items } from "./items";
import { monstersDf } from "./df/monsters";
import { roomsBmr } from "./rooms-bmr";
import { roomsDf } from "./df/rooms";
import { roomsMore } from "./rooms-more";
import { roomsRmb } from "./rooms-rmb";
import { roomsSbm } from "./sbm/rooms";
import { roomsTnl } from "./rooms-tnl";
import { roomsHomebrew } from "./rooms-homebrew";
import { spells } from "./spells";
import { spellsMore } from "./spells-more";
import { spellsSbm } from "./sbm/spells";
import { villains } from "./bosses-more";
import { waresDf } from "./df/wares";
import { homebrewDf } from "./df/homebrew";
import { PACKS, packOf, type Pack } from "./packs";

type Pictures = Readonly<Record<string, Picture>>;

export const PICTURES: Pictures = {
  ...bosses,
  ...heroes,
  ...roomsBmr,
  ...roomsTnl,
  ...spells,
  ...villains,
  ...heroesMore,
  ...roomsRmb,
  ...roomsMore,
  ...roomsHomebrew,
  ...spellsMore,
  ...items,
  ...bossesSbm,
  ...heroesSbm,
  ...roomsSbm,
  ...spellsSbm,
  ...fightersDf,
  ...monstersDf,
  ...giantsDf,
  ...roomsDf,
  ...waresDf,
  ...homebrewDf,
  // A picture that was drawn in a drawing program takes the place of one that is composed.
  ...drawn,
};

/** The pictures of one pack. */
export function picturesIn(pack: Pack): Pictures {
  return Object.fromEntries(Object.entries(PICTURES).filter(([key]) => packOf(key) === pack));
}

/** All packs with their pictures. */
export function packed(): Record<Pack, Pictures> {
  return Object.fromEntries(PACKS.map((pack) => [pack, picturesIn(pack)])) as Record<Pack, Pictures>;
}

/** The keys of the cards of a list that have no picture. */
export function undrawn(keys: Iterable<string>): string[] {
  return [...keys].filter((key) => !(key in PICTURES));
}
