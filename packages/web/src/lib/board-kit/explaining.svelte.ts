import type { Attachment } from 'svelte/attachments';
import type { Box } from './card-place.ts';
import { explanationAround, explanationOf, isQuestion } from './explained.ts';
import type { Explanation, Found } from './explained.ts';
import type { Point } from './point.ts';
import { isPastSlop } from './slop.ts';

/** How long a finger rests until it asks what something is, in milliseconds. */
const HOLD = 450;
/** How long a mouse rests on something, and how long it may be away on its way to the card. */
const HOVER = 600;
const AWAY = 250;
const KEY = 'i';

/** The explanation on screen. */
export interface Shown extends Explanation {
  readonly anchor: Box;
  /** Where a finger rests. */
  readonly finger: Point | null;
  /** Whether a screen reader says it: a mouse that passes by must not make it talk. */
  readonly isSpoken: boolean;
  /** The dialog it stands in, if any: nothing outside it can be pressed. */
  readonly dialog: Element | null;
}

type Cause = 'touch' | 'mouse' | 'key';

/** Notices when a person asks what something on the table is, and holds the answer. The frame shows it in a card. */
export class Explaining {
  shown = $state.raw<Shown | null>(null);
  #element: Element | null = null;
  #cause: Cause = 'key';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #press: { readonly id: number; readonly at: Point } | null = null;
  /** Where a mouse has just clicked: until it moves, it opens nothing, even if the board moves something under it. */
  #clicked: Point | null = null;
  /** What a moved mouse is over: what appears under one that rests explains nothing. */
  #under: Element | null = null;
  /** Whether the current press was held, so that its click is no tap. */
  #isHeld = false;
  /** Whether the current tap played a move or asked for a rule. */
  #isUsed = false;
  /** What the current tap asks about, unless it has an effect. */
  #question: Found | null = null;

  /** The tap has an effect, so it is no question. */
  use(): void {
    this.#isUsed = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    if (isInCard(document.activeElement) && this.#element instanceof HTMLElement) this.#element.focus();
    this.shown = null;
    this.#element = null;
  }

  /** Closes the card of something that has left the table. */
  settle(): void {
    if (this.#element?.isConnected === false) this.close();
  }

  /** The element in which things are explained; it also contains the card. */
  readonly layer: Attachment<HTMLElement> = (layer) => {
    const listeners: readonly [string, (event: never) => void, boolean][] = [
      ['pointerdown', (event: PointerEvent) => this.#down(event), false],
      ['pointermove', (event: PointerEvent) => this.#move(event), false],
      ['pointerup', () => this.#release(), false],
      ['pointercancel', () => this.#release(), false],
      ['pointerleave', (event: PointerEvent) => this.#exit(event), false],
      ['contextmenu', (event: MouseEvent) => this.#isHeld && event.preventDefault(), false],
      ['click', (event: MouseEvent) => this.#capture(event), true],
      ['click', (event: MouseEvent) => this.#consider(event), false],
      ['keydown', (event: KeyboardEvent) => this.#key(event), false],
    ];
    const dismiss = (event: Event): void => {
      if (!isInCard(event.target)) this.close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || this.shown === null) return;
      // One Escape closes one thing: not the dialog behind the card as well.
      event.stopPropagation();
      event.preventDefault();
      this.close();
    };
    for (const [name, listener, isCapture] of listeners) {
      layer.addEventListener(name, listener as EventListener, isCapture);
    }
    // On the window: Svelte runs the boards' own click handlers at the root of the page, and `use` must come first.
    const click = (event: MouseEvent): void => this.#click(event);
    window.addEventListener('click', click);
    window.addEventListener('pointerdown', dismiss, true);
    window.addEventListener('keydown', escape, true);
    window.addEventListener('resize', dismiss);
    return () => {
      this.close();
      for (const [name, listener, isCapture] of listeners) {
        layer.removeEventListener(name, listener as EventListener, isCapture);
      }
      window.removeEventListener('click', click);
      window.removeEventListener('pointerdown', dismiss, true);
      window.removeEventListener('keydown', escape, true);
      window.removeEventListener('resize', dismiss);
    };
  };

  #down({ target, pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#isHeld = false;
    const at = { x: clientX, y: clientY };
    if (pointerType === 'mouse') [this.#clicked, this.#under] = [at, null];
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element) || isInCard(target)) return;
    this.#press = { id: pointerId, at };
    this.#timer = setTimeout(() => this.#hold(target, pointerId, at), HOLD);
  }

  #move(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    if (this.#press?.id === event.pointerId && isPastSlop(this.#press.at, at)) this.#release();
    if (this.#clicked !== null && !isPastSlop(this.#clicked, at)) return;
    this.#clicked = null;
    this.#over(event);
  }

  #release(): void {
    if (this.#press === null) return;
    this.#press = null;
    clearTimeout(this.#timer);
  }

  #hold(target: Element, pointerId: number, at: Point): void {
    const found = explanationAround(target);
    if (found === null || !target.isConnected) return;
    // A held thing is not dragged.
    target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
    this.#isHeld = true;
    void this.#show(found, 'touch', at);
  }

  #over({ target, pointerType, buttons }: PointerEvent): void {
    if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element)) return;
    const element = target.closest('[data-explained], [data-explanation]');
    if (element === this.#under) return;
    this.#under = element;
    if (element === null) return this.#leave();
    if (isInCard(element)) return clearTimeout(this.#timer);
    clearTimeout(this.#timer);
    if (element === this.#element) return;
    this.#timer = setTimeout(() => {
      // Read only now: texts may have to be loaded, and most mice just pass by.
      const found = explanationAround(target);
      if (found === null) this.#leave();
      else if (found.element !== this.#element) void this.#show(found, 'mouse', null);
    }, HOVER);
  }

  #exit({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    this.#under = null;
    this.#leave();
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.#cause === 'mouse') this.#timer = setTimeout(() => this.close(), AWAY);
  }

  #capture(event: MouseEvent): void {
    this.#isUsed = false;
    if (!this.#isHeld || event.detail === 0) return;
    this.#isHeld = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** Looks at the tapped thing before the board changes it. */
  #consider({ target }: MouseEvent): void {
    this.#question = null;
    if (!(target instanceof Element) || isInCard(target)) return;
    const element = target.closest('[data-explained]');
    if (element !== null && isQuestion(target, element)) this.#question = explanationAround(target);
  }

  #click({ detail, clientX, clientY }: MouseEvent): void {
    const found = this.#question;
    this.#question = null;
    if (found === null || this.#isUsed) return;
    void this.#show(found, detail === 0 ? 'key' : 'touch', detail === 0 ? null : { x: clientX, y: clientY });
  }

  #key(event: KeyboardEvent): void {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (key.toLowerCase() !== KEY || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    if (target.matches('input, textarea, select')) return;
    const found = explanationOf(target);
    if (found === null) return;
    // Again: to the link in the card.
    if (found.element === this.#element) document.querySelector<HTMLElement>('[data-explanation] a')?.focus();
    else void this.#show(found, 'key', null);
  }

  async #show({ element, explanation: asked }: Found, cause: Cause, finger: Point | null): Promise<void> {
    clearTimeout(this.#timer);
    this.#element = element;
    this.#cause = cause;
    const explanation = await asked;
    // Something else may have been asked meanwhile.
    if (this.#element !== element || !element.isConnected) return;
    if (explanation === null) return this.close();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [anchor, dialog] = [{ left, top, width, height }, element.closest('dialog')];
    this.shown = { ...explanation, anchor, finger, isSpoken: cause !== 'mouse', dialog };
  }
}

const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null;
