import type { GameMeta } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { pocket } from '../test/pocket.ts';
import { lawVariants } from './variants.ts';

const META: GameMeta = {
  ...pocket.meta,
  seats: [2, 4],
  options: [
    { key: 'edition', kind: 'choice', default: 'old', values: ['old', 'new'] },
    { key: 'teams', kind: 'flag', default: false, when: { rule: 'PK-A2', seats: [4] } },
    { key: 'goal', kind: 'whole', default: 5, min: 5, max: 9, when: { rule: 'PK-A3', options: { edition: ['new'] } } },
  ],
};

test('every allowed number of seats is combined with every allowed choice of options, once', () => {
  expect(lawVariants(META).map(({ seats, options }) => `${seats} ${Object.values(options).join(' ')}`)).toStrictEqual([
    '2 old false 5',
    '2 new false 5',
    '2 new false 9',
    '4 old false 5',
    '4 old true 5',
    '4 new false 5',
    '4 new false 9',
    '4 new true 5',
    '4 new true 9',
  ]);
});

test('a game without options has one variant per number of seats', () => {
  expect(lawVariants({ ...META, options: [] })).toStrictEqual([
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ]);
});
