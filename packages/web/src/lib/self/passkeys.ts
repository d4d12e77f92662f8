import type { Me } from '@ponts-bornes/protocol';
import { account } from './account.ts';

/** Why the browser made or showed no passkey. */
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

/** Whether this browser knows passkeys, here: they need https, or the machine itself. */
export const canUsePasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === 'function';

/** Makes a passkey on this device; a guest has an account then, called by this name or by one of the server's choice. */
export const makePasskey = async (accountName: string, keyName: string): Promise<Me> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await account.passkeyOptions(accountName);
  const response = await startRegistration({ optionsJSON }).catch(explain);
  return account.addPasskey(response, keyName);
};

export const signInByPasskey = async (): Promise<Me> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await account.signInOptions();
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  return account.signInByPasskey(response);
};

/** By the name that browsers give to what happened. */
const TROUBLES: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'closed',
  AbortError: 'closed',
  InvalidStateError: 'known',
};

const explain = (error: unknown): never => {
  const { name } = error as Error;
  throw new PasskeyFailure(TROUBLES[name] ?? 'unable', error);
};

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const;
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** What a passkey of this device may be called until somebody knows better; empty where the browser does not tell. */
export const deviceName = (userAgent: string): string => {
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  const [, browser] = BROWSERS.find(([sign]) => userAgent.includes(`${sign}/`)) ?? [];
  return [browser, system === 'Macintosh' ? 'Mac' : system].filter((part) => part !== undefined).join(', ');
};
