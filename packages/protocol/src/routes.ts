import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import * as z from 'zod/mini';
import {
  AlertSettings,
  AlertTest,
  AlertTested,
  Alerts,
  NewMail,
  NewPushDevice,
  NewWebhook,
  WaitingTable,
  WithLink,
} from './alerts.ts';
import { RemovalWord, You } from './messages.ts';
import {
  LinkSecret,
  Me,
  Named,
  NewPasskey,
  NewPasskeyOptions,
  NewPassword,
  NewToken,
  PersonWithCodes,
  Recovery,
  RecoveryMail,
  Token,
  WithPasskey,
  WithPassword,
} from './people.ts';
import { QueueCount } from './queue.ts';
import { routeFor } from './route.ts';
import type { RouteTable } from './route.ts';
import {
  Arrangement,
  Entropy,
  LiveTable,
  NewTable,
  OwnTable,
  Pledge,
  ProposalKind,
  SeatNumber,
  TableFacts,
  TableId,
} from './table.ts';

export * from './route.ts';

const anybody = routeFor('anybody');
const visitor = routeFor('visitor');
const tokenless = routeFor('tokenless');
const person = routeFor('person');
const session = routeFor('session');
const host = routeFor('host');
const operator = routeFor('operator');

const Person = z.object({ person: Me });
const Made = z.object({ id: TableId });
/** Specified elsewhere: passkey options by WebAuthn, this API by OpenAPI. */
const Described = z.record(z.string(), z.unknown());
const TablePath = z.object({ id: TableId });
const SeatPath = z.object({
  id: TableId,
  seat: z.pipe(
    z.transform((text) => Number(text)),
    SeatNumber,
  ),
});
const KeyPath = z.object({ id: z.string().check(z.maxLength(1400)) });
const LinkPath = z.object({ link: LinkSecret });
/** Older clients send `entropy`: it is ignored. */
const Taking = z.strictObject({ pledge: z.optional(Pledge), entropy: z.optional(Entropy) });
const Beginning = z.strictObject({ entropy: z.optional(Entropy) });

export const ME_ROUTES = {
  'GET /api/me': anybody('The current person, or null', {
    answer: z.object({ person: z.nullable(Me) }),
    codes: ['not-signed-in'],
  }),
  'POST /api/me': anybody('Creates a guest session (sets a cookie), or changes your nickname', {
    body: Named,
    answer: Person,
    codes: ['not-signed-in', 'name-refused', 'too-many-guests'],
  }),
  'DELETE /api/me': session('Deletes your account, sessions, keys and name; bots take your seats', {
    codes: ['prove-again'],
  }),
  'DELETE /api/me/session': session('Signs out'),
  'DELETE /api/me/sessions': session('Signs out on every device and revokes all tokens'),
} satisfies RouteTable;

export const SIGN_IN_ROUTES = {
  'POST /api/account': session('Turns a guest into an account, or changes an account’s name or password', {
    body: NewPassword,
    answer: PersonWithCodes,
    codes: ['name-taken', 'weak-password', 'wrong-password', 'prove-again'],
  }),
  'POST /api/session': tokenless('Signs in; the guest’s seats and tables pass to the account', {
    body: WithPassword,
    answer: Person,
    codes: ['wrong-password', 'has-account'],
  }),
  'POST /api/account/passkey/options': session('Options for the browser to create a passkey', {
    body: z.optional(NewPasskeyOptions),
    answer: Described,
    codes: ['name-taken', 'too-many', 'prove-again'],
  }),
  'POST /api/account/passkey': session('Stores a passkey that the browser has created', {
    body: NewPasskey,
    answer: PersonWithCodes,
    codes: ['passkey-failed', 'name-taken', 'too-many', 'prove-again'],
  }),
  'DELETE /api/account/passkey/:id': session('Removes a passkey and signs out your other devices', {
    params: KeyPath,
    answer: Person,
    codes: ['last-key', 'prove-again'],
  }),
  'POST /api/session/passkey/options': tokenless('Options for the browser to sign in with a passkey', {
    answer: Described,
  }),
  'POST /api/session/passkey': tokenless('Signs in with a passkey', {
    body: WithPasskey,
    answer: Person,
    codes: ['passkey-failed', 'has-account'],
  }),
} satisfies RouteTable;

