import { LIMITS } from '@ponts-bornes/protocol';
import type { NewTable, Pace, TableFacts } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../test/client.ts';
import { House } from '../test/house.ts';

const OPEN = { game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' } as const;

let house: House;
beforeEach(async () => {
  house = await House.open({ trustProxy: 1 });
});
afterEach(() => house.stop());

/** A client from the given address. */
const guestAt = async (address: string, nickname = 'Ada'): Promise<Client> => {
  const client = house.stranger();
  client.headers['x-forwarded-for'] = address;
  await client.call('POST', '/api/me', { nickname });
  return client;
};

const tableBy = async (client: Client, table: Partial<NewTable> = {}): Promise<string> => {
  try {
    return await client.create({ ...OPEN, seats: [...OPEN.seats], ...table });
  } catch (error) {
    return String(error);
  }
};

interface Listed {
  readonly ids: readonly string[];
  readonly next: string | null;
}

const listed = async (query = ''): Promise<Listed> => {
  const { tables, next } = await house.stranger().call('GET', `/api/tables${query}`);
  return { ids: (tables as TableFacts[]).map(({ id }) => id), next: next as string | null };
};

describe('the public lobby', () => {
  test('is not filled by sixty-two requests from one address', async () => {
    const own = await tableBy(await guestAt('192.0.2.1'));
    for (let count = 0; count < 31; count++) {
      house.time += 1;
      const guest = await guestAt('203.0.113.9', 'Flood');
      await tableBy(guest);
      await tableBy(guest);
    }
    const { ids, next } = await listed();
    expect(ids).toContain(own);
    expect(ids).toHaveLength(1 + LIMITS.publicTablesPerAddress);
    expect(next).toBeNull();
  });

  test('counts all addresses of one IPv6 network as one', async () => {
    for (let count = 0; count < 2 * LIMITS.publicTablesPerAddress; count++) {
      await tableBy(await guestAt(`2001:db8:1:2::${count}`));
    }
    expect((await listed()).ids).toHaveLength(LIMITS.publicTablesPerAddress);
    expect(await tableBy(await guestAt('2001:db8:1:3::1'))).toMatch(/^[a-z0-9]{16}$/);
  });

  test('limits the tables of one person, until one of them starts', async () => {
    const ada = await guestAt('192.0.2.1');
    const ids: string[] = [];
    for (let count = 0; count < LIMITS.publicTablesPerPerson; count++) ids.push(await tableBy(ada));
    expect(await tableBy(ada)).toContain('too-many');
    expect(await tableBy(ada, { visibility: 'private' })).not.toContain('too-many');
    const blaise = await guestAt('192.0.2.2');
    await blaise.call('POST', `/api/tables/${ids[0]}/seats/1/take`);
    await ada.call('POST', `/api/tables/${ids[0]}/begin`);
    expect(await tableBy(ada)).not.toContain('too-many');
  });

  test('is paginated without duplicates, even if tables disappear meanwhile', async () => {
    const made: string[] = [];
    const people: Client[] = [];
    for (let count = 0; count < LIMITS.page + 5; count++) {
      // Several with the same time.
      if (count % 4 === 0) house.time += 1000;
      people.push(await guestAt(`192.0.2.${count}`));
      made.push(await tableBy(people.at(-1)!));
    }
    const first = await listed();
    expect(first.ids).toHaveLength(LIMITS.page);
    const last = made.indexOf(first.ids.at(-1)!);
    await people[last]!.call('DELETE', `/api/tables/${made[last]}`);
    const second = await listed(`?after=${first.next}`);
    expect(second).toMatchObject({ next: null });
    expect(new Set([...first.ids, ...second.ids])).toStrictEqual(new Set(made));
    expect(first.ids.length + second.ids.length).toBe(made.length);
  });

  test('lists no table without an open seat, and no bots-only game', async () => {
    const ada = await guestAt('192.0.2.1');
    const bot = { kind: 'bot', level: 'easy' } as const;
    const full = await tableBy(ada, { seats: [{ kind: 'me' }, bot] });
    const bots = await tableBy(ada, { seats: [bot, bot] });
    await ada.call('POST', `/api/tables/${bots}/begin`);
    expect((await listed()).ids).toStrictEqual([]);
    await ada.call('POST', `/api/tables/${full}/begin`);
    expect((await listed()).ids).toStrictEqual([full]);
  });

  test.each(['x', 'open.1', 'open.1.abc', 'over.1.abcdefghijkmnpqr', 'open.-1.abcdefghijkmnpqr'])(
    'refuses %s as a page cursor',
    async (after) => {
      expect(await house.stranger().outcome('GET', `/api/tables?after=${after}`)).toBe('bad-request');
    },
  );
});

test('bots-only tables are limited per person', async () => {
  const ada = await guestAt('192.0.2.1');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const asked = { seats: [bot, bot], visibility: 'private' } as const;
  const make = (): Promise<string> => tableBy(ada, { ...asked, seats: [...asked.seats] });
  for (let count = 0; count < LIMITS.botTablesPerPerson; count++) expect(await make()).not.toContain('too-many');
  expect(await make()).toContain('too-many');
  expect(await tableBy(ada)).not.toContain('too-many');
});

test('waiting tables are limited per address, across accounts', async () => {
  await house.stop();
  await house.start({ tables: { activePerAddress: 100, openPerAddress: 5, publicPerAddress: 1 } });
  for (let count = 0; count < 5; count++)
    expect(await tableBy(await guestAt('192.0.2.1'), { visibility: 'private' })).not.toContain('too-many');
  expect(await tableBy(await guestAt('192.0.2.1'), { visibility: 'private' })).toContain('too-many');
  expect(await tableBy(await guestAt('192.0.2.2'), { visibility: 'private' })).not.toContain('too-many');
});

describe('a time zone', () => {
  const slow = (zone: string): Pace => ({ kind: 'slow', days: 2, quiet: { from: 22, to: 7, zone } });

  test.each([
    ['eUrOpE/pArIs', 'Europe/Paris'],
    ['europe/paris', 'Europe/Paris'],
    ['utc', 'UTC'],
  ])('written as %s is %s', async (zone, name) => {
    const ada = await guestAt('192.0.2.1');
    const id = await tableBy(ada, { pace: slow(zone) });
    const { table } = await ada.call('GET', `/api/tables/${id}`);
    expect((table as TableFacts).pace).toStrictEqual(slow(name));
  });

  test('that does not exist is refused', async () => {
    expect(await tableBy(await guestAt('192.0.2.1'), { pace: slow('Europe/Pariis') })).toContain('bad-request');
  });
});

test('quiet hours of more than half a day are refused: the game would hardly ever be due', async () => {
  const ada = await guestAt('192.0.2.1');
  const quiet = (from: number, to: number): Partial<NewTable> => ({
    pace: { kind: 'slow', days: 14, quiet: { from, to, zone: 'UTC' } },
  });
  expect(await tableBy(ada, quiet(20, 8))).not.toContain('bad-request');
  for (const [from, to] of [
    [20, 9],
    [1, 0],
    [0, 23],
  ] as const) {
    expect(await tableBy(ada, quiet(from, to))).toContain('bad-request');
  }
});

test('tables in play are limited per address', async () => {
  await house.stop();
  await house.start({ tables: { activePerAddress: 3, openPerAddress: 100, publicPerAddress: 100 } });
  const bot = { kind: 'bot', level: 'easy' } as const;
  for (let count = 0; count < 3; count++) {
    const guest = await guestAt('192.0.2.1');
    const id = await tableBy(guest, { seats: [{ kind: 'me' }, bot], visibility: 'private' });
    await guest.call('POST', `/api/tables/${id}/begin`);
  }
  expect(await tableBy(await guestAt('192.0.2.1'))).toContain('too-many');
  expect(await tableBy(await guestAt('192.0.2.2'))).not.toContain('too-many');
});

test('a table counts for the address it was created from, even after its host moves', async () => {
  await house.stop();
  await house.start({ tables: { activePerAddress: 100, openPerAddress: 3, publicPerAddress: 3 } });
  for (let count = 0; count < 3; count++) {
    const guest = await guestAt('192.0.2.1');
    expect(await tableBy(guest)).not.toContain('too-many');
    guest.headers['x-forwarded-for'] = '192.0.2.2';
    await guest.call('GET', '/api/me');
  }
  expect(await tableBy(await guestAt('192.0.2.1'))).toContain('too-many');
});

test('the limit on bots-only tables also holds when a bot takes the last person’s seat', async () => {
  const ada = await guestAt('192.0.2.1');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const begun: string[] = [];
  for (let count = 0; count <= LIMITS.botTablesPerPerson; count++) {
    const id = await tableBy(ada, { seats: [{ kind: 'open' }, bot], visibility: 'private' });
    await ada.call('POST', `/api/tables/${id}/seats/0/bot`, { level: 'easy' });
    begun.push(await ada.outcome('POST', `/api/tables/${id}/begin`));
  }
  const expected = Array.from({ length: LIMITS.botTablesPerPerson }, () => 'ok');
  expect(begun).toStrictEqual([...expected, 'too-many']);
});
