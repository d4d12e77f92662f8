import { expect, test } from 'vitest';
import { openExchange } from '../../bus/local.ts';
import { topicOf } from '../../bus/news.ts';
import { findOthers } from './known-presence.ts';
import { RemotePresence } from './remote-presence.ts';

test('people whose node has died do not count as present, although its card is still there', async () => {
  const exchange = openExchange();
  const here = (person: string): string => JSON.stringify({ people: [person], watchers: 0 });
  exchange.open('alive').put(topicOf('a'), here('ada'));
  exchange.open('dead').put(topicOf('a'), here('blaise'));
  const presence = new RemotePresence();
  const audience = {
    keepOnly: (living: ReadonlySet<string>) => void presence.keepOnly(living),
    setRemotePresence: (...told: Parameters<RemotePresence['put']>) => presence.put(...told),
  };
  await findOthers(exchange.open('own'), [{ id: 'a', audience }], async () => new Set(['alive']));
  expect(['ada', 'blaise'].map((person) => presence.isLooking(person))).toStrictEqual([true, false]);
});
