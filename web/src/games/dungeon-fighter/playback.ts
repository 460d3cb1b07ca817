/** The board while events are played back one by one. What an event does not mention stays as it was. */
import type { EventOf, GameEvent } from "../../net/decode-messages";
import type { DieOutcome, EventData } from "./event-types";
import { COLOURS, DICE } from "./model";
import { colourOf } from "./throw/scene/colours";
import { unpack } from "./throw/physics/flight";
import { storedPose } from "./throw/physics/geometry";
import type { BoardState, Chest, Fighter, Landing, LyingDie, Monster } from "./types";

/** The landing of a die whose outcome an event gives. */
export function landingOf(landed: DieOutcome): Landing & { hit: boolean } {
  const { place, bounced, failed } = landed;
  return {
    ...landed,
    hit: bounced && failed.length === 0 && ["section", "centre", "frost", "weak-point"].includes(place),
  };
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

function filterValues<T>(
  keyed: Readonly<Record<string, T>> | undefined,
  keep: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).filter(([key, value]) => keep(key, value)));
}

/** Dice are numbered in the order in which they were thrown, without gaps. */
function byNumber(lying: readonly LyingDie[]): Record<string, LyingDie> {
  return Object.fromEntries(lying.entries());
}

/** Where a throw has pushed dice that lay there: its flight ends with them. */
function pushedPoses(packed: string): Map<number, number[]> {
  const flight = unpack(packed);
  const rest = flight?.frames.at(-1) ?? [];
  const moved = [...(flight?.bodies ?? []).entries()]
    .slice(flight?.thrown ?? 0)
    .filter(([, { what }]) => (DICE as readonly string[]).includes(colourOf(what)));
  return new Map(moved.flatMap(([i, { number: die }]) => (rest[i] ? [[die, storedPose(rest[i])] as const] : [])));
}

/** The board just after an event; `present` is the board after all events. */
export function applyEvent(before: BoardState, sent: GameEvent, present: BoardState): BoardState {
  const event = sent as EventOf<EventData>;
  switch (event.kind) {
    case "RoomEntered": {
      const [card, face] = event.data.card;
      const stalls = present.room?.card === card ? present.room.stalls : 0;
      return { ...before, path: {}, room: { card, face, stalls } };
    }
    case "MonsterAppeared": {
      const {
        card: [card, face],
        life,
        loot,
      } = event.data;
      const known = present.monster?.card === card ? present.monster : undefined;
      return {
        ...before,
        phase: present.phase,
        monster: { ...known, card, face, life, most: known?.most ?? life, loot },
      };
    }
    case "CoinsGained": {
      const { coins, why } = event.data;
      const after = changeChest(before, (now) => ({ coins: (now.coins ?? 0) + coins }));
      return why === "loot" ? changeMonster(after, () => ({ loot: 0 })) : after;
    }
    case "WhiteGained":
      return changeChest(before, ({ white = 0 }) => ({ white: white + event.data.dice }));
    case "SpecialDice":
      return { ...before, ready: [...(before.ready ?? []), DICE[event.data.die] ?? "red"] };
    case "IcebergPlaced":
      return { ...before, icebergs: [...(before.icebergs ?? []), event.data.hole] };
    case "IcebergGone":
      return { ...before, icebergs: (before.icebergs ?? []).filter((hole) => hole !== event.data.hole) };
    case "DieTaken": {
      const die = DICE[event.data.die] ?? "red";
      const after =
        die === "white" ? changeChest(before, ({ white = 0 }) => ({ white: Math.max(0, white - 1) })) : before;
      return {
        ...after,
        active: event.data.fighter,
        die,
        landed: [],
        ready: (after.ready ?? []).filter((kind) => kind !== die),
      };
    }
    case "Recovered":
      return {
        ...before,
        ready: [...COLOURS],
        lying: byNumber(
          Object.values(before.lying ?? {}).filter((lies) => !(COLOURS as readonly string[]).includes(lies.die)),
        ),
      };
    case "Thrown": {
      const {
        die,
        cube,
        flight,
        landed: { place, section, pose },
      } = event.data;
      const landing = landingOf(event.data.landed);
      const lies = { die: DICE[die] ?? "red", place, section, pose };
      const moved = pushedPoses(flight);
      const lay = Object.values(before.lying ?? {}).map((one, n) => ({ ...one, pose: moved.get(n) ?? one.pose ?? [] }));
      const landed = cube > 0 ? [...(before.landed ?? []), landing] : [landing];
      return { ...before, lying: byNumber([...lay, lies]), landed };
    }
    case "Ignored":
      return { ...before, landed: [], lying: present.lying ?? {} };
    case "TemplateGone":
      return { ...before, templates: present.templates ?? {} };
    case "Tossing":
      return event.data.result === "lies" ? { ...before, templates: present.templates ?? {} } : before;
    case "MonsterHurt":
      return changeMonster(before, () => ({ life: event.data.left }));
    case "UltraCritical":
    case "MonsterFell":
      return changeMonster(before, ({ life }) => ({ life: Math.min(life, 0) }));
    case "TechniqueWoke": {
      const { technique } = event.data;
      return changeMonster(before, ({ awake = [], asleep = [] }) => ({
        awake: [...awake, technique],
        asleep: asleep.filter((other) => other !== technique),
      }));
    }
    case "HeroHurt":
    case "HeroHealed":
      return changeHero(before, event.data.fighter, () => ({ life: event.data.left }));
    case "HeroStunned":
      return changeHero(before, event.data.fighter, () => ({ life: 0, stunned: true }));
    case "HeroRevived":
      return changeHero(before, event.data.fighter, ({ life }) => ({ stunned: false, life: Math.max(1, life) }));
    case "Scarred": {
      const colour = COLOURS[event.data.colour] ?? "red";
      return changeHero(before, event.data.fighter, ({ scars = [], most }) => ({
        scars: [...scars, colour],
        most: most - 2,
        life: most - 2,
        stunned: false,
      }));
    }
    case "HeroDied":
      return changeHero(before, event.data.fighter, () => ({ dead: true, stunned: false }));
    case "StallOpened":
      return { ...before, phase: "shopping", stall: present.stall ?? {} };
    case "Bought": {
      const {
        card: [card],
        price,
      } = event.data;
      const after = changeChest(before, ({ coins = 0 }) => ({ coins: coins - price }));
      return { ...after, stall: filterValues(after.stall, (key) => Number(key) !== card) };
    }
    default:
      return before;
  }
}
