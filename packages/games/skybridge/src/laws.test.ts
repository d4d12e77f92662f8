import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { game } from './index.ts';

// No game has more moves than there are pieces.
describeLaws(game, {
  seeds: 6,
  maxMoves: 44,
  texts: ['Br b1-a1', 'Br a1-b2', 'Tr a1-b1', 'Bw a1', 'Rr b2', 'Tb b2', 'Lw b2'],
});
