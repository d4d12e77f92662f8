import type { Thinkers } from '@ponts-bornes/bots';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import type { Bus } from '../../bus/bus.ts';
import type { Meters } from '../../metrics/meters.ts';
import type { Store } from '../../store/store.ts';
import type { KnownNetworks } from '../room/known-networks.ts';
import type { TableLimits } from '../room/table-limits.ts';
import type { TurnWatch } from './turn-watch.ts';

/** What the tables of a node need. */
export interface RunnerParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  /** Wall clock by which suspension is detected. Default: the machine's. */
  readonly wall?: () => number;
  readonly games: (id: string) => Listed | undefined;
  /** Pause before a bot's move, so that people can see the previous one, in milliseconds. */
  readonly botPause: number;
  readonly report: (table: string, error: unknown) => void;
  readonly meters: Meters;
  /** Number of bots that think at once. */
  readonly threads?: number;
  /** Limits on tables per address. Default: `TABLE_LIMITS`. */
  readonly tableLimits?: TableLimits;
  /** The networks people last connected from. */
  readonly networks?: KnownNetworks;
  /** How long people who left may take to come back before they are alerted. Default: `ALERT_WAIT`. */
  readonly alertWait?: number;
  /** Calls people back. */
  readonly turns?: TurnWatch;
  /** Closes the sockets here whose session or token has ended. */
  readonly checkSockets?: () => Promise<void>;
  /** Maximum number of unused tables in memory. */
  readonly mostWarm?: number;
}
