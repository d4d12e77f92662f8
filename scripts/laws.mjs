// `npm run laws -- [seeds] [path]`: the laws of every game, over many more seeds than `npm test` has time for.
import { readCommand, wholeNumber } from './command.mjs';
import { ROOT, ensureBuilt, handOver, tool } from './prepare.mjs';

const { seeds, path } = readCommand({
  usage: 'npm run laws -- [seeds] [path]',
  about: 'Checks the laws of every game, in all variants, over many seeds.',
  operands: {
    seeds: { about: 'seeds per variant', default: '1000', read: wholeNumber },
    path: { about: 'which game', default: 'packages/games' },
  },
});
ensureBuilt();
handOver(tool('vitest/vitest.mjs'), ['run', '--reporter=verbose', path, '-t', 'laws hold'], {
  cwd: ROOT,
  env: { ...process.env, LAW_SEEDS: seeds },
});
