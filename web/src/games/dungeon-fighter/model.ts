/** Queries on a board: the party, the open cards, the dice, the requirements of a throw. */
import type { CardFace } from "../../protocol";
import { countOf, printedText, type Cards } from "../board-types";
import type { BoardState, Fighter, Landing, LyingDie } from "./types";

/** Colours and dice by number, as anchors and events name them. */
export const COLOURS = ["red", "green", "blue"] as const;
export const DICE = ["red", "green", "blue", "white", "snow", "water"] as const;
export type Colour = (typeof COLOURS)[number];
export type DieKind = (typeof DICE)[number];
export const PHASES = ["dungeon", "combat", "rest", "shopping", "battle"] as const;
export const SHOPS = 3;
export const FULL_LIFE = 9;
export const MAX_EXPERIENCE = 3;
export const DIE_PRICE = 2;
/** Fields of one colour on the life track. */
const FIELDS = 3;

// --- the party -------------------------------------------------------------------------------------

export interface Member {
  number: number;
  fighter: Fighter;
}

export function partyOf(board: BoardState): Member[] {
  return Object.entries(board.party)
    .map(([number, fighter]) => ({ number: Number(number), fighter }))
    .sort((one, other) => one.number - other.number);
}

export function fighterAt(board: BoardState, number: number | undefined): Fighter | null {
  return (number === undefined ? undefined : board.party[number]) ?? null;
}

/** Whether the player of this seat plays the hero. */
export function isMine({ seat }: Fighter, me: number | null): boolean {
  return me !== null && seat === me;
}

/** A stretch of the life track in one colour: three fields, or a scar that covers them and counts for one. */
export interface Stretch {
  colour: Colour;
  scar: boolean;
  /** Whether there is life on each field. */
  full: boolean[];
}

/** The life track from the first field to the last. */
export function trackOf({ life, scars = [] }: Pick<Fighter, "life" | "scars">): Stretch[] {
  let before = 0;
  return COLOURS.map((colour) => {
    const scar = scars.includes(colour);
    const fields = scar ? 1 : FIELDS;
    const full = Array.from({ length: fields }, (_, field) => life > before + field);
    before += fields;
    return { colour, scar, full };
  });
}

export type Condition = "dead" | "stunned" | "";

export function conditionOf({ dead, stunned }: Fighter): Condition {
  return dead ? "dead" : stunned ? "stunned" : "";
}

// --- cards -----------------------------------------------------------------------------------------

/** The ability of a colour of a hero, by its id. */
export function abilityOf(cards: Cards, fighter: Fighter, colour: Colour): string {
  return printedText(cards.get(fighter.face ?? 0), colour);
}

/** The face of a card that lies open somewhere, by its id. */
export function faceOf(board: BoardState, card: number): number {
  if (board.room?.card === card) return board.room.face;
  if (board.monster?.card === card) return board.monster.face;
  const piles = [
    board.chest?.rarities,
    board.path,
    board.stall,
    board.visited,
    board.beaten,
    board.discard,
    ...Object.values(board.party).flatMap(({ gear, trophies }) => [gear, trophies]),
  ];
  return piles.find((pile) => pile?.[card])?.[card]?.face ?? 0;
}

/** Heroes of the box by number, as the options name them. */
export function heroFaces(cards: Cards): CardFace[] {
  return [...cards.values()].filter(({ kind }) => kind === "hero").sort((one, other) => one.face - other.face);
}

// --- the dice --------------------------------------------------------------------------------------

/** Where a die is: it may be taken, it is in the hand, it lies on the table, or it is in the chest. */
export interface DieAt {
  /** Its number, as in `die:2`. */
  number: number;
  kind: DieKind;
  where: "ready" | "hand" | "lying" | "chest";
  /** How many there are in the chest. */
  count?: number;
  lying?: LyingDie;
}

export function lyingOf(board: BoardState): { number: number; die: LyingDie }[] {
  return Object.entries(board.lying ?? {})
    .map(([number, die]) => ({ number: Number(number), die }))
    .sort((one, other) => one.number - other.number);
}

/** The die in the hand; after a throw it lies on the table while it is judged. */
export function handOf({ die = "", landed = [] }: BoardState): string {
  return landed.length ? "" : die;
}

/** The dice of the fight: the coloured ones, special ones if there are any, and the white ones of the chest. */
export function diceOf(board: BoardState): DieAt[] {
  const ready = new Set(board.ready ?? []);
  const lying = new Map(lyingOf(board).map(({ die }) => [die.die, die]));
  const hand = handOf(board);
  const found: DieAt[] = [];
  for (const [number, kind] of DICE.entries()) {
    if (kind === "white") {
      const count = board.chest?.white ?? 0;
      found.push({ number, kind, where: hand === kind ? "hand" : "chest", count });
      continue;
    }
    const thrown = lying.get(kind);
    const special = kind === "snow" || kind === "water";
    if (hand === kind) found.push({ number, kind, where: "hand" });
    else if (ready.has(kind)) found.push({ number, kind, where: "ready" });
    else if (!special || thrown) found.push({ number, kind, where: "lying", ...(thrown ? { lying: thrown } : {}) });
  }
  return found;
}

/** The die that is being judged: of water cubes the one that counts. */
export function countedLanding(board: BoardState): Landing | null {
  const landed = board.landed ?? [];
  return landed.find(({ picked }) => picked) ?? landed[0] ?? null;
}

// --- the fight -------------------------------------------------------------------------------------

export function isFight({ phase }: BoardState): boolean {
  return phase === "combat" || phase === "battle";
}

/** Tens and units, as the life track of the monster shows them. */
export function tensOf(life: number): { tens: number; units: number } {
  const shown = Math.max(0, life);
  return { tens: Math.floor(shown / 10), units: shown % 10 };
}

/** Which shopping comes next, 1 to 3; 0 when all three are over. */
export function nextShop({ shops = 0 }: BoardState): number {
  return shops < SHOPS ? shops + 1 : 0;
}

/** The content of the middle of the table. */
export type Centre = "heroes" | "path" | "stall" | "gift" | "target" | "rest";

export function centreOf(board: BoardState, kind = ""): Centre {
  if (board.phase === "setup" && kind !== "boss" && partyOf(board).some(({ fighter }) => !fighter.hero))
    return "heroes";
  if (countOf(board.path)) return "path";
  if (board.phase === "shopping") return "stall";
  if (kind === "freebie") return "gift";
  return board.phase === "rest" && !board.monster ? "rest" : "target";
}

// --- what is reported at a real table --------------------------------------------------------------

/** Whether a decision reports a throw with real dice. */
export function isReport(kind: string): boolean {
  return kind.startsWith("report") || kind.startsWith("accept");
}
export const TARGET_DECISIONS: readonly string[] = ["report-place", "report-line", "report-more"];
