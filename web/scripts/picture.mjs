/**
 * Pictures of cards as PNG files, for drawing programs:
 *
 *     npm run picture -- export KEY FILE.png [--scale 8]   write the picture of a card
 *     npm run picture -- import KEY FILE.png               make the file the picture of a card
 *     npm run picture -- palette FILE.gpl                  write the colours that pictures may have
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const USAGE =
  "Use: npm run picture -- export KEY FILE.png [--scale 8], import KEY FILE.png, or palette FILE.gpl (KEY is the key of a card, such as bmr-dark-altar).";
const art = new URL("../src/art/", import.meta.url);

/** Imports a module of the drawings. */
async function load(path) {
  return (await runnerImport(fileURLToPath(new URL(path, art)), { configFile: false, logLevel: "error" })).module;
}

async function exportPicture(key, file, scale) {
  if (!Number.isInteger(scale) || scale < 1 || scale > 64) return `The scale is a whole number from 1 to 64.`;
  const [{ PICTURES }, { rooms }, { compose }, { writePng }] = await Promise.all(
    ["pictures/index.ts", "keep/rooms.ts", "sprites.ts", "drawn/png.ts"].map(load),
  );
  const picture = { ...rooms, ...PICTURES }[key];
  if (!picture) return `There is no picture of “${key}”.`;
  writeFileSync(file, writePng(compose(picture), scale));
  return "";
}

async function importPicture(key, file) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(key)) return `“${key}” is not the key of a card, such as bmr-dark-altar.`;
  const { readPng } = await load("drawn/png.ts");
  const { rows, warnings } = readPng(readFileSync(file));
  for (const warning of warnings) console.warn(warning);
  const target = new URL(`drawn/${key}.txt`, art);
  writeFileSync(target, `${rows.join("\n")}\n`);
  console.log(`Wrote ${fileURLToPath(target)}.`);
  return "";
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: "string", default: "8" } },
  });
  const [command, key, file] = positionals;
  if (command === "palette" && key && !file) {
    writeFileSync(key, (await load("drawn/png.ts")).writePalette());
    return "";
  }
  if (!key || !file || positionals.length > 3) return USAGE;
  if (command === "export") return exportPicture(key, file, Number(values.scale));
  return command === "import" ? importPicture(key, file) : USAGE;
}

/** Returns what went wrong in one sentence. */
function explain(error) {
  if (error.code === "ENOENT") return `There is no such file or folder: ${error.path}.`;
  return error.code?.startsWith("ERR_PARSE_ARGS") ? USAGE : error.message;
}

const trouble = await run().catch(explain);
if (trouble) {
  console.error(trouble);
  process.exitCode = 1;
}
