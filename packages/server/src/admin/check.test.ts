import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import type { AnyGame } from '@ponts-bornes/kernel';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { lived, newPath } from '../../test/installation.ts';
import type { Lived } from '../../test/installation.ts';
import { allRows } from '../../test/rows.ts';
import { newDatabase } from '../../test/services.ts';
import { connectPostgres } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backup } from './backup.ts';
import { checkLive } from './check.ts';
import type { Checked } from './check.ts';
import { move } from './move.ts';

let life: Lived;
let file: string;
beforeAll(async () => {
  life = await lived();
  await life.installation.stop();
  file = newPath();
  await backup(life.installation.place, file);
});

/** The installation with something changed in it. */
const changed = async (change: (db: Kysely<Schema>) => Promise<unknown>): Promise<Checked> => {
  const folder = newPath();
  await move({ file }, { folder });
  const store = await openSqlite(folder);
  await change(store.db);
  await store.close();
  return checkLive({ from: { folder }, games: findGame });
};

/** Overrides parts of Skybridge; all other games stay as they are. */
const withSkybridge =
  (rules: number, change: (game: AnyGame) => Partial<AnyGame>) =>
  (id: string): Entry | undefined => {
    const entry = findGame(id);
    if (entry === undefined || id !== 'skybridge') return entry;
    const load = async (): ReturnType<Entry['load']> => {
      const loaded = await entry.load();
      return { ...loaded, game: { ...loaded.game, ...change(loaded.game) } };
    };
    return { ...entry, meta: { ...entry.meta, rules }, load };
  };

const skybridges = (): string[] => [life.playing.get('skybridge')!, life.over[0]!].toSorted();
const tablesOf = ({ differing }: Checked): string[] => differing.map(({ table }) => table).toSorted();

describe('reports no differences for unchanged rules', () => {
  test('in a folder, a backup and PostgreSQL, without writing anything', async () => {
    const url = await newDatabase();
    await move({ file }, { url });
    const { place } = life.installation;
    const before = [await allRows(place), await allRows({ url })];
    const all = [];
    for (const from of [place, { file }, { url }]) all.push(await checkLive({ from, games: findGame }));
    for (const { games, differing, stillFrozen } of all) {
      expect(differing).toStrictEqual([]);
      expect(stillFrozen).toStrictEqual([]);
      expect(games.map(({ game }) => game)).toStrictEqual(CATALOGUE.map(({ meta }) => meta.id).toSorted());
      expect(games.find(({ game }) => game === 'skybridge')).toMatchObject({
        playing: 1,
        frozen: 1,
        over: 1,
        otherRules: 0,
      });
    }
    expect([await allRows(place), await allRows({ url })]).toStrictEqual(before);
  });

  test('while nodes are serving it', async () => {
    const url = await newDatabase();
    await move({ file }, { url });
    const other = await connectPostgres(url);
    await other.transaction().execute(async (trx) => {
      // An uncommitted write by somebody else blocks nobody.
      await trx.updateTable('tables').set({ version: 9 }).execute();
      expect((await checkLive({ from: { url }, games: findGame })).differing).toStrictEqual([]);
    });
    await other.destroy();
  });

  test('even if the version number of the rules differs', async () => {
    const { games, differing } = await checkLive({ from: { file }, games: withSkybridge(2, () => ({})) });
    expect(differing).toStrictEqual([]);
    expect(games.map(({ game, otherRules }) => [game, otherRules])).toContainEqual(['skybridge', 3]);
  });
});

describe('finds differences', () => {
  test('a changed log entry', async () => {
    const table = life.playing.get('skybridge')!;
    const { differing } = await changed((db) =>
      db.updateTable('log').set({ text: 'Zz z9' }).where('table_id', '=', table).where('number', '=', 3).execute(),
    );
    expect(differing).toStrictEqual([
      {
        table,
        game: 'skybridge',
        status: 'playing',
        rules: 1,
        rulesNow: 1,
        difference: { kind: 'refused', entry: 3, rule: 'K-TEXT' },
      },
    ]);
  });

  test('a missing entry', async () => {
    const table = life.over[1]!;
    const { differing } = await changed((db) =>
      db.deleteFrom('log').where('table_id', '=', table).where('number', '=', 5).execute(),
    );
    expect(differing).toMatchObject([{ table, difference: { kind: 'gap', entry: 5 } }]);
  });

  test('a changed result', async () => {
    const table = life.over[2]!;
    const { differing } = await changed((db) =>
      db
        .updateTable('tables')
        .set({ result: '{"winners":[],"scores":[0,0],"reason":"none"}' })
        .where('id', '=', table)
        .execute(),
    );
    expect(differing).toMatchObject([{ table, status: 'over', difference: { kind: 'result' } }]);
  });

  test('a finished game that is no longer over', async () => {
    const table = life.over[0]!;
    const { differing } = await changed(async (db) => {
      const { last } = await db
        .selectFrom('log')
        .select((query) => query.fn.max('number').as('last'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      await db.deleteFrom('log').where('table_id', '=', table).where('number', '=', last).execute();
    });
    expect(differing).toMatchObject([{ table, difference: { kind: 'result', now: null } }]);
  });

  test('different seats to act', async () => {
    const table = life.playing.get('skybridge')!;
    const { differing } = await changed((db) =>
      db.updateTable('tables').set({ asked: '[0,1]' }).where('id', '=', table).execute(),
    );
    expect(differing).toMatchObject([{ table, difference: { kind: 'asked', kept: [0, 1] } }]);
  });

  test('a game that no longer exists', async () => {
    const games = (id: string): Entry | undefined => (id === 'skybridge' ? undefined : findGame(id));
    const checked = await checkLive({ from: { file }, games });
    expect(tablesOf(checked)).toStrictEqual(skybridges());
    expect(checked.differing[0]).toMatchObject({ rulesNow: null, difference: { kind: 'no-game' } });
    expect(checked.stillFrozen).toMatchObject([{ table: life.frozen }]);
  });

  test('rules of another version that refuse an entry', async () => {
    const refuse = (game: AnyGame): Partial<AnyGame> => ({
      moves: (state, seat) => game.moves(state, seat).slice(0, 1),
    });
    const checked = await checkLive({ from: { file }, games: withSkybridge(2, refuse) });
    expect(tablesOf(checked)).toStrictEqual(skybridges());
    expect(checked.differing[0]).toMatchObject({ rules: 1, rulesNow: 2, difference: { kind: 'refused' } });
  });

  test('rules that throw or never return, reported for their own tables only', async () => {
    const fail = withSkybridge(1, () => ({
      play: () => {
        throw new TypeError('a bug in the rules');
      },
    }));
    const broken = await checkLive({ from: { file }, games: fail });
    expect(tablesOf(broken)).toStrictEqual(skybridges());
    expect(broken.differing[0]!.difference).toStrictEqual({ kind: 'broken', entry: 0, why: 'a bug in the rules' });
    const loop = withSkybridge(1, () => ({
      play: () => {
        for (;;);
      },
    }));
    const hung = await checkLive({ from: { file }, games: loop, longest: 300 });
    expect(tablesOf(hung)).toStrictEqual(skybridges());
    expect(hung.differing[0]!.difference).toStrictEqual({ kind: 'hung', entry: 0 });
  });
});
