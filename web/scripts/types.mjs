/**
 * `npm run types`: the client's types from the schemas that the server writes (web/schema/*.json).
 *
 * The server leaves out every field that has its default. What arrives is completed (src/net/complete.ts) from
 * `shapes.ts`, so in the types of what we receive every field is there; in those of what we send it may be missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("schema/underkeep.json", root), "utf8"));
const defs = schema.$defs;

/** What only travels from us to the server. */
const requests = new Set([
  "MeChange", "Account", "NewSeat", "NewTable", "Sit", "SeatChange", "DeckWish", "PracticeWish", "SetupWish",
]);
for (const part of defs.Request.anyOf) requests.add(part.$ref.split("/").pop());

const shapes = {};
for (const [name, def] of Object.entries(defs)) {
  if (!def.properties) continue;
  if (!requests.has(name)) {
    def.required = Object.keys(def.properties);
    const shape = {};
    for (const [field, value] of Object.entries(def.properties)) {
      const shaped = shapeOf(value);
      if (shaped) shape[field] = shaped;
    }
    if (Object.keys(shape).length) shapes[name] = shape;
  }
  def.additionalProperties = false;
}
for (const def of Object.values(defs)) walk(def);

/** How a field is completed: its default, and the struct (or list of structs) it holds. */
function shapeOf(field) {
  const ref = field.$ref ?? field.anyOf?.find((part) => part.$ref)?.$ref;
  const list = field.items?.$ref;
  const shape = {};
  if ("default" in field) shape.or = field.default;
  if (ref) shape.is = ref.split("/").pop();
  if (list) shape.each = list.split("/").pop();
  return Object.keys(shape).length ? shape : null;
}

/** Open objects hold anything; numbers of a pair stay a pair. */
function walk(node) {
  if (node === null || typeof node !== "object") return;
  if (node.prefixItems) {
    node.items = node.prefixItems;
    node.additionalItems = false;
    delete node.prefixItems;
  }
  if (node.type === "object" && !node.properties) node.additionalProperties = {};
  // Titles of parts would become types of their own.
  for (const value of Object.values(node)) walk(value);
}

const head = "/* Made by `npm run types` from schema/underkeep.json. */\n";
const types = await compile(schema, "Wire", {
  bannerComment: head,
  unreachableDefinitions: true,
  additionalProperties: false,
  style: { printWidth: 120 },
});
writeFileSync(new URL("src/protocol.ts", root), types);
writeFileSync(
  new URL("src/net/shapes.ts", root),
  `${head}export type Shape = Record<string, { or?: unknown; is?: string; each?: string }>;\n` +
    `export const shapes: Record<string, Shape> = ${JSON.stringify(shapes, null, 1)};\n`,
);
