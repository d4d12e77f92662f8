/**
 * Renders pages and a table in a language that doesn't exist, and prints their HTML as JSON. A program of its own,
 * because SvelteKit looks for its configuration in the current folder.
 */
import { fileURLToPath } from 'node:url';
import { createServer, parseAst } from 'vite';

const DISGUISE = fileURLToPath(new URL('../../testkit/src/pseudo-language.ts', import.meta.url));
const THIRD = 'xx';

function* objectsIn(part) {
  if (typeof part !== 'object' || part === null) return;
  if (part.type === 'ObjectExpression') yield part;
  for (const child of Object.values(part)) yield* objectsIn(child);
}

/** Where the code lists its languages, and the third one to add there. */
const additionsTo = (code) =>
  [...objectsIn(parseAst(code))].flatMap(({ end, properties }) => {
    const valueOf = (language) => properties.find(({ key }) => key?.name === language)?.value;
    const [french, english] = [valueOf('fr'), valueOf('en')];
    if (french === undefined || english === undefined) return [];
    const text = `${THIRD}: disguised(${code.slice(english.start, english.end)}, '${THIRD}')`;
    return [{ at: end - 1, text }];
  });

/**
 * Adds a third language wherever the product lists its languages: each object with the keys `fr` and `en` gets a third
 * key, with the English texts in other letters. Code that knows only two languages shows one of them instead.
 */
const thirdLanguage = {
  name: 'third-language',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/packages/') || id.includes('/node_modules/') || id === DISGUISE) return null;
    if (id.endsWith('/kernel/src/contract.ts')) return code.replace(/(?<=LANGUAGES = \[[^\]]*)\]/, `, '${THIRD}']`);
    if (!/\bfr\b/.test(code) || !/\ben\b/.test(code)) return null;
    let changed = code;
    // From the last to the first, so that earlier positions stay valid.
    for (const { at, text } of additionsTo(code).toSorted((one, other) => other.at - one.at)) {
      changed = `${changed.slice(0, at).replace(/,\s*$/, '')}, ${text}${changed.slice(at)}`;
    }
    return changed === code ? null : `import { disguised } from ${JSON.stringify(DISGUISE)};\n${changed}`;
  },
};

process.env['SVELTE_KIT_FOLDER'] = '.svelte-kit/third-language';
const server = await createServer({
  logLevel: 'error',
  plugins: [thirdLanguage],
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
});
await server.listen();
const [origin] = server.resolvedUrls.local;

const page = async (path) => {
  const answer = await fetch(`${origin}${THIRD}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.text();
};

/** A table where it is the viewer's turn. Tables are not prerendered, so this renders the component. */
const table = async (game) => {
  const load = (path) => server.ssrLoadModule(path);
  const { render } = await load('svelte/server');
  const { loadMessages } = await load('/src/lib/i18n/messages.ts');
  const { loadGame } = await load('/src/lib/table/load-game.ts');
  const { shownTable } = await load('/src/lib/table/local-tables.ts');
  const { openTable } = await load('/src/lib/table/transports/worker/open-table.ts');
  const { LessonResponder } = await load('/src/lib/table/transports/worker/lesson-responder.ts');
  const { default: PlayableTable } = await load('/src/lib/table/PlayableTable.svelte');

  await loadMessages(THIRD, 'shell', 'table');
  const sitters = ['§1', '§2'].map((name) => ({ kind: 'person', name }));
  const opening = { game, options: {}, secret: '0'.repeat(64), sitters };
  const [board, open] = await Promise.all([loadGame(game, THIRD, {}), openTable({ opening, moves: [] }, THIRD)]);
  const connect = ({ hello, hear }) => {
    const responder = new LessonResponder(open, open.inPlay.show('spectator').awaited[0], hear);
    queueMicrotask(() => responder.hear(hello()));
    return { send: (message) => responder.hear(message), close: () => {} };
  };
  const shown = shownTable({ worker: { connect }, board, opening, language: THIRD });
  await shown.arrived;
  return render(PlayableTable, {
    props: { table: shown, opening, game: board, title: board.meta.name[THIRD], replayPath: '', analysisPath: '' },
    context: new Map([['__request__', { page: { url: new URL(`${origin}${THIRD}/table`) } }]]),
  }).body;
};

const shown = {
  'the start page': await page(''),
  'a game’s page': await page('/games/mille-bornes'),
  'a table': await table('mille-bornes'),
};
process.stdout.write(JSON.stringify(shown), () => process.exit());
