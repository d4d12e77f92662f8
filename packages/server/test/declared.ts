import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { ERROR_STATUS } from '@ponts-bornes/protocol';
import { Nothing, Problem, ROUTES, codesOf } from '@ponts-bornes/protocol/routes';
import type { Route } from '@ponts-bornes/protocol/routes';

interface Answer {
  readonly status: number;
  /** JSON, or text. */
  readonly body: unknown;
}

const PATTERNS = Object.entries<Route>(ROUTES).map(([key, route]) => ({
  route,
  pattern: new RegExp(`^${key.replaceAll('.', '[.]').replaceAll(/:\w+/g, '[^/?]+')}(?:[?]|$)`),
}));

/** Throws an `AssertionError` unless the route declares this response, without any undeclared fields. */
export const expectDeclared = (method: string, path: string, { status, body }: Answer): void => {
  const { route } = PATTERNS.find(({ pattern }) => pattern.test(`${method} ${path}`)) ?? {};
  if (route !== undefined && status < 400) {
    strictEqual(status, route.status ?? 200);
    expectFits(route.answer ?? Nothing, body);
  } else if (route?.otherwise === undefined) {
    expectFits(Problem, body);
    const { code } = Problem.parse(body);
    const codes = route === undefined ? ['not-found'] : codesOf(route);
    ok(codes.includes(code), `${method} ${path} does not declare ${code}`);
    strictEqual(status, ERROR_STATUS[code]);
  } else expectFits(route.otherwise, body);
};

const expectFits = (schema: NonNullable<Route['answer']>, body: unknown): void => {
  if (typeof schema === 'string') return strictEqual(typeof body, 'string');
  const { data, error } = schema.safeParse(body);
  ok(error === undefined, error?.message);
  deepStrictEqual(data, body);
};
