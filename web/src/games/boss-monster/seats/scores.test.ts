import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../net/decode-messages";
import type { CardFace } from "../../../protocol";
import type { EventData, SentCard } from "../event-types";
import { scoreBefore } from "./scores";

let n = 0;
const event = <Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): GameEvent => ({
  n: (n += 1),
  kind,
  data,
  displaySeconds: 1,
});
const hero: SentCard = [40, 7];
const cards = new Map([[7, { face: 7, traits: { worth: 2 } } as unknown as CardFace]]);
const present = { souls: 5, wounds: 3 };

describe("scores while heroes still walk", () => {
  it("are the present scores if no event is waiting to be played", () => {
    expect(scoreBefore(present, 0, [], cards)).toEqual({ souls: 5, wounds: 3 });
  });

  it("leave out the events that have not been played", () => {
    const waiting = [
      event("HeroEntered", { hero, room: [17, 3] }),
      event("HeroDied", { hero, dungeon: 0, souls: 1 }),
      event("HeroDied", { hero, dungeon: 0, souls: 2 }),
    ];
    expect(scoreBefore(present, 0, waiting, cards)).toEqual({ souls: 2, wounds: 3 });
    expect(scoreBefore(present, 0, waiting.slice(2), cards)).toEqual({ souls: 3, wounds: 3 });
    expect(scoreBefore(present, 1, waiting, cards)).toEqual({ souls: 5, wounds: 3 });
  });

  it("count wounds, healed wounds, and souls that became wounds", () => {
    expect(scoreBefore(present, 2, [event("HeroSurvived", { hero, dungeon: 2, wounds: 1 })], cards)).toEqual({
      souls: 5,
      wounds: 2,
    });
    expect(scoreBefore(present, 2, [event("WoundHealed", { seat: 2, hero })], cards)).toEqual({ souls: 3, wounds: 5 });
    expect(scoreBefore(present, 2, [event("SoulBecameWound", { seat: 2, hero })], cards)).toEqual({
      souls: 7,
      wounds: 1,
    });
  });

  it("are never below zero", () => {
    expect(scoreBefore({}, 0, [event("HeroDied", { hero, dungeon: 0, souls: 1 })], cards)).toEqual({
      souls: 0,
      wounds: 0,
    });
  });
});
