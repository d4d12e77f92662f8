import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyRecord,
  DIGEST_A,
  DIGEST_B,
  linesOf,
  problemOf,
  resealed,
  WHOLE,
  withLine,
  withoutLine,
} from '../test/records.ts';
import { MAX_MOVE_TEXT } from './door.ts';
import { formatRecord, headerLine, HEADER_KEYS, MAX_RECORD_TEXT, moveLine, parseRecord } from './record.ts';
import type { GameRecord, HeaderKey } from './record.ts';

const WHOLE_RECORD: GameRecord = {
  game: 'sealed',
  rules: 1,
  seats: 2,
  options: { hand: 2, refill: 'none' },
  names: ['Ada', 'Blaise'],
  notes: ['played in Lyon'],
  commitment: DIGEST_A,
  entropy: ['x', 'y'],
  secret: DIGEST_B,
  result: { winners: [1], scores: [0, 2], reason: 'hands-empty' },
  moves: [
    { seat: 0, text: '3' },
    { seat: 1, text: '9' },
  ],
};

/** The shortest record there is. */
const BARE: GameRecord = {
  ...WHOLE_RECORD,
  options: {},
  names: [],
  notes: [],
  entropy: [],
  secret: null,
  result: null,
  moves: [],
};

describe('a record and its text', () => {
  test('a text written by hand is read as the record it stands for', () => {
    expect(parseRecord(WHOLE)).toStrictEqual({ ok: true, record: WHOLE_RECORD });
  });

  test('a record is written as by hand', () => {
    expect(formatRecord(WHOLE_RECORD)).toBe(WHOLE);
  });

  test('what nobody says is left out, what is not known yet is named', () => {
    expect(linesOf(formatRecord(BARE))).toStrictEqual([
      'Ponts & Bornes record 1',
      'game: sealed',
      'rules: 1',
      'seats: 2',
      'options: {}',
      `commitment: ${DIGEST_A}`,
      'secret: hidden',
      'result: unfinished',
      '',
      expect.stringMatching(/^end 0 [0-9a-f]{16}$/),
    ]);
    expect(parseRecord(formatRecord(BARE))).toStrictEqual({ ok: true, record: BARE });
  });

  test('any record comes back from its text, and its text from it, to the byte', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = formatRecord(record);
        const parsed = parseRecord(text);
        expect(parsed).toStrictEqual({ ok: true, record });
        expect(parsed.ok && formatRecord(parsed.record)).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  test('a result is written in one order, however the game built it', () => {
    const result = { reason: 'hands-empty', scores: [0, 2], winners: [1] };
    expect(formatRecord({ ...WHOLE_RECORD, result })).toBe(formatRecord(WHOLE_RECORD));
  });

  test('lines may end as on Windows, and the last may not end at all', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = formatRecord(record);
        const windows = text.replaceAll('\n', '\r\n');
        for (const same of [windows, text.slice(0, -1), windows.slice(0, -2)]) {
          expect(parseRecord(same)).toStrictEqual({ ok: true, record });
        }
      }),
    );
  });
});

