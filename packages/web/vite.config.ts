import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** What tables and forms need of Svelte, and the first page does not. */
const FOR_TABLES =
  /node_modules\/svelte\/src\/(?:motion|easing|transition|.*\/(?:transitions|bindings\/(?:input|select|size))\.js)/;
/** What nearly every page needs; but of the languages only its own, and nothing that reads records. */
const COMMON = new RegExp(
  [
    String.raw`node_modules/(?:svelte|@sveltejs|esm-env|clsx|idb)/`,
    String.raw`src/lib/storage/(?!open|shared|seen)`,
    String.raw`src/lib/i18n/(?!fr/|en/|deadline|deleted)`,
    String.raw`src/lib/api/turns`,
    String.raw`src/lib/ui/(?:Icon|Logo|icons)`,
    String.raw`src/lib/table/setup/(?:start|plan)\.ts`,
  ].join('|'),
);
/** The list of games, which the first page needs. */
const LISTED =
  /packages\/(?:catalogue|games\/[^/]+\/src\/meta\.ts|kernel\/src\/(?:contract|door|option-field)\.ts)|src\/lib\/storage\/opening\.ts/;
/** The frame of every table, replay and lesson; but not what is loaded on demand. */
const FRAME = new RegExp(
  [
    String.raw`src/lib/table/(?!setup|room|end/|transports/socket|Notice|MemoPanel|SheetTable|Share|save-record)`,
    String.raw`(?!since-replay|SinceReplayBar|AdviceList|MoveList|IdeaList|Curtain|Refusal|TableDescription|ring|tune)`,
    '|',
    String.raw`src/lib/board-kit/(?!drag|slop|synthesiser)`,
  ].join(''),
);

/** What workers need whatever the game is; but nothing that reads records or gives hints. */
const FOR_WORKERS =
  /packages\/(?:kernel\/(?!src\/(?:record(?:-phrases)?\.ts|replay\.ts|proof))|bots\/(?!src\/(?:analysis|chances|evaluate)\.ts)|catalogue\/)|src\/lib\/(?:compute|i18n|storage|table\/transports(?!\/worker\/(?:advice|lesson-responder|replay-responder)))\/|node_modules\/comlink\//;

/**
 * Keeps what a worker's entry shares with other chunks out of the entry's own file, and fails the build where a chunk
 * imports an entry. WebKit evaluates such an entry a second time, and the second one answers messages too.
 */
const sealedEntry: Plugin = {
  name: 'sealed-worker-entry',
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entries = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
    for (const { fileName, imports, dynamicImports } of chunks) {
      const entry = [...imports, ...dynamicImports].find((name) => entries.has(name));
      if (entry !== undefined) this.error(`${fileName} imports ${entry}, the entry of a worker`);
    }
  },
};

// Rules and bots are imported from their sources, so a stale build of theirs does no harm.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sveltekit()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@ponts-bornes\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  worker: {
    format: 'es',
    plugins: () => [sealedEntry],
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'for-workers', test: FOR_WORKERS, minShareCount: 2 }] } },
    },
  },
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
                { name: 'listed', minShareCount: 2, test: LISTED },
                { name: 'frame', minShareCount: 2, test: FRAME },
              ],
            },
          },
        },
  },
}));
