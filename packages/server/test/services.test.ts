import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { execute, newDatabase, startPostgres, startRedis } from './services.ts';

test('databases of different test files are separate', async () => {
  const [one, other] = await Promise.all([newDatabase(), newDatabase()]);
  await execute(one, 'create table things (id integer)');
  expect(await execute(one, 'select * from things')).toStrictEqual([]);
  await expect(execute(other, 'select * from things')).rejects.toThrow('does not exist');
});

test('PostgreSQL keeps written data when stopped and when killed', async () => {
  const postgres = await startPostgres();
  await execute(postgres.url, 'create table things (id integer)');
  await postgres.stop();
  await expect(execute(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  await postgres.start();
  await execute(postgres.url, 'insert into things values (1)');
  await postgres.kill();
  await postgres.start();
  expect(await execute(postgres.url, 'select * from things')).toStrictEqual([{ id: 1 }]);
  await postgres.remove();
});

test('Redis comes back at the same address', async () => {
  const service = await startRedis();
  for (const end of [service.stop, service.kill]) {
    await end();
    await service.start();
    const redis = new Redis(service.url);
    expect(await redis.ping()).toBe('PONG');
    redis.disconnect();
  }
  await service.remove();
});
