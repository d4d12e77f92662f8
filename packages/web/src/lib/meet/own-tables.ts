import type { OwnTable, TableFacts } from '@ponts-bornes/protocol';

/** One's own tables, by what one may do about them. */
export interface OwnTables {
  /** It is one's turn. */
  readonly mine: readonly OwnTable[];
  readonly goingOn: readonly OwnTable[];
  readonly waiting: readonly OwnTable[];
  readonly over: readonly OwnTable[];
}

export const sortTables = (tables: readonly OwnTable[]): OwnTables => ({
  mine: tables.filter(isMyTurn),
  goingOn: tables.filter((own) => isGoingOn(own.table) && !isMyTurn(own)),
  waiting: tables.filter(({ table }) => table.status === 'open'),
  over: tables
    .filter(({ table }) => table.status === 'over')
    .toSorted((a, b) => (b.table.endedAt ?? 0) - (a.table.endedAt ?? 0)),
});

const isGoingOn = ({ status }: TableFacts): boolean => status === 'playing' || status === 'frozen';

/** Whether a move is asked of one, and no bot makes it. */
export const isMyTurn = ({ table, seat }: OwnTable): boolean =>
  table.status === 'playing' && seat !== null && table.asked.includes(seat) && table.seats[seat]?.isAway === false;

/** Several are asked at once: what all may know does not tell whether one has chosen already. */
export const mayHaveChosen = ({ table }: OwnTable): boolean => table.asked.length > 1;

/** At how many tables without haste it is one's turn: it may come while one is elsewhere. */
export const slowTurns = (tables: readonly OwnTable[]): number =>
  tables.filter((own) => own.table.pace.kind === 'slow' && isMyTurn(own)).length;
