import { LIMITS } from '@ponts-bornes/protocol';
import type { AnswerOf, ME_ROUTES, RECOVERY_ROUTES, SIGN_IN_ROUTES, TOKEN_ROUTES } from '@ponts-bornes/protocol/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changed, From } from '../people/accounts.ts';
import type { RelyingParty } from '../people/passkeys.ts';
import { expectOwnName } from '../people/names.ts';
import { Failure } from '../failure.ts';
import type { AppParts } from './parts.ts';
import { deviceOf, forget, greeted, remember, rememberDevice } from './asker.ts';
import { networkOf } from './network.ts';
import type { Handlers } from './routes.ts';

/** Identity and authentication. */
export const peopleHandlers = (
  parts: AppParts,
): Handlers<typeof ME_ROUTES & typeof SIGN_IN_ROUTES & OwnRecoveryRoutes & typeof TOKEN_ROUTES> => ({
  ...meHandlers(parts),
  ...signInHandlers(parts),
  ...recoveryHandlers(parts),
  ...tokenHandlers(parts),
});

/** The recovery routes that need no e-mail. */
type OwnRecoveryRoutes = Omit<typeof RECOVERY_ROUTES, 'GET /api/recovery' | 'POST /api/recovery/mail'>;

type Person = AnswerOf<(typeof ME_ROUTES)['POST /api/me']>;

const meOf = async (person: string, { people }: AppParts): Promise<Person> => {
  const me = await people.accounts.me(person);
  if (me === null) throw new Failure('not-signed-in');
  return { person: me };
};

/** Closes the sockets of ended sessions, and updates tables whose members have changed. */
const settle = async ({ ended, tables }: Pick<Changed, 'ended' | 'tables'>, parts: AppParts): Promise<void> => {
  parts.people.sockets.close(ended);
  await parts.hub.refresh(tables);
};

/** The same after signing in: also sets the session and device cookies. */
const welcome = async ({ request, reply }: Exchange, changed: Changed, parts: AppParts): Promise<WithCodes> => {
  await settle(changed, parts);
  remember(reply, changed.token, parts);
  rememberDevice(reply, await parts.people.devices.remember(changed.person, deviceOf(request, parts)), parts);
  const { codes } = changed;
  return { ...(await meOf(changed.person, parts)), ...(codes !== undefined && { codes: [...codes] }) };
};

/** A new account comes with recovery codes. */
type WithCodes = AnswerOf<(typeof SIGN_IN_ROUTES)['POST /api/account']>;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const meHandlers = (parts: AppParts): Handlers<typeof ME_ROUTES> => {
  const { accounts, attempts, sockets, sessions } = parts.people;
  return {
    'GET /api/me': async ({ request, reply }) => {
      const asker = await greeted(request, reply, parts);
      return { person: asker === null ? null : await accounts.me(asker.id) };
    },
    'POST /api/me': async ({ body: { nickname }, request, reply }) => {
      expectOwnName(nickname);
      const known = await greeted(request, reply, parts);
      if (known !== null) {
        if (nickname === known.nickname) return meOf(known.id, parts);
        await attempts.hourly('rename', known.id, LIMITS.renamesPerHour);
        await sessions.rename(known.id, nickname);
        await parts.hub.rename({ id: known.id, nickname });
        return meOf(known.id, parts);
      }
      await attempts.hourly('guest', networkOf(request.ip), parts.guestsPerHour);
      const { person, token } = await sessions.welcome(nickname);
      parts.meters.welcomed();
      remember(reply, token, parts);
      return meOf(person.id, parts);
    },
    'DELETE /api/me': async ({ asker, reply }) => {
      await settle(await accounts.remove(asker), parts);
      forget(reply, parts);
      return {};
    },
    'DELETE /api/me/sessions': async ({ asker, reply }) => {
      sockets.close(await accounts.endAll(asker.id));
      forget(reply, parts);
      return {};
    },
    'DELETE /api/me/session': async ({ asker: { proof }, reply }) => {
      await sessions.end(proof.key);
      sockets.close([proof.key]);
      forget(reply, parts);
      return {};
    },
  };
};

const signInHandlers = (parts: AppParts): Handlers<typeof SIGN_IN_ROUTES> => {
  const { accounts, attempts, passkeys, sockets } = parts.people;
  const from = (request: FastifyRequest): From => fromOf(request, parts);
  return {
    'POST /api/account': async ({ asker, body, ...exchange }) =>
      welcome(exchange, await accounts.setPassword(asker, body, from(exchange.request)), parts),
    'POST /api/session': async ({ asker, body: { name, password }, ...exchange }) =>
      welcome(exchange, await accounts.signIn(asker, name, password, from(exchange.request)), parts),
    'POST /api/account/passkey/options': async ({ asker, body, request }) => {
      await attempts.from(networkOf(request.ip));
      // A copy, because TypeScript does not treat interfaces as index-signature types.
      return { ...(await passkeys.optionsToMake(asker, body?.account ?? null, relyingPartyOf(request, parts))) };
    },
    'POST /api/account/passkey': async ({ asker, body: { response, name }, ...exchange }) =>
      welcome(exchange, await passkeys.make(asker, response, name, relyingPartyOf(exchange.request, parts)), parts),
    'DELETE /api/account/passkey/:id': async ({ asker, params: { id } }) => {
      sockets.close(await passkeys.remove(asker, id));
      return meOf(asker.id, parts);
    },
    'POST /api/session/passkey/options': async ({ request }) => {
      await attempts.from(networkOf(request.ip));
      return { ...(await passkeys.optionsToSignIn(relyingPartyOf(request, parts))) };
    },
    'POST /api/session/passkey': async ({ asker, body: { response }, ...exchange }) => {
      await attempts.from(networkOf(exchange.request.ip));
      return welcome(exchange, await passkeys.signIn(asker, response, relyingPartyOf(exchange.request, parts)), parts);
    },
  };
};

const fromOf = (request: FastifyRequest, parts: AppParts): From => ({
  network: networkOf(request.ip),
  device: deviceOf(request, parts),
});

const recoveryHandlers = (parts: AppParts): Handlers<OwnRecoveryRoutes> => {
  const { recovery } = parts.people;
  return {
    'POST /api/account/codes': async ({ asker }) => ({ codes: [...(await recovery.renewCodes(asker))] }),
    'POST /api/recovery': async ({ asker, body, ...exchange }) =>
      welcome(exchange, await recovery.recover(asker, body, fromOf(exchange.request, parts)), parts),
  };
};

const tokenHandlers = ({ people: { sockets, tokens } }: AppParts): Handlers<typeof TOKEN_ROUTES> => ({
  'GET /api/me/tokens': async ({ asker }) => ({ tokens: await tokens.of(asker.id) }),
  'POST /api/me/tokens': async ({ asker, body: { name } }) => tokens.make(asker, name),
  'DELETE /api/me/tokens/:id': async ({ asker, params: { id } }) => {
    sockets.close([await tokens.remove(asker.id, id)]);
    return {};
  },
});

/** The host passkeys are bound to: the configured one, or else the one in the request. */
const relyingPartyOf = ({ host, hostname }: FastifyRequest, { origin, origins }: AppParts): RelyingParty =>
  origin === null
    ? { host: hostname, origins: [`http://${host}`, `https://${host}`] }
    : { host: new URL(origin).hostname, origins };
