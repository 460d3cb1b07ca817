/** The scene of an event: where its hero is, which arrows and which floating texts are shown. The event overlay draws it. */
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
  floatingText?: { at: string[]; text: string; good?: boolean };
  /** Places that light up for a short time. */
  pulses?: string[][];
  /** A card that all viewers see, with a title. */
  card?: { face: number; title: string; negated?: boolean };
}

export interface EventCard {
  card: number;
  face: number;
}

export interface SceneContext {
  board: BoardState;
  cards: Cards;
  say: Say;
  names: readonly string[];
  /** Heroes as they last were in town. */
  lastInTown: ReadonlyMap<number, HeroInTown>;
}

export function cardField(event: GameEvent, name: string): EventCard {
  const value = event.data[name];
  if (!Array.isArray(value)) return { card: -1, face: 0 };
  const [card, face] = value as [number, number];
  return { card, face };
}

export function numberField(event: GameEvent, name: string): number {
  const value = event.data[name];
  return typeof value === "number" ? value : NOBODY;
}

export const onCard = (card: number): string[] => [`card-${card}`, `pile-${card}`];
export const atSeat = (seat: number): string[] => [`seat-${seat}`];
export const atGate = (seat: number): string[] => [`entrance-${seat}`, `seat-${seat}`];
export const TOWN = ["town"];

/** What each dungeon has to offer to a hero, as it is compared in the bait phase. */
function offers(sceneContext: SceneContext, hero: EventCard): Map<number, number> {
  const classes = classesOf(sceneContext.cards.get(hero.face) ?? null);
  const last = sceneContext.lastInTown.get(hero.card)?.offers ?? {};
  const seats = seatsOf(sceneContext.board).filter((seat) => !seatAt(sceneContext.board, seat).marks?.includes("out"));
  return new Map(
    seats.map((seat) => {
      const treasure = seatAt(sceneContext.board, seat).treasure ?? [];
      const sum = classes.reduce((total, name) => total + (treasure[TREASURES.indexOf(name)] ?? 0), 0);
      return [seat, classes.length ? sum : (last[seat] ?? 0)];
    }),
  );
}

function compare(sceneContext: SceneContext, hero: EventCard, from: string[], winner: number): Arrow[] {
  const counts = offers(sceneContext, hero);
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
  return { pulses: [at], floatingText: { at, text: `${more < 0 ? "−" : "+"}${say("board-coins", { coins: Math.abs(more) })}`, good: more > 0 } };
}

