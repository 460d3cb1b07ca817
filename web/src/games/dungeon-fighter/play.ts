/** The board after an event, while events are played one by one. What an event does not tell stays as it was. */
import type { GameEvent } from "../../net/decode-messages";
import { COLOURS, DICE } from "./model";
import { colourOf } from "./throw/colours";
import { unpack } from "./throw/flight";
import { kept } from "./throw/space";
import type { BoardState, Chest, Fighter, Landing, LyingDie, Monster } from "./types";

export function number(told: GameEvent, field: string): number {
  const value = told.data[field];
  return typeof value === "number" ? value : 0;
}

export function text(told: GameEvent, field: string): string {
  const value = told.data[field];
  return typeof value === "string" ? value : "";
}

/** A card of an event: its id and its face. */
export function seen(told: GameEvent, field: string): { card: number; face: number } {
  const [card = 0, face = 0] = (told.data[field] ?? []) as number[];
  return { card, face };
}

/** What became of a die, as the event tells it. */
export function landingOf(told: GameEvent): Landing {
  const landed = (told.data["landed"] ?? {}) as Partial<Landing>;
  const landing: Landing = { ...landed, place: landed.place ?? "off" };
  const { place, bounced = true, failed = [] } = landing;
  return { ...landing, hit: bounced && failed.length === 0 && ["section", "centre", "frost", "weak-point"].includes(place) };
}

function hero(board: BoardState, who: number, change: (fighter: Fighter) => Partial<Fighter>): BoardState {
  const fighter = board.party[who];
  return fighter ? { ...board, party: { ...board.party, [who]: { ...fighter, ...change(fighter) } } } : board;
}

function foe(board: BoardState, change: (monster: Monster) => Partial<Monster>): BoardState {
  return board.monster ? { ...board, monster: { ...board.monster, ...change(board.monster) } } : board;
}

function chest(board: BoardState, change: (chest: Chest) => Partial<Chest>): BoardState {
  const now = board.chest ?? {};
  return { ...board, chest: { ...now, ...change(now) } };
}

function without<T>(keyed: Readonly<Record<string, T>> | undefined, keep: (key: string, value: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).filter(([key, value]) => keep(key, value)));
}

/** Dice are numbered in the order in which they were thrown, without gaps. */
function closed(lying: readonly LyingDie[]): Record<string, LyingDie> {
  return Object.fromEntries(lying.entries());
}

/** Where a throw has pushed dice that lay there: its flight ends with them. */
function pushed(told: GameEvent): Map<number, number[]> {
  const flight = unpack(text(told, "flight"));
  const rest = flight?.frames.at(-1) ?? [];
  const moved = [...(flight?.bodies ?? []).entries()].slice(flight?.thrown ?? 0).filter(([, { what }]) => (DICE as readonly string[]).includes(colourOf(what)));
  return new Map(moved.flatMap(([i, { number: die }]) => (rest[i] ? [[die, kept(rest[i])] as const] : [])));
}

/** The board just after an event; `present` is how it is when all is told. */
export function advance(before: BoardState, told: GameEvent, present: BoardState): BoardState {
  const fighter = number(told, "fighter");
  const die = DICE[number(told, "die")] ?? "red";
  switch (told.kind) {
    case "RoomEntered": {
      const { card, face } = seen(told, "card");
      const stalls = present.room?.card === card ? present.room.stalls : 0;
      return { ...before, path: {}, room: { card, face, stalls } };
    }
    case "MonsterAppeared": {
      const { card, face } = seen(told, "card");
      const life = number(told, "life");
      const known = present.monster?.card === card ? present.monster : undefined;
      return { ...before, phase: present.phase, monster: { ...known, card, face, life, most: known?.most ?? life, loot: number(told, "loot") } };
    }
    case "CoinsGained": {
      const coins = number(told, "coins");
      const after = chest(before, (now) => ({ coins: (now.coins ?? 0) + coins }));
      return text(told, "why") === "loot" ? foe(after, () => ({ loot: 0 })) : after;
    }
    case "WhiteGained":
      return chest(before, ({ white = 0 }) => ({ white: white + number(told, "dice") }));
    case "SpecialDice":
      return { ...before, ready: [...(before.ready ?? []), die] };
    case "IcebergPlaced":
      return { ...before, icebergs: [...(before.icebergs ?? []), number(told, "hole")] };
    case "IcebergGone":
      return { ...before, icebergs: (before.icebergs ?? []).filter((hole) => hole !== number(told, "hole")) };
    case "DieTaken": {
      const after = die === "white" ? chest(before, ({ white = 0 }) => ({ white: Math.max(0, white - 1) })) : before;
      return { ...after, active: fighter, die, landed: [], ready: (after.ready ?? []).filter((kind) => kind !== die) };
    }
    case "Recovered":
      return { ...before, ready: [...COLOURS], lying: closed(Object.values(before.lying ?? {}).filter((lies) => !(COLOURS as readonly string[]).includes(lies.die))) };
    case "Thrown": {
      const landing = landingOf(told);
      const lies = { die, place: landing.place, section: landing.section ?? 0, pose: landing.pose ?? [] };
      const moved = pushed(told);
      const lay = Object.values(before.lying ?? {}).map((one, n) => ({ ...one, pose: moved.get(n) ?? one.pose ?? [] }));
      const landed = number(told, "cube") > 0 ? [...(before.landed ?? []), landing] : [landing];
      return { ...before, lying: closed([...lay, lies]), landed };
    }
    case "Ignored":
      return { ...before, landed: [], lying: present.lying ?? {} };
    case "TemplateGone":
      return { ...before, templates: present.templates ?? {} };
    case "Tossing":
      return text(told, "result") === "lies" ? { ...before, templates: present.templates ?? {} } : before;
    case "MonsterHurt":
      return foe(before, () => ({ life: number(told, "left") }));
    case "UltraCritical":
    case "MonsterFell":
      return foe(before, ({ life }) => ({ life: Math.min(life, 0) }));
    case "TechniqueWoke": {
      const technique = text(told, "technique");
      return foe(before, ({ awake = [], asleep = [] }) => ({ awake: [...awake, technique], asleep: asleep.filter((other) => other !== technique) }));
    }
    case "HeroHurt":
    case "HeroHealed":
      return hero(before, fighter, () => ({ life: number(told, "left") }));
    case "HeroStunned":
      return hero(before, fighter, () => ({ life: 0, stunned: true }));
    case "HeroRevived":
      return hero(before, fighter, ({ life }) => ({ stunned: false, life: Math.max(1, life) }));
    case "Scarred": {
      const colour = COLOURS[number(told, "colour")] ?? "red";
      return hero(before, fighter, ({ scars = [], most }) => ({ scars: [...scars, colour], most: most - 2, life: most - 2, stunned: false }));
    }
    case "HeroDied":
      return hero(before, fighter, () => ({ dead: true, stunned: false }));
    case "StallOpened":
      return { ...before, phase: "shopping", stall: present.stall ?? {} };
    case "Bought": {
      const { card } = seen(told, "card");
      const after = chest(before, ({ coins = 0 }) => ({ coins: coins - number(told, "price") }));
      return { ...after, stall: without(after.stall, (key) => Number(key) !== card) };
    }
    default:
      return before;
  }
}
