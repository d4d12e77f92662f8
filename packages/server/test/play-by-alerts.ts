import { CATALOGUE } from '@ponts-bornes/catalogue';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { PushMessage } from '@ponts-bornes/protocol';
import { Client } from './client.ts';
import type { Seated } from './client.ts';
import { eventually } from './eventually.ts';
import { PushBrowser } from './push-service.ts';
import type { Receiver } from './push-service.ts';

/** How often an idle player looks at their phone, in milliseconds. */
const GLANCE = 20;

/** What became of games whose players only come when they are called. */
export interface PlayedByAlerts {
  /** Turns that players were called to and played. */
  readonly turns: number;
  /** Turns that were played without a message about them: their player came by another one. */
  readonly lost: readonly string[];
  /** Turns to which a player was called by two different messages. */
  readonly twice: readonly string[];
  /** Messages about turns that their player found over, or never found. */
  readonly idle: readonly string[];
  /** Messages that were delivered more than once, which their receiver recognises. */
  readonly repeated: number;
}

/**
 * How a player came to play a turn. `called`: by a message. `again`: they came back after the server had died, and
 * another turn of theirs had begun. `further`: they were there, because the turn before was theirs too.
 */
type Occasion = 'called' | 'again' | 'further';

interface Player {
  readonly client: Client;
  readonly browser: PushBrowser;
  readonly rng: Rng;
  /** The messages they have acted on. */
  readonly read: Set<string>;
  /** The messages that they came by. */
  readonly followed: Set<string>;
  /** The turns they have played, by their number. */
  readonly played: Map<number, Occasion>;
}

interface AlertedTable {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** Whether the game is over. */
  isOver: boolean;
}

interface Setting {
  readonly service: Receiver;
  /** Where the server is now; it may be down. */
  readonly origin: () => string;
  readonly seed: string;
}

/**
 * A slow table of every game for two people, who have a phone and are away. Nobody stays at a table: each player comes
 * only when a push calls them, plays their turn and leaves. A single lost alert stops its game for good.
 */
export class PlayByAlerts {
  readonly #setting: Setting;
  readonly #tables: AlertedTable[] = [];
  readonly #playing: Promise<void>[] = [];
  #isStopped = false;

  private constructor(setting: Setting) {
    this.#setting = setting;
  }

