/** The printed values of a card as signs with numbers, in the order in which they stand on it. */
import { facts, types } from "../../../art/fighter/signs";
import { techniques } from "../../../art/fighter/techniques";
import { ICONS } from "../../../art/icons";
import type { PrintedCard } from "../../../art/printed-values";
import type { Bitmap } from "../../../art/sprites";
import { COLOURS, FULL_LIFE, type Colour } from "../model";

/** A sign, the text beside it, and the message that names it. */
export interface Sign {
  id: string;
  drawn: Bitmap | undefined;
  text: string;
  /** The id of its message, which may use the `count`. */
  messageId: string;
  count: number;
}

export interface Ability {
  colour: Colour;
  ability: string;
}

export interface PrintedValues {
  look: string;
  /** I to IV on a monster. */
  level: string;
  /** The numbers that are needed all the time. */
  values: Sign[];
  /** The other effects of the card. */
  effects: Sign[];
  abilities: Ability[];
  favourite: string;
}

const ROMAN = ["", "I", "II", "III", "IV"];
const DRAWN: Readonly<Record<string, Bitmap>> = {
  ...facts,
  life: ICONS.heart,
  damage: ICONS.damage,
  loot: ICONS.coin,
  coins: ICONS.coin,
  price: ICONS.coin,
  tough: ICONS.heart,
  prevents: facts.armour,
  spares: facts.armour,
  deals: ICONS.damage,
  again: ICONS.dice,
  weapons: facts.weapon,
  armours: facts.armour,
  curios: facts.curio,
  stalls: facts.stall,
  heals: facts.heal,
  icebergs: facts.iceberg,
  sums: ICONS.plus,
  ultra: ICONS.damage,
  revives: facts.revive,
  weak_point: facts["weak-point"],
};
/** With a sign before the number: what is added or taken away. */
const MORE = ["coins", "white", "heals", "tough", "bonus"];
/** One of it is not counted. */
const SINGLE = ["frost", "icebergs", "revives"];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  hero: ["life", "weapons", "armours", "curios"],
  room: ["stalls"],
  monster: ["life", "damage", "loot"],
  "big-bad": ["life", "damage"],
};
const EFFECTS = [
  "coins",
  "white",
  "heals",
  "freebie",
  "tough",
  "water",
  "snow",
  "prevents",
  "spares",
  "deals",
  "again",
  "sums",
  "weak_point",
  "revives",
  "ultra",
  "icebergs",
  "frost",
  "careless",
  "mad",
];

function shown(name: string, value: unknown): string {
  if (typeof value !== "number") return "";
  if (name === "prevents") return `−${value}`;
  if (MORE.includes(name)) return `+${value}`;
  return SINGLE.includes(name) && value === 1 ? "" : String(value);
}

function sign(name: string, value: unknown): Sign {
  return {
    id: name,
    drawn: DRAWN[name],
    text: shown(name, value),
    messageId: `fighter-sign-${name.replace("_", "-")}`,
    count: typeof value === "number" ? value : 0,
  };
}

/** The sign of a technique, with its name as words. */
export function techniqueSign(name: string): Sign {
  return {
    id: `technique-${name}`,
    drawn: (techniques as Record<string, Bitmap>)[name],
    text: "",
    messageId: `fighter-technique-${name}`,
    count: 0,
  };
}

export function typeSign(name: string): Sign {
  return {
    id: `type-${name}`,
    drawn: (types as Record<string, Bitmap>)[name],
    text: "",
    messageId: `fighter-type-${name}`,
    count: 0,
  };
}

/** Read what is printed on a card. */
export function printedValues(card: PrintedCard): PrintedValues {
  const traits: Record<string, unknown> =
    card.kind === "hero" ? { life: FULL_LIFE, ...card.traits } : { ...card.traits };
  const text = (name: string): string => (typeof traits[name] === "string" ? traits[name] : "");
  const many = Array.isArray(traits["techniques"]) ? (traits["techniques"] as string[]) : [];
  const asked = [...many, text("technique")].filter(Boolean).map(techniqueSign);
  const type = text("type");
  const bought = VALUES[card.kind] === undefined;
  const values = bought
    ? [
        sign("price", traits["price"] ?? 0),
        ...(traits["bonus"] ? [{ ...sign("bonus", traits["bonus"]), drawn: ICONS.damage }] : []),
      ]
    : (VALUES[card.kind] ?? []).filter((name) => traits[name] !== undefined).map((name) => sign(name, traits[name]));
  const level = typeof traits["level"] === "number" ? traits["level"] : 0;
  return {
    look: level ? `monster level-${level}` : card.kind,
    level: ROMAN[level] ?? "",
    values,
    effects: [
      ...(type ? [typeSign(type)] : []),
      ...EFFECTS.filter((name) => traits[name]).map((name) => sign(name, traits[name])),
      ...asked,
    ],
    abilities: card.kind === "hero" ? COLOURS.map((colour) => ({ colour, ability: text(colour) })) : [],
    favourite: text("favourite"),
  };
}
