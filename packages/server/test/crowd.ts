import { AssertionError } from 'node:assert/strict';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import { CEILING } from './ceiling.ts';
import { Client } from './client.ts';
import type { Seated } from './client.ts';
import { goneFrom } from './nodes.ts';
import type { Nodes } from './nodes.ts';
import { streamsOf, wrongIn } from './streams.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
/** Milliseconds before a retry. */
const AGAIN = 50;
/** People think for up to this many milliseconds, because nodes that start need the CPU too. */
const THOUGHT = 100;

/** The messages of one connection. */
interface Visit {
  readonly table: string;
  readonly heard: readonly string[];
}

interface Pending {
  readonly id: string;
  readonly text: string;
  readonly seen: number;
  isSentAgain: boolean;
}

/**
 * Plays at random, and reconnects to another node whenever a connection breaks. Unacknowledged moves are sent again
 * under the same id.
 */
class Player {
  readonly visits: Visit[] = [];
  /** Acknowledged moves, by table. */
  readonly done = new Map<string, Set<string>>();
  /** Things no server may do. */
  readonly wrong: string[] = [];
  /** How often the player was asked to try again, and had to reconnect. */
  readonly asked = { again: 0, back: 0, stale: 0 };
  count = 0;
  table = '';
  /** What they are waiting for. */
  doing = '';
  #pending: Pending | null = null;
  readonly #nodes: Nodes;
  readonly #client: Client;
  readonly #rng: Rng;
  readonly #name: string;

  constructor(nodes: Nodes, client: Client, name: string) {
    this.#nodes = nodes;
    this.#client = client;
    this.#name = name;
    this.#rng = fastRandom(name);
  }

  get client(): Client {
    return this.#client;
  }

