import type { Me } from '@ponts-bornes/protocol';
import { Problem, api } from './api.ts';

let person = $state.raw<Me | null>(null);
let asked = $state.raw<Promise<Me | null> | null>(null);

/** Who one is to the server. */
export const me = {
  /** Null until it is known, and for who has no name yet. */
  get person(): Me | null {
    return person;
  },
  /** Asks the server once; after a failure, again. */
  load(): Promise<Me | null> {
    asked ??= api.me().then(
      (answer) => me.set(answer.person),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  },
  /** What the server has just told. */
  set(told: Me | null): Me | null {
    person = told;
    asked = Promise.resolve(told);
    return told;
  },
  /** Comes as a guest, or takes another nickname. */
  async call(nickname: string): Promise<Me> {
    const answer = await api.name(nickname).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'bad-request' ? new Problem('odd-name') : error;
    });
    me.set(answer.person);
    return answer.person;
  },
};
