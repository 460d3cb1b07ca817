/** The scene of an event on the map, and its reason. The event overlay draws it. */
import type { Bitmap } from "../../art/sprites";
import type { GameEvent } from "../../net/decode-messages";
import { drawingOf, marks } from "./cards/drawings";
import { NOTHING, ROOMS, TOKENS, heroGroupsIn, classOf, seatAt } from "./model";
import { cardField, numberField } from "./playback";
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

const TURN_REASONS = ["guild", "gamble", "laboratory", "prisoner"];
const BY_TRAP = 2;
const RUBBLE = 0;

/** The scene of an event; `before` is the map just before it. Empty if there is nothing to see. */
export function sceneOf(event: GameEvent, before: BoardState): Scene {
  const room = numberField(event, "room");
  const hero = numberField(event, "hero");
  const seat = numberField(event, "seat");
  const figure = (id: number): Bitmap | undefined => drawingOf("hero", classOf(id));
  const monster = (): Bitmap | undefined => drawingOf("monster", seatAt(before, seat).clan);
  switch (event.kind) {
    case "TurnBegan":
      return { why: "turn" };
    case "WaveBegan":
      return { why: "wave" };
    case "GuildCardTurned":
      return { why: TURN_REASONS[numberField(event, "why")] ?? "guild", card: cardField(event, "card").face };
    case "ScenarioCard":
      return { why: "scenario", card: cardField(event, "card").face };
    case "PageSpoke":
      return { why: "scenario" };
    case "CardPlayed":
    case "Defended":
    case "LootGained": {
      const { face } = cardField(event, "card");
      if (event.kind === "Defended") return { why: "defend", card: face };
      return event.kind === "CardPlayed" ? { card: face } : { card: face, rooms: [room] };
    }
    case "MonsterPlaced":
      return { rooms: [room], sign: { room, of: monster(), good: true } };
    case "MonsterMoved": {
      const carried = TOKENS[numberField(event, "carry")];
      return { walk: { from: numberField(event, "origin"), to: room, of: [monster(), ...(carried ? [drawingOf("token", carried)] : [])] } };
    }
    case "MonsterHurt":
      return { why: "hurt", rooms: [room], sign: { room, of: marks.harm, text: "−1" } };
    case "MonsterGone":
      return { why: "lair", rooms: [room], sign: { room, of: monster() } };
    case "TokenPlaced":
    case "TokenLost": {
      const token = TOKENS[numberField(event, "token")];
      const gained = event.kind === "TokenPlaced";
      const why = gained ? undefined : lossReason(before, room, token);
      return { ...(why ? { why } : {}), rooms: [room], sign: { room, of: drawingOf("token", token), text: gained ? "+" : "−", good: gained } };
    }
    case "PortalFinished":
      return { rooms: [room], sign: { room, of: drawingOf("portal", "finished"), good: true } };
    case "RoomBuilt":
      return { rooms: [room] };
    case "MarkPlaced":
    case "MarkGone": {
      const place = numberField(event, "place");
      const there = numberField(event, "mark") === RUBBLE ? [Math.floor(place / ROOMS.length), place % ROOMS.length] : [place];
      return { ...(event.kind === "MarkPlaced" ? { why: "mark" } : {}), rooms: there };
    }
    case "HeroSummoned":
      return { why: "summon", rooms: [room], sign: { room, of: figure(hero) } };
    case "ClassReactivated":
      return { why: "none-left" };
    case "HeroReactivated":
      return { why: "again", rooms: [room], sign: { room, of: marks.active } };
    case "HeroHurt":
      return { ...(numberField(event, "by") === BY_TRAP ? { why: "trap" } : {}), rooms: [room], sign: { room, of: marks.harm, text: "−1", good: true } };
    case "HeroGone":
      return { why: "gone", rooms: [room], sign: { room, of: figure(hero), text: "✕", good: true } };
    case "HeroImprisoned":
      return { why: "caught", rooms: [ROOMS.indexOf("prison")] };
    case "PrisonBroken":
      return { why: "break", rooms: [ROOMS.indexOf("prison")] };
    case "HeroInspires":
      return { why: "inspire", rooms: [room], sign: { room, of: marks.active } };
    case "HeroAttacks": {
      const from = before.heroes?.[hero]?.room ?? room;
      if (event.data["shot"] === true) return { why: "shot", shot: { from, to: room }, rooms: [room] };
      return { why: "attack", rooms: [room], sign: { room, of: drawingOf("action", "melee") } };
    }
    case "HeroesWait":
      return { why: "wait", rooms: [room], sign: { room, of: marks.exhausted, text: `${numberField(event, "heroes")}/${numberField(event, "needed")}`, good: true } };
    case "HeroesCharge": {
      const from = numberField(event, "origin");
      const of = heroGroupsIn(before, from).flatMap((heroGroup) => (heroGroup.due === "exhausted" ? [] : heroGroup.ids.map(figure)));
      return { why: "charge", walk: { from, to: room, of: of.slice(0, 6) } };
    }
    case "TreasureStolen":
      return { why: "loot", rooms: [room], card: cardField(event, "treasure").face };
    case "TreasureTaken":
      return { rooms: [room] };
    case "GameWon":
      return { why: "won" };
    case "GameLost":
      return { why: "lost", rooms: room === NOTHING ? [] : [room] };
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
