import { LIMITS } from '@ponts-bornes/protocol';
import type { Me } from '@ponts-bornes/protocol';
import { Client as Postgres } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { PASSWORD, meOf } from '../test/home.ts';
import { Installation } from '../test/installation.ts';
import { newDatabase } from '../test/services.ts';
import { TABLE_LIMITS } from './tables/room/table-limits.ts';

/* Two nodes on one PostgreSQL database without Redis: no message ever reaches the other node. */

const ENTROPY = { entropy: 'fedcba9876543210' };
const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const;
const DAY = 86_400_000;
/** The comparison interval of the hub, in milliseconds. */
const COMPARING = 10_000;

let url: string;
let nodes: readonly [Installation, Installation];
beforeEach(async () => {
  url = await newDatabase();
  nodes = [await new Installation({ url }).start(), await new Installation({ url }).start()];
});
afterEach(() => Promise.all(nodes.map((node) => node.stop())));

const wait = (millis: number): void => {
  for (const node of nodes) node.time += millis;
};
const at = (node: number, client: Client): Client => client.copyAt(nodes[node]!.origin);
const account = async (nickname: string, name: string): Promise<Client> => {
  const client = await nodes[0].guest(nickname);
  await client.call('POST', '/api/account', { name, password: PASSWORD });
  return client;
};
/** The code a connection will be closed with. */
const closing = (seated: Seated): Promise<number> =>
  new Promise((resolve) => seated.socket.once('close', resolve as (code: number) => void));

/** Runs an action while another connection holds locks, and commits once this many connections wait for them. */
const whileLocked = async <Result>(
  statements: readonly string[],
  action: () => Promise<Result>,
  { meanwhile = [], waiting = 1 }: { readonly meanwhile?: readonly string[]; readonly waiting?: number } = {},
): Promise<Result> => {
  const [holder, other] = [new Postgres({ connectionString: url }), new Postgres({ connectionString: url })];
  await holder.connect();
  await other.connect();
  try {
    await holder.query('begin');
    for (const statement of statements) await holder.query(statement);
    const acting = action();
    acting.catch(() => {});
    await eventually(async () => {
      const { rowCount } = await other.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThanOrEqual(waiting);
    });
    for (const statement of meanwhile) await other.query(statement);
    await holder.query('commit');
    return await acting;
  } finally {
    await holder.end();
    await other.end();
  }
};

describe('within the comparison interval, a node closes the sockets', () => {
  test('of sessions that ended at another node, and no others', async () => {
    const ada = await account('Ada', 'ada');
    const blaise = await nodes[1].guest('Blaise');
    const id = await ada.create({ game: 'skybridge', seats: [...OPEN] });
    const [thief, other] = [await at(1, ada).sit(id), await blaise.sit(id)];
    const closed = closing(thief);
    await ada.call('DELETE', '/api/me/sessions');
    wait(COMPARING);
    expect(await closed).toBe(1012);
    expect(await other.say({ t: 'say', phrase: 'good-luck' })).toMatchObject({ t: 'done' });
    other.close();
  });

  test('of a token that was revoked at another node', async () => {
    const ada = await account('Ada', 'ada');
    const { token, secret } = (await ada.call('POST', '/api/me/tokens', { name: 'bot' })) as {
      token: { id: string };
      secret: string;
    };
    const id = await ada.create({ game: 'skybridge', seats: [...OPEN] });
    const program = await nodes[1].guest('Program');
    program.headers.authorization = `Bearer ${secret}`;
    const closed = closing(await program.sit(id));
    await ada.call('DELETE', `/api/me/tokens/${token.id}`);
    wait(COMPARING);
    expect(await closed).toBe(1012);
  });
});

test('a session that ends while its socket is being opened is not let in', async () => {
  const ada = await nodes[0].guest('Ada');
  const id = await ada.create({ game: 'skybridge', seats: [...OPEN] });
  const { id: person } = await meOf(ada);
  // On another day the session is extended, which waits for the lock after the session was found.
  wait(2 * DAY);
  const enter = async (): Promise<number | 'let in'> => {
    const seated = await at(1, ada).join(id);
    return Promise.race([closing(seated), seated.until(({ facts }) => facts !== null).then(() => 'let in' as const)]);
  };
  const lock = `update people set nickname = nickname where id = '${person}'`;
  expect(await whileLocked([lock], enter, { meanwhile: [`delete from sessions where person = '${person}'`] })).toBe(
    1012,
  );
});

