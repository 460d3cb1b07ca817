/** Finds the font size at which a name fits its place. */

const LINE = 1.05;

/** The estimated width of a bold letter relative to its size, used where no text can be measured. */
const LETTER = 0.66;

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a bold text of size 1, in the font of the page. */
function width(text: string): number {
  if (pen === undefined) {
    pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (pen) {
      const family = getComputedStyle(document.documentElement).getPropertyValue("--font").trim() || "sans-serif";
      pen.font = `700 100px ${family}`;
    }
  }
  return pen ? pen.measureText(text).width / 100 : text.length * LETTER;
}

function lines(words: number[], space: number, room: number): number {
  let count = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + space + word > room) {
      count++;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return count;
}

const known = new Map<string, number>();

/** The largest size in pixels, between `least` and `most`, at which a name fits into a place without breaking a word. */
export function fontSize(name: string, w: number, h: number, least: number, most: number): number {
  const key = `${name}|${w}|${h}`;
  let size = known.get(key);
  if (size === undefined) {
    const words = name.split(/\s+|(?<=-)/).map(width);
    const space = width(" ");
    const longest = Math.max(...words);
    size = most;
    while (size > least && (longest * size > w || lines(words, space, w / size) * size * LINE > h)) size -= 0.5;
    known.set(key, size);
  }
  return size;
}

/** The short name of a hero on a small card: "Koey, the Last Dragon Mage" is Koey. */
export function shortName(name: string): string {
  return name.split(/,\s/)[0] ?? name;
}
