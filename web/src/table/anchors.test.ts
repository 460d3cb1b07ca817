import { beforeEach, describe, expect, it } from "vitest";
import type { OfferedOption, Prompt } from "../protocol";
import { Anchors } from "./anchors.svelte";
import { keyOf } from "./slots";

const option = (n: number, anchors: string[], more: Partial<OfferedOption> = {}): OfferedOption => ({
  n,
  anchors,
  text: `option ${n}`,
  kind: "place",
  what: "",
  warn: "",
  ...more,
});
const prompt = (options: OfferedOption[], more: Partial<Prompt> = {}): Prompt => ({
  decision: 1,
  seat: 0,
  kind: "build-turn",
  text: "Build?",
  mine: true,
  options,
  grid: null,
  about: [],
  clauses: [],
  reaction: false,
  occasions: [],
  left: null,
  hints: [],
  anyone: [],
  suggestions: [],
  ...more,
});

let clock = 0;
let answers: number[] = [];
let anchors: Anchors;

beforeEach(() => {
  clock = 0;
  answers = [];
  anchors = new Anchors(
    (chosen) => answers.push(chosen.n),
    () => clock,
  );
});

const build = [
  option(0, [], { kind: "pass" }),
  option(1, ["card:17", "place:new"], { what: "Dark Altar" }),
  option(2, ["card:17", "card:4"], { what: "Dark Altar" }),
  option(3, ["card:18", "place:new"]),
  option(4, ["seat:1"]),
];

describe("clicking", () => {
  beforeEach(() => {
    anchors.show(prompt(build));
    clock = 400;
  });

  it("lights what may come first, and then only what goes on", () => {
    expect([...anchors.lit]).toEqual(["card:17", "card:18", "seat:1"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0]);
    expect(anchors.click("card:17")).toBe(true);
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    expect(anchors.buttons).toEqual([]);
    expect(anchors.click("card:4")).toBe(true);
    expect(answers).toEqual([2]);
  });

  it("answers a path of one click at once", () => {
    anchors.click("seat:1");
    expect(answers).toEqual([4]);
  });

  it("goes back, and begins anew elsewhere", () => {
    anchors.click("card:17");
    expect(anchors.back()).toBe(true);
    expect(anchors.back()).toBe(false);
    anchors.click("card:17");
    anchors.click("card:18");
    expect(anchors.chosen).toEqual(["card:18"]);
    anchors.click("card:18");
    expect(anchors.chosen).toEqual([]);
    expect(answers).toEqual([]);
  });

  it("says what a click would do", () => {
    expect(anchors.label("card:17")).toBe("Dark Altar");
    expect(anchors.label("card:18")).toBe("option 3");
    expect(anchors.label("card:99")).toBe("");
    anchors.click("card:17");
    expect(anchors.label("card:4")).toBe("option 2");
  });

  it("means nothing where nothing is lit", () => {
    expect(anchors.click("card:99")).toBe(false);
    anchors.ready = false;
    expect(anchors.click("seat:1")).toBe(false);
    expect(answers).toEqual([]);
  });
});

describe("a new prompt", () => {
  it("is deaf for 400 ms", () => {
    anchors.show(prompt(build));
    clock = 399;
    anchors.click("seat:1");
    anchors.choose(build[0] as OfferedOption);
    expect(answers).toEqual([]);
    clock = 400;
    anchors.choose(build[0] as OfferedOption);
    expect(answers).toEqual([0]);
  });

  it("keeps what was clicked if it is the same question", () => {
    anchors.show(prompt(build));
    clock = 400;
    anchors.click("card:17");
    anchors.show(prompt(build, { text: "Budować?" }));
    expect(anchors.chosen).toEqual(["card:17"]);
    expect(anchors.listening).toBe(true);
    anchors.show(prompt(build, { decision: 2 }));
    expect(anchors.chosen).toEqual([]);
    expect(anchors.listening).toBe(false);
  });
});

