/** The scene of an event: where its hero is, which arrows and which floating texts are shown. The event overlay draws it. */
import type { EventOf, GameEvent } from "../../net/decode-messages";
import type { EventData, SentCard } from "./event-types";
import type { Cards, Say } from "../board-types";
import { roundChanges } from "./changes";
import { signed } from "../differences";
import { TREASURES, classesOf, seatAt, seatsOf } from "./model";
import type { Title } from "../../table/parts/title";
import type { BoardState } from "./types";

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
  /** A title in the middle of the board. */
  title?: Title;
  /** A soul or a wound that flies from the hero to the score of a seat. */
  scored?: { what: "soul" | "wound"; seat: number };
  /** A card that all viewers see, with a title. */
  card?: { face: number; title: string; negated?: boolean };
}

export interface SceneContext {
  board: BoardState;
  cards: Cards;
  say: Say;
  names: readonly string[];
  /** The seat of the viewer, whom texts call "you". */
  seat?: number | null;
  /** The board just before the event. */
  before: BoardState;
  /** The board at the beginning of the round, if it was seen. */
  roundStart?: BoardState | null;
}

/** The card of a hero, as an actor has it. */
export const heroOf = ([card, face]: SentCard): Pick<Actor, "card" | "face"> => ({ card, face });

/** The face of a card in an event. */
export const sentFace = ([, face]: SentCard): number => face;

export const onCard = ([card]: SentCard): string[] => [`card-${card}`, `pile-${card}`];
export const atSeat = (seat: number): string[] => [`seat-${seat}`];
export const atGate = (seat: number): string[] => [`entrance-${seat}`, `seat-${seat}`];
export const TOWN = ["town"];

/** What each dungeon has to offer to a hero, as it is compared in the bait phase. */
function offers(sceneContext: SceneContext, [card, face]: SentCard): Map<number, number> {
  const classes = classesOf(sceneContext.cards.get(face) ?? null);
  const last = sceneContext.before.town?.[card]?.offers ?? {};
  const seats = seatsOf(sceneContext.board).filter((seat) => !seatAt(sceneContext.board, seat).marks?.includes("out"));
  return new Map(
    seats.map((seat) => {
      const treasure = seatAt(sceneContext.board, seat).treasure ?? [];
      const sum = classes.reduce((total, name) => total + (treasure[TREASURES.indexOf(name)] ?? 0), 0);
      return [seat, classes.length ? sum : (last[seat] ?? 0)];
    }),
  );
}

function compare(sceneContext: SceneContext, hero: SentCard, from: string[], winner: number | null): Arrow[] {
  const counts = offers(sceneContext, hero);
  const best = Math.max(...counts.values());
  return [...counts].map(([seat, count]) => ({
    from,
    to: atGate(seat),
    label: winner === null && count === best ? `${count} =` : `${count}`,
    strong: winner === null ? count === best && best > 0 : seat === winner,
  }));
}

/** Coins come to a treasury or leave it. */
function coins(seat: number, more: number, say: Say): Scene {
  const at = [`coins-${seat}`, ...atSeat(seat)];
  return {
    pulses: [at],
    floatingText: {
      at,
      text: `${more < 0 ? "−" : "+"}${say("board-coins", { coins: Math.abs(more) })}`,
      good: more > 0,
    },
  };
}

/** The values of a message about a seat: its name, and whether it is the viewer. */
function seatValues({ names, seat: viewer }: SceneContext, seat: number): { name: string; you: string } {
  return { name: names[seat] ?? "", you: seat === viewer ? "yes" : "no" };
}

