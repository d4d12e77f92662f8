import { tell } from '../audience/audience.ts';
import type { Audience, Listener } from '../audience/audience.ts';
import { endOf, keepEnd, recordText } from '../game/ending.ts';
import { endAlerts } from '../room/announcements.ts';
import type { Around } from '../room/announcements.ts';
import type { Sitting } from '../room/sitting.ts';
import { numbered } from '../../store/events.ts';
import type { EventRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Played } from './open-table.ts';
import type { TableServices, Updated } from './table-services.ts';

/** A table as its end needs it. */
interface EndingTable {
  readonly id: string;
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly events: readonly EventRow[];
  readonly game: Played | null;
  readonly audience: Audience;
  readonly sitting: Sitting;
  readonly around: Around;
  isUnsure: boolean;
  readonly update: (row: TableRow, seats: readonly SeatRow[], updated: Updated) => void;
}

/** The end of the game at one table: read from the log, written once, told once. */
export class TableEnd {
  readonly #table: EndingTable;
  readonly #services: TableServices;
  /** Cached, because every listener gets it. */
  #record: string | null = null;
  /** Whether it could not be written yet. */
  #isOwed = false;
  #isTold: boolean;

  constructor(table: EndingTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
    this.#isTold = table.row.status === 'over';
  }

  /** Whether another node has written the end, and its last moves are not known here. */
  get isAhead(): boolean {
    const { row, game } = this.#table;
    return row.status === 'over' && game !== null && game.standing.outcome === null && game.stoppedBy === null;
  }

  /** The record of the finished game. */
  record(): string | null {
    const { row, seats, events, game } = this.#table;
    if (row.status !== 'over' || game === null || this.isAhead) return null;
    this.#record ??= recordText(game.inPlay, { row, seats, events });
    return this.#record;
  }

  /** Writes an end that the log has but the table's row may not have. */
  async settle(): Promise<void> {
    if ((this.#table.row.status === 'playing' || this.#isOwed) && this.#table.game !== null) await this.reach();
  }

  /** Announces the end as soon as the log has it. If writing it fails, a later sweep writes it. */
  async reach(): Promise<void> {
    const { id, game, row, seats, events, sitting, around, audience } = this.#table;
    const ending = endOf(game!, seats);
    if (ending === null) return;
    this.#isOwed = !(await keepEnd(this.#services, id, { ...ending, alerts: endAlerts(sitting, around) }));
    this.#table.isUnsure ||= this.#isOwed;
    if (this.#isTold) return;
    // Another node wrote the end, and its row arrived here before its last moves did.
    const isElsewhere = row.status === 'over';
    const told = isElsewhere
      ? await this.#storedEvents()
      : [...events, ...numbered(id, ending.events ?? [], events.at(-1)?.number ?? 0)];
    if (told === null) return;
    this.#isTold = true;
    this.#table.update({ ...row, ...ending.ended }, seats, { events: told });
    audience.endDelay();
    this.tellTo(audience.all());
  }

  /** Null if the store can't be read: the next sweep tries again. */
  async #storedEvents(): Promise<readonly EventRow[] | null> {
    try {
      return await this.#services.store.events.read(this.#table.id);
    } catch (error) {
      this.#services.report(this.#table.id, error);
      this.#isOwed = true;
      this.#table.isUnsure = true;
      return null;
    }
  }

  tellTo(listeners: readonly Listener[]): void {
    const record = listeners.length === 0 ? null : this.record();
    if (record !== null) tell(listeners, { t: 'over', record });
  }

  /** The game was started or read again. */
  restart(): void {
    this.#record = null;
    this.#isOwed = false;
    this.#isTold = this.#table.row.status === 'over';
    this.tellTo(this.#table.audience.all());
  }
}
