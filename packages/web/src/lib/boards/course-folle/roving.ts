import { nearestIn } from './geometry.ts';

/** Makes the buttons in an element one stop of the Tab key, with arrows between them. An attachment. */
export const roving = (node: HTMLElement): (() => void) => {
  const buttons = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')];
  const settle = (): void => {
    const all = buttons();
    const kept = all.find((button) => button === document.activeElement);
    const stop = kept ?? all.find((button) => button.dataset.offer !== undefined) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    if (at < 0) return;
    const boxes = all.map((button) => button.getBoundingClientRect());
    const next = nearestIn(event.key, boxes[at] as DOMRect, boxes);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ['data-offer'] });
  node.addEventListener('keydown', onkeydown);
  node.addEventListener('focusin', settle);
  settle();
  return () => {
    observer.disconnect();
    node.removeEventListener('keydown', onkeydown);
    node.removeEventListener('focusin', settle);
  };
};