describe('a value can not forge lines', () => {
  const BREAKS = [
    ['line feed', '\n'],
    ['carriage return', '\r'],
    ['carriage return and line feed', '\r\n'],
    ['vertical tab', '\v'],
    ['form feed', '\f'],
    ['next line', '\u0085'],
    ['line separator', '\u2028'],
    ['paragraph separator', '\u2029'],
  ] as const;

  test.each(BREAKS)('a note with the line break (%s) is not written', (_, lineBreak) => {
    const forged = { ...WHOLE_RECORD, notes: [`nothing${lineBreak}commitment: ${DIGEST_B}`] };
    expect(() => formatRecord(forged)).toThrow(RangeError);
  });

  test.each(BREAKS)('a note that ends in the line break (%s) is not written', (_, lineBreak) => {
    expect(() => formatRecord({ ...WHOLE_RECORD, notes: [`nothing${lineBreak}`] })).toThrow(RangeError);
  });

  test('half of a pair, which UTF-8 can not hold, is not written in a note', () => {
    expect(() => formatRecord({ ...WHOLE_RECORD, notes: ['\ud800'] })).toThrow(RangeError);
  });

  test.each([
    ['a secret that is no 256 bits', { secret: 'ab' }],
    ['names for some seats only', { names: ['Ada'] }],
    ['an empty name', { names: ['Ada', ''] }],
    ['a name with blanks at its end', { names: ['Ada ', 'Zoé'] }],
    ['a name nobody could read out', { names: ['Ada', 'z'.repeat(61)] }],
    ['more entropy than seats', { entropy: ['x', 'y', 'z'] }],
    ['a move with outer blanks', { moves: [{ seat: 0, text: ' 3' }] }],
    ['a move longer than the door lets in', { moves: [{ seat: 0, text: '3'.repeat(201) }] }],
    ['a score that is no number', { result: { winners: [], scores: [Number.NaN], reason: 'x' } }],
  ])('%s is not written, since it could not be read again', (_, wrong) => {
    expect(() => formatRecord({ ...WHOLE_RECORD, ...wrong })).toThrow(/^unreadable in line \d+/);
  });

  test.each([
    [6, 'names: ["Ada"]'],
    [9, 'entropy: ["x","y","z"]'],
  ])('line %i must speak for every seat: %s', (line, text) => {
    expect(parseRecord(withLine(line, text))).toMatchObject({ ok: false, error: { line, problem: 'header' } });
  });

  test.each(BREAKS)('a move with the line break (%s) is not written', (_, lineBreak) => {
    const forged = { ...WHOLE_RECORD, moves: [{ seat: 0, text: `3${lineBreak}2. 1 9` }] };
    expect(() => formatRecord(forged)).toThrow(RangeError);
  });

  test.each(BREAKS)(
    'names, entropy, options and reasons with the line break (%s) stay in their line',
    (_, lineBreak) => {
      const text = `Ada${lineBreak}secret: hidden`;
      const record: GameRecord = {
        ...WHOLE_RECORD,
        names: [text, text],
        entropy: [text, text],
        options: { [text]: text },
        result: { winners: [], scores: [], reason: text },
      };
      const written = formatRecord(record);
      expect(written.split(/[\n\v\f\r\u0085\u2028\u2029]/).length).toBe(linesOf(WHOLE).length + 1);
      expect(parseRecord(written)).toStrictEqual({ ok: true, record });
    },
  );

  test.each(BREAKS.filter(([, lineBreak]) => !lineBreak.includes('\n')))(
    'a text with the raw line break (%s) in a note, a name or a move is not read',
    (_, lineBreak) => {
      expect(problemOf(withLine(7, `note: played${lineBreak}in Lyon`))).toMatchObject({ line: 7, problem: 'header' });
      expect(problemOf(withLine(6, `names: ["Ada${lineBreak}","Blaise"]`))).toMatchObject({
        line: 6,
        problem: 'header',
      });
      expect(problemOf(withLine(13, `1. 0 3${lineBreak}3`))).toMatchObject({ line: 13, problem: 'move' });
    },
  );
});

describe('where a line stands', () => {
  test('the lines of headers and moves are those of the written text', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const lines = linesOf(formatRecord(record));
        const present = HEADER_KEYS.filter((key) => lines.some((line) => line.startsWith(`${key}: `)));
        for (const key of present) {
          expect(lines[headerLine(record, key) - 1]?.startsWith(`${key}: `)).toBe(true);
          expect(headerLine(record, key)).toBe(lines.findIndex((line) => line.startsWith(`${key}: `)) + 1);
        }
        for (const [index, { seat, text }] of record.moves.entries()) {
          expect(lines[moveLine(record, index + 1) - 1]).toBe(`${index + 1}. ${seat} ${text}`);
        }
        expect(lines[moveLine(record, record.moves.length + 1) - 1]).toMatch(/^end /);
      }),
    );
  });

  test.each<[HeaderKey, number]>([
    ['names', 6],
    ['note', 6],
    ['entropy', 7],
  ])('a missing %s would stand in line %i', (key, line) => {
    expect(headerLine(BARE, key)).toBe(line);
  });
});

