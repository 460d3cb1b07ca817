/** The scene of an event on the table, and its reason. The event overlay draws it. */
import type { IconName } from "../../art/icons";
import type { EventOf, GameEvent } from "../../net/decode-messages";
import type { EventData, SentCard } from "./event-types";
import { DICE } from "./model";
import { landingOf } from "./landing";
import type { BoardState } from "./types";

/** Something on the table, as `data-spot` names it: `monster`, `chest`, `fighter:2`. */
export type SpotName = string;

export interface Scene {
  /** The reason, as the end of a message id. */
  why?: string;
  /** What lights up. */
  spots?: SpotName[];
  /** A sign that rises from something. */
  sign?: { at: SpotName; text?: string; icon?: IconName; good?: boolean };
  /** Something that flies from one place to another: coins, dice, or the number of a damage. */
  fly?: { from: SpotName; to: SpotName; what: "coin" | "die" | "number"; die?: string; text?: string; count: number };
  /** A title in the middle of the table: a card or a hero, with a message below it. */
  title?: { id: string; card?: number; fighter?: number; value?: number | string; tone?: "good" | "bad" };
  /** A card that all viewers see. */
  card?: number;
  /** A word that fills the table. */
  shout?: { text: string; good: boolean };
}

/** The most things that fly in one scene. */
const MAX_FLYING_THINGS = 6;

/** Where coins come from. */
const COIN_SOURCES: Readonly<Record<string, SpotName>> = {
  room: "room",
  loot: "monster",
  overkill: "monster",
  ability: "target",
  card: "target",
};

/** The face of a card in an event. */
const sentFace = ([, face]: SentCard): number => face;

/** A hero of the party, by its place there. */
const spotOf = (fighter: number): SpotName => `fighter:${fighter}`;

