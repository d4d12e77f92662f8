import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, problemOf, resealed, WHOLE, withLine } from '../test/records.ts';
import { sealed } from '../test/sealed.ts';
import { playOut } from '../test/tables.ts';
import { formatRecord, parseRecord } from './record.ts';
import { verifyRecord } from './replay.ts';

describe('a played record', () => {
  const played = playOut(sealed, {
    seats: 2,
    options: { hand: 2, refill: 'none' },
    seed: 'edits',
    entropy: ['x', 'y'],
    names: ['Ada', 'Blaise'],
    notes: ['a note'],
  });
  const text = formatRecord(played);

  test('is refused however it is truncated', () => {
    // Missing only its final line break, it is still complete.
    for (let length = 0; length < text.length - 1; length++) {
      expect(problemOf(text.slice(0, length)), `cut to ${length}`).not.toBeNull();
    }
  });

  const anyCharacter = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom(...text));

  /** One character inserted, deleted or replaced, somewhere before `end`. */
  const anyEdit = (end: number): fc.Arbitrary<string> =>
    fc
      .tuple(fc.nat(end - 1), fc.constantFrom(0, 1), fc.oneof(fc.constant(''), anyCharacter))
      .map(([at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed));

  test('is refused after any one-character change', () => {
    const normal = (edited: string): string => edited.replaceAll('\r\n', '\n').replace(/\n?$/, '\n');
    fc.assert(
      fc.property(
        anyEdit(text.length).filter((edited) => normal(edited) !== text),
        (edited) => {
          expect(problemOf(edited)).not.toBeNull();
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('is refused if any one character of its end line differs', () => {
    for (let at = text.lastIndexOf('end '); at < text.length - 1; at++) {
      for (const other of '0123456789abcdef '.replace(text.charAt(at), '')) {
        expect(problemOf(text.slice(0, at) + other + text.slice(at + 1)), `${other} at ${at}`).not.toBeNull();
      }
    }
  });

  const bodyLength = text.lastIndexOf('end ');

  test('is accepted only in canonical form, even with a recomputed digest', () => {
    fc.assert(
      fc.property(anyEdit(bodyLength), (edited) => {
        const parsed = parseRecord(resealed(edited));
        if (parsed.ok) expect(formatRecord(parsed.record)).toBe(resealed(edited).replaceAll('\r\n', '\n'));
        else expect(parsed.error.line).toBeGreaterThan(0);
      }),
      { numRuns: 1500 },
    );
  });

  test('proves no other game after a one-character change with a recomputed digest', () => {
    const original = verifyRecord(sealed, played);
    expect(original.ok).toBe(true);
    fc.assert(
      fc.property(anyEdit(bodyLength), (edited) => {
        const parsed = parseRecord(resealed(edited));
        if (!parsed.ok) return;
        const verified = verifyRecord(sealed, parsed.record);
        if (!verified.ok) return;
        // Names and notes prove nothing; everything the game consists of is unchanged.
        expect(verified).toStrictEqual(original);
        expect(parsed.record.moves).toStrictEqual(played.moves);
        expect(parsed.record.result).toStrictEqual(played.result);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('garbage', () => {
  test('any text is parsed or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (garbage) => {
        expect(problemOf(garbage)).not.toBeNull();
        expect(problemOf(`Ponts & Bornes record 1\n${garbage}`)).not.toBeNull();
      }),
    );
  });

  test('shuffled lines of records are parsed or refused, and never throw', () => {
    const anyLines = fc.array(fc.oneof(fc.constantFrom(...linesOf(WHOLE)), fc.string({ unit: 'binary' })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(problemOf([linesOf(WHOLE)[0], ...lines].join('\n'))).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('JSON nested deeper than the writer can produce is refused', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(problemOf(withLine(6, `names: [${deep}]`))).toStrictEqual({ line: 6, problem: 'header', detail: 'names' });
    expect(problemOf(withLine(5, `options: {"a":${deep}}`))).toStrictEqual({
      line: 5,
      problem: 'header',
      detail: 'options',
    });
  });

  test('a megabyte of blanks is refused quickly', () => {
    expect(problemOf(withLine(13, `1. 0 3${' '.repeat(1_000_000)}`))).toMatchObject({ line: 13, problem: 'move' });
  });
});
