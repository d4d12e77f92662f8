import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';

/** What came of something that was asked at a table. */
export type Entered =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly code: ErrorCode };

export const DONE: Entered = { ok: true };
export const failed = (code: ErrorCode): Entered => ({ ok: false, code });

/** So often others may write first, and the game goes on each time, before one is asked to try again. */
const MOST_TRIES = 100;

/** Tries again as long as another node was first, which is told by null. */
export const tried = async (attempt: () => Promise<Entered | null>): Promise<Entered> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const entered = await attempt();
    if (entered !== null) return entered;
  }
  return failed('try-again');
};
