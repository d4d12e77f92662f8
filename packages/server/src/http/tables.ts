import { LEVEL_NAMES, formatRecord } from '@ponts-bornes/kernel';
import { Entropy, NewTable, SeatNumber, TableId } from '@ponts-bornes/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '../tables/failure.ts';
import type { AppParts } from './app.ts';
import { expectOwnOrigin, knownAsker, readAs } from './asker.ts';

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

  app.get('/api/tables', async (request) => ({ tables: await hub.lobby(readAs(Search, request.query).game ?? null) }));

  app.get('/api/me/tables', async (request) => ({ tables: await hub.tablesOf(await asker(request)) }));

  app.get('/api/tables/:id', async (request) => {
    const table = await hub.find(readAs(Path, request.params).id);
    return { table: table.facts() };
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const table = await hub.find(readAs(Path, request.params).id);
    if (table.row.status !== 'over') throw new Failure('not-playing');
    const names = table.seats.map(({ name }) => name);
    return reply.type('text/plain; charset=utf-8').send(formatRecord(table.course.record(names)));
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
};
