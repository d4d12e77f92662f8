import type { ALERT_ROUTES, RECOVERY_ROUTES } from '@ponts-bornes/protocol/routes';
import { expectOwnOrigin } from './asker.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';
import type { Handlers } from './routes.ts';

/** Alerts: settings, channels, and the tables that wait. */
export const alertHandlers = (parts: AppParts): Handlers<typeof ALERT_ROUTES> => {
  const { alerts } = parts;
  return {
    'GET /api/me/waiting': ({ asker, request }) => {
      expectOwnOrigin(request, parts);
      return alerts.waiting(asker.id);
    },
    'GET /api/me/alerts': ({ asker, request }) => {
      expectOwnOrigin(request, parts);
      return alerts.of(asker.id);
    },
    'POST /api/me/alerts': ({ asker, body }) => alerts.change(asker.id, body),
    'POST /api/me/alerts/devices': ({ asker, body }) => alerts.addDevice(asker, body),
    'DELETE /api/me/alerts/devices/:id': ({ asker, params: { id } }) => alerts.removeDevice(asker.id, id),
    'POST /api/me/alerts/mail': ({ asker, body: { address, language } }) => alerts.setMail(asker, address, language),
    'DELETE /api/me/alerts/mail': ({ asker }) => alerts.removeMail(asker),
    'POST /api/me/alerts/webhook': ({ asker, body: { url, language } }) => alerts.setWebhook(asker, url, language),
    'DELETE /api/me/alerts/webhook': ({ asker }) => alerts.removeWebhook(asker.id),
    'POST /api/me/alerts/test': ({ asker, body: { channel, device } }) => alerts.test(asker.id, channel, device),
    'POST /api/mail/confirm': async ({ body: { link }, request }) => {
      await parts.people.attempts.from(networkOf(request.ip));
      await alerts.confirmMail(link);
      return {};
    },
    'GET /api/mail/stop/:link': async ({ params: { link }, reply }) => {
      // Programs that check links must not stop anything: the page asks first.
      void reply.header('location', await alerts.stopPage(link));
      return '';
    },
    'POST /api/mail/stop/:link': async ({ params: { link } }) => {
      await alerts.stopMail(link);
      return {};
    },
  };
};

/** Recovery by e-mail. Recovery itself signs in, so its handler is in people.ts. */
export const recoveryMailHandlers = ({
  alerts,
}: AppParts): Pick<Handlers<typeof RECOVERY_ROUTES>, 'GET /api/recovery' | 'POST /api/recovery/mail'> => ({
  'GET /api/recovery': async () => ({ mail: alerts.canMail }),
  'POST /api/recovery/mail': async ({ body: { who, language }, request }) => {
    await alerts.recoverByMail(who, language, networkOf(request.ip));
    return {};
  },
});
