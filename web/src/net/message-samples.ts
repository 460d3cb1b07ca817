/** Whole messages of the server for tests, which name only the fields that matter to them. */
import type { Sync, Update } from "../protocol";

/** Returns a `sync` of a table at which nothing has happened yet. */
export function sentSync(fields: Partial<Sync>): Sync {
  return {
    t: "sync",
    version: 0,
    table: {
      id: "t",
      game: "nim",
      title: "A table",
      status: "playing",
      chairs: [],
      owner: false,
      mine: [],
      hotSeat: false,
      private: true,
      setup: {},
      pace: "normal",
      clock: "none",
      learn: false,
      together: false,
      watchers: 0,
      openHands: false,
      chapter: "",
      chosen: [],
      notices: [],
      seal: "",
      chosenSeed: false,
      readyCheck: false,
      daily: "",
      agreement: null,
      rematch: "",
      sequel: "",
      frozen: false,
      waiting: null,
      created: "",
    },
    board: {},
    before: {},
    prompt: null,
    seat: null,
    log: [],
    first: 0,
    events: [],
    missed: 0,
    chat: [],
    stops: null,
    held: false,
    ahead: false,
    undo: false,
    wish: null,
    ending: null,
    frozen: "",
    protocol: 3,
    program: "",
    ...fields,
  };
}

/** Returns an `update` from version 1 to version 2 in which nothing changes. */
export function sentUpdate(fields: Partial<Update>): Update {
  return {
    t: "update",
    base: 1,
    version: 2,
    patch: {},
    first: 0,
    events: [],
    prompt: null,
    rewind: null,
    struck: false,
    undo: false,
    wish: null,
    ending: null,
    ...fields,
  };
}
