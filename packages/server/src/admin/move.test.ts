import { existsSync, readdirSync } from 'node:fs';
import { fastRandom } from '@ponts-bornes/kernel';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { Installation, lived, newPath, playOn } from '../../test/installation.ts';
import type { Lived } from '../../test/installation.ts';
import { allRows } from '../../test/rows.ts';
import type { Rows } from '../../test/rows.ts';
import { execute, newDatabase } from '../../test/services.ts';
import { connectPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backup } from './backup.ts';
import { move } from './move.ts';
import type { Where } from './places.ts';
import { AdminTrouble } from './trouble.ts';
import type { Problem } from './trouble.ts';

const installations: Installation[] = [];
afterEach(async () => {
  for (const installation of installations.splice(0)) await installation.stop();
});

const problemOf = async (action: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await action.then(
    () => new Error('nothing went wrong'),
    (reason: unknown) => reason,
  );
  if (error instanceof AdminTrouble) return error.problem;
  throw error;
};

const rowsOf = (rows: Rows): number => Object.values(rows).reduce((sum, texts) => sum + texts.length, 0);

describe('a living installation', () => {
  let life: Lived;
  let before: Rows;
  beforeAll(async () => {
    life = await lived();
    await life.installation.stop();
    before = await allRows(life.installation.place);
  });

  test('has something of everything', () => {
    for (const [table, texts] of Object.entries(before)) {
      if (table !== 'attempts') expect(texts.length, table).toBeGreaterThan(0);
    }
    const statuses = before.tables!.map((row) => new Map(JSON.parse(row) as [string, unknown][]).get('status'));
    expect(new Set(statuses)).toStrictEqual(new Set(['open', 'playing', 'over', 'frozen']));
  });

  test('goes to PostgreSQL, into a backup and into a folder again, and is the same row by row', async () => {
    const url = await newDatabase();
    const counts = await move(life.installation.place, { url });
    expect(counts.reduce((sum, [, rows]) => sum + rows, 0)).toBe(rowsOf(before));
    expect(await allRows({ url })).toStrictEqual(before);
    const file = newPath();
    await backup({ url }, file);
    expect(await allRows({ file })).toStrictEqual(before);
    const folder = newPath();
    await move({ file }, { folder });
    expect(await allRows({ folder })).toStrictEqual(before);
    expect(await allRows(life.installation.place)).toStrictEqual(before);
  });

  test.each(['postgres', 'folder'] as const)('goes on at the other place (%s) as if nothing had been', async (kind) => {
    const { people, playing } = life;
    const to: Where = kind === 'postgres' ? { url: await newDatabase() } : { folder: newPath() };
    await move(life.installation.place, to);
    const moved = new Installation(to as Installation['place']);
    installations.push(moved);
    // A day later, and a move of an hour's clock has lost nothing.
    moved.time = life.installation.time + 86_400_000;
    await moved.start();
    for (const client of people) client.at(moved.origin);
    for (const [game, table] of playing) {
      const seats = await Promise.all(people.map((person) => person.sit(table)));
      for (const [index, seated] of seats.entries()) {
        await seated.until(({ shown, clock }) => shown !== null && clock !== null);
        expect(seated.shown!.viewer, game).toBe(index);
        const { left, running } = seated.clock!;
        for (const seat of running)
          expect(left[seat], game).toBe(game === 'mille-bornes' ? 86_400_000 : fullTime(game));
      }
      await playOn(seats, 4, fastRandom(game));
      for (const seated of seats) seated.close();
    }
    expect(await stillOver(people[0], life.over)).toStrictEqual(life.over.map(() => 200));
    await moved.stop();
  });
});

/** What the one to move has at first: these games are played without time passing, each move gives ten seconds. */
const fullTime = (game: string): unknown => (game === 'course-folle' ? 60_000 : expect.any(Number));

const stillOver = async (client: Client, tables: readonly string[]): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const table of tables) statuses.push((await client.ask('GET', `/api/tables/${table}/record`)).status);
  return statuses;
};

describe('a target in which there is something', () => {
  test('is refused, and left alone', async () => {
    const store = await openSqlite(newPath());
    await store.close();
    const folder = newPath();
    await (await openSqlite(folder)).close();
    const empty: Where = { folder };
    const url = await newDatabase();
    const db = await connectPostgres(url);
    await db.insertInto('kept').values({ name: 'mine', value: 'stays' }).execute();
    await db.destroy();
    expect(await problemOf(move(empty, { url }))).toMatchObject({ kind: 'not-empty', table: 'kept' });
    expect((await allRows({ url })).kept).toHaveLength(1);
    const other = newPath();
    await (await openSqlite(other)).close();
    expect(await problemOf(move(empty, { folder: other }))).toMatchObject({ kind: 'exists' });
    expect(readdirSync(other)).toStrictEqual(['ponts-bornes.sqlite']);
  });

  test('can not come into being while it is filled', async () => {
    const from = await filled(3000);
    const url = await newDatabase();
    const late: Promise<unknown>[] = [];
    await move(
      { folder: from },
      { url },
      {
        tell: () => {
          if (late.length === 0) late.push(execute(url, `insert into kept values ('late', 'comer')`));
        },
      },
    );
    await Promise.all(late);
    expect((await allRows({ url })).people).toHaveLength(3000);
  });
});

