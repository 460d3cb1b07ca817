import { describe, expect, it } from "vitest";
import { Aim, DEAD, forceOf, REACH } from "./aim/aim.svelte";
import { ThrowTiming, SWEET, TURN } from "./aim/throw-timing.svelte";
import fixtures from "./fixtures/flights.json";
import { unpack } from "./physics/flight";
import { fromWire, wire, type Gesture, type Wire } from "./physics/gesture";
import { ThrowInput, letGo, TABLE_LINE } from "./aim/throw-input";
import { M, numbers } from "./numbers";
import { dieOutline } from "./scene/outlines";
import { startPlace, canLie, overlap, nearestPlace } from "./aim/piece-places";
import { FlightPlayback } from "./flight-playback.svelte";
import { targetPrint } from "./scene/prints";
import { arcOf, releaseOf } from "./physics/release";
import { heading, poseOf, turned } from "./physics/geometry";
import { landedFromWire, tableFromWire } from "./physics/dice-table";
import { factor, limitsOf, missed, piecesFor } from "./physics/techniques";
import { spotOf, wayOf } from "./throw-text";
import { aDie, freePrints } from "./scene/objects";
import { standing, cameraOf } from "./scene/camera";

type Flown = (typeof fixtures)["plain"];
const { starts, ...flights } = fixtures;
const flown = Object.entries(flights) as unknown as [string, Flown][];
const close = (one: readonly number[], other: readonly number[]): void =>
  one.forEach((value, i) => expect(value).toBeCloseTo(other[i] ?? NaN, 4));

describe("a flight", () => {
  it.each(flown)(
    "is unpacked as it was packed (%s)",
    (_, { flight: packed, rate, bodies, frames, sounds, first: begin, last }) => {
      const flight = unpack(packed);
      if (!flight) throw new Error("It cannot be read.");
      expect(flight.rate).toBe(rate);
      expect(flight.bodies.map(({ what, number }) => [what, number])).toEqual(bodies);
      expect(flight.frames).toHaveLength(frames);
      expect(
        flight.sounds.slice(0, 2).map(({ milliseconds, body, what, strength }) => [milliseconds, body, what, strength]),
      ).toEqual(sounds);
      for (const [i, [place, turn]] of (begin as unknown as [number[], number[]][]).entries()) {
        close(flight.at(i, 0).place, place);
        close(flight.at(i, -5).turn, turn);
      }
      for (const [i, [place]] of (last as unknown as [number[], number[]][]).entries())
        close(flight.at(i, flight.duration + 100).place, place);
    },
  );

  it("is interpolated between frames", () => {
    const flight = unpack(flights.plain.flight);
    if (!flight) throw new Error();
    const half = flight.at(0, 500 / flight.rate);
    const [one, other] = [flight.frames[0]?.[0], flight.frames[1]?.[0]];
    expect(half.place[0]).toBeCloseTo(((one?.place[0] ?? 0) + (other?.place[0] ?? 0)) / 2, 6);
    expect(Math.hypot(...half.turn)).toBeCloseTo(1, 9);
  });

  it("has the number of thrown dice", () => {
    expect(unpack(flights.cubes.flight)?.thrown).toBe(3);
    expect(unpack(flights["ice-wall"].flight)?.thrown).toBe(1);
    expect(unpack(flights.frost.flight)?.thrown).toBe(1);
  });

  it("is null if it is empty, as for a reported throw, or cut off", () => {
    expect(unpack(new Uint8Array())).toBeNull();
    expect(unpack(flights.plain.flight.slice(0, 80))).toBeNull();
  });

  it("ends at the recorded place of the die", () => {
    for (const [name, { outcome, table, flight: packed }] of flown) {
      if (!outcome) continue;
      const flight = unpack(packed);
      const kept = (outcome as unknown as [unknown[][]])[0][0] ?? [];
      const landed = landedFromWire(kept);
      const pose = poseOf(kept[8] as number[]);
      if (!flight || !pose) throw new Error(name);
      close(
        flight.at(0, 1e6).place.map((value) => Math.round(value * 10) / 10),
        pose.place.map((value) => Math.round(value * 10) / 10),
      );
      const body = flight.bodies[0]?.what ?? "";
      expect([name, dieOutline(body, tableFromWire(table).dice, pose).shows]).toEqual([name, landed.shows]);
    }
  });

  it("can be played at normal speed, slowly, and again", () => {
    const play = new FlightPlayback();
    play.load(unpack(flights.plain.flight));
    play.tick(100);
    expect(play.time).toBe(100);
    play.pace = "slow";
    play.tick(100);
    expect(play.time).toBe(125);
    expect(play.isFinished).toBe(false);
    play.seek(1e6);
    expect(play.isFinished).toBe(true);
    play.again();
    expect([play.time, play.playing]).toEqual([0, true]);
    const still = new FlightPlayback();
    still.load(unpack(flights.plain.flight), true);
    expect([still.isFinished, still.playing]).toEqual([true, false]);
    still.again();
    expect([still.isFinished, still.playing]).toEqual([false, true]);
  });
});

