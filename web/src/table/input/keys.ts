/** The keyboard at the table. Each key has the same meaning in all prompts. */

export interface KeyActions {
  choose(number: number): void;
  /** Ends the playback of events, and returns whether any was played. */
  skip(): boolean;
  pass(): void;
  end(): void;
  yes(): void;
  no(): void;
  back(): void;
  list(): void;
  hold(): void;
  undo(turn: boolean): void;
  log(): void;
  chat(): void;
  zoom(): void;
  text(): void;
  help(): void;
  until(): void;
}

const TEXT_FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/** Handles a key, and returns whether it has a meaning at the table. */
export function handleKey(event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") {
    actions.back();
    return true;
  }
  if (target?.matches(TEXT_FIELDS)) return false;
  if (event.key === " ") {
    // Space presses a button that has the focus, as on every page; otherwise it ends the playback, or passes.
    if (target?.matches("button, summary, a, input")) return false;
    if (event.shiftKey) actions.until();
    else if (!event.repeat && !actions.skip()) actions.pass();
    return true;
  }
  if (event.repeat && !event.key.startsWith("Arrow")) return false;
  if (/^\d$/.test(event.key)) {
    actions.choose(Number(event.key));
    return true;
  }
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      return moveFocus(event.key, event.shiftKey);
    case "?":
      actions.help();
      return true;
    case "/":
      actions.chat();
      return true;
  }
  switch (event.key.toLowerCase()) {
    case "y":
      actions.yes();
      return true;
    case "n":
      actions.no();
      return true;
    case "e":
      actions.end();
      return true;
    case "o":
      actions.list();
      return true;
    case "h":
      actions.hold();
      return true;
    case "u":
      actions.undo(event.shiftKey);
      return true;
    case "l":
      actions.log();
      return true;
    case "z":
      actions.zoom();
      return true;
    case "t":
      actions.text();
      return true;
  }
  return false;
}

const DIRECTION_OF_KEY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest element in the direction of the key, among lit elements or (with `allCards`) all cards. */
function moveFocus(key: string, allCards: boolean): boolean {
  const elements = [
    ...document.querySelectorAll<HTMLElement>(allCards ? ".board [data-face]" : ".board .lit, .board .chosen"),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  if (elements.length === 0) return false;
  const focused = document.activeElement;
  const from =
    focused instanceof Element && focused.closest("[data-anchor], [data-face]")?.closest(".board")
      ? focused.getBoundingClientRect()
      : null;
  const [dx, dy] = DIRECTION_OF_KEY[key] ?? [0, 0];
  let best: HTMLElement | undefined;
  if (!from) best = elements[0];
  else {
    let lowestCost = Infinity;
    for (const element of elements) {
      if (element === focused) continue;
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2 - (from.left + from.width / 2);
      const y = box.top + box.height / 2 - (from.top + from.height / 2);
      const along = x * dx + y * dy;
      if (along <= 1) continue;
      const across = Math.abs(x * dy) + Math.abs(y * dx);
      const cost = along + across * 2.5;
      if (cost < lowestCost) {
        lowestCost = cost;
        best = element;
      }
    }
  }
  if (!best) return true;
  if (!best.hasAttribute("tabindex")) best.setAttribute("tabindex", "-1");
  best.focus();
  best.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
