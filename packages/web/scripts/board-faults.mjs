/**
 * What a reader of the board can't see: parts that scroll, are cut off or lie under the hand. One line for each. Runs in
 * a page, so it uses nothing from outside.
 */
export const boardFaults = () => {
  const board = document.querySelector('main#content');
  if (board === null) return ['no board'];
  /** Rounding, and the outlines of cards. */
  const SLACK = 2;

  const nameOf = (element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const kind = [...element.classList].find((name) => !name.startsWith('svelte-'));
    return `${element.localName}${kind === undefined ? '' : `.${kind}`} “${label.slice(0, 40)}”`;
  };
  const styleOf = (element) => getComputedStyle(element);
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    for (let each = element; each !== board && each !== null; each = each.parentElement) {
      if (styleOf(each).clipPath.includes('inset(50%)')) return false;
    }
    return true;
  };
  const elements = [...board.querySelectorAll('*')].filter((each) => each instanceof HTMLElement && isSeen(each));
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const parts = elements.filter((each) => each.matches('button, [data-thing]') || hasText(each));

  const scrolls = (element) => {
    const { overflowX, overflowY } = styleOf(element);
    const isLarger = (overflow, by) => ['auto', 'scroll'].includes(overflow) && by > 1;
    const [right, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    return [
      ...(isLarger(overflowX, right) ? [`${nameOf(element)} scrolls sideways by ${right} px`] : []),
      ...(isLarger(overflowY, down) ? [`${nameOf(element)} scrolls by ${down} px`] : []),
    ];
  };
  const scrolling = [board, ...elements].flatMap(scrolls);
  const cutBy = (part, edge) => {
    const [inner, outer] = [part.getBoundingClientRect(), edge.getBoundingClientRect()];
    const { overflowX, overflowY } = styleOf(edge);
    const across = overflowX === 'visible' ? 0 : Math.max(outer.left - inner.left, inner.right - outer.right);
    const along = overflowY === 'visible' ? 0 : Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
    return Math.round(Math.max(across, along));
  };
  const cut = parts.flatMap((part) => {
    for (let edge = part.parentElement; edge !== null; edge = edge.parentElement) {
      // Already reported, with everything in it.
      if (scrolls(edge).length > 0) break;
      const by = cutBy(part, edge);
      if (by > SLACK)
        return [`${nameOf(part)} is cut off by ${by} px at ${edge === board ? 'the board’s edge' : nameOf(edge)}`];
      if (edge === board) break;
    }
    return [];
  });

  const named = [...elements, ...document.querySelectorAll('section.seats *')];
  const shortened = named
    .filter((each) => styleOf(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${nameOf(each)} is shortened by ${each.scrollWidth - each.clientWidth} px`);

  const covered = parts.flatMap((part) => {
    if (part.closest('[data-hand]') !== null) return [];
    const { left, top, width, height } = part.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-hand]') ?? null;
    return over === null || over.contains(part) ? [] : [`${nameOf(part)} lies under the hand`];
  });

  return [...new Set([...scrolling, ...cut, ...shortened, ...covered])];
};
