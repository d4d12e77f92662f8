import { expect, test } from 'vitest';
import { typeset, typesetSpeech } from './typeset.ts';

test('French punctuation stays with its word', () => {
  expect(typeset('fr', 'Ada : 23, « feu vert » ; gagné ! 60 % ?')).toBe(
    'Ada\u00A0: 23, «\u00A0feu vert\u00A0»\u00A0; gagné\u00A0! 60\u00A0%\u00A0?',
  );
});

test('a unit stays with its number', () => {
  expect(typeset('fr', 'Vous gagnez avec 1000 km !')).toBe('Vous gagnez avec 1000\u00A0km\u00A0!');
});

test('English is unchanged', () => {
  expect(typeset('en', 'Ada: 23 !')).toBe('Ada: 23 !');
});

test('the sentences of a game are typeset at every level', () => {
  const speech = {
    language: 'fr' as const,
    reasons: { best: 'c’est mieux !' },
    board: { lists: ['un ; deux'], count: (many: number) => `reste : ${many}` },
  };
  const set = typesetSpeech(speech);
  expect([set.reasons.best, ...set.board.lists, set.board.count(2)]).toStrictEqual([
    'c’est mieux\u00A0!',
    'un\u00A0; deux',
    'reste\u00A0: 2',
  ]);
});
