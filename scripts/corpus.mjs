// `npm run corpus -- <game> [--force]`: random whole games of every variant, kept under the game's records/corpus.
// CI replays them: a change of the rules that replays one differently must bump the rules version, and only then
// is the corpus made anew.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from './prepare.mjs';

const GAMES_PER_VARIANT = 2;

ensureBuilt();
const { findGame } = await import('@ponts-bornes/catalogue');
const { formatRecord, recordOf, fastRandom, pick, sha256, tableStreams, utf8 } = await import('@ponts-bornes/kernel');
const { lawVariants } = await import('@ponts-bornes/testkit');

const [id, ...flags] = process.argv.slice(2);
const entry = findGame(id ?? '');
if (entry === undefined) fail(`corpus: no such game: ${id ?? '(none given)'}`);
const { game } = await entry.load();
const folder = join(ROOT, 'packages', 'games', id, 'records', 'corpus');
if (existsSync(folder) && !flags.includes('--force')) fail(`corpus: ${folder} exists; --force makes it anew`);
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

/** The number of seats, then what differs from the defaults: "4-seats-circuit-target700". */
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