  /** Plays one game after another at the same table, until stopped. */
  async play(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const seated = await this.#come();
      if (seated === null) {
        await pause();
        continue;
      }
      const visit: Visit = { table: this.table, heard: seated.heard };
      this.visits.push(visit);
      await this.#stay(seated, isEnough);
      seated.close();
      if (seated.record !== null && !isEnough()) await this.#again(isEnough);
      else if (!isEnough()) this.asked.back += 1;
    }
  }

  async #come(): Promise<Seated | null> {
    this.doing = 'comes';
    try {
      return await this.#client.at(this.#nodes.next()).join(this.table);
    } catch {
      return null;
    }
  }

  /** Plays until the connection breaks or the game is over. */
  async #stay(seated: Seated, isEnough: () => boolean): Promise<void> {
    const gone = goneFrom(seated.socket);
    const until = (holds: () => boolean): Promise<unknown> => Promise.race([seated.until(holds), gone]);
    const isGone = (): boolean => seated.socket.readyState !== seated.socket.OPEN;
    this.doing = 'waiting for the table';
    await until(() => seated.shown !== null || seated.error !== null);
    while (!isEnough() && !isGone() && seated.record === null && seated.shown !== null) {
      if (this.#pending === null) {
        const { seen, moves } = seated.shown;
        if (moves.length === 0) {
          this.doing = `waiting for others after line ${seen}`;
          await Promise.race([until(() => seated.record !== null || seated.shown!.moves.length > 0), enough(isEnough)]);
          continue;
        }
        const text = moves[below(this.#rng, moves.length)]!;
        await pause(below(this.#rng, THOUGHT));
        this.#pending = { id: `m${this.count++}`, seen, text, isSentAgain: false };
      }
      await this.#send(seated, this.#pending, gone);
    }
  }

  async #send(seated: Seated, pending: Pending, gone: Promise<null>): Promise<void> {
    const { id, seen, text } = pending;
    this.doing = `waiting for the answer to ${id} ${text} at ${seen}`;
    const answer = await Promise.race([seated.say({ t: 'play', seen, text }, id), gone]);
    const isAgain = pending.isSentAgain;
    pending.isSentAgain = true;
    if (answer === null) return;
    const isShown = seated.shown!.seen !== seen;
    const what = `${this.table} ${this.#name} ${id} ${text} at ${seen}`;
    if (answer.t === 'error' && answer.code === 'try-again') {
      this.asked.again += 1;
      await pause();
      return;
    }
    this.#pending = null;
    if (answer.t === 'done') {
      const done = this.done.get(this.table) ?? new Set();
      this.done.set(this.table, done.add(id));
      if (!isShown && !isAgain) this.wrong.push(`${what}: acknowledged before it was shown`);
    } else if (answer.t === 'error' && answer.code === 'stale') {
      this.asked.stale += 1;
      if (!isShown) this.wrong.push(`${what}: stale, but nothing else was shown`);
    } else if (answer.t !== 'error' || answer.code !== 'not-playing' || seated.shown!.outcome === null) {
      this.wrong.push(`${what}: ${JSON.stringify(answer)}`);
    }
  }

  /** A rematch: everybody keeps their seat, and the host starts. */
  async #again(isEnough: () => boolean): Promise<void> {
    const next = await this.#ask('POST', `/api/tables/${this.table}/rematch`, ENTROPY, isEnough);
    if (next === null) return;
    const { id } = next as { readonly id: string };
    for (;;) {
      const found = await this.#ask('GET', `/api/tables/${id}`, undefined, isEnough);
      if (found === null) return;
      const { table, you } = found as { readonly table: TableFacts; readonly you: { readonly isHost: boolean } };
      if (table.status !== 'open') break;
      const isFull = table.seats.every(({ kind }) => kind !== 'open');
      if (you.isHost && isFull) await this.#ask('POST', `/api/tables/${id}/begin`, {}, isEnough);
      else await pause();
    }
    this.table = id;
    this.#pending = null;
  }

  /** Asks one node after another until one answers. An earlier attempt may have succeeded, so a refusal is accepted. */
  async #ask(method: string, path: string, body: unknown, isEnough: () => boolean): Promise<unknown> {
    this.doing = `asks ${method} ${path}`;
    while (!isEnough()) {
      try {
        const answer = await this.#client.at(this.#nodes.next()).ask(method, path, body);
        if (answer.status < 300) return answer.body;
        const code = String(answer.body['code']);
        if (code === 'not-open') return answer.body;
        if (code !== 'try-again') this.wrong.push(`${method} ${path}: ${code}`);
        this.asked.again += 1;
      } catch (error) {
        // No response, or one that the route does not declare.
        if (error instanceof AssertionError) this.wrong.push(`${method} ${path}: ${error.message}`);
      }
      await pause();
    }
    return null;
  }
}

const pause = (millis = AGAIN): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Lets a player who waits for others notice the stop. */
const enough = async (isEnough: () => boolean): Promise<void> => {
  while (!isEnough()) await pause();
};

export interface CrowdReport {
  /** Acknowledged moves, and the missing ones among them. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
  readonly asked: { readonly again: number; readonly back: number; readonly stale: number };
  readonly tables: number;
  readonly over: number;
}

/** People playing at many tables, whatever happens to nodes, bus and database. */
export class Crowd {
  readonly #nodes: Nodes;
  readonly #players: readonly Player[];
  #isEnough = false;
  #playing: Promise<unknown>;

  private constructor(nodes: Nodes, players: readonly Player[]) {
    this.#nodes = nodes;
    this.#players = players;
    this.#playing = Promise.all(players.map((player) => player.play(() => this.#isEnough)));
  }

  /** Two people at each table, and a bot at every other one; all games in turn. */
  static async gather(nodes: Nodes, tables: number, seed: string): Promise<Crowd> {
    const players: Player[] = [];
    for (let index = 0; index < tables; index++) players.push(...(await seatTwo(nodes, index, `${seed} ${index}`)));
    return new Crowd(nodes, players);
  }

  /** Waits until everybody has had this many moves acknowledged. */
  async goOn(moves: number): Promise<void> {
    const goals = this.#players.map((player) => [player, countOf(player) + moves] as const);
    const since = Date.now();
    for (;;) {
      const waiting = goals.filter(([player, goal]) => countOf(player) < goal).map(([player]) => player);
      if (waiting.length === 0) return;
      const [wrong] = this.#players.flatMap((player) => player.wrong);
      if (wrong !== undefined) throw new Error(wrong);
      if (Date.now() - since > CEILING) {
        throw new Error(waiting.map(({ table, doing }) => `at ${table} somebody ${doing}`).join('\n'));
      }
      this.#nodes.expectToRun();
      await pause();
    }
  }

