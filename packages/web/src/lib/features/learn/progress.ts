import { recall, remember } from '../../storage/settings.svelte.ts';

const KEY = 'ponts-bornes.lessons';

const all = (): Record<string, unknown> => {
  const kept = recall(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

/** The number of completed steps in a lesson. */
export const progressIn = (lesson: string): number => {
  const index = all()[lesson];
  return typeof index === 'number' && Number.isInteger(index) && index > 0 ? index : 0;
};

export const keepProgress = (lesson: string, index: number): void => remember(KEY, { ...all(), [lesson]: index });
