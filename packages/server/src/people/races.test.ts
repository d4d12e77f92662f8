import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { eventually } from '../../test/eventually.ts';
import { putAccount } from './accounts.ts';
import { Passkeys } from './passkeys.ts';
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

test('a passkey that is being removed signs nobody in', async () => {
  const { db, people } = await stores.open(await KINDS[1].newPlace());
  await people.persons.insert({ id: 'ada', nickname: 'Ada', created_at: 1, seen_at: 1 });
  const passkeys = new Passkeys(people, () => 1);
  const origin = 'http://localhost';
  const party = { host: 'localhost', origins: [origin] };
  const key = new Authenticator(origin);
  const proof = { kind: 'session', key: 'a session', signedInBy: null, provedAt: null } as const;
  const ada = { id: 'ada', nickname: 'Ada', proof };
  const said = key.create({ ...(await passkeys.optionsToMake(ada, null, party)) });
  await passkeys.make(ada, said, 'Phone', party);
  const entering = key.get({ ...(await passkeys.optionsToSignIn(party)) });
  let signedIn: Promise<unknown> | null = null;
  await people.inTransaction(async (trx) => {
    await trx.passkeys.delete(key.id);
    signedIn = passkeys.signIn(null, entering, party).then(
      () => 'signed in',
      (error: Error) => error.message,
    );
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect((await waiting.execute(db)).rows).toHaveLength(1));
  });
  expect(await signedIn).toBe('passkey-failed');
});