  /** Stops everybody, and compares what they were told with the stored data. */
  async disperse(): Promise<CrowdReport> {
    this.#isEnough = true;
    await this.#playing;
    const lost: string[] = [];
    const wrong = this.#players.flatMap((player) => player.wrong);
    const tables = new Set(this.#players.flatMap(({ visits }) => visits.map(({ table }) => table)));
    let over = 0;
    for (const table of tables) {
      const told = await this.#nodes.told(table);
      if (told.row.status === 'over') over += 1;
      wrong.push(...wrongRows(told));
      const streams = await streamsOf(told);
      const written = new Set(told.log.map(({ seat, request }) => `${seat} ${request}`));
      for (const [index, player] of this.#players.entries()) {
        for (const id of player.done.get(table) ?? [])
          if (!written.has(`${index % 2} ${id}`)) lost.push(`${table} ${id}`);
        const visits = player.visits.filter((visit) => visit.table === table);
        wrong.push(...visits.flatMap(({ heard }) => wrongIn(heard, streams).map((text) => `${table}: ${text}`)));
      }
    }
    const sum = (of: (player: Player) => number): number => this.#players.reduce((all, each) => all + of(each), 0);
    return {
      acknowledged: sum(countOf),
      lost,
      wrong,
      asked: { again: sum((p) => p.asked.again), back: sum((p) => p.asked.back), stale: sum((p) => p.asked.stale) },
      tables: tables.size,
      over,
    };
  }
}

const countOf = ({ done }: Player): number => [...done.values()].reduce((sum, ids) => sum + ids.size, 0);

const seatTwo = async (nodes: Nodes, index: number, seed: string): Promise<readonly Player[]> => {
  const game = CATALOGUE[index % CATALOGUE.length]!.meta;
  const hasBot = index % 2 === 0 && game.seats.includes(3);
  const clients = [new Client(nodes.next()), new Client(nodes.next())] as const;
  for (const [seat, client] of clients.entries()) await client.call('POST', '/api/me', { nickname: `P${seat}` });
  const id = await clients[0].create({
    game: game.id,
    seats: [{ kind: 'me' }, { kind: 'open' }, ...(hasBot ? [{ kind: 'bot', level: LEVEL_NAMES[0] } as const] : [])],
    // Responses at a live table take time: games with them would be long.
    ...(game.id === 'mille-bornes' ? { pace: { kind: 'slow', days: 1, quiet: null } as const } : {}),
  });
  await clients[1].call('POST', `/api/tables/${id}/seats/1/take`, ENTROPY);
  await clients[0].call('POST', `/api/tables/${id}/begin`);
  return clients.map((client, seat) => {
    const player = new Player(nodes, client, `${seed} ${seat}`);
    player.table = id;
    return player;
  });
};

/** Checks that numbers have no gap, requests are unique, and people's moves are those they asked for. */
const wrongRows = ({ row, seats, log }: Awaited<ReturnType<Nodes['told']>>): readonly string[] => {
  const wrong = log.flatMap(({ number }, index) => (number === index + 1 ? [] : [`${row.id}: a gap before ${number}`]));
  const requests = log.flatMap(({ seat, request }) => (request === null ? [] : [`${seat} ${request}`]));
  if (new Set(requests).size < requests.length) wrong.push(`${row.id}: a duplicate request`);
  if (row.status === 'frozen') wrong.push(`${row.id}: stands still, ${row.report}`);
  const isAnswered = row.game === 'mille-bornes';
  const foreign = log.find(({ seat, request }) => request === null && seats[seat]!.person !== null);
  if (foreign !== undefined && !isAnswered) wrong.push(`${row.id}: ${foreign.number} is nobody's`);
  return wrong;
};
