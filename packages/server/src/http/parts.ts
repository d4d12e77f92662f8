import type { RequestListener } from 'node:http';
import type { Log } from '../config.ts';
import type { People } from '../people/people.ts';
import type { Hub } from '../tables/hub.ts';

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
}
