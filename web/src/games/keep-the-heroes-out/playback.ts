/**
 * The map while events are played back. The board always is the present position; the map follows the events one by one,
 * so that every viewer sees how the position came about. Only what stands and lies in the rooms follows them.
 */
import type { EventOf, GameEvent } from "../../net/decode-messages";
import type { EventData } from "./event-types";
import { CLASSES, TOKENS, classOf, corridorId, isActive, ROOMS } from "./model";
import type { BoardState, Hero, Monster, Room } from "./types";

const FLOOD = 1;
const STAGE = 2;

/** The id of a monster on the map. */
const monsterId = ({ seat, monster }: { seat: number; monster: number }): string => `${seat}.${monster}`;

/** The map after one more event. `present` knows what an event leaves open, such as the passages of a new room. */
export function applyEvent(board: BoardState, sent: GameEvent, present: BoardState): BoardState {
  const event = sent as EventOf<EventData>;
  switch (event.kind) {
    case "MonsterPlaced": {
      const { seat, room } = event.data;
      return withMonster(board, monsterId(event.data), { seat, room });
    }
    case "MonsterMoved": {
      const { seat, origin, room, carry } = event.data;
      const id = monsterId(event.data);
      const carried = TOKENS[carry];
      const moved = withMonster(board, id, { ...board.monsters?.[id], seat, room });
      return carried ? changeTokens(changeTokens(moved, origin, carried, -1), room, carried, 1) : moved;
    }
    case "MonsterHurt": {
      const { seat, room, harm } = event.data;
      return withMonster(board, monsterId(event.data), { seat, room, harm });
    }
    case "MonsterGone":
      return { ...board, monsters: without(board.monsters, monsterId(event.data)) };
    case "DragonHealed":
      return {
        ...board,
        monsters: mapValues(board.monsters, (one) => (one.seat === event.data.seat ? { ...one, harm: 0 } : one)),
      };
    case "TokenPlaced":
    case "TokenLost":
      return changeTokens(
        board,
        event.data.room,
        TOKENS[event.data.token] ?? "",
        event.kind === "TokenPlaced" ? 1 : -1,
      );
    case "PortalFinished":
      return changeRoom(board, event.data.room, (there) => ({ ...there, portal: "finished" }));
    case "RoomBuilt": {
      const { room } = event.data;
      const built = present.rooms[room];
      return built ? { ...board, rooms: { ...board.rooms, [room]: built } } : board;
    }
    case "HeroSummoned": {
      const { hero, room } = event.data;
      return withHero(board, hero, {
        kind: classOf(hero),
        room,
        due: "ability",
        health: present.heroes?.[hero]?.health ?? 1,
      });
    }
    case "HeroReactivated":
      return changeHero(board, event.data.hero, { due: "act" });
    case "HeroInspires":
      return changeHero(board, event.data.inspired, { due: "act" });
    case "HeroHurt": {
      const { hero, left } = event.data;
      return changeHero(board, hero, { health: left, hurt: (board.heroes?.[hero]?.hurt ?? 0) + 1 });
    }
    case "HeroGone":
      return { ...board, heroes: without(board.heroes, String(event.data.hero)) };
    case "HeroImprisoned":
      return changeHero(board, event.data.hero, { due: "exhausted" });
    case "HeroAttacks":
      return event.data.shot ? board : changeHero(board, event.data.hero, { due: "exhausted" });
    case "HeroesWait":
      return {
        ...board,
        heroes: mapValues(board.heroes, (one) => (one.room === event.data.room ? { ...one, due: "exhausted" } : one)),
      };
    case "HeroesCharge": {
      const { origin, room } = event.data;
      const goes = (one: Hero): Hero => (one.room === origin && isActive(one) ? { ...one, room, due: "check" } : one);
      return { ...board, heroes: mapValues(board.heroes, goes) };
    }
    case "ChampionRestored":
      return changeHero(board, CLASSES.indexOf("champion") * 5, { hurt: 0, due: "act" });
    case "TreasureStolen": {
      const [card] = event.data.treasure;
      return changeRoom(board, event.data.room, (there) => ({
        ...there,
        treasures: without(there.treasures, String(card)),
      }));
    }
    case "TreasureTaken": {
      const { room } = event.data;
      const left = Object.keys(present.rooms[room]?.treasures ?? {});
      return changeRoom(board, room, (there) => {
        const gone = Object.keys(there.treasures ?? {}).find((id) => !left.includes(id));
        return gone === undefined ? there : { ...there, treasures: without(there.treasures, gone) };
      });
    }
    case "MarkPlaced":
    case "MarkGone":
      return changeMark(board, event.data.mark, event.data.place, event.kind === "MarkPlaced");
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
