/** Every word of the interface comes from the message files: no component has words of its own. */
import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
/** The attributes whose values people read or hear. */
const READ_ATTRIBUTES = new Set([
  "title",
  "alt",
  "label",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
]);
/** The name of the program and the letters of keys are the same in every language. */
const SAME_EVERYWHERE = new Set(["Underkeep", "Esc", "Enter", "Tab", "Ctrl", "Shift"]);

type Node = AST.Fragment["nodes"][number] | AST.Attribute | AST.StyleDirective;

const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !SAME_EVERYWHERE.has(word));

/** The words of a component that are written in its markup. */
function ownWords(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (node.type === "Attribute") {
      if (READ_ATTRIBUTES.has(node.name) && Array.isArray(node.value)) visit(node.value);
      return;
    }
    // Styles are no words, and what is typed into a terminal is the same in every language.
    if (node.type === "StyleDirective" || (node.type === "RegularElement" && node.name === "code")) return;
    if (node.type === "Text") found.push(...wordsOf(node.data));
    for (const [key, part] of Object.entries(node)) if (key !== "type") visit(part);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

test("no component has words of its own", () => {
  expect(Object.keys(COMPONENTS).length).toBeGreaterThan(150);
  const found = Object.entries(COMPONENTS).flatMap(([path, source]) => {
    const words = ownWords(source);
    return words.length ? [`${path}: ${words.join(" ")}`] : [];
  });
  expect(found).toEqual([]);
});

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ["<p>{say('hello')} · <kbd>Esc</kbd></p>", []],
  ['<img alt="A dragon" class="big picture" />', ["dragon"]],
  ["{#if a}<b>Yes</b>{:else}{#each b as c}Every{/each}{/if}", ["Yes", "Every"]],
  ['<Part title="Words" style:width="{a}px" />', ["Words"]],
  ["<code>underkeep verify</code>", []],
])("%s has the words %j", (source, words) => {
  expect(ownWords(source)).toEqual(words);
});
