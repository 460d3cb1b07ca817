/** Soft hyphens in long words: between syllables, and never within cz, sz, rz, dz or ch. */

/** One letter, or several letters that are one sound. */
const SOUND = /cz|sz|rz|dz|dż|dź|ch|./gi;
const VOWEL = /^[aeiouyąęó]$/i;
/** Shorter words are not hyphenated. */
const MIN_WORD_LENGTH = 10;
/** The least number of letters before and after a hyphen. */
const MIN_PART_LENGTH = 3;

/** Returns the name with soft hyphens in its long words. */
export function hyphenate(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length < MIN_WORD_LENGTH ? word : hyphenateWord(word)))
    .join(" ");
}

/** Puts hyphens between a vowel and a consonant with its vowel, and between two consonants that stand between vowels. */
function hyphenateWord(word: string): string {
  const sounds = word.match(SOUND) ?? [];
  const isVowel = sounds.map((sound) => VOWEL.test(sound));
  let text = "";
  let done = 0;
  for (const [i, sound] of sounds.entries()) {
    const startsSyllable =
      !isVowel[i] && isVowel[i + 1] === true && (isVowel[i - 1] === true || isVowel[i - 2] === true);
    if (startsSyllable && done >= MIN_PART_LENGTH && word.length - done >= MIN_PART_LENGTH) text += "\u00ad";
    text += sound;
    done += sound.length;
  }
  return text;
}
