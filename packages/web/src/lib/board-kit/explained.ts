import type { Attachment } from 'svelte/attachments';

/** What something on the table is and does. */
export interface Explanation {
  /** Its name. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  /** The id of its rule on the game's rules page. */
  readonly rule?: string;
}

/** Returns an explanation when somebody asks, or loads it; null if there is none now. */
type Read = () => Explanation | Promise<Explanation> | null;

interface Explained {
  readonly read: Read;
  readonly isControl: boolean;
}

const ALL = new WeakMap<Element, Explained>();

interface Manner {
  /** Whether a tap has an effect that `data-offer` doesn't show: then a tap doesn't explain. */
  readonly isControl?: boolean;
}

/**
 * Lets people learn what an element is: by a tap if it offers no move, by holding, hovering, or the key I. The
 * frame of the table shows the answer.
 */
export const explained =
  (read: Read, { isControl = false }: Manner = {}): Attachment<Element> =>
  (element) => {
    ALL.set(element, { read, isControl });
    element.toggleAttribute('data-explained', true);
    return () => {
      ALL.delete(element);
      element.removeAttribute('data-explained');
    };
  };

/** An element with its explanation. */
export interface Found {
  readonly element: Element;
  /** Null if it can't be loaded. */
  readonly explanation: Explanation | Promise<Explanation | null>;
}

const read = (element: Element): Found['explanation'] | null => {
  const explanation = ALL.get(element)?.read() ?? null;
  // It may fail when nobody is waiting for it any more.
  return explanation instanceof Promise ? explanation.catch(() => null) : explanation;
};

/** The innermost explanation around an element. */
export const explanationAround = (target: Element): Found | null => {
  const element = target.closest('[data-explained]');
  if (element === null) return null;
  const explanation = read(element);
  if (explanation !== null) return { element, explanation };
  return element.parentElement === null ? null : explanationAround(element.parentElement);
};

/** The explanation of a focused element: its own, one around it, or the first inside it. */
export const explanationOf = (focused: Element): Found | null => {
  const inside = [focused, ...focused.querySelectorAll('[data-explained]')];
  for (const element of inside) {
    const explanation = read(element);
    if (explanation !== null) return { element, explanation };
  }
  return explanationAround(focused);
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [data-offer]';

/** Whether a tap asks for the explanation of an element, because it has no other effect. */
export const isQuestion = (target: Element, element: Element): boolean => {
  if (ALL.get(element)?.isControl === true) return false;
  const control = target.closest(CONTROLS);
  if (control === null) return true;
  const isIdle = control === element || control.getAttribute('aria-disabled') === 'true';
  return isIdle && !control.hasAttribute('data-offer');
};
