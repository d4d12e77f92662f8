import type { RequestListener } from 'node:http';
import type { AlertDesk } from '../alerts/alerts.ts';
import type { Log } from '../config.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { QuickPlay } from '../meeting/quick-play.ts';
import type { Meters } from '../metrics/meters.ts';
import type { People } from '../people/people.ts';
import type { Hub } from '../tables/runtime/hub.ts';
import type { KnownNetworks } from '../tables/room/known-networks.ts';

/** `draining`: still serving while load balancers switch to other nodes. `stopping`: accepts nothing new. */
export type ServingPhase = 'serving' | 'draining' | 'stopping';

/** The web client. */
export interface Web extends RequestListener {
  /** A prerendered page and the headers to send with it; null: there is none at this path. */
  readonly page?: (path: string) => WebPage | null;
}

interface WebPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The dependencies of the HTTP layer. */
export interface AppParts {
  readonly hub: Hub;
  readonly people: People;
  readonly alerts: AlertDesk;
  readonly quickPlay: QuickPlay;
  readonly pictures: Pictures;
  /** Where people were last connected. */
  readonly networks: KnownNetworks;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** The public URL; null: take it from each request. */
  readonly origin: string | null;
  /** Origins whose pages may call this server; empty: its own only. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
  /** Per address. */
  readonly requestsPerMinute: number;
  /** New guests per address. */
  readonly guestsPerHour: number;
  /** Pages and their files per address, in ten seconds. */
  readonly pagesPerWindow: number;
  /** Per socket, in ten seconds. */
  readonly messagesPerWindow: number;
  /** Concurrent sockets per address. */
  readonly socketsPerAddress: number;
  readonly connections: ConnectionLimits;
  readonly trustProxy: number | string;
  /** Handles everything but the API. */
  readonly web: Web | null;
  readonly log: Log;
  /** This node's id. */
  readonly node: string;
  readonly now: () => number;
  readonly phase: () => ServingPhase;
  /** What the node lacks in order to serve, and what it can do without for a while; never rejects. */
  readonly lacks: () => Promise<Lacking>;
  readonly meters: Meters;
  readonly metrics: Metrics;
}

export interface Lacking {
  readonly missing: readonly string[];
  readonly degraded: readonly string[];
}

/** The metrics as text, and who may read them. */
interface Metrics {
  readonly contentType: string;
  readonly read: () => Promise<string>;
  /** Null: only requests from this machine. */
  readonly token: string | null;
}
