/** What an event looks like: where its hero is, which arrows are drawn, which numbers fly. The theatre draws it. */
import type { GameEvent } from "../../net/decode-messages";
import { NOBODY, TREASURES, classesOf, seatAt, seatsOf, signed, type Cards, type Say } from "./model";
import type { BoardState, HeroInTown } from "./types";

/** A hero on its way. `spots` are places on the board, the first of which that is there counts. */
export interface Actor {
  card: number;
  face: number;
  spots: string[];
  from?: string[];
  health?: number;
  mood?: "hurt" | "dead" | "through" | "stronger";
}

export interface Arrow {
  from: string[];
  to: string[];
  label?: string;
  strong?: boolean;
}

export interface Scene {
  actor?: Actor;
  arrows?: Arrow[];
  /** Words that fly up from somewhere. */
  flying?: { at: string[]; text: string; good?: boolean };
  /** Places that light up for a moment. */
  pulses?: string[][];
  /** A card shown to everybody, with what is done with it. */
  card?: { face: number; title: string; negated?: boolean };
}

export interface Seen {
  card: number;
  face: number;
}

export interface World {
  board: BoardState;
  cards: Cards;
  say: Say;
  names: readonly string[];
  /** Heroes as they last were in town. */
  remembered: ReadonlyMap<number, HeroInTown>;
}

export function seen(told: GameEvent, name: string): Seen {
  const value = told.data[name];
  if (!Array.isArray(value)) return { card: -1, face: 0 };
  const [card, face] = value as [number, number];
  return { card, face };
}

export function number(told: GameEvent, name: string): number {
  const value = told.data[name];
  return typeof value === "number" ? value : NOBODY;
}

export const onCard = (card: number): string[] => [`card-${card}`, `pile-${card}`];
export const atSeat = (seat: number): string[] => [`seat-${seat}`];
export const atGate = (seat: number): string[] => [`entrance-${seat}`, `seat-${seat}`];
export const TOWN = ["town"];

/** What each dungeon has to offer to a hero, as it is compared in the bait phase. */
function offers(world: World, hero: Seen): Map<number, number> {
  const classes = classesOf(world.cards.get(hero.face) ?? null);
  const last = world.remembered.get(hero.card)?.offers ?? {};
  const seats = seatsOf(world.board).filter((seat) => !seatAt(world.board, seat).marks?.includes("out"));
  return new Map(
    seats.map((seat) => {
      const treasure = seatAt(world.board, seat).treasure ?? [];
      const sum = classes.reduce((total, name) => total + (treasure[TREASURES.indexOf(name)] ?? 0), 0);
      return [seat, classes.length ? sum : (last[seat] ?? 0)];
    }),
  );
}

function compare(world: World, hero: Seen, from: string[], winner: number): Arrow[] {
  const counts = offers(world, hero);
  const best = Math.max(...counts.values());
  return [...counts].map(([seat, count]) => ({
    from,
    to: atGate(seat),
    label: winner === NOBODY && count === best ? `${count} =` : `${count}`,
    strong: winner === NOBODY ? count === best && best > 0 : seat === winner,
  }));
}

/** Coins come to a treasury or leave it. */
function coins(seat: number, more: number, say: Say): Scene {
  const at = [`coins-${seat}`, ...atSeat(seat)];
  return { pulses: [at], flying: { at, text: `${more < 0 ? "−" : "+"}${say("board-coins", { coins: Math.abs(more) })}`, good: more > 0 } };
}