/** The scene of an event; empty if there is nothing to see. */
export function sceneOf(event: GameEvent, sceneContext: SceneContext): Scene {
  const { say, names } = sceneContext;
  const hero = cardField(event, "hero");
  const room = cardField(event, "room");
  const dungeon = numberField(event, "dungeon");
  const seat = numberField(event, "seat");
  const who = names[seat] ?? "";
  switch (event.kind) {
    case "HeroArrived":
      return { pulses: [onCard(hero.card)] };
    case "HeroLured":
      return { actor: { ...hero, from: TOWN, spots: atGate(dungeon) }, arrows: compare(sceneContext, hero, TOWN, dungeon) };
    case "HeroStayed":
      return {
        arrows: compare(sceneContext, hero, onCard(hero.card), NOBODY),
        floatingText: { at: onCard(hero.card), text: say("board-tie") },
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
      const health = numberField(event, "health");
      return {
        actor: { ...hero, spots: [], health, mood: "hurt" },
        floatingText: { at: [], text: signed(-numberField(event, "damage")) },
      };
    }
    case "HeroStrengthened":
      return {
        actor: { ...hero, spots: [], health: numberField(event, "health"), mood: "stronger" },
        floatingText: { at: [], text: signed(numberField(event, "more")), good: true },
      };
    case "HeroDied":
      return {
        actor: { ...hero, spots: [], mood: "dead" },
        floatingText: { at: atSeat(dungeon), text: say("board-souls", { souls: numberField(event, "souls") }), good: true },
        pulses: [atSeat(dungeon)],
      };
    case "HeroSurvived":
      return {
        actor: { ...hero, spots: [`boss-${dungeon}`, `seat-${dungeon}`], mood: "through" },
        floatingText: { at: atSeat(dungeon), text: say("board-wounds", { wounds: numberField(event, "wounds") }) },
        pulses: [atSeat(dungeon)],
      };
    case "HeroRemoved":
      return { actor: { ...hero, spots: [], mood: "dead" } };
    case "SpellCast":
      return { card: { face: cardField(event, "spell").face, title: say("board-casts", { name: who }) } };
    case "SpellCastOn":
    case "SpellCastAt": {
      const target = event.data["target"];
      const to = typeof target === "number" ? atSeat(target) : onCard(cardField(event, "target").card);
      return {
        card: { face: cardField(event, "spell").face, title: say("board-casts", { name: who }) },
        arrows: [{ from: ["centre"], to, strong: true }],
      };
    }
    case "Negated":
      return { card: { face: cardField(event, "source").face, title: say("board-negates", { name: who }), negated: true } };
    case "ShowedCard":
    case "TookFromDiscard":
    case "FoundInDeck": {
      const card = cardField(event, "card");
      return card.face ? { card: { face: card.face, title: who } } : {};
    }
    case "AbilityUsed":
    case "EffectBegan":
      return { pulses: [onCard(cardField(event, "source").card)] };
    case "AbilityUsedOn": {
      const source = onCard(cardField(event, "source").card);
      const target = onCard(cardField(event, "target").card);
      return { pulses: [source, target], arrows: [{ from: source, to: target, strong: true }] };
    }
    case "EffectWaits":
      return { pulses: [[`waits-${cardField(event, "source").card}`]] };
    case "RoomBoosted":
      return {
        pulses: [onCard(room.card)],
        floatingText: { at: onCard(room.card), text: signed(numberField(event, "damage")), good: numberField(event, "damage") > 0 },
      };
    case "DungeonBoosted":
      return { floatingText: { at: atGate(dungeon), text: signed(numberField(event, "damage")), good: true } };
    case "RoomDestroyed":
      return { floatingText: { at: [...onCard(room.card), ...atGate(dungeon)], text: "✖" }, pulses: [["discard"]] };
    case "RoomsSwapped":
      return { pulses: [onCard(cardField(event, "first").card), onCard(cardField(event, "second").card)] };
    case "LevelledUp":
      return {
        pulses: [onCard(cardField(event, "boss").card)],
        floatingText: { at: onCard(cardField(event, "boss").card), text: `★ ${say("board-level-up")}`, good: true },
      };
    case "CoinsGained":
      return coins(seat, numberField(event, "coins"), say);
    case "CoinsPaid":
      return coins(seat, -numberField(event, "coins"), say);
    case "CoinsGiven": {
      const to = numberField(event, "to");
      return { ...coins(to, numberField(event, "coins"), say), arrows: [{ from: atSeat(seat), to: atSeat(to), strong: true }] };
    }
    case "CoinsLaid":
      return { pulses: [onCard(room.card)], arrows: [{ from: atSeat(seat), to: onCard(room.card) }] };
    case "DieRolled": {
      const at = onCard(cardField(event, "source").card);
      return { pulses: [at], floatingText: { at, text: `⚄ ${numberField(event, "pips")}`, good: true } };
    }
    case "TokensPut": {
      const at = onCard(cardField(event, "card").card);
      return { pulses: [at], floatingText: { at, text: signed(numberField(event, "tokens")), good: numberField(event, "tokens") > 0 } };
    }
    case "MinibossLevel": {
      const at = onCard(cardField(event, "miniboss").card);
      return { pulses: [at], floatingText: { at, text: "◆".repeat(numberField(event, "level")), good: event.data["up"] === true } };
    }
    case "MinibossJoined":
    case "MinibossReturned":
      return { pulses: [onCard(cardField(event, "miniboss").card)] };
    case "MinibossUnpaid":
    case "MinibossLost":
      return { pulses: [["discard"]] };
    case "ItemRevealed":
    case "ItemAttached":
    case "ItemDropped":
      return { pulses: [onCard(cardField(event, "item").card)] };
    case "ItemWon":
    case "ItemTurned":
    case "ItemTaken":
      return { pulses: [[`card-${cardField(event, "item").card}`, `items-${seat}`], atSeat(seat)] };
    case "RoomPlaced":
      return { pulses: [onCard(cardField(event, "card").card)] };
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
      return { pulses: [[event.data["spells"] === true ? "deck-spells" : "deck-rooms"]] };
    default:
      return {};
  }
}
