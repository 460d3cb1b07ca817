import { describe, expect, it } from "vitest";
import type { Ask } from "../protocol";
import { openFields, setupOf } from "./setup-choices";

function ask(field: string, options: string[], more: Partial<Ask> = {}): Ask {
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

const asks: Ask[] = [
  ask("sets", ["BMR", "TNL"], { many: true, usual: ["BMR"] }),
  ask("deck", ["", "kids"], { usual: [""] }),
  ask("level", ["family", "hardcore"], { usual: ["family"], first: true }),
  ask("voting", []),
];

describe("the choices for a new table", () => {
  it("sends no field without a choice", () => {
    expect(setupOf(asks, {})).toEqual({});
  });
  it("sends lists, texts and flags in the form that the setup needs", () => {
    expect(setupOf(asks, { sets: ["BMR", "TNL"], deck: ["kids"], level: ["hardcore"], voting: true })).toEqual({
      sets: ["BMR", "TNL"],
      deck: "kids",
      level: "hardcore",
      voting: true,
    });
  });
  it("neither shows nor sends a field that another choice makes superfluous", () => {
    const pages = [
      ask("chronicle", ["", "tenants"], { usual: [""] }),
      ask("scenario", ["frogs", "rent"], { unless: "chronicle" }),
    ];
    const choices = { scenario: ["rent"], chronicle: ["tenants"] };
    expect(openFields(pages, choices).map(({ field }) => field)).toEqual(["chronicle"]);
    expect(setupOf(pages, choices)).toEqual({ chronicle: "tenants" });
    expect(setupOf(pages, { ...choices, chronicle: [""] })).toEqual({ scenario: "rent" });
    expect(openFields(pages, {})).toEqual(pages);
  });
  it("uses the default if a choice is needed, and leaves out empty choices", () => {
    expect(setupOf(asks, { sets: [], deck: [""], voting: false })).toEqual({ sets: ["BMR"] });
  });
});
