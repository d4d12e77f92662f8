import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { SPECTATOR, fastRandom, formatRecord, recordOf, tableStreams } from '@ponts-bornes/kernel';
import type { AnyGame, Options } from '@ponts-bornes/kernel';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { ThinkingFailed, askBot } from '@ponts-bornes/bots';
import type { ChooseTask, EvaluateTask, SuggestTask, Task, Thinkers } from '@ponts-bornes/bots';
import { openBrowserThinkers } from '@ponts-bornes/bots/browser';
import type { WebWorker } from '@ponts-bornes/bots/browser';
import { openNodeThinkers } from '@ponts-bornes/bots/node';

const { game } = await CATALOGUE[0]!.load();
const options: Options = Object.fromEntries(game.meta.options.map((field) => [field.key, field.default]));
type State = ReturnType<AnyGame['copy']>;

const SECRET = new Uint8Array(32).fill(7);
const LONG = 1_000_000;

/** A game after `moves` moves, its record, and the seat to act. */
const table = (moves: number): { state: State; seat: number; record: string } => {
  const streams = tableStreams(SECRET);
  const rng = fastRandom('moves');
  const state = game.setup(options, 2, streams(0));
  const played: { seat: number; text: string }[] = [];
  for (let number = 1; number <= moves; number++) {
    const seat = game.toAct(state)[0]!;
    const legal = game.moves(state, seat);
    const move = legal[rng.next() % legal.length]!;
    game.play(state, seat, move, streams(number));
    played.push({ seat, text: game.format(move) });
  }
  const record = recordOf(game, { seats: 2, options, secret: SECRET, moves: played, result: game.outcome(state) });
  return { state, seat: game.toAct(state)[0]!, record: formatRecord(record) };
};

const { state, seat, record } = table(8);
const likeness = game.resample(state, seat, fastRandom('likeness'));
const asked = { game: game.meta.id, seat, seats: 2, likeness, bot: 'strong', seed: 'think', millis: LONG } as const;
const choose: ChooseTask = { kind: 'choose', ...asked };
const suggestion: SuggestTask = { kind: 'suggest', ...asked, bot: 'expert', most: 2 };
const curve: EvaluateTask = {
  kind: 'evaluate',
  game: game.meta.id,
  seed: 'e',
  millis: LONG,
  record,
  viewer: SPECTATOR,
  games: 5,
};
/** Never finishes in practice. */
const endless: EvaluateTask = { ...curve, games: 100_000_000 };

/** A browser worker, in a Node.js thread. */
const nodeWorker = (): WebWorker => {
  const thread = new Worker(new URL('browser-worker.mjs', import.meta.url), { execArgv: [] });
  return {
    postMessage: (job) => thread.postMessage(job),
    listen: (hear, fail) => {
      thread.on('message', hear);
      thread.on('error', ({ message }) => fail(message));
    },
    terminate: () => void thread.terminate(),
  };
};

const kindOf = async (failing: Promise<unknown>): Promise<string> => {
  const error: unknown = await failing.then(
    () => null,
    (caught: unknown) => caught,
  );
  return error instanceof ThinkingFailed ? error.kind : String(error);
};

const KINDS: readonly [string, Thinkers][] = [
  ['threads of Node', openNodeThinkers({ threads: 1 })],
  ['a browser worker', openBrowserThinkers(nodeWorker)],
];

