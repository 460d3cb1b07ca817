import { describe, expect, it } from "vitest";
import type { Ask } from "../protocol";
import { asked, setupOf } from "./chosen";

function ask(field: string, options: string[], more: Partial<Ask> = {}): Ask {
  const choices = options.map((id) => ({ id, name: id, about: "", group: "" }));
  return { field, name: field, about: "", options: choices, many: false, usual: [], first: false, unless: "", own: null, ...more };
}

const asks: Ask[] = [
  ask("sets", ["BMR", "TNL"], { many: true, usual: ["BMR"] }),
  ask("deck", ["", "kids"], { usual: [""] }),
  ask("level", ["family", "hardcore"], { usual: ["family"], first: true }),
  ask("voting", []),
];

describe("what was chosen", () => {
  it("sends nothing that nobody touched", () => {
    expect(setupOf(asks, {})).toEqual({});
  });
  it("sends lists, texts and flags as the setup wants them", () => {
    expect(setupOf(asks, { sets: ["BMR", "TNL"], deck: ["kids"], level: ["hardcore"], voting: true })).toEqual({
      sets: ["BMR", "TNL"],
      deck: "kids",
      level: "hardcore",
      voting: true,
    });
  });
  it("does not ask, nor send, what something else has answered", () => {
    const pages = [ask("chronicle", ["", "tenants"], { usual: [""] }), ask("scenario", ["frogs", "rent"], { unless: "chronicle" })];
    const chosen = { scenario: ["rent"], chronicle: ["tenants"] };
    expect(asked(pages, chosen).map(({ field }) => field)).toEqual(["chronicle"]);
    expect(setupOf(pages, chosen)).toEqual({ chronicle: "tenants" });
    expect(setupOf(pages, { ...chosen, chronicle: [""] })).toEqual({ scenario: "rent" });
    expect(asked(pages, {})).toEqual(pages);
  });
  it("falls back to the usual where something is needed, and leaves blanks out", () => {
    expect(setupOf(asks, { sets: [], deck: [""], voting: false })).toEqual({ sets: ["BMR"] });
  });
});
