import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { openAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { openAttempts } from './attempts.ts';
import type { AttemptLimits, Attempts } from './attempts.ts';
import { openDevices } from './devices.ts';
import type { Devices } from './devices.ts';
import { openCredentialSockets } from './credential-sockets.ts';
import type { CredentialSockets } from './credential-sockets.ts';
import { openMailAddresses } from './mail-addresses.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { Passkeys } from './passkeys.ts';
import { openRecovery } from './recovery.ts';
import type { Recovery } from './recovery.ts';
import { openSessions } from './sessions.ts';
import type { Sessions } from './sessions.ts';
import { openTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** All known people, and their credentials. */
export interface People {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly recovery: Recovery;
  readonly mails: MailAddresses;
  readonly sockets: CredentialSockets;
}

export interface PeopleParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly limits: AttemptLimits;
  /** Keys the hashes of values that the database must not reveal. */
  readonly secret: string;
}

export const openPeople = async ({ store, bus, now, limits, secret }: PeopleParts): Promise<People> => {
  const attempts = openAttempts({ counters: store.people.attempts, limits, secret, now });
  const devices = openDevices(store.people, now);
  return {
    sessions: openSessions(store.people, now),
    accounts: openAccounts({ store, attempts, devices, now }),
    devices,
    recovery: openRecovery({ store, attempts, devices, now }),
    mails: openMailAddresses(store, now),
    passkeys: new Passkeys(store.people, now),
    tokens: openTokens(store.people, now),
    attempts,
    sockets: await openCredentialSockets({ bus, people: store.people, now }),
  };
};
