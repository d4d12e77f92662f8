import { goto } from '$app/navigation';
import type { GameMeta } from '@ponts-bornes/kernel';
import type { Box } from '../../boards/kit.ts';
import { recall } from '../../storage/settings.svelte.ts';
import { beginTable, newSecret } from '../../storage/tables.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import { planKey, readPlan, usualPlan } from './plan.ts';
import type { TablePlan } from './plan.ts';

let starting: Promise<void> | null = null;

/** Opens a table and goes there. Until it has loaded, further taps refer to the same table. */
export const start = (game: string, plan: TablePlan): Promise<void> => {
  starting ??= open(game, plan).finally(() => {
    starting = null;
  });
  return starting;
};

const open = async (game: string, { sitters, options }: TablePlan): Promise<void> => {
  const opening = {
    game,
    options: { ...options },
    sitters: sitters.map((sitter) => ({ ...sitter })),
    secret: newSecret(),
  };
  const id = await beginTable(opening);
  await goto(`${speech.to('/table')}#${id}`);
};

/** The plan of a quick start: against bots, with the last settings. */
export const quickPlan = (box: Box, meta: GameMeta): TablePlan =>
  readPlan(meta, recall(planKey(meta.id, 'bots'))) ?? usualPlan(meta, box.usualSeats, 'bots', speech.say);
