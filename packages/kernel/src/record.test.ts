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
  pledges: null,
  entropy: ['x', 'y'],
  secret: DIGEST_B,
  result: { winners: [1], scores: [0, 2], reason: 'hands-empty' },
  moves: [
    { seat: 0, text: '3' },
    { seat: 1, text: '9' },
  ],
};

/** The shortest possible record. */
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
  test('a hand-written text is parsed into the record it represents', () => {
    expect(parseRecord(WHOLE)).toStrictEqual({ ok: true, record: WHOLE_RECORD });
  });

  test('a record is written exactly like the hand-written text', () => {
    expect(formatRecord(WHOLE_RECORD)).toBe(WHOLE);
  });

  test('empty fields are left out, unknown ones are written as such', () => {
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

  test('pledges stand between the commitment and the parts', () => {
    const pledges = { attempt: 2, seats: [DIGEST_A, 'absent'], passed: [0] };
    const text = formatRecord({ ...WHOLE_RECORD, pledges });
    expect(linesOf(text).slice(7, 10)).toStrictEqual([
      `commitment: ${DIGEST_A}`,
      `pledges: {"attempt":2,"seats":["${DIGEST_A}","absent"],"passed":[0]}`,
      'entropy: ["x","y"]',
    ]);
    expect(parseRecord(text)).toStrictEqual({ ok: true, record: { ...WHOLE_RECORD, pledges } });
  });

  test.each([
    'pledges: null',
    'pledges: {"attempt":0,"seats":["bot","bot"],"passed":[]}',
    'pledges: {"attempt":1.5,"seats":["bot","bot"],"passed":[]}',
    'pledges: {"attempt":1,"seats":["bot"],"passed":[]}',
    'pledges: {"attempt":1,"seats":["bot","away"],"passed":[]}',
    'pledges: {"attempt":1,"seats":["bot",7],"passed":[]}',
    'pledges: {"attempt":1,"seats":["bot","bot"],"passed":[2]}',
    'pledges: {"attempt":1,"seats":["bot","bot"],"passed":[1,0]}',
    'pledges: {"attempt":1,"seats":["bot","bot"],"passed":[-1]}',
    'pledges: {"attempt":1,"seats":["bot","bot"]}',
    'pledges: {"seats":["bot","bot"],"attempt":1,"passed":[]}',
  ])('unreadable pledges are refused: %s', (line) => {
    const text = linesOf(WHOLE).toSpliced(8, 0, line).join('\n') + '\n';
    expect(problemOf(resealed(text))).toStrictEqual({ line: 9, problem: 'header', detail: 'pledges' });
  });

  test('any record survives writing and reading, byte for byte', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = formatRecord(record);
        const parsed = parseRecord(text);
        expect(parsed).toStrictEqual({ ok: true, record });
        expect(parsed.ok && formatRecord(parsed.record)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  test('a result is written in canonical order, however the game built it', () => {
    const result = { reason: 'hands-empty', scores: [0, 2], winners: [1] };
    expect(formatRecord({ ...WHOLE_RECORD, result })).toBe(formatRecord(WHOLE_RECORD));
  });

  test('Windows line breaks are accepted, and a missing final one', () => {
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

describe('a value cannot forge lines', () => {
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

  test.each(BREAKS)('a note with the line break (%s) cannot be written', (_, lineBreak) => {
    const forged = { ...WHOLE_RECORD, notes: [`nothing${lineBreak}commitment: ${DIGEST_B}`] };
    expect(() => formatRecord(forged)).toThrow(RangeError);
  });

  test.each(BREAKS)('a note that ends in the line break (%s) cannot be written', (_, lineBreak) => {
    expect(() => formatRecord({ ...WHOLE_RECORD, notes: [`nothing${lineBreak}`] })).toThrow(RangeError);
  });

  test('a lone surrogate, which UTF-8 cannot hold, cannot be written in a note', () => {
    expect(() => formatRecord({ ...WHOLE_RECORD, notes: ['\ud800'] })).toThrow(RangeError);
  });

  test.each([
    ['a secret that is not 256 bits long', { secret: 'ab' }],
    ['an option key that is not an identifier', { options: { '\n': 1 } }],
    ['names for some seats only', { names: ['Ada'] }],
    ['an empty name', { names: ['Ada', ''] }],
    ['a name with trailing blanks', { names: ['Ada ', 'Zoé'] }],
    ['a name with unprintable characters', { names: ['Ada', 'z'.repeat(61)] }],
    ['more entropy than seats', { entropy: ['x', 'y', 'z'] }],
    ['a move with leading or trailing blanks', { moves: [{ seat: 0, text: ' 3' }] }],
    ['a move longer than the limit', { moves: [{ seat: 0, text: '3'.repeat(201) }] }],
    ['a score that is not a number', { result: { winners: [], scores: [Number.NaN], reason: 'x' } }],
  ])('%s cannot be written, since it could not be parsed again', (_, wrong) => {
    expect(() => formatRecord({ ...WHOLE_RECORD, ...wrong })).toThrow(/^unreadable in line \d+/);
  });

  test.each([
    [6, 'names: ["Ada"]'],
    [9, 'entropy: ["x","y","z"]'],
  ])('line %i must cover every seat: %s', (line, text) => {
    expect(parseRecord(withLine(line, text))).toMatchObject({ ok: false, error: { line, problem: 'header' } });
  });

  test.each(BREAKS)('a move with the line break (%s) cannot be written', (_, lineBreak) => {
    const forged = { ...WHOLE_RECORD, moves: [{ seat: 0, text: `3${lineBreak}2. 1 9` }] };
    expect(() => formatRecord(forged)).toThrow(RangeError);
  });

  test.each(BREAKS)('names, entropy, options and reasons with the line break (%s) stay on one line', (_, lineBreak) => {
    const text = `Ada${lineBreak}secret: hidden`;
    const record: GameRecord = {
      ...WHOLE_RECORD,
      names: [text, text],
      entropy: [text, text],
      options: { hand: text },
      result: { winners: [], scores: [], reason: text },
    };
    const written = formatRecord(record);
    expect(written.split(/[\n\v\f\r\u0085\u2028\u2029]/).length).toBe(linesOf(WHOLE).length + 1);
    expect(parseRecord(written)).toStrictEqual({ ok: true, record });
  });

  test.each(BREAKS.filter(([, lineBreak]) => !lineBreak.includes('\n')))(
    'a text with the raw line break (%s) in a note, a name or a move is refused',
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

describe('line numbers', () => {
  test('the line numbers of headers and moves match the written text', () => {
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
    ['pledges', 7],
    ['entropy', 7],
  ])('a missing %s is reported in line %i', (key, line) => {
    expect(headerLine(BARE, key)).toBe(line);
  });
});

describe('errors in a text', () => {
  test('too-long: a text over the limit is refused without parsing', () => {
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
  ])('header: without line %i, the header %s is reported missing there', (line, detail) => {
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
    [5, 'options: {"":2}'],
    [5, 'options: {"0":2}'],
    [5, 'options: {"Hand":2}'],
    [5, 'options: {"my hand":2}'],
    [5, 'options: {"__proto__":2}'],
    [5, 'options: {"\\n":2}'],
    [5, 'options: {"\\r\\n":"","\\n":2}'],
    [5, 'options: {"\\\\":2}'],
    [5, 'options: {"\\u0068and":2}'],
    [5, `options: {"${'x'.repeat(41)}":2}`],
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

  test('header: a duplicate or misplaced header is refused where it stands', () => {
    expect(problemOf(withLine(3, 'game: sealed'))).toStrictEqual({ line: 3, problem: 'header', detail: 'rules' });
    expect(problemOf(withLine(7, 'names: ["Ada"]'))).toStrictEqual({
      line: 7,
      problem: 'header',
      detail: 'commitment',
    });
  });

  test('header: an empty line separates the headers from the moves', () => {
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
  ])('move: "%s" is not a valid move line', (line) => {
    const text = resealed(withLine(13, line));
    expect(problemOf(text)).toStrictEqual({ line: 13, problem: 'move', detail: line.slice(0, 80) });
  });

  test('move: a text of exactly the maximum length is accepted', () => {
    expect(problemOf(resealed(withLine(13, `1. 0 ${'3'.repeat(MAX_MOVE_TEXT)}`)))).toBeNull();
  });

  test.each(['2. 0 3', '0. 0 3', '01. 0 3'])('move-number: "%s" is not the first move', (line) => {
    expect(problemOf(resealed(withLine(13, line)))).toStrictEqual({ line: 13, problem: 'move-number', detail: '1' });
  });

  test('move-number: a skipped move is reported at the next one', () => {
    expect(problemOf(resealed(withoutLine(13)))).toStrictEqual({ line: 13, problem: 'move-number', detail: '1' });
  });

  test.each([
    [1, 'game'],
    [7, 'commitment'],
    [10, 'result'],
    [11, ''],
    [12, 'end'],
    [14, 'end'],
  ])('truncated: a text cut after %i lines reports what is missing', (kept, detail) => {
    const cut = linesOf(WHOLE).slice(0, kept).join('\n') + '\n';
    expect(problemOf(cut)).toStrictEqual({ line: kept + 1, problem: 'truncated', detail });
  });

  test.each(['end ', 'end 2', 'end 2 abc', 'end 2 74A2DFB8E1DF67C6', 'end two 74a2dfb8e1df67c6'])(
    'truncated: "%s" is not a complete end line',
    (line) => {
      expect(problemOf(withLine(15, line))).toStrictEqual({ line: 15, problem: 'truncated', detail: 'end' });
    },
  );

  test.each(['1', '3', '02'])('count: the end line may not claim %s for two moves', (count) => {
    const text = WHOLE.replace('end 2', `end ${count}`);
    expect(problemOf(text)).toStrictEqual({ line: 15, problem: 'count', detail: '2' });
  });

  test('digest: a changed text is refused, and the error contains the correct digest', () => {
    const changed = WHOLE.replace('Lyon', 'Nice');
    const detail = /end 2 (\S+)/.exec(resealed(changed))?.[1];
    expect(problemOf(changed)).toStrictEqual({ line: 15, problem: 'digest', detail });
  });

  test.each(['\n', ' \n', '3. 0 5\n', WHOLE])('after-end: nothing may follow the end line (%#)', (more) => {
    expect(problemOf(WHOLE + more)).toStrictEqual({ line: 16, problem: 'after-end', detail: '' });
  });
});
