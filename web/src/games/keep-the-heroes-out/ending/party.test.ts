import { describe, expect, it } from "vitest";
import { monsters } from "../../../art/keep/monsters";
import { partyOf } from "./party";

const { rats, dragon, skeletons, spirits, imps, blob } = monsters;

describe("the party at the end of a game", () => {
  it("has every clan that was played once, up to six", () => {
    const four = partyOf(["clan-rats", "clan-dragon", "clan-skeletons", "clan-spirits"]);
    expect(four).toEqual({ front: [rats, dragon, skeletons, spirits], back: [] });
    const six = partyOf(["rats", "dragon", "skeletons", "spirits", "imps", "blob"].map((clan) => `clan-${clan}`));
    expect(six).toEqual({ front: [rats, dragon, skeletons, spirits], back: [imps, blob] });
  });

  it("is filled up with doubles where there is room", () => {
    expect(partyOf(["clan-rats", "clan-dragon"])).toEqual({ front: [rats, dragon, rats, dragon], back: [] });
    expect(partyOf([])).toEqual({ front: [], back: [] });
  });
});
