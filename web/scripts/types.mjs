/**
 * `npm run types` makes the client's types from the schemas that the server writes (web/schema/*.json): here those of the
 * protocol, in game-types.mjs those of the games.
 *
 * The server sends every field, so types of received structs have every field. A client may leave out fields that have their
 * default, so types of sent structs may lack some.
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
  "PasswordChange",
  "PasswordReset",
  "EmailChange",
  "PersonAt",
  "Report",
  "NewSeat",
  "NewTable",
  "StartDaily",
  "Readiness",
  "Sit",
  "SeatChange",
  "DeckWish",
  "PracticeWish",
  "SetupWish",
]);
for (const part of defs.Request.anyOf) requests.add(part.$ref.split("/").pop());

for (const [name, def] of Object.entries(defs)) {
  if (def.prefixItems) def.minItems = def.prefixItems.length;
  if (!def.properties) continue;
  if (!requests.has(name)) def.required = Object.keys(def.properties);
  def.additionalProperties = false;
}
for (const def of Object.values(defs)) openObjects(def);
keepTuples(defs);

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
for (const [path, text] of Object.entries(await gameTypes())) writeFileSync(new URL(`src/games/${path}`, root), text);
