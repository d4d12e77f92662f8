import fc from 'fast-check';
import { MAX_NAME, OPTION_KEY, WITHOUT_PLEDGE, parseRecord, sha256, toHex, utf8 } from '../src/index.ts';
import type { GameRecord, Options, Outcome, Pledges, RecordError } from '../src/index.ts';

/** Texts that a careless writer of lines, JSON or UTF-8 would get wrong. */
const TRICKY = [
  '',
  ' ',
  '"',
  '\\',
  '\n',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u2029',
  '\ud800',
  '🂡',
  'é',
  'end 0 ',
  'note: ',
];

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...TRICKY));

/** Whether a text may form a line: no control character, line separator or lone surrogate. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

const moveText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((text) => isOneLine(text) && text.trim() === text && /^\S/.test(text));

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

const options: fc.Arbitrary<Options> = fc.dictionary(
  fc.stringMatching(OPTION_KEY),
  fc.oneof(anyText, finite, fc.boolean()),
  {
    maxKeys: 4,
    noNullPrototype: true,
  },
);

const outcome: fc.Arbitrary<Outcome> = fc.record(
  { winners: fc.array(fc.nat(9)), scores: fc.array(finite, { maxLength: 4 }), reason: anyText },
  { noNullPrototype: true },
);

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);

/** Any writable record, whether or not it is a playable game. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .oneof(fc.nat(4), fc.nat(999))
  .chain((seats) => recordFor(seats, seats > 0 && seats <= 4 ? fc.constantFrom(0, seats) : fc.constant(0)));

const recordFor = (seats: number, named: fc.Arbitrary<number>): fc.Arbitrary<GameRecord> =>
  fc.record(
    {
      game: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
      rules: fc.nat(999_999_999),
      seats: fc.constant(seats),
      options,
      names: named.chain((count) => textsFor(count).map((texts) => texts.map(asName))),
      notes: fc.array(anyText.filter(isOneLine), { maxLength: 3 }),
      commitment: digest,
      pledges: seats > 0 && seats <= 4 ? fc.option(pledgesFor(seats)) : fc.constant(null),
      entropy: named.chain(textsFor),
      secret: fc.option(digest),
      result: fc.option(outcome),
      moves: fc.array(fc.record({ seat: fc.nat(999), text: moveText }, { noNullPrototype: true }), { maxLength: 12 }),
    },
    { noNullPrototype: true },
  );

const pledgesFor = (seats: number): fc.Arbitrary<Pledges> =>
  fc.record(
    {
      attempt: fc.integer({ min: 1, max: 9 }),
      seats: fc.array(fc.oneof(digest, fc.constantFrom(...WITHOUT_PLEDGE)), { minLength: seats, maxLength: seats }),
      passed: fc.subarray(Array.from({ length: seats }, (_, seat) => seat)),
    },
    { noNullPrototype: true },
  );

const asName = (text: string): string => text.trim().slice(0, MAX_NAME).trim() || 'Ada';

const textsFor = (count: number): fc.Arbitrary<string[]> => fc.array(anyText, { minLength: count, maxLength: count });

/** A record's text with the digest in its end line recomputed, as an attacker who knows the format would do. */
export const resealed = (text: string): string => {
  const body = text.slice(0, text.lastIndexOf('\nend ') + 1);
  const count = /^end (\d+)/.exec(text.slice(body.length))?.[1] ?? '0';
  return `${body}end ${count} ${toHex(sha256(utf8(body))).slice(0, 16)}\n`;
};

export const DIGEST_A = 'a'.repeat(64);
export const DIGEST_B = 'b'.repeat(64);

/** Written by hand, with a digest from another program: checks the format independently of the kernel. */
export const WHOLE = `Ponts & Bornes record 1
game: sealed
rules: 1
seats: 2
options: {"hand":2,"refill":"none"}
names: ["Ada","Blaise"]
note: played in Lyon
commitment: ${DIGEST_A}
entropy: ["x","y"]
secret: ${DIGEST_B}
result: {"winners":[1],"scores":[0,2],"reason":"hands-empty"}

1. 0 3
2. 1 9
end 2 74a2dfb8e1df67c6
`;

export const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

export const withLine = (number: number, line: string): string =>
  linesOf(WHOLE)
    .with(number - 1, line)
    .join('\n') + '\n';

export const withoutLine = (number: number): string =>
  linesOf(WHOLE)
    .toSpliced(number - 1, 1)
    .join('\n') + '\n';

/** The error in a text, or null if it is a complete record. */
export const problemOf = (text: string): RecordError | null => {
  const parsed = parseRecord(text);
  return parsed.ok ? null : parsed.error;
};
