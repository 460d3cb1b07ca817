/**
 * The pictures of the cards. They come when the first card is shown, after everything that is needed to play; until
 * then, and without them, a card bears the sign of its kind.
 */
import type { Picture } from "./sprites";

let pictures = $state.raw<Readonly<Record<string, Picture>>>({});
let asked = false;

/** Fetch the pictures; whoever knows that there will be cards may do so early. */
export function fetchPictures(): void {
  if (asked) return;
  asked = true;
  import("./pictures").then(
    ({ PICTURES }) => (pictures = PICTURES),
    () => (asked = false),
  );
}

/** The picture of a card, once it is there. */
export function pictureOf(key: string): Picture | undefined {
  fetchPictures();
  return pictures[key];
}
