import type { Thinkers } from '@ponts-bornes/bots';
import { timeLeft } from '@ponts-bornes/bots/characters';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import {
  SPECTATOR,
  below,
  fastRandom,
  formatRecord,
  parseRecord,
  replayRecord,
  sha256,
  toHex,
  utf8,
} from '@ponts-bornes/kernel';
import type { BaseView, Rng, Seat } from '@ponts-bornes/kernel';
import { PROTOCOL } from '@ponts-bornes/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { namesOf, readerOf } from '../../../storage/opening.ts';
import type { Opening, Sitter } from '../../../storage/opening.ts';
import { Log } from '../../log.ts';
import { writingOf } from '../../writing.ts';
import type { Keep } from './keep.ts';
import { LocalTable } from './local-table.ts';
import type { DeviceMessage, LocalClientMessage, LocalServerMessage, LocalShownMessage } from './messages.ts';
import { openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { openness } from './serve.ts';

const thinkers = openNodeThinkers({ threads: 1 });
afterAll(() => thinkers.close());

const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis'];
const HELLO = { t: 'hello', protocol: PROTOCOL, lines: 0, said: 0 } as const;

const openingOf = (game: string, persons: number, seats: number): Opening => ({
  game,
  options: {},
  secret: toHex(sha256(utf8(`local-${game}`))),
  sitters: NAMES.slice(0, seats).map((name, seat): Sitter =>
    seat < persons ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
  ),
});

type Speech = Awaited<ReturnType<OpenTable['speech']>>;

interface PageParts {
  readonly table: OpenTable;
  readonly speech: Speech;
  readonly isOpen: (view: BaseView) => boolean;
  readonly keep: Keep;
  readonly thinkers: Thinkers;
}

/** A page at a table: the messages it got, and its state. */
class Page {
  readonly table: OpenTable;
  readonly isOpen: (view: BaseView) => boolean;
  readonly #speech: Speech;
  readonly #local: LocalTable;
  readonly #log = new Log();
  readonly deliveries: (readonly LocalServerMessage[])[] = [];
  sent = 0;
  shown: LocalShownMessage | null = null;
  device: DeviceMessage | null = null;
  #next: (() => void) | null = null;

  constructor({ table, speech, isOpen, ...parts }: PageParts) {
    this.table = table;
    this.#speech = speech;
    this.isOpen = isOpen;
    this.#local = new LocalTable({ ...parts, table, isOpen, push: (messages) => this.#hear(messages) });
  }

  /** Sends a message and waits for the next batch. */
  async say(message: LocalClientMessage): Promise<readonly LocalServerMessage[]> {
    const delivered = new Promise<void>((resolve) => {
      this.#next = resolve;
    });
    this.sent += 1;
    this.#local.hear(message);
    await delivered;
    return this.deliveries.at(-1)!;
  }

  /** The bot to move; undefined if the viewer is to move. */
  get bot(): Seat | undefined {
    return this.device!.awaited.find((seat) => this.table.opening.sitters[seat]!.kind === 'bot');
  }

  /** The log as text. */
  get sentences(): readonly string[] {
    const { language, opening } = this.table;
    const readers = { language, names: () => namesOf(opening), reader: () => readerOf(opening) };
    return this.#log.lines(writingOf(this.#speech, readers)).map(({ number, sentence }) => `${number} ${sentence}`);
  }

  #hear(messages: readonly LocalServerMessage[]): void {
    this.deliveries.push(messages);
    for (const message of messages) {
      if (message.t === 'device') this.device = message;
      if (message.t !== 'shown') continue;
      this.shown = message;
      this.#log.hear(message);
    }
    this.#next?.();
  }
}

type Stored = Parameters<Keep>[0];
const NOTHING: Stored = { moves: [] };

const open = async (
  opening: Opening,
  { moves, notes = [] }: Stored,
  keep: Keep,
  asked: Thinkers = thinkers,
): Promise<Page> => {
  const table = await openTable({ opening, moves, notes }, 'fr');
  if ('message' in table) throw new Error(table.message);
  return new Page({ table, speech: await table.speech(), isOpen: await openness(table), keep, thinkers: asked });
};

/** Lets the next bot or person move, or the next person take the device. */
const step = async (page: Page, rng: Rng): Promise<void> => {
  const { seen, moves } = page.shown!;
  if (page.device!.curtain !== null) await page.say({ t: 'lift' });
  else if (page.bot !== undefined) await page.say({ t: 'go', seen });
  else await page.say({ t: 'play', id: `p${page.sent}`, seen, text: moves[below(rng, moves.length)]! });
};

