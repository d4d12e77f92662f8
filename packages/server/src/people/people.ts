import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { openAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { WINDOW, openAttempts } from './attempts.ts';
import type { AttemptLimits, Attempts } from './attempts.ts';
import { openDoors } from './doors.ts';
import type { Doors } from './doors.ts';
import { Passkeys } from './passkeys.ts';
import { DAY, LIFE, openSessions } from './sessions.ts';
import type { Sessions } from './sessions.ts';
import { openTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Everybody who is known here, and how they show who they are. */
export interface People {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly doors: Doors;
  readonly close: () => void;
}

export interface PeopleParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly limits: AttemptLimits;
  /** What is hashed that nobody may learn from the database. */
  readonly secret: string;
  readonly report: (error: unknown) => void;
}

export const openPeople = async ({ store, bus, now, limits, secret, report }: PeopleParts): Promise<People> => {
  const attempts = openAttempts({ store, limits, secret, now });
  await forgetOld(store, now());
  await attempts.forgetOld();
  const timers = [
    setInterval(() => void forgetOld(store, now()).catch(report), DAY),
    setInterval(() => void attempts.forgetOld().catch(report), WINDOW),
  ];
  for (const timer of timers) timer.unref();
  return {
    sessions: openSessions(store, now),
    accounts: openAccounts(store, attempts, now),
    passkeys: new Passkeys(store, now),
    tokens: openTokens(store, now),
    attempts,
    doors: await openDoors(bus),
    close: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
};

/** Sessions and questions whose time is over, and guests who left nothing behind and stay away. */
const forgetOld = async ({ db }: Store, at: number): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
  await db
    .deleteFrom('people')
    .where('seen_at', '<=', at - LIFE)
    .where('id', 'not in', db.selectFrom('accounts').select('person'))
    .where('id', 'not in', db.selectFrom('tables').select('host'))
    .where(
      'id',
      'not in',
      db.selectFrom('seats').select('person').where('person', 'is not', null).$narrowType<{ person: string }>(),
    )
    .execute();
};