export const RECOVERY_ROUTES = {
  'POST /api/account/codes': session('Replaces your recovery codes; the new ones are shown only this once', {
    answer: z.object({ codes: z.array(z.string()) }),
    codes: ['no-account', 'prove-again'],
  }),
  'POST /api/recovery': tokenless('Sets a new password by recovery code or e-mailed link; ends all other sessions', {
    body: Recovery,
    answer: Person,
    codes: ['wrong-code', 'weak-password', 'has-account'],
  }),
  'GET /api/recovery': anybody('How a lost password can be replaced, besides recovery codes', {
    answer: z.object({ mail: z.boolean() }),
  }),
  'POST /api/recovery/mail': anybody('Sends a recovery link to the confirmed address of an account, if there is one', {
    body: RecoveryMail,
    codes: ['not-offered'],
  }),
} satisfies RouteTable;

export const ALERT_ROUTES = {
  'GET /api/me/waiting': person('The tables waiting for you, and what happened there since your last move', {
    answer: z.object({ count: z.int(), tables: z.array(WaitingTable) }),
  }),
  'GET /api/me/news': person('Server-sent events: which tables are waiting for you, whenever that changes', {
    answer: 'events',
    codes: ['too-many'],
  }),
  'GET /api/me/alerts': session('Your alert settings and channels, and what this server can send', {
    answer: Alerts,
  }),
  'POST /api/me/alerts': session('Changes your alert settings', { body: AlertSettings, answer: Alerts }),
  'POST /api/me/alerts/devices': session('Adds a browser that receives pushes, or updates it', {
    body: NewPushDevice,
    answer: z.object({ alerts: Alerts, id: z.string() }),
    codes: ['address-refused', 'too-many'],
  }),
  'DELETE /api/me/alerts/devices/:id': session('Removes a browser that receives pushes', {
    params: KeyPath,
    answer: Alerts,
  }),
  'POST /api/me/alerts/mail': session('Sets your e-mail address, and sends a link to confirm it', {
    body: NewMail,
    answer: Alerts,
    codes: ['no-account', 'not-offered', 'prove-again', 'address-refused'],
  }),
  'DELETE /api/me/alerts/mail': session('Removes your e-mail address', { answer: Alerts, codes: ['prove-again'] }),
  'POST /api/me/alerts/webhook': session('Sets your webhook; its signing secret is shown only this once', {
    body: NewWebhook,
    answer: z.object({ alerts: Alerts, secret: z.string() }),
    codes: ['no-account', 'prove-again', 'address-refused'],
  }),
  'DELETE /api/me/alerts/webhook': session('Removes your webhook', { answer: Alerts }),
  'POST /api/me/alerts/test': session('Sends a test message over one channel', {
    body: AlertTest,
    answer: AlertTested,
    codes: ['not-found', 'not-offered', 'not-confirmed'],
  }),
  'POST /api/mail/confirm': anybody('Confirms an e-mail address, with the secret of the link sent to it', {
    body: WithLink,
    codes: ['wrong-code'],
  }),
  'GET /api/mail/stop/:link': anybody('Redirects from an e-mail to the page that stops them', {
    params: LinkPath,
    status: 303,
    answer: 'text',
  }),
  'POST /api/mail/stop/:link': anybody('Stops all alerts by e-mail, with the secret of an e-mail (RFC 8058)', {
    params: LinkPath,
    isForm: true,
    codes: ['wrong-code'],
  }),
} satisfies RouteTable;

