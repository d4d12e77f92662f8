import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page, Worker } from '@playwright/test';
import type { Alerts, PushMessage } from '@ponts-bornes/protocol';
import { ALERT_CACHE, SHOWN } from '../src/lib/features/alerts/alert-cache.ts';
import { expectAccessible } from './audit.ts';
import { ask, comeAs, request } from './friends.ts';
import { test } from './post-office.ts';
import type { PostOffice } from './post-office.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { tableOf, watched } from './steps.ts';
import { beginSlow, playTurn, waitingFor } from './turns.ts';

type Device = ReturnType<PostOffice['subscribe']>;

const PASSWORD = 'quatre ponts et une borne';
const OPTIONS = { ...SIZES.phone, locale: LOCALES.fr };

test.use(OPTIONS);

const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

interface Made {
  readonly name: string;
  readonly codes: readonly string[];
}

/** Makes an account on the account page and returns its name and recovery codes. */
const makeAccount = async (page: Page): Promise<Made> => {
  const name = `zoe-${randomBytes(6).toString('hex')}`;
  await request(page, 'POST', '/api/me', { nickname: 'Zoé' });
  await page.goto('/me');
  const keep = card(page, 'Conserver vos parties');
  await expect(keep.getByText('Personne ne peut retrouver votre mot de passe')).toBeVisible();
  await keep.getByLabel('Nom du compte').fill(name);
  await keep.getByLabel('Mot de passe').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Créer le compte' }).click();
  const shown = card(page, 'Vos codes de récupération');
  await expect(shown.getByRole('listitem')).toHaveCount(8);
  return { name, codes: await shown.locator('code').allTextContents() };
};

/** The e-mail with this number, once it has arrived. */
const mailNumber = async ({ mails }: PostOffice, number: number): Promise<string> => {
  await expect.poll(() => mails.mails.length).toBeGreaterThanOrEqual(number);
  return mails.mails[number - 1]!.text;
};

/** The address of the link in an e-mail. */
const linkIn = (text: string): string => /https?:\/\/\S+#\S+/.exec(text)![0];

/** Replaces a lost password, by e-mail and then by code. */
const recoverTwice = async (page: Page, post: PostOffice, { name, codes }: Made): Promise<void> => {
  await request(page, 'DELETE', '/api/me/session');
  await page.goto('/me');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expectAccessible(page, 'recover');
  await page.getByLabel('Nom du compte ou adresse e-mail').fill(name);
  await page.getByRole('button', { name: 'Envoyer le lien', exact: true }).click();
  await expect(card(page, 'Par e-mail').getByRole('status')).toContainText('un lien vient d’y être envoyé');
  await page.goto(linkIn(await mailNumber(post, 3)));
  await page.getByLabel('Nouveau mot de passe').fill(`${PASSWORD} bleue`);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(`Compte : ${name}`)).toBeVisible();
  await request(page, 'DELETE', '/api/me/session');
  await page.goto('/recover');
  const byCode = card(page, 'Avec un code de récupération');
  await byCode.getByLabel('Nom du compte').fill(name);
  await byCode.getByLabel('Code de récupération').fill(codes[0]!.toLowerCase());
  await byCode.getByLabel('Nouveau mot de passe').fill(`${PASSWORD} verte`);
  await byCode.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(card(page, 'Récupération du compte')).toContainText('Il vous reste 7 codes.');
};

/** Who has nothing set up yet finds that first, and alerts in the language they read. */
const expectForNewcomer = async (page: Page): Promise<void> => {
  await page.goto('/en/alerts');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Devices');
  await expect(page.getByLabel('Alert language').locator('option:checked')).toHaveText('English');
};

const useWebhook = async (page: Page, { hook }: PostOffice): Promise<void> => {
  const webhook = card(page, 'Webhook');
  await webhook.getByLabel('Adresse du webhook').fill('exemple.org');
  await webhook.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(webhook.getByRole('alert')).toContainText('qui commence par https://');
  await webhook.getByLabel('Adresse du webhook').fill(hook.url);
  await webhook.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(webhook.getByText('Secret de signature.')).toBeVisible();
  await webhook.getByRole('button', { name: /^Tester/ }).click();
  await expect(webhook.getByRole('status')).toContainText('Message d’essai envoyé');
  expect(hook.bodies().map((body) => (JSON.parse(body) as { content: string }).content)).toStrictEqual([
    `Les alertes fonctionnent\nCeci est un message d’essai de Ponts & Bornes.\n${new URL(page.url()).origin}/`,
  ]);
  await webhook.getByRole('button', { name: 'Retirer le webhook' }).click();
  await expect(webhook.getByRole('status')).toContainText('Webhook retiré');
};

