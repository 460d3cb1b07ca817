/** The scenes of events that only this game has. */
import type { GameEvent } from "../../net/decode-messages";
import { atGate, atSeat, cardField, numberField, onCard, TOWN, type Scene, type SceneContext } from "../boss-monster/scenes";
import { classesOf } from "../boss-monster/model";
import { LOCATIONS, SPACES } from "./model";

const FIRST_SPACE = ["town-0", ...TOWN];

const atLocation = (location: number): string[] => [`location-${LOCATIONS[location] ?? ""}`];

function atSpace(space: number): string[] {
  const location = LOCATIONS[Math.floor(space / SPACES.length)] ?? "";
  return [`space-${location}-${SPACES[space % SPACES.length] ?? ""}`, `location-${location}`];
}

/** The scene of an event that only Super Boss Monster has; null for all others. */
export function citySceneOf(event: GameEvent, { say, cards }: SceneContext): Scene | null {
  const hero = cardField(event, "hero");
  const card = cardField(event, "card");
  const seat = numberField(event, "seat");
  switch (event.kind) {
    case "HeroPushed":
      // The oldest one makes way: it stood on the first space. By now the board shows it where it went.
      return { actor: { ...hero, spots: FIRST_SPACE }, pulses: [FIRST_SPACE], floatingText: { at: FIRST_SPACE, text: say("board-town-full") } };
    case "HeroToLocation": {
      const to = numberField(event, "location");
      const name = LOCATIONS[to] ?? "";
      const unlucky = name === "tavern" && classesOf(cards.get(hero.face) ?? null).length > 0;
      return {
        actor: { ...hero, from: TOWN, spots: atLocation(to) },
        pulses: [atLocation(to)],
        floatingText: { at: atLocation(to), text: say(unlucky ? "board-no-place" : `board-location-${name}`), good: !unlucky },
      };
    }
    case "HeroSummoned": {
      const life = numberField(event, "life");
      return {
        actor: { ...hero, spots: atGate(numberField(event, "dungeon")) },
        floatingText: { at: atGate(numberField(event, "dungeon")), text: life < 0 ? "−2 ♥" : "+2 ♥", good: life > 0 },
      };
    }
    case "MinionSent":
    case "MinionActs":
      return { pulses: [atSpace(numberField(event, "space"))], arrows: [{ from: atSeat(seat), to: atSpace(numberField(event, "space")), strong: true }] };
    case "MinionSentHome":
    case "MinionActsHome":
      return { pulses: [onCard(card.card)] };
    case "MarketTaken":
      return card.face ? { pulses: [atSeat(seat)], arrows: [{ from: onCard(card.card), to: atSeat(seat) }] } : null;
    case "RoomStunned":
    case "StackShuffled":
      return { pulses: [onCard(cardField(event, "room").card)] };
    case "FirstPlayer":
    case "LastRoomBraced":
    case "MinionIdle":
      return { pulses: [atSeat(seat)] };
    default:
      return null;
  }
}
