import { LIMITS } from '@ponts-bornes/protocol';
import type { PeopleStore } from '../store/people/people.ts';
import { hashOf, newSecret, writtenFor } from './sessions.ts';

/**
 * Devices on which a person has signed in. Wrong passwords from elsewhere never lock these out: otherwise anybody who
 * knows a name could lock out its owner (OWASP, “Device cookies”).
 */
export interface Devices {
  /** The key of a device known for a person, or null. */
  readonly known: (person: string | null, secret: string | null) => Promise<string | null>;
  /** Remembers a device on which a person has just signed in. Returns its new cookie value. */
  readonly remember: (person: string, secret: string | null) => Promise<string>;
}

export const openDevices = (people: PeopleStore, now: () => number): Devices => ({
  known: async (person, secret) => {
    if (person === null || secret === null) return null;
    const key = hashOf(secret);
    return (await people.devices.isKnown(person, key)) ? key : null;
  },
  remember: (person, secret) =>
    people.inTransaction(async ({ devices }) => {
      const given = secret ?? newSecret();
      const at = now();
      await writtenFor(devices.put({ token_hash: hashOf(given), person, created_at: at, used_at: at }));
      await devices.keepLatest(person, LIMITS.devicesPerPerson);
      return given;
    }),
});