describe("the release", () => {
  it.each(starts as unknown as { gesture: Wire; required: string[]; place: number[]; velocity: number[] }[])(
    "begins where the physics of the server begins ($required)",
    ({ gesture, required, place, velocity }) => {
      const release = releaseOf(fromWire(gesture), required);
      close(release?.place ?? [], place);
      close(release?.velocity ?? [], velocity);
    },
  );

  it("has an arc up to the first touch of the die", () => {
    const { gesture, flight: packed } = flights.plain;
    const release = releaseOf(fromWire(gesture as unknown as Wire), []);
    const flight = unpack(packed);
    if (!release || !flight) throw new Error();
    const { bounce } = arcOf(release);
    const touched = flight.at(0, flight.firstTouch()).place;
    // The tremor of the hand shifts the touch by some centimetres.
    expect(Math.hypot((bounce?.[0] ?? 0) - touched[0], (bounce?.[1] ?? 0) - touched[1])).toBeLessThan(6);
    expect(arcOf({ place: [50, 0, 15], velocity: [300, 0, 0] }).bounce).toBeNull();
  });
});

describe("the aim", () => {
  it("is a gesture of whole numbers in their ranges", () => {
    const aim = new Aim();
    aim.set("speed", 99999);
    aim.set("direction", -99999);
    aim.set("elevation", 12.6);
    aim.set("side", -10);
    expect(wire(aim.gesture())).toEqual([350, -250, 3500, 13, 0, [], []]);
  });

  it("is pulled like a sling: the length is the speed, and the throw goes the opposite way", () => {
    const aim = new Aim();
    expect(aim.pull(0, DEAD / 2)).toBe(false);
    expect(aim.pull(0, REACH)).toBe(true);
    expect([aim.speed, aim.direction]).toEqual([3500, 0]);
    aim.pull(-0.02, 0.2);
    expect(aim.direction).toBe(57);
    aim.pull(-0.02, 0.2, true);
    expect(aim.direction).toBe(-57);
    expect(aim.speed).toBeGreaterThan(1200);
    expect(aim.speed).toBeLessThan(1400);
    expect(aim.pull(0, -0.3)).toBe(false);
  });

  it("is most precise at usual speeds: a pixel of a small stage is no more than a step of the slider", () => {
    const pixel = 1 / 250;
    const [least, most] = new Aim().limits.speed;
    for (let length = DEAD; length < 0.25; length += pixel)
      expect((forceOf(length + pixel) - forceOf(length)) * (most - least)).toBeLessThan(20);
    expect([forceOf(0), forceOf(DEAD), forceOf(REACH), forceOf(1)]).toEqual([0, 0, 1, 1]);
    for (let length = DEAD; length < REACH; length += pixel)
      expect(forceOf(length + pixel)).toBeGreaterThan(forceOf(length));
  });

  it("follows the direction of a flick", () => {
    const aim = new Aim();
    expect(aim.flick(0, -0.3)).toBe(false);
    expect(aim.flick(0.2, -2)).toBe(true);
    expect(aim.direction).toBe(57);
    expect(aim.speed).toBeGreaterThan(1000);
  });

  it("has the ranges of the technique", () => {
    expect(new Aim(["launcher"]).elevation).toBe(300);
    expect(new Aim(["waterfall"]).free("direction")).toBe(false);
    expect(new Aim(["prayer"]).free("spin")).toBe(false);
    expect(new Aim([], true).rangeOf("elevation").slice(0, 2)).toEqual([400, 800]);
    expect(limitsOf(["waterfall", "under-the-table"]).elevation.slice(0, 2)).toEqual([300, 750]);
    expect(limitsOf(["waterfall", "thump"]).speed.slice(0, 2)).toEqual([100, 2000]);
  });

  it("moves pieces to the nearest legal place", () => {
    for (const kind of ["pond", "floe", "ice-wall", "waterfall"] as const) {
      for (let side = 0; side < 360; side += 15)
        expect([kind, side, canLie(startPlace(kind, side))]).toEqual([kind, side, true]);
      for (let x = -700; x <= 700; x += 70)
        for (let y = -700; y <= 700; y += 70)
          expect([kind, x, y, canLie(nearestPlace(kind, x, y, 33))]).toEqual([kind, x, y, true]);
    }
    const both = new Aim(["pond", "slide"]);
    const pond = both.pieces.find(({ kind }) => kind === "pond");
    both.lay("floe", pond?.x ?? 0, pond?.y ?? 0);
    expect(overlap(both.pieces[0] as never, { kind: "floe", x: pond?.x ?? 0, y: pond?.y ?? 0, turn: 0 })).toBe(true);
    expect(piecesFor(["waterfall", "under-the-table"])).toEqual([]);
  });

  it("moves the pieces with the thrower around the table", () => {
    const aim = new Aim(["pond"], false, { side: 90 });
    aim.set("side", 180);
    expect(Math.abs(aim.pieces[0]?.x ?? 99)).toBeLessThanOrEqual(1);
    expect(aim.pieces[0]?.y).toBeLessThan(-250);
  });
});

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
    hand.move(at(0.8, 0.7, 200));
    const thrown = hand.up(at(0.8, 0.7, 300));
    expect(thrown?.speed).toBeGreaterThan(1200);
    expect(hand.busy).toBe(false);
  });

  it("cancel the throw by going back to their start", () => {
    const hand = handOf("headbutt");
    hand.down(at(0.8, 0.5, 0));
    hand.move(at(0.8, 0.7, 200));
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

  it("meet the thump only without braking", () => {
    const hard = handOf("thump");
    hard.down(at(0.8, 0.3, 0));
    hard.move(at(0.8, 0.5, 40));
    hard.move(at(0.8, 0.72, 80));
    const thrown = hard.move(at(0.8, TABLE_LINE + 0.08, 120));
    expect(missed(thrown?.feats ?? [], ["thump"])).toEqual([]);
    const soft = handOf("thump");
    soft.down(at(0.8, 0.3, 0));
    soft.move(at(0.8, 0.6, 40));
    soft.move(at(0.8, 0.75, 100));
    const braked = soft.move(at(0.8, TABLE_LINE, 200));
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

describe("the view of the thrower", () => {
  it("is behind the thrower and follows the die", () => {
    const looking = { from: "behind", side: 90, yaw: 0, pitch: 0, lift: 0, aspect: 1.6 } as const;
    const eyes = standing(looking);
    expect(eyes.place[0]).toBeGreaterThan(60);
    const flight = unpack(flights.plain.flight);
    const end = cameraOf(looking, flight, 1e6);
    expect(end.place[2]).toBeLessThan(eyes.place[2]);
    expect(standing({ ...looking, from: "low" }).place[2]).toBe(2);
    expect(standing({ ...looking, from: "under" }).place[2]).toBeLessThan(0);
    expect(standing({ ...looking, aspect: 0.8 }).wide).toBeGreaterThan(eyes.wide);
  });

  it("names places as the thrower sees them", () => {
    expect(wayOf(90, 10, 0)).toBe("near");
    expect(wayOf(90, -10, 0)).toBe("far");
    // A thrower in the east who looks west has the south on the left.
    expect(wayOf(90, 0, -10)).toBe("left");
    expect(wayOf(180, -10, 0)).toBe("left");
    expect(spotOf("rings", 0, 6)).toEqual(["section", 4]);
    expect(spotOf("rings", 0, 0)).toEqual(["centre", 10]);
    expect(spotOf("rings", 7.92, 7.92)).toEqual(["hole", 0]);
    expect(spotOf("rings", 19, 0)).toEqual(["margin", 0]);
    expect(spotOf("rings", 0, 30)).toEqual(["table", 0]);
    expect(spotOf("rings", 49, 0)).toEqual(["off", 0]);
  });

  it("has every section in its colour", () => {
    const { data, width } = targetPrint("patches");
    const colours = new Set<string>();
    for (let i = 0; i < data.length; i += 4) colours.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
    expect(width).toBe(360);
    expect(colours.size).toBeGreaterThan(12);
  });

  it("has the rotations of the physics of the server", () => {
    close(turned(heading(0), [1, 0, 0]), [0, 1, 0]);
    close(turned(heading(90, 90), [1, 0, 0]), [0, 0, 1]);
    expect(numbers.techniques).toHaveLength(15);
  });
});

describe("a scene", () => {
  it("frees the prints that all scenes share when it is removed", () => {
    const face = [aDie("red").material].flat()[0] as {
      map?: { addEventListener(what: "dispose", then: () => void): void };
    };
    let freed = 0;
    face.map?.addEventListener("dispose", () => freed++);
    freePrints();
    expect(freed).toBe(1);
    expect(([aDie("red").material].flat()[0] as typeof face).map).toBe(face.map);
  });
});
