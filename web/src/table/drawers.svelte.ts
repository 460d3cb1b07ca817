/** What is open on the screen besides the table: the log or the chat beside it, a dialog over it, lists in the prompt. */
import { person } from "../person.svelte";

export type Side = "" | "log" | "chat";
export type DialogName = "" | "settings" | "keys" | "text" | "stops";

export class Drawers {
  side = $state<Side>("");
  dialog = $state<DialogName>("");
  /** Whether all options are listed. */
  listed = $state(false);
  /** Whether the menu of "pass until" is open. */
  until = $state(false);
  /** Whether the end of the game has been put aside to look at the board. */
  endingSeen = $state(false);

  constructor() {
    if (person.prefs.log && matchMedia("(min-width: 1360px)").matches) this.side = "log";
  }

  toggle(which: "log" | "chat"): void {
    this.side = this.side === which ? "" : which;
    if (which === "log") person.prefer({ log: this.side === "log" });
  }
}