/** The scene of an event; empty if there is nothing to see. */
export function sceneOf(told: GameEvent, world: World): Scene {
  const { say, names } = world;
  const hero = seen(told, "hero");
  const room = seen(told, "room");
  const dungeon = number(told, "dungeon");
  const seat = number(told, "seat");
  const who = names[seat] ?? "";
  switch (told.kind) {
    case "HeroArrived":
      return { pulses: [onCard(hero.card)] };
    case "HeroLured":
      return { actor: { ...hero, from: TOWN, spots: atGate(dungeon) }, arrows: compare(world, hero, TOWN, dungeon) };
    case "HeroStayed":
      return {
        arrows: compare(world, hero, onCard(hero.card), NOBODY),
        flying: { at: onCard(hero.card), text: say("board-tie") },
      };
    case "HeroShunned":
    case "HeroPutOff":
      return { pulses: [onCard(hero.card)] };
    case "HeroSetOut":
      return { actor: { ...hero, spots: atGate(dungeon) } };
    case "HeroKeptOut":
    case "HeroToEntrance":
      return { actor: { ...hero, spots: atGate(dungeon) } };
    case "HeroToTown":
      return { actor: { ...hero, spots: TOWN } };
    case "HeroEntered":
    case "HeroSentBack":
    case "HeroMovedOn":
    case "HeroPassedOver":
      return { actor: { ...hero, spots: onCard(room.card) }, pulses: [onCard(room.card)] };
    case "HeroHurt": {
      const health = number(told, "health");
      return {
        actor: { ...hero, spots: [], health, mood: "hurt" },
        flying: { at: [], text: signed(-number(told, "damage")) },
      };
    }
    case "HeroStrengthened":
      return {
        actor: { ...hero, spots: [], health: number(told, "health"), mood: "stronger" },
        flying: { at: [], text: signed(number(told, "more")), good: true },
      };
    case "HeroDied":
      return {
        actor: { ...hero, spots: [], mood: "dead" },
        flying: { at: atSeat(dungeon), text: say("board-souls", { souls: number(told, "souls") }), good: true },
        pulses: [atSeat(dungeon)],
      };
    case "HeroSurvived":
      return {
        actor: { ...hero, spots: [`boss-${dungeon}`, `seat-${dungeon}`], mood: "through" },
        flying: { at: atSeat(dungeon), text: say("board-wounds", { wounds: number(told, "wounds") }) },
        pulses: [atSeat(dungeon)],
      };
    case "HeroRemoved":
      return { actor: { ...hero, spots: [], mood: "dead" } };
    case "SpellCast":
      return { card: { face: seen(told, "spell").face, title: say("board-casts", { name: who }) } };
    case "SpellCastOn":
    case "SpellCastAt": {
      const target = told.data["target"];
      const to = typeof target === "number" ? atSeat(target) : onCard(seen(told, "target").card);
      return {
        card: { face: seen(told, "spell").face, title: say("board-casts", { name: who }) },
        arrows: [{ from: ["centre"], to, strong: true }],
      };
    }
    case "Negated":
      return { card: { face: seen(told, "source").face, title: say("board-negates", { name: who }), negated: true } };
    case "ShowedCard":
    case "TookFromDiscard":
    case "FoundInDeck": {
      const card = seen(told, "card");
      return card.face ? { card: { face: card.face, title: who } } : {};
    }
    case "AbilityUsed":
    case "EffectBegan":
      return { pulses: [onCard(seen(told, "source").card)] };
    case "AbilityUsedOn": {
      const source = onCard(seen(told, "source").card);
      const target = onCard(seen(told, "target").card);
      return { pulses: [source, target], arrows: [{ from: source, to: target, strong: true }] };
    }
    case "EffectWaits":
      return { pulses: [[`waits-${seen(told, "source").card}`]] };
    case "RoomBoosted":
      return {
        pulses: [onCard(room.card)],
        flying: { at: onCard(room.card), text: signed(number(told, "damage")), good: number(told, "damage") > 0 },
      };
    case "DungeonBoosted":
      return { flying: { at: atGate(dungeon), text: signed(number(told, "damage")), good: true } };
    case "RoomDestroyed":
      return { flying: { at: [...onCard(room.card), ...atGate(dungeon)], text: "✖" }, pulses: [["discard"]] };
    case "RoomsSwapped":
      return { pulses: [onCard(seen(told, "first").card), onCard(seen(told, "second").card)] };
    case "LevelledUp":
      return {
        pulses: [onCard(seen(told, "boss").card)],
        flying: { at: onCard(seen(told, "boss").card), text: `★ ${say("board-level-up")}`, good: true },
      };
    case "CoinsGained":
      return coins(seat, number(told, "coins"), say);
    case "CoinsPaid":
      return coins(seat, -number(told, "coins"), say);
    case "CoinsGiven": {
      const to = number(told, "to");
      return { ...coins(to, number(told, "coins"), say), arrows: [{ from: atSeat(seat), to: atSeat(to), strong: true }] };
    }
    case "CoinsLaid":
      return { pulses: [onCard(room.card)], arrows: [{ from: atSeat(seat), to: onCard(room.card) }] };
    case "DieRolled": {
      const at = onCard(seen(told, "source").card);
      return { pulses: [at], flying: { at, text: `⚄ ${number(told, "pips")}`, good: true } };
    }
    case "TokensPut": {
      const at = onCard(seen(told, "card").card);
      return { pulses: [at], flying: { at, text: signed(number(told, "tokens")), good: number(told, "tokens") > 0 } };
    }
    case "MinibossLevel": {
      const at = onCard(seen(told, "miniboss").card);
      return { pulses: [at], flying: { at, text: "◆".repeat(number(told, "level")), good: told.data["up"] === true } };
    }
    case "MinibossJoined":
    case "MinibossReturned":
      return { pulses: [onCard(seen(told, "miniboss").card)] };
    case "MinibossUnpaid":
    case "MinibossLost":
      return { pulses: [["discard"]] };
    case "ItemRevealed":
    case "ItemAttached":
    case "ItemDropped":
      return { pulses: [onCard(seen(told, "item").card)] };
    case "ItemWon":
    case "ItemTurned":
    case "ItemTaken":
      return { pulses: [[`card-${seen(told, "item").card}`, `items-${seat}`], atSeat(seat)] };
    case "RoomPlaced":
      return { pulses: [onCard(seen(told, "card").card)] };
    case "RoomBuilt":
    case "RoomUncovered":
    case "RoomDeactivated":
    case "RoomReactivated":
    case "RoomSilenced":
    case "FountainOpened":
    case "TreasureAdded":
    case "TreasureLost":
      return { pulses: [onCard(room.card)] };
    case "TreasureDoubled":
    case "PartyGathered":
    case "DungeonBarred":
      return { pulses: [atGate(dungeon)] };
    case "SoulBecameWound":
    case "WoundHealed":
    case "VictoryDenied":
    case "Defeated":
    case "Eliminated":
    case "Resigned":
    case "GameWon":
      return { pulses: [atSeat(seat)] };
    case "DeckRenewed":
      return { pulses: [[told.data["spells"] === true ? "deck-spells" : "deck-rooms"]] };
    default:
      return {};
  }
}
