import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

function route(path: string): ReturnType<typeof routeOf> {
  return routeOf(new URL(path, "http://localhost"));
}

describe("the page of an address", () => {
  const none = { deck: "", written: "", preset: "" };

  it("is the lobby without a path, also with choices of a link", () => {
    expect(route("/")).toEqual({ page: "lobby" });
    expect(route("/?deck=BM1-2")).toEqual({ page: "lobby" });
  });

  it("is that of a game, with the choices of a link", () => {
    expect(route("/game/chess")).toEqual({ page: "game", game: "chess", choices: none });
    expect(route("/game/chess/")).toEqual({ page: "game", game: "chess", choices: none });
    expect(route("/game/chess?deck=BM1-2")).toMatchObject({ choices: { ...none, deck: "BM1-2" } });
    expect(route("/game/chess?page=a_b")).toMatchObject({ choices: { ...none, written: "a_b" } });
    expect(route("/game/chess?preset=big")).toMatchObject({ choices: { ...none, preset: "big" } });
  });

  it("is missing for any other address", () => {
    for (const path of ["/game", "/game/chess/rules", "/games/chess", "/nowhere"])
      expect(route(path)).toEqual({ page: "missing", path });
  });

  it("is the rulebook for players without a clause, and the list of rulebooks without a game", () => {
    expect(route("/rules")).toEqual({ page: "rulebooks" });
    expect(route("/rules/chess")).toEqual({ page: "rulebook", game: "chess", chapter: "" });
    expect(route("/rules/chess#how-win")).toEqual({ page: "rulebook", game: "chess", chapter: "win" });
    expect(route("/rules/chess/nothing")).toEqual({ page: "missing", path: "/rules/chess/nothing" });
  });

  it("is still that of the rules, the cards and a replay", () => {
    expect(route("/rules/chess#BM-1")).toEqual({ page: "rules", game: "chess", clause: "BM-1" });
    expect(route("/rules/chess/reference")).toEqual({ page: "rules", game: "chess", clause: "" });
    expect(route("/rules/chess/reference#7")).toEqual({ page: "rules", game: "chess", clause: "7" });
    expect(route("/cards/chess")).toEqual({ page: "cards", game: "chess" });
    expect(route("/replay/abc?seat=1&at=9")).toMatchObject({ page: "replay", id: "abc", seat: 1, at: 9, event: null });
  });
});
