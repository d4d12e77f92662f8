import { recall, remember } from './settings.svelte.ts';

const ASKED_AT = 'ponts-bornes.asked-to-stay';
const WEEK = 604_800_000;

/**
 * Asks the browser for persistent storage. Some browsers prompt the person, so this runs when a game is finished and
 * there is something worth keeping, and not again for a while. Others agree only for sites the person uses often.
 */
export const askForPersistence = async (): Promise<void> => {
  const askedAt = recall(ASKED_AT);
  if (typeof askedAt === 'number' && Date.now() < askedAt + WEEK) return;
  remember(ASKED_AT, Date.now());
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Without permission, data lasts until the browser needs space.
  }
};
