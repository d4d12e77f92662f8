import { recall, remember } from './settings.svelte.ts';

const KEY = 'ponts-bornes.online';
const CHANGE = 'ponts-bornes-online';

/** Whether a server knows the person who uses this browser. Without an identity, nothing asks for their turns. */
export const hasIdentity = (): boolean => recall(KEY) === true;

/** Remembers whether the server knows this person, so that every page can show the tables that wait for them. */
export const noteIdentity = (isKnown: boolean): void => {
  if (hasIdentity() === isKnown) return;
  remember(KEY, isKnown);
  dispatchEvent(new Event(CHANGE));
};

/** Runs an action once the server knows this person: now, or as soon as they have an identity. */
export const onceIdentified = (act: () => void): void => {
  if (hasIdentity()) act();
  else addEventListener(CHANGE, act, { once: true });
};
