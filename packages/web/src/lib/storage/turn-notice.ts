import { recall, remember } from './settings.svelte.ts';

const KEY = 'ponts-bornes.online';

/** Remembers that the person has joined an online table, so that other pages can announce their turn. */
export const noteOnline = (): void => remember(KEY, true);

export const hasBeenOnline = (): boolean => recall(KEY) === true;
