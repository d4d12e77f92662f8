import type { Review } from '../desk/desk.ts';
import type { Verdict } from './analysis.ts';

/** Chances so near are as good as the same. */
const NEAR = 0.03;

/** What the expert thinks of the move that was played. */
export type Opinion = 'same' | 'near' | 'other';

export const opinionOf = ({ played, advice }: Review): Opinion => {
  if (advice.length === 0 || advice[0]!.text === played.text) return 'same';
  const best = Math.max(...advice.map(({ chances }) => chances));
  return played.chances !== null && best - played.chances <= NEAR ? 'near' : 'other';
};

/** The verdicts that nothing which the expert said speaks against. */
export const upheld = (verdicts: readonly Verdict[], opinions: ReadonlyMap<number, Opinion>): readonly Verdict[] =>
  verdicts.filter(({ number, kind }) => {
    const opinion = opinions.get(number);
    return opinion === undefined || (opinion === 'other') === (kind === 'doubtful');
  });
