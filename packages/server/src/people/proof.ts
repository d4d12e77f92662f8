import type { PeopleQueries } from '../store/people/people.ts';
import { Failure } from '../failure.ts';
import type { Asker } from './sessions.ts';

/** How long a proof by password or passkey stays fresh, in milliseconds. */
const FRESH = 5 * 60_000;

/** Whether this session was recently proven by password or passkey. */
export const isFresh = ({ proof }: Asker, at: number, longest = FRESH): boolean =>
  proof.kind === 'session' && proof.provedAt !== null && at - proof.provedAt < longest;

/**
 * A bare session, as on an unlocked computer, must not suffice to change how its owner signs in. Guests have no other
 * credential.
 *
 * @param more how much longer a proof counts, for the second step of an action that began with a fresh one
 */
export const expectFresh = async (
  { accounts }: Pick<PeopleQueries, 'accounts'>,
  asker: Asker,
  at: number,
  more = 0,
): Promise<void> => {
  if (isFresh(asker, at, FRESH + more)) return;
  if ((await accounts.of(asker.id)) !== null) throw new Failure('prove-again');
};
