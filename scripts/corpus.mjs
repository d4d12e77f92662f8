// `npm run corpus -- <game> [--force]`: random whole games of every variant, stored under the game's records/corpus. CI
// replays them: a rules change that replays one differently must bump the rules version, and only then replace the
// corpus.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt } from './prepare.mjs';

const GAMES_PER_VARIANT = 2;

const { game: id, force } = readCommand({
  usage: 'npm run corpus -- <game> [--force]',
  about: 'Writes random whole games of every variant into the game’s records/corpus, which tests replay.',
  operands: { game: { about: 'its id, such as skybridge', isNeeded: true } },
  options: { force: { type: 'boolean', about: 'replace a corpus that exists' } },
});
ensureBuilt();
const { findGame } = await import('@ponts-bornes/catalogue');
const { formatRecord, recordOf, fastRandom, pick, sha256, tableStreams, utf8 } = await import('@ponts-bornes/kernel');
const { lawVariants } = await import('@ponts-bornes/testkit');

const entry = findGame(id);
if (entry === undefined) fail(`Unknown game “${id}”. \`npm run -s pb -- games\` lists them.`);
const { game } = await entry.load();
const folder = join(ROOT, 'packages', 'games', id, 'records', 'corpus');
if (existsSync(folder) && !force) fail(`${folder} exists. Use --force to replace it.`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const variant of lawVariants(entry.meta)) {
  for (let number = 1; number <= GAMES_PER_VARIANT; number++) {
    const name = `${variantName(variant)}-${number}`;
    writeFileSync(join(folder, `${name}.record`), formatRecord(randomGame(variant, `${id} ${name}`)));
  }
}

function randomGame({ seats, options }, seed) {
  const secret = sha256(utf8(seed));
  const streams = tableStreams(secret);
  const choices = fastRandom(seed);
  const state = game.setup(options, seats, streams(0));
  const moves = [];
  while (game.outcome(state) === null) {
    const seat = pick(choices, game.toAct(state));
    const move = pick(choices, game.moves(state, seat));
    moves.push({ seat, text: game.format(move) });
    game.play(state, seat, move, streams(moves.length));
  }
  return recordOf(game, { seats, options, secret, moves, result: game.outcome(state) });
}

/** The number of seats, then the differences from the defaults: "4-seats-circuit-target700". */
function variantName({ seats, options }) {
  const changed = entry.meta.options.filter((field) => options[field.key] !== field.default);
  const words = changed.map(({ key, kind }) =>
    kind === 'flag'
      ? key
      : kind === 'choice' && typeof options[key] === 'string'
        ? options[key]
        : `${key}${options[key]}`,
  );
  return [`${seats}-seats`, ...words].join('-');
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
