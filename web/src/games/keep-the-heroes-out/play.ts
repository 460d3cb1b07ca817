/**
 * The map as it was a moment ago. The board always is the present; while events are played, the map follows them one by
 * one, so that everybody sees how it came to be. Only what stands and lies in the rooms is told so finely.
 */
import type { GameEvent } from "../../net/decode-messages";
import { CLASSES, TOKENS, classOf, corridorId, isActive, ROOMS } from "./model";
import type { BoardState, Hero, Monster, Room } from "./types";

const FLOOD = 1;
const STAGE = 2;

export function number(told: GameEvent, name: string): number {
  const value = told.data[name];
  return typeof value === "number" ? value : -1;
}

/** A card in an event: its id and its face. */
export function seen(told: GameEvent, name: string): { card: number; face: number } {
  const value = told.data[name];
  if (!Array.isArray(value)) return { card: -1, face: 0 };
  const [card, face] = value as [number, number];
  return { card, face };
}

/** The map after one more event. `present` knows what an event leaves open, such as the passages of a new room. */
export function advance(board: BoardState, told: GameEvent, present: BoardState): BoardState {
  const room = number(told, "room");
  const hero = number(told, "hero");
  const monster = `${number(told, "seat")}.${number(told, "monster")}`;
  const token = TOKENS[number(told, "token")] ?? "";
  switch (told.kind) {
    case "MonsterPlaced":
      return withMonster(board, monster, { seat: number(told, "seat"), room });
    case "MonsterMoved": {
      const carried = TOKENS[number(told, "carry")];
      const moved = withMonster(board, monster, { ...board.monsters?.[monster], seat: number(told, "seat"), room });
      return carried ? add(add(moved, number(told, "origin"), carried, -1), room, carried, 1) : moved;
    }
    case "MonsterHurt":
      return withMonster(board, monster, { seat: number(told, "seat"), room, harm: number(told, "harm") });
    case "MonsterGone":
      return { ...board, monsters: without(board.monsters, monster) };
    case "DragonHealed":
      return { ...board, monsters: mapped(board.monsters, (one) => (one.seat === number(told, "seat") ? { ...one, harm: 0 } : one)) };
    case "TokenPlaced":
      return add(board, room, token, 1);
    case "TokenLost":
      return add(board, room, token, -1);
    case "PortalFinished":
      return inRoom(board, room, (there) => ({ ...there, portal: "finished" }));
    case "RoomBuilt": {
      const built = present.rooms[room];
      return built ? { ...board, rooms: { ...board.rooms, [room]: built } } : board;
    }
    case "HeroSummoned":
      return withHero(board, hero, { kind: classOf(hero), room, due: "ability", health: present.heroes?.[hero]?.health ?? 1 });
    case "HeroReactivated":
      return changed(board, hero, { due: "act" });
    case "HeroInspires":
      return changed(board, number(told, "inspired"), { due: "act" });
    case "HeroHurt":
      return changed(board, hero, { health: number(told, "left"), hurt: (board.heroes?.[hero]?.hurt ?? 0) + 1 });
    case "HeroGone":
      return { ...board, heroes: without(board.heroes, String(hero)) };
    case "HeroImprisoned":
      return changed(board, hero, { due: "exhausted" });
    case "HeroAttacks":
      return told.data["shot"] === true ? board : changed(board, hero, { due: "exhausted" });
    case "HeroesWait":
      return { ...board, heroes: mapped(board.heroes, (one) => (one.room === room ? { ...one, due: "exhausted" } : one)) };
    case "HeroesCharge": {
      const origin = number(told, "origin");
      const goes = (one: Hero): Hero => (one.room === origin && isActive(one) ? { ...one, room, due: "check" } : one);
      return { ...board, heroes: mapped(board.heroes, goes) };
    }
    case "ChampionRestored":
      return changed(board, CLASSES.indexOf("champion") * 5, { hurt: 0, due: "act" });
    case "TreasureStolen": {
      const { card } = seen(told, "treasure");
      return inRoom(board, room, (there) => ({ ...there, treasures: without(there.treasures, String(card)) }));
    }
    case "TreasureTaken": {
      const left = Object.keys(present.rooms[room]?.treasures ?? {});
      return inRoom(board, room, (there) => {
        const gone = Object.keys(there.treasures ?? {}).find((id) => !left.includes(id));
        return gone === undefined ? there : { ...there, treasures: without(there.treasures, gone) };
      });
    }
    case "MarkPlaced":
    case "MarkGone":
      return marked(board, number(told, "mark"), number(told, "place"), told.kind === "MarkPlaced");
    default:
      return board;
  }
}

function marked(board: BoardState, mark: number, place: number, there: boolean): BoardState {
  if (mark === FLOOD) return inRoom(board, place, (room) => ({ ...room, flooded: there }));
  if (mark === STAGE) return inRoom(board, place, (room) => ({ ...room, stage: there }));
  const others = (board.rubble ?? []).filter(([one = 0, other = 0]) => corridorId(one, other) !== place);
  return { ...board, rubble: there ? [...others, [Math.floor(place / ROOMS.length), place % ROOMS.length]] : others };
}

function withMonster(board: BoardState, id: string, monster: Monster): BoardState {
  return { ...board, monsters: { ...board.monsters, [id]: monster } };
}

function withHero(board: BoardState, id: number, hero: Hero): BoardState {
  return { ...board, heroes: { ...board.heroes, [id]: hero } };
}

function changed(board: BoardState, id: number, what: Partial<Hero>): BoardState {
  const hero = board.heroes?.[id];
  return hero ? withHero(board, id, { ...hero, ...what }) : board;
}

function inRoom(board: BoardState, number: number, change: (room: Room) => Room): BoardState {
  const room = board.rooms[number];
  return room ? { ...board, rooms: { ...board.rooms, [number]: change(room) } } : board;
}

function add(board: BoardState, number: number, token: string, count: number): BoardState {
  return inRoom(board, number, (room) => {
    const left = Math.max(0, (room.tokens?.[token] ?? 0) + count);
    return { ...room, tokens: left ? { ...room.tokens, [token]: left } : without(room.tokens, token) };
  });
}

type Keyed<T> = Readonly<Record<string, T>> | undefined;

function without<T>(keyed: Keyed<T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).filter(([other]) => other !== key));
}

function mapped<T>(keyed: Keyed<T>, change: (one: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).map(([key, one]) => [key, change(one)]));
}
