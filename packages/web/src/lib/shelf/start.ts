import { goto } from '$app/navigation';
import type { GameMeta } from '@ponts-bornes/kernel';
import type { Box } from '../boards/kit.ts';
import { recall } from '../keep/settings.svelte.ts';
import { beginTable, newSecret } from '../keep/tables.ts';
import { speech } from '../speech/speech.svelte.ts';
import { planKey, readPlan, usualPlan } from './plan.ts';
import type { Plan } from './plan.ts';

/** Opens a table and goes there. */
export const start = async (game: string, { sitters, options }: Plan): Promise<void> => {
  const opening = {
    game,
    options: { ...options },
    sitters: sitters.map((sitter) => ({ ...sitter })),
    secret: newSecret(),
  };
  const id = await beginTable(opening);
  await goto(`${speech.to('/table')}#${id}`);
};

/** The quickest way to play: against bots, as the last time. */
export const startUsual = (box: Box, meta: GameMeta): Promise<void> =>
  start(
    meta.id,
    readPlan(meta, recall(planKey(meta.id, 'bots'))) ?? usualPlan(meta, box.usualSeats, 'bots', speech.say),
  );
