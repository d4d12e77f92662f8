import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { SPECTATOR, awaitedSeats, below, fastRandom, openGameInPlay, tableStreams } from '@ponts-bornes/kernel';
import type { AnyGame, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { openSqlite } from '../src/store/sqlite.ts';
import type { DatabaseStore } from '../src/store/store.ts';
import { playMove } from '../src/tables/runtime/move.ts';
import { AlertWire } from './alert-wire.ts';
import { inPlayOf, openWorld, redealing, settled, tell, tellable } from './world.ts';
import type { Position, State, World } from './world.ts';

/** Maximum number of steps played side by side. */
const STEPS = 24;
/** Attempts to find a step that a viewer can't notice. */
const TRIES = 8;

export interface Bench {
  readonly stores: readonly [DatabaseStore, DatabaseStore];
  readonly wire: AlertWire;
  readonly close: () => Promise<void>;
}

/** Two places to play the same table in. */
export const openBench = async (folder: string): Promise<Bench> => {
  const open = (): Promise<DatabaseStore> => openSqlite(mkdtempSync(join(folder, 'world-')));
  const stores = [await open(), await open()] as const;
  const wire = await new AlertWire().open(stores[0]);
  const close = async (): Promise<void> => {
    await wire.close();
    await Promise.all(stores.map((store) => store.close()));
  };
  return { stores, wire, close };
};

/** The position before the worlds diverge, and who compares them. */
export interface Comparison extends Position {
  readonly viewer: Viewer;
  readonly seed: string;
}

export interface Compared {
  /** Messages to the viewer that were the same in both worlds. */
  readonly messages: number;
  /** Facts about alerts that were the same, and the alerts sent in each world. */
  readonly alerts: number;
  readonly sent: number;
  /** Others' steps hidden from the viewer, played in only one of the worlds. */
  readonly hidden: number;
  /** Steps that others played differently. */
  readonly different: number;
  /** A message the viewer received differently in the other world. */
  readonly leak: string | null;
}

/**
 * Plays a table in two worlds that a viewer can't distinguish, and compares everything the viewer receives: bytes,
 * order, times. Stops when the rules themselves show the viewer a difference.
 */
export const compareWorlds = async (bench: Bench, comparison: Comparison): Promise<Compared> => {
  const { deal, viewer, entries, seed } = comparison;
  const rng = fastRandom(seed);
  const clock = { now: 1_700_000_000_000 };
  const counting = redealing(deal.game, null);
  openGameInPlay({ ...deal, game: counting.game }, entries);
  const redeal = (state: State): State => likeness(deal.game, state, viewer, seed);
  const worlds = await Promise.all([
    openWorld({ store: bench.stores[0], wire: bench.wire }, comparison, clock, redealing(deal.game, null)),
    openWorld(
      { store: bench.stores[1], wire: bench.wire },
      comparison,
      clock,
      redealing(deal.game, { plays: counting.plays(), calls: counting.calls(), deal: redeal }),
    ),
  ] as const);
  const count = { hidden: 0, different: 0 };
  let [messages, alerts, sent] = [0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    if (knownTo(worlds[0], viewer) !== knownTo(worlds[1], viewer)) break;
    const [here, there] = worlds.map(({ heard }) => heard.get(viewer)!);
    const leak = difference(here!, there!);
    if (leak !== null) return { messages, alerts, sent, ...count, leak: `${seed}, step ${step}: ${leak}` };
    messages = here!.length;
    const told = (await alertLeak(worlds, viewer)) ?? (await calledLeak(worlds, viewer, { rng, clock }));
    if (told !== null) return { messages, alerts, sent, ...count, leak: `${seed}, step ${step}, alerts: ${told}` };
    [alerts, sent] = [worlds[0].traffic.seen.length, worlds[0].traffic.sent];
    clock.now += 1 + below(rng, 2000);
    if (worlds[0].table.phase === null || !(await anyStep(worlds, comparison, { rng, clock, count }))) break;
  }
  return { messages, alerts, sent, ...count, leak: null };
};

/** Long enough for absent players to be called, and the time that must be left after it, in milliseconds. */
const A_WHILE = 61_000;
const TIME_LEFT = 300_000;

/** Time may pass without anybody running out of it. */
const isLongEnough = ({ table: { phase, due } }: World, at: number): boolean =>
  phase !== null && phase.kind !== 'riposte' && due !== null && due - at > A_WHILE + TIME_LEFT;

/** What both worlds tell people who are away, and what the viewer's own pages count. */
const alertLeak = async (worlds: readonly [World, World], viewer: Viewer): Promise<string | null> => {
  for (const { traffic, table } of worlds) await traffic.step(table, viewer);
  return difference(worlds[0].traffic.seen, worlds[1].traffic.seen);
};

/** The same after a while in which nobody has moved, now and then: those whose turn it is are called. */
const calledLeak = async (
  worlds: readonly [World, World],
  viewer: Viewer,
  { rng, clock }: Pick<Around, 'rng' | 'clock'>,
): Promise<string | null> => {
  if (below(rng, 3) > 0 || !isLongEnough(worlds[0], clock.now)) return null;
  clock.now += A_WHILE;
  return alertLeak(worlds, viewer);
};

/** Redealt, but without new secret responses: the table's log has no entry for them. */
const likeness = (game: AnyGame, state: State, viewer: Viewer, seed: string): State => {
  const asked = awaitedSeats(game, state).join();
  for (let time = 0; ; time++) {
    const other = game.resample(state, viewer, fastRandom(`anew ${seed} ${time}`));
    if (awaitedSeats(game, other).join() === asked) return other;
  }
};

/** Everything the rules let a viewer know. */
const knownTo = (world: World, viewer: Viewer): string =>
  known(world.game, inPlayOf(world).state(), viewer, world.told);

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

/** One step in one world or in both. Returns false if it finds none that the viewer can't notice. */
const anyStep = async (
  worlds: readonly [World, World],
  { viewer, deal }: Comparison,
  around: Around,
): Promise<boolean> => {
  const { rng, clock, count } = around;
  const [one, other] = worlds;
  const { phase, due } = one.table;
  if (phase?.kind === 'riposte' && below(rng, 3) === 0) {
    clock.now = Math.max(clock.now, due!);
    for (const world of worlds) await world.drive();
    return true;
  }
  if (viewer !== SPECTATOR && below(rng, 3) === 0 && (await ownStep(worlds, viewer, rng))) return true;
  const streams = tableStreams(deal.secret, deal.entropy);
  const foresee = (world: World, seat: Seat, text: string): string => {
    if (world.table.pace.kind === 'live' && inPlayOf(world).isPatient(seat, text)) return knownTo(world, viewer);
    const state = world.game.copy(inPlayOf(world).state());
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
  const inPlay = inPlayOf(worlds[0]);
  const { moves, canTakeBack } = JSON.parse(inPlay.show(seat).json) as {
    moves: readonly string[];
    canTakeBack: boolean;
  };
  if (canTakeBack && below(rng, 3) === 0) {
    for (const world of worlds) {
      const by = { person: `p${seat}`, request: `r${rng.next()}` };
      await playMove(world.table, { by, seen: inPlayOf(world).show(seat).seen, text: null });
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
  const by = { person: `p${seat}`, request: `r${++requests}` };
  const entered = await playMove(table, { by, seen: inPlayOf(world).show(seat).seen, text });
  if (!entered.ok) throw new Error(`${text} of seat ${seat} was not played`, { cause: world.troubles[0] ?? entered });
  if (world.plays() > before) tell(world, seat, text);
  await settled();
};

const legalTexts = (world: World, seat: Seat): readonly string[] =>
  inPlayOf(world).held().has(seat)
    ? []
    : world.game.moves(inPlayOf(world).state(), seat).map((move) => world.game.format(move));

const anyMove = (world: World, viewer: Viewer, rng: Rng): { readonly seat: Seat; readonly text: string } | null => {
  const seats = world.game.toAct(inPlayOf(world).state()).filter((seat) => seat !== viewer);
  const seat = seats[below(rng, Math.max(1, seats.length))];
  if (seat === undefined) return null;
  const texts = legalTexts(world, seat);
  return texts.length === 0 ? null : { seat, text: texts[below(rng, texts.length)]! };
};
