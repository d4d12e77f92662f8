import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import type { Thinkers } from '@ponts-bornes/bots';
import { SECRET_BYTES, commitmentTo, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, Options, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { NewTable, TableFacts } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { LogRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openDriver } from './driver.ts';
import { Failure } from './failure.ts';
import { LiveTable } from './live-table.ts';
import type { Opened } from './live-table.ts';
import { isZone } from './quiet-hours.ts';

const LONGEST_TIMER = 2_000_000_000;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BOT_NAMES = ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle', 'Hector'];

export interface HubParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly report: (table: string, error: unknown) => void;
}

/** All tables of this server. */
export interface Hub {
  readonly create: (person: Person, asked: NewTable) => Promise<string>;
  readonly find: (id: string) => Promise<LiveTable>;
  readonly take: (id: string, seat: Seat, person: Person, entropy: string) => Promise<void>;
  readonly leave: (id: string, person: Person) => Promise<void>;
  /** The host fills a seat with a bot, or has one play for somebody who is away. */
  readonly seatBot: (id: string, seat: Seat, person: Person, level: string) => Promise<void>;
  /** A person takes up again the seat that a bot played for them. */
  readonly takeUp: (id: string, person: Person) => Promise<void>;
  readonly begin: (id: string, person: Person) => Promise<void>;
  readonly lobby: (game: string | null) => Promise<readonly TableFacts[]>;
  readonly tablesOf: (person: Person) => Promise<readonly TableFacts[]>;
  /** Goes on with all that is being played. */
  readonly wake: () => Promise<void>;
  readonly close: () => void;
}

export const openHub = (parts: HubParts): Hub => {
  const { store, now, report } = parts;
  const { db } = store;
  const tables = new Map<string, Promise<LiveTable>>();
  const games = new Map<string, AnyGame>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const wakeAt = (table: LiveTable, at: number): void => {
    clearTimeout(timers.get(table.id));
    if (isClosed) return;
    const timer = setTimeout(() => drive(table), Math.min(LONGEST_TIMER, Math.max(0, at - now())));
    timer.unref();
    timers.set(table.id, timer);
  };
  const driver = openDriver({ ...parts, seed: () => randomBytes(16).toString('hex'), wakeAt });

  const drive = (table: LiveTable): void => {
    const game = games.get(table.row.game);
    if (isClosed || game === undefined) return;
    driver.drive(table, game).catch((error: unknown) => freeze(table, error));
  };

  /** One table stands still, with a report; all others go on. */
  const freeze = async (table: LiveTable, error: unknown): Promise<void> => {
    report(table.id, error);
    const row = { ...table.row, status: 'frozen' as const, trouble: String(error).slice(0, 500) };
    await db
      .updateTable('tables')
      .set({ status: row.status, trouble: row.trouble })
      .where('id', '=', table.id)
      .execute();
    table.update(row, table.seats);
  };

  const read = async (id: string): Promise<Opened> => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Failure('not-found');
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    const log = await db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('number').execute();
    const game = await loadGame(row.game);
    const entropy = seats.map((seat) => seat.entropy ?? '');
    const options = JSON.parse(row.options) as Options;
    const secret = Buffer.from(row.secret, 'hex');
    return { row, seats, log: log as readonly LogRow[], deal: { game, options, seats: row.seats, secret, entropy } };
  };

  const loadGame = async (id: string): Promise<AnyGame> => {
    const known = games.get(id);
    if (known !== undefined) return known;
    const entry = findGame(id);
    if (entry === undefined) throw new Failure('unknown-game');
    const { game } = await entry.load();
    games.set(id, game);
    return game;
  };

  const find = (id: string): Promise<LiveTable> => {
    let table = tables.get(id);
    if (table === undefined) {
      table = read(id).then(async (opened) => {
        const live = new LiveTable(opened, { store, now, report, reopen: read, changed: drive });
        await live.finish();
        return live;
      });
      tables.set(id, table);
      table.then(drive, () => tables.delete(id));
    }
    return table;
  };

  /** Writes a change of a table and tells it. */
  const change = async (
    id: string,
    row: Partial<TableRow>,
    seat: (Partial<SeatRow> & { readonly seat: Seat }) | null,
  ): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      if (Object.keys(row).length > 0) await trx.updateTable('tables').set(row).where('id', '=', id).execute();
      if (seat !== null) {
        await trx.updateTable('seats').set(seat).where('table_id', '=', id).where('seat', '=', seat.seat).execute();
      }
    });
    const table = await find(id);
    const opened = await read(id);
    table.update(opened.row, opened.seats);
  };

  /** A table that has begun is dealt: what was open before is thrown away. */
  const reopen = async (id: string): Promise<void> => {
    const table = await find(id);
    await table.reload();
    drive(table);
  };

  const openSeat = async (id: string, seat: Seat): Promise<LiveTable> => {
    const table = await find(id);
    if (table.row.status !== 'open') throw new Failure('not-open');
    if (table.seats[seat] === undefined) throw new Failure('not-found');
    return table;
  };

  return {
    find,
    create: async (person, asked) => {
      const made = await newTable(person, asked, now());
      const { count } = await db
        .selectFrom('tables')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('host', '=', person.id)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow();
      if (Number(count) >= LIMITS.tablesPerPerson) throw new Failure('too-many');
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('tables').values(made.row).execute();
        await trx
          .insertInto('seats')
          .values([...made.seats])
          .execute();
      });
      return made.row.id;
    },
    take: async (id, seat, person, entropy) => {
      const table = await openSeat(id, seat);
      if (table.seatOf(person.id) !== null) throw new Failure('already-seated');
      const taken = await db
        .updateTable('seats')
        .set({ person: person.id, name: person.nickname, entropy })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where('level', 'is', null)
        .executeTakeFirst();
      if (taken.numUpdatedRows !== 1n) throw new Failure('seat-taken');
      await change(id, {}, null);
    },
    leave: async (id, person) => {
      const table = await find(id);
      const seat = table.seatOf(person.id);
      if (seat === null) throw new Failure('not-yours');
      if (table.row.status !== 'open') throw new Failure('not-open');
      await change(id, {}, { seat, person: null, name: '', entropy: null });
    },
    seatBot: async (id, seat, person, level) => {
      const table = await find(id);
      if (table.row.host !== person.id) throw new Failure('not-host');
      const row = table.seats[seat];
      if (row === undefined) throw new Failure('not-found');
      if (row.person === null) {
        if (table.row.status !== 'open') throw new Failure('not-open');
        await change(
          id,
          {},
          { seat, level, name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, entropy: botEntropy(table.row.secret, seat) },
        );
        return;
      }
      await change(id, {}, { seat, level, is_away: 1 });
      drive(table);
    },
    takeUp: async (id, person) => {
      const table = await find(id);
      const seat = table.seatOf(person.id);
      if (seat === null) throw new Failure('not-yours');
      await change(id, {}, { seat, level: null, is_away: 0 });
    },
    begin: async (id, person) => {
      const table = await find(id);
      if (table.row.host !== person.id) throw new Failure('not-host');
      if (table.row.status !== 'open') throw new Failure('not-open');
      if (table.seats.some((seat) => seat.person === null && seat.level === null)) throw new Failure('seats-open');
      await change(id, { status: 'playing', started_at: now() }, null);
      await reopen(id);
    },
    lobby: async (game) => {
      let query = db.selectFrom('tables').select('id').where('status', '=', 'open').where('visibility', '=', 'public');
      if (game !== null) query = query.where('game', '=', game);
      const rows = await query.orderBy('created_at', 'desc').limit(50).execute();
      return Promise.all(rows.map(async ({ id }) => (await find(id)).facts()));
    },
    tablesOf: async (person) => {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .where('person', '=', person.id)
        .orderBy('tables.created_at', 'desc')
        .limit(100)
        .execute();
      return Promise.all(rows.map(async ({ id }) => (await find(id)).facts()));
    },
    wake: async () => {
      const rows = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute();
      for (const { id } of rows) await find(id).catch((error: unknown) => report(id, error));
    },
    close: () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};

