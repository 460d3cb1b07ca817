/**
 * The map while events are played back. The board always is the present position; the map follows the events one by one,
 * so that every viewer sees how the position came about. Only what stands and lies in the rooms follows them.
 */
import type { GameEvent } from "../../net/decode-messages";
import { CLASSES, TOKENS, classOf, corridorId, isActive, ROOMS } from "./model";
import type { BoardState, Hero, Monster, Room } from "./types";

const FLOOD = 1;
const STAGE = 2;

export function numberField(event: GameEvent, name: string): number {
  const value = event.data[name];
  return typeof value === "number" ? value : -1;
}

/** A card in an event: its id and its face. */
export function cardField(event: GameEvent, name: string): { card: number; face: number } {
  const value = event.data[name];
  if (!Array.isArray(value)) return { card: -1, face: 0 };
  const [card, face] = value as [number, number];
  return { card, face };
}

/** The map after one more event. `present` knows what an event leaves open, such as the passages of a new room. */
export function applyEvent(board: BoardState, event: GameEvent, present: BoardState): BoardState {
  const room = numberField(event, "room");
  const hero = numberField(event, "hero");
  const monster = `${numberField(event, "seat")}.${numberField(event, "monster")}`;
  const token = TOKENS[numberField(event, "token")] ?? "";
  switch (event.kind) {
    case "MonsterPlaced":
      return withMonster(board, monster, { seat: numberField(event, "seat"), room });
    case "MonsterMoved": {
      const carried = TOKENS[numberField(event, "carry")];
      const moved = withMonster(board, monster, { ...board.monsters?.[monster], seat: numberField(event, "seat"), room });
      return carried ? changeTokens(changeTokens(moved, numberField(event, "origin"), carried, -1), room, carried, 1) : moved;
    }
    case "MonsterHurt":
      return withMonster(board, monster, { seat: numberField(event, "seat"), room, harm: numberField(event, "harm") });
    case "MonsterGone":
      return { ...board, monsters: without(board.monsters, monster) };
    case "DragonHealed":
      return { ...board, monsters: mapValues(board.monsters, (one) => (one.seat === numberField(event, "seat") ? { ...one, harm: 0 } : one)) };
    case "TokenPlaced":
      return changeTokens(board, room, token, 1);
    case "TokenLost":
      return changeTokens(board, room, token, -1);
    case "PortalFinished":
      return changeRoom(board, room, (there) => ({ ...there, portal: "finished" }));
    case "RoomBuilt": {
      const built = present.rooms[room];
      return built ? { ...board, rooms: { ...board.rooms, [room]: built } } : board;
    }
    case "HeroSummoned":
      return withHero(board, hero, { kind: classOf(hero), room, due: "ability", health: present.heroes?.[hero]?.health ?? 1 });
    case "HeroReactivated":
      return changeHero(board, hero, { due: "act" });
    case "HeroInspires":
      return changeHero(board, numberField(event, "inspired"), { due: "act" });
    case "HeroHurt":
      return changeHero(board, hero, { health: numberField(event, "left"), hurt: (board.heroes?.[hero]?.hurt ?? 0) + 1 });
    case "HeroGone":
      return { ...board, heroes: without(board.heroes, String(hero)) };
    case "HeroImprisoned":
      return changeHero(board, hero, { due: "exhausted" });
    case "HeroAttacks":
      return event.data["shot"] === true ? board : changeHero(board, hero, { due: "exhausted" });
    case "HeroesWait":
      return { ...board, heroes: mapValues(board.heroes, (one) => (one.room === room ? { ...one, due: "exhausted" } : one)) };
    case "HeroesCharge": {
      const origin = numberField(event, "origin");
      const goes = (one: Hero): Hero => (one.room === origin && isActive(one) ? { ...one, room, due: "check" } : one);
      return { ...board, heroes: mapValues(board.heroes, goes) };
    }
    case "ChampionRestored":
      return changeHero(board, CLASSES.indexOf("champion") * 5, { hurt: 0, due: "act" });
    case "TreasureStolen": {
      const { card } = cardField(event, "treasure");
      return changeRoom(board, room, (there) => ({ ...there, treasures: without(there.treasures, String(card)) }));
    }
    case "TreasureTaken": {
      const left = Object.keys(present.rooms[room]?.treasures ?? {});
      return changeRoom(board, room, (there) => {
        const gone = Object.keys(there.treasures ?? {}).find((id) => !left.includes(id));
        return gone === undefined ? there : { ...there, treasures: without(there.treasures, gone) };
      });
    }
    case "MarkPlaced":
    case "MarkGone":
      return changeMark(board, numberField(event, "mark"), numberField(event, "place"), event.kind === "MarkPlaced");
    default:
      return board;
  }
}

function changeMark(board: BoardState, mark: number, place: number, there: boolean): BoardState {
  if (mark === FLOOD) return changeRoom(board, place, (room) => ({ ...room, flooded: there }));
  if (mark === STAGE) return changeRoom(board, place, (room) => ({ ...room, stage: there }));
  const others = (board.rubble ?? []).filter(([one = 0, other = 0]) => corridorId(one, other) !== place);
  return { ...board, rubble: there ? [...others, [Math.floor(place / ROOMS.length), place % ROOMS.length]] : others };
}

function withMonster(board: BoardState, id: string, monster: Monster): BoardState {
  return { ...board, monsters: { ...board.monsters, [id]: monster } };
}

function withHero(board: BoardState, id: number, hero: Hero): BoardState {
  return { ...board, heroes: { ...board.heroes, [id]: hero } };
}

function changeHero(board: BoardState, id: number, what: Partial<Hero>): BoardState {
  const hero = board.heroes?.[id];
  return hero ? withHero(board, id, { ...hero, ...what }) : board;
}

function changeRoom(board: BoardState, number: number, change: (room: Room) => Room): BoardState {
  const room = board.rooms[number];
  return room ? { ...board, rooms: { ...board.rooms, [number]: change(room) } } : board;
}

function changeTokens(board: BoardState, number: number, token: string, count: number): BoardState {
  return changeRoom(board, number, (room) => {
    const left = Math.max(0, (room.tokens?.[token] ?? 0) + count);
    return { ...room, tokens: left ? { ...room.tokens, [token]: left } : without(room.tokens, token) };
  });
}

type Keyed<T> = Readonly<Record<string, T>> | undefined;

function without<T>(keyed: Keyed<T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).filter(([other]) => other !== key));
}

function mapValues<T>(keyed: Keyed<T>, change: (one: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(keyed ?? {}).map(([key, one]) => [key, change(one)]));
}
