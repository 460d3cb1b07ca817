/** Writes the icons of the page and of the installed program from the drawing in src/art/emblems.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encode } from "fast-png";
import { createServer } from "vite";

const out = fileURLToPath(new URL("../public/", import.meta.url));
const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { favicon } = await server.ssrLoadModule("/src/art/emblems.ts");
const { trace } = await server.ssrLoadModule("/src/art/sprites.ts");
const { PALETTE } = await server.ssrLoadModule("/src/art/palette.ts");
await server.close();

/** A PNG of `size` pixels; with `margin` drawn pixels of ground around it, for systems that cut icons round. */
function png(size, margin = 0) {
  const grid = favicon.w + 2 * margin;
  const data = new Uint8Array(size * size * 3);
  for (let n = 0; n < size * size; n++) {
    const column = Math.floor(((n % size) * grid) / size) - margin;
    const line = Math.floor((Math.floor(n / size) * grid) / size) - margin;
    const letter = favicon.rows[line]?.[column] ?? (line >= favicon.h - 2 ? "G" : "B");
    const colour = parseInt(PALETTE[letter].slice(1), 16);
    data.set([colour >> 16, (colour >> 8) & 255, colour & 255], n * 3);
  }
  return encode({ width: size, height: size, data, channels: 3, depth: 8 });
}

const paths = trace(favicon).map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`);
mkdirSync(out, { recursive: true });
writeFileSync(
  `${out}favicon.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${favicon.w} ${favicon.h}" shape-rendering="crispEdges">${paths.join("")}</svg>\n`,
);
writeFileSync(`${out}favicon.png`, png(32));
writeFileSync(`${out}icon-192.png`, png(192));
writeFileSync(`${out}icon-512.png`, png(512));
writeFileSync(`${out}icon-round-512.png`, png(512, 4));