describe.each(KINDS)('bots in %s', (_name, thinkers) => {
  afterAll(() => thinkers.close());

  test('choose a legal move, the same for the same seed', async () => {
    const { text } = await thinkers.perform(choose);
    expect(game.moves(state, seat).map(game.format)).toContain(text);
    expect(await thinkers.perform(choose)).toStrictEqual({ text });
  });

  test('suggest moves with chances', async () => {
    const suggestions = await thinkers.perform(suggestion);
    expect(suggestions).toHaveLength(2);
    for (const { text, chances } of suggestions) {
      expect(game.moves(state, seat).map(game.format)).toContain(text);
      expect(chances).toBeGreaterThan(0);
    }
  });

  test('evaluate a record point by point, and report progress', async () => {
    const heard: number[] = [];
    const evaluated = await thinkers.perform(curve, { onProgress: (done) => void heard.push(done) });
    if (!evaluated.ok) throw new Error('the record was not evaluated');
    expect(evaluated.points.map(({ number }) => number)).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { chances } of evaluated.points) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
    expect(heard).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('report what is wrong with a record', async () => {
    expect(await thinkers.perform({ ...curve, record: 'nonsense' })).toMatchObject({ ok: false, error: { line: 1 } });
  });

  test('end a search when its time is up, with the result so far', async () => {
    const evaluated = await thinkers.perform({ ...endless, games: 1, millis: 0 });
    expect(evaluated).toStrictEqual({ ok: true, points: [] });
  });

  test('are terminated when late, while others keep working', async () => {
    expect(await kindOf(thinkers.perform(endless, { deadline: 100 }))).toBe('late');
    expect(await thinkers.perform(choose)).toHaveProperty('text');
  });

  test('stop when cancelled', async () => {
    const controller = new AbortController();
    const thought = thinkers.perform(endless, { signal: controller.signal });
    controller.abort();
    expect(await kindOf(thought)).toBe('cancelled');
    expect(await thinkers.perform(choose)).toHaveProperty('text');
  });

  test.each([
    ['an unknown game', { ...choose, game: 'chess' }],
    ['an unknown bot', { ...choose, bot: 'oracle' }],
    ['a seat that is not to act', { ...choose, seat: 1 - seat }],
    ['an invalid state', { ...choose, likeness: null }],
  ])('survive a failure at %s', async (_what, task: Task) => {
    expect(await kindOf(thinkers.perform(task))).toBe('broken');
    expect(await thinkers.perform(choose)).toHaveProperty('text');
  });

  test('are asked for a move by a table', async () => {
    const asking = { seat, seats: 2, bot: 'medium', seed: 's', millis: LONG, deadline: 60_000 };
    const answer = await askBot(thinkers, game, state, asking);
    expect(answer).toMatchObject({ by: 'medium', troubles: [] });
    expect(game.moves(state, seat).map(game.format)).toContain(answer.text);
  });
});

describe('a table goes on', () => {
  /** Threads in which some bots fail in their own way. */
  const failing = (by: (bot: string) => Promise<{ text: string }>): Thinkers => ({
    perform: ((task: ChooseTask) => by(task.bot)) as Thinkers['perform'],
    close: async () => {},
  });
  const asking = { seat, seats: 2, bot: 'expert', seed: 's', millis: 10, deadline: 10 };
  const first = game.format(game.moves(state, seat)[0]!);

  test('if a bot fails, hangs or cheats: the next simpler one is asked', async () => {
    const thinkers = failing(async (bot) => {
      if (bot === 'expert') throw new ThinkingFailed('late');
      if (bot === 'strong') throw new ThinkingFailed('broken', new Error('a bug'));
      return { text: bot === 'medium' ? 'no move' : first };
    });
    expect(await askBot(thinkers, game, state, asking)).toStrictEqual({
      text: first,
      by: 'easy',
      troubles: [
        { bot: 'expert', kind: 'late', message: 'no answer: late' },
        { bot: 'strong', kind: 'broken', message: 'no answer: broken (a bug)' },
        { bot: 'medium', kind: 'broken', message: '“no move” is not a legal move' },
      ],
    });
  });

  test('if none answers: with a random legal move', async () => {
    const thinkers = failing(async () => {
      throw new ThinkingFailed('late');
    });
    const answer = await askBot(thinkers, game, state, asking);
    expect(answer.by).toBe('random');
    expect(answer.troubles).toHaveLength(5);
    expect(game.moves(state, seat).map(game.format)).toContain(answer.text);
  });

  test('unless the request is cancelled', async () => {
    const thinkers = failing(async () => {
      throw new ThinkingFailed('cancelled');
    });
    await expect(askBot(thinkers, game, state, asking)).rejects.toThrow('cancelled');
  });

  test('and no thread ever receives the true state', async () => {
    const given: unknown[] = [];
    const thinkers: Thinkers = {
      perform: (async (task: ChooseTask) => {
        given.push(task.likeness);
        return { text: first };
      }) as Thinkers['perform'],
      close: async () => {},
    };
    const other = game.resample(state, seat, fastRandom('another deal'));
    await askBot(thinkers, game, state, asking);
    await askBot(thinkers, game, other, asking);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
    expect(given[1]).toStrictEqual(given[0]);
  });
});
