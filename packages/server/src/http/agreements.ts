import type { AGREEMENT_ROUTES } from '@ponts-bornes/protocol/routes';
import type { AppParts } from './parts.ts';
import type { Handlers } from './routes.ts';

/** Agreements of players during a game. */
export const agreementHandlers = ({ hub }: AppParts): Handlers<typeof AGREEMENT_ROUTES> => ({
  'POST /api/tables/:id/propose': async ({ asker, params: { id }, body: { kind } }) => {
    await hub.agreements.propose(id, asker, kind);
    return {};
  },
  'POST /api/tables/:id/answer': async ({ asker, params: { id }, body }) => {
    await hub.agreements.answer(id, asker, body);
    return {};
  },
  'POST /api/tables/:id/resume': async ({ asker, params: { id } }) => {
    await hub.agreements.resume(id, asker);
    return {};
  },
});
