import { CATALOGUE } from '@ponts-bornes/catalogue';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { PushMessage } from '@ponts-bornes/protocol';
import { Client } from './client.ts';
import type { Seated } from './client.ts';
import { PushBrowser } from './push-service.ts';
import type { Receiver } from './push-service.ts';

/** How often an idle player looks at their phone, in milliseconds. */
const GLANCE = 20;

/** What became of games whose players only come when they are called. */
export interface PlayedByAlerts {
  /** Turns that players were called to and played. */
  readonly turns: number;
  /** Turns to which a player was called by two different messages. */
  readonly twice: readonly string[];
  /** Messages that were delivered more than once, which their receiver recognises. */
  readonly repeated: number;
}

interface Player {
  readonly client: Client;
  readonly browser: PushBrowser;
  readonly rng: Rng;
  /** The messages they have acted on. */
  readonly read: Set<string>;
}

/** Where the server is now; it may be down. */
type Origin = () => string;

/** Starts a slow table of every game for two people, who have a phone and are away. */
export const startTables = (service: Receiver, origin: Origin, seed: string): Promise<readonly AlertedTable[]> =>
  Promise.all(CATALOGUE.map(({ meta }) => newTable(service, origin, `${seed} ${meta.id}`, meta.id)));

/**
 * Plays on. Nobody stays at a table: each player comes only when a push calls them, plays their turn and leaves. A
 * single lost alert stops its game for good.
 *
 * @param most turns to play at each table
 */
export const playByAlerts = async (
  tables: readonly AlertedTable[],
  origin: Origin,
  most: number,
): Promise<PlayedByAlerts> => {
  const turns = await Promise.all(tables.map((table) => playOn(table, origin, most)));
  const messages = tables.flatMap(({ players }) => players.flatMap(({ browser }) => browser.messages));
  const ids = new Set(messages.map(({ id }) => id));
  return {
    turns: turns.reduce((sum, count) => sum + count, 0),
    twice: twiceIn(tables.flatMap(({ players }) => players)),
    repeated: messages.length - ids.size,
  };
};

/** Two messages with different ids about the same turn of the same player. */
const twiceIn = (players: readonly Player[]): readonly string[] =>
  players.flatMap(({ browser }) => {
    const called = browser.shown.filter(({ kind, turn }) => kind === 'turn' && turn !== null);
    const keys = called.map(({ tag, turn }) => `${tag} ${turn}`);
    return keys.filter((key, index) => keys.indexOf(key) !== index);
  });

export interface AlertedTable {
  readonly id: string;
  readonly players: readonly Player[];
}

const newTable = async (service: Receiver, origin: Origin, seed: string, game: string): Promise<AlertedTable> => {
  const players = ['Ada', 'Blaise'].map((name) => ({
    client: new Client(origin()),
    browser: new PushBrowser(service),
    rng: fastRandom(`${seed} ${name}`),
    read: new Set<string>(),
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
  return { id, players };
};

/** Waits for a call, answers it, and so on, until enough turns are played or the game is over. */
const playOn = async ({ id, players }: AlertedTable, origin: Origin, most: number): Promise<number> => {
  let turns = 0;
  // The end is an alert too.
  const isOver = (): boolean => players.some(({ browser }) => browser.shown.some(({ kind }) => kind === 'over'));
  while (turns < most && !isOver()) {
    for (const player of players) {
      const call = player.browser.shown.findLast((message) => isCall(message) && !player.read.has(message.id));
      if (call === undefined) continue;
      const outcome = await answer(player, id, origin);
      if (outcome === 'later') continue;
      player.read.add(call.id);
      if (outcome === 'over') return turns;
      turns += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
  return turns;
};

const isCall = ({ kind }: PushMessage): boolean => kind === 'turn';

/** Comes to the table, plays until it is no longer their turn, and leaves. `later`: the server went away. */
const answer = async ({ client, rng }: Player, id: string, origin: Origin): Promise<'played' | 'over' | 'later'> => {
  try {
    const seated = await within(client.at(origin()).sit(id));
    try {
      await within(seated.until(({ shown }) => shown !== null));
      let count = 0;
      while (isTheirTurn(seated)) {
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
