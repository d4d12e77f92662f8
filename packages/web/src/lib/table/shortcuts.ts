import { settings } from '../storage/settings.svelte.ts';

/** Runs the action of a letter key, unless the person is typing, a dialog is open, or shortcuts are off. */
export const shortcut = (event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void => {
  const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (isTyped || event.ctrlKey || event.metaKey || event.altKey || !settings.keys) return;
  const act = keys[event.key.toLowerCase()];
  if (act === undefined || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  act();
};
