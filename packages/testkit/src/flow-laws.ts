import { awaitedSeats } from '@ponts-bornes/kernel';
import type { Outcome, Seat } from '@ponts-bornes/kernel';
import type { LawWatch } from './law.ts';
import { difference, impurity, shown } from './plain.ts';
import { seatsOf } from './table.ts';
import type { Move, State, Table } from './table.ts';

/** Who may act, and how. */
export interface Flow {
  readonly toAct: readonly Seat[];
  /** Legal moves, by seat. */
  readonly moves: readonly (readonly Move[])[];
  readonly outcome: Outcome | null;
}

/** Somebody can move if and only if the game is not over. Reads each seat's moves once. */
export const checkFlow = (watch: LawWatch, table: Table, state: State): Flow => {
  const { game } = table;
  watch.asking('outcome');
  const outcome = game.outcome(state);
  watch.asking('toAct');
  const toAct = game.toAct(state);
  checkSeats(watch, table, toAct);
  checkAwaited(watch, table, { toAct, awaited: awaitedSeats(game, state) });
  if (outcome === null) {
    watch.hold('never-stuck', toAct.length > 0, () => 'nobody is to act, but there is no outcome');
  } else {
    checkOutcome(watch, table, outcome);
    watch.hold('nothing-after-the-end', toAct.length === 0, () => `the game is over, but toAct is ${shown(toAct)}`);
  }
  const moves = seatsOf(table).map((seat) => {
    watch.asking(`moves of seat ${seat}`);
    return game.moves(state, seat);
  });
  for (const [seat, own] of moves.entries()) checkNumber(watch, seat, own.length, { toAct, outcome });
  return { toAct, moves, outcome };
};

const checkNumber = (watch: LawWatch, seat: Seat, count: number, { toAct, outcome }: Omit<Flow, 'moves'>): void => {
  if (toAct.includes(seat)) {
    watch.hold('never-stuck', count > 0, () => `seat ${seat} is to act but has no move`);
    return;
  }
  const law = outcome === null ? 'only-seats-to-act-have-moves' : 'nothing-after-the-end';
  watch.hold(law, count === 0, () => `seat ${seat} is not to act but has ${count} moves`);
};

const checkSeats = (watch: LawWatch, table: Table, toAct: readonly Seat[]): void =>
  watch.hold('to-act-well-formed', areSeats(table, toAct), () => `toAct is ${shown(toAct)}`);

const checkAwaited = (
  watch: LawWatch,
  table: Table,
  { toAct, awaited }: { readonly toAct: readonly Seat[]; readonly awaited: readonly Seat[] },
): void => {
  const among = areSeats(table, awaited) && awaited.every((seat) => toAct.includes(seat));
  const waits = (awaited.length === 0) === (toAct.length === 0);
  watch.hold(
    'awaits-some-of-those-to-act',
    among && waits,
    () => `awaited is ${shown(awaited)}, toAct ${shown(toAct)}`,
  );
};

/** Whether a list holds seats of the table, ascending and without duplicates. */
export const areSeats = ({ seats }: Pick<Table, 'seats'>, list: readonly Seat[]): boolean =>
  list.every((seat, at) => Number.isInteger(seat) && seat > (at === 0 ? -1 : (list[at - 1] as Seat)) && seat < seats);

const OUTCOME_KEYS = 'reason,scores,winners';
const WORD = /^[a-z0-9](?:[\w-]*[a-z0-9])?$/i;

const checkOutcome = (watch: LawWatch, table: Table, outcome: Outcome): void => {
  const { winners, scores, reason } = outcome;
  const hold = (ok: boolean, problem: string): void =>
    watch.hold('outcome-well-formed', ok, () => `${problem}: ${shown(outcome)}`);
  hold(Object.keys(outcome).toSorted().join() === OUTCOME_KEYS, `its fields are not ${OUTCOME_KEYS}`);
  hold(impurity(outcome) === null, `it is not plain JSON (${impurity(outcome)})`);
  hold(areSeats(table, winners), 'winners are not seats in ascending order');
  hold(scores.length === table.seats, 'there must be one score per seat');
  hold(WORD.test(reason), 'the reason is not a single word');
};

/** No piece has entered or left the game. */
export const checkCensus = (
  watch: LawWatch,
  {
    game,
    state,
    census,
    where,
  }: Pick<Table, 'game'> & { state: State; census: Readonly<Record<string, number>>; where: string },
): void => {
  watch.asking(`census ${where}`);
  const found = difference(census, game.census(state), 'the census');
  watch.hold('census-conserved', found === null, () => `${where}: ${found}`);
};
