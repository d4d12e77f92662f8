import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { startServer } from '../test/process.ts';
import type { Program } from '../test/process.ts';
import { newDatabase, startRedis } from '../test/services.ts';

/** No data folder is used. */
const NOWHERE = '/dev/null/nowhere';
const PASSWORD = 'not-to-be-said';
const programs: Program[] = [];
let database = '';

const start = (env: NodeJS.ProcessEnv): Program => {
  const program = startServer(NOWHERE, env);
  programs.push(program);
  return program;
};

const changed = (change: Partial<URL>): string => Object.assign(new URL(database), change).href;

beforeAll(async () => {
  database = await newDatabase();
});
afterEach(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

describe('a server on PostgreSQL that cannot start explains why, without the password', () => {
  test.each([
    ['is not there', () => changed({ port: '1', password: PASSWORD }), "can't be used (DATABASE_URL): "],
    [
      'refuses the password',
      () => changed({ password: PASSWORD }),
      'rejected the user name or password in DATABASE_URL.',
    ],
    [
      'has no such database',
      () => changed({ pathname: '/none' }),
      'has no database none (DATABASE_URL): create it first.',
    ],
  ])('when it %s', async (_, url, sentence) => {
    const { code, stdout, stderr } = await start({ DATABASE_URL: url() }).ended;
    expect([code, stdout, stderr.split('\n').length]).toStrictEqual([1, '', 2]);
    expect(stderr).toContain(`PostgreSQL at ${new URL(url()).host} `);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain(new URL(url()).password);
  });

  test.each([
    [{ DATABASE_URL: `mysql://x:${PASSWORD}@host/db` }, /^DATABASE_URL must be an address such as postgres:/],
    [{ DATABASE_URL: PASSWORD }, /^DATABASE_URL must be an address such as postgres:/],
    [{ REDIS_URL: `http://:${PASSWORD}@host` }, /^REDIS_URL must be an address such as redis:/],
    [{ REDIS_URL: `redis://:${PASSWORD}@host` }, /^REDIS_URL needs DATABASE_URL/],
    [{ COOKIE_SECRET: PASSWORD }, /^COOKIE_SECRET must be at least 32 characters\.$/m],
  ])('when a variable is invalid (%#)', async (env, sentence) => {
    const { code, stderr } = await start(env).ended;
    expect([code, stderr.split('\n').length]).toStrictEqual([2, 2]);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain(PASSWORD);
  });
});

test('two servers on one PostgreSQL know the same people, with Redis, without it, and during an outage', async () => {
  const redis = await startRedis();
  const one = start({ DATABASE_URL: database, REDIS_URL: redis.url });
  const ada = new Client(await one.line('stdout'));
  await ada.call('POST', '/api/me', { nickname: 'Ada' });
  const alone = start({ DATABASE_URL: database });
  const [lonely, second] = await Promise.all([alone.line('stderr'), alone.line('stdout')]);
  expect(lonely).toBe('REDIS_URL is not set: with several nodes, changes take up to ten seconds to reach the others.');
  await redis.stop();
  const early = start({ DATABASE_URL: database, REDIS_URL: redis.url });
  const [warning, third] = await Promise.all([early.line('stderr'), early.line('stdout')]);
  expect(warning).toContain('Redis at 127.0.0.1:');
  for (const address of [second, third]) {
    ada.at(address);
    expect(await ada.call('GET', '/api/me')).toMatchObject({ person: { nickname: 'Ada' } });
  }
  await redis.remove();
});
