/**
 * Packs the pictures of the cards into files of data with hashed names: `import addresses from "virtual:pictures"`
 * gives their addresses by the name of the pack. Whoever draws goes on with text bitmaps; the page fetches packed files.
 */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const NAME = "virtual:pictures";
const HELD = `\0${NAME}`;
const WHILE_DRAWING = "/pictures/";

async function packed(): Promise<Record<string, Uint8Array>> {
  const entry = fileURLToPath(new URL("../src/art/codec/all-packs.ts", import.meta.url));
  const { module } = await runnerImport<typeof import("../src/art/codec/all-packs")>(entry, {
    configFile: false,
    logLevel: "error",
  });
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
      server.middlewares.use(WHILE_DRAWING, (request, response, next) => {
        packed().then((packs) => response.end(packs[(request.url ?? "").slice(1)]), next);
      });
    },
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: () => HELD },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      async handler() {
        const names = Object.entries(await packed()).map(([name, source]) => {
          if (!building) return `${JSON.stringify(name)}: ${JSON.stringify(WHILE_DRAWING + name)}`;
          const file = this.emitFile({ type: "asset", name: `pictures-${name}.bin`, source });
          return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `export default { ${names.join(", ")} };`;
      },
    },
  };
}
