import { below, fastRandom, pick, submit } from '@ponts-bornes/kernel';
import type { RecordedMove, Rng, Seat } from '@ponts-bornes/kernel';
import { makeChoose, sample } from './choose.ts';
import type { Choose } from './choose.ts';
import { junkText } from './junk.ts';
import { difference, shown, textDifference } from './plain.ts';
import { nameOf, recordText, seatsOf, viewersOf } from './table.ts';
import type { State, Table } from './table.ts';

export const FUZZ_PROBLEMS = [
  /** A function of the contract threw. */
  'threw',
  /** The game is not over, but nobody is to act, or a seat to act has no move. */
  'stuck',
  /** The game is not over after `maxMoves`. */
  'endless',
  /** An illegal text was accepted, or parsed as another text's move. */
  'junk-accepted',
  /** `submit` refused a legal move. */
  'move-refused',
  /** A query or a submission changed the state it was given. */
  'state-touched',
  /** A piece was lost or gained. */
  'census-changed',
] as const;
export type FuzzProblem = (typeof FUZZ_PROBLEMS)[number];

export interface FuzzFailure {
  readonly problem: FuzzProblem;
  readonly detail: string;
  /** The seed of the game that failed. */
  readonly seed: string;
  /** A record that replays up to the failure. */
  readonly recordText: string;
}

export interface FuzzLimits {
  readonly maxMoves: number;
  /** Updated as the game goes on. */
  readonly tally: { moves: number; refused: number };
}

/** Plays one random game with junk input in between, yielding after each move. Returns the failure, if any. */
export function* fuzzGame(table: Table, { maxMoves, tally }: FuzzLimits): Generator<void, FuzzFailure | null> {
  const trace: Trace = { line: [], asked: 'setup' };
  try {
    const sitting = sitDown(table, trace);
    for (;;) {
      const legal = look(sitting);
      tally.refused += throwJunk(sitting, legal);
      if (legal.length === 0) return null;
      if (trace.line.length >= maxMoves) throw new Fault('endless', `not over after ${maxMoves} moves`);
      playOne(sitting, sitting.choose(legal));
      tally.moves++;
      yield;
    }
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('threw', `${trace.asked}: ${String(error)}`);
    const { problem, message: detail } = fault;
    const notes = [`${problem}: ${detail}`, `seed: ${table.seed}`];
    return {
      problem,
      detail,
      seed: table.seed,
      recordText: recordText(table, { moves: trace.line, result: null, notes }),
    };
  }
}

/** The context needed to report a failure. */
interface Trace {
  readonly line: RecordedMove[];
  /** The last call to the game. */
  asked: string;
}

interface Sitting {
  readonly table: Table;
  readonly trace: Trace;
  readonly rng: Rng;
  readonly choose: Choose;
  readonly census: Readonly<Record<string, number>>;
  /** Some texts that were legal at some point. */
  readonly texts: string[];
  state: State;
  /** The state as JSON text. */
  json: string;
}

class Fault extends Error {
  readonly problem: FuzzProblem;

  constructor(problem: FuzzProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

const sitDown = (table: Table, trace: Trace): Sitting => {
  const rng = fastRandom(`fuzz ${table.seed}`);
  const state = table.game.setup(table.options, table.seats, table.streams(0));
  trace.asked = 'census';
  const census = { ...table.game.census(state) };
  return { table, trace, rng, choose: makeChoose(rng), census, texts: [], state, json: JSON.stringify(state) };
};

/** Calls every query of the game, and returns the moves of each seat to act; empty at the end. */
const look = (sitting: Sitting): Choices[] => {
  const { table, trace, rng, state, texts } = sitting;
  const { game } = table;
  trace.asked = 'toAct and outcome';
  const toAct = game.toAct(state);
  if (toAct.length === 0 && game.outcome(state) === null) throw new Fault('stuck', 'nobody is to act');
  const legal = toAct.map((seat) => {
    trace.asked = `moves of seat ${seat}`;
    const own = game.moves(state, seat).map(game.format);
    if (own.length === 0) throw new Fault('stuck', `seat ${seat} is to act but has no move`);
    if (texts.length < KNOWN_TEXTS) texts.push(...sample(rng, own, 2));
    return { seat, texts: own };
  });
  const viewer = pick(rng, viewersOf(table));
  trace.asked = `view of ${nameOf(viewer)}`;
  game.view(state, viewer);
  trace.asked = `resample for ${nameOf(viewer)}`;
  game.view(game.resample(state, viewer, rng), viewer);
  trace.asked = 'reveal';
  game.reveal(state);
  checkUntouched(sitting, 'looking at it');
  return legal;
};

interface Choices {
  readonly seat: Seat;
  readonly texts: readonly string[];
}

const KNOWN_TEXTS = 500;

/** Invalid seats. */
const NO_SEATS = [-1, 0.5, 99] as const;

/** Submits some illegal texts, and returns how many. */
const throwJunk = (sitting: Sitting, legal: readonly Choices[]): number => {
  const { table, trace, rng, texts } = sitting;
  let refused = 0;
  for (let left = below(rng, 4); left > 0; left--) {
    const someone = below(rng, 4) === 0 || legal.length === 0;
    const seat = someone ? pick(rng, [...NO_SEATS, ...seatsOf(table)]) : pick(rng, legal).seat;
    const text = junkText(rng, texts);
    if (legal.some((choices) => choices.seat === seat && choices.texts.includes(text))) continue;
    const what = `${shown(text)} from seat ${seat}`;
    checkReading(sitting, text);
    trace.asked = `submit of ${what}`;
    const rngOfStep = table.streams(trace.line.length + 1);
    const submitted = submit(table.game, sitting.state, { seat, text, rng: rngOfStep });
    if (submitted.ok) throw new Fault('junk-accepted', `${what} was accepted`);
    checkUntouched(sitting, `refusing ${what}`);
    refused++;
  }
  return refused;
};

const checkReading = ({ table: { game }, trace }: Sitting, text: string): void => {
  trace.asked = `parse of ${shown(text)}`;
  const move = game.parse(text);
  if (move !== null && game.format(move) !== text) {
    throw new Fault('junk-accepted', `${shown(text)} is parsed as “${game.format(move)}”`);
  }
};

const playOne = (sitting: Sitting, { seat, texts }: Choices): void => {
  const { table, trace, census } = sitting;
  const text = sitting.choose(texts);
  trace.asked = `submit of “${text}” from seat ${seat}`;
  const submitted = submit(table.game, sitting.state, { seat, text, rng: table.streams(trace.line.length + 1) });
  if (!submitted.ok) throw new Fault('move-refused', `“${text}” from seat ${seat}: ${shown(submitted.refusal)}`);
  checkUntouched(sitting, `submitting “${text}”`);
  trace.line.push({ seat, text });
  sitting.state = submitted.state;
  sitting.json = JSON.stringify(submitted.state);
  trace.asked = 'census';
  const changed = difference(census, table.game.census(submitted.state), 'the census');
  if (changed !== null) throw new Fault('census-changed', `after “${text}” of seat ${seat}: ${changed}`);
};

const checkUntouched = ({ state, json }: Sitting, what: string): void => {
  const now = JSON.stringify(state);
  if (now !== json) throw new Fault('state-touched', `${what} changed the state: ${textDifference(json, now)}`);
};
