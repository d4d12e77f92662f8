import { Action } from '../../api/action.svelte.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import type { FormProblem } from './forms.ts';
import { PasskeyFailure } from './passkeys.ts';

/** An action of an account form. */
export class Doing extends Action {
  constructor() {
    super((error) => (error instanceof PasskeyFailure ? speech.of('account').passkeyTroubles[error.trouble] : null));
  }

  /** Runs the action unless one is running or the form is invalid. The result becomes the message. */
  try(check: FormProblem | null, act: () => Promise<string>): Promise<boolean> {
    return this.run(check === null ? '' : speech.of('account').formProblems[check], act);
  }
}
