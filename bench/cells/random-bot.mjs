// Our random bots at a real table: they see only what their seat may see.
import { playContest, random } from '@ponts-bornes/bots';
import { tableOf } from '../tables.mjs';

export const prepare = async ({ game: id, seats }) => {
  const { game, hints, options } = await tableOf(id, seats);
  const bots = Array.from({ length: seats }, () => random);
  let number = 0;
  return () => {
    const contest = { bots, options, seed: `bench ${number++}`, maxMoves: Infinity };
    return { moves: playContest({ game, hints }, contest).moves, games: 1 };
  };
};
