import type { OwnTable, TableFacts } from '@ponts-bornes/protocol';

/** The person's tables, grouped by possible action. */
export interface OwnTables {
  /** Waiting for the person's move. */
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

/** Whether the table waits for the person and no bot is filling in. */
export const isMyTurn = ({ table, seat }: OwnTable): boolean =>
  table.status === 'playing' && seat !== null && table.asked.includes(seat) && table.seats[seat]?.isAway === false;

/** With several seats asked at once, public facts don't reveal whether the person has already chosen. */
export const mayHaveChosen = ({ table }: OwnTable): boolean => table.asked.length > 1;
