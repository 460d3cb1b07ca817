/** Written pages as options of the form of a new table. */
import { describe, expect, it } from "vitest";
import { withOptions } from "../lobby/setup-choices";
import type { Ask, WrittenPage } from "../protocol";
import { optionsOf } from "./page-choices";

const page = (id: string, text: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  id,
  game: "game",
  name: `Page ${id}`,
  text,
  updated: "",
  author: "",
  mine: true,
  ...more,
});

describe("written pages", () => {
  it("are options whose id is the whole text, each text once", () => {
    const options = optionsOf([page("a", "x = 1\n"), page("b", "y = 2\n"), page("c", "x = 1\n")]);
    expect(options.map(({ id }) => id)).toEqual(["x = 1\n", "y = 2\n"]);
    expect(options[1]?.name).toBe("✎ Page b");
  });

  it("follow the other options of their field only", () => {
    const ask = (field: string): Ask => ({ field, options: [{ id: "old" }] }) as unknown as Ask;
    const more = optionsOf([page("a", "text")]);
    const [one, other] = withOptions([ask("scenario"), ask("level")], "scenario", more);
    expect(one?.options.map(({ id }) => id)).toEqual(["old", "text"]);
    expect(other?.options.map(({ id }) => id)).toEqual(["old"]);
  });
});
