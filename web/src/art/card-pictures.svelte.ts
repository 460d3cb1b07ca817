/**
 * The pictures of the cards. They come as data when the first card of their pack is shown, after everything that is
 * needed to play.
 * Until then a card has an empty frame; if they are late, or do not come at all, it bears the sign of its kind.
 */
import addresses from "virtual:pictures";
import { unpack } from "./codec/unpack";
import { packOf, type Pack } from "./pictures/packs";
import type { Picture } from "./sprites";

/** How long the frame stays empty, in milliseconds: signs that disappear at once would only flicker. */
const SIGN_DELAY_MS = 2500;
/** How long the page may be kept busy at a stretch, in milliseconds. */
const MAX_BUSY_MS = 8;

let pictures = $state.raw<Readonly<Record<string, Picture>>>({});
let late = $state(false);
const requested = new Set<Pack>();

/** Do the work in pieces, so that clicks get between them. */
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

/** Fetch a pack of pictures, which may be done before a card of it is shown. */
export function fetchPictures(pack: Pack = "first"): void {
  if (requested.has(pack)) return;
  requested.add(pack);
  const waited = setTimeout(() => (late = true), SIGN_DELAY_MS);
  fetchPack(pack)
    .then(
      (more) => (pictures = { ...pictures, ...more }),
      () => {
        requested.delete(pack);
        late = true;
      },
    )
    .finally(() => clearTimeout(waited));
}

/** The picture of a card, once it is there. */
export function pictureOf(key: string): Picture | undefined {
  fetchPictures(packOf(key));
  return pictures[key];
}

/** Whether pictures are still expected soon. */
export function picturesAreComing(): boolean {
  return !late;
}
