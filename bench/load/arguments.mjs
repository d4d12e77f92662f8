// What `npm run load` may be told.
import { parseArgs } from 'node:util';
import { CELLS } from './cells.mjs';

const HELP = `npm run load -- [--only peers,tables] [--seconds 4] [--postgres URL --redis URL [--nodes 2]]

Plays 1000 Bornes at many tables of this server, and of others beside it, with one generator.
Prints tables, and writes docs/load.md with its plots. What was measured before and is not
measured now is kept in reports/load.json, each part with its date and commit.

  --only A,B      parts to measure: ${CELLS.map(({ name }) => name).join(', ')}
  --seconds N     how long each figure is measured, from 0.5 to 60 (4)
  --postgres URL  a database for nodes, which are then measured too: one, and several
  --redis URL     what nodes tell each other through
  --nodes N       how many nodes, from 2 to 8 (2)
`;

/** The arguments, or the end of the program: with help, or with what is wrong in a line. */
export const readArguments = (argv) => {
  const { values } = read(argv);
  if (values.help === true) {
    console.log(HELP);
    process.exit(0);
  }
  const { postgres = null, redis = null } = values;
  if ((postgres === null) !== (redis === null)) refuse('--postgres and --redis go together');
  const known = CELLS.filter(({ needsNodes }) => !needsNodes || postgres !== null);
  const only = values.only?.split(',') ?? known.map(({ name }) => name);
  const wrong = only.find((name) => !known.some((cell) => cell.name === name));
  if (wrong !== undefined) refuse(`--only: there is no part “${wrong}”, or it needs --postgres and --redis`);
  return {
    only,
    seconds: numberIn('seconds', values.seconds ?? '4', 0.5, 60),
    nodes: numberIn('nodes', values.nodes ?? '2', 2, 8),
    postgres,
    redis,
  };
};

const OPTIONS = ['only', 'seconds', 'postgres', 'redis', 'nodes'];

const read = (args) => {
  const texts = OPTIONS.map((name) => [name, { type: 'string' }]);
  try {
    return parseArgs({ args, options: { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    return refuse(error.message);
  }
};

const numberIn = (name, text, least, most) => {
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most
    ? number
    : refuse(`--${name}: “${text}” is no number from ${least} to ${most}`);
};

const refuse = (message) => {
  console.error(`load: ${message}`);
  return process.exit(2);
};
