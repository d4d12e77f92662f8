import type { Me } from '@ponts-bornes/protocol';
import { noteIdentity } from '../storage/online-identity.ts';
import { Problem, call, isRefused } from './call.ts';

let person = $state.raw<Me | null>(null);
let asked = $state.raw<Promise<Me | null> | null>(null);

/** The current person, as the server knows them. */
export const me = {
  /** Null until loaded, and for people without a name. */
  get person(): Me | null {
    return person;
  },
  /** Asks the server once; retries after a failure. */
  load(): Promise<Me | null> {
    asked ??= call('GET /api/me').then(
      (answer) => me.set(answer.person),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  },
  /** Stores what the server has just sent. */
  set(told: Me | null): Me | null {
    person = told;
    asked = Promise.resolve(told);
    noteIdentity(told !== null);
    return told;
  },
  /** Creates a guest session, or changes the nickname. */
  async call(nickname: string): Promise<Me> {
    const answer = await call('POST /api/me', { body: { nickname } }).catch((error: unknown) => {
      throw isRefused<'POST /api/me'>(error, 'bad-request') ? new Problem('odd-name') : error;
    });
    me.set(answer.person);
    return answer.person;
  },
};
