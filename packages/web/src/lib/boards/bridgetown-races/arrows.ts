import { isArrow } from './camera.ts';

/** Arrow keys go from button to button of a group. */
export const arrows = (group: HTMLElement): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (!isArrow(event.key)) return;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === event.target);
    if (at < 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener('keydown', onKey);
  return () => group.removeEventListener('keydown', onKey);
};
