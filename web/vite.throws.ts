/** The page of throws alone, for tests that look at it: `npx vite build -c vite.throws.ts --outDir <folder>`. */
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import client from "./vite.config.ts";

export default mergeConfig(client, {
  build: { rolldownOptions: { input: fileURLToPath(new URL("throws.html", import.meta.url)) } },
});
