import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import type { Language } from '@ponts-bornes/kernel';
import { wrapped } from './boards/wrap.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { calibrate } from './commands/calibrate.ts';
import { checkLive } from './commands/check-live.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { migrate } from './commands/migrate.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { trace } from './commands/trace.ts';
import { verify } from './commands/verify.ts';
import type { Command } from './context.ts';
import { EXIT, Failure, Interrupted, harmless, usage } from './failure.ts';
import type { ExitCode } from './failure.ts';
import { isBrokenPipe, printerTo } from './io.ts';
import type { Io } from './io.ts';
import { COLON, languageOf, languageOfEnvironment } from './language.ts';

const FOR_GAMES: readonly Command[] = [
  games,
  play,
  replay,
  verify,
  record,
  trace,
  perft,
  fuzz,
  bench,
  balance,
  arena,
  calibrate,
];
/** Commands that manage a server's data. */
const FOR_SERVERS: readonly Command[] = [backup, restore, migrate, checkLive];
const COMMANDS: readonly Command[] = [...FOR_GAMES, ...FOR_SERVERS];

/** The whole program: arguments and environment in, exit code out. */
export const main = async (
  argv: readonly string[],
  io: Io,
  catalogue: readonly Entry[] = CATALOGUE,
): Promise<ExitCode> => {
  const stdout = printerTo(io.stdout);
  let language = languageOfEnvironment(io.env);
  try {
    language = languageOf(argv, io.env);
    const [name, ...args] = argv;
    if (isHelp(name) || (name === 'help' && args.length === 0)) return await help(stdout.print, mainHelp(language));
    if (name === 'help') return await help(stdout.print, reflowed(findCommand(args[0]).help[language]));
    const command = findCommand(name);
    if (args.some(isHelp)) return await help(stdout.print, reflowed(command.help[language]));
    return await command.run(args, { io, language, catalogue, print: stdout.print });
  } catch (error) {
    if (error instanceof Interrupted) return EXIT.interrupted;
    if (isBrokenPipe(error)) return EXIT.ok;
    if (!(error instanceof Failure)) throw error;
    io.stderr.write(`pb${COLON[language]}${harmless(error.text[language])}\n`);
    return error.exitCode;
  } finally {
    stdout.release();
  }
};

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

const help = async (print: (text: string) => Promise<void>, text: string): Promise<ExitCode> => {
  await print(text);
  return EXIT.ok;
};

/** Wraps prose to the board's width. The first block, which is the usage, and indented lines stay unchanged. */
const reflowed = (text: string): string =>
  text
    .split('\n\n')
    .map((block, index) =>
      index === 0 || block.startsWith(' ') ? block : wrapped(block.replaceAll('\n', ' ')).join('\n'),
    )
    .join('\n\n');

const findCommand = (name: string | undefined): Command => {
  const command = COMMANDS.find((known) => known.name === name);
  if (command !== undefined) return command;
  const allowed = COMMANDS.map((known) => known.name).join(', ');
  if (name === undefined) {
    throw usage({
      fr: `commande manquante (permis : ${allowed})`,
      en: `missing command (allowed: ${allowed})`,
    });
  }
  throw usage({
    fr: `commande inconnue « ${harmless(name)} » (permis : ${allowed})`,
    en: `unknown command “${harmless(name)}” (allowed: ${allowed})`,
  });
};

const mainHelp = (language: Language): string => {
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(11)}${summary[language]}`).join('\n');
  return language === 'fr'
    ? `pb <commande> [--help] [--lang fr|en]\n\nPonts & Bornes dans un terminal.\n\n${list}\n\nPour en savoir plus : pb <commande> --help\n`
    : `pb <command> [--help] [--lang fr|en]\n\nPonts & Bornes in a terminal.\n\n${list}\n\nFor details: pb <command> --help\n`;
};
