import { CATALOGUE } from '@ponts-bornes/catalogue';
import { afterEach, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import { openExchange } from '../bus/local.ts';
import { KnownNetworks } from '../tables/room/known-networks.ts';
import { TABLE_LIMITS } from '../tables/room/table-limits.ts';
import { QuickPlay } from './quick-play.ts';

const AT = 1_700_000_000_000;
const stores = new Stores();
afterEach(() => stores.closeAll());

test('a place whose socket is gone, although the store was not told, ends before anybody is seated with it', async () => {
  const store = await stores.open(await KINDS[0].newPlace());
  for (const id of ['ada', 'blaise', 'eve'])
    await store.people.persons.insert({ id, nickname: id, created_at: 1, seen_at: 1 });
  await store.jobs.pulse(AT);
  const quickPlay = new QuickPlay({
    store,
    bus: openExchange().open(store.jobs.node),
    games: CATALOGUE,
    networks: new KnownNetworks(),
    tableLimits: TABLE_LIMITS,
    now: () => AT,
    report: (_, error) => {
      throw error;
    },
  });
  const wish = { game: 'skybridge', pace: 'live', players: 2 } as const;
  const ghost = {
    ...wish,
    person: 'eve',
    ticket: 'a ticket',
    connection: 'a closed socket',
    bots_at: null,
    language: 'fr' as const,
    since: AT,
  };
  await store.queue.join(ghost, 10);
  const heard: string[] = [];
  const socket = { send: ({ t }: { t: string }): void => void heard.push(t), end: (): void => {} };
  const ada = { id: 'ada', nickname: 'Ada' };
  const leave = await quickPlay.join(ada, 'the ticket of Ada', { ...wish, botsAfter: null }, socket);
  await quickPlay.round();
  expect(heard).toStrictEqual(['waiting']);
  expect(await quickPlay.counts()).toMatchObject([{ people: 1 }]);
  await leave();
  await store.queue.join({ ...ghost, person: 'blaise' }, 10);
  await quickPlay.round();
  expect(await quickPlay.counts()).toStrictEqual([]);
  await quickPlay.close();
});
