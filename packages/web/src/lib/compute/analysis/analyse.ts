import { replayRecord, sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { GameRecord, Seat } from '@ponts-bornes/kernel';
import type { Analysis, News, ChancePoint, Sides, Stage, Turn, Verdict } from '../../storage/analysis.ts';
import { AGAIN, COMPARED, numbersToWeigh, planFor } from './plan.ts';
import type { AnalysisPlan } from './plan.ts';
import { candidates, isTurn, smoothed, swingBetween, turnsOf } from './turns.ts';
import { isSuspect, leadsOver, verdictOf } from './verdicts.ts';
import type { Decision } from './verdicts.ts';
import { weigh } from './weigh.ts';
import type { Course, AnyState, Study } from './weigh.ts';

export interface Analysing {
  readonly study: Study;
  readonly record: GameRecord;
  readonly sides: Sides;
  /** The seats whose moves are compared with alternatives. */
  readonly persons: readonly Seat[];
  /** The depth of the analysis; defaults to what fits the time. */
  readonly plan?: AnalysisPlan;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly onNews?: (news: News) => void;
}

/** Deadline in milliseconds, for slow devices; the analysis then uses the results so far. */
const LATEST = 25_000;

/**
 * The winning chances over a record, its turning points, and verdicts on people's moves. Deterministic for a given
 * plan.
 */
export const analyse = (analysing: Analysing): Analysis => {
  const { record, persons, now } = analysing;
  const course = courseOf(analysing);
  const decisions = decisionsOf(course, record, persons);
  const length = course.states.length - 1;
  const plan = analysing.plan ?? planFor(length, decisions.length, millisPerGame(course, now));
  const work = newWork(analysing, course, plan);
  for (const [index, number] of work.numbers.entries()) {
    if (work.isLate()) break;
    work.put(weigh(course, number, plan.games));
    work.tell('curve', index + 1, work.numbers.length);
  }
  lookAgain(work);
  const verdicts = compared(work, decisions);
  const points = smoothed(work.points());
  const moverOf = (number: number): number =>
    course.sides.findIndex((seats) => seats.includes(record.moves[number - 1]!.seat));
  return { games: plan.games, points, turns: turnsOn(points, turnsOf(work.points(), moverOf)), verdicts };
};

/** Takes the values of turning points from the smoothed curve, and drops those that vanish there. */
const turnsOn = (points: readonly ChancePoint[], turns: readonly Turn[]): readonly Turn[] => {
  const chances = new Map(points.map((point) => [point.number, point.chances]));
  return turns
    .map((turn) => ({
      ...turn,
      before: chances.get(turn.number - 1)?.[turn.side] ?? turn.before,
      after: chances.get(turn.number)?.[turn.side] ?? turn.after,
    }))
    .filter(isTurn);
};

interface Work {
  readonly course: Course;
  readonly plan: AnalysisPlan;
  readonly numbers: readonly number[];
  /** Sorted by number. */
  readonly points: () => readonly ChancePoint[];
  readonly put: (point: ChancePoint) => void;
  readonly isLate: () => boolean;
  readonly tell: (stage: Stage, done: number, of: number) => void;
}

const newWork = ({ now, onNews = () => {} }: Analysing, course: Course, plan: AnalysisPlan): Work => {
  const known = new Map<number, ChancePoint>();
  const end = now() + LATEST;
  const points = (): readonly ChancePoint[] => [...known.values()].toSorted((one, other) => one.number - other.number);
  return {
    course,
    plan,
    numbers: numbersToWeigh(course.states.length - 1, plan.points),
    points,
    put: (point) => void known.set(point.number, point),
    isLate: () => now() > end,
    tell: (stage, done, of) => onNews({ stage, done, of, points: smoothed(points()) }),
  };
};

const courseOf = ({ study, record, sides, persons }: Analysing): Course => {
  const states: AnyState[] = [];
  const replayed = replayRecord(study.game, record, ({ state }) => void states.push(study.game.copy(state)));
  if (!replayed.ok) throw new Error(`line ${replayed.error.line}: ${replayed.error.problem}`);
  if (replayed.outcome === null) throw new Error('only finished games can be analysed');
  // Derived from the record, so that the same game gives the same analysis everywhere.
  const seed = toHex(sha256(utf8(`${record.secret} ${record.moves.map(({ text }) => text).join('\n')}`)));
  const knowing = persons.length === 1 ? persons : sides.flat();
  return { study, states, sides, knowing, seed };
};

const decisionsOf = ({ study, states }: Course, { moves }: GameRecord, persons: readonly Seat[]): readonly Decision[] =>
  moves
    .map((move, index) => ({ ...move, number: index + 1 }))
    .filter(({ seat, number }) => persons.includes(seat) && study.game.moves(states[number - 1]!, seat).length > 1);

const TRIED = [0.1, 0.3, 0.5, 0.7, 0.9];
const TRIES = 8;
/** Duration of the measurement in milliseconds; the code has to warm up first. */
const WARMING = 400;

/** The time of one simulation on this device: the fastest of several rounds. */
const millisPerGame = (course: Course, now: () => number): number => {
  const end = now() + WARMING;
  let least = Infinity;
  for (let begun = now(); begun < end; begun = now()) {
    for (const part of TRIED) weigh(course, Math.floor(part * (course.states.length - 1)), TRIES);
    least = Math.min(least, (now() - begun) / (TRIED.length * TRIES));
  }
  return least;
};

/** Locates the moves that caused the swings, and evaluates the positions before and after with more simulations. */
const lookAgain = (work: Work): void => {
  const { course, plan, put, isLate } = work;
  const swings = candidates(work.points(), AGAIN.swings);
  for (const [index, { from, to }] of swings.entries()) {
    let [before, after] = [from, to];
    while (after.number - before.number > 1 && !isLate()) {
      const middle = weigh(course, (before.number + after.number) >> 1, plan.games);
      put(middle);
      if (swingBetween(before, middle).size > swingBetween(middle, after).size) after = middle;
      else before = middle;
    }
    if (isLate()) return;
    for (const { number } of [before, after]) put(weigh(course, number, plan.games * AGAIN.games));
    work.tell('turns', index + 1, swings.length);
  }
};

/** Compares moves with alternatives: all of them briefly, then the suspicious ones again. */
const compared = (work: Work, decisions: readonly Decision[]): readonly Verdict[] => {
  const { course, plan, isLate } = work;
  const chosen = decisions.length <= COMPARED.moves ? decisions : costliest(work, decisions);
  const verdicts: Verdict[] = [];
  let suspects = 0;
  for (const [index, decision] of chosen.entries()) {
    if (isLate()) break;
    let leads = leadsOver(course, decision, Math.ceil(plan.games / 2));
    if (isSuspect(leads)) {
      suspects += 1;
      leads = suspects > COMPARED.suspects ? [] : leadsOver(course, decision, plan.games * COMPARED.games);
    }
    const verdict = verdictOf(decision.number, leads);
    if (verdict !== null) verdicts.push(verdict);
    work.tell('moves', index + 1, chosen.length);
  }
  return verdicts.toSorted((one, other) => one.number - other.number);
};

/** The moves around which their own side lost most. */
const costliest = ({ course, points }: Work, decisions: readonly Decision[]): readonly Decision[] => {
  const known = points();
  const lossAt = ({ number, seat }: Decision): number => {
    const side = course.sides.findIndex((seats) => seats.includes(seat));
    const after = known.find((point) => point.number >= number);
    const before = known.findLast((point) => point.number < number);
    return (before?.chances[side] ?? 0) - (after?.chances[side] ?? 0);
  };
  return decisions.toSorted((one, other) => lossAt(other) - lossAt(one)).slice(0, COMPARED.moves);
};
