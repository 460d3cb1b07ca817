/** Queries on a board: equal things are grouped, in the order in which the viewer sees them. */
import { listCards, type Cards, type ListedCard } from "../board-types";
import type { BoardState, Hero, Monster, Room, SeatBoard } from "./types";

/** The rooms by number, as anchors and events name them. */
export const ROOMS = [
  "treasury",
  "sewers",
  "workshop",
  "library",
  "catacombs",
  "forge",
  "alchemist",
  "study",
  "beast_tamer",
  "prison",
  "laboratory",
  "great_builder",
] as const;
export type RoomName = (typeof ROOMS)[number];
export const CLANS = [
  "dragon",
  "witches",
  "spirits",
  "imps",
  "lizardfolk",
  "skeletons",
  "gnolls",
  "blob",
  "rats",
] as const;
export const CLASSES = ["warrior", "rogue", "archer", "mage", "champion"] as const;
export const TOKENS = ["frog", "coin", "bone", "book", "trap"] as const;
export const KINDS = ["bones", "eye", "hat", "swords", "gem", "special"] as const;
export const PHASES = ["play", "exchange", "cleanup", "raid"] as const;

/** The kind of each room. */
export const KIND_OF: Readonly<Record<RoomName, (typeof KINDS)[number]>> = {
  treasury: "gem",
  sewers: "bones",
  workshop: "swords",
  library: "hat",
  catacombs: "eye",
  forge: "swords",
  alchemist: "hat",
  study: "eye",
  beast_tamer: "bones",
  prison: "special",
  laboratory: "special",
  great_builder: "special",
};

/** What a room gives, or takes and makes, for one activation. */
export const ROOM_ACTIONS: Readonly<Partial<Record<RoomName, { gives?: string; takes?: string; makes?: string }>>> = {
  treasury: { gives: "coin" },
  sewers: { gives: "frog" },
  workshop: { gives: "trap" },
  library: { gives: "book" },
  catacombs: { gives: "bone" },
  forge: { takes: "coin", makes: "equipment" },
  alchemist: { takes: "frog", makes: "potion" },
  study: { takes: "book", makes: "scroll" },
  beast_tamer: { takes: "bone", makes: "beast" },
  laboratory: { takes: "guild", makes: "tactic" },
  great_builder: { takes: "coin", makes: "tile" },
};

/** The number of tokens of each class. */
export const HERO_TOKENS = 5;
export const HIGHEST_TREASURE = 4;

export function roomName(room: number): RoomName {
  return ROOMS[room] ?? "treasury";
}

/** The class of a hero by the number of its token. */
export function classOf(hero: number): string {
  return CLASSES[Math.min(Math.floor(hero / HERO_TOKENS), CLASSES.length - 1)] ?? "warrior";
}

/** The key of a room's picture. */
export function pictureKey(room: number): string {
  return `kho-${roomName(room).replace("_", "-")}-tile`;
}

/** Seats in order. */
export function seatsOf(board: BoardState): number[] {
  return Object.keys(board.seats).map(Number);
}

const EMPTY: SeatBoard = {};

export function seatAt(board: BoardState, seat: number): SeatBoard {
  return board.seats[seat] ?? EMPTY;
}

/** The other seats in the order of the table, after the viewer's. */
export function othersOf(board: BoardState, seat: number | null): number[] {
  const seats = seatsOf(board);
  const from = seat === null ? 0 : seat + 1;
  return [...seats.slice(from), ...seats.slice(0, from)].filter((other) => other !== seat);
}

export function roomsOf(board: BoardState): { number: number; room: Room }[] {
  return Object.entries(board.rooms).map(([number, room]) => ({ number: Number(number), room }));
}

// --- what stands in a room -------------------------------------------------------------------------

/** Monsters of one clan in one room that nothing tells apart. */
export interface MonsterGroup {
  seat: number;
  harm: number;
  ids: string[];
}

export function monsterGroupsIn(board: BoardState, room: number): MonsterGroup[] {
  const found = new Map<string, MonsterGroup>();
  for (const [id, monster] of sorted(board.monsters)) {
    if (monster.room !== room) continue;
    const harm = monster.harm ?? 0;
    const key = `${monster.seat}/${harm}`;
    const monsterGroup = found.get(key);
    if (monsterGroup) monsterGroup.ids.push(id);
    else found.set(key, { seat: monster.seat, harm, ids: [id] });
  }
  return [...found.values()];
}

function sorted(monsters: Readonly<Record<string, Monster>> | undefined): [string, Monster][] {
  const number = (id: string): number => id.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);
  return Object.entries(monsters ?? {}).sort((one, other) => number(one[0]) - number(other[0]));
}

/** Heroes of one class in one room that nothing tells apart. */
export interface HeroGroup {
  kind: string;
  due: string;
  hurt: number;
  health: number;
  ids: number[];
}

export function isActive({ due = "exhausted" }: Pick<Hero, "due">): boolean {
  return due !== "exhausted";
}

