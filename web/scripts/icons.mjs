/** Writes the icons of the page and of the installed program from the drawing in src/art/emblems.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { createServer } from "vite";

const out = fileURLToPath(new URL("../public/", import.meta.url));
const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { favicon } = await server.ssrLoadModule("/src/art/emblems.ts");
const { trace } = await server.ssrLoadModule("/src/art/sprites.ts");
const { PALETTE } = await server.ssrLoadModule("/src/art/palette.ts");
await server.close();

/** The checksum of Node where it has one (22 and later), else our own. */
const checksum =
  crc32 ??
  ((bytes) => {
    let sum = -1;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum >>> 0;
  });

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(checksum(body));
  return Buffer.concat([head, body, tail]);
}

/** A PNG of `size` pixels; with `margin` drawn pixels of ground around it, for systems that cut icons round. */
function png(size, margin = 0) {
  const grid = favicon.w + 2 * margin;
  const rows = [];
  for (let y = 0; y < size; y++) {
    const row = Buffer.alloc(1 + size * 3);
    for (let x = 0; x < size; x++) {
      const column = Math.floor((x * grid) / size) - margin;
      const line = Math.floor((y * grid) / size) - margin;
      const letter = favicon.rows[line]?.[column] ?? (line >= favicon.h - 2 ? "G" : "B");
      row.writeUIntBE(parseInt(PALETTE[letter].slice(1), 16), 1 + x * 3, 3);
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
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
