import { findGame } from '@ponts-bornes/catalogue';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { tell } from '../src/alerts/message.ts';
import { NO_ALERTS, rowOf } from '../src/alerts/settings.ts';
import { truthOf } from '../src/alerts/truth.ts';
import type { DeliveredItem } from '../src/alerts/truth.ts';
import { TurnCalls } from '../src/alerts/turn-calls.ts';
import { turnAt } from '../src/alerts/turns.ts';
import type { DatabaseStore } from '../src/store/store.ts';
import type { LiveTable } from '../src/tables/runtime/live-table.ts';
import type { AlertWire } from './alert-wire.ts';

const WAIT = 60_000;
const SETTINGS = { ...NO_ALERTS, quiet: { from: 0, to: 0, zone: 'UTC' } };

interface Alert extends DeliveredItem {
  readonly person: string;
  readonly sendAt: number;
}

/** All alerts of one table, as somebody would see them who reads every recipient's messages and measures their size. */
export class AlertTraffic {
  /** Everything seen so far, with times. */
  readonly seen: string[] = [];
  /** How many alerts have gone out, over all channels at once. */
  sent = 0;
  readonly turns: TurnCalls;
  readonly #store: DatabaseStore;
  readonly #clock: { readonly now: number };
  readonly #alerts: Alert[] = [];

  readonly #wire: AlertWire;

  constructor(store: DatabaseStore, clock: { readonly now: number }, wire: AlertWire) {
    this.#store = store;
    this.#wire = wire;
    this.#clock = clock;
    const now = (): number => clock.now;
    this.turns = new TurnCalls({ store, now, wait: WAIT, changed: () => {}, flushed: () => {} });
  }

  /** Everybody at a table wants alerts. */
  async begin(seats: number): Promise<void> {
    for (let seat = 0; seat < seats; seat++) {
      const person = `p${seat}`;
      const row = { id: person, nickname: `P${seat}`, created_at: 0, seen_at: 0 };
      await this.#store.db
        .insertInto('people')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await this.#store.alerts.channels.putSettings(rowOf(person, SETTINGS));
    }
  }

  /** Writes what is due now, and notes what each alert says and whether it would be sent. */
  async step(table: LiveTable, viewer: Viewer): Promise<void> {
    await this.turns.check(table);
    await this.#store.flush();
    const rows = await this.#store.db.deleteFrom('alerts').returningAll().execute();
    this.#alerts.push(
      ...rows
        .map(({ person, what, table_id, turn, send_at }) => ({ person, what, table: table_id, turn, sendAt: send_at }))
        .toSorted((one, other) => (one.person + one.what < other.person + other.what ? -1 : 1)),
    );
    for (const { person, sendAt, ...item } of this.#alerts) await this.#note(table, person, { ...item, sendAt });
    const own = viewer === SPECTATOR ? null : turnAt(table, `p${viewer}`);
    this.seen.push(`${this.#clock.now} ${JSON.stringify(own)}`);
  }

  async #note(table: LiveTable, person: string, item: DeliveredItem & { readonly sendAt: number }): Promise<void> {
    const hub = { hold: async () => ({ table, release: () => {} }), listing: { isLooking: async () => false } };
    const parts = { store: this.#store, hub, now: () => this.#clock.now, games: findGame };
    const truth = await truthOf(parts, { person, quiet: SETTINGS.quiet }, item);
    const words = await tell(parts, { person, settings: SETTINGS }, [item]);
    const { sendAt: _, ...told } = item;
    const wire =
      truth === 'now' ? await this.#wire.measure(this.#store, { person, settings: SETTINGS, item: told }) : [];
    if (wire.length > 0) this.sent += 1;
    this.seen.push(`${this.#clock.now} ${person} ${JSON.stringify([item, truth, words, wire])}`);
  }
}
