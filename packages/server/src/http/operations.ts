import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import {
  ERROR_CODES,
  Entropy,
  Me,
  Named,
  NewPasskey,
  NewPasskeyOptions,
  NewPassword,
  NewTable,
  NewToken,
  OwnTable,
  TableFacts,
  TableId,
  Token,
  WithPasskey,
  WithPassword,
  You,
} from '@ponts-bornes/protocol';
import * as z from 'zod/mini';

/** One request that the server answers, as clients are told of it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With names of parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Readonly<Record<string, z.ZodMiniType>>;
  readonly body?: z.ZodMiniType;
  /** The status of a good answer; 200 unless it says so. */
  readonly status?: number;
  /** JSON of a schema, a text, or a WebSocket. */
  readonly answer: z.ZodMiniType | 'text' | 'socket';
  /** What is said where it is not done, if it is no `Problem`. */
  readonly otherwise?: z.ZodMiniType;
}

/** Whatever is wrong: a code that clients have a sentence for, and where rules refuse, the rule and its facts. */
export const Problem = z.object({
  code: z.enum(ERROR_CODES),
  refusal: z.optional(
    z.object({
      rule: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
});

const Nothing = z.strictObject({});
const Person = z.object({ person: Me });
const Made = z.object({ id: TableId });
const Luck = z.strictObject({ entropy: Entropy });
/** What others have described: a browser's talk about passkeys is WebAuthn's. */
const Described = z.record(z.string(), z.unknown());

export const OPERATIONS: readonly Operation[] = [
  { method: 'GET', path: '/api/me', summary: 'Who one is', answer: z.object({ person: z.nullable(Me) }) },
  {
    method: 'POST',
    path: '/api/me',
    summary: 'Comes as a guest, with a cookie, or takes another nickname',
    body: Named,
    answer: Person,
  },
  {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Deletes the person with account, sessions and keys; their seats are left to bots, their name is gone',
    answer: Nothing,
  },
  { method: 'DELETE', path: '/api/me/session', summary: 'Signs out', answer: Nothing },
  {
    method: 'POST',
    path: '/api/account',
    summary: 'Gives the guest an account, or the account another name or password',
    body: NewPassword,
    answer: Person,
  },
  {
    method: 'POST',
    path: '/api/session',
    summary: 'Signs in; what the guest had is the account’s now',
    body: WithPassword,
    answer: Person,
  },
  {
    method: 'POST',
    path: '/api/account/passkey/options',
    summary: 'Options for the browser to make a passkey',
    body: NewPasskeyOptions,
    answer: Described,
  },
  {
    method: 'POST',
    path: '/api/account/passkey',
    summary: 'Keeps a passkey that the browser has made',
    body: NewPasskey,
    answer: Person,
  },
  { method: 'DELETE', path: '/api/account/passkey/:id', summary: 'Forgets a passkey', answer: Person },
  {
    method: 'POST',
    path: '/api/session/passkey/options',
    summary: 'Options for the browser to sign in with a passkey',
    answer: Described,
  },
  {
    method: 'POST',
    path: '/api/session/passkey',
    summary: 'Signs in with a passkey',
    body: WithPasskey,
    answer: Person,
  },
  {
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'The keys of programs that play in one’s name',
    answer: z.object({ tokens: z.array(Token) }),
  },
  {
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'Makes a key for a program; the secret is shown this once',
    body: NewToken,
    answer: z.object({ token: Token, secret: z.string() }),
  },
  { method: 'DELETE', path: '/api/me/tokens/:id', summary: 'Takes a key back', answer: Nothing },
  {
    method: 'GET',
    path: '/api/me/tables',
    summary: 'One’s own tables: those that go on first, then the newest',
    answer: z.object({ tables: z.array(OwnTable) }),
  },
  {
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables with a seat to take, or to watch',
    query: { game: z.string().check(z.maxLength(40)) },
    answer: z.object({ tables: z.array(TableFacts) }),
  },
  { method: 'POST', path: '/api/tables', summary: 'Makes a table', body: NewTable, status: 201, answer: Made },
  {
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'What a table is, and what it is to whoever asks',
    answer: z.object({ table: TableFacts, you: You }),
  },
  {
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record of a game that is over, with its secret',
    answer: 'text',
  },
  {
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/take',
    summary: 'Sits down, or takes over a seat that is offered',
    body: Luck,
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/bot',
    summary: 'For the host: a bot sits there, or plays for somebody who is away',
    body: z.strictObject({ level: z.enum(LEVEL_NAMES) }),
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/free',
    summary: 'For the host: the seat is open again, or in play offered to whoever comes',
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/leave',
    summary: 'Stands up; in play a bot goes on in one’s name',
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/return',
    summary: 'Takes up again the seat that a bot played for one',
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/begin',
    summary: 'For the host: begins, and may add to the luck anew',
    body: z.strictObject({ entropy: z.optional(Entropy) }),
    answer: Nothing,
  },
  {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary: 'The same table anew; asked twice it is the same one',
    body: Luck,
    answer: Made,
  },
  { method: 'DELETE', path: '/api/tables/:id', summary: 'For the host, before the game: closes it', answer: Nothing },
  {
    method: 'GET',
    path: '/api/tables/:id/socket',
    summary: 'The WebSocket over which is played: docs/protocol.md',
    status: 101,
    answer: 'socket',
  },
  { method: 'GET', path: '/api/openapi.json', summary: 'This description', answer: Described },
  {
    method: 'GET',
    path: '/health',
    summary: 'For whoever runs the server: whether the process answers',
    answer: z.object({ status: z.literal('ok') }),
  },
  {
    method: 'GET',
    path: '/ready',
    summary: 'For balancers: whether requests may be sent here',
    answer: z.object({ status: z.literal('ready'), degraded: z.optional(z.array(z.string())) }),
    otherwise: z.object({
      status: z.literal('not-ready'),
      missing: z.array(z.string()),
      degraded: z.optional(z.array(z.string())),
    }),
  },
  {
    method: 'GET',
    path: '/metrics',
    summary: 'For Prometheus, with the token for it or from the same machine',
    answer: 'text',
  },
];
