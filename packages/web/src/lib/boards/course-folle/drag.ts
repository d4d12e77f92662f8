/** How far a finger goes before it drags, in pixels: less is a tap. */
const SLACK = 8;
const LINGER = 400;

interface Drag {
  /** What dropping it there plays, by the `data-drop` of the place. */
  readonly drops: Readonly<Record<string, string>>;
  readonly drop: (text: string) => void;
}

/** What is played by dropping at a point: the innermost place there that takes it. */
const dropAt = (drops: Drag['drops'], at: Element | null): string | null => {
  for (let place = at?.closest('[data-drop]'); place; place = place.parentElement?.closest('[data-drop]')) {
    const text = drops[place.getAttribute('data-drop') ?? ''];
    if (text !== undefined) return text;
  }
  return null;
};

/** Lets an element be dragged to where it can be played; elsewhere it goes back. An attachment. */
export const draggable =
  (read: () => Drag | null) =>
  (node: HTMLElement): (() => void) => {
    let from: { readonly x: number; readonly y: number; readonly drag: Drag } | null = null;
    let isMoving = false;
    const start = (event: PointerEvent): void => {
      isMoving = false;
      const drag = read();
      if (drag === null || event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, drag };
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isMoving && Math.hypot(dx, dy) < SLACK) return;
      if (!isMoving) node.setPointerCapture(event.pointerId);
      isMoving = true;
      node.classList.add('dragged');
      node.style.translate = `${dx}px ${dy}px`;
    };
    const end = (event: PointerEvent): void => {
      if (from === null) return;
      const { drops, drop } = from.drag;
      from = null;
      if (!isMoving) return;
      const isDropped = event.type === 'pointerup';
      const text = isDropped ? dropAt(drops, document.elementFromPoint(event.clientX, event.clientY)) : null;
      // What was played stays under the finger until the table has it.
      setTimeout(layBack, text === null ? 0 : LINGER);
      if (text !== null) drop(text);
    };
    // A click that ends the drag has come by then.
    const layBack = (): void => {
      isMoving = false;
      node.style.translate = '';
      node.classList.remove('dragged');
    };
    const swallow = (event: MouseEvent): void => {
      if (!isMoving) return;
      isMoving = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const listeners = [
      ['pointerdown', start],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listen] of listeners) node.addEventListener(type, listen);
    node.addEventListener('click', swallow, true);
    return () => {
      for (const [type, listen] of listeners) node.removeEventListener(type, listen);
      node.removeEventListener('click', swallow, true);
    };
  };
