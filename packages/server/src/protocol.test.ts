import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@ponts-bornes/kernel';
import { ClientMessage, ERROR_CODES, LIMITS, NewTable, PROTOCOL, QueueClientMessage } from '@ponts-bornes/protocol';
import type { QueueServerMessage } from '@ponts-bornes/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { readServerMessage } from '../test/server-message.ts';
import { openServer } from './index.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'pb-protocol-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example lines under a heading. */
const examplesOf = (heading: string): readonly string[] => {
  const [, chapter = ''] = DOCUMENT.split(`\n### ${heading}\n`);
  const [, examples = ''] = /```jsonl\n([\s\S]*?)```/.exec(chapter) ?? [];
  return examples.trimEnd().split('\n');
};

describe('docs/protocol.md', () => {
  test('shows every kind of client message in a form the server accepts', () => {
    const examples = examplesOf('Client messages').map((line) => JSON.parse(line) as unknown);
    const read = examples.map((example) => ClientMessage.parse(example));
    expect(read).toStrictEqual(examples);
    expect(new Set(read.map(({ t }) => t)).size).toBe(11);
    expect(read[0]).toMatchObject({ t: 'hello', protocol: PROTOCOL });
  });

  test('shows every kind of server message, with exactly its fields', () => {
    const examples = examplesOf('Server messages');
    const read = examples.map(readServerMessage);
    expect(read).toStrictEqual(examples.map((line) => JSON.parse(line) as unknown));
    expect(new Set(read.map(({ t }) => t)).size).toBe(11);
  });

  test('shows every kind of message of quick play', () => {
    const [, chapter = ''] = DOCUMENT.split('\n## Quick play\n');
    const [sent, told] = [...chapter.matchAll(/```jsonl\n([\s\S]*?)```/g)].map(([, lines = '']) =>
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly t: string }),
    );
    expect(sent!.map((example) => QueueClientMessage.parse(example))).toStrictEqual(sent);
    const kinds = { waiting: 0, seated: 0, elsewhere: 0, error: 0, pong: 0 } satisfies Record<
      QueueServerMessage['t'],
      0
    >;
    expect(told!.map(({ t }) => t).toSorted()).toStrictEqual(Object.keys(kinds).toSorted());
  });

  test('shows a valid request for a table', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(DOCUMENT) ?? [];
    expect(NewTable.parse(JSON.parse(example))).toStrictEqual(JSON.parse(example));
  });

  test.each(['', 'Hand', 'my hand', '\n', '\\', 'x'.repeat(41)])(
    'refuses the option key %j, which no record can carry',
    (key) => {
      const [, example = ''] = /```json\n([\s\S]*?)```/.exec(DOCUMENT) ?? [];
      const odd = example.replace('"options": {}', `"options": {${JSON.stringify(key)}: 1}`);
      expect(odd).not.toBe(example);
      expect(NewTable.safeParse(JSON.parse(odd)).success).toBe(false);
    },
  );

  test('lists every code, and the actual limits', () => {
    const [, codes = ''] = DOCUMENT.split('\n## Error codes\n');
    const listed = [...codes.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code);
    expect(listed.toSorted()).toStrictEqual(ERROR_CODES.toSorted());
    const limits = [...DOCUMENT.matchAll(/\| `(\w+)` +\| (\d+) +\|$/gm)].map(([, name, most]) => [name, Number(most)]);
    expect(limits.length).toBeGreaterThan(8);
    expect(LIMITS).toMatchObject(Object.fromEntries(limits));
  });
});

test('every message in a whole game conforms to the protocol', async () => {
  const server = await openServer({ data: folder, messagesPerWindow: 100_000 });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const people = [new Client(origin), new Client(origin)];
  for (const person of people) await person.call('POST', '/api/me', { nickname: 'Ada' });
  const [host, guest] = people as [Client, Client];
  const id = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  const seats = [await host.join(id), await guest.join(id), await new Client(origin).join(id)];
  await host.call('POST', `/api/tables/${id}/begin`);
  const rng = fastRandom('protocol');
  await Promise.all(
    seats.slice(0, 2).map(async (seated) => {
      for (;;) {
        await seated.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
        if (seated.record !== null) return;
        const { moves, seen } = seated.shown!;
        await seated.say({ t: 'why', text: 'nonsense' });
        await seated.play(moves[below(rng, moves.length)]!);
        await seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
      }
    }),
  );
  await seats[2]!.until(({ record }) => record !== null);
  const heard = seats.flatMap((seated) => seated.heard);
  await server.close();
  const read = heard.map(readServerMessage);
  expect(read).toStrictEqual(heard.map((line) => JSON.parse(line) as unknown));
  expect([...new Set(read.map(({ t }) => t))].toSorted()).toStrictEqual(
    expect.arrayContaining(['clock', 'done', 'over', 'refused', 'shown', 'table']),
  );
});
