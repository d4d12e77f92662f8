// Adds a game to a copy of this repository: its files, from templates/game, and its entries in the lists of games.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { camel, gameIds, registerGames } from './register-games.mjs';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MOST_SIGNS = 30;
const PREFIX = /^[A-Z]{2,4}$/;

/** The default rule prefix of an id: CF for course-folle, NI for nim. */
export const suggestedPrefix = (id) => {
  const words = id.split('-');
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id.slice(0, 2);
  return letters
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
};

/** Why a game can't be added under this id and rule prefix; null if it can. */
export const whyNoGame = (root, { id, prefix }) => {
  if (!ID.test(id) || id.length > MOST_SIGNS || !isName(camel(id))) {
    return `“${id}” is no id: use lower case, digits and dashes, at most ${MOST_SIGNS} characters, such as tic-tac-toe.`;
  }
  const taken = [join('packages', 'games', id), join('packages', id)].find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) return `${taken} exists.`;
  if (!PREFIX.test(prefix)) return `“${prefix}” is no rule prefix: use two to four capitals, --prefix XY.`;
  const other = gameIds(root).find((game) => specOf(root, game).includes(`**${prefix}-`));
  return other === undefined ? null : `${other} has the rule prefix ${prefix}: choose another, --prefix XY.`;
};

/** Writes the files of a new game and returns their paths. */
export const addGame = (root, { id, name, prefix }) => {
  const templates = join(root, 'templates', 'game');
  const filled = (text) =>
    text
      .replaceAll('sample-game', id)
      .replaceAll('sampleGame', camel(id))
      .replaceAll('SampleGame', camel(`-${id}`))
      .replaceAll('Sample Game', name)
      .replaceAll('SG-', `${prefix}-`);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(templates, file)).isFile(),
  );
  const written = files.map((file) => {
    const path = filled(file);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), filled(readFileSync(join(templates, file), 'utf8')));
    return path;
  });
  return [...written, ...registerGames(root)];
};

/** Formats the files of a new game, because the length of its names changes line breaks. */
export const formatGame = (root, files) => {
  const components = files.filter((file) => file.endsWith('.svelte'));
  const others = files.filter((file) => /\.(?:ts|json|md)$/.test(file));
  run(root, ['node_modules/oxfmt/bin/oxfmt', ...others]);
  run(root, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...components]);
};

/** Writes the records of a new game: those made by hand with `pb record`, and a corpus. The game must be built. */
export const recordGame = (root, id) => {
  const folder = join('packages', 'games', id, 'records');
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.moves'))) {
    const moves = join(folder, file);
    run(root, ['packages/cli/dist/main.js', 'record', id, moves, '--record', moves.replace(/moves$/, 'record')]);
    rmSync(join(root, moves));
  }
  run(root, ['scripts/corpus.mjs', id, '--force']);
};

const specOf = (root, id) => {
  const file = join(root, 'packages', 'games', id, 'SPEC.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Whether this is a valid identifier: `new` and `default` are reserved words. */
const isName = (text) => {
  try {
    return new Script(`'use strict'; let ${text};`) instanceof Script;
  } catch {
    return false;
  }
};

const run = (root, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`);
};
