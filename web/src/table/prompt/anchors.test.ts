import { beforeEach, describe, expect, it } from "vitest";
import type { OfferedOption, Prompt } from "../../protocol";
import { Anchors } from "./anchors.svelte";
import { keyOfButton } from "./prompt-buttons";

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
    anchors.setPrompt(prompt(build));
    clock = 400;
  });

  it("lights the possible first anchors, and then only the possible next ones", () => {
    expect([...anchors.lit]).toEqual(["card:17", "card:18", "seat:1"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0]);
    expect(anchors.click("card:17")).toBe(true);
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    expect(anchors.buttons).toEqual([]);
    expect(anchors.click("card:4")).toBe(true);
    expect(answers).toEqual([2]);
  });

  it("answers at once if an option needs one click", () => {
    anchors.click("seat:1");
    expect(answers).toEqual([4]);
  });

  it("can be undone, and can start again on another anchor", () => {
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

  it("has a label for what a click would do", () => {
    expect(anchors.label("card:17")).toBe("Dark Altar");
    expect(anchors.label("card:18")).toBe("option 3");
    expect(anchors.label("card:99")).toBe("");
    anchors.click("card:17");
    expect(anchors.label("card:4")).toBe("option 2");
  });

  it("has no effect on anchors that are not lit", () => {
    expect(anchors.click("card:99")).toBe(false);
    anchors.ready = false;
    expect(anchors.click("seat:1")).toBe(false);
    expect(answers).toEqual([]);
  });
});

describe("a new prompt", () => {
  it("ignores clicks for 400 ms", () => {
    anchors.setPrompt(prompt(build));
    clock = 399;
    anchors.click("seat:1");
    anchors.choose(build[0] as OfferedOption);
    expect(answers).toEqual([]);
    clock = 400;
    anchors.choose(build[0] as OfferedOption);
    expect(answers).toEqual([0]);
  });

  it("keeps the clicked anchors if it is the same decision", () => {
    anchors.setPrompt(prompt(build));
    clock = 400;
    anchors.click("card:17");
    anchors.setPrompt(prompt(build, { text: "Budować?" }));
    expect(anchors.chosen).toEqual(["card:17"]);
    expect(anchors.acceptsClicks).toBe(true);
    anchors.setPrompt(prompt(build, { decision: 2 }));
    expect(anchors.chosen).toEqual([]);
    expect(anchors.acceptsClicks).toBe(false);
  });
});

