import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../child.ts';
import type { Child, Limits } from '../child.ts';
import { Client } from '../client.ts';
import type { Seated } from '../client.ts';

/** The outcome of an attack. */
export interface Outcome {
  /** What was attempted, in numbers. */
  readonly tried: string;
  /** Null if the server withstood it; otherwise what failed. */
  readonly broken: string | null;
}

export interface Attack {
  readonly name: string;
  /** @param isShort whether it runs as part of the test suite, with only a few attempts */
  readonly run: (ground: Ground, isShort: boolean) => Promise<Outcome>;
}

/** Silent: a log line about a frozen table at startup would be mistaken for the address. */
const ENVIRONMENT = { BOT_PAUSE: '0', LOG: 'silent' };

/** The environment of an attack: its own local servers, removed afterwards. */
export class Ground {
  readonly #folder = mkdtempSync(join(tmpdir(), 'pb-attack-'));
  readonly #servers: Child[] = [];
  readonly #cleanings: (() => unknown)[] = [];

  async start(env: NodeJS.ProcessEnv = {}, limits: Limits = {}): Promise<Child> {
    const server = await startServer(mkdtempSync(join(this.#folder, 'data-')), { ...ENVIRONMENT, ...env }, limits);
    this.#servers.push(server);
    return server;
  }

  /** The same server again, on its stored data. */
  async restart(server: Child): Promise<Child> {
    await server.stop();
    const again = await startServer(server.data, ENVIRONMENT);
    this.#servers.push(again);
    return again;
  }

  /** Registers a cleanup function. */
  later(clean: () => unknown): void {
    this.#cleanings.push(clean);
  }

  async clear(): Promise<void> {
    for (const clean of this.#cleanings.toReversed()) await clean();
    for (const server of this.#servers) await server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const guest = async (origin: string, nickname = 'Ada'): Promise<Client> => {
  const client = new Client(origin);
  await client.call('POST', '/api/me', { nickname });
  return client;
};

export interface Pair {
  readonly id: string;
  readonly people: readonly [Client, Client];
  readonly seats: readonly [Seated, Seated];
}

/** Two people at a table in play. */
export const pairAt = async (origin: string, table: Partial<Parameters<Client['create']>[0]> = {}): Promise<Pair> => {
  const people = [await guest(origin), await guest(origin, 'Blaise')] as const;
  const id = await people[0].create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], ...table });
  await people[1].call('POST', `/api/tables/${id}/seats/1/take`);
  await people[0].call('POST', `/api/tables/${id}/begin`);
  const seats = [await people[0].join(id), await people[1].join(id)] as const;
  for (const seated of seats) await seated.until(({ shown }) => shown !== null);
  return { id, people, seats };
};

export const moverOf = async (seats: readonly Seated[]): Promise<Seated> => {
  const canMove = ({ shown }: Seated): boolean => shown!.moves.length > 0;
  await Promise.race(seats.map((seated) => seated.until(canMove)));
  return seats.find(canMove)!;
};

/** Whether the server is running and serves new clients. */
export const isWell = async ({ origin, isRunning }: Child): Promise<boolean> =>
  isRunning() && (await new Client(origin).outcome('GET', '/api/tables').catch(() => 'gone')) === 'ok';

/** Waits for recovery: closed connections are noticed one by one. */
export const recovers = async (isOk: () => Promise<boolean>): Promise<boolean> => {
  for (let time = 0; time < 100; time++) {
    if (await isOk()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

export const held = (tried: string, broken: string | null | false = null): Outcome => ({
  tried,
  broken: broken === false ? null : broken,
});
