import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fileList } from "./scripts/file-list.ts";
import { pictures } from "./scripts/pictures.ts";

const server = "http://127.0.0.1:8737";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The modules that several boards share and that the first board of a new player needs. */
const BOARD_PARTS = new RegExp(
  [
    "/src/table/parts/(BoardFrame|CardPile|EventOverlay|HandRow|HeldCard|PhaseList|Pile|RisingSign|places|viewport)\\.",
    "/src/table/(prompt/(Clauses|SuggestionBadges|anchors|click-guard)|cards/(MarkedText|card-zoom|marked-text))\\.",
    "/src/table/stops/(FlagSign|stop-flags)\\.",
    "/src/(games/board-types|art/(Artwork|Card|Portrait|font-size|printed-values)|ui/(CloseButton|hyphenate))\\.",
  ].join("|"),
);

export default defineConfig({
  plugins: [svelte(), pictures(), fileList()],
  base: "/",
  resolve: {
    alias: { "@locale": here("../src/underkeep/locale") },
    // The tests run the client's runtime of Svelte, not the one that renders pages on a server.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/underkeep/server/static",
    emptyOutDir: true,
    // The page's policy allows nothing that is not a file of ours: no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    // The table of dice is drawn in three dimensions; it is fetched only by those who look at it.
    chunkSizeWarningLimit: 640,
    // What nobody shows is left out: reading a drawing changes nothing.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["bitmap", "mirrored", "part"] },
      // The modules of the shell that every page needs are one file, which compresses better than many small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /\/src\/(net\/http|games\/(registry|[^/]+\/manifest)|[a-z]+\.svelte)\.ts$/ },
            // The lobby shows signs too, but no board.
            { name: "drawing", test: /\/src\/art\/(Icon|Sprite|bitmap-tools|icons\/.*|palette|sprites)\.(svelte|ts)$/ },
            { name: "board-parts", test: BOARD_PARTS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/underkeep/locale")] },
    proxy: {
      "/api": server,
      "/join": server,
      "/friend": server,
      "/ws": { target: server, ws: true },
    },
  },
  // The files of tests share the modules that they import: reading all pictures anew for each of them takes most of
  // the time. A test must not change a module, and a shuffled run (`vitest run --sequence.shuffle`) shows if one does.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 120_000, isolate: false },
});