/** Shows the page as it is with a server in another state. */
const alertsWith = async (page: Page, change: (alerts: Alerts) => Partial<Alerts>): Promise<void> => {
  await page.unroute('**/api/me/alerts');
  await page.route('**/api/me/alerts', async (route) => {
    const response = await route.fetch();
    const alerts = (await response.json()) as Alerts;
    await route.fulfill({ response, json: { ...alerts, ...change(alerts) } });
  });
  await page.goto('/me');
  await page.goto('/alerts');
};

/** The mail server may be down, the day's alerts may be used up, and an operator may have taken the mail server away. */
const removeWhereNoMailIsSent = async (page: Page): Promise<void> => {
  const mail = card(page, 'E-mail');
  await alertsWith(page, ({ offers }) => ({ limited: ['mail'], offers: { ...offers, unreachable: ['mail'] } }));
  await expect(mail).toContainText('n’arrive pas à envoyer d’e-mails pour le moment');
  await expect(mail).toContainText('Les prochaines arriveront demain');
  await alertsWith(page, ({ offers }) => ({ offers: { ...offers, mail: false } }));
  await expect(mail).toContainText('Ce serveur ne peut pas envoyer d’e-mails.');
  await mail.getByRole('button', { name: 'Retirer l’adresse' }).click();
  await expect(mail.getByRole('status')).toContainText('Adresse retirée');
};

test('an address is confirmed, tested, stopped by one tap, and recovers the account; so does a code', async ({
  page,
  post,
}) => {
  const expectNoComplaints = watched(page);
  const made = await makeAccount(page);
  await expectAccessible(page, 'recovery codes', { part: '.codes' });
  await page.getByRole('button', { name: 'Je les ai enregistrés' }).click();
  await expect(page.locator('.codes')).toHaveCount(0);
  await expect(card(page, 'Récupération du compte')).toContainText('Il vous reste 8 codes.');

  await expectForNewcomer(page);
  await page.goto('/me');
  await page.getByRole('link', { name: 'Alertes', exact: true }).click();
  const mail = card(page, 'E-mail');
  await mail.getByLabel('Adresse e-mail').fill('zoe');
  await mail.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
  await expect(mail.getByRole('alert')).toContainText('n’est pas valide');
  await mail.getByLabel('Adresse e-mail').fill('zoe@example.org');
  await mail.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click();
  await expect(mail).toContainText('n’est pas encore confirmée');
  // Programs that check e-mails open links: nothing happens until somebody presses.
  await page.goto(linkIn(await mailNumber(post, 1)));
  await expectAccessible(page, 'confirm');
  expect((await ask<Alerts>(page, 'GET', '/api/me/alerts')).mail).toMatchObject({ isConfirmed: false });
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Votre adresse est confirmée' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Régler les alertes' }).click();
  await expect(mail).toContainText('zoe@example.org est confirmée');
  await mail.getByRole('button', { name: /^Tester/ }).click();
  await expect(mail.getByRole('status')).toContainText('Message d’essai envoyé');
  const tested = await mailNumber(post, 2);

  const settings = card(page, 'Quand vous prévenir');
  const choice = settings.getByLabel('Fin de partie, revanche : E-mail');
  await choice.check();
  await expect(settings.getByRole('status')).toContainText('Enregistré');
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(settings.getByLabel('À vous de jouer : Webhook')).toBeDisabled();
  await settings.getByLabel('Aucune alerte la nuit').check();
  await expect(settings.getByRole('combobox').first()).toBeVisible();
  await settings.getByLabel('Suspendre toutes les alertes').check();
  await expect(settings).toContainText('Vos choix sont conservés');
  await expectAccessible(page, 'alerts');
  await useWebhook(page, post);

  await page.goto(linkIn(tested.split('\n').findLast((line) => line.includes('/stop#'))!));
  await page.getByRole('button', { name: 'Arrêter les e-mails' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'plus aucune alerte' })).toBeVisible();
  await expectAccessible(page, 'stop');

  await recoverTwice(page, post, made);
  await removeWhereNoMailIsSent(page);
  expectNoComplaints();
});

