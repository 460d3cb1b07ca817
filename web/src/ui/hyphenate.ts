/** Soft hyphens in long words, between syllables, for the languages of the client. */
import { locale, type Language } from "../messages.svelte";

interface Syllables {
  /** One letter, or several letters that are one sound. */
  readonly sound: RegExp;
  readonly vowel: RegExp;
  /** Consonants that begin a syllable together. */
  readonly onsets: readonly string[];
  /** Sounds that end a syllable and never begin one. */
  readonly endings: readonly string[];
  /** An end of a word without a syllable of its own. */
  readonly mute: RegExp | null;
}

const SYLLABLES: Readonly<Record<Language, Syllables>> = {
  pl: {
    sound: /cz|sz|rz|dz|dż|dź|ch|./gi,
    vowel: /^[aeiouyąęó]$/i,
    onsets: (
      "bl br brz chł chr chrz dl dr drz gl gr grz kl kł kr krz pl pł pr prz tr trz " +
      "sk skr skrz sł sm sn sp spr st str śl śm śn św"
    ).split(" "),
    endings: [],
    mute: null,
  },
  en: {
    sound: /th|sh|ch|ph|ck|qu|./gi,
    vowel: /^[aeiouy]$/i,
    onsets: "bl br cl cr dr fl fr gl gr kn pl pr sc sk sl sm sn sp st str tr tw".split(" "),
    endings: ["ck", "x"],
    mute: /^[^aeiouy]*e[ds]?(['’]s)?$/i,
  },
};
/** Shorter words are not hyphenated. */
const MIN_WORD_LENGTH = 10;
/** The least number of letters before and after a hyphen. */
const MIN_PART_LENGTH = 3;

/** Returns the name with soft hyphens in its long words. */
export function hyphenate(name: string, language: Language = locale.language): string {
  return name
    .split(" ")
    .map((word) => (word.length < MIN_WORD_LENGTH ? word : hyphenateWord(word, SYLLABLES[language])))
    .join(" ");
}

/** Puts hyphens between a vowel and a syllable that follows it, and between consonants that stand between vowels. */
function hyphenateWord(word: string, { sound, vowel, onsets, endings, mute }: Syllables): string {
  const sounds = word.match(sound) ?? [];
  const isVowel = sounds.map((one) => vowel.test(one));
  /** Returns the index at which the syllable begins whose first vowel has this index. */
  function beginning(first: number): number {
    let start = first;
    while (start > 0 && !isVowel[start - 1]) {
      const consonants = sounds
        .slice(start - 1, first)
        .join("")
        .toLowerCase();
      const isOne = start === first;
      if (isOne ? endings.includes(consonants) : !onsets.includes(consonants)) break;
      start -= 1;
    }
    return start;
  }
  const starts = new Set(isVowel.flatMap((is, i) => (is && !isVowel[i - 1] ? [beginning(i)] : [])));
  let text = "";
  let done = 0;
  for (const [i, one] of sounds.entries()) {
    const rest = word.slice(done);
    const hasVowelBefore = isVowel.slice(0, i).includes(true);
    const isLongEnough = done >= MIN_PART_LENGTH && rest.length >= MIN_PART_LENGTH;
    if (starts.has(i) && !isVowel[i] && hasVowelBefore && isLongEnough && !mute?.test(rest)) text += "\u00ad";
    text += one;
    done += one.length;
  }
  return text;
}
