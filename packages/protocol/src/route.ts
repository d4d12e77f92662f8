import * as z from 'zod/mini';
import { ERROR_CODES } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call a route, and the codes with which it refuses others. */
export const WHO = {
  anybody: [],
  /** Anybody, but the answer depends on who they are. Unknown tokens are refused. */
  visitor: ['not-signed-in'],
  /** Anybody without a token. */
  tokenless: ['not-signed-in'],
  /** A guest or an account, by cookie or token. */
  person: ['not-signed-in'],
  /** The same, by cookie only: a token must not change how its owner signs in. */
  session: ['not-signed-in'],
  /** The host of the table. */
  host: ['not-signed-in', 'not-host'],
  /** The operator of the server. */
  operator: ['not-found'],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>;
export type Who = keyof typeof WHO;

/** Any request may be refused with these. `not-yours` includes changes requested by pages of other sites. */
export const COMMON_CODES = [
  'bad-request',
  'not-yours',
  'too-large',
  'too-fast',
  'try-again',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Method and path; `:name` is a parameter. */
export type RouteKey = `${'GET' | 'POST' | 'DELETE'} /${string}`;

/** One declaration, from which the handler's types, the OpenAPI description and the client's types are derived. */
export interface Route {
  readonly summary: string;
  readonly who: Who;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The status of a successful response, if not 200. */
  readonly status?: number;
  /** The schema of a JSON response, a text, a PNG, a WebSocket, or server-sent events; omitted: `{}`. */
  readonly answer?: z.ZodMiniType | 'text' | 'picture' | 'socket' | 'events';
  /** Whether other sites' servers may call it with a form, as mail providers do to unsubscribe. */
  readonly isForm?: boolean;
  /** The schema of a failed response, if not a `Problem`. */
  readonly otherwise?: z.ZodMiniType;
  /** Error codes beyond those implied by `who` and `params`. */
  readonly codes?: readonly ErrorCode[];
}

/** The response of a route that declares none. */
export const Nothing = z.strictObject({});

/**
 * Declares routes for some callers. `NoInfer` keeps a route without extra fields from taking its type from its context.
 */
export const routeFor =
  <Caller extends Who>(who: Caller) =>
  <const Rest extends Omit<Route, 'summary' | 'who'> = Record<never, never>>(
    summary: string,
    rest?: Rest,
  ): Pick<Route, 'summary'> & { readonly who: Caller } & NoInfer<Rest> => ({ summary, who, ...(rest as Rest) });

export type RouteTable = Readonly<Record<RouteKey, Route>>;

/**
 * A failed response: a code that clients have a sentence for; if the rules refused, the rule and its data; with
 * `too-soon`, the seconds to wait.
 */
export const Problem = z.object({
  code: z.enum(ERROR_CODES),
  refusal: z.optional(
    z.object({
      rule: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  wait: z.optional(z.int()),
});

/** All error codes of a route. */
export const codesOf = ({ who, params, codes = [] }: Route): readonly ErrorCode[] => [
  ...WHO[who],
  ...(params === undefined ? [] : (['not-found'] as const)),
  ...codes,
  ...COMMON_CODES,
];

export type CodeOf<Declared extends Route> =
  | (typeof COMMON_CODES)[number]
  | (typeof WHO)[Declared['who']][number]
  | (Declared extends { readonly params: object } ? 'not-found' : never)
  | (Declared extends { readonly codes: readonly (infer Code)[] } ? Code : never);

export type AnswerOf<Declared extends Route> = Declared extends { readonly answer: infer Answer }
  ? Answer extends z.ZodMiniType
    ? z.output<Answer>
    : Answer extends 'picture'
      ? Uint8Array
      : string
  : z.output<typeof Nothing>;

type PartOf<Declared> = keyof Declared & ('params' | 'query' | 'body');
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;
type Input<Schema> = Schema extends z.ZodMiniType ? ReadonlyJson<z.input<Schema>> : never;

/** The parts of a request, as parsed by the server. */
export type ReadParts<Declared extends Route> = {
  readonly [Part in PartOf<Declared>]: Output<Declared[Part]>;
};

/** The parts of a request, as passed by a client. Parameters have their parsed type. */
export type SentParts<Declared extends Route> = {
  readonly [Part in PartOf<Declared> as undefined extends Input<Declared[Part]> ? never : Part]: Part extends 'params'
    ? Output<Declared[Part]>
    : Input<Declared[Part]>;
} & {
  readonly [Part in PartOf<Declared> as undefined extends Input<Declared[Part]> ? Part : never]?: Input<Declared[Part]>;
};

/** A deeply readonly JSON value. */
export type ReadonlyJson<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadonlyJson<Value[Key]> }
  : Value;
