// Generates the lists of games that tools read, from the folders of packages/games.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const METAS = 'packages/catalogue/src/game-metas.ts';
const SPEECH = 'packages/catalogue/src/game-speech.ts';
const RULES = 'packages/catalogue/src/game-rules.ts';
const PICTURES = 'packages/catalogue/src/game-pictures.ts';
const BOARDS = 'packages/cli/src/boards/index.ts';
const TRIALS = 'packages/cli/src/balance/games.ts';
const SCOPE = '@ponts-bornes/';

const WRITTEN = '// `npm run new-game` writes this file from the folders of packages/games';

/** Game ids in catalogue order; new ones come last. */
export const gameIds = (root) => {
  const folder = join(root, 'packages', 'games');
  const there = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'package.json')));
  const listed = Array.from(readFileSync(join(root, METAS), 'utf8').matchAll(/^ {2}(\w+),$/gm), ([, name]) =>
    there.find((id) => camel(id) === name),
  ).filter((id) => id !== undefined);
  return [...listed, ...there.filter((id) => !listed.includes(id))];
};

/** Writes every outdated list of games and returns the files. With `isCheck`, only returns them. */
export const registerGames = (root, { isCheck = false } = {}) => {
  const ids = gameIds(root);
  const lists = {
    [METAS]: () => metasOf(ids),
    [SPEECH]: () => speechOf(ids),
    [RULES]: () => rulesOf(ids),
    [BOARDS]: () => boardsOf(root, ids),
    [PICTURES]: () => picturesOf(ids.filter((id) => has(root, id, 'picture'))),
    [TRIALS]: () => trialsOf(ids.filter((id) => has(root, id, 'balance'))),
    'tsconfig.json': (text) => withReferences(text, 'packages/games/', ids),
    'packages/catalogue/tsconfig.json': (text) => withReferences(text, '../games/', ids),
    'packages/cli/tsconfig.json': (text) => withReferences(text, '../games/', ids),
    ...Object.fromEntries(
      ['catalogue', 'cli', 'web'].map((name) => [
        `packages/${name}/package.json`,
        (text) => withDependencies(text, { root, ids }),
      ]),
    ),
  };
  return Object.entries(lists).flatMap(([file, listed]) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = listed(before);
    if (after === before) return [];
    if (!isCheck) writeFileSync(path, after);
    return [file];
  });
};

/** The identifier for an id: `courseFolle` for `course-folle`. */
export const camel = (id) => id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Whether a game has this folder of sources. */
const has = (root, id, folder) => existsSync(join(root, 'packages', 'games', id, 'src', folder));

const metasOf = (ids) => `${WRITTEN}. It keeps their order here.
import type { GameMeta } from '@ponts-bornes/kernel';
${ids
  .toSorted()
  .map((id) => `import { meta as ${camel(id)} } from '${SCOPE}${id}/meta';\n`)
  .join('')}
/** The facts about each game. */
export const METAS: readonly GameMeta[] = [
  // In the order of the home page.
${ids.map((id) => `  ${camel(id)},\n`).join('')}];
`;

const speechOf = (ids) => `${WRITTEN}.
${ids
  .toSorted()
  .map((id) => `import { SPEECH as ${camel(id)} } from '${SCOPE}${id}/speech';\n`)
  .join('')}import { anyPhrases } from './entry.ts';
import type { SpeechEntry } from './entry.ts';

/** The sentences of each game, on demand. */
export const SPEECH: Readonly<Record<string, SpeechEntry>> = {
${ids
  .map(
    (id) => `  ${quoted(id)}: {
    loadSpeech: (language) => ${camel(id)}[language](),
    loadPhrases: async () => anyPhrases((await import('${SCOPE}${id}/phrases')).phrases),
  },
`,
  )
  .join('')}};
`;

const rulesOf = (ids) => `${WRITTEN}.
import { anyGame, anyHints } from '@ponts-bornes/kernel';
import type { RulesEntry } from './entry.ts';

/** The rules of each game and its hints for bots, on demand. */
export const RULES: Readonly<Record<string, RulesEntry>> = {
${ids
  .map(
    (id) => `  ${quoted(id)}: {
    loadGame: async () => anyGame((await import('${SCOPE}${id}/game')).game),
    loadHints: async () => anyHints((await import('${SCOPE}${id}/hints')).hints),
  },
