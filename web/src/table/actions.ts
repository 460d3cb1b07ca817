/** What the keys do at a table. */
import type { Drawers } from "./drawers.svelte";
import type { KeyActions } from "./keys";
import type { TableModel } from "./model.svelte";
import type { OneScreen } from "./one-screen.svelte";
import { keyOfButton, arrangeButtons, type PromptButtons } from "./prompt/prompt-buttons";
import type { StopPreferences } from "./stops/stop-preferences.svelte";
import type { Zoom } from "./zoom.svelte";

interface Parts {
  model: TableModel;
  drawers: Drawers;
  stopPreferences: StopPreferences;
  screen: OneScreen;
  zoom: Zoom;
}

export function actionsOf({ model, drawers, stopPreferences, screen, zoom }: Parts): KeyActions {
  const { anchors } = model;
  const bar = (): PromptButtons => arrangeButtons(anchors.buttons, model.prompt?.reaction ?? false, anchors.chosen.length);
  const take = (option: PromptButtons["pass"]): void => {
    if (option && !anchors.toConfirm) anchors.choose(option);
  };
  return {
    choose: (number) => take(drawers.listed ? anchors.options[number - 1] : bar().others.find((option, i) => keyOfButton(option, i) === `${number}`)),
    pass: () => (screen.everybody ? screen.nobody() : take(bar().pass)),
    end: () => take(bar().end),
    yes: () => take(bar().yes),
    no: () => take(bar().no),
    back: () => {
      if (drawers.until) drawers.until = false;
      else if (stopPreferences.flags.editing) stopPreferences.flags.editing = false;
      else if (zoom.close()) return;
      else if (anchors.back()) return;
      else if (drawers.listed) drawers.listed = false;
      else if (model.stops?.until) stopPreferences.set({ ...model.stops, until: "" });
      else if (drawers.side) drawers.side = "";
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    list: () => (drawers.listed = !drawers.listed),
    hold: () => {
      if (model.prompt && !model.prompt.mine && model.seat !== null) void model.send({ t: "hold", on: !model.held });
    },
    undo: (turn) => {
      if (model.undo) void model.send({ t: "undo", turn });
    },
    log: () => (drawers.side = drawers.side === "log" ? "" : "log"),
    chat: () => {
      drawers.side = "chat";
      setTimeout(() => document.getElementById("chat-text")?.focus(), 0);
    },
    zoom: () => {
      if (!zoom.close()) zoom.pin();
    },
    text: () => (drawers.dialog = "text"),
    help: () => (drawers.dialog = "keys"),
    until: () => (drawers.until = !drawers.until),
  };
}
