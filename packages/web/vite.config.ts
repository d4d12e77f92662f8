import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** What forms and tables need of Svelte, and the first page does not. */
const MORE_SVELTE =
  /node_modules\/svelte\/src\/(?:motion|easing|transition|.*\/(?:transitions|bindings\/(?:input|select|size))\.js)/;
/** Modules of Svelte that do nothing when they are loaded. */
const PLAIN_SVELTE = /node_modules\/svelte\/src\/internal\/client\/(?:index\.js|dom\/)/;
/** What nearly every page needs; but of the languages only its own, and nothing that reads records. */
const COMMON = new RegExp(
  [
    String.raw`node_modules/(?:svelte|@sveltejs|esm-env|clsx)/`,
    String.raw`packages/(?:catalogue/src/(?:game-)?metas|games/[^/]+/src/meta)\.ts`,
    String.raw`src/lib/storage/(?:online|opening|random|settings|store|tables)`,
    String.raw`src/lib/i18n/(?!fr/|en/|dates|times|deadline|deleted)`,
    String.raw`src/lib/api/turns`,
    String.raw`src/lib/ui/(?:Icon|Logo|icons|when-quiet)`,
    String.raw`src/lib/table/setup/(?:start|plan)\.ts`,
  ].join('|'),
);
/** The frame of every table, replay and lesson; but not what is loaded on demand. */
const FRAME = new RegExp(
  [
    String.raw`src/lib/table/(?!setup|room|end/|transports/socket|Notice|MemoPanel|SheetTable|Share|save-record)`,
    String.raw`(?!since-replay|SinceReplayBar|NextTable|AdviceList|MoveList|IdeaList|Curtain|Refusal|TableDescription|TablePanel|UndoQuestion|ring|tune)`,
    '|',
    String.raw`src/lib/(?:board-kit/(?!drag|slop|synthesiser)|storage/(?:unsaved|persistent|known))`,
    '|',
    String.raw`packages/(?:catalogue/src/(?:game-)?speech|games/[^/]+/src/speech/index)\.ts`,
  ].join(''),
);

/** What workers need whatever the game is; but nothing that reads records or gives hints. */
const FOR_WORKERS =
  /packages\/(?:kernel\/(?!src\/(?:rec(?:all|ord(?:-phrases)?)\.ts|replay\.ts|proof))|bots\/(?!src\/(?:analysis|chances|evaluate)\.ts)|catalogue\/)|src\/lib\/(?:compute|i18n|storage|table\/transports(?!\/worker\/(?:advice|lesson-responder|recalling|replay-responder)))\//;

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
          // Svelte's index names all of Svelte; without this all of it would come along.
          treeshake: { moduleSideEffects: [{ test: PLAIN_SVELTE, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', test: (id) => COMMON.test(id) && !MORE_SVELTE.test(id), minShareCount: 3 },
                { name: 'frame', test: FRAME, minShareCount: 2 },
              ],
            },
          },
        },
  },
}));
