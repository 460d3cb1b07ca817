/** Queries on a board, in the order in which the viewer sees the things. */
import type { CardFace } from "../../protocol";
import type { Cards, ListedCard } from "../board-types";
import type {
  BoardState,
  CardAt,
  HeroAtEntrance,
  MinibossInRoom,
  OwnedItem,
  CardInPile,
  HeroInTown,
  SeatBoard,
  Stack,
} from "./types";

export const TREASURES = ["cleric", "fighter", "mage", "thief", "explorer"] as const;
export type Treasure = (typeof TREASURES)[number];

type ByCard<T> = Readonly<Record<string, T>> | undefined;

/** The seats, from 0 on. */
export function seatsOf(board: BoardState): number[] {
  return Object.keys(board.seats).map(Number);
}

const EMPTY: SeatBoard = {};

export function seatAt(board: BoardState, seat: number): SeatBoard {
  return board.seats[seat] ?? EMPTY;
}

function inOrder<T extends { n: number }>(keyed: ByCard<T>): [number, T][] {
  return Object.entries(keyed ?? {})
    .map(([card, thing]): [number, T] => [Number(card), thing])
    .sort((one, other) => one[1].n - other[1].n);
}

/** The places of a dungeon, from the entrance to the boss. */
export function stacksOf(seat: SeatBoard): { key: number; stack: Stack }[] {
  return inOrder(seat.dungeon).map(([key, stack]) => ({ key, stack }));
}

/** The heroes in town, the oldest first. */
export function townOf(board: BoardState): { card: number; hero: HeroInTown }[] {
  return inOrder(board.town).map(([card, hero]) => ({ card, hero }));
}

/** The heroes at an entrance in the order in which they go in. */
export function entranceHeroesOf(seat: SeatBoard): { card: number; hero: HeroAtEntrance }[] {
  return inOrder(seat.entrance).map(([card, hero]) => ({ card, hero }));
}

/** Items in town that no hero carries, the oldest first. */
export function itemsInTown(board: BoardState): { card: number; face: number }[] {
  return inOrder(board.items).map(([card, { face }]) => ({ card, face }));
}

/** The items of a player: those that lie face-up, or the others. */
export function itemsOf(seat: SeatBoard, up: boolean): { card: number; item: OwnedItem }[] {
  return Object.entries(seat.items ?? {}).flatMap(([card, item]) =>
    hasMark(item.marks, "up") === up ? [{ card: Number(card), item }] : [],
  );
}

/** The discard pile, the newest card first. */
export function discardOf(board: BoardState): { card: number; piled: CardInPile }[] {
  return inOrder(board.discard)
    .map(([card, piled]) => ({ card, piled }))
    .reverse();
}

/** Cards under their ids, sorted so that each keeps its place when others come and go. */
export function listCards(cards: Cards, keyed: ByCard<number>): ListedCard[] {
  const all = Object.entries(keyed ?? {}).map(([card, face]) => ({
    card: Number(card),
    face: cards.get(face) ?? null,
  }));
  return all.sort((one, other) => weight(one) - weight(other) || one.card - other.card);
}

/** Known cards first; rooms before spells, ordinary before advanced, then as the catalogue has them. */
function weight({ face }: ListedCard): number {
  if (!face) return 1e6;
  const kind = face.kind === "spell" ? 3e4 : face.kind === "miniboss" ? 2e4 : 0;
  return kind + (face.traits["advanced"] === true ? 1e4 : 0) + face.face;
}

/** Returns whether a card is being cast, or an effect waits. */
export function hasWaitingEffects({ waiting, casting, estate, noBuilding }: BoardState): boolean {
  return !!(waiting?.length || casting?.length || Object.keys(estate ?? {}).length || noBuilding);
}

export function hasMark(marks: readonly string[] | undefined, mark: string): boolean {
  return marks?.includes(mark) ?? false;
}

/** Counts for the five treasures that are printed on a card. */
export function printedTreasure(face: CardFace | null): number[] {
  const value = face?.traits["treasure"];
  return Array.isArray(value) ? value.map(Number) : [];
}

export function classesOf(face: CardFace | null): Treasure[] {
  const value = face?.traits["classes"];
  return Array.isArray(value) ? TREASURES.filter((name) => value.includes(name)) : [];
}

/** The look of a card: monster, trap, spell, hero, epic, boss, miniboss or item. */
export function lookOf(face: CardFace | null, back = "room"): string {
  if (!face) return back;
  if (face.kind === "room") return face.traits["type"] === "trap" ? "trap" : "monster";
  if (face.kind === "hero") return face.traits["epic"] === true ? "epic" : "hero";
  return face.kind;
}