/** What a page shows, without the numbers that count its updates. */
const seenOn = ({ shown, device, sentences }: Page): unknown => {
  const { viewer, view, moves, isAnswer, canTakeBack, outcome } = shown!;
  return { viewer, view, moves, isAnswer, canTakeBack, outcome, device, sentences };
};

const isOver = ({ shown }: Page): boolean => shown!.outcome !== null;

describe.each(CATALOGUE)('a table of $meta.id on this device', ({ meta }) => {
  test('answers each message with one batch, and stores a move before showing it', async () => {
    let kept: Stored = NOTHING;
    const page = await open(openingOf(meta.id, 1, meta.seats[0]!), NOTHING, async (played) => {
      await Promise.resolve();
      kept = played;
      return true;
    });
    await page.say(HELLO);
    const rng = fastRandom(`one-${meta.id}`);
    for (let number = 0; number < 40 && !isOver(page); number++) {
      const before = page.device!.number;
      await step(page, rng);
      expect(page.device!.number).toBe(before + 1);
      expect(kept.moves).toHaveLength(before + 1);
      expect(page.deliveries).toHaveLength(page.sent);
    }
  });

  test('explains a refusal for the table on screen, not for one that is still being stored', async () => {
    let stored = Promise.resolve(true);
    const page = await open(openingOf(meta.id, 1, meta.seats[0]!), NOTHING, () => stored);
    await page.say(HELLO);
    const rng = fastRandom(`why-${meta.id}`);
    while (page.bot !== undefined) await step(page, rng);
    let finish: (isKept: boolean) => void = () => {};
    stored = new Promise((resolve) => {
      finish = resolve;
    });
    const { seen, moves } = page.shown!;
    const before = page.deliveries.length;
    void page.say({ t: 'play', id: 'play', seen, text: moves[0]! });
    void page.say({ t: 'why', id: 'why', text: 'nonsense' });
    finish(true);
    await vi.waitFor(() => expect(page.deliveries).toHaveLength(before + 2));
    const kinds = page.deliveries.slice(before).map((delivery) => delivery.map(({ t }) => t));
    expect(kinds).toStrictEqual([['device', 'shown', 'done'], ['refused']]);
  });

  test('has the same log after a reload, including asides', async () => {
    let kept: Stored = NOTHING;
    const opening = openingOf(meta.id, 1, meta.seats.at(-1)! > 4 ? 4 : meta.seats.at(-1)!);
    const keep: Keep = async (played) => {
      kept = played;
      return true;
    };
    const page = await open(opening, NOTHING, keep);
    await page.say(HELLO);
    const rng = fastRandom(`log-${meta.id}`);
    for (let number = 0; number < 120 && !isOver(page); number++) {
      await step(page, rng);
      // A short game may be over before the first of these.
      if (number % 30 !== 29 && !isOver(page)) continue;
      const reloaded = await open(opening, kept, keep);
      await reloaded.say(HELLO);
      expect(reloaded.sentences).toStrictEqual(page.sentences);
      expect(reloaded.device!.number).toBe(page.device!.number);
    }
    expect(page.sentences).not.toStrictEqual([]);
  });

  test('after an undo, continues as if the undone moves had never been played', async () => {
    let kept: Stored = NOTHING;
    const keep: Keep = async (played) => {
      kept = played;
      return true;
    };
    const opening = openingOf(meta.id, 1, meta.seats[0]!);
    const page = await open(opening, NOTHING, keep);
    await page.say(HELLO);
    const rng = fastRandom(`undo-${meta.id}`);
    let overBots = 0;
    for (let number = 0; number < 150 && overBots < 4 && !isOver(page); number++) {
      await step(page, rng);
      const undo = page.device!.undo;
      const undone = kept.moves.slice(undo?.to);
      if (undo === null || !undone.some(({ seat }) => seat !== 0)) continue;
      overBots += 1;
      const before = kept.moves;
      await page.say({ t: 'undo', id: `u${number}`, to: undo.to, asPractice: true });
      expect(kept.moves).toStrictEqual(before.slice(0, undo.to));
      expect(page.shown!.moves.length).toBeGreaterThan(1);
      expect(page.shown!.moves).toContain(before[undo.to]!.text);
      for (const rounds of [0, 3]) {
        for (let round = 0; round < rounds && !isOver(page); round++) await step(page, rng);
        const reloaded = await open(opening, kept, keep);
        await reloaded.say(HELLO);
        expect(seenOn(reloaded)).toStrictEqual(seenOn(page));
      }
    }
    expect(overBots).toBe(4);
    const parsed = parseRecord(formatRecord(page.table.inPlay.record()));
    expect(parsed.ok && replayRecord(page.table.game, parsed.record).ok).toBe(true);
    expect(parsed.ok && parsed.record.notes).toStrictEqual(kept.notes);
  });

  test(`an undo over the bots ${meta.perfectInformation ? 'is free until something is drawn' : 'makes the game practice, with consent'}`, async () => {
    let kept: Stored = NOTHING;
    const page = await open(openingOf(meta.id, 1, meta.seats[0]!), NOTHING, async (played) => {
      kept = played;
      return true;
    });
    await page.say(HELLO);
    const rng = fastRandom(`cost-${meta.id}`);
    const isOverBots = (): boolean => kept.moves.slice(page.device!.undo?.to).some(({ seat }) => seat !== 0);
    while (page.device!.undo === null || !isOverBots()) await step(page, rng);
    const { to, cost } = page.device!.undo;
    expect(cost).toBe(meta.perfectInformation ? 'free' : 'practice');
    const { number } = page.device!;
    const answers = await page.say({ t: 'undo', id: 'a', to, asPractice: false });
    if (meta.perfectInformation) {
      expect(page.device).toMatchObject({ number: to, isPractice: false });
      expect(kept.notes).toStrictEqual([]);
      return;
    }
    expect(answers).toStrictEqual([{ t: 'error', id: 'a', code: 'stale' }]);
    expect(page.device).toMatchObject({ number, isPractice: false });
    await page.say({ t: 'undo', id: 'b', to, asPractice: true });
    expect(page.device).toMatchObject({ number: to, isPractice: true });
    expect(kept.notes).toStrictEqual(['practice']);
  });
});