describe("confirmations", () => {
  it("change their language with the prompt, and go away with the option", () => {
    const risky = option(5, ["card:3"], { warn: "Really?", kind: "use" });
    anchors.setPrompt(prompt([risky]));
    clock = 400;
    anchors.click("card:3");
    anchors.setPrompt(prompt([{ ...risky, warn: "Naprawdę?" }]));
    expect(anchors.toConfirm?.warn).toBe("Naprawdę?");
    clock = 800;
    anchors.choose(anchors.toConfirm as OfferedOption);
    expect(answers).toEqual([5]);
    anchors.toConfirm = risky;
    anchors.setPrompt(prompt([]));
    expect(anchors.toConfirm).toBe(null);
  });

  it("are requested once before an option with a warning", () => {
    const risky = option(5, ["card:3"], { warn: "Really?", kind: "use" });
    anchors.setPrompt(prompt([risky]));
    clock = 400;
    anchors.click("card:3");
    expect(answers).toEqual([]);
    expect(anchors.toConfirm).toBe(risky);
    clock = 500;
    anchors.choose(risky);
    expect(answers).toEqual([]);
    clock = 900;
    anchors.choose(risky);
    expect(answers).toEqual([5]);
  });

  it("are skipped if the user has switched them off", () => {
    const risky = option(5, [], { warn: "Really?", kind: "pass" });
    anchors.skippedConfirmations = ["build-turn/pass"];
    anchors.setPrompt(prompt([risky]));
    clock = 400;
    anchors.choose(risky);
    expect(answers).toEqual([5]);
  });

  it("of a touch are a second touch", () => {
    anchors.confirm = "touch";
    anchors.setPrompt(prompt(build));
    clock = 400;
    anchors.setPointer("touch");
    anchors.click("seat:1");
    expect(anchors.chosen).toEqual(["seat:1"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([4]);
    anchors.click("seat:1");
    expect(answers).toEqual([4]);
  });

  it("show all options of a card together", () => {
    anchors.setPrompt(prompt([option(1, ["card:5"]), option(2, ["card:5"]), option(3, ["card:5", "seat:1"])]));
    clock = 400;
    anchors.click("card:5");
    expect(anchors.buttons.map(({ n }) => n)).toEqual([1, 2]);
    expect([...anchors.lit]).toEqual(["seat:1"]);
  });
});

describe("dragging", () => {
  beforeEach(() => {
    anchors.setPrompt(prompt([...build, option(5, ["card:30"], { kind: "cast" })]));
    clock = 400;
  });

  it("lights the places as the first click does, and answers on the drop", () => {
    expect(anchors.lift("card:17")).toBe(true);
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    expect(answers).toEqual([]);
    expect(anchors.drop("card:17", "card:4")).toBe(true);
    expect(answers).toEqual([2]);
  });

  it("can start while another anchor is chosen", () => {
    anchors.click("card:17");
    expect(anchors.lift("card:18")).toBe(true);
    expect(anchors.drop("card:18", "place:new")).toBe(true);
    expect(answers).toEqual([3]);
  });

  it("has no effect on a place that is not lit, or without a place if one is needed", () => {
    anchors.lift("card:17");
    expect(anchors.drop("card:17", "seat:1")).toBe(false);
    expect(anchors.chosen).toEqual(["card:17"]);
    expect(anchors.drop("card:17", null)).toBe(false);
    expect(anchors.chosen).toEqual([]);
    expect(answers).toEqual([]);
  });

  it("plays a card that needs no place when it is dropped on the table, and not before", () => {
    expect(anchors.needsNoPlace("card:30")).toBe(true);
    expect(anchors.needsNoPlace("card:17")).toBe(false);
    anchors.lift("card:30");
    expect(answers).toEqual([]);
    expect(anchors.drop("card:30", null)).toBe(true);
    expect(answers).toEqual([5]);
  });

  it("is impossible with a card that cannot be played, or while clicks are ignored", () => {
    expect(anchors.lift("card:4")).toBe(false);
    anchors.setPrompt(prompt(build, { decision: 2 }));
    expect(anchors.lift("card:17")).toBe(false);
  });

  it("ends when another prompt comes", () => {
    anchors.lift("card:17");
    anchors.setPrompt(prompt(build, { decision: 2 }));
    clock += 400;
    expect(anchors.drop("card:17", "card:4")).toBe(false);
    expect(answers).toEqual([]);
  });
});

describe("suggesting", () => {
  const suggestion = (seat: number, n: number): Prompt["suggestions"][number] => ({
    seat,
    option: n,
    text: `option ${n}`,
  });

  it("uses the same clicks, needs no confirmation, and leaves the prompt as it is", () => {
    anchors.confirm = "always";
    anchors.setPrompt(prompt([...build, option(5, ["card:9"], { warn: "Really?" })], { mine: false }));
    clock = 400;
    expect(anchors.suggests).toBe(true);
    anchors.click("card:17");
    expect([...anchors.lit]).toEqual(["place:new", "card:4"]);
    anchors.click("card:4");
    anchors.click("seat:1");
    expect(answers).toEqual([2, 4]);
    expect(anchors.chosen).toEqual([]);
  });

  it("is impossible if the prompt has no options for the viewer", () => {
    anchors.setPrompt(prompt([], { mine: false }));
    expect(anchors.suggests).toBe(false);
    expect(anchors.lit.size).toBe(0);
  });

  it("marks the next click towards a suggested option", () => {
    anchors.setPrompt(prompt(build, { suggestions: [suggestion(2, 2), suggestion(3, 2), suggestion(4, 0)] }));
    clock = 400;
    expect(anchors.suggestersAt("card:17")).toEqual([2, 3]);
    expect(anchors.suggestersAt("card:18")).toEqual([]);
    expect(build.map((one) => anchors.suggestersOf(one))).toEqual([[4], [], [2, 3], [], []]);
    anchors.click("card:17");
    expect(anchors.suggestersAt("card:4")).toEqual([2, 3]);
    expect(anchors.suggestersAt("place:new")).toEqual([]);
  });

  it("by others does not undo the clicks of the user", () => {
    anchors.setPrompt(prompt(build));
    clock = 400;
    anchors.click("card:17");
    anchors.setPrompt(prompt(build, { suggestions: [suggestion(1, 3)] }));
    expect(anchors.chosen).toEqual(["card:17"]);
  });
});

describe("numbers and common first anchors", () => {
  it("show numbers as buttons with their own keys", () => {
    const numbers = [option(0, ["number:0"]), option(1, ["number:1"]), option(2, ["number:12"])];
    anchors.setPrompt(prompt(numbers));
    clock = 400;
    expect([...anchors.lit]).toEqual([]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(numbers.map(keyOfButton)).toEqual(["0", "1", "3"]);
    numbers.slice(1, 2).forEach((one) => anchors.choose(one));
    expect(answers).toEqual([1]);
  });

  it("count a first anchor that all options share as clicked", () => {
    anchors.setPrompt(prompt([option(0, ["card:5"]), option(1, ["card:5"]), option(2, ["card:5", "card:6"])]));
    clock = 400;
    expect(anchors.chosen).toEqual(["card:5"]);
    expect(anchors.buttons.map(({ n }) => n)).toEqual([0, 1]);
    expect([...anchors.lit]).toEqual(["card:6"]);
    anchors.click("card:6");
    expect(answers).toEqual([2]);
  });

  it("leave the click to the user if there is a single option", () => {
    anchors.setPrompt(prompt([option(0, ["card:5"])]));
    clock = 400;
    anchors.click("card:5");
    expect(answers).toEqual([0]);
  });
});

describe("answering with numbers", () => {
  it("is possible if the prompt asks the viewer and has ranges, and returns whether it was accepted", async () => {
    const given: unknown[] = [];
    const numbers = new Anchors(
      () => undefined,
      () => clock,
      (answer) => {
        given.push(answer);
        return Promise.resolve(given.length > 1);
      },
    );
    numbers.setPrompt(prompt([]));
    expect(await numbers.answerWithValues(["Throw"])).toBe(false);
    numbers.setPrompt(prompt([], { grid: {}, mine: false, decision: 2 }));
    expect(await numbers.answerWithValues(["Throw"])).toBe(false);
    numbers.setPrompt(prompt([], { grid: {}, decision: 3 }));
    expect(await numbers.answerWithValues(["Throw", [90, 0, 1400, 90]])).toBe(false);
    expect(await numbers.answerWithValues(["Throw", [90, 0, 1400, 90]])).toBe(true);
    expect(given).toEqual([
      ["Throw", [90, 0, 1400, 90]],
      ["Throw", [90, 0, 1400, 90]],
    ]);
  });
});
