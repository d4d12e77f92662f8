import { tick } from 'svelte';

/** An early action of a person, recorded by the inline script in app.html. */
type EarlyEvent = {
  /** The page of the action; nothing is replayed on another page. */
  readonly path: string;
  readonly target: Element;
  /** The target as child indexes from the root, because hydration may replace the element itself. */
  readonly place: readonly number[];
} & (
  | { readonly kind: 'click' | 'submit' }
  | ({
      readonly kind: 'value';
      readonly value: string;
      readonly checked?: boolean;
      readonly selectedIndex?: number;
    } & Caret)
  | { readonly kind: 'key'; readonly key: string; readonly code: string; readonly shiftKey: boolean }
);

/** The selection in a field; null or absent for a field without text. */
interface Caret {
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
}

declare global {
  interface Window {
    /** Absent on pages cached by an older version. */
    readonly early?: { readonly events: EarlyEvent[]; readonly stop: () => void };
  }
}

/**
 * Records the selection of the focused field before hydration, which sets the field's value and so moves the caret of a
 * person who is typing.
 */
export const noteCaret = (): (() => void) => {
  const field = document.activeElement;
  if (!isTextField(field)) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => select(field, { selectionStart, selectionEnd });
};

const isTextField = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const select = (field: HTMLInputElement | HTMLTextAreaElement, { selectionStart, selectionEnd }: Caret): void => {
  if (document.activeElement !== field || typeof selectionStart !== 'number') return;
  field.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
};

/** Hands over to the page's own handlers, after replaying everything before. */
export const startPage = async (restoreCaret: () => void): Promise<void> => {
  await tick();
  restoreCaret();
  // SvelteKit starts its router after the first page has mounted; changes from onMount are drawn first.
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
  delete document.documentElement.dataset['pendingWay'];
  window.early?.stop();
  await replayEarly();
};

/** Replays early actions in order, unless the page is still opening. */
export const replayEarly = async (): Promise<void> => {
  await tick();
  const { early } = window;
  if (early === undefined || isOpening()) return;
  for (const event of early.events.splice(0)) {
    if (event.path !== location.pathname) continue;
    act(event);
    // A pressed button may disable itself, and a form may change before the next tap.
    await tick();
  }
};

const isOpening = (): boolean => document.querySelector('main:not([aria-busy="true"])') === null;

const act = (event: EarlyEvent): void => {
  if (event.kind === 'key') return press(event);
  event.target.removeAttribute('aria-busy');
  const target = currentOf(event);
  if (event.kind === 'click' && target instanceof HTMLElement) target.click();
  if (event.kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (event.kind === 'value' && target !== null) fill(target, event);
};

/** The element itself, or its replacement: the one with the same text at its place, or else the only one like it. */
const currentOf = ({ target, place }: EarlyEvent): Element | null => {
  if (target.isConnected) return target;
  const isLike = (other: Element | undefined): other is Element =>
    other?.tagName === target.tagName && other.textContent === target.textContent;
  let found: Element | undefined = document.documentElement;
  for (const index of place) found = found?.children[index];
  if (isLike(found)) return found;
  // A form for another way of play has other fields before it.
  const alike = [...document.getElementsByTagName(target.tagName)].filter(
    (other) => isLike(other) && other.className === target.className,
  );
  return alike.length === 1 ? alike[0]! : null;
};

/** Fills a field and notifies its handlers. */
const fill = (field: Element, typed: EarlyEvent & { readonly kind: 'value' }): void => {
  if (field instanceof HTMLSelectElement) field.selectedIndex = typed.selectedIndex ?? -1;
  else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = typed.checked ?? false;
  } else if (isTextField(field) && field.type !== 'file' && field.value !== typed.value) {
    field.value = typed.value;
    select(field, typed);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Presses a key on the focused element, including the browser's default action. */
const press = ({ key, code, shiftKey }: EarlyEvent & { readonly kind: 'key' }): void => {
  const focused = document.activeElement ?? document.body;
  const pressed = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!focused.dispatchEvent(pressed)) return;
  if ((key === 'Enter' || key === ' ') && focused instanceof HTMLElement && focused.matches('button, a, summary')) {
    focused.click();
  }
  if (key === 'Escape')
    document.querySelector('dialog:modal')?.dispatchEvent(new Event('cancel', { cancelable: true }));
};
