import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues";
import { chunks } from "./chunks";
import { guide } from "./guide";
import { serviceWorker } from "./serviceWorker";

// The page becomes a part of the Python package, which serves it. While it is being worked on,
// `npm run dev` serves it, and a `marrakech serve` answers what it asks.
export default defineConfig({
  plugins: [svelte(), catalogues(), guide(), serviceWorker()],
  build: {
    outDir: "../src/marrakech/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: scripts
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // which takes as long as to compress it
    rollupOptions: {
      output: {
        manualChunks: chunks(),
        onlyExplicitManualChunks: true,
        // a file of its own costs more than some bytes that not everybody needs
        experimentalMinChunkSize: 6_000,
      },
    },
    manifest: "files.json", // from which the server knows what each screen will ask for
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
