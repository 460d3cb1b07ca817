/** All icons by name. */
import type { Bitmap } from "./sprites";
import { chrome } from "./icons-chrome";
import { signs } from "./icons-signs";

export const ICONS = { ...signs, ...chrome } as const satisfies Record<string, Bitmap>;

/** What an icon may be called. */
export type IconName = keyof typeof ICONS;

/** The five treasures in the order of the rules: signs, names of colours, and letters for those who do not see colours. */
export const TREASURES = ["cleric", "fighter", "mage", "thief", "explorer"] as const;
export type Treasure = (typeof TREASURES)[number];
