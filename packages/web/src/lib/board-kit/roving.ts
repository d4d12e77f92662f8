import type { Attachment } from 'svelte/attachments';
import { nearestAhead, stepInList } from './direction.ts';

type Stop = HTMLElement | SVGElement;

interface Roving {
  /** Selects the stops inside the element. */
  readonly selector?: string;
  /** Where a key moves: by position (default), in DOM order, or by a function; null means nowhere. */
  readonly order?: 'drawn' | 'page' | ((from: Stop, key: string) => Stop | null);
}

/**
 * Makes the buttons of a group one Tab stop, with arrow keys, Home and End between them. The stop is the last focused
 * button, or the first one that offers a move.
 */
export const roving =
  ({ selector = 'button:not(:disabled)', order = 'drawn' }: Roving = {}): Attachment<Element> =>
  (group) => {
    const stops = (): Stop[] => [...group.querySelectorAll<Stop>(selector)].filter(isReachable);
    let last: Stop | null = null;
    let lastAt = 0;
    /** Whether `last` got its focus by keyboard: then its neighbour takes the focus when it vanishes. */
    let isByKey = false;

    const settle = (): void => {
      const all = stops();
      const stop = all.find((one) => one === last) ?? all.find((one) => one.hasAttribute('data-offer')) ?? all[0];
      for (const one of all) setTabIndex(one, one === stop ? 0 : -1);
    };
    const onfocusin = ({ target }: Event): void => {
      const all = stops();
      const at = all.findIndex((one) => one === target);
      if (at < 0) return;
      last = all[at] as Stop;
      lastAt = at;
      isByKey = last.matches(':focus-visible');
      settle();
    };
    const onfocusout = ({ target }: Event): void => {
      // A removed element loses the focus too, but its neighbour still has to take over.
      if (target === last && last?.isConnected === true && isReachable(last)) isByKey = false;
    };
    const onchange = (): void => {
      settle();
      if (!isByKey || last === null || (last.isConnected && isReachable(last))) return;
      isByKey = false;
      const all = stops();
      if (document.activeElement === document.body) all[Math.min(lastAt, all.length - 1)]?.focus();
    };
    const onkeydown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
      const all = stops();
      const at = all.findIndex((one) => one === event.target);
      const next = at < 0 ? null : nextStop(order, event.key, all, at);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };

    const observer = new MutationObserver(onchange);
    observer.observe(group, { childList: true, subtree: true, attributeFilter: ['data-offer', 'inert', 'disabled'] });
    // Chromium makes an SVG element with a focus listener a Tab stop.
    if (group instanceof SVGElement) group.setAttribute('tabindex', '-1');
    group.addEventListener('keydown', onkeydown);
    group.addEventListener('focusin', onfocusin);
    group.addEventListener('focusout', onfocusout);
    settle();
    return () => {
      observer.disconnect();
      group.removeEventListener('keydown', onkeydown);
      group.removeEventListener('focusin', onfocusin);
      group.removeEventListener('focusout', onfocusout);
    };
  };

const isReachable = (stop: Stop): boolean => stop.closest('[inert]') === null;

const setTabIndex = (stop: Stop, index: 0 | -1): void => {
  if (stop.getAttribute('tabindex') !== String(index)) stop.setAttribute('tabindex', String(index));
};

const nextStop = (order: NonNullable<Roving['order']>, key: string, all: readonly Stop[], at: number): Stop | null => {
  const from = all[at] as Stop;
  if (typeof order === 'function') return order(from, key);
  const boxes = order === 'drawn' ? all.map((one) => one.getBoundingClientRect()) : [];
  const ahead = order === 'drawn' ? nearestAhead(key, boxes[at] as DOMRect, boxes) : null;
  const next = ahead ?? stepInList(key, at, all.length);
  return next === null ? null : (all[next] as Stop);
};

/** Makes Enter and Space click an element that only looks like a button. */
export const pressByKey = (event: KeyboardEvent & { readonly currentTarget: Element }): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
