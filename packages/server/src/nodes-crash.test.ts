import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_CEILING } from '../test/ceiling.ts';
import type { Client, Seated } from '../test/client.ts';
import { Crowd } from '../test/crowd.ts';
import { House } from '../test/house.ts';
import { Nodes } from '../test/nodes.ts';
import { execute } from '../test/services.ts';
import { streamsOf, wrongIn } from '../test/streams.ts';

/** `npm run crash:nodes` does it a hundred times or more. */
const TIMES = Number(process.env['KILLS'] ?? 1);
const SEED = process.env['SEED'] ?? `nodes-${TIMES}`;
/** Tables of all games in the long run; fewer in normal runs, to keep them short. */
const TABLES = process.env['KILLS'] === undefined ? 3 : CATALOGUE.length;
/** Tables of bots alone, likewise: at least one of each game and two begun at each node. */
const BOT_TABLES = process.env['KILLS'] === undefined ? 6 : 12;
const ENTROPY = { entropy: 'fedcba9876543210' };
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const withNodes = async (count: number, action: (nodes: Nodes) => Promise<void>): Promise<void> => {
  const nodes = await Nodes.open(count);
  try {
    await action(nodes);
  } finally {
    await nodes.close();
  }
};

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;
const linesOf = ({ shown }: Seated): number => (shown === null ? 0 : shown.from + shown.lines.length);
const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Failures to inject while people play. */
const FAILURES: Readonly<Record<string, (nodes: Nodes, rng: Rng) => Promise<void>>> = {
  'a node is killed': async (nodes, rng) => {
    await nodes.end(nodes.all[below(rng, nodes.all.length)]!, 'kill');
    await nodes.start();
  },
  'all nodes are killed': async (nodes) => {
    await Promise.all(nodes.all.map((node) => nodes.end(node, 'kill')));
    await nodes.start();
    await nodes.start();
  },
  'nodes are restarted one after another': async (nodes) => {
    for (const node of nodes.all) {
      await nodes.start();
      await nodes.end(node, 'stop');
    }
  },
  'Redis is killed': async (nodes, rng) => {
    await nodes.redis.kill();
    await sleep(below(rng, 1500));
    await nodes.redis.start();
  },
  'Redis is down while a node is killed': async (nodes, rng) => {
    await nodes.redis.stop();
    await FAILURES['a node is killed']!(nodes, rng);
    await nodes.redis.start();
  },
  'PostgreSQL is stopped for a while': async (nodes, rng) => {
    await nodes.postgres.stop();
    await sleep(below(rng, 3000));
    await nodes.postgres.start();
  },
  'PostgreSQL is killed': async (nodes) => {
    await nodes.postgres.kill();
    await nodes.postgres.start();
  },
};

test(
  `no acknowledged move is lost or played twice, whatever fails under load (${TIMES} times)`,
  { timeout: TEST_CEILING + TIMES * 20 * MINUTE },
  () =>
    withNodes(2, async (nodes) => {
      const rng = fastRandom(SEED);
      const crowd = await Crowd.gather(nodes, TABLES, SEED);
      for (let time = 0; time < TIMES; time++) {
        for (const [name, inject] of Object.entries(FAILURES)) {
          await sleep(100 + below(rng, 400));
          await inject(nodes, rng);
          // Everybody plays on, at every table.
          await crowd.goOn(2).catch((error: unknown) => {
            throw new Error(`after ${name}, time ${time}`, { cause: error });
          });
        }
        console.info(`time ${time + 1} of ${TIMES}`);
      }
      const report = await crowd.disperse();
      console.info(JSON.stringify({ ...report, lost: report.lost.length, wrong: report.wrong.length }));
      expect(report).toMatchObject({ lost: [], wrong: [] });
      expect(report.acknowledged).toBeGreaterThan(TIMES * TABLES * 4);
    }),
);

/** Two people at two nodes. */
const begun = async (
  nodes: Nodes,
  table: Parameters<Client['create']>[0],
): Promise<{ readonly ada: Client; readonly blaise: Client; readonly id: string }> => {
  const [ada, blaise] = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)];
  const id = await ada.create(table);
  await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
  await ada.call('POST', at(id, '/begin'));
  return { ada, blaise, id };
};

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

