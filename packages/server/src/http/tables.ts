import type { TABLE_ROUTES } from '@ponts-bornes/protocol/routes';
import type { AppParts } from './parts.ts';
import { expectOwnOrigin } from './asker.ts';
import { positionOf } from './list-position.ts';
import type { Handlers } from './routes.ts';

/** Creating, finding, joining and starting tables. Moves go over the socket. */
export const tableHandlers = (parts: AppParts): Handlers<typeof TABLE_ROUTES> => {
  const { hub } = parts;
  return {
    'GET /api/me/tables': async ({ asker, request }) => {
      expectOwnOrigin(request, parts);
      return { tables: await hub.listing.own(asker) };
    },
    'GET /api/tables': ({ query: { game = null, after } }) => hub.listing.lobby(game, positionOf(after)),
    'POST /api/tables': async ({ asker, body }) => ({ id: await hub.create(asker, body) }),
    'GET /api/tables/:id': ({ asker, params: { id } }) => hub.listing.one(id, asker),
    'GET /api/tables/:id/record': ({ params: { id } }) => hub.record(id),
    'POST /api/tables/:id/begin': ({ asker, params: { id } }) => done(hub.begin(id, asker)),
    'POST /api/tables/:id/rematch': async ({ asker, params: { id }, body }) => ({
      id: await hub.rematch(id, asker, body?.pledge ?? null),
    }),
    'POST /api/tables/:id/arrange': ({ asker, params: { id }, body }) => done(hub.arrange(id, asker, body)),
    'DELETE /api/tables/:id': ({ asker, params: { id } }) => done(hub.dissolve(id, asker)),
    'POST /api/tables/:id/seats/:seat/take': ({ asker, params: { id, seat }, body }) =>
      done(hub.take(id, seat, asker, body?.pledge ?? null)),
    'POST /api/tables/:id/seats/:seat/bot': ({ asker, params: { id, seat }, body: { level } }) =>
      done(hub.seatBot(id, seat, asker, level)),
    'POST /api/tables/:id/seats/:seat/free': ({ asker, params: { id, seat }, body }) =>
      done(hub.free(id, seat, asker, body?.word ?? '')),
    'POST /api/tables/:id/seats/:seat/keep': ({ asker, params: { id, seat } }) => done(hub.keep(id, seat, asker)),
    'POST /api/tables/:id/leave': ({ asker, params: { id } }) => done(hub.leave(id, asker)),
    'POST /api/tables/:id/return': ({ asker, params: { id } }) => done(hub.takeUp(id, asker)),
  };
};

const done = async (change: Promise<void>): Promise<Record<string, never>> => {
  await change;
  return {};
};
