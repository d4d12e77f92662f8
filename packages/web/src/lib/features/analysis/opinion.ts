import type { Review } from '../../table/transports/worker/worker-api.ts';
import type { Verdict } from '../../storage/analysis.ts';

/** Chances this close count as equal. */
const NEAR = 0.03;

/** The expert's opinion of a played move. */
export type Opinion = 'same' | 'near' | 'other';

export const opinionOf = ({ played, advice }: Review): Opinion => {
  const [best] = advice;
  if (best === undefined || best.text === played.text) return 'same';
  return played.chances !== null && best.chances - played.chances <= NEAR ? 'near' : 'other';
};

/** The verdicts that the expert's opinions don't contradict. */
export const upheld = (verdicts: readonly Verdict[], opinions: ReadonlyMap<number, Opinion>): readonly Verdict[] =>
  verdicts.filter(({ number, kind }) => {
    const opinion = opinions.get(number);
    return opinion === undefined || (opinion === 'other') === (kind === 'doubtful');
  });
