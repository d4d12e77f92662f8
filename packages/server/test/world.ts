import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import { SPECTATOR, awaitedSeats } from '@ponts-bornes/kernel';
import type { AnyGame, Deal, GameInPlay, LogEntry, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Pace } from '@ponts-bornes/protocol';
import { expect } from 'vitest';
import { NO_METERS } from '../src/metrics/meters.ts';
import type { DatabaseStore } from '../src/store/store.ts';
import { Driver } from '../src/tables/runtime/driver.ts';
import { openGuard } from '../src/tables/runtime/guard.ts';
import { LiveTable } from '../src/tables/runtime/live-table.ts';
import { openTable } from '../src/tables/runtime/open-table.ts';
import { AlertTraffic } from './alert-traffic.ts';
import type { AlertWire } from './alert-wire.ts';
import { eventually } from './eventually.ts';
import { TABLE, writeTable } from './written-table.ts';

export type State = ReturnType<AnyGame['copy']>;

export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), SPECTATOR];

/** A game that, at some point, redeals everything hidden from a viewer. */
interface Dealing {
  readonly game: AnyGame;
  readonly plays: () => number;
  readonly calls: () => number;
}

/** When to redeal: after this many moves, and this many calls of the rules, since steps taken back were played too. */
interface RedealPoint {
  readonly plays: number;
  readonly calls: number;
  readonly deal: (state: State) => State;
}

export const redealing = (game: AnyGame, redeal: RedealPoint | null): Dealing => {
  let plays = 0;
  let calls = 0;
  const called = (state: State): void => {
    calls += 1;
    if (redeal === null || calls < redeal.calls || plays !== redeal.plays) return;
    const other = redeal.deal(state);
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

/** A table with some entries in its log. */
export interface Position {
  readonly deal: Deal;
  readonly pace: Pace;
  readonly entries: readonly LogEntry[];
}

/** One hidden world: a table, its viewers, and everything they receive, with times. */
export interface World {
  readonly table: LiveTable;
  readonly game: AnyGame;
  readonly plays: () => number;
  readonly heard: ReadonlyMap<Viewer, readonly string[]>;
  readonly traffic: AlertTraffic;
  /** Secret choices not yet revealed. */
  readonly sealed: Map<Seat, string>;
  /** What was revealed publicly; each batch is unordered. */
  readonly told: string[];
  readonly troubles: readonly unknown[];
  /** Handles everything due now: responses whose window has closed. */
  readonly drive: () => Promise<void>;
}

export const inPlayOf = ({ table }: Pick<World, 'table'>): GameInPlay => table.game!.inPlay;

export const openWorld = async (
  { store, wire }: { readonly store: DatabaseStore; readonly wire: AlertWire },
  { deal, pace, entries }: Position,
  clock: { readonly now: number },
  { game, plays }: Dealing,
): Promise<World> => {
  // Every table has the same id: no note of an earlier one may be written to this one.
  await store.flush();
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
    announceLate: async () => {},
    claim: async () => true,
    meters: NO_METERS,
    pause: 0,
    threads: 1,
    networkOf: () => null,
  });
  const pending = new Set<Promise<unknown>>();
  const traffic = new AlertTraffic(store, clock, wire);
  const changed = (): void => {
    traffic.turns.look(table);
    const run = driver.drive(table).finally(() => pending.delete(run));
    pending.add(run);
  };
  const driven = async (): Promise<void> => {
    while (pending.size > 0) await Promise.all(pending);
  };
  const freeze = async (error: unknown): Promise<void> => report('', error);
  const opened = await openTable({ store, guard, games }, TABLE);
  if (opened.problem !== null) throw new Error('the table can’t be opened', { cause: opened.problem.error });
  const reopen = async (): Promise<void> => report('', new Error('the log has lost entries'));
  const alone = {
    wokenAt: () => 0,
    tell: () => {},
    publishPresence: () => {},
    arrived: () => {},
    isPresenceKnown: () => true,
    reopen,
    alertWait: 0,
    meters: NO_METERS,
  };
  const table: LiveTable = new LiveTable(opened, { store, guard, now, report, ...alone, freeze, changed });
  const heard = new Map<Viewer, string[]>();
  for (const viewer of viewersOf(deal.seats)) {
    const said: string[] = [];
    heard.set(viewer, said);
    const put = (message: string): void => void said.push(`${clock.now} ${untilTheEnd(message)}`);
    const person = viewer === SPECTATOR ? null : { id: `p${viewer}`, nickname: `P${viewer}` };
    const listener = { person, send: put, end: (code: string) => put(code) };
    table.listen(listener, 0, 0);
    // Connected, so that everything sent to them is compared, and yet to be alerted.
    if (person !== null) table.audience.setLooking(listener, false);
  }
  await traffic.begin(deal.seats);
  const world: World = {
    table,
    game: deal.game,
    plays,
    heard,
    traffic,
    sealed: new Map(),
    told: [],
    troubles,
    drive: async () => {
      const inPlay = inPlayOf(world);
      const before = plays();
      const [seat] = deal.game.toAct(inPlay.state());
      const held = inPlay.held().get(seat!);
      const accept = deal.game
        .moves(inPlay.state(), seat!)
        .map((move) => deal.game.format(move))
        .find((text) => inPlay.isPatient(seat!, text));
      await driver.drive(table);
      await driven();
      if (plays() > before) tell(world, seat!, held ?? accept!);
      await settled();
      if (troubles.length > 0) throw new Error(String(troubles[0]));
    },
  };
  await eventually(() => expect([...heard.values()].every(hasArrived)).toBe(true));
  await driven();
  await settled();
  // A timer sends presence while standing orders are carried out. Which comes first depends on how busy the machine is.
  for (const said of heard.values()) said.splice(0, said.length, ...said.map(withoutAsked).toSorted());
  return world;
};

/** Whether a viewer has received the view and a presence message that lists everyone. */
const hasArrived = (said: readonly string[]): boolean => {
  const told = said.findLast((message) => message.includes('{"t":"table"'));
  const isComplete = told !== undefined && !told.includes('"isHere":false') && told.includes('"watchers":1');
  return isComplete && said.some((message) => message.includes('{"t":"shown"'));
};

/** Presence also names the seats to act. The view that follows names them too, and that one is compared. */
const withoutAsked = (message: string): string =>
  message.includes('{"t":"table"') ? message.replace(/"asked":\[[\d,]*\]/, '"asked":[]') : message;

/** Information revealed at the end may differ. */
const untilTheEnd = (message: string): string => (message.startsWith('{"t":"over"') ? 'over' : message);

export const tell = (world: World, seat: Seat, text: string): void => {
  const { batch, sealed } = tellable(world, inPlayOf(world).state(), seat, text);
  world.told.push(...batch);
  world.sealed.clear();
  for (const [each, chosen] of sealed) world.sealed.set(each, chosen);
};

/** What a move reveals, as an unordered batch, and what stays sealed. */
export const tellable = (
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

/** Messages sent after the next event-loop turn belong to the same step. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};
