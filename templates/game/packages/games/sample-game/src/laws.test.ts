import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { game } from './index.ts';

// No game has more moves than there are matches.
describeLaws(game, { seeds: 6, maxMoves: 12, texts: ['a4', 'c6', 'b9', 'd1', 'a0'] });
