import { describe, expect, it } from "vitest";
import type { Ask } from "../protocol";
import { openFields, setupOf } from "./setup-choices";
import { sampleField } from "./setup-field-samples";

const asks: Ask[] = [
  sampleField("sets", ["BMR", "TNL"], { many: true, usual: ["BMR"] }),
  sampleField("deck", ["", "kids"], { usual: [""] }),
  sampleField("level", ["family", "hardcore"], { usual: ["family"], first: true }),
  sampleField("voting", []),
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
      sampleField("chronicle", ["", "tenants"], { usual: [""] }),
      sampleField("scenario", ["frogs", "rent"], { unless: "chronicle" }),
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
