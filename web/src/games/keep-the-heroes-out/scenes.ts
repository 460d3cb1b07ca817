/** The scene of an event on the map, and its reason. The event overlay draws it. */
import type { Bitmap } from "../../art/sprites";
import type { EventOf, GameEvent } from "../../net/decode-messages";
import { drawingOf, marks } from "./cards/drawings";
import type { EventData, SentCard } from "./event-types";
import { ROOMS, TOKENS, heroGroupsIn, classOf, seatAt } from "./model";
import type { Title } from "../../table/parts/title";
import type { Say } from "../board-types";
import type { BoardState } from "./types";

export interface Scene {
  /** The reason, as the end of a message id. */
  why?: string;
  /** Rooms that light up. */
  rooms?: number[];
  /** Figures that go from room to room. */
  walk?: { from: number; to: number; of: (Bitmap | undefined)[] };
  /** An attack from room to room. */
  shot?: { from: number; to: number };
  /** A sign that flies up from a room. */
  sign?: { room: number; of?: Bitmap | undefined; text?: string; good?: boolean };
  /** A card that all viewers see. */
  card?: number;
}

/** The title of an event in the middle of the map; null if it has none. */
export function titleOf(sent: GameEvent, say: Say, names: readonly string[]): Title | null {
  const event = sent as EventOf<EventData>;
  switch (event.kind) {
    case "TurnBegan":
      return { text: names[event.data.seat] ?? "", sub: say("keep-turn-short", { turn: event.data.turn }) };
    case "WaveBegan":
      return { text: say("keep-wave", { wave: event.data.wave }), tone: "bad" };
    case "GameWon":
      return { text: say("keep-over-won"), tone: "good" };
    case "GameLost":
      return { text: say("keep-title-lost"), tone: "bad" };
    default:
      return null;
  }
}

const TURN_REASONS = ["guild", "gamble", "laboratory", "prisoner"];
const BY_TRAP = 2;
const RUBBLE = 0;

/** The face of a card in an event. */
const sentFace = ([, face]: SentCard): number => face;

/** The drawing of a hero. */
const figure = (id: number): Bitmap | undefined => drawingOf("hero", classOf(id));