/** For each treasure, the seat that alone has the most of it; null if there is none. */
export function leadersOf(board: BoardState): (number | null)[] {
  const standing = seatsOf(board).filter((seat) => !hasMark(seatAt(board, seat).marks, "out"));
  return TREASURES.map((_, kind) => {
    const counts = standing.map((seat) => seatAt(board, seat).treasure?.[kind] ?? 0);
    const most = Math.max(0, ...counts);
    const first = counts.indexOf(most);
    return most > 0 && first === counts.lastIndexOf(most) ? (standing[first] ?? null) : null;
  });
}

/** The place of a visible card in any dungeon. */
export function placeOf(board: BoardState, card: number): { seat: number; stack: Stack } | null {
  for (const seat of seatsOf(board)) {
    for (const stack of Object.values(seatAt(board, seat).dungeon ?? {})) {
      if (stack.card === card || stack.under?.some((below) => below.card === card)) return { seat, stack };
    }
  }
  return null;
}

/** The face of any card that can be seen on the table; 0 if it is hidden. */
export function faceOf(board: BoardState, card: number): number {
  const id = String(card);
  const open =
    board.discard?.[id]?.face ??
    board.town?.[id]?.face ??
    board.known?.[id] ??
    board.items?.[id]?.face ??
    board.estate?.[id];
  if (open) return open;
  if (board.walker?.card === card) return board.walker.face;
  const entranceHeroes = Object.values(board.seats).flatMap((seat) => Object.values(seat.entrance ?? {}));
  for (const hero of [...Object.values(board.town ?? {}), ...entranceHeroes, ...(board.walker ? [board.walker] : [])]) {
    if (hero.item?.card === card) return hero.item.face ?? 0;
  }
  for (const effect of [...(board.casting ?? []), ...(board.waiting ?? [])]) {
    if (effect.card === card && effect.face) return effect.face;
  }
  for (const seat of Object.values(board.seats)) {
    const keyed =
      seat.rooms?.[id] ??
      seat.spells?.[id] ??
      seat.soulCards?.[id] ??
      seat.woundCards?.[id] ??
      seat.entrance?.[id]?.face ??
      seat.items?.[id]?.face;
    if (keyed) return keyed;
    for (const boss of seat.boss ?? []) if (boss.card === card) return boss.face ?? 0;
    for (const stack of Object.values(seat.dungeon ?? {})) {
      if (stack.card === card) return stack.face ?? 0;
      for (const miniboss of minibossesOf(stack)) if (miniboss.card === card) return miniboss.face;
      for (const below of stack.under ?? []) if (below.card === card) return below.face ?? 0;
    }
  }
  return 0;
}

/** The miniboss of a room, and a miniboss that is not paid yet. */
export function minibossesOf({ lodger: member, knocks: unpaid }: Stack): MinibossInRoom[] {
  return [member, unpaid].filter((one) => one !== undefined);
}

/** Every card that can be clicked in the dungeon of a player, on the heroes there, and at the boss. */
export function cardsAt(board: BoardState, number: number): Set<number> {
  const seat = seatAt(board, number);
  const found = new Set<number>();
  const add = (...cards: (CardAt | undefined)[]): void => cards.forEach((one) => one && found.add(one.card));
  for (const stack of Object.values(seat.dungeon ?? {})) add(stack, ...minibossesOf(stack));
  for (const [card, hero] of Object.entries(seat.entrance ?? {})) add({ card: Number(card) }, hero.item);
  add(...(seat.boss ?? []), ...itemsOf(seat, true));
  return found;
}

/**
 * Returns the player whose heroes walk through a dungeon in this turn of the adventure phase, also between two heroes,
 * and while the last one dies. `before` is the result for the board that was shown before.
 */
export function visitedSeat(board: BoardState, before: number | null): number | null {
  if (board.walker) return board.walker.seat;
  const { phase, active } = board;
  if (phase !== "adventure" || active === undefined) return null;
  return active === before || entranceHeroesOf(seatAt(board, active)).length > 0 ? active : null;
}

/** Whether something in the dungeon of a player can be chosen, or heroes walk through it. */
export function isDungeonBusy(
  board: BoardState,
  number: number,
  lit: Iterable<string>,
  visited: number | null,
): boolean {
  if (visited === number) return true;
  const here = cardsAt(board, number);
  return [...lit].some((anchor) => here.has(cardOf(anchor) ?? -1));
}

/** Whether the rules of a set are in force. */
export function hasModule(board: BoardState, module: string): boolean {
  return board.modules?.includes(module) ?? false;
}

/** The id of a card in an anchor such as `card:17`, or null. */
export function cardOf(anchor: string): number | null {
  return anchor.startsWith("card:") ? Number(anchor.slice(5)) : null;
}
