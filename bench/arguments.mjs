// What `npm run bench` may be told.
import { accessSync, constants } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/prepare.mjs';

const HELP = `npm run bench -- [--seconds 1.5] [--page FILE]

Measures the rules, boardgame.io and the opponents in one run, each figure in a process of
its own, one at a time and in turns. Prints tables, and writes them with two plots beside them.

  --seconds N  how long each figure is measured, from 0.05 to 60 (1.5)
  --page FILE  where the page goes (docs/performance.md); what stands outside its marks is kept
`;

/** The arguments, or the end of the program: with help, or with what is wrong in a line. */
export const readArguments = (argv) => {
  const { values } = orRefuse(() =>
    parseArgs({
      args: argv,
      options: { seconds: { type: 'string' }, page: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }),
  );
  if (values.help === true) {
    console.log(HELP);
    process.exit(0);
  }
  return { seconds: secondsIn(values.seconds ?? '1.5'), page: pageIn(values.page) };
};

const secondsIn = (text) => {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (seconds >= 0.05 && seconds <= 60) return seconds;
  return refuse(`--seconds: “${text}” is no number from 0.05 to 60`);
};

const pageIn = (text) => {
  if (text === undefined) return join(ROOT, 'docs', 'performance.md');
  const page = resolve(text);
  if (!page.endsWith('.md')) refuse(`--page: “${text}” does not end in .md`);
  try {
    accessSync(dirname(page), constants.W_OK);
  } catch {
    refuse(`--page: can’t write in “${dirname(page)}”`);
  }
  return page;
};

const orRefuse = (read) => {
  try {
    return read();
  } catch (error) {
    return refuse(error.message);
  }
};

const refuse = (message) => {
  console.error(`bench: ${message}`);
  return process.exit(2);
};
