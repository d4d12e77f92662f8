import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@ponts-bornes/protocol';
import type { AttemptQueries } from '../store/people/attempts.ts';
import { Failure } from '../failure.ts';

/** The window for counting attempts, in milliseconds. */
const WINDOW = 15 * 60_000;
/** After wrong passwords the wait starts at one second and doubles at most this often. */
const MOST_DOUBLINGS = 10;
/** The longest wait, in milliseconds. */
const LONGEST_WAIT = 15 * 60_000;
const HOUR = 60 * 60_000;
/** Wrong passwords are forgotten this many milliseconds after the last one. */
export const FORGOTTEN = HOUR;

export interface AttemptLimits {
  /** Attempts from one network in 15 minutes, right or wrong. */
  readonly perAddress: number;
  /** Wrong attempts for one name in 15 minutes, from all networks and unknown devices. */
  readonly perName: number;
  /** Wrong attempts for one name from one network that cost no wait. */
  readonly free: number;
}

export const ATTEMPT_LIMITS: AttemptLimits = { perAddress: 100, perName: 100, free: 5 };

/** A password attempt. */
export interface Tried {
  readonly name: string;
  readonly network: string;
  /** The key of a device on which the account's owner has signed in before. */
  readonly device: string | null;
}

/** Counts sign-in attempts across all nodes. */
export interface Attempts {
  /** Counts a sign-in attempt from a network, and refuses it above the limit. */
  readonly from: (network: string) => Promise<void>;
  /**
   * Counts a password attempt for a name, and refuses it above the limits or during a wait. The attempt is counted as
   * wrong before the password is checked, so that parallel attempts can't exceed the limit. A device on which the owner
   * has signed in before has its own counter: other people's wrong passwords don't lock it out.
   */
  readonly for: (tried: Tried) => Promise<void>;
  /** The password was right: takes back what `for` counted. */
  readonly wasRight: (tried: Tried) => Promise<void>;
  /** Counts an action that is limited per hour, and refuses it above the limit. */
  readonly hourly: (what: Hourly, who: string, most: number) => Promise<void>;
}

/** New names, messages sent on request, and new guests. */
const HOURLY = {
  rename: 'too-fast',
  test: 'too-fast',
  confirm: 'too-fast',
  recover: 'too-fast',
  mailbox: 'too-fast',
  guest: 'too-many-guests',
} as const satisfies Record<string, ErrorCode>;
type Hourly = keyof typeof HOURLY;

interface AttemptsParts {
  readonly counters: AttemptQueries;
  readonly limits: AttemptLimits;
  /** Keys the hashes of networks and names, so that the database reveals neither. */
  readonly secret: string;
  readonly now: () => number;
}

export const openAttempts = ({ counters, limits, secret, now }: AttemptsParts): Attempts => {
  const keyOf = (kind: 'network' | 'name' | 'device' | 'pair' | Hourly, ...tried: readonly string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([kind, ...tried]))
      .digest('base64url');
  const delayedKey = ({ name, network, device }: Tried): string =>
    device === null ? keyOf('pair', name, network) : keyOf('device', name, device);

  const count = (key: string): Promise<number> => counters.count(key, now(), WINDOW);
  const delay = (key: string): Promise<boolean> =>
    counters.delay(key, {
      at: now(),
      free: limits.free,
      doublings: MOST_DOUBLINGS,
      longest: LONGEST_WAIT,
      forgottenAfter: FORGOTTEN,
    });

  return {
    from: async (network) => {
      if ((await count(keyOf('network', network))) > limits.perAddress) throw new Failure('too-fast');
    },
    for: async (tried) => {
      const isUnknown = tried.device === null;
      if (isUnknown && (await count(keyOf('network', tried.network))) > limits.perAddress)
        throw new Failure('too-fast');
      if (!(await delay(delayedKey(tried)))) throw new Failure('too-fast');
      // Counted last: attempts that are refused by then must not lock the name's owner out.
      if (isUnknown && (await count(keyOf('name', tried.name))) > limits.perName) throw new Failure('too-fast');
    },
    wasRight: async (tried) => {
      if (tried.device === null) await counters.uncount(keyOf('name', tried.name));
      await counters.delete(delayedKey(tried));
    },
    hourly: async (what, who, most) => {
      if ((await counters.count(keyOf(what, who), now(), HOUR)) > most) throw new Failure(HOURLY[what]);
    },
  };
};
