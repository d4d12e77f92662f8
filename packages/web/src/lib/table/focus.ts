import type { Attachment } from 'svelte/attachments';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What had the focus may be gone after a move or with a dialog: the board gets it, so that Tab goes on from there. */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  // Whoever has just come and touched nothing yet begins where the page begins.
  let hadFocus = false;
  const note = (): void => {
    hadFocus = true;
  };
  const look = (): void => {
    if (hadFocus && isLost() && !table.inert) {
      table.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  };
  // What turns inert or disabled loses the focus when the next frame is drawn, not before.
  const watcher = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  // Changes of the whole page: a dialog that closes lies outside of the table.
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert', 'disabled', 'open'] });
  document.addEventListener('focusin', note);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', note);
  };
};
