import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Within a group only one thing is reached by Tab; arrow keys go on from it: to the next thing in that direction, as the
 * group is drawn, or in the order of the page where there is none.
 */
export const roving =
  (selector: string): Attachment<Element> =>
  (group) => {
    const things = (): Thing[] => [...group.querySelectorAll<Thing>(selector)];
    const mark = (chosen: Element | null): void => {
      const all = things();
      const one = all.find((thing) => thing === chosen) ?? all[0];
      for (const thing of all) thing.setAttribute('tabindex', thing === one ? '0' : '-1');
    };
    const onkeydown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      const here = things().find((thing) => thing === event.target);
      if (here === undefined || STEPS[event.key] === undefined) return;
      const next = towards(here, things(), event.key);
      event.preventDefault();
      next?.focus();
    };
    // The thing one went to by keyboard: when it is played away, its neighbour has the focus.
    let last: Thing | null = null;
    const onfocusin = (event: Event): void => {
      const thing = things().find((one) => one === event.target);
      last = thing?.matches(':focus-visible') === true ? thing : null;
      mark(thing ?? null);
    };
    const onchange = (): void => {
      mark(things().find((thing) => thing === document.activeElement) ?? null);
      if (last === null || (last.isConnected && last.closest('[inert]') === null)) return;
      if (document.activeElement !== document.body) return;
      last = null;
      things()
        .find((thing) => thing.closest('[inert]') === null)
        ?.focus();
    };
    const watcher = new MutationObserver(onchange);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['inert'] });
    // Chromium lets Tab stop at what is drawn and listens for focus.
    if (group instanceof SVGElement) group.setAttribute('tabindex', '-1');
    group.addEventListener('keydown', onkeydown);
    group.addEventListener('focusin', onfocusin);
    mark(null);
    return () => {
      watcher.disconnect();
      group.removeEventListener('keydown', onkeydown);
      group.removeEventListener('focusin', onfocusin);
    };
  };

type Thing = HTMLElement | SVGElement;

const middle = (thing: Thing): { x: number; y: number } => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const towards = (here: Thing, things: readonly Thing[], key: string): Thing | undefined => {
  const from = middle(here);
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const step = STEPS[key]!;
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const [along, beside] = isAcross ? [to.x - from.x, to.y - from.y] : [to.y - from.y, to.x - from.x];
    if (thing === here || along * step <= 2) continue;
    const cost = Math.abs(along) + 2.5 * Math.abs(beside);
    if (cost < least) [best, least] = [thing, cost];
  }
  return best ?? things[(things.indexOf(here) + step + things.length) % things.length];
};