test('an undo of a move after which flags were drawn makes a game practice, though nothing is hidden', async () => {
  const page = await open(openingOf('bridgetown-races', 1, 2), NOTHING, async () => true);
  await page.say(HELLO);
  const rng = fastRandom('flags');
  const costs = new Set<string>();
  for (let number = 0; number < 600 && costs.size < 2 && !isOver(page); number++) {
    await step(page, rng);
    if (page.device!.undo !== null) costs.add(page.device!.undo.cost);
  }
  expect(costs).toStrictEqual(new Set(['free', 'practice']));
});

test('nobody can undo another person’s move, or a finished game', async () => {
  const opening = openingOf('skybridge', 2, 2);
  const page = await open(opening, NOTHING, async () => true);
  await page.say(HELLO);
  const rng = fastRandom('others');
  for (let number = 0; number < 8; number++) {
    await step(page, rng);
    expect(page.device!.undo).toBeNull();
  }
  const alone = await open(openingOf('course-folle', 1, 2), NOTHING, async () => true);
  await alone.say(HELLO);
  while (!isOver(alone)) await step(alone, rng);
  expect(alone.device!.undo).toBeNull();
  expect(await alone.say({ t: 'undo', id: 'a', to: 0, asPractice: true })).toStrictEqual([
    { t: 'error', id: 'a', code: 'stale' },
  ]);
});

test('a person sees again what happened from a line on', async () => {
  const page = await open(openingOf('skybridge', 1, 3), NOTHING, async () => true);
  await page.say(HELLO);
  const rng = fastRandom('recall');
  for (let number = 0; number < 9 || page.bot !== undefined; number++) await step(page, rng);
  const [answer] = await page.say({ t: 'recall', id: 'r', line: 5 });
  expect(answer).toMatchObject({ t: 'recalled', id: 'r', viewer: 0 });
  const { positions } = answer as Extract<typeof answer, { t: 'recalled' }>;
  expect(positions[0]!.lines).toBe(5);
  expect(positions.at(-1)).toStrictEqual({ lines: page.device!.number, view: page.shown!.view });
});

test('a bot has less time for each further choice of its turn, and all of it again in the next', async () => {
  let moves: Stored['moves'] = [];
  const asked: { readonly isFirst: boolean; readonly millis: number }[] = [];
  const perform: Thinkers['perform'] = (task, control) => {
    asked.push({ isFirst: moves.at(-1)?.seat !== 1, millis: task.millis });
    return thinkers.perform(task, control);
  };
  const keep: Keep = async (played) => {
    moves = [...played.moves];
    return true;
  };
  const page = await open(openingOf('course-autour-du-monde', 1, 2), NOTHING, keep, { ...thinkers, perform });
  await page.say(HELLO);
  const rng = fastRandom('limits');
  const limitsOf = (isFirst: boolean): readonly number[] =>
    asked.filter((each) => each.isFirst === isFirst).map(({ millis }) => millis);
  while (limitsOf(true).length < 3 || limitsOf(false).length < 3) {
    expect(page.device!.broken).toBeNull();
    await step(page, rng);
  }
  const whole = timeLeft('easy', 0);
  expect(new Set(limitsOf(true))).toStrictEqual(new Set([whole]));
  expect(Math.max(...limitsOf(false))).toBeLessThan(whole);
});