export const TOKEN_ROUTES = {
  'GET /api/me/tokens': person('Your API tokens', {
    answer: z.object({ tokens: z.array(Token) }),
  }),
  'POST /api/me/tokens': session('Creates a token; its secret is shown only this once', {
    body: NewToken,
    answer: z.object({ token: Token, secret: z.string() }),
    codes: ['no-account', 'too-many', 'prove-again'],
  }),
  'DELETE /api/me/tokens/:id': session('Revokes a token', { params: KeyPath }),
} satisfies RouteTable;

export const TABLE_ROUTES = {
  'GET /api/me/tables': person('Your tables: unfinished ones first, then the newest', {
    answer: z.object({ tables: z.array(OwnTable) }),
  }),
  'GET /api/tables': anybody('Public tables to join or watch; `next` is the `after` of the next page', {
    query: z.object({
      game: z.optional(z.string().check(z.maxLength(40))),
      after: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: z.object({ tables: z.array(TableFacts), next: z.nullable(z.string()) }),
  }),
  'POST /api/tables': person('Creates a table', {
    body: NewTable,
    status: 201,
    answer: Made,
    codes: ['unknown-game', 'bad-options', 'too-many'],
  }),
  'GET /api/tables/:id': visitor('The public facts about a table, and your role at it', {
    params: TablePath,
    answer: z.object({ table: TableFacts, you: You }),
  }),
  'GET /api/tables/:id/record': anybody('The record of a finished game, with its secret', {
    params: TablePath,
    answer: 'text',
    codes: ['not-over'],
  }),
  'GET /api/tables/:id/socket': visitor('The game WebSocket: see docs/protocol.md', {
    params: TablePath,
    status: 101,
    answer: 'socket',
  }),
  'POST /api/tables/:id/begin': host(
    'Starts the game: closes the list of pledges; cards are dealt once all parts are revealed',
    {
      params: TablePath,
      body: z.optional(Beginning),
      codes: ['not-open', 'seats-open', 'too-soon', 'too-many'],
    },
  ),
  'POST /api/tables/:id/rematch': person(
    'Creates a rematch table with the same settings; later calls return that one',
    {
      params: TablePath,
      body: z.optional(Taking),
      answer: Made,
      codes: ['not-over', 'unknown-game', 'bad-options', 'too-many'],
    },
  ),
  'POST /api/tables/:id/arrange': host('Before the game, changes options, and the number and order of seats', {
    params: TablePath,
    body: Arrangement,
    codes: ['not-open', 'seat-taken', 'seat-reserved', 'bad-options', 'unknown-game'],
  }),
  'DELETE /api/tables/:id': host('Closes a table before the game', { params: TablePath, codes: ['not-open'] }),
  'POST /api/tables/:id/seats/:seat/take': person('Takes an open seat, or one offered during the game', {
    params: SeatPath,
    body: z.optional(Taking),
    codes: ['not-open', 'already-seated', 'seat-taken', 'seat-reserved', 'removed'],
  }),
  'POST /api/tables/:id/seats/:seat/bot': host('Seats a bot, or has one stand in for an absent player', {
    params: SeatPath,
    body: z.strictObject({ level: z.enum(LEVEL_NAMES) }),
    codes: ['seat-taken', 'seat-reserved', 'seat-kept', 'too-soon', 'not-playing', 'frozen'],
  }),
  'POST /api/tables/:id/seats/:seat/free': person('Before the game, reopens a seat; during it, offers one', {
    params: SeatPath,
    body: z.optional(z.strictObject({ word: z.optional(RemovalWord) })),
    codes: ['not-host', 'seat-reserved', 'seat-kept', 'not-playing', 'frozen'],
  }),
  'POST /api/tables/:id/seats/:seat/keep': person('Withdraws the offer of a seat', {
    params: SeatPath,
    codes: ['not-host', 'not-playing', 'frozen'],
  }),
  'POST /api/tables/:id/leave': person('Leaves your seat; during the game, a bot fills in for you', {
    params: TablePath,
    codes: ['not-playing', 'frozen'],
  }),
  'POST /api/tables/:id/return': person('Takes your seat back from the bot that filled in', {
    params: TablePath,
    codes: ['not-playing', 'frozen'],
  }),
} satisfies RouteTable;

/** Images for the previews of links. */
export const PICTURE_ROUTES = {
  'GET /api/tables/:id/picture': anybody(
    'The final board of a public game, 1200 × 630; `v` is the version in the preview of its link',
    {
      params: TablePath,
      query: z.object({ v: z.optional(z.string().check(z.maxLength(40))) }),
      answer: 'picture',
      codes: ['not-over'],
    },
  ),
} satisfies RouteTable;

/** Agreements of players during a game. */
export const AGREEMENT_ROUTES = {
  'POST /api/tables/:id/propose': person('Proposes to take back a turn, pause, add time, or stop without a result', {
    params: TablePath,
    body: z.strictObject({ kind: ProposalKind }),
    codes: ['not-playing', 'frozen', 'proposal-open', 'nothing-to-undo', 'second-thoughts', 'paused'],
  }),
  'POST /api/tables/:id/answer': person('Agrees to the proposal at a table, or refuses or withdraws it', {
    params: TablePath,
    body: z.strictObject({ proposal: z.int(), agrees: z.boolean() }),
    codes: ['not-playing', 'frozen', 'stale', 'nothing-to-undo'],
  }),
  'POST /api/tables/:id/resume': person('Resumes a paused game', {
    params: TablePath,
    codes: ['not-playing', 'frozen'],
  }),
} satisfies RouteTable;

/** Finding people and games. */
export const MEETING_ROUTES = {
  'GET /api/live': anybody(
    'Public live games that people play now, the newest first; `next` is the `after` of the next page',
    {
      query: z.object({
        game: z.optional(z.string().check(z.maxLength(40))),
        after: z.optional(z.string().check(z.maxLength(60))),
      }),
      answer: z.object({ tables: z.array(LiveTable), next: z.nullable(z.string()) }),
    },
  ),
  'GET /api/finished': anybody('Recently finished public games, the latest first', {
    query: z.object({ game: z.optional(z.string().check(z.maxLength(40))) }),
    answer: z.object({ tables: z.array(TableFacts) }),
  }),
  'GET /api/queue': anybody('How many people wait in quick play, by game, pace and players', {
    answer: z.object({ counts: z.array(QueueCount) }),
  }),
  'GET /api/queue/socket': person('The WebSocket of quick play: you wait as long as it is open; see docs/protocol.md', {
    status: 101,
    answer: 'socket',
    codes: ['too-many', 'unknown-game'],
  }),
} satisfies RouteTable;

export const ABOUT_ROUTES = {
  'GET /api/openapi.json': anybody('This description', { answer: Described }),
  'GET /health': anybody('Whether the process answers', { answer: z.object({ status: z.literal('ok') }) }),
  'GET /ready': anybody('For load balancers: whether to send requests here', {
    answer: z.object({ status: z.literal('ready'), degraded: z.optional(z.array(z.string())) }),
    otherwise: z.object({
      status: z.literal('not-ready'),
      missing: z.array(z.string()),
      degraded: z.optional(z.array(z.string())),
    }),
  }),
  'GET /metrics': operator('Prometheus metrics; needs the metrics token, or a request from the same machine', {
    answer: 'text',
  }),
} satisfies RouteTable;

/** Every route of the server. */
export const ROUTES = {
  ...ME_ROUTES,
  ...SIGN_IN_ROUTES,
  ...RECOVERY_ROUTES,
  ...ALERT_ROUTES,
  ...TOKEN_ROUTES,
  ...TABLE_ROUTES,
  ...PICTURE_ROUTES,
  ...AGREEMENT_ROUTES,
  ...MEETING_ROUTES,
  ...ABOUT_ROUTES,
};
export type Routes = typeof ROUTES;
