import type { PICTURE_ROUTES } from '@ponts-bornes/protocol/routes';
import type { FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import { versionOf } from '../pictures/pictures.ts';
import { generalPicture, picturedOf } from './links/pictured.ts';
import type { AppParts } from './parts.ts';
import type { Handlers } from './routes.ts';

const A_YEAR = 31_536_000;

/** The pictures of finished games. Those of private games don't exist: their previews name only the game. */
export const pictureHandlers = ({ hub, pictures }: AppParts): Handlers<typeof PICTURE_ROUTES> => ({
  'GET /api/tables/:id/picture': async ({ params: { id }, query: { v }, request, reply }) => {
    const found = await hub.listing.linked(id);
    if (found === null || found.table.visibility === 'private') throw new Failure('not-found');
    const { table, language } = found;
    if (table.status !== 'over') throw new Failure('not-over');
    const pictured = picturedOf(table, language);
    const version = pictured === null ? '' : versionOf(pictured);
    const isKnown = pictured !== null && request.headers['if-none-match'] === `"${version}"`;
    const png = pictured === null || isKnown ? null : await pictures.of(pictured);
    if (png === null && !isKnown) return redirected(reply, generalPicture(table.game, language));
    // The name of a player may change, and with it the version.
    const caching = v === version ? `public, max-age=${A_YEAR}, immutable` : 'no-cache';
    // Pages of other sites may show it.
    void reply.headers({
      'cache-control': caching,
      etag: `"${version}"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isKnown) void reply.code(304);
    return png === null ? NOTHING : (void reply.type('image/png'), png);
  },
});

const NOTHING = new Uint8Array();

const redirected = (reply: FastifyReply, location: string): Uint8Array => {
  void reply.code(302).header('location', location);
  return NOTHING;
};
