import type { MEETING_ROUTES } from '@ponts-bornes/protocol/routes';
import { positionOf } from './list-position.ts';
import type { AppParts } from './parts.ts';
import type { Handlers } from './routes.ts';

/** Finding people and games. */
export const meetingHandlers = ({ hub, quickPlay }: AppParts): Handlers<typeof MEETING_ROUTES> => ({
  'GET /api/live': ({ query: { game = null, after } }) => hub.listing.live(game, positionOf(after)),
  'GET /api/finished': async ({ query: { game = null } }) => ({ tables: await hub.listing.finished(game) }),
  'GET /api/queue': async () => ({ counts: await quickPlay.counts() }),
});
