import { expect, test } from 'vitest';
import { KnownNetworks } from './known-networks.ts';

test('people on the same network as last seen are neighbours', () => {
  const networks = new KnownNetworks();
  networks.note('ada', 'home');
  networks.note('blaise', 'home');
  networks.note('ada', 'school');
  expect(networks.networkOf('ada')).toBe('school');
  expect(networks.neighboursOf('blaise')).toStrictEqual(['blaise']);
  expect(networks.neighboursOf('a stranger')).toStrictEqual(['a stranger']);
});

test('at most ten thousand people are remembered', () => {
  const networks = new KnownNetworks();
  for (let count = 0; count < 10_005; count++) networks.note(`person ${count}`, 'flood');
  expect(networks.neighboursOf('person 10004')).toHaveLength(10_000);
  expect(networks.networkOf('person 4')).toBeNull();
  expect(networks.networkOf('person 5')).toBe('flood');
});
