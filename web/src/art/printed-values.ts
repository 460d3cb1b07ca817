/**
 * The printed values of a card, as far as they are drawn. `traits` come from the game: rooms have `monster` or `trap` as
 * `type`, `advanced`, `damage`, `treasure` (a number for each of the five types); spells `phases`; heroes `health`,
 * `treasure` (their classes), `epic`, `dark`; bosses `xp` and `treasure`.
 */
import { TREASURES } from "./icons";
export interface PrintedCard {
  key: string;
  name: string;
  kind: string;
  set: string;
  about?: string;
  text?: string;
  traits?: Record<string, unknown>;
}

export interface PrintedValues {
  look: "monster" | "trap" | "spell" | "hero" | "boss" | "miniboss" | "item";
  advanced: boolean;
  epic: boolean;
  dark: boolean;
  portable: boolean;
  damage: number | null;
  health: number | null;
  xp: number | null;
  treasure: number[];
  build: boolean;
  adventure: boolean;
}

/** The present values of a card, where they may differ from the printed ones. */
export interface CurrentValues {
  damage?: number;
  treasure?: number[];
  health?: number;
  /** The level of a miniboss: the number of its lines that are in force. */
  level?: number;
}

const LOOKS = ["spell", "hero", "miniboss", "item"] as const;
const LETTERS = ["C", "F", "M", "T", "E"];
const NAMES = ["cleric", "fighter", "mage", "thief", "explorer"];

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function counts(value: unknown): number[] {
  if (typeof value === "string") return LETTERS.map((letter) => value.split(letter).length - 1);
  if (!Array.isArray(value)) return [0, 0, 0, 0, 0];
  if (value.length === 5 && value.every((each) => typeof each === "number")) return value;
  return NAMES.map((name) => value.filter((each) => each === name).length);
}

function hasPhase(value: unknown, word: string, bit: number): boolean {
  if (Array.isArray(value)) return value.includes(word) || value.includes(bit);
  return value === word || value === "both";
}

/** Read the printed values of a card. */
export function readPrint(card: PrintedCard): PrintedValues {
  const traits = card.traits ?? {};
  const kind = card.kind;
  const trap = traits["type"] === "trap" || traits["monster"] === false;
  return {
    look: kind === "room" ? (trap ? "trap" : "monster") : (LOOKS.find((look) => look === kind) ?? "boss"),
    advanced: traits["advanced"] === true,
    epic: traits["epic"] === true,
    dark: traits["dark"] === true,
    portable: traits["portable"] === true,
    damage: kind === "room" ? number(traits["damage"]) : null,
    health: kind === "hero" ? number(traits["health"]) : null,
    xp: number(traits["xp"]),
    treasure: counts(traits["treasure"] ?? traits["classes"]),
    build: hasPhase(traits["phases"], "build", 2),
    adventure: hasPhase(traits["phases"], "adventure", 4),
  };
}

/** A treasure of a card. */
export interface TreasureSign {
  kind: (typeof TREASURES)[number];
  id: string;
  /** Whether it is not printed on the card. */
  more: boolean;
  /** Whether it is printed on the card, but does not hold now. */
  gone: boolean;
}

/** Returns the treasure of a card, printed or holding now, one sign for each. */
export function treasureOf(print: Pick<PrintedValues, "treasure">, now: CurrentValues | undefined): TreasureSign[] {
  return TREASURES.flatMap((kind, index) => {
    const was = print.treasure[index] ?? 0;
    const is = now?.treasure?.[index] ?? was;
    return Array.from({ length: Math.max(was, is) }, (_, copy) => ({
      kind,
      id: `${kind}${copy}`,
      more: copy >= was,
      gone: copy >= is,
    }));
  });
}
