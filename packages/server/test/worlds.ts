import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import { SPECTATOR, awaitedSeats, below, fastRandom, tableStreams, toHex } from '@ponts-bornes/kernel';
import type { AnyGame, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import { NO_METERS } from '../src/meters/meters.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { LogRow, TableRow } from '../src/store/schema.ts';
import { openCourse } from '../src/tables/course.ts';
import type { Course, Deal, Entry } from '../src/tables/course.ts';
import { Driver } from '../src/tables/driver.ts';
import { openGuard } from '../src/tables/guard.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { openTable } from '../src/tables/opening.ts';

type State = ReturnType<AnyGame['copy']>;

/** How long two worlds are played on side by side, at most. */
const STEPS = 24;
/** How often a step is sought that a viewer can't tell. */
const TRIES = 8;
const ID = 'aaaaaaaaaaaaaaaa';

export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), SPECTATOR];

/** A game at random with changes of mind, as the entries of its log. Answers that wait are told when nobody else is asked. */
export const playedAtRandom = (deal: Deal, rng: Rng, most: number): readonly Entry[] => {
  const { game } = deal;
  const course = openCourse(deal);
  const entries: Entry[] = [];
  while (entries.length < most && course.outcome() === null) {
    const entry = nextAtRandom(game, course, rng);
    course.apply(entry);
    entries.push(entry);
  }
  return entries;
};

const nextAtRandom = (game: AnyGame, course: ReturnType<typeof openCourse>, rng: Rng): Entry => {
  const [held] = course.held();
  const awaited = course.awaited();
  if (awaited.length === 0) return { kind: 'move', seat: held![0], text: held![1] };
  const seat = awaited[below(rng, awaited.length)]!;
  if (below(rng, 8) === 0 && course.check({ kind: 'back', seat }) === null) return { kind: 'back', seat };
  const texts = game.moves(course.state(), seat).map((move) => game.format(move));
  const text = texts[below(rng, texts.length)]!;
  return { kind: course.isPatient(seat, text) && below(rng, 2) === 0 ? 'hold' : 'move', seat, text };
};

/** After how many entries nothing is under way that only some know: there the hidden things can be dealt anew. */
export const cuts = (
  deal: Deal,
  entries: readonly Entry[],
): { readonly all: readonly number[]; readonly ripostes: readonly number[] } => {
  const { game } = deal;
  const course = openCourse(deal);
  const all = [0];
  const ripostes: number[] = [];
  for (const [index, entry] of entries.entries()) {
    course.apply(entry);
    const state = course.state();
    if (course.outcome() !== null || course.held().size > 0) continue;
    if (awaitedSeats(game, state).length !== course.asked().length) continue;
    all.push(index + 1);
    if (course.isRiposte()) ripostes.push(index + 1);
  }
  return { all, ripostes };
};

/** A game in which, once so much was played, all that is hidden from a viewer is dealt anew. */
interface Dealing {
  readonly game: AnyGame;
  readonly plays: () => number;
  readonly calls: () => number;
}

/** When: after so many moves, and so many calls of the rules, as steps that were taken back were played too. */
interface Anew {
  readonly plays: number;
  readonly calls: number;
  readonly deal: (state: State) => State;
}

const dealtAnew = (game: AnyGame, anew: Anew | null): Dealing => {
  let plays = 0;
  let calls = 0;
  const called = (state: State): void => {
    calls += 1;
    if (anew === null || calls < anew.calls || plays !== anew.plays) return;
    const other = anew.deal(state);
    for (const key of Object.keys(state)) delete (state as unknown as Record<string, unknown>)[key];
    Object.assign(state, other);
  };
  return {
    plays: () => plays,
    calls: () => calls,
    game: {
      ...game,
      setup: (options, seats, rng) => {
        const state = game.setup(options, seats, rng);
        plays = 0;
        called(state);
        return state;
      },
      play: (state, seat, move, rng) => {
        game.play(state, seat, move, rng);
        plays += 1;
        called(state);
      },
    },
  };
};

/** One hidden world: a table, everybody who looks at it, and all that they hear with the time at which they hear it. */
interface World {
  readonly table: LiveTable;
  readonly game: AnyGame;
  readonly plays: () => number;
  readonly heard: ReadonlyMap<Viewer, readonly string[]>;
  /** What was chosen in secret and is not told yet. */
  readonly sealed: Map<Seat, string>;
  /** What was told, as all may know it, each batch without an order. */
  readonly told: string[];
  readonly troubles: readonly unknown[];
  /** Does what is to be done now: answers whose time is over. */
  readonly drive: () => Promise<void>;
}

export interface Bench {
  readonly stores: readonly [Store, Store];
  readonly close: () => Promise<void>;
}

