import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import { Entropy, NewTable, SeatNumber, TableId } from '@ponts-bornes/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppParts } from './parts.ts';
import { askerOf, expectOwnOrigin, knownAsker, readAs } from './asker.ts';

const Path = z.object({ id: TableId });
const SeatPath = z.object({
  id: TableId,
  seat: z.pipe(
    z.transform((text) => Number(text)),
    SeatNumber,
  ),
});
const Taking = z.strictObject({ entropy: Entropy });
const Seating = z.strictObject({ level: z.enum(LEVEL_NAMES) });
const Search = z.object({ game: z.optional(z.string().check(z.maxLength(40))) });

/** Tables: making, finding, sitting down, beginning. What is played goes over the socket. */
export const tableRoutes = (app: FastifyInstance, parts: AppParts): void => {
  const { hub } = parts;
  const asker = (request: FastifyRequest): ReturnType<typeof knownAsker> => {
    expectOwnOrigin(request, parts);
    return knownAsker(request, parts);
  };

  app.post('/api/tables', async (request, reply) => {
    const person = await asker(request);
    const id = await hub.create(person, readAs(NewTable, request.body));
    return reply.code(201).send({ id });
  });

  app.get('/api/tables', async (request) => ({
    tables: await hub.listing.lobby(readAs(Search, request.query).game ?? null),
  }));

  app.get('/api/me/tables', async (request) => ({ tables: await hub.listing.own(await asker(request)) }));

  app.get('/api/tables/:id', async (request) =>
    hub.listing.one(readAs(Path, request.params).id, await askerOf(request, parts)),
  );

  app.delete('/api/tables/:id', async (request) => {
    await hub.dissolve(readAs(Path, request.params).id, await asker(request));
    return {};
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const record = await hub.record(readAs(Path, request.params).id);
    return reply.type('text/plain; charset=utf-8').send(record);
  });

  app.post('/api/tables/:id/seats/:seat/take', async (request) => {
    const { id, seat } = readAs(SeatPath, request.params);
    await hub.take(id, seat, await asker(request), readAs(Taking, request.body).entropy);
    return {};
  });

  app.post('/api/tables/:id/seats/:seat/bot', async (request) => {
    const { id, seat } = readAs(SeatPath, request.params);
    await hub.seatBot(id, seat, await asker(request), readAs(Seating, request.body).level);
    return {};
  });

  app.post('/api/tables/:id/seats/:seat/free', async (request) => {
    const { id, seat } = readAs(SeatPath, request.params);
    await hub.free(id, seat, await asker(request));
    return {};
  });

  app.post('/api/tables/:id/leave', async (request) => {
    await hub.leave(readAs(Path, request.params).id, await asker(request));
    return {};
  });

  app.post('/api/tables/:id/return', async (request) => {
    await hub.takeUp(readAs(Path, request.params).id, await asker(request));
    return {};
  });

  app.post('/api/tables/:id/begin', async (request) => {
    await hub.begin(readAs(Path, request.params).id, await asker(request));
    return {};
  });

  app.post('/api/tables/:id/rematch', async (request) => {
    const person = await asker(request);
    return { id: await hub.rematch(readAs(Path, request.params).id, person, readAs(Taking, request.body).entropy) };
  });
};
