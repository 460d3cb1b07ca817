import { describe, expect, it } from "vitest";
import { Aim, DEAD, forceOf, REACH } from "./aim/aim.svelte";
import fixtures from "./fixtures/flights.json";
import { unpack } from "./physics/flight";
import { fromWire, wire, type Wire } from "./physics/gesture";
import { numbers } from "./numbers";
import { dieOutline } from "./scene/outlines";
import { startPlace, canLie, overlap, nearestPlace } from "./aim/piece-places";
import { FlightPlayback } from "./flight-playback.svelte";
import { targetPrint } from "./scene/prints";
import { arcOf, releaseOf } from "./physics/release";
import { guideOf, poseThrow } from "./physics/throw-pose";
import { heading, poseOf, turned } from "./physics/geometry";
import { landedFromWire, tableFromWire } from "./physics/dice-table";
import { limitsOf, piecesFor } from "./physics/techniques";
import { spotOf, wayOf } from "./throw-text";
import { aDie, freePrints } from "./scene/objects";
import { standing, cameraOf, viewpointOf } from "./scene/camera";
import { freePart } from "./scene/insets";

type Flown = (typeof fixtures)["plain"];
const { starts, pulls, firsts, ...flights } = fixtures;
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
    aim.pull(-0.02, 0.24, true);
    expect(aim.direction).toBe(-48);
    expect(aim.speed).toBeGreaterThan(1200);
    expect(aim.speed).toBeLessThan(1400);
    expect(aim.pull(0, -0.3)).toBe(false);
  });

  it("begins with the least force and straight ahead, whatever the last throw was", () => {
    const before = { ...new Aim(["waterfall"]).gesture(), side: 180, elevation: 200, speed: 3000, direction: 90 };
    const aim = new Aim([], false, before);
    expect([aim.side, aim.elevation, aim.speed, aim.direction]).toEqual([180, 200, 500, 0]);
    // The place of the waterfall is the aim of its throw.
    const [kept] = new Aim(["waterfall"], false, { pieces: [{ kind: "waterfall", x: 300, y: 0, turn: 270 }] }).pieces;
    expect(kept?.x).toBe(numbers.pull.waterfall);
  });

  it("begins and is pulled as the server measures it", () => {
    for (const { required, gesture } of firsts) {
      const aim = new Aim(required).gesture();
      const [side, direction, speed, elevation, spin = 0, pieces = []] = gesture as unknown as Wire;
      expect([aim.side, aim.direction, aim.speed, aim.elevation, aim.spin]).toEqual([
        side,
        direction,
        speed,
        elevation,
        spin,
      ]);
      expect(aim.pieces.map(({ kind }) => kind)).toEqual(pieces.map(([kind]) => kind));
    }
    for (const { right, down, gesture } of pulls) {
      const aim = new Aim();
      aim.pull(right, down);
      expect([aim.side, aim.direction, aim.speed, aim.elevation]).toEqual((gesture as number[]).slice(0, 4));
    }
  });

  it("is most precise at usual speeds: a pixel of the smallest stage is no more than a step of the slider", () => {
    const pixel = 1 / 420;
    const [least, most] = new Aim().limits.speed;
    for (let length = DEAD; length < 0.24; length += pixel)
      expect((forceOf(length + pixel) - forceOf(length)) * (most - least)).toBeLessThan(20);
    expect([forceOf(0), forceOf(DEAD), forceOf(REACH), forceOf(1)]).toEqual([0, 0, 1, 1]);
    for (let length = DEAD; length < REACH; length += pixel)
      expect(forceOf(length + pixel)).toBeGreaterThan(forceOf(length));
  });

  it("shows a guide that never reaches the first bounce", () => {
    const aim = new Aim();
    aim.set("speed", 1340);
    const release = releaseOf(aim.gesture(), []);
    if (!release) throw new Error();
    const arc = arcOf(release);
    const [long, short] = [guideOf(arc, "long"), guideOf(arc, "short")];
    expect(guideOf(arc, "none")).toBeNull();
    expect(short?.length).toBeLessThan(long?.length ?? 0);
    const gap = Math.hypot((arc.bounce?.[0] ?? 0) - (long?.at(-1)?.[0] ?? 0), arc.bounce?.[1] ?? 0);
    expect(gap).toBeGreaterThan(8);
    // A harder throw sets out faster: the last point of a guide is further away.
    aim.set("speed", 2400);
    const harder = guideOf(arcOf(releaseOf(aim.gesture(), []) ?? release), "short");
    expect(harder?.at(-1)?.[0]).toBeLessThan(short?.at(-1)?.[0] ?? 0);
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

describe("the view of the thrower", () => {
  it("is centred on the part of the stage that nothing covers", () => {
    const insets = { top: 0, right: 300, bottom: 100, left: 200 };
    expect(freePart(1200, 600, insets)).toEqual({ width: 700, height: 500, left: 200, top: 0 });
    // Something of a small stage always stays free.
    expect(freePart(400, 200, insets).width).toBeGreaterThan(130);
  });

  it("has the hand or the waterfall in it, at all heights of the hand and whatever covers the stage", () => {
    const dice = "cubes" as const;
    for (const required of [[], ["thump"], ["waterfall"], ["low-profile"], ["low-profile", "waterfall"], ["headbutt"]])
      for (const aspect of [0.7, 2.4]) {
        const wanted = new Aim(required).gesture();
        const pose = poseThrow({ wanted, required, kind: "red", dice, aiming: true, shows: true, tilt: 0, lift: 0 });
        const { place, at, wide } = standing({
          from: viewpointOf(required, "behind", true),
          side: wanted.side,
          yaw: 0,
          pitch: 0,
          lift: pose.lift,
          low: pose.lowered,
          ramp: pose.ramp !== null,
          aspect,
        });
        const held = pose.hold?.place ?? [0, 0, 0];
        const down = ([x, y, z]: readonly number[]): number =>
          Math.atan2(place[2] - (z ?? 0), Math.hypot(place[0] - (x ?? 0), place[1] - (y ?? 0)));
        const off = ((down(held) - down(at)) * 180) / Math.PI;
        expect(Math.abs(off), `${required.join()} ${aspect}`).toBeLessThan(wide / 2);
      }
    // Three techniques leave less than a third of a phone.
    expect(freePart(366, 580, { top: 105, right: 0, bottom: 360, left: 0 })).toMatchObject({ height: 115, top: 105 });
  });

  it("is behind the thrower and follows the die", () => {
    const looking = { from: "behind", side: 90, yaw: 0, pitch: 0, lift: 0, aspect: 1.6 } as const;
    const eyes = standing(looking);
    expect(eyes.place[0]).toBeGreaterThan(60);
    const flight = unpack(flights.plain.flight);
    const end = cameraOf(looking, flight, 1e6);
    expect(end.place[2]).toBeLessThan(eyes.place[2]);
    expect(standing({ ...looking, from: "low" }).place[2]).toBe(5);
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
