import { speech } from '../i18n/speech.svelte.ts';
import { problemIn } from './problems.ts';
import { proving } from './proving.svelte.ts';

/** Runs one action at a time and keeps its outcome as a message. */
export class Action {
  isBusy = $state(false);
  problem = $state('');
  told = $state('');
  readonly #explain: (error: unknown) => string;

  /** @param explain turns an error into a sentence; null: the default sentence */
  constructor(explain: (error: unknown) => string | null = () => null) {
    this.#explain = (error) => explain(error) ?? problemIn(speech.language, error);
  }

  /** Runs the action unless one is running or there is a problem with the form. The result becomes the message. */
  async run(problem: string, act: () => Promise<string>): Promise<boolean> {
    if (this.isBusy) return false;
    this.told = '';
    this.problem = problem;
    if (problem !== '') return false;
    this.isBusy = true;
    try {
      this.told = await proving.with(act);
      return true;
    } catch (error) {
      this.problem = this.#explain(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
