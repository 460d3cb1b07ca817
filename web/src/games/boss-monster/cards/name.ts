/** Names of cards where there is little room. */
import { hyphenate } from "../../../ui/hyphenate";

export interface BrokenName {
  /** The name with the hyphens at which it can be broken. */
  readonly text: string;
  /** The letters of the longest part of it that stands on one line. */
  readonly longest: number;
}

/** Returns how a name can be broken into lines. */
export function breakName(name: string): BrokenName {
  const text = hyphenate(name);
  return { text, longest: Math.max(...text.split(/[ \u00ad]/).map((part) => part.length)) };
}
