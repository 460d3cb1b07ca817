/** The scene of an event on the table, and its reason. The event overlay draws it. */
import type { IconName } from "../../art/icons";
import type { GameEvent } from "../../net/decode-messages";
import { COLOURS, DICE, NOBODY } from "./model";
import { landingOf, numberField, cardField, textField } from "./playback";
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
  /** Something that flies from one place to another. */
  fly?: { from: SpotName; to: SpotName; what: "coin" | "die"; die?: string; count: number };
  /** A card that all viewers see. */
  card?: number;
  /** A word that fills the table. */
  shout?: { text: string; good: boolean };
}

/** The most things that fly in one scene. */
const MAX_FLYING_THINGS = 6;

/** Where coins come from. */
const COIN_SOURCES: Readonly<Record<string, SpotName>> = { room: "room", loot: "monster", overkill: "monster", ability: "target", card: "target" };

/** The scene of an event; `before` is the table just before it. Empty if there is nothing to see. */
export function sceneOf(event: GameEvent, before: BoardState): Scene {
  const fighter = numberField(event, "fighter");
  const who: SpotName = `fighter:${fighter}`;
  const die = DICE[numberField(event, "die")] ?? "red";
  switch (event.kind) {
    case "RoomEntered":
      return { why: "room", spots: ["room"], card: cardField(event, "card").face };
    case "MonsterAppeared":
      return { why: "monster", spots: ["monster"], card: cardField(event, "card").face };
    case "Fled":
      return { why: "fled", spots: ["monster"] };
    case "Freebie":
      return { why: "freebie", spots: [event.data["kept"] !== true ? "target" : fighter === NOBODY ? "chest" : who], card: cardField(event, "card").face };
    case "CoinsGained": {
      const why = textField(event, "why");
      const coins = numberField(event, "coins");
      const fly = { from: COIN_SOURCES[why] ?? "target", to: "chest", what: "coin" as const, count: Math.min(MAX_FLYING_THINGS, coins) };
      return { ...(why === "overkill" ? { why } : {}), fly, sign: { at: "chest", text: `+${coins}`, icon: "coin", good: true } };
    }
    case "WhiteGained": {
      const dice = numberField(event, "dice");
      return { fly: { from: "room", to: "chest", what: "die", die: "white", count: dice }, sign: { at: "chest", text: `+${dice}`, icon: "dice", good: true } };
    }
    case "SpecialDice":
      return { why: "special", fly: { from: "room", to: "dice", what: "die", die, count: die === "water" ? 3 : 1 } };
    case "IcebergPlaced":
    case "IcebergGone":
      return { spots: ["target"] };
    case "DieTaken":
      return { spots: [who], fly: { from: die === "white" ? "chest" : "dice", to: who, what: "die", die, count: die === "water" ? 3 : 1 } };
    case "Recovered":
      return { why: "recovered", spots: ["dice"] };
    case "Thrown": {
      const { hit } = landingOf(event);
      // A flight is watched; without one the word alone says how it went.
      return textField(event, "flight") ? { spots: [] } : { spots: [who], sign: { at: "target", icon: hit ? "check" : "cross", good: hit === true } };
    }
    case "Tossing":
      return { spots: [who] };
    case "Ignored":
      return { why: "again", spots: [who] };
    case "AbilityUsed":
      return { why: event.data["upgrade"] === true ? "upgrade" : "eye", spots: [who, `ability:${fighter}.${COLOURS[numberField(event, "colour")] ?? ""}`], sign: { at: who, icon: "eye", good: true } };
    case "CardUsed":
      return { spots: [who], card: cardField(event, "card").face };
    case "BrawlerUsed":
      return { why: "brawler", spots: [who, "monster"] };
    case "UltraCritical":
      return { shout: { text: "ultra", good: true }, spots: [who, "monster"] };
    case "WeakPointHit":
      return { why: "weak-point", spots: ["monster", "target"] };
    case "MonsterHurt": {
      const lost = (before.monster?.life ?? 0) - numberField(event, "left");
      return { spots: ["monster"], sign: { at: "monster", text: `−${lost}`, icon: "damage", good: true } };
    }
    case "MonsterFell":
      return { shout: { text: "beaten", good: true }, spots: ["monster", who] };
    case "TechniqueWoke":
      return { why: "woke", spots: ["monster", "demands"] };
    case "HeroHurt":
      return { spots: [who], sign: { at: who, text: `−${numberField(event, "damage")}`, icon: "heart" } };
    case "HeroHealed":
      return { spots: [who], sign: { at: who, text: `+${numberField(event, "life")}`, icon: "heart", good: true } };
    case "HeroStunned":
      return { why: "stunned", spots: [who], sign: { at: who, icon: "sleeping" } };
    case "HeroRevived":
      return { why: "revived", spots: [who], sign: { at: who, icon: "heart", good: true } };
    case "Scarred":
      return { why: "scar", spots: [who], sign: { at: who, icon: "wound" } };
    case "HeroDied":
      return { shout: { text: "died", good: false }, spots: [who] };
    case "StallOpened":
      return { why: "stall", spots: ["target"] };
    case "Bought": {
      const to = fighter === NOBODY ? "chest" : who;
      return { spots: [to], card: cardField(event, "card").face, ...(numberField(event, "price") ? { fly: { from: "chest", to: "target", what: "coin", count: Math.min(MAX_FLYING_THINGS, numberField(event, "price")) } as const } : {}) };
    }
    case "GameWon":
      return { shout: { text: "won", good: true } };
    case "GameLost":
      return { shout: { text: "lost", good: false } };
    default:
      return {};
  }
}
