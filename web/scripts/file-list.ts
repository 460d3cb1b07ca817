/** Writes `files.json`, the list of all files of the client with hashed names, for the service worker of the installed app. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export function fileList(): Plugin {
  return {
    name: "file-list",
    apply: "build",
    // By now chunks without code have been left out.
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort()
        .map((name) => `/${name}`);
      await writeFile(join(dir, "files.json"), JSON.stringify({ files }));
    },
  };
}