describe("second thoughts", () => {
  it("change their language with the question, and go with the option", () => {
    const risky = option(5, ["card:3"], { warn: "Really?", kind: "use" });
    anchors.show(prompt([risky]));
    clock = 400;
    anchors.click("card:3");
    anchors.show(prompt([{ ...risky, warn: "Naprawdę?" }]));
    expect(anchors.doubt?.warn).toBe("Naprawdę?");
    clock = 800;
    anchors.choose(anchors.doubt as OfferedOption);
    expect(answers).toEqual([5]);
    anchors.doubt = risky;
    anchors.show(prompt([]));
    expect(anchors.doubt).toBe(null);
  });

  it("asks once before a costly slip", () => {
    const risky = option(5, ["card:3"], { warn: "Really?", kind: "use" });
    anchors.show(prompt([risky]));
    clock = 400;
    anchors.click("card:3");
    expect(answers).toEqual([]);
    expect(anchors.doubt).toBe(risky);
    clock = 500;
    anchors.choose(risky);
    expect(answers).toEqual([]);
    clock = 900;
    anchors.choose(risky);
    expect(answers).toEqual([5]);
  });

  it("does not ask where it was told not to", () => {
    const risky = option(5, [], { warn: "Really?", kind: "pass" });
    anchors.unwarned = ["build-turn/pass"];
    anchors.show(prompt([risky]));
    clock = 400;
    anchors.choose(risky);
    expect(answers).toEqual([5]);
  });

  it("lets a finger tap twice", () => {
    anchors.confirm = "touch";
    anchors.show(prompt(build));
    clock = 400;
    anchors.pressed("touch");
    anchors.click("seat:1");
    expect(anchors.chosen).toEqual(["seat:1"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([4]);
    anchors.click("seat:1");
    expect(answers).toEqual([4]);
  });

  it("shows all modes of a card together", () => {
    anchors.show(prompt([option(1, ["card:5"]), option(2, ["card:5"]), option(3, ["card:5", "seat:1"])]));
    clock = 400;
    anchors.click("card:5");
    expect(anchors.buttons.map(({ n }) => n)).toEqual([1, 2]);
    expect([...anchors.lit]).toEqual(["seat:1"]);
  });
});

describe("carrying", () => {
  beforeEach(() => {
    anchors.show(prompt([...build, option(5, ["card:30"], { kind: "cast" })]));
    clock = 400;
  });

  it("lights the places as the first click does, and answers where it is dropped", () => {
    expect(anchors.lift("card:17")).toBe(true);
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    expect(answers).toEqual([]);
    expect(anchors.drop("card:17", "card:4")).toBe(true);
    expect(answers).toEqual([2]);
  });

  it("can begin while something else is chosen", () => {
    anchors.click("card:17");
    expect(anchors.lift("card:18")).toBe(true);
    expect(anchors.drop("card:18", "place:new")).toBe(true);
    expect(answers).toEqual([3]);
  });

  it("means nothing on a place that is not lit, or on the table where it needs a place", () => {
    anchors.lift("card:17");
    expect(anchors.drop("card:17", "seat:1")).toBe(false);
    expect(anchors.chosen).toEqual(["card:17"]);
    expect(anchors.drop("card:17", null)).toBe(false);
    expect(anchors.chosen).toEqual([]);
    expect(answers).toEqual([]);
  });

  it("plays what needs no place on the table, and not before it is dropped", () => {
    expect(anchors.whole("card:30")).toBe(true);
    expect(anchors.whole("card:17")).toBe(false);
    anchors.lift("card:30");
    expect(answers).toEqual([]);
    expect(anchors.drop("card:30", null)).toBe(true);
    expect(answers).toEqual([5]);
  });

  it("is not possible with what cannot be played, nor before the question listens", () => {
    expect(anchors.lift("card:4")).toBe(false);
    anchors.show(prompt(build, { decision: 2 }));
    expect(anchors.lift("card:17")).toBe(false);
  });

  it("ends when another question comes", () => {
    anchors.lift("card:17");
    anchors.show(prompt(build, { decision: 2 }));
    clock += 400;
    expect(anchors.drop("card:17", "card:4")).toBe(false);
    expect(answers).toEqual([]);
  });
});

describe("suggesting", () => {
  const suggestion = (seat: number, n: number): Prompt["suggestions"][number] => ({ seat, option: n, text: `option ${n}` });

  it("goes by the same clicks, asks nothing, and leaves the question as it is", () => {
    anchors.confirm = "always";
    anchors.show(prompt([...build, option(5, ["card:9"], { warn: "Really?" })], { mine: false }));
    clock = 400;
    expect(anchors.suggests).toBe(true);
    anchors.click("card:17");
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    anchors.click("card:4");
    anchors.click("seat:1");
    expect(answers).toEqual([2, 4]);
    expect(anchors.chosen).toEqual([]);
  });

  it("is not possible where the question has no options for me", () => {
    anchors.show(prompt([], { mine: false }));
    expect(anchors.suggests).toBe(false);
    expect(anchors.lit.size).toBe(0);
  });

  it("marks the next click on the way to what is suggested", () => {
    anchors.show(prompt(build, { suggestions: [suggestion(2, 2), suggestion(3, 2), suggestion(4, 0)] }));
    clock = 400;
    expect(anchors.by("card:17")).toEqual([2, 3]);
    expect(anchors.by("card:18")).toEqual([]);
    expect(build.map((one) => anchors.suggesters(one))).toEqual([[4], [], [2, 3], [], []]);
    anchors.click("card:17");
    expect(anchors.by("card:4")).toEqual([2, 3]);
    expect(anchors.by("place:new")).toEqual([]);
  });

  it("does not take back what I have clicked", () => {
    anchors.show(prompt(build));
    clock = 400;
    anchors.click("card:17");
    anchors.show(prompt(build, { suggestions: [suggestion(1, 3)] }));
    expect(anchors.chosen).toEqual(["card:17"]);
  });
});

describe("numbers and what is given", () => {
  it("has numbers as buttons, with their own keys", () => {
    const numbers = [option(0, ["number:0"]), option(1, ["number:1"]), option(2, ["number:12"])];
    anchors.show(prompt(numbers));
    clock = 400;
    expect([...anchors.lit]).toEqual([]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(numbers.map(keyOf)).toEqual(["0", "1", "3"]);
    numbers.slice(1, 2).forEach((one) => anchors.choose(one));
    expect(answers).toEqual([1]);
  });

  it("does not ask for a click that all answers begin with", () => {
    anchors.show(prompt([option(0, ["card:5"]), option(1, ["card:5"]), option(2, ["card:5", "card:6"])]));
    clock = 400;
    expect(anchors.chosen).toEqual(["card:5"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0, 1]);
    expect([...anchors.lit]).toEqual(["card:6"]);
    anchors.click("card:6");
    expect(answers).toEqual([2]);
  });

  it("lets a single answer be clicked", () => {
    anchors.show(prompt([option(0, ["card:5"])]));
    clock = 400;
    anchors.click("card:5");
    expect(answers).toEqual([0]);
  });
});

describe("answering with numbers", () => {
  it("is possible where the prompt is mine and has a grid, and says whether it was accepted", async () => {
    const given: unknown[] = [];
    const numbers = new Anchors(
      () => undefined,
      () => clock,
      (answer) => {
        given.push(answer);
        return Promise.resolve(given.length > 1);
      },
    );
    numbers.show(prompt([]));
    expect(await numbers.give(["Throw"])).toBe(false);
    numbers.show(prompt([], { grid: {}, mine: false, decision: 2 }));
    expect(await numbers.give(["Throw"])).toBe(false);
    numbers.show(prompt([], { grid: {}, decision: 3 }));
    expect(await numbers.give(["Throw", [90, 0, 1400, 90]])).toBe(false);
    expect(await numbers.give(["Throw", [90, 0, 1400, 90]])).toBe(true);
    expect(given).toEqual([["Throw", [90, 0, 1400, 90]], ["Throw", [90, 0, 1400, 90]]]);
  });
});
