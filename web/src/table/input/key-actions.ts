/** The effects of the keys at a table. */
import type { Drawers } from "../drawers.svelte";
import type { KeyActions } from "./keys";
import type { TableModel } from "../model.svelte";
import type { HotSeat } from "../hot-seat/hot-seat.svelte";
import { keyOfButton, arrangeButtons, type PromptButtons } from "../prompt/prompt-buttons";
import type { StopPreferences } from "../stops/stop-preferences.svelte";
import type { ZoomState } from "../cards/card-zoom.svelte";

interface TableParts {
  model: TableModel;
  drawers: Drawers;
  stopPreferences: StopPreferences;
  hotSeat: HotSeat;
  zoom: ZoomState;
}

/** Creates the actions for the parts of one table. */
export function createKeyActions({ model, drawers, stopPreferences, hotSeat, zoom }: TableParts): KeyActions {
  const { anchors } = model;
  const buttons = (): PromptButtons => arrangeButtons(anchors.buttons, model.prompt?.reaction ?? false, anchors.chosen.length);
  const choose = (option: PromptButtons["pass"]): void => {
    if (option && !anchors.toConfirm) anchors.choose(option);
  };
  return {
    choose: (number) => choose(drawers.listed ? anchors.options[number - 1] : buttons().others.find((option, i) => keyOfButton(option, i) === `${number}`)),
    pass: () => (hotSeat.asksForClaims ? hotSeat.passForAll() : choose(buttons().pass)),
    end: () => choose(buttons().end),
    yes: () => choose(buttons().yes),
    no: () => choose(buttons().no),
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
