import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import generic from "./generic/manifest";
import { defaultGame, gameNames, manifestOf } from "./registry";

const source = new URL("../", import.meta.url);
const messageFiles = readdirSync(new URL("../../../src/underkeep/locale/en/", import.meta.url));

/** The spellings of a name in code (`some-game`, `some_game`, `SomeGame`) and, if wanted, in a sentence (`Some Game`). */
function spellings(game: string, inSentences: boolean): RegExp {
  return new RegExp(game.split("-").join(inSentences ? "[-_ ]?" : "[-_]?"), "i");
}

/**
 * The modules of the client that belong to no game. Tests and pages for development may take a game as an example, and the
 * types of the protocol repeat the comments of the server.
 */
function sharedModules(): string[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) => /\.(svelte|ts|css)$/.test(path) && !/\.test\.ts$|(^|\/)(gallery|fixtures)\/|^protocol\.ts$/.test(path),
    )
    .filter((path) => !gameNames.some((game) => path.startsWith(`games/${game}/`)));
}

describe("the registry of games", () => {
  it("finds a manifest in every folder of games", () => {
    const folders = readdirSync(new URL("games/", source), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(gameNames.length).toBeGreaterThan(1);
    expect([...gameNames, "generic"].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it("gives games without a board of their own the generic one", () => {
    expect(gameNames).not.toContain("generic");
    expect(manifestOf("chess")).toBe(generic);
    expect(manifestOf("constructor")).toBe(generic);
    expect(manifestOf("")).toBeUndefined();
    for (const game of gameNames) expect(manifestOf(game)).not.toBe(generic);
  });

  it("has exactly one default game", () => {
    expect(gameNames.filter((game) => manifestOf(game)?.isDefault)).toEqual([defaultGame]);
  });

  it.each(gameNames)("finds the message files of %s", (game) => {
    const names = manifestOf(game)?.messageFiles ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(messageFiles).toContain(`${name}.ftl`);
  });
});

describe("a module that belongs to no game", () => {
  const modules = sharedModules();

  it("is found", () => {
    expect(modules).toContain("games/registry.ts");
    expect(modules).toContain("pages/Cards.svelte");
    for (const name of ["some-game", "SOME_GAME", "OtherSomeGame"]) expect(name).toMatch(spellings("some-game", false));
    expect("Some Game").toMatch(spellings("some-game", true));
  });

  it.each(gameNames)("does not name %s", (game) => {
    const naming = modules.filter((path) => {
      // Pictures are drawn for the cards of a game, and their comments may say so.
      const name = spellings(game, !path.startsWith("art/"));
      return name.test(path) || name.test(readFileSync(new URL(path, source), "utf8"));
    });
    expect(naming).toEqual([]);
  });
});
