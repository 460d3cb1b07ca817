import { describe, expect, it } from "vitest";
import { Aim } from "./aim.svelte";
import { ThrowTiming, SWEET, TURN } from "./throw-timing.svelte";
import { type Gesture } from "../physics/gesture";
import { ThrowInput, letGo, tableLine } from "./throw-input";
import { M } from "../numbers";
import { factor, missed } from "../physics/techniques";

describe("beats", () => {
  const said = (required: string[], letting: (timing: ThrowTiming) => number): Gesture => {
    const [aim, timing] = [new Aim(required), new ThrowTiming(required)];
    return letGo(aim, timing, letting(timing));
  };
  const unmet = (required: string[], letting: (timing: ThrowTiming) => number): string[] =>
    missed(said(required, letting).feats, required);

  it.each([
    ["roundhouse", TURN + 100, true],
    ["roundhouse", TURN - 100, false],
    ["roundhouse", TURN + 400, false],
    ["launcher", SWEET + 140, true],
    ["launcher", SWEET - 200, false],
    ["thump", SWEET + 40, true],
    ["thump", SWEET + 60, false],
    ["headbutt", SWEET + 1000 - 140, true],
    ["headbutt", SWEET + 500, false],
  ])("%s is met after %i ms: %s", (technique, after, met) => {
    expect(unmet([technique], (timing) => (timing.start(1000), 1000 + after)).length === 0).toBe(met);
  });

  it("can all be met at the same time, so that techniques can be combined", () => {
    const required = ["roundhouse", "launcher", "thump", "headbutt", "airborne"];
    expect(unmet(required, (timing) => (timing.start(0), timing.jump(SWEET - 200), SWEET))).toEqual([]);
  });

  it("are missed without the right action", () => {
    for (const technique of ["roundhouse", "launcher", "thump", "headbutt", "airborne", "secret-x"])
      expect(unmet([technique], () => 5000)).toEqual([technique]);
  });

  it("of a jump are met only during the jump", () => {
    expect(unmet(["airborne"], (timing) => (timing.jump(0), 200))).toEqual([]);
    expect(unmet(["airborne"], (timing) => (timing.jump(0), M.HOP_TIME))).toEqual(["airborne"]);
    const timing = new ThrowTiming(["airborne"]);
    timing.jump(0);
    expect(timing.liftAt(M.HOP_TIME / 2)).toBe(M.HOP_HEIGHT);
  });

  it("of two hands are met if both hands open nearly at once", () => {
    for (const [gap, met] of [
      [60, true],
      [120, false],
    ] as const) {
      const timing = new ThrowTiming(["secret-x"]);
      timing.hold("left", 0);
      expect(timing.open("left", 10)).toBe(false);
      timing.hold("left", 20);
      timing.hold("right", 30);
      expect(timing.open("left", 100)).toBe(false);
      expect(timing.open("right", 100 + gap)).toBe(true);
      const feats = timing.feats(100 + gap);
      expect(feats).toEqual([{ technique: "secret-x", value: gap }]);
      expect(missed(feats, ["secret-x"]).length === 0).toBe(met);
    }
  });

  it("are not needed for a steady throw, which has more tremor", () => {
    const required = ["roundhouse", "headbutt", "blind", "low-profile"];
    const { feats } = letGo(new Aim(required), new ThrowTiming(required, true), 0);
    expect(feats.map(({ technique }) => technique).sort()).toEqual(["blind", "low-profile"]);
    expect(missed(feats, required)).toEqual(expect.not.arrayContaining(["blind", "low-profile"]));
    expect(factor(feats, ["roundhouse"])).toBe(2.5);
    expect(factor([{ technique: "roundhouse", value: 100 }], ["roundhouse"])).toBe(1.5);
    expect(factor([], required)).toBe(4);
  });

  it("need a start only for techniques with a start", () => {
    expect(new ThrowTiming(["pond", "blind"]).needsStart).toBe(false);
    expect(new ThrowTiming(["headbutt"], true).needsStart).toBe(false);
    expect(new ThrowTiming(["weak-hand"]).driftAt(500)).not.toBe(0);
    expect(new ThrowTiming(["weak-hand"], true).driftAt(500)).toBe(0);
  });
});

