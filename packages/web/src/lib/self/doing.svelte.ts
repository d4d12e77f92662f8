import { problemIn } from '../online/problems.ts';
import { speech } from '../speech/speech.svelte.ts';
import type { FormProblem } from './forms.ts';
import { ME } from './me-say.ts';
import { PasskeyFailure } from './passkeys.ts';

/** One thing after the other that somebody asks for, and what came of it in words. */
export class Doing {
  isBusy = $state(false);
  problem = $state('');
  told = $state('');

  /** Does it, unless something is being done or the form is not right yet. What it gives back is told. */
  async try(check: FormProblem | null, act: () => Promise<string>): Promise<boolean> {
    if (this.isBusy) return false;
    this.told = '';
    this.problem = check === null ? '' : ME[speech.language].formProblems[check];
    if (check !== null) return false;
    this.isBusy = true;
    try {
      this.told = await act();
      return true;
    } catch (error) {
      this.problem =
        error instanceof PasskeyFailure
          ? ME[speech.language].passkeyTroubles[error.trouble]
          : problemIn(speech.language, error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
