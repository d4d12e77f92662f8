import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { game } from './index.ts';

// Five rounds; for each seat three coordinators, a question, three rides and a swap.
describeLaws(game, {
  seeds: 3,
  maxMoves: (seats) => 5 * (6 * seats + 5),
  texts: [
    'place taxi',
    'place double',
    'first',
    'wait',
    'done',
    'swap fremont morrison',
    'swap broadway steel',
    'ride taxi burnside',
    'ride bus morrison +morrison',
    'ride car double steel +steel',
    'ride streetcar stay',
    'ride streetcar walk w31',
  ],
});
