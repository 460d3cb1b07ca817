/**
 * Pictures that were drawn in a drawing program: `<key of the card>.txt` holds the rows of palette letters. A new file here
 * is the picture of its card; no list has to be edited. `npm run picture` writes these files.
 */
import { HEIGHT, WIDTH, at, bitmap, finePicture, picture, type Picture } from "../sprites";

const files = import.meta.glob<string>("./*.txt", { query: "?raw", import: "default", eager: true });

/** Reads the picture of a file. Throws an error that names the file if it has neither of the two sizes. */
export function readDrawn(name: string, text: string): Picture {
  const rows = bitmap(text);
  for (const [grain, compose] of [picture, finePicture].entries()) {
    if (rows.w === WIDTH * (grain + 1) && rows.h === HEIGHT * (grain + 1)) return compose(undefined, at(rows, 0, 0));
  }
  throw new Error(
    `${name} has ${rows.w} by ${rows.h} letters; a picture has ${WIDTH} by ${HEIGHT} or ${WIDTH * 2} by ${HEIGHT * 2}.`,
  );
}

/** The drawn pictures by the key of their card. */
export const drawn: Readonly<Record<string, Picture>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice("./".length, -".txt".length), readDrawn(path, text)]),
);
