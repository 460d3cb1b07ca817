/** The packs of the build: the pictures of all cards, and the rooms of Keep the Heroes Out! */
import { rooms } from "../keep/rooms";
import { packed } from "../pictures";
import { PACKS, type Pack } from "../pictures/packs";
import { pack } from "./pack";

/** Each pack as bytes. */
export function all(): Record<Pack, Uint8Array> {
  const pictures = packed();
  const whole = { ...pictures, first: { ...rooms, ...pictures.first } };
  return Object.fromEntries(PACKS.map((name) => [name, pack(whole[name])])) as Record<Pack, Uint8Array>;
}
