import type { TableFacts } from '@ponts-bornes/protocol';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { Nodes } from '../test/nodes.ts';
import { streamsOf } from '../test/streams.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
const SLOW = { kind: 'slow', days: 1, quiet: null } as const;

let nodes: Nodes;
let redis: Redis;
beforeAll(async () => {
  nodes = await Nodes.open(2);
  redis = new Redis(nodes.redis.url);
  redis.on('error', () => {});
});
afterAll(async () => {
  redis.disconnect();
  await nodes.close();
});

/** A game of two people at different nodes, each also watching at the other node. */
interface Match {
  readonly id: string;
  readonly clients: readonly [Client, Client];
  readonly seats: readonly [Seated, Seated];
  readonly all: readonly Seated[];
}

let open: readonly Seated[] = [];
afterEach(() => open.forEach((seated) => seated.close()));

const begin = async (): Promise<Match> => {
  const clients = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)] as const;
  const id = await clients[0].create({
    game: 'skybridge',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: SLOW,
    visibility: 'private',
  });
  await clients[1].call('POST', `/api/tables/${id}/seats/1/take`, ENTROPY);
  await clients[0].call('POST', `/api/tables/${id}/begin`);
  const seats = [await clients[0].sit(id), await clients[1].sit(id)] as const;
  const all = [...seats, await nodes.at(1, clients[0]).sit(id), await nodes.at(0, clients[1]).sit(id)];
  for (const each of all) await each.until(({ shown }) => shown !== null);
  open = all;
  return { id, clients, seats, all };
};

const linesOf = ({ shown }: Seated): number => shown!.from + shown!.lines.length;

/** Plays this many moves, each acknowledged and shown to everybody. */
const playOn = async ({ seats, all }: Match, moves: number): Promise<void> => {
  for (let time = 0; time < moves; time++) {
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const lines = linesOf(mover);
    expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'done' });
    for (const each of all) await each.until((it) => linesOf(it) > lines);
  }
};

/** Deletes the last entries from the database, as after a failover to a standby that never received them. */
const loseEntries = (id: string, count: number): Promise<unknown> =>
  nodes.query(
    'delete from log where table_id = $1 and number > (select max(number) from log where table_id = $1) - $2',
    [id, count],
  );

/** Gaps in the log, and differences between what people were shown and a single-process replay. */
const wrongAt = async ({ id, all }: Match): Promise<readonly string[]> => {
  const told = await nodes.told(id);
  const holes = told.log.filter(({ number }, index) => number !== index + 1);
  if (told.row.status !== 'playing' || holes.length > 0) return [told.row.status, `${holes.length} out of place`];
  const streams = await streamsOf(told);
  for (const each of all) {
    const stream = streams.get(each.shown!.viewer)!;
    const { look, lines } = stream.at(-1)!;
    const isRight = (it: Seated): boolean =>
      it.shown!.seen === stream.length - 1 &&
      linesOf(it) === lines.length &&
      it.heard.findLast((text) => text.startsWith('{"t":"shown"'))!.endsWith(look.slice(1));
    await each.until(isRight);
  }
  return [];
};

describe('a database that has lost its last entries', () => {
  test('is authoritative: the next move is checked against it, and all nodes show it', async () => {
    const match = await begin();
    await playOn(match, 7);
    await loseEntries(match.id, 3);
    // The node that takes the move is ahead of the database. Its player saw a state that no longer exists.
    const mover = match.seats.find(({ shown }) => shown!.moves.length > 0)!;
    expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'error', code: 'stale' });
    for (const each of match.all) await each.until((it) => linesOf(it) === 4);
    expect(await wrongAt(match)).toStrictEqual([]);
    await playOn(match, 6);
    expect(await wrongAt(match)).toStrictEqual([]);
  });

  test('is noticed by nodes where nobody moves', async () => {
    const match = await begin();
    await playOn(match, 6);
    await loseEntries(match.id, 2);
    for (const each of match.all) await each.until((it) => linesOf(it) === 4);
    await playOn(match, 3);
    expect(await wrongAt(match)).toStrictEqual([]);
  });

  test('is followed if it continued differently to the same length', async () => {
    const match = await begin();
    await playOn(match, 4);
    const other = match.seats.find(({ shown }) => shown!.moves.length > 0)!.shown!.moves.at(-1)!;
    await playOn(match, 1);
    // Written by a node that had never seen the lost entry.
    await nodes.query('update log set text = $2, at = at + 1 where table_id = $1 and number = 5', [match.id, other]);
    const mover = match.seats.find(({ shown }) => shown!.moves.length > 0)!;
    expect(await mover.play(mover.shown!.moves[0]!)).not.toMatchObject({ t: 'done' });
    expect(await wrongAt(match)).toStrictEqual([]);
    await playOn(match, 3);
    expect(await wrongAt(match)).toStrictEqual([]);
    expect((await nodes.told(match.id)).log[4]!.text).toBe(other);
  });

  test('undoes the end of a game that nobody can prove', async () => {
    const match = await begin();
    while (match.seats[0].record === null) {
      const mover = match.seats.find(({ shown }) => shown!.moves.length > 0);
      if (mover === undefined) break;
      const lines = linesOf(mover);
      await mover.play(mover.shown!.moves.at(-1)!);
      for (const each of match.all) await each.until((it) => linesOf(it) > lines);
    }
    for (const each of match.all) await each.until(({ record }) => record !== null);
    await loseEntries(match.id, 2);
    await nodes.query(`update tables set status = 'playing', ended_at = null, result = null where id = $1`, [match.id]);
    for (const each of match.all)
      await each.until(({ facts, shown }) => facts!.status === 'playing' && shown!.outcome === null);
    expect(await wrongAt(match)).toStrictEqual([]);
  });
});

