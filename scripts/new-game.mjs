// `npm run new-game -- <id>`: adds a small working game, to be turned into another.
import { spawnSync } from 'node:child_process';
import { addGame, formatGame, recordGame, suggestedPrefix, whyNoGame } from './add-game.mjs';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, ensureInstalled, linkPackages } from './prepare.mjs';
import { registerGames } from './register-games.mjs';

const {
  id,
  name = id,
  prefix = suggestedPrefix(id ?? ''),
  quick,
} = readCommand({
  usage: ['npm run new-game -- <id> [--name NAME] [--prefix XY]', 'npm run new-game'],
  about: `Adds a small working game (Nim with three heaps) to turn into yours: rules, tests, records, sentences, bots,
terminal board, web board, rules page and lesson. Without an id, only updates the lists of games, for when you have added,
renamed or removed a game's folder by hand.`,
  operands: { id: { about: 'lower case with dashes, such as tic-tac-toe' } },
  options: {
    name: { value: 'NAME', about: 'its name in both languages (default: the id)' },
    prefix: { value: 'XY', about: 'prefix of its rule ids, two to four capitals (default: initials)' },
    quick: { type: 'boolean', about: 'skip the pictures; draw them later with `npm run pictures -- <id>`' },
  },
});
ensureInstalled();

if (id === undefined) {
  const changed = registerGames(ROOT);
  if (changed.length > 0) linkPackages();
  console.log(changed.length === 0 ? 'Every list of games is up to date.' : changed.join('\n'));
  process.exit();
}
const problem = whyNoGame(ROOT, { id, prefix });
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
const files = addGame(ROOT, { id, name, prefix });
formatGame(ROOT, files);
linkPackages();
ensureBuilt();
recordGame(ROOT, id);
if (!quick) {
  const args = ['packages/web/scripts/pictures.mjs', id];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.error(`Drawing the pictures failed. Try again with \`npm run pictures -- ${id}\`.`);
}
console.log(`${name} works: \`npm run -s pb -- play ${id}\`, or \`npm start\` and choose it on the home page.

Now turn it into your game, in these folders:
  packages/games/${id}                  rules, sentences, bots, records; begin with SPEC.md
  packages/cli/src/boards/${id}         the board in a terminal
  packages/web/src/lib/boards/${id}     the board on the web, the rules page and the lessons

“Add a game” in CONTRIBUTING.md explains each file.`);