export function heroGroupsIn(board: BoardState, room: number): HeroGroup[] {
  const found = new Map<string, HeroGroup>();
  for (const [id, hero] of Object.entries(board.heroes ?? {})) {
    if (hero.room !== room) continue;
    const { kind, due = "exhausted", hurt = 0, health = 1 } = hero;
    const key = `${kind}/${due}/${hurt}`;
    const heroGroup = found.get(key);
    if (heroGroup) heroGroup.ids.push(Number(id));
    else found.set(key, { kind, due, hurt, health, ids: [Number(id)] });
  }
  return [...found.values()];
}

/** How many active heroes count for looting in a room; a champion counts twice. */
export function strengthIn(board: BoardState, room: number): number {
  return heroGroupsIn(board, room)
    .filter(isActive)
    .reduce((sum, { kind, ids }) => sum + ids.length * (kind === "champion" ? 2 : 1), 0);
}

/** The treasures of a room, the most valuable last. */
export function treasuresIn(room: Room): { id: number; value: number }[] {
  return Object.entries(room.treasures ?? {})
    .map(([id, value]) => ({ id: Number(id), value }))
    .sort((one, other) => one.value - other.value);
}

/** The anchors of the things in a room. */
export function anchorsIn(board: BoardState, number: number, asked: number | null): string[] {
  const room = board.rooms[number];
  if (!room) return [];
  return [
    `portal:${number}`,
    `flood:${number}`,
    ...TOKENS.map((_, token) => `token:${number}.${token}`),
    ...treasuresIn(room).map(({ id }) => `card:${id}`),
    ...heroGroupsIn(board, number).flatMap(({ ids }) => ids.map((id) => `hero:${id}`)),
    ...monsterGroupsIn(board, number).flatMap((monsterGroup) => monsterAnchors(monsterGroup, asked)),
  ];
}

/** The anchors of monsters; those of the seat that decides also have one for their own actions. */
export function monsterAnchors({ seat, ids }: MonsterGroup, asked: number | null): string[] {
  const mine = seat === asked ? ids.map((id) => `mine:${id.split(".")[1] ?? ""}`) : [];
  return [...mine, ...ids.map((id) => `monster:${id}`)];
}

// --- the map --------------------------------------------------------------------------------------

const MIDDLE = 16;
const WIDTH = 64;

/** The row and the column of a place, as in `cell:1040`. */
export function placeOf(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / WIDTH) - MIDDLE, column: (cell % WIDTH) - MIDDLE };
}

export function cellOf(row: number, column: number): number {
  return (row + MIDDLE) * WIDTH + column + MIDDLE;
}

/** Where two tiles lie side by side: `one` is above or to the left of `other`. */
export interface Edge {
  /** The number of the corridor, as in `corridor:17`. */
  id: number;
  one: number;
  other: number;
  down: boolean;
  state: "open" | "rubble" | "wall";
}

export function corridorId(one: number, other: number): number {
  return Math.min(one, other) * ROOMS.length + Math.max(one, other);
}

export function edgesOf(board: BoardState): Edge[] {
  const at = new Map(roomsOf(board).map(({ number, room }) => [cellOf(room.row, room.column), number]));
  const rubble = new Set((board.rubble ?? []).map(([one = 0, other = 0]) => corridorId(one, other)));
  const found: Edge[] = [];
  for (const { number, room } of roomsOf(board)) {
    for (const down of [false, true]) {
      const other = at.get(cellOf(room.row + (down ? 1 : 0), room.column + (down ? 0 : 1)));
      if (other === undefined) continue;
      const id = corridorId(number, other);
      const state = rubble.has(id) ? "rubble" : room.corridors?.includes(other) ? "open" : "wall";
      found.push({ id, one: number, other, down, state });
    }
  }
  return found;
}

export interface Extent {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** How much of the grid is used by the dungeon and by other places that must be seen. */
export function extentOf(board: BoardState, others: readonly { row: number; column: number }[] = []): Extent {
  const places = [...Object.values(board.rooms), ...others];
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

/** The rooms next to this one that are a corridor closer to the Treasury. */
export function roomsTowardsTreasury(board: BoardState, number: number): number[] {
  const room = board.rooms[number];
  const distance = room?.distance ?? 0;
  return (room?.corridors ?? []).filter((other) => (board.rooms[other]?.distance ?? 0) === distance - 1);
}

const SIDES = "NESW";
const PRINTED: Readonly<Record<RoomName, string>> = {
  treasury: "NESW",
  sewers: "NEW",
  workshop: "ESW",
  library: "NW",
  catacombs: "ES",
  forge: "NSW",
  alchemist: "NEW",
  study: "NE",
  beast_tamer: "NEW",
  prison: "ESW",
  laboratory: "EW",
  great_builder: "NESW",
};

/** The passages of a tile that is turned so. */
export function passagesOf(room: RoomName, turned: number): string {
  return [...PRINTED[room]].map((side) => SIDES.charAt((SIDES.indexOf(side) + turned) % 4)).join("");
}

// --- cards -----------------------------------------------------------------------------------------

/** The Guild card that was turned up last. */
export function lastGuildCard(board: BoardState, cards: Cards): ListedCard | null {
  return listCards(cards, board.guildDiscard).at(-1) ?? null;
}
