/**
 * What a reader of the board can't see: parts that scroll, are cut off or lie under the hand. One line for each. Runs in
 * a page, so it uses nothing from outside.
 */
export const boardFaults = () => {
  const board = document.querySelector('main#content');
  if (board === null) return ['no board'];
  /** Rounding, and the outlines of cards. */
  const SLACK = 2;
  const styleOf = (element) => getComputedStyle(element);
  const boxOf = (element) => element.getBoundingClientRect();

  const nameOf = (element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
    const kind = [...element.classList].find((name) => !name.startsWith('svelte-'));
    return `${element.localName}${kind === undefined ? '' : `.${kind}`} “${label.slice(0, 40)}”`;
  };
  /** The element, and what contains it up to the board. */
  const upFrom = (element) =>
    element === board || element === null ? [board] : [element, ...upFrom(element.parentElement)];
  const isSeen = (element) =>
    Math.min(boxOf(element).width, boxOf(element).height) >= 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !upFrom(element).some((each) => styleOf(each).clipPath.includes('inset(50%)'));
  const elements = [...board.querySelectorAll('*')].filter((each) => each instanceof HTMLElement && isSeen(each));
  const hasText = ({ childNodes }) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent.trim() !== '');
  // A counter's wheel, for example, is hidden from screen readers, which get its number.
  const parts = elements.filter(
    (each) => each.closest('[aria-hidden=true]') === null && (each.matches('button, [data-thing]') || hasText(each)),
  );

  const scrolls = (element) => {
    const { overflowX, overflowY } = styleOf(element);
    const across = overflowX === 'auto' || overflowX === 'scroll' ? element.scrollWidth - element.clientWidth : 0;
    const down = overflowY === 'auto' || overflowY === 'scroll' ? element.scrollHeight - element.clientHeight : 0;
    return Math.max(across, down) > 1 ? [`${nameOf(element)} scrolls by ${Math.max(across, down)} px`] : [];
  };

  const overhang = (part, edge) => {
    const [inner, outer, { overflowX, overflowY }] = [boxOf(part), boxOf(edge), styleOf(edge)];
    const across = overflowX === 'visible' ? 0 : Math.max(outer.left - inner.left, inner.right - outer.right);
    const along = overflowY === 'visible' ? 0 : Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
    return Math.round(Math.max(across, along));
  };
  const cuts = (part) => {
    const edge = upFrom(part.parentElement).find((each) => scrolls(each).length > 0 || overhang(part, each) > SLACK);
    // What scrolls is reported once, with everything in it.
    if (edge === undefined || scrolls(edge).length > 0) return [];
    return [`${nameOf(part)} is cut off by ${overhang(part, edge)} px at ${nameOf(edge)}`];
  };

  const shortens = (element) =>
    styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      ? [`${nameOf(element)} is shortened by ${element.scrollWidth - element.clientWidth} px`]
      : [];

  const covers = (part) => {
    const { left, top, width, height } = boxOf(part);
    const hand = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-hand]') ?? null;
    return hand === null || hand.contains(part) ? [] : [`${nameOf(part)} lies under the hand`];
  };

  const named = [...elements, ...document.querySelectorAll('section.seats *')];
  const faults = [
    ...[board, ...elements].flatMap(scrolls),
    ...parts.flatMap(cuts),
    ...named.flatMap(shortens),
    ...parts.flatMap(covers),
  ];
  return [...new Set(faults)];
};
