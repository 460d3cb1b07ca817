/**
 * Choices that a link brings along: a deck, a page that a player has written, or a preset. Such links lead to the page of a
 * game (`/game/NAME?deck=CODE`); links to the lobby (`/?deck=CODE`) lead there too.
 */
export interface LinkedChoices {
  /** The code of a deck; empty without one. */
  deck: string;
  /** The id of a written page; empty without one. */
  written: string;
  /** The name of a preset; empty without one. */
  preset: string;
}

/** The choices in an address. */
export function linkedChoices(search: string): LinkedChoices {
  const query = new URLSearchParams(search);
  const value = (name: string): string => query.get(name) ?? "";
  return { deck: value("deck"), written: value("page"), preset: value("preset") };
}

/** Whether a link brings choices along. */
export function hasChoices({ deck, written, preset }: LinkedChoices): boolean {
  return Boolean(deck || written || preset);
}
