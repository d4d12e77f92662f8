import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { openServer } from '../src/index.ts';
import type { Server, ServerSettings } from '../src/index.ts';
import type { StoreLocation } from '../src/store/open.ts';
import { Authenticator } from './authenticator.ts';
import { Client } from './client.ts';
import type { Seated } from './client.ts';

const root = mkdtempSync(join(tmpdir(), 'pb-installation-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

/** An unused path, in a folder deleted after the tests. */
export const newPath = (): string => join(mkdtempSync(join(root, 'at-')), 'data');

/** A server that can be moved to another place, with a clock that advances only on request. */
export class Installation {
  place: StoreLocation;
  time = Date.UTC(2026, 0, 5, 12);
  origin = '';
  server: Server | null = null;
  readonly clients: Client[] = [];

  constructor(place: StoreLocation = { folder: newPath() }) {
    this.place = place;
  }

  async start(settings: Partial<ServerSettings> = {}): Promise<this> {
    this.server = await openServer({
      ...('folder' in this.place ? { data: this.place.folder } : { data: newPath(), database: this.place.url }),
      requestsPerMinute: 100_000,
      guestsPerHour: 100_000,
      messagesPerWindow: 100_000,
      botPause: 0,
      cookieSecret: 'a secret of the tests, long enough',
      now: () => this.time,
      ...settings,
    });
    this.origin = await this.server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const client of this.clients) client.at(this.origin);
    return this;
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  async guest(nickname: string): Promise<Client> {
    const client = new Client(this.origin);
    this.clients.push(client);
    await client.call('POST', '/api/me', { nickname });
    return client;
  }

  /** Adds devices and quiet hours for these people, so that their alerts stay pending. */
  async alert(people: readonly Client[]): Promise<void> {
    for (const [index, person] of people.entries()) {
      const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
      const endpoint = `https://push.example.org/${index}`;
      const { alerts } = await person.call('POST', '/api/me/alerts/devices', { name: 'A phone', endpoint, keys });
      const { settings } = alerts as { settings: object };
      const quiet = { from: 10, to: 20, zone: 'UTC' };
      await person.call('POST', '/api/me/alerts', { ...settings, quiet });
    }
    await people[0]!.call('POST', '/api/me/alerts/webhook', { url: 'https://hooks.example.org/ada' });
    // Nobody is at the tables in play: once that is sure, the players to move are alerted.
    await this.server!.hub.sweep();
    this.time += 120_000;
    await this.server!.hub.sweep();
  }

  /** Two people at a table, after this many moves. */
  async table(people: readonly [Client, Client], game: string, moves: number, rng: Rng): Promise<string> {
    const id = await people[0].create({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      // At a live table, responses would wait for a clock, and secret choices would run out of time.
      ...(['mille-bornes', 'course-folle'].includes(game)
        ? { pace: { kind: 'slow', days: 1, quiet: null } as const }
        : {}),
    });
    await people[1].call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
    await people[0].call('POST', `/api/tables/${id}/begin`);
    const seats = await Promise.all(people.map((person) => person.sit(id)));
    await playOn(seats, moves, rng);
    for (const seated of seats) seated.close();
    return id;
  }
}

/** Plays this many random moves, or to the end. */
export const playOn = async (seats: readonly Seated[], moves: number, rng: Rng): Promise<void> => {
  const canMove = ({ shown, record }: Seated): boolean => record !== null || (shown?.moves.length ?? 0) > 0;
  let last: Seated | null = null;
  for (let move = 0; move < moves; move++) {
    await Promise.race(seats.map((each) => each.until(canMove)));
    // A player who has chosen in secret may choose the same again: then nothing would change.
    const mover: Seated = seats.find((each) => each !== last && canMove(each)) ?? seats.find(canMove)!;
    last = mover;
    if (mover.record !== null) return;
    const { moves: texts, seen } = mover.shown!;
    const answer = await mover.play(texts[below(rng, texts.length)]!);
    // Others' moves may not have been shown yet, and may have ended the game.
    if (answer.t !== 'done' && !(answer.t === 'error' && ['stale', 'not-playing'].includes(answer.code))) {
      throw new Error(JSON.stringify(answer));
    }
    await mover.until(({ shown, record }) => record !== null || shown!.seen !== seen);
  }
};

export interface Lived {
  readonly installation: Installation;
  /** Ada has an account with a passkey and a token; Blaise is a guest. */
  readonly people: readonly [Client, Client];
  /** A table in play for each game. */
  readonly playing: ReadonlyMap<string, string>;
  readonly over: readonly string[];
  readonly frozen: string;
  readonly open: string;
}

/** A Skybridge that fails at the next move. */
const breaking = (id: string): Entry | undefined => {
  const entry = findGame(id);
  if (entry === undefined || id !== 'skybridge') return entry;
  const load = async (): ReturnType<Entry['load']> => {
    const loaded = await entry.load();
    const explain = (): never => {
      throw new TypeError('a bug in the rules');
    };
    const play: typeof loaded.game.play = (state, seat, move, rng) => {
      loaded.game.play(state, seat, move, rng);
      if (isBroken) explain();
    };
    return { ...loaded, game: { ...loaded.game, play } };
  };
  return { ...entry, load };
};
let isBroken = false;

/** A running installation with realistic data: accounts, chat, and tables of all games in all states. */
export const lived = async (place?: StoreLocation): Promise<Lived> => {
  const installation = await new Installation(place).start({ games: breaking, report: () => {} });
  const rng = fastRandom('installation');
  const people = [await installation.guest('Ada 🚂'), await installation.guest('Blaise « é »')] as const;
  const [ada] = people;
  await ada.call('POST', '/api/account', { name: 'lovelace', password: 'cent bornes par jour' });
  const key = new Authenticator(installation.origin);
  const response = key.create(await ada.call('POST', '/api/account/passkey/options'));
  await ada.call('POST', '/api/account/passkey', { response, name: 'My phone' });
  await ada.call('POST', '/api/account/passkey/options');
  await ada.call('POST', '/api/me/tokens', { name: 'A program' });
  const frozen = await installation.table(people, 'skybridge', 4, rng);
  await breakAt(people, frozen);
  const over = [
    await installation.table(people, 'skybridge', 500, rng),
    await installation.table(people, 'mille-bornes', 2000, rng),
    await installation.table(people, 'course-folle', 500, rng),
  ];
  const playing = new Map<string, string>();
  for (const { meta } of CATALOGUE) playing.set(meta.id, await installation.table(people, meta.id, 8, rng));
  const open = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await installation.alert(people);
  const talking = await ada.sit(open);
  for (const text of ['Bonjour, où êtes-vous ?', '👩‍👩‍👧 ∞ \\x00 \' " ; --']) await talking.say({ t: 'say', text });
  talking.close();
  await people[1].call('POST', `/api/tables/${open}/seats/1/take`);
  await ada.call('POST', `/api/tables/${open}/seats/1/free`, { word: 'À demain !' });
  return { installation, people, playing, over, frozen, open };
};

const breakAt = async (people: readonly Client[], table: string): Promise<void> => {
  const seats = await Promise.all(people.map((person) => person.sit(table)));
  isBroken = true;
  const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
  await mover.play(mover.shown!.moves[0]!);
  await mover.until(({ facts }) => facts!.status === 'frozen');
  isBroken = false;
  for (const seated of seats) seated.close();
};
