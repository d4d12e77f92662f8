import { problemIn } from '../../api/problems.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import type { FormProblem } from './forms.ts';
import { PasskeyFailure } from './passkeys.ts';
import { proving } from './proving.svelte.ts';

/** Runs one action at a time and keeps its outcome as a message. */
export class Doing {
  isBusy = $state(false);
  problem = $state('');
  told = $state('');

  /** Runs the action unless one is running or the form is invalid. The result becomes the message. */
  async try(check: FormProblem | null, act: () => Promise<string>): Promise<boolean> {
    if (this.isBusy) return false;
    this.told = '';
    this.problem = check === null ? '' : speech.of('account').formProblems[check];
    if (check !== null) return false;
    this.isBusy = true;
    try {
      this.told = await proving.with(act);
      return true;
    } catch (error) {
      this.problem =
        error instanceof PasskeyFailure
          ? speech.of('account').passkeyTroubles[error.trouble]
          : problemIn(speech.language, error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
