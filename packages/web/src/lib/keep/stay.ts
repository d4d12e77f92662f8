import { recall, remember } from './settings.svelte.ts';

const ASKED_AT = 'ponts-bornes.asked-to-stay';
const WEEK = 604_800_000;

/**
 * Asks the browser not to clear away what is kept here when it needs room. Some ask the person in turn: so it is done when a
 * game is over and there is something worth keeping, and not again for a while. Others agree only once the site is known well.
 */
export const askToStay = async (): Promise<void> => {
  const askedAt = recall(ASKED_AT);
  if (typeof askedAt === 'number' && Date.now() < askedAt + WEEK) return;
  remember(ASKED_AT, Date.now());
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // What is kept stays as long as there is room.
  }
};
