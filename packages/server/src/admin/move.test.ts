import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRandom } from '@ponts-bornes/kernel';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { Installation, lived, newPath, playOn } from '../../test/installation.ts';
import type { Lived } from '../../test/installation.ts';
import { allRows } from '../../test/rows.ts';
import type { Rows } from '../../test/rows.ts';
import { execute, newDatabase } from '../../test/services.ts';
import type { StoreLocation } from '../store/open.ts';
import { connectPostgres, openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backup } from './backup.ts';
import { move } from './move.ts';
import type { Where } from '../store/transfer/places.ts';
import { AdminTrouble } from '../store/transfer/trouble.ts';
import type { Problem } from '../store/transfer/trouble.ts';

const installations: Installation[] = [];
afterEach(async () => {
  for (const installation of installations.splice(0)) await installation.stop();
});

const problemOf = async (action: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await action.then(
    () => new Error('expected an error'),
    (reason: unknown) => reason,
  );
  if (error instanceof AdminTrouble) return error.problem;
  throw error;
};

const rowsOf = (rows: Rows): number => Object.values(rows).reduce((sum, texts) => sum + texts.length, 0);

/** Rows that exist for a while only, and addresses, which need a mail server. */
const PASSING = new Set(['attempts', 'archive', 'deliveries', 'alert_counts', 'mails', 'links', 'waiting']);

describe('a populated installation', () => {
  let life: Lived;
  let before: Rows;
  beforeAll(async () => {
    life = await lived();
    await life.installation.stop();
    before = await allRows(life.installation.place);
  });

  test('contains every kind of data', () => {
    for (const [table, texts] of Object.entries(before)) {
      if (!PASSING.has(table)) expect(texts.length, table).toBeGreaterThan(0);
    }
    const statuses = before.tables!.map((row) => new Map(JSON.parse(row) as [string, unknown][]).get('status'));
    expect(new Set(statuses)).toStrictEqual(new Set(['open', 'playing', 'over', 'frozen']));
  });

  test('survives moving to PostgreSQL, into a backup and back into a folder, row by row', async () => {
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

  test.each(['postgres', 'folder'] as const)(
    'continues at the new place (%s) as if nothing had happened',
    async (kind) => {
      const { people, playing, over } = life;
      const seen = await lookAround(life.installation, life);
      const place: StoreLocation = kind === 'postgres' ? { url: await newDatabase() } : { folder: newPath() };
      await move(life.installation.place, place);
      const moved = new Installation(place);
      installations.push(moved);
      // Longer than any clock; this time must not count against anybody.
      moved.time = life.installation.time + 10 * 86_400_000;
      expect(await lookAround(moved, life)).toStrictEqual(seen);
      await moved.start();
      for (const client of people) client.at(moved.origin);
      for (const [game, table] of playing) {
        const seats = await Promise.all(people.map((person) => person.sit(table)));
        await playOn(seats, 4, fastRandom(game));
        for (const seated of seats) seated.close();
      }
      for (const table of over) await people[1].call('GET', `/api/tables/${table}/record`);
    },
  );

  test('takes along a secret that an older server kept beside its database', async () => {
    const folder = newPath();
    cpSync((life.installation.place as { readonly folder: string }).folder, folder, { recursive: true });
    const store = await openSqlite(folder);
    await store.db.deleteFrom('kept').where('name', '=', 'cookie-secret').execute();
    await store.close();
    writeFileSync(join(folder, 'cookie-secret'), 'signed with this');
    const url = await newDatabase();
    await move({ folder }, { url });
    const kept = "select value from kept where name = 'cookie-secret'";
    expect(await execute(url, kept)).toStrictEqual([{ value: 'signed with this' }]);
  });
});

interface Seen {
  readonly viewer: unknown;
  readonly stream: number;
  readonly left: readonly (number | null)[];
}

/** Each player's view of each table in play right after the server starts: stream number and clocks. */
const lookAround = async (installation: Installation, { people, playing }: Lived): Promise<Record<string, Seen[]>> => {
  await installation.start();
  const all: Record<string, Seen[]> = {};
  for (const [game, table] of playing) {
    all[game] = [];
    for (const person of people) {
      const seated = await person.at(installation.origin).sit(table);
      await seated.until(({ shown, clock }) => shown !== null && clock !== null);
      const { viewer, seen: stream } = seated.shown!;
      all[game].push({ viewer, stream, left: seated.clock!.left });
      seated.close();
    }
  }
  await installation.stop();
  return all;
};

describe('a target that is not empty', () => {
  test('is refused and left untouched', async () => {
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

  test('cannot become non-empty while it is being filled', async () => {
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

/** A folder with this many people. */
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

describe('an interrupted copy', () => {
  const expectNothing = async (where: Where): Promise<void> => {
    if ('url' in where) expect(rowsOf(await allRows(where))).toBe(0);
    else expect('folder' in where && existsSync(where.folder) ? readdirSync(where.folder) : []).toStrictEqual([]);
  };

  test.each(['postgres', 'folder'] as const)('leaves nothing behind if it was aborted (%s)', async (kind) => {
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

  test('leaves nothing behind if the connection broke', async () => {
    const from = await filled(2000);
    const url = await newDatabase();
    // The copy blocks on a lock, and its connection is cut there.
    await (await openPostgres(url)).close();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table people in share mode');
    const moving = problemOf(move({ folder: from }, { url }));
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect(await execute(url, `select pid ${waiting}`)).toHaveLength(1));
    await execute(url, `select pg_terminate_backend(pid) ${waiting}`);
    const problem = await moving;
    await holder.end();
    expect(['unusable', 'not-written']).toContain(problem.kind);
    await expectNothing({ url });
  });

  test('names the rows that could not be written', async () => {
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
  ])('names the row that was %s in transit', async (_, fault) => {
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

describe('every storable value', () => {
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

  test('survives the round trip, independent of any collation', async () => {
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
    // A database with French collation, unlike SQLite's.
    await execute(server, `create database french template template0 locale_provider icu icu_locale 'fr' locale 'C'`);
    const url = Object.assign(new URL(server), { pathname: '/french' }).href;
    await move({ folder }, { url });
    expect(await allRows({ url })).toStrictEqual(before);
    const back = newPath();
    await move({ url }, { folder: back });
    expect(await allRows({ folder: back })).toStrictEqual(before);
  });
});
