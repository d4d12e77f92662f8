import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { findBoardText } from './board-text.ts';

test.each(CATALOGUE)('the teams of $meta.id are known before the deal', async ({ meta, load, loadSpeech }) => {
  const [{ game }, makeBoardText] = await Promise.all([load(), findBoardText(meta.id)]);
  const { sides, teams } = makeBoardText(await loadSpeech('en'), {});
  for (const seats of meta.seats) {
    const resolved = resolveOptions(meta, seats);
    if (!resolved.ok) throw new Error(resolved.refusal.rule);
    const view = game.view(game.setup(resolved.options, seats, fastRandom('teams')), SPECTATOR);
    const dealt = (sides?.(view) ?? []).filter((side) => side.length > 1);
    expect(teams?.(seats) ?? []).toStrictEqual(dealt);
  }
});