test('a push shows one notification per turn, none about a table in view, and a tap opens the table', async ({
  browser,
  post,
}) => {
  const base = { ...SIZES.desk, locale: LOCALES.fr, baseURL: post.address };
  const luc = await comeAs(browser, 'Luc', base);
  const ada = await comeAs(browser, 'Ada', { ...base, serviceWorkers: 'allow' });
  const tested = await addDevice(ada.page, post.subscribe());
  const device = await replaceSubscription(ada.page, post);
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const screen = await giveScreen(ada.page);
  const shown = async (): Promise<readonly Shown[]> => (await screen()).shown;
  const deliver = await pushTo(ada.page, post.address);

  await deliver(tested);
  await expect.poll(shown).toMatchObject([{ tag: 'test', title: tested.title }]);

  const id = await beginSlow('skybridge', [luc, ada]);
  if (!(await waitingFor(ada.page)).includes(id)) {
    await luc.page.goto(`/t/${id}`);
    await playTurn(luc.page, 'luc');
  }
  const calls = (): readonly PushMessage[] => device.messages.filter(({ kind }) => kind === 'turn');
  await expect.poll(() => calls().length).toBe(1);
  const message = calls()[0]!;
  expect(message).toMatchObject({ tag: `table:${id}`, url: `/t/${id}`, tables: [id], count: 1 });
  const tags = async (): Promise<readonly string[]> => (await shown()).map(({ tag }) => tag).toSorted();
  await deliver(message);
  await expect.poll(tags).toStrictEqual([message.tag, 'test']);
  // The same again, as after a lost acknowledgement: nothing new.
  const first = (await shown()).find(({ tag }) => tag === message.tag);
  await deliver(message);
  await deliver({ ...tested, id: 'after', title: 'Ensuite' });
  await expect.poll(async () => (await shown()).some(({ title }) => title === 'Ensuite')).toBe(true);
  expect((await shown()).find(({ tag }) => tag === message.tag)).toStrictEqual(first);
  // One for several tables replaces theirs.
  await deliver({ ...message, tag: 'tables', id: 'both', url: '/tables', tables: [id, 'b'.repeat(16)], count: 2 });
  await expect.poll(tags).toStrictEqual(['tables', 'test']);
  await expect.poll(async () => (await screen()).marks.at(-1)).toBe(2);
  const over = await receiveLate({ deliver, screen }, message, tested);

  // Silent while the table is in view; elsewhere a tap leads there.
  await ada.page.goto(message.url);
  await expect(tableOf(ada.page)).toBeVisible();
  await deliver({ ...message, id: 'looking' });
  await deliver({ ...tested, id: 'later', title: 'Plus tard' });
  await expect.poll(async () => (await shown()).some(({ title }) => title === 'Plus tard')).toBe(true);
  expect(await tags()).toStrictEqual([over, 'test']);
  await ada.page.goto('/tables');
  await deliver({ ...message, id: 'elsewhere' });
  await expect.poll(tags).toContain(message.tag);
  await tapNotification(ada.page, message.tag);
  await expect(ada.page).toHaveURL(`${post.address}/t/${id}`);
  await expect(tableOf(ada.page)).toBeVisible();
  for (const { page } of [luc, ada]) await page.context().close();
});

/** Repeated, concurrent and last messages. Returns the tag of the last. */
const receiveLate = async (
  { deliver, screen }: { readonly deliver: Deliver; readonly screen: () => Promise<Screen> },
  message: PushMessage,
  tested: PushMessage,
): Promise<string> => {
  const calls = async (): Promise<readonly Shown[]> => (await screen()).shown.filter(({ tag }) => tag !== 'test');
  // An older one again, after a newer one of its table: nothing new. Several at once: one after the other.
  await deliver({ ...message, id: 'newer' });
  const before = await calls();
  await Promise.all([deliver(message), deliver({ ...message, id: 'newer' })]);
  await Promise.all(['one', 'other', 'third'].map((id) => deliver({ ...tested, id })));
  expect(await calls()).toStrictEqual(before);
  // No table waits any more: the number goes, and so do the calls.
  const tag = `table:${'c'.repeat(16)}`;
  await deliver({ ...message, kind: 'over', tag, id: 'over', turn: null, tables: [], count: 0 });
  await expect.poll(async () => (await screen()).marks.at(-1)).toBe(0);
  expect((await calls()).map((each) => each.tag)).toStrictEqual([tag]);
  return tag;
};

/** Turns alerts on in the browser, and returns the message that tests it. */
const addDevice = async (page: Page, device: Device): Promise<PushMessage> => {
  await subscribeAs(page, device);
  await page.goto('/alerts');
  const devices = card(page, 'Appareils');
  await devices.getByRole('button', { name: 'Activer sur cet appareil' }).click();
  await expect(devices.getByRole('status')).toContainText('Les alertes sont activées sur cet appareil');
  await expect(devices.getByRole('listitem')).toContainText('(cet appareil)');
  await devices.getByRole('button', { name: /^Tester/ }).click();
  await expect.poll(() => device.messages.length).toBe(1);
  return device.messages[0]!;
};

