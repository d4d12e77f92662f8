import { mount } from 'svelte';

let isShown = false;

/** From now on every page of this tab says that the search for players goes on. */
export const showWaitingBar = async (): Promise<void> => {
  if (isShown) return;
  isShown = true;
  const { default: WaitingBar } = await import('./WaitingBar.svelte');
  mount(WaitingBar, { target: document.body });
};
