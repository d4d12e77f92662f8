import { LIMITS } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores } from '../../../test/stores.ts';
import type { PushDeviceRow } from '../schema.ts';
import type { DatabaseStore } from '../store.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

const MOST = LIMITS.pushDevicesPerPerson;

/** A store with some people, each with a session of the same name. */
const peopled = async (store: DatabaseStore, ...people: readonly string[]): Promise<DatabaseStore> => {
  for (const id of people) {
    await store.people.persons.insert({ id, nickname: id, created_at: 1, seen_at: 1 });
    const times = { created_at: 1, expires_at: 1e13, signed_in_by: null, proved_at: null };
    await store.people.sessions.insert({ token_hash: id, person: id, ...times });
  }
  return store;
};

const device = (person: string, number: number): PushDeviceRow => {
  const [id, times] = [`${person} ${number}`, { created_at: number, used_at: null }];
  return { id, person, session: person, name: id, endpoint: id, p256dh: 'key', auth: 'secret', ...times };
};

describe.each(KINDS)('push devices, on $kind', ({ newPlace }) => {
  test('that follow their session do not exceed the limit of its person', async () => {
    const store = await peopled(await stores.open(await newPlace()), 'guest', 'ada');
    const { channels } = store.alerts;
    for (let number = 0; number < MOST; number++) await channels.putDevice(device('guest', number), MOST);
    for (const number of [1, 2, 3]) await channels.putDevice(device('ada', 100 + number), MOST);
    await store.people.sessions.passOn('guest', 'ada');
    const kept = (await channels.devicesOf('ada')).map(({ id }) => id);
    expect(kept).toHaveLength(MOST);
    expect([kept[0], ...kept.slice(-3)]).toStrictEqual(['guest 3', 'ada 101', 'ada 102', 'ada 103']);
    expect(await channels.devicesOf('guest')).toStrictEqual([]);
  });

  test('of others are taken over only while there is room', async () => {
    const store = await peopled(await stores.open(await newPlace()), 'guest', 'ada');
    const { channels } = store.alerts;
    await channels.putDevice(device('guest', 1), MOST);
    await channels.putDevice(device('ada', 1), 1);
    const taken = { ...device('guest', 1), person: 'ada', session: 'ada' };
    expect(await channels.putDevice(taken, 1)).toBe('too-many');
    expect(await channels.putDevice(taken, 2)).toBe('guest 1');
  });
});
