/**
 * The second half of `npm run types`: the types of the boards of the games (schema/<game>.json). A board is kept as it
 * arrives and patched in place, so a field that has its default may be missing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../", import.meta.url);

for (const file of readdirSync(new URL("schema/", root))) {
  const game = file.replace(".json", "");
  // The schema of the protocol belongs to no game.
  if (!existsSync(new URL(`src/games/${game}/`, root))) continue;
  const from = new URL(`schema/${file}`, root);
  const { $defs } = JSON.parse(readFileSync(from, "utf8"));
  for (const def of Object.values($defs)) {
    def.additionalProperties = false;
    // A missing field means its default; null is never sent.
    for (const field of Object.values(def.properties ?? {})) {
      if (field.anyOf) field.anyOf = field.anyOf.filter((part) => part.type !== "null");
    }
  }
  const top = { ...$defs.BoardState, $defs };
  const types = await compile(top, "BoardState", {
    bannerComment: `/* Made by \`npm run types\` from schema/${game}.json. */`,
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { printWidth: 120 },
  });
  writeFileSync(new URL(`src/games/${game}/types.ts`, root), types);
}
