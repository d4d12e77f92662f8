import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, below, fastRandom, openGameInPlay, pledgeTo } from '@ponts-bornes/kernel';
import type { GameMeta, Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ServerMessage, ShownMessage } from '@ponts-bornes/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { readDisk } from '../test/disk.ts';
import { expectTooLate } from '../test/too-late.ts';
import { revealWhenAsked } from '../test/device.ts';
import { openServer } from './index.ts';
import { entryOf } from './tables/game/log-entries.ts';

const SEED = process.env['SEED'] ?? 'wire';
/** Seats where the middle of what a game allows would be those that the other suites take. */
const SEATS: Readonly<Record<string, number>> = { 'course-autour-du-monde': 3, 'bridgetown-races': 2 };
const seatsOf = ({ id, seats }: GameMeta): number => SEATS[id] ?? seats[Math.floor(seats.length / 2)]!;
/** Server answers; games that do not end by themselves stop there. */
const MOST = 400;

const folder = mkdtempSync(join(tmpdir(), 'pb-wire-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entropyOf = (seat: number): string => `entropy-of-seat-${seat}-of-all`;

/** Plays at random, with take-backs, until the game is over or long enough. */
const playOn = async (seats: readonly Seated[], seed: string): Promise<void> => {
  let left = MOST;
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  await Promise.all(
    seats.map(async (seated, seat) => {
      const rng = fastRandom(`${seed} ${seat}`);
      for (;;) {
        const ready = seated.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
        await Promise.race([ready, stopped]);
        if (left-- <= 0 || seated.record !== null) stopping.abort();
        if (stopping.signal.aborted) return;
        const { moves, seen, canTakeBack } = seated.shown!;
        const back = canTakeBack && below(rng, 6) === 0;
        const answer = back
          ? await seated.say({ t: 'back', seen })
          : await seated.play(moves[below(rng, moves.length)]!);
        if (answer.t !== 'done') expectTooLate(answer);
        // A player who may still change their choice does so now and then.
        const changed = seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
        if (below(rng, 4) > 0) await Promise.race([changed, stopped]);
      }
    }),
  );
};

const messagesOf = (heard: readonly string[]): readonly ServerMessage[] =>
  heard.map((text) => JSON.parse(text) as ServerMessage);

describe.each(CATALOGUE)('all bytes sent by a table of $meta.id', ({ meta, load }) => {
  test('are each viewer’s own view, the same in another hidden world, without secrets before the end', async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const said: string[] = [];
    const server = await openServer({
      data,
      requestsPerMinute: 100_000,
      messagesPerWindow: 100_000,
      report: (table, error) => said.push(`${table} ${String(error)}`),
    });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const count = seatsOf(meta);
    const people = await Promise.all(
      Array.from({ length: count }, async (_, seat) => {
        const client = new Client(origin);
        const { person } = (await client.call('POST', '/api/me', { nickname: `P${seat}` })) as {
          person: { id: string };
        };
        return { client, id: person.id };
      }),
    );
    const [host, ...others] = people;
    const table = await host!.client.create({
      game: meta.id,
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))],
      pace: { kind: 'slow', days: 1, quiet: null },
      pledge: pledgeTo(entropyOf(0)),
    });
    for (const [index, { client }] of others.entries()) {
      const pledge = pledgeTo(entropyOf(index + 1));
      await client.call('POST', `/api/tables/${table}/seats/${index + 1}/take`, { pledge });
    }
    const seats = await Promise.all(people.map(({ client }) => client.sit(table)));
    const watcher = await new Client(origin).join(table);
    await host!.client.call('POST', `/api/tables/${table}/begin`);
    await Promise.all(seats.map((seated, seat) => revealWhenAsked(seated, entropyOf(seat))));
    await playOn(seats, `${SEED} ${meta.id}`);
    const open = await new Client(origin).ask('GET', `/api/tables/${table}`);
    await server.close();

    const { tables, log } = readDisk(data);
    const [row] = tables;
    const isOver = seats.some(({ record }) => record !== null);
    expect(isOver || log.length > 20, `${log.length} moves, and the game goes on`).toBe(true);
    const secrets = [row!.secret, ...people.map(({ id }) => id), ...people.map((_, seat) => entropyOf(seat))];
    const everybody: readonly (readonly [Viewer, Seated])[] = [...seats.entries(), [SPECTATOR, watcher]];
    const early = everybody.flatMap(([, { heard }]) => heard.filter((text) => !text.startsWith('{"t":"over"')));
    const told = [...early, ...said, JSON.stringify(open.body)].join('\n');
    for (const secret of secrets) expect(told.includes(secret), secret).toBe(false);

    const { game } = await load();
    const deal = {
      game,
      options: JSON.parse(row!.options) as Parameters<typeof game.setup>[0],
      seats: count,
      secret: Buffer.from(row!.secret, 'hex'),
      entropy: people.map((_, seat) => entropyOf(seat)),
      secondThoughts: { perTurn: LIMITS.secondThoughts, perGame: LIMITS.secondThoughtsPerGame },
    };
    const rng = fastRandom(`${SEED} likeness ${meta.id}`);
    for (const [viewer, { heard }] of everybody) {
      const shown = messagesOf(heard).filter((message): message is ShownMessage => message.t === 'shown');
      const inPlay = openGameInPlay(deal);
      const expected = new Map([[0, lookOf()]]);
      function lookOf(): unknown {
        const likeness = game.resample(inPlay.state(), viewer, rng);
        return JSON.parse(JSON.stringify(game.view(likeness, viewer))) as unknown;
      }
      for (const entry of log) {
        if (inPlay.apply(entryOf(entry)).includes(viewer)) expected.set(inPlay.show(viewer).seen, lookOf());
      }
      expect(new Set(shown.map((message) => message.viewer))).toStrictEqual(new Set([viewer]));
      for (const { seen, view } of shown) expect(view, `${viewer} at ${seen}`).toStrictEqual(expected.get(seen));
      // Without a gap: stream numbers must not reveal how much happened out of sight.
      const numbers = [...new Set(shown.map(({ seen }) => seen))];
      expect(numbers).toStrictEqual(Array.from(numbers, (_, index) => numbers[0]! + index));
    }
  });
});
