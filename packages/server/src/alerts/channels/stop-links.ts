import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links that stop a person's e-mails. They are signed, so that nothing has to be stored and none can be guessed. */
export interface StopLinks {
  readonly of: (person: string) => string;
  /** The person a link was made for; null if it is not ours. */
  readonly personOf: (link: string) => string | null;
}

export const openStopLinks = (secret: string): StopLinks => {
  const signatureOf = (person: string): string =>
    createHmac('sha256', secret).update(`stop-mail ${person}`).digest('base64url');
  return {
    of: (person) => `${person}_${signatureOf(person)}`,
    personOf: (link) => {
      const [, person = '', signature = ''] = /^([\w-]{1,64}?)_([\w-]{43})$/.exec(link) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(person))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? person : null;
    },
  };
};
