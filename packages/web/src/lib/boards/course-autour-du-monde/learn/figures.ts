import type { View } from '@ponts-bornes/course-autour-du-monde';

/** The booklet's opening example. */
export const CHAIN = ['PAR', 'NYC', 'ANC', 'TYO'] as const;

/** Around the world. */
export const TOUR = [...CHAIN, 'HNL', 'SYD', 'JNB', 'PAR'] as const;

/** The five routes the booklet names. */
export const BOOKLET: readonly string[] = ['PAR-NYC', 'NYC-ANC', 'ANC-TYO', 'TYO-HNL', 'CAI-THR'];

/** A table in mid-game, partly shown by the figures. */
export const TABLE: View = {
  toAct: [0],
  phase: 'turn',
  dealer: 1,
  turns: [3, 3],
  starts: ['PAR', 'TYO'],
  cities: ['SYD', 'LON'],
  visas: [
    ['europe', 'asia', 'america', 'oceania'],
    ['europe', 'asia'],
  ],
  visasLeft: { europe: 0, asia: 0, america: 1, africa: 2, oceania: 1 },
  hand: [],
  handSizes: [15, 15],
  known: [[], ['LON-NYC']],
  stock: 60,
  laid: [],
  first: { shows: null, size: 0 },
  second: { shows: null, size: 0 },
  step: null,
  canTakeBack: false,
  outcome: null,
};
