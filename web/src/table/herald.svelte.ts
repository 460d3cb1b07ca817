/** Tells whoever sits here that it is their turn, and what happens: title, sound, notice, and the voice of a screen reader. */
import { untrack } from "svelte";
import { person } from "../person.svelte";
import { say } from "../messages.svelte";
import type { Drawers } from "./drawers.svelte";
import type { TableModel } from "./model.svelte";
import { canNotify, notify } from "./notices";
import { blip } from "./sounds";
import { plain } from "./text";

export class Herald {
  /** Read out when there is time. */
  polite = $state("");
  /** Read out at once: my turn, the connection. */
  urgent = $state("");
  /** Whether to ask if notices are wanted. */
  noticeAsked = $state(false);

  /** Made while a component is: its effects live as long. */
  constructor(model: TableModel, drawers: Drawers) {
    const myTurn = $derived(model.prompt?.mine ?? false);
    const turnKey = $derived(myTurn && model.prompt ? `${model.prompt.decision}/${model.prompt.seat}` : "");

    $effect(() => {
      document.title = titleOf(model, myTurn);
    });
    $effect(() => {
      // What was listed was mine, or is mine now.
      drawers.listed = false;
      if (!turnKey) return;
      untrack(() => {
        drawers.until = false;
        const question = plain(model.prompt?.text ?? "");
        this.urgent = `${say("title-my-turn")}. ${question}`;
        blip("turn");
        notify(say("title-my-turn"), question);
        if (document.visibilityState === "hidden" && person.prefs.notices === "unasked" && canNotify()) this.noticeAsked = true;
      });
    });
    $effect(() => {
      if (model.connection === "reconnecting" || model.connection === "offline") this.urgent = say("line-lost");
    });
    $effect(() => {
      if (model.ending) untrack(() => blip("end"));
      else drawers.endingSeen = false;
    });
    $effect(() => {
      model.heard = (lines) => {
        if (lines.length) this.polite = lines.map((line) => plain(line.text)).join(" ");
      };
      return () => (model.heard = null);
    });
    let chats = 0;
    $effect(() => {
      const count = model.chat.length;
      if (count > chats && chats > 0 && person.prefs.chat && drawers.side !== "chat") blip("chat");
      chats = count;
      if (drawers.side === "chat") model.unread = 0;
    });
  }
}

function titleOf(model: TableModel, myTurn: boolean): string {
  const table = model.info?.title ?? say("shell-title");
  if (myTurn) return `● ${say("title-my-turn")} – ${table}`;
  if (model.over) return `${say("title-over")} – ${table}`;
  const name = model.prompt ? (model.names[model.prompt.seat] ?? "") : "";
  return name ? `${say("title-waiting", { name })} – ${table}` : table;
}
