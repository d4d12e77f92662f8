import {
  Named,
  NewPasskey,
  NewPasskeyOptions,
  NewPassword,
  NewToken,
  WithPasskey,
  WithPassword,
} from '@ponts-bornes/protocol';
import type { Me } from '@ponts-bornes/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Changed } from '../people/accounts.ts';
import type { Place } from '../people/passkeys.ts';
import type { Asker } from '../people/sessions.ts';
import { Failure } from '../tables/failure.ts';
import type { AppParts } from './parts.ts';
import { forget, greeted, knownAsker, readAs, remember, signedInAsker } from './asker.ts';

const KeyPath = z.object({ id: z.string().check(z.maxLength(1400)) });

/** Who one is, and how one shows it. */
export const peopleRoutes = (app: FastifyInstance, parts: AppParts): void => {
  const desk = openDesk(parts);
  meRoutes(app, parts, desk);
  signInRoutes(app, parts, desk);
  passkeyRoutes(app, parts, desk);
  tokenRoutes(app, parts, desk);
};

/** What these routes have in common. */
interface Desk {
  readonly meOf: (person: string) => Promise<{ readonly person: Me }>;
  /** Somebody who is there with a session of theirs. */
  readonly ownSession: (request: FastifyRequest) => Promise<Asker>;
  /** Somebody who wants to show who they are: not too often. */
  readonly trying: (request: FastifyRequest) => Promise<Asker | null>;
  /** Lets sockets and tables know who is who now. */
  readonly settle: (changed: Pick<Changed, 'ended' | 'tables'>) => Promise<void>;
  /** The same, and tells the person. */
  readonly answer: (reply: FastifyReply, changed: Changed) => Promise<{ readonly person: Me }>;
}

const openDesk = (parts: AppParts): Desk => {
  const { hub, people } = parts;
  const meOf: Desk['meOf'] = async (person) => {
    const me = await people.accounts.me(person);
    if (me === null) throw new Failure('not-signed-in');
    return { person: me };
  };
  const settle: Desk['settle'] = async ({ ended, tables }) => {
    people.doors.close(ended);
    await hub.refresh(tables);
  };
  return {
    meOf,
    settle,
    ownSession: async (request) => {
      const asker = await signedInAsker(request, parts);
      if (asker === null) throw new Failure('not-signed-in');
      return asker;
    },
    trying: async (request) => {
      await people.attempts.from(request.ip);
      return signedInAsker(request, parts);
    },
    answer: async (reply, changed) => {
      await settle(changed);
      remember(reply, changed.token, parts);
      return meOf(changed.person);
    },
  };
};

const meRoutes = (app: FastifyInstance, parts: AppParts, { meOf, ownSession, settle }: Desk): void => {
  const { accounts, doors, sessions } = parts.people;

  app.get('/api/me', async (request, reply) => {
    const asker = await greeted(request, reply, parts);
    return { person: asker === null ? null : await accounts.me(asker.id) };
  });

  app.post('/api/me', async (request, reply) => {
    const { nickname } = readAs(Named, request.body);
    const known = await greeted(request, reply, parts);
    if (known !== null) {
      await sessions.rename(known.id, nickname);
      return meOf(known.id);
    }
    const { person, token } = await sessions.welcome(nickname);
    parts.meters.welcomed();
    remember(reply, token, parts);
    return meOf(person.id);
  });

  app.delete('/api/me', async (request, reply) => {
    const { id } = await ownSession(request);
    await settle(await accounts.remove(id));
    forget(reply, parts);
    return {};
  });

  app.delete('/api/me/session', async (request, reply) => {
    const { key } = (await ownSession(request)).proof;
    await sessions.end(key);
    doors.close([key]);
    forget(reply, parts);
    return {};
  });
};

const signInRoutes = (app: FastifyInstance, { people }: AppParts, { answer, ownSession, trying }: Desk): void => {
  const { accounts, attempts } = people;

  app.post('/api/account', async (request, reply) => {
    const change = readAs(NewPassword, request.body);
    await attempts.from(request.ip);
    return answer(reply, await accounts.setPassword(await ownSession(request), change));
  });

  app.post('/api/session', async (request, reply) => {
    const { name, password } = readAs(WithPassword, request.body);
    return answer(reply, await accounts.signIn(await trying(request), name, password));
  });
};

const passkeyRoutes = (app: FastifyInstance, parts: AppParts, { answer, meOf, ownSession, trying }: Desk): void => {
  const { attempts, passkeys } = parts.people;

  app.post('/api/account/passkey/options', async (request) => {
    const { account } = readAs(NewPasskeyOptions, request.body ?? {});
    await attempts.from(request.ip);
    return passkeys.optionsToMake(await ownSession(request), account ?? null, placeOf(request, parts));
  });

  app.post('/api/account/passkey', async (request, reply) => {
    const { response, name } = readAs(NewPasskey, request.body);
    const asker = await ownSession(request);
    return answer(reply, await passkeys.make(asker, response, name, placeOf(request, parts)));
  });

  app.delete('/api/account/passkey/:id', async (request) => {
    const asker = await ownSession(request);
    await passkeys.remove(asker.id, readAs(KeyPath, request.params).id);
    return meOf(asker.id);
  });

  app.post('/api/session/passkey/options', async (request) => {
    await trying(request);
    return passkeys.optionsToSignIn(placeOf(request, parts));
  });

  app.post('/api/session/passkey', async (request, reply) => {
    const { response } = readAs(WithPasskey, request.body);
    return answer(reply, await passkeys.signIn(await trying(request), response, placeOf(request, parts)));
  });
};

const tokenRoutes = (app: FastifyInstance, parts: AppParts, { ownSession }: Desk): void => {
  const { doors, tokens } = parts.people;

  app.get('/api/me/tokens', async (request) => ({ tokens: await tokens.of((await knownAsker(request, parts)).id) }));

  app.post('/api/me/tokens', async (request) => {
    const { name } = readAs(NewToken, request.body);
    return tokens.make((await ownSession(request)).id, name);
  });

  app.delete('/api/me/tokens/:id', async (request) => {
    const { id } = await ownSession(request);
    doors.close([await tokens.remove(id, readAs(KeyPath, request.params).id)]);
    return {};
  });
};

/** Where passkeys are for: the address that is set, or else the one that was asked. */
const placeOf = ({ host, hostname }: FastifyRequest, { origin, origins }: AppParts): Place =>
  origin === null
    ? { host: hostname, origins: [`http://${host}`, `https://${host}`] }
    : { host: new URL(origin).hostname, origins };
