import { expect, test } from 'vitest';
import { byChannel } from './items.ts';
import { NO_ALERTS } from './settings.ts';

type Kinds = typeof NO_ALERTS.kinds;

test('a person gets one alert per table, the most important one they want', () => {
  const items = [
    { what: 'begun', table: 'a', turn: null },
    { what: 'turn', table: 'b', turn: 4 },
    { what: 'deadline', table: 'b', turn: 4 },
    { what: 'turn', table: 'a', turn: 0 },
    { what: 'over', table: 'c', turn: null },
  ] as const;
  const kinds: Kinds = {
    ...NO_ALERTS.kinds,
    turn: ['push', 'mail'],
    deadline: ['push'],
    seat: ['push', 'webhook'],
    over: ['push'],
  };
  expect(byChannel(items, { ...NO_ALERTS, kinds })).toStrictEqual(
    new Map([
      ['push', [items[3], items[2], items[4]]],
      ['mail', [items[1], items[3]]],
      ['webhook', [items[0]]],
    ]),
  );
});

test('each channel gets the kinds it was chosen for', () => {
  const kinds: Kinds = { ...NO_ALERTS.kinds, turn: ['push', 'mail'], over: ['push'] };
  const items = [
    { what: 'choice', table: 'a', turn: 4 },
    { what: 'rematch', table: 'b', turn: null },
    { what: 'ready', table: 'c', turn: null },
  ] as const;
  expect(byChannel(items, { ...NO_ALERTS, kinds })).toStrictEqual(
    new Map([
      ['push', [items[0], items[1]]],
      ['mail', [items[0]]],
    ]),
  );
});
