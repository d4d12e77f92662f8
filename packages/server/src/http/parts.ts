import type { RequestListener } from 'node:http';
import type { Log } from '../config.ts';
import type { Meters } from '../meters/meters.ts';
import type { People } from '../people/people.ts';
import type { Hub } from '../tables/hub.ts';

/** Whether it serves, still serves while balancers turn to others, or begins nothing more. */
export type Phase = 'serving' | 'draining' | 'stopping';

/** What requests are answered with. */
export interface AppParts {
  readonly hub: Hub;
  readonly people: People;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** The address under which people reach it; null: that of each request. */
  readonly origin: string | null;
  /** Where pages may be served from that talk to this server; empty: from itself alone. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number;
  /** Messages of one socket in ten seconds. */
  readonly messagesPerWindow: number;
  /** Sockets of one address at once. */
  readonly socketsPerAddress: number;
  readonly trustProxy: number | string;
  /** What answers everything but the API. */
  readonly web: RequestListener | null;
  readonly log: Log;
  /** Who this is among the nodes. */
  readonly node: string;
  readonly phase: () => Phase;
  /** What it lacks to serve, and what it can do without for a while; it never fails. */
  readonly lacks: () => Promise<Lacking>;
  readonly meters: Meters;
  readonly metrics: Metrics;
}

export interface Lacking {
  readonly missing: readonly string[];
  readonly degraded: readonly string[];
}

/** What is measured, as text, and who may read it. */
interface Metrics {
  readonly contentType: string;
  readonly read: () => Promise<string>;
  /** Null: whoever asks from this machine may. */
  readonly token: string | null;
}
