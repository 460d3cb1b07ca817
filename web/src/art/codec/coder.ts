/* eslint-disable @typescript-eslint/no-non-null-assertion -- every place is counted out; a check for each would cost more than the work */
/**
 * An adaptive arithmetic coder with context mixing. Every bit has several contexts, which describe its surroundings.
 * Each context counts how often the bit was set there, and the predictions of all contexts are weighted by how good
 * they were so far. Hand-drawn pixels take less than half of the bytes of general compression.
 *
 * Writer and reader must predict alike in every browser, so only whole numbers are used and no `Math.exp`.
 */

/** The number of contexts of a bit. */
export const CONTEXTS = 5;

/** Writes or reads bits, so that a format is described once for both directions. */
export interface Coder {
  /** The contexts of the next bit. The first one is less than `KINDS` and chooses the weights. */
  readonly contexts: Int32Array;
  /** Writes the given bit, or ignores it and reads a bit; returns the bit. */
  bit(value: number): number;
}

/** The number of kinds of bits with their own weights. */
export const KINDS = 256;

const SLOT_BITS = 16;
const SLOTS = 1 << SLOT_BITS;
/** How fast a counter adapts, by the number of its uses: quickly at first. */
const RATES = Int32Array.from({ length: 256 }, (_, asked) => Math.max(Math.floor((32768 * 5) / (asked * 5 + 8)), 700));
/** How much a counter is trusted, by the number of its uses. */
const TRUST = Int32Array.from({ length: 256 }, (_, asked) => (asked === 0 ? 0 : Math.min(256, 110 + asked * 24)));
const LEARNING = 14;
const FIRST_WEIGHT = 32000;

/** The logistic curve in whole numbers, from -2048 to 2048 in steps of 128. */
const CURVE = Int32Array.of(
  ...[1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047],
  ...[2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094],
);

/** Converts the weighted sum of the predictions to the probability of a bit, in parts of 4096. */
function squash(sum: number): number {
  if (sum > 2047) return 4094;
  if (sum < -2047) return 1;
  const part = sum & 127;
  const step = (sum >> 7) + 16;
  return (CURVE[step]! * (128 - part) + CURVE[step + 1]! * part + 64) >> 7;
}

/** The inverse of `squash`. */
const STRETCHED = (() => {
  const made = new Int16Array(4096).fill(2047);
  let from = 0;
  for (let sum = -2047; sum <= 2047; sum++) {
    for (const to = squash(sum); from <= to; from++) made[from] = sum;
  }
  return made;
})();

/** The learned statistics: for each context the probability of a set bit (16 bits) and the number of uses (8 bits). */
class Memory {
  readonly contexts = new Int32Array(CONTEXTS);
  private readonly learned = new Int32Array(SLOTS * CONTEXTS).fill(32768 << 8);
  private readonly weights = new Int32Array(KINDS * CONTEXTS).fill(FIRST_WEIGHT);
  private readonly places = new Int32Array(CONTEXTS);
  private readonly predictions = new Int32Array(CONTEXTS);
  private guess = 0;

  /** Returns the probability that the next bit is set, in parts of 4096. */
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

  /** Learns the actual value of the bit. */
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

/** The interval of the arithmetic coder, which writer and reader narrow down alike. */
class Span {
  protected readonly memory = new Memory();
  readonly contexts = this.memory.contexts;
  protected low = 0;
  protected high = 0xffffffff;

  /** The last number that stands for a bit that is set. */
  protected middle(): number {
    return this.low + Math.floor(((this.high - this.low) * this.memory.expect()) / 4096);
  }

  /** Chooses a part of the interval; the bytes that both ends have in common are emitted. */
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

  /** Returns all written bytes; no bit may be written afterwards. */
  bytes(): Uint8Array {
    return Uint8Array.from([...this.out, this.high >>> 24]);
  }
}

/** Reads the bits of a writer. */
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