describe("fingers", () => {
  const at = (
    x: number,
    y: number,
    time: number,
    id = 1,
    finger = false,
  ): { id: number; x: number; y: number; time: number; finger: boolean } => ({ id, x, y, time, finger });
  const handOf = (...required: string[]): ThrowInput => new ThrowInput(new Aim(required), new ThrowTiming(required));

  it("pull back and let go", () => {
    const hand = handOf();
    hand.down(at(0.8, 0.5, 0));
    hand.move(at(0.8, 0.75, 200));
    const thrown = hand.up(at(0.8, 0.75, 300));
    expect(thrown?.speed).toBeGreaterThan(1200);
    expect(hand.busy).toBe(false);
  });

  it("cancel the throw by going back to their start", () => {
    const hand = handOf("headbutt");
    hand.down(at(0.8, 0.5, 0));
    hand.move(at(0.8, 0.75, 200));
    expect(hand.up(at(0.8, 0.51, 300))).toBeNull();
    expect(hand.timing.started).toBeNull();
  });

  it("throw with a flick", () => {
    const hand = handOf();
    hand.down(at(0.8, 0.7, 0));
    hand.move(at(0.8, 0.7, 400));
    hand.move(at(0.8, 0.6, 440));
    expect(hand.up(at(0.8, 0.5, 480))?.direction).toBe(0);
  });

  it("strike the table above the controls, and below the place where the fist begins", () => {
    for (const [height, covered] of [
      [582, 184],
      [620, 386],
      [420, 260],
    ] as const) {
      const line = tableLine(height, covered) * height;
      expect(line).toBeLessThan(height - covered);
      expect(line).toBeGreaterThan(0.2 * height);
    }
    const hand = handOf("thump");
    hand.line = 0.4;
    hand.down(at(0.8, 0.25, 0));
    hand.move(at(0.8, 0.3, 60));
    expect(hand.move(at(0.8, 0.42, 90))).not.toBeNull();
  });

  it("meet the thump only without braking", () => {
    const hard = handOf("thump");
    hard.down(at(0.8, 0.3, 0));
    hard.move(at(0.8, 0.5, 40));
    hard.move(at(0.8, 0.72, 80));
    const thrown = hard.move(at(0.8, tableLine(1, 0) + 0.04, 120));
    expect(missed(thrown?.feats ?? [], ["thump"])).toEqual([]);
    const soft = handOf("thump");
    soft.down(at(0.8, 0.3, 0));
    soft.move(at(0.8, 0.6, 40));
    soft.move(at(0.8, 0.75, 100));
    const braked = soft.move(at(0.8, tableLine(1, 0), 200));
    expect(missed(braked?.feats ?? [], ["thump"])).toEqual(["thump"]);
  });

  it("tip the waterfall by an angle and for a time", () => {
    const hand = handOf("waterfall");
    hand.down(at(0.8, 0.3, 0));
    hand.move(at(0.8, 0.5, 400));
    const thrown = hand.up(at(0.8, 0.5, 500));
    expect(thrown?.elevation).toBe(-450);
    expect(thrown?.feats).toEqual([{ technique: "waterfall", value: 500 }]);
    expect(thrown?.pieces[0]?.kind).toBe("waterfall");
  });

  it("make the prayer with one hand after the other or with both at once", () => {
    const hand = handOf("prayer");
    hand.down(at(0.3, 0.5, 0));
    expect(hand.up(at(0.3, 0.7, 100))).toBeNull();
    hand.down(at(1.2, 0.5, 200));
    expect(hand.up(at(1.2, 0.7, 300))?.feats).toEqual([{ technique: "prayer", value: 0 }]);
    const together = handOf("prayer");
    together.down(at(0.3, 0.5, 0, 1));
    together.down(at(1.2, 0.5, 0, 2));
    expect(together.up(at(0.3, 0.6, 100, 1))).toBeNull();
    expect(together.up(at(1.2, 0.7, 120, 2))?.feats[0]?.value).toBeGreaterThan(5);
  });

  it("make the secret X with two hands", () => {
    const hand = handOf("secret-x");
    hand.down(at(0.3, 0.5, 0, 1));
    hand.down(at(1.2, 0.5, 10, 2));
    hand.move(at(0.3, 0.7, 100, 1));
    expect(hand.up(at(0.3, 0.7, 200, 1))).toBeNull();
    expect(hand.up(at(1.2, 0.5, 240, 2))?.feats).toEqual([{ technique: "secret-x", value: 40 }]);
  });

  it("must begin on the half of the weak hand, and with closed eyes for a blind throw", () => {
    expect(handOf("weak-hand").down(at(1.2, 0.5, 0, 1, true))).toBe("hand");
    expect(handOf("weak-hand").down(at(0.2, 0.5, 0, 1, true))).toBe("");
    expect(handOf("weak-hand").down(at(1.2, 0.5, 0, 1, false))).toBe("");
    const blind = handOf("blind");
    expect(blind.down(at(1, 0.5, 0))).toBe("dark");
    blind.timing.closed = true;
    expect(blind.down(at(1, 0.5, 0))).toBe("");
  });
});
