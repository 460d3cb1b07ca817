/** Announces the user's turn and other events: in the page title, by sounds, notifications and text for screen readers. */
import { untrack } from "svelte";
import { person } from "../../person.svelte";
import { say } from "../../messages.svelte";
import type { Panels } from "../panels/panels.svelte";
import type { TableModel } from "../table-model.svelte";
import { canNotify, notify } from "./browser-notifications";
import { manifestOf } from "../../games/registry";
import { playSound, vibrate } from "../../sound/sounds";
import { plainText } from "../cards/marked-text";

export class Announcer {
  /** Text that a screen reader reads when it is idle. */
  polite = $state("");
  /** Text that a screen reader reads at once: the user's turn, the connection. */
  urgent = $state("");
  /** Whether to ask the user about browser notifications. */
  asksForNotifications = $state(false);

  /** Must be called while a component is created: the effects live as long as the component. */
  constructor(model: TableModel, panels: Panels) {
    const myTurn = $derived(model.prompt?.mine ?? false);
    const turnKey = $derived(myTurn && model.prompt ? `${model.prompt.decision}/${model.prompt.seat}` : "");

    $effect(() => {
      document.title = titleOf(model, myTurn);
    });
    $effect(() => {
      // The open list showed the options of the prompt before.
      panels.listOpen = false;
      if (!turnKey) return;
      untrack(() => {
        panels.untilOpen = false;
        const promptText = plainText(model.prompt?.text ?? "");
        this.urgent = `${say("title-my-turn")}. ${promptText}`;
        playSound("turn");
        vibrate();
        notify(say("title-my-turn"), promptText);
        if (document.visibilityState === "hidden" && person.prefs.notices === "unasked" && canNotify())
          this.asksForNotifications = true;
      });
    });
    $effect(() => {
      if (model.connection === "reconnecting" || model.connection === "offline") this.urgent = say("connection-lost");
    });
    $effect(() => {
      const event = model.eventPlayer.current;
      if (event) untrack(() => void playEventSound(event.kind, model.info?.game ?? ""));
    });
    $effect(() => {
      if (!model.ending) panels.endingClosed = false;
    });
    $effect(() => {
      model.onLogLines = (lines) => {
        if (lines.length) this.polite = lines.map((line) => plainText(line.text)).join(" ");
      };
      return () => (model.onLogLines = null);
    });
    let chats = 0;
    $effect(() => {
      const count = model.chat.length;
      if (count > chats && chats > 0 && person.prefs.chat && panels.side !== "chat") playSound("chat");
      chats = count;
      if (panels.side === "chat") model.unread = 0;
    });
  }
}

async function playEventSound(kind: string, game: string): Promise<void> {
  const { soundOf } = await import("../../sound/event-sounds");
  const sound = soundOf(kind, manifestOf(game)?.eventSounds);
  if (sound) playSound(sound);
}

function titleOf(model: TableModel, myTurn: boolean): string {
  const table = model.info?.title ?? say("shell-title");
  if (myTurn) return `● ${say("title-my-turn")} – ${table}`;
  if (model.over) return `${say("title-over")} – ${table}`;
  const name = model.prompt ? (model.names[model.prompt.seat] ?? "") : "";
  return name ? `${say("title-waiting", { name })} – ${table}` : table;
}