/** Two places to play the same table in. */
export const openBench = async (folder: string): Promise<Bench> => {
  const open = (): Promise<Store> => openSqlite(mkdtempSync(join(folder, 'world-')));
  const stores = [await open(), await open()] as const;
  return { stores, close: async () => void (await Promise.all(stores.map((store) => store.close()))) };
};

export interface Comparison {
  readonly deal: Deal;
  readonly pace: Pace;
  /** What was played before both worlds part. */
  readonly entries: readonly Entry[];
  readonly viewer: Viewer;
  readonly seed: string;
}

export interface Compared {
  /** Messages to the viewer that were the same in both worlds. */
  readonly messages: number;
  /** Steps of others of which the viewer may know nothing, done in one of the worlds only. */
  readonly hidden: number;
  /** Steps that others did differently. */
  readonly different: number;
  /** What the viewer heard otherwise in the other world. */
  readonly leak: string | null;
}

/**
 * Plays a table in two worlds that are one for a viewer, and compares all that the viewer hears: bytes, order, times.
 * It stops where the rules themselves show the viewer a difference.
 */
export const compareWorlds = async (bench: Bench, comparison: Comparison): Promise<Compared> => {
  const { deal, viewer, entries, seed } = comparison;
  const rng = fastRandom(seed);
  const clock = { now: 1_700_000_000_000 };
  const counting = dealtAnew(deal.game, null);
  openCourse({ ...deal, game: counting.game }, entries);
  const anew = (state: State): State => likeness(deal.game, state, viewer, seed);
  const worlds = await Promise.all([
    openWorld(bench.stores[0], comparison, clock, dealtAnew(deal.game, null)),
    openWorld(
      bench.stores[1],
      comparison,
      clock,
      dealtAnew(deal.game, { plays: counting.plays(), calls: counting.calls(), deal: anew }),
    ),
  ] as const);
  const count = { hidden: 0, different: 0 };
  let messages = 0;
  for (let step = 0; step < STEPS; step++) {
    if (knownTo(worlds[0], viewer) !== knownTo(worlds[1], viewer)) break;
    const [here, there] = worlds.map(({ heard }) => heard.get(viewer)!);
    const leak = difference(here!, there!);
    if (leak !== null) return { messages, ...count, leak: `${seed}, step ${step}: ${leak}` };
    messages = here!.length;
    clock.now += 1 + below(rng, 2000);
    if (worlds[0].table.moment === null || !(await anyStep(worlds, comparison, { rng, clock, count }))) break;
  }
  return { messages, ...count, leak: null };
};

/** Dealt anew, but with nobody having answered in secret who has not: the log of the table knows of no answer. */
const likeness = (game: AnyGame, state: State, viewer: Viewer, seed: string): State => {
  const asked = awaitedSeats(game, state).join();
  for (let time = 0; ; time++) {
    const other = game.resample(state, viewer, fastRandom(`anew ${seed} ${time}`));
    if (awaitedSeats(game, other).join() === asked) return other;
  }
};

/** All that the rules let a viewer know. */
const knownTo = (world: World, viewer: Viewer): string =>
  known(world.game, courseOf(world).state(), viewer, world.told);

const courseOf = ({ table }: Pick<World, 'table'>): Course => table.game!.course;

const known = (game: AnyGame, state: State, viewer: Viewer, told: readonly string[]): string =>
  JSON.stringify([
    game.view(state, viewer),
    viewer === SPECTATOR ? [] : game.moves(state, viewer).map((move) => game.format(move)),
    game.outcome(state),
    told,
  ]);

const difference = (here: readonly string[], there: readonly string[]): string | null => {
  const at = Array.from({ length: Math.max(here.length, there.length) }).findIndex(
    (_, index) => here[index] !== there[index],
  );
  return at < 0 ? null : `message ${at}: ${here[at] ?? 'none'}\n  in the other world: ${there[at] ?? 'none'}`;
};

interface Around {
  readonly rng: Rng;
  readonly clock: { now: number };
  readonly count: { hidden: number; different: number };
}

