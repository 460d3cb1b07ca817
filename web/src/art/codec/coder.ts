/* eslint-disable @typescript-eslint/no-non-null-assertion -- every place is counted out; a check for each would cost more than the work */
/**
 * An arithmetic coder that learns as it goes: every bit comes with what is known about its surroundings (its
 * contexts), each context remembers how often the bit was set there, and the answers are weighed by how well they did
 * so far. Hand-drawn pixels take less than half of the room that general compression gives them.
 *
 * Writer and reader predict alike, step by step, in whatever browser: only whole numbers, no `Math.exp`.
 */

/** How many contexts a bit has. */
export const CONTEXTS = 5;

/** Writes or reads, so that a format is described once for both directions. */
export interface Coder {
  /** What is known about the next bit. The first chooses the weights: less than `KINDS`. */
  readonly contexts: Int32Array;
  /** One bit; a reader ignores what it is given and answers what was written. */
  bit(value: number): number;
}

/** How many kinds of bits have weights of their own. */
export const KINDS = 256;

const SLOT_BITS = 16;
const SLOTS = 1 << SLOT_BITS;
/** How fast a counter follows, by how often it was asked: quickly at first. */
const RATES = Int32Array.from({ length: 256 }, (_, asked) => Math.max(Math.floor((32768 * 5) / (asked * 5 + 8)), 700));
/** How much a counter is believed, by how often it was asked. */
const TRUST = Int32Array.from({ length: 256 }, (_, asked) => (asked === 0 ? 0 : Math.min(256, 110 + asked * 24)));
const LEARNING = 14;
const FIRST_WEIGHT = 32000;

/** The logistic curve in whole numbers, from -2048 to 2048 in steps of 128. */
const CURVE = Int32Array.of(
  ...[1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047],
  ...[2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094],
);

/** From what speaks for a bit to how likely it is, in parts of 4096. */
function squash(sum: number): number {
  if (sum > 2047) return 4094;
  if (sum < -2047) return 1;
  const part = sum & 127;
  const step = (sum >> 7) + 16;
  return (CURVE[step]! * (128 - part) + CURVE[step + 1]! * part + 64) >> 7;
}

/** The way back. */
const STRETCHED = (() => {
  const made = new Int16Array(4096).fill(2047);
  let from = 0;
  for (let sum = -2047; sum <= 2047; sum++) {
    for (const to = squash(sum); from <= to; from++) made[from] = sum;
  }
  return made;
})();

/** What has been learned so far: for each context how likely its bit is set (16 bits), and how often it was asked (8). */
class Memory {
  readonly contexts = new Int32Array(CONTEXTS);
  private readonly learned = new Int32Array(SLOTS * CONTEXTS).fill(32768 << 8);
  private readonly weights = new Int32Array(KINDS * CONTEXTS).fill(FIRST_WEIGHT);
  private readonly places = new Int32Array(CONTEXTS);
  private readonly predictions = new Int32Array(CONTEXTS);
  private guess = 0;

  /** How likely it is that the next bit is set, in parts of 4096. */
  expect(): number {
    const { contexts, places, predictions, learned, weights } = this;
    const kind = contexts[0]! * CONTEXTS;
    let sum = 0;
    for (let context = 0; context < CONTEXTS; context++) {
      const mixed = Math.imul(contexts[context]!, 0x2c1b3c6d);
      const place = (Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1) >>> (32 - SLOT_BITS)) + context * SLOTS;
      const known = learned[place]!;
      const said = (STRETCHED[known >> 12]! * TRUST[known & 255]!) >> 8;
      places[context] = place;
      predictions[context] = said;
      sum += said * weights[kind + context]!;
    }
    return (this.guess = squash((sum / 65536) | 0));
  }

  /** What the bit was after all. */
  learn(bit: number): void {
    const { places, predictions, learned, weights } = this;
    const kind = this.contexts[0]! * CONTEXTS;
    const miss = ((bit << 12) - this.guess) * LEARNING;
    const end = bit ? 65535 : 0;
    for (let context = 0; context < CONTEXTS; context++) {
      const place = places[context]!;
      const known = learned[place]!;
      const asked = known & 255;
      const likely = known >> 8;
      weights[kind + context]! += (predictions[context]! * miss + 0x2000) >> 14;
      learned[place] = ((likely + (((end - likely) * RATES[asked]!) >> 15)) << 8) | Math.min(asked + 1, 255);
    }
  }
}

/** The span of numbers that is left, as both sides narrow it down. */
class Span {
  protected readonly memory = new Memory();
  readonly contexts = this.memory.contexts;
  protected low = 0;
  protected high = 0xffffffff;

  /** The last number that stands for a bit that is set. */
  protected middle(): number {
    return this.low + Math.floor(((this.high - this.low) * this.memory.expect()) / 4096);
  }

  /** Choose a half; what both ends have in common is emitted, byte by byte. */
  protected narrow(bit: number, middle: number, emit: (byte: number) => void): void {
    if (bit) this.high = middle;
    else this.low = middle + 1;
    this.memory.learn(bit);
    while (this.low >>> 24 === this.high >>> 24) {
      emit(this.high >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
  }
}

/** Writes bits. */
export class Writer extends Span implements Coder {
  private readonly out: number[] = [];

  bit(value: number): number {
    this.narrow(value, this.middle(), (byte) => this.out.push(byte));
    return value;
  }

  /** Everything that was written; nothing more can follow. */
  bytes(): Uint8Array {
    return Uint8Array.from([...this.out, this.high >>> 24]);
  }
}

/** Reads what a writer wrote. */
export class Reader extends Span implements Coder {
  private now = 0;
  private place = 0;
  private readonly next = (): void => {
    this.now = ((this.now << 8) | (this.bytes[this.place++] ?? 0)) >>> 0;
  };

  constructor(private readonly bytes: Uint8Array) {
    super();
    for (let count = 0; count < 4; count++) this.next();
  }

  bit(_value: number): number {
    const middle = this.middle();
    const bit = this.now <= middle ? 1 : 0;
    this.narrow(bit, middle, this.next);
    return bit;
  }
}
