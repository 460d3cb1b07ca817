/** Which panels are open: the log or the chat beside the board, a dialog over it, or a list at the prompt. */
import { person } from "../../person.svelte";

export type Side = "" | "log" | "chat";
export type DialogName = "" | "settings" | "keys" | "text" | "stops";

export class Panels {
  side = $state<Side>("");
  dialog = $state<DialogName>("");
  /** Whether the list of all options is open. */
  listOpen = $state(false);
  /** Whether the menu of "pass until" is open. */
  untilOpen = $state(false);
  /** Whether the user has closed the result of the game to look at the board. */
  endingClosed = $state(false);

  constructor() {
    if (person.prefs.log && matchMedia("(min-width: 1360px)").matches) this.side = "log";
  }

  /** Opens or closes the log or the chat. */
  toggle(panel: "log" | "chat"): void {
    this.side = this.side === panel ? "" : panel;
    if (panel === "log") person.prefer({ log: this.side === "log" });
  }
}
