/** The printed values of a card are shown as signs, in the right order and with the right numbers. */
import { describe, expect, it } from "vitest";
import type { PrintedCard } from "../../../art/printed-values";
import { printedValues, type Sign } from "./printed-values";

const card = (kind: string, traits: Record<string, unknown>): PrintedCard => ({
  key: "df-card",
  name: "Card",
  kind,
  set: "DF",
  traits,
});
const read = (signs: Sign[]): string[] => signs.map(({ id, text }) => `${id}${text && ` ${text}`}`);

describe("a printed card", () => {
  it("of a monster has life, damage, loot, type and techniques", () => {
    const print = printedValues(
      card("monster", {
        level: 3,
        type: "humanoid",
        life: 15,
        damage: 3,
        loot: 3,
        techniques: ["low-profile", "weak-hand"],
        mad: true,
      }),
    );
    expect([print.look, print.level]).toEqual(["monster level-3", "III"]);
    expect(read(print.values)).toEqual(["life 15", "damage 3", "loot 3"]);
    expect(read(print.effects)).toEqual(["type-humanoid", "mad", "technique-low-profile", "technique-weak-hand"]);
  });

  it("of a room has its stalls and its effects", () => {
    const print = printedValues(card("room", { stalls: 5, coins: 1, tough: 4, technique: "ice-wall", frost: 1 }));
    expect([read(print.values), read(print.effects)]).toEqual([
      ["stalls 5"],
      ["coins +1", "tough +4", "frost", "technique-ice-wall"],
    ]);
  });

  it("of the stall has a price, even if the price is 0", () => {
    expect(read(printedValues(card("armour", { price: 0, prevents: 1 })).values)).toEqual(["price 0"]);
    expect(read(printedValues(card("weapon", { price: 2, bonus: 2, technique: "headbutt" })).values)).toEqual([
      "price 2",
      "bonus +2",
    ]);
  });

  it("of a hero has an ability for each colour", () => {
    const print = printedValues(
      card("hero", { red: "whack", green: "correction", blue: "fine-herbs", weapons: 2, armours: 1, curios: 2 }),
    );
    expect(print.abilities.map(({ colour, ability }) => `${colour} ${ability}`)).toEqual([
      "red whack",
      "green correction",
      "blue fine-herbs",
    ]);
    expect(read(print.values)).toEqual(["life 9", "weapons 2", "armours 1", "curios 2"]);
  });

  it("has a drawing for every sign", () => {
    const all = (
      "coins white heals freebie tough water snow prevents spares deals again sums " +
      "weak_point revives ultra icebergs frost careless mad"
    ).split(" ");
    const signs = printedValues(card("curio", Object.fromEntries(all.map((name) => [name, 1])))).effects;
    expect(signs.map(({ id }) => id)).toEqual(all);
    expect(signs.filter(({ drawn }) => !drawn)).toEqual([]);
  });
});
