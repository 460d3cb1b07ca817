/** All icons by name. */
import type { Bitmap } from "../sprites";
import { people } from "./people";
import { signs } from "./signs";
import { table } from "./table";
import { tools } from "./tools";

export const ICONS = { ...signs, ...table, ...tools, ...people } as const satisfies Record<string, Bitmap>;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** The five treasures in the order of the rules: signs, names of colours, and letters that replace the colours. */
export const TREASURES = ["cleric", "fighter", "mage", "thief", "explorer"] as const;
export type Treasure = (typeof TREASURES)[number];