/** The scene of an event; `before` is the map just before it. Empty if there is nothing to see. */
export function sceneOf(sent: GameEvent, before: BoardState): Scene {
  const event = sent as EventOf<EventData>;
  const monster = (seat: number): Bitmap | undefined => drawingOf("monster", seatAt(before, seat).clan);
  switch (event.kind) {
    case "TurnBegan":
      return { why: "turn" };
    case "WaveBegan":
      return { why: "wave" };
    case "GuildCardTurned":
      return { why: TURN_REASONS[event.data.why] ?? "guild", card: sentFace(event.data.card) };
    case "ScenarioCard":
      return { why: "scenario", card: sentFace(event.data.card) };
    case "PageSpoke":
      return { why: "scenario" };
    case "CardPlayed":
      return { card: sentFace(event.data.card) };
    case "Defended":
      return { why: "defend", card: sentFace(event.data.card) };
    case "LootGained":
      return { card: sentFace(event.data.card), rooms: [event.data.room] };
    case "MonsterPlaced": {
      const { seat, room } = event.data;
      return { rooms: [room], sign: { room, of: monster(seat), good: true } };
    }
    case "MonsterMoved": {
      const { seat, origin, room, carry } = event.data;
      const carried = carry === null ? undefined : TOKENS[carry];
      return {
        walk: { from: origin, to: room, of: [monster(seat), ...(carried ? [drawingOf("token", carried)] : [])] },
      };
    }
    case "MonsterHurt": {
      const { room } = event.data;
      return { why: "hurt", rooms: [room], sign: { room, of: marks.harm, text: "−1" } };
    }
    case "MonsterGone": {
      const { seat, room } = event.data;
      return { why: "lair", rooms: [room], sign: { room, of: monster(seat) } };
    }
    case "TokenPlaced":
    case "TokenLost": {
      const { room } = event.data;
      const token = TOKENS[event.data.token];
      const gained = event.kind === "TokenPlaced";
      const why = gained ? undefined : lossReason(before, room, token);
      return {
        ...(why ? { why } : {}),
        rooms: [room],
        sign: { room, of: drawingOf("token", token), text: gained ? "+" : "−", good: gained },
      };
    }
    case "PortalFinished": {
      const { room } = event.data;
      return { rooms: [room], sign: { room, of: drawingOf("portal", "finished"), good: true } };
    }
    case "MarkPlaced":
    case "MarkGone": {
      const { mark, place } = event.data;
      const there = mark === RUBBLE ? [Math.floor(place / ROOMS.length), place % ROOMS.length] : [place];
      return { ...(event.kind === "MarkPlaced" ? { why: "mark" } : {}), rooms: there };
    }
    case "HeroSummoned": {
      const { hero, room } = event.data;
      return { why: "summon", rooms: [room], sign: { room, of: figure(hero) } };
    }
    case "ClassReactivated":
      return { why: "none-left" };
    case "HeroReactivated": {
      const { room } = event.data;
      return { why: "again", rooms: [room], sign: { room, of: marks.active } };
    }
    case "HeroHurt": {
      const { room, by } = event.data;
      return {
        ...(by === BY_TRAP ? { why: "trap" } : {}),
        rooms: [room],
        sign: { room, of: marks.harm, text: "−1", good: true },
      };
    }
    case "HeroGone": {
      const { hero, room } = event.data;
      return { why: "gone", rooms: [room], sign: { room, of: figure(hero), text: "✕", good: true } };
    }
    case "HeroImprisoned":
      return { why: "caught", rooms: [ROOMS.indexOf("prison")] };
    case "PrisonBroken":
      return { why: "break", rooms: [ROOMS.indexOf("prison")] };
    case "HeroInspires": {
      const { room } = event.data;
      return { why: "inspire", rooms: [room], sign: { room, of: marks.active } };
    }
    case "HeroAttacks": {
      const { hero, room, shot } = event.data;
      if (shot) return { why: "shot", shot: { from: before.heroes?.[hero]?.room ?? room, to: room }, rooms: [room] };
      return { why: "attack", rooms: [room], sign: { room, of: drawingOf("action", "melee") } };
    }
    case "HeroesWait": {
      const { room, heroes, needed } = event.data;
      return {
        why: "wait",
        rooms: [room],
        sign: { room, of: marks.exhausted, text: `${heroes}/${needed}`, good: true },
      };
    }
    case "HeroesCharge": {
      const { origin, room } = event.data;
      const of = heroGroupsIn(before, origin).flatMap((heroGroup) =>
        heroGroup.due === "exhausted" ? [] : heroGroup.ids.map(figure),
      );
      return { why: "charge", walk: { from: origin, to: room, of: of.slice(0, 6) } };
    }
    case "TreasureStolen":
      return { why: "loot", rooms: [event.data.room], card: sentFace(event.data.treasure) };
    case "RoomBuilt":
    case "TreasureTaken":
      return { rooms: [event.data.room] };
    case "GameWon":
      return { why: "won" };
    case "GameLost": {
      const { room } = event.data;
      return { why: "lost", rooms: room === null ? [] : [room] };
    }
    default:
      return {};
  }
}

/** Why a token is taken from a room: a hero who has just appeared uses the ability of the class, or a trap snaps. */
function lossReason(before: BoardState, room: number, token: string | undefined): string | undefined {
  const newcomers = heroGroupsIn(before, room).filter(({ due }) => due === "ability");
  if (token === "trap") {
    if (newcomers.some(({ kind }) => kind === "rogue")) return "disarm";
    return heroGroupsIn(before, room).some(({ due }) => due === "ability" || due === "check") ? "trap" : undefined;
  }
  return newcomers.some(({ kind }) => kind === "warrior") ? "plunder" : undefined;
}
