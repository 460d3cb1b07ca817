/** The scenes of events that only this game has. */
import type { EventOf, GameEvent } from "../../net/decode-messages";
import { atGate, atSeat, heroOf, onCard, sentFace, TOWN, type Scene, type SceneContext } from "../boss-monster/scenes";
import { classesOf } from "../boss-monster/model";
import type { EventData } from "./event-types";
import { LOCATIONS, SPACES } from "./model";

const FIRST_SPACE = ["town-0", ...TOWN];

const atLocation = (location: number): string[] => [`location-${LOCATIONS[location] ?? ""}`];

function atSpace(space: number): string[] {
  const location = LOCATIONS[Math.floor(space / SPACES.length)] ?? "";
  return [`space-${location}-${SPACES[space % SPACES.length] ?? ""}`, `location-${location}`];
}

/** The scene of an event that only Super Boss Monster has; null for all others. */
export function citySceneOf(sent: GameEvent, { say, cards }: SceneContext): Scene | null {
  const event = sent as EventOf<EventData>;
  switch (event.kind) {
    case "HeroPushed":
      // The oldest one makes way: it stood on the first space. By now the board shows it where it went.
      return {
        actor: { ...heroOf(event.data.hero), spots: FIRST_SPACE },
        pulses: [FIRST_SPACE],
        floatingText: { at: FIRST_SPACE, text: say("board-town-full") },
      };
    case "HeroToLocation": {
      const { hero, location } = event.data;
      const name = LOCATIONS[location] ?? "";
      const unlucky = name === "tavern" && classesOf(cards.get(sentFace(hero)) ?? null).length > 0;
      const at = atLocation(location);
      return {
        actor: { ...heroOf(hero), from: TOWN, spots: at },
        pulses: [at],
        floatingText: { at, text: say(unlucky ? "board-no-place" : `board-location-${name}`), good: !unlucky },
      };
    }
    case "HeroSummoned": {
      const { hero, dungeon, life } = event.data;
      const at = atGate(dungeon);
      return {
        actor: { ...heroOf(hero), spots: at },
        floatingText: { at, text: life < 0 ? "−2 ♥" : "+2 ♥", good: life > 0 },
      };
    }
    case "MinionSent":
    case "MinionActs": {
      const to = atSpace(event.data.space);
      return { pulses: [to], arrows: [{ from: atSeat(event.data.seat), to, strong: true }] };
    }
    case "MinionSentHome":
    case "MinionActsHome":
      return { pulses: [onCard(event.data.card)] };
    case "MarketTaken": {
      const { seat, card } = event.data;
      return sentFace(card) ? { pulses: [atSeat(seat)], arrows: [{ from: onCard(card), to: atSeat(seat) }] } : null;
    }
    case "RoomStunned":
    case "StackShuffled":
      return { pulses: [onCard(event.data.room)] };
    case "FirstPlayer":
    case "LastRoomBraced":
    case "MinionIdle":
      return { pulses: [atSeat(event.data.seat)] };
    default:
      return null;
  }
}
