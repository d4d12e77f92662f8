import { randomInt } from 'node:crypto';
import { LIMITS } from '@ponts-bornes/protocol';
import type { PeopleQueries } from '../store/people/people.ts';
import { hashOf, writtenFor } from './sessions.ts';

/** Digits and letters that are hard to confuse, as in Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: not to be guessed even from their hashes. */
const LENGTH = 16;
const GROUP = 4;

const newCodes = (count: number): readonly string[] =>
  Array.from({ length: count }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
  });

/** The hash of a code as typed: case, spaces and hyphens do not matter, nor do letters read as digits. */
export const hashOfCode = (typed: string): string =>
  hashOf(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

/** Gives an account new codes, within a transaction. */
export const giveCodes = async (
  { recoveryCodes }: Pick<PeopleQueries, 'recoveryCodes'>,
  person: string,
): Promise<readonly string[]> => {
  const codes = newCodes(LIMITS.recoveryCodes);
  await writtenFor(recoveryCodes.replace(person, codes.map(hashOfCode)));
  return codes;
};
