// `npm run build`: installs and builds everything that `npm start` runs.
import { readCommand } from './command.mjs';
import { ensureWebBuilt } from './prepare.mjs';

readCommand({
  usage: 'npm run build',
  about: 'Installs packages and builds the product like `npm start`, without starting it. Skips what is up to date.',
});
ensureWebBuilt();