  static async start(setting: Setting): Promise<PlayByAlerts> {
    const play = new PlayByAlerts(setting);
    await Promise.all(CATALOGUE.map(({ meta }) => play.#open(meta.id)));
    return play;
  }

  /** Waits until every game has gone on by a call that had not arrived before. A game that is over is followed by another. */
  async goOn(): Promise<void> {
    const running = this.#tables.filter(({ isOver }) => !isOver);
    const before = new Set(running.flatMap(({ players }) => players.flatMap(({ browser }) => idsOf(browser.shown))));
    await eventually(() => {
      const stuck = running.filter(({ players, isOver }) => !isOver && !hasAnswered(players, before));
      if (stuck.length > 0) throw new Error(`nobody is called to ${stuck.map(({ game }) => game).join(', ')}`);
    });
    await Promise.all(running.filter(({ isOver }) => isOver).map(({ game }) => this.#open(game)));
  }

  async stop(): Promise<PlayedByAlerts> {
    this.#isStopped = true;
    await Promise.all(this.#playing);
    const players = this.#tables.flatMap((table) => table.players);
    const messages = players.flatMap(({ browser }) => browser.messages);
    return {
      turns: players.reduce((sum, { played }) => sum + played.size, 0),
      lost: players.flatMap(lostOf),
      twice: players.flatMap(twiceOf),
      idle: players.flatMap(idleOf),
      repeated: messages.length - new Set(idsOf(messages)).size,
    };
  }

  async #open(game: string): Promise<void> {
    const table = await newTable(this.#setting, game, this.#tables.length);
    this.#tables.push(table);
    this.#playing.push(this.#play(table));
  }

  /** Waits for a call, answers it, and so on. */
  async #play(table: AlertedTable): Promise<void> {
    while (!this.#isStopped && !table.isOver) {
      for (const player of table.players) {
        const call = callsOf(player).findLast(({ id }) => !player.read.has(id));
        if (call === undefined) continue;
        const outcome = await answer(player, { table: table.id, call }, this.#setting.origin);
        if (outcome === 'played') player.read.add(call.id);
        table.isOver ||= outcome === 'over';
      }
      // The end is an alert too.
      table.isOver ||= table.players.some(({ browser }) => browser.shown.some(({ kind }) => kind === 'over'));
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
  }
}

const idsOf = (messages: readonly PushMessage[]): readonly string[] => messages.map(({ id }) => id);

const callsOf = ({ browser }: Player): readonly PushMessage[] => browser.shown.filter(({ kind }) => kind === 'turn');

const hasAnswered = (players: readonly Player[], before: ReadonlySet<string>): boolean =>
  players.some(({ read }) => [...read].some((id) => !before.has(id)));

const lostOf = (player: Player): readonly string[] => {
  const called = new Set(callsOf(player).map(({ turn }) => turn));
  const uncalled = [...player.played].filter(([turn, occasion]) => occasion === 'called' && !called.has(turn));
  return uncalled.map(([turn]) => `${callsOf(player)[0]?.tag} ${turn}`);
};

/** The last call may not be answered yet. */
const idleOf = (player: Player): readonly string[] =>
  callsOf(player)
    .slice(0, -1)
    .filter(({ turn }) => !player.played.has(turn!))
    .map(({ tag, turn }) => `${tag} ${turn}`);

/** Two messages with different ids about the same turn of the same player. */
const twiceOf = (player: Player): readonly string[] => {
  const keys = callsOf(player).map(({ tag, turn }) => `${tag} ${turn}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
};

const newTable = async ({ service, origin, seed }: Setting, game: string, number: number): Promise<AlertedTable> => {
  const players = ['Ada', 'Blaise'].map((name) => ({
    client: new Client(origin()),
    browser: new PushBrowser(service),
    rng: fastRandom(`${seed} ${game} ${number} ${name}`),
    read: new Set<string>(),
    followed: new Set<string>(),
    played: new Map<number, Occasion>(),
    name,
  }));
  for (const { client, browser, name } of players) {
    await client.call('POST', '/api/me', { nickname: name });
    await client.call('POST', '/api/me/alerts/devices', browser.subscription(name));
  }
  const pace = { kind: 'slow', days: 1, quiet: null } as const;
  const [host, guest] = players.map(({ client }) => client) as [Client, Client];
  const id = await host.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], pace });
  await guest.call('POST', `/api/tables/${id}/seats/1/take`, {});
  await host.call('POST', `/api/tables/${id}/begin`);
  return { id, game, players, isOver: false };
};

/** Comes to the table, plays until it is no longer their turn, and leaves. `later`: the server went away. */
const answer = async (
  player: Player,
  { table, call }: { readonly table: string; readonly call: PushMessage },
  origin: () => string,
): Promise<'played' | 'over' | 'later'> => {
  const { client, rng, played, followed } = player;
  const isAgain = followed.has(call.id);
  followed.add(call.id);
  try {
    const seated = await sitDown(client.at(origin()), table);
    try {
      await within(seated.until(({ shown }) => shown !== null));
      let count = 0;
      while (isTheirTurn(seated)) {
        const turn = await within(turnAt(client, table));
        const occasion = isAgain && turn !== call.turn ? 'again' : count === 0 ? 'called' : 'further';
        if (turn !== null && !played.has(turn)) played.set(turn, occasion);
        const { seen, moves } = seated.shown!;
        const said = await within(seated.play(moves[below(rng, moves.length)]!));
        if (said.t !== 'done') return 'later';
        count += 1;
        await within(seated.until(({ shown, record }) => record !== null || shown!.seen !== seen));
        // A secret choice that can still be changed.
        if (seated.shown!.view.toAct.length > 1) break;
      }
      if (seated.record !== null) return 'over';
      // A node may not know yet what the one that died has written.
      return count > 0 ? 'played' : 'later';
    } finally {
      seated.close();
    }
  } catch {
    return 'later';
  }
};

/** The number of a player's turn at a table, as the server has it. */
const turnAt = async (client: Client, id: string): Promise<number | null> => {
  const { tables } = (await client.call('GET', '/api/me/waiting')) as unknown as Waiting;
  return tables.find(({ table }) => table.id === id)?.turn ?? null;
};

interface Waiting {
  readonly tables: readonly { readonly turn: number; readonly table: { readonly id: string } }[];
}

/** Somebody who arrives too late must not stay: a player who looks on is not called. */
const sitDown = async (client: Client, id: string): Promise<Seated> => {
  const coming = client.sit(id);
  try {
    return await within(coming);
  } catch (error) {
    coming.then(
      (late) => late.close(),
      () => {},
    );
    throw error;
  }
};

const isTheirTurn = ({ record, shown, you }: Seated): boolean =>
  record === null && shown!.moves.length > 0 && shown!.view.toAct.includes(you!.seat!);

/** A server that was killed answers nothing. */
const PATIENCE = 5000;

const within = async <Value>(value: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server is gone')), PATIENCE);
  });
  try {
    return await Promise.race([value, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};
