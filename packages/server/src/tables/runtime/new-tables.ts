import type { NewTable } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Person } from '../../people/sessions.ts';
import type { TableQueries } from '../../store/tables.ts';
import { rematchAlerts } from '../room/announcements.ts';
import { newTable, sameAgain } from '../room/new-table.ts';
import type { Made } from '../room/new-table.ts';
import { reserved } from '../room/reservations.ts';
import { seatOf } from '../room/table-facts.ts';
import { TABLE_LIMITS, expectRoom } from '../room/table-limits.ts';
import type { LiveTable } from './live-table.ts';
import type { RunnerParts } from './runner-parts.ts';

/** Creates tables, within the limits of their hosts. */
export class NewTables {
  readonly #parts: RunnerParts;
  readonly #tellChanged: (id: string) => void;

  /** @param tellChanged tells other nodes that a table has changed */
  constructor(parts: RunnerParts, tellChanged: (id: string) => void) {
    this.#parts = parts;
    this.#tellChanged = tellChanged;
  }

  async create(person: Person, asked: NewTable): Promise<string> {
    const made = this.#make(person, asked);
    await this.#parts.store.tables.inTransaction((tables) => this.#insert(tables, made));
    return made.row.id;
  }

  #make(person: Person, asked: NewTable): Made {
    const listed = this.#parts.games(asked.game);
    if (listed === undefined) throw new Failure('unknown-game');
    return newTable(listed.meta, person, asked, this.#parts.now());
  }

  async #insert(tables: TableQueries, made: Made): Promise<void> {
    const { networks, tableLimits = TABLE_LIMITS } = this.#parts;
    const { host } = made.row;
    // One new table at a time, so that each counts the others.
    await tables.lockLimits('host', host);
    const network = networks?.networkOf(host) ?? null;
    if (network !== null) await tables.lockLimits('network', network);
    const people = networks?.neighboursOf(host) ?? [host];
    await expectRoom(tables, made, { people, tables: networks?.tablesNear(host) ?? [] }, tableLimits);
    await tables.insert(made);
    networks?.noteTable(made.row.id, host);
  }

  /** The rematch of a table, created at most once. */
  following(table: LiveTable, person: Person, pledge: string | null): Promise<string> {
    return table.alone(async () => {
      await table.end.settle();
      const next = await this.#parts.store.tables.change(table.id, async (kept, tables) => {
        if (kept === null) throw new Failure('not-found');
        const { row, seats } = kept;
        if (seatOf(seats, person.id) === null && row.host !== person.id) throw new Failure('not-yours');
        // The log says that it is over; the row will soon too.
        if (row.status !== 'over') throw new Failure(table.row.status === 'over' ? 'try-again' : 'not-over');
        if (row.rematch !== null) return row;
        const again = this.#make(person, sameAgain(kept, person, pledge));
        const made = reserved(again, seats, this.#parts.now());
        await this.#insert(tables, made);
        await tables.announce(rematchAlerts(kept, made, table.around));
        return (await tables.write(kept, { row: { rematch: made.row.id } })).row;
      });
      table.update(next, table.seats);
      this.#tellChanged(table.id);
      return next.rematch!;
    });
  }
}
