import type { Routes } from '@ponts-bornes/protocol/routes';
import { isRefused } from './call.ts';

/** Asks for a fresh password or passkey before the server changes an account; `ProveDialog` shows the form. */
class Proving {
  #isOpen = $state(false);
  #settle: ((isProven: boolean) => void) | null = null;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Closing the dialog cancels. */
  set isOpen(isOpen: boolean) {
    this.#isOpen = isOpen;
    if (!isOpen) this.answer(false);
  }

  answer(isProven: boolean): void {
    this.#isOpen = false;
    this.#settle?.(isProven);
    this.#settle = null;
  }

  /** Runs an action, and retries it after a fresh proof if the server demands one. */
  async with<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (!isRefused<keyof Routes>(error, 'prove-again') || !(await this.#ask())) throw error;
      return act();
    }
  }

  #ask(): Promise<boolean> {
    this.answer(false);
    this.#isOpen = true;
    return new Promise((resolve) => (this.#settle = resolve));
  }
}

export const proving = new Proving();
