/**
 * `npm run types` makes the client's types from the schemas that the server writes (web/schema/*.json): here those of the
 * protocol, in game-types.mjs those of the games.
 *
 * The server leaves out every field that has its default. The client puts these fields back (src/net/struct-defaults.ts,
 * with the table in src/net/struct-shapes.generated.ts), so types of received structs have every field, and types of sent
 * structs may lack some.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { gameTypes, keepTuples } from "./game-types.mjs";

const root = new URL("../", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("schema/underkeep.json", root), "utf8"));
const defs = schema.$defs;

/** Structs that only the client sends. */
const requests = new Set([
  "MeChange",
  "Account",
  "NewSeat",
  "NewTable",
  "Sit",
  "SeatChange",
  "DeckWish",
  "PracticeWish",
  "SetupWish",
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
for (const def of Object.values(defs)) openObjects(def);
keepTuples(defs);

/** Returns how a missing or short field is filled: its default (`or`), and the struct (`is`) or list of structs (`each`) that it holds. */
function shapeOf(field) {
  const ref = field.$ref ?? field.anyOf?.find((part) => part.$ref)?.$ref;
  const list = field.items?.$ref;
  const shape = {};
  if ("default" in field) shape.or = field.default;
  if (ref) shape.is = ref.split("/").pop();
  if (list) shape.each = list.split("/").pop();
  return Object.keys(shape).length ? shape : null;
}

/** Lets open objects hold anything. */
function openObjects(node) {
  if (node === null || typeof node !== "object") return;
  if (node.type === "object" && !node.properties) node.additionalProperties = {};
  for (const value of Object.values(node)) openObjects(value);
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
  new URL("src/net/struct-shapes.generated.ts", root),
  `${head}export type Shape = Record<string, { or?: unknown; is?: string; each?: string }>;\n` +
    `export const shapes: Record<string, Shape> = ${JSON.stringify(shapes, null, 1)};\n`,
);
for (const [path, text] of Object.entries(await gameTypes())) writeFileSync(new URL(`src/games/${path}`, root), text);
