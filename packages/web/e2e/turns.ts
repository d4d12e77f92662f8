import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { NewTable } from '@ponts-bornes/protocol';
import { ask, listedMove } from './friends.ts';
import type { Friend } from './friends.ts';
import { tableOf, tap } from './steps.ts';
import { tableIn } from '../src/lib/i18n/table-address.ts';

const SLOW: NewTable['pace'] = { kind: 'slow', days: 2, quiet: null };

/** Starts a turn-based game between these friends; nobody opens it. */
export const beginSlow = async (game: string, [host, ...others]: readonly Pick<Friend, 'page'>[]): Promise<string> => {
  const asked: NewTable = {
    game,
    options: {},
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)],
    pace: SLOW,
    atZero: 'move',
    visibility: 'private',
  };
  const { id } = await ask<{ readonly id: string }>(host!.page, 'POST', '/api/tables', asked);
  for (const [index, { page }] of others.entries()) {
    await ask(page, 'POST', `/api/tables/${id}/seats/${index + 1}/take`);
  }
  await ask(host!.page, 'POST', `/api/tables/${id}/begin`);
  return id;
};

/** The tables waiting for a person, according to the server. */
export const waitingFor = async (page: Page): Promise<readonly string[]> => {
  const { tables } = await ask<{ readonly tables: readonly { readonly table: { readonly id: string } }[] }>(
    page,
    'GET',
    '/api/me/waiting',
  );
  return tables.map(({ table }) => table.id);
};

/** Plays at the open table, from the list of moves, until it no longer waits for the person. */
export const playTurn = async (page: Page, seed: string): Promise<void> => {
  const rng: Rng = fastRandom(seed);
  const id = tableIn(new URL(page.url()));
  await expect(tableOf(page)).toBeVisible();
  while ((await waitingFor(page)).includes(id)) {
    await expect(tableOf(page)).toHaveAttribute('data-busy', 'false');
    if ((await tableOf(page).getAttribute('data-moves')) === '0') continue;
    const move = await listedMove(page, rng);
    if (move !== null) await tap(move);
  }
};
