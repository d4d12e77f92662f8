import type { Attachment } from 'svelte/attachments';

/** A hand that begins above this part of the board is beside it, not at its foot. */
const UPPER_PART = 0.3;

/** Lifts an element at the foot of the board above the viewer's hand or controls (`data-hand`), which stay in reach. */
export const aboveHand: Attachment<HTMLElement> = (element) => {
  const board = element.parentElement?.querySelector('main');
  if (board === undefined || board === null) return;
  const { top, bottom, height } = board.getBoundingClientRect();
  const tops = [...board.querySelectorAll('[data-hand]')].map((hand) => hand.getBoundingClientRect().top);
  const first = Math.min(bottom, ...tops.filter((each) => each > top + UPPER_PART * height));
  element.style.marginBottom = `${bottom - first}px`;
};
