import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { Language, Options, RecordedMove, Seat } from '@ponts-bornes/kernel';
import type { Opening, Sitter } from '../desk/opening.ts';

export type Said = Readonly<Record<Language, string>>;

/** A move as records write it: the seat, then the text ("1 limit>A"). */
export type ScriptedMove = `${number} ${string}`;

interface StepBase {
  /** What is told now: at most 240 signs. */
  readonly text: Said;
  /** The part of the board to look at: its `data-look`. */
  readonly look?: string;
}

/** Something to read. */
interface Tell extends StepBase {
  readonly kind: 'tell';
}

/** Something to do: the learner makes a move. */
export interface Do extends StepBase {
  readonly kind: 'do';
  /** What is to be played. Where several are good, no other move may follow. */
  readonly moves: readonly [string, ...string[]];
  /** What is answered to other legal moves; they are not played. */
  readonly answers?: Readonly<Record<string, Said>>;
  /** What is answered to all other legal moves. */
  readonly otherwise?: Said;
  /** A riddle: what is to be played is not marked on the board. It has an `otherwise`. */
  readonly isRiddle?: true;
  /** What one may well try here, and the rule that refuses it. */
  readonly refuses?: Readonly<Record<string, string>>;
}

/** Something to see: moves of others, or some turns of everybody. */
interface Watch extends StepBase {
  readonly kind: 'watch';
  readonly moves: readonly ScriptedMove[];
}

export type LessonStep = Tell | Do | Watch;

/** A table at which somebody learns: the real rules, luck that is known beforehand, and what is said to each move. */
export interface Lesson {
  readonly title: Said;
  /** Of a position to try a rule in: the rule. */
  readonly rule?: string;
  readonly options?: Options;
  readonly seats: number;
  /** The seat of who learns. */
  readonly learner: Seat;
  /** Where all luck comes from: `pb trace <game> --seed` deals the same. */
  readonly seed: string;
  /** What was played before it begins. */
  readonly before?: readonly ScriptedMove[];
  readonly steps: readonly LessonStep[];
}

/** A game's lessons. */
export interface Lessons {
  readonly firstGame: Lesson;
  /** By name: positions to try a rule in. */
  readonly tryIts: Readonly<Record<string, Lesson>>;
}

export const recorded = (move: ScriptedMove): RecordedMove => {
  const space = move.indexOf(' ');
  return { seat: Number(move.slice(0, space)), text: move.slice(space + 1) };
};

/** The moves of one step, as they are played when nothing else was chosen. */
export const movesOf = (step: LessonStep, learner: Seat): readonly RecordedMove[] => {
  switch (step.kind) {
    case 'tell':
      return [];
    case 'do':
      return [{ seat: learner, text: step.moves[0] }];
    case 'watch':
      return step.moves.map(recorded);
  }
};

/** All that has been played when a step begins. */
export const playedBefore = ({ before = [], steps, learner }: Lesson, index: number): readonly RecordedMove[] => [
  ...before.map(recorded),
  ...steps.slice(0, index).flatMap((step) => movesOf(step, learner)),
];

/** The table of a lesson: the learner under their name, the others under theirs. */
export const openingFor = (
  game: string,
  { options = {}, seats, learner, seed }: Lesson,
  names: { readonly you: string; readonly others: readonly string[] },
): Opening => {
  const others = [...names.others];
  return {
    game,
    options,
    secret: toHex(sha256(utf8(seed))),
    sitters: Array.from({ length: seats }, (_, seat): Sitter => {
      if (seat === learner) return { kind: 'person', name: names.you };
      return { kind: 'bot', name: others.shift() ?? `${seat + 1}`, level: 'easy' };
    }),
  };
};