test('within the comparison interval, nothing of a deleted person is shown at another node', async () => {
  const [blaise, greta] = [await nodes[1].guest('Blaise'), await nodes[0].guest('Greta')];
  const id = await blaise.create({ game: 'skybridge', seats: [...OPEN] });
  await greta.call('POST', `/api/tables/${id}/seats/1/take`, ENTROPY);
  await blaise.call('POST', `/api/tables/${id}/begin`);
  const [host, theirs] = [await blaise.sit(id), await at(1, greta).sit(id)];
  expect(await theirs.say({ t: 'say', text: 'My secret is out' })).toMatchObject({ t: 'done' });
  await host.until(({ said }) => said.length === 1);
  const closed = closing(theirs);
  await greta.call('DELETE', '/api/me');
  wait(COMPARING);
  expect(await closed).toBe(1012);
  await host.until(({ facts, said }) => facts!.seats[1]!.name !== 'Greta' && said.length === 0);
  host.close();
});

describe('many requests at once at both nodes stay within the limit', () => {
  const outcomes = async (asked: readonly Promise<string>[]): Promise<number> =>
    (await Promise.all(asked)).filter((outcome) => outcome === 'ok').length;
  const newTable = (seats: readonly unknown[], visibility = 'private'): object => ({
    game: 'skybridge',
    seats,
    options: {},
    pace: { kind: 'slow', days: 1, quiet: null },
    atZero: 'move',
    visibility,
  });
  /** All of them have read what there is before the first one may write. */
  const many = (client: Client, path: string, body: object): Promise<number> =>
    whileLocked(
      ['lock table tables, tokens in share mode'],
      () => outcomes(Array.from({ length: 24 }, (_, index) => at(index % 2, client).outcome('POST', path, body))),
      { waiting: 12 },
    );

  test('of public tables', async () => {
    const ada = await nodes[0].guest('Ada');
    expect(await many(ada, '/api/tables', newTable(OPEN, 'public'))).toBe(LIMITS.publicTablesPerPerson);
  });

  test('of tables with bots only', async () => {
    const ada = await nodes[0].guest('Ada');
    const bot = { kind: 'bot', level: 'easy' };
    expect(await many(ada, '/api/tables', newTable([bot, bot]))).toBe(LIMITS.botTablesPerPerson);
  });

  test('of tokens', async () => {
    const ada = await account('Ada', 'ada');
    expect(await many(ada, '/api/me/tokens', { name: 'bot' })).toBe(LIMITS.tokensPerPerson);
  });

  test('of tables per address', async () => {
    await nodes[0].stop();
    await nodes[0].start({ tables: { ...TABLE_LIMITS, openPerAddress: 3 } });
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => nodes[0].guest(`Guest ${index}`)));
    const asked = people.map((client) => client.outcome('POST', '/api/tables', newTable(OPEN)));
    expect(await outcomes(asked)).toBe(3);
  });
});

describe('a password', () => {
  const lock = ({ id }: Me): string => `update people set nickname = nickname where id = '${id}'`;

  test('is not overwritten by a guest’s request that began before there was an account', async () => {
    const ada = await nodes[0].guest('Ada');
    const me = await meOf(ada);
    const insert = `insert into accounts (person, name, password, created_at) values ('${me.id}', 'ada', 'first', 1)`;
    const outcome = await whileLocked([lock(me), insert], () =>
      ada.outcome('POST', '/api/account', { name: 'ada', password: PASSWORD }),
    );
    expect(outcome).toBe('prove-again');
  });

  test('that was changed while it was being checked signs nobody in', async () => {
    const ada = await account('Ada', 'ada');
    const thief = await nodes[1].guest('Voleur');
    const change = `update accounts set password = 'other' where name = 'ada'`;
    const outcome = await whileLocked([lock(await meOf(ada)), change], () =>
      thief.outcome('POST', '/api/session', { name: 'ada', password: PASSWORD }),
    );
    expect(outcome).toBe('wrong-password');
  });
});
