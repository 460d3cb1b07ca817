/** The board while events are played back one by one. What an event does not mention stays as it was. */
import type { GameEvent } from "../../net/decode-messages";
import { COLOURS, DICE } from "./model";
import { colourOf } from "./throw/scene/colours";
import { unpack } from "./throw/physics/flight";
import { storedPose } from "./throw/physics/geometry";
import type { BoardState, Chest, Fighter, Landing, LyingDie, Monster } from "./types";

export function numberField(event: GameEvent, field: string): number {
  const value = event.data[field];
  return typeof value === "number" ? value : 0;
}

export function textField(event: GameEvent, field: string): string {
  const value = event.data[field];
  return typeof value === "string" ? value : "";
}

/** A card of an event: its id and its face. */
export function cardField(event: GameEvent, field: string): { card: number; face: number } {
  const [card = 0, face = 0] = (event.data[field] ?? []) as number[];
  return { card, face };
}

/** The landing of a die in an event. */
export function landingOf(event: GameEvent): Landing {
  const landed = (event.data["landed"] ?? {}) as Partial<Landing>;
  const landing: Landing = { ...landed, place: landed.place ?? "off" };
  const { place, bounced = true, failed = [] } = landing;
  return { ...landing, hit: bounced && failed.length === 0 && ["section", "centre", "frost", "weak-point"].includes(place) };
}

function changeHero(board: BoardState, who: number, change: (fighter: Fighter) => Partial<Fighter>): BoardState {
  const fighter = board.party[who];
  return fighter ? { ...board, party: { ...board.party, [who]: { ...fighter, ...change(fighter) } } } : board;
}

function changeMonster(board: BoardState, change: (monster: Monster) => Partial<Monster>): BoardState {
  return board.monster ? { ...board, monster: { ...board.monster, ...change(board.monster) } } : board;
}

function changeChest(board: BoardState, change: (chest: Chest) => Partial<Chest>): BoardState {
  const now = board.chest ?? {};
  return { ...board, chest: { ...now, ...change(now) } };
}

function filterValues<T>(keyed: Readonly<Record<string, T>> | undefined, keep: (key: string, value: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).filter(([key, value]) => keep(key, value)));
}

/** Dice are numbered in the order in which they were thrown, without gaps. */
function byNumber(lying: readonly LyingDie[]): Record<string, LyingDie> {
  return Object.fromEntries(lying.entries());
}

/** Where a throw has pushed dice that lay there: its flight ends with them. */
function pushedPoses(event: GameEvent): Map<number, number[]> {
  const flight = unpack(textField(event, "flight"));
  const rest = flight?.frames.at(-1) ?? [];
  const moved = [...(flight?.bodies ?? []).entries()].slice(flight?.thrown ?? 0).filter(([, { what }]) => (DICE as readonly string[]).includes(colourOf(what)));
  return new Map(moved.flatMap(([i, { number: die }]) => (rest[i] ? [[die, storedPose(rest[i])] as const] : [])));
}

/** The board just after an event; `present` is the board after all events. */
export function applyEvent(before: BoardState, event: GameEvent, present: BoardState): BoardState {
  const fighter = numberField(event, "fighter");
  const die = DICE[numberField(event, "die")] ?? "red";
  switch (event.kind) {
    case "RoomEntered": {
      const { card, face } = cardField(event, "card");
      const stalls = present.room?.card === card ? present.room.stalls : 0;
      return { ...before, path: {}, room: { card, face, stalls } };
    }
    case "MonsterAppeared": {
      const { card, face } = cardField(event, "card");
      const life = numberField(event, "life");
      const known = present.monster?.card === card ? present.monster : undefined;
      return { ...before, phase: present.phase, monster: { ...known, card, face, life, most: known?.most ?? life, loot: numberField(event, "loot") } };
    }
    case "CoinsGained": {
      const coins = numberField(event, "coins");
      const after = changeChest(before, (now) => ({ coins: (now.coins ?? 0) + coins }));
      return textField(event, "why") === "loot" ? changeMonster(after, () => ({ loot: 0 })) : after;
    }
    case "WhiteGained":
      return changeChest(before, ({ white = 0 }) => ({ white: white + numberField(event, "dice") }));
    case "SpecialDice":
      return { ...before, ready: [...(before.ready ?? []), die] };
    case "IcebergPlaced":
      return { ...before, icebergs: [...(before.icebergs ?? []), numberField(event, "hole")] };
    case "IcebergGone":
      return { ...before, icebergs: (before.icebergs ?? []).filter((hole) => hole !== numberField(event, "hole")) };
    case "DieTaken": {
      const after = die === "white" ? changeChest(before, ({ white = 0 }) => ({ white: Math.max(0, white - 1) })) : before;
      return { ...after, active: fighter, die, landed: [], ready: (after.ready ?? []).filter((kind) => kind !== die) };
    }
    case "Recovered":
      return { ...before, ready: [...COLOURS], lying: byNumber(Object.values(before.lying ?? {}).filter((lies) => !(COLOURS as readonly string[]).includes(lies.die))) };
    case "Thrown": {
      const landing = landingOf(event);
      const lies = { die, place: landing.place, section: landing.section ?? 0, pose: landing.pose ?? [] };
      const moved = pushedPoses(event);
      const lay = Object.values(before.lying ?? {}).map((one, n) => ({ ...one, pose: moved.get(n) ?? one.pose ?? [] }));
      const landed = numberField(event, "cube") > 0 ? [...(before.landed ?? []), landing] : [landing];
      return { ...before, lying: byNumber([...lay, lies]), landed };
    }
    case "Ignored":
      return { ...before, landed: [], lying: present.lying ?? {} };
    case "TemplateGone":
      return { ...before, templates: present.templates ?? {} };
    case "Tossing":
      return textField(event, "result") === "lies" ? { ...before, templates: present.templates ?? {} } : before;
    case "MonsterHurt":
      return changeMonster(before, () => ({ life: numberField(event, "left") }));
    case "UltraCritical":
    case "MonsterFell":
      return changeMonster(before, ({ life }) => ({ life: Math.min(life, 0) }));
    case "TechniqueWoke": {
      const technique = textField(event, "technique");
      return changeMonster(before, ({ awake = [], asleep = [] }) => ({ awake: [...awake, technique], asleep: asleep.filter((other) => other !== technique) }));
    }
    case "HeroHurt":
    case "HeroHealed":
      return changeHero(before, fighter, () => ({ life: numberField(event, "left") }));
    case "HeroStunned":
      return changeHero(before, fighter, () => ({ life: 0, stunned: true }));
    case "HeroRevived":
      return changeHero(before, fighter, ({ life }) => ({ stunned: false, life: Math.max(1, life) }));
    case "Scarred": {
      const colour = COLOURS[numberField(event, "colour")] ?? "red";
      return changeHero(before, fighter, ({ scars = [], most }) => ({ scars: [...scars, colour], most: most - 2, life: most - 2, stunned: false }));
    }
    case "HeroDied":
      return changeHero(before, fighter, () => ({ dead: true, stunned: false }));
    case "StallOpened":
      return { ...before, phase: "shopping", stall: present.stall ?? {} };
    case "Bought": {
      const { card } = cardField(event, "card");
      const after = changeChest(before, ({ coins = 0 }) => ({ coins: coins - numberField(event, "price") }));
      return { ...after, stall: filterValues(after.stall, (key) => Number(key) !== card) };
    }
    default:
      return before;
  }
}
