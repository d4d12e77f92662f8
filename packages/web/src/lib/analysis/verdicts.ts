import { judge, situationOf } from '@ponts-bornes/bots';
import type { Lead } from '@ponts-bornes/bots';
import { fastRandom } from '@ponts-bornes/kernel';
import type { RecordedMove } from '@ponts-bornes/kernel';
import type { Verdict } from './analysis.ts';
import { COMPARED } from './plan.ts';
import type { Course } from './weigh.ts';

/** A move that was a choice. */
export interface Decision extends RecordedMove {
  readonly number: number;
}

/** So much of the chances is worth a word. */
const WORTH_SAYING = 0.04;
/** So many standard errors are beyond doubt. */
const DOUBT = 2;

/** What others would have brought. Chances of a team are those of all its seats. */
export const leadsOver = (
  { study, states, sides, seed }: Course,
  { number, seat, text }: Decision,
  games: number,
): readonly Lead[] => {
  const seats = sides.flat().length;
  const situation = situationOf(study.game, states[number - 1]!, { seat, seats });
  const rng = fastRandom(`${seed} move ${number} ${games}`);
  const played = situation.moves.indexOf(text);
  const size = sides.find((side) => side.includes(seat))!.length;
  return judge(study, situation, { played, others: COMPARED.others, games, rng }).map((one) => ({
    ...one,
    lead: one.lead * size,
    error: one.error * size,
  }));
};

/** Whether something else may have been better: then it is looked at more closely. */
export const isSuspect = (leads: readonly Lead[]): boolean =>
  leads.some(({ lead, error }) => lead >= WORTH_SAYING && lead > error);

/** What the leads of others say of a move; null when nothing is beyond doubt. */
export const verdictOf = (number: number, leads: readonly Lead[]): Verdict | null => {
  if (leads.length === 0) return null;
  const best = leads.reduce((one, other) => (other.lead > one.lead ? other : one));
  const margin = Math.abs(best.lead);
  if (margin < WORTH_SAYING || margin < DOUBT * best.error) return null;
  return { number, kind: best.lead > 0 ? 'doubtful' : 'good' };
};
