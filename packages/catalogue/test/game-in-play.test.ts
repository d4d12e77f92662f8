import { readFileSync } from 'node:fs';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  SPECTATOR,
  below,
  fastRandom,
  legalMove,
  openGameInPlay,
  parseRecord,
  resolveOptions,
  sha256,
  takeBack,
  utf8,
} from '@ponts-bornes/kernel';
import type { AnyGame, Deal, GameInPlay, LogEntry, Rng, Seat, SecondThoughts, Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';

/** Enough moves for every kind of moment to occur. */
const MOST = 60;

const LIMITED: SecondThoughts = { perTurn: 20, perGame: 300 };

const dealOf = (game: AnyGame, seats: number, seed: string): Deal => {
  const resolved = resolveOptions(game.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  return { game, options: resolved.options, seats, secret: sha256(utf8(seed)), entropy: [], secondThoughts: LIMITED };
};

const textsOf = ({ game }: Deal, inPlay: GameInPlay, seat: Seat): readonly string[] =>
  game.moves(inPlay.state(), seat).map((move) => game.format(move));

/** A move of some seat that has to act. */
const anyEntry = (deal: Deal, inPlay: GameInPlay, rng: Rng): LogEntry | null => {
  const awaited = inPlay.awaited();
  const seat = awaited[below(rng, Math.max(1, awaited.length))];
  if (seat === undefined) return null;
  const texts = textsOf(deal, inPlay, seat);
  const text = texts[below(rng, texts.length)]!;
  return { kind: inPlay.isPatient(seat, text) && below(rng, 2) === 0 ? 'hold' : 'move', seat, text };
};

/** Plays at random; held answers are published when nobody else has to act. */
const played = (deal: Deal, seed: string): readonly LogEntry[] => {
  const rng = fastRandom(seed);
  const inPlay = openGameInPlay(deal);
  const entries: LogEntry[] = [];
  while (entries.length < MOST && inPlay.outcome() === null) {
    const [held] = inPlay.held();
    const entry: LogEntry = anyEntry(deal, inPlay, rng) ?? { kind: 'move', seat: held![0], text: held![1] };
    inPlay.apply(entry);
    entries.push(entry);
  }
  return entries;
};

const trafficOf = (inPlay: GameInPlay, viewer: Viewer): string => JSON.stringify([inPlay.show(viewer), inPlay.lines()]);

describe.each(CATALOGUE)('$meta.id in play', ({ meta, load }) => {
  const seats = meta.seats.includes(4) ? 4 : meta.seats[0]!;

  test('offers each seat its current legal moves, and no earlier ones', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const inPlay = openGameInPlay(deal);
    const known = new Set<string>();
    const offered = (seat: Seat): string[] => [...known].filter((text) => inPlay.isOffered(seat, text));
    const allowed = (seat: Seat): string[] =>
      [...known].filter((text) => legalMove(deal.game, inPlay.state(), seat, text).ok);
    for (const entry of played(deal, `offered-${meta.id}`).filter(({ kind }) => kind === 'move')) {
      const all = [...Array(seats).keys()];
      // Checked before `show`: cached moves must belong to the current state.
      for (const seat of all) expect(allowed(seat)).toEqual(expect.arrayContaining(offered(seat)));
      for (const seat of all) inPlay.show(seat);
      for (const seat of all) for (const text of textsOf(deal, inPlay, seat)) known.add(text);
      for (const seat of all) expect(offered(seat)).toStrictEqual(allowed(seat));
      inPlay.apply(entry);
    }
    expect(known.size).toBeGreaterThan(0);
  });

  test('takes back a turn by agreement: everything after it is gone, and the game goes on from there', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const inPlay = openGameInPlay(deal);
    const entries: LogEntry[] = [];
    const enter = (entry: LogEntry): readonly Viewer[] => {
      entries.push(entry);
      return inPlay.apply(entry);
    };
    for (const entry of played(deal, `undone-${meta.id}`)) enter(entry);
    const viewers: readonly Viewer[] = [...Array(seats).keys(), SPECTATOR];
    const all = [...inPlay.played()];
    for (const seat of Array(seats).keys()) {
      const undo = inPlay.undoOf(seat);
      if (undo === null) continue;
      expect(inPlay.check(undo)).toBeNull();
      expect(inPlay.check({ ...undo, to: undo.to + 1 })).not.toBeNull();
      expect(enter(undo)).toHaveLength(viewers.length);
      const kept = all.slice(0, undo.to);
      expect(inPlay.played()).toStrictEqual(kept);
      const fresh = openGameInPlay(
        deal,
        kept.map((move) => ({ kind: 'move', ...move })),
      );
      expect(inPlay.lines()).toStrictEqual(fresh.lines());
      for (const viewer of viewers) expect(inPlay.show(viewer).json).toBe(fresh.show(viewer).json);
    }
    expect(inPlay.played().length).toBeLessThan(all.length);
    const rng = fastRandom('on');
    for (let more = 0; more < 5; more++) {
      const entry = anyEntry(deal, inPlay, rng);
      if (entry !== null) enter(entry);
    }
    const again = openGameInPlay(deal, entries);
    for (const viewer of viewers) expect(trafficOf(again, viewer)).toBe(trafficOf(inPlay, viewer));
  });

  test('shows the same after a restart', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const entries = played(deal, `restart-${meta.id}`);
    const once = openGameInPlay(deal);
    for (const entry of entries) once.apply(entry);
    const again = openGameInPlay(deal, entries);
    for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
      expect(trafficOf(again, viewer)).toBe(trafficOf(once, viewer));
    }
  });

  test('does not reveal a hidden move to anybody, not even by a number', async () => {
    const deal = dealOf((await load()).game, seats, meta.id);
    const entries = played(deal, `secrets-${meta.id}`);
    const rng = fastRandom(`others-${meta.id}`);
    let compared = 0;
    for (const [index, entry] of entries.entries()) {
      if (entry.kind === 'back' || index % 2 === 1) continue;
      const before = entries.slice(0, index);
      const texts = textsOf(deal, openGameInPlay(deal, before), entry.seat);
      const other: LogEntry = { ...entry, kind: 'move', text: texts[below(rng, texts.length)]! };
      const [one, two] = [openGameInPlay(deal, [...before, entry]), openGameInPlay(deal, [...before, other])];
      for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
        if (viewer === entry.seat || one.show(viewer).json !== two.show(viewer).json) continue;
        if (JSON.stringify(one.lines()) !== JSON.stringify(two.lines())) continue;
        expect(one.show(viewer).seen, `move ${index + 1}, viewer ${viewer}`).toBe(two.show(viewer).seen);
        compared += 1;
      }
    }
    expect(compared > 0 || meta.perfectInformation, 'something was hidden').toBe(true);
  });

  test('shows each viewer the same when everything hidden from them is redealt', async () => {
    const { game } = await load();
    const deal = dealOf(game, seats, meta.id);
    const inPlay = openGameInPlay(deal);
    const rng = fastRandom(`anew-${meta.id}`);
    for (const entry of played(deal, `anew-${meta.id}`)) {
      inPlay.apply(entry);
      for (const viewer of [SPECTATOR, ...Array(seats).keys()] as const) {
        const likeness = game.resample(inPlay.state(), viewer, rng);
        const look = JSON.parse(inPlay.show(viewer).json) as { view: unknown; moves: unknown; held: unknown };
        expect(look.view).toStrictEqual(JSON.parse(JSON.stringify(game.view(likeness, viewer))));
        const moves = viewer === SPECTATOR ? [] : game.moves(likeness, viewer).map((move) => game.format(move));
        expect(look.moves).toStrictEqual(look.held === null ? moves : []);
      }
    }
  });
});

