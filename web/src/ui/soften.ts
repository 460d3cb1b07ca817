/** Places where a long word may be broken, as soft hyphens: between syllables, and never within cz, sz, rz, dz or ch. */

const UNIT = /cz|sz|rz|dz|dż|dź|ch|./gi;
const VOWEL = /^[aeiouyąęó]$/i;
const LONG = 10;
const LEAST = 3;

/** A name whose long words can be broken. */
export function soften(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length < LONG ? word : broken(word)))
    .join(" ");
}

/** Between a vowel and a consonant with its vowel, and between two consonants that stand between vowels. */
function broken(word: string): string {
  const units = word.match(UNIT) ?? [];
  const sung = units.map((unit) => VOWEL.test(unit));
  let text = "";
  let done = 0;
  for (const [i, unit] of units.entries()) {
    const opens = !sung[i] && sung[i + 1] === true && (sung[i - 1] === true || sung[i - 2] === true);
    if (opens && done >= LEAST && word.length - done >= LEAST) text += "\u00ad";
    text += unit;
    done += unit.length;
  }
  return text;
}
