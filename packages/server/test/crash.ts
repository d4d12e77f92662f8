import { once } from 'node:events';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { ShownMessage } from '@ponts-bornes/protocol';
import { startServer } from './child.ts';
import { Client } from './client.ts';
import type { Seated } from './client.ts';
import { readDisk } from './disk.ts';

export interface CrashReport {
  readonly kills: number;
  /** Moves the server acknowledged. */
  readonly acknowledged: number;
  /** Of these, the ones missing after a restart. */
  readonly lost: readonly string[];
  /** Tables whose log has a gap, or a duplicate request. */
  readonly broken: readonly string[];
  readonly finished: number;
}

/** Games that random players bring to an end. */
const ENDING = new Set(['skybridge', 'course-folle', 'mille-bornes', 'bridgetown-races']);
/** Final moves per player at a table that is not played out, because its game has no end or has slow bots. */
const LAST_MOVES = 5;

/** One person at one table, across server restarts. */
interface Player {
  readonly client: Client;
  readonly table: string;
  readonly game: string;
  readonly isPlayedOut: boolean;
  readonly rng: Rng;
  /** A move sent but not acknowledged; it is sent again under the same id. */
  pending: { readonly id: string; readonly text: string; readonly seen: number } | null;
  /** The last view before the server was gone. */
  last: ShownMessage | null;
}

/**
 * Plays tables of all games, with bots and clocks, kills the server repeatedly without warning, and each time checks
 * the disk and the views of returning players. Finally plays every game to its end.
 */
export const crash = async (data: string, kills: number, tables: number, seed: string): Promise<CrashReport> => {
  const rng = fastRandom(seed);
  const acknowledged = new Map<string, Set<string>>();
  const [lost, broken]: [string[], string[]] = [[], []];
  let running = await startServer(data);
  let players: Player[] = [];
  let finished = 0;
  for (let index = 0; index < tables; index++)
    players.push(...(await newTable(running.origin, `${seed} ${index}`, index)));

  for (let kill = 0; kill <= kills; kill++) {
    const isLast = kill === kills;
    const stopped = { is: false };
    const seats = await Promise.all(players.map((player) => player.client.at(running.origin).join(player.table)));
    const play = players.map(async (player, index) => {
      const gone = goneFrom(seats[index]!);
      const trouble = await comeBack(player, seats[index]!, gone);
      if (trouble !== null) broken.push(trouble);
      const most = isLast && !player.isPlayedOut ? LAST_MOVES : Infinity;
      await keepPlaying(player, seats[index]!, { stopped, gone, acknowledged, most });
      // A player who is done must not keep others waiting.
      for (const [other, { table }] of players.entries()) if (table === player.table) seats[other]!.close();
    });
    if (!isLast) {
      await new Promise((resolve) => setTimeout(resolve, 150 + below(rng, 600)));
      stopped.is = true;
      await running.kill();
    }
    await Promise.all(play);
    for (const [index, player] of players.entries()) player.last = seats[index]!.shown;
    for (const seated of seats) seated.close();
    const over = new Set(players.filter((_, index) => seats[index]!.record !== null).map(({ table }) => table));
    finished += over.size;
    if (isLast) {
      for (const { table, game, isPlayedOut } of players)
        if (!over.has(table) && isPlayedOut) broken.push(`${game}: no end`);
      await running.stop();
    }
    inspect(data, acknowledged, lost, broken);
    if (isLast) break;
    running = await startServer(data);
    players = players.filter(({ table }) => !over.has(table));
    for (const table of over) players.push(...(await newTable(running.origin, `${seed} after ${table}`, finished)));
  }
  const count = [...acknowledged.values()].reduce((sum, requests) => sum + requests.size, 0);
  return { kills, acknowledged: count, lost, broken, finished };
};

