import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { Options, RecordedMove, Seat } from '@ponts-bornes/kernel';
import type { Opening, Sitter } from '../storage/opening.ts';
import type { Translated } from '../i18n/translated.ts';

/** A move in record notation: the seat, then the text ("1 limit>A"). */
export type ScriptedMove = `${number} ${string}`;

interface StepBase {
  /** The text of this step: at most 240 characters. */
  readonly text: Translated;
  /** The `data-look` of the part of the board to highlight. */
  readonly look?: string;
}

/** A step to read. */
interface Tell extends StepBase {
  readonly kind: 'tell';
}

/** A step with a move by the learner. */
export interface Do extends StepBase {
  readonly kind: 'do';
  /** The accepted moves. If there are several, only steps to read may follow. */
  readonly moves: readonly [string, ...string[]];
  /** Answers to specific other legal moves; these aren't played. */
  readonly answers?: Readonly<Record<string, Translated>>;
  /** The answer to any other legal move. */
  readonly otherwise?: Translated;
  /** A puzzle: the board doesn't mark the accepted moves. Requires `otherwise`. */
  readonly isPuzzle?: true;
  /** Illegal moves a learner may try, and the rule that refuses each. */
  readonly refuses?: Readonly<Record<string, string>>;
}

/** A step to watch: moves of others, or some turns of everyone. */
interface Watch extends StepBase {
  readonly kind: 'watch';
  readonly moves: readonly ScriptedMove[];
}

export type LessonStep = Tell | Do | Watch;

/** A table for learning: the real rules, a known seed, and an answer to each move. */
export interface Lesson {
  readonly title: Translated;
  /** For a position that demonstrates a rule: that rule. */
  readonly rule?: string;
  readonly options?: Options;
  readonly seats: number;
  readonly learner: Seat;
  /** The source of all randomness; `pb trace <game> --seed` deals the same cards. */
  readonly seed: string;
  /** Moves played before the lesson starts. */
  readonly before?: readonly ScriptedMove[];
  readonly steps: readonly LessonStep[];
}

export interface Lessons {
  /** A complete game of at least 12 steps, 6 of them moves of the learner. */
  readonly firstGame: Lesson;
  /** Positions to try a rule in, by name; at least one. The last step explains why. */
  readonly tryIts: Readonly<Record<string, Lesson>>;
}

export const recorded = (move: ScriptedMove): RecordedMove => {
  const space = move.indexOf(' ');
  return { seat: Number(move.slice(0, space)), text: move.slice(space + 1) };
};

/** The default moves of a step. */
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

/** All moves played before a step. */
export const playedBefore = ({ before = [], steps, learner }: Lesson, index: number): readonly RecordedMove[] => [
  ...before.map(recorded),
  ...steps.slice(0, index).flatMap((step) => movesOf(step, learner)),
];

/** The lesson's table, with the names of the learner and the others. */
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
