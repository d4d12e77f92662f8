import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Level, Meters } from './meters.ts';

/** Upper bounds of histogram buckets, in seconds. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const REQUESTS = [0.005, 0.025, 0.1, 0.5, 2.5];
const THOUGHTS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export interface Prometheus {
  readonly meters: Meters;
  readonly contentType: string;
  /** All metrics as text. */
  readonly read: () => Promise<string>;
}

/**
 * Meters in Prometheus format; docs/operations.md explains each.
 *
 * @param isWholeProcess whether to include memory, CPU and the event loop, which belong to the process and may be
 * shared with other servers
 */
export const openPrometheus = (isWholeProcess: boolean): Prometheus => {
  const register = new Registry();
  if (isWholeProcess) collectDefaultMetrics({ register });
  const counts = openCounts(register);
  const times = openTimes(register);
  return {
    contentType: register.contentType,
    read: () => register.metrics(),
    meters: {
      moved: (game, by) => counts.moves.inc({ game, by }),
      refused: (code) => counts.refused.inc({ code }),
      answered: (millis) => times.moves.observe(millis / 1000),
      wrote: (entries, millis) => {
        times.writes.observe(millis / 1000);
        times.batches.observe(entries);
      },
      storeFailed: () => counts.storeErrors.inc(),
      requested: ({ method, route, status }, millis) =>
        times.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, millis / 1000),
      claimed: (tables) => counts.claimed.inc(tables),
      followed: (entries) => counts.followed.inc(entries),
      told: () => counts.bus.inc({ direction: 'out' }),
      heard: () => counts.bus.inc({ direction: 'in' }),
      missed: () => counts.gaps.inc(),
      thought: (level, millis) => times.thoughts.observe({ level }, millis / 1000),
      welcomed: () => counts.people.inc(),
      alerted: (channel, outcome) => counts.alerts.inc({ channel, outcome }),
      pictured: (outcome) => counts.pictures.inc({ outcome }),
      troubled: () => counts.troubles.inc(),
      watch: openLevels(register),
    },
  };
};

const openCounts = (register: Registry) => {
  const counter = <Name extends string = never>(name: string, help: string, ...labelNames: Name[]): Counter<Name> =>
    new Counter({ name, help, labelNames, registers: [register] });
  return {
    moves: counter('pb_moves_total', 'Moves written', 'game', 'by'),
    refused: counter('pb_moves_refused_total', 'Moves by people that were rejected', 'code'),
    storeErrors: counter('pb_store_errors_total', 'Failed store operations'),
    claimed: counter('pb_jobs_claimed_total', 'Tables taken over by this node'),
    followed: counter('pb_entries_followed_total', 'Log entries read that another node wrote'),
    bus: counter('pb_bus_messages_total', 'Messages between nodes', 'direction'),
    gaps: counter('pb_bus_gaps_total', 'Times a message from another node may have been missed'),
    people: counter('pb_people_created_total', 'New guests'),
    alerts: counter('pb_alerts_total', 'Alerts by channel and what became of them', 'channel', 'outcome'),
    pictures: counter('pb_pictures_total', 'Pictures of finished games and what became of them', 'outcome'),
    troubles: counter('pb_troubles_total', 'Problems reported in the log that need attention'),
  };
};

const openTimes = (register: Registry) => {
  const histogram = <Name extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Name[]
  ): Histogram<Name> => new Histogram({ name, help, buckets, labelNames, registers: [register] });
  return {
    moves: histogram('pb_move_seconds', 'Time from receiving a move to answering it', QUICK),
    writes: histogram('pb_store_append_seconds', 'Time to append one batch of entries', QUICK),
    batches: histogram('pb_store_append_entries', 'Entries per batch', BATCHES),
    requests: histogram('pb_http_request_seconds', 'HTTP request duration', REQUESTS, 'method', 'route', 'status'),
    thoughts: histogram('pb_bot_seconds', 'Time bots took to choose a move', THOUGHTS, 'level'),
  };
};

/** The metric name, help text and label of each gauge. */
const LEVELS: Readonly<Record<Level, readonly [name: string, help: string, as?: string]>> = {
  tables: ['pb_tables_in_memory', 'Tables in memory'],
  driven: ['pb_tables_driven', 'Tables whose bots and clocks this node runs'],
  seats: ['pb_sockets', 'Sockets open', 'seat'],
  watchers: ['pb_sockets', 'Sockets open', 'watcher'],
  streams: ['pb_news_streams', 'Event streams open'],
  overdue: ['pb_alerts_overdue', 'Alerts of all nodes that should have been handled minutes ago'],
  bus: ['pb_bus_up', 'Whether the bus to other nodes is up'],
};

/** Read on demand, so nothing has to be kept in sync. */
const openLevels = (register: Registry): Meters['watch'] => {
  const reads = new Map<Level, () => number>();
  const gauges = new Map<string, Gauge<'as'>>();
  const collect = (name: string): void => {
    for (const [level, read] of reads) {
      const [gauge, , as] = LEVELS[level];
      if (gauge === name) gauges.get(name)?.set(as === undefined ? {} : { as }, read());
    }
  };
  return (level, read) => {
    const [name, help, as] = LEVELS[level];
    reads.set(level, read);
    if (gauges.has(name)) return;
    const labelNames: 'as'[] = as === undefined ? [] : ['as'];
    gauges.set(name, new Gauge({ name, help, labelNames, registers: [register], collect: () => collect(name) }));
  };
};