/** The scene of an event; `before` is the table just before it. Empty if there is nothing to see. */
export function sceneOf(sent: GameEvent, before: BoardState): Scene {
  const event = sent as EventOf<EventData>;
  switch (event.kind) {
    case "RoomEntered":
      return { why: "room", spots: ["room"], card: sentFace(event.data.card) };
    case "MonsterAppeared":
      return {
        why: "monster",
        spots: ["monster"],
        // The loot of a big bad is the victory.
        title: {
          id: event.data.loot === 0 && before.phase === "battle" ? "big-bad" : "fight",
          card: sentFace(event.data.card),
          value: event.data.life,
          tone: "bad",
        },
      };
    case "Fled":
      return { why: "fled", spots: ["monster"] };
    case "Freebie": {
      const { card, fighter, kept } = event.data;
      return {
        why: "freebie",
        spots: [!kept ? "target" : fighter === null ? "chest" : spotOf(fighter)],
        card: sentFace(card),
      };
    }
    case "CoinsGained": {
      const { coins, why } = event.data;
      const fly = {
        from: COIN_SOURCES[why] ?? "target",
        to: "chest",
        what: "coin" as const,
        count: Math.min(MAX_FLYING_THINGS, coins),
      };
      return {
        ...(why === "overkill" ? { why } : {}),
        fly,
        sign: { at: "chest", text: `+${coins}`, icon: "coin", good: true },
      };
    }
    case "WhiteGained": {
      const { dice } = event.data;
      return {
        fly: { from: "room", to: "chest", what: "die", die: "white", count: dice },
        sign: { at: "chest", text: `+${dice}`, icon: "dice", good: true },
      };
    }
    case "SpecialDice": {
      const die = DICE[event.data.die];
      return { why: "special", fly: { from: "room", to: "dice", what: "die", die, count: die === "water" ? 3 : 1 } };
    }
    case "IcebergPlaced":
    case "IcebergGone":
      return { spots: ["target"] };
    case "DieTaken": {
      const who = spotOf(event.data.fighter);
      const die = DICE[event.data.die];
      return {
        spots: [who],
        fly: { from: die === "white" ? "chest" : "dice", to: who, what: "die", die, count: die === "water" ? 3 : 1 },
      };
    }
    case "Recovered":
      return { why: "recovered", spots: ["dice"] };
    case "Thrown": {
      const { fighter } = event.data;
      const { hit } = landingOf(event.data.landed);
      // A flight is watched; without one the word alone says how it went.
      return event.data.flight
        ? { spots: [] }
        : {
            spots: fighter === null ? [] : [spotOf(fighter)],
            sign: { at: "target", icon: hit ? "check" : "cross", good: hit },
          };
    }
    case "Tossing":
      return { spots: event.data.fighter === null ? [] : [spotOf(event.data.fighter)] };
    case "DieCovered":
      return {
        fly: { from: "target", to: "dice", what: "die", die: DICE[event.data.die] ?? "white", count: 1 },
      };
    case "Ignored":
      return { why: "again", spots: [spotOf(event.data.fighter)] };
    case "AbilityUsed": {
      const { fighter, colour, upgrade } = event.data;
      const who = spotOf(fighter);
      return {
        why: upgrade ? "upgrade" : "eye",
        spots: [who, `ability:${fighter}.${DICE[colour]}`],
        sign: { at: who, icon: "eye", good: true },
      };
    }
    case "CardUsed":
      return { spots: [spotOf(event.data.fighter)], card: sentFace(event.data.card) };
    case "BrawlerUsed":
      return { why: "brawler", spots: [spotOf(event.data.fighter), "monster"] };
    case "UltraCritical":
      return { shout: { text: "ultra", good: true }, spots: [spotOf(event.data.fighter), "monster"] };
    case "WeakPointHit":
      return { why: "weak-point", spots: ["monster", "target"] };
    case "MonsterHurt": {
      const lost = (before.monster?.life ?? 0) - event.data.left;
      return { spots: ["monster"], fly: { from: "target", to: "monster", what: "number", text: `−${lost}`, count: 1 } };
    }
    case "MonsterFell":
      return {
        spots: ["monster", spotOf(event.data.fighter)],
        title: { id: "beaten", card: sentFace(event.data.card), tone: "good" },
      };
    case "TechniqueWoke":
      return { why: "woke", spots: ["monster", "demands"] };
    case "HeroHurt": {
      const who = spotOf(event.data.fighter);
      return {
        spots: [who],
        fly: { from: "monster", to: who, what: "number", text: `−${event.data.damage}`, count: 1 },
      };
    }
    case "HeroHealed": {
      const who = spotOf(event.data.fighter);
      return { spots: [who], sign: { at: who, text: `+${event.data.life}`, icon: "heart", good: true } };
    }
    case "HeroStunned": {
      const who = spotOf(event.data.fighter);
      return {
        why: "stunned",
        spots: [who],
        sign: { at: who, icon: "sleeping" },
        title: { id: "stunned", fighter: event.data.fighter, tone: "bad" },
      };
    }
    case "HeroRevived": {
      const who = spotOf(event.data.fighter);
      return { why: "revived", spots: [who], sign: { at: who, icon: "heart", good: true } };
    }
    case "Scarred": {
      const who = spotOf(event.data.fighter);
      const { fighter, colour } = event.data;
      return {
        why: "scar",
        spots: [who],
        sign: { at: who, icon: "wound" },
        title: { id: "scar", fighter, value: DICE[colour] ?? "", tone: "bad" },
      };
    }
    case "ExperienceGained": {
      const { fighter, total } = event.data;
      return { spots: [spotOf(fighter)], title: { id: "ballad", fighter, value: total, tone: "good" } };
    }
    case "Upgraded": {
      const { fighter, colour } = event.data;
      return { spots: [spotOf(fighter)], title: { id: "promoted", fighter, value: DICE[colour] ?? "", tone: "good" } };
    }
    case "HeroDied":
      return {
        spots: [spotOf(event.data.fighter)],
        title: { id: "died", fighter: event.data.fighter, tone: "bad" },
      };
    case "StallOpened":
      return { why: "stall", spots: ["target"] };
    case "Bought": {
      const { card, fighter, price } = event.data;
      const to = fighter === null ? "chest" : spotOf(fighter);
      return {
        spots: [to],
        card: sentFace(card),
        ...(price
          ? { fly: { from: "chest", to: "target", what: "coin", count: Math.min(MAX_FLYING_THINGS, price) } as const }
          : {}),
      };
    }
    case "GameWon":
      return { shout: { text: "won", good: true } };
    case "GameLost":
      return { shout: { text: "lost", good: false } };
    default:
      return {};
  }
}
