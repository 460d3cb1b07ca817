/**
 * Packs the pictures of the cards into one file of data with a hashed name: `import address from "virtual:pictures"`
 * gives its address. Whoever draws goes on with text bitmaps; the page fetches the packed file.
 */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const NAME = "virtual:pictures";
const HELD = `\0${NAME}`;
const WHILE_DRAWING = "/pictures.bin";

async function packed(): Promise<Uint8Array> {
  const entry = fileURLToPath(new URL("../src/art/packing/all.ts", import.meta.url));
  const { module } = await runnerImport<typeof import("../src/art/packing/all")>(entry, { configFile: false, logLevel: "error" });
  return module.all();
}

export function pictures(): Plugin {
  let building = false;
  return {
    name: "pictures",
    configResolved(config) {
      building = config.command === "build";
    },
    configureServer(server) {
      server.middlewares.use(WHILE_DRAWING, (_request, response, next) => {
        packed().then((bytes) => response.end(bytes), next);
      });
    },
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: () => HELD },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      async handler() {
        if (!building) return `export default ${JSON.stringify(WHILE_DRAWING)};`;
        const file = this.emitFile({ type: "asset", name: "pictures.bin", source: await packed() });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      },
    },
  };
}
