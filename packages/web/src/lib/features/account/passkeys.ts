import type {
  PublicKeyCredentialCreationOptionsJSON as OptionsToMake,
  PublicKeyCredentialRequestOptionsJSON as OptionsToSignIn,
} from '@simplewebauthn/browser';
import type { Me } from '@ponts-bornes/protocol';
import type { AnswerOf, Routes, SentParts } from '@ponts-bornes/protocol/routes';
import { call } from '../../api/call.ts';

/** Why the browser created or returned no passkey. */
const PASSKEY_TROUBLES = ['closed', 'known', 'unable'] as const;
export type PasskeyTrouble = (typeof PASSKEY_TROUBLES)[number];

export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/** Whether this browser supports passkeys here: they need https or localhost. */
export const canUsePasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === 'function';

/** WebAuthn defines this payload; the route table leaves it open, and the WebAuthn library types it. */
type Credential = SentParts<Routes['POST /api/session/passkey']>['body']['response'];

/** Creates a passkey on this device. A guest thereby gets an account with this name, or one the server picks. */
export const makePasskey = async (
  account: string,
  name: string,
): Promise<AnswerOf<Routes['POST /api/account/passkey']>> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options: object = await call('POST /api/account/passkey/options', { body: account === '' ? {} : { account } });
  const made: object = await startRegistration({ optionsJSON: options as OptionsToMake }).catch(explain);
  return call('POST /api/account/passkey', { body: { response: made as Credential, name } });
};

export const signInByPasskey = async (): Promise<Me> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options: object = await call('POST /api/session/passkey/options');
  const signed: object = await startAuthentication({ optionsJSON: options as OptionsToSignIn }).catch(explain);
  return (await call('POST /api/session/passkey', { body: { response: signed as Credential } })).person;
};

/** Keyed by the DOMException name. */
const TROUBLES: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'closed',
  AbortError: 'closed',
  InvalidStateError: 'known',
};

const explain = (error: unknown): never => {
  const { name } = error as Error;
  throw new PasskeyFailure(TROUBLES[name] ?? 'unable', error);
};
