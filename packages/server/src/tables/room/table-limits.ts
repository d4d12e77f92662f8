import { LIMITS } from '@ponts-bornes/protocol';
import type { SeatRow, TableRow } from '../../store/schema.ts';
import type { ActiveTable, TableQueries } from '../../store/tables.ts';
import { Failure } from '../../failure.ts';

/** Limits per address: all tables, open ones and public ones. */
export interface TableLimits {
  readonly activePerAddress: number;
  readonly openPerAddress: number;
  readonly publicPerAddress: number;
}

export const TABLE_LIMITS: TableLimits = {
  activePerAddress: LIMITS.tablesPerAddress,
  openPerAddress: LIMITS.openTablesPerAddress,
  publicPerAddress: LIMITS.publicTablesPerAddress,
};

interface New {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** The people last seen at an address, including the host, and the tables created from it. */
export interface Neighbourhood {
  readonly people: readonly string[];
  readonly tables: readonly string[];
}

/** Refuses a new table if its host, or everyone at the host's address together, has reached a limit. */
export const expectRoom = async (
  tables: TableQueries,
  { row, seats }: New,
  neighbours: Neighbourhood,
  limits: TableLimits,
): Promise<void> => {
  if (isForBots(seats) && (await tables.botTablesOf(row.host)) >= LIMITS.botTablesPerPerson)
    throw new Failure('too-many');
  await expectRoomFor(tables, row, neighbours, limits);
};

/** The same for a table that a person may get later. */
export const expectRoomFor = async (
  tables: Pick<TableQueries, 'active'>,
  row: Pick<TableRow, 'host' | 'visibility'>,
  neighbours: Neighbourhood,
  limits: TableLimits,
): Promise<void> => {
  const own = await tables.active('host', [row.host]);
  const waiting = own.filter(isOpen);
  if (own.length >= LIMITS.tablesPerPerson) throw new Failure('too-many');
  if (isPublic(row) && waiting.filter(isPublic).length >= LIMITS.publicTablesPerPerson) throw new Failure('too-many');
  const all = [...(await tables.active('host', neighbours.people)), ...(await tables.active('id', neighbours.tables))];
  const active = [...new Map(all.map((table) => [table.id, table])).values()];
  if (active.length >= limits.activePerAddress) throw new Failure('too-many');
  const near = active.filter(isOpen);
  if (near.length >= limits.openPerAddress) throw new Failure('too-many');
  if (isPublic(row) && near.filter(isPublic).length >= limits.publicPerAddress) throw new Failure('too-many');
};

/** Refuses to begin a bots-only table if its host already has as many as allowed. */
export const expectBotTable = async ({ row, seats }: New, tables: TableQueries): Promise<void> => {
  if (row.status !== 'open' || !isForBots(seats)) return;
  await tables.lockLimits('host', row.host);
  // The count includes this table.
  if ((await tables.botTablesOf(row.host)) > LIMITS.botTablesPerPerson) throw new Failure('too-many');
};

const isOpen = ({ status }: ActiveTable): boolean => status === 'open';
const isPublic = ({ visibility }: Pick<TableRow, 'visibility'>): boolean => visibility === 'public';
const isForBots = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ person, level }) => person === null && level !== null);
