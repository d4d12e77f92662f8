import type { Attachment } from 'svelte/attachments';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What had the focus may be gone after a move or with a dialog: the board gets it, so that Tab goes on from there. */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  const board = table.querySelector<HTMLElement>('#content');
  const look = (): void => {
    if (isLost() && !table.inert) board?.focus({ preventScroll: true });
  };
  // What turns inert or disabled loses the focus when the next frame is drawn, not before.
  const watcher = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  // Changes of the whole page: a dialog that closes lies outside of the table.
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert', 'disabled', 'open'] });
  look();
  return () => watcher.disconnect();
};