test('when a node dies, another takes over its bots and deadlines, and its presence disappears', () =>
  withNodes(2, async (nodes) => {
    // A bots-only table without spectators, and people who don't choose before their time runs out.
    const host = await nodes.guest('Carole', 0);
    const bot = { kind: 'bot', level: LEVEL_NAMES[0] } as const;
    const bots = await host.create({ game: 'bridgetown-races', seats: [bot, bot, bot] });
    const pace = { kind: 'live', bank: 30, increment: 0, choice: 10, answer: 1 } as const;
    // Before it begins: the rest of a busy machine's time counts as thought too.
    const began = Date.now();
    const { ada, blaise, id } = await begun(nodes, { game: 'course-folle', seats: [...SEATS], pace });
    const two = await blaise.sit(id);
    await ada.sit(id);
    await two.until(({ facts }) => facts!.seats[0]!.isHere);
    await host.call('POST', at(bots, '/begin'));
    await nodes.end(nodes.all[0]!, 'kill');
    await two.until(({ facts }) => !facts!.seats[0]!.isHere);
    await two.until((each) => linesOf(each) >= 2);
    const watcher = await host.at(nodes.next()).sit(bots);
    await watcher.until(({ record }) => record !== null);
    const again = await ada.at(nodes.next()).sit(id);
    await two.until(({ facts }) => facts!.seats[0]!.isHere);
    for (const each of [two, watcher, again]) each.close();
    // A move played twice would be refused.
    expect(wrongIn(watcher.heard, await streamsOf(await nodes.told(bots)))).toStrictEqual([]);
    const told = await nodes.told(id);
    expect(wrongIn(two.heard, await streamsOf(told))).toStrictEqual([]);
    expect(told.log.slice(0, 2).map(({ seat }) => seat)).toStrictEqual([0, 1]);
    // Not early: allow a second for clock differences between processes.
    expect(told.log[0]!.at - began).toBeGreaterThan(pace.choice * SECOND - SECOND);
  }));

