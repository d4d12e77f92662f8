import { judge, situationOf } from '@ponts-bornes/bots';
import type { Lead } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import type { RecordedMove } from '@ponts-bornes/kernel';
import type { Verdict } from '../../storage/analysis.ts';
import { COMPARED } from './plan.ts';
import type { Course } from './weigh.ts';

/** A move with alternatives. */
export interface Decision extends RecordedMove {
  readonly number: number;
}

/** Smaller differences in chances aren't worth mentioning. */
const WORTH_SAYING = 0.04;
/** Differences above this many standard errors are significant. */
const DOUBT = 2;

/** The advantage of each alternative. */
export const leadsOver = (
  { study, states, sides, seed }: Course,
  { number, seat, text }: Decision,
  games: number,
): readonly Lead[] => {
  const seats = sides.flat().length;
  const situation = situationOf(study.game, states[number - 1]!, { seat, seats });
  const rng = fastRandom(`${seed} move ${number} ${games}`);
  const played = situation.moves.indexOf(text);
  return judge(study, situation, { played, others: COMPARED.others, games, rng });
};

/** Whether an alternative may be better, so that a closer look is worthwhile. */
export const isSuspect = (leads: readonly Lead[]): boolean =>
  leads.some(({ lead, error }) => lead >= WORTH_SAYING && lead > error);

/** The verdict on a move from the alternatives' advantages; null if nothing is significant. */
export const verdictOf = (number: number, leads: readonly Lead[]): Verdict | null => {
  if (leads.length === 0) return null;
  const best = leads.reduce((one, other) => (other.lead > one.lead ? other : one));
  const margin = Math.abs(best.lead);
  if (margin < WORTH_SAYING || margin < DOUBT * best.error) return null;
  return { number, kind: best.lead > 0 ? 'doubtful' : 'good' };
};
