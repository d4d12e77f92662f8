import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { below, fastRandom, parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { openServer } from './index.ts';
import type { Server } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-server-'));
const running: Server[] = [];

const start = async (
  data = mkdtempSync(join(folder, 'data-')),
): Promise<{ origin: string; data: string; server: Server }> => {
  const server = await openServer({
    data,
    requestsPerMinute: 100_000,
    messagesPerWindow: 100_000,
    cookieSecret: 'a secret of the tests, long enough',
  });
  running.push(server);
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, data, server };
};

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const guest = async (origin: string, nickname: string): Promise<Client> => {
  const client = new Client(origin);
  await client.call('POST', '/api/me', { nickname });
  return client;
};

/** Plays at random until the game is over. */
const playOut = async (seats: readonly Seated[], seed: string): Promise<void> => {
  const rng = fastRandom(seed);
  await Promise.all(
    seats.map(async (seated) => {
      for (;;) {
        await seated.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
        if (seated.record !== null) return;
        const { moves, seen } = seated.shown!;
        const answer = await seated.play(moves[below(rng, moves.length)]!);
        expect(['done', 'error']).toContain(answer.t);
        // What was told before the answer is shown already; a refused move was seen too late.
        if (answer.t === 'error') expect(answer.code).toBe('stale');
        await seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
      }
    }),
  );
};

describe('two guests at one table', () => {
  test.each(CATALOGUE.map(({ meta }) => meta.id))('play a whole game of %s, which can be verified', async (game) => {
    const { origin } = await start();
    const [ada, blaise] = [await guest(origin, 'Ada'), await guest(origin, 'Blaise')];
    const id = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await blaise.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
    const seats = [await ada.join(id), await blaise.join(id)];
    await ada.call('POST', `/api/tables/${id}/begin`);
    await playOut(seats, `server-${game}`);
    const parsed = parseRecord(seats[0]!.record!);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.record.commitment).toBe(seats[1]!.facts!.commitment);
    const { game: rules } = await findGame(game)!.load();
    expect(verifyRecord(rules, parsed.record).ok).toBe(true);
  });
});
