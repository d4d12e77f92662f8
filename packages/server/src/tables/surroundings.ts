import type { Here, News } from '../bus/news.ts';
import type { Meters } from '../meters/meters.ts';
import type { Store } from '../store/store.ts';
import type { Guard } from './guard.ts';

/** What a table needs around it. */
export interface Surroundings {
  readonly store: Store;
  readonly guard: Guard;
  readonly now: () => number;
  /** Who come and go within so many milliseconds are told together; left out: as usual. */
  readonly presencePause?: number;
  /** Since when there has always been a server: no clock began before. */
  readonly wokenAt: () => number;
  /** Tells other nodes that have it in memory. */
  readonly tell: (table: string, news: News) => void;
  /** Puts down for other nodes who looks at it here. */
  readonly putDown: (table: string, here: Here) => void;
  /** Says that something went wrong, for whoever runs the server. */
  readonly report: (table: string, error: unknown) => void;
  /** It can't go on. */
  readonly freeze: (error: unknown) => Promise<void>;
  /** Told after every change, so that bots and clocks go on. */
  readonly changed: () => void;
  readonly meters: Meters;
}
