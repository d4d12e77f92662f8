import { speech } from '../i18n/speech.svelte.ts';
import { onDemand } from '../ui/on-demand.ts';

/** Loads the explanations of the frame with their texts. */
export const explanations = onDemand(() => speech.with(import('./explanations.ts'), 'explanations'));
