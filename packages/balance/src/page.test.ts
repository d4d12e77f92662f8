import { describe, expect, test } from 'vitest';
import { dice } from '../test/dice.ts';
import type { Throws } from '../test/dice.ts';
import {
  anyTrial,
  markdownTable,
  missOf,
  newMeasurement,
  pageOf,
  percent,
  plainTable,
  points,
  shareOf,
  withMargin,
} from './index.ts';
import type { Measurement } from './index.ts';

const measured = (pips: number): Measurement<Throws> => ({
  ...newMeasurement(dice, 's'),
  runs: { 2: { games: 10, pips, faces: [1, 2, 3, 4, 5, 5] }, 3: { games: 10, pips: 105, faces: [5, 5, 5, 5, 5, 5] } },
});

describe('a page', () => {
  test('contains data, seed, player, commands, verdict and figures', () => {
    expect(pageOf(dice, measured(72), ['pb balance dice', 'pb balance dice --games 10'])).toBe(`# Are the dice fair?

Data d6, seed “s”, in every seat the player a hand.

    pb balance dice
    pb balance dice --games 10

D-1: met.

| rule | what | players | value |       95 % | limit       |
| ---- | ---- | ------: | ----: | ---------: | ----------- |
| D-1  | mean |       2 |   3.6 | 2.9 to 4.3 | from 3 to 4 |
| D-1  | mean |       3 |   3.5 | 2.9 to 4.1 | from 3 to 4 |

95 %: the interval around a figure, from luck alone; ± is half of one, in points. Each is for its figure by itself: of
twenty figures about one lies outside its own, and the worst of several is likelier to.

## Faces

2: 1 2 3 4 5 5
3: 5 5 5 5 5 5
`);
  });

  test('reports a refuted rule: the whole interval lies beyond the limit', () => {
    const page = pageOf(dice, measured(100), ['pb balance dice']);
    const miss = 'mean 5.0 (limit: from 3 to 4; 95 %: 4.3 to 5.7)';
    expect(page).toContain(`\nD-1: not met.\n\n- D-1, 2 players: ${miss}\n\n| rule |`);
    const [finding] = dice.judge(new Map([[2, measured(100).runs['2']!]]));
    expect(finding).toMatchObject({ met: false, refuted: true });
    expect(missOf(finding!)).toBe(`D-1, 2 players: ${miss}`);
  });

  test('reports a missed limit, and that it may be chance', () => {
    const page = pageOf(dice, measured(84), ['pb balance dice']);
    expect(page).toContain('\nD-1: neither met nor refuted. What is missed may be luck:\n\n');
    expect(page).toContain('\n- D-1, 2 players: mean 4.2 (limit: from 3 to 4; 95 %: 3.5 to 4.9)\n\n| rule |');
  });

  test('does not depend on knowing what is counted', () => {
    expect(pageOf(anyTrial(dice), measured(72), [])).toBe(pageOf(dice, measured(72), []));
  });
});

test('a table has names on the left and figures on the right', () => {
  const header = ['who', 'n', 'note'];
  const figures = [
    ['a long name', '+1.5', 'so'],
    ['b', '-12', '7 or more'],
  ];
  expect(plainTable(header, figures)).toStrictEqual([
    'who             n  note',
    'a long name  +1.5  so',
    'b             -12  7 or more',
  ]);
  expect(markdownTable(header, figures)).toStrictEqual([
    '| who         |    n | note      |',
    '| ----------- | ---: | --------- |',
    '| a long name | +1.5 | so        |',
    '| b           |  -12 | 7 or more |',
  ]);
});

test('figures are written with one decimal', () => {
  expect([percent(0.1234), points(0.0412), points(-0.04), points(0)]).toStrictEqual(['12.3 %', '+4.1', '-4.0', '0.0']);
  expect(withMargin({ value: 0.25, low: 0.2, high: 0.31 }, percent)).toBe('25.0 % ±5.5');
  expect([shareOf(1, 4), shareOf(0, 0)]).toStrictEqual([0.25, 0]);
});
