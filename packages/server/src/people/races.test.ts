import { afterEach, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import { putAccount } from './accounts.ts';
import { beginSession } from './sessions.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

test('of those who take a name at once at several nodes one has it, and the others are told that it is taken', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => stores.open(place)));
  for (const index of nodes.keys()) {
    const row = { id: `person ${index}`, nickname: 'Ada', created_at: 1, seen_at: 1 };
    await nodes[0]!.db.insertInto('people').values(row).execute();
  }
  for (let round = 0; round < 10; round++) {
    const outcomes = await Promise.all(
      nodes.map(({ db }, index) =>
        putAccount(db, { person: `person ${index}`, name: `ada${round}`, password: null, created_at: 1 }).then(
          () => 'ok',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(outcomes.toSorted()).toStrictEqual(['name-taken', 'name-taken', 'name-taken', 'ok']);
  }
});

test.each(KINDS)('whoever has just been deleted is signed in nowhere, on $kind', async ({ newPlace }) => {
  const { db } = await stores.open(await newPlace());
  await expect(beginSession(db, 'gone', null, 1)).rejects.toThrow('not-signed-in');
  const row = { person: 'gone', name: 'ada', password: null, created_at: 1 };
  await expect(putAccount(db, row)).rejects.toThrow('not-signed-in');
});