describe('service outages', () => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await Nodes.open(3);
  });
  afterAll(async () => nodes.close());

  test('people at different nodes play on during a Redis outage, and see each other again afterwards', async () => {
    const { ada, blaise, id } = await begun(nodes, { game: 'skybridge', seats: [...SEATS] });
    const both = [await ada.sit(id), await blaise.sit(id)] as const;
    for (const each of both)
      await each.until(({ facts, shown }) => shown !== null && facts!.seats.every((s) => s.isHere));
    const playTo = async (lines: number): Promise<void> => {
      for (let count = linesOf(both[0]); count < lines; count++) {
        const mover = both.find(({ shown }) => shown!.moves.length > 0)!;
        expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'done' });
        for (const each of both) await each.until((it) => linesOf(it) > count);
      }
    };
    await playTo(2);
    await nodes.redis.stop();
    await playTo(5);
    // Chat and changes arrive too.
    expect(await both[0].say({ t: 'say', phrase: 'good-luck' })).toMatchObject({ t: 'done' });
    await both[1].until(({ said }) => said.length === 1);
    // Meanwhile somebody joins and somebody leaves.
    const watcher = await (await nodes.guest('Carole', 1)).sit(id);
    await nodes.redis.start();
    await both[0].until(({ facts }) => facts!.watchers === 1 && facts!.seats.every(({ isHere }) => isHere));
    await playTo(7);
    watcher.close();
    both[1].close();
    await both[0].until(({ facts }) => facts!.watchers === 0 && !facts!.seats[1]!.isHere);
    const streams = await streamsOf(await nodes.told(id));
    for (const { heard } of [...both, watcher]) expect(wrongIn(heard, streams)).toStrictEqual([]);
    both[0].close();
  });

  test('during a PostgreSQL outage a move gets try-again, and a retry plays it once', async () => {
    const { ada, blaise, id } = await begun(nodes, { game: 'skybridge', seats: [...SEATS] });
    const both = [await ada.sit(id), await blaise.sit(id)] as const;
    for (const each of both) await each.until(({ shown, clock }) => shown !== null && clock !== null);
    const mover = both.find(({ shown }) => shown!.moves.length > 0)!;
    const seat = both.indexOf(mover);
    const { seen, moves } = mover.shown!;
    const play = { t: 'play', seen, text: moves[0]! } as const;
    await nodes.postgres.stop();
    expect(await mover.say(play, 'once')).toMatchObject({ t: 'error', code: 'try-again' });
    expect(await mover.say(play, 'once')).toMatchObject({ t: 'error', code: 'try-again' });
    expect(await mover.say({ t: 'say', phrase: 'good-luck' }, 'said')).toMatchObject({ code: 'try-again' });
    expect(await ada.outcome('POST', at(id, '/leave'))).toBe('try-again');
    expect(await ada.outcome('GET', '/api/me')).toBe('try-again');
    expect(mover.shown!.seen).toBe(seen);
    await nodes.postgres.start();
    const sendUntilDone = async (message: Parameters<Seated['say']>[0], name: string): Promise<void> => {
      for (;;) {
        const answer = await mover.say(message, name);
        if (answer.t === 'done') return;
        expect(answer).toMatchObject({ code: 'try-again' });
        await sleep(100);
      }
    };
    await sendUntilDone(play, 'once');
    await sendUntilDone(play, 'once');
    await sendUntilDone({ t: 'say', phrase: 'good-luck' }, 'said');
    for (const each of both) await each.until((it) => linesOf(it) === 1 && it.said.length === 1);
    expect((await nodes.told(id)).log).toMatchObject([{ seat, request: 'once' }]);
    for (const each of both) each.close();
  });

  test('nobody’s clock runs during a PostgreSQL outage', async () => {
    // On a database of its own, because its clock moves on request.
    await execute(nodes.postgres.url, 'create database apart');
    const house = await House.open({
      database: Object.assign(new URL(nodes.postgres.url), { pathname: '/apart' }).href,
    });
    const [ada, blaise] = await house.guests('Ada', 'Blaise');
    const id = await ada!.create({ game: 'skybridge', seats: [...SEATS] });
    await blaise!.call('POST', at(id, '/seats/1/take'), ENTROPY);
    await ada!.call('POST', at(id, '/begin'));
    const both = [await ada!.sit(id), await blaise!.sit(id)] as const;
    for (const each of both) await each.until(({ clock }) => clock !== null);
    const mover = both.find(({ shown }) => shown!.moves.length > 0)!;
    const left = ({ clock }: Seated): number => clock!.left[mover.you!.seat!]!;
    house.time += SECOND;
    await house.hub.sweep();
    const before = left(mover) - SECOND;
    await nodes.postgres.stop();
    for (let minute = 0; minute < 20; minute++) {
      house.time += MINUTE;
      await house.hub.sweep();
    }
    await nodes.postgres.start();
    await eventually(async () => (await ada!.outcome('GET', at(id))) === 'ok');
    await house.hub.sweep();
    const again = await ada!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(left(again)).toBe(before);
    expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'done' });
    for (const each of [...both, again]) each.close();
    await house.stop();
  });

  test('bots wait for PostgreSQL and resume on their own', async () => {
    const host = await nodes.guest('Ada', 0);
    const bot = { kind: 'bot', level: LEVEL_NAMES[0] } as const;
    const id = await host.create({ game: 'skybridge', seats: [bot, bot] });
    const watcher = await nodes.at(1, host).sit(id);
    await host.call('POST', at(id, '/begin'));
    await watcher.until((each) => linesOf(each) >= 4);
    await nodes.postgres.kill();
    await nodes.postgres.start();
    await watcher.until(({ record }) => record !== null);
    expect(wrongIn(watcher.heard, await streamsOf(await nodes.told(id)))).toStrictEqual([]);
    watcher.close();
  });

  test('each bot and clock runs on one node, and moves to another when that one stops', async () => {
    // Counts every attempted append, including late ones.
    await nodes.query('create table offered (table_id text, number integer)');
    await nodes.query(`create function note_offer() returns trigger language plpgsql as
      'begin insert into offered values (new.table_id, new.number); return new; end'`);
    await nodes.query('create trigger offers before insert on log for each row execute function note_offer()');
    const bot = { kind: 'bot', level: LEVEL_NAMES[0] } as const;
    const games = ['skybridge', 'course-folle', 'bridgetown-races', 'mille-bornes'];
    const tables = await Promise.all(
      Array.from({ length: BOT_TABLES }, async (_, index) => {
        const game = games[index % games.length]!;
        // Bots-only tables are limited per person.
        const host = await nodes.guest('Ada', 0);
        const id = await host.create({ game, seats: [bot, bot] });
        // Watched at every node, so that every node has it in memory.
        const watchers = await Promise.all(nodes.all.map((_node, node) => nodes.at(node, host).sit(id)));
        await nodes.at(index % 3, host).call('POST', at(id, '/begin'));
        return { id, game, watchers };
      }),
    );
    for (const { watchers } of tables) for (const each of watchers) await each.until((it) => linesOf(it) >= 2);
    await nodes.end(nodes.all[0]!, 'stop');
    for (const { game, watchers } of tables) {
      // Out-of-turn responses take a second each there, so it is not played to its end.
      const isEnough = (each: Seated): boolean =>
        each.record !== null || (game === 'mille-bornes' && linesOf(each) >= 30);
      for (const each of watchers.slice(1)) await each.until(isEnough);
    }
    for (const { watchers } of tables) for (const each of watchers) each.close();
    const counts = await nodes.query<{ readonly id: string; readonly offered: number; readonly written: number }>(
      `select id, (select count(*) from offered where table_id = id) as offered,
        (select count(*) from log where table_id = id) as written from tables where id = any($1)`,
      [tables.map(({ id }) => id)],
    );
    expect(counts).toHaveLength(tables.length);
    for (const { offered, written } of counts) expect(offered).toBe(written);
    for (const { id, watchers } of tables) {
      const streams = await streamsOf(await nodes.told(id));
      for (const { heard } of watchers) expect(wrongIn(heard, streams)).toStrictEqual([]);
    }
  });
});

const eventually = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(100);
};
