import type { Attachment } from 'svelte/attachments';

/** Keeps Escape in the fields beside a board: on the board it would drop a chosen piece. It leaves the field instead. */
export const keepEscape: Attachment<HTMLElement> = (side) => {
  const onkeydown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Escape' || !(target instanceof HTMLElement) || !target.matches('input, textarea, select'))
      return;
    event.stopPropagation();
    target.blur();
  };
  side.addEventListener('keydown', onkeydown);
  return () => side.removeEventListener('keydown', onkeydown);
};
