import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** What tables and forms need of Svelte, and the first page does not. */
const FOR_TABLES =
  /node_modules\/svelte\/src\/(?:motion|easing|transition|.*\/(?:transitions|bindings\/(?:input|select|size))\.js)/;
/** What nearly every page needs; but of the languages only its own, and nothing that reads records. */
const COMMON =
  /node_modules\/(?:svelte|@sveltejs|esm-env|clsx|idb)\/|src\/lib\/(?:keep\/(?!opened|shared)|speech\/(?!(?:fr|en)\.ts))/;

// Rules and bots are taken from their sources: no build of theirs has to be fresh.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sveltekit()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@ponts-bornes\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  worker: { format: 'es' },
  // While one works on the pages, tables are those of a server that runs beside.
  server: { proxy: { '/api': { target: process.env['API'] ?? 'http://127.0.0.1:8080', ws: true } } },
  build: {
    target: 'es2022',
    // What most pages share is one file: a page that waits for many small ones waits for as many round trips.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', minShareCount: 3, test: (id) => COMMON.test(id) && !FOR_TABLES.test(id) },
                { name: 'for-tables', minShareCount: 3, test: FOR_TABLES },
              ],
            },
          },
        },
  },
}));
