/** The flight of dice, unpacked from the format that the physics of the server writes. */
import { numbers } from "../numbers";
import { between, type Pose, type Turn } from "./geometry";

export interface Body {
  /** A kind of die ("red", "red tetrahedron", "water"), "ice-wall", "waterfall", "frost", "weak-point". */
  readonly what: string;
  /** 0, 1, 2 for what was thrown; the number of a die that lay there. */
  readonly number: number;
}
export interface Sound {
  readonly milliseconds: number;
  readonly body: number;
  readonly what: string;
  /** 1 to 255. */
  readonly strength: number;
}

const VERSION = 1;

export class Flight {
  constructor(
    readonly rate: number,
    readonly bodies: readonly Body[],
    readonly sounds: readonly Sound[],
    readonly frames: readonly (readonly Pose[])[],
    /** How many of the bodies were thrown; the others only moved. */
    readonly thrown: number,
  ) {}

  /** Milliseconds until everything lies still. */
  get duration(): number {
    return (Math.max(0, this.frames.length - 1) * 1000) / this.rate;
  }

  /** Where a body is at a time: before it starts where it starts, afterwards where it rests. */
  at(body: number, milliseconds: number): Pose {
    const exact = Math.max(0, Math.min(this.frames.length - 1, (milliseconds * this.rate) / 1000));
    const before = Math.floor(exact);
    const one = this.frames[before]?.[body] as Pose;
    const other = this.frames[before + 1]?.[body];
    return other ? between(one, other, exact - before) : one;
  }

  /** What is heard after one time, up to another. */
  heard(from: number, to: number): readonly Sound[] {
    return this.sounds.filter(({ milliseconds }) => milliseconds > from && milliseconds <= to);
  }

  /** The time at which the first thrown body first touches something; the end of the flight if it never does. */
  firstTouchOf(what: string): number {
    return this.sounds.find((sound) => sound.body === 0 && sound.what === what)?.milliseconds ?? this.duration;
  }

  /** The time of the first touch of a thrown body. */
  firstTouch(body = 0): number {
    return (
      this.sounds.find((sound) => sound.body === body && sound.what !== "waterfall")?.milliseconds ?? this.duration
    );
  }
}

/** The bytes of a flight as they came: as they are, or as base64. */
export function bytesOf(packed: Uint8Array | string): Uint8Array {
  if (typeof packed !== "string") return packed;
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Unpack a flight; null if there is none (people reported the throw), or none that can be read. */
export function unpack(packed: Uint8Array | string, thrown?: number): Flight | null {
  const bytes = bytesOf(packed);
  if (bytes.length < 6 || bytes[0] !== VERSION) return null;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [rate, bodyCount, soundCount] = [data.getUint8(1), data.getUint8(2), data.getUint8(3)];
  const frameCount = data.getUint16(4, true);
  let at = 6;
  if (
    !rate ||
    !bodyCount ||
    !frameCount ||
    bytes.length < at + 2 * bodyCount + 5 * soundCount + 14 * bodyCount * frameCount
  )
    return null;
  const bodies: Body[] = [];
  for (let i = 0; i < bodyCount; i++, at += 2)
    bodies.push({ what: numbers.codes[data.getUint8(at)] ?? "", number: data.getUint8(at + 1) });
  const sounds: Sound[] = [];
  for (let i = 0; i < soundCount; i++, at += 5) {
    sounds.push({
      milliseconds: data.getUint16(at, true),
      body: data.getUint8(at + 2),
      what: numbers.sounds[data.getUint8(at + 3)] ?? "",
      strength: data.getUint8(at + 4),
    });
  }
  const frames: Pose[][] = [];
  for (let frame = 0; frame < frameCount; frame++) {
    const poses: Pose[] = [];
    for (let body = 0; body < bodyCount; body++, at += 14) {
      const value = (i: number): number => data.getInt16(at + 2 * i, true);
      const turn: Turn = [value(3) / 32767, value(4) / 32767, value(5) / 32767, value(6) / 32767];
      poses.push({ place: [value(0) / 100, value(1) / 100, value(2) / 100], turn });
    }
    frames.push(poses);
  }
  return new Flight(rate, bodies, sounds, frames, Math.min(bodyCount, thrown ?? thrownOf(bodies)));
}

/** Water cubes are thrown three at a time; everything else alone. What was thrown comes first. */
function thrownOf(bodies: readonly Body[]): number {
  const cubes = bodies.findIndex(({ what, number }, i) => what !== "water" || number !== i);
  return Math.max(1, cubes < 0 ? bodies.length : cubes);
}
