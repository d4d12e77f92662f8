import { SPECTATOR } from '@ponts-bornes/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMessages, messages } from '../../i18n/messages.ts';
import { hasLost, headlineOf } from './headline.ts';

const NAMES = ['Nora', 'Aline', 'Basile', 'Luc'];
const TEAMS = [
  [0, 2],
  [1, 3],
];

const inWords = (...args: Parameters<typeof headlineOf>): readonly string[] => {
  const headline = headlineOf(...args);
  const names = 'seats' in headline ? headline.seats.map((seat) => NAMES[seat] ?? '') : [];
  return (['fr', 'en'] as const).map((language) =>
    messages(language, 'ending').headlines[headline.kind](names).replaceAll('\u00A0', ' '),
  );
};

beforeAll(async () => {
  await loadMessages('fr', 'ending');
  await loadMessages('en', 'ending');
});

describe('the headline', () => {
  test.each([
    ['the reader wins', [0], 0, undefined, ['Vous gagnez !', 'You win!']],
    ['another player wins', [1], 0, undefined, ['Aline gagne !', 'Aline wins!']],
    ['several people share the screen', [0], SPECTATOR, undefined, ['Nora gagne !', 'Nora wins!']],
    [
      'the reader shares the win',
      [0, 1],
      0,
      undefined,
      ['Vous gagnez à égalité avec Aline !', 'You share the win with Aline!'],
    ],
    [
      'others share the win',
      [1, 2, 3],
      0,
      undefined,
      ['Aline, Basile et Luc gagnent à égalité !', 'Aline, Basile and Luc share the win!'],
    ],
    ['the reader’s team wins', [0, 2], 2, TEAMS, ['Vous gagnez avec Nora !', 'You win with Nora!']],
    ['another team wins', [1, 3], 2, TEAMS, ['Aline et Luc gagnent !', 'Aline and Luc win!']],
    ['nobody wins', [], 0, undefined, ['Personne ne gagne', 'Nobody wins']],
  ] as const)('when %s', (_, winners, reader, sides, expected) => {
    expect(inWords({ winners, reader, sides })).toStrictEqual(expected);
  });

  test('only a player who did not win has lost', () => {
    expect(hasLost({ winners: [1], reader: 0 })).toBe(true);
    expect(hasLost({ winners: [0, 1], reader: 0 })).toBe(false);
    expect(hasLost({ winners: [1], reader: SPECTATOR })).toBe(false);
    expect(hasLost({ winners: [], reader: 0 })).toBe(false);
  });
});