/** Two people, and a bot at every other table; some tables with a running clock, some with days. */
const newTable = async (origin: string, seed: string, index: number): Promise<Player[]> => {
  const game = CATALOGUE[index % CATALOGUE.length]!.meta;
  const hasBot = index % 2 === 0 && game.seats.includes(3);
  const clients = [new Client(origin), new Client(origin)];
  for (const [number, client] of clients.entries()) await client.call('POST', '/api/me', { nickname: `P${number}` });
  const bot = { kind: 'bot', level: LEVEL_NAMES[0] } as const;
  const table = await clients[0]!.create({
    game: game.id,
    seats: [{ kind: 'me' }, { kind: 'open' }, ...(hasBot ? [bot] : [])],
    // Responses at a live table take time: games with them would be long.
    ...(game.id === 'mille-bornes' || index % 3 === 0 ? { pace: { kind: 'slow', days: 1, quiet: null } as const } : {}),
  });
  await clients[1]!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await clients[0]!.call('POST', `/api/tables/${table}/begin`);
  return clients.map((client, number) => ({
    client,
    table,
    game: game.id,
    isPlayedOut: !hasBot && ENDING.has(game.id),
    rng: fastRandom(`${seed} ${number}`),
    pending: null,
    last: null,
  }));
};

/** The end of a connection, even if it has already ended. */
const goneFrom = async ({ socket }: Seated): Promise<null> => {
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
  return null;
};

interface Playing {
  readonly stopped: { readonly is: boolean };
  readonly gone: Promise<null>;
  readonly acknowledged: Map<string, Set<string>>;
  /** The maximum number of moves. */
  readonly most: number;
}

/** Announced moves were written: a returning player sees the same state as before, or a later one. */
const comeBack = async ({ last, table }: Player, seated: Seated, gone: Promise<null>): Promise<string | null> => {
  await Promise.race([seated.until(({ shown }) => shown !== null), gone]);
  const now = seated.shown;
  if (last === null || now === null || now.seen > last.seen) return null;
  if (now.seen < last.seen) return `${table}: was shown ${last.seen}, then ${now.seen}`;
  const same = (shown: ShownMessage): string => JSON.stringify({ ...shown, from: 0, lines: [] });
  return same(now) === same(last) ? null : `${table}: a different view at ${now.seen}`;
};

/** Plays until the server is gone; keeps an unacknowledged move. */
const keepPlaying = async (
  player: Player,
  seated: Seated,
  { stopped, gone, acknowledged, most }: Playing,
): Promise<void> => {
  let count = 0;
  while (!stopped.is && seated.record === null && count < most) {
    const ready = seated.until(
      ({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0 || player.pending !== null,
    );
    if ((await Promise.race([ready.then(() => true), gone])) === null || seated.record !== null) return;
    if (seated.shown === null) await Promise.race([seated.until(({ shown }) => shown !== null), gone]);
    if (seated.shown === null) return;
    const { seen, moves } = seated.shown;
    player.pending ??= {
      id: `${player.rng.next().toString(36)}-${count++}`,
      seen,
      text: moves[below(player.rng, moves.length)]!,
    };
    const { id, text, seen: at } = player.pending;
    const answer = await Promise.race([seated.say({ t: 'play', seen: at, text }, id), gone]);
    if (answer === null) return;
    player.pending = null;
    if (answer.t !== 'done') continue;
    const known = acknowledged.get(player.table) ?? new Set();
    acknowledged.set(player.table, known.add(id));
    await Promise.race([
      seated.until(({ shown, record }) => record !== null || shown!.seen !== at || shown!.moves.length === 0),
      gone,
    ]);
  }
};

const inspect = (
  data: string,
  acknowledged: ReadonlyMap<string, ReadonlySet<string>>,
  lost: string[],
  broken: string[],
): void => {
  const { log, integrity } = readDisk(data);
  if (integrity !== 'ok') broken.push(integrity);
  for (const [table, requests] of acknowledged) {
    const rows = log.filter(({ table_id: id }) => id === table);
    if (rows.some(({ number }, index) => number !== index + 1)) broken.push(`${table}: a gap`);
    const written = new Set(rows.flatMap(({ request }) => (request === null ? [] : [request])));
    if (written.size !== rows.filter(({ request }) => request !== null).length)
      broken.push(`${table}: a duplicate request`);
    for (const request of requests) if (!written.has(request)) lost.push(`${table} ${request}`);
  }
};
