/**
 * The pictures of the cards. A pack is fetched as data when its first card is shown, after everything that is needed to
 * play.
 * Until then a card has an empty frame. If the pack is late or does not arrive, or has no picture of the card, the card
 * shows the sign of its kind.
 */
import addresses from "virtual:pictures";
import { unpack } from "./codec/unpack";
import { packOf, type Pack } from "./pictures/packs";
import type { Picture } from "./sprites";

/** The milliseconds for which a frame stays empty; a sign that is replaced at once would only flicker. */
const SIGN_DELAY_MS = 2500;
/** The milliseconds for which unpacking may block the page without a pause. */
const MAX_BUSY_MS = 8;

let pictures = $state.raw<Readonly<Record<string, Picture>>>({});
let late = $state(false);
let arrived = $state.raw<readonly Pack[]>([]);
const requested = new Set<Pack>();

/** Do the work in pieces, so that the page can handle clicks between them. */
async function runInPieces<Made>(work: Generator<void, Made>): Promise<Made> {
  for (;;) {
    const end = performance.now() + MAX_BUSY_MS;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function fetchPack(pack: Pack): Promise<Readonly<Record<string, Picture>>> {
  const answer = await fetch(addresses[pack]);
  if (!answer.ok) throw new Error(answer.statusText);
  return runInPieces(unpack(new Uint8Array(await answer.arrayBuffer())));
}

/** Fetch a pack of pictures; this may happen before a card of the pack is shown. */
export function fetchPictures(pack: Pack = "first"): void {
  if (requested.has(pack)) return;
  requested.add(pack);
  const waited = setTimeout(() => (late = true), SIGN_DELAY_MS);
  fetchPack(pack)
    .then(
      (more) => {
        pictures = { ...pictures, ...more };
        arrived = [...arrived, pack];
      },
      () => {
        requested.delete(pack);
        late = true;
      },
    )
    .finally(() => clearTimeout(waited));
}

/** The picture of a card, if it has been fetched. */
export function pictureOf(key: string): Picture | undefined {
  fetchPictures(packOf(key));
  return pictures[key];
}

/** Whether the picture of a card is still expected soon. */
export function isPictureComing(key: string): boolean {
  return !late && !arrived.includes(packOf(key));
}
