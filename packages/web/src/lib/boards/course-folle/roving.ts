/** The nearest of some boxes from one of them, in the direction of an arrow key; null: there is none. */
export const nearestIn = (key: string, from: DOMRect, boxes: readonly DOMRect[]): number | null => {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [dx, dy] = step;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const x = middle(box.left, box.right) - middle(from.left, from.right);
    const y = middle(box.top, box.bottom) - middle(from.top, from.bottom);
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 1 || aside > along * 2) continue;
    if (along + 2 * aside < least) [least, best] = [along + 2 * aside, index];
  }
  return best;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (a: number, b: number): number => (a + b) / 2;

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
