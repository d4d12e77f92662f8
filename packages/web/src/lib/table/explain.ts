import { speech } from '../i18n/speech.svelte.ts';

/** Loads the explanations of the frame with their texts. */
export const explanations = (): Promise<typeof import('./explanations.ts')> =>
  speech.with(import('./explanations.ts'), 'explanations');
