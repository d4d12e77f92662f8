import { expect, test } from 'vitest';
import { StoppedTables } from './stopped-tables.ts';
import type { Thawed } from './frozen-tables.ts';

const SWEEP = 2000;

test('after a table whose rules hang, the others wait a while, and one that can’t be read comes last', async () => {
  const frozen = ['one', 'hangs', 'gone', 'two', 'three'];
  const tried: string[] = [];
  const thaw = async (id: string): Promise<Thawed> => {
    tried.push(id);
    if (id === 'gone' && tried.filter((each) => each === id).length === 1) throw new Error('unreadable');
    return id === 'hangs' ? 'hung' : 'resumed';
  };
  let time = 0;
  const stopped = new StoppedTables(
    { list: async (most) => frozen.slice(0, most), now: () => time, report: () => {} },
    thaw,
  );
  await stopped.read();
  expect(tried).toStrictEqual(['one', 'hangs']);
  for (; time < 60_000; time += SWEEP) await stopped.thawNext();
  expect(tried).toStrictEqual(['one', 'hangs']);
  for (let sweep = 0; sweep < 10; sweep++) await stopped.thawNext();
  expect(tried).toStrictEqual(['one', 'hangs', 'gone', 'two', 'three', 'gone']);
});