/** One step in one world or in both. Gives false when none is found that leaves the viewer in the dark. */
const anyStep = async (
  worlds: readonly [World, World],
  { viewer, deal }: Comparison,
  around: Around,
): Promise<boolean> => {
  const { rng, clock, count } = around;
  const [one, other] = worlds;
  const { moment, due } = one.table;
  if (moment?.kind === 'riposte' && below(rng, 3) === 0) {
    clock.now = Math.max(clock.now, due!);
    for (const world of worlds) await world.drive();
    return true;
  }
  if (viewer !== SPECTATOR && below(rng, 3) === 0 && (await ownStep(worlds, viewer, rng))) return true;
  const streams = tableStreams(deal.secret, deal.entropy);
  const foresee = (world: World, seat: Seat, text: string): string => {
    if (world.table.pace.kind === 'live' && courseOf(world).isPatient(seat, text)) return knownTo(world, viewer);
    const state = world.game.copy(courseOf(world).state());
    const move = deal.game.moves(state, seat).find((legal) => deal.game.format(legal) === text)!;
    deal.game.play(state, seat, move, streams(world.plays() + 1));
    return known(deal.game, state, viewer, [...world.told, ...tellable(world, state, seat, text).batch]);
  };
  for (let time = 0; time < TRIES; time++) {
    const [a, b] = [anyMove(one, viewer, rng), anyMove(other, viewer, rng)];
    const alone = below(rng, 2) === 0 ? one : other;
    const text = alone === one ? a : b;
    if (text !== null && foresee(alone, text.seat, text.text) === knownTo(alone, viewer)) {
      await play(alone, text.seat, text.text);
      count.hidden += 1;
      return true;
    }
    if (a === null || b === null) continue;
    const same = legalTexts(other, a.seat).includes(a.text) ? a : null;
    const matching = a.seat === b.seat && a.text !== b.text ? b : same;
    if (matching === null || foresee(one, a.seat, a.text) !== foresee(other, matching.seat, matching.text)) continue;
    await play(one, a.seat, a.text);
    await play(other, matching.seat, matching.text);
    if (matching !== a) count.different += 1;
    return true;
  }
  return viewer !== SPECTATOR && ownStep(worlds, viewer, rng);
};

const ownStep = async (worlds: readonly [World, World], seat: Seat, rng: Rng): Promise<boolean> => {
  const course = courseOf(worlds[0]);
  const { moves, canTakeBack } = JSON.parse(course.show(seat).look) as {
    moves: readonly string[];
    canTakeBack: boolean;
  };
  if (canTakeBack && below(rng, 3) === 0) {
    for (const world of worlds) {
      await world.table.back(`p${seat}`, courseOf(world).show(seat).seen, `r${rng.next()}`);
    }
    await settled();
    return true;
  }
  if (moves.length === 0) return false;
  const text = moves[below(rng, moves.length)]!;
  for (const world of worlds) await play(world, seat, text);
  return true;
};

let requests = 0;

const play = async (world: World, seat: Seat, text: string): Promise<void> => {
  const { table } = world;
  const before = world.plays();
  const entered = await table.play(`p${seat}`, courseOf(world).show(seat).seen, text, `r${++requests}`);
  if (!entered.ok) throw new Error(`${text} of seat ${seat} was not played`, { cause: world.troubles[0] ?? entered });
  if (world.plays() > before) tell(world, seat, text);
  await settled();
};

const tell = (world: World, seat: Seat, text: string): void => {
  const { batch, sealed } = tellable(world, courseOf(world).state(), seat, text);
  world.told.push(...batch);
  world.sealed.clear();
  for (const [each, chosen] of sealed) world.sealed.set(each, chosen);
};

/** What becomes known by a move, as a batch that has no order, and what stays sealed. */
const tellable = (
  { game, sealed }: World,
  state: State,
  seat: Seat,
  text: string,
): { readonly batch: readonly string[]; readonly sealed: ReadonlyMap<Seat, string> } => {
  const [asked, awaited] = [game.view(state, SPECTATOR).toAct, awaitedSeats(game, state)];
  const all = [...new Map([...sealed, [seat, text]])];
  const isSecret = ([each]: readonly [Seat, string]): boolean => asked.includes(each) && !awaited.includes(each);
  const batch = all.filter((each) => !isSecret(each)).map((each) => JSON.stringify(each));
  return { batch: batch.toSorted(), sealed: new Map(all.filter(isSecret)) };
};

const legalTexts = (world: World, seat: Seat): readonly string[] =>
  courseOf(world).held().has(seat)
    ? []
    : world.game.moves(courseOf(world).state(), seat).map((move) => world.game.format(move));

const anyMove = (world: World, viewer: Viewer, rng: Rng): { readonly seat: Seat; readonly text: string } | null => {
  const seats = world.game.toAct(courseOf(world).state()).filter((seat) => seat !== viewer);
  const seat = seats[below(rng, Math.max(1, seats.length))];
  if (seat === undefined) return null;
  const texts = legalTexts(world, seat);
  return texts.length === 0 ? null : { seat, text: texts[below(rng, texts.length)]! };
};