test('a node that has not heard of the end tells it, even after a rematch was asked there', async () => {
  const match = await begin();
  await playOn(match, 2);
  const [ada, blaise] = match.clients;
  await nodes.redis.stop();
  await ada.call('POST', `/api/tables/${match.id}/propose`, { kind: 'stop' });
  const { table } = (await ada.call('GET', `/api/tables/${match.id}`)) as { table: TableFacts };
  await nodes
    .at(0, blaise)
    .call('POST', `/api/tables/${match.id}/answer`, { proposal: table.proposal!.number, agrees: true });
  await blaise.call('POST', `/api/tables/${match.id}/rematch`, ENTROPY);
  for (const each of match.all) await each.until(({ record }) => record !== null);
  expect(new Set(match.all.map(({ record }) => record)).size).toBe(1);
  await nodes.redis.start();
});

describe('a forged message on the bus', () => {
  const forge = (topic: string, text: string, from = 'b3b0c442-98fc-4c14-9afb-f4c8996fb924'): Promise<number> =>
    redis.publish(`pb:${topic}`, `${from} ${text}`);

  test('plays no move: nobody is shown anything that is not in the log', async () => {
    const match = await begin();
    await playOn(match, 3);
    const mover = match.seats.find(({ shown }) => shown!.moves.length > 0)!;
    const { seen, moves } = mover.shown!;
    const row = {
      table_id: match.id,
      number: 4,
      kind: 'move',
      seat: match.seats.indexOf(mover),
      text: moves.at(-1)!,
      request: null,
      spent: 0,
      at: Date.now(),
    };
    const heard = match.all.map((each) => each.heard.length);
    expect(await forge(`table:${match.id}`, JSON.stringify({ t: 'entry', row }))).toBe(2);
    expect(await forge(`table:${match.id}`, JSON.stringify({ t: 'entry', number: 4 }))).toBe(2);
    // Anything the nodes did with it arrives before these answers.
    for (const each of match.all) await each.say({ t: 'why', text: 'nonsense' });
    const shown = match.all.map(({ heard: texts }, index) =>
      texts.slice(heard[index]).filter((text) => text.startsWith('{"t":"shown"')),
    );
    expect(shown.map(({ length }) => length)).toStrictEqual([0, 0, 0, 0]);
    expect(mover.shown!.seen).toBe(seen);
    await playOn(match, 4);
    expect(await wrongAt(match)).toStrictEqual([]);
  });

  test('stops neither a node nor a table, whatever its content', async () => {
    const match = await begin();
    await playOn(match, 1);
    const junk = [
      '',
      'null',
      '5',
      '[]',
      '{}',
      '{"t":"entry"}',
      '{"t":"entry","number":-1}',
      '{"t":"entry","number":1e99}',
      '{"t":"entry","number":"4"}',
      '{"t":"here"}',
      '{"t":"here","people":5,"watchers":"many"}',
      `{"t":"here","people":[${'"x",'.repeat(200_000)}"x"],"watchers":1}`,
      '{"t":"here","people":[],"watchers":1e300}',
      '{"t":"constructor"}',
      '{"t":"changed"',
      'x'.repeat(300_000),
    ];
    for (const text of junk) {
      await forge(`table:${match.id}`, text);
      await forge('doors', text);
    }
    await forge('doors', '[5]');
    await forge('doors', '[null,{"key":1}]');
    await redis.publish(`pb:table:${match.id}`, 'x'.repeat(5000));
    await redis.hset(`pb:cards:table:${match.id}`, 'forger', '{"people":7}');
    for (let time = 0; time < 500; time++) await forge(`table:${match.id}`, '{"t":"changed"}');
    await playOn(match, 4);
    expect(await wrongAt(match)).toStrictEqual([]);
    nodes.expectToRun();
    for (const each of match.all) expect(each.facts!.watchers).toBeLessThan(1e6);
  });

  test('claims presence only as long as a node of that name lives', async () => {
    const match = await begin();
    const [ada] = match.seats;
    const me = (await match.clients[1].call('GET', '/api/me')) as { person: { id: string } };
    for (const each of [match.seats[1], match.all[3]!]) each.close();
    await ada.until(({ facts }) => !facts!.seats[1]!.isHere);
    // Presence is sent after a delay; by then the node may already have dropped the forged entry.
    await eventually(async () => {
      await forge(`table:${match.id}`, JSON.stringify({ t: 'here', people: [me.person.id], watchers: 3 }));
      expect(ada.facts!.seats[1]!.isHere).toBe(true);
    });
    await ada.until(({ facts }) => !facts!.seats[1]!.isHere && facts!.watchers === 0);
    expect(ada.facts!.seats.map(({ isHere }) => isHere)).toStrictEqual([true, false]);
  });
});
