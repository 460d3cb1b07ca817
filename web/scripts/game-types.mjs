/** Makes the types of the games from their schemas: of their boards (schema/<game>.json) and of their events. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../", import.meta.url);

/** Returns the text of each file of types below `src/games/`, by its path there. */
export async function gameTypes() {
  const files = {};
  for (const game of readdirSync(new URL("schema/", root)).map((file) => file.replace(".json", ""))) {
    // The schema of the protocol belongs to no game, and the schema of events comes with the one of the board.
    if (!existsSync(new URL(`src/games/${game}/`, root))) continue;
    files[`${game}/types.ts`] = await boardTypes(game);
    // The generic board serves many games, so it knows no events.
    if (existsSync(new URL(`schema/${game}-events.json`, root)))
      files[`${game}/event-types.ts`] = await eventTypes(`${game}-events`);
  }
  return files;
}

/** A board is kept as it arrives and patched in place, so a field that has its default may be missing. */
function boardTypes(name) {
  const { $defs } = schemaOf(name);
  for (const def of Object.values($defs)) {
    def.additionalProperties = false;
    // A missing field means its default; null is never sent.
    for (const field of Object.values(def.properties ?? {})) {
      if (field.anyOf) field.anyOf = field.anyOf.filter((part) => part.type !== "null");
    }
  }
  return typesOf(name, "BoardState", { ...$defs.BoardState, $defs }, { unreachableDefinitions: true });
}

/** The data of an event has all its fields. `EventData` has the data of every kind of event of the game. */
function eventTypes(name) {
  const schema = schemaOf(name);
  keepTuples(schema);
  return typesOf(name, "EventData", { ...schema, required: Object.keys(schema.properties) });
}

/** Keeps lists of a fixed length, such as pairs of numbers, as tuples. */
export function keepTuples(node) {
  if (node === null || typeof node !== "object") return;
  if (node.prefixItems) {
    node.items = node.prefixItems;
    node.additionalItems = false;
    delete node.prefixItems;
  }
  for (const value of Object.values(node)) keepTuples(value);
}

function schemaOf(name) {
  return JSON.parse(readFileSync(new URL(`schema/${name}.json`, root), "utf8"));
}

function typesOf(name, top, schema, options = {}) {
  return compile(schema, top, {
    bannerComment: `/* Made by \`npm run types\` from schema/${name}.json. */`,
    additionalProperties: false,
    style: { printWidth: 120 },
    ...options,
  });
}