/** What a bot adds was fixed with the commitment, before any person added theirs: nobody can choose it to suit a deal. */
const botEntropy = (secret: string, seat: Seat): string =>
  createHash('sha256')
    .update(`${commitmentTo(Buffer.from(secret, 'hex'))} ${seat}`)
    .digest('hex')
    .slice(0, 32);

const newTable = async (
  person: Person,
  asked: NewTable,
  at: number,
): Promise<{ readonly row: TableRow; readonly seats: readonly SeatRow[] }> => {
  const entry = CATALOGUE.find(({ meta }) => meta.id === asked.game);
  if (entry === undefined) throw new Failure('unknown-game');
  const resolved = resolveOptions(entry.meta, asked.seats.length, asked.options);
  if (!resolved.ok) throw new Failure('bad-options', resolved.refusal);
  if (asked.pace.kind === 'slow' && asked.pace.quiet !== null && !isZone(asked.pace.quiet.zone)) {
    throw new Failure('bad-request');
  }
  const id = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  let hasMe = false;
  const seats = asked.seats.map((seat, index): SeatRow => {
    const isMe = seat.kind === 'me' && !hasMe;
    hasMe ||= isMe;
    return {
      table_id: id,
      seat: index,
      person: isMe ? person.id : null,
      name: isMe ? person.nickname : seat.kind === 'bot' ? (BOT_NAMES[index] ?? `Bot ${index + 1}`) : '',
      level: seat.kind === 'bot' ? seat.level : null,
      is_away: 0,
      is_offered: 0,
      entropy: isMe ? asked.entropy : seat.kind === 'bot' ? botEntropy(secret, index) : null,
      standing: 'counter',
    };
  });
  const row: TableRow = {
    id,
    game: asked.game,
    rules: entry.meta.rules,
    options: JSON.stringify(resolved.options),
    seats: seats.length,
    pace: JSON.stringify(asked.pace),
    at_zero: asked.atZero,
    visibility: asked.visibility,
    host: person.id,
    host_name: person.nickname,
    status: 'open',
    secret,
    created_at: at,
    started_at: null,
    ended_at: null,
    result: null,
    rematch: null,
    due: null,
    due_length: null,
    trouble: null,
  };
  return { row, seats };
};
