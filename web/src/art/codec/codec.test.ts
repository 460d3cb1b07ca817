/** Unpacked pictures equal the packed ones, pixel by pixel. */
import { describe, expect, it } from "vitest";
import { packed } from "../pictures";
import { PACKS } from "../pictures/packs";
import { at, bitmap, compose, flipped, picture, type Picture } from "../sprites";
import { pack } from "./pack";
import { unpack } from "./unpack";

function unpacked(bytes: Uint8Array): Readonly<Record<string, Picture>> {
  const reading = unpack(bytes);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

function seen(pictures: Readonly<Record<string, Picture>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(pictures).map(([key, of]) => [key, compose(of).rows]));
}

describe("packed pictures", () => {
  it.each(PACKS)("are the same as before (%s)", (name) => {
    const pictures = packed()[name];
    const bytes = pack(pictures);
    expect(seen(unpacked(bytes))).toEqual(seen(pictures));
    expect(bytes.length).toBeLessThan(20_000);
  });

  it("keep edges, mirrors, colours and empty places", () => {
    const odd = bitmap("rgr\nggg\nr.r");
    const some = {
      a: picture({ wall: bitmap("kK"), floor: odd, ground: 3, layers: [at(odd, -2, -3, "ry")] }, at(odd, 30, 2)),
      b: picture(undefined, flipped(bitmap("12.\n.12"), 3, 4, "1r 2R"), at(bitmap("yby\nbbb\ny.y"), 8, 8)),
      c: picture(undefined),
    };
    expect(seen(unpacked(pack(some)))).toEqual(seen(some));
  });

  it("are refused if a letter is no colour", () => {
    expect(() => pack({ a: picture(undefined, at(bitmap("r r"), 0, 0)) })).toThrow(/in it/);
  });
});
