/** What the build packs: the pictures of all cards. */
import { PICTURES } from "../pictures";
import { pack } from "./pack";

export function all(): Uint8Array {
  return pack(PICTURES);
}
