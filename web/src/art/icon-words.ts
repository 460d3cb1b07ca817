/** The icons within the texts of cards: printed cards have a sign in place of a word, here it stands before the word. */
import type { IconName } from "./icons";
import { TREASURES } from "./icons";

/** The icons that texts of cards have. The catalogue lists the words of each as `art-words-<icon>`. */
const ICONS_OF_TEXTS = ["damage", "heart", "soul", "wound", "coin", ...TREASURES] as const satisfies IconName[];

/** A piece of a text. With an icon it is a word that the icon stands before. */
export type WordPart = { text: string; icon?: IconName };

/** The word and its icon for each list of words that has been read. */
type WordIcons = { icons: Map<string, IconName>; pattern: RegExp };
const wordIconsByLists = new Map<string, WordIcons>();

/** Returns the icons by word, and the pattern that finds these words. */
function readWordLists(lists: readonly string[]): WordIcons {
  const key = lists.join("|");
  const known = wordIconsByLists.get(key);
  if (known) return known;
  const icons = new Map<string, IconName>();
  for (const [n, icon] of ICONS_OF_TEXTS.entries())
    for (const word of (lists[n] ?? "").split(" ").filter(Boolean)) icons.set(word, icon);
  const read = { icons, pattern: new RegExp(`(?<!\\p{L})(?:${[...icons.keys()].join("|")})(?!\\p{L})`, "giu") };
  wordIconsByLists.set(key, read);
  return read;
}

/** Splits the text of a card into words with an icon and the rest. `say` returns a message of the catalogue. */
export function splitByIcons(text: string, say: (id: string) => string): WordPart[] {
  const { icons, pattern } = readWordLists(ICONS_OF_TEXTS.map((icon) => say(`art-words-${icon}`)));
  const parts: WordPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const icon = icons.get(match[0].toLowerCase());
    parts.push({ text: match[0], ...(icon && { icon }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
