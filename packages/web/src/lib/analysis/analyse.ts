import { replayRecord, sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { GameRecord, Seat } from '@ponts-bornes/kernel';
import type { Analysis, News, Point, Sides, Stage, Turn, Verdict } from './analysis.ts';
import { AGAIN, COMPARED, numbersToWeigh, planFor } from './plan.ts';
import type { Plan } from './plan.ts';
import { candidates, isTurn, smoothed, swingBetween, turnsOf } from './turns.ts';
import { isSuspect, leadsOver, verdictOf } from './verdicts.ts';
import type { Decision } from './verdicts.ts';
import { farSighted, weigh } from './weigh.ts';
import type { Course, State, Study } from './weigh.ts';

export interface Analysing {
  readonly study: Study;
  readonly record: GameRecord;
  readonly sides: Sides;
  /** Whose moves are compared with others. */
  readonly persons: readonly Seat[];
  /** How thorough it is; left out: as far as there is time. */
  readonly plan?: Plan;
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly onNews?: (news: News) => void;
}

/** However slow a device is, nobody waits longer, in milliseconds: what is known by then is all. */
const LATEST = 25_000;

/** The chances along a record, its turns, and what is to say of its persons' moves. The same for the same plan. */
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

/** Turns as the smoothed curve shows them, where it still does. */
const turnsOn = (points: readonly Point[], turns: readonly Turn[]): readonly Turn[] => {
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
  readonly plan: Plan;
  readonly numbers: readonly number[];
  /** By number. */
  readonly points: () => readonly Point[];
  readonly put: (point: Point) => void;
  readonly isLate: () => boolean;
  readonly tell: (stage: Stage, done: number, of: number) => void;
}

const newWork = ({ now, onNews = () => {} }: Analysing, course: Course, plan: Plan): Work => {
  const known = new Map<number, Point>();
  const end = now() + LATEST;
  const points = (): readonly Point[] => [...known.values()].toSorted((one, other) => one.number - other.number);
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

const courseOf = ({ study, record, sides }: Analysing): Course => {
  const states: State[] = [];
  const replayed = replayRecord(study.game, record, ({ state }) => void states.push(study.game.copy(state)));
  if (!replayed.ok) throw new Error(`line ${replayed.error.line}: ${replayed.error.problem}`);
  if (replayed.outcome === null) throw new Error('only a game that is over is analysed');
  // From what was played, so that the same game is thought about alike everywhere.
  const seed = toHex(sha256(utf8(`${record.secret} ${record.moves.map(({ text }) => text).join('\n')}`)));
  return { study: farSighted(study), states, sides, seed };
};

const decisionsOf = ({ study, states }: Course, { moves }: GameRecord, persons: readonly Seat[]): readonly Decision[] =>
  moves
    .map((move, index) => ({ ...move, number: index + 1 }))
    .filter(({ seat, number }) => persons.includes(seat) && study.game.moves(states[number - 1]!, seat).length > 1);

const TRIED = [0.1, 0.3, 0.5, 0.7, 0.9];
const TRIES = 8;
/** So long is tried, in milliseconds: code that is not warm yet is slow. */
const WARMING = 400;

/** How long a game in thought takes here: the quickest of several rounds. */
const millisPerGame = (course: Course, now: () => number): number => {
  const end = now() + WARMING;
  let least = Infinity;
  for (let begun = now(); begun < end; begun = now()) {
    for (const part of TRIED) weigh(course, Math.floor(part * (course.states.length - 1)), TRIES);
    least = Math.min(least, (now() - begun) / (TRIED.length * TRIES));
  }
  return least;
};

/** Finds the very moves that swings came with, and weighs both sides of them anew with more games. */
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

/** Compares moves with others: all a little, then those that may have cost something once more. */
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

/** The moves around which their own sides lost most. */
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