test('without storage the game continues and the page is notified', async () => {
  const page = await open(openingOf('mille-bornes', 1, 2), NOTHING, async () => false);
  await page.say(HELLO);
  expect(page.device!.isKept).toBe(true);
  const rng = fastRandom('unkept');
  for (let number = 0; number < 6; number++) {
    await step(page, rng);
    expect(page.device).toMatchObject({ isKept: false, number: number + 1, broken: null });
  }
});

test('a stale or illegal move changes nothing', async () => {
  const page = await open(openingOf('skybridge', 1, 2), NOTHING, async () => true);
  await page.say(HELLO);
  while (page.bot !== undefined) await step(page, fastRandom('first'));
  const { number } = page.device!;
  const { seen, moves } = page.shown!;
  expect(await page.say({ t: 'play', id: 'a', seen: seen - 1, text: moves[0]! })).toStrictEqual([
    { t: 'error', id: 'a', code: 'stale' },
  ]);
  expect(await page.say({ t: 'play', id: 'b', seen, text: 'no such move' })).toMatchObject([{ t: 'refused', id: 'b' }]);
  expect(await page.say({ t: 'why', id: 'c', text: 'no such move' })).toMatchObject([{ t: 'refused', id: 'c' }]);
  expect(await page.say({ t: 'why', id: 'd', text: moves[0]! })).toStrictEqual([{ t: 'done', id: 'd' }]);
  expect(page.device!.number).toBe(number);
});

describe.each(['mille-bornes', 'course-autour-du-monde', 'course-folle'])('on a shared device in %s', (id) => {
  test('the page gets a seat’s view only after its person lifts the curtain', async () => {
    const page = await open(openingOf(id, 3, 3), NOTHING, async () => true);
    await page.say(HELLO);
    const rng = fastRandom(`device-${id}`);
    let holder: Seat | null = null;
    let [lifted, recalled] = [0, 0];
    for (let number = 0; number < 150 && !isOver(page); number++) {
      const { curtain } = page.device!;
      if (curtain !== null) {
        expect(page.shown!.viewer).toBe(SPECTATOR);
        holder = curtain;
        lifted += 1;
      }
      const from = page.deliveries.length;
      await step(page, rng);
      if (number % 5 === 0) await page.say({ t: 'recall', id: `r${number}`, line: 0 });
      for (const message of page.deliveries.slice(from).flat()) {
        if (message.t === 'error') expect(message.code).toBe('not-yours');
        if ((message.t !== 'shown' && message.t !== 'recalled') || message.viewer === SPECTATOR) continue;
        // If nothing is hidden, everyone watches from the seat that moves.
        const views = message.t === 'shown' ? [message.view] : message.positions.map(({ view }) => view);
        if (!views.every((view) => page.isOpen(view))) expect(message.viewer).toBe(holder);
        if (message.t === 'recalled') recalled += 1;
      }
    }
    expect(lifted).toBeGreaterThan(5);
    expect(recalled).toBeGreaterThan(0);
  });
});

test('an undo within a turn takes back one step and costs nothing', async () => {
  const page = await open(openingOf('course-autour-du-monde', 1, 2), NOTHING, async () => true);
  await page.say(HELLO);
  const rng = fastRandom('back');
  let taken = 0;
  for (let number = 0; number < 120 && taken < 3; number++) {
    if (page.shown!.viewer === 0 && page.shown!.canTakeBack) {
      const before = page.device!.number;
      const lines = page.sentences.length;
      expect(page.device!.undo).toStrictEqual({ to: before - 1, cost: 'free' });
      const answers = await page.say({ t: 'undo', id: `b${number}`, to: before - 1, asPractice: false });
      expect(answers).toContainEqual({ t: 'done', id: `b${number}` });
      expect(page.device!.number).toBe(before - 1);
      expect(page.device!.isPractice).toBe(false);
      expect(page.sentences.length).toBeLessThanOrEqual(lines);
      taken += 1;
    }
    await step(page, rng);
  }
  expect(taken).toBe(3);
});