describe('answers out of turn', () => {
  /** A recorded game of 1000 Bornes, up to its first counter. */
  const beforeCounter = async (
    change: Partial<AnyGame> = {},
  ): Promise<{ inPlay: GameInPlay; seat: Seat; counter: string }> => {
    const file = new URL('../../games/mille-bornes/records/coup-fourre-flat.record', import.meta.url);
    const parsed = parseRecord(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { options, seats, secret, entropy, moves } = parsed.record;
    const game = { ...(await findGame('mille-bornes')!.load()).game, ...change };
    const index = moves.findIndex(({ text }) => text.startsWith('!'));
    const entries = moves.slice(0, index).map((move): LogEntry => ({ kind: 'move', ...move }));
    const inPlay = openGameInPlay(
      { game, options, seats, secret: Buffer.from(secret!, 'hex'), entropy, secondThoughts: LIMITED },
      entries,
    );
    return { inPlay, seat: moves[index]!.seat, counter: moves[index]!.text };
  };

  test('follow the seat’s standing order', async () => {
    const { inPlay, seat, counter } = await beforeCounter();
    expect(inPlay.orderedAnswer(seat, 'counter')).toStrictEqual({ kind: 'move', seat, text: counter });
    expect(inPlay.orderedAnswer(seat, 'accept')).toStrictEqual({ kind: 'move', seat, text: 'ok' });
  });

  test('default to acceptance when the time is over', async () => {
    const { inPlay, seat } = await beforeCounter();
    expect(inPlay.lastAnswer()).toStrictEqual({ kind: 'move', seat, text: 'ok' });
    inPlay.apply({ kind: 'hold', seat, text: 'ok' });
    expect(inPlay.awaited()).toStrictEqual([]);
    expect(inPlay.lastAnswer()).toStrictEqual({ kind: 'move', seat, text: 'ok' });
  });

  test('can be changed a limited number of times while they are held, without a sign to others', async () => {
    const { inPlay, seat, counter } = await beforeCounter({ isPatient: () => true });
    const others = ([SPECTATOR, 0, 1] as const).filter((viewer) => viewer !== seat);
    const before = others.map((viewer) => trafficOf(inPlay, viewer));
    const hold = (count: number): LogEntry => ({ kind: 'hold', seat, text: count % 2 === 0 ? 'ok' : counter });
    let count = 0;
    while (count < 100 && !inPlay.isOneTooMany(hold(count))) inPlay.apply(hold(count++));
    expect(count).toBe(1 + LIMITED.perTurn);
    expect(inPlay.held().get(seat)).toBe('ok');
    expect(others.map((viewer) => trafficOf(inPlay, viewer))).toStrictEqual(before);
    // The answer itself is still possible.
    expect(inPlay.isOneTooMany({ kind: 'move', seat, text: 'ok' })).toBe(false);
  });
});

/** Plays at random, and takes back about every third step where possible. */
const hesitantly = (deal: Deal, seed: string): readonly LogEntry[] => {
  const rng = fastRandom(seed);
  const inPlay = openGameInPlay(deal);
  const entries: LogEntry[] = [];
  while (entries.length < 300 && inPlay.outcome() === null) {
    const thinker = [...Array(deal.seats).keys()].find((seat) => inPlay.check({ kind: 'back', seat }) === null);
    const backed = thinker === undefined ? null : inPlay.backOf(thinker);
    const isBack = backed !== null && !inPlay.isOneTooMany(backed) && below(rng, 3) === 0;
    const entry = isBack ? backed : anyEntry(deal, inPlay, rng)!;
    inPlay.apply(entry);
    entries.push(entry);
  }
  return entries;
};

test('take-backs are limited per game too, so that nobody can fill the log turn by turn', async () => {
  const { game } = await findGame('course-autour-du-monde')!.load();
  const secondThoughts = { perTurn: 2, perGame: 5 };
  const entries = hesitantly({ ...dealOf(game, 2, 'limited'), secondThoughts }, 'limited');
  const backs = (seat: Seat): number => entries.filter((entry) => entry.kind === 'back' && entry.seat === seat).length;
  expect([backs(0), backs(1)]).toStrictEqual([5, 5]);
});

describe.each(['bridgetown-races', 'course-autour-du-monde'])('steps taken back in %s', (id) => {
  const viewers = [SPECTATOR, 0, 1] as const;

  test('count in all streams, although a restart does not replay them', async () => {
    const { game } = await findGame(id)!.load();
    let plays = 0;
    const play: AnyGame['play'] = (...given) => {
      plays += 1;
      game.play(...given);
    };
    for (const seed of ['one', 'two', 'three']) {
      const deal = dealOf(game, 2, `${id} ${seed}`);
      const entries = hesitantly(deal, seed);
      const once = openGameInPlay(deal);
      for (const entry of entries) once.apply(entry);
      plays = 0;
      const again = openGameInPlay({ ...deal, game: { ...game, play } }, entries);
      const backs = entries.filter(({ kind }) => kind === 'back').length;
      expect(backs).toBeGreaterThan(0);
      expect(plays).toBe(entries.length - 2 * backs);
      for (const viewer of viewers) expect(trafficOf(again, viewer)).toBe(trafficOf(once, viewer));
      for (let told = 0; told <= once.lines().length + 5; told++)
        expect(again.firstNew(told)).toBe(once.firstNew(told));
      expect(again.length()).toBe(once.length());
      // Logs of earlier versions don't say how many lines a step published.
      const old = openGameInPlay(
        deal,
        entries.map((entry) => (entry.kind === 'back' ? { kind: 'back', seat: entry.seat } : entry)),
      );
      for (const viewer of viewers) expect(trafficOf(old, viewer)).toBe(trafficOf(once, viewer));
    }
  });

  test('leave the game as if they had not happened', async () => {
    const deal = dealOf((await findGame(id)!.load()).game, 2, id);
    const inPlay = openGameInPlay(deal, hesitantly(deal, id));
    const record = inPlay.record(['Ada', 'Blaise'], null);
    const meant = openGameInPlay(
      deal,
      record.moves.map((move): LogEntry => ({ kind: 'move', ...move })),
    );
    expect(meant.state()).toStrictEqual(inPlay.state());
    expect(meant.lines()).toStrictEqual(inPlay.lines());
  });

  test('can be taken back wherever the rules allow it', async () => {
    const { game } = await findGame(id)!.load();
    const deal = dealOf(game, 2, id);
    const inPlay = openGameInPlay(deal);
    for (const entry of hesitantly(deal, `${id} allowed`)) {
      inPlay.apply(entry);
      for (const seat of [0, 1]) {
        expect(inPlay.check({ kind: 'back', seat }) === null).toBe(takeBack(game, inPlay.state(), seat).ok);
      }
    }
  });
});

test('an undo removes its line, and viewers who had it get the log from there', async () => {
  const deal = dealOf((await findGame('bridgetown-races')!.load()).game, 2, 'second thoughts');
  const inPlay = openGameInPlay(deal);
  const rng = fastRandom('second thoughts');
  /** The lines known to viewers who left at various moments. */
  const known: (readonly string[])[] = [];
  const textsNow = (): readonly string[] => inPlay.lines().map(({ seat, text }) => `${seat} ${text}`);
  let backs = 0;
  for (let count = 0; count < 200 && inPlay.outcome() === null; count++) {
    const thinker = [0, 1].find((seat) => inPlay.check({ kind: 'back', seat }) === null);
    const isBack = thinker !== undefined && below(rng, 3) === 0;
    if (isBack) backs += 1;
    inPlay.apply(isBack ? { kind: 'back', seat: thinker } : anyEntry(deal, inPlay, rng)!);
    known.push(textsNow());
    for (const lines of known) {
      const first = inPlay.firstNew(lines.length);
      expect([...lines.slice(0, first), ...textsNow().slice(first)]).toStrictEqual(textsNow());
    }
  }
  expect(backs).toBeGreaterThan(3);
});
