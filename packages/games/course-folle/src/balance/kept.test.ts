import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_TABLE } from '../cards.table.ts';
import { figuresOf, misses, reportOf, tableDigest } from './index.ts';
import type { Measurement } from './index.ts';

const kept = (name: string): string => readFileSync(new URL(`../../balance/${name}`, import.meta.url), 'utf8');
const measurement = JSON.parse(kept('measurement.json')) as Measurement;

describe('[CF-N4] the figures that are kept', () => {
  test('are of the table that is in use', () => {
    expect(measurement.table).toBe(tableDigest(CARD_TABLE));
  });

  test('are told by the report', () => {
    const [command = ''] = /(?<=^ {4})pb .*$/m.exec(kept('REPORT.md')) ?? [];
    expect(kept('REPORT.md')).toBe(reportOf(measurement, command));
  });

  test('meet it at every number of players', () => {
    expect(figuresOf(measurement).map(({ seats }) => seats)).toStrictEqual([2, 3, 4, 5, 6, 7]);
    expect(misses(figuresOf(measurement))).toStrictEqual([]);
  });
});
