import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me, Token } from '@ponts-bornes/protocol';
import { ask } from '../online/api.ts';

interface Secured {
  readonly name: string;
  readonly password: string;
  /** The password so far. */
  readonly current?: string;
  /** Whether other devices have to sign in again. */
  readonly endOthers?: boolean;
}

type Known = { readonly person: Me };

const known = async (answer: Promise<Known>): Promise<Me> => (await answer).person;

/** What may be asked of the server about who one is, beyond a nickname; rejects with a `Problem`. */
export const account = {
  /** A guest gets an account, or an account another name or password. */
  secure: (asked: Secured) => known(ask<Known>('POST', '/api/account', asked)),
  signIn: (name: string, password: string) => known(ask<Known>('POST', '/api/session', { name, password })),
  signOut: () => ask('DELETE', '/api/me/session'),
  erase: () => ask('DELETE', '/api/me'),
  passkeyOptions: (name: string) =>
    ask<PublicKeyCredentialCreationOptionsJSON>(
      'POST',
      '/api/account/passkey/options',
      name === '' ? {} : { account: name },
    ),
  addPasskey: (response: object, name: string) => known(ask<Known>('POST', '/api/account/passkey', { response, name })),
  removePasskey: (id: string) => known(ask<Known>('DELETE', `/api/account/passkey/${encodeURIComponent(id)}`)),
  signInOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/session/passkey/options', {}),
  signInByPasskey: (response: object) => known(ask<Known>('POST', '/api/session/passkey', { response })),
  tokens: async () => (await ask<{ readonly tokens: readonly Token[] }>('GET', '/api/me/tokens')).tokens,
  addToken: (name: string) =>
    ask<{ readonly token: Token; readonly secret: string }>('POST', '/api/me/tokens', { name }),
  removeToken: (id: string) => ask('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),
};
