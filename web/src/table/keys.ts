/** The keyboard at the table. No key does two things in two prompts. */

export interface KeyActions {
  choose(number: number): void;
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

const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/** Handle a key; says whether it meant something here. */
export function pressed(event: KeyboardEvent, act: KeyActions): boolean {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") {
    act.back();
    return true;
  }
  if (target?.matches(TYPING)) return false;
  if (event.key === " ") {
    // Space presses a button that has the focus, as everywhere; on the table it passes.
    if (target?.matches("button, summary, a, input")) return false;
    if (event.shiftKey) act.until();
    else if (!event.repeat) act.pass();
    return true;
  }
  if (event.repeat && !event.key.startsWith("Arrow")) return false;
  if (/^\d$/.test(event.key)) {
    act.choose(Number(event.key));
    return true;
  }
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      return move(event.key, event.shiftKey);
    case "?":
      act.help();
      return true;
    case "/":
      act.chat();
      return true;
  }
  switch (event.key.toLowerCase()) {
    case "y":
      act.yes();
      return true;
    case "n":
      act.no();
      return true;
    case "e":
      act.end();
      return true;
    case "o":
      act.list();
      return true;
    case "h":
      act.hold();
      return true;
    case "u":
      act.undo(event.shiftKey);
      return true;
    case "l":
      act.log();
      return true;
    case "z":
      act.zoom();
      return true;
    case "t":
      act.text();
      return true;
  }
  return false;
}

const VECTORS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Go from the focused thing to the nearest one in that direction: among what is lit, or (`all`) all cards. */
function move(key: string, all: boolean): boolean {
  const things = [...document.querySelectorAll<HTMLElement>(all ? ".board [data-face]" : ".board .lit, .board .chosen")].filter((thing) =>
    thing.checkVisibility({ visibilityProperty: true }),
  );
  if (things.length === 0) return false;
  const here = document.activeElement;
  const from = here instanceof Element && here.closest("[data-anchor], [data-face]")?.closest(".board") ? here.getBoundingClientRect() : null;
  const [dx, dy] = VECTORS[key] ?? [0, 0];
  let best: HTMLElement | undefined;
  if (!from) best = things[0];
  else {
    let least = Infinity;
    for (const thing of things) {
      if (thing === here) continue;
      const box = thing.getBoundingClientRect();
      const x = box.left + box.width / 2 - (from.left + from.width / 2);
      const y = box.top + box.height / 2 - (from.top + from.height / 2);
      const along = x * dx + y * dy;
      if (along <= 1) continue;
      const across = Math.abs(x * dy) + Math.abs(y * dx);
      const cost = along + across * 2.5;
      if (cost < least) {
        least = cost;
        best = thing;
      }
    }
  }
  if (!best) return true;
  if (!best.hasAttribute("tabindex")) best.setAttribute("tabindex", "-1");
  best.focus();
  best.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