/** The browser drops its subscription without a word, and then replaces the new one: the device is the same. */
const replaceSubscription = async (page: Page, post: PostOffice): Promise<Device> => {
  const before = (await ask<Alerts>(page, 'GET', '/api/me/alerts')).devices;
  const [dropped, last] = [post.subscribe(), post.subscribe()];
  await subscribeAs(page, dropped);
  const renewed = page.waitForResponse('**/api/me/alerts/devices');
  await page.goto('/statistics');
  await renewed;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await workerOf(page).evaluate(
    async ({ old, fresh }) => {
      const pending: Promise<unknown>[] = [];
      const change = { oldSubscription: old, newSubscription: { ...fresh, toJSON: () => fresh } };
      const waitUntil = (wait: Promise<unknown>): void => void pending.push(wait);
      self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { ...change, waitUntil }));
      await Promise.all(pending);
    },
    { old: dropped.subscription(''), fresh: last.subscription('') },
  );
  await ask(page, 'POST', '/api/me/alerts/test', { channel: 'push' });
  await expect.poll(() => last.messages.length).toBe(1);
  expect(dropped.messages).toStrictEqual([]);
  const after = (await ask<Alerts>(page, 'GET', '/api/me/alerts')).devices;
  expect(after.map(({ id, name }) => [id, name])).toStrictEqual(before.map(({ id, name }) => [id, name]));
  return last;
};

/** Headless Chromium has no push service: from the next page on, the browser subscribes at the test's. */
const subscribeAs = (page: Page, device: Device): Promise<unknown> =>
  page.addInitScript(({ endpoint, keys }) => {
    let now: object | null = null;
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => now,
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
          sign.charCodeAt(0),
        );
        const options = { applicationServerKey: bytes.buffer };
        now = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
        return now;
      },
    });
  }, device.subscription(''));

type Deliver = (message: PushMessage) => Promise<void>;

/** Delivers data to the page's service worker, as the browser's push service would, and waits until it is handled. */
const pushTo = async (page: Page, origin: string): Promise<Deliver> => {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (message) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(() => rememberedBy(page)).toContain(`"${message.id}"`);
  };
};

/** The alerts that the service worker has handled. */
const rememberedBy = (page: Page): Promise<string> =>
  workerOf(page).evaluate(async ({ cache, path }) => (await (await caches.open(cache)).match(path))?.text() ?? '', {
    cache: ALERT_CACHE,
    path: SHOWN,
  });

/** A notification on the device's screen. */
interface Shown {
  readonly tag: string;
  readonly title: string;
  /** The number of notifications shown until then. */
  readonly at: number;
}

/** A device's screen, as the service worker finds it. */
interface Screen {
  readonly shown: readonly Shown[];
  /** The numbers on the app's icon, the latest last. */
  readonly marks: readonly number[];
}

const workerOf = (page: Page): Worker => page.context().serviceWorkers().at(-1)!;

/**
 * Gives the service worker a screen to show notifications and numbers on. Headless Chromium has none: it denies every
 * notification, and kills the process of a worker that marks the app's icon.
 */
const giveScreen = async (page: Page): Promise<() => Promise<Screen>> => {
  const screen = await workerOf(page).evaluateHandle(() => {
    const scope = self as unknown as { readonly registration: ServiceWorkerRegistration };
    const marks: number[] = [];
    let shown: readonly (Shown & { readonly data: unknown; readonly close: () => void })[] = [];
    let at = 0;
    const remove = (tag: string): void => void (shown = shown.filter((one) => one.tag !== tag));
    const mark = async (count: number): Promise<void> => void marks.push(count);
    Object.assign(scope.registration, {
      showNotification: async (title: string, { tag = '', data }: NotificationOptions): Promise<void> => {
        remove(tag);
        shown = [...shown, { tag, title, at: ++at, data, close: () => remove(tag) }];
      },
      getNotifications: async ({ tag }: GetNotificationOptions = {}) =>
        shown.filter((one) => tag === undefined || one.tag === tag),
    });
    Object.assign(navigator, { setAppBadge: mark, clearAppBadge: () => mark(0) });
    return {
      read: (): Screen => ({ shown: shown.map(({ tag, title, at: since }) => ({ tag, title, at: since })), marks }),
    };
  });
  return () => screen.evaluate(({ read }) => read());
};

/** A tap, as far as a test can: the event that the browser would send. */
const tapNotification = (page: Page, wanted: string): Promise<void> =>
  workerOf(page).evaluate(async (tag) => {
    const scope = self as unknown as { readonly registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications({ tag });
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
  }, wanted);
