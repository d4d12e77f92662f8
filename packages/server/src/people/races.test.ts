import { afterEach, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import { putAccount } from './accounts.ts';
import { beginSession } from './sessions.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

test('of concurrent requests for a name at several nodes, one succeeds and the others learn that it is taken', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => stores.open(place)));
  for (const index of nodes.keys()) {
    const row = { id: `person ${index}`, nickname: 'Ada', created_at: 1, seen_at: 1 };
    await nodes[0]!.db.insertInto('people').values(row).execute();
  }
  for (let round = 0; round < 10; round++) {
    const outcomes = await Promise.all(
      nodes.map(({ people }, index) =>
        putAccount(people, { person: `person ${index}`, name: `ada${round}`, password: null, created_at: 1 }).then(
          () => 'ok',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(outcomes.toSorted()).toStrictEqual(['name-taken', 'name-taken', 'name-taken', 'ok']);
  }
});

test.each(KINDS)('a person who has just been deleted is signed in nowhere, on $kind', async ({ newPlace }) => {
  const { people } = await stores.open(await newPlace());
  await expect(beginSession(people, 'gone', null, 1)).rejects.toThrow('not-signed-in');
  const row = { person: 'gone', name: 'ada', password: null, created_at: 1 };
  await expect(putAccount(people, row)).rejects.toThrow('not-signed-in');
});
