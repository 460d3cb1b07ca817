/** The sentence beside the question: what is happening, or what can be clicked. */
import type { Chair, Prompt } from "../../protocol";
import { say } from "../../messages.svelte";
import { plainText } from "../cards/marked-text";
import type { TableModel } from "../table-model.svelte";

/** Returns the sentence for the present state of a prompt; empty if nothing is to be said. */
export function statusText(model: TableModel, prompt: Prompt | null, asked: Chair | undefined): string {
  const { anchors } = model;
  const mine = prompt?.mine ?? false;
  if (model.connection === "offline") return say("prompt-offline");
  if (!model.connected) return say("prompt-reconnecting");
  if (model.sending) return say("prompt-sending");
  if (anchors.toConfirm) return "";
  if (anchors.chosen.length > 0) {
    if (anchors.hasButtonsOnBoard) return say("prompt-choose");
    if (anchors.lit.size === 0) return say(anchors.buttons.length > 1 ? "prompt-choose" : "prompt-confirm");
    const what = anchors.matching[0]?.what ?? "";
    return what ? say("prompt-where-for", { what: plainText(what) }) : say("prompt-where");
  }
  const own = prompt?.suggestions.find(({ seat }) => seat === model.seat);
  if (own) return say("prompt-suggested-mine", { what: plainText(own.text) });
  if (anchors.suggests) return say("prompt-suggest-how", { name: asked?.name ?? "" });
  if (!mine && asked?.who === "person" && asked.presence !== "here") return say("prompt-away", { name: asked.name });
  const hasOthers = prompt?.suggestions.some(({ seat }) => seat !== model.seat) ?? false;
  return mine && anchors.lit.size > 0 && !hasOthers ? say("prompt-click-lit") : "";
}