describe('what is wrong with a text', () => {
  test('too-long: a text past the limit is refused unread', () => {
    const long = WHOLE + ' '.repeat(MAX_RECORD_TEXT);
    expect(problemOf(long)).toStrictEqual({ line: 1, problem: 'too-long', detail: String(MAX_RECORD_TEXT) });
  });

  test.each(['', '\n', '{}', 'Ponts & Bornes record 2\n', ` ${WHOLE}`, `\ufeff${WHOLE}`, `\n${WHOLE}`])(
    'not-a-record: the first line is not the title (%#)',
    (text) => {
      expect(problemOf(text)).toStrictEqual({ line: 1, problem: 'not-a-record', detail: 'Ponts & Bornes record 1' });
    },
  );

  test.each<[number, HeaderKey]>([
    [2, 'game'],
    [3, 'rules'],
    [4, 'seats'],
    [5, 'options'],
    [8, 'commitment'],
    [10, 'secret'],
    [11, 'result'],
  ])('header: without line %i the header %s is missed there', (line, detail) => {
    expect(problemOf(withoutLine(line))).toStrictEqual({ line, problem: 'header', detail });
  });

  test.each([
    [2, 'game: Sealed'],
    [2, 'game: '],
    [2, `game: ${'x'.repeat(61)}`],
    [2, 'game: ../x'],
    [3, 'rules: 01'],
    [3, 'rules: 1.0'],
    [3, 'rules: -1'],
    [3, 'rules: 1234567890'],
    [4, 'seats: two'],
    [4, 'seats: 2 '],
    [5, 'options: '],
    [5, 'options: []'],
    [5, 'options: null'],
    [5, 'options: {"hand": 2}'],
    [5, 'options: {"hand":2,"hand":2}'],
    [5, 'options: {"hand":[2]}'],
    [5, 'options: {"hand":2.0}'],
    [5, 'options: {"hand":1e999}'],
    [5, 'options: {"hand":2'],
    [6, 'names: []'],
    [6, 'names: "Ada"'],
    [6, 'names: ["Ada",2]'],
    [6, 'names: ["\\u0041da"]'],
    [8, `commitment: ${DIGEST_A}aa`],
    [8, `commitment: ${DIGEST_A.toUpperCase()}`],
    [8, 'commitment: '],
    [9, 'entropy: []'],
    [9, 'entropy: {"0":"x"}'],
    [10, `secret: ${DIGEST_B.slice(1)}`],
    [10, 'secret: Hidden'],
    [11, 'result: null'],
    [11, 'result: {"winners":[1],"scores":[0,2]}'],
    [11, 'result: {"scores":[0,2],"winners":[1],"reason":"x"}'],
    [11, 'result: {"winners":[1],"scores":[0,2],"reason":"x","more":1}'],
    [11, 'result: {"winners":["1"],"scores":[0,2],"reason":"x"}'],
    [11, 'result: {"winners":[1],"scores":{},"reason":"x"}'],
    [11, 'result: {"winners":[1],"scores":[0,2],"reason":7}'],
  ])('header: line %i may not be "%s"', (line, text) => {
    const detail = text.slice(0, text.indexOf(':'));
    expect(problemOf(resealed(withLine(line, text)))).toStrictEqual({ line, problem: 'header', detail });
  });

  test('header: a header twice or out of order is refused where it stands', () => {
    expect(problemOf(withLine(3, 'game: sealed'))).toStrictEqual({ line: 3, problem: 'header', detail: 'rules' });
    expect(problemOf(withLine(7, 'names: ["Ada"]'))).toStrictEqual({
      line: 7,
      problem: 'header',
      detail: 'commitment',
    });
  });

  test('header: an empty line stands between the headers and the moves', () => {
    expect(problemOf(withoutLine(12))).toStrictEqual({ line: 12, problem: 'header', detail: '' });
  });

  test.each([
    '1. 0',
    '1. 0 ',
    '1. 0  3',
    '1. 0 3 ',
    '1 0 3',
    '1. 00 3',
    '1. 01 3',
    '1. 1000 3',
    '1. -1 3',
    '1. x 3',
    ' 1. 0 3',
    '',
    'end',
    `1. 0 ${'3'.repeat(MAX_MOVE_TEXT + 1)}`,
  ])('move: "%s" is no line of a move', (line) => {
    const text = resealed(withLine(13, line));
    expect(problemOf(text)).toStrictEqual({ line: 13, problem: 'move', detail: line.slice(0, 80) });
  });

  test('move: a text of exactly the limit is read', () => {
    expect(problemOf(resealed(withLine(13, `1. 0 ${'3'.repeat(MAX_MOVE_TEXT)}`)))).toBeNull();
  });

  test.each(['2. 0 3', '0. 0 3', '01. 0 3'])('move-number: "%s" is not the first move', (line) => {
    expect(problemOf(resealed(withLine(13, line)))).toStrictEqual({ line: 13, problem: 'move-number', detail: '1' });
  });

  test('move-number: a move left out is missed at the next one', () => {
    expect(problemOf(resealed(withoutLine(13)))).toStrictEqual({ line: 13, problem: 'move-number', detail: '1' });
  });

  test.each([
    [1, 'game'],
    [7, 'commitment'],
    [10, 'result'],
    [11, ''],
    [12, 'end'],
    [14, 'end'],
  ])('truncated: after %i lines the next thing is missed', (kept, detail) => {
    const cut = linesOf(WHOLE).slice(0, kept).join('\n') + '\n';
    expect(problemOf(cut)).toStrictEqual({ line: kept + 1, problem: 'truncated', detail });
  });

  test.each(['end ', 'end 2', 'end 2 abc', 'end 2 74A2DFB8E1DF67C6', 'end two 74a2dfb8e1df67c6'])(
    'truncated: "%s" is no whole end line',
    (line) => {
      expect(problemOf(withLine(15, line))).toStrictEqual({ line: 15, problem: 'truncated', detail: 'end' });
    },
  );

  test.each(['1', '3', '02'])('count: the end line may not say %s for two moves', (count) => {
    const text = WHOLE.replace('end 2', `end ${count}`);
    expect(problemOf(text)).toStrictEqual({ line: 15, problem: 'count', detail: '2' });
  });

  test('digest: a changed text does not pass, and the right digest is told', () => {
    const changed = WHOLE.replace('Lyon', 'Nice');
    const detail = /end 2 (\S+)/.exec(resealed(changed))?.[1];
    expect(problemOf(changed)).toStrictEqual({ line: 15, problem: 'digest', detail });
  });

  test.each(['\n', ' \n', '3. 0 5\n', WHOLE])('after-end: nothing follows the end line (%#)', (more) => {
    expect(problemOf(WHOLE + more)).toStrictEqual({ line: 16, problem: 'after-end', detail: '' });
  });
});
