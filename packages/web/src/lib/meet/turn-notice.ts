import { recall, remember } from '../keep/settings.svelte.ts';

const KEY = 'ponts-bornes.online';

/** Somebody sits at a table of the server: other pages may tell when it is their turn. */
export const noteOnline = (): void => remember(KEY, true);

export const hasBeenOnline = (): boolean => recall(KEY) === true;
