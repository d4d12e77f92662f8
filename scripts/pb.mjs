// `npm run -s pb -- …`: the games' command-line program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, handOver } from './prepare.mjs';

const PROGRAM = join(ROOT, 'packages', 'cli', 'dist', 'main.js');
const args = process.argv.slice(2);

// Once built, the program handles its own arguments. Before that, don't build just to refuse an option.
if (!existsSync(PROGRAM) && args[0]?.startsWith('-')) {
  readCommand(
    {
      usage: 'npm run -s pb -- <command> [arguments]',
      about:
        'Plays, replays, verifies, measures and administers from the terminal. The first run installs and builds it.',
      options: { lang: { about: 'fr or en', value: 'LANGUAGE' } },
      notes: '`npm run -s pb -- help` lists the commands; each has `--help`.',
    },
    args,
  );
}
ensureBuilt();
handOver(PROGRAM, args);
