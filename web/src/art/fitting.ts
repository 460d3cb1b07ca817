/** How large a name is written so that it fits its place. */

/** How wide a bold letter is, in parts of its size; system fonts differ, the widest common one counts. */
const LETTER = 0.66;
const LINE = 1.05;

function lines(words: string[], room: number): number {
  let count = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + 1 + word.length > room) {
      count++;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return count;
}

/** The largest size in pixels, between `least` and `most`, at which a name fits into a place without breaking a word. */
export function fit(name: string, width: number, height: number, least: number, most: number): number {
  const words = name.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  for (let size = most; size > least; size -= 0.5) {
    const room = Math.floor(width / (size * LETTER));
    if (longest <= room && lines(words, room) * size * LINE <= height) return size;
  }
  return least;
}

/** What a small card calls a hero: "Koey, the Last Dragon Mage" is Koey. */
export function shortName(name: string): string {
  return name.split(/,\s/)[0] ?? name;
}
