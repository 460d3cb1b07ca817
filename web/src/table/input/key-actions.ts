/** The effects of the keys at a table. */
import type { Panels } from "../panels/panels.svelte";
import type { KeyActions } from "./keys";
import type { TableModel } from "../table-model.svelte";
import type { HotSeat } from "../hot-seat/hot-seat.svelte";
import { keyOfButton, arrangeButtons, type PromptButtons } from "../prompt/prompt-buttons";
import type { StopPreferences } from "../stops/stop-preferences.svelte";
import type { ZoomState } from "../cards/card-zoom.svelte";

interface TableParts {
  model: TableModel;
  panels: Panels;
  stopPreferences: StopPreferences;
  hotSeat: HotSeat;
  zoom: ZoomState;
}

/** Creates the actions for the parts of one table. */
export function createKeyActions({ model, panels, stopPreferences, hotSeat, zoom }: TableParts): KeyActions {
  const { anchors } = model;
  const buttons = (): PromptButtons =>
    arrangeButtons(anchors.buttons, model.prompt?.reaction ?? false, anchors.chosen.length);
  const choose = (option: PromptButtons["pass"]): void => {
    if (option && !anchors.toConfirm) anchors.choose(option);
  };
  return {
    choose: (number) =>
      choose(
        panels.listOpen
          ? anchors.options[number - 1]
          : buttons().others.find((option, i) => keyOfButton(option, i) === `${number}`),
      ),
    skip: () => {
      const { isPlaying } = model.eventPlayer;
      if (isPlaying) model.eventPlayer.skip();
      return isPlaying;
    },
    pass: () => (hotSeat.asksForClaims ? hotSeat.passForAll() : choose(buttons().pass)),
    end: () => choose(buttons().end),
    yes: () => choose(buttons().yes),
    no: () => choose(buttons().no),
    back: () => {
      if (panels.untilOpen) panels.untilOpen = false;
      else if (stopPreferences.flags.editing) stopPreferences.flags.editing = false;
      else if (zoom.close()) return;
      else if (anchors.back()) return;
      else if (panels.listOpen) panels.listOpen = false;
      else if (model.stops?.until) stopPreferences.set({ ...model.stops, until: "" });
      else if (model.ending && !panels.endingClosed) panels.endingClosed = true;
      else if (panels.side) panels.side = "";
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    list: () => (panels.listOpen = !panels.listOpen),
    hold: () => {
      if (model.prompt && !model.prompt.mine && model.seat !== null) void model.send({ t: "hold", on: !model.held });
    },
    undo: (turn) => {
      if (model.canUndo) void model.send({ t: "undo", turn });
    },
    log: () => (panels.side = panels.side === "log" ? "" : "log"),
    chat: () => {
      panels.side = "chat";
      setTimeout(() => document.getElementById("chat-text")?.focus(), 0);
    },
    zoom: () => {
      if (!zoom.close()) zoom.pin();
    },
    text: () => (panels.dialog = "text"),
    help: () => (panels.dialog = "keys"),
    until: () => {
      if (model.stops) panels.untilOpen = !panels.untilOpen;
    },
  };
}
