import { settings } from '../keep/settings.svelte.ts';

/** Does what a letter stands for, unless somebody types, a dialog lies over the table, or letters are switched off. */
export const shortcut = (event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void => {
  const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (isTyped || event.ctrlKey || event.metaKey || event.altKey || !settings.keys) return;
  const act = keys[event.key.toLowerCase()];
  if (act === undefined || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  act();
};
