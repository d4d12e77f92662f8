import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registerGames } from './register-games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('the lists of games match the folders of packages/games; if not, run `npm run new-game`', () => {
  expect(registerGames(ROOT, { isCheck: true })).toStrictEqual([]);
});