/** A folder with so many people. */
const filled = async (people: number): Promise<string> => {
  const folder = newPath();
  const store = await openSqlite(folder);
  for (let at = 0; at < people; at += 500) {
    const rows = Array.from({ length: Math.min(500, people - at) }, (_, index) => ({
      id: `p${at + index}`,
      nickname: `P${at + index}`,
      created_at: 1,
      seen_at: 2,
    }));
    await store.db.insertInto('people').values(rows).execute();
  }
  await store.close();
  return folder;
};

describe('a copy that is disturbed', () => {
  const expectNothing = async (where: Where): Promise<void> => {
    if ('url' in where) expect(rowsOf(await allRows(where))).toBe(0);
    else expect('folder' in where && existsSync(where.folder) ? readdirSync(where.folder) : []).toStrictEqual([]);
  };

  test.each(['postgres', 'folder'] as const)('leaves nothing behind where it was stopped (%s)', async (kind) => {
    const from = await filled(2000);
    for (const doing of ['copy', 'compare'] as const) {
      const to: Where = kind === 'postgres' ? { url: await newDatabase() } : { folder: newPath() };
      const stop = new AbortController();
      const tell = (progress: { readonly doing: string; readonly done: number }): void => {
        if (progress.doing === doing && progress.done >= 1000) stop.abort();
      };
      await expect(move({ folder: from }, to, { tell, signal: stop.signal })).rejects.toThrow(/aborted/);
      await expectNothing(to);
      await move({ folder: from }, to);
      expect((await allRows(to)).people).toHaveLength(2000);
    }
  });

  test('leaves nothing behind where the connection broke', async () => {
    const from = await filled(2000);
    const url = await newDatabase();
    const cut: Promise<unknown>[] = [];
    const tell = (): void => {
      if (cut.length > 0) return;
      const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      cut.push(execute(url, others));
    };
    const moving = move({ folder: from }, { url }, { tell });
    await expect(moving).rejects.toThrow();
    await Promise.all(cut);
    await expectNothing({ url });
  });

  test('says which rows could not be written', async () => {
    const from = await filled(3);
    const store = await openSqlite(from);
    await sql`update people set seen_at = 'long ago' where id = 'p1'`.execute(store.db);
    await store.close();
    const url = await newDatabase();
    expect(await problemOf(move({ folder: from }, { url }))).toMatchObject({
      kind: 'not-written',
      table: 'people',
      from: 'p0',
      to: 'p2',
      why: expect.stringContaining('long ago') as string,
    });
    await expectNothing({ url });
  });

  test.each([
    ['changed', 'new.nickname := lower(new.nickname); return new'],
    ['lost', 'return null'],
  ])('names the row that was %s on the way', async (_, fault) => {
    const from = await filled(1200);
    const url = await newDatabase();
    await (await connectPostgres(url)).destroy();
    const body = `begin if new.id = 'p777' then ${fault}; end if; return new; end`;
    await execute(url, `create function spoil() returns trigger language plpgsql as $$ ${body} $$`);
    await execute(url, 'create trigger spoiling before insert on people for each row execute function spoil()');
    expect(await problemOf(move({ folder: from }, { url }))).toStrictEqual({
      kind: 'differs',
      table: 'people',
      key: 'p777',
    });
    await expectNothing({ url });
  });
});

describe('whatever can be kept', () => {
  const ODD = [
    'é',
    'e\u0301',
    'Z',
    'a',
    'ä',
    '𝄞 over the edge',
    '\u{10FFFF}',
    '\uFFFD',
    ' ',
    '',
    "'; drop table people; --",
    '\\',
    '\t\n\r',
    '日本',
    'x'.repeat(3_000_000),
  ];

  test('is the same after the way there and back, in the order of no language', async () => {
    const folder = newPath();
    const store = await openSqlite(folder);
    const people = ODD.map((nickname, index) => ({
      id: `${nickname.slice(0, 20)}${index}`,
      nickname,
      created_at: index % 2 === 0 ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER,
      seen_at: 0,
    }));
    await store.db.insertInto('people').values(people).execute();
    await store.close();
    const before = await allRows({ folder });
    const server = await newDatabase();
    // A database that sorts as French does, unlike SQLite.
    await execute(server, `create database french template template0 locale_provider icu icu_locale 'fr' locale 'C'`);
    const url = Object.assign(new URL(server), { pathname: '/french' }).href;
    await move({ folder }, { url });
    expect(await allRows({ url })).toStrictEqual(before);
    const back = newPath();
    await move({ url }, { folder: back });
    expect(await allRows({ folder: back })).toStrictEqual(before);
  });
});