/** What is told after the next turn of the loop belongs to the same step. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const openWorld = async (
  store: Store,
  { deal, pace, entries }: Comparison,
  clock: { readonly now: number },
  { game, plays }: Dealing,
): Promise<World> => {
  await writeTable(store, deal, pace, entries, clock.now);
  const now = (): number => clock.now;
  const troubles: unknown[] = [];
  const report = (_: string, error: unknown): void => void troubles.push(error);
  const guard = openGuard();
  const listed = findGame(game.meta.id)!;
  const games = (): Listed => ({ ...listed, load: async () => ({ ...(await listed.load()), game }) });
  const driver = new Driver({
    thinkers: openNodeThinkers(),
    guard,
    now,
    seed: () => 'bots',
    report,
    wakeAt: () => {},
    isOver: () => false,
    sendAway: async () => {},
    claim: async () => true,
    meters: NO_METERS,
    pause: 0,
  });
  const pending = new Set<Promise<unknown>>();
  const changed = (): void => {
    const driven = driver.drive(table).finally(() => pending.delete(driven));
    pending.add(driven);
  };
  const freeze = async (error: unknown): Promise<void> => report('', error);
  const opened = await openTable({ store, guard, games }, ID);
  if (opened.problem !== null) throw new Error('the table can’t be opened', { cause: opened.problem.error });
  const alone = { wokenAt: () => 0, tell: () => {}, putDown: () => {}, meters: NO_METERS };
  const table: LiveTable = new LiveTable(opened, { store, guard, now, report, ...alone, freeze, changed });
  const heard = new Map<Viewer, string[]>();
  for (const viewer of viewersOf(deal.seats)) {
    const said: string[] = [];
    heard.set(viewer, said);
    const put = (message: string): void => void said.push(`${clock.now} ${untilTheEnd(message)}`);
    const person = viewer === SPECTATOR ? null : { id: `p${viewer}`, nickname: `P${viewer}` };
    table.listen({ person, send: put, end: (code) => put(code) }, 0, 0);
  }
  const world: World = {
    table,
    game: deal.game,
    plays,
    heard,
    sealed: new Map(),
    told: [],
    troubles,
    drive: async () => {
      const course = courseOf(world);
      const before = plays();
      const [seat] = deal.game.toAct(course.state());
      const held = course.held().get(seat!);
      const accept = deal.game
        .moves(course.state(), seat!)
        .map((move) => deal.game.format(move))
        .find((text) => course.isPatient(seat!, text));
      await driver.drive(table);
      while (pending.size > 0) await Promise.all(pending);
      if (plays() > before) tell(world, seat!, held ?? accept!);
      await settled();
      if (troubles.length > 0) throw new Error(String(troubles[0]));
    },
  };
  while (![...heard.values()].every(knowsAllHere)) await new Promise((resolve) => setTimeout(resolve, 5));
  return world;
};

/** Whether somebody was told that everybody looks: that is told a little later, once for all. */
const knowsAllHere = (said: readonly string[]): boolean => {
  const told = said.findLast((message) => message.includes('{"t":"table"'));
  return told !== undefined && !told.includes('"isHere":false') && told.includes('"watchers":1');
};

/** The table as if all that had been played there. */
const writeTable = async (
  { db }: Store,
  deal: Deal,
  pace: Pace,
  entries: readonly Entry[],
  at: number,
): Promise<void> => {
  for (const kind of ['log', 'seats', 'tables'] as const) await db.deleteFrom(kind).execute();
  await db
    .insertInto('tables')
    .values(rowOf(deal, pace, at))
    .execute();
  const seats = Array.from({ length: deal.seats }, (_, seat) => ({
    table_id: ID,
    seat,
    person: `p${seat}`,
    name: `P${seat}`,
    level: null,
    is_away: 0,
    is_offered: 0,
    entropy: deal.entropy[seat] ?? null,
    standing: 'counter' as const,
  }));
  await db.insertInto('seats').values(seats).execute();
  const log = entries.map((entry, index): LogRow => ({
    table_id: ID,
    number: index + 1,
    kind: entry.kind,
    seat: entry.seat,
    text: entry.kind === 'back' ? '' : entry.text,
    request: null,
    spent: 0,
    at,
  }));
  if (log.length > 0) await db.insertInto('log').values(log).execute();
};

/** What is revealed at the end may differ. */
const untilTheEnd = (message: string): string => (message.startsWith('{"t":"over"') ? 'over' : message);

const rowOf = ({ game, options, seats, secret }: Deal, pace: Pace, at: number): TableRow => ({
  id: ID,
  game: game.meta.id,
  rules: game.meta.rules,
  options: JSON.stringify(options),
  seats,
  pace: JSON.stringify(pace),
  at_zero: 'move',
  visibility: 'private',
  host: 'p0',
  host_name: 'P0',
  status: 'playing',
  secret: toHex(secret),
  created_at: at,
  started_at: at,
  ended_at: null,
  result: null,
  rematch: null,
  due: null,
  due_length: null,
  trouble: null,
  asked: null,
  report: null,
  version: 0,
  node: null,
});