/** The scene of an event; empty if there is nothing to see. */
export function sceneOf(sent: GameEvent, sceneContext: SceneContext): Scene {
  const event = sent as EventOf<EventData>;
  const { say, names } = sceneContext;
  switch (event.kind) {
    case "RoundBegan": {
      const { round } = event.data;
      const lines = sceneContext.roundStart
        ? roundChanges(sceneContext.roundStart, sceneContext.before, names, say)
        : [];
      return { title: { text: say("board-round", { round }), lines } };
    }
    case "PhaseBegan":
      return { title: { text: say(`board-phase-${sceneContext.board.phase}`) } };
    case "HeroLured": {
      const { hero, dungeon } = event.data;
      return {
        actor: { ...heroOf(hero), from: TOWN, spots: atGate(dungeon) },
        arrows: compare(sceneContext, hero, TOWN, dungeon),
      };
    }
    case "HeroStayed": {
      const { hero } = event.data;
      const at = onCard(hero);
      const reason = sceneContext.before.town?.[hero[0]]?.stays;
      return {
        arrows: compare(sceneContext, hero, at, null),
        floatingText: { at, text: say(reason ? `board-stays-${reason}` : "board-stays") },
      };
    }
    case "HeroArrived":
    case "HeroShunned":
    case "HeroPutOff":
      return { pulses: [onCard(event.data.hero)] };
    case "HeroSetOut": {
      const { hero, dungeon } = event.data;
      const text = sceneContext.cards.get(sentFace(hero))?.name ?? "";
      return {
        actor: { ...heroOf(hero), spots: atGate(dungeon) },
        title: { text, sub: say("board-enters", seatValues(sceneContext, dungeon)) },
      };
    }
    case "HeroKeptOut":
    case "HeroToEntrance":
      return { actor: { ...heroOf(event.data.hero), spots: atGate(event.data.dungeon) } };
    case "HeroToTown":
      return { actor: { ...heroOf(event.data.hero), spots: TOWN } };
    case "HeroEntered":
    case "HeroSentBack":
    case "HeroMovedOn":
    case "HeroPassedOver": {
      const at = onCard(event.data.room);
      return { actor: { ...heroOf(event.data.hero), spots: at }, pulses: [at] };
    }
    case "HeroHurt": {
      const { hero, damage, health } = event.data;
      return {
        actor: { ...heroOf(hero), spots: [], health, mood: "hurt" },
        floatingText: { at: [], text: signed(-damage) },
      };
    }
    case "HeroStrengthened": {
      const { hero, more, health } = event.data;
      return {
        actor: { ...heroOf(hero), spots: [], health, mood: "stronger" },
        floatingText: { at: [], text: signed(more), good: true },
      };
    }
    case "HeroDied": {
      const { hero, dungeon, souls } = event.data;
      const at = atSeat(dungeon);
      return {
        actor: { ...heroOf(hero), spots: [], mood: "dead" },
        title: { text: `+ ${say("board-souls", { souls })}`, sub: names[dungeon] ?? "", tone: "good" },
        scored: { what: "soul", seat: dungeon },
        pulses: [at],
      };
    }
    case "HeroSurvived": {
      const { hero, dungeon, wounds } = event.data;
      const at = atSeat(dungeon);
      return {
        actor: { ...heroOf(hero), spots: [`boss-${dungeon}`, ...at], mood: "through" },
        title: { text: `+ ${say("board-wounds", { wounds })}`, sub: names[dungeon] ?? "", tone: "bad" },
        scored: { what: "wound", seat: dungeon },
        pulses: [at],
      };
    }
    case "HeroRemoved":
      return { actor: { ...heroOf(event.data.hero), spots: [], mood: "dead" } };
    case "SpellCast":
    case "SpellCastOn":
    case "SpellCastAt": {
      const { seat, spell } = event.data;
      const card = { face: sentFace(spell), title: say("board-casts", seatValues(sceneContext, seat)) };
      if (event.kind === "SpellCast") return { card };
      const to = event.kind === "SpellCastAt" ? atSeat(event.data.target) : onCard(event.data.target);
      return { card, arrows: [{ from: ["centre"], to, strong: true }] };
    }
    case "Negated":
      return {
        card: {
          face: sentFace(event.data.source),
          title: say("board-negates", seatValues(sceneContext, event.data.seat)),
          negated: true,
        },
      };
    case "ShowedCard":
    case "TookFromDiscard":
    case "FoundInDeck": {
      const face = sentFace(event.data.card);
      return face ? { card: { face, title: names[event.data.seat] ?? "" } } : {};
    }
    case "AbilityUsed":
    case "EffectBegan":
      return { pulses: [onCard(event.data.source)] };
    case "AbilityUsedOn": {
      const source = onCard(event.data.source);
      const target = onCard(event.data.target);
      return { pulses: [source, target], arrows: [{ from: source, to: target, strong: true }] };
    }
    case "EffectWaits": {
      const [card] = event.data.source;
      return { pulses: [[`waits-${card}`]] };
    }
    case "RoomBoosted": {
      const { room, damage } = event.data;
      return { pulses: [onCard(room)], floatingText: { at: onCard(room), text: signed(damage), good: damage > 0 } };
    }
    case "DungeonBoosted":
      return { floatingText: { at: atGate(event.data.dungeon), text: signed(event.data.damage), good: true } };
    case "RoomDestroyed":
      return {
        floatingText: { at: [...onCard(event.data.room), ...atGate(event.data.dungeon)], text: "✖" },
        pulses: [["discard"]],
      };
    case "RoomsSwapped":
      return { pulses: [onCard(event.data.first), onCard(event.data.second)] };
    case "LevelledUp": {
      const at = onCard(event.data.boss);
      return { pulses: [at], floatingText: { at, text: `★ ${say("board-level-up")}`, good: true } };
    }
    case "CoinsGained":
      return coins(event.data.seat, event.data.coins, say);
    case "CoinsPaid":
      return coins(event.data.seat, -event.data.coins, say);
    case "CoinsGiven": {
      const { seat, to } = event.data;
      return { ...coins(to, event.data.coins, say), arrows: [{ from: atSeat(seat), to: atSeat(to), strong: true }] };
    }
    case "CoinsLaid": {
      const to = onCard(event.data.room);
      return { pulses: [to], arrows: [{ from: atSeat(event.data.seat), to }] };
    }
    case "DieRolled": {
      const at = onCard(event.data.source);
      return { pulses: [at], floatingText: { at, text: `⚄ ${event.data.pips}`, good: true } };
    }
    case "TokensPut": {
      const at = onCard(event.data.card);
      return { pulses: [at], floatingText: { at, text: signed(event.data.tokens), good: event.data.tokens > 0 } };
    }
    case "MinibossLevel": {
      const at = onCard(event.data.miniboss);
      return { pulses: [at], floatingText: { at, text: "◆".repeat(event.data.level), good: event.data.up } };
    }
    case "MinibossJoined":
    case "MinibossReturned":
      return { pulses: [onCard(event.data.miniboss)] };
    case "MinibossUnpaid":
    case "MinibossLost":
      return { pulses: [["discard"]] };
    case "ItemRevealed":
    case "ItemAttached":
    case "ItemDropped":
      return { pulses: [onCard(event.data.item)] };
    case "ItemWon":
    case "ItemTurned":
    case "ItemTaken": {
      const {
        seat,
        item: [card],
      } = event.data;
      return { pulses: [[`card-${card}`, `items-${seat}`], atSeat(seat)] };
    }
    case "RoomPlaced":
      return { pulses: [onCard(event.data.card)] };
    case "RoomBuilt":
    case "RoomUncovered":
    case "RoomDeactivated":
    case "RoomReactivated":
    case "RoomSilenced":
    case "FountainOpened":
    case "TreasureAdded":
    case "TreasureLost":
      return { pulses: [onCard(event.data.room)] };
    case "TreasureDoubled":
    case "PartyGathered":
    case "DungeonBarred":
      return { pulses: [atGate(event.data.dungeon)] };
    case "SoulBecameWound":
    case "WoundHealed":
    case "VictoryDenied":
      return { pulses: [atSeat(event.data.seat)] };
    case "Defeated":
    case "Eliminated":
    case "Resigned":
    case "GameWon": {
      const { seat } = event.data;
      const won = event.kind === "GameWon";
      const text = say(won ? "board-won" : event.kind === "Resigned" ? "board-resigned" : "board-out");
      return { pulses: [atSeat(seat)], title: { text: names[seat] ?? "", sub: text, tone: won ? "good" : "bad" } };
    }
    case "DeckRenewed":
      return { pulses: [[event.data.spells ? "deck-spells" : "deck-rooms"]] };
    default:
      return {};
  }
}
