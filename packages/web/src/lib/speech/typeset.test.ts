import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('French signs stay with their words', () => {
  expect(typeset('fr', 'Ada : 23, « feu vert » ; gagné ! 60 % ?')).toBe(
    'Ada\u00A0: 23, «\u00A0feu vert\u00A0»\u00A0; gagné\u00A0! 60\u00A0%\u00A0?',
  );
});

test('English is left as it is', () => {
  expect(typeset('en', 'Ada: 23 !')).toBe('Ada: 23 !');
});
