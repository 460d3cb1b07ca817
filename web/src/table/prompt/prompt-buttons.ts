/** The places of the buttons of a prompt. Passing, ending the turn, yes and no have fixed places and keys. */
import type { OfferedOption } from "../../protocol";

export interface PromptButtons {
  yes?: OfferedOption;
  no?: OfferedOption;
  /** Ends the active player's own turn. */
  end?: OfferedOption;
  /** Passes a reaction. */
  pass?: OfferedOption;
  others: OfferedOption[];
}

/** Returns the key of a button: a number has its digit, other buttons are counted. */
export function keyOfButton({ anchors }: OfferedOption, place: number): string {
  const number = /^number:(\d)$/.exec(anchors.at(-1) ?? "")?.[1];
  return number ?? (place < 9 ? String(place + 1) : "");
}

/** Assigns options to the places of buttons. After `depth` clicks on the board no button has a fixed place. */
export function arrangeButtons(options: readonly OfferedOption[], reaction: boolean, depth: number): PromptButtons {
  const buttons: PromptButtons = { others: [] };
  for (const option of options) {
    const { kind } = option;
    if (depth > 0) buttons.others.push(option);
    else if (kind === "pass" && reaction && !buttons.pass) buttons.pass = option;
    else if ((kind === "pass" || kind === "done") && !buttons.end) buttons.end = option;
    else if (kind === "yes" && !buttons.yes) buttons.yes = option;
    else if (kind === "no" && !buttons.no) buttons.no = option;
    else buttons.others.push(option);
  }
  return buttons;
}