`,
  )
  .join('')}};
`;

const picturesOf = (ids) => `${WRITTEN} that have src/picture.
import { anyPicture } from '${SCOPE}kernel/picture';
import type { PictureEntry } from './entry.ts';

/** How the end of each game is drawn, on demand. */
export const PICTURES: Readonly<Record<string, PictureEntry>> = {
${ids
  .map(
    (id) => `  ${quoted(id)}: {
    loadPicture: async () => anyPicture((await import('${SCOPE}${id}/picture')).picture),
  },
`,
  )
  .join('')}};
`;

const boardsOf = (root, ids) => {
  const drawn = ids.toSorted().flatMap((id) => {
    const file = [`${id}/board.ts`, `${id}.ts`].find((name) => existsSync(join(root, BOARDS, '..', name)));
    return file === undefined ? [] : [{ id, file, name: `${camel(id)}Board` }];
  });
  const imports = [
    `import { genericBoard } from './generic.ts';`,
    ...drawn.map(({ file, name }) => `import { ${name} } from './${file}';`),
  ];
  return `${WRITTEN} and the boards beside it.
import type { BaseSpeech, BaseView } from '@ponts-bornes/kernel';
import type { Board } from './board.ts';
${imports.toSorted((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1)).join('\n')}

// Erases a board's types, so that all boards fit in one list: each only gets views and sentences of its own game.
const anyBoard = <View extends BaseView, Speech extends BaseSpeech>(board: Board<View, Speech>): Board =>
  board as unknown as Board;

const BOARDS: Readonly<Record<string, Board>> = {
${drawn.map(({ id, name }) => `  ${quoted(id)}: anyBoard(${name}),\n`).join('')}};

export const boardOf = (game: string): Board =>
  (Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined) ?? genericBoard;
`;
};

const trialsOf = (ids) => `${WRITTEN} that have src/balance.
import { trialBy } from './trial-by.ts';
import type { TrialBy } from './trial-by.ts';

/** The games whose own data can be measured. */
export const TRIALS: ReadonlyMap<string, () => Promise<TrialBy>> = new Map([
${ids
  .map(
    (id) => `  [
    '${id}',
    async () =>
      trialBy(await import('${SCOPE}${id}/balance'), {
        ...(await import('${SCOPE}${id}')),
        ...(await import('${SCOPE}${id}/hints')),
      }),
  ],
`,
  )
  .join('')}]);
`;

/** An id as the key of an object. */
const quoted = (id) => (/-/.test(id) ? `'${id}'` : id);

const sourceOf = (line) => line.replace(/.* from /, '');

/** Replaces the references to games, at the position of the first one. */
const withReferences = (text, prefix, ids) => {
  const reference = (path) => `    {\n      "path": "${path}"\n    }`;
  const paths = JSON.parse(text).references.map(({ path }) => path);
  const isGame = (path) => path.startsWith(prefix);
  const first = paths.findIndex(isGame);
  const others = paths.filter((path) => !isGame(path));
  const all = others.toSpliced(first, 0, ...ids.map((id) => `${prefix}${id}`));
  return text.replace(/"references": \[[^\]]*\]/, `"references": [\n${all.map(reference).join(',\n')}\n  ]`);
};

/** Replaces the games among the dependencies: our packages that are not folders of packages/ themselves. */
const withDependencies = (text, { root, ids }) => {
  const { dependencies, ...rest } = JSON.parse(text);
  const isGame = (name) => name.startsWith(SCOPE) && !existsSync(join(root, 'packages', name.slice(SCOPE.length)));
  const kept = Object.entries(dependencies).filter(([name]) => !isGame(name));
  const all = [...kept, ...ids.map((id) => [`${SCOPE}${id}`, '*'])].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const entries = Object.entries(rest);
  // At its original position among the keys.
  entries.splice(Object.keys(JSON.parse(text)).indexOf('dependencies'), 0, ['dependencies', Object.fromEntries(all)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
