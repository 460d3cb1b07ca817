/** What the build packs: the pictures of all cards, and the rooms of Keep the Heroes Out! */
import { rooms } from "../keep/rooms";
import { PICTURES } from "../pictures";
import { pack } from "./pack";

export function all(): Uint8Array {
  return pack({ ...PICTURES, ...rooms });
}
