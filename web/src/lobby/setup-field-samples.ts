/** Samples of games and setup fields for tests. */
import type { Ask, GameInfo } from "../protocol";

/** A setup field with these options, one of which is chosen. */
export function sampleField(field: string, options: string[], more: Partial<Ask> = {}): Ask {
  const choices = options.map((id) => ({ id, name: id, about: "", group: "" }));
  return {
    field,
    name: field,
    about: "",
    options: choices,
    many: false,
    usual: [],
    first: false,
    unless: "",
    own: null,
    ...more,
  };
}

/** A game for two to four players with three levels of bots. */
export function sampleGame(name: string, more: Partial<GameInfo> = {}): GameInfo {
  return {
    name,
    title: name,
    about: "",
    players: [2, 4],
    asks: [],
    presets: [],
    bots: ["random", "greedy", "strong"].map((id) => ({ id, name: id, about: "", group: "" })),
    tutorial: false,
    occasions: [],
    decks: false,
    contests: false,
    daily: false,
    practice: false,
    pageField: "",
    ...more,
  };
}
