import { Nickname } from '@ponts-bornes/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppParts } from './app.ts';
import { askerOf, expectOwnOrigin, forget, knownAsker, readAs, remember } from './asker.ts';

const Named = z.strictObject({ nickname: Nickname });

/** Who one is. */
export const peopleRoutes = (app: FastifyInstance, parts: AppParts): void => {
  app.get('/api/me', async (request) => ({ person: await askerOf(request, parts) }));

  app.post('/api/me', async (request, reply) => {
    expectOwnOrigin(request, parts);
    const { nickname } = readAs(Named, request.body);
    const known = await askerOf(request, parts);
    if (known !== null) {
      await parts.sessions.rename(known.id, nickname);
      return { person: { id: known.id, nickname } };
    }
    const { person, token } = await parts.sessions.welcome(nickname);
    remember(reply, token, parts);
    return { person };
  });

  app.delete('/api/me/session', async (request, reply) => {
    expectOwnOrigin(request, parts);
    await knownAsker(request, parts);
    forget(reply);
    return {};
  });
};
