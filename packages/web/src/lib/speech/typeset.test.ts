import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('French signs stay with their words', () => {
  expect(typeset('fr', 'Ada : 23, « feu vert » ; gagné ! 60 % ?')).toBe('Ada : 23, « feu vert » ; gagné ! 60 % ?');
});

test('English is left as it is', () => {
  expect(typeset('en', 'Ada: 23 !')).toBe('Ada: 23 !');
});
