/** Where the buttons of a prompt go. Passing, ending one's turn, yes and no each have a place and a key of their own. */
import type { OfferedOption } from "../protocol";

export interface Slots {
  yes?: OfferedOption;
  no?: OfferedOption;
  /** Doing nothing in one's own turn. */
  end?: OfferedOption;
  /** Doing nothing in somebody else's. */
  pass?: OfferedOption;
  others: OfferedOption[];
}

/** The key of a button: a number is its own, the others are counted. */
export function keyOf({ anchors }: OfferedOption, place: number): string {
  const number = /^number:(\d)$/.exec(anchors.at(-1) ?? "")?.[1];
  return number ?? (place < 9 ? String(place + 1) : "");
}

export function sorted(options: readonly OfferedOption[], reaction: boolean, depth: number): Slots {
  const slots: Slots = { others: [] };
  for (const option of options) {
    const { kind } = option;
    if (depth > 0) slots.others.push(option);
    else if (kind === "pass" && reaction && !slots.pass) slots.pass = option;
    else if ((kind === "pass" || kind === "done") && !slots.end) slots.end = option;
    else if (kind === "yes" && !slots.yes) slots.yes = option;
    else if (kind === "no" && !slots.no) slots.no = option;
    else slots.others.push(option);
  }
  return slots;
}
