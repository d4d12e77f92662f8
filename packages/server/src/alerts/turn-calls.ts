import type { Seat } from '@ponts-bornes/kernel';
import type { NewAlert } from '../store/alerts/new-alerts.ts';
import type { ToldSeat } from '../store/alerts/outbox.ts';
import { isGone } from '../store/conflicts.ts';
import type { AlertSettingsRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { PublicTurn } from '../tables/game/turn.ts';
import { graceOf } from '../tables/room/announcements.ts';
import type { LiveTable } from '../tables/runtime/live-table.ts';
import type { TurnWatch } from '../tables/runtime/turn-watch.ts';
import { callFor, warningAt } from './calls.ts';
import type { Call } from './calls.ts';
import { settingsOf } from './settings.ts';

interface TurnCallsParts {
  readonly store: Pick<Store, 'alerts'>;
  readonly now: () => number;
  /** How long people who left may take to come back, in milliseconds. */
  readonly wait: number;
  /** Called when a table starts or stops waiting for people. */
  readonly changed: (table: LiveTable, people: readonly string[]) => void;
  readonly flushed: () => void;
}

/** The turn at a table in memory. */
interface Watched {
  readonly turn: number;
  /** When it was first seen here. */
  readonly since: number;
  /** The seats whose players were away for a moment. */
  readonly left: Set<Seat>;
  /** Those whose players came back, or looked long enough to have noticed; and those for which everything is written. */
  readonly seen: Set<Seat>;
  readonly settled: Set<Seat>;
}

/**
 * Writes the turn alerts of tables in memory. Players who are looking at their table cost no query: only those who have
 * been away for a while get alerts. A table leaves memory only when these are written. If its node dies before,
 * `UntoldTables` finds the turn in the log again, so no alert is lost in between.
 */
export class TurnCalls implements TurnWatch {
  readonly #parts: TurnCallsParts;
  readonly #watched = new Map<string, Watched>();
  /** The people each table waited for when it was last looked at. */
  readonly #awaited = new Map<string, string>();

  constructor(parts: TurnCallsParts) {
    this.#parts = parts;
  }

  look(table: LiveTable): void {
    const { turn } = table;
    const watched = this.#watch(table, turn);
    if (turn !== null && watched !== null) notePresence(table, turn, watched);
    this.#compare(table, turn);
  }

  async check(table: LiveTable): Promise<void> {
    const { turn, tip } = table;
    const watched = this.#watch(table, turn);
    if (turn === null || watched === null) return;
    notePresence(table, turn, watched);
    const leaving = this.#open(table, turn, watched).flatMap(({ seat, person, call }) => {
      if (call === 'seen') watched.seen.add(seat);
      return call === 'leave' || call === 'call' ? [{ seat, person, call }] : [];
    });
    if (leaving.length === 0) return;
    const settings = await this.#parts.store.alerts.channels.settingsOf(leaving.map(({ person }) => person));
    const told = leaving.flatMap(({ seat, person, call }) => {
      const row = settings.get(person);
      return row === undefined ? [] : [{ seat, turn: turn.number, alerts: this.#alertsOf(table, turn, { row, call }) }];
    });
    if (await this.#tell(table, tip.length, told)) for (const { seat } of leaving) watched.settled.add(seat);
  }

  /** A player who is looking at the table at another node is alerted from there. */
  isSettled(table: LiveTable): boolean {
    const { turn } = table;
    const watched = this.#watch(table, turn);
    if (turn === null || watched === null) return true;
    return this.#open(table, turn, watched).every(({ person }) => table.audience.isLooking(person));
  }

  /** Somebody at the table wants alerts only now: what they would have been told of this turn is written. */
  lookAgain(table: string): void {
    this.#watched.get(table)?.settled.clear();
  }

  forget(table: string): void {
    this.#watched.delete(table);
    this.#awaited.delete(table);
  }

  flushed(): void {
    this.#parts.flushed();
  }

  #watch({ id }: LiveTable, turn: PublicTurn | null): Watched | null {
    if (turn === null) {
      this.#watched.delete(id);
      return null;
    }
    const known = this.#watched.get(id);
    if (known?.turn === turn.number) return known;
    const fresh = { turn: turn.number, since: this.#parts.now(), ...newSets() };
    this.#watched.set(id, fresh);
    return fresh;
  }

  /** Reports the people for whom the table starts or stops waiting. */
  #compare(table: LiveTable, turn: PublicTurn | null): void {
    const { awaited, seats, due } = table;
    const people =
      turn === null ? [] : awaited.flatMap((seat) => (table.botAt(seat) === null ? (seats[seat]?.person ?? []) : []));
    const before = this.#awaited.get(table.id) ?? '';
    const after = people.length === 0 ? '' : [`${turn!.number}/${due}`, ...people].join(' ');
    if (before === after) return;
    if (after === '') this.#awaited.delete(table.id);
    else this.#awaited.set(table.id, after);
    this.#parts.changed(table, [...new Set([...before.split(' ').slice(1), ...people])]);
  }

  /** The players whose turn it is and for whom nothing is written yet. */
  #open(
    { seats, audience, pace }: LiveTable,
    turn: PublicTurn,
    watched: Watched,
  ): readonly { readonly seat: Seat; readonly person: string; readonly call: Call }[] {
    const waited = this.#parts.now() - watched.since;
    return turn.seats.flatMap((seat) => {
      const row = seats[seat];
      if (row === undefined || row.person === null || row.is_away === 1 || watched.settled.has(seat)) return [];
      const { person } = row;
      const call = callFor({
        grace: graceOf(pace, this.#parts.wait),
        isLooking: audience.isLooking(person),
        wasSeen: watched.seen.has(seat),
        isUnderWay: turn.isUnderWay,
        waited,
      });
      return [{ seat, person, call }];
    });
  }

  #alertsOf(
    { id, pace, due }: LiveTable,
    turn: PublicTurn,
    { row, call }: { readonly row: AlertSettingsRow; readonly call: Call },
  ): readonly NewAlert[] {
    const at = this.#parts.now();
    const alert = { person: row.person, table: id, turn: turn.number, at };
    const warning = warningAt(pace, due, settingsOf(row).quiet);
    return [
      ...(call === 'call'
        ? [{ ...alert, what: turn.isChoice ? ('choice' as const) : ('turn' as const), sendAt: at }]
        : []),
      ...(warning === null ? [] : [{ ...alert, what: 'deadline' as const, sendAt: warning }]),
    ];
  }

  /** Returns whether everything is written. */
  async #tell(table: LiveTable, length: number, told: readonly ToldSeat[]): Promise<boolean> {
    if (told.length === 0) return true;
    try {
      const isWritten = await this.#parts.store.alerts.outbox.tell(table.id, length, told);
      // Another node has added entries: the next sweep reads them first.
      if (!isWritten) table.isUnsure = true;
      return isWritten;
    } catch (error) {
      // The table was deleted.
      if (!isGone(error)) throw error;
      return true;
    }
  }
}

const newSets = (): Pick<Watched, 'left' | 'seen' | 'settled'> => ({
  left: new Set(),
  seen: new Set(),
  settled: new Set(),
});

/**
 * A player who comes to the table during their turn has seen it. One who was there before may have a dead connection,
 * which takes a while to notice. This depends only on presence, which is public, not on what they did at the table.
 */
const notePresence = ({ seats, audience }: LiveTable, turn: PublicTurn, { left, seen }: Watched): void => {
  for (const seat of turn.seats) {
    const person = seats[seat]?.person ?? null;
    if (person === null) continue;
    if (!audience.isLooking(person)) left.add(seat);
    else if (left.has(seat)) seen.add(seat);
  }
};
