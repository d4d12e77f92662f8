import type { Me } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { Problem, call, callForText, isRefused } from './call.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers the next request and returns what was requested. */
const answering = (text: string, { status = 200, type = JSON_TYPE } = {}): (() => readonly unknown[]) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(text, { status, headers: { 'content-type': type } }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([path, asked]) => [asked?.method, path, asked?.body]).at(-1)!;
};
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('puts parameters into the path and sends the body as JSON', async () => {
    const asked = answering('{}');
    const level = 'easy';
    await call('POST /api/tables/:id/seats/:seat/bot', { params: { id: 'a/b', seat: 2 }, body: { level } });
    expect(asked()).toStrictEqual(['POST', '/api/tables/a%2Fb/seats/2/bot', '{"level":"easy"}']);
  });

  test('omits parameters that are not given', async () => {
    const asked = answering('{"tables":[],"next":null}');
    await call('GET /api/tables', { query: { game: undefined, after: 'a b' } });
    expect(asked()).toStrictEqual(['GET', '/api/tables?after=a+b', undefined]);
    await call('GET /api/tables', { query: {} });
    expect(asked()).toStrictEqual(['GET', '/api/tables', undefined]);
  });

  test('returns what the route declares', async () => {
    answering('{"person":null}');
    const { person } = await call('GET /api/me');
    expectTypeOf(person).toEqualTypeOf<Me | null>();
    expect(person).toBeNull();
    answering('a record', { type: 'text/plain' });
    expect(await callForText('GET /api/tables/:id/record', { params: { id: 'x' } })).toBe('a record');
  });

  test("rejects with one of the route's codes when refused", async () => {
    answering('{"code":"name-refused"}', { status: 400 });
    const problem = await call('POST /api/me', { body: { nickname: 'admin' } }).catch((error: unknown) => error);
    expect(isRefused<'POST /api/me'>(problem, 'name-refused')).toBe(true);
    expect(isRefused<'POST /api/me'>(problem, 'bad-request')).toBe(false);
    expectTypeOf<'seat-taken'>().not.toExtend<Parameters<typeof isRefused<'POST /api/me'>>[1]>();
  });

  test.each([
    ['<p>a page</p>', { type: 'text/html' }],
    ['<p>a page</p>', { status: 502, type: 'text/html' }],
    ['a record', { type: 'text/plain' }],
  ])('that no server answers is unreachable: %s %j', async (text, how) => {
    answering(text, how);
    await expect(call('GET /api/me')).rejects.toStrictEqual(new Problem('unreachable'));
  });
});
