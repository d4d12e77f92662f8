import type { Attachment } from 'svelte/attachments';

/** Whether nothing is focused, or only an element that can't keep the focus; browsers blur it in a later task. */
const isLost = (): boolean => {
  const { activeElement: focused, body } = document;
  return focused === null || focused === body || focused.matches(':disabled, [inert] *') || !focused.checkVisibility();
};

/**
 * Moves the focus to the board when the focused element vanishes after a move or with a dialog, so that Tab continues
 * from there.
 */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  // A newcomer who has touched nothing yet starts at the top of the page.
  let hadFocus = false;
  const note = (): void => {
    hadFocus = true;
  };
  const look = (): void => {
    if (hadFocus && isLost() && !table.inert) {
      table.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  };
  // Dialogs restore the focus and boards draw new offers within a frame or two.
  const watcher = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  // Observe the whole page, because a closing dialog is outside the table.
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert', 'disabled', 'open'] });
  document.addEventListener('focusin', note);
  return () => {
    watcher.disconnect();
    document.removeEventListener('focusin', note);
  };
};
