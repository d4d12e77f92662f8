// The common structure of all commands: each describes itself as data, answers `--help` before anything is installed or
// built, and refuses unknown arguments with exit code 2. Imports nothing but Node.js itself.
import { parseArgs } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h', about: 'show this help' } };

/**
 * Reads the command line. Exits after `--help` (code 0), or after an invalid argument (code 2).
 *
 * A command has `usage` (one line, or a list), `about` (what it does), `operands` and `options` by name, `passesOn`
 * (what takes the arguments after a `--`) and `notes`. An operand or option has `about`, and may have `default` (a
 * text) and `read`, which converts a text to a value or throws a Refused. An operand with `isList` takes all remaining
 * arguments; one with `isNeeded` is required. `check` throws a Refused for arguments that can't be combined.
 */
export const readCommand = (command, argv = process.argv.slice(2)) => {
  const options = { ...command.options, ...HELP };
  try {
    const end = command.passesOn === undefined ? -1 : argv.indexOf('--');
    const [args, passed] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end + 1)];
    const { values, positionals } = parseArgs({ args, options: forNode(options), allowPositionals: true });
    if (values.help === true) {
      process.stdout.write(helpOf(command, options));
      return process.exit(0);
    }
    const read = readAll(options, ({ name }) => values[name]);
    const asked = { ...read, ...readOperands(command.operands ?? {}, positionals), passed };
    command.check?.(asked);
    return asked;
  } catch (error) {
    if (!(error instanceof Refused) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    return refuse(command, error.message);
  }
};

/** Why an argument is refused. */
export class Refused extends Error {}

/** Reads a positive whole number, as a text. */
export const wholeNumber = (text) => {
  if (/^[1-9]\d{0,8}$/.test(text)) return text;
  throw new Refused(`“${text}” is not a whole number from 1`);
};

/** Reads a number within bounds. */
export const numberBetween = (least, most) => (text) => {
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Refused(`“${text}” is not a number from ${least} to ${most}`);
};

const refuse = (command, message) => {
  const [usage] = [command.usage].flat();
  process.stderr.write(`${message}\nUsage: ${usage}\n`);
  return process.exit(2);
};

const forNode = (options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type = 'string', short }]) => [
      name,
      short === undefined ? { type } : { type, short },
    ]),
  );

const readAll = (fields, textOf) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readOne(name, field, textOf({ name }) ?? field.default)]),
  );

const readOne = (name, { read, type }, text) => {
  if (text === undefined) return type === 'boolean' ? false : undefined;
  try {
    return read === undefined ? text : read(text);
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
};

const readOperands = (operands, given) => {
  const names = Object.keys(operands);
  const list = names.find((name) => operands[name].isList === true);
  if (list === undefined && given.length > names.length)
    throw new Refused(`Unexpected argument “${given[names.length]}”`);
  const single = Object.fromEntries(Object.entries(operands).filter(([name]) => name !== list));
  const read = readAll(single, ({ name }) => given[names.indexOf(name)]);
  const missing = names.find((name) => operands[name].isNeeded === true && read[name] === undefined);
  if (missing !== undefined) throw new Refused(`<${missing}> is missing`);
  if (list === undefined) return read;
  const each = given.slice(names.indexOf(list)).map((text) => readOne(list, operands[list], text));
  return { ...read, [list]: each };
};

const helpOf = ({ usage, about, operands = {}, passesOn, notes }, options) => {
  const [first, ...others] = [usage].flat();
  const rows = (fields, nameOf) => Object.entries(fields).map(([name, field]) => [nameOf(name, field), aboutOf(field)]);
  const passed = passesOn === undefined ? [] : [['-- …', `further arguments for ${passesOn}`]];
  const blocks = [
    [`Usage: ${first}`, ...others.map((line) => `       ${line}`)].join('\n'),
    about,
    table(
      'Arguments:',
      rows(operands, (name) => name),
    ),
    table('Options:', [...rows(options, optionName), ...passed]),
    notes,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
};

const optionName = (name, { type, short, value = 'VALUE' }) =>
  `${short === undefined ? '' : `-${short}, `}--${name}${type === 'boolean' ? '' : ` ${value}`}`;

const aboutOf = ({ about, default: value }) => (value === undefined ? about : `${about} (default: ${value})`);

const table = (title, rows) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.length === 0
    ? ''
    : [title, ...rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)].join('\n');
};
